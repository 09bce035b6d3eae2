package ecumene.games.dawn;

import static ecumene.games.dawn.Table.space;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import ecumene.games.dawn.cards.PlayerCard;
import org.junit.jupiter.api.Test;

/** What each world wonder does, in the order of the card list. */
class WondersTest {
    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int NOBODY = DawnState.NONE;

    // --- culture ----------------------------------------------------------------------------------------------------

    @Test
    @Cards("hanging_gardens")
    @Rule({"DAWN-3.3", "DAWN-14.3", "DAWN-20.10"})
    void hanging_gardens_place_a_token_at_the_start_of_a_turn() {
        var table = Table.of(2).owns(RED, "hanging-gardens").turn(RED).expectAsked(RED, DawnSentence.ASK_START);
        table.pick("use hanging-gardens")
                .expectNotOffered(RED, "place 11.4 free")
                .pick("place 11.1 free");
        table.expectToken(space("11.1"), RED).expectAsked(RED, DawnSentence.ASK_CARD);
    }

    @Test
    @Cards("stonehenge")
    void stonehenge_needs_hills() {
        var table = Table.of(2).owns(RED, "stonehenge").resolve("culture", 5).pick("place 11.2 free");
        table.expectAsked(RED, DawnSentence.ASK_PLACE);
    }

    @Test
    @Cards("chichen_itza")
    void chichen_itza_opens_far_forests() {
        var table = Table.of(2)
                .owns(RED, "chichen-itza")
                .caravan(BLUE, 0, space("14.1"))
                .resolve("culture", 3);
        assertThat(table.spaces("place"))
                .contains(space("14.0"), space("11.1"))
                .doesNotContain(space("14.1"), space("8.7"));
        assertThat(Table.of(2).owns(RED, "chichen-itza").resolve("culture", 2).spaces("place"))
                .doesNotContain(space("14.0"));
    }

    @Test
    @Cards("forbidden_city")
    @Rule({"DAWN-6.8", "DAWN-20.10"})
    void the_forbidden_city_destroys_a_neighbour() {
        var table = Table.of(2)
                .owns(RED, "forbidden-city")
                .reinforced(BLUE, space("11.1"))
                .token(BLUE, space("13.2"));
        table.turn(RED)
                .pick("use forbidden-city")
                .expectOptions(RED, "destroy 11.1", "no")
                .pick("destroy 11.1");
        table.expectOwner(space("11.1"), NOBODY);
        assertThat(table.s.tokensLeft(BLUE)).isEqualTo(30);
    }

    @Test
    @Cards("eiffel_tower")
    @Rule({"DAWN-20.1", "DAWN-20.10"})
    void the_eiffel_tower_takes_one_of_two() {
        var table =
                Table.of(2).owns(RED, "eiffel-tower").token(BLUE, space("13.2")).reinforced(BLUE, space("14.0"));
        table.turn(RED).pick("use eiffel-tower", "demand 13.2").expectAsked(BLUE, DawnSentence.ASK_YIELD);
        table.pick("yield 14.0").expectToken(space("14.0"), RED).expectToken(space("13.2"), BLUE);
        assertThat(table.s.isReinforced(space("14.0"))).isFalse();
    }

    @Test
    @Cards("sydney_opera_house")
    @Rule("DAWN-4.9")
    void sydney_counts_the_tokens_of_rivals() {
        var table =
                Table.of(2).city(RED, space("8.4")).token(BLUE, space("8.3")).token(BLUE, space("8.0"));
        assertThat(Maturity.isMature(table.s, space("8.4"))).isFalse();
        table.owns(RED, "sydney-opera-house");
        assertThat(Maturity.isMature(table.s, space("8.4"))).isTrue();
    }

    // --- economy ----------------------------------------------------------------------------------------------------

    @Test
    @Cards("great_lighthouse")
    @Rule("DAWN-9.2")
    void the_lighthouse_founds_cities_on_the_edge() {
        var table = Table.of(2)
                .owns(RED, "great-lighthouse")
                .caravan(BLUE, 0, space("5.2"))
                .resolve("industry", 1);
        assertThat(table.spaces("city"))
                .contains(space("5.1"), space("8.4"))
                .doesNotContain(space("5.2"), space("8.3"));
    }

    @Test
    @Cards("colossus")
    @Rule("DAWN-20.14")
    void the_colossus_lends_six_steps() {
        var table =
                Table.of(2).owns(RED, "colossus").row(RED, "culture", "science", "currency", "industry", "military");
        table.caravan(RED, 0, space("13.9")).resolve("currency", 5);
        assertThat(table.s.budget).isEqualTo(6);
        table.pick("enter 13.9 12.0", "no").expectTrade(RED, "pottery", 2);
        table.resolve("currency", 5).expectOffered(RED, "enter card 14.3").pick("enter card 14.3", "no");
        assertThat(table.s.budget).isLessThan(6);
    }

    @Test
    @Cards("machu_picchu")
    @Rule("DAWN-20.6")
    void machu_picchu_does_not_change_later_slots() {
        var table = Table.of(2).owns(RED, "machu-picchu");
        assertThat(Row.value(table.s, RED, 4)).isEqualTo(5);
        assertThat(Row.value(table.s, BLUE, 0)).isEqualTo(1);
    }

    @Test
    @Cards("great_zimbabwe")
    @Rule({"DAWN-5.8", "DAWN-12.7", "DAWN-20.10"})
    void great_zimbabwe_stores_trade_tokens() {
        var table = Table.of(2).owns(RED, "great-zimbabwe").run(TradeTokens.receive(RED, 2, TradeTokens.ANY));
        table.pick("store");
        assertThat(table.s.stored(RED)).isEqualTo(2);
        table.turn(RED)
                .pick("use great-zimbabwe", "put astrology", "put masonry")
                .expectTrade(RED, "masonry", 1);
        assertThat(table.s.stored(RED)).isZero();
    }

    @Test
    @Cards("estadio_do_maracana")
    @Rule({"DAWN-20.3", "DAWN-20.4"})
    void maracana_may_be_left_alone() {
        var table = Table.of(2).owns(RED, "estadio-do-maracana").turn(RED).pick("no");
        table.expectOffered(RED, "resolve foreign-trade");
    }

    @Test
    @Cards({"big_ben", "petra", "terracotta_army", "alhambra", "pentagon", "ruhr_valley"})
    @Rule({"DAWN-14.4", "DAWN-20.7", "DAWN-20.12"})
    void combat_bonuses_add_up() {
        var table = Table.of(2)
                .token(BLUE, space("13.3"))
                .caravan(RED, 0, space("11.3"))
                .caravan(RED, 1, space("13.3"));
        table.s.card = table.focus("masonry");
        table.s.slotValue = 1;
        String[] attacking = {"terracotta-army", "alhambra", "pentagon", "big-ben"};
        String[] places = {"11.2", "11.1", "11.6", "16.6"};
        for (int i = 0; i < attacking.length; i++) {
            int before = Combat.attack(table.s, RED, space("13.3"));
            table.token(RED, space(places[i])).wonderAt(attacking[i], space(places[i]));
            assertThat(Combat.attack(table.s, RED, space("13.3")))
                    .as(attacking[i])
                    .isEqualTo(before + 2);
        }
        String[] defending = {"petra", "ruhr-valley"};
        int[] values = {2, 5};
        for (int i = 0; i < defending.length; i++) {
            int before = Combat.defence(table.s, RED, space("13.3"));
            table.token(BLUE, space("14." + (6 + i))).wonderAt(defending[i], space("14." + (6 + i)));
            assertThat(Combat.defence(table.s, RED, space("13.3"))).isEqualTo(before + values[i]);
        }
    }

    // --- science ----------------------------------------------------------------------------------------------------

    @Test
    @Cards("oracle")
    @Rule({"DAWN-20.10", "DAWN-14.5"})
    void the_oracle_swaps_neighbours_from_the_next_turn_on() {
        var table = Table.of(2).owns(RED, "oracle").turn(RED).pick("use oracle", "swap 4 5");
        table.expectRow(RED, "culture", "science", "economy", "military", "industry")
                .expectAsked(RED, DawnSentence.ASK_CARD);
        var gained = Table.of(2).owns(RED, "oracle");
        gained.s.wondersGained = 1 << gained.wonder("oracle");
        gained.run(new StartOfTurn.Next(RED)).expectResolved();
    }

    @Test
    @Cards("pyramids")
    @Rule({"DAWN-14.2", "DAWN-10.5", "DAWN-3.8"})
    void the_pyramids_teach_basics() {
        var table = Table.of(2)
                .offer("pyramids")
                .resources(RED, "oil", 2)
                .row(RED, "culture", "science", "currency", "industry", "military");
        table.resolve("industry", 5).pick("wonder pyramids").expectAsked(RED, DawnSentence.ASK_LEARN_NEXT);
        table.expectNotOffered(RED, "learn steam-power currency")
                .pick("learn iron-working masonry", "learn animal-husbandry pottery", "done");
        table.expectRow(RED, "culture", "science", "currency", "animal-husbandry", "iron-working");
    }

    @Test
    @Cards("potala_palace")
    @Rule({"DAWN-14.2", "DAWN-13.1"})
    void the_potala_palace_gathers_cards() {
        var table =
                Table.of(2).offer("potala-palace").resources(RED, "marble", 3).resolve("industry", 4);
        table.pick("wonder potala-palace", "take seat2 embassy", "take seat2 joint-war", "done");
        assertThat(table.s.held(RED, BLUE)).isEqualTo(2);
        assertThat(table.s.holds(RED, BLUE, PlayerCard.EMBASSY)).isTrue();
    }

    @Test
    @Cards("porcelain_tower")
    @Rule("DAWN-14.2")
    void the_porcelain_tower_teaches_two_different_cards() {
        var table = Table.of(2).offer("porcelain-tower").resources(RED, "diamond", 2);
        table.resolve("industry", 5).pick("wonder porcelain-tower", "learn currency foreign-trade");
        table.expectNotOffered(RED, "learn steam-power currency")
                .pick("learn mathematics astrology")
                .expectResolved();
    }

    @Test
    @Cards("kremlin")
    @Rule("DAWN-20.7")
    void the_kremlin_is_strong_with_more_reinforced_tokens() {
        var table = Table.of(2).owns(RED, "kremlin").token(BLUE, space("13.3"));
        table.s.card = table.focus("masonry");
        table.s.slotValue = 1;
        assertThat(Combat.attack(table.s, RED, space("13.3"))).isEqualTo(1);
        table.reinforced(RED, space("11.3"));
        assertThat(Combat.attack(table.s, RED, space("13.3"))).isEqualTo(5);
    }

    @Test
    @Cards("oxford_university")
    @Rule({"DAWN-7.3", "DAWN-12.3"})
    void oxford_mixes_the_types() {
        var table = Table.of(2).owns(RED, "oxford-university");
        table.s.setDial(RED, 2);
        table.resolve("science", 1)
                .expectOffered(
                        RED, "learn currency masonry", "learn mathematics pottery", "learn mathematics astrology");
        table.expectNotOffered(RED, "learn currency astrology").pick("learn currency masonry");
        table.expectRow(RED, "culture", "science", "economy", "industry", "currency");
        assertThat(table.s.cardOf(RED, ecumene.games.dawn.cards.FocusType.MILITARY))
                .isEqualTo(NOBODY);
    }

    // --- military ---------------------------------------------------------------------------------------------------

    @Test
    @Cards("venetian_arsenal")
    @Rule("DAWN-20.3")
    void the_arsenal_repeats_only_the_last_slot() {
        var table = Table.of(2).owns(RED, "venetian-arsenal").turn(RED).pick("resolve astrology");
        assertThat(table.s.active()).isEqualTo(BLUE);
    }

    @Test
    @Cards("pentagon")
    @Rule("DAWN-11.5")
    void the_pentagon_strikes_anywhere() {
        var table = Table.of(2)
                .owns(RED, "pentagon")
                .noBarbarians()
                .resolve("military", 1)
                .pick("fight");
        table.expectOffered(RED, "attack 16.0");
        Table.of(2).resolve("military", 1).pick("fight").expectNotOffered(RED, "attack 16.0");
    }
}
