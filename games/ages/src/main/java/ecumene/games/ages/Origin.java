package ecumene.games.ages;

import ecumene.engine.Game.Local;
import ecumene.engine.Lang;
import ecumene.engine.Texts;
import java.util.Locale;

/** Where the numbers and the Russian name of a card come from, and how sure they are. */
public record Origin(Source source, Confidence confidence, Naming naming) {
    public enum Source {
        RULEBOOK,
        PUBLIC
    }

    public enum Confidence {
        HIGH,
        MEDIUM,
        LOW
    }

    public enum Naming {
        RULEBOOK,
        TRANSLATION
    }

    Local text(Texts texts) {
        return new Local(text(texts, Lang.EN), text(texts, Lang.RU));
    }

    private String text(Texts texts, Lang lang) {
        return texts.get(lang, "origin." + lower(source)) + ", " + texts.get(lang, "origin." + lower(confidence)) + "; "
                + texts.get(lang, "origin.name." + lower(naming));
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
