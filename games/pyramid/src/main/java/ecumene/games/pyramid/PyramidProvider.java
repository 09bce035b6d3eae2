package ecumene.games.pyramid;

import ecumene.engine.Game;
import ecumene.engine.GameProvider;
import ecumene.engine.cards.Cards;
import ecumene.games.pyramid.cards.Catalog;
import java.util.List;

/** Registers the game. */
public final class PyramidProvider implements GameProvider {
    @Override
    public String id() {
        return PyramidGame.ID;
    }

    @Override
    public List<String> files() {
        return List.of(Catalog.CARDS, Catalog.WONDERS, PyramidGame.TEXTS);
    }

    @Override
    public Game<?> open(Cards cards) {
        return PyramidGame.open(cards);
    }
}
