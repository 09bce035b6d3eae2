package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game.ScoreLine;
import ecumene.engine.Said;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.pyramid.cards.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** PYR-8: the end of the game and the score. */
class ScoringTest {
    @Test
    @Rule("PYR-8.1")
    void the_game_ends_when_the_active_player_has_taken_the_last_wonder_beside_the_pyramid() {
        var table = newWorld(3).wonders("hanging-gardens").owns(2, "taj-mahal").resources(0, "swordsmen", "currency");
        table.hand(1, "mining", "barter").endOfTurn(0).pick("done").expectOver();
        table.expectLogged(PyramidSentence.ENDED_BY_WONDER, 0);
        var two = newWorld(3).wonders("hanging-gardens", "taj-mahal").resources(0, "swordsmen", "currency");
        two.hand(1, "mining", "barter")
                .endOfTurn(0)
                .pick("done")
                .expectGoingOn()
                .expectTurnOf(1);
    }

    @Test
    @Rule("PYR-8.1")
    void the_game_ends_when_the_active_player_has_bought_the_last_space_card_of_the_pyramid() {
        var table = newWorld(3).wonders("taj-mahal").pyramid(4, 0, "computer").hand(0, "mining", "barter");
        table.resources(0, "swordsmen", "knights", "cannon", "railroad")
                .hand(1, "mining", "barter")
                .purchase(0);
        table.pick("buy computer").expectOver().expectLogged(PyramidSentence.ENDED_BY_SPACE, 0);
        var two = newWorld(3).wonders("taj-mahal").pyramid(4, 0, "computer").pyramid(4, 2, "satellite");
        two.resources(0, "swordsmen", "knights", "cannon", "railroad")
                .hand(0, "mining", "barter")
                .hand(1, "mining", "barter");
        two.purchase(0).pick("buy computer").expectGoingOn().expectTurnOf(1);
        var lower = newWorld(3).wonders("taj-mahal").pyramid(3, 0, "tank").hand(0, "mining", "barter");
        lower.resources(0, "warriors", "cannon", "railroad")
                .hand(1, "mining", "barter")
                .purchase(0);
        lower.pick("buy tank").expectGoingOn();
    }

    @Test
    @Rule("PYR-8.1")
    void in_the_renaissance_the_game_ends_when_anybody_has_fifteen_points_on_the_track() {
        var table = renaissance(3)
                .wonders()
                .track(2, 15)
                .hand(0, "mining", "barter")
                .hand(1, "mining", "barter");
        table.endOfTurn(0).expectOver().expectLogged(PyramidSentence.ENDED_BY_TRACK, 2, 15);
        var fourteen = renaissance(3)
                .wonders()
                .track(2, 14)
                .hand(0, "mining", "barter")
                .hand(1, "mining", "barter");
        fourteen.endOfTurn(0).expectGoingOn().expectTurnOf(1);
    }

    @Test
    @Rule("PYR-8.1")
    void it_ends_at_the_end_of_the_turn_and_not_before_nor_after_the_round() {
        var table = renaissance(2)
                .wonders()
                .track(0, 14)
                .technologies(0, "mythology")
                .hand(0, "mining", "barter");
        table.pyramid(0, 0, "tribute")
                .resources(0, "warriors")
                .temporary(Resource.IRON, 1)
                .hand(1, "mining", "barter");
        table.activate(0, "mythology").expectTrack(0, 15).expectGoingOn().expectAsked(0, PyramidSentence.ASK_BUY);
        table.pick("buy tribute").expectOver();
    }

    @Test
    @Rule("PYR-8.2")
    void the_score_is_all_own_cards_wherever_they_are_the_wonders_and_the_track() {
        var table =
                renaissance(2).wonders("stonehenge").hand(0, "trade", "mining").resources(0, "theology");
        table.technologies(0, "opera", "internet")
                .owns(0, "great-wall")
                .track(0, 7)
                .tokens(0, "stonehenge", 1);
        table.expectScore(0, 1 + 2 + 3 + 4 + 2 + 7).expectScore(1, 0);
        assertThat(GAME.breakdown(table.s, 0))
                .containsExactly(
                        new ScoreLine("score.cards", 10),
                        new ScoreLine("score.wonders", 2),
                        new ScoreLine("score.track", 7));
    }

    @Test
    @Rule("PYR-8.3")
    void most_points_win_and_a_tie_is_a_shared_victory() {
        var table = renaissance(3).wonders().track(0, 3).track(1, 9).track(2, 9);
        assertThat(GAME.share(table.s, 0)).isZero();
        assertThat(GAME.share(table.s, 1)).isEqualTo(0.5);
        assertThat(GAME.share(table.s, 2)).isEqualTo(0.5);
        table.track(2, 10);
        assertThat(GAME.share(table.s, 1)).isZero();
        assertThat(GAME.share(table.s, 2)).isOne();
    }

    @ParameterizedTest
    @ValueSource(strings = {"new-world", "mixed"})
    @Rule({"PYR-8.4", "PYR-8.5"})
    void nobody_is_forced_to_buy_and_there_is_no_turn_limit(String variant) {
        var s = GAME.deal(Setup.of("pyramid", 2, variant), Seed.numbered(8, 1));
        while (s.turn < 1000) {
            int seat = s.seatToAnswer();
            var keys =
                    s.options(seat).moves().stream().map(move -> move.key(GAME)).toList();
            boolean buying = s.question(seat).prompt(s).sentence() == PyramidSentence.ASK_BUY;
            assertThat(keys.contains("pass")).isEqualTo(buying);
            s.pick(seat, buying ? keys.indexOf("pass") : keys.size() - 1);
            assertThat(s.over()).isFalse();
        }
    }

    @Test
    @Rule("PYR-8.5")
    void also_the_last_space_card_need_not_be_bought() {
        var table = newWorld(2).wonders("taj-mahal").pyramid(4, 0, "computer").hand(0, "mining", "barter");
        table.resources(0, "swordsmen", "knights", "cannon", "railroad")
                .hand(1, "mining", "barter")
                .purchase(0);
        table.expectOptions(0, "buy computer", "pass").pick("pass").expectGoingOn();
    }

    @Test
    @Rule("PYR-8.6")
    void the_log_names_every_end_condition_that_is_met_and_the_scores() {
        var table = renaissance(2).wonders("large-hadron-collider").tokens(0, "large-hadron-collider", 1);
        table.track(0, 16).track(1, 15).pyramid(4, 0, "internet").hand(0, "mining", "barter");
        table.resources(0, "trade", "theology", "opera", "frigates")
                .purchase(0)
                .pick("buy internet")
                .expectOver();
        table.expectLoggedInOrder(
                Said.of(PyramidSentence.ENDED_BY_WONDER, 0),
                Said.of(PyramidSentence.ENDED_BY_SPACE, 0),
                Said.of(PyramidSentence.ENDED_BY_TRACK, 0, 16),
                Said.of(PyramidSentence.ENDED_BY_TRACK, 1, 15),
                Said.of(PyramidSentence.FINAL_SCORE, 0, 16 + 3 + 4 + 1 + 2 + 3 + 3),
                Said.of(PyramidSentence.FINAL_SCORE, 1, 15));
    }

    @Test
    @Scenario("S-72")
    @Rule("PYR-8.1")
    void points_that_are_lost_again_before_the_turn_ends_end_no_game() {
        for (var second : new String[] {"attack bombers", "done"}) {
            var table = renaissance(2).wonders("stonehenge").track(1, 14).technologies(1, "stealth-fighters");
            table.hand(1, "mining", "barter").hand(0, "phalanx", "bombers", "mining", "barter");
            table.technologies(0, "drones")
                    .activate(0, "drones")
                    .pick("attack phalanx")
                    .pick(1, "done");
            table.expectTrack(1, 15).pick(0, second);
            if (second.equals("done")) {
                table.expectOver();
            } else {
                table.pick(1, "done")
                        .pick(0, "done")
                        .expectTrack(1, 14)
                        .expectGoingOn()
                        .expectTurnOf(1);
            }
        }
    }
}
