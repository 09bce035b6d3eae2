package ecumene.games.empires;

import ecumene.engine.Game.Local;
import ecumene.engine.Lang;
import ecumene.engine.Texts;
import java.util.Locale;

/** Where the facts of a card come from, and how sure they are. */
record Origin(Source source, Confidence confidence, NameSource name) {
    enum Source {
        RULEBOOK,
        PUBLIC
    }

    enum Confidence {
        HIGH,
        MEDIUM
    }

    /** Where the Russian name comes from. */
    enum NameSource {
        OFFICIAL,
        RULEBOOK_PROSE,
        TRANSLATION
    }

    /** "printed in the rulebook, certain; Russian name: own translation". */
    Local text(Texts texts) {
        return new Local(text(texts, Lang.EN), text(texts, Lang.RU));
    }

    private String text(Texts texts, Lang lang) {
        return texts.get(
                lang,
                "origin",
                texts.get(lang, key("origin.source.", source)),
                texts.get(lang, key("origin.confidence.", confidence)),
                texts.get(lang, key("origin.name.", name)));
    }

    private static String key(String kind, Enum<?> value) {
        return kind + value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
