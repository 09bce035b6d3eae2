package ecumene.engine;

/**
 * What a player picks: data with a stable key, such as {@code buy charge} or {@code pay 3 1 0 1}. What the numbers stand for
 * is told by the verb's nouns; those that it does not have are 0.
 */
public record Move(Verb verb, int a, int b, int c, int d) {
    public static final int NUMBERS = 4;

    public Move(Verb verb, int a, int b) {
        this(verb, a, b, 0, 0);
    }

    /** The number at a place among the verb's nouns. */
    public int number(int place) {
        return switch (place) {
            case 0 -> a;
            case 1 -> b;
            case 2 -> c;
            case 3 -> d;
            default -> throw new IndexOutOfBoundsException(place);
        };
    }

    public String key(Words words) {
        var nouns = verb.nouns();
        if (nouns.isEmpty()) {
            return verb.key();
        }
        var key = new StringBuilder(verb.key());
        for (int i = 0; i < nouns.size(); i++) {
            key.append(' ').append(words.id(nouns.get(i), number(i)));
        }
        return key.toString();
    }
}
