package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.dealt;
import static ecumene.games.pyramid.Table.mixed;
import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Rng;
import ecumene.engine.Setup;
import ecumene.engine.View;
import ecumene.engine.testing.Rule;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.face.Facts;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** PYR-4: who knows what. */
class InformationTest {
    @Test
    @Rule("PYR-4.1")
    void the_pyramid_the_wonders_and_all_numbers_of_the_players_are_public() {
        var table =
                renaissance(3).pyramid(0, 0, "calendar").pyramid(0, 2, "trade").pyramid(1, 1, "theology");
        table.wonders("great-wall", "stonehenge").owns(2, "stonehenge").tokens(1, "great-wall", 1);
        table.track(1, 4)
                .technologies(1, "phalanx", "tournament")
                .resources(1, "colonialism", "mining")
                .hand(1, "reinforcement");
        table.temporary(Resource.OIL, 2);
        var facts = GAME.facts(table.s, 3);
        assertThat(facts.temporary()).isEqualTo(new Facts.Purse(0, 0, 0, 0, 2, 0, 0));
        assertThat(facts.wonders())
                .filteredOn(wonder -> !wonder.card().equals("notre-dame"))
                .containsExactly(
                        new Facts.OfWonder("stonehenge", 2, List.of(0, 0, 0), null),
                        new Facts.OfWonder(
                                "great-wall", -1, List.of(0, 1, 0), new Facts.Progress(6, List.of(0, 4, 0))));
        assertThat(facts.players().get(1))
                .isEqualTo(new Facts.Player(4, 4, 4, 4 + 1 + 2 + 3, new Facts.Purse(0, 1, 0, 0, 1, 0, 0)));
        var none = new Facts.Place("", 0);
        assertThat(facts.rows().getFirst())
                .startsWith(new Facts.Place("calendar", 0), none, new Facts.Place("trade", 0), none);
        assertThat(facts.rows().get(1)).startsWith(none, new Facts.Place("theology", 1), none);
        table.expectSeen(3, Places.technologies(1), "phalanx", "tournament");
    }

    @Test
    @Rule("PYR-4.1")
    void of_a_project_stack_the_top_card_and_the_size_are_public() {
        var table = dealt("mixed", 3);
        for (int viewer = 0; viewer <= 3; viewer++) {
            table.expectSeen(
                    viewer, Places.project(4), table.s.card(table.s.project(4)).key());
            table.expectSeen(viewer, Places.stack(4), "?", "?", "?");
            assertThat(table.seen(viewer, Places.stack(0))).hasSize(7).containsOnly("?");
        }
        assertThat(mixed(3).seen(0, Places.stack(4))).isEmpty();
    }

    @Test
    @Rule("PYR-4.1")
    void of_a_resource_card_everybody_sees_the_type_and_the_printed_points() {
        var table = dealt("new-world", 2).pick(1, "bonus barter");
        var card = View.of(GAME, table.s, 0)
                .zones()
                .get(Places.resources(1))
                .cards()
                .getFirst();
        assertThat(card.card()).isEmpty();
        assertThat(card.back()).isEqualTo(1 + Resource.FOOD.ordinal());
        table.resources(1, "feudalism");
        var other = View.of(GAME, table.s, 0)
                .zones()
                .get(Places.resources(1))
                .cards()
                .getLast();
        assertThat(other.back()).isEqualTo(1 + Resource.GUNPOWDER.ordinal() + Resource.TYPES * 2);
    }

    @Test
    @Rule("PYR-4.1")
    void the_number_of_cards_in_a_hand_is_public_and_so_is_who_owns_which_card() {
        for (var setup : RandomPlay.setups()) {
            var play = RandomPlay.of(setup, 11);
            for (int i = 0; i < 60 && !play.s.over(); i++) {
                play.step();
                for (int viewer = 0; viewer <= setup.players(); viewer++) {
                    var imagined = play.s.imagine(viewer, Rng.of(i));
                    for (int seat = 0; seat < setup.players(); seat++) {
                        assertThat(imagined.hand(seat)).isEqualTo(play.s.hand(seat));
                        assertThat(owned(imagined, seat)).isEqualTo(owned(play.s, seat));
                    }
                }
            }
        }
    }

    private static Set<Integer> owned(PyramidState s, int seat) {
        var pieces = new TreeSet<Integer>();
        for (int zone : new int[] {Places.hand(seat), Places.resources(seat), Places.technologies(seat)}) {
            for (int piece : s.zones().pieces(zone)) {
                pieces.add(piece);
            }
        }
        return pieces;
    }

    @Test
    @Rule("PYR-4.2")
    void only_the_owner_knows_which_card_lies_behind_a_resource_side_and_which_are_left_in_hand() {
        var table = dealt("new-world", 3).pick(2, "bonus barter");
        table.expectSeen(2, Places.resources(2), "barter");
        table.expectSeen(2, Places.hand(2), "agriculture", "mining", "warriors", "reinforcement");
        for (int viewer : new int[] {0, 1, 3}) {
            table.expectSeen(viewer, Places.resources(2), "?");
            table.expectSeen(viewer, Places.hand(2), "mining", "warriors", "?", "?");
        }
    }

    @Test
    @Rule("PYR-4.2")
    void an_identity_of_which_only_one_is_possible_is_known() {
        var table =
                newWorld(2).hand(0, "agriculture", "mining", "knights").turn(0).pick("resource mining");
        table.expectSeen(1, Places.resources(0), "mining").expectSeen(1, Places.hand(0), "agriculture", "knights");
        var other = newWorld(2).hand(0, "warriors", "mining", "knights").turn(0).pick("resource mining");
        other.expectSeen(1, Places.resources(0), "?").expectSeen(1, Places.hand(0), "knights", "?");
    }

    @Test
    @Rule("PYR-4.3")
    void a_card_becomes_visible_when_it_is_spent_or_played_as_a_technology() {
        var table = dealt("new-world", 2).pick(1, "decline").pick("resource agriculture");
        table.expectSeen(1, Places.resources(0), "?");
        table.pick("technology barter").expectSeen(1, Places.technologies(0), "barter");
        table.pick("activate barter").expectSeen(1, Places.technologies(0), "barter", "agriculture");
        table.expectSeen(1, Places.hand(0), "mining", "warriors", "reinforcement");
        table.expectRead(1, PyramidSentence.SPENT, 0, Resource.FOOD.ordinal(), table.piece(0, "agriculture"));
    }

    @Test
    @Rule("PYR-4.3")
    void a_card_becomes_visible_when_it_is_a_response_or_turned_to_defend() {
        var table = dealt("new-world", 2).pick(1, "bonus barter").pick("resource agriculture");
        table.pick("technology warriors").pick("activate warriors");
        table.expectSeen(0, Places.hand(1), "mining", "warriors", "?", "?").pick(1, "respond reinforcement");
        table.expectSeen(0, Places.technologies(1)).expectSeen(0, Places.hand(1), "mining", "warriors", "?", "?");
        table.pick(1, "turn barter").pick(1, "done").expectSeen(0, Places.technologies(1), "reinforcement", "barter");
        table.expectSeen(0, Places.hand(1), "agriculture", "mining", "warriors");
    }

    @Test
    @Rule("PYR-4.3")
    void a_card_is_seen_when_it_is_bought_and_a_card_taken_to_hand_can_be_remembered() {
        var table = newWorld(2)
                .pyramid(0, 0, "swordsmen")
                .resources(0, "agriculture", "mining")
                .hand(1, "mining");
        table.wonders().hand(0, "barter").purchase(0).pick("buy swordsmen");
        table.expectRead(1, PyramidSentence.BOUGHT, 0, table.piece(0, "swordsmen"), table.piece(0, "swordsmen"), 0);
        table.expectSeen(1, Places.hand(0), "agriculture", "mining", "barter", "swordsmen");
    }

    @Test
    @Rule("PYR-4.3")
    void a_hidden_card_that_is_taken_to_hand_stays_hidden() {
        var back = dealt("new-world", 2).pick(1, "bonus barter").wonders();
        back.technologies(1, "mining", "warriors", "reinforcement").endOfTurn(1).pick(1, "take barter");
        back.expectRead(0, PyramidSentence.TOOK_RESOURCE, 1, Resource.FOOD.ordinal());
        back.expectNeverNamed(0, 1, "barter");
        back.expectSeen(0, Places.hand(1), "mining", "warriors", "reinforcement", "?", "?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"new-world", "renaissance"})
    @Rule("PYR-4.4")
    void after_the_deal_nothing_is_left_to_chance(String variant) {
        for (int number = 0; number < 5; number++) {
            var play = RandomPlay.of(Setup.of("pyramid", 3, variant), number);
            // nothing is hidden yet, so this copy differs in nothing but all future randomness
            var other = play.s.imagine(3, Rng.of(99));
            assertThat(other.seed()).isNotEqualTo(play.s.seed());
            while (!play.s.over()) {
                int seat = play.s.seatToAnswer();
                assertThat(other.options(seat).moves())
                        .isEqualTo(play.s.options(seat).moves());
                other.pick(seat, play.step());
            }
            for (int seat = 0; seat < 3; seat++) {
                assertThat(GAME.score(other, seat)).isEqualTo(GAME.score(play.s, seat));
            }
        }
    }
}
