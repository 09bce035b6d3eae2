package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.GameRecord.Pick;
import ecumene.engine.testing.Commands;
import ecumene.engine.testing.RandomGame;
import ecumene.engine.toy.Leak;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToyState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LawsTest {

    /** Plays and checks random games with two and with three seats, and counts the positions. */
    private static int play(ToyGame game, int games) {
        var laws = new Laws<>(game);
        int positions = 0;
        for (int n = 0; n < games; n++) {
            positions += play(game, laws, n);
        }
        return positions;
    }

    private static int play(ToyGame game, Laws<ToyState> laws, int n) {
        var rng = Rng.of(n);
        var setup = ToyGame.setup(2 + n % 2);
        var picks = new ArrayList<Pick>();
        var s = game.deal(setup, Seed.numbered(1, n));
        laws.check(s, rng);
        while (!s.over()) {
            int seat = s.seatToAnswer();
            int option = rng.below(s.options(seat).size());
            picks.add(Pick.of(game, seat, s.options(seat).move(option)));
            s.pick(seat, option);
            laws.check(s, rng);
        }
        var seats = setup.players() == 2 ? List.of("a", "b") : List.of("a", "b", "c");
        laws.checkReplay(GameRecord.of(game, setup, s.seed(), seats, picks, s), s);
        return picks.size() + 1;
    }

    @Test
    void the_laws_hold_in_thousands_of_positions_of_an_honest_game() {
        assertThat(play(new ToyGame(), 100)).isGreaterThan(2000);
    }

    @ParameterizedTest
    @CsvSource({
        "FACTS, the facts tell only what the viewer knows",
        "TABLE, the drawn table tells only what the viewer knows",
        "OPTIONS, the options do not depend on hidden cards",
        "REASON, the blocked moves do not depend on hidden cards",
        "NAME, a question names only cards its seat knows",
        "LOG, the log names only cards its reader knows",
        "SHARED_ARRAY, a copy is independent",
        "FORGOTTEN_NUMBER, a copy is equal",
        "TWICE, no option is offered twice",
        "NO_OPTION, no rule fails",
        "FALSE_DIE, copies play alike|a replay is exact",
        "FLOOR, an answer does not depend on hidden cards|whether a pick can be taken back tells nothing",
        "TOLD, a pick that can be taken back tells nothing",
    })
    void a_planted_mistake_is_found(Leak leak, String law) {
        assertThatThrownBy(() -> play(new ToyGame(leak), 20))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageMatching("(?s)(" + law + "), after \\d+ picks: .+");
    }

    @Test
    void an_answer_that_depends_on_hidden_cards_is_found_by_the_law_of_answers_alone() {
        assertThatThrownBy(() -> answers(new Laws<>(new ToyGame(Leak.SECOND_OPTIONS)), Leak.SECOND_OPTIONS))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageMatching("(?s)an answer does not depend on hidden cards, after \\d+ picks: .+");
    }

    @Test
    void a_refusal_for_what_was_about_to_be_drawn_is_found() {
        Attempt.Judge<ToyState> oracle = (game, s, seat, keys) -> {
            int top = s.zones().first(ToyState.DECK);
            return keys.getFirst().equals("draw") && keys.size() > 1 && top >= 0 && ToyState.value(top) > 3
                    ? new Attempt.Refused(Optional.empty())
                    : Attempt.of(game, s, seat, keys);
        };
        assertThatThrownBy(() -> answers(new Laws<>(new ToyGame(), oracle), Leak.NONE))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageMatching("(?s)an answer does not depend on hidden cards, after \\d+ picks: .+");
    }

    @Test
    void the_law_of_answers_holds_in_an_honest_game() {
        assertThat(answers(new Laws<>(new ToyGame()), Leak.NONE)).isEqualTo(10_000);
    }

    private static int answers(Laws<ToyState> laws, Leak leak) {
        var game = new ToyGame(leak);
        return Commands.check(
                laws,
                n -> {
                    var setup = ToyGame.setup(2 + (int) (n % 2));
                    return new RandomGame<>(game, setup, game.deal(setup, Seed.numbered(1, n)), n);
                },
                10_000);
    }

    @Test
    void checking_does_not_disturb_the_game() {
        var game = new ToyGame();
        var checked = game.deal(ToyGame.setup(3), Seed.numbered(2, 2));
        var unchecked = checked.copy();
        var laws = new Laws<>(game);
        var one = Rng.of(1);
        var two = Rng.of(1);
        while (!checked.over()) {
            laws.check(checked, Rng.of(7));
            int seat = checked.seatToAnswer();
            checked.pick(seat, one.below(checked.options(seat).size()));
            unchecked.pick(seat, two.below(unchecked.options(seat).size()));
        }
        assertThat(checked.digest()).isEqualTo(unchecked.digest());
        assertThat(checked.log()).isEqualTo(unchecked.log());
    }

    @Test
    void a_game_can_be_taken_up_in_the_middle() {
        var game = new ToyGame();
        var s = game.deal(ToyGame.setup(3), Seed.numbered(2, 3));
        var rng = Rng.of(5);
        for (int n = 0; n < 15; n++) {
            int seat = s.seatToAnswer();
            s.pick(seat, rng.below(s.options(seat).size()));
        }
        new Laws<>(game).check(s, rng);
    }

    @Test
    void a_record_of_another_game_does_not_pass_for_this_one() {
        var game = new ToyGame();
        var s = game.deal(ToyGame.setup(2), Seed.numbered(2, 3));
        var other = game.deal(ToyGame.setup(2), Seed.numbered(2, 4));
        var record = GameRecord.of(game, ToyGame.setup(2), s.seed(), List.of("a", "b"), List.of(), s);
        new Laws<>(game).checkReplay(record, s);
        assertThatThrownBy(() -> new Laws<>(game).checkReplay(record, other))
                .isInstanceOf(Laws.Broken.class)
                .hasMessageStartingWith("a replay is exact");
        s.zones().move(s.zones().first(ToyState.DECK), ToyState.DECK);
        assertThatThrownBy(() -> new Laws<>(game).checkReplay(record, s)).isInstanceOf(Laws.Broken.class);
    }
}
