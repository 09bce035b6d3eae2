package ecumene.games.dawn;

import static ecumene.games.dawn.Table.space;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.testing.Rule;
import ecumene.games.dawn.cards.Agenda;
import ecumene.games.dawn.cards.Resource;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The set-up, the course of turns, agendas and the end, as far as no scenario of the reference plays them. */
class TurnTest {
    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int NOBODY = DawnState.NONE;

    @Test
    @Rule({"DAWN-2.4", "DAWN-2.8", "DAWN-2.13", "DAWN-2.14", "DAWN-2.15", "DAWN-19.1", "DAWN-19.2"})
    void a_game_has_three_victory_cards_and_an_epic_one_four() {
        var normal = Table.dealt(Setup.of("dawn", 2, "introductory"), 3).s;
        assertThat(Integer.bitCount(normal.victoryCards)).isEqualTo(3);
        assertThat(normal.direction()).isBetween(0, 5);
        assertThat(normal.supply(Resource.OIL.ordinal())).isEqualTo(6);
        var epic = Table.dealt(Setup.of("dawn", 2, "introductory").with("epic", "yes"), 3).s;
        assertThat(Integer.bitCount(epic.victoryCards)).isEqualTo(4);
    }

    @Test
    @Rule({"DAWN-3.1", "DAWN-2.8"})
    void turns_go_round_from_the_first_player() {
        var table = Table.dealt(Setup.of("dawn", 3, "introductory").with("first", "seat2"), 3);
        assertThat(table.s.active()).isEqualTo(1);
        for (int turn = 0; turn < 3; turn++) {
            assertThat(table.s.active()).isEqualTo((1 + turn) % 3);
            assertThat(table.s.advances()).isZero();
            int seat = table.s.active();
            table.pick("pass " + Table.GAME.id(Nouns.FOCUS, table.s.card(seat, 0)));
        }
        assertThat(table.s.advances()).isEqualTo(1);
    }

    @Test
    @Rule({"DAWN-1.4", "DAWN-1.2"})
    void an_empty_supply_offers_nothing() {
        var table = Table.of(2).resources(BLUE, "oil", 6).run(new Supplies.Gain(RED));
        table.expectBlocked(RED, "gain oil", DawnSentence.NONE_IN_SUPPLY);
        var none = Table.of(2).resources(BLUE, "oil", 6).resources(BLUE, "marble", 5);
        none.resources(BLUE, "mercury", 5)
                .resources(BLUE, "diamond", 5)
                .run(new Supplies.Gain(RED))
                .expectResolved();
    }

    @Test
    @Rule({"DAWN-4.5", "DAWN-4.6", "DAWN-4.12", "DAWN-20.9"})
    void caravans_make_a_space_neither_friendly_nor_empty() {
        var table = Table.of(2).caravan(RED, 0, space("13.2"));
        assertThat(table.s.isFriendly(RED, space("13.2"))).isFalse();
        assertThat(Spaces.isEmpty(table.s, space("13.2"))).isFalse();
        assertThat(Spaces.isEmpty(table.s, space("13.1"))).isTrue();
        assertThat(Spaces.isEmpty(table.s, space("8.3"))).isFalse();
        assertThat(Spaces.isEmpty(table.s, space("12.0"))).isFalse();
    }

    @Test
    @Rule({"DAWN-1.7", "DAWN-20.8", "DAWN-14.7"})
    void what_lies_on_a_space_changes_hands_with_it() {
        var table = Table.of(2).token(BLUE, space("13.0")).wonderAt("oracle", space("13.0"));
        table.fight("military", 5, space("13.0"), 6, 1).expectController("oracle", RED);
        assertThat(table.s.naturalWonders(RED)).isEqualTo(1);
        assertThat(table.s.naturalWonders(BLUE)).isZero();
        assertThat(table.s.wonders(RED, ecumene.games.dawn.cards.FocusType.SCIENCE))
                .isEqualTo(1);
    }

    @Test
    @Rule({"DAWN-11.19", "DAWN-9.8"})
    void a_captured_city_may_stand_anywhere_and_caravans_stay() {
        var table = Table.of(2).city(BLUE, space("11.3")).caravan(BLUE, 0, space("11.3"));
        table.fight("military", 5, space("11.3"), 6, 1).expectCity(space("11.3"), RED);
        assertThat(table.s.caravan(BLUE, 0)).isEqualTo(space("11.3"));
    }

    @Test
    @Rule({"DAWN-16.7", "DAWN-16.8"})
    void a_round_limit_ends_the_game_with_the_ranking() {
        var table = Table.of(2)
                .victoryCard("technophile")
                .token(BLUE, space("13.2"))
                .noBarbarians();
        table.s.roundLimit = 1;
        table.run(EventDial.ADVANCE).expectOver().expectShare(0, 1).expectLogged(DawnSentence.ROUNDS_OVER, 1);
    }

    @Test
    @Rule({"DAWN-16.3", "DAWN-14.7"})
    void every_agenda_is_counted() {
        var table = Table.of(2);
        var kinds = List.of(Agenda.Kind.values());
        for (var card : table.s.catalog().victoryCards()) {
            for (var agenda : card.agendas()) {
                assertThat(kinds).contains(agenda.kind());
                assertThat(Agendas.isReached(table.s, RED, agenda))
                        .as(agenda.id())
                        .isFalse();
            }
        }
        table.city(RED, space("8.4")).token(RED, space("8.3")).token(RED, space("8.0"));
        assertThat(Agendas.progress(table.s, RED, Agenda.Kind.CITIES_ON_MAP, -1))
                .isEqualTo(2);
        assertThat(Agendas.progress(table.s, RED, Agenda.Kind.MATURE_CITIES, -1))
                .isEqualTo(1);
        assertThat(Agendas.progress(table.s, RED, Agenda.Kind.FRIENDLY_SPACES_AT_WATER_OR_EDGE, -1))
                .isEqualTo(3);
        table.token(RED, space("13.0")).city(RED, space("14.3"));
        assertThat(Agendas.progress(table.s, RED, Agenda.Kind.NATURAL_WONDERS, -1))
                .isEqualTo(1);
        assertThat(Agendas.progress(table.s, RED, Agenda.Kind.CAPTURED_CITY_STATES, -1))
                .isEqualTo(1);
        table.s.noteDialFilled(RED);
        assertThat(Agendas.progress(table.s, RED, Agenda.Kind.TECH_DIAL_REACHED, -1))
                .isEqualTo(24);
    }

    @Test
    @Rule({"DAWN-15.14", "DAWN-11.27"})
    void the_die_of_a_raid_is_rolled_even_for_nobody() {
        var table = Table.of(2).noBarbarians().run(Barbarians.MOVEMENT).expectResolved();
        assertThat(table.s.log()).anyMatch(entry -> entry.said().sentence().equals(DawnSentence.RAID));
    }

    @Test
    @Rule("DAWN-17.11")
    void every_tile_finds_a_place() {
        for (int number = 0; number < 5; number++) {
            var play = RandomPlay.of(RandomPlay.setup(Variant.BUILT, 4), 40 + number);
            while (play.s.builder() != NOBODY || play.s.turn() == 0) {
                play.step();
            }
            assertThat(play.s.board().placements()).hasSize(16);
        }
    }

    @Test
    @Rule({"DAWN-18.3", "DAWN-2.1"})
    void another_seed_is_another_game() {
        var setup = Setup.of("dawn", 4, "introductory");
        var one = Table.GAME.deal(setup, Seed.numbered(1, 1));
        var other = Table.GAME.deal(setup, Seed.numbered(1, 2));
        assertThat(one.digest()).isNotEqualTo(other.digest());
    }
}
