package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Covered;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The twelve territories, what each gives for good and once, and the bonus cards that help to win them. */
class TerritoriesTest {
    private static final int DECK = 6;

    /** One unit is sent; only Agriculture and Bronze are in play. */
    @ParameterizedTest
    @Rule({"AGES-9.12", "AGES-12.7"})
    @CsvSource({
        // id, yellow, blue, strength, faces, then once: food, resources, science, culture, people, cards
        "developed_territory_i, 1, 1, 0, 0, 0, 0, 3, 0, 0, 0",
        "developed_territory_ii, 2, 2, 0, 0, 0, 0, 5, 0, 0, 0",
        "historic_territory_i, 0, 0, 0, 1, 0, 0, 0, 6, 0, 0",
        "historic_territory_ii, 0, 0, 0, 2, 0, 0, 0, 11, 0, 0",
        "inhabited_territory_i, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0",
        "inhabited_territory_ii, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0",
        "strategic_territory_i, 0, 0, 2, 0, 0, 0, 0, 0, 0, 3",
        "strategic_territory_ii, 0, 0, 4, 0, 0, 0, 0, 0, 0, 5",
        "vast_territory_i, 3, -1, 0, 0, 3, 0, 0, 0, 0, 0",
        "vast_territory_ii, 4, -1, 0, 0, 4, 0, 0, 0, 0, 0",
        "wealthy_territory_i, 0, 3, 0, 0, 0, 5, 0, 0, 0, 0",
        "wealthy_territory_ii, 0, 4, 0, 0, 0, 9, 0, 0, 0, 0"
    })
    void a_territory_gives_its_symbols_for_good_and_its_gain_once(
            String id,
            int yellow,
            int blue,
            int strength,
            int faces,
            int food,
            int resources,
            int science,
            int culture,
            int people,
            int cards) {
        var key = id.replace('_', '-');
        var table = Table.of(2).noWorkers(1).yellow(0, 10);
        table.militaryDeck("rats", "foray", "raiders", "rebellion", "legion", "phalanx")
                .event(0, key)
                .pick("bid 1");
        table.expectResolved().expectInPlay(0, key).expectWorkers(0, "warriors", 0);
        table.expectYellow(0, 10 + 1 + yellow - people).expectPool(0, 1 + people);
        table.expectBlue(0, 16 + blue - food - resources).expectFood(0, food).expectResources(0, resources);
        table.expectStrength(0, strength).expectHappiness(0, faces);
        table.expectScience(0, science).expectCulture(0, culture);
        assertThat(table.s.zones().count(Places.MILITARY_DECK)).isEqualTo(DECK - cards);
        assertThat(table.s.hand(0)).isEqualTo(cards);
        Covered.card(id);
    }

    @ParameterizedTest
    @Rule({"AGES-9.10", "AGES-6.5"})
    @CsvSource({"military_bonus_i, 2, 1", "military_bonus_ii, 4, 2", "military_bonus_iii, 6, 3"})
    void a_bonus_card_adds_to_a_force_and_to_a_defence(String id, int defence, int colonization) {
        var key = id.replace('_', '-');
        var force = Table.of(2).noWorkers(1).hand(0, key).event(0, "historic-territory-i");
        force.expectOffered(0, "bid " + (1 + colonization)).expectNotOffered(0, "bid " + (2 + colonization));
        force.pick("bid " + (1 + colonization)).expectResolved().expectHand(0);
        var repelled = Table.of(2)
                .strength(0, 1 + defence)
                .hand(0, "aggression-spy")
                .hand(1, key)
                .science(1, 5);
        repelled.politics(0).pick("attack aggression-spy seat2").expectOptions(1, "yield", "bonus " + key);
        repelled.pick(1, "bonus " + key).expectScience(1, 5).expectHand(1);
        var stronger = Table.of(2)
                .strength(0, 2 + defence)
                .hand(0, "aggression-spy")
                .hand(1, key)
                .science(1, 5);
        stronger.politics(0).pick("attack aggression-spy seat2").expectOptions(1, "yield");
        Covered.card(id);
    }

    @Test
    @Rule("AGES-9.12")
    void a_second_colony_adds_to_the_first() {
        var table = Table.of(2).noWorkers(1).colony(0, "strategic-territory-ii").workers(0, "warriors", 2);
        table.event(0, "strategic-territory-i")
                .pick("bid 1", "send warriors", "done")
                .expectStrength(0, 1 + 4 + 2);
    }
}
