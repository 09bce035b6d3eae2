package ecumene.server.table;

import static ecumene.server.table.OldStore.ADA;
import static ecumene.server.table.OldStore.BORIS;
import static ecumene.server.table.OldStore.look;
import static ecumene.server.table.OldStore.today;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.people.Person;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * A store that version 1.0.0 wrote. The rules have really changed since: some of its games go on, others cannot. Whatever becomes of one
 * of them, it is there, its players are told, and it is theirs to decide.
 */
class FirstVersionTest {
    private static final List<String> REASONS = List.of("move", "position", "scores", "deal");

    private final OldStore old = new OldStore(OldStore.FIRST_VERSION);
    private final List<String> running = old.running();
    private final List<String> finished = old.finished();
    private final Room room = old.room(today());

    @AfterEach
    void close() {
        old.close();
    }

    private List<Person> players(String table) {
        return old.sits(table, BORIS) ? List.of(ADA, BORIS) : List.of(ADA);
    }

    private Optional<Wire.Held> held(String table) {
        return Optional.ofNullable(look(room, table, ADA).held());
    }

    /** Whether there is a position to look at. */
    private static boolean dealt(Wire.Held held) {
        return !held.why().equals("deal");
    }

    private List<String> stopped() {
        return running.stream().filter(table -> held(table).isPresent()).toList();
    }

    @Test
    void all_of_its_games_are_there() {
        assertThat(running).hasSize(9);
        assertThat(finished).hasSize(8);
        var hall = room.hall(ADA, Lang.RU);
        assertThat(hall.mine()).extracting(Wire.Summary::id).containsAll(running);
        assertThat(room.finishedOf(ADA.id(), ADA, Lang.RU))
                .extracting(Wire.Summary::id)
                .containsExactlyInAnyOrderElementsOf(finished);
    }

    /** Else nothing of what follows says anything: then a store of a later version is due. */
    @Test
    void rules_have_really_changed_since() {
        assertThat(stopped()).isNotEmpty();
    }

    @Test
    void a_running_game_goes_on_or_stands_still_with_the_move_and_the_reason_told() {
        for (var table : running) {
            var row = old.row(table);
            var scores = old.scores(table);
            var seen = look(room, table, ADA);
            assertThat(seen.table().status()).as(table).isEqualTo("playing");
            if (seen.held() == null) {
                assertThat(seen.renewed()).as(table).isGreaterThanOrEqualTo(row.moves());
                assertThat(seen.frame().moves()).as(table).isGreaterThanOrEqualTo(row.moves());
            } else {
                assertThat(seen.held().why()).as(table).isIn(REASONS);
                assertThat(seen.held().of()).as(table).isEqualTo(row.moves());
                assertThat(seen.held().moves()).as(table).isBetween(0, row.moves());
                assertThat(seen.table().waiting()).as(table).isEmpty();
                assertThat(seen.table().deadline()).as(table).isNull();
                assertThat(seen.table().seats()).extracting(Wire.Seat::score).isEqualTo(scores);
                assertThat(seen.frame() == null).as(table).isNotEqualTo(dealt(seen.held()));
                assertThat(seen.frame() == null || seen.frame().question() == null)
                        .as(table)
                        .isTrue();
            }
        }
    }

    @Test
    void everybody_can_watch_and_talk_and_go_back_to_every_move_that_holds() {
        var all = new ArrayList<>(running);
        all.addAll(finished);
        for (var table : all) {
            for (var lang : Lang.values()) {
                room.watch(table, null, "", lang, Optional.empty(), _ -> {}).close();
            }
            old.run(room, table, ADA, new Command.Say("What now?"));
            var seen = look(room, table, BORIS);
            assertThat(seen.chat()).extracting(Wire.Chat::text).endsWith("What now?");
            if (seen.frame() != null) {
                int last =
                        seen.held() == null ? seen.frame().moves() : seen.held().moves();
                assertThat(seen.frame().moves()).as(table).isEqualTo(last);
                for (int from = 0; from <= last; from += Past.PIECE) {
                    int to = Math.min(from + Past.PIECE - 1, last);
                    assertThat(Evening.frames(room, table, null, from, to)).hasSize(to - from + 1);
                }
                assertThat(room.progress(table, null, "")).as(table).isNotEmpty();
            }
        }
    }

    @Test
    void nobody_can_go_on_by_playing_where_it_stands_still() {
        for (var table : stopped()) {
            for (var command : List.of(new Command.Pick(1, List.of("pass")), new Command.Undo(0))) {
                assertThatThrownBy(() -> old.run(room, table, ADA, command))
                        .as(table)
                        .isInstanceOfSatisfying(
                                Refusal.class, e -> assertThat(e.key()).isEqualTo("table.held"));
            }
        }
    }

    @Test
    void it_can_be_left() {
        for (var table : running) {
            old.run(room, table, ADA, new Command.Leave());
            var seat = look(room, table, ADA).table().seats().getFirst();
            assertThat(seat.gone()).as(table).isTrue();
        }
    }

    @Test
    void it_can_be_conceded_and_the_points_are_told_as_they_were_written() {
        for (var table : stopped()) {
            var scores = old.scores(table);
            players(table).forEach(person -> {
                if (look(room, table, ADA).table().status().equals("playing")) {
                    old.run(room, table, person, new Command.Concede());
                }
            });
            var seen = look(room, table, ADA);
            assertThat(seen.table().status()).as(table).isEqualTo("over");
            assertThat(seen.table().seats()).extracting(Wire.Seat::score).isEqualTo(scores);
        }
    }

    @Test
    void its_players_end_it_when_all_agree_and_it_counts_for_nobody() {
        var ratings = old.store.ratingsOf(ADA.id());
        for (var table : stopped()) {
            var scores = old.scores(table);
            players(table).forEach(person -> old.run(room, table, person, new Command.ProposeEnd()));
            var seen = look(room, table, ADA);
            assertThat(seen.table().status()).as(table).isEqualTo("over");
            assertThat(seen.table().seats()).extracting(Wire.Seat::score).isEqualTo(scores);
            assertThat(old.run(room, table, ADA, new Command.Rematch())).isPositive();
        }
        assertThat(old.store.ratingsOf(ADA.id())).isEqualTo(ratings);
    }

    @Test
    void it_goes_on_from_the_last_position_that_holds_when_all_agree() {
        for (var table : stopped()) {
            var stop = held(table).orElseThrow();
            if (!dealt(stop)) {
                assertThatThrownBy(() -> old.run(room, table, ADA, new Command.Continue()))
                        .isInstanceOf(Refusal.class);
                continue;
            }
            players(table).forEach(person -> old.run(room, table, person, new Command.Continue()));
            var seen = look(room, table, ADA);
            assertThat(seen.held()).as(table).isNull();
            assertThat(seen.renewed()).as(table).isEqualTo(stop.moves());
            old.play(room, table, 3);
            assertThat(look(room, table, ADA).frame().moves()).as(table).isGreaterThanOrEqualTo(stop.moves());
        }
    }

    @Test
    void a_finished_game_is_shown_as_far_as_the_rules_carry_it_and_its_result_stays() {
        for (var table : finished) {
            var row = old.row(table);
            var scores = old.scores(table);
            var seen = look(room, table, ADA);
            assertThat(seen.table().status()).as(table).isEqualTo("over");
            assertThat(seen.table().moves()).as(table).isEqualTo(row.moves());
            assertThat(seen.table().seats()).extracting(Wire.Seat::score).isEqualTo(scores);
            if (seen.frame() != null) {
                assertThat(room.record(table, ADA, "")).as(table).isNotEmpty();
                assertThat(seen.frame().over()).as(table).isTrue();
                assertThat(seen.frame().scores()).as(table).isEqualTo(scores);
                assertThat(seen.frame().moves())
                        .as(table)
                        .isEqualTo(
                                seen.held() == null ? row.moves() : seen.held().moves());
            }
            if (seen.held() != null && seen.frame() != null) {
                int last = seen.held().moves();
                var there = Evening.frames(room, table, ADA, last, last).get(0);
                assertThat(there.hasNonNull("shares")).as(table).isFalse();
                assertThat(seen.frame().shares())
                        .as("who would win there has not won")
                        .isNull();
                assertThat(seen.frame().breakdown()).as(table).isNull();
            }
            assertThat(old.run(room, table, ADA, new Command.Rematch())).isPositive();
        }
    }

    @Test
    void whoever_has_such_games_can_delete_the_account() {
        room.forget(ADA);
        for (var table : running) {
            assertThat(Wire.text(look(room, table, BORIS))).as(table).doesNotContain("\"Ada\"");
        }
        assertThat(room.finishedOf(BORIS.id(), BORIS, Lang.EN)).isNotEmpty();
    }

    /** What can be kept is, and what cannot is not replayed at every start: only when the rules change again. */
    @Test
    void what_cannot_be_kept_is_tried_once() {
        var games = today();
        Evening.await(
                "each was tried",
                () -> games.values().stream()
                        .allMatch(game -> old.store
                                .unarchived(game.id(), game.rules(), 100)
                                .isEmpty()));
        var missing = finished.stream()
                .filter(table -> old.store.archive(table).isEmpty())
                .toList();
        assertThat(missing).isNotEmpty().allMatch(table -> held(table).isPresent());
        var again = new ArrayList<String>();
        games.keySet().forEach(game -> again.addAll(old.store.unarchived(game, "later rules", 100)));
        assertThat(again).containsExactlyInAnyOrderElementsOf(missing);
    }
}
