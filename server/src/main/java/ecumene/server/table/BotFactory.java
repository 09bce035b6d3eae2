package ecumene.server.table;

import ecumene.bots.Bot;
import ecumene.bots.BotSpec;

/** Makes a bot for one decision. */
@FunctionalInterface
public interface BotFactory {
    /** @param level what {@link BotSpec} reads */
    Bot create(String level, long seed);

    /** The bots people know; each thinks on one core, so that tables do not slow each other down. */
    static BotFactory usual() {
        return (level, seed) -> BotSpec.parse(level).create(seed, 1);
    }
}
