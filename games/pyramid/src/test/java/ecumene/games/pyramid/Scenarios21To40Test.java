package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.mixed;
import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.pyramid.cards.Resource;
import org.junit.jupiter.api.Test;

/** The scenarios of the rules, S-21 – S-40. */
class Scenarios21To40Test {
    @Test
    @Scenario("S-21")
    @Rule("PYR-7.1")
    void nw_no_check() {
        var table = newWorld(2).wonders("himeji-castle", "hanging-gardens").hand(1, "mining", "barter");
        table.resources(0, "metal-working", "swordsmen")
                .technologies(0, "reinforcement", "charge", "guerrilla-warfare");
        table.hand(0, "mining", "barter").endOfTurn(0).expectTurnOf(1);
        table.expectBeside("himeji-castle").expectBeside("hanging-gardens").expectHand(0, "mining", "barter");
        table.expectTechnologies(0, "reinforcement", "charge", "guerrilla-warfare");
    }

    @Test
    @Scenario("S-22")
    @Rule("PYR-3.6")
    void wonder_selection() {
        var row = new int[] {index("nuclear-submarine"), index("satellite"), index("computer")};
        var s = dealWithSpaceRow(row);
        var table = newWorld(3);
        assertThat(s.wonderOwner(table.wonderIndex("international-space-station")))
                .isEqualTo(PyramidState.WONDER_BESIDE);
        assertThat(s.wonderOwner(table.wonderIndex("apollo-project"))).isEqualTo(PyramidState.WONDER_ABSENT);
    }

    private static int index(String card) {
        return newWorld(3).piece(0, card);
    }

    /** Rows are shuffled: the first of some deals in which Space lies like this. */
    private static PyramidState dealWithSpaceRow(int[] row) {
        for (int n = 0; n < 1000; n++) {
            var s = GAME.deal(Setup.of("pyramid", 3, "new-world"), Seed.numbered(22, n));
            if (s.pieceAt(4, 0) == row[0] && s.pieceAt(4, 1) == row[1] && s.pieceAt(4, 2) == row[2]) {
                return s;
            }
        }
        throw new AssertionError("this row never lies");
    }

    @Test
    @Scenario("S-23")
    @Rule({"PYR-7.12", "PYR-7.24"})
    void ren_glory() {
        var table = renaissance(2).wonders("sydney-opera-house", "great-wall").tokens(0, "sydney-opera-house", 2);
        table.tokens(1, "sydney-opera-house", 1).hand(1, "mining", "barter").technologies(0, "trade", "theology");
        table.resources(0, "frigates", "mining")
                .endOfTurn(0)
                .pick("take frigates")
                .pick("done")
                .expectTurnOf(1);
        table.expectWonderOf(0, "sydney-opera-house").expectSupply(0, 5).expectSupply(1, 5);
        table.expectHand(0, "trade", "theology", "frigates").expectResources(0, "mining");
    }

    @Test
    @Scenario("S-24")
    @Rule({"PYR-7.10", "PYR-7.12"})
    void ren_check_with_full_hand() {
        var table = renaissance(2)
                .wonders("stonehenge")
                .hand(0, "mining", "reinforcement", "warriors")
                .hand(1, "mining", "barter");
        table.resources(0, "agriculture", "barter")
                .technologies(0, "trade")
                .endOfTurn(0)
                .expectTurnOf(1);
        table.expectHand(0, "mining", "reinforcement", "warriors").expectTechnologies(0, "trade");
        table.expectTokens(0, "stonehenge", 1);
    }

    @Test
    @Scenario("S-25")
    @Rule("PYR-7.12")
    void ren_moving_a_token() {
        var table = renaissance(2).wonders("stonehenge", "great-wall", "terracotta-army", "sydney-opera-house");
        table.tokens(0, "great-wall", 1).tokens(0, "terracotta-army", 2).tokens(0, "sydney-opera-house", 2);
        table.hand(0, "mining", "reinforcement").hand(1, "mining", "barter").resources(0, "agriculture", "barter");
        var declined = table.endOfTurn(0).expectAsked(0, PyramidSentence.ASK_MOVE_TOKEN);
        declined.expectOptions(
                0,
                "move great-wall stonehenge",
                "move terracotta-army stonehenge",
                "move sydney-opera-house stonehenge",
                "decline");
        declined.pick("decline")
                .expectTurnOf(1)
                .expectTokens(0, "stonehenge", 0)
                .expectSupply(0, 0);
        table.endOfTurn(0).pick("move great-wall stonehenge").expectTokens(0, "stonehenge", 1);
        table.expectTokens(0, "great-wall", 0).expectSupply(0, 0);
    }

    @Test
    @Scenario("S-26")
    @Rule("PYR-9.5")
    void mix_project() {
        var table = mixed(3).wonders()
                .project(1, "horse-archers", "knights")
                .pyramid(0, 0, "trade")
                .pyramid(0, 4, "swordsmen");
        table.pyramid(1, 0, "theology").pyramid(2, 0, "cannon").pyramid(4, 1, "computer");
        int archers = table.piece(0, "horse-archers");
        assertThat(table.s.card(archers).cost()).containsExactly(0, 1, 1, 0, 0, 0, 0);
        assertThat(Purchase.extra(table.s, archers)).isEqualTo(2);
        table.hand(0, "warriors", "reinforcement")
                .hand(1, "mining", "barter")
                .resources(0, "mining", "currency", "agriculture", "barter");
        table.purchase(0).pick("buy horse-archers").expectTurnOf(1).expectResources(0);
    }

    @Test
    @Scenario("S-27")
    @Rule("PYR-8.1")
    void end_by_space() {
        var table = newWorld(3).wonders("taj-mahal").pyramid(4, 1, "computer").hand(0, "mining", "reinforcement");
        table.resources(0, "swordsmen", "knights", "cannon", "railroad")
                .hand(1, "mining", "barter")
                .purchase(0);
        table.pick("buy computer")
                .expectOver()
                .expectLogged(PyramidSentence.ENDED_BY_SPACE, 0)
                .expectTurnOf(0);
    }

    @Test
    @Scenario("S-28")
    @Rule("PYR-8.1")
    void end_by_track() {
        var table =
                renaissance(3).wonders().track(1, 14).technologies(1, "tank").hand(0, "mining", "reinforcement");
        table.hand(1, "mining", "barter").hand(2, "mining", "barter").technologies(0, "phalanx");
        table.pyramid(0, 0, "trade").temporary(Resource.FOOD, 2).activate(0, "phalanx");
        table.pick(1, "done").pick(2, "done").expectTrack(1, 15).expectGoingOn();
        table.expectAsked(0, PyramidSentence.ASK_BUY).pick("pass").expectOver();
        table.expectLogged(PyramidSentence.ENDED_BY_TRACK, 1, 15);
    }

    @Test
    @Scenario("S-29")
    @Rule({"PYR-1.11", "PYR-5.6"})
    void vp_floor() {
        var table = renaissance(2)
                .hand(0, "mercenaries", "mining")
                .technologyPhase(0)
                .pick("technology mercenaries");
        table.expectResolved().expectNotLogged(PyramidSentence.ACTIVATED).expectTrack(0, 0);
    }

    @Test
    @Scenario("S-30")
    @Rule("PYR-5.4")
    void unused_activation() {
        var tactics =
                newWorld(2).hand(0, "swordsmen", "mining").technologyPhase(0).pick("technology swordsmen");
        tactics.pick("rest swordsmen").technologies(0, "reinforcement").resolve(0, "reinforcement");
        tactics.expectOptions(0, "use swordsmen", "done");
        var society = newWorld(2)
                .hand(0, "metal-working", "mining")
                .technologyPhase(0)
                .pick("technology metal-working");
        society.pick("rest metal-working").expectTemporary().technologies(0, "printing-press");
        society.resolve(0, "printing-press").pick("use metal-working").expectTemporary("iron", "iron");
    }

    @Test
    @Scenario("S-31")
    @Rule("PYR-6.7")
    void bought_card_counts() {
        var counts = newWorld(2).wonders().pyramid(2, 0, "cannon").resources(0, "feudalism", "banking");
        counts.hand(0, "mining", "reinforcement")
                .hand(1, "mining", "barter")
                .purchase(0)
                .pick("buy cannon");
        counts.expectPower(0, 3)
                .technologies(1, "knights")
                .resolve(1, "knights")
                .pick(0, "done");
        counts.expectLogged(PyramidSentence.UNDEFEATED, 0, 3, 3);
        var taken = newWorld(2).wonders().pyramid(2, 0, "cannon").resources(0, "feudalism", "banking");
        taken.hand(0, "mining").hand(1, "mining", "barter").purchase(0).pick("buy cannon");
        taken.expectPower(0, 0).technologies(1, "knights").resolve(1, "knights").pick(0, "done");
        taken.expectLogged(PyramidSentence.DEFEATED, 0, 0, 3);
    }

    @Test
    @Scenario("S-32")
    @Rule({"PYR-6.5", "PYR-6.10"})
    void one_step_only() {
        var game =
                new CorrectedCards().set("C21", "base_cost", "{gunpowder: 1}").open();
        var two =
                Table.of(game, "new-world", 2).wonders().pyramid(2, 0, "cannon").resources(0, "mining", "warriors");
        two.hand(0, "agriculture", "reinforcement")
                .hand(1, "mining", "barter")
                .purchase(0)
                .expectTurnOf(1);
        var four =
                Table.of(game, "new-world", 2).wonders().pyramid(2, 0, "cannon").resources(0, "mining", "warriors");
        four.hand(0, "agriculture", "reinforcement").hand(1, "mining", "barter");
        // two more Iron, from the colours that do not play
        four.s.layResource(0, four.piece(2, "mining"));
        four.s.layResource(0, four.piece(3, "mining"));
        four.purchase(0).pick("buy cannon").pick("pay").expectTurnOf(1);
        assertThat(four.s.resourceCards(0)).as("three are enough").isOne();
    }

    @Test
    @Scenario("S-33")
    @Rule("PYR-6.10")
    void needless_spending() {
        var three =
                newWorld(2).wonders().pyramid(0, 0, "currency").resources(0, "agriculture", "barter", "reinforcement");
        three.hand(0, "mining", "warriors")
                .hand(1, "mining", "barter")
                .purchase(0)
                .pick("buy currency")
                .pick("pay");
        assertThat(three.s.resourceCards(0)).isOne();
        var game = new CorrectedCards().set("C21", "base_cost", "{food: 1}").open();
        for (var spent : new String[] {"agriculture", "computer"}) {
            var table = Table.of(game, "new-world", 2).wonders().pyramid(2, 0, "cannon");
            table.resources(0, "agriculture", "computer")
                    .hand(0, "mining", "warriors")
                    .hand(1, "mining", "barter");
            table.purchase(0).pick("buy cannon").expectOptions(0, "pay", "spend agriculture", "spend computer");
            table.pick("spend " + spent).expectTurnOf(1).expectTechnologies(0, "cannon", spent);
        }
    }

    @Test
    @Scenario("S-34")
    @Rule("PYR-6.3")
    void connection_counted_once() {
        var table = newWorld(3).fill(0).fill(1).fill(2).fill(3).fill(4);
        assertThat(Purchase.extra(table.s, table.s.pieceAt(2, 1))).isEqualTo(5);
        assertThat(Purchase.extra(table.s, table.s.pieceAt(4, 0))).isEqualTo(2 + 3 + 4 + 5);
    }

    @Test
    @Scenario("S-35")
    @Rule("PYR-6.3")
    void hole_and_second_path() {
        var table = newWorld(3).fill(0).fill(1).fill(2).hole(1, 1);
        assertThat(Purchase.extra(table.s, table.s.pieceAt(2, 1))).isEqualTo(3);
        table.hole(0, 1);
        assertThat(Purchase.extra(table.s, table.s.pieceAt(2, 1)))
                .as("(0,1) does not count")
                .isEqualTo(3);
    }

    /** Charge cannot activate one card twice (PYR-5.13), so the test itself starts the second attack of power 3. */
    @Test
    @Scenario("S-36")
    @Rule({"PYR-5.22", "PYR-5.30"})
    void reaction_order_and_memory() {
        var table = newWorld(3)
                .technologies(0, "knights")
                .resources(1, "musketeers", "mining")
                .hand(2, "barter");
        table.resolve(0, "knights")
                .expectAsked(1, PyramidSentence.ASK_REACT)
                .pick("turn musketeers")
                .pick(1, "done");
        table.expectAsked(2, PyramidSentence.ASK_REACT).pick("done");
        table.expectResolved().expectLogged(PyramidSentence.UNDEFEATED, 1, 3, 3);
        table.resolve(0, "knights").pick(1, "done").pick(2, "done").expectResolved();
        table.expectResources(1, "mining").expectTechnologies(1, "musketeers").expectPower(1, 3);
    }

    /** Both attacks are started by the test, with the same power. */
    @Test
    @Scenario("S-37")
    @Rule({"PYR-5.29", "PYR-5.30"})
    void losses_do_not_change_the_result() {
        var table = newWorld(2)
                .technologies(0, "knights")
                .technologies(1, "swordsmen")
                .resources(1, "phalanx");
        table.resolve(0, "knights").pick("done").expectResolved();
        table.expectLogged(PyramidSentence.DEFEATED, 1, 2, 3).expectTechnologies(1, "swordsmen", "phalanx");
        table.resolve(0, "knights").expectResolved().expectLogged(PyramidSentence.UNDEFEATED, 1, 4, 3);
    }

    @Test
    @Scenario("S-38")
    @Rule({"PYR-5.31", "PYR-7.2"})
    void defender_with_an_empty_hand() {
        var table = newWorld(2)
                .wonders()
                .technologies(0, "swordsmen")
                .hand(0, "mining", "barter")
                .hand(1, "knights", "charge");
        table.resources(1, "agriculture", "barter").pyramid(0, 0, "currency").activate(0, "swordsmen");
        table.pick(1, "respond knights").pick(1, "respond charge").pick(1, "done");
        table.expectTurnOf(1).expectAsked(1, PyramidSentence.ASK_BUY).expectTechnologies(1, "knights", "charge");
        table.pick("buy currency").expectHand(1, "knights", "charge", "currency", "agriculture", "barter");
        table.expectTurnOf(0);
    }

    @Test
    @Scenario("S-39")
    @Rule("PYR-5.27")
    void vp_attack() {
        var table = renaissance(3)
                .technologies(0, "knights")
                .technologies(1, "stealth-fighters")
                .technologies(2, "phalanx");
        table.resources(2, "mining")
                .track(2, 3)
                .play(0, "tournament")
                .pick(2, "done")
                .expectResolved();
        table.expectLogged(PyramidSentence.ATTACKED, 0, table.piece(0, "tournament"), 5);
        table.expectTrack(0, 2).expectTrack(1, 1).expectTrack(2, 3).expectResources(2, "mining");
    }

    @Test
    @Scenario("S-40")
    @Rule("PYR-5.29")
    void vp_per_defeated() {
        var table = renaissance(3)
                .resources(1, "mining")
                .play(0, "horse-archers")
                .pick(1, "done")
                .expectResolved();
        table.expectTrack(0, 2).expectResources(1).expectTechnologies(2);
    }
}
