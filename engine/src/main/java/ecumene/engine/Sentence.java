package ecumene.engine;

import java.util.List;

/**
 * Something the game can say: a prompt, a reason, an entry of the log. It has a text in every language under
 * {@link #key()}, typed blanks, and the rule that it speaks of (empty when none). Games declare theirs as an enum.
 */
public interface Sentence {
    String key();

    String rule();

    List<Noun> blanks();
}
