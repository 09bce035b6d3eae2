package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Rng;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.pyramid.cards.Amounts;
import ecumene.games.pyramid.cards.Resource;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** PYR-6: the Purchase phase. */
class PurchaseTest {
    /** Seat 0 is to buy and keeps its hand; seat 1 is next. */
    private static Table buying() {
        return ready(newWorld(3));
    }

    /** With corrected cards. */
    private static Table buying(PyramidGame game) {
        return ready(Table.of(game, "mixed", 3));
    }

    private static Table ready(Table table) {
        return table.wonders().hand(0, "reinforcement", "barter").hand(1, "mining", "barter");
    }

    @Test
    @Rule("PYR-6.1")
    void one_card_may_be_bought_from_anywhere_or_none() {
        var table = buying().pyramid(0, 0, "domestication")
                .pyramid(0, 1, "swordsmen")
                .pyramid(1, 0, "knights");
        table.resources(0, "mining", "agriculture", "metal-working", "currency", "ambush")
                .purchase(0);
        table.expectOptions(0, "buy domestication", "buy swordsmen", "buy knights", "pass");
        table.pick("buy knights")
                .pick("spend metal-working")
                .pick("spend mining")
                .pick("spend agriculture");
        table.pick("spend currency").expectTurnOf(1).expectResources(0, "ambush");
        table.expectTechnologies(0, "knights", "mining", "agriculture", "metal-working", "currency");
        var none = buying().pyramid(0, 0, "domestication")
                .resources(0, "mining", "agriculture")
                .purchase(0);
        none.pick("pass")
                .expectTurnOf(1)
                .expectResources(0, "mining", "agriculture")
                .expectTechnologies(0);
        none.expectLogged(PyramidSentence.BOUGHT_NOTHING, 0);
    }

    @Test
    @Rule("PYR-6.2")
    void the_price_is_the_base_cost_and_one_more_for_every_card_connected_below() {
        var table =
                buying().pyramid(1, 0, "banking").pyramid(0, 0, "philosophy").pyramid(0, 1, "swordsmen");
        table.resources(0, "metal-working", "currency", "mining").purchase(0);
        table.expectTurnOf(1).expectLogged(PyramidSentence.BOUGHT_NOTHING, 0);
        table.temporary(Resource.OIL, 1).purchase(0).pick("buy banking").expectTurnOf(1);
        int banking = table.piece(0, "banking");
        table.expectLogged(PyramidSentence.BOUGHT, 0, banking, banking, 2).expectResources(0);
    }

    @Test
    @Rule("PYR-6.2")
    void the_base_cost_takes_exact_types() {
        var table = buying().pyramid(1, 0, "banking")
                .resources(0, "metal-working", "tank", "mining")
                .purchase(0);
        table.expectOptions(0, "buy banking", "pass");
        var other = buying().pyramid(1, 0, "banking")
                .resources(0, "metal-working", "cannon")
                .purchase(0);
        assertThat(other.s.active).as("two resources, but only one Horses").isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    @Rule("PYR-6.3")
    void connected_below_are_present_cards_reached_through_present_cards_each_once(int players) {
        var rng = Rng.of(6);
        for (int n = 0; n < 200; n++) {
            var table = newWorld(players);
            for (int row = 0; row < Resource.ERAS; row++) {
                table.fill(row);
                for (int index = 0; index < table.s.rowLength(row); index++) {
                    if (rng.below(3) == 0) {
                        table.hole(row, index);
                    }
                }
            }
            for (int row = 0; row < Resource.ERAS; row++) {
                for (int index = 0; index < table.s.rowLength(row); index++) {
                    var reached = new HashSet<Integer>();
                    reach(table.s, row, index, reached);
                    assertThat(Purchase.connectedBelow(table.s, row, index)).isEqualTo(reached.size());
                }
            }
        }
    }

    private static void reach(PyramidState s, int row, int index, Set<Integer> reached) {
        for (int below = index; row > 0 && below <= index + 1; below++) {
            int piece = s.pieceAt(row - 1, below);
            if (piece != PyramidState.NO_PIECE) {
                reached.add(piece);
                reach(s, row - 1, below, reached);
            }
        }
    }

    @Test
    @Rule("PYR-6.4")
    void cards_and_temporary_resources_pay_together_and_substitution_applies() {
        var table =
                buying().pyramid(2, 0, "steam-engine").resources(0, "mining").temporary(Resource.GUNPOWDER, 1);
        table.temporary(Resource.INFORMATION, 1).purchase(0).pick("buy steam-engine");
        table.expectTechnologies(0, "steam-engine", "mining").expectTemporary();
    }

    @Test
    @Rule("PYR-6.4")
    void what_is_paid_too_much_is_lost() {
        var table = buying().pyramid(0, 0, "calendar")
                .resources(0, "agriculture", "computer")
                .purchase(0);
        // the Space card alone pays, and is the only way: with Food beside it something would be needless
        table.pick("buy calendar").expectTurnOf(1).expectResources(0, "agriculture");
        table.expectTechnologies(0, "computer", "calendar").expectTemporary();
        var half = buying().pyramid(0, 0, "currency")
                .resources(0, "computer")
                .temporary(Resource.FOOD, 1)
                .purchase(0);
        half.pick("buy currency")
                .expectTurnOf(1)
                .expectTechnologies(0, "computer", "currency")
                .expectTemporary();
    }

    @Test
    @Rule("PYR-6.5")
    void while_paying_two_equal_make_one_of_the_next_type_and_any_three_an_information() {
        var pair = buying().pyramid(0, 0, "code-of-laws")
                .resources(0, "mining")
                .temporary(Resource.FOOD, 2)
                .purchase(0);
        pair.pick("buy code-of-laws").expectTechnologies(0, "mining", "code-of-laws");
        var three = buying().pyramid(2, 0, "cannon").resources(0, "knights", "mining", "agriculture");
        three.temporary(Resource.HORSES, 1).purchase(0).pick("buy cannon");
        three.expectTechnologies(0, "knights", "mining", "agriculture", "cannon");
    }

    @Test
    @Rule("PYR-6.5")
    void what_an_exchange_gives_may_be_exchanged_further_but_never_downwards() {
        assertThat(Payment.pays(
                        Amounts.pack(new int[] {4, 0, 0, 0, 0, 0, 0}),
                        Amounts.pack(new int[] {0, 0, 1, 0, 0, 0, 0}),
                        0))
                .isTrue();
        assertThat(Payment.pays(
                        Amounts.pack(new int[] {0, 0, 0, 0, 1, 0, 0}),
                        Amounts.pack(new int[] {0, 0, 0, 2, 0, 0, 0}),
                        0))
                .isFalse();
        assertThat(Payment.pays(
                        Amounts.pack(new int[] {0, 0, 0, 1, 0, 0, 0}),
                        Amounts.pack(new int[] {0, 0, 1, 0, 0, 0, 0}),
                        0))
                .isFalse();
        assertThat(Payment.pays(
                        Amounts.pack(new int[] {0, 2, 0, 0, 0, 0, 0}),
                        Amounts.pack(new int[] {1, 0, 0, 0, 0, 0, 0}),
                        0))
                .isFalse();
    }

    @Test
    @Rule("PYR-6.6")
    void the_resources_of_choice_are_paid_with_any_units() {
        var table =
                buying().pyramid(1, 0, "banking").pyramid(0, 0, "philosophy").pyramid(0, 1, "swordsmen");
        table.resources(0, "metal-working", "currency", "cannon", "tank")
                .purchase(0)
                .pick("buy banking");
        table.expectResources(0).expectTechnologies(0, "banking", "metal-working", "currency", "cannon", "tank");
    }

    @Test
    @Rule("PYR-6.7")
    void a_bought_card_lies_technology_side_up_unactivated_and_counts_from_now_on() {
        var table = buying().pyramid(0, 0, "swordsmen")
                .resources(0, "mining", "agriculture")
                .purchase(0);
        table.pick("buy swordsmen")
                .expectTechnologies(0, "swordsmen", "mining", "agriculture")
                .expectPower(0, 2);
        table.expectNotLogged(PyramidSentence.ATTACKED).expectHole(0, 0);
        var back = newWorld(2).wonders().hand(1, "mining", "barter").pyramid(0, 0, "swordsmen");
        back.resources(0, "mining", "agriculture").purchase(0).pick("buy swordsmen");
        back.expectHand(0, "swordsmen", "mining", "agriculture");
    }

    @Test
    @Rule("PYR-6.7")
    void a_bought_card_counts_for_the_wonders_of_this_turn() {
        var table = newWorld(2).wonders("himeji-castle", "apollo-project").hand(1, "mining", "barter");
        table.technologies(0, "reinforcement", "charge").pyramid(0, 0, "ambush").resources(0, "mining", "agriculture");
        table.purchase(0).pick("buy ambush").expectWonderOf(0, "himeji-castle");
    }

    @Test
    @Rule("PYR-6.8")
    void cards_turned_by_paying_do_not_take_effect() {
        var table = buying().pyramid(1, 0, "knights")
                .resources(0, "mining", "metal-working")
                .resources(1, "agriculture");
        table.purchase(0).pick("buy knights").expectTechnologies(0, "knights", "mining", "metal-working");
        table.expectNotLogged(PyramidSentence.ACTIVATED).expectNotLogged(PyramidSentence.RESTORED);
    }

    @Test
    @Rule("PYR-6.9")
    void resource_cards_stay_for_later_turns_and_temporary_resources_do_not() {
        var table = buying().pyramid(0, 0, "currency")
                .resources(0, "agriculture", "mining")
                .temporary(Resource.FOOD, 1);
        table.temporary(Resource.OIL, 1).purchase(0).pick("buy currency").expectTurnOf(1);
        table.expectResources(0, "mining")
                .expectTechnologies(0, "agriculture", "currency")
                .expectTemporary();
    }

    @Test
    @Rule("PYR-6.10")
    void the_buyer_chooses_what_to_offer_but_no_card_may_be_superfluous() {
        var table = renaissance(3).wonders().hand(0, "warriors", "mining").hand(1, "mining", "barter");
        table.pyramid(0, 0, "trade")
                .resources(0, "agriculture", "barter", "reinforcement", "internet")
                .purchase(0);
        table.pick("buy trade").expectAsked(0, PyramidSentence.ASK_PAY);
        table.expectOptions(0, "pay", "spend agriculture", "spend barter", "spend reinforcement", "spend internet");
        table.pick("spend reinforcement").expectOptions(0, "spend agriculture", "spend barter");
        table.expectBlocked(0, "spend internet", PyramidSentence.NEEDLESS);
        table.pick("spend agriculture").expectTurnOf(1);
        table.expectTechnologies(0, "agriculture", "reinforcement", "trade").expectResources(0, "barter", "internet");
    }

    @Test
    @Rule("PYR-6.10")
    void a_dearer_card_or_a_card_instead_of_a_temporary_resource_may_be_offered() {
        var table = buying().pyramid(0, 0, "currency").resources(0, "agriculture", "computer");
        table.temporary(Resource.FOOD, 2).purchase(0).pick("buy currency");
        table.expectOptions(0, "pay", "spend agriculture", "spend computer", "offer food");
        table.pick("spend computer").expectOptions(0, "offer food", "done");
        table.expectBlocked(0, "spend agriculture", PyramidSentence.NEEDLESS).pick("done");
        table.expectTechnologies(0, "computer", "currency").expectResources(0, "agriculture");
    }

    @Test
    @Scenario("S-66")
    @Rule({"PYR-6.12", "PYR-6.13", "PYR-10.11"})
    void the_proposal_exchanges_nothing_if_it_can_be_helped() {
        for (var own : new boolean[] {false, true}) {
            var table = newWorld(3).wonders().hand(0, "mining", "warriors").pyramid(2, 0, "cannon");
            table.hand(1, "mining", "barter")
                    .resources(0, "agriculture", "barter", "knights", "reinforcement", "musketeers")
                    .purchase(0)
                    .pick("buy cannon");
            if (own) {
                table.pick("spend barter").pick("spend musketeers").pick("spend reinforcement");
                table.expectNotOffered(0, "done", "spend knights").pick("spend agriculture");
                table.expectTurnOf(1).expectResources(0, "knights");
            } else {
                table.pick("pay").expectTurnOf(1).expectResources(0, "agriculture", "barter", "reinforcement");
            }
        }
    }

    @Test
    @Scenario("S-67")
    @Rule("PYR-6.12")
    void the_proposal_takes_the_fewest_cards_and_of_these_the_cheapest() {
        var game = new CorrectedCards().set("C21", "base_cost", "{iron: 1}").open();
        var pair = Table.of(game, "mixed", 3).wonders().hand(0, "reinforcement", "warriors");
        pair.hand(1, "mining", "barter").project(2, "cannon").pyramid(0, 0, "currency");
        pair.resources(0, "agriculture", "barter", "mining", "computer").purchase(0);
        pair.pick("buy cannon").pick("pay").expectTurnOf(1).expectResources(0, "barter", "computer");
        var horses = new CorrectedCards().set("C21", "base_cost", "{horses: 1}").open();
        var table = buying(horses).pyramid(2, 0, "cannon").resources(0, "mining", "warriors", "tank");
        table.purchase(0).pick("buy cannon").expectOptions(0, "pay", "spend mining", "spend warriors", "spend tank");
        table.pick("pay").expectResources(0, "mining", "warriors");
    }

    @Test
    @Scenario("S-68")
    @Rule({"PYR-6.12", "PYR-6.13"})
    void temporary_resources_are_used_before_any_card() {
        var game = new CorrectedCards().set("C21", "base_cost", "{iron: 1}").open();
        var table = buying(game).pyramid(2, 0, "cannon").resources(0, "mining", "agriculture");
        table.temporary(Resource.FOOD, 2).purchase(0).pick("buy cannon");
        var own = Table.at(table.s.copy()).pick("spend mining");
        own.expectOptions(0, "offer food", "done").pick("done").expectResources(0, "agriculture");
        // with both temporary Food the Iron card would be superfluous
        Table.at(table.s.copy()).pick("spend mining").pick("offer food").expectTurnOf(1);
        table.pick("pay").expectTurnOf(1).expectResources(0, "mining", "agriculture");
    }

    @Test
    @Rule("PYR-6.13")
    void until_the_last_pick_nothing_is_turned_and_every_pick_may_be_taken_back() {
        var table = newWorld(3).wonders().hand(0, "mining", "warriors").pyramid(2, 0, "cannon");
        table.hand(1, "mining", "barter")
                .resources(0, "agriculture", "barter", "knights", "reinforcement", "musketeers")
                .purchase(0)
                .pick("buy cannon");
        int floor = table.s.undoFloor();
        table.pick("spend barter").pick("spend musketeers").pick("spend reinforcement");
        table.expectResources(0, "agriculture", "barter", "knights", "reinforcement", "musketeers");
        assertThat(table.s.undoFloor()).isEqualTo(floor);
        table.expectNotLogged(PyramidSentence.SPENT);
    }

    @Test
    @Rule("PYR-6.11")
    void connections_are_counted_at_the_moment_of_buying_and_the_base_cost_is_never_reduced() {
        var table = buying().fill(0).fill(1).fill(2);
        assertThat(Purchase.extra(table.s, table.s.pieceAt(2, 0))).isEqualTo(5);
        table.hole(1, 0).hole(0, 1);
        assertThat(Purchase.extra(table.s, table.s.pieceAt(2, 0))).isEqualTo(2);
        var alone = buying().pyramid(4, 0, "computer")
                .resources(0, "metal-working", "knights", "cannon")
                .purchase(0);
        assertThat(alone.s.active).as("1 Oil is missing").isEqualTo(1);
        alone = buying().pyramid(4, 0, "computer").resources(0, "metal-working", "knights", "cannon", "railroad");
        alone.purchase(0).expectOptions(0, "buy computer", "pass");
    }
}
