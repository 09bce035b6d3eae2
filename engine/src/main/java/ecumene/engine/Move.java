package ecumene.engine;

/** What a player picks: data with a stable key, such as {@code buy charge} or {@code gain oil}. */
public record Move(Verb verb, int a, int b) {
    public String key(Words words) {
        var key = new StringBuilder(verb.key());
        append(key, words, verb.first(), a);
        append(key, words, verb.second(), b);
        return key.toString();
    }

    private static void append(StringBuilder key, Words words, Noun noun, int value) {
        if (!noun.equals(Noun.NONE)) {
            key.append(' ').append(words.id(noun, value));
        }
    }
}
