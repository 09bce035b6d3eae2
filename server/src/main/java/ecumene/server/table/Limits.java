package ecumene.server.table;

import java.time.Duration;

/**
 * Pauses and limits of the tables.
 *
 * @param botLimit after so long, and three times its own budget, a bot that thinks is replaced
 * @param botTime the largest budget of time that a bot at a table may have
 * @param botIterations the largest budget of iterations
 * @param thinkers how many bots think at the same time
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
        int thinkers,
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

    public static Limits defaults() {
        return new Limits(
                Duration.ofSeconds(20),
                Duration.ofSeconds(10),
                20_000,
                Runtime.getRuntime().availableProcessors(),
                Duration.ofSeconds(1),
                Duration.ofMillis(1500),
                Duration.ofSeconds(5),
                Duration.ofSeconds(2),
                Duration.ofMinutes(10),
                1000,
                100,
                200,
                60,
                500);
    }

    /** The same, with so many bots thinking at the same time. */
    public Limits withThinkers(int wanted) {
        return new Limits(
                botLimit,
                botTime,
                botIterations,
                wanted,
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
