package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.games.ages.face.AgesFacts;
import ecumene.games.ages.face.AgesFacts.Fight;
import ecumene.games.ages.face.AgesFacts.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** AGES-14.1: what the page is told about a moment, and what only the one who chooses may see of it. */
class FactsTest {
    private static AgesFacts facts(Table table, int viewer) {
        return Table.GAME.facts(table.s, viewer);
    }

    private static Scene attack(int chosen) {
        return new Scene("aggression", "aggression-spy", List.of(0, 1), null, 7, 4, chosen);
    }

    private static Scene force(int chosen) {
        return new Scene("force", "vast-territory-i", List.of(0), 0, 2, 0, chosen);
    }

    private static Table attacked() {
        var table = Table.of(2).age(2).hand(0, "aggression-spy").strength(0, 7).strength(1, 4);
        table.hand(1, "military-bonus-i", "military-bonus-ii");
        return table.politics(0).pick("attack aggression-spy seat2");
    }

    @Test
    @Rule("AGES-5.10")
    void a_war_shows_what_stood_against_what_until_the_turn_is_over() {
        var table = Table.of(2).age(3).round(9).war(0, 1, "war-over-culture");
        table.strength(0, 10).strength(1, 4).culture(1, 30).turn(0);
        assertThat(facts(table, 1)).extracting(AgesFacts::battle).isEqualTo(new Fight("war-over-culture", 0, 1, 10, 4));
        table.pick("pass", "end");
        assertThat(facts(table, 1)).extracting(AgesFacts::battle).isNull();
    }

    @Test
    @Rule("AGES-6.5")
    void an_aggression_shows_both_strengths_while_it_is_answered() {
        assertThat(facts(attacked(), 0).scene()).isEqualTo(attack(0));
        assertThat(facts(attacked(), 0).battle()).isNull();
    }

    @Test
    @Rule("AGES-6.5")
    void a_defence_counts_only_for_the_defender_until_it_is_complete() {
        var table = attacked().pick("bonus military-bonus-i");
        assertThat(facts(table, 1).scene()).isEqualTo(attack(2));
        assertThat(facts(table, 0).scene()).isEqualTo(attack(0));
        table.pick("bonus military-bonus-ii");
        assertThat(facts(table, 0)).extracting(AgesFacts::battle).isEqualTo(new Fight("aggression-spy", 0, 1, 7, 10));
    }

    @Test
    @Rule("AGES-6.5")
    void who_does_not_defend_is_shown_as_strong_as_before() {
        var table = attacked().pick("yield");
        assertThat(facts(table, 0)).extracting(AgesFacts::battle).isEqualTo(new Fight("aggression-spy", 0, 1, 7, 4));
    }

    @Test
    @Rule("AGES-9.10")
    void the_force_sent_so_far_is_known_to_the_winner_alone() {
        var table = Table.of(2).age(2).workers(0, "warriors", 3).hand(0, "military-bonus-i");
        table.event(0, "vast-territory-i").pick("bid 2", "send warriors");
        assertThat(facts(table, 0).scene()).isEqualTo(force(1));
        assertThat(facts(table, 1).scene()).isEqualTo(force(0));
    }

    @Test
    @Rule("AGES-8.1")
    void how_many_cards_must_go_is_known() {
        var table = Table.of(2).age(2).hand(0, "legion", "phalanx", "foray", "rats");
        table.endOfTurn(0);
        assertThat(facts(table, 0).scene()).isEqualTo(new Scene("discard", null, List.of(0), null, 2, 0, 0));
    }
}
