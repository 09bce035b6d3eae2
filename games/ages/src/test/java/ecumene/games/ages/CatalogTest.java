package ecumene.games.ages;

import static ecumene.games.ages.Table.SHIPPED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.cards.CardError;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Data that is broken is refused when the game starts, with file, card and field; data that is corrected is played. */
class CatalogTest {
    private static final String TEXTS = AgesGame.TEXTS;

    private static AgesGame open(String file, String yaml) {
        return AgesGame.open(SHIPPED.with(file, yaml));
    }

    // --- broken cards -----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "irrigation  | science_cost: 3  | science: 3       | science_cost: is missing",
                "irrigation  | science_cost: 3  | science_cost: 3\\npoints: 1 | points: there is no such field here",
                "irrigation  | science_cost: 3  | science_cost: three | science_cost: must be a whole number from 0",
                "irrigation  | science_cost: 3  | science_cost: 41 | science_cost: must be a whole number from 0 to 40",
                "irrigation  | resource_cost: 4 | resource_cost: -1 | resource_cost: must be a whole number from 0",
                "irrigation  | age: i           | age: iv          | age: must be one of a, i, ii, iii",
                "irrigation  | type: farm       | type: field      | type: must be one of farm, mine",
                "irrigation  | token_value: 2   | token_value: 4   | token_value: must be 1, 2, 3 or 5",
                "irrigation  | token_value: 2   | token_value: 6   | token_value: must be a whole number from 1 to 5",
                "irrigation  | three: 0, four: 0 | three: 0         | copies.four: is missing",
                "irrigation  | four: 0          | four: 0, five: 1 | copies.five: there is no such field here",
                "irrigation  | all: 2           | all: 10          | copies.all: must be a whole number from 0 to 9",
                "irrigation  | source: public   | source: hearsay  | source: must be one of rulebook, public",
                "irrigation  | confidence: high | confidence: sure | confidence: must be one of high, medium, low",
                "irrigation  | name_ru: \"Ирригация\" | name_ru: ''  | name_ru: must be a text",
                "agriculture | starting: true   | starting: maybe  | starting: must be true or false",
                "agriculture | start_workers: 2 | start_workers: x | start_workers: must be a whole number",
                "alchemy     | {science: 2}     | {wisdom: 2}      | symbols.wisdom: there is no such field here",
                "alchemy     | {science: 2}     | {science: 21}    | symbols.science: must be a whole number from -20",
                "alchemy     | {science: 2}     | two              | symbols: must be a record",
                "monarchy    | revolution_cost: 2 | science: 2     | revolution_cost: is missing",
                "monarchy    | urban_limit: 3   | urban_limit: 0   | urban_limit: must be a whole number from 1 to 9",
                "masonry     | [0, 1, 1, 1]     | [0, 1, 1]        | urban_discount: must have 4 numbers",
                "masonry     | stages_at_once: 2 | stages_at_once: 0 | stages_at_once: must be a whole number",
                "pyramids    | [3, 2, 1]        | [3, two, 1]      | stages: must be a list of whole numbers, has two",
                "pyramids    | [3, 2, 1]        | []               | stages: must have at least one number",
                "pyramids    | [3, 2, 1]        | 6                | stages: must be a list",
                "frugality_a | what: food       | what: gold       | ops[1].what: must be one of food, resources",
                "frugality_a | amount: 1        | amount: 0        | ops[1].amount: must be a whole number from 1",
                "frugality_a | op: gain         | op: win          | ops[1].op: there is no such effect: win",
                "frugality_a | op: gain         | op: gain, who: all | ops[1].op: a card of this type does nothing",
                "wave_of_nationalism_ii | four: 2 | five: 2        | ops[0].four: is missing",
                "moses       | id: moses        | id: noah         | id: moses must stand here",
                "homer       | id: homer        | id: moses        | id: stands twice",
            })
    void a_broken_civil_card_is_refused_with_file_card_and_field(
            String id, String right, String wrong, String message) {
        var named = wrong.startsWith("id: ") ? wrong.substring(4) : id;
        SHIPPED.refused(Catalog.CIVIL, SHIPPED.changed(Catalog.CIVIL, id, right, wrong), named + ", field " + message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pestilence        | who: all       | who: everybody  | ops[0].who: must be one of all, strongest",
                "pestilence        | who: all, what | what            | ops[0].who: is missing",
                "pestilence        | [{op: lose, who: all, what: population, amount: 1}] | [] | ops: the card does",
                "pestilence        | op: lose, who: all, what: population, amount: 1 | op: annex | ops[0].op: a card",
                "good_harvest      | what: food     | what: science   | ops[0].what: must be one of food, resources",
                "vast_territory_i  | {food: 3}      | {gold: 3}       | immediate.gold: there is no such field here",
                "vast_territory_i  | immediate      | at_once         | immediate: is missing",
                "legion            | infantry: 3    | infantry: 0     | units: an army needs units",
                "legion            | strength: 2    | strength: 0     | strength: must be a whole number from 1",
                "aggression_spy    | what: science  | what: food      | ops[0].what: must be one of science, culture",
                "aggression_spy    | op: rob        | op: steal       | ops[0].op: there is no such effect: steal",
                "aggression_spy    | amount: 5      | amount: 5, for: me | ops[0].for: there is no such field here",
                "aggression_spy    | op: rob, what: science, amount: 5 | op: war_technology | ops[0].op: a card of",
                "aggression_spy    | actions: 1     | actions: 0      | actions: must be a whole number from 1 to 9",
                "aggression_raid_i | levels: [1]    | levels: [4]     | ops[0].levels: must be one or two levels",
                "aggression_raid_i | levels: [1]    | levels: []      | ops[0].levels: must not be empty",
                "aggression_raid_ii | levels: [2, 1] | levels: [1, 2] | ops[0].levels: must be one or two levels",
                "aggression_raid_ii | levels: [2, 1] | levels: [2, 1, 0] | ops[0].levels: must be one or two levels",
                "war_over_culture  | op: war_culture, base: 5 | op: annex | ops[0].op: a card of this type",
                "war_over_territory | per: 5        | per: 0          | ops[0].per: must be a whole number from 1",
                "peace_treaty      | sides: false   | sides: none     | sides: must be true or false",
                "peace_treaty      | attack: forbidden | attack: never | attack: must be one of allowed, forbidden",
                "peace_treaty      | {culture: 1}   | {art: 1}        | both.art: there is no such field here",
                "military_bonus_i  | defence: 2     | defence: 0      | defence: must be a whole number from 1 to 20",
                "military_bonus_i  | colonization: 1 | force: 1       | colonization: is missing",
                "peace_treaty      | id: peace_treaty | id: truce     | id: peace_treaty must stand here",
                "pestilence        | id: pestilence | id: moses       | id: stands twice, in both files",
            })
    void a_broken_military_card_is_refused_with_file_card_and_field(
            String id, String right, String wrong, String message) {
        var named = wrong.startsWith("id: ") ? wrong.substring(4) : id;
        SHIPPED.refused(
                Catalog.MILITARY, SHIPPED.changed(Catalog.MILITARY, id, right, wrong), named + ", field " + message);
    }

    @Test
    void two_cards_of_an_age_with_the_same_name_are_refused() {
        var english = SHIPPED.changed(Catalog.CIVIL, "moses", "name_en: \"Moses\"", "name_en: \"Aristotle\"");
        SHIPPED.refused(Catalog.CIVIL, english, "moses, field name_en: another card of this age has this name");
        var russian = SHIPPED.changed(Catalog.MILITARY, "raiders", "name_ru: \"Налётчики\"", "name_ru: \"Крысы\"");
        SHIPPED.refused(Catalog.MILITARY, russian, "field name_ru: another card of this age has this name");
    }

    @Test
    void the_same_name_in_several_ages_is_told_apart_by_the_age() {
        var card = Table.GAME.catalog().card(Table.kind("aggression-raid-ii"));
        assertThat(card.name().en()).endsWith(" II");
        assertThat(card.name().ru()).endsWith(" II");
        assertThat(Table.GAME.catalog().card(Table.kind("moses")).name().en()).isEqualTo("Moses");
    }

    @Test
    void a_card_at_the_wrong_place_is_refused() {
        var older = SHIPPED.changed(Catalog.CIVIL, "irrigation", "age: i", "age: ii");
        SHIPPED.refused(
                Catalog.CIVIL, older, "irrigation, field age: technologies of a type stand in the order of their ages");
        var yaml = SHIPPED.yaml(Catalog.CIVIL);
        int irrigation = yaml.indexOf("  - id: irrigation");
        int breeding = yaml.indexOf("  - id: selective_breeding");
        SHIPPED.refused(
                Catalog.CIVIL,
                yaml.substring(0, irrigation) + yaml.substring(breeding),
                "field age: technologies of a type stand in the order of their ages");
        var military = SHIPPED.yaml(Catalog.MILITARY);
        int rats = military.indexOf("  - id: rats");
        SHIPPED.refused(
                Catalog.MILITARY,
                military.substring(0, rats) + military.substring(military.indexOf("  - id: ", rats + 8)),
                "field type: card 55 of 55 of type event must stand here");
    }

    @Test
    void a_card_too_many_is_refused() {
        var more = """
                  - id: military_bonus_iv
                    name_en: "More"
                    name_ru: "Ещё"
                    name_ru_source: translation
                    age: iii
                    type: bonus
                    copies: {all: 0, three: 0, four: 0}
                    defence: 8
                    colonization: 4
                    source: public
                    confidence: high
                """;
        SHIPPED.refused(
                Catalog.MILITARY,
                SHIPPED.yaml(Catalog.MILITARY) + more,
                "military_bonus_iv, field id: there is no such card in the game");
    }

    @Test
    void a_key_that_stands_twice_in_a_record_is_refused() {
        var twice = SHIPPED.changed(Catalog.CIVIL, "moses", "age: a", "age: a\\nage: i");
        assertThatThrownBy(() -> open(Catalog.CIVIL, twice))
                .isInstanceOf(CardError.class)
                .hasMessageContaining("found duplicate key age");
    }

    // --- decks ------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({
        "civil,    0, 20, 20, 20",
        "civil,    1, 44, 50, 53",
        "civil,    2, 44, 50, 53",
        "civil,    3, 44, 50, 53",
        "military, 0, 10, 10, 10",
        "military, 1, 43, 45, 45",
        "military, 2, 46, 50, 50",
        "military, 3, 41, 45, 45",
    })
    @Rule({"AGES-2.1", "AGES-2.2"})
    void the_decks_have_the_sizes_of_the_rules(String deck, int age, int two, int three, int four) {
        var sizes = new int[5];
        for (var card : Table.GAME.catalog().cards()) {
            for (int players = 2; players <= 4; players++) {
                boolean in = card.level() == age && card.type().civil() == deck.equals("civil");
                sizes[players] += in ? card.copies().with(players) : 0;
            }
        }
        assertThat(sizes).containsExactly(0, 0, two, three, four);
    }

    @Test
    @Rule({"AGES-2.1", "AGES-2.2"})
    void in_each_later_age_six_civil_cards_are_for_three_and_three_for_four_and_pacts_for_three() {
        for (int age = 1; age <= 3; age++) {
            int three = 0;
            int four = 0;
            int pacts = 0;
            for (var card : Table.GAME.catalog().cards()) {
                if (card.level() == age && card.type().civil()) {
                    three += card.copies().three();
                    four += card.copies().four();
                } else if (card.level() == age) {
                    assertThat(card.copies().four()).as(card.id()).isZero();
                    assertThat(card.copies().three()).as(card.id()).isEqualTo(card.is(Type.PACT) ? 1 : 0);
                    pacts += card.copies().three();
                }
            }
            assertThat(new int[] {three, four, pacts}).containsExactly(6, 3, age == 1 ? 2 : 4);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "civil.yaml | moses  | all: 1 | all: 2 | age A has 21 cards with 2 players, must have 20",
                "civil.yaml | iron   | four: 1 | four: 0 | age I has 52 cards with 4 players, must have 53",
                "civil.yaml | coal   | three: 1 | three: 2 | age II has 51 cards with 3 players, must have 50",
                "military.yaml | rats | all: 1 | all: 0 | age I has 42 cards with 2 players, must have 43",
                "military.yaml | peace_treaty | all: 0, three: 1 | all: 1, three: 0 | age III has 42 cards with 2",
            })
    @Rule({"AGES-2.1", "AGES-2.2"})
    void a_deck_of_another_size_is_refused(String file, String id, String right, String wrong, String message) {
        SHIPPED.refused(file, SHIPPED.changed(file, id, right, wrong), "field copies: " + message);
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
        "say.ask-politics",
        "attack.plunder",
        "event.gain",
        "who.strongest",
        "amount.food",
        "symbol.culture",
        "text.moses",
        "type.farm",
        "draw.banks",
        "score.war",
        "origin.public",
    })
    void a_text_that_is_missing_altogether_is_refused(String key) {
        var yaml = SHIPPED.yaml(TEXTS).replaceFirst("(?m)^" + key + ":", key + ".old:");
        SHIPPED.refused(TEXTS, yaml, key + ", field en, ru: there is no text under this key");
    }

    // --- corrected data ---------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "civil.yaml    | irrigation       | science_cost: 3    | science_cost: 4",
                "civil.yaml    | irrigation       | resource_cost: 4   | resource_cost: 5",
                "civil.yaml    | alchemy          | {science: 2}       | {science: 3}",
                "civil.yaml    | monarchy         | revolution_cost: 2 | revolution_cost: 3",
                "civil.yaml    | monarchy         | urban_limit: 3     | urban_limit: 4",
                "civil.yaml    | masonry          | [0, 1, 1, 1]       | [0, 1, 1, 2]",
                "civil.yaml    | masonry          | stages_at_once: 2  | stages_at_once: 3",
                "civil.yaml    | pyramids         | [3, 2, 1]          | [3, 2, 2]",
                "civil.yaml    | frugality_a      | amount: 1          | amount: 2",
                "civil.yaml    | library_of_alexandria | hand_limit: 1 | hand_limit: 2",
                "civil.yaml    | agriculture      | start_workers: 2   | start_workers: 3",
                "civil.yaml    | oil              | token_value: 5     | token_value: 3",
                "military.yaml | aggression_spy   | amount: 5          | amount: 6",
                "military.yaml | aggression_spy   | actions: 1         | actions: 2",
                "military.yaml | legion           | strength: 2        | strength: 3",
                "military.yaml | vast_territory_i | {food: 3}          | {food: 4}",
                "military.yaml | peace_treaty     | attack: forbidden  | attack: allowed",
                "military.yaml | peace_treaty     | {culture: 1}       | {culture: 2}",
                "military.yaml | military_bonus_i | defence: 2         | defence: 3",
                "military.yaml | military_bonus_i | colonization: 1    | colonization: 2",
            })
    void a_corrected_number_changes_the_rules(String file, String id, String right, String corrected) {
        assertThat(open(file, SHIPPED.changed(file, id, right, corrected)).rules())
                .isNotEqualTo(Table.GAME.rules());
    }

    @Test
    void the_packed_cards_are_the_shipped_cards() {
        var shipped = AgesGame.open(SHIPPED.packed());
        assertThat(shipped.rules()).isEqualTo(Table.GAME.rules());
        assertThat(shipped.cards()).isEqualTo(Table.GAME.cards());
    }
}
