package ecumene.app;

import ecumene.app.ServerConfig.Setting;
import ecumene.server.store.CannotOpen;
import ecumene.server.store.SqlStore;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where everything is kept: the options of all commands that work on the store. */
final class StoreOptions {
    @Option(names = "--data", paramLabel = "${bundle:label.folder}")
    private Optional<String> data = Optional.empty();

    @Option(names = "--database", paramLabel = "${bundle:label.url}")
    private Optional<String> database = Optional.empty();

    @Option(names = "--config", paramLabel = "${bundle:label.file}")
    private Optional<Path> config = Optional.empty();

    /** @param more further settings from the command line */
    ServerConfig read(Shell shell, Map<Setting, Optional<String>> more) {
        var flags = new EnumMap<Setting, String>(Setting.class);
        data.ifPresent(value -> flags.put(Setting.DATA, value));
        database.ifPresent(value -> flags.put(Setting.DATABASE, value));
        more.forEach((setting, value) -> value.ifPresent(text -> flags.put(setting, text)));
        return ServerConfig.read(shell, flags, config);
    }

    static SqlStore open(Shell shell, ServerConfig config) {
        try {
            return config.database().map(SqlStore::postgres).orElseGet(() -> SqlStore.embedded(config.data()));
        } catch (CannotOpen e) {
            throw new WrongInput(e.in(shell.lang()));
        }
    }
}
