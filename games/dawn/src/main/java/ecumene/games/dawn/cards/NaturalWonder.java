package ecumene.games.dawn.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.kit.Origin;

/** A natural wonder; its index is 2 × token + face, and the face is the side of the tile that shows it. */
public record NaturalWonder(int index, String id, Local name, Resource resource, Origin origin) {}
