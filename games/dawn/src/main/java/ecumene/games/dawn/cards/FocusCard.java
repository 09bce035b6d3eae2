package ecumene.games.dawn.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.kit.Origin;

/** DAWN-1.1: one of the twenty focus cards of which every player has a copy; its index is 4 × type + level − 1. */
public record FocusCard(
        int index, String id, Local name, FocusType type, int level, FocusEffect effect, Origin origin) {}
