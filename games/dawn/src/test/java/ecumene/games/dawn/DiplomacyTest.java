package ecumene.games.dawn;

import static ecumene.games.dawn.Table.space;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import ecumene.games.dawn.cards.PlayerCard;
import org.junit.jupiter.api.Test;

/** City-states and the cards that players have of each other. */
class DiplomacyTest {
    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int NOBODY = DawnState.NONE;

    @Test
    @Cards({"carthage", "brussels", "buenos_aires"})
    @Rule("DAWN-10.2")
    void brussels_counts_mature_cities() {
        var table = Table.of(2).city(RED, space("8.4")).token(RED, space("8.3")).token(RED, space("8.0"));
        int petra = table.wonder("petra");
        assertThat(Wonders.cost(table.s, RED, petra)).isEqualTo(7);
        table.holdsState(RED, "brussels");
        assertThat(Wonders.cost(table.s, RED, petra)).isEqualTo(6);
        table.holdsState(RED, "buenos-aires");
        assertThat(Wonders.cost(table.s, RED, petra)).isEqualTo(4);
    }

    @Test
    @Cards({"seoul", "kumasi", "mohenjo_daro", "kabul"})
    @Rule({"DAWN-20.10", "DAWN-4.6"})
    void seoul_drives_a_barbarian_to_an_empty_space() {
        var table = Table.other(2).noBarbarians().holdsState(RED, "seoul").barbarian('A', space("12.4"));
        table.token(BLUE, space("14.8")).turn(RED).pick("use-state seoul");
        table.expectNotOffered(RED, "drive a 14.8", "drive a 12.5", "drive a 12.3")
                .pick("drive a 6.3");
        assertThat(table.s.barbarian(0)).isEqualTo(space("6.3"));
    }

    @Test
    @Cards("geneva")
    @Rule({"DAWN-20.10", "DAWN-13.8"})
    void geneva_trades_a_card_in() {
        var table = Table.of(2)
                .holdsState(RED, "geneva")
                .holds(RED, BLUE, PlayerCard.JOINT_WAR)
                .turn(RED);
        table.pick("use-state geneva").expectNotOffered(RED, "trade-in seat2 joint-war joint-war");
        table.pick("trade-in seat2 joint-war embassy").expectAsked(RED, DawnSentence.ASK_CARD);
        assertThat(table.s.holder(BLUE, PlayerCard.JOINT_WAR)).isEqualTo(NOBODY);
        assertThat(table.s.holds(RED, BLUE, PlayerCard.EMBASSY)).isTrue();
    }

    @Test
    @Cards({"joint_war", "defensive_pact"})
    @Rule({"DAWN-20.7", "DAWN-11.24", "DAWN-13.1"})
    void wars_and_pacts_leave_their_owner_out() {
        var table = Table.of(3)
                .token(2, space("13.3"))
                .holds(RED, BLUE, PlayerCard.JOINT_WAR)
                .holds(2, BLUE, PlayerCard.DEFENSIVE_PACT);
        table.s.card = table.focus("masonry");
        table.s.slotValue = 1;
        assertThat(Combat.attack(table.s, RED, space("13.3"))).isEqualTo(3);
        assertThat(Combat.attack(table.s, RED, space("16.0"))).isEqualTo(1);
        assertThat(Combat.attack(table.s, RED, space("12.0"))).isEqualTo(3);
        assertThat(Combat.defence(table.s, RED, space("13.3"))).isEqualTo(4);
        assertThat(Combat.defence(table.s, BLUE, space("13.3"))).isEqualTo(2);
    }

    @Test
    @Cards({"open_borders", "embassy"})
    @Rule({"DAWN-4.9", "DAWN-13.4", "DAWN-13.6"})
    void open_borders_help_only_their_holder() {
        var table =
                Table.of(2).city(RED, space("8.4")).token(BLUE, space("8.3")).token(BLUE, space("8.0"));
        table.holds(BLUE, RED, PlayerCard.OPEN_BORDERS);
        assertThat(Maturity.isMature(table.s, space("8.4"))).isFalse();
        table.holds(RED, BLUE, PlayerCard.OPEN_BORDERS);
        assertThat(Maturity.isMature(table.s, space("8.4"))).isTrue();
        assertThat(table.s.isRival(RED, space("8.3"))).isTrue();
    }

    @Test
    @Rule({"DAWN-2.7", "DAWN-12.1", "DAWN-12.2"})
    void only_city_states_on_the_map_have_cards() {
        var table = Table.of(2);
        assertThat(table.s.hasCityState(0)).isFalse();
        assertThat(table.s.copiesLeft(0)).isZero();
        assertThat(table.s.copiesLeft(table.cityState("geneva"))).isEqualTo(2);
        assertThat(table.resolve("culture", 5).spaces("place")).doesNotContain(space("12.0"));
    }

    @Test
    @Rule({"DAWN-5.5", "DAWN-12.3"})
    void a_captured_city_state_is_a_trade_token_once_a_turn() {
        var table = Table.of(2)
                .city(RED, space("14.3"))
                .resolve("science", 1)
                .pick("spend 0 geneva")
                .expectDial(RED, 2);
        table.resolve("science", 1).expectDial(RED, 3);
        table.active(RED).resolve("science", 1).expectOffered(RED, "spend 0 geneva", "spend 0 -");
    }

    @Test
    @Rule({"DAWN-5.5", "DAWN-11.9"})
    void a_captured_city_state_is_no_help_in_defence() {
        var table = Table.other(2).city(BLUE, space("15.9")).token(BLUE, space("6.0"));
        table.fight("military", 5, space("6.0"), 1, 1).expectResolved().expectNotLogged(DawnSentence.SPENT_IN_DEFENCE);
    }
}
