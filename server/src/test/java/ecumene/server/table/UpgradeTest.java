package ecumene.server.table;

import static ecumene.server.table.OldStore.ADA;
import static ecumene.server.table.OldStore.BORIS;
import static ecumene.server.table.OldStore.RUNNING_AGES;
import static ecumene.server.table.OldStore.RUNNING_PYRAMID;
import static ecumene.server.table.OldStore.look;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.wire.Wire;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A store of an earlier version under rules that carry it, as those of today do, and under cards that somebody changed. */
class UpgradeTest {
    /** Everybody begins with it. */
    private static final Map<String, Game<?>> WORTH_MORE = OldStore.pyramidWith("Agriculture", "vp", "5");

    private static final Map<String, Game<?>> RENAMED = OldStore.pyramidWith("Agriculture", "name_ru", "Земледелие");
    /** No game of the store uses the cards of this variant. */
    private static final Map<String, Game<?>> ELSEWHERE = OldStore.pyramidWith("Drones", "vp", "7");

    private final OldStore old = new OldStore();
    private final OldStore.Bought bought = old.firstBought(RUNNING_PYRAMID);
    /** The running game stands still before that. */
    private final Map<String, Game<?>> dearer = bought.dearer();

    private final int moves = old.moves(RUNNING_PYRAMID);
    private final List<Integer> scores = old.scores(RUNNING_PYRAMID);

    @AfterEach
    void close() {
        old.close();
    }

    private void allGoOn(Map<String, Game<?>> games) {
        var rows = old.running().stream().map(old::row).toList();
        assertThat(rows).hasSize(9);
        var room = old.room(games);
        for (var row : rows) {
            var seen = look(room, row.id(), ADA);
            assertThat(seen.held()).as(row.id()).isNull();
            assertThat(seen.renewed()).as(row.id()).isGreaterThanOrEqualTo(row.moves());
            assertThat(seen.table().status()).isIn("playing", "over");
            assertThat(seen.frame().moves()).as(row.id()).isGreaterThanOrEqualTo(row.moves());
        }
        var before = look(room, RUNNING_PYRAMID, ADA).frame();
        assertThat(before.scores()).isEqualTo(scores);
        old.play(room, RUNNING_PYRAMID, 3);
        assertThat(look(room, RUNNING_PYRAMID, ADA).frame().moves()).isEqualTo(before.moves() + 3);
        assertThat(look(room, RUNNING_PYRAMID, ADA).renewed()).isEqualTo(before.moves());
    }

    @Test
    void every_running_game_of_an_earlier_version_goes_on() {
        allGoOn(OldStore.today());
    }

    @Test
    void a_text_of_a_card_changes_nothing() {
        allGoOn(RENAMED);
    }

    @Test
    void a_number_of_a_card_that_is_not_in_the_game_changes_nothing() {
        allGoOn(ELSEWHERE);
    }

    @Test
    void a_game_with_a_pick_that_is_not_possible_any_more_stands_still_before_it() {
        var room = old.room(dearer);
        var seen = look(room, RUNNING_PYRAMID, ADA);
        assertThat(seen.held()).isEqualTo(new Wire.Held(bought.before(), moves, "move"));
        assertThat(seen.table().status()).isEqualTo("playing");
        assertThat(seen.table().moves()).isEqualTo(moves);
        assertThat(seen.table().waiting()).isEmpty();
        assertThat(seen.table().seats()).extracting(Wire.Seat::score).isEqualTo(scores);
        assertThat(seen.frame().moves()).isEqualTo(bought.before());
        assertThat(seen.frame().question()).isNull();
        assertThat(Evening.frames(room, RUNNING_PYRAMID, null, 0, bought.before()))
                .hasSize(bought.before() + 1);
        assertThat(look(room, RUNNING_AGES, ADA).held()).as("another game").isNull();
        for (var command : List.of(new Command.Pick(1, List.of("pass")), new Command.Undo(3))) {
            assertThatThrownBy(() -> old.run(room, RUNNING_PYRAMID, ADA, command))
                    .isInstanceOfSatisfying(
                            Refusal.class, e -> assertThat(e.key()).isEqualTo("table.held"));
        }
        old.run(room, RUNNING_PYRAMID, ADA, new Command.Say("What now?"));
        assertThat(old.store.table(RUNNING_PYRAMID).orElseThrow().moves()).isEqualTo(moves);
    }

    @Test
    void points_that_are_not_what_they_were_are_noticed_at_the_end_of_an_old_game() {
        var seen = look(old.room(WORTH_MORE), RUNNING_PYRAMID, ADA);
        assertThat(seen.held()).isEqualTo(new Wire.Held(moves, moves, "scores"));
    }

    @Test
    void with_marks_it_stops_at_the_move_that_leads_elsewhere() {
        var room = old.room(OldStore.today());
        var fresh = room.create(ADA, "", Evening.rated(Evening.wanted("pyramid", "me", "open")))
                .table();
        old.run(room, fresh, BORIS, new Command.Sit(1, ""));
        old.run(room, fresh, ADA, new Command.Start());
        old.play(room, fresh, 120);
        var frames = Evening.frames(room, fresh, ADA, 0, 120);
        old.stop(room);
        var buy = frames.valueStream()
                .map(frame -> frame.path("step").path("key").asText())
                .filter(key -> key.startsWith("buy "))
                .findFirst();
        assertThat(buy).isPresent();
        var card = buy.get().substring(4).replace('-', ' ');
        int move = frames.valueStream()
                .filter(frame -> frame.path("step").path("key").asText().equals(buy.get()))
                .findFirst()
                .orElseThrow()
                .get("moves")
                .asInt();
        var seen = look(old.room(OldStore.pyramidWith(card, "vp", "6")), fresh, ADA);
        assertThat(seen.held()).isEqualTo(new Wire.Held(move - 1, 120, "position"));
    }

    @Test
    void no_bot_plays_and_no_clock_runs_at_a_table_that_stands_still() {
        var row = old.store.table(OldStore.PYRAMID_WITH_BOT).orElseThrow();
        assertThat(row.due()).isPositive();
        old.pass(Duration.ofDays(30));
        var room = old.room(old.firstBought(OldStore.PYRAMID_WITH_BOT).dearer());
        Evening.await(
                "the table is not looked for any more",
                () -> old.store.table(OldStore.PYRAMID_WITH_BOT).orElseThrow().due() == 0);
        var seen = look(room, OldStore.PYRAMID_WITH_BOT, ADA);
        assertThat(seen.held()).isNotNull();
        assertThat(seen.table().deadline()).isNull();
        assertThat(seen.table().seats()).noneMatch(seat -> seat.played() != null);
        assertThat(seen.table().seats())
                .noneMatch(seat -> seat.clock() != null && seat.clock().running());
    }

    @Test
    void its_players_end_it_when_both_agree_and_it_counts_for_nobody() {
        var ratings = old.store.ratingsOf(ADA.id());
        var room = old.room(dearer);
        old.run(room, RUNNING_PYRAMID, ADA, new Command.ProposeEnd());
        assertThat(look(room, RUNNING_PYRAMID, BORIS).offers()).hasSize(1);
        old.run(room, RUNNING_PYRAMID, BORIS, new Command.ProposeEnd());
        var seen = look(room, RUNNING_PYRAMID, ADA);
        assertThat(seen.table().status()).isEqualTo("over");
        assertThat(seen.table().seats()).extracting(Wire.Seat::score).isEqualTo(scores);
        assertThat(old.store.ratingsOf(ADA.id())).isEqualTo(ratings);
        var again = old.run(room, RUNNING_PYRAMID, ADA, new Command.Rematch());
        assertThat(again).isPositive();
    }

    @Test
    void it_goes_on_from_the_last_position_that_holds_when_all_agree() {
        var ratings = old.store.ratingsOf(ADA.id());
        var room = old.room(dearer);
        old.run(room, RUNNING_PYRAMID, ADA, new Command.Continue());
        assertThat(look(room, RUNNING_PYRAMID, BORIS).offers())
                .singleElement()
                .satisfies(offer -> assertThat(offer.kind()).isEqualTo("continue"));
        old.run(room, RUNNING_PYRAMID, BORIS, new Command.Continue());
        var seen = look(room, RUNNING_PYRAMID, ADA);
        assertThat(seen.held()).isNull();
        assertThat(seen.renewed()).isEqualTo(bought.before());
        assertThat(seen.table().moves()).isEqualTo(bought.before());
        assertThat(seen.table().waiting()).isNotEmpty();
        old.play(room, RUNNING_PYRAMID, 5);
        var before = look(room, RUNNING_PYRAMID, ADA);
        old.stop(room);
        var after = look(old.room(dearer), RUNNING_PYRAMID, ADA);
        assertThat(Wire.text(after.frame())).isEqualTo(Wire.text(before.frame()));
        assertThat(after.table().moves()).isEqualTo(bought.before() + 5);
        assertThat(old.store.ratingsOf(ADA.id())).isEqualTo(ratings);
    }

    @Test
    void when_the_cards_are_as_before_again_it_goes_on_as_if_nothing_had_been() {
        var room = old.room(dearer);
        old.run(room, RUNNING_PYRAMID, ADA, new Command.Say("Oh"));
        old.stop(room);
        var seen = look(old.room(OldStore.today()), RUNNING_PYRAMID, ADA);
        assertThat(seen.held()).isNull();
        assertThat(seen.table().moves()).isEqualTo(moves);
    }

    @Test
    void a_held_game_can_be_left_and_conceded() {
        var room = old.room(dearer);
        old.run(room, RUNNING_PYRAMID, ADA, new Command.Leave());
        old.run(room, RUNNING_PYRAMID, BORIS, new Command.Concede());
        assertThat(look(room, RUNNING_PYRAMID, BORIS).table().status()).isEqualTo("over");
    }

    @Test
    void tables_of_a_game_that_is_gone_break_nothing() {
        var room = old.room(OldStore.without("pyramid"));
        var hall = room.hall(ADA, Lang.EN);
        assertThat(hall.mine()).extracting(Wire.Summary::id).contains(RUNNING_PYRAMID);
        assertThat(room.finishedOf(ADA.id(), ADA, Lang.EN)).hasSizeGreaterThan(3);
        var seen = look(room, RUNNING_PYRAMID, ADA);
        assertThat(seen.held()).isEqualTo(new Wire.Held(0, moves, "game"));
        assertThat(seen.frame()).isNull();
        old.run(room, RUNNING_PYRAMID, ADA, new Command.Say("Where has it gone?"));
        old.run(room, RUNNING_PYRAMID, ADA, new Command.ProposeEnd());
        old.run(room, RUNNING_PYRAMID, BORIS, new Command.ProposeEnd());
        assertThat(look(room, RUNNING_PYRAMID, ADA).table().status()).isEqualTo("over");
        assertThatThrownBy(() -> room.history(RUNNING_PYRAMID, ADA, "", Lang.EN, 0, 3))
                .isInstanceOf(Refusal.class);
    }

    @Test
    void whoever_has_such_games_can_delete_the_account() {
        var room = old.room(dearer);
        room.forget(ADA);
        assertThat(Wire.text(look(room, RUNNING_PYRAMID, BORIS))).doesNotContain("\"Ada\"");
    }

    @Test
    void two_nodes_agree_on_a_table_that_stood_still() {
        var one = old.room(dearer);
        var two = old.room(dearer);
        assertThat(look(two, RUNNING_PYRAMID, BORIS).held()).isNotNull();
        old.run(one, RUNNING_PYRAMID, ADA, new Command.Continue());
        old.run(two, RUNNING_PYRAMID, BORIS, new Command.Continue());
        Evening.await(
                "the first node knows", () -> look(one, RUNNING_PYRAMID, ADA).held() == null);
        old.play(one, RUNNING_PYRAMID, 4);
        Evening.await(
                "the other has it",
                () -> look(two, RUNNING_PYRAMID, BORIS).frame().moves() == bought.before() + 4);
        assertThat(Wire.text(look(two, RUNNING_PYRAMID, BORIS).frame()))
                .isEqualTo(Wire.text(look(one, RUNNING_PYRAMID, BORIS).frame()));
    }
}
