package ecumene.engine;

import ecumene.engine.cards.Cards;
import java.util.List;

/** How a game is found: games register theirs as a service. */
public interface GameProvider {
    String id();

    /** The data files the game reads, without path: {@code cards.yaml}. */
    List<String> files();

    /** Reads and checks the data. Throws {@link ecumene.engine.cards.CardError} when a file is wrong. */
    Game<?> open(Cards cards);
}
