package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class OpenApiTest {
    private static final Pattern REFERENCE = Pattern.compile("\"#/components/schemas/(\\w+)\"");

    @Test
    void the_document_has_every_route_and_no_other() throws Exception {
        try (var house = new House()) {
            var document = house.visitor().get("/api").json();
            assertThat(document.path("openapi").asText()).isEqualTo("3.1.0");
            var described = new TreeSet<String>();
            document.path("paths")
                    .properties()
                    .forEach(path -> path.getValue()
                            .fieldNames()
                            .forEachRemaining(method ->
                                    described.add(method.toUpperCase(java.util.Locale.ROOT) + " " + path.getKey())));
            var served = new TreeSet<String>();
            house.web.routes().forEach(route -> served.add(route.method() + " " + route.path()));
            assertThat(described).isEqualTo(served);
        }
    }

    @Test
    void every_schema_that_is_named_is_there() throws Exception {
        try (var house = new House()) {
            var document = house.visitor().get("/api?lang=ru");
            var schemas = document.json().path("components").path("schemas");
            var references = REFERENCE.matcher(document.text());
            while (references.find()) {
                assertThat(schemas.has(references.group(1)))
                        .as(references.group(1))
                        .isTrue();
            }
            var summary = schemas.path("Summary");
            assertThat(summary.path("properties").path("public").path("type").asText())
                    .isEqualTo("boolean");
            assertThat(summary.path("required").toString()).contains("\"mine\"").doesNotContain("\"deadline\"");
            assertThat(schemas.path("Command").path("oneOf")).hasSize(CommandForm.COMMANDS.size());
            assertThat(document.json()
                            .path("paths")
                            .path("/api/hall")
                            .path("get")
                            .path("summary")
                            .asText())
                    .isEqualTo("Мои столы, открытые, идущие и законченные");
        }
    }

    /** Every address of the table in docs/protocol.md is served, and the other way round. */
    @Test
    void the_protocol_page_has_the_same_addresses() throws Exception {
        var page = Files.readString(Path.of("../docs/protocol.md"));
        var written = new TreeSet<String>();
        var addresses = Pattern.compile("`(?:[A-Z]+(?:, )?)+ (/[^ `]+)").matcher(page);
        while (addresses.find()) {
            written.add(addresses.group(1));
        }
        try (var house = new House()) {
            var served = new TreeSet<String>();
            house.web.routes().forEach(route -> served.add(route.path()));
            served.remove("/api");
            assertThat(written).containsAll(served);
            assertThat(served).containsAll(written);
        }
    }
}
