package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.dealt;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.games.pyramid.cards.Card;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Theme;
import ecumene.games.pyramid.cards.Wonder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PYR-2: what is in the box. */
class ComponentsTest {
    private static final Catalog CATALOG = dealt("mixed", 4).s.catalog();

    @Test
    @Rule("PYR-2.1")
    void every_colour_has_its_own_five_starting_cards_with_three_food_and_two_iron() {
        var pieces = new HashSet<Integer>();
        for (int seat = 0; seat < Catalog.MAX_PLAYERS; seat++) {
            var ids = new ArrayList<String>();
            var resources = new ArrayList<Resource>();
            for (int i = 0; i < Catalog.STARTING; i++) {
                int piece = Catalog.startingPiece(seat, i);
                assertThat(Catalog.isStarting(piece)).isTrue();
                assertThat(Catalog.startingSeat(piece)).isEqualTo(seat);
                pieces.add(piece);
                ids.add(CATALOG.cardOf(piece).id());
                resources.add(CATALOG.cardOf(piece).resource());
            }
            assertThat(ids).containsExactly("C01", "C02", "C03", "C04", "C05");
            assertThat(resources)
                    .containsExactlyInAnyOrder(
                            Resource.FOOD, Resource.FOOD, Resource.FOOD, Resource.IRON, Resource.IRON);
        }
        assertThat(pieces).hasSize(20);
    }

    @ParameterizedTest
    @CsvSource({
        "HORSES, 6, 12",
        "GUNPOWDER, 13, 18",
        "OIL, 19, 23",
        "INFORMATION, 24, 27",
        "SPACE, 28, 30",
    })
    @Rule("PYR-2.2")
    void the_new_world_has_25_cards(Resource era, int from, int to) {
        assertThat(ids(Theme.NEW_WORLD, era)).containsExactlyElementsOf(range("C", from, to));
    }

    @ParameterizedTest
    @CsvSource({
        "HORSES, 31, 37",
        "GUNPOWDER, 38, 43",
        "OIL, 44, 48",
        "INFORMATION, 49, 52",
        "SPACE, 53, 55",
    })
    @Rule("PYR-2.3")
    void the_renaissance_has_25_cards(Resource era, int from, int to) {
        assertThat(ids(Theme.RENAISSANCE, era)).containsExactlyElementsOf(range("C", from, to));
    }

    private static List<String> ids(Theme theme, Resource era) {
        return CATALOG.cards().stream()
                .filter(card -> card.theme() == theme && card.resource() == era)
                .map(Card::id)
                .toList();
    }

    private static List<String> range(String letter, int from, int to) {
        return IntStream.rangeClosed(from, to)
                .mapToObj(n -> letter + (n < 10 ? "0" : "") + n)
                .toList();
    }

    @Test
    @Rule({"PYR-2.2", "PYR-2.3"})
    void each_theme_has_two_wonders_of_every_era() {
        for (int era = 0; era < Resource.ERAS; era++) {
            assertThat(wonders(Theme.NEW_WORLD, era)).containsExactlyElementsOf(range("W", 2 * era + 1, 2 * era + 2));
            assertThat(wonders(Theme.RENAISSANCE, era))
                    .containsExactlyElementsOf(range("W", 2 * era + 11, 2 * era + 12));
        }
    }

    private static List<String> wonders(Theme theme, int era) {
        return CATALOG.wonders().stream()
                .filter(wonder -> wonder.theme() == theme && wonder.era() == era)
                .map(Wonder::id)
                .toList();
    }

    @Test
    @Rule("PYR-2.3")
    void six_tokens_of_a_colour_are_the_marker_on_the_track_and_five_of_glory() {
        var table = dealt("renaissance", 4);
        for (int seat = 0; seat < 4; seat++) {
            table.expectTrack(seat, 0).expectSupply(seat, 5);
        }
    }

    @Test
    @Rule("PYR-2.4")
    void with_reference_and_track_cards_which_do_nothing_there_are_a_hundred() {
        int referenceCards = 6;
        int trackCards = 4;
        assertThat(Catalog.PIECES).isEqualTo(20 + 25 + 25);
        assertThat(Catalog.PIECES + CATALOG.wonders().size() + referenceCards + trackCards)
                .isEqualTo(100);
        assertThat(GAME.cards()).as("different faces in the card browser").hasSize(5 + 25 + 25 + 10 + 10);
    }
}
