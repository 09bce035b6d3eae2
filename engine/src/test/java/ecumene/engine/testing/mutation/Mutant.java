package ecumene.engine.testing.mutation;

import java.nio.file.Path;
import java.util.Set;

/**
 * One place of the rules, broken.
 *
 * @param from where in the file the text to be replaced begins
 * @param rules those that the method cites, or its class where the method cites none
 */
record Mutant(Path file, long line, int from, int to, String with, String what, Set<String> rules) {
    Mutant {
        rules = Set.copyOf(rules);
    }

    String of(String source) {
        return source.substring(0, from) + with + source.substring(to);
    }

    /** File and line, as a person looks it up. */
    String place(Path folder) {
        return folder.relativize(file) + ":" + line;
    }
}
