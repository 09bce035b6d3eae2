package ecumene.engine;

import static ecumene.engine.Say.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Attempt.Refused;
import ecumene.engine.Attempt.Stands;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToySentence;
import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.ToyState.Chance;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttemptTest {
    private static final Refused NOT_OFFERED = new Refused(Optional.empty());

    /** Seat 1 is asked twice, then a die is rolled, then it is asked once more. */
    private static ToyState s() {
        var s = table(2);
        Step<ToyState> die = state -> state.random(Chance.DIE);
        s.then(Say.of(0, 1, 2), Say.of(0, 3, 4), die, Say.of(0, 5, 6));
        s.run();
        return s;
    }

    private static Attempt attempt(String... keys) {
        return Attempt.of(new ToyGame(), s(), 0, List.of(keys));
    }

    @Test
    void keys_that_show_nothing_stand_together_or_not_at_all() {
        assertThat(attempt("say 1")).isEqualTo(new Stands(1));
        assertThat(attempt("say 1", "say 5")).isEqualTo(NOT_OFFERED);
        assertThat(attempt("say 3", "say 1")).isEqualTo(NOT_OFFERED);
        assertThat(attempt("say 1", "say 4")).isEqualTo(new Stands(2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"say 5", "say 6", "say 1", "nonsense", ""})
    void nobody_looks_behind_a_pick_that_raises_the_undo_floor(String behind) {
        assertThat(attempt("say 1", "say 4", behind, behind)).isEqualTo(new Stands(2));
    }

    @Test
    void a_move_that_the_game_blocks_is_refused_with_its_reason() {
        var game = new ToyGame();
        var s = game.deal(ToyGame.setup(2), Seed.numbered(1, 1));
        assertThat(Attempt.of(game, s, 0, List.of("peek seat1")))
                .isEqualTo(new Refused(Optional.of(Said.of(ToySentence.NOTHING_TO_SEE, 0))));
        assertThat(Attempt.of(game, s, 1, List.of("roll"))).as("not asked").isEqualTo(NOT_OFFERED);
    }
}
