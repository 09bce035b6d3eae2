package ecumene.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import ecumene.engine.GameRecord;
import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.View;
import ecumene.server.wire.Delta;
import ecumene.server.wire.Wire;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All that anybody could see of a finished game, kept with it so that it can be looked at whatever the rules of today are: for every
 * viewer what changed with every move, the moves, the log and the points in both languages. No name of a player stands in it, seats
 * are named when it is read. What one viewer is given is made of that viewer's part alone.
 */
final class Archive implements Shown {
    private static final Logger LOG = LoggerFactory.getLogger(Archive.class);
    static final int FORMAT = 1;
    /** Nobody's game is as long as that; a damaged one must not fill the memory. */
    static final int LARGEST = 64 << 20;

    /** A sentence in both languages. */
    record Texts(List<Wire.Part> en, List<Wire.Part> ru) {
        List<Wire.Part> in(Lang lang) {
            return switch (lang) {
                case EN -> en;
                case RU -> ru;
            };
        }
    }

    /** @param readers the viewers, as bits */
    record Step(int seat, String key, String level, int readers, Texts text) {}

    record Entry(int move, int readers, String key, String rule, boolean turn, Texts text) {}

    record Line(String key, int points, String en, String ru) {}

    /**
     * What is kept.
     *
     * @param over whether it ended by its rules
     * @param scores after each move, the first before any
     * @param views by move and viewer, what changed
     */
    record Content(
            int format,
            String rules,
            Setup setup,
            String seed,
            boolean over,
            List<Step> steps,
            List<List<Integer>> scores,
            List<List<Line>> lines,
            List<Double> shares,
            List<Tables.Progress> progress,
            List<Entry> log,
            List<List<JsonNode>> views) {}

    private final Content content;

    private Archive(Content content) {
        this.content = content;
    }

    static byte[] bytes(Content content) {
        var out = new ByteArrayOutputStream();
        var deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (var zip = new DeflaterOutputStream(out, deflater)) {
            Wire.JSON.writeValue(zip, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            deflater.end();
        }
        return out.toByteArray();
    }

    /** Empty when it is damaged: the table is then shown as far as the rules of today carry it. */
    static Optional<Archive> read(String table, byte[] bytes) {
        try (var zip = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
            return Optional.of(new Archive(Wire.JSON.readValue(zip.readNBytes(LARGEST), Content.class)));
        } catch (IOException e) {
            LOG.error(
                    "table {}: what was kept of its game cannot be read ({})",
                    table,
                    e.getClass().getName());
            return Optional.empty();
        }
    }

    @Override
    public String rules() {
        return content.rules();
    }

    /** A game that is over does not go another way any more. */
    @Override
    public int line(int moves) {
        return 0;
    }

    @Override
    public int moves() {
        return content.steps().size();
    }

    @Override
    public int turns() {
        return (int) content.log().stream().filter(Entry::turn).count();
    }

    @Override
    public List<Integer> scores() {
        return content.scores().getLast();
    }

    @Override
    public Seed seed() {
        return Seed.parse(content.seed());
    }

    @Override
    public int logged() {
        return content.log().size();
    }

    @Override
    public Wire.Frame frame(int viewer, Lang lang, IntFunction<String> names, boolean ended) {
        return history(viewer, lang, names, moves(), moves(), ended, Landmarks.NONE)
                .getLast();
    }

    @Override
    public List<Wire.Entry> log(int viewer, Lang lang, IntFunction<String> names, int from) {
        return content.log().subList(from, content.log().size()).stream()
                .filter(entry -> (entry.readers() & 1 << viewer) != 0)
                .map(entry -> new Wire.Entry(
                        entry.move(),
                        named(entry.text().in(lang), names),
                        entry.rule(),
                        entry.key(),
                        entry.turn() ? true : null))
                .toList();
    }

    private static List<Wire.Part> named(List<Wire.Part> parts, IntFunction<String> names) {
        return parts.stream()
                .map(part -> part.noun().equals(Noun.SEAT.kind())
                        ? new Wire.Part(part.noun(), part.id(), names.apply(Integer.parseInt(part.id())))
                        : part)
                .toList();
    }

    @Override
    public List<Wire.Frame> history(
            int viewer, Lang lang, IntFunction<String> names, int from, int to, boolean ended, Landmarks landmarks) {
        var frames = new ArrayList<Wire.Frame>();
        JsonNode view = MissingNode.getInstance();
        for (int moves = 0; moves <= to; moves++) {
            view = Delta.applied(view, content.views().get(moves).get(viewer));
            if (moves >= from) {
                frames.add(frame(moves, view(view, ended && moves == moves()), viewer, lang, names, ended));
            }
        }
        return frames;
    }

    private Wire.Frame frame(int moves, View view, int viewer, Lang lang, IntFunction<String> names, boolean ended) {
        boolean last = ended && moves == moves();
        return new Wire.Frame(
                moves,
                step(moves, viewer, lang, names),
                view,
                null,
                content.scores().get(moves),
                last ? breakdown(lang) : null,
                last ? content.shares() : null,
                null,
                last);
    }

    private static View view(JsonNode json, boolean ended) {
        try {
            var view = Wire.JSON.treeToValue(json, View.class);
            return ended ? new View(view.viewer(), view.zones(), view.facts(), List.of()) : view;
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Wire.@Nullable Step step(int moves, int viewer, Lang lang, IntFunction<String> names) {
        if (moves == 0) {
            return null;
        }
        var step = content.steps().get(moves - 1);
        boolean known = (step.readers() & 1 << viewer) != 0;
        return new Wire.Step(
                step.seat(),
                known ? step.key() : "",
                known ? named(step.text().in(lang), names) : List.of(),
                step.level().isEmpty() ? "person" : "bot",
                step.level().isEmpty() ? null : step.level());
    }

    private List<List<Wire.Line>> breakdown(Lang lang) {
        return content.lines().stream()
                .map(lines -> lines.stream()
                        .map(line -> new Wire.Line(line.key(), lang == Lang.RU ? line.ru() : line.en(), line.points()))
                        .toList())
                .toList();
    }

    @Override
    public List<Tables.Progress> progress(Landmarks landmarks) {
        return content.progress();
    }

    /** It names the rules that wrote it. */
    @Override
    public String record(List<String> labels) {
        var picks = content.steps().stream()
                .map(step -> new GameRecord.Pick(step.seat(), step.key()))
                .toList();
        var end = content.over() ? new GameRecord.Finished(scores()) : new GameRecord.Open();
        return new GameRecord(content.setup(), content.rules(), seed(), seed().commitment(), labels, picks, end)
                .toText();
    }
}
