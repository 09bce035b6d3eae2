package ecumene.server.http;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads what callers send into records, strictly: a field that is unknown, missing, of another type or there twice is
 * refused by its name. A component may be missing only where the record says {@code @Nullable}.
 */
final class Json {
    static final int LARGEST = 64 * 1024;

    /** So much more is read, for nothing, before the caller is told. */
    private static final int HEARD_OUT = 1024 * 1024;

    private static final int DEEPEST = 20;
    private static final JsonMapper STRICT = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(LogicalType.Textual, config -> {
                for (var shape :
                        List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean)) {
                    config.setCoercion(shape, CoercionAction.Fail);
                }
            })
            .build();

    private Json() {}

    static byte[] limited(InputStream in) throws IOException {
        var bytes = in.readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            in.skip(HEARD_OUT); // whoever is still sending does not hear an answer
            throw new Refusal(Code.TOO_LARGE, "too-large", LARGEST / 1024);
        }
        return bytes;
    }

    static <T> T read(byte[] json, Class<T> type) {
        return read(tree(json), type);
    }

    static JsonNode tree(byte[] json) {
        try {
            var message = STRICT.readTree(json);
            Letters.check(message);
            return message;
        } catch (IOException e) {
            throw refusal(e);
        }
    }

    static <T> T read(JsonNode json, Class<T> type) {
        T value;
        try {
            value = STRICT.treeToValue(json, type);
        } catch (IOException e) {
            throw refusal(e);
        }
        if (value == null) {
            throw new Refusal(Code.MALFORMED, "body.no-object");
        }
        refuseMissing(value, "");
        return value;
    }

    /** Jackson leaves null where nothing was given; our types say where that is allowed. */
    private static void refuseMissing(Object value, String path) {
        switch (value) {
            case Record record -> {
                for (var component : record.getClass().getRecordComponents()) {
                    var name = path.isEmpty() ? component.getName() : path + "." + component.getName();
                    var part = get(record, component);
                    if (part != null) {
                        refuseMissing(part, name);
                    } else if (!isNullable(component)) {
                        throw new Refusal(Code.MALFORMED, "field.missing", name);
                    }
                }
            }
            case Collection<?> all -> all.forEach(one -> refuseNull(one, path));
            case Map<?, ?> map -> map.values().forEach(one -> refuseNull(one, path));
            default -> {}
        }
    }

    private static void refuseNull(@Nullable Object value, String path) {
        if (value == null) {
            throw new Refusal(Code.MALFORMED, "field.missing", path);
        }
        refuseMissing(value, path);
    }

    static boolean isNullable(RecordComponent component) {
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static @Nullable Object get(Record record, RecordComponent component) {
        try {
            var accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Refusal refusal(IOException e) {
        return switch (e) {
            case UnrecognizedPropertyException unknown ->
                new Refusal(Code.MALFORMED, "field.unknown", path(unknown), allowed(unknown));
            case MismatchedInputException wrong
            when !path(wrong).isEmpty() ->
                new Refusal(Code.MALFORMED, "field.type", path(wrong), type(wrong.getTargetType()));
            case MismatchedInputException none -> new Refusal(Code.MALFORMED, "body.no-object");
            case JsonMappingException wrong
            when !path(wrong).isEmpty() -> new Refusal(Code.MALFORMED, "field.type", path(wrong), "?");
            case JacksonException broken -> {
                var place = broken.getLocation();
                yield new Refusal(
                        Code.MALFORMED,
                        "body.no-json",
                        place == null ? 0 : place.getLineNr(),
                        place == null ? 0 : place.getColumnNr());
            }
            default -> new Refusal(Code.MALFORMED, "body.cut");
        };
    }

    private static String path(JsonMappingException e) {
        var path = new StringBuilder();
        for (Reference step : e.getPath()) {
            if (step.getFieldName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(step.getFieldName());
            }
        }
        return path.length() > 100 ? path.substring(0, 100) + "…" : path.toString();
    }

    private static String allowed(UnrecognizedPropertyException e) {
        var known = e.getKnownPropertyIds();
        return known == null || known.isEmpty()
                ? "–"
                : known.stream().map(Object::toString).sorted().collect(Collectors.joining(", "));
    }

    /** What JSON calls it. */
    private static String type(@Nullable Class<?> type) {
        if (type == null) {
            return "?";
        }
        if (type == String.class) {
            return "string";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return "integer";
        }
        return Collection.class.isAssignableFrom(type) ? "array" : "object";
    }
}
