package ecumene.app.attack;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A stranger's script against a server of our own: talks to loopback only, ends by itself, and says in figures what it achieved. A new
 * one is a class here, a line in {@link #all} and texts {@code attack.<name>} and {@code attack.<figure>} in both languages.
 */
public interface Attack {
    /** Options of Java and of {@code serve} for the server that is attacked, as somebody careful would run it. */
    record Target(List<String> java, List<String> serve) {
        /** As it comes, on a small heap. */
        public static Target usual() {
            return new Target(List.of("-Xmx256m"), List.of());
        }
    }

    /**
     * Something that was measured, and what it must be.
     *
     * @param key of its text
     * @param budget not a number when it is only told
     */
    record Figure(String key, double value, double budget, Bound bound) {
        public static Figure atMost(String key, double value, double budget) {
            return new Figure(key, value, budget, Bound.AT_MOST);
        }

        public static Figure atLeast(String key, double value, double budget) {
            return new Figure(key, value, budget, Bound.AT_LEAST);
        }

        public static Figure told(String key, double value) {
            return new Figure(key, value, Double.NaN, Bound.AT_MOST);
        }

        public boolean kept() {
            return switch (bound) {
                case AT_MOST -> !(value > budget);
                case AT_LEAST -> !(value < budget);
            };
        }
    }

    enum Bound {
        AT_MOST,
        AT_LEAST
    }

    default Target target() {
        return Target.usual();
    }

    /** @param server on loopback, started for this attack alone */
    List<Figure> run(URI server) throws InterruptedException;

    /**
     * The same, for those that also want to see what a server makes of it that has to start again.
     *
     * @param again kills the server and starts it on what is stored; gives its new address
     */
    default List<Figure> run(URI server, Supplier<URI> again) throws InterruptedException {
        return run(server);
    }

    /** Those we know, by name. */
    static Map<String, Attack> all() {
        return new TreeMap<>(Map.of(
                "bots", new BotsAttack(),
                "history", new HistoryAttack(),
                "login", new LoginAttack(),
                "pages", new PagesAttack(),
                "probe", new ProbeAttack(),
                "ratings", new RatingsAttack(),
                "slow", new SlowAttack()));
    }
}
