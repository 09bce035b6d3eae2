package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Covered;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The twelve special technologies: law, warfare, exploration, construction. */
class SpecialTechnologiesTest {
    /** Developed for exactly its science. */
    private static Table developed(String card, int science) {
        Covered.card(card.replace('-', '_'));
        var table = Table.of(2).civil(0, card).science(0, science - 1).actions(0);
        table.expectNotOffered(0, "develop " + card);
        table.science(0, science).actions(0).pick("develop " + card).expectScience(0, 0);
        return table.expectInPlay(0, card);
    }

    @ParameterizedTest
    @CsvSource({"code-of-laws, 6, 1, 0", "justice-system, 7, 1, 3", "civil-service, 10, 2, 3"})
    @Rule({"AGES-7.12", "AGES-11.7", "AGES-12.7"})
    void law_gives_civil_actions_and_blue_tokens(String card, int science, int actions, int blue) {
        developed(card, science).expectCivil(0, 3 + actions, 4 + actions).expectBlue(0, 16 + blue);
    }

    @ParameterizedTest
    @CsvSource({"warfare, 5, 1, 1", "strategy, 8, 2, 3", "military-theory, 11, 3, 5"})
    @Rule({"AGES-7.12", "AGES-11.7"})
    void warfare_gives_military_actions_and_strength(String card, int science, int actions, int strength) {
        developed(card, science).expectMilitary(0, 2 + actions, 2 + actions).expectStrength(0, 1 + strength);
    }

    @ParameterizedTest
    @CsvSource({"cartography, 4, 1, 2", "navigation, 6, 2, 3", "satellites, 8, 3, 4"})
    @Rule({"AGES-7.12", "AGES-9.10"})
    void exploration_gives_strength_and_helps_to_colonize(String card, int science, int strength, int bonus) {
        var table = developed(card, science).expectStrength(0, 1 + strength);
        assertThat(table.facts(0).force()).isEqualTo(1 + bonus);
        table.event(0, "vast-territory-i").expectOffered(0, "bid " + (1 + bonus));
        table.expectNotOffered(0, "bid " + (2 + bonus));
    }

    @ParameterizedTest
    @CsvSource({"masonry, 3, 2, 3, 5, 7, 10", "architecture, 6, 3, 3, 5, 6, 9", "engineering, 9, 4, 3, 5, 6, 8"})
    @Rule({"AGES-7.7", "AGES-7.11"})
    void construction_makes_urban_buildings_cheaper_by_level(
            String card, int science, int stages, int a, int one, int two, int three) {
        var table = developed(card, science);
        table.knows(0, "alchemy", "scientific-method", "computers", "iron", "swordsmen");
        assertThat(table.price(0, "philosophy")).isEqualTo(a);
        assertThat(table.price(0, "alchemy")).isEqualTo(one);
        assertThat(table.price(0, "scientific-method")).isEqualTo(two);
        assertThat(table.price(0, "computers")).isEqualTo(three);
        assertThat(table.price(0, "iron")).isEqualTo(5);
        assertThat(table.price(0, "swordsmen")).isEqualTo(3);
        table.tokens(0, "bronze", 20).actions(0).pick("build computers").expectResources(0, 20 - three);
        table.building(0, "internet", 0).tokens(0, "bronze", 20).actions(0);
        assertThat(table.offered(0, "stages")).hasSize(stages);
        table.pick("stages 2").expectResources(0, 15); // the stages themselves cost what they cost
    }

    @Test
    @Rule({"AGES-10.6", "AGES-7.12", "AGES-12.7"})
    void of_each_type_only_the_higher_level_stays() {
        var table = Table.of(2).age(3).knows(0, "justice-system", "warfare").civil(0, "civil-service", "strategy");
        table.science(0, 18).blue(0, 3).actions(0).pick("develop civil-service");
        table.expectCivil(0, 5, 6).expectBlue(0, 3).expectNotInPlay(0, "justice-system");
        table.pick("develop strategy").expectMilitary(0, 4, 4).expectStrength(0, 4);
        table.expectZone(Places.play(0), "civil-service", "strategy");
    }
}
