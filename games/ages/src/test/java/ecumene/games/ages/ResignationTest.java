package ecumene.games.ages;

import static ecumene.games.ages.Table.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** AGES-6.8, AGES-6.14: a civilization leaves the game. */
class ResignationTest {
    private static Table resigned(Table table, int seat) {
        return table.politics(seat).pick("resign");
    }

    private static long marked(Table table, int zone, int players) {
        long count = 0;
        for (int piece : table.s.zones().pieces(zone)) {
            count += table.s.catalog.minPlayers(piece) > players ? 1 : 0;
        }
        return count;
    }

    @Test
    @Rule({"AGES-6.8", "AGES-6.14"})
    void hands_are_discarded_and_nothing_stays_in_play() {
        var table = Table.of(3).age(2).round(5).civil(1, "knights", "moses").hand(1, "rats", "cold-war");
        table.leader(1, "isaac-newton")
                .wonder(1, "pyramids")
                .building(1, "kremlin", 2)
                .colony(1, "vast-territory-i");
        table.knows(1, "monarchy", "iron", "warfare")
                .exclusiveTactic(1, "legion")
                .secret();
        resigned(table, 1).expectZone(Places.play(1)).expectHand(1).expectCivilHand(1);
        assertThat(table.s.inGame(1)).isFalse();
        assertThat(table.names(Places.BOX))
                .contains("knights", "moses", "isaac-newton", "pyramids", "kremlin", "monarchy", "iron", "warfare");
        table.expectZone(Places.DISCARD, "rats", "vast-territory-i", "legion", "cold-war");
        assertThat(table.seen(0, Places.DISCARD)).containsExactlyInAnyOrder("?", "?", "vast-territory-i", "legion");
    }

    @Test
    @Scenario("S-138")
    @Rule({"AGES-6.8", "AGES-6.14", "AGES-10.4"})
    void every_military_card_of_its_area_goes_to_the_discards() {
        var table = Table.of(3).age(2).round(5).leader(1, "isaac-newton").wonder(1, "pyramids");
        table.knows(1, "monarchy", "iron").colony(1, "vast-territory-i").colony(1, "historic-territory-ii");
        table.exclusiveTactic(1, "legion")
                .pact(1, 2, "open-borders-agreement", ' ')
                .war(1, 0, "war-over-culture");
        resigned(table, 1)
                .expectZone(
                        Places.DISCARD,
                        "vast-territory-i",
                        "historic-territory-ii",
                        "legion",
                        "open-borders-agreement",
                        "war-over-culture");
        assertThat(table.names(Places.BOX)).contains("isaac-newton", "pyramids", "monarchy", "iron");
    }

    @Test
    @Rule("AGES-6.8")
    void all_its_pacts_end_in_whosever_area_they_lie_and_the_others_stay() {
        var table = Table.of(4).age(3).pact(1, 0, "military-pact", ' ').pact(2, 1, "open-borders-agreement", ' ');
        table.pact(3, 2, "peace-treaty", ' ').expectStrength(0, 4).expectMilitary(2, 3, 3);
        resigned(table, 1).expectStrength(0, 1).expectMilitary(2, 2, 2).expectNotInPlay(2, "open-borders-agreement");
        table.expectInPlay(3, "peace-treaty").expectCultureRating(2, 1);
    }

    @Test
    @Rule("AGES-6.8")
    void every_war_on_it_is_discarded_and_scores_seven_and_its_own_war_is_just_discarded() {
        var table = Table.of(4).age(3).round(9).war(0, 1, "war-over-culture").war(2, 1, "war-over-territory");
        table.war(3, 2, "war-over-culture").war(1, 3, "war-over-technology").culture(1, 50);
        resigned(table, 1).expectCulture(0, 7).expectCulture(2, 7).expectCulture(3, 0);
        table.expectNotInPlay(0, "war-over-culture").expectNotInPlay(2, "war-over-territory");
        table.expectInPlay(3, "war-over-culture").expectNotInPlay(1, "war-over-technology");
        table.expectZone(Places.DISCARD, "war-over-culture", "war-over-territory", "war-over-technology");
        assertThat(table.s.war).containsExactly(-1, -1, -1, table.piece("war-over-culture@2"));
    }

    @Test
    @Rule({"AGES-6.8", "AGES-3.5"})
    void the_only_one_left_wins_at_once() {
        var table = Table.of(3).age(2).culture(0, 30).culture(1, 20);
        resigned(table, 0).expectTurnOf(1);
        resigned(table, 1).expectOver();
        assertThat(GAME.share(table.s, 2)).isOne();
        assertThat(GAME.score(table.s, 0)).isNegative();
    }

    @Test
    @Rule("AGES-6.8")
    void a_resigned_civilization_has_lost_however_much_culture_it_had() {
        var table = Table.of(3).age(3).round(9).culture(0, 90).culture(1, 5).culture(2, 3);
        resigned(table, 0).finalScoring();
        assertThat(GAME.share(table.s, 0)).isZero();
        assertThat(GAME.share(table.s, 1)).isOne();
    }

    @Test
    @Scenario("S-24")
    @Rule({"AGES-6.8", "AGES-5.2", "AGES-9.5"})
    void three_players_in_age_ii_and_one_resigns() {
        var table = Table.of(3)
                .age(2)
                .round(7)
                .war(0, 1, "war-over-territory")
                .waiting(3)
                .decks();
        int civil = table.s.zones().count(Places.CIVIL_DECK);
        int military = table.s.zones().count(Places.MILITARY_DECK);
        table.row("moses", "homer", "michelangelo", "drama");
        resigned(table, 1)
                .expectCulture(0, 7)
                .expectNotInPlay(0, "war-over-territory")
                .expectTurnOf(2);
        assertThat(table.s.zones().count(Places.waitingCivil(3))).isEqualTo(44);
        assertThat(table.s.zones().count(Places.waitingMilitary(3))).isEqualTo(41);
        assertThat(marked(table, Places.waitingCivil(3), 2) + marked(table, Places.waitingMilitary(3), 2))
                .isZero();
        // three spaces are swept now, and the current decks keep the cards for three
        assertThat(table.rowCards()).startsWith("drama").doesNotContain("");
        assertThat(table.s.zones().count(Places.CIVIL_DECK)).isEqualTo(civil - 12);
        assertThat(table.s.zones().count(Places.MILITARY_DECK)).isEqualTo(military);
        assertThat(marked(table, Places.CIVIL_DECK, 2) + marked(table, Places.ROW, 2))
                .isEqualTo(6);
        assertThat(marked(table, Places.MILITARY_DECK, 2)).isEqualTo(4);
        table.strength(0, 5).strength(2, 3).event(2, "foray").expectAsked(0, AgesSentence.ASK_GAIN_MIX);
        table.pick("gain 3 0").expectResolved().expectFood(0, 3).expectFood(2, 0);
    }

    @Test
    @Scenario("S-24")
    @Rule("AGES-6.8")
    void in_age_i_the_decks_of_both_later_ages_are_trimmed() {
        var three = resigned(Table.of(3).waiting(2).waiting(3).militaryDeck("trade-routes-agreement"), 1);
        for (int age = 2; age <= 3; age++) {
            assertThat(three.s.zones().count(Places.waitingCivil(age))).isEqualTo(44);
        }
        assertThat(three.s.zones().count(Places.waitingMilitary(2))).isEqualTo(46);
        assertThat(three.s.zones().count(Places.waitingMilitary(3))).isEqualTo(41);
        three.expectZone(Places.MILITARY_DECK, "trade-routes-agreement");
        var four = resigned(Table.of(4).waiting(2).waiting(3), 1);
        assertThat(four.s.zones().count(Places.waitingCivil(2))).isEqualTo(50);
        assertThat(four.s.zones().count(Places.waitingCivil(3))).isEqualTo(50);
        assertThat(four.s.zones().count(Places.waitingMilitary(3))).isEqualTo(45);
    }

    @Test
    @Rule("AGES-6.8")
    void the_turn_ends_at_once_and_the_order_passes_the_seat_over() {
        var table = Table.of(3).round(5).science(1, 4);
        resigned(table, 1).expectScience(1, 4).expectAsked(2, AgesSentence.ASK_POLITICS);
        table.pick("pass", "end").expectTurnOf(0);
        assertThat(table.s.round).isEqualTo(6);
        table.pick("pass", "end").expectTurnOf(2);
        assertThat(table.s.round).isEqualTo(6);
    }

    @Test
    @Rule("AGES-6.8")
    void the_last_in_order_ends_the_round_by_resigning() {
        var table = resigned(Table.of(3).round(5), 2).expectTurnOf(0);
        assertThat(table.s.round).isEqualTo(6);
    }

    @Test
    @Rule({"AGES-6.8", "AGES-3.3"})
    void the_next_one_becomes_the_starting_player_if_the_starting_player_resigns() {
        var table = resigned(Table.of(3).age(3).round(9).first(1).civilDeck("oil", "rockets", "tanks"), 1);
        assertThat(table.s.first).isEqualTo(2);
        assertThat(table.s.round).isEqualTo(9);
        // age IV begins in the new starting player's turn: this round is the last
        assertThat(table.s.age).isEqualTo(4);
        assertThat(table.s.lastRound).isEqualTo(9);
        table.expectTurnOf(2)
                .pick("pass", "end")
                .expectTurnOf(0)
                .pick("pass", "end")
                .expectOver();
    }

    @Test
    @Rule("AGES-6.8")
    void numbers_for_so_many_players_follow_the_civilizations_that_are_left() {
        var table =
                resigned(Table.of(4).age(3), 3).strength(1, 5).strength(2, 5).civil(0, "wave-of-nationalism-ii");
        table.actions(0).pick("play wave-of-nationalism-ii");
        assertThat(table.s.forcesResources[0]).isEqualTo(2 * 3);
    }

    @Test
    @Rule("AGES-6.14")
    void events_it_prepared_and_common_tactics_stay() {
        var table = Table.of(3).hand(1, "rats").currentEvents("development-of-crafts", "development-of-science");
        table.exclusiveTactic(1, "legion").turn(1).pick("prepare rats").pick("end");
        resigned(table, 1).expectZone(Places.FUTURE_EVENTS, "rats").expectZone(Places.TACTICS, "legion");
        table.actions(2).expectOffered(2, "copy legion");
    }

    @Test
    @Scenario("S-100")
    @Rule("AGES-6.14")
    void pacts_in_a_game_that_shrank_to_two() {
        var table = Table.of(3).age(2).pact(0, 2, "open-borders-agreement", ' ').hand(0, "scientific-cooperation");
        resigned(table, 1)
                .expectInPlay(0, "open-borders-agreement")
                .expectMilitary(0, 3, 3)
                .expectMilitary(2, 3, 3);
        table.politics(0).expectOffered(0, "offer scientific-cooperation seat3", "cancel open-borders-agreement");
        table.pick("offer scientific-cooperation seat3", "accept").expectInPlay(0, "scientific-cooperation");
        table.expectNotInPlay(0, "open-borders-agreement").expectMilitary(2, 2, 2);
    }
}
