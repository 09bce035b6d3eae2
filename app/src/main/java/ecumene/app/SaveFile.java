package ecumene.app;

import ecumene.arena.Records;
import ecumene.engine.GameRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Saves a game from the table. Writes over an older save, never over something else; what goes wrong is said, not thrown. */
final class SaveFile {
    private static final String TITLE = "ecumene-record";

    private final Shell shell;

    SaveFile(Shell shell) {
        this.shell = shell;
    }

    void write(String name, GameRecord record) {
        if (name.isBlank()) {
            shell.say("save.name");
            return;
        }
        try {
            var file = Path.of(name);
            if (Files.isDirectory(file)) {
                shell.say("file.is-folder", name);
            } else if (Files.exists(file) && !isRecord(file)) {
                shell.say("save.other", name);
            } else {
                Records.write(file, record.toText());
                shell.say("save.done", name, record.picks().size());
            }
        } catch (InvalidPathException e) {
            shell.say("save.name");
        } catch (IOException | UncheckedIOException e) {
            shell.say("file.unwritable", name, Shell.reason(e));
        }
    }

    private static boolean isRecord(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return new String(in.readNBytes(TITLE.length()), StandardCharsets.UTF_8).equals(TITLE);
        }
    }
}
