package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** S-69 – S-103: costs, triggers and their moments. */
class Scenarios069To103Test {

    @Test
    @Scenario("S-69")
    @Rule({"EMP-7.2", "EMP-15.6"})
    void an_unrest_with_one_other_card_cannot_be_paid_by_discarding_two() {
        var table = Table.of("greeks", "romans")
                .inPlay(0, "monument")
                .hand(0, "unrest", "glory")
                .activate(0);
        table.expectNotOffered(0, "play unrest", "exhaust monument")
                .expectBlocked(0, "play unrest", EmpiresSentence.CANNOT_PAY)
                .expectBlocked(0, "exhaust monument", EmpiresSentence.CANNOT_PAY);
        var cheaper = Table.of("greeks", "romans")
                .empire(0)
                .inPlay(0, "direct-democracy")
                .hand(0, "unrest", "glory");
        cheaper.activate(0).pick("play unrest").expectResolved().expectHand(0).expectDiscard(0, "glory");
    }

    @Test
    @Scenario("S-70")
    @Rule({"EMP-19.1", "EMP-13.3"})
    void vikings_look_only_at_unrest_from_the_pile() {
        var acquired = Table.of("vikings", "greeks")
                .nation(0, "combs", "skis", "sagas")
                .accession(0, "harald-hardrada")
                .market(2, "elders")
                .tokens(0, 3, 0, 0)
                .play(0, "advance");
        acquired.expectResolved().expectHand(0, "elders", "unrest");
        var table = Table.of("vikings", "greeks")
                .nation(0, "combs", "skis", "sagas")
                .accession(0, "harald-hardrada")
                .empire(1)
                .play(1, "corruption");
        table.expectAsked(0, EmpiresSentence.ASK_NATION_BOTTOM)
                .expectUnrestInHand(0, 1)
                .pick(0, "bottom");
        table.expectResolved().expectNation(0, "skis", "sagas", "combs").expectTokens(1, 2, 0, 1);
    }

    @Test
    @Scenario("S-71")
    @Rule({"EMP-14.2", "EMP-17.3"})
    void tucking_the_last_unrest_is_a_collapse_too() {
        var table = Table.of("greeks", "romans")
                .market(2, "elders")
                .small(Suit.UNCIVILISED, "town")
                .tokens(0, 3, 0, 0)
                .unrest(1)
                .play(0, "advance");
        table.expectOver().expectCollapsed(true).expectTucked(2, true).expectHand(0, "elders", "unrest");
        assertThat(Scoring.unrest(table.s, 0)).isEqualTo(1);
        var region = Table.of("greeks", "romans")
                .market(2, "elders")
                .mainDeck("hills", "cape")
                .tokens(0, 3, 0, 0)
                .unrest(1)
                .play(0, "advance");
        region.expectResolved().expectCollapsed(false).expectMarket(2, "hills").expectUnrestPile(1);
    }

    @Test
    @Scenario("S-72")
    @Rule({"EMP-13.14", "EMP-14.2"})
    void exile_returns_the_tucked_unrest_before_the_refill_takes_one() {
        var civilised =
                Table.of("greeks", "romans").market(3, "education").unrest(1).small(Suit.CIVILISED, "temple");
        civilised
                .play(0, "steppe")
                .expectResolved()
                .expectCollapsed(false)
                .expectUnrestPile(1)
                .expectMarket(3, "temple");
        var region =
                Table.of("greeks", "romans").market(3, "education").unrest(1).mainDeck("hills", "cape");
        region.play(0, "steppe")
                .expectResolved()
                .expectUnrestPile(2)
                .expectMarket(3, "hills")
                .expectExile("education");
    }

    @Test
    @Scenario("S-73")
    @Rule({"EMP-13.4", "EMP-14.3"})
    void the_main_deck_is_empty_only_after_shuffling_back() {
        var taken = Table.of("greeks", "romans")
                .mainDeck("aksumites")
                .tokens(0, 3, 0, 0)
                .play(0, "diplomacy");
        taken.expectResolved().expectHand(0, "aksumites").expectScoringTriggered(true);
        var none = Table.of("greeks", "romans")
                .mainDeck("hills", "cape")
                .tokens(0, 3, 0, 0)
                .play(0, "diplomacy");
        none.expectResolved()
                .expectTokens(0, 0, 0, 2)
                .expectScoringTriggered(false)
                .expectCount(Places.MAIN, 2);
        var empty = Table.of("greeks", "romans").tokens(0, 3, 0, 0).play(0, "diplomacy");
        empty.expectResolved().expectTokens(0, 0, 0, 2).expectScoringTriggered(false);
    }

    @Test
    @Scenario("S-74")
    @Rule({"EMP-7.5", "EMP-20.2", "EMP-L-3.1"})
    void the_grand_trunk_road_pays_for_two_regions() {
        var table = Table.of("mauryans", "greeks")
                .empire(0)
                .inPlay(0, "grand-trunk-road", "gandhara")
                .fame("great", "glorious", "marvellous")
                .hand(0, "glory")
                .exhaust(0, "grand-trunk-road");
        table.expectTokens(0, 1, 0, 1).expectTokens(1, 1, 0, 0).expectExhausts(0, 4);
        table.pick("play glory", "fame great").expectResolved().expectPlay(0);
        table.expectDiscard(0, "glory", "grand-trunk-road", "gandhara").expectExhausts(0, 4);
        // played again, it carries no token
        table.s.toHand(0, table.lying(Places.discard(0), "grand-trunk-road"));
        table.activate(0)
                .pick("play grand-trunk-road", "exhaust grand-trunk-road")
                .expectExhausts(0, 3);
    }

    @Test
    @Scenario("S-75")
    @Rule({"EMP-13.22", "EMP-24.10"})
    void an_option_that_cannot_be_done_in_full_may_not_be_chosen() {
        var one = Table.of("greeks", "romans")
                .inPlay(0, "mysticism")
                .hand(0, "glory")
                .solstice(0);
        one.expectResolved().expectHand(0, "glory", "unrest");
        var two = Table.of("greeks", "romans")
                .inPlay(0, "mysticism")
                .hand(0, "glory", "advance")
                .solstice(0);
        two.expectOptions(0, "choose 1", "choose 2").pick("choose 2").expectHand(0);
    }

    @Test
    @Scenario("S-76")
    @Rule("EMP-11.2")
    void a_rebuild_in_another_turn_marks_the_nation_deck_until_the_own_clean_up() {
        var table = Table.of("romans", "greeks")
                .nation(1, "city-of-athens", "plains-of-thessaly")
                .accession(1, "olympic-games")
                .discard(1, "settlers")
                .play(0, "prosperity")
                .pick("no")
                .pick(1, "yes")
                .expectExhausts(1, 4);
        table.discard(1, "conquer")
                .draw(1, 3)
                .expectNation(1, "plains-of-thessaly")
                .expectExhausts(1, 4);
    }

    @Test
    @Scenario("S-77")
    @Rule({"EMP-7.3", "EMP-10.2"})
    void archers_exhausted_in_another_turn_stay_exhausted_until_the_own_clean_up() {
        var table = Table.of("romans", "scythians")
                .empire(0)
                .inPlay(1, "mounted-archers")
                .actions(0, 3);
        table.play(0, "corruption").pick(1, "exhaust mounted-archers").expectExhausts(1, 4);
        table.hand(0, "persian-gold").activate(0).pick("play persian-gold");
        table.expectResolved().expectUnrestInHand(1, 1).expectExhausted(1, "mounted-archers", true);
        table.cleanUp(1)
                .pick("done")
                .expectExhausted(1, "mounted-archers", false)
                .expectExhausts(1, 5);
    }

    @Test
    @Scenario("S-78")
    @Rule({"EMP-7.2", "EMP-13.27", "EMP-24.3"})
    void a_nested_play_is_resolved_with_its_reactions_before_the_outer_card_goes_on() {
        var table = Table.of("macedonians", "greeks")
                .empire(0)
                .inPlay(0, "companion-cavalry")
                .deck(0, "glory", "advance")
                .market(1, "jungle")
                .play(0, "parmenion");
        table.pick("yes").expectAsked(0, EmpiresSentence.ASK_PLAY_ACQUIRED).pick("play jungle");
        table.expectAsked(0, EmpiresSentence.ASK_REACT)
                .expectTokens(0, 0, 1, 0)
                .expectPlay(0, "companion-cavalry", "parmenion", "jungle");
        table.pick("exhaust companion-cavalry")
                .expectResolved()
                .expectHand(0, "glory")
                .expectHistory(0, "parmenion");
    }

    @Test
    @Scenario("S-79")
    @Rule({"EMP-16.1", "EMP-16.2"})
    void the_army_comes_before_the_owners_own_protection() {
        var table = Table.of("romans", "greeks")
                .market(1, "hills")
                .tokens(0, 0, 0, 1)
                .inPlay(1, "standing-army", "cape", "oasis")
                .play(0, "roman-expansion");
        table.expectAsked(0, EmpiresSentence.ASK_ARMY).pick("yes");
        table.expectAsked(1, EmpiresSentence.ASK_PROTECT).pick("recall cape");
        table.expectTokens(1, 0, 0, 1).expectPlay(1, "standing-army", "oasis").expectHand(1, "cape");
    }

    @Test
    @Scenario("S-80")
    @Rule("EMP-13.31")
    void ambassador_copies_an_exhaust_effect() {
        var table = Table.of("greeks", "romans")
                .inPlay(0, "ambassador")
                .inPlay(1, "town")
                .exhausted(1, "town");
        table.exhaust(0, "ambassador")
                .expectAsked(0, EmpiresSentence.ASK_MAY)
                .pick("yes")
                .pick(1, "no");
        table.expectResolved().expectTokens(0, 2, 0, 0).expectTokens(1, 0, 0, 0).expectExhausts(0, 4);
        Table.of("greeks", "utopians")
                .inPlay(0, "ambassador")
                .inPlay(1, "monastery")
                .hand(0, "lost-scroll", "glory")
                .activate(0)
                .expectBlocked(0, "exhaust ambassador", EmpiresSentence.CANNOT_PAY);
        var pass = Table.of("greeks", "romans")
                .inPlay(0, "ambassador")
                .inPlay(1, "sacred-pass")
                .nation(0, "city-of-athens", "plains-of-thessaly")
                .hand(0, "glory")
                .exhaust(0, "ambassador")
                .pick("yes");
        pass.expectResolved().expectPlay(1, "sacred-pass").expectHand(0, "glory");
        assertThat(pass.log()).contains("P1 looks at the top card of the nation deck");
    }

    @Test
    @Scenario("S-81")
    @Rule({"EMP-16.3", "EMP-16.5"})
    void king_of_kings_is_resolved_once_a_side() {
        var table = Table.of("romans:a", "greeks")
                .inPlay(0, "hills", "cape", "oasis")
                .play(0, "glory");
        table.expectResolved().expectTokens(0, 0, 0, 6);
        for (int progress : new int[] {10, 10}) {
            table.inPlay(0).actions(0, 3);
            for (var region : new String[] {"hills", "cape", "oasis"}) {
                table.s.layInPlay(0, table.lying(Places.discard(0), region));
            }
            table.s.toHand(0, table.lying(Places.discard(0), "glory"));
            table.activate(0).pick("play glory").expectResolved().expectTokens(0, 0, 0, progress);
        }
    }

    @Test
    @Scenario("S-82")
    @Rule("EMP-24.5")
    void the_permission_of_combs_ends_with_the_next_play() {
        var table = Table.of("vikings", "greeks")
                .inPlay(0, "combs")
                .tokens(0, 0, 1, 0)
                .hand(0, "unrest", "education")
                .activate(0)
                .pick("exhaust combs")
                .expectOffered(0, "play education")
                .pick("play unrest");
        table.expectNotOffered(0, "play education");
    }

    @Test
    @Scenario("S-83")
    @Rule({"EMP-19.1", "EMP-17.1"})
    void egyptians_bring_harald() {
        var table =
                Table.of("vikings", "greeks").accession(0, "harald-hardrada").play(0, "egyptians");
        table.expectResolved().expectDiscard(0, "harald-hardrada", "egyptians").expectEmpire(0, false);
        table.expectScoringTriggered(true);
    }

    @Test
    @Scenario("S-84")
    @Rule("EMP-13.11")
    void a_knight_goes_under_a_region_and_triggers_its_play_effect() {
        var table = Table.of("macedonians", "greeks")
                .empire(0)
                .inPlay(0, "hills", "companion-cavalry")
                .market(2, "elders")
                .market(4, "river")
                .hand(0, "unrest")
                .play(0, "cataphract");
        table.pick("no", "yes").expectTokens(0, 0, 1, 0).pick("exile elders", "yes");
        table.expectResolved()
                .expectGarrison(0, "hills", "cataphract", "unrest")
                .expectDiscard(0);
        table.expectExile("elders");
    }

    @Test
    @Scenario("S-85")
    @Rule({"EMP-20.5", "EMP-24.8", "EMP-L-9.5"})
    void material_on_a_card_paid_for_with_a_fertile_card_is_gained_by_way_of_it() {
        var table = Table.of("carthaginians", "greeks")
                .empire(0)
                .inPlay(0, "trading-ships", "iberia", "domestication")
                .market(4, "cape")
                .on(4, Token.MATERIAL, 3)
                .exhaust(0, "trading-ships")
                .pick("yes");
        table.expectAsked(0, EmpiresSentence.ASK_REACT).expectTokens(0, 3, 0, 0).pick("exhaust domestication");
        table.expectResolved().expectTokens(0, 3, 0, 1).expectHand(0, "iberia", "cape");
    }

    @Test
    @Scenario("S-86")
    @Rule({"EMP-16.1", "EMP-24.4"})
    void gains_counted_per_victim_leave_out_the_protected() {
        var table = Table.of("romans", "greeks", "celts")
                .empire(0)
                .inPlay(1, "city")
                .inPlay(2, "city", "cape")
                .play(0, "onager")
                .pick(2, "recall cape");
        table.expectResolved().expectDiscard(1, "city").expectPlay(2, "city").expectTokens(0, 2, 0, 0);
    }

    @Test
    @Scenario("S-87")
    @Rule("EMP-17.3")
    void a_collapse_in_the_middle_of_a_cost_leaves_the_rest_undone() {
        var table = Table.of("scythians:a", "greeks")
                .unrest(1)
                .small(Suit.REGION, "hills")
                .mainDeck("cape");
        table.exhaust(0, "scythians-power").expectOver().expectCollapsed(true).expectHand(0, "unrest");
        table.expectCount(Places.small(Suit.REGION), 1);
    }

    @Test
    @Scenario("S-88")
    @Rule({"EMP-24.8", "EMP-16.1"})
    void celts_react_to_a_card_of_two_suits_and_it_is_no_attack() {
        var table = Table.of("celts:a", "greeks", "romans")
                .market(2, "city")
                .tokens(0, 5, 0, 0)
                .inPlay(1, "cape")
                .play(0, "advance")
                .pick("choose 2", "suit civilised", "break-through city");
        table.expectAsked(0, EmpiresSentence.ASK_REACT).pick("exhaust celts-power");
        table.expectResolved().expectUnrestInHand(1, 1).expectUnrestInHand(2, 1).expectPlay(1, "cape");
    }

    @Test
    @Scenario("S-89")
    @Rule({"EMP-24.8", "EMP-7.3", "EMP-19.3"})
    void carthaginians_gain_the_material_again_but_not_when_they_innovate() {
        var table = Table.of("carthaginians:a", "greeks")
                .market(1, "hills")
                .on(1, Token.MATERIAL, 2)
                .on(1, Token.PROGRESS, 1)
                .tokens(0, 0, 2, 0)
                .play(0, "conquer");
        table.expectAsked(0, EmpiresSentence.ASK_REACT).expectTokens(0, 2, 0, 1).pick("exhaust carthaginians-power");
        table.expectResolved().expectTokens(0, 4, 0, 1);
        var innovate = Table.of("carthaginians:a", "greeks")
                .market(1, "hills")
                .on(1, Token.MATERIAL, 2)
                .small(Suit.REGION, "cape")
                .turn(0)
                .pick("innovate", "suit region", "break-through hills");
        innovate.expectTokens(0, 2, 0, 0).expectAsked(0, EmpiresSentence.ASK_CLEAN_UP);
    }

    @Test
    @Scenario("S-90")
    @Rule({"EMP-15.2", "EMP-26.1"})
    void the_payer_is_asked_only_when_there_is_more_than_one_way() {
        var table = Table.of("greeks", "romans")
                .market(1, "hills")
                .tokens(0, 0, 2, 2)
                .hand(0, "conquer")
                .activate(0);
        table.pick("play conquer", "choose 1")
                .expectOptions(0, "pay 0", "pay 1", "pay 2")
                .pick("pay 1");
        table.expectTokens(0, 0, 1, 1);
        var forced = Table.of("greeks", "romans")
                .market(1, "hills")
                .tokens(0, 0, 1, 1)
                .play(0, "conquer");
        forced.expectResolved().expectTokens(0, 0, 0, 0);
    }

    @Test
    @Scenario("S-91")
    @Rule("EMP-17.1")
    void the_last_development_triggers_scoring() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .tokens(0, 0, 3, 0)
                .development(0, "legions")
                .discard(0, "glory")
                .draw(0, 1)
                .pick("develop legions");
        table.expectScoringTriggered(true);
        assertThat(table.s.lastRound).isEqualTo(table.s.round + 1);
    }

    @Test
    @Scenario("S-92")
    @Rule("EMP-17.3")
    void a_collapse_overrides_the_countdown() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .unrest(1)
                .tokens(0, 0, 0, 0)
                .tokens(1, 0, 0, 40);
        table.s.lastRound = table.s.round;
        table.play(0, "corruption").expectOver().expectCollapsed(true).expectShare(1, 0);
    }

    @Test
    @Scenario("S-93")
    @Rule("EMP-15.6")
    void only_tokens_keep_a_card_from_being_played() {
        Table.of("greeks", "romans")
                .tokens(0, 2, 0, 0)
                .hand(0, "diplomacy")
                .activate(0)
                .expectBlocked(0, "play diplomacy", EmpiresSentence.CANNOT_PAY);
        var table = Table.of("vikings", "greeks")
                .tokens(0, 0, 1, 0)
                .deck(0, "iceland")
                .play(0, "erik-the-red");
        table.expectResolved()
                .expectTokens(0, 0, 1, 0)
                .expectExile("erik-the-red")
                .expectDeck(0, "iceland");
        Table.of("vikings", "greeks")
                .hand(0, "erik-the-red")
                .activate(0)
                .expectBlocked(0, "play erik-the-red", EmpiresSentence.CANNOT_PAY);
    }

    @Test
    @Scenario("S-94")
    @Rule({"EMP-5.5", "EMP-11.2"})
    void an_unrest_in_the_nation_deck_counts_when_it_comes_out() {
        var table = Table.of("romans", "greeks").nation(0, "unrest", "raetia").accession(0, "julius-caesar");
        assertThat(Scoring.unrest(table.s, 0)).isZero();
        table.expectScore(0, 0)
                .draw(0, 1)
                .expectUnrestInHand(0, 1)
                .expectNation(0, "raetia")
                .expectScore(0, -2);
    }

    @Test
    @Scenario("S-95")
    @Rule("EMP-13.4")
    void with_an_empty_region_deck_there_are_two_ways() {
        Table.of("greeks", "romans")
                .market(1, "hills")
                .mainDeck("cape", "oasis", "elders")
                .tokens(0, 0, 3, 0)
                .play(0, "conquer")
                .pick("choose 2", "suit region")
                .expectOptions(0, "break-through hills", "reveal");
    }

    @Test
    @Scenario("S-96")
    @Rule({"EMP-12.1", "EMP-12.3"})
    void the_player_orders_the_solstice_effects_each_once() {
        var table = Table.of("romans", "greeks")
                .inPlay(0, "town", "city")
                .hand(0, "glory")
                .deck(0, "advance");
        table.solstice(0).expectOptions(0, "resolve town", "resolve city").pick("resolve town", "yes", "choose 2");
        table.expectHistory(0, "town").expectTokens(0, 0, 0, 2);
        table.pick("yes", "choose 3").expectResolved().expectHand(0, "advance").expectDiscard(0, "glory");
    }

    @Test
    @Scenario("S-97")
    @Rule("EMP-17.2")
    void a_trigger_at_the_solstice_belongs_to_the_round_just_ending() {
        var table = Table.of("utopians", "greeks").tokens(0, 0, 24, 0);
        var s = table.s;
        int path = table.lying(Places.powers(0), "visions-of-shangri-la");
        s.zones().move(path, Places.BOX);
        s.layBesidePower(0, table.lying(Places.path(0), "gates-of-shangri-la"));
        s.turnToSideB(table.lying(Places.powers(0), "gates-of-shangri-la"));
        s.round = 7;
        table.solstice(0).expectScoringTriggered(true);
        assertThat(s.lastRound).isEqualTo(8);
    }

    @Test
    @Scenario("S-98")
    @Rule({"EMP-16.1", "EMP-16.2"})
    void each_player_is_protected_or_not_by_itself() {
        var table = Table.of("romans", "greeks", "celts", "vikings")
                .empire(0)
                .inPlay(1, "wilderness")
                .inPlay(2, "cape")
                .inPlay(3, "standing-army")
                .play(0, "corruption")
                .pick(1, "recall wilderness")
                .pick(2, "no");
        table.expectResolved().expectUnrestInHand(1, 0).expectUnrestInHand(2, 1).expectUnrestInHand(3, 0);
        table.expectTokens(0, 2, 0, 1).expectTokens(2, 2, 0, 0).expectTokens(3, 0, 0, 0);
    }

    @Test
    @Scenario("S-99")
    @Rule("EMP-13.23")
    void a_card_given_away_belongs_to_the_receiver() {
        var table = Table.of("greeks", "romans")
                .empire(0)
                .discard(0, "unrest")
                .hand(0, "glory")
                .play(0, "exports");
        table.expectAsked(0, EmpiresSentence.ASK_GIVE).pick("give unrest");
        table.expectResolved().expectHand(1, "unrest").expectScore(1, -2);
        assertThat(Scoring.unrest(table.s, 1)).isEqualTo(1);
        var one =
                Table.of("greeks", "romans", "celts").empire(0).hand(0, "glory").play(0, "exports");
        one.expectResolved().expectHand(1, "glory").expectHand(2);
    }

    @Test
    @Scenario("S-100")
    @Rule("EMP-13.17")
    void a_named_card_is_found_in_the_first_place_and_no_further_place_is_searched() {
        var table = Table.of("mauryans", "greeks")
                .hand(0, "indian-elephants")
                .deck(0, "magadha", "indian-elephants-barbarian", "prosperity")
                .play(0, "chandragupta");
        table.expectResolved().expectDiscard(0, "indian-elephants").expectHistory(0, "chandragupta");
        table.expectDeck(0, "magadha", "indian-elephants-barbarian", "prosperity");
        assertThat(table.s.zones().knows(0, table.s.zones().first(Places.deck(0))))
                .isTrue();
    }

    @Test
    @Scenario("S-101")
    @Rule({"EMP-11.4", "EMP-24.5"})
    void a_single_card_drawn_is_the_one_to_discard() {
        var table =
                Table.of("romans", "greeks").exhausts(0, 0).discard(0, "glory").play(0, "oracle");
        table.expectResolved().expectHand(0).expectDiscard(0, "glory", "oracle").expectDeck(0);
    }

    @Test
    @Scenario("S-102")
    @Rule("EMP-13.15")
    void vikings_may_choose_history_for_a_card_of_the_discard_pile_and_it_stays_there() {
        var table = Table.of("vikings", "greeks")
                .discard(0, "glory")
                .play(0, "leadership")
                .pick("choose 2");
        table.expectResolved().expectDiscard(0, "glory", "leadership").expectHistory(0);
    }

    @Test
    @Scenario("S-103")
    @Rule({"EMP-19.7", "EMP-11.6"})
    void without_a_nation_deck_nothing_is_gained() {
        var table = Table.of("utopians", "greeks").play(0, "egyptians");
        table.expectResolved().expectHistory(0, "egyptians").expectDiscard(0).expectEmpire(0, false);
    }
}
