package ecumene.engine;

/**
 * A piece of the rules: changes the state, may ask, may schedule further steps. Immutable, so that copies of a state
 * can share it: a step captures ints and immutable values, never a state, and a hidden card by its place.
 */
@FunctionalInterface
public interface Step<S> {
    void run(S state);
}
