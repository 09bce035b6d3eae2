package ecumene.games.dawn.cards;

import ecumene.engine.Game.Local;

/** One of the two agendas of a victory card (DAWN-16.3). */
public record Agenda(int index, String id, Local name, Kind kind, int count, int type, Kind orElse, int orElseCount) {
    /** What is counted. */
    public enum Kind {
        CITIES_ON_MAP,
        WONDERS_OF_TYPE,
        WON_AT_RIVAL_CAPITAL,
        CAPTURED_CITY_STATES,
        FRIENDLY_SPACES_AT_WATER_OR_EDGE,
        TECH_DIAL_REACHED,
        MATURE_CITIES,
        NATURAL_WONDERS,
        /** There is no second way. */
        NOTHING
    }
}
