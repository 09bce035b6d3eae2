package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** S-34 – S-68: payments, garrisons, attacks, fame and end, scoring, nations. */
class Scenarios034To068Test {

    // --- payments
    // -----------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-34")
    @Rule("EMP-15.2")
    void progress_stands_in_for_population() {
        var table = Table.of("greeks", "romans")
                .market(1, "hills")
                .tokens(0, 0, 1, 1)
                .play(0, "conquer");
        table.expectResolved().expectTokens(0, 0, 0, 0).expectHand(0, "hills");
    }

    @Test
    @Scenario("S-35")
    @Rule({"EMP-15.2", "EMP-15.6"})
    void one_progress_stands_in_for_two_material_without_overpaying() {
        var table = Table.of("greeks", "romans")
                .market(2, "elders")
                .tokens(0, 1, 0, 1)
                .play(0, "advance");
        table.expectResolved().expectTokens(0, 0, 0, 0).expectHand(0, "elders", "unrest");
        Table.of("greeks", "romans")
                .market(2, "elders")
                .tokens(0, 0, 0, 2)
                .hand(0, "advance")
                .activate(0)
                .expectOptions(0, "end")
                .expectBlocked(0, "play advance", EmpiresSentence.CANNOT_PAY);
    }

    @Test
    @Scenario("S-36")
    @Rule({"EMP-7.2", "EMP-13.20"})
    void an_unrest_is_paid_in_full_or_not_at_all() {
        var table = Table.of("greeks", "romans")
                .tokens(0, 2, 0, 0)
                .hand(0, "unrest", "advance", "conquer")
                .activate(0)
                .pick("play unrest");
        table.expectResolved()
                .expectHand(0)
                .expectDiscard(0, "advance", "conquer")
                .expectUnrestPile(Table.UNREST + 1);
    }

    @Test
    @Scenario("S-37")
    @Rule("EMP-24.5a")
    void direct_democracy_makes_unrest_cheaper() {
        var table = Table.of("greeks", "romans")
                .empire(0)
                .inPlay(0, "direct-democracy")
                .tokens(0, 2, 1, 0)
                .hand(0, "unrest", "advance", "conquer")
                .activate(0)
                .pick("play unrest");
        table.expectOptions(0, "choose 1", "choose 2", "choose 3").pick("choose 3");
        table.expectResolved().expectTokens(0, 0, 1, 0).expectHand(0, "advance", "conquer");
        var cards = Table.of("greeks", "romans")
                .empire(0)
                .inPlay(0, "direct-democracy")
                .hand(0, "unrest", "advance", "conquer")
                .activate(0)
                .pick("play unrest", "discard advance");
        cards.expectResolved().expectHand(0, "conquer");
    }

    // --- garrison, recall, abandon
    // ------------------------------------------------------------------------------------

    @Test
    @Scenario("S-38")
    @Rule({"EMP-13.11", "EMP-13.12", "EMP-13.13"})
    void a_garrison_goes_where_its_host_goes() {
        var recalled =
                Table.of("scythians", "romans").inPlay(0, "hills", "tents").garrison(0, "hills", "unrest");
        recalled.solstice(0)
                .pick("yes")
                .expectResolved()
                .expectHand(0, "hills", "unrest")
                .expectPlay(0, "tents");
        var abandoned = Table.of("romans", "celts").inPlay(0, "hills").garrison(0, "hills", "unrest");
        abandoned
                .play(1, "boudicca")
                .expectResolved()
                .expectDiscard(0, "hills", "unrest")
                .expectPlay(0);
    }

    @Test
    @Scenario("S-39")
    @Rule({"EMP-13.11", "EMP-18.6", "EMP-12.4"})
    void a_garrisoned_city_counts_in_scoring_only() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .inPlay(0, "hills")
                .garrison(0, "hills", "city")
                .hand(0, "glory");
        table.solstice(0).expectResolved().expectHand(0, "glory");
        table.play(0, "urban-development").expectResolved().expectTokens(0, 0, 0, 0);
        table.expectPoints(0, "city", 1).expectPoints(0, "urban-development", 2);
    }

    @Test
    @Scenario("S-40")
    @Rule({"EMP-13.12", "EMP-13.30"})
    void the_owner_chooses_which_region_is_recalled() {
        var table = Table.of("romans", "greeks", "celts")
                .market(1, "cape")
                .inPlay(1, "peloponnese", "hills")
                .garrison(1, "hills", "unrest")
                .play(0, "roman-expansion");
        table.expectAsked(1, EmpiresSentence.ASK_RECALL)
                .expectOptions(1, "recall peloponnese", "recall hills")
                .pick("recall hills");
        table.expectResolved()
                .expectHand(1, "hills", "unrest")
                .expectPlay(1, "peloponnese")
                .expectHand(2);
        table.expectHistory(0, "roman-expansion");
    }

    // --- attacks
    // ------------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-41")
    @Rule("EMP-16.1")
    void whoever_is_protected_ignores_all_of_an_attack_card() {
        var table = Table.of("romans", "greeks", "celts")
                .empire(0)
                .inPlay(1, "cape")
                .play(0, "corruption");
        table.expectAsked(1, EmpiresSentence.ASK_PROTECT)
                .expectOptions(1, "recall cape", "no")
                .pick("recall cape");
        table.expectResolved().expectTokens(1, 0, 0, 0).expectHand(1, "cape");
        table.expectTokens(2, 2, 0, 0).expectUnrestInHand(2, 1).expectTokens(0, 2, 0, 1);
    }

    @Test
    @Scenario("S-42")
    @Rule("EMP-16.2")
    void a_standing_army_wants_progress() {
        var paid = Table.of("romans", "greeks")
                .inPlay(1, "standing-army")
                .tokens(0, 0, 0, 1)
                .tokens(1, 0, 0, 0);
        paid.play(0, "notorious").expectAsked(0, EmpiresSentence.ASK_ARMY).pick("yes");
        paid.expectResolved().expectTokens(0, 0, 0, 1).expectTokens(1, 0, 0, 0).expectUnrestInHand(1, 0);
        var refused = Table.of("romans", "greeks")
                .inPlay(1, "standing-army")
                .tokens(0, 0, 0, 1)
                .tokens(1, 0, 0, 3);
        refused.play(0, "notorious")
                .pick("no")
                .expectResolved()
                .expectTokens(0, 0, 0, 1)
                .expectTokens(1, 0, 0, 3);
    }

    @Test
    @Scenario("S-43")
    @Rule("EMP-13.7")
    void whoever_cannot_hand_over_all_takes_unrest() {
        var table = Table.of("vikings", "greeks", "romans").tokens(1, 1, 5, 5).tokens(2, 4, 0, 0);
        table.play(0, "go-a-viking").expectResolved().expectTokens(0, 3, 0, 0);
        table.expectTokens(1, 0, 5, 5)
                .expectUnrestInHand(1, 1)
                .expectTokens(2, 2, 0, 0)
                .expectUnrestInHand(2, 0);
    }

    @Test
    @Scenario("S-44")
    @Rule({"EMP-7.3", "EMP-16.1"})
    void mounted_archers_need_an_exhaust_token_of_their_owner() {
        var ready = Table.of("romans", "scythians")
                .empire(0)
                .inPlay(1, "mounted-archers")
                .exhausts(1, 1);
        ready.play(0, "corruption").pick(1, "exhaust mounted-archers");
        ready.expectResolved().expectTokens(1, 0, 0, 0).expectUnrestInHand(1, 0).expectExhausts(1, 0);
        var tired = Table.of("romans", "scythians")
                .empire(0)
                .inPlay(1, "mounted-archers")
                .exhausts(1, 0);
        tired.play(0, "corruption").expectResolved().expectUnrestInHand(1, 1).expectTokens(1, 2, 0, 0);
    }

    // --- fame and end
    // -------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-44a")
    @Rule({"EMP-15.6", "EMP-15.4"})
    void glory_without_three_regions_does_nothing() {
        var table = Table.of("romans", "greeks").inPlay(0, "hills", "cape").fame("great", "glorious");
        table.play(0, "glory").expectResolved().expectActions(0, 2).expectPlay(0, "hills", "cape");
        table.expectFame("great", "glorious").expectDiscard(0, "glory");
        var enough = Table.of("romans", "greeks")
                .inPlay(0, "hills", "cape", "oasis", "river")
                .garrison(0, "cape", "unrest")
                .fame("great", "glorious", "marvellous")
                .play(0, "glory");
        enough.expectOptions(0, "abandon hills", "abandon cape", "abandon oasis", "abandon river");
        enough.pick("abandon river", "abandon hills", "abandon cape", "fame glorious");
        enough.expectResolved().expectPlay(0, "oasis").expectHand(0, "glorious").expectFame("great", "marvellous");
        enough.expectDiscard(0, "glory", "hills", "river", "cape", "unrest");
    }

    private static Table withRegions(String... nations) {
        return Table.of(nations).inPlay(0, "hills", "cape", "oasis");
    }

    @Test
    @Scenario("S-45")
    @Rule({"EMP-16.3", "EMP-16.4", "EMP-17.1", "EMP-13.18"})
    void king_of_kings_when_no_fame_card_is_left() {
        var table = withRegions("romans", "greeks").fame("great").play(0, "glory");
        table.expectResolved().expectHand(0, "great").expectFame();
        var king = withRegions("romans", "greeks").play(0, "glory");
        king.expectResolved().expectTokens(0, 0, 0, 6).expectScoringTriggered(true);
        assertThat(king.s.isSideB(king.s.zones().first(Places.KING))).isTrue();
    }

    @Test
    @Scenario("S-46")
    @Rule("EMP-24.5a")
    void romans_look_at_one_fame_card_more() {
        var table = withRegions("romans:a", "greeks")
                .fame("great", "glorious", "marvellous", "praiseworthy", "notorious")
                .play(0, "glory");
        table.expectOptions(0, "fame great", "fame glorious", "fame marvellous").pick("fame glorious");
        table.expectAsked(0, EmpiresSentence.ASK_FAME_ORDER).pick("top great");
        table.expectResolved().expectTokens(0, 0, 0, 1).expectHand(0, "glorious");
        table.expectFame("marvellous", "great", "praiseworthy", "notorious");
    }

    /** Every turn is an empty Activate turn; cards are kept. Which round the game ended after. */
    private static int playOut(Table table) {
        while (!table.s.over()) {
            var key = switch (table.s
                    .question(table.s.seatToAnswer())
                    .prompt(table.s)
                    .sentence()) {
                case EmpiresSentence.ASK_TURN -> "activate";
                case EmpiresSentence.ASK_ACTIVATE -> "end";
                case EmpiresSentence.ASK_CLEAN_UP -> "done";
                default -> throw new IllegalStateException("unexpected question");
            };
            table.pick(key);
        }
        return table.s.round;
    }

    @Test
    @Scenario("S-47")
    @Rule({"EMP-17.2", "EMP-6.1", "EMP-12.5"})
    void after_the_trigger_this_round_and_one_more() {
        var table = Table.of("romans", "greeks", "celts").rounds();
        table.s.round = 8;
        table.pick("activate");
        GameEnd.trigger(table.s, EmpiresSentence.SCORING_BY_CARD, 1);
        assertThat(playOut(table)).isEqualTo(9);
        assertThat(table.log()).contains("Solstice of round 9", "Scoring after round 9");
    }

    @Test
    @Scenario("S-48")
    @Rule("EMP-17.3")
    void the_last_unrest_ends_the_game_at_once() {
        var table = Table.of("romans", "greeks", "celts", "vikings")
                .mainDeck("aksumites")
                .tokens(0, 3, 0, 0)
                .unrest(1)
                .play(0, "invasion");
        table.expectOver()
                .expectCollapsed(true)
                .expectUnrestInHand(1, 1)
                .expectHand(0)
                .expectCount(Places.MAIN, 1);
        // three players without unrest compare points: the power card of the Vikings counts itself
        table.expectScore(0, 1).expectScore(2, 0).expectScore(3, 2).expectShare(0, 0, 0, 1);
    }

    @Test
    @Scenario("S-49")
    @Rule({"EMP-17.3", "EMP-18.7"})
    void after_a_collapse_points_break_ties() {
        var table = Table.of("romans", "greeks", "celts")
                .hand(0, "unrest", "unrest")
                .hand(1, "unrest", "unrest")
                .hand(2, "unrest", "unrest", "unrest")
                .tokens(0, 0, 0, 2)
                .tokens(2, 0, 0, 50);
        table.s.collapsed = true;
        // the Greeks own three cards, for which their side B gives a point
        table.score().expectScore(0, -2).expectScore(1, -3).expectShare(1, 0, 0);
        table.tokens(0, 0, 0, 1).expectShare(0.5, 0.5, 0);
    }

    @Test
    @Scenario("S-50")
    @Rule("EMP-17.4")
    void sumerians_return_two_unrest_before_the_result() {
        var table = Table.of("romans", "greeks")
                .hand(0, "sumerians", "unrest")
                .deck(0, "unrest")
                .discard(0, "unrest");
        table.s.collapsed = true;
        table.score().expectAsked(0, EmpiresSentence.ASK_SUMERIANS);
        table.pick("return unrest", "return unrest").expectOver();
        assertThat(Scoring.unrest(table.s, 0)).isEqualTo(1);
    }

    // --- scoring
    // ------------------------------------------------------------------------------------------------------

    private static final String[] REGIONS = {
        "hills",
        "cape",
        "oasis",
        "river",
        "jungle",
        "mountain",
        "coast",
        "forest",
        "marsh",
        "steppe",
        "woodland",
        "floodplain",
        "wilderness"
    };

    @Test
    @Scenario("S-51")
    @Rule("EMP-18.5")
    void a_variable_value_is_capped_at_ten() {
        Table.of("macedonians:b", "greeks").deck(0, REGIONS).expectPoints(0, "macedonians-power", 10);
        Table.of("macedonians:a", "greeks").deck(0, REGIONS).expectPoints(0, "macedonians-power", 6);
    }

    @Test
    @Scenario("S-52")
    @Rule("EMP-18.5")
    void complete_multiples_only() {
        var table = Table.of("scythians:b", "greeks").tokens(0, 10, 0, 0);
        for (int i = 0; i < 7; i++) {
            table.discard(0, REGIONS[i]);
        }
        table.expectPoints(0, "scythians-power", 5);
    }

    @Test
    @Scenario("S-53")
    @Rule({"EMP-18.4", "EMP-1.6"})
    void praiseworthy_is_worth_most_in_history() {
        Table.of("romans", "greeks").history(0, "praiseworthy").expectPoints(0, "praiseworthy", 7);
        Table.of("romans", "greeks").hand(0, "praiseworthy").expectPoints(0, "praiseworthy", 3);
        var garrisoned = Table.of("romans", "greeks").inPlay(0, "hills").garrison(0, "hills", "praiseworthy");
        garrisoned.expectPoints(0, "praiseworthy", 3);
    }

    @Test
    @Scenario("S-54")
    @Rule("EMP-18.4")
    void a_town_scores_in_history_only() {
        Table.of("romans", "greeks").history(0, "town").expectPoints(0, "town", 2);
        Table.of("romans", "greeks").inPlay(0, "town").expectPoints(0, "town", 0);
    }

    @Test
    @Scenario("S-55")
    @Rule("EMP-18.6")
    void urban_development_counts_cities_and_metropolises_everywhere() {
        var table = Table.of("romans", "greeks")
                .inPlay(0, "hills")
                .garrison(0, "hills", "metropolis")
                .deck(0, "city")
                .discard(0, "city", "urban-development");
        table.expectPoints(0, "urban-development", 6);
    }

    @Test
    @Scenario("S-56")
    @Rule("EMP-18.5")
    void oracle_counts_fame_cards() {
        Table.of("romans", "greeks")
                .hand(0, "oracle", "great")
                .history(0, "glorious")
                .expectPoints(0, "oracle", 4);
    }

    @Test
    @Scenario("S-57")
    @Rule({"EMP-24.6", "EMP-18.6"})
    void vikings_count_their_variable_cards() {
        var table = Table.of("vikings:b", "greeks")
                .hand(0, "harald-hardrada", "sagas", "combs")
                .exile("city-of-dubh-linn");
        table.expectPoints(0, "vikings-power", 8).expectPoints(0, "harald-hardrada", 8);
        var five = Table.of("vikings:b", "greeks").hand(0, "harald-hardrada", "sagas", "combs", "city-of-dubh-linn");
        five.expectPoints(0, "vikings-power", 10).expectPoints(0, "harald-hardrada", 10);
        five.hand(0, "oracle").expectPoints(0, "vikings-power", 10).expectPoints(0, "harald-hardrada", 10);
    }

    @Test
    @Scenario("S-58")
    @Rule({"EMP-5.5", "EMP-18.1", "EMP-18.3"})
    void unrest_in_the_nation_deck_does_not_score() {
        Table.of("romans", "greeks").nation(0, "unrest").expectScore(0, 0);
        Table.of("romans", "greeks").discard(0, "unrest").expectScore(0, -2);
        Table.of("romans", "greeks").tokens(0, 0, 0, 3).expectScore(0, 3);
    }

    // --- nations
    // ------------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-59")
    @Rule({"EMP-13.15", "EMP-19.1"})
    void vikings_have_no_history() {
        var table = Table.of("vikings", "greeks").market(2, "elders").play(0, "armenians");
        table.expectResolved().expectDiscard(0, "armenians").expectHistory(0).expectHand(0, "elders", "unrest");
    }

    @Test
    @Scenario("S-60")
    @Rule("EMP-24.5")
    void combs_let_one_empire_card_be_played() {
        var table = Table.of("vikings", "greeks").inPlay(0, "combs").hand(0, "education", "temple");
        table.activate(0).expectNotOffered(0, "play education", "play temple").pick("exhaust combs");
        table.expectOffered(0, "play education", "play temple").pick("play education", "no");
        table.expectNotOffered(0, "play temple");
    }

    @Test
    @Scenario("S-61")
    @Rule({"EMP-24.1", "EMP-13.3"})
    void alexander_the_great_wants_alexander_in_history() {
        var early = Table.of("macedonians", "greeks")
                .empire(0)
                .discard(0, "alexander")
                .hand(0, "alexander-the-great")
                .activate(0);
        early.expectBlocked(0, "play alexander-the-great", EmpiresSentence.REQUIREMENT_NOT_MET);
        var table = Table.of("macedonians", "greeks")
                .empire(0)
                .actions(0, 0)
                .history(0, "alexander")
                .market(1, "cape")
                .exile("hills", "elders")
                .play(0, "alexander-the-great");
        table.pick("yes").expectOptions(0, "acquire cape", "acquire hills").pick("acquire hills");
        table.pick("yes")
                .expectResolved()
                .expectHand(0, "hills", "cape")
                .expectHistory(0, "alexander", "alexander-the-great");
    }

    @Test
    @Scenario("S-62")
    @Rule({"EMP-24.5", "EMP-24.5a"})
    void phalanx_plays_a_region_from_the_discard_pile() {
        var table = Table.of("macedonians:a", "greeks")
                .inPlay(0, "phalanx")
                .actions(0, 1)
                .discard(0, "orestis")
                .hand(0, "unrest")
                .exhaust(0, "phalanx");
        table.pick("yes").expectActions(0, 0).expectTokens(0, 4, 0, 0).expectGarrison(0, "orestis", "unrest");
        Table.of("macedonians:a", "greeks")
                .inPlay(0, "phalanx")
                .hand(0, "unrest")
                .activate(0)
                .expectBlocked(0, "exhaust phalanx", EmpiresSentence.CANNOT_PAY);
    }

    @Test
    @Scenario("S-63")
    @Rule({"EMP-13.24", "EMP-24.1"})
    void rome_the_eternal_city_grows_out_of_the_city_of_rome() {
        Table.of("romans", "greeks")
                .empire(0)
                .hand(0, "rome-the-eternal-city", "city-of-rome")
                .activate(0)
                .expectBlocked(0, "play rome-the-eternal-city", EmpiresSentence.REQUIREMENT_NOT_MET);
        var table =
                Table.of("romans", "greeks").empire(0).inPlay(0, "city-of-rome").play(0, "rome-the-eternal-city");
        table.expectPlay(0, "rome-the-eternal-city").expectHistory(0, "city-of-rome");
    }

    @Test
    @Scenario("S-64")
    @Rule({"EMP-13.26", "EMP-24.5"})
    void the_period_is_read_once_when_an_effect_starts() {
        var table = Table.of("macedonians", "greeks")
                .accession(0, "alexander")
                .development(0, "mosaics")
                .tokens(0, 9, 9, 9)
                .play(0, "egyptians");
        table.expectResolved()
                .expectEmpire(0, true)
                .expectDiscard(0, "alexander")
                .expectHistory(0, "egyptians");
        table.expectDevelopment(0, "mosaics");
    }

    @Test
    @Scenario("S-65")
    @Rule("EMP-20.7")
    void sacred_pass_cannot_bring_the_accession_card_to_hand() {
        var last = Table.of("romans", "greeks")
                .inPlay(0, "sacred-pass")
                .accession(0, "julius-caesar")
                .hand(0, "glory");
        last.exhaust(0, "sacred-pass").pick("no").expectResolved().expectPlay(0, "sacred-pass");
        var table = Table.of("romans", "greeks")
                .inPlay(0, "sacred-pass")
                .nation(0, "raetia", "prosperity")
                .hand(0, "glory", "unrest")
                .exhaust(0, "sacred-pass");
        table.pick("yes", "yes", "swap unrest").expectResolved();
        table.expectHand(0, "glory", "raetia")
                .expectNation(0, "unrest", "prosperity")
                .expectDiscard(0, "sacred-pass");
    }

    @Test
    @Scenario("S-66")
    @Rule({"EMP-20.4", "EMP-24.8", "EMP-13.27"})
    void shaduf_reacts_to_material_from_a_river() {
        var table = Table.of("romans", "greeks")
                .inPlay(0, "floodplain", "shaduf")
                .play(0, "prosperity")
                .pick("no")
                .pick(1, "no")
                .pick("choose 1");
        table.expectAsked(0, EmpiresSentence.ASK_REACT).expectTokens(0, 1, 0, 0).pick("exhaust shaduf");
        table.expectResolved().expectTokens(0, 1, 0, 1);
    }

    @Test
    @Scenario("S-67")
    @Rule("EMP-13.29")
    void agriculture_turns_a_fertile_icon_into_production() {
        var table = Table.of("scythians", "greeks")
                .inPlay(0, "agriculture", "hills")
                .exhaust(0, "agriculture");
        assertThat(table.s.icons(0, Icon.PRODUCTION)).isEqualTo(4);
        assertThat(table.s.icons(0, Icon.FERTILE)).isZero();
        table.hand(0, "nomads")
                .activate(0)
                .pick("play nomads", "no")
                .pick(1, "no")
                .expectTokens(0, 4, 0, 0);
    }

    @Test
    @Scenario("S-68")
    @Rule({"EMP-19.7", "EMP-L-8.5"})
    void utopians_take_unrest_when_the_deck_becomes_empty() {
        var table = Table.of("utopians", "greeks")
                .hand(0, "charity", "meditation", "portals", "daochang")
                .deck(0, "monastery")
                .cleanUp(0)
                .pick("done");
        table.expectResolved().expectUnrestInHand(0, 1).expectDeck(0);
        assertThat(table.s.hand(0)).isEqualTo(6);
    }
}
