package ecumene.server.table;

import java.time.Duration;

/**
 * Pauses and limits of the tables.
 *
 * @param botLimit after so long, and three times its own budget, a bot that thinks is replaced
 * @param botTime the largest budget of time that a bot at a table may have
 * @param botIterations the largest budget of iterations
 * @param thinking how thinking is shared out
 * @param sweep how often due tables are looked for
 * @param heartbeat how often the node says that it lives
 * @param life for how long it says so
 * @param poll how often a table is compared with the store, in case a hint was lost
 * @param idle a table that nobody watched or touched for so long leaves memory
 * @param tables as many tables stay in memory before that, if nobody watches them
 * @param queue so many messages wait for a slow watcher before they are replaced by one reset
 * @param missed so many messages are sent again to somebody who comes back before they are replaced by one reset
 */
public record Limits(
        Duration botLimit,
        Duration botTime,
        int botIterations,
        Thinking thinking,
        Duration sweep,
        Duration heartbeat,
        Duration life,
        Duration poll,
        Duration idle,
        int tables,
        int queue,
        int missed,
        int title,
        int chat) {

    /** So many places are never too many: one person, another one at the same address, and one elsewhere think side by side. */
    public static final int FEWEST_THINKERS = 3;

    /**
     * How thinking is shared out.
     *
     * @param searches where search thinks
     * @param answers where random and greedy do, which take milliseconds and never wait for a search
     * @param linger for so long after somebody who sits there did something the bots play on, whether anybody looks or not
     * @param glance for so long after somebody looked at a table without watching it they count as being there
     * @param patience whoever waits longer for a bot is told why
     * @param alone so many running tables without any person's seat somebody may have
     */
    public record Thinking(
            Lane searches, Lane answers, Duration linger, Duration glance, Duration patience, int alone) {
        /** With so many places for searches. */
        public static Thinking with(int places) {
            return new Thinking(
                    Lane.searches(places),
                    Lane.answers(places),
                    Duration.ofMinutes(10),
                    Duration.ofSeconds(15),
                    Duration.ofSeconds(1),
                    5);
        }
    }

    /**
     * How many bots think at the same time, and how much of it one address and one person may have.
     *
     * @param address for all who come from there together
     */
    public record Lane(int places, int placesPerAddress, int placesPerPerson, Budget address, Budget person) {
        /**
         * All but one place for an address, half of them for a person. After 5 minutes of thinking in one go, 20 for an address, a
         * quarter of all the thinking that is possible goes on for a person, a half for an address: the rest is for others.
         */
        static Lane searches(int places) {
            return new Lane(
                    places,
                    Math.max(1, places - 1),
                    Math.max(1, places / 2),
                    new Budget(1200, places / 2.0),
                    new Budget(300, places / 4.0));
        }

        /** As many places again, and nobody is counted the milliseconds. */
        static Lane answers(int places) {
            return new Lane(
                    places, Math.max(1, places - 1), Math.max(1, places / 2), Budget.UNLIMITED, Budget.UNLIMITED);
        }
    }

    /**
     * Seconds of thinking that may be used, and fill up again.
     *
     * @param seconds in one go
     * @param refill so many seconds in a second
     */
    public record Budget(double seconds, double refill) {
        static final Budget UNLIMITED = new Budget(Double.POSITIVE_INFINITY, 0);
    }

    /** One for each megabyte of the heap: a long game takes a quarter of that. */
    private static int tablesFor(long heap) {
        return Math.clamp(heap >> 20, 100, 1000);
    }

    public static Limits defaults() {
        return new Limits(
                Duration.ofSeconds(20),
                Duration.ofSeconds(10),
                20_000,
                Thinking.with(thinkers()),
                Duration.ofSeconds(1),
                Duration.ofMillis(1500),
                Duration.ofSeconds(5),
                Duration.ofSeconds(2),
                Duration.ofMinutes(10),
                tablesFor(Runtime.getRuntime().maxMemory()),
                30,
                200,
                60,
                500);
    }

    /** How many bots search at the same time, unless somebody says otherwise. */
    public static int thinkers() {
        return Math.max(FEWEST_THINKERS, Runtime.getRuntime().availableProcessors());
    }

    /** The same, with so many bots thinking at the same time. */
    public Limits withThinkers(int wanted) {
        return with(Thinking.with(wanted));
    }

    Limits with(Thinking other) {
        return new Limits(
                botLimit,
                botTime,
                botIterations,
                other,
                sweep,
                heartbeat,
                life,
                poll,
                idle,
                tables,
                queue,
                missed,
                title,
                chat);
    }
}
