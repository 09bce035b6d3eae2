package ecumene.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are there whole or not at all: written beside their place and moved to it. */
public final class Records {
    private Records() {}

    public static void write(Path file, String text) {
        var target = file.toAbsolutePath();
        var half = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            Files.createDirectories(target.resolveSibling(""));
            try {
                Files.writeString(half, text);
                Files.move(half, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(half);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
