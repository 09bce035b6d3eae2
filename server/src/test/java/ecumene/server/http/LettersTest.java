package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.testing.PrivatePostgres;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What no database can keep is refused by the name of its field, wherever it stands: all routes, all commands. */
class LettersTest {
    /** As they stand in JSON: the zero character, either half of a pair alone, and a pair the wrong way round. */
    private static final List<String> BROKEN = List.of("a\\u0000b", "\\ud83d", "x\\ude00", "\\ude00\\ud83d");

    @Test
    void the_embedded_database_never_sees_a_broken_character() throws Exception {
        try (var house = new House()) {
            tryEverything(house);
        }
    }

    @Test
    void postgres_never_sees_a_broken_character() throws Exception {
        try (var house = new House(PrivatePostgres.shared().createDatabase())) {
            tryEverything(house);
        }
    }

    private static void tryEverything(House house) throws Exception {
        var ann = house.guest();
        var table = ann.table("me", "open");
        for (var route : house.routes()) {
            var method = route.method().name();
            var path = route.path().replace("{id}", table).replaceAll("\\{[^}]+}", "pyramid");
            if (route.path().contains("{")) {
                assertThat(once(house, method, route.path().replaceAll("\\{[^}]+}", "a%00b")))
                        .as(route.path())
                        .isEqualTo(400);
            }
            for (var name : route.query()) {
                refused(ann.send(method, path + "?" + name + "=%00", Optional.empty()), name);
            }
            if (route.body().orElse(Object.class) instanceof Class<?> form && form.isRecord()) {
                // A person who asks to be a guest is one already, and what else they say is not read.
                var caller = route.access() == Route.Access.PERSON ? ann : house.visitor();
                everyField(caller, method, path, "", form);
            }
        }
        for (var command : CommandForm.COMMANDS.entrySet()) {
            var start = "\"id\": \"1\", \"do\": \"" + command.getKey() + "\", ";
            everyField(ann, "POST", "/api/tables/" + table + "/commands", start, command.getValue());
        }
        assertThat(once(house, "GET", "/a%00b")).isBetween(400, 499);
        assertThat(ann.get("/health").status()).isEqualTo(200);
        assertThat(house.kept()).contains(table).doesNotContain("\\u0000");
    }

    /** Such a path is refused by the server below us, which then hangs up: on a line that nobody uses again. */
    private static int once(House house, String method, String path) throws Exception {
        try (var http = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create(house.address() + path))
                    .method(method, BodyPublishers.noBody())
                    .header("X-Ecumene", "1");
            return http.send(request.build(), BodyHandlers.discarding()).statusCode();
        }
    }

    /** Whatever its type: a text that is broken is refused before it is looked at. */
    private static void everyField(House.Visitor ann, String method, String path, String start, Class<?> form)
            throws Exception {
        for (var component : form.getRecordComponents()) {
            for (var broken : BROKEN) {
                for (var value : List.of("\"%s\"", "[\"%s\"]", "{\"x\": \"%s\"}")) {
                    var body = "{%s\"%s\": %s}".formatted(start, component.getName(), value.formatted(broken));
                    refused(ann.send(method, path, Optional.of(body)), component.getName());
                }
                // Half a character in a name is not even JSON.
                var name = "{%s\"%s\": {\"%s\": 1}}".formatted(start, component.getName(), broken);
                assertThat(ann.send(method, path, Optional.of(name)).code()).isEqualTo("malformed");
            }
        }
    }

    private static void refused(House.Reply reply, String field) throws Exception {
        assertThat(reply.status()).as(field + ": " + reply.text()).isEqualTo(400);
        assertThat(reply.code()).isEqualTo("malformed");
        assertThat(reply.message()).contains(field).contains("U+0000");
    }
}
