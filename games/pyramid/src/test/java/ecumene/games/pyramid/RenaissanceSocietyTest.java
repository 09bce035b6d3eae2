package ecumene.games.pyramid;

import static ecumene.games.pyramid.PyramidSentence.ASK_COPY;
import static ecumene.games.pyramid.PyramidSentence.ASK_COST;
import static ecumene.games.pyramid.PyramidSentence.ASK_DEMAND;
import static ecumene.games.pyramid.PyramidSentence.ASK_GAIN;
import static ecumene.games.pyramid.PyramidSentence.ASK_RESTORE;
import static ecumene.games.pyramid.PyramidSentence.ASK_RESTORE_FOR_OPPONENT;
import static ecumene.games.pyramid.PyramidSentence.ASK_RESTORE_UP_TO;
import static ecumene.games.pyramid.PyramidSentence.ASK_TRIBUTE;
import static ecumene.games.pyramid.PyramidSentence.ASK_USE;
import static ecumene.games.pyramid.PyramidSentence.BEING_RESOLVED;
import static ecumene.games.pyramid.PyramidSentence.COST_NOT_PAYABLE;
import static ecumene.games.pyramid.PyramidSentence.JUST_SPENT;
import static ecumene.games.pyramid.PyramidSentence.NOT_ACTIVATED;
import static ecumene.games.pyramid.PyramidSentence.NO_TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Covered;
import ecumene.games.pyramid.cards.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Society cards of C31 – C55, in the order of the card list. */
class RenaissanceSocietyTest {
    // --- C31 Calendar -----------------------------------------------------------------------------------------------

    @Test
    @Cards("C31")
    void calendar_scores_and_then_restores_for_each_opponent_clockwise() {
        var table = Table.renaissance(3).technologies(1, "tank", "mining").resources(2, "barter");
        table.technologies(0, "agriculture", "warriors").technologies(2, "agriculture", "mining");
        table.play(1, "calendar")
                .expectTrack(1, 2)
                .expectAsked(2, ASK_RESTORE_FOR_OPPONENT)
                .expectOptions(2, "restore agriculture", "restore mining");
        table.pick("restore mining").expectAsked(0, ASK_RESTORE_FOR_OPPONENT);
        table.expectOptions(0, "restore agriculture", "restore warriors").pick("restore agriculture");
        table.expectResolved().expectTrack(0, 0).expectTrack(1, 2).expectTrack(2, 0);
        table.expectResources(1).expectTechnologies(1, "tank", "mining", "calendar");
        table.expectResources(2, "barter", "mining").expectTechnologies(2, "agriculture");
        table.expectResources(0, "agriculture").expectTechnologies(0, "warriors");
    }

    @Test
    @Cards("C31")
    void calendar_does_your_part_when_no_opponent_has_anything_to_restore() {
        var table = Table.renaissance(3).resources(1, "agriculture");
        table.play(0, "calendar").expectResolved().expectTrack(0, 2).expectResources(0);
        table.expectResources(1, "agriculture");
    }

    // --- C32 Trade --------------------------------------------------------------------------------------------------

    @Test
    @Cards("C32")
    void trade_copies_a_resource_card_of_an_opponent_and_both_score() {
        var table = Table.renaissance(4).resources(0, "mining").resources(1, "agriculture", "barter", "frigates");
        table.technologies(2, "agriculture").resources(3, "agriculture");
        table.play(0, "trade").expectAsked(0, ASK_COPY);
        table.expectOptions(0, "copy seat2 food", "copy seat2 oil", "copy seat4 food")
                .pick("copy seat2 oil");
        table.expectResolved().expectTemporary("oil").expectResources(1, "agriculture", "barter", "frigates");
        table.expectTrack(0, 1)
                .expectTrack(1, 1)
                .expectTrack(2, 0)
                .expectTrack(3, 0)
                .expectResources(0, "mining");
    }

    @Test
    @Cards("C32")
    void trade_gets_a_space_from_a_space_card() {
        var table = Table.renaissance(3).resources(1, "internet").technologies(2, "agriculture");
        table.play(0, "trade").expectResolved().expectTemporary("space").expectResources(1, "internet");
        table.expectTrack(0, 1).expectTrack(1, 1).expectTrack(2, 0);
    }

    @Test
    @Cards("C32")
    void trade_scores_nothing_when_no_opponent_has_a_resource_card() {
        var table = Table.renaissance(2).resources(0, "mining").technologies(1, "agriculture");
        table.play(0, "trade").expectResolved().expectLogged(NO_TARGET, 0);
        table.expectTemporary().expectTrack(0, 0).expectTrack(1, 0);
    }

    // --- C33 Tribute ------------------------------------------------------------------------------------------------

    @Test
    @Cards("C33")
    void tribute_makes_an_opponent_spend_a_card_of_their_choice_and_gives_you_that_resource() {
        var table = Table.renaissance(4).resources(1, "frigates", "agriculture").technologies(2, "mining");
        table.resources(0, "mining").resources(3, "internet");
        table.play(0, "tribute").expectAsked(0, ASK_DEMAND).expectOptions(0, "demand seat2", "demand seat4");
        table.pick("demand seat2").expectAsked(1, ASK_TRIBUTE);
        table.expectOptions(1, "spend frigates", "spend agriculture")
                .pick("spend frigates")
                .expectResolved();
        table.expectTemporary("oil").expectResources(1, "agriculture").expectTechnologies(1, "frigates");
        table.expectResources(3, "internet").expectTrack(0, 0).expectTrack(1, 0);
    }

    @Test
    @Cards("C33")
    void tribute_of_a_space_card_gives_you_a_space() {
        var table = Table.renaissance(3).resources(2, "internet");
        table.play(0, "tribute").expectResolved().expectTemporary("space");
        table.expectResources(2).expectTechnologies(2, "internet");
    }

    @Test
    @Cards("C33")
    void tribute_does_nothing_when_no_opponent_has_a_resource_card() {
        var table = Table.renaissance(2).resources(0, "mining").technologies(1, "agriculture");
        table.play(0, "tribute").expectResolved().expectLogged(NO_TARGET, 0).expectTemporary();
    }

    // --- C34 Mythology ----------------------------------------------------------------------------------------------

    @Test
    @Cards("C34")
    void mythology_scores_one_point() {
        var table = Table.renaissance(2)
                .technologies(0, "agriculture")
                .technologies(1, "mining")
                .track(1, 2);
        table.play(0, "mythology").expectResolved().expectTrack(0, 1).expectTrack(1, 2);
        table.expectTechnologies(0, "agriculture", "mythology")
                .expectTechnologies(1, "mining")
                .expectTemporary();
    }

    // --- C35 Craftsmanship ------------------------------------------------------------------------------------------

    @Test
    @Cards("C35")
    void craftsmanship_gives_an_iron_and_a_horses() {
        var table = Table.renaissance(2).technologies(0, "agriculture");
        table.play(0, "craftsmanship")
                .expectResolved()
                .expectTemporary("iron", "horses")
                .expectTrack(0, 0);
        table.expectTechnologies(0, "agriculture", "craftsmanship");
    }

    // --- C38 Theology -----------------------------------------------------------------------------------------------

    @Test
    @Cards("C38")
    void theology_restores_up_to_three_and_then_restores_for_each_opponent_clockwise() {
        var table = Table.renaissance(3).technologies(0, "agriculture", "tank", "mining");
        table.technologies(1, "agriculture", "mining").technologies(2, "warriors");
        table.play(0, "theology").expectAsked(0, ASK_RESTORE_UP_TO);
        table.expectOptions(0, "restore agriculture", "restore tank", "restore mining", "restore theology", "done");
        table.pick("restore theology")
                .pick("restore tank")
                .pick("restore mining")
                .expectAsked(1, ASK_RESTORE_FOR_OPPONENT);
        table.expectOptions(1, "restore agriculture", "restore mining")
                .pick("restore agriculture")
                .expectResolved();
        table.expectResources(0, "tank", "mining", "theology").expectTechnologies(0, "agriculture");
        table.expectResources(1, "agriculture").expectTechnologies(1, "mining");
        table.expectResources(2, "warriors").expectTechnologies(2);
        table.expectTrack(0, 0).expectTrack(1, 0).expectTrack(2, 0);
    }

    @Test
    @Cards("C38")
    void theology_may_stop_early_and_your_part_is_optional_but_theirs_is_not() {
        var two = Table.renaissance(2).technologies(0, "agriculture", "mining").resources(1, "barter");
        two.play(0, "theology")
                .pick("restore agriculture")
                .pick("restore mining")
                .pick("done")
                .expectResolved();
        two.expectResources(0, "agriculture", "mining")
                .expectTechnologies(0, "theology")
                .expectTrack(0, 0);
        two.expectResources(1, "barter");
        var none = Table.renaissance(2).technologies(1, "mining");
        none.play(0, "theology").pick("done").expectResolved().expectTrack(0, 0);
        none.expectTechnologies(0, "theology").expectResources(1, "mining");
    }

    // --- C39 Patronage ----------------------------------------------------------------------------------------------

    @Test
    @Cards("C39")
    void patronage_spends_a_card_for_two_points_and_restores_another() {
        var table = Table.renaissance(2).resources(0, "agriculture", "mining").technologies(0, "tank");
        table.technologies(1, "mining");
        table.play(0, "patronage").expectAsked(0, ASK_COST).expectTrack(0, 0);
        table.expectOptions(0, "spend agriculture", "spend mining").pick("spend mining");
        table.expectTrack(0, 2).expectAsked(0, ASK_RESTORE).expectOptions(0, "restore tank", "restore patronage");
        table.expectBlocked(0, "restore mining", JUST_SPENT);
        table.pick("restore tank").expectResolved();
        table.expectResources(0, "agriculture", "tank").expectTechnologies(0, "mining", "patronage");
        table.expectTrack(0, 2)
                .expectTrack(1, 0)
                .expectTechnologies(1, "mining")
                .expectTemporary();
    }

    @Test
    @Cards("C39")
    void patronage_restores_itself_when_nothing_else_is_left() {
        var table = Table.renaissance(2).resources(0, "agriculture");
        table.play(0, "patronage").expectResolved().expectTrack(0, 2);
        table.expectResources(0, "patronage").expectTechnologies(0, "agriculture");
    }

    @Test
    @Cards("C39")
    void patronage_does_nothing_without_a_resource_card() {
        var table = Table.renaissance(2).hand(0, "patronage").technologies(0, "agriculture");
        table.temporary(Resource.FOOD, 1).technologyPhase(0).expectResolved();
        table.expectLogged(NOT_ACTIVATED, 0, table.piece(0, "patronage"))
                .expectTrack(0, 0)
                .expectResources(0);
    }

    // --- C40 Navigation ---------------------------------------------------------------------------------------------

    @Test
    @Cards("C40")
    void navigation_gives_two_different_resources_up_to_oil() {
        var table = Table.renaissance(2).resources(0, "agriculture");
        table.play(0, "navigation").expectAsked(0, ASK_GAIN);
        table.expectOptions(0, "gain food", "gain iron", "gain horses", "gain gunpowder", "gain oil")
                .pick("gain horses");
        table.expectOptions(0, "gain food", "gain iron", "gain gunpowder", "gain oil");
        table.pick("gain food")
                .expectResolved()
                .expectTemporary("food", "horses")
                .expectResources(0, "agriculture");
    }

    // --- C44 Scientific Method --------------------------------------------------------------------------------------

    @Test
    @Cards("C44")
    void scientific_method_scores_and_activates_one_other_society_card_of_yours() {
        var table = Table.renaissance(2).technologies(0, "mythology", "craftsmanship", "phalanx", "barter");
        table.hand(0, "navigation").technologies(1, "theology");
        table.play(0, "scientific-method").expectTrack(0, 1).expectAsked(0, ASK_USE);
        table.expectOptions(0, "use mythology", "use craftsmanship", "done");
        table.expectBlocked(0, "use scientific-method", BEING_RESOLVED)
                .expectBlocked(0, "use barter", COST_NOT_PAYABLE);
        table.pick("use mythology").expectResolved().expectTrack(0, 2).expectTemporary();
    }

    @Test
    @Cards("C44")
    void scientific_method_scores_also_when_it_activates_nothing() {
        var table = Table.renaissance(2).technologies(0, "mythology");
        table.play(0, "scientific-method").pick("done").expectResolved().expectTrack(0, 1);
        Table.renaissance(2).play(0, "scientific-method").expectResolved().expectTrack(0, 1);
    }

    // --- C45 Colonialism --------------------------------------------------------------------------------------------

    @Test
    @Cards("C45")
    void colonialism_gives_an_iron_and_activates_one_society_card_of_an_opponent() {
        var table = Table.renaissance(3).technologies(0, "mythology").technologies(1, "navigation", "phalanx");
        table.technologies(2, "craftsmanship", "barter")
                .resources(1, "theology")
                .hand(2, "opera");
        table.play(0, "colonialism").expectTemporary("iron").expectAsked(0, ASK_USE);
        table.expectOptions(0, "use navigation", "use craftsmanship", "done");
        table.expectBlocked(0, "use barter@3", COST_NOT_PAYABLE);
        table.pick("use craftsmanship").expectResolved().expectTemporary("iron", "iron", "horses");
        table.expectTechnologies(2, "craftsmanship", "barter");
    }

    @Test
    @Cards("C45")
    void you_are_you_on_the_card_that_colonialism_activates_and_its_owner_is_an_opponent() {
        var table = Table.renaissance(3)
                .technologies(1, "calendar")
                .technologies(2, "mining")
                .technologies(0, "tank");
        table.play(0, "colonialism").pick("use calendar").expectResolved();
        table.expectResources(0).expectResources(1, "calendar").expectResources(2, "mining");
        table.expectTrack(0, 2).expectTrack(1, 0).expectTrack(2, 0);
    }

    @Test
    @Cards("C45")
    void you_pay_the_cost_of_the_card_that_colonialism_activates() {
        var table = Table.renaissance(2)
                .technologies(1, "patronage")
                .resources(0, "agriculture")
                .resources(1, "mining");
        table.play(0, "colonialism")
                .pick("use patronage")
                .expectResolved()
                .expectTrack(0, 2)
                .expectTrack(1, 0);
        table.expectResources(0, "colonialism").expectTechnologies(0, "agriculture");
        table.expectResources(1, "mining").expectTechnologies(1, "patronage");
    }

    @Test
    @Cards("C45")
    void colonialism_may_activate_nothing() {
        var table = Table.renaissance(2).technologies(1, "mythology");
        table.play(0, "colonialism")
                .pick("done")
                .expectResolved()
                .expectTemporary("iron")
                .expectTrack(0, 0);
    }

    // --- C46 Opera --------------------------------------------------------------------------------------------------

    @Test
    @Cards("C46")
    void opera_scores_two_for_you_and_one_for_each_opponent_and_restores_a_card_of_yours() {
        var table = Table.renaissance(3).technologies(0, "agriculture", "tank").technologies(1, "mining");
        table.play(0, "opera")
                .expectTrack(0, 2)
                .expectTrack(1, 1)
                .expectTrack(2, 1)
                .expectAsked(0, ASK_RESTORE);
        table.expectOptions(0, "restore agriculture", "restore tank", "restore opera")
                .pick("restore agriculture");
        table.expectResolved().expectResources(0, "agriculture").expectTechnologies(0, "tank", "opera");
        table.expectTechnologies(1, "mining")
                .expectTrack(0, 2)
                .expectTrack(1, 1)
                .expectTrack(2, 1);
    }

    @Test
    @Cards("C46")
    void opera_restores_itself_when_nothing_else_is_there() {
        Table.renaissance(2)
                .play(0, "opera")
                .expectResolved()
                .expectResources(0, "opera")
                .expectTechnologies(0);
    }

    // --- C49 Mass Media ---------------------------------------------------------------------------------------------

    @Test
    @Cards("C49")
    void mass_media_scores_two_may_restore_one_and_then_restores_for_each_opponent_clockwise() {
        var table = Table.renaissance(3).technologies(0, "agriculture", "tank").technologies(1, "mining", "barter");
        table.technologies(2, "warriors", "reinforcement");
        table.play(0, "mass-media").expectTrack(0, 2).expectAsked(0, ASK_RESTORE_UP_TO);
        table.expectOptions(0, "restore agriculture", "restore tank", "restore mass-media", "done");
        table.pick("restore agriculture").expectAsked(1, ASK_RESTORE_FOR_OPPONENT);
        table.expectOptions(1, "restore mining", "restore barter").pick("restore barter");
        table.expectAsked(2, ASK_RESTORE_FOR_OPPONENT).pick("restore warriors").expectResolved();
        table.expectResources(0, "agriculture").expectTechnologies(0, "tank", "mass-media");
        table.expectResources(1, "barter").expectResources(2, "warriors");
        table.expectTrack(0, 2).expectTrack(1, 0).expectTrack(2, 0);
    }

    @Test
    @Cards("C49")
    void mass_media_may_restore_itself_or_nothing_and_opponents_must_restore() {
        var self = Table.renaissance(2);
        self.play(0, "mass-media").pick("restore mass-media").expectResolved().expectResources(0, "mass-media");
        var none = Table.renaissance(2).technologies(1, "mining");
        none.play(0, "mass-media").pick("done").expectResolved().expectTechnologies(0, "mass-media");
        none.expectResources(1, "mining").expectTrack(0, 2);
    }

    // --- C50 Globalization ------------------------------------------------------------------------------------------

    @Test
    @Cards("C50")
    void globalization_restores_up_to_two_and_copies_a_resource_card_whose_owner_scores() {
        var table = Table.renaissance(3).technologies(0, "agriculture", "tank", "mining");
        table.resources(1, "frigates", "barter").technologies(2, "mining");
        table.play(0, "globalization").expectAsked(0, ASK_RESTORE_UP_TO);
        table.expectOptions(
                0, "restore agriculture", "restore tank", "restore mining", "restore globalization", "done");
        table.pick("restore agriculture").pick("restore mining").expectAsked(0, ASK_COPY);
        table.expectOptions(0, "copy seat2 food", "copy seat2 oil")
                .pick("copy seat2 food")
                .expectResolved();
        table.expectTemporary("food").expectResources(1, "frigates", "barter");
        table.expectResources(0, "agriculture", "mining").expectTechnologies(0, "tank", "globalization");
        table.expectTechnologies(2, "mining")
                .expectTrack(0, 0)
                .expectTrack(1, 1)
                .expectTrack(2, 0);
    }

    @Test
    @Cards("C50")
    void globalization_may_restore_itself_and_gets_a_space_from_a_space_card() {
        var table = Table.renaissance(2).resources(1, "internet");
        table.play(0, "globalization").pick("restore globalization").expectResolved();
        table.expectTemporary("space").expectResources(0, "globalization").expectResources(1, "internet");
        table.expectTrack(0, 0).expectTrack(1, 1);
    }

    @Test
    @Cards("C50")
    void globalization_only_restores_when_no_opponent_has_a_resource_card() {
        var table = Table.renaissance(2).technologies(1, "mining");
        table.play(0, "globalization").pick("done").expectResolved().expectLogged(NO_TARGET, 0);
        table.expectTemporary().expectTrack(0, 0).expectTrack(1, 0);
    }

    // --- C53 Internet -----------------------------------------------------------------------------------------------

    @Test
    @Cards("C53")
    void internet_scores_restores_up_to_three_and_then_restores_for_each_opponent_clockwise() {
        var table = Table.renaissance(3).technologies(0, "agriculture", "tank", "mining", "opera");
        table.technologies(1, "mining", "barter").technologies(2, "warriors");
        table.play(0, "internet").expectTrack(0, 1).expectAsked(0, ASK_RESTORE_UP_TO);
        table.expectOptions(
                0,
                "restore agriculture",
                "restore tank",
                "restore mining",
                "restore opera",
                "restore internet",
                "done");
        table.pick("restore agriculture").pick("restore tank").pick("restore opera");
        table.expectAsked(1, ASK_RESTORE_FOR_OPPONENT).expectOptions(1, "restore mining", "restore barter");
        table.pick("restore mining").expectResolved();
        table.expectResources(0, "agriculture", "tank", "opera").expectTechnologies(0, "mining", "internet");
        table.expectResources(1, "mining").expectTechnologies(1, "barter").expectResources(2, "warriors");
        table.expectTrack(0, 1).expectTrack(1, 0).expectTrack(2, 0);
    }

    @Test
    @Cards("C53")
    void internet_may_restore_itself_or_nothing() {
        var self = Table.renaissance(2).technologies(0, "mining");
        self.play(0, "internet")
                .pick("restore internet")
                .pick("done")
                .expectResolved()
                .expectResources(0, "internet");
        var none = Table.renaissance(2).technologies(0, "mining");
        none.play(0, "internet")
                .pick("done")
                .expectResolved()
                .expectResources(0)
                .expectTrack(0, 1);
    }

    // --- any type ---------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"C38, theology", "C46, opera", "C49, mass-media", "C50, globalization", "C53, internet"})
    void any_type_is_every_type_and_the_card_itself(String id, String card) {
        var table = Table.renaissance(2).technologies(0, Table.EACH_TYPE);
        table.play(0, card);
        assertThat(table.offered(0, "restore"))
                .contains(Table.EACH_TYPE)
                .contains(card)
                .hasSize(8);
        Covered.card(id);
    }

    @ParameterizedTest
    @CsvSource({
        "C38, theology, done",
        "C49, mass-media, done",
        "C53, internet, done",
    })
    void any_type_is_every_type_for_an_opponent_too(String id, String card, String yours) {
        var table = Table.renaissance(2).technologies(0, Table.EACH_TYPE).technologies(1, Table.EACH_TYPE_TOO);
        table.play(0, card).pick(yours).expectAsked(1, ASK_RESTORE_FOR_OPPONENT);
        assertThat(table.keys(1)).hasSize(7);
        assertThat(table.offered(1, "restore")).containsExactlyInAnyOrder(Table.EACH_TYPE_TOO);
        Covered.card(id);
    }

    @Test
    @Cards("C31")
    void calendar_lets_an_opponent_restore_any_type() {
        var table = Table.renaissance(2).technologies(1, Table.EACH_TYPE_TOO);
        table.play(0, "calendar").expectAsked(1, ASK_RESTORE_FOR_OPPONENT);
        assertThat(table.offered(1, "restore")).containsExactlyInAnyOrder(Table.EACH_TYPE_TOO);
    }

    @Test
    @Cards("C39")
    void patronage_spends_and_restores_a_card_of_any_type() {
        var table = Table.renaissance(2).technologies(0, Table.EACH_TYPE).resources(0, "agriculture", "mining");
        table.resources(0, "phalanx", "horse-archers", "frigates", "bombers", "stealth-fighters");
        table.play(0, "patronage").expectAsked(0, ASK_COST);
        assertThat(table.offered(0, "spend")).hasSize(7);
        table.pick("spend bombers").expectAsked(0, ASK_RESTORE);
        assertThat(table.offered(0, "restore"))
                .contains(Table.EACH_TYPE)
                .contains("patronage")
                .hasSize(8);
    }
}
