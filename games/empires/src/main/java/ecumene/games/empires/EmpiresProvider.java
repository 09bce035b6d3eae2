package ecumene.games.empires;

import ecumene.engine.Game;
import ecumene.engine.GameProvider;
import ecumene.engine.cards.Cards;
import java.util.ArrayList;
import java.util.List;

/** Registers the game. */
public final class EmpiresProvider implements GameProvider {
    @Override
    public String id() {
        return EmpiresGame.ID;
    }

    @Override
    public List<String> files() {
        var files = new ArrayList<>(Catalog.files());
        files.add(EmpiresGame.TEXTS);
        return files;
    }

    @Override
    public Game<?> open(Cards cards) {
        return EmpiresGame.open(cards);
    }
}
