package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.ASK_GAIN_MIX;
import static ecumene.games.ages.AgesSentence.ASK_ORDERED;
import static ecumene.games.ages.AgesSentence.NOTHING_TO_ORDER;
import static ecumene.games.ages.AgesSentence.TAKEN_THIS_TURN;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Said;
import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Covered;
import ecumene.engine.testing.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-7.14 and AGES-7.25: every action card is played, with its own numbers, and does what it says. */
class ActionCardsTest {
    /** An action card in hand; the test that follows plays it. */
    private static Table holding(Table table, String card) {
        Covered.card(card.replace('-', '_'));
        return table.age(Math.max(1, Table.GAME.catalog().card(Table.kind(card)).level()))
                .civil(0, card);
    }

    // --- ordered actions ------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"rich-land-a, 1", "rich-land-i, 2", "rich-land-ii, 3"})
    @Rule("AGES-7.14")
    void rich_land_builds_or_upgrades_a_farm_or_mine_for_less(String card, int less) {
        var build = holding(Table.of(2), card).knows(0, "iron", "alchemy").tokens(0, "bronze", 5 - less);
        build.actions(0).pick("play " + card).expectAsked(0, ASK_ORDERED);
        assertThat(build.keys(0))
                .contains("build iron", "build agriculture", "upgrade bronze iron")
                .doesNotContain("build philosophy", "build warriors", "upgrade philosophy alchemy");
        build.pick("build iron")
                .expectResources(0, 0)
                .expectWorkers(0, "iron", 1)
                .expectCivil(0, 3, 4);
        build.expectCivilHand(0);
        var upgrade = holding(Table.of(2), card).knows(0, "oil").tokens(0, "bronze", 9 - less);
        upgrade.actions(0).pick("play " + card, "upgrade bronze oil").expectResources(0, 0);
        var poor = holding(Table.of(2), card).knows(0, "oil").tokens(0, "bronze", 8 - less);
        poor.actions(0).pick("play " + card).expectNotOffered(0, "upgrade bronze oil");
    }

    @ParameterizedTest
    @CsvSource({"urban-growth-a, 1", "urban-growth-i, 2", "urban-growth-ii, 3", "urban-growth-iii, 4"})
    @Rule("AGES-7.14")
    void urban_growth_builds_or_upgrades_an_urban_building_for_less(String card, int less) {
        var build = holding(Table.of(2), card).knows(0, "alchemy", "iron").tokens(0, "bronze", 6 - less);
        build.actions(0).pick("play " + card).expectNotOffered(0, "build bronze", "upgrade bronze iron");
        build.pick("build alchemy")
                .expectResources(0, 0)
                .expectWorkers(0, "alchemy", 1)
                .expectCivil(0, 3, 4);
        var upgrade = holding(Table.of(2), card).knows(0, "computers").tokens(0, "bronze", 8 - less);
        upgrade.actions(0).pick("play " + card, "upgrade philosophy computers").expectResources(0, 0);
        var poor = holding(Table.of(2), card).knows(0, "computers").tokens(0, "bronze", 7 - less);
        poor.actions(0).pick("play " + card).expectNotOffered(0, "upgrade philosophy computers");
    }

    @ParameterizedTest
    @CsvSource({"efficient-upgrade-ii, 3", "efficient-upgrade-iii, 4"})
    @Rule("AGES-7.14")
    void efficient_upgrade_upgrades_a_farm_mine_or_urban_building_for_less(String card, int less) {
        var table = holding(Table.of(2), card).knows(0, "oil", "mechanized-agriculture", "computers", "riflemen");
        table.tokens(0, "bronze", 9 - less).actions(0).pick("play " + card);
        table.expectOptions(
                0, "upgrade bronze oil", "upgrade agriculture mechanized-agriculture", "upgrade philosophy computers");
        table.pick("upgrade bronze oil")
                .expectResources(0, 0)
                .expectWorkers(0, "oil", 1)
                .expectCivil(0, 3, 4);
        var poor = holding(Table.of(2), card)
                .knows(0, "oil")
                .tokens(0, "bronze", 8 - less)
                .actions(0);
        poor.expectBlocked(0, "play " + card, NOTHING_TO_ORDER);
    }

    @ParameterizedTest
    @CsvSource({
        "engineering-genius-a, 2",
        "engineering-genius-i, 3",
        "engineering-genius-ii, 4",
        "engineering-genius-iii, 5"
    })
    @Rule("AGES-7.14")
    void engineering_genius_builds_one_stage_for_less(String card, int less) {
        var table = holding(Table.of(2), card).building(0, "eiffel-tower", 1).tokens(0, "bronze", 7 - less);
        table.actions(0).pick("play " + card).expectStages(0, "eiffel-tower", 2);
        table.expectResources(0, 0).expectCivil(0, 3, 4);
        var poor = holding(Table.of(2), card).building(0, "eiffel-tower", 1).tokens(0, "bronze", 6 - less);
        poor.actions(0).expectBlocked(0, "play " + card, NOTHING_TO_ORDER);
        holding(Table.of(2), card).actions(0).expectBlocked(0, "play " + card, NOTHING_TO_ORDER);
    }

    @ParameterizedTest
    @CsvSource({"frugality-a, 1", "frugality-i, 2", "frugality-ii, 3"})
    @Rule("AGES-7.14")
    void frugality_increases_population_and_then_gives_food(String card, int food) {
        var table = holding(Table.of(2), card)
                .yellow(0, 12)
                .tokens(0, "agriculture", 4)
                .actions(0);
        table.pick("play " + card)
                .expectFood(0, food)
                .expectYellow(0, 11)
                .expectPool(0, 2)
                .expectCivil(0, 3, 4);
        var poor = holding(Table.of(2), card)
                .yellow(0, 12)
                .tokens(0, "agriculture", 3)
                .actions(0);
        poor.expectBlocked(0, "play " + card, NOTHING_TO_ORDER);
    }

    @ParameterizedTest
    @CsvSource({"breakthrough-i, 2", "breakthrough-ii, 3"})
    @Rule("AGES-7.14")
    void breakthrough_develops_a_technology_and_then_gives_science(String card, int science) {
        var table = holding(Table.of(2), card)
                .civil(0, "iron", "alchemy")
                .science(0, 5)
                .actions(0);
        table.pick("play " + card)
                .expectOptions(0, "develop iron", "develop alchemy")
                .pick("develop iron");
        table.expectScience(0, science)
                .expectInPlay(0, "iron")
                .expectCivil(0, 3, 4)
                .expectCivilHand(0, "alchemy");
        var poor = holding(Table.of(2), card).civil(0, "iron").science(0, 4).actions(0);
        poor.expectBlocked(0, "play " + card, NOTHING_TO_ORDER);
    }

    // --- gains ----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({
        "cultural-heritage-a, 1, 4",
        "cultural-heritage-i, 2, 2",
        "revolutionary-idea-ii, 4, 0",
        "revolutionary-idea-iii, 6, 0"
    })
    @Rule({"AGES-7.14", "AGES-7.25"})
    void ideas_and_heritage_score_points(String card, int science, int culture) {
        var table = holding(Table.of(2), card).actions(0).pick("play " + card);
        table.expectScience(0, science)
                .expectCulture(0, culture)
                .expectCivil(0, 3, 4)
                .expectCivilHand(0);
        table.expectScience(1, 0).expectCulture(1, 0);
    }

    @Test
    @Cards("stockpile_a")
    @Rule("AGES-7.14")
    void stockpile_gives_a_resource_and_then_food() {
        var table = Table.of(2).civil(0, "stockpile-a").actions(0).pick("play stockpile-a");
        table.expectResources(0, 1).expectFood(0, 1).expectBlue(0, 14);
        var one = Table.of(2).civil(0, "stockpile-a").blue(0, 1).actions(0).pick("play stockpile-a");
        one.expectResources(0, 1).expectFood(0, 0);
    }

    @ParameterizedTest
    @CsvSource({"reserves-i, 2", "reserves-ii, 3", "reserves-iii, 4"})
    @Rule("AGES-7.14")
    void reserves_give_food_or_resources(String card, int amount) {
        var food = holding(Table.of(2), card).actions(0).pick("play " + card).expectAsked(0, ASK_GAIN_MIX);
        food.expectOptions(0, "gain " + amount + " 0", "gain 0 " + amount).pick("gain " + amount + " 0");
        food.expectFood(0, amount).expectResources(0, 0).expectCivil(0, 3, 4);
        var resources = holding(Table.of(2), card).actions(0).pick("play " + card, "gain 0 " + amount);
        resources.expectFood(0, 0).expectResources(0, amount);
    }

    @ParameterizedTest
    @CsvSource({"patriotism-a, 1", "patriotism-i, 2", "patriotism-ii, 3", "patriotism-iii, 4"})
    @Rule({"AGES-7.14", "AGES-13.37"})
    void patriotism_gives_resources_for_units_and_a_military_action_for_this_turn(String card, int resources) {
        var table = holding(Table.of(2), card)
                .pool(0, 3)
                .militarySpent(0, 2)
                .actions(0)
                .pick("play " + card);
        table.expectForces(0, resources, 0).expectMilitary(0, 1, 2).expectCivil(0, 3, 4);
        table.expectNotOffered(0, "build bronze", "build religion");
        table.tokens(0, "bronze", Math.max(0, 2 - resources)).actions(0).pick("build warriors");
        table.expectResources(0, 0)
                .expectForces(0, Math.max(0, resources - 2), 0)
                .expectMilitary(0, 0, 2);
        table.pick("end", "pass", "end", "pass").expectForces(0, 0, 0).expectMilitary(0, 2, 2);
    }

    // --- what the others have -------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({
        "wave-of-nationalism-ii, 2, 6",
        "wave-of-nationalism-ii, 3, 3",
        "wave-of-nationalism-ii, 4, 2",
        "military-build-up-iii, 2, 8",
        "military-build-up-iii, 3, 5",
        "military-build-up-iii, 4, 3"
    })
    @Rule({"AGES-7.25", "AGES-15.1", "AGES-13.37"})
    void resources_for_units_for_every_stronger_civilization(String card, int players, int each) {
        var table = holding(Table.of(players), card).workers(players - 1, "warriors", 2);
        table.actions(0).pick("play " + card).expectForces(0, each, 0);
        var all = holding(Table.of(players), card).knows(0, "knights").pool(0, 4);
        for (int seat = 1; seat < players; seat++) {
            all.workers(seat, "warriors", 2);
        }
        all.actions(0).pick("play " + card).expectForces(0, each * (players - 1), 0);
        // counted once: becoming the strongest does not take anything back
        all.pick("build knights").expectStrength(0, 3).expectForces(0, each * (players - 1) - 3, 0);
        all.pick("end").expectForces(0, 0, 0);
    }

    @Test
    @Rule("AGES-7.25")
    void equal_strength_is_not_stronger() {
        var table = holding(Table.of(3), "wave-of-nationalism-ii").workers(2, "warriors", 0);
        table.actions(0).pick("play wave-of-nationalism-ii").expectForces(0, 0, 0);
    }

    @ParameterizedTest
    @CsvSource({"2, 6", "3, 3", "4, 2"})
    @Cards("endowment_for_the_arts_iii")
    @Rule({"AGES-7.25", "AGES-15.1"})
    void culture_for_every_richer_civilization(int players, int each) {
        var table = Table.of(players).age(3).culture(0, 10).civil(0, "endowment-for-the-arts-iii");
        table.culture(1, 11).actions(0).pick("play endowment-for-the-arts-iii").expectCulture(0, 10 + each);
        var equal = Table.of(players).age(3).culture(0, 10).culture(1, 10).civil(0, "endowment-for-the-arts-iii");
        equal.actions(0)
                .pick("play endowment-for-the-arts-iii")
                .expectCulture(0, 10)
                .expectCivil(0, 3, 4);
    }

    @Test
    @Rule("AGES-7.25")
    void civilizations_that_left_do_not_count_and_change_the_number() {
        var table = holding(Table.of(3), "wave-of-nationalism-ii")
                .workers(1, "warriors", 9)
                .workers(2, "warriors", 3);
        table.politics(1)
                .pick("resign")
                .actions(0)
                .pick("play wave-of-nationalism-ii")
                .expectForces(0, 6, 0);
    }

    // --- in general -----------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-7.14")
    void a_card_taken_in_this_phase_waits_for_the_next_turn() {
        var table = Table.of(2).row("revolutionary-idea-ii").age(2).actions(0).pick("take revolutionary-idea-ii");
        table.expectBlocked(0, "play revolutionary-idea-ii", TAKEN_THIS_TURN);
        table.pick("end", "pass", "end", "pass")
                .pick("play revolutionary-idea-ii")
                .expectScience(0, 4 + 1);
    }

    @Test
    @Rule("AGES-7.14")
    void of_two_equal_cards_only_the_one_taken_now_waits() {
        var table = Table.of(2)
                .age(2)
                .civil(0, "reserves-ii@1")
                .row("reserves-ii@2")
                .actions(0);
        int taken = table.piece("reserves-ii@2");
        assertThat(table.pick("take reserves-ii").s.explain(0).blocked())
                .contains(new Options.Blocked(new Move(AgesVerb.PLAY, taken, 0), Said.of(TAKEN_THIS_TURN, taken)));
        table.pick("play reserves-ii@1", "gain 3 0").expectCivilHand(0, "reserves-ii");
    }

    @Test
    @Rule({"AGES-7.14", "AGES-10.4"})
    void a_played_card_leaves_the_game() {
        var table = Table.of(2).civil(0, "stockpile-a").actions(0).pick("play stockpile-a");
        assertThat(table.names(Places.BOX)).contains("stockpile-a");
        table.expectCivilHand(0);
    }

    @Test
    @Rule("AGES-7.14")
    void reductions_never_push_a_cost_below_zero() {
        var table = Table.of(2).age(3).civil(0, "urban-growth-iii").actions(0).pick("play urban-growth-iii");
        table.pick("build religion").expectResources(0, 0).expectBlue(0, 16);
        var stage = Table.of(2).age(3).civil(0, "engineering-genius-iii").building(0, "pyramids", 1);
        stage.actions(0)
                .pick("play engineering-genius-iii")
                .expectResources(0, 0)
                .expectBlue(0, 15);
    }

    @Test
    @Rule("AGES-7.14")
    void the_ordered_action_keeps_all_its_rules() {
        var table =
                Table.of(2).civil(0, "urban-growth-a").tokens(0, "bronze", 9).workers(0, "religion", 2);
        table.workers(0, "philosophy", 2).actions(0).expectBlocked(0, "play urban-growth-a", NOTHING_TO_ORDER);
        var worker = Table.of(2)
                .civil(0, "rich-land-a")
                .tokens(0, "bronze", 9)
                .pool(0, 0)
                .actions(0);
        worker.expectBlocked(0, "play rich-land-a", NOTHING_TO_ORDER);
    }

    @Test
    @Rule({"AGES-7.14", "AGES-7.13"})
    void breakthrough_may_be_a_revolution_only_with_all_actions() {
        var table =
                Table.of(2).civil(0, "breakthrough-i", "monarchy").science(0, 8).actions(0);
        table.pick("play breakthrough-i").expectOptions(0, "develop monarchy", "revolt monarchy");
        table.pick("develop monarchy").expectCivil(0, 4, 5).expectScience(0, 2);
        var spent = Table.of(2)
                .civil(0, "breakthrough-i", "monarchy")
                .science(0, 7)
                .civilSpent(0, 1)
                .actions(0);
        spent.expectBlocked(0, "play breakthrough-i", NOTHING_TO_ORDER);
    }

    @Test
    @Rule("AGES-7.14")
    void temporary_actions_and_resources_are_in_no_total_and_no_rating() {
        var table = Table.of(2).age(3).civil(0, "patriotism-iii").hand(0, "legion", "phalanx", "fighting-band");
        table.actions(0).pick("play patriotism-iii").expectStrength(0, 1).expectMilitary(0, 3, 2);
        assertThat(table.s.militaryHandLimit(0)).isEqualTo(2);
        table.expectResources(0, 0);
    }

    @Test
    @Rule("AGES-7.25")
    void cards_that_order_nothing_may_be_played_for_nothing() {
        for (var card : List.of("stockpile-a", "reserves-i", "wave-of-nationalism-ii", "endowment-for-the-arts-iii")) {
            var table = Table.of(2)
                    .civil(0, card)
                    .blue(0, 0)
                    .strength(1, 0)
                    .actions(0)
                    .pick("play " + card);
            if (card.equals("reserves-i")) {
                table.pick("gain 2 0");
            }
            table.expectFood(0, 0).expectResources(0, 0).expectCivil(0, 3, 4).expectCivilHand(0);
        }
    }
}
