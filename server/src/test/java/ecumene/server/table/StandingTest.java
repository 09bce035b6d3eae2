package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.CAT;
import static ecumene.server.table.Evening.asked;
import static ecumene.server.table.Evening.await;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.question;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Wire;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What somebody always answers to a kind of question. */
class StandingTest {
    private final Evening evening = new Evening();
    private final Room room = evening.room();
    private String toy = "";
    private String kind = "";

    @BeforeEach
    void bidding() {
        toy = evening.annAndBob(room, "toy");
        untilBidding();
        kind = question(room, toy, ANN).kind();
    }

    @AfterEach
    void close() {
        evening.close();
    }

    private static boolean offers(Wire.Question question, String key) {
        return question.options().stream().anyMatch(option -> option.key().equals(key));
    }

    /** Everybody rolls until Bob is to bid. */
    private void untilBidding() {
        while (!asked(room, toy, BOB) || !offers(question(room, toy, BOB), "bid 0")) {
            evening.pick(room, toy, asked(room, toy, ANN) ? ANN : BOB, "roll");
        }
    }

    private void always(Person who, String key) {
        evening.run(room, toy, who, new Command.Always(question(room, toy, who).at(), key));
    }

    private List<Wire.Standing> standing(Person who) {
        return Optional.ofNullable(look(room, toy, who).standing()).orElse(List.of());
    }

    @Test
    void what_is_always_answered_is_answered_at_once_and_whenever_it_is_asked_again() {
        always(ANN, "bid 0");
        assertThat(asked(room, toy, ANN)).isFalse();
        evening.pick(room, toy, BOB, "bid 0");
        int moves = look(room, toy, ANN).frame().moves();
        untilBidding();
        assertThat(look(room, toy, ANN).frame().moves()).isGreaterThan(moves);
        assertThat(asked(room, toy, ANN)).isFalse();
        assertThat(standing(ANN)).containsExactly(new Wire.Standing(kind, "bid 0", null));
    }

    @Test
    void nobody_else_is_told() {
        always(ANN, "bid 0");
        for (var other : Arrays.asList(BOB, CAT, null)) {
            assertThat(Wire.text(look(room, toy, other))).doesNotContain("standing");
        }
    }

    @Test
    void only_what_is_offered_now_can_be_answered_always() {
        long at = question(room, toy, ANN).at();
        evening.refused(room, toy, ANN, new Command.Always(at, "roll"), Code.ILLEGAL, "illegal");
        evening.refused(room, toy, ANN, new Command.Always(at - 1, "bid 0"), Code.OUTDATED, "outdated");
    }

    @Test
    void whoever_wants_to_be_asked_again_is() {
        always(ANN, "bid 0");
        evening.run(room, toy, ANN, new Command.Ask(kind));
        assertThat(standing(ANN)).isEmpty();
        evening.refused(room, toy, ANN, new Command.Ask(kind), Code.NOT_NOW, "table.no-standing");
        evening.pick(room, toy, BOB, "bid 0");
        untilBidding();
        assertThat(asked(room, toy, ANN)).isTrue();
    }

    @Test
    void an_answer_that_is_not_possible_any_more_ends_and_its_seat_is_told_why() {
        evening.pick(room, toy, ANN, "bid 0");
        evening.pick(room, toy, BOB, "bid 0");
        while (!asked(room, toy, ANN)) {
            evening.pick(room, toy, BOB, "roll");
        }
        var told = new CopyOnWriteArrayList<Wire.Message>();
        room.watch(toy, ANN, "", Lang.EN, Optional.empty(), Letter.read(told::add));
        var turn = question(room, toy, ANN);
        var hide = turn.options().stream()
                .map(Wire.Option::key)
                .filter(key -> key.startsWith("hide"))
                .findFirst()
                .orElseThrow();
        always(ANN, hide);
        while (!asked(room, toy, ANN) || !question(room, toy, ANN).kind().equals(turn.kind())) {
            var who = asked(room, toy, ANN) ? ANN : BOB;
            var options = question(room, toy, who).options();
            evening.pick(room, toy, who, options.getFirst().key());
        }
        assertThat(standing(ANN)).isEmpty();
        var over = new Wire.Standing(turn.kind(), hide, Standing.NOT_OFFERED);
        await(
                "she is told",
                () -> told.stream()
                        .anyMatch(message -> message instanceof Wire.StateMessage state
                                && List.of(over).equals(state.over())));
    }

    @Test
    void taking_something_back_ends_them() {
        always(ANN, "bid 0");
        int moves = look(room, toy, ANN).frame().moves();
        evening.run(room, toy, ANN, new Command.Undo(moves - 1));
        assertThat(asked(room, toy, ANN)).isTrue();
        assertThat(standing(ANN)).isEmpty();
    }

    @Test
    void while_a_bot_plays_on_nothing_stands() {
        always(ANN, "bid 0");
        evening.run(room, toy, ANN, new Command.Leave());
        evening.run(room, toy, ANN, new Command.Resume());
        assertThat(standing(ANN)).isEmpty();
    }

    @Test
    void it_is_kept_with_the_table() {
        always(ANN, "bid 0");
        var elsewhere = evening.room();
        assertThat(look(elsewhere, toy, ANN).standing()).containsExactly(new Wire.Standing(kind, "bid 0", null));
        evening.run(
                elsewhere,
                toy,
                BOB,
                new Command.Pick(question(elsewhere, toy, BOB).at(), List.of("bid 0")));
        untilBidding();
        assertThat(asked(room, toy, ANN)).isFalse();
    }
}
