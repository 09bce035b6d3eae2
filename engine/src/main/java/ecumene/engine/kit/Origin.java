package ecumene.engine.kit;

import ecumene.engine.Game.Local;
import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.cards.Entry;
import java.util.Locale;

/**
 * Where the facts of a card come from and how sure they are, as its file says under {@code source} and {@code confidence}. The words
 * are the game's own, under {@code origin.source.public}, {@code origin.confidence.high} and so on; under {@code origin} it says how the
 * two and a remark (what they rest on, or where the name comes from) make a sentence.
 */
public record Origin(Source source, Confidence confidence, Local remark) {
    public enum Source {
        RULEBOOK,
        PUBLIC,
        DERIVED
    }

    public enum Confidence {
        HIGH,
        MEDIUM,
        LOW
    }

    /** From the two fields of a record; a remark is up to the game. */
    public static Origin of(Entry entry, Local remark) {
        return new Origin(entry.oneOf("source", Source.class), entry.oneOf("confidence", Confidence.class), remark);
    }

    /** What the card browser says: "public card lists, certain; Russian name: own translation". */
    public Local text(Texts texts) {
        return new Local(text(texts, Lang.EN), text(texts, Lang.RU));
    }

    private String text(Texts texts, Lang lang) {
        return texts.get(
                lang,
                "origin",
                texts.get(lang, "origin.source." + lower(source)),
                texts.get(lang, "origin.confidence." + lower(confidence)),
                remark.in(lang));
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
