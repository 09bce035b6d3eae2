package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.ASK_TOKEN;
import static ecumene.games.ages.AgesSentence.TOO_FEW_BLUE_TOKENS;
import static ecumene.games.ages.AgesSentence.TOO_FEW_RESOURCES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** AGES-7.11 and AGES-7.26: building wonders. */
class WonderStagesTest {
    @Test
    @Rule("AGES-7.11")
    void stages_are_built_from_the_left_each_for_its_cost_and_a_token() {
        var table = Table.of(2)
                .building(0, "great-wall", 0)
                .tokens(0, "bronze", 9)
                .blue(0, 9)
                .actions(0);
        table.pick("stages 1")
                .expectResources(0, 7)
                .expectStages(0, "great-wall", 1)
                .expectBlue(0, 10);
        table.pick("stages 1")
                .expectResources(0, 5)
                .expectStages(0, "great-wall", 2)
                .expectBlue(0, 11);
        table.pick("stages 1")
                .expectResources(0, 2)
                .expectStages(0, "great-wall", 3)
                .expectBlue(0, 13);
        table.expectCultureRating(0, 0).expectCivil(0, 1, 4);
        table.pick("stages 1")
                .expectCompleted(0, "great-wall")
                .expectBlue(0, 18)
                .expectCultureRating(0, 1);
        assertThat(table.offered(0, "stages")).isEmpty();
    }

    @Test
    @Rule("AGES-7.11")
    void without_the_resources_of_the_next_stage_it_is_not_built() {
        var table = Table.of(2)
                .building(0, "library-of-alexandria", 1)
                .tokens(0, "bronze", 3)
                .actions(0);
        table.expectBlocked(0, "stages 1", TOO_FEW_RESOURCES);
    }

    @Test
    @Rule({"AGES-7.11", "AGES-7.26"})
    void construction_technologies_build_several_stages_at_once() {
        assertThat(stages(Table.of(2))).containsExactly("1");
        assertThat(stages(Table.of(2).knows(0, "masonry"))).containsExactly("1", "2");
        assertThat(stages(Table.of(2).knows(0, "architecture"))).containsExactly("1", "2", "3");
        assertThat(stages(Table.of(2).knows(0, "engineering"))).containsExactly("1", "2", "3", "4");
        var two = Table.of(2).knows(0, "engineering").building(0, "internet", 3).tokens(0, "bronze", 9);
        assertThat(two.actions(0).offered(0, "stages")).containsExactly("1", "2");
    }

    private static java.util.List<String> stages(Table table) {
        return table.building(0, "internet", 0)
                .tokens(0, "bronze", 20)
                .actions(0)
                .offered(0, "stages");
    }

    @Test
    @Rule("AGES-7.26")
    void several_stages_are_paid_together() {
        var table =
                Table.of(2).knows(0, "architecture").building(0, "internet", 0).tokens(0, "bronze", 8);
        table.actions(0).expectBlocked(0, "stages 3", TOO_FEW_RESOURCES).pick("stages 2");
        table.expectResources(0, 3).expectCivil(0, 3, 4).expectStages(0, "internet", 2);
    }

    @Test
    @Rule("AGES-7.26")
    void every_stage_needs_a_token_and_what_was_paid_may_be_one() {
        var table = Table.of(2)
                .knows(0, "masonry")
                .building(0, "hanging-gardens", 0)
                .blue(0, 0);
        table.tokens(0, "coal", 1).tokens(0, "agriculture", 1).actions(0);
        // 3 resources on one token: 2 of 4 cannot be paid for two stages, 2 for one can
        table.expectBlocked(0, "stages 2", TOO_FEW_RESOURCES).pick("stages 1");
        table.expectAsked(0, ASK_TOKEN).expectOptions(0, "token agriculture", "token bronze");
        table.pick("token bronze")
                .expectStages(0, "hanging-gardens", 1)
                .expectFood(0, 1)
                .expectBlue(0, 0);
    }

    @Test
    @Rule("AGES-7.26")
    void fewer_tokens_than_stages_is_not_enough_whatever_they_are_worth() {
        var table =
                Table.of(2).knows(0, "architecture").building(0, "internet", 0).blue(0, 0);
        table.tokens(0, "oil", 2).actions(0).expectOffered(0, "stages 2");
        table.expectBlocked(0, "stages 3", TOO_FEW_BLUE_TOKENS);
    }

    @Test
    @Rule("AGES-7.26")
    void tokens_for_several_stages_come_from_the_bank_first_and_then_one_by_one_from_cards() {
        var table = Table.of(2).knows(0, "masonry").building(0, "pyramids", 0).blue(0, 0);
        table.tokens(0, "oil", 1).tokens(0, "agriculture", 3).actions(0).pick("stages 2");
        // 5 of 5 paid: one token came back to the bank, the second is taken from the farm
        table.expectStages(0, "pyramids", 2)
                .expectFood(0, 2)
                .expectResources(0, 0)
                .expectBlue(0, 0);
    }

    @Test
    @Rule("AGES-7.11")
    void the_tokens_return_and_the_effect_starts_when_the_last_stage_is_built() {
        var table = Table.of(2)
                .building(0, "taj-mahal", 2)
                .tokens(0, "bronze", 2)
                .blue(0, 5)
                .actions(0);
        table.pick("stages 1").expectCompleted(0, "taj-mahal").expectCultureRating(0, 3);
        table.expectBlue(0, 5 + 2 - 1 + 3 + 1); // paid 2, covered 1, three came back, and one from the wonder
    }
}
