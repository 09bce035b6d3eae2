package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.CAT;
import static ecumene.server.table.Evening.asked;
import static ecumene.server.table.Evening.frames;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.question;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.engine.GameRecord;
import ecumene.engine.Lang;
import ecumene.engine.Playback;
import ecumene.engine.toy.ToyGame;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.wire.Wire;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PlayTest {
    private final Evening evening = new Evening();
    private Room room;
    private String toy;

    @BeforeEach
    void open() {
        room = evening.room();
        toy = evening.annAndBob(room, "toy");
    }

    @AfterEach
    void close() {
        evening.close();
    }

    private static String any(Wire.Question question, String verb) {
        return question.options().stream()
                .filter(option -> option.verb().equals(verb))
                .findFirst()
                .orElseThrow()
                .key();
    }

    private void roll(ecumene.server.people.Person who) {
        evening.pick(room, toy, who, "roll");
    }

    @Test
    void a_pick_changes_the_game_and_passes_the_question_on() {
        assertThat(asked(room, toy, BOB)).isFalse();
        long seq = evening.pick(room, toy, ANN, "roll");

        var after = look(room, toy, BOB);
        assertThat(after.seq()).isEqualTo(seq);
        assertThat(after.frame().moves()).isOne();
        assertThat(after.frame().step().key()).isEqualTo("roll");
        assertThat(after.frame().step().by()).isEqualTo("person");
        assertThat(after.frame().question().at()).isEqualTo(seq);
        assertThat(after.frame().question().seat()).isOne();
        assertThat(after.table().waiting()).containsExactly(1);
        assertThat(after.table().myTurn()).isTrue();
        assertThat(after.log())
                .last()
                .satisfies(entry -> assertThat(entry.key()).isEqualTo("say.rolled"));
        assertThat(asked(room, toy, ANN)).isFalse();
    }

    @Test
    void a_pick_for_an_earlier_question_is_outdated() {
        long at = question(room, toy, ANN).at();
        evening.refused(room, toy, ANN, new Command.Pick(at - 1, List.of("roll")), Code.OUTDATED, "outdated");
        roll(ANN);
        roll(BOB);
        evening.refused(room, toy, ANN, new Command.Pick(at, List.of("roll")), Code.OUTDATED, "outdated");
    }

    @Test
    void only_the_seat_that_is_asked_can_pick() {
        long at = question(room, toy, ANN).at();
        var roll = new Command.Pick(at, List.of("roll"));
        evening.refused(room, toy, BOB, roll, Code.NOT_NOW, "table.not-asked");
        evening.refused(room, toy, CAT, roll, Code.FORBIDDEN, "table.not-seated");
    }

    @Test
    void a_move_that_is_not_offered_is_refused_with_the_games_reason() {
        long at = question(room, toy, ANN).at();
        evening.refused(room, toy, ANN, new Command.Pick(at, List.of("fly")), Code.ILLEGAL, "illegal");
        assertThatThrownBy(() -> evening.run(room, toy, ANN, new Command.Pick(at, List.of("peek seat1"))))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> assertThat(refusal.reason()
                                        .orElseThrow()
                                        .sentence()
                                        .key())
                                .isEqualTo("say.nothing-to-see"));
    }

    @Test
    void a_command_sent_again_is_answered_as_before_and_not_carried_out_twice() {
        long at = question(room, toy, ANN).at();
        var roll = new Command.Pick(at, List.of("roll"));
        var done = room.command(toy, ANN, "again-1", roll);
        assertThat(room.command(toy, ANN, "again-1", roll)).isEqualTo(done);
        assertThat(look(room, toy, ANN).frame().moves()).isOne();
    }

    @Test
    void people_do_not_have_to_agree_on_the_ids_of_their_commands() {
        room.command(toy, ANN, "1", new Command.Pick(question(room, toy, ANN).at(), List.of("roll")));
        room.command(toy, BOB, "1", new Command.Pick(question(room, toy, BOB).at(), List.of("roll")));
        assertThat(look(room, toy, ANN).frame().moves()).isEqualTo(2);
    }

    @Test
    void a_command_that_made_several_events_is_answered_with_the_last_one_again_and_again() {
        roll(ANN);
        long offer = evening.run(room, toy, ANN, new Command.Undo(0));
        var undone = room.command(toy, BOB, "yes", new Command.Answer(offer, true));
        assertThat(undone.seq()).isEqualTo(offer + 2);
        var other = evening.room();
        roll(ANN);
        for (var node : List.of(room, other)) {
            assertThat(node.command(toy, BOB, "yes", new Command.Answer(offer, true)))
                    .isEqualTo(undone);
        }
    }

    @Test
    void a_refused_command_can_be_sent_again_with_the_same_id() {
        long at = question(room, toy, ANN).at();
        assertThatThrownBy(() -> room.command(toy, ANN, "x", new Command.Pick(at + 7, List.of("roll"))))
                .isInstanceOf(Refusal.class);
        room.command(toy, ANN, "x", new Command.Pick(at, List.of("roll")));
        assertThat(look(room, toy, ANN).frame().moves()).isOne();
    }

    private void untilAuction() {
        roll(ANN);
        roll(BOB);
        roll(ANN);
    }

    @Test
    void asked_together_each_keeps_their_question_while_others_answer() {
        untilAuction();
        long ann = question(room, toy, ANN).at();
        long bob = question(room, toy, BOB).at();
        assertThat(ann).isEqualTo(bob);

        evening.run(room, toy, BOB, new Command.Pick(bob, List.of("bid 0")));
        assertThat(asked(room, toy, BOB)).isFalse();
        assertThat(question(room, toy, ANN).at()).isEqualTo(ann);

        evening.run(room, toy, ANN, new Command.Pick(ann, List.of("bid 0")));
        assertThat(look(room, toy, ANN).table().waiting()).hasSize(1);
    }

    @Test
    void a_sealed_answer_is_told_to_nobody_else() {
        untilAuction();
        evening.pick(room, toy, ANN, "bid 1");
        assertThat(look(room, toy, ANN).frame().step().key()).isEqualTo("bid 1");
        assertThat(look(room, toy, BOB).frame().step().key()).isEmpty();
        assertThat(look(room, toy, BOB).frame().step().text()).isEmpty();
        assertThat(look(room, toy, BOB).frame().step().seat()).isZero();
        assertThat(look(room, toy, null).frame().step().key()).isEmpty();
    }

    @Test
    void a_card_put_down_in_secret_is_named_to_its_owner_only() {
        var hide = any(question(room, toy, ANN), "hide");
        evening.pick(room, toy, ANN, hide);
        assertThat(look(room, toy, ANN).frame().step().key()).isEqualTo(hide);
        assertThat(look(room, toy, BOB).frame().step().key()).isEmpty();
        assertThat(frames(room, toy, BOB, 1, 1).get(0).at("/step/key").asText()).isEmpty();
        assertThat(Wire.text(look(room, toy, BOB))).doesNotContain("\"" + hide + "\"");
    }

    @Test
    void several_keys_that_show_nothing_are_carried_out_all_or_not_at_all() {
        var table = evening.annAndBob(room, "pyramid");
        while (true) {
            var who = asked(room, table, ANN) ? ANN : BOB;
            var asked = question(room, table, who);
            int moves = look(room, table, who).frame().moves();
            var first = asked.options().get(asked.options().size() / 2).key();
            var done = evening.sent(room, table, who, new Command.Pick(asked.at(), List.of(first, "nonsense")));
            if (done.isPresent()) {
                assertThat(done.get().picks()).as("it has shown something").isOne();
                continue;
            }
            assertThat(look(room, table, who).frame().moves()).isEqualTo(moves);
            evening.pick(room, table, who, first);
            var second = question(room, table, who).options().getFirst().key();
            evening.run(room, table, who, new Command.Undo(moves));
            var both = new Command.Pick(question(room, table, who).at(), List.of(first, second));
            long before = look(room, table, who).seq();
            assertThat(room.command(table, who, "both", both)).isEqualTo(new Tables.Done(before + 2, 2));
            return;
        }
    }

    @Test
    void keys_behind_a_pick_that_shows_something_are_not_looked_at_whatever_they_say() {
        for (var behind : List.of(stakeOf(toy), "bid 0", "roll", "nonsense", "")) {
            var table = evening.annAndBob(room, "toy");
            long before = look(room, table, ANN).seq();
            var keys = new Command.Pick(question(room, table, ANN).at(), List.of("roll", behind, behind));
            var done = room.command(table, ANN, "roll", keys);
            assertThat(done).isEqualTo(new Tables.Done(before + 1, 1));
            assertThat(done.left(keys)).isEqualTo(2);
            assertThat(look(room, table, ANN).frame().moves()).isOne();
            assertThat(room.command(table, ANN, "roll", keys)).as("sent again").isEqualTo(done);
            assertThat(evening.room().command(table, ANN, "roll", keys))
                    .as("to another node")
                    .isEqualTo(done);
        }
        untilAuction();
        var bid = question(room, toy, ANN);
        evening.refused(room, toy, ANN, new Command.Pick(bid.at(), List.of("roll", "bid 1")), Code.ILLEGAL, "illegal");
        evening.refused(room, toy, ANN, new Command.Pick(bid.at(), List.of()), Code.MALFORMED, "table.no-keys");
    }

    /** A card in Ann's hand, as a stake. */
    private String stakeOf(String table) {
        return look(room, table, ANN).frame().view().zones().stream()
                .filter(zone -> zone.id().equals("hand1"))
                .map(zone -> "stake " + zone.cards().getFirst().card())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void the_end_of_the_game_shows_points_seed_and_record() {
        assertThat(look(room, toy, ANN).seed()).isNull();
        assertThatThrownBy(() -> room.record(toy, ANN, "")).isInstanceOf(Refusal.class);
        var commitment = look(room, toy, ANN).commitment();
        evening.playUntil(room, toy, now -> now.table().status().equals("over"), ANN, BOB);

        var end = look(room, toy, BOB);
        assertThat(end.frame().over()).isTrue();
        assertThat(end.frame().question()).isNull();
        assertThat(end.frame().breakdown()).hasSize(2);
        assertThat(end.frame().shares()).hasSize(2);
        assertThat(end.frame().shares().stream().mapToDouble(share -> share).sum())
                .isEqualTo(1);
        assertThat(end.table().waiting()).isEmpty();
        assertThat(end.commitment()).isEqualTo(commitment);
        assertThat(ecumene.engine.Seed.parse(end.seed()).commitment()).isEqualTo(commitment);
        var record = GameRecord.parse(room.record(toy, null, ""));
        assertThat(record.seats()).containsExactly("Ann", "Bob");
        Playback.verify(new ToyGame(), record);
        evening.refused(room, toy, ANN, new Command.Undo(0), Code.NOT_NOW, "table.over");
        evening.refused(room, toy, ANN, new Command.Pick(1, List.of("roll")), Code.NOT_NOW, "table.over");
    }

    // --- undo, with a game that lets one seat pick several times in a row ---

    private String pyramid() {
        return evening.annAndBob(room, "pyramid");
    }

    /** Until one of the two has a pick to take back without asking. */
    private ecumene.server.people.Person freeToUndo(String table) {
        var found = new ecumene.server.people.Person[1];
        evening.playUntil(
                room,
                table,
                now -> {
                    for (var person : List.of(ANN, BOB)) {
                        var frame = look(room, table, person).frame();
                        if (frame.undo() != null && frame.undo().free() < frame.moves()) {
                            found[0] = person;
                        }
                    }
                    return found[0] != null;
                },
                ANN,
                BOB);
        return found[0];
    }

    @Test
    void what_revealed_nothing_can_be_taken_back_without_asking() {
        var table = pyramid();
        var mover = freeToUndo(table);
        var frame = look(room, table, mover).frame();
        var before = frames(
                        room, table, mover, frame.undo().last(), frame.undo().last())
                .get(0);
        long seq = evening.run(room, table, mover, new Command.Undo(frame.undo().last()));

        var after = look(room, table, mover);
        assertThat(after.seq()).isEqualTo(seq);
        assertThat(after.frame().moves()).isEqualTo(frame.undo().last());
        assertThat(Wire.JSON.<JsonNode>valueToTree(after.frame().view())).isEqualTo(before.get("view"));
        assertThat(after.frame().question().at()).as("a new question").isEqualTo(seq);
        assertThat(after.offers()).isEmpty();
    }

    @Test
    void further_back_the_other_person_is_asked_and_may_agree() {
        roll(ANN);
        roll(BOB);
        assertThat(look(room, toy, ANN).frame().undo()).isEqualTo(new Wire.Undo(2, 0, 0));
        assertThat(look(room, toy, BOB).frame().undo()).isEqualTo(new Wire.Undo(2, 1, 1));
        long offer = evening.run(room, toy, ANN, new Command.Undo(0));
        assertThat(look(room, toy, BOB).offers())
                .containsExactly(new Wire.Offer(offer, "undo", 0, 0, java.util.Arrays.asList(true, null)));
        evening.refused(room, toy, ANN, new Command.Answer(offer, true), Code.NOT_NOW, "table.offer-answered");
        evening.refused(room, toy, CAT, new Command.Answer(offer, true), Code.FORBIDDEN, "table.not-seated");

        evening.run(room, toy, BOB, new Command.Answer(offer, true));
        assertThat(look(room, toy, ANN).frame().moves()).isZero();
        assertThat(look(room, toy, ANN).offers()).isEmpty();
        assertThat(asked(room, toy, ANN)).isTrue();
    }

    @Test
    void an_offer_dies_by_a_no_and_by_the_next_pick() {
        roll(ANN);
        long first = evening.run(room, toy, ANN, new Command.Undo(0));
        evening.run(room, toy, BOB, new Command.Answer(first, false));
        assertThat(look(room, toy, BOB).offers()).isEmpty();
        long second = evening.run(room, toy, ANN, new Command.Undo(0));
        roll(BOB);
        evening.refused(room, toy, BOB, new Command.Answer(second, true), Code.OUTDATED, "table.offer-gone");
        assertThat(look(room, toy, ANN).frame().moves()).isEqualTo(2);
    }

    @Test
    void nothing_is_taken_back_that_one_did_not_pick() {
        evening.refused(room, toy, ANN, new Command.Undo(0), Code.NOT_NOW, "table.nothing-to-undo");
        roll(ANN);
        assertThat(look(room, toy, BOB).frame().undo()).isNull();
        evening.refused(room, toy, BOB, new Command.Undo(0), Code.NOT_NOW, "table.nothing-to-undo");
        evening.refused(room, toy, ANN, new Command.Undo(1), Code.NOT_NOW, "table.nothing-to-undo");
        evening.refused(room, toy, ANN, new Command.Undo(-1), Code.NOT_NOW, "table.nothing-to-undo");
    }

    @Test
    void the_whole_turn_can_be_taken_back_in_one_step() {
        var table = pyramid();
        evening.playUntil(
                room,
                table,
                now -> {
                    var undo = look(room, table, ANN).frame().undo();
                    return undo != null && undo.turn() < undo.last();
                },
                ANN,
                BOB);
        int turn = look(room, table, ANN).frame().undo().turn();
        evening.run(room, table, ANN, new Command.Undo(turn));
        for (var offer : look(room, table, BOB).offers()) {
            evening.run(room, table, BOB, new Command.Answer(offer.offer(), true));
        }
        assertThat(look(room, table, ANN).frame().moves()).isEqualTo(turn);
        assertThat(asked(room, table, ANN)).isTrue();
    }

    // --- other ends ---

    @Test
    void the_game_ends_when_all_agree() {
        roll(ANN);
        long offer = evening.run(room, toy, ANN, new Command.ProposeEnd());
        assertThat(look(room, toy, BOB).offers().getFirst().kind()).isEqualTo("end");
        evening.run(room, toy, BOB, new Command.Answer(offer, true));
        var end = look(room, toy, ANN);
        assertThat(end.table().status()).isEqualTo("over");
        assertThat(end.frame().over()).isTrue();
        assertThat(end.frame().view().waiting()).isEmpty();
        assertThat(end.seed()).isNotNull();
        assertThat(GameRecord.parse(room.record(toy, ANN, "")).end()).isEqualTo(new GameRecord.Open());
    }

    @Test
    void proposing_what_is_proposed_is_agreeing() {
        evening.run(room, toy, ANN, new Command.ProposeEnd());
        evening.refused(room, toy, ANN, new Command.ProposeEnd(), Code.NOT_NOW, "table.offer-answered");
        evening.run(room, toy, BOB, new Command.ProposeEnd());
        assertThat(look(room, toy, ANN).table().status()).isEqualTo("over");
    }

    @Test
    void conceding_leaves_the_game_to_the_last_one() {
        evening.run(room, toy, ANN, new Command.Concede());
        var end = look(room, toy, BOB);
        assertThat(end.table().status()).isEqualTo("over");
        assertThat(end.table().seats().getFirst().conceded()).isTrue();
        evening.refused(room, toy, BOB, new Command.Concede(), Code.NOT_NOW, "table.over");
    }

    @Test
    void among_three_a_bot_plays_on_for_the_one_who_concedes() {
        var three = room.create(ANN, "", wanted("toy", "me", "open", "open")).table();
        evening.run(room, three, BOB, new Command.Sit(1, ""));
        evening.run(room, three, CAT, new Command.Sit(2, ""));
        evening.run(room, three, ANN, new Command.Start());
        evening.run(room, three, ANN, new Command.Concede());
        Evening.await("the bot has played", () -> asked(room, three, BOB));
        var seat = look(room, three, BOB).table().seats().getFirst();
        assertThat(seat.played()).isEqualTo("greedy");
        assertThat(seat.conceded()).isTrue();
        evening.refused(room, three, ANN, new Command.Resume(), Code.NOT_NOW, "table.conceded");
        evening.run(room, three, BOB, new Command.Concede());
        assertThat(look(room, three, CAT).table().status()).isEqualTo("over");
    }

    @Test
    void whoever_leaves_is_played_on_by_a_bot_and_can_come_back() {
        evening.refused(room, toy, ANN, new Command.Resume(), Code.NOT_NOW, "table.no-bot-plays");
        evening.run(room, toy, ANN, new Command.Leave());
        Evening.await("the bot has played", () -> asked(room, toy, BOB));
        var away = look(room, toy, BOB);
        assertThat(away.table().seats().getFirst().played()).isEqualTo("greedy");
        assertThat(away.table().seats().getFirst().gone()).isTrue();
        assertThat(away.frame().step().by()).isEqualTo("bot");
        assertThat(away.frame().step().level()).isEqualTo("greedy");
        evening.refused(room, toy, ANN, new Command.Leave(), Code.NOT_NOW, "table.bot-plays");
        evening.refused(room, toy, ANN, new Command.Pick(1, List.of("roll")), Code.NOT_NOW, "table.bot-plays");

        evening.run(room, toy, ANN, new Command.Resume());
        roll(BOB);
        assertThat(look(room, toy, ANN).table().seats().getFirst().played()).isNull();
        assertThat(asked(room, toy, ANN)).isTrue();
    }

    @Test
    void the_history_shows_each_moment_as_it_was() {
        var seen = new java.util.ArrayList<JsonNode>();
        seen.add(Wire.JSON.valueToTree(look(room, toy, ANN).frame().view()));
        for (var who : List.of(ANN, BOB, ANN)) {
            roll(who);
            seen.add(Wire.JSON.valueToTree(look(room, toy, ANN).frame().view()));
        }
        var frames = frames(room, toy, ANN, 0, 3);
        assertThat(frames).extracting(frame -> frame.get("view")).isEqualTo(seen);
        assertThat(frames).allMatch(frame -> frame.get("question").isNull());
        assertThat(frames.get(2).at("/step/seat").asInt()).isOne();
        assertThatThrownBy(() -> room.history(toy, ANN, "", Lang.EN, 4, 9)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> room.history(toy, ANN, "", Lang.EN, -1, 2)).isInstanceOf(Refusal.class);
    }

    @Test
    void progress_has_the_points_of_every_turn_and_of_the_end() {
        var table = pyramid();
        evening.playUntil(room, table, now -> now.table().turn() >= 4, ANN, BOB);
        var points = room.progress(table, null, "");
        assertThat(points).extracting(Tables.Progress::turn).startsWith(1, 2, 3, 4);
        assertThat(points.getLast().scores())
                .isEqualTo(look(room, table, ANN).frame().scores());
        assertThat(points.getLast().moves())
                .isEqualTo(look(room, table, ANN).frame().moves());
    }

    @Test
    void chat_is_cleaned_and_kept_in_order() {
        evening.run(room, toy, ANN, new Command.Say("  hello\u0000\u202e there\n"));
        evening.run(room, toy, CAT, new Command.Say("nice game"));
        var chat = look(room, toy, BOB).chat();
        assertThat(chat).extracting(Wire.Chat::text).containsExactly("hello  there", "nice game");
        assertThat(chat).extracting(Wire.Chat::seat).containsExactly(0, null);
        evening.refused(room, toy, ANN, new Command.Say("\n \t"), Code.MALFORMED, "table.chat-empty");
        evening.refused(room, toy, ANN, new Command.Say("x".repeat(501)), Code.TOO_LARGE, "table.chat-long");
    }
}
