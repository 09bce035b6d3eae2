package ecumene.server.table;

import static ecumene.server.table.OldStore.ADA;
import static ecumene.server.table.OldStore.BORIS;
import static ecumene.server.table.OldStore.FINISHED_PYRAMID;
import static ecumene.server.table.OldStore.today;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.Lang;
import ecumene.server.people.Person;
import ecumene.server.store.SqlStore;
import ecumene.server.wire.Wire;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Finished games of an earlier version, looked at under rules that do not carry them any more. */
class ArchiveTest {
    /** No game ends as it ended. */
    private static final Map<String, Game<?>> WORTH_MORE = OldStore.pyramidWith("Agriculture", "vp", "3");

    private static final List<@Nullable Person> VIEWERS = Arrays.asList(null, ADA, BORIS);

    private final OldStore old = new OldStore();

    @TempDir
    Path dir;

    @AfterEach
    void close() {
        old.close();
    }

    private List<String> finished(String game) {
        return old.finished().stream()
                .filter(id -> old.row(id).game().equals(game))
                .toList();
    }

    private static List<String> unarchived(SqlStore store) {
        return today().values().stream()
                .flatMap(game -> store.unarchived(game.id(), game.rules(), 100).stream())
                .toList();
    }

    private void keepAll() {
        var room = old.room(today());
        Evening.await("all are kept", () -> unarchived(old.store).isEmpty());
        old.stop(room);
    }

    /** All that this viewer can ask of a finished game. */
    private static List<String> answers(Room room, String table, @Nullable Person viewer) {
        var answers = new ArrayList<String>();
        for (var lang : Lang.values()) {
            var state = room.look(table, viewer, "", lang);
            answers.add(Wire.text(state.frame()));
            answers.add(Wire.text(state.log()));
            answers.add(Wire.text(state.table()));
            answers.add(String.valueOf(state.seed()));
            int moves = state.frame().moves();
            for (int from = 0; from <= moves; from += Past.PIECE) {
                answers.add(room.history(table, viewer, "", lang, from, Math.min(from + Past.PIECE - 1, moves))
                        .json());
            }
        }
        answers.add(Wire.text(room.progress(table, viewer, "")));
        answers.add(room.record(table, viewer, ""));
        return answers;
    }

    private List<List<String>> all(Room room, List<String> tables) {
        var all = new ArrayList<List<String>>();
        for (var table : tables) {
            VIEWERS.forEach(viewer -> all.add(answers(room, table, viewer)));
        }
        return all;
    }

    private static void same(List<List<String>> after, List<List<String>> before) {
        for (int i = 0; i < before.size(); i++) {
            for (int k = 0; k < before.get(i).size(); k++) {
                assertThat(after.get(i).get(k))
                        .as("answer %d to viewer %d", k, i)
                        .isEqualTo(before.get(i).get(k));
            }
        }
    }

    @Test
    void what_everybody_sees_is_the_same_when_the_rules_have_changed() {
        keepAll();
        var pyramids = finished("pyramid");
        var room = old.room(today());
        var before = all(room, pyramids);
        old.stop(room);
        same(all(old.room(WORTH_MORE), pyramids), before);
        assertThat(look(WORTH_MORE).held()).isNull();
    }

    @Test
    void and_when_the_game_is_gone() {
        keepAll();
        for (var game : List.of("ages", "empires")) {
            var tables = finished(game);
            var room = old.room(today());
            var before = all(room, tables);
            old.stop(room);
            same(all(old.room(OldStore.without(game)), tables), before);
        }
    }

    private Wire.StateMessage look(Map<String, Game<?>> games) {
        return OldStore.look(old.room(games), FINISHED_PYRAMID, ADA);
    }

    @Test
    void a_game_that_ends_is_kept_and_its_record_names_the_rules_that_wrote_it() {
        int moves = old.moves(OldStore.RUNNING_PYRAMID);
        var room = old.room(today());
        old.run(room, OldStore.RUNNING_PYRAMID, ADA, new Command.ProposeEnd());
        old.run(room, OldStore.RUNNING_PYRAMID, BORIS, new Command.ProposeEnd());
        Evening.await(
                "it is kept", () -> old.store.archive(OldStore.RUNNING_PYRAMID).isPresent());
        old.stop(room);
        var record = GameRecord.parse(old.room(WORTH_MORE).record(OldStore.RUNNING_PYRAMID, ADA, ""));
        assertThat(record.rules()).isEqualTo(today().get("pyramid").rules());
        assertThat(record.picks()).hasSize(moves);
        assertThat(record.seats()).containsExactly("Ada", "Boris");
    }

    @Test
    void without_an_archive_it_is_shown_as_far_as_the_rules_carry_it() {
        var scores = old.scores(FINISHED_PYRAMID);
        var bought = old.firstBought(FINISHED_PYRAMID);
        var room = old.room(bought.dearer());
        var seen = OldStore.look(room, FINISHED_PYRAMID, ADA);
        assertThat(seen.held()).isNotNull();
        assertThat(seen.held().moves())
                .isEqualTo(bought.before())
                .isLessThan(seen.held().of())
                .isEqualTo(seen.frame().moves());
        assertThat(seen.table().seats()).extracting(Wire.Seat::score).isEqualTo(scores);
        assertThat(old.run(room, FINISHED_PYRAMID, ADA, new Command.Say("Well played")))
                .isPositive();
        assertThat(old.run(room, FINISHED_PYRAMID, ADA, new Command.Rematch())).isPositive();
        room.forget(ADA);
    }

    @Test
    void it_is_small_and_holds_no_names_and_goes_with_an_export() throws IOException {
        keepAll();
        for (var table : old.finished()) {
            var row = old.store.table(table).orElseThrow();
            var kept = old.store.archive(table).orElseThrow();
            assertThat(kept.length).as(row.game()).isLessThan(400 * Math.max(row.moves(), 100));
            try (var text = new InflaterInputStream(new ByteArrayInputStream(kept))) {
                assertThat(new String(text.readAllBytes(), StandardCharsets.UTF_8))
                        .doesNotContain("Ada")
                        .doesNotContain("Boris");
            }
        }
        var out = new ByteArrayOutputStream();
        old.store.exportTo(out);
        try (var copy = SqlStore.embedded(dir)) {
            copy.importFrom(new ByteArrayInputStream(out.toByteArray()));
            assertThat(copy.archive(FINISHED_PYRAMID))
                    .contains(old.store.archive(FINISHED_PYRAMID).orElseThrow());
            assertThat(unarchived(copy)).isEmpty();
        }
    }
}
