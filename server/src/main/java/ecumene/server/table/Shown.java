package ecumene.server.table;

import ecumene.engine.Lang;
import ecumene.engine.Seed;
import ecumene.server.wire.Wire;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** A game as far as it can be looked at: one that the rules of today play, or one that is kept in an {@link Archive}. */
interface Shown {
    /** Positions that a replay has passed, so that the next one need not begin at the deal. They are the truth: nobody is shown them. */
    interface Landmarks {
        int APART = 100;

        /** Of somebody who keeps none. */
        Landmarks NONE = new Landmarks() {
            @Override
            public Optional<Object> find(int moves) {
                return Optional.empty();
            }

            @Override
            public void keep(int moves, Object landmark) {}
        };

        Optional<Object> find(int moves);

        void keep(int moves, Object landmark);
    }

    /** Those that it is shown by. */
    String rules();

    int moves();

    /** Tells the picks up to here from any others that were ever made at this table. */
    int line(int moves);

    int turns();

    List<Integer> scores();

    Seed seed();

    /** How many entries the log has, whoever may read them. */
    int logged();

    /** @param ended whether the table's game is over, by the rules or not */
    Wire.Frame frame(int viewer, Lang lang, IntFunction<String> names, boolean ended);

    /** What the viewer may read of the log, from an entry on. */
    List<Wire.Entry> log(int viewer, Lang lang, IntFunction<String> names, int from);

    /** What the viewer could see after each of these moves. Nobody is asked in the past. */
    List<Wire.Frame> history(
            int viewer, Lang lang, IntFunction<String> names, int from, int to, boolean ended, Landmarks landmarks);

    /** Points at the beginning of every turn, and now. */
    List<Tables.Progress> progress(Landmarks landmarks);

    String record(List<String> labels);
}
