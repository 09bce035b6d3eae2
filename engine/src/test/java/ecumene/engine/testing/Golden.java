package ecumene.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A file that somebody has read, {@code src/test/resources/golden/NAME.txt}, and what the game makes today: they are compared, so that
 * every change is seen in review. It consists of paragraphs, one a card or whatever the game has many of, with a blank line between
 * them; the first line of each names it. Where a change is meant, the file is written anew with {@code -Dgolden=write}.
 */
public final class Golden {
    private static final boolean WRITE = System.getProperty("golden", "").equals("write");
    private static final Path MODULE = Path.of(System.getProperty("basedir", System.getProperty("user.dir")));

    private final Path file;
    private final String how;
    private final List<String> paragraphs;

    /** @param made all that stands in the file, made anew, in its order: each paragraph with its name as the first line */
    public Golden(String name, Class<?> test, Collection<String> made) {
        this.file = MODULE.resolve("src/test/resources/golden").resolve(name + ".txt");
        this.how = """
                It is not as it was when somebody last read %s. If that is meant, write it anew and look at the difference:
                build/test %s -Dgolden=write
                """.formatted(file, test.getSimpleName());
        try {
            if (WRITE) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, String.join("\n\n", stripped(made)) + "\n");
            }
            this.paragraphs = stripped(List.of(Files.readString(file).split("\n\n")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> stripped(Collection<String> texts) {
        return texts.stream().map(String::strip).toList();
    }

    /** One paragraph reads as it did. */
    public void check(String made) {
        var name = made.strip().lines().findFirst().orElseThrow();
        var read = paragraphs.stream()
                .filter(text -> text.equals(name) || text.startsWith(name + "\n"))
                .toList();
        assertThat(read).as(how).containsExactly(made.strip());
    }

    /** Nothing is missing in the file, nothing else stands in it, and all in this order. */
    public void checkNames(Collection<String> names) {
        var read = new ArrayList<String>();
        for (var paragraph : paragraphs) {
            read.add(paragraph.lines().findFirst().orElseThrow());
        }
        assertThat(read).as(how).containsExactlyElementsOf(names);
    }
}
