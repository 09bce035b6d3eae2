package ecumene.app;

import ecumene.server.store.Private;
import ecumene.server.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code ecumene export}: everything in the store, as one file. */
@Command(name = "export")
final class ExportCommand implements Callable<Integer> {
    private final Shell shell;

    @Mixin
    private StoreOptions place = new StoreOptions();

    @Parameters(index = "0", paramLabel = "${bundle:label.file}", descriptionKey = "file")
    private Path file = Path.of("");

    ExportCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        if (Files.exists(file)) {
            throw shell.wrong("export.exists", file);
        }
        var config = place.read(shell, Map.of());
        if (config.database().isEmpty() && !Files.isDirectory(config.data())) {
            throw shell.wrong("export.no-data", config.data());
        }
        var part = file.resolveSibling(file.getFileName() + ".part");
        try (var store = StoreOptions.open(shell, config)) {
            Map<String, Long> rows;
            try (var out = Private.writing(part)) {
                rows = store.exportTo(out);
            }
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            shell.say("export.done", file, counts(rows));
        } catch (IOException e) {
            throw shell.wrong("file.unwritable", file, Shell.reason(e));
        } catch (Store.Unavailable e) {
            throw shell.wrong("store.away");
        }
        return 0;
    }

    static String counts(Map<String, Long> rows) {
        return rows.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}
