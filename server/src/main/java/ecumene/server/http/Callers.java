package ecumene.server.http;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.People;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.URI;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds out who calls, from where and in which language, and whether a browser was sent here by a foreign page. */
final class Callers {
    static final String COOKIE = "ecumene";
    static final String MARK = "X-Ecumene";

    private static final String BEARER = "Bearer ";
    private static final int IPV4_BYTES = 4;
    private static final int LONGEST_SECRET = 200;
    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> OWN_SITE = Set.of("same-origin", "none");
    private static final List<Locale> LOCALES =
            Arrays.stream(Lang.values()).map(lang -> Locale.of(lang.code())).toList();

    private final WebConfig config;
    private final People people;

    Callers(WebConfig config, People people) {
        this.config = config;
        this.people = people;
    }

    /** A stranger, whoever calls: for what everybody gets alike. */
    Caller stranger(Context request) {
        return new Caller(null, "", lang(request), address(request), https(request));
    }

    /** Throws when the call is forged; the secret of a session that is not known makes a stranger. */
    Caller of(Context request, boolean socket) {
        var token = token(request, socket);
        var secret = Optional.ofNullable(request.cookie(COOKIE)).orElse("");
        boolean changes = socket || !SAFE.contains(request.method().name());
        if (token.isEmpty() && changes) {
            refuseForeign(request, !secret.isEmpty() && !socket);
        }
        var stranger = stranger(request);
        if (token.isPresent()) {
            var person = known(token.get())
                    .flatMap(people::byToken)
                    .orElseThrow(() -> new Refusal(Code.UNAUTHORISED, "unknown-token"));
            return stranger.as(person, "");
        }
        return known(secret)
                .flatMap(people::bySession)
                .map(person -> stranger.as(person, secret))
                .orElse(stranger);
    }

    /** Only what can be a secret is worth a question to the store. */
    private static Optional<String> known(String secret) {
        return Optional.of(secret).filter(text -> !text.isEmpty() && text.length() <= LONGEST_SECRET);
    }

    private static Optional<String> token(Context request, boolean socket) {
        var header = request.header("Authorization");
        if (header != null && header.startsWith(BEARER)) {
            return Optional.of(header.substring(BEARER.length()).strip());
        }
        return socket ? Optional.ofNullable(request.queryParam("token")) : Optional.empty();
    }

    /** A page of somebody else can make a browser call us, but can neither hide where it comes from nor set our header. */
    private void refuseForeign(Context request, boolean byCookie) {
        var origin = request.header("Origin");
        var site = request.header("Sec-Fetch-Site");
        if ((origin != null && !ours(origin, request)) || (site != null && !OWN_SITE.contains(site))) {
            throw new Refusal(Code.FORBIDDEN, "foreign-origin");
        }
        if (byCookie && !"1".equals(request.header(MARK))) {
            throw new Refusal(Code.FORBIDDEN, "no-mark", MARK);
        }
    }

    private boolean ours(String origin, Context request) {
        if (config.url().filter(url -> sameOrigin(url, origin)).isPresent()) {
            return true;
        }
        var host = request.host();
        return host != null && origin.toLowerCase(Locale.ROOT).endsWith("://" + host.toLowerCase(Locale.ROOT));
    }

    private static boolean sameOrigin(String url, String origin) {
        var own = URI.create(url);
        return origin.equalsIgnoreCase(own.getScheme() + "://" + own.getRawAuthority());
    }

    boolean https(Context request) {
        return config.proxied()
                ? "https".equalsIgnoreCase(request.header("X-Forwarded-Proto"))
                : request.scheme().equals("https");
    }

    /** The last entry is the proxy's own; those before it are what the caller claims. */
    private String address(Context request) {
        var forwarded = config.proxied() ? request.header("X-Forwarded-For") : null;
        return network(
                forwarded == null
                        ? request.ip()
                        : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip());
    }

    /** One customer has a whole /64 of IPv6 addresses, so they count as one. */
    static String network(String address) {
        try {
            var bytes = InetAddress.ofLiteral(address).getAddress();
            return bytes.length > IPV4_BYTES ? HexFormat.of().formatHex(bytes, 0, bytes.length / 2) : address;
        } catch (IllegalArgumentException e) {
            return address.substring(
                    0, Math.min(address.length(), LONGEST_SECRET)); // a proxy may name callers as it likes
        }
    }

    static Lang lang(Context request) {
        var asked = request.queryParam("lang");
        return asked == null ? accepted(request.header("Accept-Language")) : parse(asked);
    }

    static Lang parse(String code) {
        return Arrays.stream(Lang.values())
                .filter(lang -> lang.code().equals(code))
                .findFirst()
                .orElseThrow(() -> new Refusal(Code.MALFORMED, "lang"));
    }

    /** The language an answer can be given in whatever was asked. */
    static Lang accepted(@Nullable String header) {
        if (header == null) {
            return Lang.EN;
        }
        try {
            var best = Locale.lookup(LanguageRange.parse(header), LOCALES);
            return best == null ? Lang.EN : parse(best.getLanguage());
        } catch (IllegalArgumentException e) {
            return Lang.EN; // a header nobody can read asks for nothing
        }
    }

    static void signIn(Context request, Caller caller, String secret) {
        request.cookie(cookie(secret, (int) People.SESSION.toSeconds(), caller.https()));
    }

    static void signOut(Context request, Caller caller) {
        request.cookie(cookie("", 0, caller.https()));
    }

    private static Cookie cookie(String value, int seconds, boolean https) {
        return new Cookie(COOKIE, value, "/", seconds, https, true, null, SameSite.LAX);
    }
}
