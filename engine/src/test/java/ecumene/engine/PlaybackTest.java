package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ecumene.engine.GameRecord.Broken;
import ecumene.engine.GameRecord.Finished;
import ecumene.engine.GameRecord.Open;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.GameRecord.Why;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToyState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlaybackTest {
    private static final ToyGame GAME = new ToyGame();
    private static final Seed SEED = Seed.numbered(8, 1);
    private static final Setup SETUP = ToyGame.setup(3).with("first", "seat1").with("die", "six");
    /** Title, game, rules, players, variant, two options, seed, commitment, three seats. */
    private static final int BEFORE_PICKS = 12;

    private static final List<Long> DIGESTS = new ArrayList<>();
    private static final GameRecord RECORD = played(Integer.MAX_VALUE);

    private static GameRecord played(int most) {
        return played(SEED, most, DIGESTS);
    }

    private static GameRecord played(Seed seed, int most, List<Long> digests) {
        var picks = new ArrayList<Pick>();
        var rng = Rng.of(4);
        ToyState s = GAME.deal(SETUP, seed);
        digests.clear();
        digests.add(s.digest());
        while (!s.over() && picks.size() < most) {
            int seat = s.seatToAnswer();
            int option = rng.below(s.options(seat).size());
            picks.add(Pick.of(GAME, seat, s.options(seat).move(option)));
            s.pick(seat, option);
            digests.add(s.digest());
        }
        return GameRecord.of(GAME, SETUP, seed, List.of("a", "b", "c"), picks, s);
    }

    @Test
    void a_replay_is_exact_after_every_pick() {
        var record = GameRecord.parse(RECORD.toText());
        assertThat(record.picks()).hasSizeGreaterThan(20);
        assertThat(record.end()).isInstanceOf(Finished.class);
        for (int n = 0; n <= record.picks().size(); n++) {
            assertThat(Playback.at(GAME, record, n).digest()).isEqualTo(DIGESTS.get(n));
        }
        assertThat(Playback.verify(GAME, record).over()).isTrue();
        assertThatThrownBy(() -> Playback.at(GAME, record, record.picks().size() + 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Playback.at(GAME, record, -1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_game_with_the_secure_generator_replays_as_exactly() {
        var seed = Seed.secret();
        var digests = new ArrayList<Long>();
        var record = GameRecord.parse(played(seed, Integer.MAX_VALUE, digests).toText());
        assertThat(record.seed()).isEqualTo(seed);
        for (int n = 0; n <= record.picks().size(); n++) {
            assertThat(Playback.at(GAME, record, n).digest()).isEqualTo(digests.get(n));
        }
        assertThat(Playback.verify(GAME, record).over()).isTrue();
    }

    @Test
    void a_game_that_is_not_over_replays_too() {
        var half = new GameRecord(
                SETUP,
                GAME.rules(),
                SEED,
                SEED.commitment(),
                RECORD.seats(),
                RECORD.picks().subList(0, 7),
                new Open());
        assertThat(Playback.verify(GAME, half).over()).isFalse();
    }

    private static Broken refused(GameRecord record) {
        return catchThrowableOfType(Broken.class, () -> Playback.verify(GAME, record));
    }

    private static void refused(GameRecord record, Why why, int line, String... details) {
        assertThat(refused(record)).extracting(Broken::why, Broken::line).containsExactly(why, line);
        assertThat(refused(record).details()).containsExactly(details);
    }

    private static GameRecord with(Setup setup) {
        return new GameRecord(
                setup, RECORD.rules(), SEED, RECORD.commitment(), RECORD.seats(), RECORD.picks(), RECORD.end());
    }

    private static GameRecord with(List<Pick> picks, GameRecord.End end) {
        return new GameRecord(SETUP, RECORD.rules(), SEED, RECORD.commitment(), RECORD.seats(), picks, end);
    }

    @Test
    void other_games_and_other_rules_are_refused_at_their_lines() {
        refused(with(new Setup("chess", 3, "plain", SETUP.options())), Why.OTHER_RULES, 2, "chess", "toy");
        var old =
                new GameRecord(SETUP, "0-toy", SEED, RECORD.commitment(), RECORD.seats(), RECORD.picks(), RECORD.end());
        refused(old, Why.OTHER_RULES, 3, "0-toy", "1-toy");
    }

    @Test
    void set_ups_that_the_game_does_not_have_are_refused_at_their_lines() {
        var ten = new GameRecord(
                new Setup("toy", 10, "plain", SETUP.options()),
                RECORD.rules(),
                SEED,
                RECORD.commitment(),
                List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
                RECORD.picks(),
                new Open());
        refused(ten, Why.UNKNOWN_LINE, 4, "players 10");
        refused(with(new Setup("toy", 3, "huge", SETUP.options())), Why.UNKNOWN_LINE, 5, "variant huge");
        refused(with(SETUP.with("first", "seat9")), Why.UNKNOWN_LINE, 7, "first seat9");
        refused(with(SETUP.with("extra", "yes")), Why.UNKNOWN_LINE, 7, "option extra");
    }

    @Test
    void a_seed_that_was_not_announced_is_refused() {
        var other = new GameRecord(
                SETUP,
                RECORD.rules(),
                Seed.numbered(8, 2),
                SEED.commitment(),
                RECORD.seats(),
                RECORD.picks(),
                RECORD.end());
        refused(
                other,
                Why.WRONG_COMMITMENT,
                9,
                SEED.commitment(),
                Seed.numbered(8, 2).commitment());
    }

    @Test
    void a_pick_that_was_not_possible_is_refused_at_its_line() {
        var picks = new ArrayList<>(RECORD.picks());
        int asked = picks.get(5).seat();
        picks.set(5, new Pick(asked, "fly"));
        refused(with(picks, RECORD.end()), Why.ILLEGAL_MOVE, BEFORE_PICKS + 6, "fly");
        picks.set(5, new Pick((asked + 1) % 3, "roll"));
        refused(with(picks, RECORD.end()), Why.ILLEGAL_MOVE, BEFORE_PICKS + 6, "roll");
    }

    @Test
    void picks_after_the_end_are_refused_at_their_line() {
        var picks = new ArrayList<>(RECORD.picks());
        picks.add(new Pick(0, "roll"));
        refused(with(picks, RECORD.end()), Why.ILLEGAL_MOVE, BEFORE_PICKS + picks.size(), "roll");
    }

    @Test
    void another_result_is_refused_at_the_last_line() {
        int line = BEFORE_PICKS + RECORD.picks().size() + 1;
        var right = RecordText.line(RECORD.end());
        refused(with(RECORD.picks(), new Finished(List.of(1, 2, 3))), Why.OTHER_RESULT, line, "end 1 2 3", right);
        refused(with(RECORD.picks(), new Open()), Why.OTHER_RESULT, line, "open", right);
        var most = RECORD.picks().subList(0, RECORD.picks().size() - 1);
        refused(with(most, RECORD.end()), Why.OTHER_RESULT, line - 1, right, "open");
    }
}
