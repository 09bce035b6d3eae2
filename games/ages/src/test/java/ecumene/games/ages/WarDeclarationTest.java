package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** AGES-6.7: declaring a war. How it is decided is in {@link WarTest}. */
class WarDeclarationTest {
    private static final String WAR = "war war-over-territory seat2";

    private static Table table(int players) {
        return Table.of(players).age(2).hand(0, "war-over-territory");
    }

    @Test
    @Rule("AGES-6.7")
    void a_war_is_declared_whoever_is_stronger_and_lies_in_play_until_the_next_turn() {
        var table = table(3).strength(0, 1).strength(1, 9).politics(0);
        table.expectOffered(0, WAR, "war war-over-territory seat3").pick(WAR);
        table.expectMilitary(0, 0, 2).expectInPlay(0, "war-over-territory").expectHand(0);
        table.expectLogged(AgesSentence.WAR_DECLARED, 0, 1, table.piece("war-over-territory@1"));
        assertThat(table.s.warTarget[0]).isEqualTo((byte) 1);
        table.expectYellow(0, 18)
                .expectYellow(1, 18)
                .pick("end")
                .expectTurnOf(1)
                .expectYellow(0, 18);
        table.pick("pass", "end", "pass", "end").expectTurnOf(0);
        table.expectYellow(0, 18 - 2).expectYellow(1, 18 + 2).expectNotInPlay(0, "war-over-territory");
    }

    @Test
    @Rule("AGES-6.7")
    void the_military_actions_must_be_available() {
        table(2).militarySpent(0, 1).politics(0).expectBlocked(0, WAR, AgesSentence.TOO_FEW_MILITARY_ACTIONS);
        table(2).politics(0).expectOffered(0, WAR);
    }

    @Test
    @Rule({"AGES-6.7", "AGES-13.18"})
    void gandhi_declares_no_war() {
        table(2).leader(0, "mahatma-gandhi").politics(0).expectBlocked(0, WAR, AgesSentence.GANDHI_KEEPS_PEACE);
    }

    @Test
    @Scenario("S-18")
    @Rule({"AGES-6.7", "AGES-13.18"})
    void a_war_on_gandhi_takes_twice_the_actions() {
        var five = Table.of(3)
                .age(3)
                .knows(0, "communism")
                .leader(1, "mahatma-gandhi")
                .hand(0, "war-over-culture");
        five.expectMilitary(0, 5, 5).politics(0);
        five.expectBlocked(0, "war war-over-culture seat2", AgesSentence.TOO_FEW_MILITARY_ACTIONS);
        five.expectOffered(0, "war war-over-culture seat3");
        var six = Table.of(3).age(3).knows(0, "communism", "warfare").leader(1, "mahatma-gandhi");
        six.hand(0, "war-over-culture")
                .politics(0)
                .pick("war war-over-culture seat2")
                .expectMilitary(0, 0, 6);
    }

    @ParameterizedTest
    @CsvSource({
        "acceptance-of-supremacy, A",
        "acceptance-of-supremacy, B",
        "peace-treaty, -",
        "loss-of-sovereignty, A",
        "loss-of-sovereignty, B"
    })
    @Rule("AGES-6.7")
    void some_pacts_forbid_wars_between_the_partners(String pact, String side) {
        for (boolean own : new boolean[] {true, false}) {
            var table = table(3).pact(
                            own ? 0 : 1,
                            own ? 1 : 0,
                            pact,
                            side.replace('-', ' ').charAt(0))
                    .politics(0);
            table.expectBlocked(0, WAR, AgesSentence.PACT_FORBIDS).expectOffered(0, "war war-over-territory seat3");
        }
    }

    @Test
    @Scenario("S-97")
    @Rule({"AGES-6.7", "AGES-6.5"})
    void side_b_of_loss_of_sovereignty_is_safe_from_wars_but_not_from_aggressions() {
        var table = Table.of(4).age(3).strength(2, 9).hand(2, "war-over-territory", "aggression-spy");
        table.pact(0, 1, "loss-of-sovereignty", 'A').politics(2);
        table.expectBlocked(2, "war war-over-territory seat2", AgesSentence.PACT_FORBIDS);
        table.expectOffered(
                2, "war war-over-territory seat1", "attack aggression-spy seat2", "attack aggression-spy seat1");
        for (int seat = 0; seat < 2; seat++) {
            int other = 1 - seat;
            var partner = Table.of(4).age(3).strength(seat, 9).hand(seat, "war-over-territory", "aggression-spy");
            partner.pact(0, 1, "loss-of-sovereignty", 'A').politics(seat);
            partner.expectBlocked(seat, "war war-over-territory seat" + (other + 1), AgesSentence.PACT_FORBIDS);
            partner.expectBlocked(seat, "attack aggression-spy seat" + (other + 1), AgesSentence.PACT_FORBIDS);
        }
        var protector = Table.of(4).age(3).hand(2, "war-over-territory").pact(0, 1, "loss-of-sovereignty", 'B');
        protector.politics(2).expectBlocked(2, "war war-over-territory seat1", AgesSentence.PACT_FORBIDS);
        protector.expectOffered(2, "war war-over-territory seat2");
    }

    @Test
    @Rule("AGES-6.7")
    void a_declaration_ends_the_pacts_that_an_attack_ends_and_no_others() {
        var table = table(4).pact(1, 0, "military-pact", ' ').pact(0, 1, "promise-of-military-protection", 'B');
        table.pact(2, 0, "international-tourism", ' ')
                .pact(3, 1, "open-borders-agreement", ' ')
                .politics(0)
                .pick(WAR);
        table.expectNotInPlay(1, "military-pact").expectNotInPlay(0, "promise-of-military-protection");
        table.expectInPlay(2, "international-tourism").expectInPlay(3, "open-borders-agreement");
        table.expectStrength(0, 1).expectStrength(1, 1);
    }

    @Test
    @Rule("AGES-6.7")
    void in_age_iv_a_war_may_be_declared_until_the_last_round() {
        var table = table(2).age(4).round(14).lastRound(15).politics(0).expectOffered(0, WAR);
        table.round(15).politics(0).expectBlocked(0, WAR, AgesSentence.NO_WAR_IN_LAST_ROUND);
    }
}
