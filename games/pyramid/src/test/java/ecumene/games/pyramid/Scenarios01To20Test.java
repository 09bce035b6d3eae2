package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.dealt;
import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Said;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.pyramid.cards.Resource;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The scenarios of the rules, S-01 – S-20. */
class Scenarios01To20Test {
    /** S-05: the Cannon at (2,1); (1,1) is gone, Charge lies at (1,2), both cards under Charge are present. */
    private static Table cannonOverCharge() {
        var table = newWorld(3).wonders().pyramid(2, 1, "cannon").pyramid(1, 2, "charge");
        return table.pyramid(0, 2, "domestication").pyramid(0, 3, "currency");
    }

    @Test
    @Scenario("S-01")
    @Rule({"PYR-1.6", "PYR-5.9"})
    void self_restore() {
        var table = newWorld(2).technologies(0, "barter").play(0, "agriculture");
        table.expectOptions(0, "restore barter", "restore agriculture").pick("restore agriculture");
        table.expectResolved().expectResources(0, "agriculture").expectTechnologies(0, "barter");
        var iron = newWorld(2).technologies(0, "warriors").play(0, "mining").pick("restore mining");
        iron.expectResolved().expectResources(0, "mining").expectTechnologies(0, "warriors");
        var horses = newWorld(2).play(0, "code-of-laws").pick("restore code-of-laws");
        horses.expectResolved().expectResources(0, "code-of-laws").expectTechnologies(0);
    }

    @Test
    @Scenario("S-02")
    @Rule("PYR-1.7")
    void no_self_restore() {
        var table = newWorld(2).play(0, "metal-working").expectResolved().expectTemporary("iron", "iron");
        table.expectTechnologies(0, "metal-working").expectResources(0);
    }

    @Test
    @Scenario("S-03")
    @Rule("PYR-3.9")
    void setup_bonus() {
        var four =
                dealt("new-world", 4).expectAsked(2, PyramidSentence.ASK_BONUS).pick("bonus barter");
        four.expectResources(2, "barter").expectHand(2, "agriculture", "mining", "warriors", "reinforcement");
        assertThat(four.s.resourceCards(2, Resource.FOOD.ordinal())).isOne();
        four.expectAsked(3, PyramidSentence.ASK_BONUS).pick("decline").expectAsked(0, PyramidSentence.ASK_RESOURCE);
        var three =
                dealt("new-world", 3).expectAsked(2, PyramidSentence.ASK_BONUS).pick("decline");
        three.expectAsked(0, PyramidSentence.ASK_RESOURCE);
        var two =
                dealt("new-world", 2).expectAsked(1, PyramidSentence.ASK_BONUS).pick("decline");
        two.expectAsked(0, PyramidSentence.ASK_RESOURCE);
    }

    @Test
    @Scenario("S-04")
    @Rule("PYR-6.5")
    void exchange_up() {
        var food = newWorld(2).resources(0, "agriculture", "barter", "mining").pyramid(0, 0, "code-of-laws");
        food.hand(0, "warriors", "reinforcement").purchase(0).expectOptions(0, "buy code-of-laws", "pass");
        var oil = newWorld(2)
                .wonders()
                .resources(0, "railroad")
                .pyramid(2, 0, "cannon")
                .hand(0, "mining", "reinforcement");
        oil.hand(1, "mining", "reinforcement")
                .purchase(0)
                .expectTurnOf(1)
                .expectLogged(PyramidSentence.BOUGHT_NOTHING, 0);
    }

    @Test
    @Scenario("S-05")
    @Rule({"PYR-6.2", "PYR-6.3"})
    void price_with_connections() {
        var table = cannonOverCharge();
        int cannon = table.piece(0, "cannon");
        assertThat(table.s.card(cannon).cost()).containsExactly(0, 0, 0, 2, 0, 0, 0);
        assertThat(Purchase.extra(table.s, cannon)).isEqualTo(3);
    }

    @Test
    @Scenario("S-06")
    @Rule({"PYR-6.4", "PYR-6.6", "PYR-6.7"})
    void the_purchase_of_s_05() {
        var table = cannonOverCharge().resources(0, "agriculture", "reinforcement", "mining", "knights");
        // two more cards in hand, so that nothing is taken back at the end
        table.hand(0, "swordsmen", "barter", "warriors", "musketeers").hand(1, "mining", "barter");
        table.turn(0).pick("resource swordsmen").pick("technology barter").pick("activate barter");
        table.pick("spend reinforcement").pick("gain gunpowder");
        table.expectResources(0, "agriculture", "mining", "swordsmen", "knights")
                .expectTemporary("gunpowder");
        table.pick("buy cannon")
                .expectTurnOf(1)
                .expectResources(0)
                .expectTemporary()
                .expectHole(2, 1);
        table.expectTechnologies(
                0, "agriculture", "reinforcement", "mining", "knights", "swordsmen", "barter", "cannon");
        table.expectNotLogged(PyramidSentence.ATTACKED);
    }

    @Test
    @Scenario("S-07")
    @Rule("PYR-6.3")
    void hole_cuts_connection() {
        var table = cannonOverCharge().hole(1, 2);
        assertThat(Purchase.extra(table.s, table.piece(0, "cannon"))).isZero();
        table.resources(0, "knights", "musketeers")
                .hand(0, "mining", "reinforcement")
                .hand(1, "mining", "reinforcement")
                .purchase(0);
        table.expectOptions(0, "buy cannon", "pass");
    }

    @Test
    @Scenario("S-08")
    @Rule({"PYR-6.5", "PYR-1.10"})
    void three_for_one_information() {
        var table = newWorld(3).wonders().pyramid(4, 0, "computer").pyramid(4, 2, "satellite");
        table.resources(0, "agriculture", "swordsmen", "cannon").hand(1, "mining", "barter");
        table.hand(0, "railroad", "metal-working", "mining", "warriors").turn(0).pick("resource railroad");
        table.pick("technology metal-working").pick("activate metal-working").expectTemporary("iron", "iron");
        table.expectOptions(0, "buy computer", "pass")
                .pick("buy computer")
                .expectTurnOf(1)
                .expectResources(0);
        table.expectTemporary();
        table.expectTechnologies(0, "computer", "metal-working", "agriculture", "swordsmen", "cannon", "railroad");
    }

    @Test
    @Scenario("S-09")
    @Rule("PYR-5.6")
    void space_for_an_effect() {
        var table = newWorld(2)
                .resources(0, "computer")
                .play(0, "barter")
                .pick("gain horses")
                .expectResolved();
        table.expectTemporary("horses").expectResources(0).expectTechnologies(0, "barter", "computer");
    }

    @Test
    @Scenario("S-10")
    @Rule({"PYR-1.10", "PYR-6.4"})
    void space_in_purchase() {
        // no card costs 1 Gunpowder alone, so the Cannon does here
        var game =
                new CorrectedCards().set("C21", "base_cost", "{gunpowder: 1}").open();
        var table =
                Table.of(game, "new-world", 3).wonders().pyramid(2, 0, "cannon").pyramid(1, 0, "charge");
        table.resources(0, "computer")
                .hand(0, "mining", "reinforcement")
                .hand(1, "mining", "reinforcement")
                .purchase(0);
        table.pick("buy cannon").expectTurnOf(1).expectTechnologies(0, "computer", "cannon");
    }

    @Test
    @Scenario("S-11")
    @Rule({"PYR-5.22", "PYR-5.23", "PYR-5.26"})
    void response_and_defeat() {
        var table = newWorld(4)
                .wonders()
                .technologies(0, "nuclear-submarine", "swordsmen")
                .technologies(1, "cannon");
        table.owns(1, "taj-mahal").hand(1, "mining").owns(2, "great-pyramids").owns(2, "angkor-wat");
        table.hand(2, "knights", "charge")
                .hand(3, "blitzkrieg")
                .resources(3, "tank")
                .resolve(0, "nuclear-submarine");
        table.expectLogged(PyramidSentence.ATTACKED, 0, table.piece(0, "nuclear-submarine"), 7);
        table.pick(1, "done").pick(2, "respond knights").pick(2, "respond charge");
        table.pick(3, "respond blitzkrieg").pick(3, "turn tank");
        table.expectLogged(PyramidSentence.DEFEATED, 1, 3, 7).expectLogged(PyramidSentence.DEFEATED, 2, 5, 7);
        table.expectLogged(PyramidSentence.UNDEFEATED, 3, 7, 7).expectWonderOf(0, "taj-mahal");
        table.expectAsked(2, PyramidSentence.ASK_GIVE)
                .pick("give great-pyramids")
                .expectResolved();
        table.expectWonderOf(0, "great-pyramids").expectWonderOf(2, "angkor-wat");
        table.expectTechnologies(2, "knights", "charge").expectTechnologies(3, "blitzkrieg", "tank");
        table.expectLoggedInOrder(Said.of(PyramidSentence.ACTIVATED, 0, table.piece(0, "nuclear-submarine")));
    }

    @Test
    @Scenario("S-12")
    @Rule("PYR-5.22")
    void no_response_symbol() {
        var table = newWorld(2).hand(1, "tank", "knights").play(0, "nuclear-submarine");
        table.expectOptions(1, "respond knights", "done");
        table.expectBlocked(1, "respond tank", PyramidSentence.NO_RESPONSE_SYMBOL);
        var lying = newWorld(2).resources(1, "tank").play(0, "nuclear-submarine");
        lying.expectOptions(1, "turn tank", "done").pick("turn tank").expectPower(1, 4);
    }

    @Test
    @Scenario("S-13")
    @Rule("PYR-5.24")
    void space_as_two_losses() {
        var two = newWorld(2)
                .resources(1, "computer", "agriculture")
                .play(0, "cannon")
                .pick("done");
        assertThat(Sets.of(two.s))
                .containsExactlyInAnyOrder(Set.of("spend computer"), Set.of("spend computer", "spend agriculture"));
        two.pick("spend agriculture")
                .pick("spend computer")
                .expectResolved()
                .expectTechnologies(1, "computer", "agriculture");
        var three = newWorld(2)
                .resources(1, "computer", "agriculture", "mining")
                .play(0, "cannon")
                .pick("done");
        assertThat(Sets.of(three.s))
                .containsExactlyInAnyOrder(
                        Set.of("spend computer"),
                        Set.of("spend agriculture", "spend mining"),
                        Set.of("spend computer", "spend agriculture"),
                        Set.of("spend computer", "spend mining"));
        var either = newWorld(2)
                .resources(1, "computer", "agriculture")
                .play(0, "swordsmen")
                .pick("done");
        either.expectOptions(1, "spend computer", "spend agriculture");
        either.pick("spend computer").expectResolved().expectResources(1, "agriculture");
        var one = newWorld(2).resources(1, "computer").play(0, "swordsmen").pick("done");
        one.expectResolved().expectTechnologies(1, "computer").expectResources(1);
    }

    @Test
    @Scenario("S-14")
    @Rule("PYR-5.24")
    void too_few_resources() {
        var table = newWorld(2)
                .resources(1, "agriculture")
                .technologies(1, "mining")
                .play(0, "cannon")
                .pick("done");
        table.expectResolved().expectResources(1).expectTechnologies(1, "agriculture", "mining");
    }

    @Test
    @Scenario("S-15")
    @Rule("PYR-5.12")
    void must_activate() {
        var table = newWorld(2)
                .hand(0, "swordsmen", "mining")
                .resources(1, "agriculture")
                .play(0, "ambush");
        table.expectOptions(0, "attack swordsmen", "done")
                .pick("attack swordsmen")
                .pick(1, "done");
        table.expectResolved().expectTechnologies(1, "agriculture").expectTechnologies(0, "ambush", "swordsmen");
        var none = newWorld(2)
                .hand(0, "swordsmen", "mining")
                .play(0, "ambush")
                .pick("done")
                .expectResolved();
        none.expectHand(0, "swordsmen", "mining").expectNotLogged(PyramidSentence.ATTACKED);
    }

    @Test
    @Scenario("S-16")
    @Rule("PYR-5.7")
    void target_needed() {
        renaissance(3)
                .technologies(1, "mining")
                .play(0, "trade")
                .expectResolved()
                .expectTemporary()
                .expectTrack(0, 0);
        renaissance(3)
                .technologies(1, "mining")
                .play(0, "tribute")
                .expectResolved()
                .expectTemporary();
        var trade = renaissance(3).resources(2, "mining").play(0, "trade").expectResolved();
        trade.expectTemporary("iron").expectTrack(0, 1).expectTrack(2, 1);
        var tribute = renaissance(3).resources(2, "mining").play(0, "tribute").expectResolved();
        tribute.expectTemporary("iron").expectTechnologies(2, "mining");
    }

    @Test
    @Scenario("S-17")
    @Rule("PYR-5.8")
    void own_part_always() {
        var theology = renaissance(3)
                .resources(1, "mining")
                .technologies(0, "reinforcement")
                .play(0, "theology");
        theology.expectOptions(0, "restore reinforcement", "restore theology", "done");
        theology.pick("restore reinforcement").pick("restore theology").expectResolved();
        theology.expectTrack(0, 0)
                .expectResources(0, "reinforcement", "theology")
                .expectResources(1, "mining");
        var calendar = renaissance(3).resources(1, "mining").play(0, "calendar").expectResolved();
        calendar.expectTrack(0, 2).expectResources(0).expectTechnologies(0, "calendar");
    }

    @Test
    @Scenario("S-18")
    @Rule("PYR-5.3")
    void hand_of_1_at_start() {
        var table = newWorld(2)
                .hand(0, "agriculture")
                .resources(0, "barter")
                .pyramid(0, 0, "currency")
                .turn(0);
        table.expectResources(0, "agriculture", "barter").expectHand(0).expectTechnologies(0);
        table.expectAsked(0, PyramidSentence.ASK_BUY).expectOptions(0, "buy currency", "pass");
    }

    @Test
    @Scenario("S-19")
    @Rule({"PYR-5.2", "PYR-5.3"})
    void hand_of_0_at_start() {
        var table = newWorld(2).resources(0, "agriculture", "barter").technologies(0, "mining");
        table.pyramid(0, 0, "currency").pyramid(0, 1, "code-of-laws").turn(0);
        table.expectAsked(0, PyramidSentence.ASK_BUY).expectOptions(0, "buy currency", "pass");
    }

    @Test
    @Scenario("S-20")
    @Rule({"PYR-7.2", "PYR-7.5"})
    void nw_choice_of_wonder() {
        var table = newWorld(2).wonders("himeji-castle", "hanging-gardens").hand(1, "mining", "barter");
        table.resources(0, "metal-working", "swordsmen")
                .technologies(0, "reinforcement", "charge", "guerrilla-warfare");
        table.endOfTurn(0).expectOptions(0, "wonder himeji-castle", "wonder hanging-gardens");
        table.pick("wonder himeji-castle").expectWonderOf(0, "himeji-castle");
        table.expectHand(0, "reinforcement", "charge", "guerrilla-warfare")
                .expectTechnologies(0)
                .pick("done");
        table.expectTurnOf(1).expectResources(0, "metal-working", "swordsmen").expectBeside("hanging-gardens");
        assertThat(Scoring.wonders(table.s, 0)).isEqualTo(3);
    }
}
