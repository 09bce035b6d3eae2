package ecumene.server.http;

import ecumene.server.people.Device;
import ecumene.server.people.People;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Optional;

/**
 * What a browser keeps for us. Over TLS the names begin with {@code __Host-}: such a cookie can be set by this very host over TLS alone, so neither a
 * neighbouring host nor somebody on the line can plant one. A plain one of a session from before is read once more over TLS, where there is no
 * other, and replaced.
 */
final class Cookies {
    static final String SESSION = "ecumene";
    static final String DEVICE = "ecumene-device";

    private static final String HOST = "__Host-";
    private static final Duration DEVICE_LIFE = Duration.ofDays(400);

    private Cookies() {}

    /** The secret of the session, empty without one. */
    static String session(Context request, boolean https) {
        var host = https ? request.cookie(HOST + SESSION) : null;
        return Optional.ofNullable(host == null ? request.cookie(SESSION) : host)
                .orElse("");
    }

    /** A session whose secret came in a plain cookie goes on in one that nobody can plant. */
    static void harden(Context request, String secret, boolean https) {
        if (https && request.cookie(HOST + SESSION) == null) {
            signIn(request, secret, https);
        }
    }

    static void signIn(Context request, String secret, boolean https) {
        set(request, SESSION, secret, People.SESSION, https);
    }

    static void signOut(Context request, boolean https) {
        set(request, SESSION, "", Duration.ZERO, https);
    }

    static Optional<Device> device(Context request, boolean https) {
        return Optional.ofNullable(request.cookie(https ? HOST + DEVICE : DEVICE))
                .flatMap(Device::parse);
    }

    static void remember(Context request, Device device, boolean https) {
        set(request, DEVICE, device.text(), DEVICE_LIFE, https);
    }

    /** Over TLS a plain one of the same name goes away. */
    private static void set(Context request, String name, String value, Duration life, boolean https) {
        request.cookie(cookie(https ? HOST + name : name, value, (int) life.toSeconds(), https));
        if (https && request.cookie(name) != null) {
            request.cookie(cookie(name, "", 0, true));
        }
    }

    private static Cookie cookie(String name, String value, int seconds, boolean https) {
        return new Cookie(name, value, "/", seconds, https, true, null, SameSite.LAX);
    }
}
