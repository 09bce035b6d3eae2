package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** S-01 – S-33: set-up, turn structure, rebuild, market. */
class Scenarios001To033Test {

    // --- set-up -----------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-01")
    @Rule({"EMP-4.3", "EMP-4.4", "EMP-4.5", "EMP-4.6", "EMP-4.7"})
    void two_players_classics_decks_and_piles() {
        var s = Table.dealt("classics", "romans", "greeks").s;
        int tucked = 0;
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            tucked += s.count(Places.tucked(slot));
        }
        assertThat(s.count(Places.UNREST) + tucked).isEqualTo(8);
        assertThat(s.count(Places.FAME)).isEqualTo(6);
        assertThat(s.count(Places.REMOVED)).isEqualTo(2);
        assertThat(s.count(Places.KING)).isEqualTo(1);
        assertThat(s.count(Places.small(Suit.REGION))).isEqualTo(5);
        assertThat(s.count(Places.small(Suit.UNCIVILISED))).isEqualTo(5);
        assertThat(s.count(Places.small(Suit.CIVILISED))).isEqualTo(5);
        assertThat(s.count(Places.MAIN)).isEqualTo(32);
    }

    private static int unrest(String... nations) {
        var s = Table.dealt("classics", nations).s;
        int n = s.count(Places.UNREST);
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            n += s.count(Places.tucked(slot));
        }
        return n;
    }

    @Test
    @Scenario("S-02")
    @Rule({"EMP-3.8", "EMP-4.3", "EMP-2.6"})
    void nations_add_unrest_to_the_pile_by_the_number_of_players() {
        assertThat(unrest("vikings", "celts")).isEqualTo(8);
        assertThat(unrest("vikings", "celts", "romans")).isEqualTo(13);
        assertThat(unrest("vikings", "celts", "romans", "greeks")).isEqualTo(19);
    }

    @Test
    @Scenario("S-03")
    @Rule({"EMP-4.8", "EMP-4.9"})
    void unrest_lies_under_uncivilised_civilised_and_tributary_cards_only() {
        var table = Table.of("romans", "greeks")
                .market(1, "floodplain")
                .market(2, "standing-army")
                .market(3, "education")
                .market(4, "oasis")
                .market(5, "qin");
        table.expectTucked(1, false)
                .expectTucked(2, true)
                .expectTucked(3, true)
                .expectTucked(4, false)
                .expectTucked(5, true);
        var dealt = Table.dealt("classics", 3, "romans", "greeks").s;
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            var card = dealt.card(dealt.marketCard(slot));
            boolean civilised = card.is(Suit.CIVILISED) && !card.is(Suit.UNCIVILISED);
            assertThat(dealt.onMarket(slot, Token.PROGRESS)).as(card.id()).isEqualTo(civilised ? 1 : 0);
            assertThat(dealt.onMarket(slot)).isEqualTo(civilised ? 1 : 0);
        }
    }

    @Test
    @Scenario("S-04")
    @Rule({"EMP-2.7", "EMP-4.9"})
    void a_card_of_two_suits_gets_an_unrest_and_no_progress() {
        int seen = 0;
        for (int number = 0; number < 60; number++) {
            var s = Table.dealt("classics", number, "romans", "greeks").s;
            for (int slot = 0; slot < Places.SLOTS; slot++) {
                if (s.card(s.marketCard(slot)).key().equals("city")) {
                    assertThat(s.count(Places.tucked(slot))).isEqualTo(1);
                    assertThat(s.onMarket(slot)).isZero();
                    assertThat(slot).as("sorted as uncivilised").isNotEqualTo(2);
                    seen++;
                }
            }
        }
        assertThat(seen).isPositive();
    }

    @Test
    @Scenario("S-05")
    @Rule({"EMP-3.7", "EMP-3.10", "EMP-3.11", "EMP-19.5"})
    void everybody_starts_with_tokens_and_five_cards() {
        var table = Table.dealt("legends", "utopians", "atlanteans", "qin");
        for (int seat = 0; seat < 3; seat++) {
            table.expectTokens(seat, 3, 2, 1).expectActions(seat, 3);
            assertThat(table.s.hand(seat)).isEqualTo(5);
        }
        table.expectExhausts(0, 3).expectExhausts(1, 5).expectExhausts(2, 5);
        table.expectEmpire(0, false).expectEmpire(1, true).expectEmpire(2, false);
    }

    @Test
    @Scenario("S-06")
    @Rule({"EMP-3.4", "EMP-3.5", "EMP-3.6", "EMP-3.9"})
    void the_area_of_the_macedonians() {
        var s = Table.dealt("classics", "macedonians", "greeks").s;
        assertThat(s.count(Places.nation(0))).isEqualTo(3);
        assertThat(s.card(s.zones().first(Places.accession(0))).key()).isEqualTo("alexander");
        assertThat(s.count(Places.development(0))).isEqualTo(7);
        assertThat(s.count(Places.deck(0))).isEqualTo(6);
    }

    // --- turn structure
    // -----------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-07")
    @Rule("EMP-7.2")
    void a_card_of_the_other_period_cannot_be_played() {
        var table = Table.of("romans", "greeks").hand(0, "metropolis").activate(0);
        table.expectResolved();
        Table.of("romans", "greeks")
                .hand(0, "metropolis", "town")
                .activate(0)
                .expectNotOffered(0, "play metropolis")
                .expectBlocked(0, "play metropolis", EmpiresSentence.WRONG_PERIOD)
                .expectOffered(0, "play town");
        Table.of("romans", "greeks")
                .empire(0)
                .play(0, "metropolis")
                .expectPlay(0, "metropolis")
                .expectActions(0, 2);
    }

    @Test
    @Scenario("S-08")
    @Rule({"EMP-13.9", "EMP-7.2"})
    void free_play_needs_no_action_and_works_once_a_turn() {
        var table = Table.of("celts", "greeks").actions(0, 0).play(0, "assyrians");
        table.expectResolved().expectTokens(0, 0, 1, 0).expectActions(0, 0).expectDiscard(0, "assyrians");
        table.actions(0, 2).hand(0, "hibernia").activate(0).pick("play hibernia", "yes", "no");
        table.expectHand(0, "assyrians")
                .expectNotOffered(0, "play assyrians")
                .expectBlocked(0, "play assyrians", EmpiresSentence.PLAYED_ALREADY);
    }

    @Test
    @Scenario("S-09")
    @Rule("EMP-8.1")
    void innovate_discards_the_hand_and_breaks_through_without_exhausting() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .inPlay(0, "coinage")
                .hand(0, "unrest", "glory", "advance", "conquer")
                .small(Suit.REGION, "hills")
                .mainDeck("oasis", "cape")
                .market(4, "river");
        table.turn(0).pick("innovate", "suit region", "deck region");
        table.expectDiscard(0, "unrest", "glory", "advance", "conquer").expectExhausted(0, "coinage", false);
        table.expectAsked(0, EmpiresSentence.ASK_CLEAN_UP).expectOffered(0, "discard hills");
    }

    @Test
    @Scenario("S-10")
    @Rule({"EMP-9.1", "EMP-10.4"})
    void a_revolt_returns_as_many_unrest_as_wanted() {
        var table = Table.of("romans", "greeks")
                .hand(0, "unrest", "unrest", "unrest", "glory", "advance")
                .deck(0, "prosperity", "conquer", "dalmatia")
                .turn(0)
                .pick("revolt", "return unrest", "return unrest", "done");
        table.expectUnrestPile(Table.UNREST + 2).expectHand(0, "unrest", "glory", "advance");
        table.pick("done").expectHand(0, "unrest", "glory", "advance", "prosperity", "conquer");
    }

    @Test
    @Rule("EMP-9.1")
    void without_unrest_in_hand_there_is_no_revolt() {
        Table.of("romans", "greeks")
                .hand(0, "glory")
                .turn(0)
                .expectOptions(0, "activate", "innovate")
                .expectBlocked(0, "revolt", EmpiresSentence.NO_UNREST_IN_HAND);
    }

    @Test
    @Scenario("S-11")
    @Rule({"EMP-10.3", "EMP-10.4"})
    void a_hand_above_the_limit_draws_nothing_and_keeps_all() {
        var table = Table.of("romans", "greeks")
                .hand(0, "unrest", "unrest", "glory", "advance", "conquer", "prosperity", "dalmatia")
                .deck(0, "raetia")
                .cleanUp(0)
                .pick("done");
        table.expectResolved().expectDeck(0, "raetia");
        assertThat(table.s.hand(0)).isEqualTo(7);
    }

    @Test
    @Scenario("S-12")
    @Rule("EMP-10.4")
    void cards_in_play_raise_the_hand_limit() {
        var table = Table.of("romans", "greeks")
                .inPlay(0, "qin", "legions")
                .deck(0, "unrest", "unrest", "glory", "advance", "conquer", "prosperity", "dalmatia", "raetia")
                .cleanUp(0);
        table.expectResolved().expectDeck(0, "raetia");
        assertThat(table.s.hand(0)).isEqualTo(7);
    }

    @Test
    @Scenario("S-13")
    @Rule("EMP-10.2")
    void unused_actions_are_not_kept() {
        Table.of("romans", "greeks")
                .empire(0)
                .inPlay(0, "coinage")
                .exhausted(0, "coinage")
                .actions(0, 2)
                .exhausts(0, 1)
                .cleanUp(0)
                .expectActions(0, 3)
                .expectExhausts(0, 5)
                .expectExhausted(0, "coinage", false);
    }

    // --- rebuild
    // ------------------------------------------------------------------------------------------------------

    private static Table barbarian() {
        return Table.of("romans", "greeks")
                .nation(0, "prosperity", "raetia", "gallia-aquitania")
                .accession(0, "julius-caesar")
                .discard(0, "glory", "advance")
                .exhausts(0, 2);
    }

    @Test
    @Scenario("S-14")
    @Rule({"EMP-11.1", "EMP-11.2"})
    void a_barbarian_gains_a_nation_card_when_the_deck_is_rebuilt() {
        var table = barbarian().draw(0, 1);
        table.expectNation(0, "raetia", "gallia-aquitania").expectExhausts(0, 1).expectDiscard(0);
        assertThat(table.s.nationMarked(0)).isTrue();
        assertThat(table.s.hand(0)).isEqualTo(1);
        assertThat(table.s.count(Places.deck(0))).isEqualTo(2);
    }

    @Test
    @Scenario("S-15")
    @Rule("EMP-11.2")
    void a_second_rebuild_of_the_turn_gains_nothing() {
        var table = barbarian().draw(0, 3).discard(0, "conquer").draw(0, 1);
        table.expectNation(0, "raetia", "gallia-aquitania").expectExhausts(0, 1);
        assertThat(table.s.hand(0)).isEqualTo(4);
    }

    @Test
    @Scenario("S-16")
    @Rule("EMP-11.2")
    void without_an_exhaust_token_the_rebuild_only_shuffles() {
        var table = barbarian().exhausts(0, 0).draw(0, 1);
        table.expectNation(0, "prosperity", "raetia", "gallia-aquitania");
        assertThat(table.s.nationMarked(0)).isFalse();
        assertThat(table.s.hand(0)).isEqualTo(1);
    }

    @Test
    @Scenario("S-17")
    @Rule({"EMP-11.2", "EMP-11.3", "EMP-27.4"})
    void the_accession_card_makes_an_empire() {
        var table = Table.of("romans", "greeks")
                .accession(0, "julius-caesar")
                .discard(0, "glory")
                .development(0, "legions")
                .tokens(0, 0, 3, 0)
                .draw(0, 2);
        table.expectEmpire(0, true).expectHand(0, "glory", "julius-caesar").expectExhausts(0, 4);
        // the token lies where the nation deck was: the development area is still open
        table.discard(0, "advance").draw(0, 1).pick("develop legions").expectExhausts(0, 3);
    }

    @Test
    @Scenario("S-18")
    @Rule({"EMP-19.1", "EMP-17.1"})
    void harald_triggers_scoring_and_the_vikings_stay_barbarian() {
        var table = Table.of("vikings", "greeks")
                .accession(0, "harald-hardrada")
                .discard(0, "glory")
                .draw(0, 1);
        table.expectEmpire(0, false).expectScoringTriggered(true);
        assertThat(table.s.hand(0) + table.s.count(Places.deck(0))).isEqualTo(2);
    }

    private static Table empire() {
        return Table.of("macedonians", "greeks")
                .empire(0)
                .tokens(0, 4, 1, 0)
                .development(0, "development-macedonians", "alexander-the-great", "mosaics")
                .discard(0, "glory", "advance");
    }

    @Test
    @Scenario("S-19")
    @Rule({"EMP-11.2", "EMP-13.21"})
    void an_empire_may_develop_when_the_deck_is_rebuilt() {
        var bought = empire().draw(0, 1);
        bought.expectAsked(0, EmpiresSentence.ASK_REBUILD)
                .expectOptions(0, "develop development-macedonians", "develop mosaics", "no")
                .expectBlocked(0, "develop alexander-the-great", EmpiresSentence.TOO_DEAR);
        bought.pick("develop mosaics").expectTokens(0, 0, 0, 0).expectExhausts(0, 4);
        assertThat(bought.s.areaMarked(0)).isTrue();
        assertThat(bought.s.hand(0) + bought.s.count(Places.deck(0))).isEqualTo(3);

        var declined = empire().draw(0, 1).pick("no");
        declined.expectTokens(0, 4, 1, 0).expectExhausts(0, 5);
        assertThat(declined.s.areaMarked(0)).isFalse();
        declined.draw(0, 2).expectAsked(0, EmpiresSentence.ASK_REBUILD);
    }

    @Test
    @Scenario("S-20")
    @Rule("EMP-10.5")
    void a_rebuild_in_the_clean_up_takes_a_fresh_exhaust_token() {
        var table = barbarian().exhausts(0, 0).cleanUp(0);
        table.expectExhausts(0, 4).expectNation(0, "raetia", "gallia-aquitania");
        assertThat(table.s.nationMarked(0)).isTrue();
    }

    @Test
    @Scenario("S-21")
    @Rule({"EMP-11.5", "EMP-13.28"})
    void a_draw_if_able_never_rebuilds() {
        var table = Table.of("romans", "greeks")
                .deck(0, "glory")
                .discard(0, "advance", "conquer")
                .hand(0, "prosperity")
                .play(0, "jade-mask")
                .pick("draw", "top prosperity");
        table.expectResolved().expectHand(0, "glory").expectDeck(0, "prosperity");
        table.expectDiscard(0, "advance", "conquer", "jade-mask");
    }

    @Test
    @Scenario("S-22")
    @Rule({"EMP-11.1", "EMP-13.1"})
    void another_player_rebuilds_with_the_own_tokens() {
        var table = Table.of("romans", "greeks")
                .nation(1, "city-of-athens")
                .accession(1, "olympic-games")
                .discard(1, "settlers")
                .exhausts(1, 1)
                .play(0, "prosperity")
                .pick("no")
                .pick(1, "yes");
        table.expectExhausts(1, 0).expectNation(1);
        assertThat(table.s.hand(1)).isEqualTo(1);
        assertThat(table.s.count(Places.deck(1))).isEqualTo(1);
    }

    @Test
    @Scenario("S-23")
    @Rule("EMP-13.21")
    void an_effect_develops_in_spite_of_a_token_on_the_area_and_leaves_none() {
        var table =
                Table.of("macedonians", "greeks").empire(0).tokens(0, 4, 1, 0).development(0, "mosaics", "parmenion");
        table.s.markArea(0, true);
        table.play(0, "development-macedonians").pick("choose 1", "develop mosaics");
        table.expectResolved().expectExhausts(0, 5).expectDiscard(0, "mosaics", "development-macedonians");
    }

    // --- market
    // -------------------------------------------------------------------------------------------------------

    private static Table market() {
        return Table.of("greeks", "romans")
                .market(3, "education")
                .on(3, Token.PROGRESS, 2)
                .small(Suit.CIVILISED, "metropolis", "temple")
                .mainDeck("cape");
    }

    @Test
    @Scenario("S-24")
    @Rule({"EMP-13.3", "EMP-14.1", "EMP-14.2"})
    void an_acquired_card_comes_with_its_tokens_and_its_unrest() {
        var table = market().tokens(0, 3, 0, 0).play(0, "advance");
        table.expectResolved().expectHand(0, "education", "unrest").expectTokens(0, 0, 0, 2);
        table.expectMarket(3, "metropolis").expectTucked(3, true).expectOn(3, 0, 0, 0);
    }

    @Test
    @Scenario("S-25")
    @Rule("EMP-13.4")
    void breaking_through_returns_the_unrest_to_the_pile() {
        var table = market();
        int pile = table.s.count(Places.UNREST);
        table.tokens(0, 5, 0, 0).play(0, "advance").pick("choose 2", "suit civilised", "break-through education");
        table.expectResolved().expectHand(0, "education").expectTokens(0, 0, 0, 2);
        table.expectMarket(3, "metropolis").expectUnrestPile(pile);
    }

    @Test
    @Scenario("S-26")
    @Rule("EMP-13.4")
    void breaking_through_for_a_region_may_take_the_top_of_the_deck() {
        var table = market().small(Suit.REGION, "hills", "oasis")
                .market(1, "marsh")
                .tokens(0, 0, 3, 0)
                .play(0, "conquer")
                .pick("choose 2", "suit region")
                .expectOptions(0, "break-through marsh", "deck region")
                .pick("deck region");
        table.expectResolved().expectHand(0, "hills").expectMarket(1, "marsh");
    }

    @Test
    @Scenario("S-27")
    @Rule({"EMP-13.4", "EMP-5.4"})
    void breaking_through_for_a_tributary_turns_over_the_main_deck() {
        var table = Table.of("greeks", "romans")
                .mainDeck("hills", "metropolis", "aksumites", "oasis")
                .tokens(0, 3, 0, 0)
                .play(0, "diplomacy");
        table.expectResolved()
                .expectHand(0, "aksumites")
                .expectCount(Places.MAIN, 3)
                .expectCount(Places.REVEALED, 0);
        assertThat(table.log()).contains("Turned over: Hills", "Turned over: Metropolis", "Turned over: Aksumites");
    }

    @Test
    @Scenario("S-28")
    @Rule("EMP-13.4")
    void nothing_found_is_worth_two_progress() {
        var table = Table.of("greeks", "romans")
                .mainDeck("hills", "metropolis")
                .tokens(0, 3, 0, 0)
                .play(0, "diplomacy");
        table.expectResolved()
                .expectTokens(0, 0, 0, 2)
                .expectCount(Places.MAIN, 2)
                .expectScoringTriggered(false);
    }

    @Test
    @Scenario("S-29")
    @Rule("EMP-13.14")
    void a_market_card_with_tokens_cannot_be_exiled() {
        var table = Table.of("greeks", "romans");
        String[] cards = {"floodplain", "elders", "education", "oasis", "cape"};
        for (int slot = 1; slot <= 5; slot++) {
            table.market(slot, cards[slot - 1]).on(slot, Token.MATERIAL, 1);
        }
        table.play(0, "steppe").expectResolved().expectExile();
        table.s.clearMarket(1);
        table.s.clearMarket(3);
        table.actions(0, 3).hand(0, "forest").activate(0).pick("play forest");
        table.expectOptions(0, "exile elders", "exile oasis")
                .expectBlocked(0, "exile cape", EmpiresSentence.CARRIES_TOKENS);
    }

    @Test
    @Scenario("S-30")
    @Rule("EMP-13.14")
    void an_exiled_card_takes_the_place_of_a_market_card() {
        var table = Table.of("greeks", "romans")
                .empire(0)
                .inPlay(0, "lighthouse")
                .exile("hills")
                .market(2, "elders");
        table.on(2, Token.PROGRESS, 3);
        int pile = table.s.count(Places.UNREST);
        table.exhaust(0, "lighthouse").pick("choose 2").expectResolved();
        table.expectMarket(2, "hills")
                .expectOn(2, 0, 0, 3)
                .expectTucked(2, false)
                .expectExile("elders");
        table.expectUnrestPile(pile + 1);
    }

    @Test
    @Scenario("S-31")
    @Rule({"EMP-14.1", "EMP-14.2"})
    void a_slot_whose_deck_is_empty_is_filled_from_the_main_deck() {
        var table = Table.of("greeks", "romans")
                .market(1, "hills")
                .mainDeck("education", "cape")
                .tokens(0, 0, 1, 0)
                .play(0, "settlers")
                .pick("choose 1");
        table.expectResolved()
                .expectHand(0, "hills")
                .expectMarket(1, "education")
                .expectTucked(1, true);
        table.expectOn(1, 0, 0, 0);
    }

    @Test
    @Scenario("S-32")
    @Rule({"EMP-14.3", "EMP-17.1"})
    void the_last_card_of_the_main_deck_triggers_scoring() {
        var table = Table.of("greeks", "romans")
                .market(1, "hills")
                .mainDeck("cape")
                .tokens(0, 0, 1, 0)
                .play(0, "settlers")
                .pick("choose 1");
        table.expectMarket(1, "cape").expectScoringTriggered(true);
    }

    @Test
    @Scenario("S-33")
    @Rule({"EMP-10.1", "EMP-19.3"})
    void carthaginians_put_material_on_a_market_card() {
        var sideB = Table.of("carthaginians", "romans").market(1, "hills").market(2, "elders");
        sideB.cleanUp(0).pick("token elders").expectOn(2, 2, 0, 0).expectOn(1, 0, 0, 0);
        var sideA = Table.of("carthaginians:a", "romans").market(1, "hills").market(2, "elders");
        sideA.cleanUp(0).pick("token hills").expectOn(1, 1, 0, 0);
        var others = Table.of("romans", "greeks").market(1, "hills").market(2, "elders");
        others.cleanUp(0).pick("token hills").expectOn(1, 0, 0, 1);
    }
}
