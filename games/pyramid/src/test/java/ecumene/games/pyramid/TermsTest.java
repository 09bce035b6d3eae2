package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.games.pyramid.cards.Amounts;
import ecumene.games.pyramid.cards.Card;
import ecumene.games.pyramid.cards.Condition;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Technology;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** PYR-1: the words of the rules. */
class TermsTest {
    private static Card card(String key) {
        var table = newWorld(2);
        return table.s.card(table.piece(0, key));
    }

    @Test
    @Rule("PYR-1.1")
    void the_technology_side_tells_everything_about_a_card() {
        var knights = card("knights");
        assertThat(knights.id()).isEqualTo("C16");
        assertThat(knights.name().en()).isEqualTo("Knights");
        assertThat(knights.resource()).isEqualTo(Resource.GUNPOWDER);
        assertThat(knights.type()).isEqualTo(Technology.ATTACK);
        assertThat(knights.vp()).isEqualTo(2);
        assertThat(knights.power()).isEqualTo(3);
        assertThat(knights.response()).isTrue();
        assertThat(knights.cost()).containsExactly(0, 1, 1, 0, 0, 0, 0);
        assertThat(knights.removedWithTwo()).isFalse();
        assertThat(knights.ops()).containsExactly(new Effect.Attack(1, false, false, 0, 0, 0, 0));
    }

    @Test
    @Rule("PYR-1.1")
    void the_resource_side_tells_the_resource_and_the_printed_points_only() {
        assertThat(back("knights")).as("both Gunpowder, 2 points").isEqualTo(back("musketeers"));
        assertThat(back("knights")).as("another resource").isNotEqualTo(back("tribute"));
        assertThat(back("calendar")).as("both Horses, other points").isNotEqualTo(back("tribute"));
    }

    private static int back(String card) {
        var table = newWorld(2);
        return table.s.zones().layout().back(Places.resources(0), table.piece(0, card));
    }

    @Test
    @Rule("PYR-1.2")
    void a_card_lies_in_one_place_and_in_an_area_on_one_side() {
        var table = newWorld(2)
                .pyramid(0, 0, "swordsmen")
                .resources(0, "agriculture", "mining")
                .hand(1, "mining");
        table.wonders().purchase(0);
        assertThat(places(table, "swordsmen")).containsExactly("pyramid");
        table.pick("buy swordsmen");
        assertThat(places(table, "swordsmen")).as("taken back").containsExactly("hand.1");
        table.expectHole(0, 0).expectPower(0, 0);
        assertThat(table.s.resourceCards(0, Resource.HORSES.ordinal())).isZero();

        table.technologies(0, "swordsmen").expectPower(0, 2);
        assertThat(places(table, "swordsmen")).containsExactly("technologies.1");
        assertThat(table.s.resourceCards(0, Resource.HORSES.ordinal())).isZero();

        table.resources(0, "swordsmen").expectPower(0, 0);
        assertThat(places(table, "swordsmen")).containsExactly("resources.1");
        assertThat(table.s.resourceCards(0, Resource.HORSES.ordinal())).isOne();

        table.hand(0, "swordsmen").expectPower(0, 0);
        assertThat(table.s.resourceCards(0, Resource.HORSES.ordinal())).isZero();
    }

    private static List<String> places(Table table, String card) {
        int piece = table.piece(0, card);
        var zones = table.s.zones();
        return zones.layout().zones().stream()
                .filter(zone -> Arrays.stream(
                                zones.pieces(zones.layout().zones().indexOf(zone)))
                        .anyMatch(each -> each == piece))
                .map(zone -> zone.id())
                .toList();
    }

    @Test
    @Rule("PYR-1.3")
    void resources_rise_from_food_to_space_and_the_last_five_are_the_eras() {
        assertThat(Resource.values())
                .containsExactly(
                        Resource.FOOD,
                        Resource.IRON,
                        Resource.HORSES,
                        Resource.GUNPOWDER,
                        Resource.OIL,
                        Resource.INFORMATION,
                        Resource.SPACE);
        assertThat(Resource.FOOD.era()).isNegative();
        assertThat(Resource.IRON.era()).isNegative();
        for (int era = 0; era < Resource.ERAS; era++) {
            assertThat(Resource.ofEra(era).era()).isEqualTo(era);
        }
        assertThat(Resource.ofEra(0)).isEqualTo(Resource.HORSES);
        assertThat(Resource.ofEra(4)).isEqualTo(Resource.SPACE);
    }

    @Test
    @Rule("PYR-1.4")
    void a_technology_is_society_tactics_or_attack_and_only_attacks_attack() {
        assertThat(Technology.values()).containsExactly(Technology.SOCIETY, Technology.TACTICS, Technology.ATTACK);
        assertThat(card("agriculture").type()).isEqualTo(Technology.SOCIETY);
        assertThat(card("reinforcement").type()).isEqualTo(Technology.TACTICS);
        assertThat(card("warriors").type()).isEqualTo(Technology.ATTACK);
        assertThat(newWorld(2).s.catalog().cards())
                .allSatisfy(card -> assertThat(card.ops().stream().anyMatch(Effect.Attack.class::isInstance))
                        .as(card.key())
                        .isEqualTo(card.type() == Technology.ATTACK));
    }

    @Test
    @Rule("PYR-1.5")
    void spending_turns_a_resource_card_over_and_triggers_nothing() {
        var table = newWorld(2).technologies(0, "barter").resources(0, "metal-working");
        table.resolve(0, "barter").pick("gain oil");
        table.expectResolved().expectResources(0).expectTechnologies(0, "barter", "metal-working");
        table.expectTemporary("oil");
    }

    @Test
    @Rule("PYR-1.5")
    void a_resource_spent_for_an_effect_gives_nothing_to_buy_with() {
        var table = newWorld(2).technologies(0, "patronage").resources(0, "computer");
        table.resolve(0, "patronage").expectResolved().expectTemporary().expectTechnologies(0, "computer");
        table.expectResources(0, "patronage");
    }

    @Test
    @Rule("PYR-1.5")
    void temporary_resources_and_those_of_others_are_never_spent_for_an_effect() {
        var table = newWorld(2)
                .hand(0, "barter", "reinforcement")
                .resources(1, "mining")
                .temporary(Resource.FOOD, 3);
        table.technologyPhase(0).pick("technology barter");
        table.expectLogged(PyramidSentence.NOT_ACTIVATED, 0, table.piece(0, "barter"));
        table.expectTemporary("food", "food", "food").expectResources(1, "mining");
    }

    @Test
    @Rule("PYR-1.6")
    void restoring_a_named_type_takes_only_cards_with_that_type_behind_them() {
        var table = newWorld(2)
                .technologies(0, "philosophy", "agriculture", "mining", "barter", "reinforcement", "knights");
        table.carryOut(
                0,
                "philosophy",
                new Effect.Restore(Effect.Who.SELF, List.of(Resource.FOOD), 2, Effect.Mode.MUST, false));
        table.expectAsked(0, PyramidSentence.ASK_RESTORE);
        table.expectOptions(0, "restore agriculture", "restore barter", "restore reinforcement");
        table.expectBlocked(0, "restore mining", PyramidSentence.WRONG_RESOURCE);
        table.expectBlocked(0, "restore knights", PyramidSentence.WRONG_RESOURCE);
        table.pick("restore agriculture").pick("restore reinforcement");
        table.expectResolved().expectResources(0, "agriculture", "reinforcement");
        table.expectTechnologies(0, "philosophy", "mining", "barter", "knights");
    }

    @Test
    @Rule("PYR-1.6")
    void restoring_any_type_takes_whatever_lies_there_the_card_itself_included() {
        var table = newWorld(2).technologies(0, "electricity", "mining", "knights");
        table.resolve(0, "electricity");
        table.expectOptions(0, "restore electricity", "restore mining", "restore knights", "done");
        table.pick("restore electricity").expectOptions(0, "restore mining", "restore knights", "done");
        table.pick("restore knights")
                .pick("done")
                .expectResolved()
                .expectResources(0, "electricity", "knights")
                .expectTechnologies(0, "mining");
    }

    @Test
    @Rule("PYR-1.7")
    void a_gained_resource_is_no_card_buys_and_is_gone_when_the_turn_ends() {
        var table = newWorld(2).technologies(0, "metal-working").pyramid(0, 0, "code-of-laws");
        table.hand(0, "reinforcement", "barter")
                .hand(1, "mining", "reinforcement", "barter")
                .wonders();
        table.activate(0, "metal-working").expectTemporary("iron", "iron").expectResources(0);
        table.expectOptions(0, "buy code-of-laws", "pass").pick("pass");
        table.expectTurnOf(1).expectTemporary();
    }

    @Test
    @Rule("PYR-1.7")
    void temporary_resources_belong_to_the_active_player() {
        var table = newWorld(2).temporary(Resource.IRON, 2);
        table.s.active = 0;
        assertThat(Purchase.purse(table.s, 0)).isEqualTo(Amounts.of(Resource.IRON.ordinal(), 2));
        assertThat(Purchase.purse(table.s, 1)).isEqualTo(Amounts.NONE);
    }

    @Test
    @Rule("PYR-1.8")
    void turning_a_card_over_or_buying_it_never_activates_it() {
        var table = newWorld(2).resources(0, "metal-working", "domestication").pyramid(1, 0, "banking");
        table.hand(0, "reinforcement", "barter")
                .hand(1, "mining", "reinforcement")
                .wonders()
                .purchase(0)
                .pick("buy banking");
        table.expectTechnologies(0, "metal-working", "domestication", "banking").expectTurnOf(1);
        table.expectNotLogged(PyramidSentence.ACTIVATED).expectNotLogged(PyramidSentence.GAINED);
    }

    @Test
    @Rule("PYR-1.8")
    void a_card_is_activated_when_it_is_played_or_when_an_effect_says_so() {
        var table =
                newWorld(2).hand(0, "mining", "printing-press", "reinforcement").technologies(0, "metal-working");
        table.turn(0).pick("resource mining").pick("technology printing-press").pick("activate printing-press");
        table.expectLogged(PyramidSentence.ACTIVATED, 0, table.piece(0, "printing-press"));
        table.pick("use metal-working").expectLogged(PyramidSentence.ACTIVATED, 0, table.piece(0, "metal-working"));
    }

    @Test
    @Rule("PYR-1.9")
    void power_is_the_sum_of_all_technology_cards_in_the_area_and_nothing_else() {
        var table =
                newWorld(2).technologies(0, "knights", "charge", "agriculture").expectPower(0, 3 + 2);
        table.resources(0, "tank").hand(0, "ironclads").owns(0, "taj-mahal").expectPower(0, 5);
        table.technologies(0, "tank").expectPower(0, 9).resources(0, "knights").expectPower(0, 6);
        table.hand(0, "charge").expectPower(0, 4).expectPower(1, 0);
    }

    @Test
    @Rule("PYR-1.10")
    void information_stands_for_one_resource_of_any_type_but_space() {
        for (var type : List.of(Resource.FOOD, Resource.IRON, Resource.HORSES, Resource.GUNPOWDER, Resource.OIL)) {
            assertThat(Payment.pays(only(Resource.INFORMATION, 1), only(type, 1), 0))
                    .as(type.name())
                    .isTrue();
            assertThat(Payment.pays(only(Resource.INFORMATION, 1), only(type, 2), 0))
                    .as(type.name())
                    .isFalse();
        }
        var space = new Condition.Resources(List.of(0, 0, 0, 0, 0, 0, 1));
        assertThat(Conditions.met(newWorld(2).resources(0, "tank", "blitzkrieg").s, 0, space))
                .isFalse();
        assertThat(Conditions.met(newWorld(2).resources(0, "computer").s, 0, space))
                .isTrue();
    }

    @Test
    @Rule("PYR-1.10")
    void space_stands_for_any_two_equal_or_different() {
        var space = only(Resource.SPACE, 1);
        assertThat(Payment.pays(space, only(Resource.GUNPOWDER, 2), 0)).isTrue();
        assertThat(Payment.pays(space, Amounts.pack(new int[] {1, 0, 0, 0, 1, 0, 0}), 0))
                .isTrue();
        assertThat(Payment.pays(space, only(Resource.INFORMATION, 2), 0)).isTrue();
        assertThat(Payment.pays(space, only(Resource.FOOD, 3), 0)).isFalse();
    }

    @Test
    @Rule("PYR-1.10")
    void no_other_type_stands_in_for_another() {
        for (var have : Resource.values()) {
            for (var need : List.of(Resource.FOOD, Resource.IRON, Resource.HORSES, Resource.GUNPOWDER, Resource.OIL)) {
                boolean standsIn = have == need || have == Resource.INFORMATION || have == Resource.SPACE;
                assertThat(Payment.pays(only(have, 1), only(need, 1), 0))
                        .as("%s for %s", have, need)
                        .isEqualTo(standsIn);
            }
        }
    }

    @Test
    @Rule("PYR-1.10")
    void temporary_space_stands_in_as_well() {
        var table =
                newWorld(2).temporary(Resource.SPACE, 1).pyramid(2, 0, "cannon").hand(0, "mining", "reinforcement");
        table.purchase(0).expectOptions(0, "buy cannon", "pass");
    }

    private static long only(Resource type, int amount) {
        return Amounts.of(type.ordinal(), amount);
    }

    @Test
    @Rule("PYR-1.11")
    void the_track_starts_at_zero_and_scoring_moves_the_marker_without_an_upper_end() {
        var table = renaissance(2).expectTrack(0, 0).technologies(0, "mythology");
        table.resolve(0, "mythology").expectTrack(0, 1);
        table.track(0, 40).resolve(0, "mythology").expectTrack(0, 41).expectScore(0, 41 + 1);
    }

    @Test
    @Rule("PYR-1.11")
    void what_costs_points_needs_the_points() {
        var table = renaissance(2).hand(0, "mercenaries", "reinforcement");
        table.technologyPhase(0).pick("technology mercenaries").expectResolved();
        table.expectLogged(PyramidSentence.NOT_ACTIVATED, 0, table.piece(0, "mercenaries"))
                .expectTrack(0, 0);
        var rich = renaissance(2).track(0, 1).hand(0, "mercenaries", "reinforcement");
        rich.technologyPhase(0).pick("technology mercenaries");
        rich.expectOptions(0, "activate mercenaries", "rest mercenaries");
        rich.pick("activate mercenaries").expectTrack(0, 0).expectLogged(PyramidSentence.PAID_VP, 0, 1);
    }

    @Test
    @Rule("PYR-1.11")
    void a_penalty_takes_only_the_points_that_are_there() {
        var poor = renaissance(2).technologies(0, "bombers").resolve(0, "bombers");
        poor.expectResolved().expectTrack(1, 0).expectNotLogged(PyramidSentence.LOST_VP);
        var rich = renaissance(2).technologies(0, "bombers").track(1, 3).resolve(0, "bombers");
        rich.expectResolved().expectTrack(1, 2).expectLogged(PyramidSentence.LOST_VP, 1, 1);
    }
}
