package ecumene.server.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.engine.Lang;
import ecumene.server.wire.Wire;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The OpenAPI document, made from the routes themselves. */
final class OpenApi {
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

    private final String version;
    private final Schemas schemas = new Schemas();

    private OpenApi(String version) {
        this.version = version;
    }

    /** The body of every error. */
    record Failed(Wire.Problem error) {}

    static ObjectNode document(List<Route> routes, String version, Lang lang) {
        return new OpenApi(version).document(routes, lang);
    }

    private ObjectNode document(List<Route> routes, Lang lang) {
        var document = Wire.JSON.createObjectNode().put("openapi", "3.1.0");
        document.putObject("info")
                .put("title", Messages.get(lang, "api.title"))
                .put("description", Messages.get(lang, "api.about"))
                .put("version", version);
        var paths = document.putObject("paths");
        for (var route : routes) {
            paths.withObject("/" + escaped(route.path()))
                    .set(route.method().name().toLowerCase(Locale.ROOT), operation(route, lang));
        }
        var components = document.putObject("components");
        var named = components.putObject("schemas");
        schemas.of(Failed.class);
        schemas.named().forEach(named::set);
        var schemes = components.putObject("securitySchemes");
        schemes.putObject("cookie").put("type", "apiKey").put("in", "cookie").put("name", Cookies.SESSION);
        schemes.putObject("token").put("type", "http").put("scheme", "bearer");
        return document;
    }

    private static String escaped(String path) {
        return path.replace("~", "~0").replace("/", "~1");
    }

    private ObjectNode operation(Route route, Lang lang) {
        var operation = Wire.JSON
                .createObjectNode()
                .put("operationId", route.id())
                .put("summary", Messages.get(lang, "route." + route.id()));
        var parameters = operation.putArray("parameters");
        var inPath = PARAMETER.matcher(route.path());
        while (inPath.find()) {
            parameters.add(parameter(inPath.group(1), "path", true));
        }
        route.query().forEach(name -> parameters.add(parameter(name, "query", false)));
        parameters.add(parameter("lang", "query", false));
        route.body().ifPresent(body -> operation.putObject("requestBody").set("content", json(body)));
        var responses = operation.putObject("responses");
        var good = responses.putObject("200").put("description", "OK");
        good.set("content", route.answer() == String.class ? text() : json(route.answer()));
        responses
                .putObject("default")
                .put("description", Messages.get(lang, "api.error"))
                .set("content", json(Failed.class));
        if (route.access() == Route.Access.PERSON) {
            var security = operation.putArray("security");
            security.addObject().putArray("cookie");
            security.addObject().putArray("token");
        }
        return operation;
    }

    private static ObjectNode parameter(String name, String in, boolean required) {
        var parameter =
                Wire.JSON.createObjectNode().put("name", name).put("in", in).put("required", required);
        parameter.putObject("schema").put("type", "string");
        return parameter;
    }

    private ObjectNode json(Type type) {
        var content = Wire.JSON.createObjectNode();
        content.putObject("application/json").set("schema", schemas.of(type));
        return content;
    }

    private static ObjectNode text() {
        var content = Wire.JSON.createObjectNode();
        content.putObject("text/plain").putObject("schema").put("type", "string");
        return content;
    }
}
