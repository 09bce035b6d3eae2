package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.engine.testing.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** EMP-1 and EMP-2: the words and the cards. */
class ComponentsTest {
    private static final Catalog CATALOG = Games.GAME.catalog();

    private static String ru(String key) {
        return Games.GAME.texts().local(key).ru();
    }

    @Test
    @Rule("EMP-1.1")
    void three_tokens_in_the_pool_and_two_on_the_state_card() {
        assertThat(Token.values()).containsExactly(Token.MATERIAL, Token.POPULATION, Token.PROGRESS);
        var prose = new Prose(Games.GAME.texts(), Games.GAME, Lang.RU);
        assertThat(prose.amount(Token.MATERIAL, 2)).isEqualTo("2 ресурса");
        assertThat(prose.amount(Token.POPULATION, 1)).isEqualTo("1 население");
        assertThat(prose.amount(Token.PROGRESS, 5)).isEqualTo("5 модернизаций");
        var table = Table.dealt("classics", "romans", "greeks");
        table.expectActions(0, 3).expectExhausts(0, 5);
    }

    @Test
    @Rule("EMP-1.2")
    void seven_suits_with_their_names() {
        assertThat(Arrays.stream(Suit.values()).map(suit -> ru("suit." + Prose.key(suit))))
                .containsExactly("регион", "истоки", "цивилизация", "набеги", "слава", "беспорядки", "способность");
    }

    @Test
    @Rule("EMP-1.3")
    void an_icon_that_stands_twice_counts_twice() {
        assertThat(Arrays.stream(Icon.values()).map(icon -> ru("icon." + Prose.key(icon))))
                .containsExactly(
                        "город", "метрополия", "маска", "рыцарь", "свиток", "производство", "река", "плодородие");
        var table = Table.of("romans", "greeks").inPlay(0, "forest", "lakes");
        assertThat(table.s.icons(0, Icon.PRODUCTION)).isEqualTo(3);
        assertThat(table.s.icons(0, Icon.RIVER)).isEqualTo(2);
        assertThat(table.s.icons(0, Icon.FERTILE)).isEqualTo(1);
    }

    @Test
    @Rule("EMP-1.4")
    void two_periods() {
        assertThat(ru("period.barbarian")).isEqualTo("период варварства");
        assertThat(ru("period.empire")).isEqualTo("период цивилизации");
        Table.of("romans", "greeks")
                .expectEmpire(0, false)
                .empire(0)
                .expectEmpire(0, true)
                .expectEmpire(1, false);
    }

    @Test
    @Rule("EMP-1.5")
    void a_pinned_card_stays_in_play_and_a_power_card_has_two_sides() {
        Table.of("romans", "greeks").play(0, "shrine").expectPlay(0, "shrine").expectDiscard(0);
        Table.of("romans", "greeks").play(0, "assyrians").expectPlay(0).expectDiscard(0, "assyrians");
        for (var nation : CATALOG.nations()) {
            assertThat(nation.power().faces()).as(nation.id()).hasSize(2);
        }
    }

    @Test
    @Rule("EMP-1.7")
    void every_nation_card_says_where_it_starts() {
        var romans = CATALOG.nations().stream()
                .filter(nation -> nation.id().equals("romans"))
                .findFirst()
                .orElseThrow();
        var starts = new TreeMap<Start, Integer>();
        romans.cards().forEach(card -> starts.merge(card.start(), 1, Integer::sum));
        assertThat(starts)
                .isEqualTo(Map.of(
                        Start.POWER, 1, Start.NATION, 5, Start.ACCESSION, 1, Start.DEVELOPMENT, 6, Start.DECK, 10));
    }

    @Test
    @Rule("EMP-1.8")
    void the_keywords_are_those_of_the_rulebook_in_both_languages() {
        var words = Map.of(
                "effect.abandon", "разрушьте",
                "effect.recall", "отзовите",
                "effect.acquire", "приобретите",
                "effect.break-through", "присвойте",
                "effect.exile-self", "в изгнание",
                "effect.to-history.self", "занесите эту карту в летопись",
                "effect.sink.self", "затопите",
                "effect.develop", "ускорьте прогресс",
                "trigger.exhaust", "Эксплуатация",
                "trigger.solstice", "Солнцестояние");
        words.forEach((key, word) -> assertThat(ru(key)).as(key).contains(word));
        assertThat(Games.GAME.texts().local("effect.break-through").en()).contains("break through");
    }

    @Test
    @Rule({"EMP-2.1", "EMP-2.4"})
    void tokens_never_run_out() {
        var table =
                Table.of("romans", "greeks").inPlay(0, "religion", "mysticism").actions(0, 40);
        table.exhaust(0, "religion")
                .expectActions(0, 41)
                .pick("exhaust mysticism")
                .expectActions(0, 42);
        Gaining.gain(table.s, 0, Token.MATERIAL, 100);
        table.expectTokens(0, 100, 0, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "vikings, 26",
        "greeks, 23",
        "carthaginians, 23",
        "celts, 28",
        "macedonians, 23",
        "persians, 23",
        "romans, 23",
        "scythians, 24"
    })
    @Rule("EMP-2.2")
    void nations_of_classics(String nation, int cards) {
        assertThat(cardsOf(nation)).hasSize(cards);
    }

    @ParameterizedTest
    @CsvSource({
        "atlanteans, 22",
        "egyptians, 23",
        "mauryans, 24",
        "qin, 25",
        "arthurians, 29",
        "minoans, 23",
        "olmecs, 26",
        "utopians, 21"
    })
    @Rule("EMP-2.3")
    void nations_of_legends(String nation, int cards) {
        assertThat(cardsOf(nation)).hasSize(cards);
    }

    private static List<Card> cardsOf(String nation) {
        return CATALOG.nations().stream()
                .filter(each -> each.id().equals(nation))
                .findFirst()
                .orElseThrow()
                .cards();
    }

    @Test
    @Rule({"EMP-2.2", "EMP-2.3"})
    void common_cards_of_both_boxes() {
        assertThat(CATALOG.cards()).hasSize(552);
        for (var box : Box.values()) {
            var counts = new TreeMap<Suit, Integer>();
            CATALOG.common(box).forEach(card -> counts.merge(card.setupSuit(), 1, Integer::sum));
            assertThat(counts)
                    .isEqualTo(Map.of(
                            Suit.UNREST, 12,
                            Suit.UNCIVILISED, 22,
                            Suit.TRIBUTARY, 11,
                            Suit.REGION, 14,
                            Suit.FAME, 9,
                            Suit.CIVILISED, 15));
        }
    }

    @Test
    @Rule("EMP-2.5")
    void card_numbers_name_box_deck_and_place() {
        for (var card : CATALOG.cards()) {
            assertThat(card.code()).matches("[12][A-Z]{3}\\d+/\\d+").startsWith(card.box() == Box.CLASSICS ? "1" : "2");
            assertThat(card.codeRu()).matches("[12]\\p{IsCyrillic}{3}\\d+/\\d+");
        }
        assertThat(CATALOG.cards().stream().map(Card::code)).doesNotHaveDuplicates();
    }

    @Test
    @Rule({"EMP-2.6", "EMP-L-9.1"})
    void cards_for_three_or_four_players() {
        var legends = CATALOG.common(Box.LEGENDS);
        assertThat(legends.stream().filter(card -> card.playersMin() == 3).map(Card::code))
                .containsExactlyInAnyOrder(
                        "2UNR9/12",
                        "2UNR10/12",
                        "2UNC13/22",
                        "2UNC14/22",
                        "2UNC22/22",
                        "2CIV8/15",
                        "2REG7/14",
                        "2TRI5/11");
        assertThat(legends.stream().filter(card -> card.playersMin() == 4).map(Card::code))
                .containsExactlyInAnyOrder("2UNR11/12", "2UNR12/12", "2UNC1/22", "2CIV1/15", "2CIV9/15", "2TRI11/11");
    }

    @Test
    @Rule("EMP-2.7")
    void a_card_of_two_suits_counts_as_both() {
        var table = Table.of("romans", "greeks")
                .hand(0, "city", "aksumites", "elders")
                .deck(0, "egyptians");
        table.expectPoints(0, "egyptians", 1);
        Table.of("celts:b", "greeks").hand(0, "city", "elders").expectPoints(0, "celts-power", 4);
    }

    @Test
    @Rule("EMP-24.7")
    void a_card_that_is_never_played_and_one_that_cannot_be_garrisoned() {
        Table.of("romans", "greeks")
                .hand(0, "sumerians", "town")
                .activate(0)
                .expectBlocked(0, "play sumerians", EmpiresSentence.NEVER_PLAYED);
        var table = Table.of("romans", "greeks").hand(0, "glory", "triumphant").play(0, "dalmatia");
        table.expectResolved().expectGarrison(0, "dalmatia");
        Table.of("romans", "greeks")
                .hand(0, "glory", "unrest")
                .play(0, "dalmatia")
                .pick("yes")
                .expectGarrison(0, "dalmatia", "unrest");
    }
}
