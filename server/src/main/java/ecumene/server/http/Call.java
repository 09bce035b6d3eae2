package ecumene.server.http;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Device;
import ecumene.server.people.Person;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One request as the routes see it. */
record Call(Context request, Caller caller) {
    private static final int LONGEST_PARAMETER = 100;

    Lang lang() {
        return caller.lang();
    }

    @Nullable
    Person viewer() {
        return caller.person();
    }

    Person person() {
        return caller.known();
    }

    String path(String name) {
        return limited(name, request.pathParam(name));
    }

    /** Empty when it is not there. */
    String query(String name) {
        var value = request.queryParam(name);
        return value == null ? "" : limited(name, value);
    }

    int number(String name, int otherwise) {
        var value = query(name);
        try {
            return value.isEmpty() ? otherwise : Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw new Refusal(Code.MALFORMED, "field.type", name, "integer");
        }
    }

    private static String limited(String name, String value) {
        if (value.length() > LONGEST_PARAMETER) {
            throw new Refusal(Code.TOO_LARGE, "field.long", name, LONGEST_PARAMETER);
        }
        return value;
    }

    <T> T body(Class<T> type) throws IOException {
        return Json.read(bytes(), type);
    }

    byte[] bytes() throws IOException {
        return Json.limited(request.bodyInputStream());
    }

    void signIn(String secret) {
        Cookies.signIn(request, secret, caller.https());
    }

    void signOut() {
        Cookies.signOut(request, caller.https());
    }

    /** The browser, if somebody has logged in there. */
    Optional<Device> device() {
        return Cookies.device(request, caller.https());
    }

    void remember(Device device) {
        Cookies.remember(request, device, caller.https());
    }
}
