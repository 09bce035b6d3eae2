package ecumene.games.empires;

import ecumene.engine.testing.Shipped;

/** The game as it is shipped. */
final class Games {
    static final Shipped SHIPPED = new Shipped(new EmpiresProvider());
    static final EmpiresGame GAME = EmpiresGame.open(SHIPPED.packed());

    private Games() {}
}
