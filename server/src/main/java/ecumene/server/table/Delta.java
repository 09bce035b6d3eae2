package ecumene.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * What differs between two trees of JSON, as JSON: null for nothing; {@code ["=", value]} for another value; {@code ["o", fields]} for
 * some fields of an object with their differences; {@code ["a", places]} for some places of a list; {@code ["s", before, after,
 * values]} for a list of which so many at the beginning and at the end stayed. The trees themselves hold no null.
 */
final class Delta {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private Delta() {}

    static JsonNode between(JsonNode old, JsonNode now) {
        if (old.equals(now)) {
            return NullNode.instance;
        }
        if (old instanceof ObjectNode from && now instanceof ObjectNode to && sameFields(from, to)) {
            return fields(from, to);
        }
        if (old instanceof ArrayNode from && now instanceof ArrayNode to) {
            return from.size() == to.size() && changes(from, to) * 2 <= to.size()
                    ? places(from, to)
                    : spliced(from, to);
        }
        return JSON.arrayNode().add("=").add(now);
    }

    private static boolean sameFields(ObjectNode old, ObjectNode now) {
        return old.size() == now.size() && now.propertyStream().allMatch(field -> old.has(field.getKey()));
    }

    private static JsonNode fields(ObjectNode old, ObjectNode now) {
        var fields = JSON.objectNode();
        now.propertyStream()
                .filter(field -> !field.getValue().equals(old.get(field.getKey())))
                .forEach(field -> fields.set(field.getKey(), between(old.get(field.getKey()), field.getValue())));
        return JSON.arrayNode().add("o").add(fields);
    }

    private static int changes(ArrayNode old, ArrayNode now) {
        int changes = 0;
        for (int i = 0; i < now.size(); i++) {
            changes += old.get(i).equals(now.get(i)) ? 0 : 1;
        }
        return changes;
    }

    private static JsonNode places(ArrayNode old, ArrayNode now) {
        var places = JSON.objectNode();
        for (int i = 0; i < now.size(); i++) {
            if (!old.get(i).equals(now.get(i))) {
                places.set(Integer.toString(i), between(old.get(i), now.get(i)));
            }
        }
        return JSON.arrayNode().add("a").add(places);
    }

    private static JsonNode spliced(ArrayNode old, ArrayNode now) {
        int least = Math.min(old.size(), now.size());
        int before = 0;
        while (before < least && old.get(before).equals(now.get(before))) {
            before++;
        }
        int after = 0;
        while (after < least - before && old.get(old.size() - 1 - after).equals(now.get(now.size() - 1 - after))) {
            after++;
        }
        var values = JSON.arrayNode();
        for (int i = before; i < now.size() - after; i++) {
            values.add(now.get(i));
        }
        return JSON.arrayNode().add("s").add(before).add(after).add(values);
    }

    /** The tree that differs from the old one by this. */
    static JsonNode applied(JsonNode old, JsonNode delta) {
        if (delta.isNull()) {
            return old;
        }
        return switch (delta.path(0).asText()) {
            case "=" -> delta.get(1);
            case "o" -> {
                var now = ((ObjectNode) old).objectNode();
                old.propertyStream().forEach(field -> {
                    var change = delta.get(1).get(field.getKey());
                    now.set(field.getKey(), change == null ? field.getValue() : applied(field.getValue(), change));
                });
                yield now;
            }
            case "a" -> {
                var now = JSON.arrayNode();
                for (int i = 0; i < old.size(); i++) {
                    var change = delta.get(1).get(Integer.toString(i));
                    now.add(change == null ? old.get(i) : applied(old.get(i), change));
                }
                yield now;
            }
            case "s" -> {
                var now = JSON.arrayNode();
                for (int i = 0; i < delta.get(1).intValue(); i++) {
                    now.add(old.get(i));
                }
                delta.get(3).forEach(now::add);
                for (int i = old.size() - delta.get(2).intValue(); i < old.size(); i++) {
                    now.add(old.get(i));
                }
                yield now;
            }
            default -> throw new IllegalArgumentException("not a difference");
        };
    }
}
