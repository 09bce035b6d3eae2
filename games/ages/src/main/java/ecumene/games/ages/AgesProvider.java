package ecumene.games.ages;

import ecumene.engine.Game;
import ecumene.engine.GameProvider;
import ecumene.engine.cards.Cards;
import java.util.List;

/** Registers the game. */
public final class AgesProvider implements GameProvider {
    @Override
    public String id() {
        return AgesGame.ID;
    }

    @Override
    public List<String> files() {
        return List.of(Catalog.CIVIL, Catalog.MILITARY, AgesGame.TEXTS);
    }

    @Override
    public Game<?> open(Cards cards) {
        return AgesGame.open(cards);
    }
}
