package ecumene.games.dawn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The data is complete, and a wrong file is refused with file, record and field. */
class CatalogTest {
    @Test
    void everything_in_the_box_is_there() {
        var catalog = Table.GAME.catalog();
        assertThat(catalog.focus()).hasSize(20);
        assertThat(catalog.leaders()).hasSize(8);
        assertThat(catalog.wonders()).hasSize(24);
        assertThat(catalog.cityStates()).hasSize(8);
        assertThat(catalog.playerCards()).hasSize(4);
        assertThat(catalog.victoryCards()).hasSize(5);
        assertThat(catalog.tiles().tiles()).hasSize(16);
        assertThat(catalog.naturalWonders()).hasSize(8);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            focus.yaml    | early_empire | tokens_near_city: 2 | tokens_near_city: 0 | field tokens_near_city: must be a whole number
            focus.yaml    | astrology    | level: 1            | level: 2            | field level: cards stand by type and level
            focus.yaml    | flight       | mode: reinforce_and_attack | mode: often   | field mode: must be one of
            focus.yaml    | flight       | range: 5            | distance: 5         | field range: is missing
            leaders.yaml  | rome         | ability: caravans_from_any_city | ability: open_country | field ability: another leader has it
            leaders.yaml  | japan        | row: [industry,     | row: [economy,      | field row: must name every type once
            diplomacy.yaml | kabul       | frame: diamond      | frame: square       | field frame: must be one of
            tiles.yaml    | tile_5       | number: 5           | number: 6           | field number: tiles stand in their order
            tiles.yaml    | tile_5       | group: plain        | group: capital      | has not the symbol of its group
            """)
    void a_wrong_field_is_named(String file, String id, String right, String wrong, String message) {
        RandomPlay.SHIPPED.refused(file, RandomPlay.SHIPPED.changed(file, id, right, wrong), message);
    }

    @Test
    void a_tile_that_does_not_fit_is_named() {
        var yaml = RandomPlay.SHIPPED.yaml("tiles.yaml");
        var wrong = yaml.replace(
                "{tile: 16, side: A, set: red, q: 3, r: 0, rotation: 3}",
                "{tile: 16, side: A, set: red, q: 2, r: 0, rotation: 3}");
        assertThat(wrong).isNotEqualTo(yaml);
        RandomPlay.SHIPPED.refused("tiles.yaml", wrong, "tile_16");
    }

    @Test
    void a_space_that_is_not_where_the_shape_has_it_is_named() {
        var yaml = RandomPlay.SHIPPED.yaml("tiles.yaml");
        var wrong = yaml.replaceFirst(
                "\\{space: 1, q: 0, r: -1, terrain: hills}", "{space: 1, q: 0, r: -2, terrain: hills}");
        RandomPlay.SHIPPED.refused("tiles.yaml", wrong, "tile_1");
    }

    @Test
    void a_wonder_with_one_resource_is_refused() {
        var yaml = RandomPlay.SHIPPED.yaml("wonders.yaml");
        RandomPlay.SHIPPED.refused(
                "wonders.yaml",
                yaml.replaceFirst("resources: \\[oil, diamond]", "resources: [oil]"),
                "field resources");
    }
}
