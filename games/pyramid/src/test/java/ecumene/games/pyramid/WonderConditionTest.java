package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.mixed;
import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.games.pyramid.cards.Condition;
import ecumene.games.pyramid.cards.Resource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PYR-7.20 – PYR-7.25: how the conditions of wonders are read. */
class WonderConditionTest {
    private static boolean met(Table table, String wonder) {
        var wanted = table.s.catalog().wonders().get(table.wonderIndex(wonder));
        return Conditions.met(table.s, 0, wanted.condition());
    }

    @ParameterizedTest
    @CsvSource({
        // Taj Mahal: 1 Iron, 2 Gunpowder
        "taj-mahal, mining knights charge, true",
        "taj-mahal, mining knights, false",
        "taj-mahal, mining knights tank, true",
        "taj-mahal, tank blitzkrieg electricity, true",
        "taj-mahal, mining computer, true",
        "taj-mahal, computer, false",
        "taj-mahal, computer tank, true",
        "taj-mahal, knights charge cannon railroad, false",
        "taj-mahal, mining warriors knights, false",
        // Apollo Project: 1 Oil, 1 Information
        "apollo-project, cannon tank, true",
        "apollo-project, cannon railroad steam-engine, false",
        "apollo-project, tank blitzkrieg, true",
        "apollo-project, computer, true",
        "apollo-project, tank mining, false",
        // Angkor Wat: 4 different types
        "angkor-wat, mining agriculture swordsmen knights, true",
        "angkor-wat, mining warriors agriculture swordsmen, false",
        "angkor-wat, mining tank blitzkrieg electricity, true",
        "angkor-wat, computer satellite, true",
        "angkor-wat, computer mining, false",
        "angkor-wat, computer mining agriculture, true",
        "angkor-wat, computer mining warriors, false",
    })
    @Rule("PYR-7.20")
    void resources_are_covered_by_resource_cards_with_substitution_and_without_exchange(
            String wonder, String cards, boolean expected) {
        var table = newWorld(2).resources(0, cards.split(" ", -1)).technologies(0, "guerrilla-warfare", "ironclads");
        assertThat(met(table, wonder)).isEqualTo(expected);
    }

    @Test
    @Rule("PYR-7.20")
    void temporary_resources_do_not_count() {
        var table = newWorld(2)
                .temporary(Resource.IRON, 1)
                .temporary(Resource.GUNPOWDER, 2)
                .temporary(Resource.FOOD, 1);
        table.temporary(Resource.OIL, 1).temporary(Resource.INFORMATION, 1);
        assertThat(met(table, "taj-mahal")).isFalse();
        assertThat(met(table, "apollo-project")).isFalse();
        assertThat(met(table, "angkor-wat")).isFalse();
    }

    @Test
    @Rule("PYR-7.20")
    void a_required_space_needs_a_space_card() {
        var space = new Condition.Resources(List.of(1, 0, 0, 0, 0, 0, 1));
        assertThat(Conditions.met(newWorld(2).resources(0, "agriculture", "tank", "blitzkrieg").s, 0, space))
                .isFalse();
        assertThat(Conditions.met(newWorld(2).resources(0, "agriculture", "computer").s, 0, space))
                .isTrue();
        assertThat(Conditions.met(newWorld(2).resources(0, "computer").s, 0, space))
                .isFalse();
        assertThat(Conditions.met(newWorld(2).resources(0, "computer", "satellite").s, 0, space))
                .isTrue();
    }

    @Test
    @Rule("PYR-7.21")
    void cards_of_a_type_are_technology_cards_in_the_area() {
        var table = newWorld(2)
                .technologies(0, "reinforcement", "charge")
                .hand(0, "ambush")
                .resources(0, "blitzkrieg");
        assertThat(met(table, "himeji-castle")).isFalse();
        assertThat(met(table.technologies(0, "knights"), "himeji-castle"))
                .as("an Attack")
                .isFalse();
        assertThat(met(table.technologies(0, "ambush"), "himeji-castle")).isTrue();
        assertThat(met(table, "terracotta-army")).as("Attack or Tactics").isTrue();
    }

    @Test
    @Rule("PYR-7.22")
    void a_condition_costs_nothing() {
        var table = newWorld(2).wonders("taj-mahal", "angkor-wat").resources(0, "mining", "knights", "charge");
        table.hand(1, "mining", "barter").endOfTurn(0).expectWonderOf(0, "taj-mahal");
        table.expectResources(0, "mining", "knights", "charge").expectTechnologies(0);
        var glory = renaissance(2)
                .wonders("stonehenge")
                .resources(0, "agriculture", "barter")
                .hand(0, "mining", "reinforcement");
        glory.hand(1, "mining", "barter").endOfTurn(0).expectTokens(0, "stonehenge", 1);
        glory.expectResources(0, "agriculture", "barter");
    }

    @Test
    @Rule("PYR-7.23")
    void in_the_renaissance_technologies_count_only_when_they_were_not_taken_back() {
        var back = renaissance(2)
                .wonders("great-wall", "terracotta-army")
                .technologies(0, "tank", "charge", "reinforcement");
        back.hand(0, "mining").hand(1, "mining", "barter").endOfTurn(0).expectTurnOf(1);
        back.expectTokens(0, "great-wall", 0).expectTokens(0, "terracotta-army", 0);
        var stay = renaissance(2)
                .wonders("great-wall", "terracotta-army")
                .technologies(0, "tank", "charge", "reinforcement");
        stay.hand(0, "mining", "barter").hand(1, "mining", "barter").endOfTurn(0);
        stay.expectOptions(0, "wonder great-wall", "wonder terracotta-army");
    }

    @Test
    @Rule("PYR-7.23")
    void resource_cards_that_stay_count_at_the_end_of_any_turn() {
        var table = renaissance(2)
                .wonders("stonehenge")
                .resources(0, "agriculture", "barter")
                .technologies(0, "tank");
        table.hand(1, "mining", "barter").endOfTurn(0).pick("done").expectTokens(0, "stonehenge", 1);
    }

    @Test
    @Rule("PYR-7.24")
    void bought_is_the_card_of_this_turns_purchase_phase() {
        var table =
                renaissance(2).wonders("notre-dame", "large-hadron-collider").hand(0, "mining", "reinforcement");
        table.hand(1, "mining", "barter").pyramid(2, 0, "opera").resources(0, "agriculture", "trade", "theology");
        table.purchase(0)
                .pick("buy opera")
                .expectTokens(0, "notre-dame", 1)
                .expectTokens(0, "large-hadron-collider", 0);
        table.turn(0).endOfTurn(0).expectTokens(0, "notre-dame", 1);
        var attack =
                renaissance(2).wonders("notre-dame", "large-hadron-collider").hand(0, "mining", "reinforcement");
        attack.hand(1, "mining", "barter").pyramid(2, 0, "frigates").resources(0, "warriors", "theology");
        attack.purchase(0).pick("buy frigates").expectTokens(0, "notre-dame", 0);
    }

    @Test
    @Rule("PYR-7.24")
    void the_era_of_the_bought_card_counts() {
        var low = renaissance(2)
                .wonders("notre-dame")
                .hand(0, "mining", "reinforcement")
                .hand(1, "mining", "barter");
        low.pyramid(1, 0, "theology")
                .resources(0, "agriculture", "trade")
                .purchase(0)
                .pick("buy theology");
        low.expectTokens(0, "notre-dame", 0);
        var high = renaissance(2)
                .wonders("large-hadron-collider")
                .hand(0, "mining", "reinforcement")
                .hand(1, "mining", "barter");
        high.pyramid(3, 0, "bombers")
                .resources(0, "warriors", "opera", "frigates")
                .purchase(0)
                .pick("buy bombers");
        high.expectTokens(0, "large-hadron-collider", 1);
    }

    @Test
    @Rule("PYR-7.24")
    void taken_back_are_technology_and_resource_cards_of_this_turn_by_printed_points() {
        var table = renaissance(2)
                .wonders("sydney-opera-house")
                .technologies(0, "opera", "trade")
                .resources(0, "theology", "mining");
        table.hand(0, "reinforcement")
                .hand(1, "mining", "barter")
                .endOfTurn(0)
                .pick("take theology")
                .pick("done");
        table.expectTokens(0, "sydney-opera-house", 1);
        var less = renaissance(2)
                .wonders("sydney-opera-house")
                .technologies(0, "opera", "trade")
                .resources(0, "theology", "mining");
        less.hand(0, "reinforcement")
                .hand(1, "mining", "barter")
                .endOfTurn(0)
                .pick("take mining")
                .expectTokens(0, "sydney-opera-house", 0);
        less.turn(0);
        assertThat(less.s.vpTakenBack).as("counted anew each turn").isZero();
    }

    @Test
    @Rule("PYR-7.24")
    void scored_is_all_that_was_scored_in_the_own_turn_without_payments_and_losses() {
        var table = renaissance(2).wonders("sagrada-familia").track(0, 1).track(1, 5);
        table.technologies(0, "tournament", "mercenaries")
                .hand(0, "mining", "reinforcement")
                .hand(1, "mining", "barter");
        table.activate(0, "mercenaries").pick("use tournament").pick("done");
        table.expectTrack(0, 2).expectTokens(0, "sagrada-familia", 1);
        assertThat(table.s.vpScored).as("a new turn has begun").isZero();
    }

    @Test
    @Rule("PYR-7.24")
    void what_others_score_in_my_turn_is_not_theirs_to_count() {
        var table = renaissance(2).wonders("sagrada-familia").technologies(1, "tank", "reinforcement");
        table.technologies(0, "stealth-fighters")
                .hand(0, "mining", "reinforcement")
                .hand(1, "mining", "barter");
        table.activate(0, "stealth-fighters").pick("done").expectTrack(1, 1).expectTokens(0, "sagrada-familia", 1);
        table.endOfTurn(1).expectTokens(1, "sagrada-familia", 0);
    }

    @Test
    @Rule("PYR-7.25")
    void a_player_may_own_any_number_and_those_taken_by_attack_need_nothing() {
        var table = mixed(2).wonders("stonehenge")
                .owns(1, "great-wall")
                .owns(0, "notre-dame")
                .tokens(0, "stonehenge", 1);
        table.technologies(0, "nuclear-submarine")
                .resolve(0, "nuclear-submarine")
                .expectResolved();
        table.expectWonderOf(0, "great-wall").expectWonderOf(0, "notre-dame").expectSupply(0, 4);
        table.resources(0, "agriculture", "barter")
                .hand(0, "mining", "reinforcement")
                .hand(1, "mining", "barter")
                .endOfTurn(0);
        table.expectWonderOf(0, "stonehenge").expectScore(0, 4 + 2 + 2 + 2);
    }
}
