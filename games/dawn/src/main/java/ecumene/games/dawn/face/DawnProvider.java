package ecumene.games.dawn.face;

import ecumene.engine.Game;
import ecumene.engine.GameProvider;
import ecumene.engine.cards.Cards;
import ecumene.games.dawn.cards.Catalog;
import java.util.ArrayList;
import java.util.List;

/** Registers the game. */
public final class DawnProvider implements GameProvider {
    @Override
    public String id() {
        return DawnGame.ID;
    }

    @Override
    public List<String> files() {
        var files = new ArrayList<>(Catalog.files());
        files.add(DawnGame.TEXTS);
        return List.copyOf(files);
    }

    @Override
    public Game<?> open(Cards cards) {
        return DawnGame.open(cards);
    }
}
