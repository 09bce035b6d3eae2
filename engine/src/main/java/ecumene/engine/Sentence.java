package ecumene.engine;

import java.util.List;
import java.util.Locale;

/**
 * Something the game can say: a prompt, a reason, an entry of the log. It has a text in every language under
 * {@link #key()}, typed blanks, and the rule that it speaks of (empty when none). Games declare theirs as an enum.
 */
public interface Sentence {
    /** What every sentence has, made once: its key, after its name in the enum, its rule and its blanks. */
    record Form(String key, String rule, List<Noun> blanks) {
        public Form {
            blanks = List.copyOf(blanks);
        }

        public static Form of(Enum<?> sentence, String rule, Noun... blanks) {
            return new Form("say." + sentence.name().toLowerCase(Locale.ROOT).replace('_', '-'), rule, List.of(blanks));
        }
    }

    Form form();

    default String key() {
        return form().key();
    }

    default String rule() {
        return form().rule();
    }

    default List<Noun> blanks() {
        return form().blanks();
    }

    /** Whether, as an entry of the log, it says that a turn begins. */
    default boolean beginsTurn() {
        return false;
    }
}
