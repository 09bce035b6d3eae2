package ecumene.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import io.javalin.http.Context;

/**
 * What callers send is text that every database can keep and every client can show: no zero character, no half of a pair of
 * surrogates. Asked once, where texts come in, so that nothing behind it has to.
 */
final class Letters {
    private static final int LONGEST_PATH = 100;

    private Letters() {}

    /** All names and values of the address. */
    static void check(Context request) {
        request.pathParamMap().forEach(Letters::check);
        request.queryParamMap().forEach((name, values) -> {
            check("?", name);
            values.forEach(value -> check(name, value));
        });
    }

    /** All names and texts in a message. */
    static void check(JsonNode message) {
        check("", message);
    }

    private static void check(String path, JsonNode node) {
        if (node.isTextual()) {
            check(path, node.textValue());
        } else if (node.isArray()) {
            node.forEach(one -> check(path, one));
        } else if (node.isObject()) {
            for (var field : node.properties()) {
                check(path.isEmpty() ? "?" : path + ".?", field.getKey());
                check(path.isEmpty() ? field.getKey() : path + "." + field.getKey(), field.getValue());
            }
        }
    }

    /** @param field what to call it in a refusal */
    static void check(String field, String text) {
        if (!sound(text)) {
            var name = field.isEmpty() ? "?" : field;
            throw new Refusal(
                    Code.MALFORMED,
                    "field.letters",
                    name.length() > LONGEST_PATH ? name.substring(0, LONGEST_PATH) + "…" : name);
        }
    }

    private static boolean sound(String text) {
        return text.codePoints().noneMatch(letter -> letter == 0 || isHalf(letter));
    }

    /** Pairs come as one code point: what is left of them is half of one. */
    private static boolean isHalf(int letter) {
        return letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE;
    }
}
