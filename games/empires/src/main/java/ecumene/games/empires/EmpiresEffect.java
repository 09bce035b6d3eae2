package ecumene.games.empires;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.Words;

/**
 * The vocabulary of the cards (EMP-24): what a step can do. Each word runs itself for the actor of the frame on top,
 * knows whether it could be done in full, renders itself, and tells the bot what it is worth.
 */
sealed interface EmpiresEffect permits BlockEffect, TokenEffect, CardEffect, MarketEffect, Special {

    void run(EmpiresState s);

    /** Roughly how many points using it once brings. */
    double worth();

    /** EMP-24.3, column "full when": as an option or as a cost. The card itself is never counted as a hand card. */
    default boolean full(EmpiresState s, int self, int actor) {
        return true;
    }

    /** EMP-24.2: whether it would do anything at all, so that asking "may you?" makes sense. */
    default boolean possible(EmpiresState s, int self, int actor) {
        return full(s, self, actor);
    }

    /** EMP-24.10 f: as the first step of an option it closes the option. */
    default boolean rulesOut(EmpiresState s, int self, int actor) {
        return false;
    }

    /** EMP-15.6: as the first step it keeps the card from being played. */
    default boolean forbidsPlay(EmpiresState s, int self, int actor) {
        return false;
    }

    /** EMP-24.10 g: an exhaust effect with this step can be started. */
    default boolean startable(EmpiresState s, int self, int actor) {
        return true;
    }

    /** EMP-13.31. */
    default boolean needsSelf() {
        return false;
    }

    /** Whether what can be done here depends on cards that only the actor sees. */
    default boolean looksAtHand() {
        return false;
    }

    default String text(Texts texts, Words words, Lang lang) {
        return text(new Prose(texts, words, lang));
    }

    String text(Prose prose);
}
