package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.NOT_ALL_ACTIONS;
import static ecumene.games.ages.AgesSentence.PARTNER_WITHOUT_SCIENCE;
import static ecumene.games.ages.AgesSentence.TOO_FEW_CIVIL_ACTIONS;
import static ecumene.games.ages.AgesSentence.TOO_LITTLE_SCIENCE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** AGES-7.12, AGES-7.13, AGES-7.23 and AGES-7.24: technologies and governments. */
class DevelopingTest {
    @Test
    @Rule("AGES-7.12")
    void a_technology_costs_an_action_and_its_science() {
        var table =
                Table.of(2).civil(0, "iron", "alchemy").science(0, 8).actions(0).pick("develop iron");
        table.expectScience(0, 3)
                .expectCivil(0, 3, 4)
                .expectInPlay(0, "iron", "bronze")
                .expectCivilHand(0, "alchemy");
        table.expectBlocked(0, "develop alchemy", TOO_LITTLE_SCIENCE).expectWorkers(0, "iron", 0);
    }

    @Test
    @Rule("AGES-7.12")
    void buildings_and_units_do_nothing_until_workers_stand_on_them() {
        var table = Table.of(2)
                .civil(0, "alchemy", "drama", "knights")
                .science(0, 12)
                .tokens(0, "bronze", 10);
        table.actions(0).pick("develop alchemy", "develop drama", "develop knights");
        table.expectScienceRating(0, 1)
                .expectCultureRating(0, 0)
                .expectStrength(0, 1)
                .expectHappiness(0, 0);
        table.pick("build drama").expectCultureRating(0, 2).expectHappiness(0, 1);
    }

    @Test
    @Rule("AGES-7.12")
    void special_technologies_and_governments_work_at_once() {
        var table =
                Table.of(2).civil(0, "warfare", "code-of-laws").science(0, 11).actions(0);
        table.pick("develop warfare").expectMilitary(0, 3, 3).expectStrength(0, 2);
        table.pick("develop code-of-laws").expectCivil(0, 3, 5);
        var theocracy =
                Table.of(2).civil(0, "theocracy").science(0, 6).actions(0).pick("develop theocracy");
        theocracy
                .expectStrength(0, 2)
                .expectHappiness(0, 1)
                .expectCultureRating(0, 1)
                .expectMilitary(0, 3, 3);
    }

    @Test
    @Rule("AGES-7.12")
    void a_replaced_government_leaves_the_game() {
        var table = Table.of(2)
                .knows(0, "monarchy")
                .civil(0, "republic")
                .science(0, 13)
                .actions(0);
        table.pick("develop republic").expectZone(Places.play(0), "republic").expectCivil(0, 6, 7);
        table.expectMilitary(0, 2, 2);
        assertThat(table.names(Places.BOX)).contains("monarchy");
    }

    @Test
    @Rule("AGES-7.12")
    void modifiers_of_the_science_cost() {
        var bach = Table.of(2)
                .age(2)
                .leader(0, "j-s-bach")
                .civil(0, "opera", "journalism")
                .science(0, 5);
        bach.actions(0).expectBlocked(0, "develop journalism", TOO_LITTLE_SCIENCE);
        bach.pick("develop opera").expectScience(0, 0);
        var drama = Table.of(2)
                .age(2)
                .leader(0, "j-s-bach")
                .civil(0, "drama")
                .science(0, 1)
                .actions(0);
        drama.pick("develop drama").expectScience(0, 0);
        var churchill = Table.of(2).age(3).leader(0, "winston-churchill").civil(0, "tanks", "military-theory");
        churchill.science(0, 6).actions(0).expectNotOffered(0, "develop tanks").pick("churchill-forces");
        churchill.pick("develop tanks").expectScience(0, 0).expectForces(0, 3, 0);
    }

    @Test
    @Rule({"AGES-7.12", "AGES-13.35"})
    void scientific_cooperation_is_mandatory_and_needs_a_point_of_the_partner() {
        var table = Table.of(3).pact(0, 2, "scientific-cooperation", ' ').civil(2, "theology", "alchemy");
        table.science(2, 2).science(0, 2).actions(2).pick("develop alchemy").expectScience(2, 0);
        table.expectScience(0, 1).pick("develop theology").expectScience(2, 0).expectScience(0, 0);
        var broke = Table.of(3).pact(0, 2, "scientific-cooperation", ' ').civil(0, "alchemy", "monarchy");
        broke.science(0, 20).actions(0).expectBlocked(0, "develop alchemy", PARTNER_WITHOUT_SCIENCE);
        broke.expectBlocked(0, "revolt monarchy", PARTNER_WITHOUT_SCIENCE);
    }

    @Test
    @Rule("AGES-7.13")
    void a_revolution_spends_all_civil_actions_and_the_lower_cost() {
        var table = Table.of(2).civil(0, "monarchy").science(0, 2).actions(0);
        table.expectBlocked(0, "develop monarchy", TOO_LITTLE_SCIENCE).pick("revolt monarchy");
        table.expectScience(0, 0).expectCivil(0, 0, 5).expectMilitary(0, 3, 3).expectInPlay(0, "monarchy");
        Table.of(2)
                .civil(0, "monarchy")
                .science(0, 1)
                .actions(0)
                .expectBlocked(0, "revolt monarchy", TOO_LITTLE_SCIENCE);
    }

    @Test
    @Rule({"AGES-7.13", "AGES-7.24"})
    void spent_military_actions_do_not_hinder_a_revolution_and_lower_totals_take_spent_ones() {
        var table = Table.of(2)
                .age(2)
                .knows(0, "monarchy")
                .civil(0, "republic")
                .science(0, 3)
                .militarySpent(0, 2);
        table.actions(0).pick("revolt republic").expectCivil(0, 0, 7).expectMilitary(0, 1, 2);
    }

    @Test
    @Rule({"AGES-7.13", "AGES-13.5"})
    void what_developing_triggers_happens_after_a_revolution_too() {
        var leonardo = Table.of(2)
                .leader(0, "leonardo-da-vinci")
                .civil(0, "monarchy")
                .science(0, 2)
                .actions(0);
        leonardo.pick("revolt monarchy").expectResources(0, 1).expectCivil(0, 0, 5);
        var einstein = Table.of(2)
                .age(3)
                .leader(0, "albert-einstein")
                .civil(0, "democracy")
                .science(0, 9);
        einstein.actions(0).pick("revolt democracy").expectCulture(0, 3).expectCivil(0, 0, 7);
    }

    @Test
    @Rule("AGES-7.13")
    void only_governments_can_be_revolted_to() {
        var table = Table.of(2)
                .civil(0, "iron", "code-of-laws", "theocracy")
                .science(0, 20)
                .actions(0);
        assertThat(table.offered(0, "revolt")).containsExactly("theocracy");
    }

    @Test
    @Rule("AGES-7.23")
    void a_technology_needs_an_available_action_even_with_newton() {
        var table = Table.of(2)
                .age(2)
                .leader(0, "isaac-newton")
                .civil(0, "iron")
                .science(0, 5)
                .civilSpent(0, 4);
        table.actions(0).expectBlocked(0, "develop iron", TOO_FEW_CIVIL_ACTIONS);
        table.civilSpent(0, 3).actions(0).pick("develop iron").expectCivil(0, 1, 4);
    }

    @Test
    @Rule("AGES-7.24")
    void robespierre_asks_for_all_military_actions() {
        var table = Table.of(2)
                .age(2)
                .leader(0, "maximilien-robespierre")
                .civil(0, "republic")
                .science(0, 3);
        table.civilSpent(0, 4).militarySpent(0, 1).actions(0);
        table.expectBlocked(0, "revolt republic", NOT_ALL_ACTIONS);
        table.militarySpent(0, 0).actions(0).pick("revolt republic").expectCulture(0, 3);
    }
}
