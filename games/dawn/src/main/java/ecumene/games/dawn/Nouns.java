package ecumene.games.dawn;

import ecumene.engine.Noun;

/** The things that moves and sentences of this game speak of. */
public final class Nouns {
    /** A space of the map, by its number in {@link ecumene.games.dawn.cards.Board}. */
    public static final Noun SPACE = new Noun("space");
    /** A space, or the economy card on which a caravan waits. */
    public static final Noun PLACE = new Noun("place");
    /** A focus card, the same for all players. */
    public static final Noun FOCUS = new Noun("focus");

    public static final Noun WONDER = new Noun("wonder");
    public static final Noun RESOURCE = new Noun("resource");
    public static final Noun CITY_STATE = new Noun("city-state");
    public static final Noun NATURAL_WONDER = new Noun("natural-wonder");
    public static final Noun PLAYER_CARD = new Noun("player-card");
    public static final Noun LEADER = new Noun("leader");
    public static final Noun COLOUR = new Noun("colour");
    public static final Noun AGENDA = new Noun("agenda");
    public static final Noun BARBARIAN = new Noun("barbarian");
    public static final Noun EVENT = new Noun("event");
    public static final Noun DIRECTION = new Noun("direction");
    /** A tile and the side that lies up: 2 × number + side. */
    public static final Noun TILE = new Noun("tile");
    /** Where a tile's space 0 lies. */
    public static final Noun ANCHOR = new Noun("anchor");
    /** What pays for one more control token: see {@link Payment}. */
    public static final Noun PAYMENT = new Noun("payment");
    /** City-state and natural wonder tokens that are used, as bits: see {@link Payment}. */
    public static final Noun EXTRAS = new Noun("extras");
    /** The economy card among the places. */
    public static final int CARD_PLACE = ecumene.games.dawn.cards.Board.SPACES;

    private static final int FAR = 64;

    private Nouns() {}

    static int anchor(int q, int r) {
        return (q + FAR) * 2 * FAR + r + FAR;
    }

    public static int anchorQ(int anchor) {
        return anchor / (2 * FAR) - FAR;
    }

    public static int anchorR(int anchor) {
        return anchor % (2 * FAR) - FAR;
    }
}
