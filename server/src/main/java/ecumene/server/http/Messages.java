package ecumene.server.http;

import ecumene.arena.Wording;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.wire.Wire;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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

    /** What is said of keys that were not looked at: the same whatever they are. */
    static Wire.@Nullable Rest rest(int keys, Lang lang) {
        var outdated = new Refusal(Refusal.Code.OUTDATED, "outdated");
        return keys == 0 ? null : new Wire.Rest(outdated.code().id(), of(outdated, lang), keys);
    }

    private static Wording words(Lang lang) {
        return java.util.Objects.requireNonNull(WORDS.get(lang));
    }
}
