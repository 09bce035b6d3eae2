package ecumene.games.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.games.pyramid.cards.Card;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.face.Print;
import java.util.ArrayList;
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
        for (var line : Print.of(card(key)).icons()) {
            lines.add(String.join(" ", line));
        }
        assertThat(String.join(" | ", lines)).isEqualTo(expected);
    }

    @Test
    void every_card_has_an_icon_line() {
        assertThat(CATALOG.cards())
                .allSatisfy(card -> assertThat(Print.of(card).icons()).isNotEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "hanging-gardens, resources . horses+horses . .",
        "angkor-wat, resource-types 4 . . .",
        "terracotta-army, technologies 3 . attack+tactics .",
        "great-wall, power 6 . . .",
        "notre-dame, bought . . society oil",
        "palace-of-versailles, resource-cards 4 . . .",
        "sydney-opera-house, points-taken-back 6 . . .",
        "sagrada-familia, points-scored 2 . . .",
    })
    void the_condition_of_a_wonder_is_data(String key, String expected) {
        var wonder = CATALOG.wonders().stream()
                .filter(w -> w.key().equals(key))
                .findFirst()
                .orElseThrow();
        var wanted = Print.of(wonder).condition();
        assertThat(String.join(
                        " ",
                        wanted.kind(),
                        wanted.min() == null ? "." : wanted.min().toString(),
                        wanted.resources() == null ? "." : String.join("+", wanted.resources()),
                        wanted.technologies() == null ? "." : String.join("+", wanted.technologies()),
                        wanted.era() == null ? "." : wanted.era()))
                .isEqualTo(expected);
    }

    private static Card card(String key) {
        return CATALOG.cards().stream()
                .filter(c -> c.key().equals(key))
                .findFirst()
                .orElseThrow();
    }
}
