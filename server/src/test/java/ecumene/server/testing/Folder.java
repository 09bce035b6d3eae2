package ecumene.server.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A new folder for one store; it is removed with the files in it. */
public final class Folder implements AutoCloseable {
    private final Path path;

    public Folder() {
        try {
            path = Files.createTempDirectory("ecumene-test");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path path() {
        return path;
    }

    @Override
    public void close() {
        try (var files = Files.list(path)) {
            for (var file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
