package ecumene.bots;

import ecumene.engine.State;

/** A player that is not a person. Generic: it knows a game only through the engine's types, and only what its seat sees. */
public interface Bot {
    /** The index of one of the options the seat has. Called by one thread at a time. */
    <S extends State<S>> int choose(Sight<S> sight);
}
