package ecumene.games.pyramid;

import ecumene.engine.Game.Local;
import ecumene.engine.Lang;
import ecumene.engine.Texts;
import java.util.Locale;

/** Where the numbers on a card come from, and how sure they are. */
record Origin(Source source, Confidence confidence, Local basis) {
    enum Source {
        RULEBOOK,
        DERIVED
    }

    enum Confidence {
        HIGH,
        MEDIUM,
        LOW
    }

    /** "reconstructed, uncertain: name and era from public reviews; effect derived". */
    Local text(Texts texts) {
        return new Local(text(texts, Lang.EN), text(texts, Lang.RU));
    }

    private String text(Texts texts, Lang lang) {
        return texts.get(lang, key(source)) + ", " + texts.get(lang, key(confidence)) + ": " + basis.in(lang);
    }

    private static String key(Enum<?> value) {
        return "origin." + value.name().toLowerCase(Locale.ROOT);
    }
}
