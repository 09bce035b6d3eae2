package ecumene.engine.testing;

import java.util.Set;
import java.util.TreeSet;

/** What a generated test says about itself while it runs. It counts if the test passes. */
public final class Covered {
    /** The cards of the test that runs on this thread. Outside of tests nobody reads the set. */
    private static final ThreadLocal<Set<String>> CARDS = ThreadLocal.withInitial(TreeSet::new);

    private Covered() {}

    /** The running test carries out and checks the effect of this card. Call it on the test's own thread. */
    public static void card(String id) {
        CARDS.get().add(id);
    }

    static void begin() {
        CARDS.remove();
    }

    static Set<String> end() {
        var cards = CARDS.get();
        CARDS.remove();
        return cards;
    }
}
