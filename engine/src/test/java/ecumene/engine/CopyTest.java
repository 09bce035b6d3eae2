package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToyState;
import org.junit.jupiter.api.Test;

class CopyTest {
    private static final ToyGame GAME = new ToyGame();

    /** A position in the middle of a game. */
    private static ToyState middle(int seed) {
        var s = GAME.deal(ToyGame.setup(3), Seed.numbered(5, seed));
        play(s, Rng.of(seed), 11);
        return s;
    }

    private static void play(ToyState s, Rng rng, int picks) {
        for (int n = 0; n < picks && !s.over(); n++) {
            int seat = s.seatToAnswer();
            s.pick(seat, rng.below(s.options(seat).size()));
        }
    }

    @Test
    void a_copy_is_equal_log_and_all() {
        var s = middle(1);
        var copy = s.copy();
        assertThat(copy.digest()).isEqualTo(s.digest());
        assertThat(copy.log()).isNotEmpty().isEqualTo(s.log());
        assertThat(copy.options(copy.seatToAnswer()).moves())
                .isEqualTo(s.options(s.seatToAnswer()).moves());
    }

    @Test
    void playing_on_a_copy_leaves_the_original_alone() {
        var s = middle(1);
        long digest = s.digest();
        int logged = s.log().size();
        var copy = s.copy();
        play(copy, Rng.of(9), 1000);
        assertThat(copy.over()).isTrue();
        assertThat(s.digest()).isEqualTo(digest);
        assertThat(s.log()).hasSize(logged);
    }

    @Test
    void copies_go_on_exactly_like_the_original() {
        var s = middle(2);
        var copy = s.copy();
        play(s, Rng.of(3), 1000);
        play(copy, Rng.of(3), 1000);
        assertThat(copy.digest()).isEqualTo(s.digest());
        assertThat(copy.log()).isEqualTo(s.log());
    }

    @Test
    void a_state_can_be_written_over_any_other() {
        var s = middle(1);
        var used = middle(2);
        var hushed = middle(3);
        hushed.hush();
        play(hushed, Rng.of(1), 5);
        s.copyInto(used);
        s.copyInto(hushed);
        assertThat(used.digest()).isEqualTo(s.digest());
        assertThat(hushed.digest()).isEqualTo(s.digest());

        play(used, Rng.of(4), 1000);
        play(hushed, Rng.of(4), 1000);
        assertThat(hushed.digest()).isEqualTo(used.digest());
        assertThat(hushed.log()).as("the log from here on").isNotEmpty().isEqualTo(used.log());
    }

    @Test
    void a_hushed_state_plays_the_same_game_in_silence() {
        var loud = middle(1);
        var quiet = loud.copy();
        quiet.hush();
        assertThat(quiet.logging()).isFalse();
        play(loud, Rng.of(6), 1000);
        play(quiet, Rng.of(6), 1000);
        assertThat(quiet.log()).isEmpty();
        for (int seat = 0; seat < 3; seat++) {
            assertThat(GAME.score(quiet, seat)).isEqualTo(GAME.score(loud, seat));
        }
    }

    @Test
    void the_digest_differs_where_the_state_differs() {
        var s = middle(1);
        var other = s.copy();
        int seat = other.seatToAnswer();
        other.pick(seat, other.options(seat).size() - 1);
        assertThat(other.digest()).isNotEqualTo(s.digest());
        assertThat(middle(2).digest()).isNotEqualTo(s.digest());
        assertThat(middle(1).digest()).as("the same game again").isEqualTo(s.digest());
    }

    @Test
    void an_imagined_state_has_other_randomness_and_no_log() {
        var s = middle(1);
        var imagined = s.imagine(0, Rng.of(1));
        assertThat(imagined.seed()).isNotEqualTo(s.seed());
        assertThat(imagined.log()).isEmpty();
        assertThat(imagined.moves()).isEqualTo(s.moves());
    }
}
