package ecumene.server.http;

import io.javalin.http.HandlerType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;

/**
 * One address of the API. The same description makes the server answer there and stands in the OpenAPI document, so neither
 * can have what the other has not.
 *
 * @param id names the operation, and in {@code route.<id>} what it is for
 * @param query the names of what may stand after the question mark, besides the language
 * @param answer the type of the answer; {@code String} for text, {@code void} for none
 */
record Route(
        HandlerType method,
        String path,
        String id,
        Access access,
        List<String> query,
        Optional<Type> body,
        Type answer,
        Action action) {

    /** Who may come. */
    enum Access {
        /** Everybody gets the same. */
        ALL,
        /** Everybody, but it matters who. */
        VIEWER,
        /** Guests and accounts. */
        PERSON
    }

    /** Does what is asked for and returns what to answer. */
    @FunctionalInterface
    interface Action {
        Object answer(Call call) throws Exception;
    }

    /** The answer when there is nothing to say. */
    record Done() {}

    static final Done DONE = new Done();

    /** An answer that is not JSON of our own. */
    record Text(String type, String text, Optional<String> fileName) {}

    static Route get(String path, String id, Access access, Type answer, Action action) {
        return new Route(HandlerType.GET, path, id, access, List.of(), Optional.empty(), answer, action);
    }

    static Route post(String path, String id, Access access, Type answer, Action action) {
        return new Route(HandlerType.POST, path, id, access, List.of(), Optional.empty(), answer, action);
    }

    static Route patch(String path, String id, Access access, Type answer, Action action) {
        return new Route(HandlerType.PATCH, path, id, access, List.of(), Optional.empty(), answer, action);
    }

    static Route delete(String path, String id, Access access, Type answer, Action action) {
        return new Route(HandlerType.DELETE, path, id, access, List.of(), Optional.empty(), answer, action);
    }

    Route takes(Type type) {
        return new Route(method, path, id, access, query, Optional.of(type), answer, action);
    }

    Route asks(String... names) {
        return new Route(method, path, id, access, List.of(names), body, answer, action);
    }
}
