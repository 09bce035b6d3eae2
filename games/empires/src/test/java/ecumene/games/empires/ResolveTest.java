package ecumene.games.empires;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** EMP-13.22, EMP-24.10: which options of a choice are open, and that the one picked is done as far as possible. */
class ResolveTest {

    private static Table peredur() {
        return Table.of("arthurians", "greeks")
                .inPlay(0, "britannia-prima")
                .discard(0, "graal")
                .deck(0, "glory", "conquer")
                .play(0, "peredur-sir-percival")
                .expectOptions(0, "choose 1", "choose 2");
    }

    @Test
    @Scenario("S-104")
    @Rule({"EMP-13.22", "EMP-24.10"})
    void peredur_may_return_no_unrest_and_leave_the_graal_where_it_is() {
        peredur()
                .pick("choose 1", "yes")
                .expectGarrison(0, "britannia-prima", "peredur-sir-percival")
                .expectDiscard(0, "graal");
        peredur().pick("choose 2").expectHand(0, "graal").expectExile("peredur-sir-percival");
    }

    @Test
    @Scenario("S-105")
    @Rule({"EMP-13.22", "EMP-24.10"})
    void portals_recall_nothing_or_are_abandoned() {
        var recall = Table.of("romans", "greeks").inPlay(0, "portals").solstice(0);
        recall.expectOptions(0, "choose 1", "choose 2").pick("choose 1").expectPlay(0, "portals");
        Table.of("romans", "greeks")
                .inPlay(0, "portals")
                .solstice(0)
                .pick("choose 2")
                .expectDiscard(0, "portals")
                .expectTokens(0, 0, 1, 0);
    }

    @Test
    @Scenario("S-106")
    @Rule({"EMP-13.22", "EMP-24.10"})
    void the_tree_of_knowledge_stands_though_no_card_can_be_discarded() {
        var discard =
                Table.of("romans", "greeks").inPlay(0, "tree-of-knowledge").solstice(0);
        discard.expectOptions(0, "choose 1", "choose 2").pick("choose 1").expectPlay(0, "tree-of-knowledge");
        Table.of("romans", "greeks")
                .inPlay(0, "tree-of-knowledge")
                .deck(0, "glory", "advance")
                .solstice(0)
                .pick("choose 2")
                .expectDiscard(0, "tree-of-knowledge")
                .expectHand(0, "glory");
    }

    private static Table visions(int progress) {
        return Table.of("utopians", "greeks")
                .tokens(0, 0, 0, progress)
                .deck(0, "glory", "advance")
                .solstice(0);
    }

    @Test
    @Scenario("S-107")
    @Rule({"EMP-13.22", "EMP-24.10"})
    void visions_of_shangri_la_close_an_option_only_for_want_of_progress() {
        visions(7)
                .expectOptions(0, "choose 1", "choose 2")
                .pick("choose 2")
                .expectHand(0, "glory")
                .expectTokens(0, 0, 0, 7);
        visions(4).expectResolved().expectHand(0, "glory").expectTokens(0, 0, 0, 4);
    }

    @Test
    @Scenario("S-108")
    @Rule({"EMP-13.22", "EMP-24.10"})
    void the_monastery_may_be_abandoned_without_an_unrest_to_return() {
        var table = Table.of("romans", "greeks").inPlay(0, "monastery").solstice(0);
        table.expectOptions(0, "choose 1", "choose 2")
                .pick("choose 2")
                .expectDiscard(0, "monastery")
                .expectUnrestPile(Table.UNREST);
    }

    @Test
    @Scenario("S-109")
    @Rule({"EMP-13.22", "EMP-24.10"})
    void chanakya_acquires_what_there_is() {
        var table = Table.of("mauryans", "greeks").market(2, "elders").play(0, "chanakya");
        table.expectOptions(0, "choose 1", "choose 2")
                .pick("choose 1")
                .expectResolved()
                .expectHand(0, "elders", "unrest");
        var refilled = Table.of("mauryans", "greeks")
                .market(2, "elders")
                .mainDeck("temple", "hills")
                .play(0, "chanakya")
                .pick("choose 1");
        refilled.expectResolved().expectHand(0, "elders", "unrest", "temple", "unrest");
    }

    @Test
    @Scenario("S-110")
    @Rule({"EMP-13.22", "EMP-24.10"})
    void gothja_gives_a_population_though_no_unrest_is_returned() {
        var table = Table.of("vikings", "greeks").play(0, "gothja");
        table.expectOptions(0, "choose 1", "choose 2").pick("choose 1").expectTokens(0, 0, 1, 0);
        Table.of("vikings", "greeks")
                .deck(0, "glory", "advance", "conquer")
                .play(0, "gothja")
                .pick("choose 2")
                .expectHand(0, "glory", "advance");
    }

    @Test
    @Scenario("S-111")
    @Rule({"EMP-13.22", "EMP-24.10"})
    void a_pure_penalty_is_carried_out_in_full_if_that_can_be_done() {
        Table.of("romans", "greeks").inPlay(0, "gwaith-camlan").solstice(0).expectUnrestInHand(0, 2);
        Table.of("romans", "greeks")
                .inPlay(0, "gwaith-camlan")
                .hand(0, "king-arthur")
                .solstice(0)
                .expectOptions(0, "choose 1", "choose 2")
                .pick("choose 1")
                .expectHistory(0, "king-arthur")
                .expectUnrestInHand(0, 0);
    }

    @Test
    @Scenario("S-111")
    @Rule({"EMP-13.22", "EMP-15.2"})
    void religion_takes_an_unrest_from_whoever_cannot_pay() {
        Table.of("mauryans", "greeks")
                .inPlay(0, "religion")
                .tokens(0, 2, 0, 0)
                .solstice(0)
                .expectUnrestInHand(0, 1)
                .expectTokens(0, 2, 0, 0);
        Table.of("mauryans", "greeks")
                .inPlay(0, "religion")
                .tokens(0, 1, 0, 1)
                .solstice(0)
                .expectOptions(0, "choose 1", "choose 2")
                .pick("choose 2")
                .expectTokens(0, 0, 0, 0);
    }

    @Test
    @Scenario("S-112")
    @Rule({"EMP-13.22", "EMP-24.10"})
    void only_missing_tokens_close_an_option() {
        var druids = Table.of("celts", "greeks").play(0, "druids").expectOptions(0, "choose 1", "choose 3");
        druids.expectBlocked(0, "choose 2", EmpiresSentence.OPTION_CLOSED);
        druids.pick("choose 3").expectResolved().expectTokens(0, 0, 0, 0);
        Table.of("minoans", "greeks")
                .inPlay(0, "pottery")
                .tokens(0, 1, 0, 0)
                .solstice(0)
                .expectResolved()
                .expectDiscard(0, "pottery");
    }

    @Test
    @Scenario("S-113")
    @Rule({"EMP-24.10", "EMP-15.6"})
    void an_exhaust_effect_needs_what_its_option_costs() {
        Table.of("egyptians", "greeks")
                .inPlay(0, "boats", "hills")
                .exhaust(0, "boats")
                .expectResolved()
                .expectHand(0, "hills");
        Table.of("egyptians", "greeks")
                .inPlay(0, "boats")
                .hand(0, "glory")
                .activate(0)
                .expectBlocked(0, "exhaust boats", EmpiresSentence.CANNOT_PAY);
    }

    @Test
    @Scenario("S-114")
    @Rule({"EMP-L-5.13", "EMP-24.10"})
    void lady_bertilak_needs_no_region_with_a_knight() {
        Table.of("arthurians", "greeks")
                .deck(0, "glory", "advance", "conquer")
                .hand(1, "settlers", "prosperity")
                .play(0, "lady-bertilak")
                .expectResolved()
                .expectHand(0, "glory", "advance")
                .expectDiscard(1, "settlers", "prosperity");
    }

    @Test
    @Scenario("S-115")
    @Rule("EMP-L-5.13")
    void lady_bertilak_takes_one_of_the_regions_with_a_knight() {
        var table = Table.of("arthurians", "greeks")
                .inPlay(0, "britannia-prima", "hills")
                .garrison(0, "britannia-prima", "king-arthur")
                .garrison(0, "hills", "peredur-sir-percival")
                .deck(0, "glory", "advance", "conquer")
                .play(0, "lady-bertilak");
        table.expectOptions(0, "abandon britannia-prima", "abandon hills").pick("abandon britannia-prima");
        table.expectPlay(0, "hills")
                .expectDiscard(0, "britannia-prima", "king-arthur", "lady-bertilak")
                .expectHand(0, "glory", "advance");
    }
}
