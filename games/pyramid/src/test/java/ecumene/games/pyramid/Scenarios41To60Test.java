package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.dealt;
import static ecumene.games.pyramid.Table.mixed;
import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.pyramid.cards.Resource;
import org.junit.jupiter.api.Test;

/** The scenarios of the rules, S-41 – S-60. */
class Scenarios41To60Test {
    private static boolean met(Table table, String wonder) {
        var wanted = table.s.catalog().wonders().get(table.wonderIndex(wonder));
        return Conditions.met(table.s, 0, wanted.condition());
    }

    @Test
    @Scenario("S-41")
    @Rule("PYR-1.11")
    void bombers_and_the_floor() {
        var table = renaissance(2)
                .play(0, "bombers")
                .expectResolved()
                .expectTrack(1, 0)
                .expectTrack(0, 0);
        table.expectLogged(PyramidSentence.DEFEATED, 1, 0, 4).expectNotLogged(PyramidSentence.LOST_VP);
    }

    @Test
    @Scenario("S-42")
    @Rule({"PYR-5.6", "PYR-5.4"})
    void mercenaries_without_vp() {
        var table = renaissance(2)
                .hand(0, "mercenaries", "mining")
                .technologyPhase(0)
                .pick("technology mercenaries");
        table.expectResolved().expectTechnologies(0, "mercenaries").expectPower(0, 2);
        table.expectNotLogged(PyramidSentence.ACTIVATED);
    }

    @Test
    @Scenario("S-43")
    @Rule({"PYR-5.13", "PYR-5.16"})
    void printing_press_and_computer() {
        var table = newWorld(2)
                .technologies(0, "printing-press", "metal-working", "feudalism")
                .play(0, "computer");
        table.pick("use printing-press").pick("use metal-working").expectTemporary("iron", "iron");
        table.expectAsked(0, PyramidSentence.ASK_USE).expectOptions(0, "use metal-working", "use feudalism", "done");
        table.expectBlocked(0, "use printing-press", PyramidSentence.CHOSEN_ALREADY);
        table.expectBlocked(0, "use computer", PyramidSentence.BEING_RESOLVED);
        table.pick("use metal-working").expectResolved().expectTemporary("iron", "iron", "iron", "iron");
    }

    @Test
    @Scenario("S-44")
    @Rule("PYR-5.14")
    void colonialism() {
        var table = renaissance(3).technologies(1, "calendar", "mining").technologies(2, "reinforcement", "barter");
        table.technologies(0, "warriors")
                .play(0, "colonialism")
                .expectTemporary("iron")
                .pick("use calendar");
        table.expectTrack(0, 2).expectResources(0).expectAsked(1, PyramidSentence.ASK_RESTORE_FOR_OPPONENT);
        table.expectOptions(1, "restore calendar", "restore mining").pick("restore calendar");
        table.expectAsked(2, PyramidSentence.ASK_RESTORE_FOR_OPPONENT)
                .expectOptions(2, "restore reinforcement", "restore barter");
        table.pick("restore barter").expectResolved().expectTrack(1, 0).expectResources(1, "calendar");
        var theology = renaissance(2).technologies(1, "theology").technologies(0, "warriors", "mining", "tank");
        theology.play(0, "colonialism").pick("use theology");
        theology.expectOptions(0, "restore warriors", "restore mining", "restore tank", "restore colonialism", "done");
        theology.pick("restore tank")
                .pick("restore mining")
                .pick("restore colonialism")
                .expectResolved();
        theology.expectTrack(0, 0).expectResources(1, "theology");
    }

    @Test
    @Scenario("S-45")
    @Rule({"PYR-5.7", "PYR-Q9"})
    void trade_target() {
        var table = renaissance(3)
                .resources(1, "internet")
                .technologies(2, "mining")
                .play(0, "trade")
                .expectResolved();
        table.expectTemporary("space").expectResources(1, "internet");
        table.expectTrack(0, 1).expectTrack(1, 1).expectTrack(2, 0);
    }

    @Test
    @Scenario("S-46")
    @Rule({"PYR-5.7", "PYR-Q11", "PYR-4.3"})
    void tribute() {
        var table = renaissance(2).resources(1, "frigates", "agriculture").play(0, "tribute");
        table.expectAsked(1, PyramidSentence.ASK_TRIBUTE).expectOptions(1, "spend frigates", "spend agriculture");
        table.pick("spend frigates").expectResolved().expectTemporary("oil");
        table.expectTechnologies(1, "frigates").expectSeen(0, Places.technologies(1), "frigates");
        table.expectRead(0, PyramidSentence.SPENT, 1, Resource.OIL.ordinal(), table.piece(1, "frigates"));
    }

    @Test
    @Scenario("S-47")
    @Rule("PYR-7.23")
    void ren_check_after_taking_back() {
        var back = renaissance(2)
                .wonders("great-wall")
                .technologies(0, "stealth-fighters", "reinforcement")
                .expectPower(0, 6);
        back.hand(0, "mining")
                .hand(1, "mining", "barter")
                .endOfTurn(0)
                .expectTurnOf(1)
                .expectTokens(0, "great-wall", 0);
        var stay = renaissance(2).wonders("great-wall").technologies(0, "stealth-fighters", "reinforcement");
        stay.hand(0, "mining", "barter")
                .hand(1, "mining", "barter")
                .endOfTurn(0)
                .expectTokens(0, "great-wall", 1);
    }

    @Test
    @Scenario("S-48")
    @Rule("PYR-7.12")
    void one_token_per_turn() {
        var table =
                renaissance(2).wonders("saint-basils-cathedral", "stonehenge").hand(0, "reinforcement", "warriors");
        table.resources(0, "agriculture", "barter", "mining", "trade")
                .hand(1, "mining", "barter")
                .endOfTurn(0);
        table.expectOptions(0, "wonder saint-basils-cathedral", "wonder stonehenge")
                .pick("wonder stonehenge");
        table.expectTurnOf(1).expectTokens(0, "stonehenge", 1).expectTokens(0, "saint-basils-cathedral", 0);
        table.endOfTurn(0).pick("wonder saint-basils-cathedral");
        table.expectTokens(0, "stonehenge", 1)
                .expectTokens(0, "saint-basils-cathedral", 1)
                .expectSupply(0, 3);
    }

    @Test
    @Scenario("S-49")
    @Rule("PYR-7.12")
    void tokens_come_back() {
        var table = renaissance(2)
                .wonders("stonehenge", "great-wall")
                .tokens(0, "stonehenge", 1)
                .tokens(1, "stonehenge", 1);
        table.expectSupply(1, 4).resources(0, "agriculture", "barter").hand(0, "reinforcement", "warriors");
        table.hand(1, "mining", "barter")
                .endOfTurn(0)
                .expectWonderOf(0, "stonehenge")
                .expectSupply(1, 5);
    }

    @Test
    @Scenario("S-50")
    @Rule("PYR-7.20")
    void substitution_in_conditions() {
        assertThat(met(newWorld(2).resources(0, "computer"), "apollo-project")).isTrue();
        assertThat(met(newWorld(2).resources(0, "tank", "blitzkrieg"), "apollo-project"))
                .isTrue();
        assertThat(met(newWorld(2).resources(0, "cannon", "railroad", "ironclads"), "apollo-project"))
                .isFalse();
        assertThat(met(newWorld(2).resources(0, "agriculture", "tank", "blitzkrieg"), "great-pyramids"))
                .isTrue();
    }

    @Test
    @Scenario("S-51")
    @Rule("PYR-7.20")
    void different_types() {
        assertThat(met(newWorld(2).resources(0, "agriculture", "mining", "tank", "blitzkrieg"), "angkor-wat"))
                .isTrue();
        assertThat(met(newWorld(2).resources(0, "agriculture", "computer", "tank"), "angkor-wat"))
                .isTrue();
        assertThat(met(newWorld(2).resources(0, "agriculture", "barter", "mining", "cannon"), "angkor-wat"))
                .isFalse();
    }

    @Test
    @Scenario("S-52")
    @Rule("PYR-7.20")
    void temporary_resources_and_conditions() {
        var table = newWorld(2)
                .wonders("hanging-gardens")
                .temporary(Resource.HORSES, 2)
                .hand(1, "mining", "barter");
        table.endOfTurn(0).expectTurnOf(1).expectBeside("hanging-gardens");
    }

    @Test
    @Scenario("S-53")
    @Rule({"PYR-7.2", "PYR-7.5"})
    void nw_wonder_before_taking_back() {
        var society = new String[] {
            "agriculture", "barter", "domestication", "currency", "metal-working", "feudalism", "banking"
        };
        var table = newWorld(2).wonders("great-mosque-of-djenne", "taj-mahal").technologies(0, society);
        table.hand(0, "mining").hand(1, "mining", "barter").endOfTurn(0).expectTurnOf(1);
        table.expectWonderOf(0, "great-mosque-of-djenne").expectTechnologies(0);
        assertThat(table.s.hand(0)).isEqualTo(8);
    }

    @Test
    @Scenario("S-54")
    @Rule({"PYR-5.26", "PYR-8.1"})
    void last_wonder_and_steal() {
        var table = newWorld(2).wonders("hanging-gardens").owns(1, "taj-mahal").technologies(0, "nuclear-submarine");
        table.hand(0, "mining", "barter")
                .hand(1, "mining", "barter")
                .activate(0, "nuclear-submarine")
                .pick(1, "done");
        table.expectWonderOf(0, "taj-mahal").expectGoingOn().expectTurnOf(1).expectBeside("hanging-gardens");
        var last = newWorld(2).wonders("hanging-gardens").owns(0, "taj-mahal").resources(0, "swordsmen", "currency");
        last.hand(1, "mining", "barter").endOfTurn(0).pick("done").expectOver();
    }

    @Test
    @Scenario("S-55")
    @Rule("PYR-8.3")
    void tie() {
        var table = renaissance(2)
                .wonders()
                .track(0, 15)
                .track(1, 14)
                .technologies(1, "trade")
                .hand(0, "mining", "barter");
        table.endOfTurn(0).expectOver().expectScore(0, 15).expectScore(1, 15);
        assertThat(GAME.share(table.s, 0)).isEqualTo(0.5);
        assertThat(GAME.share(table.s, 1)).isEqualTo(0.5);
    }

    @Test
    @Scenario("S-56")
    @Rule("PYR-9.5")
    void mix_project_price() {
        var table = mixed(3).project(3, "bombers")
                .pyramid(0, 3, "trade")
                .pyramid(2, 0, "opera")
                .pyramid(2, 3, "frigates");
        table.pyramid(3, 0, "tank").pyramid(3, 1, "electricity").pyramid(3, 2, "espionage");
        assertThat(Purchase.extra(table.s, table.piece(0, "bombers"))).isEqualTo(3);
    }

    @Test
    @Scenario("S-57")
    @Rule("PYR-9.6")
    void mix_end() {
        var table =
                mixed(3).wonders("great-wall").pyramid(4, 1, "internet").project(4, "computer", "satellite", "drones");
        table.resources(0, "trade", "theology", "opera", "frigates")
                .hand(0, "mining", "reinforcement")
                .hand(1, "mining", "barter");
        table.purchase(0).pick("buy internet").expectOver();
        var project = mixed(3).wonders("great-wall").pyramid(4, 1, "internet").project(4, "computer");
        project.resources(0, "trade", "theology", "opera", "frigates")
                .hand(0, "mining", "reinforcement")
                .hand(1, "mining", "barter");
        project.purchase(0).pick("buy computer").expectGoingOn().expectTurnOf(1);
    }

    @Test
    @Scenario("S-58")
    @Rule({"PYR-3.9", "PYR-5.22"})
    void bonus_resource() {
        var table = dealt("new-world", 2)
                .pick(1, "bonus barter")
                .pick("resource mining")
                .pick("technology warriors");
        table.pick("activate warriors").expectOptions(1, "respond reinforcement", "turn barter", "done");
        table.pick(1, "respond reinforcement").pick(1, "done").expectLogged(PyramidSentence.UNDEFEATED, 1, 1, 1);
        table.expectResources(1, "barter");
        var other = dealt("new-world", 2)
                .pick(1, "bonus barter")
                .pick("resource mining")
                .pick("technology warriors");
        other.pick("activate warriors").pick(1, "done").expectLogged(PyramidSentence.DEFEATED, 1, 0, 1);
        other.expectResources(1).expectTechnologies(1, "barter");
    }

    @Test
    @Scenario("S-59")
    @Rule("PYR-5.12")
    void drones() {
        var table = renaissance(2).hand(0, "frigates", "tournament", "mining").resources(1, "mining", "agriculture");
        table.technologies(1, "stealth-fighters", "tank", "reinforcement").play(0, "drones");
        table.expectOptions(0, "attack frigates", "attack tournament", "done").pick("attack frigates");
        table.pick(1, "done").expectTrack(0, 1).expectAsked(0, PyramidSentence.ASK_ATTACK);
        table.expectOptions(0, "attack tournament", "done")
                .pick("attack tournament")
                .pick(1, "done");
        // the tournament gives 1 in any case, and 1 to the undefeated
        table.expectTrack(0, 1 + 1 + 1).expectTrack(1, 1).expectAsked(0, PyramidSentence.ASK_ATTACK);
        table.pick("done").expectResolved();
    }

    @Test
    @Scenario("S-60")
    @Rule("PYR-7.24")
    void sagrada_familia() {
        var table = renaissance(2).wonders("sagrada-familia").track(0, 1).technologies(0, "mercenaries", "tournament");
        table.hand(0, "mining", "reinforcement").hand(1, "mining", "barter").activate(0, "mercenaries");
        table.expectTrack(0, 0).pick("use tournament").pick(1, "done");
        table.expectTrack(0, 2).expectTurnOf(1).expectTokens(0, "sagrada-familia", 1);
        // in the turn of seat 1 both score 1: that is 1 for seat 1, and nothing for the turns of seat 0
        table.technologies(1, "phalanx")
                .resolve(1, "phalanx")
                .pick(0, "done")
                .expectTrack(0, 3)
                .expectTrack(1, 1);
        table.endOfTurn(1).expectTokens(1, "sagrada-familia", 0).expectTurnOf(0);
        table.endOfTurn(0).expectTokens(0, "sagrada-familia", 1);
    }
}
