package ecumene.engine;

import java.util.HexFormat;

/**
 * A short name for a position, by what it means and not by how it is laid out in memory: which cards lie where, how the
 * scores stand, who is asked what with which answers, and what the last pick was logged as. Positions that are the same
 * have the same mark in every version of the program, so that a game which goes another way under other rules is found
 * out where it does. Of everything, hidden cards too: never shown to anybody.
 */
public final class Mark {
    private long hash = 0x6a09e667f3bcc908L;

    private Mark() {}

    /** The mark of a position: eight hexadecimal digits. */
    public static <S extends State<S>> String of(Game<S> game, S state) {
        var mark = new Mark();
        mark.cards(game, state.zones());
        for (int seat = 0; seat < state.players(); seat++) {
            mark.add(game.score(state, seat));
            if ((state.waiting() & 1 << seat) != 0) {
                mark.question(game, state, seat);
            }
        }
        mark.log(game, state);
        return HexFormat.of().toHexDigits((int) (mark.hash >>> 32));
    }

    private void cards(Game<?> game, Zones zones) {
        var layout = zones.layout().zones();
        for (int zone = 0; zone < layout.size(); zone++) {
            add(layout.get(zone).id()).add(layout.get(zone).owner());
            for (int piece = zones.first(zone); piece != Zones.NONE; piece = zones.after(piece)) {
                add(game.pieceId(piece));
            }
        }
    }

    /** The order in which answers are offered means nothing. */
    private <S extends State<S>> void question(Game<S> game, S state, int seat) {
        add(seat).add(state.question(seat).prompt(state).sentence().key());
        long answers = 0;
        var options = state.options(seat);
        for (int i = 0; i < options.size(); i++) {
            answers += mix(options.move(i).key(game).hashCode());
        }
        add(answers);
    }

    private <S extends State<S>> void log(Game<S> game, S state) {
        var log = state.log();
        for (int i = log.size() - 1; i >= 0 && log.get(i).move() == state.moves(); i--) {
            var said = log.get(i).said();
            add(said.sentence().key());
            for (int blank = 0; blank < said.values().size(); blank++) {
                thing(game, said.sentence().blanks().get(blank), said.values().get(blank));
            }
        }
    }

    private void thing(Game<?> game, Noun noun, int value) {
        boolean plain = noun.equals(Noun.NUMBER) || noun.equals(Noun.SEAT);
        if (plain) {
            add(value);
        } else {
            add(game.id(noun, value));
        }
    }

    private Mark add(String text) {
        return add(text.hashCode());
    }

    private Mark add(long value) {
        hash = mix(hash + value) + 0x9e3779b97f4a7c15L;
        return this;
    }

    /** As in SplitMix64. Marks are kept: it stays as it is, whatever becomes of other hashes. */
    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
