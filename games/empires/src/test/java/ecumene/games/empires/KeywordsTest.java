package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** EMP-13, EMP-15, EMP-16: the keywords of the cards, paying, fame. */
class KeywordsTest {

    @Test
    @Rule("EMP-13.2")
    void default_places() {
        var table = Table.of("scythians", "greeks")
                .inPlay(0, "tamga")
                .hand(0, "glory")
                .deck(0, "advance", "conquer");
        table.exhaust(0, "tamga").expectDiscard(0, "glory").expectHand(0, "advance", "conquer");
        var mosaics =
                Table.of("macedonians", "greeks").empire(0).inPlay(0, "mosaics").tokens(0, 1, 0, 0);
        mosaics.discard(0, "glory", "advance")
                .exhaust(0, "mosaics")
                .pick("take glory")
                .expectHand(0, "glory");
        var minoans =
                Table.of("romans", "greeks").hand(0, "glory").deck(0, "advance").play(0, "minoans");
        minoans.expectResolved().expectDeck(0, "glory", "advance").expectTokens(0, 0, 0, 2);
    }

    @Test
    @Rule({"EMP-13.5", "EMP-Q-EXHAUSTBACK"})
    void an_exhaust_token_comes_back_from_a_card_but_not_from_the_one_that_takes_it() {
        var table = Table.of("olmecs", "greeks")
                .inPlay(0, "olmec-hieroglyphics", "calendar", "religion")
                .exhausted(0, "religion")
                .exhausts(0, 2)
                .actions(0, 0)
                .exhaust(0, "olmec-hieroglyphics");
        table.expectResolved().expectExhausted(0, "religion", false).expectExhausts(0, 2);
        table.expectExhausted(0, "olmec-hieroglyphics", true);
        // the marks on nation deck and development area stay
        var marks = Table.of("romans", "greeks").hand(0, "olmecs");
        marks.s.markNation(0, true);
        marks.play(0, "olmecs").expectResolved();
        assertThat(marks.s.nationMarked(0)).isTrue();
    }

    @Test
    @Rule({"EMP-13.6", "EMP-15.1", "EMP-15.7"})
    void paying_goes_from_the_pool_to_the_supply_and_actions_from_the_state_card() {
        var table = Table.of("greeks:a", "romans")
                .small(Suit.UNCIVILISED, "elders")
                .market(2, "town")
                .mainDeck("hills", "cape");
        table.exhaust(0, "greeks-power").expectActions(0, 1).pick("suit uncivilised", "deck uncivilised");
        table.expectHand(0, "elders");
        Table.of("greeks:a", "romans")
                .actions(0, 1)
                .hand(0, "glory")
                .activate(0)
                .expectBlocked(0, "exhaust greeks-power", EmpiresSentence.CANNOT_PAY);
    }

    @Test
    @Rule({"EMP-13.9", "EMP-Q-DRAWFROM", "EMP-Q-DISCARD"})
    void of_equal_cards_the_player_tells_the_one_played_free_from_the_other() {
        var table = Table.of("utopians", "greeks")
                .inPlay(0, "mountain-retreat")
                .hand(0, "sacred-scroll", "unrest")
                .discard(0, "sacred-scroll", "sacred-scroll");
        table.play(0, "sacred-scroll")
                .pick("no", "no")
                .expectDiscard(0, "sacred-scroll", "sacred-scroll", "sacred-scroll");
        table.pick("exhaust mountain-retreat").expectOptions(0, "take sacred-scroll", "take sacred-scroll");
        table.pick("take sacred-scroll@2").expectOffered(0, "play sacred-scroll");
        // in the Clean-up it makes no difference any more
        table.hand(0, "sacred-scroll").s.zones().move(table.lying(Places.discard(0), "l2_uto_12"), Places.hand(0));
        table.cleanUp(0).expectAsked(0, EmpiresSentence.ASK_CLEAN_UP).expectOptions(0, "discard sacred-scroll", "done");
    }

    @Test
    @Rule("EMP-13.10")
    void a_passive_effect_works_in_play_only() {
        var table = Table.of("romans", "greeks").empire(0).inPlay(0, "hills").garrison(0, "hills", "legions");
        assertThat(CleanUp.handLimit(table.s, 0)).isEqualTo(5);
        Table.of("romans", "greeks")
                .empire(0)
                .tokens(0, 0, 2, 0)
                .inPlay(0, "legions")
                .hand(0, "conquer")
                .activate(0)
                .expectOffered(0, "play conquer");
    }

    @Test
    @Rule({"EMP-13.11", "EMP-Q-GARRISON", "EMP-Q-MAY"})
    void a_host_may_hold_any_number_of_cards() {
        var table = Table.of("vikings", "greeks").inPlay(0, "sagas").garrison(0, "sagas", "glory", "unrest");
        table.hand(0, "advance", "combs")
                .solstice(0)
                .pick("yes")
                .expectOptions(0, "garrison advance", "garrison combs");
        table.pick("garrison advance")
                .expectGarrison(0, "sagas", "glory", "unrest", "advance")
                .expectPoints(0, "sagas", 3);
    }

    @Test
    @Rule({"EMP-13.16", "EMP-L-1.5"})
    void what_others_should_sink_is_told_as_discarded() {
        var table = Table.of("greeks", "atlanteans").empire(0).inPlay(0, "hills");
        table.market(4, "cape").play(0, "flood").expectDiscard(0, "flood", "hills");
        assertThat(table.log()).contains("P1 discards Hills").doesNotContain("P1 sinks Hills");
        var atlanteans = Table.of("atlanteans", "greeks").inPlay(0, "hills");
        atlanteans.market(4, "cape").play(0, "flood").expectHistory(0, "flood", "hills");
        assertThat(atlanteans.log()).contains("P1 sinks Hills");
    }

    @Test
    @Rule({"EMP-13.16", "EMP-L-1.4", "EMP-Q-DRAWFROM"})
    void what_takes_a_card_from_history_does_not_reach_the_sunken_pile() {
        var table = Table.of("atlanteans", "carthaginians")
                .history(0, "hills")
                .deck(0, "flood")
                .play(0, "hannibal");
        table.pick("no").expectResolved().expectHistory(0, "hills").expectDiscard(0, "hannibal");
        var carthage = Table.of("carthaginians", "greeks")
                .empire(0)
                .history(0, "hills")
                .deck(0, "glory")
                .play(0, "hannibal");
        carthage.pick("no", "yes").expectResolved().expectHand(0, "hills").expectHistory(0, "hannibal");
    }

    @Test
    @Rule({"EMP-13.17", "EMP-Q-FIND", "EMP-13.25"})
    void a_class_of_cards_is_searched_for_where_the_player_wants() {
        var table = Table.of("vikings", "greeks")
                .inPlay(0, "scandinavia")
                .tokens(0, 0, 1, 0)
                .deck(0, "combs", "glory")
                .nation(0, "iceland", "vinland", "skis")
                .accession(0, "harald-hardrada")
                .play(0, "erik-the-red");
        // Scandinavia itself lies in the discard pile now
        table.expectAsked(0, EmpiresSentence.ASK_FIND)
                .expectOptions(0, "find scandinavia", "search deck", "search nation-deck");
        table.pick("search deck")
                .expectOptions(0, "find scandinavia", "search nation-deck")
                .pick("search nation-deck");
        table.expectOptions(0, "find scandinavia", "find iceland", "find vinland")
                .pick("find vinland");
        table.expectResolved()
                .expectHand(0, "vinland")
                .expectExile("erik-the-red")
                .expectCount(Places.nation(0), 2);
        assertThat(table.s.card(table.s.zones().first(Places.accession(0))).key())
                .isEqualTo("harald-hardrada");
    }

    @Test
    @Rule({"EMP-13.18", "EMP-Q-FAME"})
    void fewer_fame_cards_than_asked_for_are_all_looked_at() {
        var table = Table.of("olmecs", "greeks")
                .empire(0)
                .inPlay(0, "step-pyramids")
                .hand(0, "stone-mask", "stone-mask")
                .tokens(0, 0, 2, 0)
                .fame("great", "glorious")
                .play(0, "ritual-sacrifice");
        table.pick("discard stone-mask", "discard stone-mask").expectOptions(0, "fame great", "fame glorious");
        table.pick("fame great").expectResolved().expectFame("glorious").expectHand(0, "great");
    }

    @Test
    @Rule("EMP-13.19")
    void unrest_is_taken_whatever_the_hand_limit() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .hand(1, "glory", "advance", "conquer", "settlers", "unrest", "unrest");
        table.play(0, "corruption").expectUnrestInHand(1, 3).expectUnrestPile(Table.UNREST - 1);
    }

    @Test
    @Rule({"EMP-13.21", "EMP-Q-DEVELOP"})
    void a_development_that_costs_something_may_be_declined_a_free_one_not() {
        var paid =
                Table.of("macedonians", "greeks").empire(0).tokens(0, 9, 9, 0).development(0, "mosaics", "parmenion");
        paid.play(0, "egyptians")
                .expectOptions(0, "develop mosaics", "develop parmenion", "no")
                .pick("no");
        paid.expectResolved().expectTokens(0, 9, 9, 0).expectHistory(0, "egyptians");
        var free = Table.of("macedonians", "greeks")
                .empire(0)
                .development(0, "mosaics", "parmenion")
                .play(0, "glorious");
        free.expectOptions(0, "develop mosaics", "develop parmenion").pick("develop mosaics");
        free.expectResolved().expectDiscard(0, "mosaics").expectTokens(0, 0, 0, 0);
    }

    @Test
    @Rule({"EMP-13.25", "EMP-Q-NATIONSHUFFLE"})
    void shuffling_the_nation_deck_leaves_the_accession_card_at_the_bottom() {
        var table = Table.of("vikings", "greeks")
                .nation(0, "combs", "skis", "sagas")
                .accession(0, "harald-hardrada")
                .deck(0, "glory", "advance")
                .play(0, "gothja");
        table.expectAsked(0, EmpiresSentence.ASK_SHUFFLE_NATION)
                .expectOptions(0, "shuffle", "no")
                .pick("shuffle");
        table.expectCount(Places.nation(0), 3).expectCount(Places.accession(0), 1);
    }

    @Test
    @Rule({"EMP-13.28", "EMP-Q-DECKTOP"})
    void cards_put_on_the_deck_lie_in_the_order_chosen() {
        var table = Table.of("greeks", "romans")
                .empire(0)
                .hand(0, "glory", "advance", "conquer")
                .deck(0, "settlers")
                .market(1, "hills")
                .play(0, "greek-innovation")
                .pick("top conquer", "top glory");
        table.expectResolved().expectDeck(0, "glory", "conquer", "settlers").expectHand(0, "advance", "hills");
    }

    @Test
    @Rule("EMP-13.29")
    void two_conversions_use_different_icons() {
        var table = Table.of("persians", "greeks")
                .empire(0)
                .inPlay(0, "agriculture", "windmills", "nisaean-plain", "hills");
        table.exhaust(0, "agriculture").pick("convert nisaean-plain", "exhaust windmills");
        table.expectOptions(0, "convert nisaean-plain", "convert hills").pick("convert nisaean-plain");
        assertThat(table.s.icons(0, Icon.PRODUCTION)).isEqualTo(1 + 6);
        assertThat(table.s.icons(0, Icon.FERTILE)).isEqualTo(1);
    }

    @Test
    @Rule("EMP-13.30")
    void whoever_must_give_up_a_card_picks_it() {
        var table = Table.of("celts", "greeks").inPlay(1, "hills", "cape").play(0, "boudicca");
        table.pick(1, "no")
                .expectAsked(1, EmpiresSentence.ASK_ABANDON)
                .pick("abandon cape")
                .expectPlay(1, "hills");
    }

    @Test
    @Rule("EMP-15.3")
    void progress_is_paid_with_progress_only() {
        Table.of("celts", "greeks")
                .inPlay(0, "cauldron-of-cerridwen")
                .tokens(0, 9, 9, 0)
                .hand(0, "glory")
                .activate(0)
                .expectBlocked(0, "exhaust cauldron-of-cerridwen", EmpiresSentence.CANNOT_PAY);
        Table.of("celts", "greeks")
                .inPlay(0, "cauldron-of-cerridwen")
                .tokens(0, 0, 0, 1)
                .exhaust(0, "cauldron-of-cerridwen")
                .expectTokens(0, 0, 2, 0);
    }

    @Test
    @Rule({"EMP-15.4", "EMP-24.10"})
    void tokens_of_one_cost_are_counted_once() {
        var poor = Table.of("vikings", "greeks")
                .tokens(0, 0, 0, 1)
                .market(1, "hills")
                .hand(0, "jomsviking")
                .activate(0);
        poor.expectBlocked(0, "play jomsviking", EmpiresSentence.CANNOT_PAY);
        var rich = Table.of("vikings", "greeks")
                .tokens(0, 0, 0, 2)
                .market(1, "hills")
                .play(0, "jomsviking");
        rich.expectResolved().expectTokens(0, 0, 0, 0).expectHand(0, "hills");
    }

    @Test
    @Rule("EMP-15.5")
    void may_do_this_for_that_is_optional_as_a_whole() {
        var no = Table.of("scythians", "greeks")
                .inPlay(0, "mounted-archers")
                .tokens(0, 1, 0, 0)
                .solstice(0)
                .pick("no");
        no.expectTokens(0, 1, 0, 0);
        var yes = Table.of("scythians", "greeks")
                .inPlay(0, "mounted-archers")
                .tokens(0, 1, 0, 0)
                .solstice(0)
                .pick("yes");
        yes.expectTokens(0, 0, 1, 0);
        Table.of("scythians", "greeks").inPlay(0, "mounted-archers").solstice(0).expectResolved();
    }

    @Test
    @Rule({"EMP-20.6", "EMP-13.4", "EMP-L-9.6"})
    void acclaimed_breaks_through_for_a_card_with_variable_points() {
        var table =
                Table.of("qin", "greeks").market(2, "oracle").market(4, "hills").mainDeck("cape", "qanat", "oasis");
        int pile = table.s.count(Places.UNREST);
        table.play(0, "acclaimed")
                .expectOptions(0, "break-through oracle", "reveal")
                .pick("break-through oracle");
        table.expectResolved()
                .expectHand(0, "oracle")
                .expectHistory(0, "acclaimed")
                .expectPoints(0, "acclaimed", 3);
        // the oracle's unrest went back, one was tucked under Cape's successor or not at all
        assertThat(table.s.count(Places.UNREST)).isGreaterThanOrEqualTo(pile);
        var revealed =
                Table.of("qin", "greeks").mainDeck("cape", "qanat", "oasis").play(0, "acclaimed");
        revealed.expectResolved().expectHand(0, "qanat").expectCount(Places.MAIN, 2);
    }

    @Test
    @Rule("EMP-20.8")
    void king_of_kings_for_an_empire_and_its_side_b() {
        var table = Table.of("macedonians", "greeks")
                .empire(0)
                .development(0, "mosaics", "parmenion", "companion-cavalry")
                .inPlay(0, "hills", "cape", "oasis")
                .play(0, "glory")
                .pick("develop mosaics");
        table.expectResolved().expectTokens(0, 0, 0, 3).expectScoringTriggered(true);
        table.empire(1).inPlay(1, "river", "jungle", "coast").development(1, "science", "pericles");
        table.play(1, "glory").pick("develop science").expectResolved().expectTokens(1, 0, 0, 0);
    }

    @Test
    @Rule({"EMP-20.9", "EMP-L-3.6", "EMP-L-9.11"})
    void a_lost_state_icon_lets_a_card_be_played_in_either_period() {
        var table = Table.of("mauryans", "greeks").empire(0).tokens(0, 9, 9, 0).hand(0, "advance", "conquer");
        table.activate(0).expectNotOffered(0, "play advance", "play conquer");
        table.inPlay(0, "mathematics-mauryans")
                .activate(0)
                .expectOffered(0, "play advance")
                .expectNotOffered(0, "play conquer");
        table.inPlay(0, "road-building").activate(0).expectOffered(0, "play conquer");
        var celts = Table.of("celts", "greeks")
                .empire(0)
                .inPlay(0, "chariots")
                .hand(0, "cattle-raid", "advance")
                .activate(0);
        celts.expectOffered(0, "play cattle-raid").expectNotOffered(0, "play advance");
    }

    @Test
    @Rule("EMP-24.9")
    void a_condition_is_read_when_its_step_comes() {
        var two = Table.of("qin", "greeks")
                .inPlay(0, "long-walls-iv", "long-walls-i")
                .hand(0, "glory")
                .activate(0);
        two.expectBlocked(0, "exhaust long-walls-iv", EmpiresSentence.CANNOT_PAY);
        var three = Table.of("qin", "greeks")
                .inPlay(0, "long-walls-iv", "long-walls-i", "long-walls-iii")
                .hand(0, "glory");
        three.exhaust(0, "long-walls-iv").expectActions(0, 4).expectDeck(0, "glory");
        var mining = Table.of("romans", "greeks").inPlay(0, "mining", "jungle", "hills");
        mining.exhaust(0, "mining").pick("abandon jungle").expectTokens(0, 0, 0, 2);
        var hills = Table.of("romans", "greeks").inPlay(0, "mining", "jungle", "hills");
        hills.exhaust(0, "mining").pick("abandon hills").expectTokens(0, 0, 0, 1);
    }

    @Test
    @Rule("EMP-24.3a")
    void filters_mean_cards_by_suit_icon_marker_or_name() {
        var table =
                Table.of("greeks", "romans").empire(0).inPlay(0, "lighthouse").discard(0, "greek-mercenaries", "glory");
        table.exhaust(0, "lighthouse").pick("choose 1").expectResolved().expectDeck(0, "greek-mercenaries");
        var philosophy = Table.of("greeks", "romans")
                .empire(0)
                .inPlay(0, "city", "hills", "port")
                .mainDeck("oasis", "cape");
        philosophy.play(0, "philosophy").expectOptions(0, "abandon city", "abandon port");
    }
}
