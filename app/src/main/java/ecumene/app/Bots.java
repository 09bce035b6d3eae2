package ecumene.app;

import ecumene.bots.BotSpec;

/** Bots as people type them. */
final class Bots {
    private Bots() {}

    static BotSpec parse(Shell shell, String text) {
        try {
            return BotSpec.parse(text.strip());
        } catch (IllegalArgumentException e) {
            throw shell.wrong("wrong", shell.words().get("what.bot"), text, BotSpec.SYNTAX);
        }
    }
}
