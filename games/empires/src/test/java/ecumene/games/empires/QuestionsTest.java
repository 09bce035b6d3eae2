package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** EMP-28: every question the game can ask, who is asked, and what is offered. */
class QuestionsTest {

    @Test
    @Rule("EMP-Q-REVOLT")
    void how_many_unrest_go_back_in_a_revolt() {
        var table = Table.of("romans", "greeks")
                .hand(0, "unrest", "unrest", "unrest", "glory")
                .turn(0)
                .pick("revolt");
        table.expectAsked(0, EmpiresSentence.ASK_REVOLT).expectOptions(0, "return unrest");
        table.pick("return unrest").expectOptions(0, "return unrest", "done");
        table.pick("return unrest", "return unrest").expectUnrestPile(Table.UNREST + 3);
    }

    @Test
    @Rule("EMP-Q-CHOOSE")
    void which_option() {
        var table =
                Table.of("celts", "greeks").hand(0, "unrest").tokens(0, 0, 1, 0).play(0, "druids");
        table.expectAsked(0, EmpiresSentence.ASK_CHOOSE)
                .expectOptions(0, "choose 1", "choose 2", "choose 3")
                .pick("choose 3");
        table.expectResolved().expectTokens(0, 0, 2, 0).expectHand(0);
        Table.of("celts", "greeks").play(0, "druids").expectOptions(0, "choose 1", "choose 3");
    }

    @Test
    @Rule("EMP-Q-MAY")
    void yes_or_no_and_not_asked_when_nothing_could_be_done() {
        Table.of("celts", "greeks").play(0, "hibernia").expectResolved();
        Table.of("celts", "greeks").discard(0, "glory").play(0, "hibernia").expectAsked(0, EmpiresSentence.ASK_MAY);
    }

    @Test
    @Rule({"EMP-Q-MAY", "EMP-26.1"})
    void in_another_turn_the_hand_does_not_show_in_not_being_asked() {
        var table = Table.of("olmecs", "greeks").hand(1, "settlers").play(0, "cacao");
        table.expectAsked(1, EmpiresSentence.ASK_MAY)
                .expectOptions(1, "no")
                .expectBlocked(1, "yes", EmpiresSentence.NOTHING_TO_DO);
        Table.of("olmecs", "greeks").play(0, "cacao").expectResolved();
    }

    @Test
    @Rule("EMP-Q-NUMBER")
    void up_to_so_many() {
        var table = Table.of("qin", "greeks")
                .inPlay(0, "hills", "cape", "oasis")
                .market(4, "river")
                .play(0, "school-of-diplomacy");
        table.expectOptions(0, "abandon hills", "abandon cape", "abandon oasis", "done")
                .pick("abandon hills", "done");
        table.expectAsked(0, EmpiresSentence.ASK_MAY)
                .pick("yes")
                .expectHand(0, "river")
                .expectPlay(0, "cape", "oasis");
        var history = Table.of("qin", "greeks")
                .discard(0, "glory", "advance", "prosperity")
                .play(0, "outstanding");
        history.pick("history glory", "done").expectHistory(0, "glory").expectResolved();
    }

    @Test
    @Rule("EMP-Q-DRAWMORE")
    void draw_one_more_or_stop() {
        var table = Table.of("romans", "greeks")
                .deck(0, "glory", "advance", "conquer", "dalmatia")
                .play(0, "glorious");
        table.expectOptions(0, "draw", "done").pick("draw", "draw", "done").expectHand(0, "glory", "advance");
        table.expectResolved().expectHistory(0, "glorious");
    }

    @Test
    @Rule("EMP-Q-PAY")
    void progress_instead_of_material() {
        var table = Table.of("greeks", "romans")
                .market(2, "elders")
                .tokens(0, 5, 0, 3)
                .hand(0, "advance")
                .activate(0);
        table.pick("play advance", "choose 2")
                .expectOptions(0, "pay 0", "pay 1", "pay 2")
                .pick("pay 2");
        table.expectTokens(0, 4, 0, 1);
    }

    @Test
    @Rule({"EMP-Q-DISCARD", "EMP-28.3"})
    void which_cards_are_discarded_in_any_order() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .hand(1, "glory", "settlers", "advance")
                .mainDeck("hills", "cape");
        table.play(0, "military-engineering").expectAsked(1, EmpiresSentence.ASK_DISCARD);
        table.expectOptions(1, "discard glory", "discard settlers", "discard advance")
                .pick("discard settlers")
                .expectOptions(1, "discard glory", "discard advance");
        table.pick("discard glory").expectDiscard(1, "glory", "settlers").expectHand(1, "advance");
    }

    @Test
    @Rule("EMP-Q-MASKS")
    void what_pays_for_masks() {
        var table = Table.of("olmecs", "greeks")
                .inPlay(0, "ball-games", "stone-heads", "step-pyramids")
                .garrison(0, "stone-heads", "cacao")
                .hand(0, "stone-mask", "jade-mask", "stone-mask")
                .market(2, "elders")
                .exhaust(0, "ball-games");
        table.expectOptions(0, "discard jade-mask", "discard stone-mask", "abandon cacao", "exhaust step-pyramids");
        table.pick("discard jade-mask", "abandon cacao")
                .expectResolved()
                .expectHand(0, "stone-mask", "stone-mask", "elders", "unrest");
    }

    @Test
    @Rule({"EMP-Q-MASKS", "EMP-28.3"})
    void masks_are_picked_in_any_order() {
        var table = Table.of("olmecs", "greeks")
                .inPlay(0, "ball-games")
                .hand(0, "stone-mask", "jade-mask", "stone-mask", "settlers")
                .market(2, "elders")
                .exhaust(0, "ball-games");
        table.expectOptions(0, "discard jade-mask", "discard stone-mask")
                .pick("discard stone-mask")
                .expectOptions(0, "discard jade-mask", "discard stone-mask")
                .pick("discard jade-mask");
        table.expectDiscard(0, "stone-mask", "jade-mask").expectHand(0, "stone-mask", "settlers", "elders", "unrest");
    }

    @Test
    @Rule("EMP-Q-ACQUIRE")
    void which_card_is_acquired() {
        var table = Table.of("vikings", "greeks")
                .inPlay(0, "longships")
                .exile("hills", "elders")
                .market(1, "cape");
        table.market(2, "town").market(5, "aksumites").tokens(0, 2, 1, 0).play(0, "jomsviking");
        table.expectOptions(0, "acquire cape", "acquire aksumites", "acquire hills")
                .expectBlocked(0, "acquire town", EmpiresSentence.DOES_NOT_FIT);
        table.pick("acquire hills").expectTokens(0, 0, 1, 0).expectHand(0, "hills");
    }

    @Test
    @Rule("EMP-Q-PLAYACQUIRED")
    void play_it_now_or_keep_it() {
        var table = Table.of("carthaginians", "greeks")
                .market(1, "hills")
                .play(0, "dido-queen-of-carthage")
                .pick("yes");
        table.expectAsked(0, EmpiresSentence.ASK_PLAY_ACQUIRED)
                .expectOptions(0, "play hills", "no")
                .pick("no");
        table.expectResolved().expectHand(0, "hills").expectHistory(0, "dido-queen-of-carthage");
    }

    @Test
    @Rule({"EMP-Q-BTSUIT", "EMP-Q-BTSOURCE"})
    void which_suit_and_from_where() {
        var table = Table.of("romans", "greeks")
                .mainDeck("hills", "aksumites")
                .small(Suit.REGION, "cape")
                .market(1, "oasis");
        table.play(0, "praiseworthy").pick("choose 2");
        table.expectOptions(0, "suit region", "suit uncivilised", "suit civilised", "suit tributary")
                .pick("suit region");
        table.expectOptions(0, "break-through oasis", "deck region")
                .pick("break-through oasis")
                .expectHand(0, "oasis");
    }

    @Test
    @Rule("EMP-Q-EXILE")
    void which_market_card_is_exiled() {
        var table = Table.of("romans", "greeks")
                .market(1, "hills")
                .market(2, "elders")
                .play(0, "forest");
        table.expectAsked(0, EmpiresSentence.ASK_EXILE)
                .expectOptions(0, "exile hills", "exile elders")
                .pick("exile hills");
        table.expectExile("hills");
    }

    @Test
    @Rule("EMP-Q-SWAPMARKET")
    void which_exiled_and_which_market_card() {
        var table =
                Table.of("greeks", "romans").empire(0).inPlay(0, "lighthouse").exile("hills", "temple", "erik-the-red");
        table.market(2, "elders").market(4, "cape").exhaust(0, "lighthouse").pick("choose 2");
        table.expectAsked(0, EmpiresSentence.ASK_SWAP_IN)
                .expectOptions(0, "swap hills", "swap temple")
                .pick("swap temple");
        table.expectAsked(0, EmpiresSentence.ASK_SWAP_OUT)
                .expectOptions(0, "swap elders", "swap cape")
                .pick("swap cape");
        table.expectMarket(4, "temple").expectTucked(4, true).expectExile("hills", "cape", "erik-the-red");
    }

    @Test
    @Rule("EMP-Q-MARKETCARD")
    void which_market_card_gets_the_token() {
        var table = Table.of("carthaginians", "greeks")
                .market(1, "hills")
                .market(2, "elders")
                .play(0, "carthaginian-traders");
        table.expectAsked(0, EmpiresSentence.ASK_TOKEN)
                .expectOptions(0, "token hills", "token elders")
                .pick("token elders");
        table.expectOn(2, 1, 0, 0);
    }

    @Test
    @Rule("EMP-Q-DECLARE")
    void which_suit_the_gambler_names() {
        var right = Table.of("romans", "greeks")
                .mainDeck("hills", "cape")
                .tokens(0, 1, 0, 0)
                .play(0, "gambling");
        right.expectOptions(0, "suit region", "suit uncivilised", "suit civilised", "suit tributary")
                .pick("suit region");
        right.expectResolved().expectHand(0, "hills");
        var wrong = Table.of("romans", "greeks")
                .mainDeck("hills", "cape")
                .tokens(0, 1, 0, 0)
                .play(0, "gambling");
        wrong.pick("suit tributary").expectHand(0).expectExile("hills");
    }

    @Test
    @Rule("EMP-Q-GARRISONHOST")
    void under_which_region() {
        var table = Table.of("arthurians", "greeks")
                .inPlay(0, "britannia-prima", "britannia-secunda")
                .play(0, "cai-sir-kay");
        table.pick("yes")
                .expectAsked(0, EmpiresSentence.ASK_HOST)
                .expectOptions(0, "host britannia-prima", "host britannia-secunda");
        table.pick("host britannia-secunda").expectGarrison(0, "britannia-secunda", "cai-sir-kay");
    }

    @Test
    @Rule({"EMP-Q-RECALL", "EMP-Q-ABANDON", "EMP-Q-SINK"})
    void which_own_card_leaves_play() {
        var recall =
                Table.of("celts", "greeks").empire(0).inPlay(0, "hills", "cape").inPlay(0, "water-mill");
        recall.exhaust(0, "water-mill").pick("choose 1").expectHand(0, "hills").expectTokens(0, 2, 1, 0);
        var abandon = Table.of("celts", "greeks").inPlay(1, "hills", "oasis").play(0, "boudicca");
        abandon.expectAsked(1, EmpiresSentence.ASK_ABANDON).expectOptions(1, "abandon hills", "abandon oasis");
        var sink = Table.of("atlanteans", "greeks")
                .inPlay(0, "thule", "hesperides")
                .fame("great")
                .play(0, "myths-and-legends");
        sink.expectAsked(0, EmpiresSentence.ASK_SINK)
                .expectOptions(0, "sink thule", "sink hesperides")
                .pick("sink thule");
        sink.expectHistory(0, "thule").expectHand(0, "great").expectTokens(0, 0, 0, 1);
    }

    @Test
    @Rule("EMP-Q-HISTORY")
    void which_card_goes_into_history() {
        var table = Table.of("greeks", "romans")
                .deck(0, "glory", "advance")
                .hand(0, "unrest")
                .play(0, "olympic-games");
        table.expectOptions(0, "history unrest", "history glory", "history advance")
                .pick("history unrest");
        table.expectHistory(0, "unrest").expectHand(0, "glory", "advance");
    }

    @Test
    @Rule("EMP-Q-DRAWFROM")
    void which_card_comes_back() {
        var table = Table.of("carthaginians", "greeks")
                .empire(0)
                .history(0, "iberia", "berbers")
                .play(0, "hannibal");
        table.pick("no")
                .pick("yes")
                .expectOptions(0, "take iberia", "take berbers")
                .pick("take berbers");
        table.expectResolved().expectHand(0, "berbers").expectHistory(0, "iberia", "hannibal");
    }

    @Test
    @Rule("EMP-Q-RETURNUNREST")
    void the_place_of_an_unrest_matters() {
        var table = Table.of("romans", "greeks")
                .hand(0, "unrest")
                .discard(0, "unrest", "unrest")
                .play(0, "ionians");
        assertThat(table.s.options(0).size()).isEqualTo(3);
        table.pick("return unrest", "done").expectUnrestPile(Table.UNREST + 1);
    }

    @Test
    @Rule({"EMP-Q-RETURNUNREST", "EMP-13.20"})
    void unrest_of_two_places_is_returned_in_any_order() {
        var table = Table.of("romans", "greeks")
                .discard(0, "unrest")
                .hand(0, "unrest")
                .play(0, "ionians");
        int held = table.s.card(table.lying(Places.hand(0), "unrest")).copy();
        table.pick("return unrest@" + held).expectOptions(0, "return unrest", "done");
        table.pick("return unrest").expectResolved().expectUnrestPile(Table.UNREST + 2);
    }

    @Test
    @Rule({"EMP-Q-ABANDON", "EMP-13.30", "EMP-Q-NUMBER"})
    void several_cards_of_the_table_are_picked_in_any_order() {
        var glory = Table.of("romans", "greeks")
                .inPlay(0, "jungle", "mountain", "forest", "oasis", "hills")
                .fame("great", "glorious")
                .play(0, "glory");
        glory.pick("abandon forest")
                .expectOptions(0, "abandon jungle", "abandon mountain", "abandon oasis", "abandon hills");
        glory.pick("abandon jungle", "abandon mountain", "fame great").expectPlay(0, "oasis", "hills");
        var history = Table.of("romans", "greeks")
                .discard(0, "jungle", "mountain", "forest")
                .play(0, "outstanding");
        history.pick("history forest", "history jungle").expectResolved().expectHistory(0, "forest", "jungle");
    }

    @Test
    @Rule("EMP-Q-REBUILD")
    void which_development_while_the_deck_is_rebuilt() {
        var table =
                Table.of("carthaginians", "greeks").empire(0).tokens(0, 0, 3, 0).discard(0, "glory");
        table.development(0, "elephants", "elephants", "hegemony")
                .draw(0, 1)
                .expectOptions(0, "develop elephants", "no");
    }

    @Test
    @Rule("EMP-Q-NATIONBOTTOM")
    void keep_it_or_put_it_below() {
        var table = Table.of("vikings", "greeks")
                .nation(0, "combs", "skis")
                .empire(1)
                .play(1, "corruption");
        table.expectAsked(0, EmpiresSentence.ASK_NATION_BOTTOM)
                .expectOptions(0, "keep", "bottom")
                .pick(0, "keep");
        table.expectNation(0, "combs", "skis");
        var single = Table.of("vikings", "greeks").nation(0, "combs").empire(1).play(1, "corruption");
        single.expectResolved();
        assertThat(single.s.zones().knows(0, single.s.zones().first(Places.nation(0))))
                .isTrue();
    }

    @Test
    @Rule({"EMP-Q-NATIONLOOK", "EMP-Q-NATIONSWAP"})
    void look_and_swap() {
        var table = Table.of("romans", "greeks")
                .inPlay(0, "sacred-pass")
                .nation(0, "raetia", "prosperity")
                .hand(0, "glory");
        table.exhaust(0, "sacred-pass").expectAsked(0, EmpiresSentence.ASK_MAY).pick("no");
        table.expectAsked(0, EmpiresSentence.ASK_MAY)
                .pick("no")
                .expectResolved()
                .expectNation(0, "raetia", "prosperity");
    }

    @Test
    @Rule("EMP-Q-DRAWNDISCARD")
    void which_of_the_drawn_cards() {
        var table = Table.of("romans", "greeks")
                .hand(0, "unrest")
                .deck(0, "glory", "advance")
                .play(0, "oracle");
        table.expectOptions(0, "discard glory", "discard advance").pick("discard advance");
        table.expectHand(0, "unrest", "glory").expectDiscard(0, "advance", "oracle");
    }

    @Test
    @Rule("EMP-Q-DRAWNHANDLE")
    void what_becomes_of_the_drawn_card() {
        var table = Table.of("romans", "greeks")
                .hand(0, "unrest")
                .deck(0, "glory", "advance")
                .play(0, "marvellous");
        table.expectOptions(0, "discard glory", "top glory", "history glory").pick("history glory");
        table.expectHistory(0, "glory").expectHand(0, "unrest").expectDeck(0, "advance");
    }

    @Test
    @Rule("EMP-Q-COPY")
    void whose_effect_is_copied() {
        var table = Table.of("greeks", "romans", "celts")
                .inPlay(0, "ambassador")
                .inPlay(1, "town")
                .inPlay(2, "religion");
        table.exhaust(0, "ambassador")
                .expectOptions(0, "copy town", "copy religion")
                .pick("copy religion");
        table.expectResolved().expectActions(0, 4).expectExhausted(2, "religion", false);
    }

    @Test
    @Rule("EMP-Q-ICON")
    void which_icon() {
        var table = Table.of("romans", "greeks")
                .inPlay(0, "agriculture", "hills", "coast")
                .exhaust(0, "agriculture");
        table.expectAsked(0, EmpiresSentence.ASK_CONVERT).expectOptions(0, "convert hills", "convert coast");
    }

    @Test
    @Rule("EMP-Q-FREECARD")
    void which_card_is_played_by_the_effect() {
        var table =
                Table.of("macedonians:b", "greeks").inPlay(0, "phalanx").discard(0, "orestis", "pelagonia", "glory");
        table.exhaust(0, "phalanx")
                .expectAsked(0, EmpiresSentence.ASK_FREE_CARD)
                .expectOptions(0, "play orestis", "play pelagonia");
    }

    @Test
    @Rule("EMP-Q-GIVE")
    void which_card_for_whom() {
        var table = Table.of("carthaginians", "greeks", "romans")
                .empire(0)
                .hand(0, "glory")
                .discard(0, "unrest")
                .play(0, "monopoly");
        table.expectAsked(0, EmpiresSentence.ASK_GIVE)
                .expectOptions(0, "give glory", "give unrest")
                .pick("give unrest");
        table.expectHand(1, "unrest").expectHand(2, "glory");
    }

    @Test
    @Rule({"EMP-Q-ARMY", "EMP-Q-PROTECT"})
    void the_attacker_pays_the_army_and_the_others_protect_themselves() {
        var table = Table.of("romans", "utopians", "celts")
                .empire(0)
                .tokens(0, 0, 0, 2)
                .tokens(1, 0, 1, 0);
        table.inPlay(1, "standing-army", "daochang", "cape").play(0, "corruption");
        table.expectAsked(0, EmpiresSentence.ASK_ARMY)
                .expectOptions(0, "yes", "no")
                .pick("yes");
        table.expectAsked(1, EmpiresSentence.ASK_PROTECT).expectOptions(1, "recall cape", "buy-off daochang", "no");
        table.pick("buy-off daochang", "pay 0")
                .expectResolved()
                .expectTokens(1, 0, 0, 1)
                .expectUnrestInHand(1, 0);
    }

    @Test
    @Rule({"EMP-Q-REACTION", "EMP-Q-ORDER"})
    void reactions_in_the_order_the_owner_wants() {
        var table = Table.of("vikings:a", "greeks")
                .inPlay(0, "wonder")
                .hand(0, "unrest")
                .tokens(0, 0, 1, 0);
        table.deck(0, "combs", "skis").activate(0).pick("play unrest");
        table.expectAsked(0, EmpiresSentence.ASK_REACT)
                .expectOptions(0, "exhaust vikings-power", "exhaust wonder", "no");
        table.pick("exhaust wonder")
                .expectOptions(0, "exhaust vikings-power", "no")
                .pick("exhaust vikings-power");
        table.expectTokens(0, 0, 0, 2).expectHand(0, "combs", "skis");
    }

    @Test
    @Rule({"EMP-Q-QUEST", "EMP-Q-QUESTEXILE"})
    void which_quest() {
        var table = Table.of("arthurians", "greeks").development(0, "graal", "excalibur", "taliesin-the-bard");
        table.solstice(0)
                .pick("resolve king-arthurs-court", "yes")
                .expectOptions(0, "quest excalibur", "quest taliesin-the-bard");
        var exile = Table.of("arthurians", "greeks").inPlay(0, "twrch-trwyth").hand(0, "bedwyr", "cafall");
        exile.development(0, "graal", "excalibur").solstice(0).pick("resolve twrch-trwyth", "yes", "choose 1");
        exile.expectExile("excalibur").expectDiscard(0, "bedwyr");
    }

    @Test
    @Rule("EMP-Q-KNIGHT")
    void which_knight() {
        var table = Table.of("arthurians", "greeks")
                .inPlay(0, "viviane-of-the-lake")
                .deck(0, "cafall");
        table.garrison(0, "viviane-of-the-lake", "bedwyr", "king-arthur").solstice(0);
        table.pick("resolve viviane-of-the-lake", "choose 1").expectOptions(0, "recall bedwyr", "recall king-arthur");
        table.pick("recall bedwyr").expectHand(0, "bedwyr").expectGarrison(0, "viviane-of-the-lake", "king-arthur");
    }

    @Test
    @Rule("EMP-Q-EXILEDCARD")
    void which_exiled_card() {
        var table = Table.of("arthurians", "greeks")
                .exile("hills", "temple", "cataphract")
                .play(0, "graal")
                .pick("yes");
        table.expectOptions(0, "acquire hills", "acquire temple")
                .pick("acquire hills")
                .expectHand(0, "hills");
    }

    @Test
    @Rule("EMP-Q-EXILEHAND")
    void which_hand_card_is_exiled() {
        var table = Table.of("utopians", "greeks")
                .inPlay(0, "monastery")
                .hand(0, "sacred-scroll", "unrest", "corruption", "charity");
        table.exhaust(0, "monastery").expectAsked(0, EmpiresSentence.ASK_EXILE_HAND);
        table.expectOptions(0, "exile corruption", "exile charity").pick("exile corruption");
        table.expectResolved().expectTokens(0, 0, 2, 1).expectExile("corruption");
    }

    @Test
    @Rule({"EMP-Q-SUMERIANS", "EMP-17.4"})
    void how_many_unrest_the_sumerians_take_back() {
        var table = Table.of("romans", "greeks")
                .deck(0, "sumerians", "unrest")
                .inPlay(0, "hills")
                .garrison(0, "hills", "unrest");
        table.score().expectAsked(0, EmpiresSentence.ASK_SUMERIANS);
        table.pick("done").expectOver().expectScore(0, 3 - 4);
    }
}
