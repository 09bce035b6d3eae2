package ecumene.engine.kit;

import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.State;
import java.util.ArrayList;
import java.util.List;

/** Who begins, as the host wants it: an option of the set-up, by chance unless a seat is named. */
public final class FirstPlayer {
    /** The option's name, and its default. */
    public static final String OPTION = "first";

    public static final String RANDOM = "random";
    private static final String SEAT = "seat";

    private FirstPlayer() {}

    /** The values of the option, for the {@link Spec} of a game with so many seats at most. */
    public static List<String> values(int maxPlayers) {
        var values = new ArrayList<String>();
        values.add(RANDOM);
        for (int seat = 1; seat <= maxPlayers; seat++) {
            values.add(SEAT + seat);
        }
        return List.copyOf(values);
    }

    /** Whether a value of an option is no seat, or one at which somebody sits; nobody asks who begins a game for one. */
    public static boolean isSeated(int players, String option, String value) {
        return !option.equals(OPTION) || (players > 1 && values(players).contains(value));
    }

    /** The seat that begins. Draws from the stream of this purpose only if chance decides; refuses a seat nobody sits at. */
    public static int of(Setup setup, State<?> s, Enum<?> purpose) {
        var first = setup.options().getOrDefault(OPTION, RANDOM);
        if (first.equals(RANDOM)) {
            return s.random(purpose).below(s.players());
        }
        var allowed = values(s.players());
        if (!allowed.contains(first)) {
            throw new Spec.Wrong(OPTION, first, String.join(", ", allowed));
        }
        return allowed.indexOf(first) - 1;
    }
}
