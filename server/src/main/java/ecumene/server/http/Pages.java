package ecumene.server.http;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The files of the web page, as built into the class path. What lies under {@code assets/} has a hash in its name and
 * never changes; every address that is not a file is a place within the page.
 */
final class Pages {
    static final String FOLDER = "/public";

    private static final Pattern SAFE = Pattern.compile("(/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)+");
    private static final String INDEX = "/index.html";
    private static final String FOREVER = "public, max-age=31536000, immutable";
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("webp", "image/webp"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("mp3", "audio/mpeg"),
            Map.entry("ogg", "audio/ogg"));

    private final String folder;
    private final Map<String, byte[]> files = new ConcurrentHashMap<>();

    Pages(String folder) {
        this.folder = folder;
    }

    void serve(Context request) {
        var path = request.path();
        if (path.equals("/api") || path.startsWith("/api/")) {
            throw new Refusal(Code.NOT_FOUND, "not-found.page");
        }
        if (path.equals("/") || !path.substring(path.lastIndexOf('/')).contains(".")) {
            index(request);
        } else {
            file(request, path);
        }
    }

    private void index(Context request) {
        if (read(INDEX).isPresent()) {
            file(request, INDEX);
        } else {
            request.contentType(type(INDEX)).header("Cache-Control", "no-store").result(notBuilt());
        }
    }

    private static String notBuilt() {
        return """
                <!doctype html>
                <html lang="en"><head><meta charset="utf-8"><title>Ecumene</title></head><body>
                <p>%s</p>
                <p lang="ru">%s</p>
                </body></html>
                """.formatted(Messages.get(Lang.EN, "web.not-built"), Messages.get(Lang.RU, "web.not-built"));
    }

    private void file(Context request, String path) {
        var plain = SAFE.matcher(path).matches() ? read(path) : Optional.<byte[]>empty();
        if (plain.isEmpty()) {
            throw new Refusal(Code.NOT_FOUND, "not-found.page");
        }
        request.disableCompression()
                .contentType(type(path))
                .header("Vary", "Accept-Encoding")
                .header("Cache-Control", path.startsWith("/assets/") ? FOREVER : "no-cache");
        var accepted = Optional.ofNullable(request.header("Accept-Encoding")).orElse("");
        for (var encoding : Encoding.values()) {
            var packed = accepted.contains(encoding.word) ? read(path + encoding.suffix) : Optional.<byte[]>empty();
            if (packed.isPresent()) {
                request.header("Content-Encoding", encoding.word).result(packed.get());
                return;
            }
        }
        request.result(plain.get());
    }

    private enum Encoding {
        BROTLI("br", ".br"),
        GZIP("gzip", ".gz");

        private final String word;
        private final String suffix;

        Encoding(String word, String suffix) {
            this.word = word;
            this.suffix = suffix;
        }
    }

    private static String type(String path) {
        var ending = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return TYPES.getOrDefault(ending, "application/octet-stream");
    }

    /** Only what exists is remembered, and that is as much as was built. */
    private Optional<byte[]> read(String path) {
        var known = files.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        try (var in = Pages.class.getResourceAsStream(folder + path)) {
            if (in == null) {
                return Optional.empty();
            }
            var bytes = in.readAllBytes();
            files.put(path, bytes);
            return Optional.of(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
