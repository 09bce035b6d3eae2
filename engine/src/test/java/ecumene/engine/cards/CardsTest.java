package ecumene.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Lang;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardsTest {
    private static final String GOOD = """
            cards:
              - id: wheel
                name: Wheel
                price: 3
                unique: true
                kind: metal
                kinds: [metal, wood]
                cost: {wood: 2}
                note: [one, 2]
                ops:
                  - {gain: 1}
                  - {gain: 2}
                either:
                  - [{gain: 1}]
                  - [{gain: 2}, {gain: 3}]
                maker: {name: Anna}
            """;

    /** What things are made of. */
    private enum Kind {
        WOOD,
        METAL
    }

    private static Cards cards(String yaml) {
        return Cards.parse(Map.of("cards.yaml", yaml));
    }

    private static Entry wheel(Cards cards) {
        return cards.entries("cards.yaml", "cards").get(0);
    }

    private static void read(Cards cards) {
        var card = wheel(cards);
        assertThat(card.id()).isEqualTo("wheel");
        assertThat(card.text("name")).isEqualTo("Wheel");
        assertThat(card.number("price", 0, 9)).isEqualTo(3);
        assertThat(card.optionalNumber("weight", 0, 9)).isZero();
        assertThat(card.flag("unique")).isTrue();
        assertThat(card.optionalFlag("secret")).isFalse();
        assertThat(card.oneOf("kind", Kind.class)).isEqualTo(Kind.METAL);
        assertThat(card.listOf("kinds", Kind.class)).containsExactly(Kind.METAL, Kind.WOOD);
        assertThat(card.amounts("cost", Kind.class, 9)).containsExactly(2, 0);
        assertThat(card.texts("note")).containsExactly("one", "2");
        assertThat(card.entries("ops").get(1).number("gain", 0, 9)).isEqualTo(2);
        assertThat(card.alternatives("either").get(1).get(1).number("gain", 0, 9))
                .isEqualTo(3);
        assertThat(card.inside("maker").text("name")).isEqualTo("Anna");
        card.done();
    }

    @Test
    void a_good_file_is_read_field_by_field() {
        read(cards(GOOD));
    }

    @Test
    void packed_cards_are_the_same_cards() throws IOException {
        read(unpacked(packed(cards(GOOD))));
    }

    @Test
    void an_empty_value_that_nobody_reads_can_be_packed() throws IOException {
        var cards = unpacked(packed(cards("cards: [{id: wheel, note: , list: [~, 1.5]}]")));
        assertThat(wheel(cards).id()).isEqualTo("wheel");
    }

    @Test
    void the_order_of_fields_means_nothing() {
        assertThat(cards("d: {e: true}\na: {c: [x, y], b: 1}").fingerprint())
                .isEqualTo(cards("a: {b: 1, c: [x, y]}\nd: {e: true}").fingerprint());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{b: 1, c: [x, y], d: true, e: }",
                "{b: '1', c: [x, y], d: true}",
                "{b: 1, c: [y, x], d: true}",
                "{b: 1, c: [xy], d: true}",
                "{b: 1, c: [[x], y], d: true}",
                "{b: 1, c: {x: y}, d: true}",
                "{b: 1, c: [x, y], d: 'true'}",
                "{c: 1, b: [x, y], d: true}",
            })
    void whatever_else_differs_is_another_fingerprint(String record) {
        var print = cards("a: {b: 1, c: [x, y], d: true}").fingerprint();
        assertThat(print).matches("[0-9a-f]{16}");
        assertThat(cards("a: " + record).fingerprint()).isNotEqualTo(print);
    }

    @Test
    void packed_cards_have_the_fingerprint_of_the_files() throws IOException {
        assertThat(unpacked(packed(cards(GOOD))).fingerprint())
                .isEqualTo(cards(GOOD).fingerprint());
    }

    private static byte[] packed(Cards cards) throws IOException {
        var bytes = new ByteArrayOutputStream();
        cards.pack(bytes);
        return bytes.toByteArray();
    }

    private static Cards unpacked(byte[] bytes) throws IOException {
        return Cards.unpack(new ByteArrayInputStream(bytes));
    }

    @Test
    void what_is_not_packed_cards_is_refused() {
        assertThatThrownBy(() -> unpacked(new byte[] {9, 9, 9})).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> unpacked(new byte[] {2, 0, 1, 'a'})).isInstanceOf(IOException.class);
    }

    @Test
    void a_file_can_be_corrected_and_the_others_stay() {
        var cards = Cards.parse(Map.of("cards.yaml", GOOD, "other.yaml", "a: {b: 1}"));
        var corrected = cards.corrected(Map.of("cards.yaml", GOOD.replace("price: 3", "price: 4")));
        assertThat(wheel(corrected).number("price", 0, 9)).isEqualTo(4);
        assertThat(wheel(cards).number("price", 0, 9)).isEqualTo(3);
        assertThat(corrected.entry("other.yaml", "a").number("b", 0, 9)).isEqualTo(1);
    }

    @Test
    void a_file_may_be_one_map_of_records() {
        var cards = cards("a: {n: 1}\nb: {n: 2}");
        assertThat(cards.entries("cards.yaml")).extracting(Entry::id).containsExactly("a", "b");
        refused(() -> cards("a: 5").entries("cards.yaml"), "cards.yaml, a: must be a record");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name: Wheel     | name: 7          | field name: must be a text, is 7",
                "name: Wheel     | name: ' '        | field name: must be a text, is",
                "name: Wheel     | title: Wheel     | field name: is missing",
                "name: Wheel     | name:            | field name: is missing",
                "price: 3        | price: three     | field price: must be a whole number from 0 to 9, is three",
                "price: 3        | price: 10        | field price: must be a whole number from 0 to 9, is 10",
                "price: 3        | price: 2.5       | field price: must be a whole number from 0 to 9, is 2.5",
                "unique: true    | unique: 1        | field unique: must be true or false, is 1",
                "kind: metal     | kind: stone      | field kind: must be one of wood, metal, is stone",
                "[metal, wood]   | [metal, stone]   | field kinds: must be one of wood, metal, is stone",
                "[metal, wood]   | []               | field kinds: must be a list, is []",
                "[metal, wood]   | metal            | field kinds: must be a list, is metal",
                "{wood: 2}       | {stone: 2}       | field cost: must be one of wood, metal, is stone",
                "{wood: 2}       | {wood: 10}       | field cost.wood: must be a whole number from 0 to 9, is 10",
                "{wood: 2}       | wood             | field cost: must be a record, is wood",
                "note: [one, 2]  | note: one        | field note: must be a list, is one",
                "- {gain: 2}     | - {lose: 2}      | field ops[1].gain: is missing",
                "- {gain: 2}     | - gain           | field ops: must be a list of records, has gain",
                "- [{gain: 1}]   | - {gain: 1}      | field either: must be a list of lists",
                "{gain: 3}]      | {gain: x}]       | field either[1][1].gain: must be a whole number",
                "{name: Anna}    | {name: 5}        | field maker.name: must be a text, is 5",
                "price: 3        | 'price: 3, x: 1' | field x: there is no such field here",
            })
    void a_mistake_is_reported_with_file_card_and_field(String right, String wrong, String message) {
        var yaml = GOOD.replace(right, wrong.replace(", x", "\n    x"));
        assertThat(yaml).isNotEqualTo(GOOD);
        refused(() -> read(cards(yaml)), "cards.yaml, wheel, " + message);
    }

    @Test
    void mistakes_around_the_records_are_reported_with_what_there_is() {
        refused(() -> wheel(cards("")), "cards.yaml: the file is empty");
        refused(() -> wheel(cards("- a")), "cards.yaml: must be a map at the top");
        refused(() -> wheel(cards("cards: 5")), "cards.yaml, field cards: must be a list of records");
        refused(() -> wheel(cards("cards: [{name: Wheel}]")), "cards.yaml, cards 1, field id: is missing");
        refused(() -> wheel(cards("cards: [{id: a}, {id: a}]")), "cards.yaml, a, field id: stands twice");
        refused(() -> cards("a: 1").entry("cards.yaml", "a"), "cards.yaml, field a: must be a record");
        refused(() -> cards("a: 1").entries("none.yaml"), "none.yaml: must be a map at the top");
    }

    @Test
    void broken_yaml_is_reported_with_file_and_line() {
        refused(() -> cards("a: 1\na: 2"), "cards.yaml:2: ");
        refused(() -> cards("a:\n  - [1, 2"), "cards.yaml:2: ");
        refused(() -> cards("a: \"unfinished"), "cards.yaml:1: ");
        refused(() -> cards("a: &x [*x"), "cards.yaml:1: ");
        refused(() -> cards("a: 1\n\tb: 2"), "cards.yaml:2: ");
        for (var strange : List.of("\0", "a: *nobody", "a: !!java.lang.Runtime {}", "? [a]\n: b")) {
            assertThatThrownBy(() -> cards(strange).entries("cards.yaml"))
                    .isInstanceOf(CardError.class)
                    .hasMessageStartingWith("cards.yaml");
        }
    }

    @Test
    void a_mistake_is_said_in_both_languages() {
        assertThatThrownBy(() -> wheel(cards("cards: [{id: a}, {id: a}]")))
                .isInstanceOfSatisfying(CardError.class, error -> {
                    assertThat(error.in(Lang.EN)).isEqualTo("cards.yaml, a, field id: stands twice");
                    assertThat(error.in(Lang.RU)).isEqualTo("cards.yaml, a, поле id: встречается дважды");
                });
    }

    private static void refused(Runnable reading, String message) {
        assertThatThrownBy(reading::run).isInstanceOf(CardError.class).hasMessageStartingWith(message);
    }
}
