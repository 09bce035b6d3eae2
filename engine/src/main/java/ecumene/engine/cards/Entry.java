package ecumene.engine.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One record of a data file, read field by field with its type. Every mistake is a {@link CardError} that names file,
 * card and field; {@link #done()} refuses fields that nobody read.
 */
public final class Entry {
    private final String file;
    private final String id;
    private final String path;
    private final Map<?, ?> fields;
    private final Set<String> read = new HashSet<>();

    Entry(String file, String id, String path, Map<?, ?> fields) {
        this.file = file;
        this.id = id;
        this.path = path;
        this.fields = fields;
    }

    public String id() {
        return id;
    }

    public boolean has(String field) {
        return fields.containsKey(field);
    }

    public String text(String field) {
        if (value(field) instanceof String text && !text.isBlank()) {
            return text;
        }
        throw wrong(
                field, "must be a text, is " + fields.get(field), "должен быть текст, а здесь " + fields.get(field));
    }

    /** Whether a field is exactly this text, where it may also be something else. */
    public boolean isText(String field, String text) {
        return value(field).equals(text);
    }

    public int number(String field, int min, int max) {
        if (value(field) instanceof Integer number && number >= min && number <= max) {
            return number;
        }
        throw wrong(
                field,
                "must be a whole number from " + min + " to " + max + ", is " + fields.get(field),
                "должно быть целое число от " + min + " до " + max + ", а здесь " + fields.get(field));
    }

    /** A number that is 0 when the field is absent. */
    public int optionalNumber(String field, int min, int max) {
        return has(field) ? number(field, min, max) : 0;
    }

    public boolean flag(String field) {
        if (value(field) instanceof Boolean flag) {
            return flag;
        }
        throw wrong(
                field,
                "must be true or false, is " + fields.get(field),
                "должно быть true или false, а здесь " + fields.get(field));
    }

    /** A flag that is false when the field is absent. */
    public boolean optionalFlag(String field) {
        return has(field) && flag(field);
    }

    /** One of an enum's constants, written in lower case. */
    public <E extends Enum<E>> E oneOf(String field, Class<E> type) {
        return constant(field, value(field), type);
    }

    public <E extends Enum<E>> List<E> listOf(String field, Class<E> type) {
        if (!(value(field) instanceof List<?> items) || items.isEmpty()) {
            throw wrong(
                    field,
                    "must be a list, is " + fields.get(field),
                    "должен быть список, а здесь " + fields.get(field));
        }
        var constants = new ArrayList<E>();
        for (Object item : items) {
            constants.add(constant(field, item, type));
        }
        return constants;
    }

    /** A map from constants to numbers: {@code {food: 1, iron: 2}}, as an array by ordinal. */
    public <E extends Enum<E>> int[] amounts(String field, Class<E> type, int max) {
        var amounts = new int[type.getEnumConstants().length];
        var map = map(field);
        for (Object key : map.keySet()) {
            var inside = new Entry(file, id, path + field + ".", map);
            amounts[constant(field, key, type).ordinal()] = inside.number(String.valueOf(key), 0, max);
        }
        return amounts;
    }

    public List<String> texts(String field) {
        if (value(field) instanceof List<?> items) {
            return items.stream().map(String::valueOf).toList();
        }
        throw wrong(
                field, "must be a list, is " + fields.get(field), "должен быть список, а здесь " + fields.get(field));
    }

    public Entry inside(String field) {
        return new Entry(file, id, path + field + ".", map(field));
    }

    /** A list of records, each with its position in its path: {@code ops[1].count}. */
    public List<Entry> entries(String field) {
        if (value(field) instanceof List<?> items) {
            return entries(field, items);
        }
        throw wrong(
                field, "must be a list, is " + fields.get(field), "должен быть список, а здесь " + fields.get(field));
    }

    /** A list of lists of records. */
    public List<List<Entry>> alternatives(String field) {
        if (!(value(field) instanceof List<?> lists)) {
            throw wrong(
                    field,
                    "must be a list of lists, is " + fields.get(field),
                    "должен быть список списков, а здесь " + fields.get(field));
        }
        var alternatives = new ArrayList<List<Entry>>();
        for (Object list : lists) {
            if (!(list instanceof List<?> items)) {
                throw wrong(
                        field,
                        "must be a list of lists, is " + fields.get(field),
                        "должен быть список списков, а здесь " + fields.get(field));
            }
            alternatives.add(entries(field + "[" + alternatives.size() + "]", items));
        }
        return alternatives;
    }

    private List<Entry> entries(String field, List<?> items) {
        var entries = new ArrayList<Entry>();
        for (Object item : items) {
            if (!(item instanceof Map<?, ?> map)) {
                throw wrong(
                        field, "must be a list of records, has " + item, "должен быть список записей, а в нём " + item);
            }
            entries.add(new Entry(file, id, path + field + "[" + entries.size() + "].", map));
        }
        return entries;
    }

    /** Text for people who read the data; no rule depends on it. */
    public void ignore(String... notes) {
        read.addAll(Arrays.asList(notes));
    }

    /** Every field has been read: anything left is a field that means nothing here. */
    public void done() {
        for (Object field : fields.keySet()) {
            if (!read.contains(String.valueOf(field))) {
                throw wrong(String.valueOf(field), "there is no such field here", "здесь нет такого поля");
            }
        }
    }

    /** What is wrong with a field, in both languages. */
    public CardError wrong(String field, String en, String ru) {
        return new CardError(file, id, path + field, en, ru);
    }

    private Map<?, ?> map(String field) {
        if (value(field) instanceof Map<?, ?> map) {
            return map;
        }
        throw wrong(
                field, "must be a record, is " + fields.get(field), "должна быть запись, а здесь " + fields.get(field));
    }

    private Object value(String field) {
        read.add(field);
        Object value = fields.get(field);
        if (value == null) {
            throw wrong(field, "is missing", "отсутствует");
        }
        return value;
    }

    private <E extends Enum<E>> E constant(String field, Object value, Class<E> type) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().toLowerCase(Locale.ROOT).equals(value)) {
                return constant;
            }
        }
        var allowed = Arrays.stream(type.getEnumConstants())
                .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
        throw wrong(
                field,
                "must be one of " + allowed + ", is " + value,
                "должно быть одно из: " + allowed + ", а здесь " + value);
    }
}
