package ecumene.games.dawn;

import static ecumene.games.dawn.Table.space;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** What each leader does, beside the scenarios of the reference. */
class LeadersTest {
    private static final int RED = 0;
    private static final int BLUE = 1;

    @Test
    @Cards({"rome", "egypt"})
    @Rule("DAWN-10.2")
    void egypt_pays_less_for_every_wonder() {
        var table = Table.of(2).leader(BLUE, "egypt");
        for (var wonder : table.s.catalog().wonders()) {
            assertThat(Wonders.cost(table.s, BLUE, wonder.index())).isEqualTo(wonder.cost() - 1);
            assertThat(Wonders.cost(table.s, RED, wonder.index())).isEqualTo(wonder.cost());
        }
    }

    @Test
    @Cards("america")
    @Rule({"DAWN-4.11", "DAWN-20.1"})
    void america_chooses_a_card_for_a_natural_wonder_and_spends_it_in_defence() {
        var table =
                Table.of(2).leader(BLUE, "america").token(BLUE, space("13.0")).token(BLUE, space("11.1"));
        table.s.setNaturalWonderCard(3, table.focus("masonry"));
        table.fight("military", 5, space("11.1"), 3, 4).expectAsked(BLUE, DawnSentence.ASK_SPEND_DEFENCE);
        table.pick("spend 0 mt-kilimanjaro.trade")
                .expectAsked(BLUE, DawnSentence.ASK_CARRY)
                .pick("carry astrology");
        table.expectToken(space("11.1"), BLUE);
        assertThat(table.s.naturalWonderCard(3)).isEqualTo(table.focus("astrology"));
    }

    @Test
    @Cards("america")
    @Rule("DAWN-4.11")
    void america_is_asked_when_it_claims_a_natural_wonder() {
        var table = Table.of(2)
                .leader(RED, "america")
                .city(RED, space("1.2"))
                .resolve("culture", 5)
                .pick("place 1.0 free");
        table.expectAsked(RED, DawnSentence.ASK_CARRY).pick("carry pottery", "done");
        assertThat(table.s.naturalWonderCard(0)).isEqualTo(table.focus("pottery"));
    }

    @Test
    @Cards("aztec")
    @Rule("DAWN-20.11")
    void the_aztecs_swap_nothing_without_a_victory() {
        var table = Table.of(2).leader(RED, "aztec").turn(RED).pick("pass masonry");
        assertThat(table.s.active()).isEqualTo(BLUE);
    }

    @Test
    @Cards({"france", "japan", "scythia", "sumeria"})
    @Rule({"DAWN-20.5", "DAWN-20.7", "DAWN-11.14"})
    void abilities_belong_to_their_leader_alone() {
        var table = Table.of(2).leader(RED, "scythia").token(BLUE, space("13.3"));
        table.s.card = table.focus("masonry");
        table.s.slotValue = 1;
        assertThat(Combat.attack(table.s, RED, space("13.3"))).isEqualTo(4);
        table.leader(RED, "france").owns(RED, "eiffel-tower");
        assertThat(Combat.attack(table.s, RED, space("13.3"))).isEqualTo(1);
        assertThat(Culture.extraTokens(table.s, RED)).isEqualTo(3);
        assertThat(Culture.extraTokens(table.s, BLUE)).isZero();
        table.leader(RED, "japan");
        assertThat(Difficulty.of(table.s, RED, space("11.5"))).isEqualTo(3);
        assertThat(Difficulty.of(table.s, RED, space("11.4"))).isEqualTo(5);
        table.active(BLUE);
        assertThat(Difficulty.of(table.s, RED, space("11.5"))).isEqualTo(5);
    }
}
