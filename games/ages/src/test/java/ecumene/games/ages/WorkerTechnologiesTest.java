package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Covered;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Farms, mines, urban buildings and units: every technology that workers stand on, its costs and what it gives. */
class WorkerTechnologiesTest {
    /** Nobody works; the technology is developed if it is not printed on the board, and one worker is put on it. */
    private static Table built(String key, int science, int resources) {
        var table = Table.of(2)
                .noWorkers(0)
                .pool(0, 1)
                .tokens(0, "bronze", resources)
                .knows(0, "democracy");
        if (science > 0) {
            table.civil(0, key)
                    .science(0, science)
                    .actions(0)
                    .pick("develop " + key)
                    .expectScience(0, 0);
            table.expectInPlay(0, key);
        } else {
            table.actions(0);
        }
        return table.pick("build " + key)
                .expectResources(0, 0)
                .expectWorkers(0, key, 1)
                .expectPool(0, 0);
    }

    private static void expectTooDear(String key, int science, int resources) {
        if (science > 0) {
            var table = Table.of(2).civil(0, key).science(0, science - 1).actions(0);
            table.expectBlocked(0, "develop " + key, AgesSentence.TOO_LITTLE_SCIENCE);
        }
        var poor = Table.of(2).knows(0, key).tokens(0, "bronze", resources - 1).actions(0);
        poor.expectBlocked(0, "build " + key, AgesSentence.TOO_FEW_RESOURCES);
    }

    @ParameterizedTest
    @Rule({"AGES-8.3", "AGES-12.11"})
    @CsvSource({
        // id, science, resources, worth of a token
        "agriculture, 0, 2, 1",
        "irrigation, 3, 4, 2",
        "selective_breeding, 5, 6, 3",
        "mechanized_agriculture, 7, 8, 5",
        "bronze, 0, 2, 1",
        "iron, 5, 5, 2",
        "coal, 7, 8, 3",
        "oil, 9, 11, 5"
    })
    void a_farm_or_mine_produces_a_token_for_every_worker(String id, int science, int resources, int value) {
        var key = id.replace('_', '-');
        boolean farm = Table.GAME.catalog().card(Table.kind(key)).is(Type.FARM);
        var table =
                built(key, science, resources).workers(0, key, 2).blue(0, 16).endOfTurn(0);
        table.expectTokens(0, key, 2).expectBlue(0, 14);
        table.expectFood(0, farm ? 2 * value : 0).expectResources(0, farm ? 0 : 2 * value);
        expectTooDear(key, science, resources);
        Covered.card(id);
    }

    @ParameterizedTest
    @Rule({"AGES-11.1", "AGES-11.2", "AGES-11.3", "AGES-11.4"})
    @CsvSource({
        // id, science, resources, then for every worker: science, culture, faces, strength
        "philosophy, 0, 3, 1, 0, 0, 0",
        "alchemy, 4, 6, 2, 0, 0, 0",
        "scientific_method, 6, 8, 3, 0, 0, 0",
        "computers, 8, 11, 5, 0, 0, 0",
        "religion, 0, 3, 0, 1, 1, 0",
        "theology, 2, 5, 0, 1, 2, 0",
        "organized_religion, 4, 7, 0, 1, 3, 0",
        "printing_press, 3, 3, 1, 1, 0, 0",
        "journalism, 6, 8, 2, 2, 0, 0",
        "multimedia, 9, 11, 3, 3, 0, 0",
        "drama, 3, 4, 0, 2, 1, 0",
        "opera, 7, 8, 0, 3, 1, 0",
        "movies, 10, 11, 0, 4, 1, 0",
        "bread_and_circuses, 3, 3, 0, 0, 2, 1",
        "team_sports, 5, 5, 0, 0, 3, 2",
        "professional_sports, 7, 8, 0, 0, 4, 3",
        "warriors, 0, 2, 0, 0, 0, 1",
        "swordsmen, 4, 3, 0, 0, 0, 2",
        "riflemen, 6, 5, 0, 0, 0, 3",
        "modern_infantry, 10, 7, 0, 0, 0, 5",
        "knights, 5, 3, 0, 0, 0, 2",
        "cavalrymen, 6, 5, 0, 0, 0, 3",
        "tanks, 9, 7, 0, 0, 0, 5",
        "cannon, 6, 5, 0, 0, 0, 3",
        "rockets, 8, 7, 0, 0, 0, 5",
        "air_forces, 12, 7, 0, 0, 0, 5"
    })
    void a_building_or_unit_gives_its_symbols_for_every_worker(
            String id, int science, int resources, int scienceEach, int cultureEach, int faces, int strength) {
        var key = id.replace('_', '-');
        var card = Table.GAME.catalog().card(Table.kind(key));
        var table = built(key, science, resources);
        for (int workers = 1; workers <= 2; workers++) {
            table.workers(0, key, workers).expectScienceRating(0, workers * scienceEach);
            table.expectCultureRating(0, 3 + workers * cultureEach); // Democracy has three
            table.expectHappiness(0, workers * faces).expectStrength(0, workers * strength);
        }
        boolean unit = card.type().unit();
        table.expectCivil(0, 7 - (science > 0 ? 1 : 0) - (unit ? 0 : 1), 7).expectMilitary(0, unit ? 2 : 3, 3);
        assertThat(card.type().urban()).isNotEqualTo(unit);
        expectTooDear(key, science, resources);
        Covered.card(id);
    }
}
