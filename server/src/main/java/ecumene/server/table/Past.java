package ecumene.server.table;

import ecumene.engine.Lang;
import ecumene.server.wire.Packed;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * The past of games: worked out from a copy of the table, so that nobody at the table waits, by the workshop, once for all who may see
 * the same, and kept on a shelf. A shelf's key says for which viewer a thing is; the truth itself (landmarks) never leaves this class.
 */
final class Past {
    /** So many frames are made, packed and kept together; whoever asks for such a range exactly is answered quickest. */
    static final int PIECE = 20;

    private static final String BEGIN = "{\"frames\":[";
    private static final String END = "]}";
    /** About what a position and the points on the way to it take. */
    private static final int LANDMARK_BYTES = 60_000;

    private static final int POINT_BYTES = 100;

    private final Workshop workshop;
    private final Shelf shelf;

    /** The picks of a table down to one of them: whatever is taken back and picked anew has another line. */
    private record Picks(String table, String rules, int moves, int line) {
        static Picks of(Table table, int moves) {
            var game = table.look();
            return new Picks(table.id, game.rules(), moves, game.line(moves));
        }
    }

    /**
     * What a piece of the history depends on.
     *
     * @param ended whether it ends with the end of the game, where all is counted
     */
    private record Piece(Picks picks, int from, int viewer, Lang lang, List<String> names, boolean ended) {}

    private record Landmark(Picks picks) {}

    private record Points(Picks picks) {}

    private record Text(Picks picks, List<String> names) {}

    Past(Workshop workshop, Shelf shelf) {
        this.workshop = workshop;
        this.shelf = shelf;
    }

    /** What the viewer could see after each of these moves, as {@code {"frames": […]}}. The table must be a copy. */
    Packed frames(Table table, int viewer, Lang lang, int from, int to) {
        var pieces = new ArrayList<Packed>();
        for (int begin = from; begin <= to; ) {
            int end = Math.min(to, begin / PIECE * PIECE + PIECE - 1);
            pieces.add(piece(table, viewer, lang, begin, end));
            begin = end + 1;
        }
        return pieces.size() == 1 ? pieces.getFirst() : workshop.ask(Payer.current(), () -> Packed.of(joined(pieces)));
    }

    private static String joined(List<Packed> pieces) {
        var all = new StringBuilder(BEGIN);
        for (var piece : pieces) {
            var json = piece.json();
            all.append(all.length() > BEGIN.length() ? "," : "")
                    .append(json, BEGIN.length(), json.length() - END.length());
        }
        return all.append(END).toString();
    }

    private Packed piece(Table table, int viewer, Lang lang, int from, int to) {
        boolean ended = table.status() == Table.Status.OVER
                && table.held().isEmpty()
                && to == table.look().moves();
        var key = new Piece(Picks.of(table, to), from, viewer, lang, names(table), ended);
        return made(key, Packed.class, () -> pack(table, key), Packed::size);
    }

    private Packed pack(Table table, Piece piece) {
        var frames = table.look()
                .history(
                        piece.viewer(),
                        piece.lang(),
                        seat -> table.nameOf(seat, piece.lang()),
                        piece.from(),
                        piece.picks().moves(),
                        piece.ended(),
                        landmarks(table));
        return Packed.of(Wire.text(new Frames(frames)));
    }

    private record Frames(List<Wire.Frame> frames) {}

    @SuppressWarnings("unchecked") // what stands under such a key is such a list
    List<Tables.Progress> progress(Table table) {
        return made(
                new Points(Picks.of(table, table.look().moves())),
                List.class,
                () -> List.copyOf(table.look().progress(landmarks(table))),
                points -> points.size() * POINT_BYTES);
    }

    /** The record of a game that is over. */
    String record(Table table) {
        var key = new Text(Picks.of(table, table.look().moves()), names(table));
        return made(key, String.class, () -> table.look().record(names(table)), String::length);
    }

    private <V> V made(Object key, Class<V> type, Supplier<V> make, ToIntFunction<V> size) {
        return shelf.get(key, type, () -> workshop.ask(Payer.current(), make), size);
    }

    private static List<String> names(Table table) {
        var names = new ArrayList<String>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            names.add(table.nameOf(seat));
        }
        return List.copyOf(names);
    }

    private Shown.Landmarks landmarks(Table table) {
        return new Shown.Landmarks() {
            @Override
            public Optional<Object> find(int moves) {
                return shelf.find(new Landmark(Picks.of(table, moves)));
            }

            @Override
            public void keep(int moves, Object landmark) {
                shelf.put(new Landmark(Picks.of(table, moves)), landmark, LANDMARK_BYTES);
            }
        };
    }
}
