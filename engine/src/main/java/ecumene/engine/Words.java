package ecumene.engine;

/** Names of things, for keys of moves (stable, language-free) and for people. Every {@link Game} is one. */
public interface Words {
    /** The stable identifier of a thing, used in move keys and records: {@code charge}, {@code spearmen@2}. */
    String id(Noun noun, int value);

    /** The thing's name in a language; seats are named at the edge, by whoever knows the players. */
    String name(Noun noun, int value, Lang lang);
}
