package ecumene.games.ages;

import static ecumene.games.ages.Table.GAME;
import static ecumene.games.ages.Table.fresh;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Layout;
import ecumene.engine.testing.Rule;
import ecumene.games.ages.AgesState.Flag;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-1: what lies on the table, and what it remembers. */
class ComponentsTest {
    @Test
    @Rule("AGES-1.1")
    void two_to_four_play_clockwise_from_the_starting_player_who_stays_the_first() {
        assertThat(GAME.spec().minPlayers()).isEqualTo(2);
        assertThat(GAME.spec().maxPlayers()).isEqualTo(4);
        var table = fresh(4);
        for (int round = 1; round <= 3; round++) {
            for (int seat = 0; seat < 4; seat++) {
                table.expectTurnOf(seat);
                assertThat(table.s.round).isEqualTo(round);
                assertThat(table.s.first).isZero();
                table.pick(round == 1 ? new String[] {"end"} : new String[] {"pass", "end"});
            }
        }
    }

    @Test
    @Rule("AGES-1.2")
    void the_shared_areas_and_those_of_every_civilization() {
        var ids = Places.layout(GAME.catalog(), 3).zones().stream()
                .map(Layout.Zone::id)
                .toList();
        var expected = new ArrayList<>(List.of("box", "gone", "row", "deck.civil", "deck.military"));
        for (var kind : List.of("waiting.civil.", "waiting.military.")) {
            expected.addAll(List.of(kind + 1, kind + 2, kind + 3));
        }
        expected.addAll(List.of("discard", "events.future", "events.current", "events.past", "tactics"));
        for (int seat = 1; seat <= 3; seat++) {
            expected.addAll(List.of("civil." + seat, "hand." + seat, "play." + seat));
        }
        assertThat(ids).isEqualTo(expected);
        assertThat(fresh(3).s.row).hasSize(13);
    }

    @Test
    @Rule("AGES-1.2")
    void the_box_never_runs_out_of_tokens() {
        var table = Table.of(2).leader(0, "christopher-columbus").hand(0, "wealthy-territory-i");
        table.blue(0, 200).yellow(0, 200).politics(0).pick("columbus wealthy-territory-i");
        table.expectBlue(0, 200 + 3 - 5).expectResources(0, 5);
        var settled = Table.of(2).leader(0, "christopher-columbus").hand(0, "inhabited-territory-ii");
        settled.yellow(0, 200).politics(0).pick("columbus inhabited-territory-ii");
        settled.expectYellow(0, 200 + 3 - 2).expectPool(0, 1 + 2);
    }

    @Test
    @Rule("AGES-1.3")
    void points_never_fall_below_zero() {
        var table = Table.of(2).age(3).hand(0, "aggression-armed-intervention").strength(0, 5);
        table.culture(1, 3).politics(0).pick("attack aggression-armed-intervention seat2");
        table.expectCulture(1, 0).expectCulture(0, 3);
        var spied = Table.of(2).age(2).hand(0, "aggression-spy").strength(0, 5).science(1, 2);
        spied.politics(0)
                .pick("attack aggression-spy seat2")
                .expectScience(1, 0)
                .expectScience(0, 2);
    }

    @Test
    @Rule("AGES-1.3")
    void a_civilization_has_one_war_of_its_own_and_may_be_the_target_of_several() {
        var table = Table.of(3).age(3).knows(0, "communism").knows(1, "fundamentalism");
        table.hand(0, "war-over-culture", "war-over-territory").hand(1, "war-over-culture");
        table.politics(0).pick("war war-over-culture seat3");
        table.expectInPlay(0, "war-over-culture").expectAsked(0, AgesSentence.ASK_ACTION);
        table.politics(1).pick("war war-over-culture seat3").expectInPlay(1, "war-over-culture");
        assertThat(table.s.warTarget).containsExactly(2, 2, AgesState.NONE);
        table.expectHand(0, "war-over-territory");
    }

    // --- what is remembered
    // -------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-1.4")
    void what_is_used_once_a_turn_comes_back_with_the_next() {
        var table = Table.of(2).round(3).commonTactics("legion", "phalanx").wonder(0, "ocean-liner-service");
        table.knows(0, "communism").leader(0, "moses").civil(0, "aristotle").space(9, "frugality-i");
        table.yellow(0, 10).actions(0);
        table.pick("take frugality-i", "copy legion", "ocean-liner", "leader aristotle");
        table.expectBlocked(0, "copy phalanx", AgesSentence.ONE_TACTIC_A_TURN);
        table.expectNotOffered(0, "ocean-liner");
        table.expectBlocked(0, "play frugality-i", AgesSentence.TAKEN_THIS_TURN);
        assertThat(table.s.has(0, Flag.LEADER_REPLACED)).isTrue();
        table.pick("end").tokens(0, "agriculture", 9).actions(0);
        table.expectOffered(0, "copy phalanx", "ocean-liner", "play frugality-i");
        assertThat(table.s.has(0, Flag.LEADER_REPLACED)).isFalse();
    }

    @Test
    @Rule("AGES-1.4")
    void temporary_actions_and_resources_are_gone_after_the_turn() {
        var table = Table.of(2).round(3).civil(0, "patriotism-i").actions(0).pick("play patriotism-i");
        table.expectMilitary(0, 3, 2);
        assertThat(table.s.forcesResources[0]).isEqualTo(2);
        table.pick("end").expectMilitary(0, 2, 2);
        assertThat(table.s.forcesResources[0]).isZero();
    }

    @Test
    @Rule("AGES-1.4")
    void caesars_second_action_and_the_ages_of_leaders_are_remembered_for_the_whole_game() {
        var table = Table.of(2).leader(0, "julius-caesar").hand(0, "pestilence", "rats", "foray", "raiders");
        table.currentEvents("development-of-science", "development-of-science", "development-of-crafts");
        table.politics(0).pick("prepare pestilence").expectAsked(0, AgesSentence.ASK_POLITICS_AGAIN);
        table.pick("prepare rats").expectAsked(0, AgesSentence.ASK_ACTION).pick("end");
        table.politics(0).pick("prepare foray").expectAsked(0, AgesSentence.ASK_ACTION);
        table.row("moses", "michelangelo").actions(0);
        table.expectBlocked(0, "take moses", AgesSentence.LEADER_OF_AGE_TAKEN);
        table.expectOffered(0, "take michelangelo");
    }

    @Test
    @Rule("AGES-1.4")
    void who_prepared_an_event_knows_it_and_the_others_do_not() {
        var table = Table.of(2).hand(0, "pestilence").hand(1, "rats");
        table.currentEvents("development-of-science", "development-of-crafts");
        table.secret().politics(0).pick("prepare pestilence");
        assertThat(table.seen(0, Places.FUTURE_EVENTS)).containsExactly("pestilence");
        assertThat(table.seen(1, Places.FUTURE_EVENTS)).containsExactly("?");
        assertThat(table.seen(2, Places.FUTURE_EVENTS)).containsExactly("?");
    }

    // --- ratings and levels
    // -------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-1.5")
    void ratings_and_totals_change_the_moment_something_changes_in_play() {
        var table = Table.of(2)
                .tokens(0, "bronze", 9)
                .civil(0, "julius-caesar", "code-of-laws")
                .science(0, 6);
        table.pool(0, 3).actions(0);
        table.pick("build religion").expectCultureRating(0, 1).expectHappiness(0, 1);
        table.pick("build warriors").expectStrength(0, 2);
        table.pick("destroy religion").expectCultureRating(0, 0).expectHappiness(0, 0);
        table.pick("leader julius-caesar").expectStrength(0, 3).expectMilitary(0, 2, 3);
        table.pick("develop code-of-laws").expectCivil(0, 1, 5);
    }

    @Test
    @Rule("AGES-1.6")
    void the_level_of_a_card_is_its_age() {
        var entry = Pattern.compile("- id: (\\w+)\\n(?: {4}.*\\n)*? {4}age: (\\w+)");
        var ages = List.of("a", "i", "ii", "iii");
        int cards = 0;
        for (var file : List.of(Catalog.CIVIL, Catalog.MILITARY)) {
            var found = entry.matcher(Table.SHIPPED.yaml(file));
            for (; found.find(); cards++) {
                var id = found.group(1);
                var card = GAME.catalog().cards().stream()
                        .filter(one -> one.id().equals(id))
                        .findAny()
                        .orElseThrow();
                assertThat(card.level()).as(card.id()).isEqualTo(ages.indexOf(found.group(2)));
            }
        }
        assertThat(cards).isEqualTo(Catalog.KINDS);
    }

    @ParameterizedTest
    @CsvSource({"philosophy, 0", "alchemy, 1", "scientific-method, 2", "computers, 3"})
    @Rule("AGES-1.6")
    void a_building_has_the_level_of_the_card_its_worker_stands_on(String lab, int level) {
        var table = Table.of(2).age(3).noWorkers(0).workers(0, lab, 2).leader(0, "bill-gates");
        int before = table.s.culture[0];
        table.rest(0, s -> Leaders.leave(s, 0));
        table.expectCulture(0, before + 2 * level);
        assertThat(Arrays.stream(GAME.catalog().level).max()).hasValue(3);
    }
}
