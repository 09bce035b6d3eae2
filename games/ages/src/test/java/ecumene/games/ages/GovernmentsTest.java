package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.TOO_LITTLE_SCIENCE;
import static ecumene.games.ages.AgesSentence.URBAN_LIMIT;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Covered;
import ecumene.engine.testing.Rule;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The eight governments: what each costs in peace and in a revolution, and what it gives. */
class GovernmentsTest {
    @Test
    @Cards("despotism")
    @Rule({"AGES-2.4", "AGES-10.3", "AGES-7.7"})
    void despotism_is_there_from_the_start() {
        var table = Table.of(2).tokens(0, "bronze", 9).pool(0, 3).actions(0);
        table.expectCivil(0, 4, 4).expectMilitary(0, 2, 2).expectInPlay(0, "despotism");
        table.pick("build religion", "build religion").expectBlocked(0, "build religion", URBAN_LIMIT);
    }

    @ParameterizedTest
    @CsvSource({
        "monarchy, 8, 2",
        "theocracy, 6, 1",
        "constitutional-monarchy, 12, 6",
        "republic, 13, 3",
        "communism, 19, 5",
        "fundamentalism, 18, 7",
        "democracy, 17, 9"
    })
    @Rule({"AGES-7.12", "AGES-7.13"})
    void a_government_costs_more_in_peace_than_in_a_revolution(String government, int peace, int revolution) {
        var peaceful = Table.of(2).civil(0, government).science(0, peace).actions(0);
        peaceful.pick("develop " + government).expectScience(0, 0).expectInPlay(0, government);
        peaceful.expectCivil(0, peaceful.s.civilActions[0] - 1, peaceful.s.civilActions[0]);
        var revolt = Table.of(2).civil(0, government).science(0, revolution).actions(0);
        revolt.expectBlocked(0, "develop " + government, TOO_LITTLE_SCIENCE).pick("revolt " + government);
        revolt.expectScience(0, 0).expectInPlay(0, government).expectCivil(0, 0, revolt.s.civilActions[0]);
        var poor = Table.of(2).civil(0, government).science(0, revolution - 1).actions(0);
        poor.expectBlocked(0, "revolt " + government, TOO_LITTLE_SCIENCE);
    }

    @ParameterizedTest
    @CsvSource({
        "monarchy, 5, 3, 3, 1, 3, 1, 1",
        "theocracy, 4, 3, 3, 2, 3, 2, 2",
        "constitutional-monarchy, 6, 4, 3, 1, 3, 1, 1",
        "republic, 7, 2, 3, 1, 3, 1, 1",
        "communism, 7, 5, 4, 1, 3, 1, 0",
        "fundamentalism, 6, 5, 4, 1, 1, 6, 1",
        "democracy, 7, 3, 4, 4, 3, 1, 1"
    })
    @Rule({"AGES-7.12", "AGES-7.7", "AGES-11.7"})
    void a_government_gives_actions_room_and_ratings(
            String government, int civil, int military, int limit, int culture, int science, int strength, int happy) {
        Covered.card(government.replace('-', '_'));
        var table = Table.of(2)
                .workers(0, "religion", 1)
                .workers(0, "philosophy", 3)
                .civil(0, government);
        table.expectCultureRating(0, 1)
                .expectScienceRating(0, 3)
                .expectStrength(0, 1)
                .expectHappiness(0, 1);
        table.science(0, 19).tokens(0, "bronze", 20).pool(0, 5).civilSpent(0, 3).actions(0);
        table.pick("develop " + government).expectCivil(0, civil - 4, civil).expectMilitary(0, military, military);
        table.expectCultureRating(0, culture).expectScienceRating(0, science);
        table.expectStrength(0, strength).expectHappiness(0, happy);
        table.civilSpent(0, 0).actions(0);
        table.pick(Collections.nCopies(limit - 1, "build religion").toArray(String[]::new));
        assertThat(table.s.workers(0, Type.TEMPLE)).isEqualTo(limit);
        table.expectBlocked(0, "build religion", URBAN_LIMIT);
    }
}
