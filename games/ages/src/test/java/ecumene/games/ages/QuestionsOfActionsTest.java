package ecumene.games.ages;

import static ecumene.games.ages.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.View;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** AGES-Q13 and AGES-Q14: what is asked in the action phase, and what others see of it. */
class QuestionsOfActionsTest {
    @Test
    @Rule({"AGES-Q13", "AGES-4.2"})
    void q13_in_the_first_turn_only_cards_and_the_end() {
        var table = Table.of(2).round(1).row("iron", "pyramids", "moses").civil(0, "homer", "rich-land-a");
        table.tokens(0, "bronze", 9)
                .tokens(0, "agriculture", 9)
                .hand(0, "legion")
                .actions(0);
        table.expectAsked(0, AgesSentence.ASK_FIRST_ACTION);
        table.expectOptions(0, "take iron", "take pyramids", "take moses", "end");
    }

    @Test
    @Rule("AGES-Q13")
    void q13_everything_lawful_and_affordable() {
        var table = Table.of(2).age(2).row("drama", "great-wall").civil(0, "moses", "iron", "stockpile-a", "monarchy");
        table.hand(0, "legion", "rats")
                .commonTactics("phalanx")
                .knows(0, "swordsmen", "alchemy")
                .science(0, 8);
        table.wonder(0, "ocean-liner-service")
                .tokens(0, "bronze", 9)
                .tokens(0, "agriculture", 2)
                .actions(0);
        table.expectOptions(
                0,
                "take great-wall",
                "population",
                "build agriculture",
                "build bronze",
                "build philosophy",
                "build alchemy",
                "build religion",
                "upgrade philosophy alchemy",
                "destroy agriculture",
                "destroy bronze",
                "destroy philosophy",
                "develop iron",
                "develop monarchy",
                "revolt monarchy",
                "leader moses",
                "play stockpile-a",
                "build warriors",
                "build swordsmen",
                "upgrade warriors swordsmen",
                "disband warriors",
                "tactic legion",
                "copy phalanx",
                "ocean-liner",
                "end");
    }

    @Test
    @Rule("AGES-Q13")
    void q13_is_asked_again_until_it_is_ended() {
        var table =
                Table.of(2).row("iron", "drama").actions(0).pick("take iron").expectAsked(0, AgesSentence.ASK_ACTION);
        table.pick("take drama")
                .expectAsked(0, AgesSentence.ASK_ACTION)
                .pick("end")
                .expectTurnOf(1);
        // even when nothing is left to do
        var spent = Table.of(2)
                .noWorkers(0)
                .pool(0, 0)
                .civilSpent(0, 4)
                .militarySpent(0, 2)
                .actions(0);
        spent.expectAsked(0, AgesSentence.ASK_ACTION).expectOptions(0, "end");
    }

    @Test
    @Rule({"AGES-Q13", "AGES-14.2"})
    void q13_others_do_not_see_which_tactics_could_be_played() {
        var table = Table.of(2).hand(0, "legion", "rats").secret();
        table.commonTactics("phalanx").actions(0).expectOffered(0, "tactic legion", "copy phalanx");
        assertThat(table.seen(0, Places.hand(0))).containsExactlyInAnyOrder("legion", "rats");
        for (int other = 1; other <= 2; other++) {
            assertThat(View.of(GAME, table.s, other).waiting()).containsExactly(0);
            assertThat(table.seen(other, Places.hand(0))).containsExactly("?", "?");
            assertThat(table.seen(other, Places.TACTICS)).containsExactly("phalanx");
        }
    }

    @Test
    @Rule("AGES-Q14")
    void q14_the_wonder_for_homer_is_a_public_choice_of_his_owner() {
        var table = Table.of(3)
                .leader(1, "homer")
                .wonder(1, "pyramids")
                .wonder(1, "taj-mahal")
                .wonder(0, "colossus");
        table.civil(1, "joan-of-arc").actions(1).pick("leader joan-of-arc").expectAsked(1, AgesSentence.ASK_HOMER);
        table.expectOptions(1, "homer pyramids", "homer taj-mahal", "remove-homer")
                .pick("homer taj-mahal");
        assertThat(table.facts(3, 1).homer()).isEqualTo("taj-mahal");
        table.expectAsked(1, AgesSentence.ASK_ACTION);
    }

    @Test
    @Rule({"AGES-Q14", "AGES-13.3"})
    void q14_homer_goes_under_one_wonder_only_and_stays_there() {
        var table = Table.of(2).age(2).leader(0, "homer").wonder(0, "pyramids").civil(0, "joan-of-arc", "isaac-newton");
        table.actions(0).pick("leader joan-of-arc", "homer pyramids", "leader isaac-newton");
        table.expectAsked(0, AgesSentence.ASK_ACTION).expectHappiness(0, 1).expectInPlay(0, "homer");
    }
}
