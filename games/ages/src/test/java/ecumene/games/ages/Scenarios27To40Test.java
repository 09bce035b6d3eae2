package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.HAND_FULL;
import static ecumene.games.ages.AgesSentence.LEADER_OF_AGE_TAKEN;
import static ecumene.games.ages.AgesSentence.TOO_FEW_RESOURCES;
import static ecumene.games.ages.AgesSentence.TOO_LITTLE_FOOD;
import static ecumene.games.ages.AgesSentence.URBAN_LIMIT;
import static ecumene.games.ages.AgesSentence.WONDER_UNFINISHED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.ages.AgesState.Flag;
import org.junit.jupiter.api.Test;

/** The scenarios of the rules, S-27 – S-40: cards from the row, population, buildings, wonders, government. */
class Scenarios27To40Test {
    /** Two completed wonders, one of them ruined, and a wonder in space 3. */
    private static Table twoWondersAndAThird() {
        return Table.of(2).wonder(0, "hanging-gardens").ruined(0, "colossus").space(3, "great-wall");
    }

    @Test
    @Scenario("S-27")
    @Rule({"AGES-7.5", "AGES-13.27"})
    void a_wonder_costs_more_for_every_completed_one() {
        twoWondersAndAThird().actions(0).pick("take great-wall").expectCivil(0, 1, 4);
        twoWondersAndAThird()
                .leader(0, "michelangelo")
                .actions(0)
                .pick("take great-wall")
                .expectCivil(0, 3, 4);
        twoWondersAndAThird()
                .building(0, "taj-mahal", 0)
                .actions(0)
                .expectBlocked(0, "take great-wall", WONDER_UNFINISHED);
    }

    @Test
    @Scenario("S-28")
    @Rule({"AGES-7.5", "AGES-10.8"})
    void taj_mahal_is_cheaper_after_replacing_a_leader() {
        var table = Table.of(2).wonder(0, "colossus").space(4, "taj-mahal").leader(0, "moses");
        table.civil(0, "christopher-columbus").actions(0);
        assertThat(table.costInRow(0, 4)).isEqualTo(2);
        table.pick("leader christopher-columbus").expectCivil(0, 4, 4);
        table.pick("take taj-mahal").expectCivil(0, 4, 4).expectInPlay(0, "taj-mahal");
    }

    @Test
    @Scenario("S-29")
    @Rule({"AGES-7.4", "AGES-7.5", "AGES-10.1"})
    void the_civil_hand_limit_does_not_concern_wonders() {
        var table = Table.of(2).civil(0, "iron", "alchemy", "irrigation", "rich-land-i");
        table.row("knights", "great-wall", "swordsmen").actions(0);
        table.expectBlocked(0, "take knights", HAND_FULL).expectOffered(0, "take great-wall");
        var library = Table.of(2).civil(0, "iron", "alchemy", "irrigation", "rich-land-i");
        library.wonder(0, "library-of-alexandria").row("knights", "great-wall", "swordsmen");
        library.actions(0).pick("take knights");
        library.expectCivilHand(0, "iron", "alchemy", "irrigation", "rich-land-i", "knights");
        library.expectBlocked(0, "take swordsmen", HAND_FULL);
    }

    @Test
    @Scenario("S-30")
    @Rule("AGES-7.4")
    void one_leader_from_each_age_even_if_he_has_left() {
        var table = Table.of(2).leader(0, "moses").event(0, "iconoclasm").expectNotInPlay(0, "moses");
        table.row("homer", "michelangelo").actions(0);
        table.expectBlocked(0, "take homer", LEADER_OF_AGE_TAKEN).pick("take michelangelo");
        table.expectCivilHand(0, "michelangelo");
    }

    @Test
    @Scenario("S-31")
    @Rule({"AGES-7.6", "AGES-12.2"})
    void the_first_workers_and_what_the_yellow_bank_then_asks() {
        var table = Table.of(2).tokens(0, "agriculture", 6).actions(0);
        assertThat(table.facts(0).populationCost()).isEqualTo(2);
        table.pick("population").expectYellow(0, 17).expectFood(0, 4).expectPool(0, 2);
        assertThat(table.facts(0).needed()).isEqualTo(0);
        table.pick("population").expectYellow(0, 16).expectFood(0, 2).expectPool(0, 3);
        assertThat(table.facts(0).needed()).isEqualTo(1);
        assertThat(table.facts(0).consumption()).isEqualTo(1);
        assertThat(table.facts(0).populationCost()).isEqualTo(3);
        table.expectCivil(0, 2, 4).expectBlocked(0, "population", TOO_LITTLE_FOOD);
    }

    @Test
    @Scenario("S-32")
    @Rule({"AGES-7.8", "AGES-7.7"})
    void discounts_apply_to_both_costs_of_an_upgrade() {
        var masonry = Table.of(2).knows(0, "masonry", "alchemy", "iron");
        masonry.tokens(0, "bronze", 2).actions(0).pick("upgrade philosophy alchemy");
        masonry.expectResources(0, 0).expectWorkers(0, "alchemy", 1);
        var architecture = Table.of(2).knows(0, "architecture", "scientific-method");
        architecture.workers(0, "alchemy", 1).tokens(0, "bronze", 1).actions(0);
        architecture.pick("upgrade alchemy scientific-method").expectResources(0, 0);
        var poor =
                Table.of(2).knows(0, "masonry", "iron").tokens(0, "bronze", 2).actions(0);
        poor.expectBlocked(0, "build philosophy", TOO_FEW_RESOURCES);
        var four =
                Table.of(2).knows(0, "masonry", "iron").tokens(0, "bronze", 4).actions(0);
        four.expectBlocked(0, "build iron", TOO_FEW_RESOURCES);
        four.pick("build philosophy").expectResources(0, 1);
    }

    @Test
    @Scenario("S-33")
    @Rule({"AGES-7.2", "AGES-7.14"})
    void an_action_card_that_upgrades_costs_only_its_own_action() {
        var table = Table.of(2).age(2).knows(0, "coal").workers(0, "iron", 1);
        table.civil(0, "efficient-upgrade-ii").actions(0).pick("play efficient-upgrade-ii");
        table.expectAsked(0, AgesSentence.ASK_ORDERED);
        table.expectOptions(0, "upgrade bronze iron", "upgrade iron coal").pick("upgrade iron coal");
        table.expectWorkers(0, "iron", 0).expectWorkers(0, "coal", 1);
        table.expectCivil(0, 3, 4).expectResources(0, 0);
    }

    @Test
    @Scenario("S-34")
    @Rule({"AGES-7.7", "AGES-7.8"})
    void the_urban_limit_stops_building_but_not_upgrading() {
        var table = Table.of(2).workers(0, "religion", 1).workers(0, "theology", 1);
        table.tokens(0, "bronze", 9).actions(0);
        table.expectBlocked(0, "build religion", URBAN_LIMIT).expectBlocked(0, "build theology", URBAN_LIMIT);
        table.pick("upgrade religion theology").expectWorkers(0, "theology", 2).expectResources(0, 7);
    }

    @Test
    @Scenario("S-35")
    @Rule({"AGES-7.10", "AGES-7.23"})
    void a_leader_replaced_gives_an_action_back() {
        var first = Table.of(2).civil(0, "moses").actions(0).pick("leader moses");
        first.expectCivil(0, 3, 4).expectInPlay(0, "moses");
        assertThat(first.s.has(0, Flag.LEADER_REPLACED)).isFalse();
        var table = Table.of(2).leader(0, "moses").civil(0, "michelangelo").civilSpent(0, 2);
        table.actions(0).pick("leader michelangelo").expectCivil(0, 2, 4);
        table.expectInPlay(0, "michelangelo").expectNotInPlay(0, "moses");
        assertThat(table.s.has(0, Flag.LEADER_REPLACED)).isTrue();
    }

    @Test
    @Scenario("S-36")
    @Rule("AGES-7.11")
    void two_wonder_stages_for_one_action_and_the_last_one() {
        var table = Table.of(2).knows(0, "masonry").building(0, "pyramids", 0);
        table.tokens(0, "bronze", 6).blue(0, 10).actions(0).expectNotOffered(0, "stages 3");
        table.pick("stages 2").expectCivil(0, 3, 4).expectResources(0, 1);
        table.expectStages(0, "pyramids", 2).expectBlue(0, 13);
        table.pick("stages 1").expectResources(0, 0).expectCompleted(0, "pyramids");
        table.expectBlue(0, 16).expectCivil(0, 3, 5);
    }

    @Test
    @Scenario("S-37")
    @Rule("AGES-7.14")
    void an_action_card_builds_one_stage_whatever_the_builders_know() {
        var table = Table.of(2).knows(0, "masonry").building(0, "pyramids", 0).tokens(0, "bronze", 6);
        table.civil(0, "engineering-genius-a").actions(0).pick("play engineering-genius-a");
        table.expectStages(0, "pyramids", 1).expectResources(0, 5).expectCivil(0, 3, 4);
        var cheap = Table.of(2).building(0, "pyramids", 2).civil(0, "engineering-genius-a");
        cheap.actions(0).pick("play engineering-genius-a").expectCompleted(0, "pyramids");
    }

    @Test
    @Scenario("S-38")
    @Rule({"AGES-7.11", "AGES-7.26"})
    void the_token_that_pays_for_a_stage_covers_it() {
        var table = Table.of(2).building(0, "pyramids", 2).blue(0, 0).tokens(0, "bronze", 1);
        table.tokens(0, "agriculture", 1).actions(0).pick("stages 1");
        table.expectCompleted(0, "pyramids")
                .expectFood(0, 1)
                .expectResources(0, 0)
                .expectBlue(0, 3);
        var change = Table.of(2).building(0, "library-of-alexandria", 0).blue(0, 0);
        change.tokens(0, "iron", 1).tokens(0, "agriculture", 2).actions(0).pick("stages 1");
        change.expectAsked(0, AgesSentence.ASK_TOKEN).expectOptions(0, "token agriculture", "token bronze");
        change.pick("token agriculture").expectStages(0, "library-of-alexandria", 1);
        change.expectFood(0, 1).expectTokens(0, "bronze", 1).expectBlue(0, 0);
    }

    @Test
    @Scenario("S-39")
    @Rule("AGES-7.12")
    void a_peaceful_change_of_government() {
        var table = Table.of(2).civil(0, "monarchy").science(0, 8).actions(0);
        table.pick("develop monarchy").expectScience(0, 0);
        table.expectCivil(0, 4, 5).expectMilitary(0, 3, 3).expectInPlay(0, "monarchy");
        table.expectNotInPlay(0, "despotism");
    }

    @Test
    @Scenario("S-40")
    @Rule({"AGES-7.13", "AGES-13.5"})
    void a_revolution_with_newton() {
        var table = Table.of(2).leader(0, "isaac-newton").civil(0, "monarchy").science(0, 2);
        table.actions(0).pick("revolt monarchy").expectScience(0, 0);
        table.expectCivil(0, 1, 5).expectMilitary(0, 3, 3);
    }
}
