package ecumene.engine;

/**
 * A piece of a sentence: plain words, or the name of a thing with what it stands for, so that a page can show the card
 * behind a name.
 *
 * @param noun the {@link Noun#kind()} of the thing, empty for plain words
 * @param id the thing's stable identifier, empty for plain words
 */
public record Part(String noun, String id, String text) {
    static Part plain(String text) {
        return new Part("", "", text);
    }
}
