package ecumene.server.http;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import io.javalin.http.Context;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Under which names we answer. With a url, under that one; a server for this machine alone, under the names of this machine: a foreign page
 * can point a name of its own at our address, but the browser then says that name. Whoever calls from this machine itself and says so may always.
 */
final class Hosts {
    /** What says how the server is, for those who ask it by its address. */
    private static final Set<String> OPEN = Set.of("/health", "/metrics");

    private static final Pattern LOOPBACK =
            Pattern.compile("(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d{1,5})?", Pattern.CASE_INSENSITIVE);
    private static final Pattern LOOPBACK_ADDRESS =
            Pattern.compile("localhost|127(\\.\\d{1,3}){3}|\\[?(0:){7}1\\]?|\\[?::1\\]?");

    private final WebConfig config;
    private final Optional<URI> url;

    Hosts(WebConfig config) {
        this.config = config;
        this.url = config.url().map(URI::create);
    }

    /** Throws when the call is for somebody else. */
    void check(Context request) {
        if (OPEN.contains(request.path())) {
            return;
        }
        var host = Optional.ofNullable(request.host()).orElse("");
        if (url.isPresent()) {
            if (!host(url.get()).equals(plain(url.get().getScheme(), host)) && !fromHere(request, host)) {
                throw new Refusal(Code.MISDIRECTED, "misdirected", config.url().orElse(""));
            }
        } else if (!config.proxied()
                && LOOPBACK_ADDRESS.matcher(config.host()).matches()
                && !LOOPBACK.matcher(host).matches()) {
            throw new Refusal(Code.MISDIRECTED, "misdirected.loopback");
        }
    }

    private static boolean fromHere(Context request, String host) {
        return request.header("X-Forwarded-For") == null
                && LOOPBACK.matcher(host).matches()
                && LOOPBACK_ADDRESS.matcher(request.ip()).matches();
    }

    /** Whether a page from there is ours. The host was checked. */
    boolean ours(String origin, Context request, boolean https) {
        var host = Optional.ofNullable(request.host()).orElse("").toLowerCase(Locale.ROOT);
        var said = origin.toLowerCase(Locale.ROOT);
        if (url.isPresent() && !fromHere(request, host)) {
            var scheme = url.get().getScheme().toLowerCase(Locale.ROOT);
            var start = scheme + "://";
            return said.startsWith(start)
                    && plain(scheme, said.substring(start.length())).equals(host(url.get()));
        }
        return said.equals("https://" + host) || (!https && said.equals("http://" + host));
    }

    private static String host(URI url) {
        return plain(url.getScheme(), Optional.ofNullable(url.getRawAuthority()).orElse(""));
    }

    /** Without the port that the scheme has anyway. */
    private static String plain(String scheme, String authority) {
        var usual = scheme.equalsIgnoreCase("https") ? ":443" : ":80";
        var lower = authority.toLowerCase(Locale.ROOT);
        return lower.endsWith(usual) ? lower.substring(0, lower.length() - usual.length()) : lower;
    }
}
