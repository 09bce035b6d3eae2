package ecumene.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Game.Local;
import ecumene.engine.Texts;
import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OriginTest {
    private static final Texts TEXTS = Texts.read(Cards.parse(Map.of("texts.yaml", """
            origin: {en: "{0}, {1}; {2}", ru: "{0}, {1}; {2}"}
            origin.source.public: {en: card lists, ru: списки карт}
            origin.confidence.high: {en: certain, ru: точно}
            """)), "texts.yaml");

    private static Entry entry(String fields) {
        return Cards.parse(Map.of("cards.yaml", "a: {" + fields + "}"))
                .entries("cards.yaml")
                .getFirst();
    }

    @Test
    void a_card_says_where_its_facts_come_from_and_how_sure_they_are() {
        var origin = Origin.of(entry("source: public, confidence: high"), new Local("a translation", "перевод"));
        assertThat(origin.text(TEXTS))
                .isEqualTo(new Local("card lists, certain; a translation", "списки карт, точно; перевод"));
    }

    @Test
    void another_word_is_refused_with_file_card_and_field() {
        assertThatThrownBy(() -> Origin.of(entry("source: hearsay, confidence: high"), new Local("", "")))
                .isInstanceOf(CardError.class)
                .hasMessageContaining("cards.yaml")
                .hasMessageContaining("source");
    }
}
