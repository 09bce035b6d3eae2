package ecumene.games.dawn.cards;

import ecumene.engine.kit.Origin;
import java.util.List;

/** DAWN-16.1: a victory card with its two agendas. */
public record VictoryCard(int index, String id, List<Agenda> agendas, Origin origin) {}
