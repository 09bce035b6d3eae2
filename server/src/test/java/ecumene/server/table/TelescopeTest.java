package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.CAT;
import static ecumene.server.table.Evening.asked;
import static ecumene.server.table.Evening.await;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.rated;
import static ecumene.server.table.Evening.timed;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Nobody looks ahead by taking back: beyond the ordinary floor every other person who may still win must agree. */
class TelescopeTest {
    private final Evening evening = new Evening();
    private final Room room = evening.room();

    @AfterEach
    void close() {
        evening.close();
    }

    /** Who comes after Ann sits down in turn; seats that are left are of bots. */
    private String table(int bots, Person... others) {
        var seats = new java.util.ArrayList<>(List.of("me"));
        for (var _ : others) {
            seats.add("open");
        }
        for (int i = 0; i < bots; i++) {
            seats.add("bot:random");
        }
        var table = room.create(ANN, "", rated(wanted("toy", seats.toArray(String[]::new))))
                .table();
        for (var other : others) {
            evening.run(room, table, other, new Command.Sit(null, ""));
        }
        if (others.length > 0) {
            evening.run(room, table, ANN, new Command.Start());
        }
        return table;
    }

    private void roll(String table, Person who) {
        await(who.name() + " is asked", () -> asked(room, table, who));
        evening.pick(room, table, who, "roll");
    }

    private boolean counts(String table) {
        return Boolean.TRUE.equals(look(room, table, ANN).table().rated());
    }

    private int moves(String table) {
        return look(room, table, ANN).frame().moves();
    }

    @Test
    void while_somebody_has_left_nothing_hidden_is_taken_back() {
        var table = table(0, BOB);
        roll(table, ANN);
        evening.run(room, table, BOB, new Command.Leave());
        await("the substitute has played", () -> asked(room, table, ANN));
        evening.refused(room, table, ANN, new Command.Undo(0), Code.NOT_NOW, "table.undo-needs");
        assertThat(counts(table)).isTrue();
    }

    @Test
    void while_a_clock_has_run_out_nothing_hidden_is_taken_back() {
        var table = evening.annAndBob(room, timed(wanted("toy", "me", "open"), new TimeControl.Live(60, 0)));
        roll(table, ANN);
        evening.pass(61_000);
        await("the substitute has played", () -> asked(room, table, ANN));
        evening.refused(room, table, ANN, new Command.Undo(0), Code.NOT_NOW, "table.undo-needs");
    }

    @Test
    void one_who_is_there_cannot_consent_for_one_who_is_not() {
        var table = table(0, BOB, CAT);
        roll(table, ANN);
        evening.run(room, table, CAT, new Command.Leave());
        evening.refused(room, table, ANN, new Command.Undo(0), Code.NOT_NOW, "table.undo-needs");
    }

    @Test
    void an_open_question_is_void_when_somebody_leaves() {
        var table = table(0, BOB, CAT);
        roll(table, ANN);
        long offer = evening.run(room, table, ANN, new Command.Undo(0));
        evening.run(room, table, CAT, new Command.Leave());
        evening.refused(room, table, BOB, new Command.Answer(offer, true), Code.OUTDATED, "table.offer-gone");
    }

    @Test
    void who_comes_back_may_agree_again() {
        var table = table(0, BOB);
        roll(table, ANN);
        evening.run(room, table, BOB, new Command.Leave());
        await("the substitute has played", () -> asked(room, table, ANN));
        evening.run(room, table, BOB, new Command.Resume());
        long offer = evening.run(room, table, ANN, new Command.Undo(0));
        assertThat(moves(table)).isEqualTo(2);
        evening.run(room, table, BOB, new Command.Answer(offer, true));
        assertThat(moves(table)).isZero();
        assertThat(counts(table)).as("both wanted it").isTrue();
    }

    @Test
    void who_conceded_is_not_asked_but_the_game_counts_no_more() {
        var table = table(0, BOB, CAT);
        roll(table, ANN);
        evening.run(room, table, CAT, new Command.Concede());
        long offer = evening.run(room, table, ANN, new Command.Undo(0));
        evening.run(room, table, BOB, new Command.Answer(offer, true));
        assertThat(moves(table)).isZero();
        assertThat(counts(table)).isFalse();
    }

    @Test
    void two_persons_cannot_look_ahead_against_a_bot_for_the_rating() {
        var table = table(1, BOB);
        roll(table, ANN);
        long offer = evening.run(room, table, ANN, new Command.Undo(0));
        evening.run(room, table, BOB, new Command.Answer(offer, true));
        assertThat(counts(table)).isFalse();
    }

    @Test
    void against_bots_alone_taking_back_is_free_and_the_game_counts_no_more() {
        var table = table(1);
        assertThat(counts(table)).isTrue();
        roll(table, ANN);
        await("the bot has played", () -> asked(room, table, ANN));
        evening.run(room, table, ANN, new Command.Undo(0));
        assertThat(moves(table)).isZero();
        assertThat(counts(table)).isFalse();
    }

    @Test
    void what_shows_nothing_is_taken_back_freely_also_while_a_bot_plays_on_for_somebody() {
        var table = evening.annAndBob(room, rated(wanted("pyramid", "me", "open")));
        evening.run(room, table, BOB, new Command.Leave());
        await("Ann has something to take back freely", () -> {
            if (asked(room, table, ANN)) {
                var options = Evening.question(room, table, ANN).options();
                evening.pick(room, table, ANN, options.get(options.size() / 2).key());
            }
            var undo = look(room, table, ANN).frame().undo();
            return undo != null && undo.free() < moves(table);
        });
        var undo = look(room, table, ANN).frame().undo();
        evening.run(room, table, ANN, new Command.Undo(undo.free()));
        assertThat(moves(table)).isEqualTo(undo.free());
        assertThat(counts(table)).isTrue();
    }
}
