package ecumene.server.http;

import ecumene.arena.Wording;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import java.util.EnumMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The server's own texts in both languages. */
final class Messages {
    static final String NAME = "ecumene.server.messages";

    private static final Logger LOG = LoggerFactory.getLogger(Messages.class);
    private static final Map<Lang, Wording> WORDS = new EnumMap<>(Map.of(
            Lang.EN, Wording.of(NAME, Lang.EN),
            Lang.RU, Wording.of(NAME, Lang.RU)));

    private Messages() {}

    static String get(Lang lang, String key, Object... values) {
        return words(lang).get(key, values);
    }

    /** A refusal without a text of its own is our mistake, but no reason to say nothing: what its code says then has to do. */
    static String of(Refusal refusal, Lang lang) {
        var key = "error." + refusal.key();
        if (words(lang).has(key)) {
            return get(lang, key, refusal.args().toArray());
        }
        LOG.warn("no text for the refusal {}", refusal.key());
        return get(lang, "error." + refusal.code().id(), refusal.args().toArray());
    }

    private static Wording words(Lang lang) {
        return java.util.Objects.requireNonNull(WORDS.get(lang));
    }
}
