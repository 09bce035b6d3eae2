package ecumene.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The page's types of our records, as Jackson writes them, with all that they hold. A component that may be null is left out by the
 * server, so it may be missing; with {@code @JsonInclude} it is written as null. Enums are their names.
 *
 * <p>The file is compared with what it would be today; {@code npm run types} writes it anew.
 */
public final class TypeScript {
    private static final boolean WRITE = System.getProperty("types", "").equals("write");
    private static final Path PAGE = page();

    private final Map<Class<?>, String> known;
    private final SortedMap<String, String> declared = new TreeMap<>();
    private final SortedMap<String, Class<?>> owners = new TreeMap<>();

    /** @param known types that the page says itself, by their name there */
    public TypeScript(Map<Class<?>, String> known) {
        this.known = known;
    }

    /** These records, and what they hold. */
    public TypeScript with(Collection<? extends Class<?>> records) {
        records.forEach(this::name);
        return this;
    }

    /** Something besides, under a name that stands in its first line. */
    public TypeScript with(String name, String text) {
        declared.put(name, text);
        return this;
    }

    /** All of it, by name. */
    public String text(String imports) {
        return "/* Made from the records of the server by npm run types: not to be changed by hand. */\n" + imports
                + "\n" + String.join("\n", declared.values());
    }

    /** The fields of a record, in one line. */
    public String inline(Class<?> record) {
        return Stream.of(record.getRecordComponents())
                .map(this::field)
                .map(String::strip)
                .collect(Collectors.joining(" ", "{ ", " }"))
                .replace("; }", " }")
                .replace("{  }", "Record<never, never>");
    }

    /** Whether the page's file is what it should be. */
    public static void check(String name, String text) {
        var file = PAGE.resolve(name);
        try {
            if (WRITE) {
                Files.createDirectories(PAGE);
                Files.writeString(file, text);
            }
            assertThat(Files.exists(file) ? Files.readString(file) : "")
                    .as("%s is not what the records are today: npm run types, in web", file)
                    .isEqualTo(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path page() {
        var folder = Path.of(System.getProperty("basedir", System.getProperty("user.dir")))
                .toAbsolutePath();
        while (!Files.isDirectory(folder.resolve("web/src"))) {
            folder = folder.getParent();
        }
        return folder.resolve("web/src/generated");
    }

    /** The name of a record or an enum, which is declared if it is not yet. */
    private String name(Class<?> type) {
        var said = known.get(type);
        if (said != null) {
            return said;
        }
        var name = type.getSimpleName();
        if (owners.getOrDefault(name, type) != type) {
            name = type.getEnclosingClass().getSimpleName() + name;
        }
        var other = owners.putIfAbsent(name, type);
        if (other != null && other != type) {
            throw new IllegalStateException("two types are called " + name + ": " + other + ", " + type);
        }
        if (other == null) {
            declared.put(name, ""); // so that a record may hold itself
            declared.put(name, type.isRecord() ? record(name, type) : union(name, type));
        }
        return name;
    }

    private String record(String name, Class<?> type) {
        return Stream.of(type.getRecordComponents())
                .map(this::field)
                .collect(Collectors.joining("", "export interface " + name + " {\n", "}\n"));
    }

    private String field(RecordComponent component) {
        var property = component.getAccessor().getAnnotation(JsonProperty.class);
        var name = property == null ? component.getName() : property.value();
        boolean written = component.getAccessor().isAnnotationPresent(JsonInclude.class);
        boolean missing = isNullable(component.getAnnotatedType());
        return "  " + name + (missing && !written ? "?: " : ": ") + type(component.getAnnotatedType())
                + (missing && written ? " | null" : "") + ";\n";
    }

    private static boolean isNullable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }

    private String type(AnnotatedType annotated) {
        if (annotated.getType() instanceof ParameterizedType generic) {
            var parts = ((AnnotatedParameterizedType) annotated).getAnnotatedActualTypeArguments();
            var raw = (Class<?>) generic.getRawType();
            if (Map.class.isAssignableFrom(raw)) {
                return "Record<string, " + orNull(parts[1]) + ">";
            }
            if (Collection.class.isAssignableFrom(raw)) {
                var element = orNull(parts[0]);
                return (element.contains(" ") ? "(" + element + ")" : element) + "[]";
            }
            throw new IllegalArgumentException("no type for " + generic);
        }
        return simple(annotated.getType());
    }

    private String orNull(AnnotatedType type) {
        return type(type) + (isNullable(type) ? " | null" : "");
    }

    private String simple(Type type) {
        if (!(type instanceof Class<?> raw)) {
            throw new IllegalArgumentException("no type for " + type);
        }
        if (known.containsKey(raw)) {
            return name(raw);
        }
        if (raw.isArray()) {
            return simple(raw.getComponentType()) + "[]";
        }
        if (raw == String.class || raw == char.class) {
            return "string";
        }
        if (raw == boolean.class || raw == Boolean.class) {
            return "boolean";
        }
        if (raw.isPrimitive() || Number.class.isAssignableFrom(raw)) {
            return "number";
        }
        return raw == Object.class || raw == Record.class ? "unknown" : name(raw);
    }

    /** One of the names of an enum, or one of the records of a sealed type. */
    private String union(String name, Class<?> type) {
        Stream<String> parts;
        if (type.isEnum()) {
            parts = Stream.of(type.getEnumConstants()).map(it -> "'" + ((Enum<?>) it).name() + "'");
        } else if (type.isSealed()) {
            parts = Stream.of(type.getPermittedSubclasses()).map(this::name);
        } else {
            throw new IllegalArgumentException("no type for " + type);
        }
        return parts.collect(Collectors.joining(" | ", "export type " + name + " = ", ";\n"));
    }
}
