package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.app.ServerConfig.Setting;
import ecumene.engine.Lang;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerConfigTest {
    @TempDir
    private Path folder;

    private static ServerConfig read(Map<String, String> env, Map<Setting, String> flags, Optional<Path> file) {
        var nowhere = new PrintStream(new ByteArrayOutputStream());
        var terminal =
                new Terminal(new BufferedReader(new StringReader("")), nowhere, nowhere, Paint.PLAIN, false, env);
        return ServerConfig.read(Shell.of(terminal, Lang.EN), flags, file);
    }

    private Optional<Path> file(String text) throws IOException {
        return Optional.of(Files.writeString(folder.resolve("server.properties"), text));
    }

    @Test
    void without_anything_it_serves_this_machine_only() {
        var config = read(Map.of(), Map.of(), Optional.empty());
        assertThat(config.host()).isEqualTo("127.0.0.1");
        assertThat(config.port()).isEmpty();
        assertThat(config.database()).isEmpty();
        assertThat(config.limited()).isTrue();
        assertThat(config.proxied()).isFalse();
        assertThat(config.data().toString()).endsWith("ecumene");
        assertThat(config.node())
                .isNotEqualTo(read(Map.of(), Map.of(), Optional.empty()).node());
    }

    @Test
    void the_command_line_goes_before_the_environment_and_that_before_the_file() throws IOException {
        var file = file("port = 1\nhost = 10.0.0.1\nnode = file\nlog = json\n");
        var env = Map.of("ECUMENE_PORT", "2", "ECUMENE_HOST", "10.0.0.2", "ECUMENE_BOT_THREADS", "3");
        var config = read(env, Map.of(Setting.PORT, "4"), file);
        assertThat(config.port()).contains(4);
        assertThat(config.host()).isEqualTo("10.0.0.2");
        assertThat(config.node()).isEqualTo("file");
        assertThat(config.json()).isTrue();
        assertThat(config.botThreads()).isEqualTo(3);
    }

    @Test
    void data_lies_where_the_system_keeps_it() {
        var config = read(Map.of("XDG_DATA_HOME", "/var/lib/somebody"), Map.of(), Optional.empty());
        assertThat(config.data()).isEqualTo(Path.of("/var/lib/somebody/ecumene"));
    }

    @Test
    void what_is_unknown_or_wrong_is_named_with_where_it_stands() {
        assertThatThrownBy(() -> read(Map.of(), Map.of(), file("prot = 1")))
                .isInstanceOf(WrongInput.class)
                .hasMessageContaining("server.properties: there is no setting prot. Settings: bot-threads, data");
        assertThatThrownBy(() -> read(Map.of(), Map.of(), file("port = x")))
                .hasMessageContaining("server.properties: port: x is not possible");
        assertThatThrownBy(() -> read(Map.of("ECUMENE_LOG", "xml"), Map.of(), Optional.empty()))
                .hasMessage("ECUMENE_LOG: xml is not possible. Allowed: text, json");
    }
}
