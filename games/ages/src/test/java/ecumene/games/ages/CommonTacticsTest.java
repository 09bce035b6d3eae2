package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** AGES-5.15, AGES-5.16: an exclusive tactic becomes common at the start of its owner's next turn. */
class CommonTacticsTest {
    @Test
    @Rule("AGES-5.15")
    void an_exclusive_tactic_becomes_common_and_stays_its_owners_current_one() {
        var table = Table.of(2).round(4).exclusiveTactic(0, "legion").workers(0, "warriors", 3);
        table.expectStrength(0, 5).actions(1).expectNotOffered(1, "copy legion");
        table.turn(0)
                .expectZone(Places.TACTICS, "legion")
                .expectNotInPlay(0, "legion")
                .expectStrength(0, 5);
        table.expectMilitary(0, 2, 2);
        assertThat(table.s.ownTactic[0]).isEqualTo((short) AgesState.NONE);
        table.actions(1).expectOffered(1, "copy legion");
    }

    @Test
    @Rule("AGES-5.15")
    void only_the_tactic_of_the_active_player_moves() {
        var table = Table.of(2)
                .round(4)
                .exclusiveTactic(0, "legion")
                .exclusiveTactic(1, "phalanx")
                .turn(0);
        table.expectZone(Places.TACTICS, "legion").expectInPlay(1, "phalanx");
    }

    @Test
    @Rule("AGES-5.16")
    void a_duplicate_leaves_the_game_and_does_not_go_to_the_discards() {
        var table = Table.of(2).round(4).commonTactics("legion").exclusiveTactic(0, "legion");
        table.workers(0, "warriors", 3).turn(0);
        table.expectZone(Places.TACTICS, "legion").expectZone(Places.DISCARD).expectNotInPlay(0, "legion");
        assertThat(table.names(Places.BOX)).contains("legion");
        table.expectStrength(0, 5);
    }

    @Test
    @Rule("AGES-5.16")
    void there_is_room_for_any_number_of_common_tactics_even_without_standards() {
        var table = Table.of(2).round(4).exclusiveTactic(0, "legion").knows(0, "communism");
        table.commonTactics("fighting-band", "medieval-army", "phalanx", "heavy-cavalry", "classic-army")
                .turn(0);
        table.pick("pass").pick("copy phalanx").pick("end");
        table.expectZone(
                Places.TACTICS, "fighting-band", "medieval-army", "phalanx", "heavy-cavalry", "classic-army", "legion");
    }

    @Test
    @Scenario("S-98")
    @Rule({"AGES-5.15", "AGES-5.16"})
    void equal_tactics_become_one_common_card() {
        var table = Table.of(3).round(4).exclusiveTactic(0, "legion").exclusiveTactic(1, "legion");
        for (int seat = 0; seat < 3; seat++) {
            table.workers(seat, "warriors", 3);
        }
        table.turn(0).expectZone(Places.TACTICS, "legion").expectInPlay(1, "legion");
        table.turn(1).expectZone(Places.TACTICS, "legion").expectNotInPlay(1, "legion");
        table.expectStrength(0, 5).expectStrength(1, 5).expectStrength(2, 3);
        table.actions(2).pick("copy legion").expectMilitary(2, 0, 2).expectStrength(2, 5);
        table.expectZone(Places.TACTICS, "legion");
    }
}
