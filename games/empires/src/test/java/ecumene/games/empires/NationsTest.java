package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** EMP-19 and EMP-L-1 – EMP-L-9: what is particular to the nations and to the common cards of Legends. */
class NationsTest {

    private static List<String> keys(String nation) {
        return Games.GAME.catalog().nations().stream()
                .filter(each -> each.id().equals(nation))
                .flatMap(each -> each.cards().stream())
                .map(Card::key)
                .toList();
    }

    @Test
    @Rule({"EMP-19.2", "EMP-19.8", "EMP-19.9"})
    void nations_without_special_framework_rules() {
        for (var nation : Games.GAME.catalog().nations()) {
            boolean special =
                    List.of("vikings", "arthurians", "atlanteans", "utopians").contains(nation.id());
            boolean plain = nation.hasDevelopmentArea()
                    && nation.hasNationDeck()
                    && nation.hasHistory()
                    && nation.canBecomeEmpire()
                    && nation.startingPeriod() == Period.BARBARIAN
                    && nation.exhaustTokens() == 5;
            assertThat(plain).as(nation.id()).isEqualTo(!special);
        }
        assertThat(keys("celts")).doesNotContain("prosperity").contains("glory", "advance", "conquer");
        assertThat(keys("olmecs")).doesNotContain("prosperity", "glory", "advance", "conquer");
    }

    // --- Atlanteans
    // ---------------------------------------------------------------------------------------------------

    @Test
    @Rule({"EMP-L-1.1", "EMP-19.5"})
    void atlanteans_never_play_barbarian_cards_and_develop_in_every_rebuild() {
        var table = Table.of("atlanteans", "greeks").hand(0, "shrine", "thule").activate(0);
        table.expectBlocked(0, "play shrine", EmpiresSentence.WRONG_PERIOD).expectOffered(0, "play thule");
        var rebuild = Table.of("atlanteans", "greeks")
                .development(0, "vast-wealth", "kleito")
                .tokens(0, 5, 0, 0);
        rebuild.discard(0, "flood").draw(0, 1).pick("develop vast-wealth").expectExhausts(0, 4);
    }

    @Test
    @Rule("EMP-L-1.2")
    void the_last_development_of_the_atlanteans_triggers_scoring() {
        var table = Table.of("atlanteans", "greeks")
                .development(0, "vast-wealth")
                .tokens(0, 5, 0, 0)
                .discard(0, "flood");
        table.draw(0, 1).pick("develop vast-wealth").expectScoringTriggered(true);
    }

    @Test
    @Rule({"EMP-L-1.4", "EMP-18.4"})
    void a_sunk_card_scores_but_not_as_if_in_history() {
        var table = Table.of("atlanteans", "greeks").history(0, "praiseworthy", "town", "hills");
        table.expectPoints(0, "praiseworthy", 3).expectPoints(0, "town", 0).expectPoints(0, "atlanteans-power", 1);
    }

    @Test
    @Rule("EMP-L-1.5")
    void for_others_sinking_is_discarding() {
        var table =
                Table.of("greeks", "atlanteans").empire(0).discard(0, "glory").tokens(1, 0, 0, 2);
        table.play(0, "atlantean-fleet").pick("choose 1").expectResolved();
        table.expectDiscard(0, "glory", "atlantean-fleet").expectHistory(0).expectTokens(0, 0, 0, 1);
    }

    // --- Egyptians
    // ----------------------------------------------------------------------------------------------------

    @Test
    @Rule("EMP-L-2.2")
    void side_b_of_the_egyptians_raises_the_hand_limit() {
        assertThat(CleanUp.handLimit(Table.of("egyptians:b", "greeks").s, 0)).isEqualTo(6);
        assertThat(CleanUp.handLimit(Table.of("egyptians:a", "greeks").s, 0)).isEqualTo(5);
    }

    @Test
    @Rule("EMP-L-2.4")
    void reductions_go_down_to_their_minimum() {
        var table =
                Table.of("egyptians", "greeks").empire(0).inPlay(0, "medicine").development(0, "obelisk", "embalming");
        int obelisk = table.lying(Places.development(0), "obelisk");
        int embalming = table.lying(Places.development(0), "embalming");
        assertThat(Development.price(table.s, 0, obelisk)).isEqualTo(new Price(2, 1, 0));
        assertThat(Development.price(table.s, 0, embalming)).isEqualTo(new Price(4, 0, 0));
        var pyramids = Table.of("egyptians", "greeks").empire(0).inPlay(0, "pyramids", "direct-democracy");
        pyramids.tokens(0, 1, 0, 0).hand(0, "unrest", "unrest").activate(0).pick("play unrest");
        pyramids.expectOptions(0, "choose 2", "choose 3").pick("choose 3").expectTokens(0, 0, 0, 0);
    }

    @Test
    @Rule("EMP-L-2.5")
    void the_flood_of_the_nile_breaks_through_only_for_an_empire() {
        var barbarian = Table.of("egyptians", "greeks").inPlay(0, "lower-nile").play(0, "flood-of-the-nile");
        barbarian.expectResolved().expectTokens(0, 5, 0, 0).expectDiscard(0, "lower-nile", "flood-of-the-nile");
        var empire = Table.of("egyptians", "greeks")
                .empire(0)
                .inPlay(0, "lower-nile")
                .small(Suit.CIVILISED, "temple");
        empire.play(0, "flood-of-the-nile")
                .expectOptions(0, "choose 1", "choose 2")
                .pick("choose 2", "suit civilised");
        empire.expectResolved().expectHand(0, "temple").expectTokens(0, 0, 0, 0);
    }

    // --- Mauryans
    // -----------------------------------------------------------------------------------------------------

    @Test
    @Rule("EMP-L-3.3")
    void ashoka_puts_every_attack_card_into_history() {
        var table = Table.of("mauryans", "greeks")
                .empire(0)
                .fame("great")
                .hand(0, "corruption", "glory")
                .deck(0, "indian-elephants", "magadha")
                .discard(0, "onager", "prosperity")
                .inPlay(0, "gandhara")
                .garrison(0, "gandhara", "cataphract")
                .play(0, "ashoka");
        table.expectResolved().expectHistory(0, "corruption", "indian-elephants", "onager", "ashoka");
        table.expectHand(0, "glory", "great").expectDeck(0, "magadha").expectDiscard(0, "prosperity");
        table.expectGarrison(0, "gandhara", "cataphract");
        Table.of("mauryans", "greeks")
                .empire(0)
                .hand(0, "edicts-of-ashoka", "ashoka")
                .activate(0)
                .expectBlocked(0, "play edicts-of-ashoka", EmpiresSentence.REQUIREMENT_NOT_MET);
    }

    @Test
    @Rule("EMP-L-3.4")
    void chanakya_finds_the_arthashastra_that_the_nanda_dynasty_needs() {
        var table = Table.of("mauryans", "greeks")
                .nation(0, "nanda-dynasty", "arthashastra", "gandhara")
                .play(0, "chanakya")
                .pick("choose 2");
        table.expectResolved().expectDiscard(0, "arthashastra").expectCount(Places.nation(0), 2);
        table.expectHistory(0, "chanakya");
        var nanda = Table.of("mauryans", "greeks")
                .hand(0, "nanda-dynasty", "magadha")
                .activate(0);
        nanda.expectBlocked(0, "play nanda-dynasty", EmpiresSentence.REQUIREMENT_NOT_MET);
        Table.of("mauryans", "greeks")
                .inPlay(0, "arthashastra")
                .play(0, "nanda-dynasty")
                .expectTokens(0, 0, 2, 0);
    }

    @Test
    @Rule("EMP-L-3.5")
    void the_mauryans_gain_progress_for_a_region_played() {
        var table = Table.of("mauryans:a", "greeks").play(0, "gandhara").expectAsked(0, EmpiresSentence.ASK_REACT);
        table.pick("exhaust mauryans-power").expectTokens(0, 0, 1, 1);
    }

    // --- Qin
    // ----------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"EMP-L-4.1", "EMP-L-4.3"})
    void the_mandate_of_heaven() {
        var table = Table.of("qin", "greeks")
                .inPlay(0, "mandate-of-heaven")
                .market(1, "hills")
                .hand(0, "glory", "advance");
        table.exhaust(0, "mandate-of-heaven").expectOn(1, 0, 1, 0).pick("no").expectPlay(0, "mandate-of-heaven");
        table.expectPoints(0, "mandate-of-heaven", 0).solstice(0).expectHand(0).expectDiscard(0, "glory", "advance");
        Table.of("qin", "greeks").hand(0, "mandate-of-heaven").expectPoints(0, "mandate-of-heaven", -2);
    }

    @Test
    @Rule("EMP-L-4.5")
    void confucianism_and_legalism_exclude_each_other() {
        var table = Table.of("qin", "greeks").inPlay(0, "legalism").play(0, "confucianism");
        table.expectPlay(0, "confucianism").expectDiscard(0, "legalism");
    }

    @Test
    @Rule("EMP-L-4.8")
    void terracotta_warriors_are_worth_most_in_a_garrison() {
        var table =
                Table.of("qin", "greeks").inPlay(0, "eastern-zhou").garrison(0, "eastern-zhou", "terracotta-warriors");
        table.expectPoints(0, "terracotta-warriors", 7);
        Table.of("qin", "greeks").history(0, "terracotta-warriors").expectPoints(0, "terracotta-warriors", 3);
        Table.of("qin", "greeks").deck(0, "terracotta-warriors").expectPoints(0, "terracotta-warriors", 0);
    }

    @Test
    @Rule("EMP-L-4.9")
    void long_walls_i_is_the_accession_card_of_qin() {
        var table = Table.of("qin", "greeks")
                .accession(0, "long-walls-i")
                .discard(0, "glory")
                .draw(0, 2);
        table.expectEmpire(0, true)
                .expectHand(0, "glory", "long-walls-i")
                .play(0, "long-walls-i")
                .expectPlay(0, "long-walls-i");
    }

    // --- Arthurians
    // ---------------------------------------------------------------------------------------------------

    @Test
    @Rule({"EMP-L-5.1", "EMP-19.6"})
    void arthurians_cannot_develop() {
        var table = Table.of("arthurians", "greeks").development(0, "excalibur").inPlay(0, "britannia-prima");
        table.inPlay(0, "britannia-secunda", "britannia-flavia")
                .play(0, "glory")
                .expectResolved();
        table.expectTokens(0, 0, 0, 6).expectDevelopment(0, "excalibur");
    }

    @Test
    @Rule({"EMP-L-5.2", "EMP-L-5.5", "EMP-5.5"})
    void quests_do_not_score_until_they_are_brought_home() {
        var table = Table.of("arthurians:a", "greeks")
                .development(0, "graal")
                .garrison(0, "king-arthurs-court", "excalibur");
        table.expectScore(0, 0);
        table.hand(0, "taliesin-the-bard").expectScore(0, 1);
    }

    @Test
    @Rule({"EMP-L-5.5", "EMP-5.5", "EMP-24.4"})
    void lancelot_is_no_garrisoned_knight_while_he_is_the_active_quest() {
        var table = Table.of("arthurians:a", "greeks")
                .inPlay(0, "britannia-prima")
                .garrison(0, "britannia-prima", "bedwyr")
                .garrison(0, "king-arthurs-court", "lawnslot-llyn-sir-lancelot")
                .play(0, "gwalchmei-sir-gawain");
        table.expectUnrestInHand(0, 1).expectTokens(0, 0, 0, 1);
    }

    @Test
    @Rule({"EMP-L-5.10", "EMP-13.26"})
    void guennuvar_plays_an_empire_card_for_king_arthur() {
        var table = Table.of("arthurians", "greeks")
                .inPlay(0, "britannia-prima")
                .garrison(0, "britannia-prima", "king-arthur")
                .hand(0, "metropolis", "cafall")
                .play(0, "guennuvar")
                .pick("choose 2");
        table.expectResolved().expectPlay(0, "britannia-prima", "metropolis").expectTokens(1, 0, 0, 1);
        table.expectDiscard(0, "king-arthur", "guennuvar").expectActions(0, 2);
    }

    @Test
    @Rule("EMP-L-5.7")
    void gwaith_camlan_cannot_leave_play() {
        var table = Table.of("arthurians", "greeks")
                .inPlay(0, "gwaith-camlan")
                .empire(1)
                .hand(1, "glory", "advance");
        table.market(1, "hills").play(1, "greek-innovation").pick("top glory");
        table.expectResolved().expectPlay(0, "gwaith-camlan").expectHand(1, "hills");
    }

    // --- Minoans, Olmecs, Utopians
    // ------------------------------------------------------------------------------------

    @Test
    @Rule("EMP-L-6.2")
    void architecture_saves_progress() {
        var table = Table.of("minoans", "greeks")
                .empire(0)
                .inPlay(0, "architecture")
                .development(0, "frescos");
        assertThat(Development.price(table.s, 0, table.lying(Places.development(0), "frescos")))
                .isEqualTo(new Price(3, 1, 1));
    }

    @Test
    @Rule("EMP-L-6.1")
    void pottery_gives_its_progress_back_however_it_leaves() {
        var table = Table.of("minoans", "romans")
                .empire(1)
                .inPlay(0, "pottery")
                .tokens(0, 2, 0, 0)
                .solstice(0);
        table.pick("choose 1").expectTokens(0, 0, 0, 0).expectScore(0, 0);
        table.hand(1, "glory", "advance")
                .market(1, "hills")
                .play(1, "greek-innovation")
                .pick("top glory")
                .expectHand(0, "pottery");
        table.expectTokens(0, 0, 0, 1);
    }

    @Test
    @Rule("EMP-L-6.4")
    void king_minos_may_develop() {
        var table = Table.of("minoans", "greeks").tokens(0, 0, 4, 0).development(0, "minoan-expansion", "frescos");
        table.play(0, "king-minos")
                .pick("yes", "develop minoan-expansion", "pay 0")
                .expectTokens(0, 0, 0, 1);
        table.expectHistory(0, "king-minos").expectDiscard(0, "minoan-expansion");
    }

    @Test
    @Rule("EMP-L-7.4")
    void stone_masks_score_in_history() {
        Table.of("olmecs", "greeks").history(0, "stone-mask").expectPoints(0, "stone-mask", 1);
        Table.of("olmecs", "greeks").hand(0, "stone-mask").expectPoints(0, "stone-mask", 0);
    }

    @Test
    @Rule("EMP-L-7.5")
    void cacao_gives_progress_for_every_unrest_returned() {
        var table = Table.of("olmecs", "greeks", "romans")
                .hand(0, "unrest")
                .discard(1, "unrest")
                .hand(2, "unrest");
        table.play(0, "cacao").pick("yes").pick(1, "yes").pick(2, "no");
        table.expectResolved().expectTokens(0, 0, 0, 2).expectUnrestPile(Table.UNREST + 2);
    }

    @Test
    @Rule({"EMP-L-8.8", "EMP-L-8.9"})
    void scrolls_open_what_the_utopians_have_in_play() {
        var table = Table.of("utopians", "greeks")
                .inPlay(0, "portals")
                .hand(0, "lost-scroll", "charity")
                .market(1, "hills");
        table.exhaust(0, "portals")
                .expectResolved()
                .expectGarrison(0, "portals", "lost-scroll")
                .expectHand(0, "charity", "hills");
        Table.of("utopians", "greeks").history(0, "sacred-scroll").expectPoints(0, "sacred-scroll", 1);
        var develop = Table.of("utopians", "greeks").empire(0).play(0, "glorious");
        develop.expectResolved().expectHistory(0, "glorious");
    }

    // --- common cards of Legends
    // --------------------------------------------------------------------------------------

    @Test
    @Rule("EMP-L-9.8")
    void exiled_cards_as_though_in_the_market() {
        var table = Table.of("qin", "greeks")
                .empire(0)
                .inPlay(0, "cartography", "legalism")
                .exile("aksumites", "temple");
        table.tokens(0, 0, 3, 0).exhaust(0, "legalism").expectResolved().expectHand(0, "aksumites", "unrest");
        var imperial = Table.of("qin", "greeks")
                .exile("aksumites")
                .mainDeck("hills", "cape")
                .play(0, "imperial");
        imperial.pick("choose 1", "suit tributary").expectOptions(0, "reveal", "break-through aksumites");
        imperial.pick("break-through aksumites")
                .expectResolved()
                .expectHand(0, "aksumites")
                .expectUnrestInHand(0, 0);
    }

    @Test
    @Rule("EMP-L-9.9")
    void qanat_converts_a_river() {
        var table = Table.of("qin", "greeks").inPlay(0, "qanat", "western-zhou").exhaust(0, "qanat");
        assertThat(table.s.icons(0, Icon.PRODUCTION)).isEqualTo(4);
        table.expectPoints(0, "qanat", 2);
    }

    @Test
    @Rule({"EMP-L-9.10", "EMP-16.1"})
    void fortified_region_costs_population_to_defend() {
        var table = Table.of("romans", "greeks", "celts")
                .empire(0)
                .inPlay(1, "fortified-region")
                .tokens(1, 0, 1, 0);
        table.inPlay(2, "scythians")
                .play(0, "corruption")
                .pick(1, "exhaust fortified-region")
                .pick(2, "exhaust scythians");
        table.expectResolved().expectTokens(1, 0, 0, 0).expectTokens(2, 0, 0, 0).expectUnrestInHand(1, 0);
        var poor = Table.of("romans", "greeks")
                .empire(0)
                .inPlay(1, "fortified-region")
                .play(0, "corruption");
        poor.expectResolved().expectUnrestInHand(1, 1);
    }

    @Test
    @Rule("EMP-L-9.11")
    void masonry_makes_cities_free_to_play() {
        var table = Table.of("qin", "greeks")
                .empire(0)
                .inPlay(0, "masonry")
                .actions(0, 0)
                .hand(0, "city", "metropolis");
        table.activate(0).pick("play city").expectPlay(0, "masonry", "city").expectActions(0, 0);
        table.expectPoints(0, "masonry", 2);
    }

    @Test
    @Rule("EMP-L-9.12")
    void the_greeks_of_the_common_deck_stay_in_play() {
        Table.of("qin", "romans")
                .empire(0)
                .play(0, "greeks")
                .expectPlay(0, "greeks")
                .solstice(0)
                .pick("choose 1")
                .expectTokens(0, 1, 0, 0);
    }

    @Test
    @Rule("EMP-L-9.13")
    void proud_is_worth_most_in_a_garrison() {
        var table = Table.of("qin", "greeks").inPlay(0, "hills").garrison(0, "hills", "proud");
        table.expectPoints(0, "proud", 12);
        Table.of("qin", "greeks").history(0, "proud").expectPoints(0, "proud", 8);
        Table.of("atlanteans", "greeks").history(0, "proud").expectPoints(0, "proud", 3);
    }

    @Test
    @Rule("EMP-L-9.14")
    void unrest_lies_under_the_same_suits_in_legends() {
        var table = Table.of("qin", "greeks")
                .market(1, "moor")
                .market(2, "mining")
                .market(3, "art")
                .market(4, "xiongnu");
        table.expectTucked(1, false).expectTucked(2, true).expectTucked(3, true).expectTucked(4, true);
    }
}
