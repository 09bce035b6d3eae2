package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.KNOWN_ALREADY;
import static ecumene.games.ages.AgesSentence.NOTHING_TO_ORDER;
import static ecumene.games.ages.AgesSentence.NOT_ALL_ACTIONS;
import static ecumene.games.ages.AgesSentence.TOO_FEW_CIVIL_ACTIONS;
import static ecumene.games.ages.AgesSentence.TOO_FEW_RESOURCES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** The scenarios of the rules, S-103 – S-115: actions once more, with the cards that bend them. */
class Scenarios103To115Test {
    @Test
    @Scenario("S-103")
    @Rule({"AGES-7.12", "AGES-11.8"})
    void a_new_government_with_fewer_actions_takes_the_spent_one() {
        var table = Table.of(2)
                .age(3)
                .knows(0, "republic")
                .civil(0, "fundamentalism")
                .science(0, 18);
        table.actions(0).expectCivil(0, 7, 7).pick("develop fundamentalism").expectCivil(0, 6, 6);
        table.expectScience(0, 0).expectInPlay(0, "fundamentalism").expectNotInPlay(0, "republic");
    }

    @Test
    @Scenario("S-104")
    @Rule({"AGES-7.24", "AGES-13.5"})
    void newton_keeps_all_actions_available_for_a_revolution() {
        var table = Table.of(2).age(2).knows(0, "monarchy").leader(0, "isaac-newton");
        table.civil(0, "iron", "republic").science(0, 8).actions(0).expectCivil(0, 5, 5);
        table.pick("develop iron").expectCivil(0, 5, 5).pick("revolt republic");
        table.expectInPlay(0, "republic").expectCivil(0, 1, 7).expectScience(0, 0);
    }

    @Test
    @Scenario("S-105")
    @Rule("AGES-7.23")
    void a_leader_needs_an_action_even_if_it_comes_back() {
        var table = Table.of(2).leader(0, "moses").civil(0, "michelangelo").civilSpent(0, 4);
        table.actions(0).expectBlocked(0, "leader michelangelo", TOO_FEW_CIVIL_ACTIONS);
    }

    @Test
    @Scenario("S-106")
    @Rule({"AGES-13.8", "AGES-7.4", "AGES-7.24"})
    void hammurabi_takes_a_leader_cheaply_once_a_turn_and_never_helps_a_revolution() {
        var table = Table.of(2).leader(0, "hammurabi").civilSpent(0, 4).militarySpent(0, 1);
        table.space(6, "michelangelo")
                .space(1, "iron")
                .civil(0, "monarchy")
                .science(0, 9)
                .actions(0);
        table.expectBlocked(0, "revolt monarchy", NOT_ALL_ACTIONS);
        table.pick("take michelangelo").expectMilitary(0, 0, 2).expectCivil(0, 0, 4);
        table.expectCivilHand(0, "monarchy", "michelangelo");
        table.militarySpent(0, 0).actions(0).expectBlocked(0, "take iron", TOO_FEW_CIVIL_ACTIONS);
    }

    @Test
    @Scenario("S-107")
    @Rule({"AGES-13.9", "AGES-7.13"})
    void robespierre_with_breakthrough_needs_no_civil_action() {
        var table = Table.of(2).age(2).leader(0, "maximilien-robespierre").civilSpent(0, 4);
        table.civil(0, "breakthrough-ii", "republic", "iron").science(0, 9).actions(0);
        table.expectMilitary(0, 3, 3).expectNotOffered(0, "develop iron").pick("play breakthrough-ii");
        table.expectInPlay(0, "republic").expectCulture(0, 3).expectScience(0, 9);
        table.expectMilitary(0, 0, 3).expectCivil(0, 3, 7);
    }

    @Test
    @Scenario("S-108")
    @Rule({"AGES-7.26", "AGES-7.14"})
    void a_stage_paid_with_nothing_is_covered_from_a_card() {
        var table = Table.of(2).building(0, "hanging-gardens", 0).blue(0, 0).civil(0, "engineering-genius-a");
        table.tokens(0, "agriculture", 1).tokens(0, "bronze", 1).actions(0).pick("play engineering-genius-a");
        table.expectAsked(0, AgesSentence.ASK_TOKEN).expectOptions(0, "token agriculture", "token bronze");
        table.pick("token bronze")
                .expectStages(0, "hanging-gardens", 1)
                .expectFood(0, 1)
                .expectResources(0, 0);
        var bare = Table.of(2).building(0, "hanging-gardens", 0).blue(0, 0).civil(0, "engineering-genius-a");
        bare.actions(0).expectBlocked(0, "play engineering-genius-a", NOTHING_TO_ORDER);
    }

    @Test
    @Scenario("S-109")
    @Rule({"AGES-10.9", "AGES-7.4"})
    void a_replaced_technology_may_be_taken_again() {
        var table = Table.of(3)
                .age(2)
                .knows(0, "code-of-laws")
                .civil(0, "justice-system")
                .science(0, 7);
        table.row("code-of-laws@2").actions(0).expectBlocked(0, "take code-of-laws", KNOWN_ALREADY);
        table.pick("develop justice-system").pick("take code-of-laws").expectCivilHand(0, "code-of-laws");
        var inHand =
                Table.of(3).civil(0, "code-of-laws@1").row("code-of-laws@2").actions(0);
        inHand.expectBlocked(0, "take code-of-laws", KNOWN_ALREADY);
    }

    @Test
    @Scenario("S-110")
    @Rule({"AGES-13.35", "AGES-7.14"})
    void scientific_cooperation_with_breakthrough() {
        var table = Table.of(3)
                .age(2)
                .pact(1, 0, "scientific-cooperation", ' ')
                .science(0, 3)
                .science(1, 1);
        table.civil(0, "breakthrough-i", "iron").actions(0).pick("play breakthrough-i");
        table.expectInPlay(0, "iron").expectScience(0, 2).expectScience(1, 0);
    }

    @Test
    @Scenario("S-111")
    @Rule({"AGES-13.12", "AGES-13.37", "AGES-11.9"})
    void barbarossa_with_patriotism() {
        var table = Table.of(2)
                .leader(0, "frederick-barbarossa")
                .knows(0, "knights")
                .yellow(0, 13);
        table.civil(0, "patriotism-a")
                .tokens(0, "agriculture", 2)
                .tokens(0, "bronze", 1)
                .actions(0);
        table.expectNotOffered(0, "recruit knights").pick("play patriotism-a").pick("recruit knights");
        table.expectFood(0, 0).expectResources(0, 0).expectForces(0, 0, 0).expectMilitary(0, 2, 2);
        table.expectWorkers(0, "knights", 1).expectYellow(0, 12);
    }

    @Test
    @Scenario("S-112")
    @Rule("AGES-13.41")
    void trade_routes_pay_a_cost_and_make_no_difference_to_corruption() {
        var table = Table.of(3).pact(0, 1, "trade-routes-agreement", 'A').pool(0, 2);
        table.tokens(0, "bronze", 1).tokens(0, "agriculture", 1).actions(0).pick("build bronze");
        table.expectWorkers(0, "bronze", 3).expectFood(0, 0).expectResources(0, 0);
        table.tokens(0, "bronze", 1).tokens(0, "agriculture", 1).actions(0);
        table.expectBlocked(0, "build bronze", TOO_FEW_RESOURCES);
        // corruption 2 with 3 resources and 1 food: only resources are lost
        var corrupt = Table.of(3)
                .pact(0, 1, "trade-routes-agreement", 'A')
                .blue(0, 10)
                .noWorkers(0);
        corrupt.tokens(0, "bronze", 3).tokens(0, "agriculture", 1).actions(0).pick("end");
        corrupt.expectResources(0, 1).expectFood(0, 1);
        var both = Table.of(3)
                .pact(0, 1, "trade-routes-agreement", 'A')
                .blue(0, 10)
                .noWorkers(0);
        both.tokens(0, "bronze", 1).tokens(0, "agriculture", 1).actions(0).pick("end");
        both.expectResources(0, 0).expectFood(0, 0);
    }

    @Test
    @Scenario("S-113")
    @Rule("AGES-7.25")
    void an_action_card_played_for_nothing() {
        var table = Table.of(2)
                .age(2)
                .strength(0, 3)
                .civil(0, "wave-of-nationalism-ii")
                .actions(0);
        table.pick("play wave-of-nationalism-ii")
                .expectForces(0, 0, 0)
                .expectCivil(0, 3, 4)
                .expectCivilHand(0);
    }

    @Test
    @Scenario("S-114")
    @Rule("AGES-13.20")
    void shakespeares_discounts_with_a_library_and_no_theater() {
        var table = Table.of(2).age(2).leader(0, "william-shakespeare").workers(0, "printing-press", 1);
        table.knows(0, "journalism")
                .civil(0, "opera", "multimedia")
                .science(0, 15)
                .tokens(0, "bronze", 12);
        table.actions(0).pick("develop opera").expectScience(0, 9);
        assertThat(table.price(0, "journalism")).isEqualTo(8);
        table.pick("upgrade printing-press journalism").expectResources(0, 7);
        table.pick("build opera").expectResources(0, 0);
        var multimedia = Table.of(2).age(3).leader(0, "william-shakespeare").workers(0, "printing-press", 1);
        multimedia.civil(0, "multimedia").science(0, 8).actions(0).expectNotOffered(0, "develop multimedia");
    }

    @Test
    @Scenario("S-115")
    @Rule({"AGES-7.21", "AGES-12.9"})
    void ocean_liner_service_with_an_empty_bank_and_with_tokens_left() {
        Table.of(2).wonder(0, "ocean-liner-service").yellow(0, 0).actions(0).expectNotOffered(0, "ocean-liner");
        var table = Table.of(2)
                .wonder(0, "ocean-liner-service")
                .yellow(0, 3)
                .actions(0)
                .pick("ocean-liner");
        table.expectYellow(0, 2).expectPool(0, 2).expectCivil(0, 4, 4).expectFood(0, 0);
        table.expectNotOffered(0, "ocean-liner");
    }
}
