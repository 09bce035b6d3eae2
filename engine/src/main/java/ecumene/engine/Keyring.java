package ecumene.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Keys as somebody would try them who wants to find out what is hidden: possible ones, also those that only what is about to be
 * shown makes possible, blocked ones, those of other positions, and nonsense.
 */
final class Keyring<S extends State<S>> {
    static final int MOST = 4;
    private static final int REMEMBERED = 64;
    private static final List<String> NONSENSE =
            List.of("", " ", "nonsense", "pass 1", "draw -1", "\u0000", "play ecumene@9");

    private final Game<S> game;
    private final List<String> remembered = new ArrayList<>();
    private int next;

    Keyring(Game<S> game) {
        this.game = game;
    }

    /**
     * One to four keys for a seat that is asked.
     *
     * @param ahead a copy of the position in one of the worlds that the seat thinks possible; it is played on, further than the seat
     *     could see
     */
    List<String> keys(S ahead, int seat, Rng rng) {
        var keys = new ArrayList<String>();
        int many = 1 + rng.below(MOST);
        while (keys.size() < many) {
            keys.add(key(ahead, seat, rng));
        }
        return keys;
    }

    private String key(S ahead, int seat, Rng rng) {
        boolean asked = (ahead.waiting() & 1 << seat) != 0;
        int kind = rng.below(8);
        if (asked && kind < 5) {
            int option = rng.below(ahead.options(seat).size());
            var key = ahead.options(seat).move(option).key(game);
            ahead.pick(seat, option);
            return remember(key);
        }
        if (asked && kind == 5) {
            var blocked = ahead.explain(seat).blocked();
            return blocked.isEmpty()
                    ? nonsense(rng)
                    : remember(blocked.get(rng.below(blocked.size())).move().key(game));
        }
        return kind == 7 || remembered.isEmpty() ? nonsense(rng) : remembered.get(rng.below(remembered.size()));
    }

    private String nonsense(Rng rng) {
        return NONSENSE.get(rng.below(NONSENSE.size()));
    }

    private String remember(String key) {
        if (remembered.size() < REMEMBERED) {
            remembered.add(key);
        } else {
            remembered.set(next++ % REMEMBERED, key);
        }
        return key;
    }
}
