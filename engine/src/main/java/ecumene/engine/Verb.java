package ecumene.engine;

import java.util.List;
import java.util.Locale;

/**
 * A kind of move and what it speaks of, up to four things. Games declare theirs as an enum; the key never changes once
 * released.
 */
public interface Verb {
    /** What every verb has, made once: its key, after its name in the enum, and its nouns. */
    record Form(String key, List<Noun> nouns) {
        public Form {
            nouns = List.copyOf(nouns);
            if (nouns.size() > Move.NUMBERS) {
                throw new IllegalArgumentException(key + " has more than " + Move.NUMBERS + " nouns");
            }
        }

        public static Form of(Enum<?> verb, Noun... nouns) {
            return new Form(verb.name().toLowerCase(Locale.ROOT).replace('_', '-'), List.of(nouns));
        }
    }

    Form form();

    default String key() {
        return form().key();
    }

    default List<Noun> nouns() {
        return form().nouns();
    }

    /** Whether the move leaves the game as lost: whoever plays at random would do it in every game. */
    default boolean givesUp() {
        return false;
    }
}
