package ecumene.games.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the page draws of a card says what its sentence says. */
class PrintTest {
    private static final Catalog CATALOG = Table.newWorld(2).s.catalog();

    @ParameterizedTest
    @CsvSource({
        "agriculture, i:restore 1 r:food",
        "barter, − r:any → + t:food … t:oil",
        "currency, − r:any → +2 ≠ t:food … t:oil",
        "code-of-laws, i:restore 2 r:food / r:iron / r:horses",
        "musketeers, −1 r:any → t:any",
        "nuclear-submarine, −1 i:wonder",
        "satellite, i:play ∞ i:attack",
        "guerrilla-warfare, i:activate 1 i:attack | / i:play 1 i:attack",
        "patronage, − r:any → +2 i:points | i:restore 1 r:any *",
        "mercenaries, −1 i:points → i:activate 2 i:attack",
        "tribute, i:opponent − r:any → t:any",
        "tournament, +1 i:points i:defeated +1 i:points i:undefeated +1 i:points",
        "bombers, −2 r:any −1 i:points",
        "espionage, i:anyone i:activate 1 i:attack",
        "drones, i:play ∞ i:attack +1 i:points",
    })
    void the_icon_line_says_what_the_card_does(String key, String expected) {
        var lines = new ArrayList<String>();
        for (var line : IconLine.of(card(key).ops())) {
            lines.add(String.join(" ", line));
        }
        assertThat(String.join(" | ", lines)).isEqualTo(expected);
    }

    @Test
    void every_card_has_an_icon_line() {
        assertThat(CATALOG.cards())
                .allSatisfy(card -> assertThat(Print.of(card).get("icons"))
                        .asInstanceOf(InstanceOfAssertFactories.LIST)
                        .isNotEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "hanging-gardens, '{kind=resources, resources=[horses, horses]}'",
        "angkor-wat, '{kind=resource-types, min=4}'",
        "terracotta-army, '{kind=technologies, min=3, technologies=[attack, tactics]}'",
        "great-wall, '{kind=power, min=6}'",
        "notre-dame, '{era=oil, kind=bought, technologies=[society]}'",
        "palace-of-versailles, '{kind=resource-cards, min=4}'",
        "sydney-opera-house, '{kind=points-taken-back, min=6}'",
        "sagrada-familia, '{kind=points-scored, min=2}'",
    })
    void the_condition_of_a_wonder_is_data(String key, String expected) {
        var wonder = CATALOG.wonders().stream()
                .filter(w -> w.key().equals(key))
                .findFirst()
                .orElseThrow();
        assertThat(Print.of(wonder).get("condition")).hasToString(expected);
    }

    private static Card card(String key) {
        return CATALOG.cards().stream()
                .filter(c -> c.key().equals(key))
                .findFirst()
                .orElseThrow();
    }
}
