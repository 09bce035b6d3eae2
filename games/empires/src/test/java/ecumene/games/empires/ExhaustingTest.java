package ecumene.games.empires;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** EMP-7.3, EMP-13.5: exhausting a card, and a token that comes back. */
class ExhaustingTest {

    @Test
    @Scenario("S-119")
    @Rule("EMP-13.5")
    void the_token_on_the_nation_deck_does_not_come_back() {
        var table = Table.of("olmecs", "greeks")
                .inPlay(0, "town", "city")
                .exhausted(0, "town")
                .hand(0, "glory", "advance")
                .exhausts(0, 3);
        table.s.markNation(0, true);
        table.play(0, "rituals-ceremonies").pick("choose 2", "yes");
        table.expectExhausts(0, 4).expectExhausted(0, "town", false);
    }
}
