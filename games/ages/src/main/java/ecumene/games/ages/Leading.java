package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;

/** Where the chapters ask the leader of a civilization; {@link Leader} answers. Nobody, and a leader who has no say in it, changes nothing. */
interface Leading {
    Leading NOBODY = new Leading() {};

    // --- AGES-6: politics -----------------------------------------------------------------------------------------

    default void beginsPolitics(AgesState s, int seat) {}

    /** A second political action, once a game. */
    default boolean actsTwice() {
        return false;
    }

    /** Offers what he himself does as a political action. */
    default void offerPolitics(AgesState s, int seat, Options out) {}

    default boolean settlesFromHand() {
        return false;
    }

    /** He attacks nobody, and whoever attacks him pays so many times the military actions. */
    default boolean attacksNobody() {
        return false;
    }

    default int costOfBeingAttacked() {
        return 1;
    }

    /** Carries out what he himself has offered. */
    default void act(AgesState s, int seat, Move move) {
        throw new IllegalStateException("nothing that a leader does: " + move.verb());
    }

    // --- AGES-7: the action phase ---------------------------------------------------------------------------------

    /** Comes into play, or an action phase begins while he leads. */
    default void ready(AgesState s, int seat) {}

    default void leaves(AgesState s, int seat) {}

    /** One of the civil actions of a cost may be paid with a military one. */
    default boolean lendsMilitary() {
        return false;
    }

    /** Civil actions off the price of a card of the row. */
    default int lessInRow(Card card) {
        return 0;
    }

    /** Completed wonders make another one dearer. */
    default boolean paysForWonders() {
        return true;
    }

    default void took(AgesState s, int seat, Card card) {}

    /** Food off an increase of the population. */
    default int lessFood() {
        return 0;
    }

    /** Resources and science off a building of a type, and off its technology. */
    default int lessResources(AgesState s, int seat, Type type) {
        return 0;
    }

    default int lessScience(AgesState s, int seat, Type type) {
        return 0;
    }

    default void developed(AgesState s, int seat) {}

    /** A revolution takes the military actions instead of the civil ones. */
    default boolean revoltsWithMilitary() {
        return false;
    }

    default void revolted(AgesState s, int seat) {}

    /** Offers what he adds to the actions on urban buildings, {@code less} resources cheaper by a card. */
    default void offerUrban(AgesState s, int seat, int less, Options out) {}

    default void offerMilitary(AgesState s, int seat, Options out) {}

    default void offerFree(AgesState s, int seat, Options out) {}

    // --- AGES-8: the end of the turn ------------------------------------------------------------------------------

    default void endsTurn(AgesState s, int seat) {}

    /** Labs work like mines. */
    default boolean minesInLabs() {
        return false;
    }

    // --- AGES-9: colonies -----------------------------------------------------------------------------------------

    /** Cards that may be discarded for 1 each. */
    default int discardsForForce() {
        return 0;
    }

    // --- AGES-11: ratings -----------------------------------------------------------------------------------------

    /** Infantry may count as cavalry. */
    default boolean infantryRides() {
        return false;
    }

    default int strength(AgesState s, int seat, Faces faces) {
        return 0;
    }

    /** Culture beside that of buildings. */
    default int culture(AgesState s, int seat, Faces faces) {
        return 0;
    }

    /** AGES-13.11: what he adds to the culture and the science that buildings give. */
    default int cultureOfBuildings(AgesState s, int seat) {
        return 0;
    }

    default int scienceOfBuildings(AgesState s, int seat) {
        return 0;
    }

    /** Whether what he adds to culture comes from theaters and libraries, which Hollywood counts. */
    default boolean playsInTheaters() {
        return true;
    }

    /** Happy faces that a civilization has, by what they stand on. */
    record Faces(int temples, int theaters, int wonders, int government) {}
}
