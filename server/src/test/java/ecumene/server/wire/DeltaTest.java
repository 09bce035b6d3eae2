package ecumene.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.engine.Rng;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeltaTest {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String[] TEXTS = {"", "a", "\"", "\\", "\\\"", "}", "],[", "{\"a\":1}", "ы\n", "\\\\\""};

    @Test
    void what_is_the_same_is_not_said() {
        assertThat(Delta.between("{\"a\":[1,2]}", "{\"a\":[1,2]}")).isEqualTo("null");
        assertThat(Delta.between(
                        "{\"a\":1,\"b\":{\"long\":\"a text that stays\",\"c\":1}}",
                        "{\"a\":1,\"b\":{\"long\":\"a text that stays\",\"c\":2}}"))
                .isEqualTo("[\"o\",{\"b\":[\"o\",{\"c\":[\"=\",2]}]}]");
    }

    @Test
    void a_field_may_come_and_go() {
        var old = "{\"stays\":\"as it was before, all of it\",\"gone\":[1,2,3]}";
        var now = "{\"stays\":\"as it was before, all of it\",\"come\":null}";
        assertThat(Delta.between(old, now)).isEqualTo("[\"o\",{\"come\":[\"=\",null]},[\"gone\"]]");
        assertThat(Delta.applied(Wire.tree(old), Wire.tree(Delta.between(old, now))))
                .isEqualTo(Wire.tree(now));
    }

    @Test
    void of_a_list_its_middle_or_some_of_its_places_are_said() {
        assertThat(Delta.between("[1,2,3,4,5,6,7,8]", "[1,2,9,7,8]")).isEqualTo("[\"s\",2,2,[9]]");
        assertThat(Delta.between(
                        "[1,\"one\",\"two\",\"three\",\"four\",\"five\",\"six\",8]",
                        "[2,\"one\",\"two\",\"three\",\"four\",\"five\",\"six\",9]"))
                .isEqualTo("[\"a\",{\"0\":[\"=\",2],\"7\":[\"=\",9]}]");
    }

    @Test
    void whatever_is_written_is_read_again_from_what_was_before_and_what_has_changed() {
        var rng = Rng.of(7);
        var before = tree(rng, 4);
        for (int i = 0; i < 3000; i++) {
            var now = rng.below(20) == 0 ? tree(rng, 4) : changed(before, rng);
            var delta = Delta.between(Wire.text(before), Wire.text(now));
            assertThat(Wire.text(Delta.applied(before, Wire.tree(delta))))
                    .as(delta)
                    .isEqualTo(Wire.text(now));
            assertThat(delta.length()).isLessThanOrEqualTo(Wire.text(now).length() + "['=',]".length());
            before = now;
        }
    }

    private static JsonNode tree(Rng rng, int deep) {
        return switch (rng.below(deep > 0 ? 7 : 4)) {
            case 0 -> JSON.nullNode();
            case 1 -> JSON.booleanNode(rng.below(2) == 0);
            case 2 -> JSON.numberNode(rng.below(2000) - 1000);
            case 3 -> JSON.textNode(TEXTS[rng.below(TEXTS.length)]);
            case 4 -> list(rng, deep);
            default -> object(rng, deep);
        };
    }

    private static ArrayNode list(Rng rng, int deep) {
        var list = JSON.arrayNode();
        for (int i = rng.below(12); i > 0; i--) {
            list.add(tree(rng, deep - 1));
        }
        return list;
    }

    private static ObjectNode object(Rng rng, int deep) {
        var object = JSON.objectNode();
        for (int i = rng.below(8); i > 0; i--) {
            object.set(TEXTS[rng.below(TEXTS.length)] + rng.below(3), tree(rng, deep - 1));
        }
        return object;
    }

    private static JsonNode changed(JsonNode old, Rng rng) {
        if (old instanceof ArrayNode list && !list.isEmpty()) {
            var now = list.deepCopy();
            int place = rng.below(list.size());
            switch (rng.below(3)) {
                case 0 -> now.remove(place);
                case 1 -> now.insert(place, tree(rng, 2));
                default -> now.set(place, changed(list.get(place), rng));
            }
            return now;
        }
        if (old instanceof ObjectNode object && !object.isEmpty()) {
            var now = object.deepCopy();
            var names = object.propertyStream().map(Map.Entry::getKey).toList();
            var name = names.get(rng.below(names.size()));
            switch (rng.below(3)) {
                case 0 -> now.remove(name);
                case 1 -> now.set("new" + rng.below(3), tree(rng, 2));
                default -> now.set(name, changed(object.get(name), rng));
            }
            return now;
        }
        return tree(rng, 3);
    }
}
