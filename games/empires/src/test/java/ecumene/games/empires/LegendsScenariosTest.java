package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** S-L01 – S-L40: the eight nations of Legends and its common cards. */
class LegendsScenariosTest {

    // --- Atlanteans
    // ---------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-L01")
    @Rule({"EMP-L-1.4", "EMP-L-1.7", "EMP-13.16"})
    void flood_sinks_itself_and_a_region_with_its_garrison() {
        var table = Table.of("atlanteans", "greeks")
                .inPlay(0, "thule")
                .garrison(0, "thule", "unrest")
                .market(1, "hills")
                .play(0, "flood");
        table.expectResolved().expectHistory(0, "flood", "thule", "unrest").expectHand(0, "hills");
        assertThat(table.s.inHistory(0, table.lying(Places.history(0), "thule")))
                .isFalse();
    }

    @Test
    @Scenario("S-L02")
    @Rule({"EMP-L-1.3", "EMP-19.5"})
    void atlanteans_discard_instead_of_history() {
        var table = Table.of("atlanteans", "greeks")
                .hand(0, "prosperity-atlanteans")
                .play(0, "education")
                .pick("yes");
        table.pick("no")
                .expectResolved()
                .expectDiscard(0, "education", "prosperity-atlanteans")
                .expectHistory(0);
    }

    @Test
    @Scenario("S-L03")
    @Rule("EMP-L-1.8")
    void the_palace_sinks_when_the_mountain_leaves_play() {
        var table = Table.of("atlanteans", "romans")
                .inPlay(0, "palace-of-poseidon", "mountain-of-atlantis", "thule")
                .market(1, "hills");
        assertThat(CleanUp.handLimit(table.s, 0)).isEqualTo(6);
        table.play(1, "roman-expansion").pick(0, "recall mountain-of-atlantis");
        table.expectResolved().expectHand(0, "mountain-of-atlantis").expectHistory(0, "palace-of-poseidon");
        assertThat(CleanUp.handLimit(table.s, 0)).isEqualTo(5);
    }

    // --- Egyptians
    // ----------------------------------------------------------------------------------------------------

    private static Table embalming(int population, int progress) {
        return Table.of("egyptians", "greeks")
                .empire(0)
                .inPlay(0, "embalming", "road-building")
                .hand(0, "unrest", "conquer")
                .market(1, "hills")
                .tokens(0, 0, population, progress)
                .activate(0)
                .pick("play conquer", "choose 1");
    }

    @Test
    @Scenario("S-L04")
    @Rule({"EMP-20.1", "EMP-L-2.3", "EMP-24.8"})
    void embalming_reacts_once_to_a_payment_with_population() {
        var table = embalming(1, 3).pick("pay 1");
        table.expectAsked(0, EmpiresSentence.ASK_MAY)
                .pick("yes")
                .expectHistory(0, "unrest")
                .expectTokens(0, 0, 0, 2);
        table.expectHand(0, "hills").expectResolved();
    }

    @Test
    @Scenario("S-L05")
    @Rule({"EMP-20.1", "EMP-L-2.3"})
    void embalming_does_not_react_to_progress_alone() {
        var table = embalming(1, 3).pick("pay 2");
        table.expectResolved()
                .expectTokens(0, 0, 1, 1)
                .expectHand(0, "unrest", "hills")
                .expectHistory(0);
    }

    @Test
    @Scenario("S-L06")
    @Rule({"EMP-L-2.1", "EMP-13.21"})
    void egyptians_develop_with_an_action_and_unrest() {
        var table = Table.of("egyptians:a", "greeks")
                .actions(0, 1)
                .tokens(0, 3, 1, 0)
                .development(0, "development-egyptians", "medicine")
                .exhaust(0, "egyptians-power")
                .pick("choose 1", "develop development-egyptians");
        table.expectResolved().expectActions(0, 0).expectUnrestInHand(0, 1).expectDiscard(0, "development-egyptians");
        table.expectTokens(0, 0, 0, 0).expectExhausts(0, 4);
        assertThat(table.s.areaMarked(0)).isFalse();
    }

    // --- Mauryans
    // -----------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-L07")
    @Rule({"EMP-L-3.1", "EMP-20.2", "EMP-24.4"})
    void the_grand_trunk_road_counts_as_two_regions() {
        var table = Table.of("mauryans", "greeks")
                .inPlay(0, "grand-trunk-road", "gandhara")
                .play(0, "prosperity")
                .pick("no")
                .pick(1, "no")
                .pick("choose 2");
        table.expectResolved().expectTokens(0, 0, 3, 0);
    }

    @Test
    @Scenario("S-L08")
    @Rule({"EMP-20.3", "EMP-L-3.2"})
    void only_one_of_the_elephants_is_barbarian() {
        Table.of("mauryans", "greeks")
                .empire(0)
                .hand(0, "indian-elephants", "indian-elephants-barbarian")
                .activate(0)
                .expectOptions(0, "play indian-elephants", "end")
                .expectBlocked(0, "play indian-elephants-barbarian", EmpiresSentence.WRONG_PERIOD);
    }

    // --- Qin
    // ----------------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-L09")
    @Rule({"EMP-19.4", "EMP-L-4.1", "EMP-10.1"})
    void qin_puts_population_on_a_market_card() {
        Table.of("qin", "greeks").market(1, "hills").cleanUp(0).expectOn(1, 0, 1, 0);
    }

    @Test
    @Scenario("S-L10")
    @Rule({"EMP-L-4.2", "EMP-24.8"})
    void qin_gains_the_population_again() {
        var table = Table.of("qin:a", "greeks")
                .inPlay(0, "legalism")
                .market(1, "hills")
                .on(1, Token.POPULATION, 2)
                .tokens(0, 0, 3, 0)
                .exhaust(0, "legalism");
        table.expectTokens(0, 0, 2, 0)
                .pick("exhaust qin-power")
                .expectResolved()
                .expectTokens(0, 0, 4, 0);
    }

    @Test
    @Scenario("S-L11")
    @Rule({"EMP-L-4.6", "EMP-16.1"})
    void any_long_walls_can_be_recalled_against_an_attack() {
        var table = Table.of("romans", "qin", "greeks")
                .empire(0)
                .inPlay(1, "long-walls-i", "long-walls-ii")
                .play(0, "corruption");
        table.expectOptions(1, "recall long-walls-i", "recall long-walls-ii", "no")
                .pick("recall long-walls-i");
        table.expectResolved().expectHand(1, "long-walls-i").expectTokens(1, 0, 0, 0);
        table.expectTokens(2, 2, 0, 0).expectUnrestInHand(2, 1);
    }

    @Test
    @Scenario("S-L12")
    @Rule("EMP-L-4.7")
    void each_long_walls_scores_for_those_in_play() {
        var table = Table.of("qin", "greeks")
                .inPlay(0, "long-walls-i", "long-walls-iii", "long-walls-iv")
                .discard(0, "long-walls-ii");
        table.expectPoints(0, "long-walls-ii", 3).expectPoints(0, "long-walls-i", 3);
        // the power card, side B: 2 for each pinned card in play that is no region
        table.expectScore(0, 12 + 6);
    }

    @Test
    @Scenario("S-L13")
    @Rule({"EMP-L-4.4", "EMP-24.1"})
    void king_wu_needs_duke_zhuang_in_history() {
        Table.of("qin", "greeks")
                .empire(0)
                .inPlay(0, "mandate-of-heaven")
                .hand(0, "king-wu-of-qin")
                .activate(0)
                .expectBlocked(0, "play king-wu-of-qin", EmpiresSentence.REQUIREMENT_NOT_MET);
        Table.of("qin", "greeks")
                .empire(0)
                .inPlay(0, "mandate-of-heaven")
                .history(0, "duke-zhuang-of-qin")
                .hand(0, "king-wu-of-qin")
                .activate(0)
                .expectOffered(0, "play king-wu-of-qin");
    }

    // --- Arthurians
    // ---------------------------------------------------------------------------------------------------

    private static final String[] QUESTS = {
        "graal", "lawnslot-llyn-sir-lancelot", "twrch-trwyth", "taliesin-the-bard", "excalibur"
    };

    @Test
    @Scenario("S-L14")
    @Rule({"EMP-L-5.3", "EMP-19.6"})
    void the_graal_comes_last() {
        var table = Table.of("arthurians", "greeks").development(0, QUESTS).solstice(0);
        table.pick("resolve king-arthurs-court", "yes");
        table.expectNotOffered(0, "quest graal").expectBlocked(0, "quest graal", EmpiresSentence.GRAAL_COMES_LAST);
        table.expectUnrestInHand(0, 1).pick("quest excalibur");
        table.expectGarrison(0, "king-arthurs-court", "excalibur");
        assertThat(Garrisons.activeQuest(table.s, 0)).isNotEqualTo(EmpiresState.NO_PIECE);
        table.expectPoints(0, "king-arthurs-court", 0);
    }

    @Test
    @Scenario("S-L15")
    @Rule({"EMP-L-5.4", "EMP-L-5.9"})
    void merlin_brings_the_quest_home() {
        var table = Table.of("arthurians", "greeks")
                .inPlay(0, "britannia-prima", "britannia-secunda")
                .garrison(0, "britannia-prima", "bedwyr", "cai-sir-kay")
                .garrison(0, "britannia-secunda", "king-arthur")
                .garrison(0, "king-arthurs-court", "excalibur")
                .play(0, "myrddin-wyllt-merlin");
        table.expectResolved().expectHand(0, "excalibur").expectPlay(0, "britannia-prima", "britannia-secunda");
        table.expectDiscard(0, "bedwyr", "cai-sir-kay", "king-arthur", "myrddin-wyllt-merlin");
        table.expectGarrison(0, "king-arthurs-court");
    }

    @Test
    @Scenario("S-L16")
    @Rule({"EMP-L-5.6", "EMP-19.6", "EMP-L-5.1"})
    void gwaith_camlan_comes_into_play() {
        var table = Table.of("arthurians", "greeks")
                .accession(0, "gwaith-camlan")
                .discard(0, "cafall")
                .draw(0, 1);
        table.expectPlay(0, "gwaith-camlan")
                .expectEmpire(0, false)
                .expectHand(0, "cafall")
                .expectExhausts(0, 4);
    }

    @Test
    @Scenario("S-L17")
    @Rule({"EMP-L-5.8", "EMP-13.11"})
    void bedwyr_guards_a_region_and_its_effect_is_resolved_again() {
        var table = Table.of("arthurians", "greeks")
                .inPlay(0, "britannia-prima")
                .deck(0, "uthyr-pendragon", "cafall")
                .play(0, "bedwyr")
                .pick("yes", "yes");
        table.expectResolved()
                .expectGarrison(0, "britannia-prima", "bedwyr", "uthyr-pendragon")
                .expectDiscard(0);
    }

    @Test
    @Scenario("S-L18")
    @Rule({"EMP-L-5.11", "EMP-17.1"})
    void playing_the_graal_triggers_scoring() {
        var table = Table.of("arthurians", "greeks")
                .actions(0, 0)
                .exile("elders", "cataphract")
                .hand(0, "graal")
                .activate(0)
                .pick("play graal");
        table.expectScoringTriggered(true).pick("yes").expectResolved().expectHand(0, "elders", "unrest");
        table.expectExile("cataphract").expectDiscard(0, "graal");
    }

    @Test
    @Scenario("S-L19")
    @Rule({"EMP-L-5.2", "EMP-17.1"})
    void beginning_the_last_quest_does_not_trigger_scoring() {
        var table = Table.of("arthurians", "greeks").development(0, "graal").solstice(0);
        table.pick("resolve king-arthurs-court", "yes").expectScoringTriggered(false);
        table.expectGarrison(0, "king-arthurs-court", "graal").expectDevelopment(0);
    }

    // --- Minoans
    // ------------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-L20")
    @Rule({"EMP-L-6.1", "EMP-12.1"})
    void pottery_must_be_abandoned_when_it_cannot_be_paid_for() {
        var table = Table.of("minoans", "greeks").inPlay(0, "pottery").tokens(0, 6, 0, 0);
        for (int i = 0; i < 3; i++) {
            table.solstice(0).pick("choose 1");
        }
        table.expectTokens(0, 0, 0, 0).expectPlay(0, "pottery");
        table.tokens(0, 1, 0, 0).solstice(0).expectResolved();
        table.expectTokens(0, 1, 0, 3).expectDiscard(0, "pottery");
    }

    @Test
    @Scenario("S-L21")
    @Rule({"EMP-L-6.3", "EMP-18.5", "EMP-18.2"})
    void progress_scores_three_times_for_the_minoans() {
        var table = Table.of("minoans:b", "greeks").tokens(0, 0, 0, 14).deck(0, "seal-stones");
        table.expectPoints(0, "minoans-power", 10)
                .expectPoints(0, "seal-stones", 10)
                .expectScore(0, 34);
    }

    // --- Olmecs
    // -------------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-L22")
    @Rule({"EMP-L-7.1", "EMP-L-7.2"})
    void step_pyramids_save_a_mask() {
        var table = Table.of("olmecs", "greeks")
                .inPlay(0, "calendar", "step-pyramids", "la-venta")
                .hand(0, "stone-mask")
                .actions(0, 1)
                .exhaust(0, "calendar");
        table.expectAsked(0, EmpiresSentence.ASK_CHOOSE).pick("choose 1");
        table.expectResolved().expectExhausts(0, 3).expectActions(0, 0).expectTokens(0, 1, 0, 0);
        table.expectDiscard(0, "stone-mask").expectExhausted(0, "step-pyramids", true);
    }

    // --- Utopians
    // -----------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-L23")
    @Rule({"EMP-L-8.4", "EMP-L-8.5"})
    void utopians_take_unrest_before_they_reshuffle() {
        var table = Table.of("utopians", "greeks")
                .deck(0, "charity", "meditation")
                .discard(0, "portals", "daochang", "monastery", "lost-tomes")
                .draw(0, 3);
        assertThat(table.s.hand(0)).isEqualTo(4);
        table.expectUnrestInHand(0, 1).expectCount(Places.deck(0), 3).expectExhausts(0, 3);
    }

    @Test
    @Scenario("S-L24")
    @Rule("EMP-L-8.5")
    void unrest_taken_in_the_clean_up_counts_towards_the_limit() {
        var table = Table.of("utopians", "greeks")
                .hand(0, "charity", "meditation", "portals")
                .deck(0, "daochang")
                .discard(0, "monastery")
                .cleanUp(0)
                .pick("done");
        table.expectHand(0, "charity", "meditation", "portals", "daochang", "unrest")
                .expectDeck(0);
    }

    private static int path(Table table) {
        return table.s.zones().pieces(Places.powers(0))[1];
    }

    @Test
    @Scenario("S-L25")
    @Rule({"EMP-L-8.1", "EMP-L-8.2", "EMP-L-8.3"})
    void five_progress_lead_to_the_gates() {
        var table = Table.of("utopians:b", "greeks").tokens(0, 0, 0, 6);
        table.s.turnToSideB(path(table));
        table.solstice(0).pick("choose 1");
        table.expectResolved().expectTokens(0, 0, 0, 0).expectEmpire(0, true);
        assertThat(table.s.card(path(table)).key()).isEqualTo("gates-of-shangri-la");
        assertThat(table.s.isSideB(path(table))).isFalse();
    }

    private static Table shangriLa(String... nations) {
        var table = Table.of(nations);
        for (int seat = 0; seat < nations.length; seat++) {
            if (nations[seat].startsWith("utopians")) {
                table.s.zones().move(table.lying(Places.powers(seat), "visions-of-shangri-la"), Places.BOX);
                table.s.layBesidePower(seat, table.lying(Places.path(seat), "gates-of-shangri-la"));
                table.s.turnToSideB(table.lying(Places.powers(seat), "gates-of-shangri-la"));
                table.s.setEmpire(seat, true);
            }
        }
        return table;
    }

    @Test
    @Scenario("S-L26")
    @Rule("EMP-L-8.6")
    void shangri_la_turns_material_into_population() {
        var table = shangriLa("utopians", "greeks", "romans").exhaust(0, "gates-of-shangri-la");
        table.expectTokens(0, 0, 2, 0).expectTokens(1, 0, 0, 1).expectTokens(2, 0, 0, 1);
    }

    @Test
    @Scenario("S-L27")
    @Rule({"EMP-L-8.7", "EMP-17.1"})
    void twenty_four_population_in_shangri_la_trigger_scoring() {
        shangriLa("utopians", "greeks").tokens(0, 0, 23, 0).solstice(0).expectScoringTriggered(false);
        var table = shangriLa("utopians", "greeks").tokens(0, 0, 24, 0).solstice(0);
        table.expectScoringTriggered(true).expectTokens(0, 0, 24, 0);
    }

    // --- the common cards
    // ---------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-L28")
    @Rule({"EMP-L-9.7", "EMP-16.4"})
    void king_of_kings_for_a_barbarian() {
        var table = Table.of("minoans", "greeks")
                .inPlay(0, "crete", "cyprus", "thera")
                .play(0, "glory");
        table.expectResolved()
                .expectTokens(0, 0, 0, 6)
                .expectScoringTriggered(true)
                .expectHand(0);
    }

    @Test
    @Scenario("S-L29")
    @Rule({"EMP-20.5", "EMP-L-9.5"})
    void domestication_reacts_to_material_from_fertile_land() {
        var table = Table.of("minoans", "greeks")
                .inPlay(0, "rainforest", "domestication")
                .play(0, "prosperity")
                .pick("no")
                .pick(1, "no")
                .pick("choose 1", "exhaust domestication");
        table.expectResolved().expectTokens(0, 1, 0, 1);
    }

    @Test
    @Scenario("S-L30")
    @Rule("EMP-17.3")
    void corruption_with_one_unrest_left_is_a_collapse() {
        var table = Table.of("qin", "greeks", "romans").empire(0).unrest(1).play(0, "corruption");
        table.expectOver().expectCollapsed(true).expectUnrestInHand(1, 1).expectUnrestInHand(2, 0);
        table.expectTokens(0, 2, 0, 0);
    }

    @Test
    @Scenario("S-L31")
    @Rule("EMP-L-8.5")
    void a_deck_that_empties_twice_brings_two_unrest() {
        var table = Table.of("utopians", "greeks")
                .inPlay(0, "code-of-laws")
                .deck(0, "charity", "meditation")
                .play(0, "jade-mask")
                .pick("draw", "draw", "top charity");
        table.expectUnrestInHand(0, 1).expectDeck(0, "charity").pick("exhaust code-of-laws");
        table.expectUnrestInHand(0, 2).expectDeck(0);
    }

    @Test
    @Scenario("S-L32")
    @Rule({"EMP-L-1.7", "EMP-15.6"})
    void flood_without_a_region_does_nothing() {
        var table = Table.of("atlanteans", "greeks").market(1, "hills").play(0, "flood");
        table.expectResolved()
                .expectDiscard(0, "flood")
                .expectHistory(0)
                .expectHand(0)
                .expectActions(0, 2);
    }

    @Test
    @Scenario("S-L33")
    @Rule({"EMP-L-7.3", "EMP-13.23"})
    void the_next_player_gets_the_only_card_and_the_unrest() {
        var table = Table.of("olmecs", "greeks", "romans")
                .empire(0)
                .hand(0, "stone-mask")
                .play(0, "olmec-traders");
        table.expectResolved()
                .expectTokens(0, 3, 0, 0)
                .expectHand(1, "stone-mask", "unrest")
                .expectHand(2);
    }

    @Test
    @Scenario("S-L34")
    @Rule({"EMP-L-4.4", "EMP-24.2"})
    void king_wu_acquires_a_card_for_each_progress() {
        var table = Table.of("qin", "greeks")
                .empire(0)
                .inPlay(0, "mandate-of-heaven")
                .history(0, "duke-zhuang-of-qin")
                .tokens(0, 0, 0, 3)
                .market(2, "elders")
                .small(Suit.UNCIVILISED, "town", "shrine")
                .play(0, "king-wu-of-qin")
                .pick("spend 2-progress");
        table.expectResolved()
                .expectHand(0, "elders", "unrest", "town", "unrest")
                .expectMarket(2, "shrine");
        table.expectTokens(0, 0, 0, 1).expectHistory(0, "duke-zhuang-of-qin", "king-wu-of-qin");
    }

    @Test
    @Scenario("S-L35")
    @Rule("EMP-L-8.6")
    void corruption_reaches_shangri_la() {
        var table = shangriLa("romans", "utopians", "greeks").empire(0).play(0, "corruption");
        table.expectResolved().expectTokens(1, 0, 2, 0).expectUnrestInHand(1, 1);
        table.expectTokens(0, 2, 0, 2).expectTokens(2, 2, 0, 1);
    }

    @Test
    @Scenario("S-L36")
    @Rule("EMP-L-5.7")
    void without_a_knight_camlan_brings_two_unrest() {
        var table = Table.of("arthurians", "greeks").inPlay(0, "gwaith-camlan").solstice(0);
        table.pick("resolve gwaith-camlan").expectUnrestInHand(0, 2);
        var knight = Table.of("arthurians", "greeks")
                .inPlay(0, "gwaith-camlan")
                .hand(0, "bedwyr")
                .solstice(0);
        knight.pick("resolve gwaith-camlan", "choose 1")
                .expectHistory(0, "bedwyr")
                .expectUnrestInHand(0, 0);
    }

    @Test
    @Scenario("S-L37")
    @Rule({"EMP-L-5.12", "EMP-24.10"})
    void peredur_without_unrest_and_without_the_graal() {
        var table = Table.of("arthurians", "greeks")
                .development(0, "graal")
                .inPlay(0, "britannia-prima")
                .deck(0, "cafall")
                .play(0, "peredur-sir-percival")
                .expectOptions(0, "choose 1", "choose 2")
                .pick("choose 1", "yes", "no");
        table.expectResolved()
                .expectGarrison(0, "britannia-prima", "peredur-sir-percival")
                .expectHand(0, "cafall");
        var second = Table.of("arthurians", "greeks")
                .development(0, "graal")
                .deck(0, "cafall")
                .play(0, "peredur-sir-percival")
                .pick("choose 2");
        second.expectResolved().expectDiscard(0, "peredur-sir-percival").expectDeck(0, "cafall");
    }

    @Test
    @Scenario("S-L38")
    @Rule({"EMP-L-7.1", "EMP-L-7.2"})
    void stone_heads_and_step_pyramids_pay_two_masks() {
        var table = Table.of("olmecs", "greeks")
                .inPlay(0, "calendar", "step-pyramids", "stone-heads", "la-venta")
                .garrison(0, "stone-heads", "cacao")
                .actions(0, 1)
                .exhausts(0, 2)
                .exhaust(0, "calendar")
                .pick("choose 1");
        table.expectResolved().expectExhausts(0, 0).expectDiscard(0, "cacao").expectTokens(0, 1, 0, 0);
        Table.of("olmecs", "greeks")
                .inPlay(0, "calendar", "step-pyramids", "stone-heads", "la-venta")
                .garrison(0, "stone-heads", "cacao")
                .hand(0, "lodestone-compass")
                .exhausts(0, 1)
                .activate(0)
                .expectBlocked(0, "exhaust calendar", EmpiresSentence.CANNOT_PAY);
    }

    @Test
    @Scenario("S-L39")
    @Rule({"EMP-L-2.1", "EMP-24.10"})
    void egyptians_without_an_affordable_development_have_one_option() {
        var table = Table.of("egyptians:a", "greeks")
                .actions(0, 1)
                .tokens(0, 0, 1, 0)
                .development(0, "medicine")
                .exhaust(0, "egyptians-power");
        table.expectResolved().expectActions(0, 2).expectTokens(0, 0, 0, 0).expectUnrestInHand(0, 1);
        Table.of("egyptians:a", "greeks")
                .development(0, "medicine")
                .hand(0, "glory")
                .activate(0)
                .expectBlocked(0, "exhaust egyptians-power", EmpiresSentence.CANNOT_PAY);
    }

    @Test
    @Scenario("S-L40")
    @Rule({"EMP-L-1.6", "EMP-L-1.8", "EMP-13.27"})
    void the_power_of_the_atlanteans_reacts_once_to_what_was_sunk() {
        var table = Table.of("atlanteans:a", "greeks")
                .inPlay(0, "palace-of-poseidon", "mountain-of-atlantis")
                .market(1, "hills")
                .discard(0, "prosperity-atlanteans")
                .play(0, "flood");
        table.expectAsked(0, EmpiresSentence.ASK_REACT);
        table.expectHistory(0, "flood", "mountain-of-atlantis", "palace-of-poseidon");
        table.pick("exhaust atlanteans-power").expectResolved().expectDeck(0, "prosperity-atlanteans");
    }
}
