package ecumene.games.ages;

import static ecumene.games.ages.Table.fresh;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** AGES-5.1 – AGES-5.7 and AGES-5.19: the card row, and the ages that end when a civil deck does. */
class CardRowTest {
    /** The next row ends age II: one card is left in its deck. */
    private static Table endOfAgeTwo(int players) {
        return Table.of(players).age(2).round(8).civilDeck("coal").waiting(3);
    }

    private static int level(Table table, int space) {
        return Table.GAME
                .catalog()
                .card(Table.kind(table.rowCards().get(space - 1)))
                .level();
    }

    // --- replenishing
    // -------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-5.1")
    void the_row_is_not_replenished_in_round_one() {
        var table = Table.of(2)
                .age(0)
                .round(1)
                .row("moses", "homer")
                .civilDeck("rich-land-a")
                .turn(0);
        table.expectRow("moses", "homer").expectZone(Places.CIVIL_DECK, "rich-land-a");
        table.round(2).waiting(1).turn(0);
        assertThat(table.rowCards()).startsWith("rich-land-a").doesNotContain("moses", "homer", "");
    }

    @ParameterizedTest
    @CsvSource({"2, alchemy", "3, knights", "4, masonry"})
    @Rule("AGES-5.2")
    void the_leftmost_cards_go_the_others_slide_and_the_deck_fills_from_left_to_right(int players, String leftmost) {
        var table = Table.of(players).row("drama", "masonry", "knights", "alchemy", "", "theology", "", "iron");
        table.civilDeck("irrigation", "cartography", "warfare", "monarchy", "swordsmen", "printing-press");
        table.civilDeck("theocracy", "code-of-laws", "bread-and-circuses", "michelangelo", "taj-mahal");
        table.civilDeck("great-wall", "joan-of-arc").turn(0);
        var row = table.rowCards();
        int kept = row.indexOf("irrigation");
        assertThat(row.getFirst()).isEqualTo(leftmost);
        assertThat(row.subList(0, kept)).isSubsetOf("masonry", "knights", "alchemy", "theology", "iron");
        assertThat(row.subList(kept - 3, kept)).containsExactly("alchemy", "theology", "iron");
        assertThat(row.subList(kept, 13)).startsWith("irrigation", "cartography", "warfare");
        assertThat(row).doesNotContain("");
        assertThat(table.names(Places.BOX)).contains("drama");
    }

    @Test
    @Rule("AGES-5.2")
    void the_number_swept_follows_the_civilizations_that_are_left() {
        var table =
                Table.of(3).round(4).row("drama", "masonry", "knights", "alchemy", "iron", "theology", "irrigation");
        table.age(4).turn(0).expectRow("knights", "alchemy", "iron", "theology", "irrigation");
        table.s.alive = 0b011;
        table.turn(1).expectRow("theology", "irrigation");
    }

    @Test
    @Scenario("S-06")
    @Rule("AGES-5.2")
    void an_empty_space_on_the_left_is_not_made_up_for() {
        var table = Table.of(3).age(4).row("", "drama", "masonry").turn(0);
        table.expectRow("masonry");
        assertThat(table.names(Places.BOX)).contains("drama").doesNotContain("masonry");
    }

    @Test
    @Scenario("S-09")
    @Rule({"AGES-5.3", "AGES-8.5"})
    void age_iv_sweeps_and_slides_but_does_not_fill_and_nobody_draws() {
        var table = Table.of(3).age(4).round(15).lastRound(16).row("oil", "computers", "", "tanks", "", "rockets");
        table.turn(0).expectRow("tanks", "rockets").expectMilitary(0, 2, 2);
        table.pick("pass", "end").expectHand(0).expectNotLogged(AgesSentence.DREW);
        table.expectTurnOf(1).expectRow();
    }

    @Test
    @Scenario("S-90")
    @Rule({"AGES-5.2", "AGES-7.22"})
    void a_card_taken_leaves_a_gap_and_prices_stay() {
        var table = Table.of(2)
                .row("drama", "masonry", "knights", "alchemy", "iron", "theology")
                .actions(0);
        table.pick("take knights")
                .expectCivil(0, 3, 4)
                .expectRow("drama", "masonry", "", "alchemy", "iron", "theology");
        assertThat(Taking.cost(table.s, 0, 5)).isEqualTo(2);
        table.pick("take theology").expectCivil(0, 1, 4);
        table.expectRow("drama", "masonry", "", "alchemy", "iron", "");
    }

    // --- the end of age A
    // ---------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-5.4")
    void age_a_ends_with_the_second_turn_of_the_starting_player_and_its_rest_is_gone() {
        var table = fresh(2).pick("end", "end");
        assertThat(table.s.age).isEqualTo(1);
        table.expectLogged(AgesSentence.AGE_BEGINS, 1);
        assertThat(table.rowCards()).doesNotContain("");
        for (int space = 1; space <= 13; space++) {
            assertThat(level(table, space)).as("space %d", space).isZero();
        }
        // 7 cards were left, 3 of them filled the row
        assertThat(table.s.zones().count(Places.GONE)).isEqualTo(6 + 4);
        assertThat(table.s.zones().count(Places.CIVIL_DECK)).isEqualTo(44);
        assertThat(table.s.zones().count(Places.MILITARY_DECK)).isEqualTo(43);
        table.pick("pass", "end").expectTurnOf(1);
        assertThat(level(table, 13)).isEqualTo(1);
    }

    @Test
    @Rule("AGES-5.4")
    void at_the_end_of_age_a_nothing_is_antiquated_and_nobody_loses_tokens() {
        var table = Table.of(2)
                .age(0)
                .round(2)
                .leader(0, "moses")
                .civil(0, "frugality-a")
                .building(1, "pyramids", 1);
        table.civilDeck("rich-land-a").waiting(1).turn(0);
        assertThat(table.s.age).isEqualTo(1);
        table.expectInPlay(0, "moses").expectCivilHand(0, "frugality-a").expectInPlay(1, "pyramids");
        table.expectYellow(0, 18).expectYellow(1, 18);
    }

    @Test
    @Scenario("S-05")
    @Rule("AGES-5.4")
    void four_players_can_run_out_of_age_a_while_the_row_is_filled() {
        var table = Table.of(4)
                .age(0)
                .round(1)
                .waiting(1)
                .civilSpent(0, 3)
                .civilSpent(1, 2)
                .civilSpent(2, 1);
        table.row("moses", "homer", "rich-land-a", "frugality-a", "aristotle", "pyramids", "patriotism-a");
        table.space(8, "stockpile-a").space(9, "hammurabi").space(10, "julius-caesar");
        table.space(11, "alexander-the-great").space(12, "hanging-gardens").space(13, "colossus");
        table.civilDeck("library-of-alexandria", "urban-growth-a", "engineering-genius-a", "cultural-heritage-a");
        table.civilDeck("rich-land-a", "frugality-a", "urban-growth-a").turn(0);
        table.pick("take homer", "end", "take rich-land-a", "take frugality-a", "end");
        table.pick("take aristotle", "take pyramids", "end", "take patriotism-a", "take stockpile-a");
        table.expectCivil(3, 0, 4).pick("end").expectTurnOf(0);
        assertThat(table.rowCards().subList(0, 12))
                .containsExactly(
                        "hammurabi",
                        "julius-caesar",
                        "alexander-the-great",
                        "hanging-gardens",
                        "colossus",
                        "library-of-alexandria",
                        "urban-growth-a",
                        "engineering-genius-a",
                        "cultural-heritage-a",
                        "rich-land-a",
                        "frugality-a",
                        "urban-growth-a");
        assertThat(level(table, 13)).isEqualTo(1);
        assertThat(table.s.age).isEqualTo(1);
        assertThat(table.s.zones().count(Places.CIVIL_DECK)).isEqualTo(52);
        table.expectCivilHand(0, "homer").expectCivilHand(1, "rich-land-a", "frugality-a");
        table.expectCivilHand(2, "aristotle").expectCivilHand(3, "patriotism-a", "stockpile-a");
        for (int seat = 0; seat < 4; seat++) {
            table.expectYellow(seat, 18);
        }
    }

    @Test
    @Rule("AGES-5.4")
    void the_age_changes_once_when_the_last_card_of_age_a_just_fills_the_row() {
        var table = Table.of(2).age(0).round(2).waiting(1);
        table.row(
                "moses", "homer", "aristotle", "hammurabi", "julius-caesar", "pyramids", "colossus", "hanging-gardens");
        table.space(9, "rich-land-a")
                .space(10, "rich-land-a")
                .space(11, "frugality-a")
                .space(12, "frugality-a");
        table.space(13, "stockpile-a")
                .civilDeck("urban-growth-a", "urban-growth-a", "patriotism-a")
                .turn(0);
        assertThat(table.s.age).isEqualTo(1);
        assertThat(level(table, 13)).isZero();
        assertThat(table.s.zones().count(Places.CIVIL_DECK)).isEqualTo(44);
    }

    // --- the end of ages I, II and III
    // ----------------------------------------------------------------------------------

    @Test
    @Scenario("S-07")
    @Rule({"AGES-5.5", "AGES-5.7"})
    void the_end_of_age_ii() {
        var table = Table.of(3).age(2).round(8).civilDeck("coal", "cannon").waiting(3);
        table.row("opera", "navigation", "republic", "eiffel-tower", "", "riflemen", "journalism", "strategy", "");
        table.space(10, "cavalrymen")
                .space(11, "team-sports")
                .space(12, "architecture")
                .space(13, "isaac-newton");
        table.leader(0, "joan-of-arc").building(1, "taj-mahal", 2).wonder(1, "pyramids");
        table.pact(1, 2, "open-borders-agreement", ' ')
                .civil(2, "knights", "cannon")
                .hand(2, "rats", "cold-war");
        table.commonTactics("legion")
                .war(1, 0, "war-over-territory")
                .yellow(2, 1)
                .blue(1, 10)
                .turn(0);
        assertThat(table.s.age).isEqualTo(3);
        table.expectNotInPlay(0, "joan-of-arc").expectNotInPlay(1, "taj-mahal", "open-borders-agreement");
        table.expectCivilHand(2, "cannon").expectHand(2, "cold-war").expectBlue(1, 12);
        table.expectYellow(0, 16).expectYellow(1, 16).expectYellow(2, 0);
        table.expectInPlay(1, "pyramids", "war-over-territory", "agriculture").expectZone(Places.TACTICS, "legion");
        assertThat(table.rowCards().subList(0, 11))
                .containsExactly(
                        "republic",
                        "eiffel-tower",
                        "riflemen",
                        "journalism",
                        "strategy",
                        "cavalrymen",
                        "team-sports",
                        "architecture",
                        "isaac-newton",
                        "coal",
                        "cannon");
        assertThat(List.of(level(table, 12), level(table, 13))).containsExactly(3, 3);
        table.expectMilitary(1, 2, 2).expectMilitary(2, 2, 2);
    }

    @ParameterizedTest
    @CsvSource({
        "1, iron, moses,            michelangelo",
        "2, coal, michelangelo,     isaac-newton",
        "3, oil,  isaac-newton,     albert-einstein",
    })
    @Rule("AGES-5.5")
    void leaders_of_the_age_before_the_one_that_ended_leave_and_the_others_stay(
            int age, String last, String old, String young) {
        var table = Table.of(2).age(age).round(5).civilDeck(last).leader(0, old).leader(1, young);
        if (age < 3) {
            table.waiting(age + 1);
        }
        table.civilSpent(0, 2).turn(1);
        assertThat(table.s.age).isEqualTo(age + 1);
        table.expectNotInPlay(0, old).expectInPlay(1, young);
        // nobody replaced him: no civil action comes back
        table.expectCivil(0, 2, 4);
        assertThat(table.names(Places.BOX)).contains(old);
    }

    @Test
    @Rule("AGES-5.5")
    void homer_leaves_without_going_under_a_wonder_and_stays_if_he_lies_there() {
        var table = Table.of(2)
                .round(5)
                .civilDeck("iron")
                .waiting(2)
                .leader(0, "homer")
                .wonder(0, "pyramids");
        table.turn(0).expectNotInPlay(0, "homer").expectHappiness(0, 0).expectInPlay(0, "pyramids");
        var under = Table.of(2)
                .round(5)
                .civilDeck("iron")
                .waiting(2)
                .wonder(0, "pyramids")
                .homerUnder(0, "pyramids");
        under.turn(0).expectInPlay(0, "homer").expectHappiness(0, 1);
        assertThat(under.s.homer[0]).isEqualTo((byte) Wonder.PYRAMIDS.ordinal());
    }

    @Test
    @Rule("AGES-5.5")
    void antiquated_unfinished_wonders_leave_and_their_tokens_return() {
        var table = endOfAgeTwo(3)
                .building(0, "great-wall", 3)
                .blue(0, 8)
                .building(1, "kremlin", 2)
                .blue(1, 8);
        table.turn(0);
        table.expectNotInPlay(0, "great-wall").expectBlue(0, 11);
        table.expectInPlay(1, "kremlin").expectBlue(1, 8);
        assertThat(table.s.stages[0]).isZero();
        assertThat(table.s.stages[1]).isEqualTo((byte) 2);
    }

    @Test
    @Rule("AGES-5.5")
    void antiquated_pacts_leave_wherever_they_lie_and_younger_ones_stay() {
        var table = endOfAgeTwo(4).pact(1, 2, "open-borders-agreement", ' ').pact(2, 3, "trade-routes-agreement", 'A');
        table.pact(3, 1, "international-trade-agreement", 'A').turn(0);
        table.expectNotInPlay(1, "open-borders-agreement").expectNotInPlay(2, "trade-routes-agreement");
        table.expectInPlay(3, "international-trade-agreement").expectMilitary(1, 2, 2);
    }

    @ParameterizedTest
    @CsvSource({"18, 16", "2, 0", "1, 0", "0, 0"})
    @Rule("AGES-5.5")
    void everybody_loses_two_yellow_tokens_from_the_bank_as_far_as_they_are_there(int before, int after) {
        var table = endOfAgeTwo(2).yellow(0, before).yellow(1, before).turn(0);
        table.expectYellow(0, after).expectYellow(1, after).expectPool(0, 1);
    }

    @Test
    @Rule("AGES-5.5")
    void the_old_military_deck_and_its_discards_leave_and_the_new_decks_are_whole() {
        var table = endOfAgeTwo(2)
                .militaryDeck("cold-war", "crime-wave")
                .discards("iconoclasm")
                .turn(0);
        assertThat(table.names(Places.GONE)).contains("cold-war", "crime-wave", "iconoclasm");
        table.expectZone(Places.DISCARD);
        assertThat(table.s.zones().count(Places.MILITARY_DECK)).isEqualTo(41);
        // 12 of the 44 cards of age III are in the row
        assertThat(table.s.zones().count(Places.CIVIL_DECK)).isEqualTo(44 - 12);
        assertThat(table.rowCards()).startsWith("coal").doesNotContain("");
        table.expectZone(Places.waitingCivil(3)).expectZone(Places.waitingMilitary(3));
    }

    @Test
    @Rule("AGES-5.5")
    void the_new_decks_are_shuffled_when_their_age_begins() {
        var table = endOfAgeTwo(2);
        var civil = table.names(Places.waitingCivil(3));
        var military = table.names(Places.waitingMilitary(3));
        table.turn(0);
        assertThat(table.rowCards().subList(1, 13)).isNotEqualTo(civil.subList(0, 12));
        assertThat(table.names(Places.MILITARY_DECK))
                .containsExactlyInAnyOrderElementsOf(military)
                .isNotEqualTo(military);
        assertThat(table.seen(0, Places.CIVIL_DECK)).containsOnly("?");
        assertThat(table.seen(0, Places.MILITARY_DECK)).containsOnly("?");
    }

    @Test
    @Rule("AGES-5.5")
    void technologies_wonders_colonies_tactics_wars_and_events_stay() {
        var table = endOfAgeTwo(2).workers(0, "swordsmen", 2).knows(0, "monarchy", "code-of-laws", "masonry");
        table.wonder(0, "great-wall").colony(0, "historic-territory-i").exclusiveTactic(1, "legion");
        table.commonTactics("phalanx")
                .war(1, 0, "war-over-territory")
                .currentEvents("rats")
                .futureEvents("foray");
        table.turn(0);
        assertThat(table.s.age).isEqualTo(3);
        table.expectInPlay(0, "swordsmen", "monarchy", "code-of-laws", "masonry", "great-wall", "historic-territory-i");
        table.expectWorkers(0, "swordsmen", 2).expectInPlay(1, "legion", "war-over-territory");
        table.expectZone(Places.TACTICS, "phalanx").expectZone(Places.CURRENT_EVENTS, "rats");
        table.expectZone(Places.FUTURE_EVENTS, "foray");
    }

    @Test
    @Scenario("S-88")
    @Rule("AGES-5.5")
    void what_the_end_of_age_ii_takes_from_the_hands() {
        var table =
                endOfAgeTwo(2).civil(1, "frugality-i", "knights", "riflemen").workers(1, "swordsmen", 2);
        table.hand(1, "military-bonus-i", "classic-army").turn(0);
        table.expectCivilHand(1, "riflemen").expectHand(1, "classic-army").expectWorkers(1, "swordsmen", 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    @Rule("AGES-5.6")
    void when_age_iv_begins_the_last_round_is_fixed(int seat) {
        var table = Table.of(2).age(3).round(14).civilDeck("oil").turn(seat);
        assertThat(table.s.lastRound).isEqualTo(14 + seat);
        table.expectRow("oil");
    }

    @Test
    @Scenario("S-87")
    @Rule("AGES-5.7")
    void a_total_that_falls_when_a_leader_leaves_in_somebody_elses_turn() {
        var table = Table.of(2)
                .round(5)
                .leader(1, "julius-caesar")
                .civilDeck("iron")
                .waiting(2)
                .civilSpent(1, 1);
        table.expectMilitary(1, 3, 3).expectStrength(1, 2).turn(0);
        table.expectMilitary(1, 2, 2).expectStrength(1, 1).expectCivil(1, 3, 4);
    }

    @Test
    @Rule("AGES-5.7")
    void lost_yellow_tokens_make_discontent_at_once() {
        var table = endOfAgeTwo(2).yellow(0, 13).turn(0).expectYellow(0, 11);
        assertThat(Population.discontent(table.s, 0)).isEqualTo(2);
    }

    @Test
    @Rule("AGES-5.19")
    void hand_cards_lost_to_the_age_are_not_shown() {
        var table =
                endOfAgeTwo(2).hand(1, "rats", "crime-wave", "foray").secret().turn(0);
        table.expectHand(1, "crime-wave");
        assertThat(table.seen(0, Places.GONE)).isNotEmpty().containsOnly("?");
        assertThat(table.seen(2, Places.GONE)).containsOnly("?");
        assertThat(table.seen(1, Places.GONE)).contains("rats", "foray");
        assertThat(table.readBy(0)).noneMatch(line -> line.contains("Rats") || line.contains("Foray"));
    }

    @Test
    @Rule("AGES-5.19")
    void the_end_of_an_age_hits_everybody_in_turn_order_from_the_active_player() {
        var table = endOfAgeTwo(3)
                .leader(0, "michelangelo")
                .leader(1, "joan-of-arc")
                .leader(2, "genghis-khan")
                .turn(1);
        var left = table.s.log().stream()
                .filter(entry -> entry.said().sentence() == AgesSentence.LEADER_LEFT)
                .map(entry -> entry.said().values().getFirst())
                .toList();
        assertThat(left).containsExactly(1, 2, 0);
    }
}
