package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.dealt;
import static ecumene.games.pyramid.Table.mixed;
import static ecumene.games.pyramid.Table.newWorld;
import static ecumene.games.pyramid.Table.renaissance;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Rng;
import ecumene.engine.testing.Rule;
import ecumene.games.pyramid.cards.Resource;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** PYR-Q19 – PYR-Q28 and PYR-10.8 – PYR-10.11: what is asked from the Purchase phase on, and what others see of it. */
class QuestionsOfPurchaseAndEndTest {
    private static final int FOOD = Resource.FOOD.ordinal();

    /** Seat 0 has a hidden Food card: Barter, while Agriculture is in hand. */
    private static Table withHiddenFood() {
        var table = newWorld(2)
                .wonders()
                .hand(0, "agriculture", "barter", "mining")
                .turn(0)
                .pick("resource barter");
        return table.hand(1, "mining", "warriors");
    }

    @Test
    @Rule({"PYR-Q19", "PYR-10.8"})
    void q19_what_to_buy() {
        var table = mixed(2).wonders()
                .pyramid(0, 0, "currency")
                .pyramid(0, 1, "swordsmen")
                .project(0, "calendar", "trade");
        table.project(1, "banking")
                .hand(0, "mining", "reinforcement")
                .hand(1, "mining", "barter")
                .temporary(Resource.FOOD, 1);
        table.resources(0, "warriors").purchase(0).expectAsked(0, PyramidSentence.ASK_BUY);
        table.expectOptions(0, "buy swordsmen", "buy calendar", "pass");
        table.expectBlocked(0, "buy currency", PyramidSentence.TOO_DEAR);
        table.expectBlocked(0, "buy banking", PyramidSentence.TOO_DEAR).pick("buy calendar");
        int calendar = table.piece(0, "calendar");
        table.expectRead(1, PyramidSentence.BOUGHT, 0, calendar, calendar, 0);
        table.endOfTurn(0).purchase(0).expectRead(1, PyramidSentence.BOUGHT_NOTHING, 0);
    }

    @Test
    @Rule({"PYR-Q20", "PYR-10.8"})
    void q20_what_to_pay_with() {
        var table = withHiddenFood().resources(0, "reinforcement", "warriors").pyramid(0, 0, "currency");
        table.temporary(Resource.FOOD, 1).purchase(0).pick("buy currency").expectAsked(0, PyramidSentence.ASK_PAY);
        // 2 Food: with an Iron card something would be needless
        table.expectOptions(0, "pay", "spend barter", "spend reinforcement", "offer food");
        table.expectBlocked(0, "spend warriors", PyramidSentence.NEEDLESS).pick("spend reinforcement");
        table.expectOptions(0, "spend barter", "offer food");
        table.expectSeen(1, Places.resources(0), "?", "reinforcement", "warriors")
                .pick("offer food");
        table.expectTurnOf(1).expectRead(1, PyramidSentence.SPENT, 0, FOOD, table.piece(0, "reinforcement"));
        table.expectTechnologies(0, "reinforcement", "currency").expectResources(0, "barter", "warriors");
    }

    @Test
    @Rule("PYR-10.11")
    void the_game_proposes_a_payment_and_the_player_may_pick_the_cards_to_turn() {
        // one Horses card of two is to be turned: the proposal takes the one further left
        for (var horses : new String[][] {{"swordsmen", "currency"}, {"currency", "swordsmen"}}) {
            var proposed = newWorld(2)
                    .wonders()
                    .pyramid(1, 0, "knights")
                    .resources(0, "mining")
                    .resources(0, horses);
            proposed.hand(0, "reinforcement", "barter")
                    .hand(1, "mining", "barter")
                    .purchase(0)
                    .pick("buy knights")
                    .pick("pay");
            proposed.expectTechnologies(0, "knights", "mining", horses[0]).expectResources(0, horses[1]);
        }
        var chosen = newWorld(2).wonders().pyramid(1, 0, "knights").resources(0, "mining", "swordsmen", "currency");
        chosen.hand(0, "reinforcement", "barter")
                .hand(1, "mining", "barter")
                .purchase(0)
                .pick("buy knights")
                .pick("spend currency")
                .pick("spend mining");
        chosen.expectTechnologies(0, "knights", "mining", "currency").expectResources(0, "swordsmen");
    }

    @Test
    @Rule({"PYR-Q21", "PYR-10.9"})
    void q21_which_wonder_in_the_new_world() {
        var table = newWorld(2)
                .wonders("hanging-gardens", "himeji-castle", "taj-mahal")
                .hand(1, "mining", "barter");
        table.resources(0, "swordsmen", "currency")
                .technologies(0, "reinforcement", "charge", "ambush")
                .endOfTurn(0);
        table.expectAsked(0, PyramidSentence.ASK_WONDER)
                .expectOptions(0, "wonder hanging-gardens", "wonder himeji-castle");
        table.pick("wonder himeji-castle")
                .expectRead(1, PyramidSentence.TOOK_WONDER, 0, table.wonderIndex("himeji-castle"));
        // with exactly one it is taken without a question
        var one = newWorld(2).wonders("hanging-gardens", "taj-mahal").hand(1, "mining", "barter");
        one.resources(0, "swordsmen", "currency").endOfTurn(0).expectAsked(0, PyramidSentence.ASK_TAKE);
        one.expectWonderOf(0, "hanging-gardens");
    }

    @Test
    @Rule({"PYR-Q22", "PYR-10.10"})
    void q22_what_to_take_back() {
        var table = withHiddenFood()
                .technologies(0, "agriculture", "mining")
                .resources(0, "warriors")
                .endOfTurn(0);
        table.expectAsked(0, PyramidSentence.ASK_TAKE).expectOptions(0, "take barter", "take warriors", "done");
        table.pick("take barter")
                .expectOptions(0, "take warriors", "done")
                .pick("done")
                .expectTurnOf(1);
        table.expectRead(1, PyramidSentence.TOOK_TECHNOLOGIES, 0, 2)
                .expectRead(1, PyramidSentence.TOOK_RESOURCE, 0, FOOD);
        table.expectHand(0, "agriculture", "mining", "barter").expectResources(0, "warriors");
        newWorld(2)
                .wonders()
                .technologies(0, "mining")
                .hand(1, "mining", "barter")
                .endOfTurn(0)
                .expectTurnOf(1);
    }

    @Test
    @Rule("PYR-Q22")
    void q22_others_do_not_learn_which_cards_are_taken_or_left() {
        var table = newWorld(2).wonders().hand(0, "agriculture", "barter", "reinforcement", "mining");
        table.hand(1, "mining", "warriors").turn(0).pick("resource barter").technologies(0, "mining");
        table.hand(0, "agriculture", "reinforcement")
                .turn(0)
                .pick("resource agriculture")
                .technologies(0, "warriors");
        table.expectSeen(1, Places.resources(0), "?", "?")
                .endOfTurn(0)
                .pick("take barter")
                .pick("done")
                .expectTurnOf(1);
        table.expectNeverNamed(1, 0, "barter").expectNeverNamed(1, 0, "agriculture");
        table.expectSeen(1, Places.resources(0), "?")
                .expectSeen(1, Places.hand(0), "reinforcement", "mining", "warriors", "?");
    }

    @Test
    @Rule({"PYR-Q23", "PYR-10.9"})
    void q23_where_to_place_a_glory_token() {
        var table = renaissance(2)
                .wonders("stonehenge", "saint-basils-cathedral", "great-wall")
                .hand(0, "reinforcement", "warriors");
        table.resources(0, "agriculture", "barter", "mining", "trade")
                .hand(1, "mining", "barter")
                .endOfTurn(0);
        table.expectAsked(0, PyramidSentence.ASK_TOKEN)
                .expectOptions(0, "wonder stonehenge", "wonder saint-basils-cathedral");
        table.pick("wonder stonehenge")
                .expectRead(1, PyramidSentence.PLACED_TOKEN, 0, table.wonderIndex("stonehenge"), 1);
        var one = renaissance(2)
                .wonders("stonehenge", "great-wall")
                .hand(0, "reinforcement", "warriors")
                .hand(1, "mining", "barter");
        one.resources(0, "agriculture", "barter").endOfTurn(0).expectTurnOf(1).expectTokens(0, "stonehenge", 1);
    }

    @Test
    @Rule({"PYR-Q24", "PYR-10.9"})
    void q24_which_token_to_move() {
        var table = renaissance(2)
                .wonders("stonehenge", "saint-basils-cathedral", "great-wall")
                .hand(0, "reinforcement", "warriors");
        table.tokens(0, "great-wall", 1).tokens(0, "stonehenge", 1).tokens(0, "saint-basils-cathedral", 1);
        table.s.setSupply(0, 0);
        table.resources(0, "agriculture", "barter", "mining", "trade")
                .hand(1, "mining", "barter")
                .endOfTurn(0);
        table.expectAsked(0, PyramidSentence.ASK_MOVE_TOKEN);
        table.expectOptions(
                0,
                "move saint-basils-cathedral stonehenge",
                "move great-wall stonehenge",
                "move stonehenge saint-basils-cathedral",
                "move great-wall saint-basils-cathedral",
                "decline");
        table.pick("move great-wall stonehenge").expectWonderOf(0, "stonehenge");
        int from = table.wonderIndex("great-wall");
        table.expectRead(1, PyramidSentence.MOVED_TOKEN, 0, from, table.wonderIndex("stonehenge"));
        // no condition met: nothing is asked
        var none = renaissance(2)
                .wonders("stonehenge", "great-wall")
                .hand(0, "reinforcement", "warriors")
                .hand(1, "mining", "barter");
        none.tokens(0, "great-wall", 1).s.setSupply(0, 0);
        none.endOfTurn(0).expectTurnOf(1);
    }

    @Test
    @Rule("PYR-Q26")
    void q26_exchanges_are_not_asked() {
        var table = newWorld(2).wonders().pyramid(2, 0, "cannon").resources(0, "knights", "swordsmen", "currency");
        table.hand(0, "reinforcement", "barter")
                .hand(1, "mining", "barter")
                .purchase(0)
                .pick("buy cannon")
                .expectTurnOf(1);
        table.expectTechnologies(0, "knights", "swordsmen", "currency", "cannon");
    }

    @Test
    @Rule("PYR-Q27")
    void q27_what_shows_nothing_can_be_undone() {
        var table =
                newWorld(2).wonders().pyramid(0, 0, "currency").resources(0, "agriculture", "barter", "reinforcement");
        table.hand(0, "mining", "warriors")
                .hand(1, "mining", "barter")
                .purchase(0)
                .pick("buy currency");
        assertThat(table.s.undoFloor()).as("the choice can be taken back").isEqualTo(table.s.moves() - 1);
        table.pick("pay").expectTurnOf(1);
        assertThat(table.s.undoFloor()).as("now seat 1 is asked").isEqualTo(table.s.moves());
    }

    @Test
    @Rule("PYR-Q27")
    void q27_what_shows_a_hidden_card_or_passes_the_question_on_cannot_be_undone() {
        var shown = dealt("new-world", 2).pick(1, "decline").pick("resource agriculture");
        assertThat(shown.s.undoFloor()).isEqualTo(1);
        shown.pick("technology reinforcement");
        assertThat(shown.s.undoFloor())
                .as("Reinforcement was shown not to be the resource")
                .isEqualTo(shown.s.moves());
        var passed = dealt("new-world", 2).pick(1, "bonus mining");
        assertThat(passed.s.undoFloor()).as("now seat 0 is asked").isEqualTo(passed.s.moves());
    }

    @Test
    @Rule("PYR-Q28")
    void q28_bots_answer_the_same_questions_without_seeing_more() {
        var table = dealt("new-world", 2).pick(1, "bonus barter");
        var imagined = new TreeSet<String>();
        for (int n = 0; n < 100; n++) {
            var s = table.s.imagine(0, Rng.of(n));
            assertThat(s.options(0).moves()).isEqualTo(table.s.options(0).moves());
            imagined.add(s.card(s.zones().first(Places.resources(1))).key());
        }
        assertThat(imagined).containsExactlyInAnyOrder("agriculture", "reinforcement", "barter");
    }
}
