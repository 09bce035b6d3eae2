package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-5.8 – AGES-5.14, AGES-5.17, AGES-5.18: a declared war is decided at the start of the declarer's next turn. */
class WarTest {
    /** Seat 0 has declared this war on seat 1. */
    private static Table war(int players, String card) {
        return Table.of(players).age(3).round(9).war(0, 1, card);
    }

    private static void expectWarOver(Table table, String card) {
        table.expectNotInPlay(0, card).expectZone(Places.DISCARD, card);
        assertThat(table.s.war[0]).isEqualTo((short) AgesState.NONE);
        table.expectAsked(0, AgesSentence.ASK_POLITICS);
    }

    // --- when and how strong
    // --------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-5.8")
    void a_war_is_resolved_at_the_start_of_the_declarers_turn_against_the_rival_named() {
        var table = war(3, "war-over-culture")
                .strength(0, 10)
                .strength(1, 4)
                .culture(1, 30)
                .culture(2, 30);
        table.turn(1).expectCulture(1, 30).expectInPlay(0, "war-over-culture");
        table.turn(0).expectCulture(1, 30 - 11).expectCulture(0, 11).expectCulture(2, 30);
        expectWarOver(table, "war-over-culture");
    }

    @Test
    @Rule({"AGES-5.9", "AGES-6.6"})
    void nobody_adds_cards_or_units_to_a_war() {
        var table = war(2, "war-over-culture").strength(0, 6).strength(1, 5).culture(1, 20);
        table.hand(0, "military-bonus-iii")
                .hand(1, "military-bonus-iii", "military-bonus-iii")
                .turn(0);
        table.expectCulture(1, 14).expectHand(0, "military-bonus-iii").expectWorkers(1, "modern-infantry", 1);
        table.expectHand(1, "military-bonus-iii", "military-bonus-iii");
        expectWarOver(table, "war-over-culture");
    }

    @Test
    @Rule("AGES-5.9")
    void open_borders_add_two_to_the_declarer_only() {
        var table = war(3, "war-over-culture").pact(1, 0, "open-borders-agreement", ' ');
        table.strength(0, 6).strength(1, 7).culture(1, 20).turn(0);
        table.expectCulture(1, 20 - 6).expectLogged(AgesSentence.WAR_RESOLVED, table.piece("war-over-culture@1"), 8, 7);
        var others = war(3, "war-over-culture").pact(0, 2, "open-borders-agreement", ' ');
        others.strength(0, 6).strength(1, 7).culture(0, 20).turn(0).expectCulture(0, 20 - 6);
    }

    @Test
    @Scenario("S-86")
    @Rule("AGES-5.17")
    void an_age_that_ends_takes_leaders_before_the_war_is_compared() {
        var table = war(2, "war-over-culture").leader(0, "napoleon-bonaparte").noWorkers(0);
        table.workers(0, "modern-infantry", 1).workers(0, "knights", 1).workers(0, "cannon", 1);
        table.workers(0, "warriors", 4).strength(1, 17).culture(0, 30).civilDeck("oil");
        table.expectStrength(0, 20).turn(0);
        table.expectNotInPlay(0, "napoleon-bonaparte").expectStrength(0, 14);
        table.expectCulture(0, 30 - 8).expectCulture(1, 8);
    }

    @Test
    @Rule("AGES-5.17")
    void an_age_that_ends_takes_pacts_and_yellow_tokens_before_the_war() {
        var table = war(3, "war-over-territory").pact(0, 1, "promise-of-military-protection", 'B');
        table.strength(0, 8)
                .strength(1, 6)
                .yellow(0, 3)
                .yellow(1, 9)
                .civilDeck("oil")
                .turn(0);
        // without the pact it is 4 against 6; the bank of the defeated has lost its 2 already
        table.expectStrength(0, 4).expectYellow(0, 0).expectYellow(1, 9 - 2 + 1);
    }

    @Test
    @Rule("AGES-5.18")
    void a_pact_counts_as_it_stands_when_the_war_is_resolved() {
        var later = war(3, "war-over-culture").strength(0, 6).strength(1, 7).culture(1, 20);
        later.pact(0, 2, "military-pact", ' ').turn(0).expectCulture(1, 20 - 7);
        var opened = war(3, "war-over-culture").strength(0, 6).strength(1, 7).culture(1, 20);
        opened.hand(1, "open-borders-agreement").politics(1).pick("offer open-borders-agreement seat1", "accept");
        opened.turn(0).expectCulture(1, 20 - 6);
        var closed = war(3, "war-over-culture").pact(1, 0, "open-borders-agreement", ' ');
        closed.strength(0, 6).strength(1, 7).culture(0, 20).politics(1).pick("cancel open-borders-agreement");
        closed.turn(0).expectCulture(0, 20 - 6);
    }

    @ParameterizedTest
    @CsvSource({"peace-treaty", "acceptance-of-supremacy", "loss-of-sovereignty"})
    @Rule("AGES-5.18")
    void no_later_prohibition_stops_a_war_that_has_been_declared(String pact) {
        var table = war(3, "war-over-culture").strength(0, 9).strength(1, 7).culture(1, 20);
        table.pact(1, 0, pact, pact.equals("peace-treaty") ? ' ' : 'B').turn(0).expectCulture(1, 20 - 7);
    }

    // --- victor and defeated
    // --------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-19")
    @Rule({"AGES-5.10", "AGES-5.11"})
    @Cards("war_over_culture")
    void equal_strength_does_nothing_and_the_declarer_may_be_the_defeated() {
        var equal = war(2, "war-over-culture")
                .strength(0, 14)
                .strength(1, 14)
                .culture(0, 20)
                .culture(1, 20)
                .turn(0);
        equal.expectCulture(0, 20).expectCulture(1, 20).expectLogged(AgesSentence.WAR_DRAWN, 0, 1);
        expectWarOver(equal, "war-over-culture");
        var lost = war(2, "war-over-culture")
                .strength(0, 14)
                .strength(1, 17)
                .culture(0, 20)
                .culture(1, 20)
                .turn(0);
        lost.expectCulture(0, 12).expectCulture(1, 28);
        expectWarOver(lost, "war-over-culture");
        var poor = war(2, "war-over-culture")
                .strength(0, 14)
                .strength(1, 17)
                .culture(0, 5)
                .culture(1, 20)
                .turn(0);
        poor.expectCulture(0, 0).expectCulture(1, 25);
    }

    @Test
    @Rule("AGES-5.11")
    void whatever_the_result_the_card_goes_to_the_discards_of_its_age() {
        var won = war(2, "war-over-territory").strength(0, 9).turn(0);
        expectWarOver(won, "war-over-territory");
        var lost = war(2, "war-over-technology").strength(1, 9).turn(0);
        expectWarOver(lost, "war-over-technology");
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "4, 1", "5, 2", "9, 2", "10, 3", "14, 3", "15, 4"})
    @Rule("AGES-5.10")
    @Cards("war_over_territory")
    void war_over_territory_takes_one_yellow_token_and_one_more_for_each_full_five(int advantage, int tokens) {
        var table = war(2, "war-over-territory")
                .strength(0, 3 + advantage)
                .strength(1, 3)
                .turn(0);
        table.expectYellow(0, 18 + tokens).expectYellow(1, 18 - tokens);
        var lost = war(2, "war-over-territory")
                .strength(0, 3)
                .strength(1, 3 + advantage)
                .turn(0);
        lost.expectYellow(0, 18 - tokens).expectYellow(1, 18 + tokens);
    }

    @Test
    @Scenario("S-20")
    @Rule("AGES-5.10")
    void war_over_territory_takes_only_what_the_bank_has() {
        var table = war(2, "war-over-territory")
                .strength(0, 14)
                .strength(1, 3)
                .yellow(0, 5)
                .yellow(1, 2)
                .turn(0);
        table.expectYellow(0, 7).expectYellow(1, 0).expectPool(1, 1);
    }

    // --- war over technology
    // --------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-21")
    @Rule({"AGES-5.12", "AGES-5.13", "AGES-Q01"})
    @Cards("war_over_technology")
    void a_technology_and_science_but_not_one_already_in_hand() {
        for (boolean stealing : new boolean[] {true, false}) {
            var table = war(2, "war-over-technology")
                    .knows(1, "code-of-laws", "cartography")
                    .science(1, 9);
            table.civil(0, "code-of-laws").strength(1, 3).strength(0, 15).turn(0);
            table.expectAsked(0, AgesSentence.ASK_SPOILS).expectOptions(0, "steal cartography", "science");
            table.expectBlocked(0, "steal code-of-laws", AgesSentence.STOLEN_ALREADY_KNOWN);
            if (stealing) {
                table.pick("steal cartography").expectScience(0, 8).expectScience(1, 1);
                table.expectInPlay(0, "cartography").expectNotInPlay(1, "cartography");
            } else {
                table.pick("science").expectScience(0, 9).expectScience(1, 0).expectInPlay(1, "cartography");
            }
            table.expectInPlay(1, "code-of-laws").expectAsked(0, AgesSentence.ASK_POLITICS);
        }
    }

    @Test
    @Scenario("S-22")
    @Rule("AGES-5.12")
    void a_stolen_technology_below_the_victors_own_is_lost_to_both() {
        var table = war(2, "war-over-technology")
                .knows(0, "strategy")
                .knows(1, "warfare")
                .science(1, 9);
        table.strength(1, 3).strength(0, 10).expectMilitary(1, 3, 3).turn(0).pick("steal warfare");
        table.expectInPlay(0, "strategy").expectNotInPlay(0, "warfare").expectNotInPlay(1, "warfare");
        table.expectScience(0, 7 - 5)
                .expectScience(1, 7)
                .expectMilitary(0, 4, 4)
                .expectMilitary(1, 2, 2);
        table.expectStrength(0, 10).expectStrength(1, 2);
        assertThat(table.names(Places.BOX)).contains("warfare");
    }

    @Test
    @Rule("AGES-5.12")
    void a_technology_in_play_cannot_be_stolen_again() {
        var table = war(2, "war-over-technology").knows(0, "code-of-laws").knows(1, "code-of-laws", "masonry");
        table.strength(1, 3).strength(0, 13).turn(0).expectOptions(0, "steal masonry", "science");
        table.expectBlocked(0, "steal code-of-laws", AgesSentence.STOLEN_ALREADY_KNOWN)
                .pick("steal masonry");
        table.expectInPlay(0, "code-of-laws", "masonry").expectInPlay(1, "code-of-laws");
    }

    @Test
    @Rule("AGES-5.12")
    void stealing_is_not_developing() {
        var table = war(2, "war-over-technology").leader(0, "albert-einstein").knows(1, "masonry");
        table.strength(1, 3).strength(0, 13).turn(0).pick("steal masonry");
        table.expectInPlay(0, "masonry").expectCulture(0, 0).expectScience(0, 0).expectCivil(0, 4, 4);
    }

    @Test
    @Rule("AGES-5.12")
    void the_defeated_loses_spent_actions_first_and_the_victor_gains_available_ones() {
        var table = war(2, "war-over-technology")
                .knows(1, "strategy")
                .militarySpent(1, 1)
                .militarySpent(0, 1);
        table.strength(1, 3).strength(0, 13).expectMilitary(1, 3, 4).turn(0).pick("steal strategy");
        table.expectMilitary(1, 2, 2).expectMilitary(0, 3, 4);
    }

    @Test
    @Rule({"AGES-5.13", "AGES-Q01"})
    void the_advantage_is_divided_one_choice_at_a_time() {
        var table = war(2, "war-over-technology")
                .knows(1, "masonry", "cartography", "code-of-laws")
                .science(1, 9);
        table.strength(1, 4).strength(0, 4 + 11).turn(0);
        table.expectOptions(0, "steal code-of-laws", "steal cartography", "steal masonry", "science");
        table.pick("steal cartography").expectOptions(0, "steal code-of-laws", "steal masonry", "science");
        table.pick("steal masonry").expectScience(0, 4).expectScience(1, 5);
        table.expectInPlay(0, "cartography", "masonry").expectInPlay(1, "code-of-laws");
        var all = war(2, "war-over-technology")
                .knows(1, "masonry", "code-of-laws")
                .science(1, 9);
        all.strength(1, 4).strength(0, 4 + 9).turn(0).pick("steal code-of-laws", "steal masonry");
        all.expectScience(0, 0).expectScience(1, 9).expectAsked(0, AgesSentence.ASK_POLITICS);
    }

    @Test
    @Rule({"AGES-5.13", "AGES-Q01"})
    void without_special_technologies_nobody_is_asked_and_science_is_taken() {
        var table = war(2, "war-over-technology")
                .science(1, 4)
                .strength(1, 3)
                .strength(0, 10)
                .turn(0);
        table.expectAsked(0, AgesSentence.ASK_POLITICS).expectScience(0, 4).expectScience(1, 0);
    }

    @Test
    @Scenario("S-101")
    @Rule({"AGES-5.13", "AGES-5.10", "AGES-Q01"})
    void the_defender_may_be_the_victor_and_chooses_then() {
        for (boolean stealing : new boolean[] {true, false}) {
            var table = war(2, "war-over-technology")
                    .knows(0, "justice-system", "cartography")
                    .science(0, 1);
            table.strength(0, 10).strength(1, 16).turn(0);
            table.expectAsked(1, AgesSentence.ASK_SPOILS).expectOptions(1, "steal cartography", "science");
            table.expectBlocked(1, "steal justice-system", AgesSentence.TOO_DEAR_TO_STEAL);
            table.pick(stealing ? "steal cartography" : "science")
                    .expectScience(1, 1)
                    .expectScience(0, 0);
            assertThat(Audit.inPlay(table.s, 1, Table.kind("cartography"))).isEqualTo(stealing);
            table.expectInPlay(0, "justice-system").expectAsked(0, AgesSentence.ASK_POLITICS);
        }
    }

    @Test
    @Scenario("S-102")
    @Rule({"AGES-5.12", "AGES-5.13"})
    void a_stolen_technology_takes_its_tokens_and_action_along() {
        var table = war(2, "war-over-technology")
                .knows(1, "justice-system")
                .knows(0, "code-of-laws")
                .science(1, 3);
        table.tokens(1, "agriculture", 2).tokens(1, "bronze", 1).blue(1, 1).blue(0, 9);
        table.strength(1, 3).strength(0, 11).expectCivil(1, 5, 5).turn(0).pick("steal justice-system");
        table.expectAsked(1, AgesSentence.ASK_TOKEN).expectOptions(1, "token agriculture", "token bronze");
        table.pick("token agriculture", "token bronze");
        table.expectBlue(1, 0).expectFood(1, 1).expectResources(1, 0).expectCivil(1, 4, 4);
        table.expectInPlay(0, "justice-system").expectNotInPlay(0, "code-of-laws");
        table.expectCivil(0, 5, 5).expectBlue(0, 12).expectScience(0, 1).expectScience(1, 2);
        table.expectAsked(0, AgesSentence.ASK_POLITICS);
    }

    // --- a rival who is gone
    // --------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-5.14", "AGES-6.8"})
    void a_war_on_somebody_who_has_resigned_is_gone_before_the_turn() {
        var table = war(3, "war-over-culture")
                .strength(0, 9)
                .culture(1, 20)
                .politics(1)
                .pick("resign");
        table.expectCulture(0, 7).turn(0).expectCulture(0, 7).expectNotLogged(AgesSentence.WAR_RESOLVED);
        assertThat(table.names(Places.BOX)).contains("war-over-culture");
    }
}
