package ecumene.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.IllegalMove;
import ecumene.engine.Seed;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToySentence;
import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.ToyTurn;
import ecumene.engine.toy.ToyVerb;
import org.junit.jupiter.api.Test;

/** A test that a broken rule does not fail is worth nothing: what the table expects must be able to fail. */
class TestTableTest {
    private static final ToyGame GAME = new ToyGame();

    private static final class Toy extends TestTable<ToyState, Toy> {
        Toy() {
            super(GAME, GAME.deal(ToyGame.setup(2), Seed.numbered(1, 1)));
        }

        @Override
        protected Toy self() {
            return this;
        }

        Toy turn(int seat) {
            return begin(new ToyTurn(seat), seat, ToySentence.ASK_TURN, ToyVerb.DONE);
        }
    }

    private final Toy table = new Toy().turn(1);

    @Test
    void moves_are_picked_by_their_keys() {
        table.expectAsked(1, ToySentence.ASK_TURN).expectOffered(1, "roll", "draw");
        table.pick("draw").expectResolved().expectLogged(ToySentence.DREW_OPENLY, 1);
        assertThat(table.offered(1, "done")).isEmpty();
    }

    @Test
    void what_the_test_did_not_expect_fails() {
        assertThatThrownBy(() -> table.pick("done")).isInstanceOf(IllegalMove.class);
        assertThatThrownBy(() -> table.pick(0, "roll")).hasMessageContaining("is not asked");
        assertThatThrownBy(table::expectResolved).isInstanceOf(AssertionError.class);
        assertThatThrownBy(table::expectOver).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> table.expectAsked(0, ToySentence.ASK_TURN)).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> table.expectNotOffered(1, "roll")).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> table.expectLogged(ToySentence.ROLLED, 1, 6)).isInstanceOf(AssertionError.class);
    }

    @Test
    void a_blocked_move_says_why() {
        table.expectBlocked(1, "peek seat1", ToySentence.NOTHING_TO_SEE);
        assertThatThrownBy(() -> table.expectBlocked(1, "peek seat1", ToySentence.NOTHING_TO_DRAW))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> table.expectBlocked(1, "roll", ToySentence.NOTHING_TO_SEE))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void everybody_sees_what_they_may() {
        assertThat(table.seen(0, ToyState.hand(1))).containsOnly("?");
        assertThat(table.seen(1, ToyState.hand(1))).doesNotContain("?").isNotEmpty();
        table.pick("draw").expectRead(0, ToySentence.DREW_OPENLY, 1);
    }
}
