package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.HAND_FULL;
import static ecumene.games.ages.AgesSentence.KNOWN_ALREADY;
import static ecumene.games.ages.AgesSentence.LEADER_OF_AGE_TAKEN;
import static ecumene.games.ages.AgesSentence.TOO_FEW_CIVIL_ACTIONS;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** AGES-7.4, AGES-7.5 and AGES-7.22: cards from the row. */
class TakingTest {
    /** A card in every space, all of them free to be taken. */
    private static Table fullRow() {
        return Table.of(2)
                .row(
                        "iron",
                        "alchemy",
                        "irrigation",
                        "theology",
                        "printing-press",
                        "drama",
                        "swordsmen",
                        "knights",
                        "warfare",
                        "masonry",
                        "cartography",
                        "rich-land-i",
                        "reserves-i");
    }

    @Test
    @Rule("AGES-7.4")
    void spaces_cost_one_two_or_three_civil_actions() {
        var table = fullRow().actions(0);
        assertThat(IntStream.rangeClosed(1, 13).map(space -> table.costInRow(0, space)))
                .containsExactly(1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
        table.pick("take printing-press").expectCivil(0, 3, 4).expectCivilHand(0, "printing-press");
        table.pick("take drama").expectCivil(0, 1, 4);
        table.expectBlocked(0, "take swordsmen", TOO_FEW_CIVIL_ACTIONS);
        fullRow().actions(0).pick("take masonry").expectCivil(0, 1, 4).expectOffered(0, "take iron");
    }

    @Test
    @Rule({"AGES-7.4", "AGES-10.9"})
    void a_technology_that_one_has_in_hand_or_in_play_is_not_taken_again() {
        var table = Table.of(4).knows(0, "iron", "monarchy", "warfare").civil(0, "drama");
        table.row("iron", "monarchy", "warfare", "drama", "theology").actions(0);
        table.expectBlocked(0, "take iron", KNOWN_ALREADY).expectBlocked(0, "take monarchy", KNOWN_ALREADY);
        table.expectBlocked(0, "take warfare", KNOWN_ALREADY).expectBlocked(0, "take drama", KNOWN_ALREADY);
        table.expectOffered(0, "take theology");
    }

    @Test
    @Rule({"AGES-7.4", "AGES-10.1"})
    void action_cards_may_be_held_twice() {
        var table = Table.of(2).civil(0, "rich-land-i@1").row("rich-land-i@2").actions(0);
        table.pick("take rich-land-i").expectCivilHand(0, "rich-land-i", "rich-land-i");
    }

    @Test
    @Rule("AGES-7.4")
    void taking_a_leader_closes_his_age() {
        var table =
                Table.of(2).row("moses", "homer", "michelangelo", "joan-of-arc").actions(0);
        table.pick("take homer").expectBlocked(0, "take moses", LEADER_OF_AGE_TAKEN);
        table.pick("take joan-of-arc").expectBlocked(0, "take michelangelo", LEADER_OF_AGE_TAKEN);
        table.expectCivilHand(0, "homer", "joan-of-arc");
    }

    @Test
    @Rule("AGES-7.4")
    void hammurabi_takes_leaders_for_one_less_but_nothing_else() {
        var table = Table.of(2).leader(0, "hammurabi").space(5, "michelangelo").space(4, "iron");
        table.actions(0).pick("take michelangelo").expectCivil(0, 4, 4).expectMilitary(0, 2, 2);
        table.pick("take iron").expectCivil(0, 3, 4);
        var far = Table.of(2).leader(0, "hammurabi").space(10, "michelangelo").actions(0);
        far.pick("take michelangelo").expectCivil(0, 2, 4);
    }

    @Test
    @Rule({"AGES-7.4", "AGES-13.39"})
    void aristotle_scores_for_technologies_only() {
        var table = Table.of(2).leader(0, "aristotle").row("iron", "rich-land-i", "great-wall", "joan-of-arc");
        table.actions(0).pick("take iron").expectScience(0, 1);
        table.pick("take rich-land-i", "take great-wall", "take joan-of-arc").expectScience(0, 1);
    }

    @Test
    @Rule("AGES-7.5")
    void a_wonder_goes_into_play_unfinished_whatever_the_hand() {
        var table = Table.of(2).civil(0, "iron", "drama", "theology", "masonry").row("great-wall");
        table.actions(0).pick("take great-wall").expectStages(0, "great-wall", 0);
        table.expectCivilHand(0, "iron", "drama", "theology", "masonry").expectCultureRating(0, 0);
    }

    @Test
    @Rule("AGES-7.5")
    void the_surcharge_counts_the_own_completed_wonders_only() {
        var table = Table.of(2).wonder(0, "pyramids").wonder(1, "colossus").wonder(1, "taj-mahal");
        table.space(6, "great-wall").actions(0);
        assertThat(table.costInRow(0, 6)).isEqualTo(3);
        assertThat(table.costInRow(1, 6)).isEqualTo(4);
    }

    @Test
    @Rule("AGES-7.5")
    void the_discount_of_taj_mahal_is_for_nothing_else_and_only_for_this_turn() {
        var table = Table.of(2).leader(0, "moses").civil(0, "michelangelo");
        table.space(6, "taj-mahal").space(7, "great-wall").actions(0);
        assertThat(table.costInRow(0, 6)).isEqualTo(2);
        table.pick("leader michelangelo");
        assertThat(table.costInRow(0, 6)).isZero();
        assertThat(table.costInRow(0, 7)).isEqualTo(2);
        assertThat(table.costInRow(1, 6)).isEqualTo(2);
        table.pick("end");
        assertThat(table.rowCards()).startsWith("taj-mahal", "great-wall");
        assertThat(table.costInRow(0, 1)).isEqualTo(1);
    }

    @Test
    @Rule("AGES-7.22")
    void taking_a_card_leaves_its_space_empty_until_the_row_is_replenished() {
        var table = fullRow().civilDeck("code-of-laws", "monarchy").actions(0).pick("take irrigation");
        assertThat(table.rowCards()).startsWith("iron", "alchemy", "", "theology");
        assertThat(table.costInRow(0, 6)).isEqualTo(2);
        table.pick("take drama").expectCivil(0, 1, 4);
        assertThat(table.rowCards()).startsWith("iron", "alchemy", "", "theology", "printing-press", "", "swordsmen");
        table.expectZone(Places.CIVIL_DECK, "code-of-laws", "monarchy");
    }

    @Test
    @Rule({"AGES-10.1", "AGES-7.4"})
    void the_hand_limit_follows_the_total_of_civil_actions_and_never_forces_a_discard() {
        var table = Table.of(2).knows(0, "code-of-laws").civil(0, "iron", "drama", "theology", "masonry");
        table.row("knights", "swordsmen").actions(0).pick("take knights");
        table.expectBlocked(0, "take swordsmen", HAND_FULL);
        var less = Table.of(2).knows(0, "republic").civil(0, "fundamentalism", "iron", "drama", "theology");
        less.civil(0, "masonry", "knights", "swordsmen", "riflemen")
                .science(0, 18)
                .actions(0);
        less.pick("develop fundamentalism").expectCivil(0, 6, 6);
        less.expectCivilHand(0, "iron", "drama", "theology", "masonry", "knights", "swordsmen", "riflemen");
        less.pick("end").expectTurnOf(1);
        less.expectCivilHand(0, "iron", "drama", "theology", "masonry", "knights", "swordsmen", "riflemen");
    }
}
