package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.SHIPPED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.cards.CardError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Data that is broken is refused when the game starts, with file, card and field; data that is corrected is played. */
class CatalogTest {
    private static PyramidGame open(String file, String yaml) {
        return PyramidGame.open(SHIPPED.with(file, yaml));
    }

    // --- broken cards -----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // fields
                "C06 | vp: 1                  | points: 1           | vp: is missing",
                "C06 | vp: 1                  | vp: 1\\npoints: 1 | points: there is no such field here",
                "C06 | name_ru: Одомашнивание | name_ru: ''         | name_ru: must be a text",
                "C06 | vp: 1                  | vp: one             | vp: must be a whole number from 0 to 9, is one",
                "C06 | vp: 1                  | vp: 10              | vp: must be a whole number from 0 to 9, is 10",
                "C06 | military_power: 0      | military_power: -1  | military_power: must be a whole number",
                "C06 | response: false        | response: maybe     | response: must be true or false",
                "C06 | theme: new_world       | theme: old_world    | theme: must be one of starting, new_world",
                "C06 | type: society          | type: religion      | type: must be one of society, tactics, attack",
                "C06 | resource_side: horses  | resource_side: wood | resource_side: must be one of food",
                "C06 | era: horses            | era: oil            | era: must be the same as resource_side",
                "C06 | {food: 1, iron: 1}     | {food: 1, wood: 1}  | base_cost: must be one of food",
                "C06 | {food: 1, iron: 1}     | {food: 10}          | base_cost.food: must be a whole number",
                "C06 | {food: 1, iron: 1}     | {space: 1}          | base_cost: no price contains space",
                // effects
                "C06 | op: gain             | op: steal               | ops[0].op: there is no such effect: steal",
                "C06 | items: {horses       | goods: {horses          | ops[0].items: is missing",
                "C06 | {horses: 1, food: 1} | {wood: 1}               | ops[0].items: must be one of food",
                "C01 | mode: must           | mode: must, twice: true | ops[0].twice: there is no such field here",
                "C01 | count: 1             | count: 0                | ops[0].count: must be a whole number from 1",
                "C01 | who: self            | who: everybody          | ops[0].who: must be one of self",
                "C01 | [food]               | [bread]                 | ops[0].types: must be one of food",
                "C01 | mode: must           | mode: maybe             | ops[0].mode: must be one of must, up_to",
                "C03 | distinct: false      | distinct: perhaps       | ops[1].distinct: must be true or false",
                "C07 | count: 2             | count: 6                | ops[1].count: is more than there are types",
                "C14 | owner: self          | owner: nobody           | ops[0].owner: must be one of self",
                "C23 | max: 1}]]            | max: 1, min: 1}]]       | ops[0].options[1][0].min: there is no such",
                "C23 | op: play_attacks     | op: play                | ops[0].options[1][0].op: there is no such",
                "C23 | , [{op: play_attacks, max: 1}] | '' | ops[0].options: must be 2 to 8 alternatives",
                "C30 | max: 99              | max: 100                | ops[0].max: must be a whole number from 1",
                "C33 | mode: spend          | mode: take              | ops[0].mode: must be one of copy, spend",
                "C36 | vp_self: 1           | vp_me: 1                | ops[0].vp_me: there is no such field here",
                "C31 | who: each_opponent   | who: target             | ops[1].who: must be self or each_opponent",
                "C34 | who: self            | who: target             | ops[0].who: no effect before this one chooses",
                "C39 | op: spend            | op: score, who: self, amount: 1}\\n- {op: spend | ops[1].op: a cost",
                "C43 | op: pay_vp           | op: spend, types: any, count: 1}\\n- {op: pay_vp | ops[1].op: a cost",
            })
    void a_broken_card_is_refused_with_file_card_and_field(String id, String right, String wrong, String message) {
        SHIPPED.refused("cards.yaml", SHIPPED.changed("cards.yaml", id, right, wrong), id + ", field " + message);
    }

    @Test
    void two_cards_with_the_same_id_or_name_are_refused() {
        SHIPPED.refused(
                "cards.yaml", SHIPPED.changed("cards.yaml", "C07", "C07", "C06"), "C06, field id: stands twice");
        SHIPPED.refused(
                "wonders.yaml", SHIPPED.changed("wonders.yaml", "W02", "W02", "W01"), "W01, field id: stands twice");
        var renamed = SHIPPED.changed("cards.yaml", "C07", "name_en: Currency", "name_en: Feudalism");
        SHIPPED.refused("cards.yaml", renamed, "C13, field name_en: another card has this name");
    }

    @ParameterizedTest
    @CsvSource({"C10, true, false", "C06, false, true"})
    void another_number_of_cards_that_take_three_players_is_refused(String id, String right, String wrong) {
        var yaml = SHIPPED.changed("cards.yaml", id, "remove_2p: " + right, "remove_2p: " + wrong);
        SHIPPED.refused("cards.yaml", yaml, "field remove_2p: exactly one card of HORSES in NEW_WORLD goes to the box");
    }

    @Test
    void a_wrong_number_of_cards_in_an_era_is_refused() {
        var later = SHIPPED.changed(
                "cards.yaml", "C06", "era: horses\n  resource_side: horses", "era: oil\n  resource_side: oil");
        SHIPPED.refused("cards.yaml", later, "field era: NEW_WORLD has 6 cards of HORSES, must have 7");
        var yaml = SHIPPED.yaml("cards.yaml");
        SHIPPED.refused("cards.yaml", yaml.substring(0, yaml.indexOf("- id: C55")), "RENAISSANCE has 2 cards of SPACE");
        var withoutAmbush = yaml.substring(0, yaml.indexOf("- id: C05")) + yaml.substring(yaml.indexOf("- id: C06"));
        SHIPPED.refused("cards.yaml", withoutAmbush, "C06, field theme: the first 5 cards are the starting set");
    }

    @Test
    void a_key_that_stands_twice_in_a_record_is_refused() {
        SHIPPED.refused(
                "cards.yaml",
                SHIPPED.changed("cards.yaml", "C06", "vp: 1", "vp: 1\n  vp: 2"),
                "found duplicate key vp");
        SHIPPED.refused(
                "wonders.yaml",
                SHIPPED.changed("wonders.yaml", "W01", "vp: 2", "vp: 2\n  vp: 3"),
                "found duplicate key vp");
        SHIPPED.refused(
                "texts.yaml",
                SHIPPED.yaml("texts.yaml") + "\nmove.done: {en: a, ru: b}\n",
                "found duplicate key move.done");
    }

    // --- broken wonders ---------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W01 | glory_tokens: 0      | tokens: 0         | glory_tokens: is missing",
                "W01 | glory_tokens: 0      | glory_tokens: 0\\ncolour: red | colour: there is no such field",
                "W01 | vp: 2                | vp: -1            | vp: must be a whole number from 0 to 9",
                "W01 | picture_card: C08    | picture_card: C13 | picture_card: must be a card of the same",
                "W01 | picture_card: C08    | picture_card: C31 | picture_card: must be a card of the same",
                "W01 | picture_card: C08    | picture_card: C99 | picture_card: must be a card of the same",
                "W01 | glory_tokens: 0      | glory_tokens: 2   | glory_tokens: must be 0 in the New World",
                "W11 | glory_tokens: 2      | glory_tokens: 0   | glory_tokens: must be 0 in the New World",
                "W11 | glory_tokens: 2      | glory_tokens: 6   | glory_tokens: must be a whole number from 0 to 5",
                "W01 | kind: resources      | kind: riches      | check.kind: there is no such condition: riches",
                "W01 | {food: 2, horses: 1} | {bread: 2}        | check.list: must be one of food",
                "W01 | {food: 2, horses: 1} | {food: 2}, min: 3 | check.min: there is no such field here",
                "W03 | min: 4               | max: 4            | check.min: is missing",
                "W03 | min: 4               | min: 10           | check.min: must be a whole number from 1 to 9",
                "W04 | [society]            | [religion]        | check.type: must be one of society",
                "W14 | era_min: oil         | era_min: iron     | check.era_min: must be an era, is iron",
                "W02 | era: horses          | era: gunpowder    | picture_card: must be a card of the same theme",
            })
    void a_broken_wonder_is_refused_with_file_wonder_and_field(String id, String right, String wrong, String message) {
        SHIPPED.refused("wonders.yaml", SHIPPED.changed("wonders.yaml", id, right, wrong), id + ", field " + message);
    }

    @Test
    void a_wrong_number_of_wonders_in_an_era_is_refused() {
        var yaml = SHIPPED.yaml("wonders.yaml");
        SHIPPED.refused(
                "wonders.yaml", yaml.substring(0, yaml.indexOf("- id: W20")), "RENAISSANCE needs 2 wonders of SPACE");
    }

    // --- broken texts -----------------------------------------------------------------------------------------------

    @Test
    void a_text_that_is_missing_in_one_language_is_refused() {
        var yaml = SHIPPED.yaml("texts.yaml") + "\nfact.new: {en: New}\n";
        SHIPPED.refused("texts.yaml", yaml, "fact.new, field ru: is missing");
        SHIPPED.refused(
                "texts.yaml",
                SHIPPED.yaml("texts.yaml") + "\nfact.new: {en: '', ru: Новый}\n",
                "fact.new, field en: must");
    }

    @ParameterizedTest
    @CsvSource({
        "move.done",
        "say.ask-buy",
        "effect.attack.plunder",
        "condition.military-power",
        "resource.oil",
        "fact.vp",
        "draw.glory",
        "price.extra",
        "remark.stakes",
        "score.track"
    })
    void a_text_that_is_missing_altogether_is_refused(String key) {
        var yaml = SHIPPED.yaml("texts.yaml").replaceFirst("(?m)^" + key + ":", key + ".old:");
        assertThatThrownBy(() -> open("texts.yaml", yaml))
                .isInstanceOf(CardError.class)
                .hasMessageContaining(key + ", field en, ru: there is no text under this key");
    }

    // --- corrected data ---------------------------------------------------------------------------------------------

    @Test
    void a_corrected_card_plays_by_its_new_text_and_the_rules_are_other_rules() {
        var corrected = open("cards.yaml", SHIPPED.changed("cards.yaml", "C08", "{iron: 2}", "{iron: 3}"));
        assertThat(corrected.rules()).isNotEqualTo(Table.GAME.rules());
        assertThat(face(corrected, "C08")).contains("×3");
        assertThat(face(Table.GAME, "C08")).contains("×2");
        var table = Table.of(corrected, "new-world", 2).play(0, "metal-working");
        table.expectResolved().expectTemporary("iron", "iron", "iron");
    }

    @Test
    void a_choice_of_which_no_alternative_can_be_paid_cannot_be_activated() {
        var right = "[[{op: activate, type: attack, owner: self, max: 1}], [{op: play_attacks, max: 1}]]";
        var costly = "[[{op: spend, types: any, count: 1}, {op: gain, items: {oil: 2}}], [{op: pay_vp, amount: 1}]]";
        var corrected = open("cards.yaml", SHIPPED.changed("cards.yaml", "C48", right, costly));
        var poor =
                Table.of(corrected, "renaissance", 2).hand(0, "naval-blockade").technologyPhase(0);
        poor.expectResolved().expectLogged(PyramidSentence.NOT_ACTIVATED, 0, poor.piece(0, "naval-blockade"));
        var rich = Table.of(corrected, "renaissance", 2).resources(0, "mining").play(0, "naval-blockade");
        rich.expectResolved().expectTemporary("oil", "oil").expectResources(0);
    }

    private static String face(PyramidGame game, String id) {
        return game.cards().stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .orElseThrow()
                .text()
                .en();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cards.yaml   | C06 | vp: 1                | vp: 2",
                "cards.yaml   | C06 | {food: 1, iron: 1}   | {food: 2}",
                "cards.yaml   | C11 | military_power: 2    | military_power: 3",
                "cards.yaml   | C11 | response: false      | response: true",
                "cards.yaml   | C11 | type: attack         | type: tactics",
                "cards.yaml   | C11 | loss: 1              | loss: 2",
                "wonders.yaml | W01 | vp: 2                | vp: 3",
                "wonders.yaml | W01 | {food: 2, horses: 1} | {food: 2, horses: 2}",
                "wonders.yaml | W01 | picture_card: C08    | picture_card: C07",
                "wonders.yaml | W11 | glory_tokens: 2      | glory_tokens: 3",
            })
    void a_corrected_number_changes_the_rules(String file, String id, String right, String corrected) {
        assertThat(open(file, SHIPPED.changed(file, id, right, corrected)).rules())
                .isNotEqualTo(Table.GAME.rules());
    }

    @Test
    void the_packed_cards_are_the_shipped_cards() {
        var shipped = PyramidGame.open(SHIPPED.packed());
        assertThat(shipped.rules()).isEqualTo(Table.GAME.rules());
        assertThat(shipped.cards()).isEqualTo(Table.GAME.cards());
    }
}
