package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** EMP-15: costs and payment. */
class PaymentTest {

    @ParameterizedTest
    @Scenario("S-118")
    @Rule("EMP-15.2")
    @CsvSource({"1, 0, 3, false", "2, 0, 1, true", "3, 1, 1, true", "3, 0, 2, false"})
    void a_progress_stands_for_two_material_and_never_for_one(int price, int material, int progress, boolean payable) {
        var table = Table.of("romans", "greeks").tokens(0, material, 0, progress);
        assertThat(Payment.payable(table.s, 0, Price.of(Token.MATERIAL, price))).isEqualTo(payable);
    }
}
