package ecumene.games.empires;

import static ecumene.games.empires.Games.SHIPPED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.cards.CardError;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Data that is broken is refused when the game starts, with file, card and field; data that is corrected is played. */
class CatalogTest {
    private static final String TEXTS = EmpiresGame.TEXTS;
    private static final String COMMON = "classics-common.yaml";
    private static final String ROMANS = "classics-romans.yaml";

    private static EmpiresGame open(String file, String yaml) {
        return EmpiresGame.open(SHIPPED.with(file, yaml));
    }

    // --- broken cards -----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c1_rom_09 | name_en: Prosperity | name: Prosperity    | name_en: is missing",
                "c1_rom_09 | code_ru: 1РИМ9/23   | number: 9           | code_ru: is missing",
                "c1_rom_09 | suits: []           | suits: [culture]    | suits: is unknown: culture",
                "c1_rom_09 | suits: []           | suits: region       | suits: must be a list",
                "c1_rom_09 | icons: []           | icons: [wheel]      | icons: is unknown: wheel",
                "c1_rom_09 | state: none         | state: republic     | state: must be one of",
                "c1_rom_09 | marker: none        | marker: sword       | marker: must be one of",
                "c1_rom_09 | start: nation       | start: common       | start: common cards start as common",
                "c1_rom_09 | start: nation       | start: hand         | start: must be one of",
                "c1_rom_09 | players_min: 2      | players_min: 5      | players_min: must be a whole number from 2 to 4",
                "c1_rom_09 | free_play: false    | free_play: never    | free_play: must be true or false",
                "c1_rom_09 | playable: true      | played: true        | playable: is missing",
                "c1_rom_09 | source: public      | source: hearsay     | source: must be one of",
                "c1_rom_09 | confidence: high    | confidence: sure    | confidence: must be one of",
                "c1_rom_09 | players_min: 2      | players_min: 2\\nprice: 3 | price: there is no such field here",
                "c1_rom_03 | {material: 4, population: 1} | {material: 4, gold: 1} | development_cost: must be one of",
                "c1_rom_03 | {material: 4, population: 1} | {material: ten} | development_cost.material: must be a whole",
                "c1_rom_09 | vp: {kind: none}    | vp: {kind: many}    | vp.kind: is unknown: many",
                "c1_rom_09 | vp: {kind: none}    | vp: {kind: fixed}   | vp.value: is missing",
                "c1_rom_09 | vp: {kind: none}    | vp: {kind: none, value: 2} | vp.value: there is no such field here",
                "c1_rom_09 | vp: {kind: none}    | vp: 3               | vp: must be a record",
                "c1_rom_01 | token:population    | token:gold          | what: is unknown: gold",
                "c1_rom_01 | token:population    | cards_owned:region  | what: is unknown: cards_owned:region",
                "c1_rom_01 | side: a             | side: front         | sides[0].side: must be a",
                "c1_rom_09 | id: c1_rom_09       | id: c1_rom_01       | id: stands twice",
                "c1_rom_09 | key: prosperity     | key: unrest         | key: a different card has this key: c1_unr_01",
            })
    @Rule("EMP-24.7")
    void a_broken_card_is_refused_with_file_card_and_field(String id, String right, String wrong, String message) {
        var named = wrong.startsWith("id: ") ? wrong.substring(4) : id;
        SHIPPED.refused(ROMANS, SHIPPED.changed(ROMANS, id, right, wrong), named + ", field ");
        SHIPPED.refused(ROMANS, SHIPPED.changed(ROMANS, id, right, wrong), message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "trigger: play | trigger: dawn  | abilities[0].trigger: is unknown: dawn",
                "op: all_players | op: everybody | abilities[0].steps[0].op: there is no such step: everybody",
                "op: draw, n: 1  | op: draw     | steps[0].steps[0].n: is missing",
                "op: draw, n: 1  | op: draw, n: 0 | steps[0].steps[0].n: must be a whole number from 1 to 9",
                "op: draw, n: 1  | op: draw, n: 1, who: me | steps[0].steps[0].who: there is no such field here",
                "op: draw, n: 1  | op: pay, token: gold, n: 1 | token: must be one of material, population, progress",
                "op: draw, n: 1  | op: special, key: fly | key: must be one of",
                "op: draw, n: 1  | op: discard, n: 1, zone: pocket | zone",
                "op: draw, n: 1  | op: abandon, filter: castle, n: 1 | filter: is unknown: castle",
                "op: draw, n: 1  | op: acquire, suits: [fame] | suits: must be suits of the market",
                "op: draw, n: 1  | op: acquire, suits: [region], source: [moon] | source: must be [market] or",
                "op: draw, n: 1  | op: if, cond: sunny, steps: [{op: draw, n: 1}] | cond: is unknown: sunny",
                "op: draw, n: 1  | op: if, cond: in_play(c9_xyz_01), steps: [{op: draw, n: 1}] | no card c9_xyz_01",
                "op: draw, n: 1  | op: may, steps: [] | steps[0].steps[0].steps: must have at least one step",
                "what: production, zone: play | what: gold, zone: play | per.what: must be one of",
                "what: production, zone: play | what: production, zone: hand | per.zone: must be play",
                "op: choose, options | op: choose, chances | options: is missing",
            })
    @Rule("EMP-24.7")
    void a_step_that_means_nothing_is_refused_with_its_place(String right, String wrong, String message) {
        var yaml = SHIPPED.changed(ROMANS, "c1_rom_09", right, wrong);
        SHIPPED.refused(ROMANS, yaml, "c1_rom_09, field abilities[0]");
        SHIPPED.refused(ROMANS, yaml, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "key: look_one_more_fame | key: look_at_everything | sides[0].abilities[0].key: must be one of",
                "extra: 1, progress: 1   | extra: 1                | sides[0].abilities[0].progress: is missing",
                "trigger: passive        | trigger: passive, when: always | there is no such field here",
            })
    @Rule("EMP-24.7")
    void a_passive_effect_that_means_nothing_is_refused(String right, String wrong, String message) {
        SHIPPED.refused(ROMANS, SHIPPED.changed(ROMANS, "c1_rom_01", right, wrong), message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "id: romans              | id: latins        | id: must be romans",
                "box: classics           | box: legends      | id: must be romans",
                "has_history: true       | has_history: yes! | has_history: must be true or false",
                "has_history: true       | history: true     | has_history: is missing",
                "starting_state: barbarian | starting_state: republic | starting_state: must be one of",
                "exhaust_tokens: 5       | exhaust_tokens: 0 | exhaust_tokens: must be a whole number from 1 to 9",
                "cards: 23               | cards: 24         | cards: there are 23 cards",
            })
    @Rule({"EMP-24.7", "EMP-2.2"})
    void a_broken_nation_is_refused(String right, String wrong, String message) {
        SHIPPED.refused(ROMANS, SHIPPED.yaml(ROMANS).replaceFirst(right, wrong), message);
    }

    @Test
    @Rule({"EMP-2.2", "EMP-24.7"})
    void a_card_too_few_is_refused() {
        var yaml = SHIPPED.yaml(COMMON);
        int first = yaml.indexOf("- id: c1_unr_01");
        SHIPPED.refused(
                COMMON,
                yaml.substring(0, first) + yaml.substring(yaml.indexOf("- id: ", first + 1)),
                "field suits: has 11 cards of unrest, must have 12");
    }

    @Test
    void a_deck_without_its_power_card_in_front_is_refused() {
        var yaml = SHIPPED.yaml(ROMANS);
        int power = yaml.indexOf("- id: c1_rom_01");
        int next = yaml.indexOf("- id: c1_rom_02");
        SHIPPED.refused(
                ROMANS,
                yaml.substring(0, power) + yaml.substring(next) + yaml.substring(power, next),
                "c1_rom_02, field suits: the first card must be the power card with its two sides");
    }

    @Test
    void a_file_of_another_box_is_refused() {
        SHIPPED.refused(
                COMMON,
                SHIPPED.yaml(COMMON).replace("box: {id: classics}", "box: {id: legends}"),
                "id: must be classics");
    }

    @Test
    void a_key_that_stands_twice_in_a_record_is_refused() {
        var twice = SHIPPED.changed(ROMANS, "c1_rom_09", "marker: none", "marker: none\\nmarker: attack");
        assertThatThrownBy(() -> open(ROMANS, twice))
                .isInstanceOf(CardError.class)
                .hasMessageContaining("found duplicate key marker");
    }

    // --- texts ------------------------------------------------------------------------------------------------------

    @Test
    void a_text_that_is_missing_in_one_language_is_refused() {
        SHIPPED.refused(TEXTS, SHIPPED.yaml(TEXTS) + "\nfact.new: {en: New}\n", "fact.new, field ru: is missing");
        SHIPPED.refused(
                TEXTS, SHIPPED.yaml(TEXTS) + "\nfact.new: {en: '', ru: Новый}\n", "fact.new, field en: must be a text");
    }

    @ParameterizedTest
    @CsvSource({
        "move.done",
        "say.ask-turn",
        "effect.gain",
        "place.hand",
        "score.hand",
        "draw.market",
        "nation.romans.about",
        "suit.region",
        "icon.city",
    })
    void a_text_that_is_missing_altogether_is_refused(String key) {
        var yaml = SHIPPED.yaml(TEXTS).replaceFirst("(?m)^" + key.replace(".", "\\.") + ":", key + ".old:");
        SHIPPED.refused(TEXTS, yaml, key + ", field en, ru: there is no text under this key");
    }

    // --- corrected data ---------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c1_rom_03 | material: 4, population: 1 | material: 3, population: 1",
                "c1_rom_03 | value: 3           | value: 4",
                "c1_rom_03 | n: 2, zone: hand   | n: 1, zone: hand",
                "c1_rom_03 | state: empire      | state: barbarian",
                "c1_rom_03 | marker: attack     | marker: none",
                "c1_rom_03 | icons: []          | icons: [city]",
                "c1_rom_03 | free_play: false   | free_play: true",
                "c1_rom_03 | can_be_garrisoned: true | can_be_garrisoned: false",
                "c1_rom_01 | each: 4            | each: 3",
                "c1_rom_01 | extra: 1           | extra: 2",
            })
    void a_corrected_number_changes_the_rules(String id, String right, String corrected) {
        assertThat(open(ROMANS, SHIPPED.changed(ROMANS, id, right, corrected)).rules())
                .isNotEqualTo(Games.GAME.rules());
    }

    @Test
    void the_packed_cards_are_the_shipped_cards() {
        var shipped = EmpiresGame.open(SHIPPED.packed());
        assertThat(shipped.rules()).isEqualTo(Games.GAME.rules());
        assertThat(shipped.cards()).isEqualTo(Games.GAME.cards());
    }
}
