package ecumene.engine.toy.isles;

import static ecumene.engine.toy.isles.IslesState.DISCARD;
import static ecumene.engine.toy.isles.IslesState.SEA;
import static ecumene.engine.toy.isles.IslesState.hand;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Laws;
import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.State;
import ecumene.engine.testing.Commands;
import ecumene.engine.testing.RandomGame;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.TestTable;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class IslesTest {
    private static final IslesGame GAME = new IslesGame();

    private static RandomGame<IslesState> random(long number) {
        var setup = Setup.of("isles", 2 + (int) (number % 2), "plain");
        return new RandomGame<>(GAME, setup, GAME.deal(setup, Seed.numbered(1, number)), number);
    }

    /** The language of this game's tests: who has landed where, and who holds what. */
    private static final class Table extends TestTable<IslesState, Table> {
        Table(int players) {
            super(GAME, new IslesState(IslesState.layout(players), Seed.numbered(1, 1)));
        }

        @Override
        protected Table self() {
            return this;
        }

        /** The seat has landed on hexes given as q and r. */
        Table landed(int seat, int... hexes) {
            for (int i = 0; i < hexes.length; i += 2) {
                s.land(seat, SEA.at(hexes[i], hexes[i + 1]));
            }
            return this;
        }

        Table holds(int seat, int... cards) {
            Arrays.stream(cards).forEach(card -> s.zones().move(card, hand(seat)));
            return this;
        }

        Table turn() {
            return begin(IslesTurn::next);
        }

        Table expectOwner(int q, int r, int owner) {
            assertThat(s.owner(SEA.at(q, r))).as("owner of %d %d", q, r).isEqualTo(owner);
            return this;
        }
    }

    private static Table isles() {
        return new Table(2).landed(0, 0, 0).landed(1, 3, -3);
    }

    @Test
    @Rule("ISLES-2")
    void what_lies_within_two_steps_can_be_landed_on() {
        isles().turn().expectOffered(0, "land 0 2", "land 1 0").expectNotOffered(0, "land 0 3", "land 0 0");
    }

    @Test
    @Rule("ISLES-2")
    void others_are_in_the_way() {
        isles().landed(1, 1, 0, 0, 1, -1, 1, -1, 0, 0, -1)
                .turn()
                .expectOptions(0, "land 1 -2", "land 2 -2", "land 1 -1", "land 2 -1");
    }

    @Test
    @Rule("ISLES-2")
    void two_hexes_touch_in_whatever_order_they_are_named() {
        isles().turn()
                .pick("land 1 0")
                .expectOffered(0, "done", "land 0 1")
                .expectBlocked(0, "land -1 0", IslesWords.Says.DOES_NOT_TOUCH)
                .pick("land 0 1")
                .expectOwner(1, 0, 0)
                .expectOwner(0, 1, 0)
                .expectLogged(IslesWords.Says.LANDED, 0, 2);
    }

    @Test
    @Rule("ISLES-3")
    void a_storm_prevents_a_landing_and_a_storm_prevents_a_storm() {
        isles().holds(0, 1)
                .holds(1, 2)
                .turn()
                .pick("land 1 0", "done")
                .expectAsked(1, IslesWords.Says.ASK_STORM)
                .pick("play storm2")
                .expectAsked(0, IslesWords.Says.ASK_STORM)
                .pick("let")
                .expectOwner(1, 0, State.NOBODY)
                .expectLogged(IslesWords.Says.BLOWN_AWAY, 0, 1);
        isles().holds(0, 1)
                .holds(1, 2)
                .turn()
                .pick("land 1 0", "done", "play storm2", "play storm1")
                .expectOwner(1, 0, 0);
    }

    @Test
    @Rule("ISLES-3")
    void a_calm_is_gone_and_does_nothing() {
        var game = isles().holds(1, 3)
                .turn()
                .pick("land 1 0", "done", "play calm3")
                .expectOwner(1, 0, 0);
        assertThat(game.seen(0, DISCARD)).contains("calm3");
    }

    @Test
    @Rule("ISLES-4")
    void whoever_has_eight_hexes_has_won_at_once() {
        isles().landed(0, 1, 0, 2, 0, 3, 0, 0, 1, 1, 1)
                .turn()
                .pick("land 0 2", "land 1 2")
                .expectOver()
                .expectShare(1, 0);
    }

    @Test
    void without_points_the_score_is_the_part_of_the_victory_in_hundredths() {
        var game = isles().landed(0, 1, 0, 2, 0, 3, 0, 0, 1, 1, 1).turn();
        assertThat(GAME.score(game.s, 0)).as("nobody has won yet").isZero();
        game.pick("land 0 2", "land 1 2");
        assertThat(GAME.score(game.s, 0)).isEqualTo(100);
        assertThat(GAME.score(game.s, 1)).isZero();
        assertThat(GAME.breakdown(game.s, 0)).isEmpty();
    }

    @Test
    void the_laws_hold_in_every_position_of_random_games() {
        var laws = new Laws<>(GAME);
        int won = 0;
        for (int n = 0; n < 60; n++) {
            var play = random(n);
            laws.check(play.s, Rng.of(n));
            while (!play.s.over()) {
                play.step();
                laws.check(play.s, Rng.of(n));
            }
            laws.checkReplay(play.record(), play.s);
            won += play.s.hexes(0) >= IslesState.WINNING ? 1 : 0;
        }
        assertThat(won).as("games that ended early").isPositive();
    }

    @Test
    void copies_go_their_own_way_and_records_give_the_same_game() {
        for (int n = 0; n < 20; n++) {
            random(n).checkCopies();
            random(n).checkRecord();
        }
    }

    @Test
    void no_command_tells_what_its_seat_cannot_know() {
        assertThat(Commands.check(GAME, IslesTest::random, 2_000)).isEqualTo(2_000);
    }
}
