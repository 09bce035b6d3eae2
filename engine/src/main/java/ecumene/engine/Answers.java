package ecumene.engine;

import java.util.List;

/**
 * The third law of hidden information: whatever a seat sends, it gets the same answer in every world that it thinks possible. A pick
 * that may be taken back has told nothing: afterwards all looks the same too. And whether it may be taken back tells nothing.
 */
final class Answers<S extends State<S>> {
    private final Game<S> game;
    private final Attempt.Judge<S> judge;
    private final Keyring<S> keyring;

    Answers(Game<S> game, Attempt.Judge<S> judge) {
        this.game = game;
        this.judge = judge;
        this.keyring = new Keyring<>(game);
    }

    /** Writes over both scratch states. */
    void check(S real, S one, S other, int seat, Rng rng) {
        real.redealInto(other, seat, rng);
        (rng.below(2) == 0 ? real : other).copyInto(one);
        var keys = keyring.keys(one, seat, rng);
        real.copyInto(one);
        var expected = judge.of(game, one, seat, keys);
        var given = judge.of(game, other, seat, keys);
        if (!given.equals(expected)) {
            throw broken("an answer does not depend on hidden cards", real, seat, keys, expected, given);
        }
        if (expected instanceof Attempt.Stands) {
            sameOutlook(real, one, other, seat, keys);
        }
    }

    private void sameOutlook(S real, S one, S other, int seat, List<String> keys) {
        if (one.undoFloor() != other.undoFloor()) {
            throw broken(
                    "whether a pick can be taken back tells nothing",
                    real,
                    seat,
                    keys,
                    one.undoFloor(),
                    other.undoFloor());
        }
        if (one.undoFloor() == real.undoFloor()) {
            var expected = View.of(game, one, seat);
            var seen = View.of(game, other, seat);
            for (int zone = 0; zone < expected.zones().size(); zone++) {
                same(real, seat, keys, expected.zones().get(zone), seen.zones().get(zone));
            }
            same(real, seat, keys, expected.facts(), seen.facts());
            same(real, seat, keys, expected.waiting(), seen.waiting());
            same(real, seat, keys, read(one, seat), read(other, seat));
        }
    }

    private static List<Said> read(State<?> state, int reader) {
        return state.log().stream()
                .filter(entry -> entry.readableBy(reader))
                .map(LogEntry::said)
                .toList();
    }

    private void same(S real, int seat, List<String> keys, Object expected, Object seen) {
        if (!seen.equals(expected)) {
            throw broken("a pick that can be taken back tells nothing", real, seat, keys, expected, seen);
        }
    }

    private Laws.Broken broken(String law, S real, int seat, List<String> keys, Object expected, Object seen) {
        return new Laws.Broken(
                law, real, "seat " + seat + " sends " + keys + ": real " + expected + ", imagined " + seen);
    }
}
