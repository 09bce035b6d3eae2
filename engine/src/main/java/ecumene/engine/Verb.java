package ecumene.engine;

/** A kind of move with at most two arguments. Games declare theirs as an enum; the key never changes once released. */
public interface Verb {
    String key();

    Noun first();

    Noun second();

    /** Whether the move leaves the game as lost: whoever plays at random would do it in every game. */
    default boolean givesUp() {
        return false;
    }
}
