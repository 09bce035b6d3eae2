package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Setup;
import ecumene.engine.Zones;
import ecumene.engine.testing.Rule;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** EMP-27: what holds in every position, and that a position in which it does not is found out. */
class AlwaysTest {
    static java.util.List<Setup> setups() {
        return RandomPlay.setups();
    }

    /** Every position of a random game, from the first turn to the end. */
    private static void everywhere(Setup setup, Consumer<EmpiresState> holds) {
        var play = RandomPlay.of(setup, 12);
        while (play.s.round == 0) {
            play.step();
        }
        holds.accept(play.s);
        while (!play.s.over()) {
            play.step();
            holds.accept(play.s);
        }
    }

    /** A table on which everything is in order, and then this is done to it. */
    private static void foundOut(String law, Consumer<Table> breaking) {
        var table = Table.dealt("classics", "romans", "greeks");
        table.s.audit();
        breaking.accept(table);
        assertThatThrownBy(table.s::audit)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith(law);
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule("EMP-27.1")
    void every_card_lies_in_exactly_one_place(Setup setup) {
        int cards = Games.GAME.catalog().cards().size();
        everywhere(setup, s -> {
            Set<Integer> found = new HashSet<>();
            for (int zone = 0; zone < s.zones().layout().zones().size(); zone++) {
                for (int piece : s.zones().pieces(zone)) {
                    assertThat(found.add(piece)).as(s.card(piece).id()).isTrue();
                    assertThat(s.zones().zoneOf(piece)).isEqualTo(zone);
                }
            }
            assertThat(found).hasSize(cards);
        });
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule("EMP-27.2")
    void no_pool_falls_below_nothing(Setup setup) {
        everywhere(setup, s -> {
            for (int seat = 0; seat < s.players(); seat++) {
                for (var token : Token.values()) {
                    assertThat(s.tokens(seat, token)).isNotNegative();
                }
                assertThat(s.actions(seat)).isNotNegative();
                assertThat(s.exhausts(seat)).isNotNegative();
            }
        });
    }

    @Test
    @Rule("EMP-27.2")
    void after_a_clean_up_all_exhaust_tokens_are_back() {
        for (var nation : new String[] {"romans", "utopians"}) {
            var table = Table.of(nation, "greeks").deck(0, "hills", "forest", "lakes", "cape", "elders", "city");
            table.inPlay(0, "shrine").exhausted(0, "shrine").exhausts(0, 1);
            table.cleanUp(0)
                    .expectExhausts(0, nation.equals("utopians") ? 3 : 5)
                    .expectExhausted(0, "shrine", false);
        }
    }

    @Test
    @Rule("EMP-27.2")
    void a_pool_below_nothing_and_a_token_too_many_are_found_out() {
        foundOut("EMP-27.2", table -> table.tokens(0, -1, 0, 0));
        foundOut("EMP-27.2", table -> table.actions(1, -1));
        foundOut("EMP-27.2", table -> table.exhausts(0, 6));
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule("EMP-27.3")
    void between_effects_every_slot_is_filled_and_has_its_unrest(Setup setup) {
        everywhere(setup, s -> {
            for (int slot = 0; s.frames.depth() == 0 && !s.collapsed && slot < Places.SLOTS; slot++) {
                int card = s.marketCard(slot);
                if (card == Zones.NONE) {
                    assertThat(s.count(Places.MAIN)).isZero();
                } else {
                    assertThat(s.count(Places.tucked(slot)))
                            .as(s.card(card).id())
                            .isEqualTo(s.card(card).region() ? 0 : 1);
                }
            }
        });
    }

    @Test
    @Rule("EMP-27.3")
    void an_empty_slot_and_a_missing_unrest_are_found_out() {
        foundOut("EMP-27.3", table -> table.s.zones().move(table.s.marketCard(0), Places.EXILE));
        foundOut("EMP-27.3", table -> table.s.zones().move(table.s.zones().first(Places.tucked(1)), Places.UNREST));
        foundOut("EMP-27.3", table -> table.s.zones().move(table.s.zones().first(Places.UNREST), Places.tucked(1)));
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"EMP-27.4", "EMP-27.5"})
    void whoever_waits_for_accession_is_a_barbarian_and_the_king_is_nobodys(Setup setup) {
        everywhere(setup, s -> {
            assertThat(s.count(Places.KING)).isEqualTo(1);
            for (int seat = 0; seat < s.players(); seat++) {
                if (s.nation(seat).canBecomeEmpire() && s.count(Places.accession(seat)) > 0) {
                    assertThat(s.isEmpire(seat)).isFalse();
                }
            }
        });
    }

    @Test
    @Rule({"EMP-27.4", "EMP-27.5"})
    void an_empire_that_still_waits_and_a_king_in_hand_are_found_out() {
        foundOut("EMP-27.4", table -> table.empire(0));
        foundOut("EMP-27.5", table -> table.s.toHand(0, table.s.zones().first(Places.KING)));
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule("EMP-27.6")
    void a_garrisoned_card_has_a_host_in_its_owners_play_area(Setup setup) {
        everywhere(setup, s -> {
            for (int seat = 0; seat < s.players(); seat++) {
                for (int piece : s.zones().pieces(Places.garrison(seat))) {
                    assertThat(s.ownerInPlay(s.host(piece))).isEqualTo(seat);
                }
            }
        });
    }

    @Test
    @Rule("EMP-27.6")
    void a_garrison_that_its_host_has_left_is_found_out() {
        foundOut("EMP-27.6", table -> {
            int host = table.s.zones().first(Places.hand(0));
            table.s.layInPlay(0, host);
            table.s.putUnder(0, table.s.zones().first(Places.hand(0)), host);
            table.s.audit();
            table.s.toDiscard(0, host);
            table.s.refresh(0);
        });
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule("EMP-27.7")
    void the_unrest_of_the_game_always_adds_up(Setup setup) {
        Set<Integer> sums = new HashSet<>();
        everywhere(setup, s -> sums.add(unrestInTheGame(s)));
        assertThat(sums).hasSize(1);
    }

    private static int unrestInTheGame(EmpiresState s) {
        int n = 0;
        for (var card : s.catalog().cards()) {
            n += card.unrest() && !s.isIn(card.index(), Places.BOX) ? 1 : 0;
        }
        return n;
    }

    @Test
    @Rule("EMP-27.7")
    void an_unrest_that_leaves_the_game_or_comes_from_outside_is_found_out() {
        foundOut("EMP-27.7", table -> table.s.zones().move(table.s.zones().first(Places.UNREST), Places.BOX));
        foundOut("EMP-27.7", table -> table.hand(0, "unrest"));
        foundOut("EMP-27.7", table -> table.s.zones().move(table.s.zones().first(Places.hand(0)), Places.UNREST));
    }
}
