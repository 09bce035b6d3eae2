package ecumene.engine;

/**
 * One sentence of a card. A game's effects are a small sealed vocabulary of records; the same record runs the effect,
 * renders its text, and tells the bot what it is worth, so that what a card says and what it does cannot disagree.
 *
 * @param <S> the game's state
 */
public interface Effect<S> {
    void run(S state);

    String text(Texts texts, Words words, Lang lang);

    /** Roughly how many points using it once brings. */
    double worth();
}
