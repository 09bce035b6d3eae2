package ecumene.server.http;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Credential;
import ecumene.server.people.People;
import ecumene.server.people.Scope;
import io.javalin.http.Context;
import java.net.InetAddress;
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
    static final String MARK = "X-Ecumene";

    private static final String BEARER = "Bearer ";
    private static final int IPV4_BYTES = 4;
    private static final int LONGEST_SECRET = 200;
    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> OWN_SITE = Set.of("same-origin", "none");
    private static final List<Locale> LOCALES =
            Arrays.stream(Lang.values()).map(lang -> Locale.of(lang.code())).toList();

    private final WebConfig config;
    private final Hosts hosts;
    private final People people;

    Callers(WebConfig config, People people) {
        this.config = config;
        this.hosts = new Hosts(config);
        this.people = people;
    }

    /** A stranger, whoever calls: for what everybody gets alike. */
    Caller stranger(Context request) {
        return new Caller(null, Scope.ALL, Optional.empty(), lang(request), address(request), https(request));
    }

    /** Throws when the call is for another host than ours. */
    void checkHost(Context request) {
        hosts.check(request);
    }

    /** Throws when the call is forged; the secret of a session that is not known makes a stranger. */
    Caller of(Context request, boolean socket) {
        var token = token(request, socket);
        var secret = Cookies.session(request, https(request));
        boolean changes = socket || !SAFE.contains(request.method().name());
        if (token.isEmpty() && changes) {
            refuseForeign(request, !secret.isEmpty() && !socket);
        }
        var stranger = stranger(request);
        if (token.isPresent()) {
            return known(token.get())
                    .map(Credential::token)
                    .flatMap(credential -> holding(stranger, credential))
                    .orElseThrow(() -> new Refusal(Code.UNAUTHORISED, "unknown-token"));
        }
        return known(secret)
                .map(Credential::session)
                .flatMap(credential -> holding(stranger, credential))
                .map(caller -> {
                    Cookies.harden(request, secret, caller.https());
                    return caller;
                })
                .orElse(stranger);
    }

    private Optional<Caller> holding(Caller caller, Credential credential) {
        return people.holder(credential).map(access -> caller.as(access, credential));
    }

    /** The same caller by the rights of now. Throws when those they came with have ended. */
    Caller renewed(Caller caller) {
        var credential = caller.credential();
        return credential.isEmpty()
                ? caller
                : holding(caller, credential.get()).orElseThrow(() -> new Refusal(Code.UNAUTHORISED, "rights-ended"));
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
        if ((origin != null && !hosts.ours(origin, request, https(request)))
                || (site != null && !OWN_SITE.contains(site))) {
            throw new Refusal(Code.FORBIDDEN, "foreign-origin");
        }
        if (byCookie && !"1".equals(request.header(MARK))) {
            throw new Refusal(Code.FORBIDDEN, "no-mark", MARK);
        }
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
}
