package ecumene.server.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What differs between two texts of JSON that {@link Wire#text} has written, as JSON: null for nothing; {@code ["=", value]} for another
 * value; {@code ["o", fields, gone]} for some fields of an object with their differences, and the names of fields that are not there any
 * more, if any; {@code ["a", places]} for some places of a list; {@code ["s", before, after, values]} for a list of which so many at the
 * beginning and at the end stayed. Works on the texts, which takes less time than to take them apart: what is equal is written alike.
 */
public final class Delta {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Text old;
    private final Text now;
    private final StringBuilder out = new StringBuilder();

    private Delta(String old, String now) {
        this.old = new Text(old);
        this.now = new Text(now);
    }

    /** @param old empty for none */
    public static String between(String old, String now) {
        var delta = new Delta(old, now);
        delta.value(0, old.length(), 0, now.length());
        return delta.out.toString();
    }

    private boolean same(int from, int to, int begin, int end) {
        return to - from == end - begin && old.json.regionMatches(from, now.json, begin, to - from);
    }

    /** Whatever is shorter: what has changed in it, or the value itself. */
    private void value(int from, int to, int begin, int end) {
        if (same(from, to, begin, end)) {
            out.append("null");
            return;
        }
        int mark = out.length();
        if (old.at(from) == '{' && now.at(begin) == '{') {
            fields(old.items(from), now.items(begin));
        } else if (old.at(from) == '[' && now.at(begin) == '[') {
            list(old.items(from), now.items(begin));
        }
        if (out.length() == mark || out.length() - mark > end - begin + "['=',]".length()) {
            out.setLength(mark);
            out.append("[\"=\",").append(now.json, begin, end).append(']');
        }
    }

    /**
     * Fields stay in the order in which they were written: one that is new comes to stand at the end, so that those behind it are taken
     * away and put there as well.
     */
    private void fields(Items before, Items after) {
        out.append("[\"o\",{");
        var stays = new boolean[before.size()];
        boolean first = true;
        int last = -1;
        for (int i = 0; i < after.size(); i++) {
            int field = last == before.size() ? -1 : find(before, after, i);
            last = field > last ? field : before.size();
            boolean known = last < before.size();
            if (known) {
                stays[field] = true;
            }
            if (!known || !same(before.value(field), before.end(field), after.value(i), after.end(i))) {
                out.append(first ? "" : ",").append(now.json, after.start(i), after.value(i));
                first = false;
                int none = old.json.length();
                value(
                        known ? before.value(field) : none,
                        known ? before.end(field) : none,
                        after.value(i),
                        after.end(i));
            }
        }
        out.append('}');
        gone(before, stays);
        out.append(']');
    }

    private void gone(Items before, boolean[] stays) {
        var names = IntStream.range(0, before.size())
                .filter(field -> !stays[field])
                .mapToObj(field -> old.json.substring(before.start(field), before.value(field) - 1))
                .toList();
        if (!names.isEmpty()) {
            out.append(",[").append(String.join(",", names)).append(']');
        }
    }

    /** The field of the same name, or -1; mostly it is in the same place. */
    private int find(Items before, Items after, int field) {
        for (int i = 0; i < before.size(); i++) {
            int other = (field + i) % before.size();
            if (same(before.start(other), before.value(other), after.start(field), after.value(field))) {
                return other;
            }
        }
        return -1;
    }

    private void list(Items before, Items after) {
        int mark = out.length();
        spliced(before, after);
        if (before.size() == after.size()) {
            int end = out.length();
            places(before, after);
            if (out.length() - end < end - mark) {
                out.delete(mark, end);
            } else {
                out.setLength(end);
            }
        }
    }

    private void places(Items before, Items after) {
        out.append("[\"a\",{");
        boolean first = true;
        for (int i = 0; i < after.size(); i++) {
            if (!same(before.value(i), before.end(i), after.value(i), after.end(i))) {
                out.append(first ? "\"" : ",\"").append(i).append("\":");
                first = false;
                value(before.value(i), before.end(i), after.value(i), after.end(i));
            }
        }
        out.append("}]");
    }

    private void spliced(Items before, Items after) {
        int least = Math.min(before.size(), after.size());
        int head = 0;
        while (head < least && same(before.value(head), before.end(head), after.value(head), after.end(head))) {
            head++;
        }
        int tail = 0;
        for (int i = before.size() - 1, j = after.size() - 1;
                tail < least - head && same(before.value(i), before.end(i), after.value(j), after.end(j));
                i--, j--) {
            tail++;
        }
        out.append("[\"s\",").append(head).append(',').append(tail).append(",[");
        int last = after.size() - tail - 1;
        if (head <= last) {
            out.append(now.json, after.value(head), after.end(last));
        }
        out.append("]]");
    }

    /** Where the members of an object or a list are: three numbers each. */
    @SuppressWarnings("ArrayRecordComponent") // made and read here, never compared
    private record Items(int[] places, int size) {
        /** Where the name of a field begins; for a list the same as {@link #value}. */
        int start(int item) {
            return places[item * 3];
        }

        int value(int item) {
            return places[item * 3 + 1];
        }

        int end(int item) {
            return places[item * 3 + 2];
        }
    }

    private record Text(String json) {
        char at(int index) {
            return index < json.length() ? json.charAt(index) : ' ';
        }

        Items items(int open) {
            boolean named = json.charAt(open) == '{';
            var places = new int[24];
            int size = 0;
            int next = open + 1;
            while (json.charAt(next) != '}' && json.charAt(next) != ']') {
                if (places.length == size * 3) {
                    places = Arrays.copyOf(places, places.length * 2);
                }
                int value = named ? afterString(next) + 1 : next;
                places[size * 3] = next;
                places[size * 3 + 1] = value;
                next = after(value);
                places[size * 3 + 2] = next;
                size++;
                if (json.charAt(next) == ',') {
                    next++;
                }
            }
            return new Items(places, size);
        }

        /** Behind the value that begins here. */
        private int after(int value) {
            return switch (json.charAt(value)) {
                case '"' -> afterString(value);
                case '{', '[' -> afterNested(value);
                default -> afterWord(value);
            };
        }

        private int afterString(int quote) {
            int end = json.indexOf('"', quote + 1);
            while (escaped(end)) {
                end = json.indexOf('"', end + 1);
            }
            return end + 1;
        }

        private boolean escaped(int quote) {
            int strokes = 0;
            while (json.charAt(quote - 1 - strokes) == '\\') {
                strokes++;
            }
            return strokes % 2 == 1;
        }

        private int afterNested(int open) {
            int depth = 0;
            int at = open;
            do {
                switch (json.charAt(at)) {
                    case '"' -> at = afterString(at) - 1;
                    case '{', '[' -> depth++;
                    case '}', ']' -> depth--;
                    default -> {}
                }
                at++;
            } while (depth > 0);
            return at;
        }

        private int afterWord(int begin) {
            int at = begin;
            while (at < json.length() && ",]}".indexOf(json.charAt(at)) < 0) {
                at++;
            }
            return at;
        }
    }

    /** The tree that differs from the old one by this. */
    public static JsonNode applied(JsonNode old, JsonNode delta) {
        if (delta.isNull()) {
            return old;
        }
        return switch (delta.path(0).asText()) {
            case "=" -> delta.get(1);
            case "o" -> fields(old, delta);
            case "a" -> places(old, delta.get(1));
            case "s" -> spliced(old, delta);
            default -> throw new IllegalArgumentException("not a difference");
        };
    }

    private static ObjectNode fields(JsonNode old, JsonNode delta) {
        var now = JSON.objectNode();
        now.setAll((ObjectNode) old);
        delta.path(2).forEach(gone -> now.remove(gone.asText()));
        delta.get(1)
                .propertyStream()
                .forEach(field -> now.set(field.getKey(), applied(now.path(field.getKey()), field.getValue())));
        return now;
    }

    private static ArrayNode places(JsonNode old, JsonNode places) {
        var now = JSON.arrayNode();
        for (int i = 0; i < old.size(); i++) {
            var change = places.get(Integer.toString(i));
            now.add(change == null ? old.get(i) : applied(old.get(i), change));
        }
        return now;
    }

    private static ArrayNode spliced(JsonNode old, JsonNode delta) {
        var now = JSON.arrayNode();
        for (int i = 0; i < delta.get(1).intValue(); i++) {
            now.add(old.get(i));
        }
        delta.get(3).forEach(now::add);
        for (int i = old.size() - delta.get(2).intValue(); i < old.size(); i++) {
            now.add(old.get(i));
        }
        return now;
    }
}
