package ecumene.engine;

/** A kind of move with at most two arguments. Games declare theirs as an enum; the key never changes once released. */
public interface Verb {
    String key();

    Noun first();

    Noun second();
}
