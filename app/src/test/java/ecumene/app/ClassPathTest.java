package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** What the server does not need, nobody can use against it. */
class ClassPathTest {
    private static final List<String> NOT_SERVED =
            List.of("org/openjdk/jmh/", "joptsimple/", "org/apache/commons/math3/");

    @Test
    void the_server_runs_without_what_only_measures() throws IOException {
        var dist = System.getProperty("ecumene.dist", "");
        assumeFalse(dist.isEmpty(), "what ./ecumene starts is not named");
        assertThat(packages(Path.of(dist, "lib"))).doesNotContainAnyElementsOf(NOT_SERVED);
        assertThat(packages(Path.of(dist, "lib", "bench"))).containsAll(NOT_SERVED);
    }

    /** Those of the list that the jars of a folder have. */
    private static Set<String> packages(Path folder) throws IOException {
        var found = new TreeSet<String>();
        try (var jars = Files.newDirectoryStream(folder, "*.jar")) {
            for (var jar : jars) {
                try (var zip = new ZipFile(jar.toFile())) {
                    NOT_SERVED.stream()
                            .filter(name -> zip.stream()
                                    .anyMatch(entry -> entry.getName().startsWith(name)))
                            .forEach(found::add);
                }
            }
        }
        return found;
    }
}
