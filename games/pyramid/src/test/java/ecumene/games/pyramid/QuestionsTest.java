package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.dealt;
import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Options;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.View;
import ecumene.engine.testing.Rule;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Resource;
import java.util.List;
import org.junit.jupiter.api.Test;

/** PYR-Q0 – PYR-Q15 and PYR-10.1 – PYR-10.5: who is asked what before the Purchase phase, and what others see of it. */
class QuestionsTest {
    private static final int FOOD = Resource.FOOD.ordinal();

    /** Seat 1 has a hidden Food card: Agriculture or Barter. */
    private static Table withHiddenFood(Table table) {
        return table.hand(1, "agriculture", "barter", "mining", "warriors")
                .turn(1)
                .pick("resource barter");
    }

    @Test
    @Rule("PYR-Q0")
    void the_host_chooses_players_theme_and_first_player() {
        assertThat(GAME.spec().options()).containsOnlyKeys("first");
        assertThat(GAME.spec().options().get("first")).containsExactly("random", "seat1", "seat2", "seat3", "seat4");
        for (int players = 2; players <= 4; players++) {
            for (var variant : List.of("new-world", "renaissance", "mixed")) {
                var s = GAME.deal(Setup.of("pyramid", players, variant).with("first", "seat2"), Seed.numbered(1, 1));
                assertThat(GAME.facts(s, players).variant()).isEqualTo(variant);
                assertThat(GAME.facts(s, players).first()).isEqualTo(1);
                assertThat(s.players()).isEqualTo(players);
            }
        }
    }

    @Test
    @Rule({"PYR-Q1", "PYR-10.1"})
    void q1_the_bonus_resource() {
        var table = dealt("new-world", 3).expectAsked(2, PyramidSentence.ASK_BONUS);
        assertThat(View.of(GAME, table.s, 0).waiting()).containsExactly(2);
        table.expectOptions(
                2,
                "bonus agriculture",
                "bonus mining",
                "bonus barter",
                "bonus warriors",
                "bonus reinforcement",
                "decline");
        table.pick("bonus reinforcement")
                .expectRead(2, PyramidSentence.PLACED_BONUS_SECRET, 2, FOOD, table.piece(2, "reinforcement"));
        for (int other : new int[] {0, 1, 3}) {
            table.expectRead(other, PyramidSentence.PLACED_BONUS, 2, FOOD).expectNeverNamed(other, 2, "reinforcement");
            table.expectSeen(other, Places.resources(2), "?");
        }
        dealt("new-world", 3)
                .pick("decline")
                .expectRead(0, PyramidSentence.DECLINED_BONUS, 2)
                .expectResources(2);
    }

    @Test
    @Rule({"PYR-Q2", "PYR-10.2"})
    void q2_the_resource() {
        var table = newWorld(2).hand(0, "agriculture", "barter", "mining").turn(0);
        table.expectAsked(0, PyramidSentence.ASK_RESOURCE);
        table.expectOptions(0, "resource agriculture", "resource barter", "resource mining")
                .pick("resource barter");
        table.expectRead(0, PyramidSentence.PLAYED_RESOURCE_SECRET, 0, FOOD, table.piece(0, "barter"));
        table.expectRead(1, PyramidSentence.PLAYED_RESOURCE, 0, FOOD).expectNeverNamed(1, 0, "barter");
        table.expectNeverNamed(2, 0, "barter").expectSeen(1, Places.resources(0), "?");
        table.expectSeen(1, Places.hand(0), "mining", "?").expectSeen(0, Places.resources(0), "barter");
    }

    @Test
    @Rule({"PYR-Q3", "PYR-10.3"})
    void q3_the_technology() {
        var table = newWorld(2).hand(0, "agriculture", "barter").technologyPhase(0);
        table.expectAsked(0, PyramidSentence.ASK_TECHNOLOGY);
        table.expectOptions(0, "technology agriculture", "technology barter").pick("technology agriculture");
        table.expectRead(1, PyramidSentence.PLAYED_TECHNOLOGY, 0, table.piece(0, "agriculture"));
        table.expectSeen(1, Places.technologies(0), "agriculture");
    }

    @Test
    @Rule({"PYR-Q4", "PYR-10.3"})
    void q4_activate_or_not() {
        var table =
                newWorld(2).hand(0, "agriculture", "barter").technologyPhase(0).pick("technology agriculture");
        table.expectAsked(0, PyramidSentence.ASK_ACTIVATE).expectOptions(0, "activate agriculture", "rest agriculture");
        table.pick("rest agriculture").expectRead(1, PyramidSentence.NOT_ACTIVATED, 0, table.piece(0, "agriculture"));
        var activated = newWorld(2).play(0, "agriculture");
        activated.expectRead(1, PyramidSentence.ACTIVATED, 0, activated.piece(0, "agriculture"));
        // what cannot be paid for is not asked
        var unpayable =
                newWorld(2).hand(0, "agriculture", "barter").technologyPhase(0).pick("technology barter");
        unpayable.expectResolved().expectRead(1, PyramidSentence.NOT_ACTIVATED, 0, unpayable.piece(0, "barter"));
    }

    @Test
    @Rule({"PYR-Q5", "PYR-10.4"})
    void q5_paying_for_an_effect() {
        var table = withHiddenFood(newWorld(2)).pick("technology warriors").pick("rest warriors");
        table.resources(1, "mining")
                .hand(1, "currency", "knights")
                .technologyPhase(1)
                .pick("technology currency");
        table.pick("activate currency")
                .expectAsked(1, PyramidSentence.ASK_COST)
                .expectSeen(0, Places.resources(1), "?", "mining");
        table.expectOptions(1, "spend barter", "spend mining").pick("spend barter");
        table.expectRead(0, PyramidSentence.SPENT, 1, FOOD, table.piece(1, "barter"));
        table.expectSeen(0, Places.technologies(1), "warriors", "currency", "barter");
    }

    @Test
    @Rule("PYR-Q5")
    void q5_information_and_space_stand_in_for_the_type_that_is_to_be_spent() {
        var table = newWorld(2).resources(0, "agriculture", "mining", "tank", "computer", "swordsmen");
        var cost = new Effect.Spend(List.of(Resource.FOOD), 1);
        var out = Options.plain();
        Spending.cost(0, cost.mask(), cost.count()).options(table.s, out);
        assertThat(out.moves().stream().map(move -> move.key(GAME)))
                .containsExactly("spend agriculture@1", "spend tank", "spend computer");
    }

    @Test
    @Rule({"PYR-Q6", "PYR-10.4"})
    void q6_restoring() {
        var food = new Effect.Restore(Effect.Who.SELF, List.of(Resource.FOOD), 2, Effect.Mode.MUST, false);
        var must = newWorld(2)
                .technologies(0, "agriculture", "barter", "reinforcement")
                .carryOut(0, "agriculture", food);
        must.expectAsked(0, PyramidSentence.ASK_RESTORE)
                .expectOptions(0, "restore agriculture", "restore barter", "restore reinforcement");
        must.pick("restore reinforcement").expectOptions(0, "restore agriculture", "restore barter");
        must.pick("restore barter").expectResolved().expectResources(0, "barter", "reinforcement");
        must.expectRead(1, PyramidSentence.RESTORED, 0, FOOD, must.piece(0, "reinforcement"));
        must.expectSeen(1, Places.resources(0), "barter", "reinforcement");
        var upTo = newWorld(2).technologies(0, "agriculture").play(0, "code-of-laws");
        upTo.expectAsked(0, PyramidSentence.ASK_RESTORE_UP_TO);
        upTo.expectOptions(0, "restore agriculture", "restore code-of-laws", "done")
                .pick("done")
                .expectResources(0);
    }

    @Test
    @Rule({"PYR-Q7", "PYR-10.5"})
    void q7_restoring_for_opponents() {
        var table = renaissance(4)
                .technologies(1, "mining", "reinforcement")
                .technologies(3, "barter")
                .play(0, "calendar");
        table.expectAsked(1, PyramidSentence.ASK_RESTORE_FOR_OPPONENT)
                .expectOptions(1, "restore mining", "restore reinforcement");
        table.pick("restore reinforcement")
                .expectResolved()
                .expectResources(1, "reinforcement")
                .expectResources(3, "barter");
        table.expectRead(2, PyramidSentence.RESTORED, 1, FOOD, table.piece(1, "reinforcement"));
        // only one way to do it, so seat 3 was not asked; nothing to restore for seat 2
        table.expectRead(2, PyramidSentence.RESTORED, 3, FOOD, table.piece(3, "barter"))
                .expectResources(2);
    }

    @Test
    @Rule({"PYR-Q8", "PYR-10.4"})
    void q8_types_to_gain() {
        var one = newWorld(2).resources(0, "mining").play(0, "barter").expectAsked(0, PyramidSentence.ASK_GAIN);
        one.expectOptions(0, "gain food", "gain iron", "gain horses", "gain gunpowder", "gain oil")
                .pick("gain oil");
        one.expectResolved().expectRead(1, PyramidSentence.GAINED, 0, 1, Resource.OIL.ordinal());
        var two = renaissance(2).play(0, "navigation");
        two.expectOptions(0, "gain food", "gain iron", "gain horses", "gain gunpowder", "gain oil")
                .pick("gain horses");
        two.expectOptions(0, "gain food", "gain iron", "gain gunpowder", "gain oil");
        two.pick("gain food").expectResolved().expectTemporary("food", "horses");
        assertThat(Sets.of(renaissance(2).play(0, "navigation").s))
                .as("5 types, 2 different ones")
                .doesNotHaveDuplicates()
                .hasSize(10);
    }

    @Test
    @Rule({"PYR-Q9", "PYR-10.4"})
    void q9_whose_resource_to_copy() {
        var table = withHiddenFood(renaissance(3)).resources(2, "mining", "internet", "frigates", "opera");
        table.play(0, "trade").expectAsked(0, PyramidSentence.ASK_COPY);
        table.expectOptions(0, "copy seat2 food", "copy seat3 iron", "copy seat3 space", "copy seat3 oil");
        table.pick("copy seat2 food").expectResolved().expectTemporary("food").expectResources(1, "barter");
        table.expectRead(2, PyramidSentence.COPIED, 0, 1, FOOD).expectSeen(0, Places.resources(1), "?");
        table.expectNeverNamed(0, 1, "barter");
    }

    @Test
    @Rule({"PYR-Q10", "PYR-10.4"})
    void q10_who_pays_tribute() {
        var table = renaissance(4)
                .resources(1, "mining", "barter")
                .resources(3, "barter")
                .play(0, "tribute");
        table.expectAsked(0, PyramidSentence.ASK_DEMAND).expectOptions(0, "demand seat2", "demand seat4");
        table.pick("demand seat2").expectAsked(1, PyramidSentence.ASK_TRIBUTE);
    }

    @Test
    @Rule({"PYR-Q11", "PYR-10.5"})
    void q11_what_is_paid_as_tribute() {
        var table = withHiddenFood(renaissance(2)).resources(1, "mining").play(0, "tribute");
        table.expectAsked(1, PyramidSentence.ASK_TRIBUTE).expectSeen(0, Places.resources(1), "?", "?");
        table.expectOptions(1, "spend barter", "spend mining")
                .pick("spend barter")
                .expectResolved();
        table.expectRead(0, PyramidSentence.SPENT, 1, FOOD, table.piece(1, "barter"))
                .expectTemporary("food");
    }

    @Test
    @Rule({"PYR-Q12", "PYR-10.4"})
    void q12_an_extra_resource() {
        var table = newWorld(2).hand(0, "agriculture", "barter", "mining").play(0, "railroad");
        table.expectAsked(0, PyramidSentence.ASK_EXTRA);
        table.expectOptions(0, "extra agriculture", "extra barter", "extra mining", "done")
                .pick("extra barter");
        table.expectRead(0, PyramidSentence.PLAYED_RESOURCE_SECRET, 0, FOOD, table.piece(0, "barter"));
        table.expectRead(1, PyramidSentence.PLAYED_RESOURCE, 0, FOOD).expectNeverNamed(1, 0, "barter");
        table.expectSeen(1, Places.resources(0), "?").expectSeen(1, Places.hand(0), "mining", "?");
        newWorld(2).play(0, "railroad").expectAsked(0, PyramidSentence.ASK_RESTORE_UP_TO);
    }

    @Test
    @Rule({"PYR-Q13", "PYR-10.4"})
    void q13_which_card_to_activate() {
        var table = newWorld(2)
                .technologies(0, "metal-working", "domestication", "feudalism", "knights")
                .play(0, "computer");
        table.expectAsked(0, PyramidSentence.ASK_USE);
        table.expectOptions(0, "use metal-working", "use domestication", "use feudalism", "done")
                .pick("use feudalism");
        table.expectAsked(0, PyramidSentence.ASK_USE)
                .expectOptions(0, "use metal-working", "use domestication", "done");
        table.expectRead(1, PyramidSentence.ACTIVATED, 0, table.piece(0, "feudalism"))
                .pick("use domestication");
        table.expectResolved().expectTemporary("food", "iron", "horses", "food", "horses");
    }

    @Test
    @Rule({"PYR-Q14", "PYR-10.4"})
    void q14_which_attack_to_play() {
        var table = newWorld(2)
                .hand(0, "agriculture", "warriors", "swordsmen", "mining")
                .play(0, "blitzkrieg");
        table.expectAsked(0, PyramidSentence.ASK_ATTACK)
                .expectOptions(0, "attack warriors", "attack swordsmen", "done");
        table.pick("attack warriors").expectRead(1, PyramidSentence.PLAYED_TECHNOLOGY, 0, table.piece(0, "warriors"));
        table.expectOptions(0, "attack swordsmen", "done")
                .expectNeverNamed(1, 0, "swordsmen")
                .pick("done")
                .expectResolved();
        // asked also without an Attack card in hand: not to be asked would tell the others so
        newWorld(2)
                .hand(0, "agriculture", "mining")
                .play(0, "ambush")
                .expectOptions(0, "done")
                .pick("done")
                .expectResolved();
        newWorld(2).play(0, "ambush").expectResolved();
    }

    @Test
    @Rule({"PYR-Q15", "PYR-10.4"})
    void q15_one_of_two() {
        var table = newWorld(2).hand(0, "swordsmen").technologies(0, "warriors").play(0, "guerrilla-warfare");
        table.expectAsked(0, PyramidSentence.ASK_CHOOSE)
                .expectOptions(0, "choose 1", "choose 2")
                .pick("choose 1");
        table.expectAsked(0, PyramidSentence.ASK_USE).expectOptions(0, "use warriors", "done");
        var other = renaissance(2)
                .hand(0, "swordsmen")
                .technologies(0, "warriors")
                .play(0, "naval-blockade")
                .pick("choose 2");
        other.expectAsked(0, PyramidSentence.ASK_ATTACK).expectOptions(0, "attack swordsmen", "done");
    }
}
