package ecumene.games.pyramid;

import static ecumene.games.pyramid.PyramidSentence.ASK_COST;
import static ecumene.games.pyramid.PyramidSentence.ASK_EXTRA;
import static ecumene.games.pyramid.PyramidSentence.ASK_GAIN;
import static ecumene.games.pyramid.PyramidSentence.ASK_RESTORE;
import static ecumene.games.pyramid.PyramidSentence.ASK_RESTORE_UP_TO;
import static ecumene.games.pyramid.PyramidSentence.ASK_USE;
import static ecumene.games.pyramid.PyramidSentence.BEING_RESOLVED;
import static ecumene.games.pyramid.PyramidSentence.CHOSEN_ALREADY;
import static ecumene.games.pyramid.PyramidSentence.COST_NOT_PAYABLE;
import static ecumene.games.pyramid.PyramidSentence.NOT_ACTIVATED;
import static ecumene.games.pyramid.PyramidSentence.WRONG_RESOURCE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Covered;
import ecumene.games.pyramid.cards.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Society cards of C06 – C30, in the order of the card list. */
class NewWorldSocietyTest {
    // --- C06 Domestication, C08 Metal Working, C13 Feudalism, C19 Steam Engine, C25 Assembly Line

    @ParameterizedTest
    @CsvSource({
        "C06, domestication, food horses",
        "C08, metal-working, iron iron",
        "C13, feudalism, food iron horses",
        "C19, steam-engine, iron gunpowder oil",
        "C25, assembly-line, iron iron oil oil",
    })
    void some_cards_simply_give_resources_for_this_turn(String id, String card, String gained) {
        var table = Table.newWorld(2).technologies(0, "agriculture").resources(0, "mining");
        table.play(0, card).expectResolved();
        table.expectTemporary(gained.split(" "));
        table.expectTechnologies(0, "agriculture", card).expectResources(0, "mining");
        Covered.card(id);
    }

    // --- C07 Currency -----------------------------------------------------------------------------------------------

    @Test
    @Cards("C07")
    void currency_turns_any_resource_card_into_two_different_resources_up_to_oil() {
        var table = Table.newWorld(2).resources(0, Table.EACH_TYPE);
        table.play(0, "currency").expectAsked(0, ASK_COST);
        assertThat(table.offered(0, "spend")).containsExactlyInAnyOrder(Table.EACH_TYPE);
        table.pick("spend warriors").expectAsked(0, ASK_GAIN);
        table.expectOptions(0, "gain food", "gain iron", "gain horses", "gain gunpowder", "gain oil");
        table.pick("gain oil").expectAsked(0, ASK_GAIN);
        table.expectOptions(0, "gain food", "gain iron", "gain horses", "gain gunpowder");
        table.pick("gain iron").expectResolved();
        table.expectTemporary("iron", "oil").expectTechnologies(0, "warriors", "currency");
    }

    @Test
    @Cards("C07")
    void currency_does_nothing_without_a_resource_card_whatever_was_gained_this_turn() {
        var table = Table.newWorld(2).hand(0, "currency").temporary(Resource.OIL, 1);
        table.technologyPhase(0).expectResolved();
        table.expectLogged(NOT_ACTIVATED, 0, table.piece(0, "currency")).expectTemporary("oil");
    }

    // --- C09 Code of Laws -------------------------------------------------------------------------------------------

    @Test
    @Cards("C09")
    void code_of_laws_restores_up_to_two_of_food_iron_and_horses() {
        var table = Table.newWorld(2).technologies(0, Table.EACH_TYPE);
        table.play(0, "code-of-laws").expectAsked(0, ASK_RESTORE_UP_TO);
        table.expectOptions(
                0, "restore barter", "restore warriors", "restore swordsmen", "restore code-of-laws", "done");
        table.expectBlocked(0, "restore knights", WRONG_RESOURCE).expectBlocked(0, "restore tank", WRONG_RESOURCE);
        table.pick("restore barter").pick("restore swordsmen").expectResolved();
        table.expectResources(0, "barter", "swordsmen");
    }

    @Test
    @Cards("C09")
    void code_of_laws_may_restore_two_of_the_same_type_and_itself() {
        var table = Table.newWorld(2).technologies(0, "swordsmen");
        table.play(0, "code-of-laws")
                .pick("restore swordsmen")
                .pick("restore code-of-laws")
                .expectResolved();
        table.expectResources(0, "swordsmen", "code-of-laws").expectTechnologies(0);
    }

    @Test
    @Cards("C09")
    void code_of_laws_may_restore_one_or_none() {
        var one = Table.newWorld(2).technologies(0, "agriculture");
        one.play(0, "code-of-laws").pick("restore agriculture").pick("done").expectResolved();
        one.expectResources(0, "agriculture").expectTechnologies(0, "code-of-laws");
        var none = Table.newWorld(2).technologies(0, "agriculture");
        none.play(0, "code-of-laws").pick("done").expectResolved();
        none.expectResources(0).expectTechnologies(0, "agriculture", "code-of-laws");
    }

    // --- C10 Philosophy ---------------------------------------------------------------------------------------------

    @Test
    @Cards("C10")
    void philosophy_restores_a_food_and_then_an_iron() {
        var table = Table.newWorld(2).technologies(0, Table.EACH_TYPE).technologies(0, "agriculture", "mining");
        table.play(0, "philosophy").expectAsked(0, ASK_RESTORE);
        table.expectOptions(0, "restore barter", "restore agriculture");
        table.expectBlocked(0, "restore warriors", WRONG_RESOURCE);
        table.expectBlocked(0, "restore philosophy", WRONG_RESOURCE);
        table.pick("restore agriculture").expectAsked(0, ASK_RESTORE);
        table.expectOptions(0, "restore warriors", "restore mining");
        table.pick("restore mining").expectResolved().expectResources(0, "agriculture", "mining");
    }

    @Test
    @Cards("C10")
    void philosophy_restores_what_is_possible() {
        var one = Table.newWorld(2).technologies(0, Table.EACH_TYPE);
        one.play(0, "philosophy").expectResolved().expectResources(0, "barter", "warriors");
        var iron = Table.newWorld(2).technologies(0, "mining");
        iron.play(0, "philosophy").expectResolved().expectResources(0, "mining");
        var none = Table.newWorld(2).technologies(0, "knights");
        none.play(0, "philosophy").expectResolved().expectResources(0);
    }

    // --- C14 Printing Press -----------------------------------------------------------------------------------------

    @Test
    @Cards("C14")
    void printing_press_activates_one_other_society_card_of_yours() {
        var table = Table.newWorld(2).technologies(0, "metal-working", "domestication", "swordsmen", "reinforcement");
        table.hand(0, "currency").resources(0, "agriculture").technologies(1, "feudalism");
        table.play(0, "printing-press").expectAsked(0, ASK_USE);
        table.expectOptions(0, "use metal-working", "use domestication", "done");
        table.expectBlocked(0, "use printing-press", BEING_RESOLVED);
        table.pick("use metal-working").expectResolved();
        table.expectTemporary("iron", "iron");
        table.expectTechnologies(0, "metal-working", "domestication", "swordsmen", "reinforcement", "printing-press");
    }

    @Test
    @Cards("C14")
    void printing_press_may_activate_nothing() {
        var table = Table.newWorld(2).technologies(0, "metal-working");
        table.play(0, "printing-press").pick("done").expectResolved().expectTemporary();
        Table.newWorld(2).play(0, "printing-press").expectResolved().expectTemporary();
    }

    @Test
    @Cards("C14")
    void printing_press_does_not_activate_a_card_whose_cost_you_cannot_pay() {
        var table = Table.newWorld(2).technologies(0, "metal-working", "barter");
        table.play(0, "printing-press").expectOptions(0, "use metal-working", "done");
        table.expectBlocked(0, "use barter", COST_NOT_PAYABLE);
    }

    // --- C15 Banking ------------------------------------------------------------------------------------------------

    @Test
    @Cards("C15")
    void banking_restores_up_to_two_of_food_iron_horses_and_gunpowder() {
        var table = Table.newWorld(2).technologies(0, Table.EACH_TYPE);
        table.play(0, "banking").expectAsked(0, ASK_RESTORE_UP_TO);
        table.expectOptions(
                0,
                "restore barter",
                "restore warriors",
                "restore swordsmen",
                "restore knights",
                "restore banking",
                "done");
        table.expectBlocked(0, "restore cannon", WRONG_RESOURCE).expectBlocked(0, "restore tank", WRONG_RESOURCE);
        table.pick("restore warriors")
                .expectAsked(0, ASK_RESTORE_UP_TO)
                .pick("restore banking")
                .expectResolved();
        table.expectResources(0, "warriors", "banking");
    }

    @Test
    @Cards("C15")
    void banking_stops_after_two_or_earlier_if_you_wish() {
        var two = Table.newWorld(2).technologies(0, "agriculture", "mining");
        two.play(0, "banking")
                .pick("restore agriculture")
                .pick("restore mining")
                .expectResolved();
        two.expectResources(0, "agriculture", "mining").expectTechnologies(0, "banking");
        var none = Table.newWorld(2).technologies(0, "agriculture");
        none.play(0, "banking").pick("done").expectResolved().expectResources(0);
    }

    // --- C20 Railroad -----------------------------------------------------------------------------------------------

    @Test
    @Cards("C20")
    void railroad_plays_a_hand_card_as_a_resource_and_then_restores_a_card_of_any_type() {
        var table = Table.newWorld(2).hand(0, "agriculture", "knights").technologies(0, "tank", "mining");
        table.play(0, "railroad").expectAsked(0, ASK_EXTRA);
        table.expectOptions(0, "extra agriculture", "extra knights", "done").pick("extra knights");
        table.expectAsked(0, ASK_RESTORE_UP_TO);
        table.expectOptions(0, "restore tank", "restore mining", "restore railroad", "done")
                .pick("restore tank");
        table.expectResolved().expectResources(0, "knights", "tank").expectHand(0, "agriculture");
        table.expectTechnologies(0, "mining", "railroad").expectTemporary();
    }

    @Test
    @Cards("C20")
    void both_parts_of_railroad_are_optional() {
        var table = Table.newWorld(2).hand(0, "agriculture", "mining");
        table.play(0, "railroad")
                .pick("done")
                .expectAsked(0, ASK_RESTORE_UP_TO)
                .pick("done")
                .expectResolved();
        table.expectHand(0, "agriculture", "mining").expectResources(0).expectTechnologies(0, "railroad");
    }

    @Test
    @Cards("C20")
    void railroad_restores_itself_also_with_an_empty_hand() {
        var table = Table.newWorld(2);
        table.play(0, "railroad")
                .expectAsked(0, ASK_RESTORE_UP_TO)
                .pick("restore railroad")
                .expectResolved();
        table.expectResources(0, "railroad").expectTechnologies(0);
    }

    // --- C24 Electricity --------------------------------------------------------------------------------------------

    @Test
    @Cards("C24")
    void electricity_restores_up_to_three_cards_of_any_types() {
        var table = Table.newWorld(2).technologies(0, "agriculture", "mining", "computer", "cannon");
        table.play(0, "electricity").expectAsked(0, ASK_RESTORE_UP_TO);
        table.expectOptions(
                0,
                "restore agriculture",
                "restore mining",
                "restore computer",
                "restore cannon",
                "restore electricity",
                "done");
        table.pick("restore agriculture")
                .pick("restore computer")
                .pick("restore cannon")
                .expectResolved();
        table.expectResources(0, "agriculture", "computer", "cannon").expectTechnologies(0, "mining", "electricity");
    }

    @Test
    @Cards("C24")
    void electricity_may_restore_itself_and_may_stop_early() {
        var table = Table.newWorld(2).technologies(0, "agriculture", "mining");
        table.play(0, "electricity").pick("restore electricity").pick("done").expectResolved();
        table.expectResources(0, "electricity").expectTechnologies(0, "agriculture", "mining");
        var none = Table.newWorld(2).technologies(0, "agriculture");
        none.play(0, "electricity").pick("restore agriculture").pick("done").expectResolved();
        none.expectResources(0, "agriculture").expectTechnologies(0, "electricity");
    }

    @ParameterizedTest
    @CsvSource({"C20, railroad", "C24, electricity"})
    void any_type_is_every_type_and_the_card_itself(String id, String card) {
        var table = Table.newWorld(2).technologies(0, Table.EACH_TYPE);
        table.play(0, card).expectAsked(0, ASK_RESTORE_UP_TO);
        assertThat(table.offered(0, "restore"))
                .contains(Table.EACH_TYPE)
                .contains(card)
                .hasSize(8);
        Covered.card(id);
    }

    // --- C28 Computer -----------------------------------------------------------------------------------------------

    @Test
    @Cards("C28")
    void computer_activates_two_different_other_society_cards_of_yours() {
        var table = Table.newWorld(2).technologies(0, "metal-working", "domestication", "feudalism", "swordsmen");
        table.hand(0, "agriculture").resources(0, "steam-engine").technologies(1, "assembly-line");
        table.play(0, "computer").expectAsked(0, ASK_USE);
        table.expectOptions(0, "use metal-working", "use domestication", "use feudalism", "done");
        table.expectBlocked(0, "use computer", BEING_RESOLVED);
        table.pick("use domestication").expectTemporary("food", "horses").expectAsked(0, ASK_USE);
        table.expectOptions(0, "use metal-working", "use feudalism", "done");
        table.expectBlocked(0, "use domestication", CHOSEN_ALREADY);
        table.pick("use metal-working").expectResolved().expectTemporary("food", "horses", "iron", "iron");
    }

    @Test
    @Cards("C28")
    void computer_may_activate_one_card_or_none() {
        var one = Table.newWorld(2).technologies(0, "metal-working", "domestication");
        one.play(0, "computer")
                .pick("use metal-working")
                .pick("done")
                .expectResolved()
                .expectTemporary("iron", "iron");
        var none = Table.newWorld(2).technologies(0, "metal-working", "domestication");
        none.play(0, "computer").pick("done").expectResolved().expectTemporary();
    }

    @Test
    @Cards("C28")
    void computer_finishes_what_a_chosen_card_activates_before_it_goes_on() {
        var table = Table.newWorld(2).technologies(0, "printing-press", "metal-working", "feudalism");
        table.play(0, "computer").pick("use printing-press").expectAsked(0, ASK_USE);
        table.expectOptions(0, "use metal-working", "use feudalism", "done").pick("use metal-working");
        table.expectTemporary("iron", "iron").expectAsked(0, ASK_USE);
        table.expectOptions(0, "use metal-working", "use feudalism", "done");
        table.expectBlocked(0, "use printing-press", CHOSEN_ALREADY);
        table.expectBlocked(0, "use computer", BEING_RESOLVED);
        table.pick("use metal-working").expectResolved().expectTemporary("iron", "iron", "iron", "iron");
    }
}
