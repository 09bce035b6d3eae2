package ecumene.games.ages;

import static ecumene.games.ages.Table.GAME;
import static ecumene.games.ages.Table.fresh;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.View;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** AGES-2: setting the table. */
class SetupTest {
    private static final int DEALS = 60;

    private static AgesState deal(int players, int seed) {
        return GAME.deal(Setup.of("ages", players, "full"), Seed.numbered(2, seed));
    }

    private static List<Card> cards(AgesState s, int zone) {
        return Arrays.stream(s.zones().pieces(zone)).mapToObj(s::card).toList();
    }

    private static void expectDecks(AgesState s, int civil, int... military) {
        for (int age = 1; age <= 3; age++) {
            assertThat(s.zones().count(Places.waitingCivil(age)))
                    .as("civil %d", age)
                    .isEqualTo(civil);
            assertThat(s.zones().count(Places.waitingMilitary(age)))
                    .as("military %d", age)
                    .isEqualTo(military[age - 1]);
        }
    }

    // --- decks ------------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-2.1")
    void there_are_a_civil_and_a_military_deck_of_each_age() {
        var s = deal(4, 1);
        for (int age = 1; age <= 3; age++) {
            int level = age;
            assertThat(cards(s, Places.waitingCivil(age)))
                    .allMatch(card -> card.type().civil() && card.level() == level);
            assertThat(cards(s, Places.waitingMilitary(age)))
                    .allMatch(card -> !card.type().civil() && card.level() == level);
        }
        expectDecks(s, 53, 45, 50, 45);
        assertThat(s.zones().count(Places.ROW) + s.zones().count(Places.CIVIL_DECK))
                .isEqualTo(20);
        assertThat(s.zones().count(Places.CURRENT_EVENTS) + s.zones().count(Places.GONE))
                .isEqualTo(10);
        assertThat(s.catalog.pieces()).isEqualTo(179 + 150);
    }

    @ParameterizedTest
    @CsvSource({"2, 44, 43, 46, 41", "3, 50, 45, 50, 45", "4, 53, 45, 50, 45"})
    @Rule({"AGES-2.2", "AGES-15.1"})
    void with_fewer_players_the_decks_are_smaller(int players, int civil, int one, int two, int three) {
        var s = deal(players, 1);
        expectDecks(s, civil, one, two, three);
        int left = s.catalog.pieces() - 30 - 3 * civil - one - two - three;
        assertThat(s.zones().count(Places.BOX)).as("removed").isEqualTo(left);
    }

    @Test
    @Rule("AGES-2.2")
    void cards_for_more_players_are_in_no_deck_and_pacts_need_three() {
        for (int players = 2; players <= 4; players++) {
            var s = deal(players, 1);
            for (int piece : s.zones().pieces(Places.BOX)) {
                assertThat(s.catalog.minPlayers(piece)).isGreaterThan(players);
            }
            for (int age = 1; age <= 3; age++) {
                var pacts = cards(s, Places.waitingMilitary(age)).stream()
                        .filter(card -> card.is(Type.PACT))
                        .toList();
                assertThat(pacts).as("pacts of age %d", age).hasSize(players == 2 ? 0 : age == 1 ? 2 : 4);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "monarchy,        2, 1",
        "monarchy,        3, 2",
        "monarchy,        4, 2",
        "republic,        3, 1",
        "republic,        4, 2",
        "military-theory, 3, 1",
        "military-theory, 4, 2",
        "strategy,        4, 1",
        "iron,            2, 2",
        "iron,            4, 3",
        "war-over-culture, 2, 6",
    })
    @Rule("AGES-2.2")
    void a_card_has_as_many_copies_as_the_number_of_players_asks_for(String key, int players, int copies) {
        var s = deal(players, 1);
        int kind = Table.kind(key);
        int first = s.catalog.firstPiece(kind);
        int used = 0;
        for (int piece = first; piece < first + s.catalog.copies(kind); piece++) {
            used += s.zones().zoneOf(piece) == Places.BOX ? 0 : 1;
        }
        assertThat(used).isEqualTo(copies);
    }

    // --- civilizations ----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("AGES-2.3")
    void everybody_has_the_six_starting_technologies_and_nothing_else_in_play(int players) {
        var table = fresh(players);
        var starting = Set.of("warriors", "agriculture", "bronze", "philosophy", "religion", "despotism");
        for (int seat = 0; seat < players; seat++) {
            var inPlay = new TreeSet<String>();
            for (var card : GAME.catalog().cards()) {
                if (Audit.inPlay(table.s, seat, card.index())) {
                    inPlay.add(card.key());
                }
            }
            assertThat(inPlay).isEqualTo(new TreeSet<>(starting));
            table.expectZone(Places.play(seat)).expectHand(seat).expectCivilHand(seat);
        }
        for (var key : starting) {
            assertThat(GAME.catalog().copies(Table.kind(key))).as(key).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("AGES-2.4")
    void everybody_has_16_blue_and_25_yellow_tokens_and_the_six_workers_stand_on_cards(int players) {
        var table = fresh(players);
        for (int seat = 0; seat < players; seat++) {
            table.expectBlue(seat, 16).expectYellow(seat, 18).expectPool(seat, 1);
            table.expectWorkers(seat, "warriors", 1).expectWorkers(seat, "agriculture", 2);
            table.expectWorkers(seat, "bronze", 2).expectWorkers(seat, "philosophy", 1);
            table.expectWorkers(seat, "religion", 0);
            assertThat(Population.workers(table.s, seat) + table.s.yellow[seat]).isEqualTo(25);
            assertThat(table.s.civilActions[seat]).isEqualTo(4);
            assertThat(table.s.militaryActions[seat]).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("AGES-2.5")
    void the_first_ratings_and_no_points_food_resources_or_tactic(int players) {
        var table = fresh(players);
        for (int seat = 0; seat < players; seat++) {
            table.expectScienceRating(seat, 1).expectCultureRating(seat, 0);
            table.expectStrength(seat, 1).expectHappiness(seat, 0);
            table.expectScience(seat, 0)
                    .expectCulture(seat, 0)
                    .expectFood(seat, 0)
                    .expectResources(seat, 0);
            assertThat(table.s.tactic[seat]).isEqualTo((byte) AgesState.NONE);
        }
    }

    // --- events, row, first turn
    // --------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 5", "4, 6"})
    @Rule({"AGES-2.6", "AGES-15.1"})
    void two_more_events_of_age_a_than_players_lie_face_down_and_the_rest_is_gone_unseen(int players, int events) {
        var s = deal(players, 1);
        assertThat(cards(s, Places.CURRENT_EVENTS))
                .hasSize(events)
                .allMatch(card -> card.is(Type.EVENT) && card.level() == 0);
        assertThat(cards(s, Places.GONE)).hasSize(10 - events).allMatch(card -> card.level() == 0);
        assertThat(s.zones().count(Places.FUTURE_EVENTS)).isZero();
        for (int viewer = 0; viewer <= players; viewer++) {
            var zones = View.of(GAME, s, viewer).zones();
            assertThat(zones.get(Places.CURRENT_EVENTS).cards())
                    .allMatch(card -> card.card().isEmpty());
            assertThat(zones.get(Places.GONE).cards())
                    .allMatch(card -> card.card().isEmpty());
        }
    }

    @Test
    @Rule("AGES-2.6")
    void the_first_events_differ_from_deal_to_deal() {
        var tops = new HashSet<String>();
        for (int seed = 0; seed < DEALS; seed++) {
            tops.add(cards(deal(3, seed), Places.CURRENT_EVENTS).getFirst().key());
        }
        assertThat(tops).hasSize(10);
    }

    @Test
    @Rule("AGES-2.7")
    void the_starting_player_is_drawn_at_random_or_fixed_by_the_setup() {
        var first = new TreeSet<Integer>();
        for (int seed = 0; seed < DEALS; seed++) {
            var s = deal(4, seed);
            assertThat(s.active).isEqualTo(s.first);
            first.add(s.first);
        }
        assertThat(first).containsExactly(0, 1, 2, 3);
        var setup = Setup.of("ages", 3, "full");
        for (int seed = 0; seed < 10; seed++) {
            var s = GAME.deal(setup.with("first", "seat3"), Seed.numbered(2, seed));
            assertThat(s.first).isEqualTo(2);
            assertThat(s.seatToAnswer()).isEqualTo(2);
        }
        assertThatThrownBy(() -> GAME.deal(setup.with("first", "seat4"), Seed.numbered(2, 1)))
                .isInstanceOf(Spec.Wrong.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"AGES-2.8", "AGES-15.1"})
    void in_the_first_turn_each_has_one_civil_action_more_than_the_one_before_and_no_military_ones(int players) {
        var s = GAME.deal(Setup.of("ages", players, "full").with("first", "seat2"), Seed.numbered(2, 1));
        for (int place = 0; place < players; place++) {
            int seat = (1 + place) % players;
            assertThat(s.civilLeft(seat)).as("seat %d", seat).isEqualTo(place + 1);
            assertThat(s.civilHandLimit(seat)).isEqualTo(4);
            assertThat(s.militaryLeft(seat)).isZero();
            assertThat(s.militaryHandLimit(seat)).isEqualTo(2);
        }
    }

    @Test
    @Rule("AGES-2.8")
    void a_hand_is_limited_by_the_total_in_the_first_turn_too() {
        var table = Table.of(4).age(0).round(1).civil(3, "moses", "frugality-a", "rich-land-a");
        table.civilSpent(3, 0).row("patriotism-a", "stockpile-a", "pyramids").actions(3);
        table.pick("take patriotism-a").expectCivil(3, 3, 4);
        table.expectBlocked(3, "take stockpile-a", AgesSentence.HAND_FULL).expectOffered(3, "take pyramids");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("AGES-2.9")
    void thirteen_cards_of_age_a_lie_in_the_row_and_seven_are_the_deck(int players) {
        var s = deal(players, 1);
        assertThat(cards(s, Places.ROW))
                .hasSize(13)
                .allMatch(card -> card.type().civil() && card.level() == 0);
        assertThat(s.row).doesNotContain((short) AgesState.NONE);
        assertThat(cards(s, Places.CIVIL_DECK))
                .hasSize(7)
                .allMatch(card -> card.type().civil() && card.level() == 0);
    }

    @Test
    @Rule("AGES-2.9")
    void the_row_differs_from_deal_to_deal() {
        var rows = new HashSet<List<Card>>();
        for (int seed = 0; seed < DEALS; seed++) {
            rows.add(cards(deal(3, seed), Places.ROW));
        }
        assertThat(rows).hasSize(DEALS);
    }

    @Test
    @Rule("AGES-2.10")
    void there_is_no_military_deck_in_age_a_and_nobody_draws() {
        var table = fresh(2);
        assertThat(table.s.age).isZero();
        table.expectZone(Places.MILITARY_DECK).pick("end", "end");
        table.expectHand(0).expectHand(1);
    }

    // --- scenarios
    // ----------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-01")
    @Rule({"AGES-2.1", "AGES-2.2", "AGES-2.6", "AGES-2.9"})
    void two_players() {
        var s = deal(2, 7);
        assertThat(cards(s, Places.CURRENT_EVENTS)).hasSize(4).allMatch(card -> card.level() == 0);
        assertThat(s.zones().count(Places.GONE)).isEqualTo(6);
        assertThat(cards(s, Places.ROW)).hasSize(13).allMatch(card -> card.level() == 0);
        assertThat(s.zones().count(Places.CIVIL_DECK)).isEqualTo(7);
        expectDecks(s, 44, 43, 46, 41);
        for (int age = 1; age <= 3; age++) {
            assertThat(cards(s, Places.waitingMilitary(age))).noneMatch(card -> card.is(Type.PACT));
        }
    }

    @Test
    @Scenario("S-02")
    @Rule({"AGES-2.1", "AGES-2.2", "AGES-2.6"})
    void three_and_four_players() {
        var three = deal(3, 7);
        assertThat(three.zones().count(Places.CURRENT_EVENTS)).isEqualTo(5);
        expectDecks(three, 50, 45, 50, 45);
        var four = deal(4, 7);
        assertThat(four.zones().count(Places.CURRENT_EVENTS)).isEqualTo(6);
        expectDecks(four, 53, 45, 50, 45);
    }
}
