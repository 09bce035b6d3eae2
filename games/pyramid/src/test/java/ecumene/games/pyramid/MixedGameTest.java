package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.dealt;
import static ecumene.games.pyramid.Table.mixed;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.testing.Rule;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Theme;
import ecumene.games.pyramid.cards.Wonder;
import java.util.Arrays;
import java.util.HashSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** PYR-9: the game with both themes. */
class MixedGameTest {
    private static Table buying() {
        return mixed(3).wonders().hand(0, "reinforcement", "barter").hand(1, "mining", "barter");
    }

    @Test
    @Rule("PYR-9.1")
    void the_rules_of_the_renaissance_apply() {
        dealt("mixed", 2).expectSupply(0, 5).expectTrack(0, 0);
        var glory = buying().wonders("stonehenge")
                .resources(0, "agriculture", "philosophy", "trade")
                .endOfTurn(0);
        glory.expectTokens(0, "stonehenge", 0).resources(0, "agriculture").hand(0, "mining", "warriors");
        glory.resources(0, "barter")
                .endOfTurn(0)
                .expectTokens(0, "stonehenge", 1)
                .expectSupply(0, 4);
        buying().track(1, 15).endOfTurn(0).expectOver();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule("PYR-9.2")
    void both_themes_are_shuffled_together_into_a_small_pyramid(int players) {
        var themes = new HashSet<String>();
        for (int seed = 0; seed < 50; seed++) {
            var s = GAME.deal(Setup.of("pyramid", players, "mixed"), Seed.numbered(9, seed));
            for (int row = 0; row < Resource.ERAS; row++) {
                assertThat(Integer.bitCount(s.row(row))).isEqualTo(6 - row);
                for (int index = 0; index < 6 - row; index++) {
                    var card = s.card(s.pieceAt(row, index));
                    assertThat(card.era()).isEqualTo(row);
                    assertThat(players == 2 && card.removedWithTwo())
                            .as(card.key())
                            .isFalse();
                    themes.add(card.theme() + " " + row);
                }
            }
        }
        assertThat(themes).as("both themes in every row").hasSize(10);
    }

    @ParameterizedTest
    @CsvSource({"2, 6 5 4 3 2", "3, 8 7 6 5 4", "4, 8 7 6 5 4"})
    @Rule("PYR-9.3")
    void the_rest_of_each_era_is_a_stack_of_which_only_the_top_is_visible(int players, String sizes) {
        var table = dealt("mixed", players);
        var expected = Arrays.stream(sizes.split(" ", -1)).map(Integer::valueOf).toList();
        for (int era = 0; era < Resource.ERAS; era++) {
            int below = table.s.zones().count(Places.stack(era));
            assertThat(1 + below).isEqualTo(expected.get(era));
            assertThat(table.s.card(table.s.project(era)).era()).isEqualTo(era);
            for (int viewer = 0; viewer <= players; viewer++) {
                assertThat(table.seen(viewer, Places.project(era)))
                        .doesNotContain("?")
                        .hasSize(1);
                // the last one left over is no secret: only one card can be there
                boolean hidden = below > 1;
                assertThat(table.seen(viewer, Places.stack(era))).hasSize(below);
                assertThat(table.seen(viewer, Places.stack(era)).contains("?")).isEqualTo(hidden);
            }
        }
    }

    @Test
    @Rule("PYR-9.3")
    void when_the_top_is_bought_the_next_becomes_visible() {
        var table = buying().project(0, "calendar", "swordsmen", "trade").resources(0, "agriculture", "mining");
        table.purchase(0).pick("buy calendar").expectTechnologies(0, "calendar", "agriculture", "mining");
        table.expectSeen(3, Places.project(0), "swordsmen")
                .expectLogged(PyramidSentence.NEW_PROJECT, table.piece(0, "swordsmen"));
        assertThat(table.s.zones().count(Places.stack(0))).isOne();
    }

    @Test
    @Rule("PYR-9.4")
    void only_wonders_of_the_renaissance_are_used_and_stacks_are_not_looked_at() {
        for (int seed = 0; seed < 100; seed++) {
            var s = GAME.deal(Setup.of("pyramid", 3, "mixed"), Seed.numbered(9, seed));
            for (var wonder : s.catalog().wonders()) {
                boolean beside = s.wonderOwner(wonder.index()) == PyramidState.WONDER_BESIDE;
                assertThat(beside && wonder.theme() != Theme.RENAISSANCE).isFalse();
                int other = wonder.index() % 2 == 0 ? wonder.index() + 1 : wonder.index() - 1;
                int place = placeOf(s, wonder);
                int otherPlace = placeOf(s, s.catalog().wonders().get(other));
                if (beside && place < 0) {
                    assertThat(otherPlace).as("neither lies in the row").isNegative();
                } else if (beside && otherPlace >= 0) {
                    assertThat(place).isLessThan(otherPlace);
                }
            }
            assertThat(s.wondersOf(PyramidState.WONDER_BESIDE)).isEqualTo(5);
        }
    }

    private static int placeOf(PyramidState s, Wonder wonder) {
        return s.positionInRow(wonder.era(), Catalog.piece(s.catalog().cards().get(wonder.picture())));
    }

    @Test
    @Rule("PYR-9.5")
    void a_project_costs_one_more_for_each_card_of_all_earlier_eras_in_the_pyramid() {
        var table = buying().project(2, "frigates").pyramid(0, 0, "calendar").pyramid(0, 5, "trade");
        table.pyramid(1, 3, "theology").pyramid(2, 0, "opera").pyramid(3, 1, "bombers");
        int frigates = table.piece(0, "frigates");
        assertThat(Purchase.extra(table.s, frigates)).isEqualTo(3);
        table.resources(0, "mining", "horse-archers", "agriculture", "tribute")
                .purchase(0)
                .expectNotOffered(0, "buy frigates");
        table.resources(0, "warriors").purchase(0).pick("buy frigates").expectTurnOf(1);
        table.expectLogged(PyramidSentence.BOUGHT, 0, frigates, frigates, 3).expectResources(0);
    }

    @Test
    @Rule("PYR-9.5")
    void a_project_is_bought_instead_of_a_pyramid_card() {
        var table = buying().project(0, "calendar", "trade")
                .pyramid(0, 0, "swordsmen")
                .temporary(Resource.FOOD, 2);
        table.temporary(Resource.IRON, 2).purchase(0).expectOptions(0, "buy swordsmen", "buy calendar", "pass");
        table.pick("buy calendar").expectTurnOf(1).expectTechnologies(0, "calendar");
    }

    @Test
    @Rule("PYR-9.6")
    void only_the_two_space_cards_of_the_pyramid_end_the_game() {
        var table = buying().wonders("great-wall").pyramid(4, 0, "internet").project(4, "computer");
        table.resources(0, "trade", "theology", "opera", "frigates")
                .purchase(0)
                .pick("buy computer")
                .expectGoingOn();
        table.resources(0, "trade", "theology", "opera", "frigates")
                .purchase(0)
                .pick("buy internet")
                .expectOver();
        table.expectLogged(PyramidSentence.ENDED_BY_SPACE, 0);
    }

    @Test
    @Rule("PYR-9.6")
    void stacks_do_not_refill_the_pyramid() {
        var table = buying().wonders("great-wall").pyramid(0, 2, "swordsmen").project(0, "calendar", "trade");
        table.resources(0, "agriculture", "mining")
                .purchase(0)
                .pick("buy swordsmen")
                .expectHole(0, 2);
        assertThat(IntStream.range(0, 6).allMatch(index -> table.s.pieceAt(0, index) == PyramidState.NO_PIECE))
                .isTrue();
        assertThat(table.s.project(0)).isEqualTo(table.piece(0, "calendar"));
    }

    @Test
    @Rule("PYR-9.7")
    void new_world_cards_work_on_renaissance_wonders() {
        var table = mixed(2).wonders("stonehenge").owns(1, "great-wall").play(0, "nuclear-submarine");
        table.expectResolved().expectWonderOf(0, "great-wall").expectBeside("stonehenge");
    }

    @Test
    @Rule("PYR-9.7")
    void a_bought_project_counts_as_bought_and_stacks_lie_below_nothing() {
        var table = buying().wonders("notre-dame").project(2, "opera").resources(0, "agriculture", "trade", "theology");
        table.purchase(0).pick("buy opera").expectTokens(0, "notre-dame", 1);
        var below = buying().project(0, "calendar", "trade", "tribute").pyramid(1, 0, "theology");
        assertThat(Purchase.extra(below.s, below.piece(0, "theology"))).isZero();
    }

    @Test
    @Rule("PYR-9.8")
    void an_exhausted_stack_stays_empty() {
        var table = buying().project(0, "calendar").pyramid(0, 0, "trade").temporary(Resource.FOOD, 1);
        table.temporary(Resource.IRON, 1).purchase(0).pick("buy calendar").expectTechnologies(0, "calendar");
        assertThat(table.s.project(0)).isEqualTo(PyramidState.NO_PIECE);
        table.temporary(Resource.FOOD, 5).purchase(0).expectOptions(0, "buy trade", "pass");
    }
}
