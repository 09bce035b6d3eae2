package ecumene.app;

import ecumene.server.store.Store;
import ecumene.server.store.Transfer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code ecumene import}: what was exported, into an empty store. */
@Command(name = "import")
final class ImportCommand implements Callable<Integer> {
    private final Shell shell;

    @Mixin
    private StoreOptions place = new StoreOptions();

    @Parameters(index = "0", paramLabel = "${bundle:label.file}", descriptionKey = "file")
    private Path file = Path.of("");

    ImportCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        if (Files.isDirectory(file)) {
            throw shell.wrong("file.is-folder", file);
        }
        if (!Files.exists(file)) {
            throw shell.wrong("file.missing", file);
        }
        try (var in = Files.newInputStream(file);
                var store = StoreOptions.open(shell, place.read(shell, Map.of()))) {
            shell.say("import.done", file, ExportCommand.counts(store.importFrom(in)));
        } catch (Transfer.Broken e) {
            throw new WrongInput(e.in(shell.lang()));
        } catch (IOException e) {
            throw shell.wrong("file.unreadable", file);
        } catch (Store.Unavailable e) {
            throw shell.wrong("store.away");
        }
        return 0;
    }
}
