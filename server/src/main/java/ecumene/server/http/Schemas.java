package ecumene.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.server.table.Command;
import ecumene.server.wire.Wire;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** JSON schemas of our records, as Jackson writes them. */
final class Schemas {
    private final SortedMap<String, ObjectNode> named = new TreeMap<>();
    private final Map<String, Class<?>> owners = new HashMap<>();

    static Type listOf(Class<?> type) {
        return Wire.JSON.getTypeFactory().constructCollectionType(List.class, type);
    }

    /** Those with a name, made so far. */
    SortedMap<String, ObjectNode> named() {
        return named;
    }

    ObjectNode of(Type type) {
        var java = Wire.JSON.constructType(type);
        var raw = java.getRawClass();
        if (java.isCollectionLikeType()) {
            return kind("array").set("items", of(java.getContentType()));
        }
        if (java.isMapLikeType()) {
            return kind("object").set("additionalProperties", of(java.getContentType()));
        }
        if (raw == Wire.Part.class) {
            return part();
        }
        if (raw == CommandForm.Order.class) {
            return command();
        }
        return raw.isRecord() ? record(raw) : simple(java);
    }

    private static ObjectNode simple(JavaType java) {
        var raw = java.getRawClass();
        if (raw == String.class) {
            return kind("string");
        }
        if (raw == boolean.class || raw == Boolean.class) {
            return kind("boolean");
        }
        if (raw == double.class || raw == Double.class) {
            return kind("number");
        }
        if (raw.isPrimitive() || Number.class.isAssignableFrom(raw)) {
            return kind("integer");
        }
        if (raw == Object.class) {
            return Wire.JSON.createObjectNode();
        }
        throw new IllegalArgumentException("no schema for " + java);
    }

    private ObjectNode record(Class<?> type) {
        var name = type.getSimpleName();
        var other = owners.putIfAbsent(name, type);
        if (other != null && other != type) {
            throw new IllegalStateException("two records are called " + name);
        }
        if (other == null) {
            named.put(name, kind("object")); // so that a record may hold itself
            named.put(name, object(type));
        }
        return reference(name);
    }

    private ObjectNode object(Class<?> type) {
        var object = kind("object");
        var properties = object.putObject("properties");
        var required = Wire.JSON.createArrayNode();
        for (var component : type.getRecordComponents()) {
            var schema = of(component.getGenericType());
            boolean nullable = Json.isNullable(component);
            boolean always = component.getAccessor().isAnnotationPresent(JsonInclude.class);
            if (nullable && always) {
                schema = Wire.JSON
                        .createObjectNode()
                        .set("oneOf", Wire.JSON.createArrayNode().add(schema).add(kind("null")));
            }
            properties.set(name(component), schema);
            if (!nullable || always) {
                required.add(name(component));
            }
        }
        if (!required.isEmpty()) {
            object.set("required", required);
        }
        return object;
    }

    private static String name(RecordComponent component) {
        var renamed = component.getAccessor().getAnnotation(JsonProperty.class);
        return renamed == null || renamed.value().isEmpty() ? component.getName() : renamed.value();
    }

    private ObjectNode part() {
        if (!named.containsKey("Part")) {
            var thing = kind("object");
            var properties = thing.putObject("properties");
            List.of("noun", "id", "text").forEach(name -> properties.set(name, kind("string")));
            var either = Wire.JSON.createObjectNode();
            either.putArray("oneOf").add(kind("string")).add(thing);
            named.put("Part", either);
        }
        return reference("Part");
    }

    private ObjectNode command() {
        if (!named.containsKey("Command")) {
            var either = Wire.JSON.createObjectNode();
            var forms = either.putArray("oneOf");
            CommandForm.COMMANDS.forEach((word, type) -> forms.add(form(word, type)));
            named.put("Command", either);
        }
        return reference("Command");
    }

    private ObjectNode form(String word, Class<? extends Command> type) {
        var form = object(type);
        var properties = form.withObject("/properties");
        properties.putObject("do").put("const", word);
        properties.set("id", kind("string").put("pattern", "^" + CommandForm.ID.pattern() + "$"));
        form.withArray("/required").add("do").add("id");
        if (type == Command.Sit.class) {
            form.putArray("required").add("do").add("id");
        }
        return form;
    }

    private static ObjectNode kind(String type) {
        return Wire.JSON.createObjectNode().put("type", type);
    }

    private static ObjectNode reference(String name) {
        return Wire.JSON.createObjectNode().put("$ref", "#/components/schemas/" + name);
    }
}
