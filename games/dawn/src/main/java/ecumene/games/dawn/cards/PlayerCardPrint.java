package ecumene.games.dawn.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.kit.Origin;

/** What stands on a player's diplomacy card. */
public record PlayerCardPrint(PlayerCard card, String id, Local name, int amount, Origin origin) {}
