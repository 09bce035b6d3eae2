package ecumene.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ecumene.server.table.PlackettLuce.Skill;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlackettLuceTest {
    private static List<Skill> newcomers(int n) {
        return Collections.nCopies(n, Skill.UNKNOWN);
    }

    private static void is(Skill skill, double mu, double sigma) {
        assertThat(skill.mu()).isCloseTo(mu, within(1e-9));
        assertThat(skill.sigma()).isCloseTo(sigma, within(1e-9));
    }

    /** c² = 2 (625/9 + 625/36), each has chance 1/2, so that mu moves by (625/9) / c / 2. */
    @Test
    void two_newcomers_move_apart_as_the_paper_says() {
        var after = PlackettLuce.rate(newcomers(2), List.of(1, 2));
        double variance = 625 / 9.0;
        double c = Math.sqrt(2 * (variance + 625 / 36.0));
        double sigma = Math.sqrt(variance * (1 - Math.sqrt(variance) / c * variance / (c * c) / 4));
        is(after.get(0), 25 + variance / c / 2, sigma);
        is(after.get(1), 25 - variance / c / 2, sigma);
        is(after.get(0), 27.63523138347365, 8.065506316323548);
    }

    /** With four equals the chances are 1/4, then 1/3 among the rest, then 1/2. */
    @Test
    void among_four_newcomers_every_place_counts() {
        var after = PlackettLuce.rate(newcomers(4), List.of(1, 2, 3, 4));
        double variance = 625 / 9.0;
        double step = variance / Math.sqrt(4 * (variance + 625 / 36.0));
        assertThat(after)
                .extracting(Skill::mu)
                .satisfiesExactly(
                        first -> assertThat(first).isCloseTo(25 + step * (1 - 1 / 4.0), within(1e-9)),
                        second -> assertThat(second).isCloseTo(25 + step * (1 - 1 / 4.0 - 1 / 3.0), within(1e-9)),
                        third -> assertThat(third)
                                .isCloseTo(25 + step * (1 - 1 / 4.0 - 1 / 3.0 - 1 / 2.0), within(1e-9)),
                        last -> assertThat(last)
                                .isCloseTo(25 + step * (1 - 1 / 4.0 - 1 / 3.0 - 1 / 2.0 - 1), within(1e-9)));
    }

    @Test
    void a_tie_of_equals_moves_nobody_but_makes_surer() {
        var after = PlackettLuce.rate(newcomers(3), List.of(1, 1, 1));
        assertThat(after).allSatisfy(skill -> {
            assertThat(skill.mu()).isCloseTo(25, within(1e-9));
            assertThat(skill.sigma()).isLessThan(25 / 3.0);
        });
    }

    @Test
    void the_order_in_which_players_are_named_does_not_matter() {
        var skills = List.of(new Skill(30, 4), new Skill(22, 7), new Skill(25, 8));
        var one = PlackettLuce.rate(skills, List.of(2, 1, 2));
        var two = PlackettLuce.rate(skills.reversed(), List.of(2, 1, 2));
        for (int i = 0; i < 3; i++) {
            is(one.get(i), two.get(2 - i).mu(), two.get(2 - i).sigma());
        }
        assertThat(one.get(0).mu()).isLessThan(30);
        assertThat(one.get(1).mu()).isGreaterThan(22);
    }

    @Test
    void a_newcomer_is_shown_as_a_thousand() {
        assertThat(Ratings.shown(PlackettLuce.MU, PlackettLuce.SIGMA)).isEqualTo(1000);
        assertThat(Ratings.shown(30, 2)).isEqualTo(1960);
    }
}
