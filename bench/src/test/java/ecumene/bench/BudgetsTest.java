package ecumene.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import ecumene.engine.toy.ToyGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** All but the measuring itself, which takes half a minute: {@code ecumene bench} does that. */
class BudgetsTest {
    @Test
    void speed_is_a_least_and_everything_else_a_most() {
        assertThat(figure(Figure.Kind.DECISIONS, 999_999).within()).isFalse();
        assertThat(figure(Figure.Kind.DECISIONS, 1_000_000).within()).isTrue();
        assertThat(figure(Figure.Kind.COPY, 1_000_000).within()).isTrue();
        assertThat(figure(Figure.Kind.MEMORY, 1_000_001).within()).isFalse();
    }

    @Test
    void a_game_without_a_budget_is_within_it() {
        var figure = new Figure("toy", Figure.Kind.COPY, 1e9, OptionalDouble.empty(), OptionalDouble.empty());
        assertThat(figure.within()).isTrue();
        assertThat(Budget.of("toy")).isEmpty();
        assertThat(Budget.of("pyramid")).contains(new Budget(1_000_000, 1_000, 8_192));
    }

    @Test
    void random_play_goes_on_from_deal_to_deal() {
        var bed = Bed.of(new ToyGame());
        bed.play(10_000);
        assertThat(bed.play(1)).isPositive();
    }

    @Test
    void tables_are_taken_from_the_middle_of_games() {
        assertThat(Bed.of(new ToyGame()).middles(10)).hasSize(10).allSatisfy(table -> {
            assertThat(table.over()).isFalse();
            assertThat(table.moves()).isPositive();
            assertThat(table.players()).isEqualTo(3);
            assertThat(table.log()).isEmpty();
        });
    }

    @Test
    void a_table_takes_some_memory() {
        assertThat(Memory.bytesPerTable(new ToyGame())).isBetween(300.0, 8_000.0);
    }

    @Test
    void every_benchmark_was_generated() throws IOException {
        try (var in = Budgets.class.getResourceAsStream("/META-INF/BenchmarkList")) {
            assertThat(in).isNotNull();
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("ecumene.bench.Speed", "decision", "copy", "ecumene.bench.ReferenceLoop");
        }
    }

    @Test
    void json_has_value_budget_and_verdict() throws IOException {
        var json = new ObjectMapper().readTree(FiguresJson.of(List.of(figure(Figure.Kind.COPY, 2e6))));
        assertThat(json.at("/figures/0/figure").asText()).isEqualTo("copy");
        assertThat(json.at("/figures/0/value").asLong()).isEqualTo(2_000_000);
        assertThat(json.at("/figures/0/budget").asLong()).isEqualTo(1_000_000);
        assertThat(json.at("/figures/0/ratio").asDouble()).isEqualTo(0.5);
        assertThat(json.at("/figures/0/within").asBoolean()).isFalse();
    }

    private static Figure figure(Figure.Kind kind, double value) {
        return new Figure("toy", kind, value, OptionalDouble.of(1_000_000), OptionalDouble.of(0.5));
    }
}
