package ecumene.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Move;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.State;
import ecumene.engine.View;
import ecumene.server.table.Archive.Content;
import ecumene.server.table.Archive.Entry;
import ecumene.server.table.Archive.Line;
import ecumene.server.table.Archive.Step;
import ecumene.server.table.Archive.Texts;
import ecumene.server.wire.Delta;
import ecumene.server.wire.Scribe;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;

/** Writes down all that anybody can see of a finished game, while it is played once more. */
final class Archiving<S extends State<S>> {
    /** @param readers the viewers, as bits, who may know what was picked */
    record Pick(int seat, Move move, String key, String level, int readers) {}

    private final Game<S> game;
    private final int viewers;
    private final Scribe<S> en;
    private final Scribe<S> ru;
    private final List<Step> steps = new ArrayList<>();
    private final List<List<Integer>> scores = new ArrayList<>();
    private final List<List<JsonNode>> views = new ArrayList<>();
    private final List<String> before = new ArrayList<>();

    Archiving(Game<S> game, int players) {
        this.game = game;
        this.viewers = players + 1;
        // Names are filled in when it is read: they may be gone by then.
        this.en = new Scribe<>(game, Lang.EN, seat -> "");
        this.ru = new Scribe<>(game, Lang.RU, seat -> "");
        for (int viewer = 0; viewer < viewers; viewer++) {
            before.add("");
        }
    }

    void begin(S dealt) {
        position(dealt);
    }

    void move(S after, Pick pick) {
        steps.add(new Step(
                pick.seat(),
                pick.key(),
                pick.level(),
                pick.readers(),
                new Texts(en.say(pick.move()), ru.say(pick.move()))));
        position(after);
    }

    private void position(S state) {
        scores.add(en.scores(state));
        var changes = new ArrayList<JsonNode>();
        for (int viewer = 0; viewer < viewers; viewer++) {
            var now = Wire.text(View.of(game, state, viewer));
            changes.add(Wire.tree(Delta.between(before.get(viewer), now)));
            before.set(viewer, now);
        }
        views.add(changes);
    }

    Content end(S state, Setup setup, Seed seed, List<Tables.Progress> progress) {
        var log = state.log().stream()
                .map(entry -> new Entry(
                        entry.move(),
                        entry.readers(),
                        entry.said().sentence().key(),
                        entry.said().sentence().rule(),
                        Scribe.beginsTurn(entry),
                        new Texts(en.say(entry.said()), ru.say(entry.said()))))
                .toList();
        var shares = new ArrayList<Double>();
        for (int seat = 0; seat < state.players(); seat++) {
            shares.add(game.share(state, seat));
        }
        return new Content(
                Archive.FORMAT,
                game.rules(),
                setup,
                seed.hex(),
                state.over(),
                steps,
                scores,
                lines(state),
                shares,
                progress,
                log,
                views);
    }

    private List<List<Line>> lines(S state) {
        var english = en.breakdown(state);
        var russian = ru.breakdown(state);
        var seats = new ArrayList<List<Line>>();
        for (int seat = 0; seat < english.size(); seat++) {
            var lines = new ArrayList<Line>();
            for (int i = 0; i < english.get(seat).size(); i++) {
                var line = english.get(seat).get(i);
                lines.add(new Line(
                        line.key(),
                        line.points(),
                        line.text(),
                        russian.get(seat).get(i).text()));
            }
            seats.add(lines);
        }
        return seats;
    }
}
