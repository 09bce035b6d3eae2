package ecumene.engine;

import java.util.List;

/** A sentence with its blanks filled in: data, turned into text only at the edge. */
public record Said(Sentence sentence, List<Integer> values) {
    public Said {
        values = List.copyOf(values);
        if (values.size() != sentence.blanks().size()) {
            throw new IllegalArgumentException(
                    sentence.key() + " has " + sentence.blanks().size() + " blanks");
        }
    }

    public static Said of(Sentence sentence, Integer... values) {
        return new Said(sentence, List.of(values));
    }
}
