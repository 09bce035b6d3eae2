package ecumene.games.dawn;

import static ecumene.games.dawn.Table.space;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.dawn.cards.PlayerCard;
import org.junit.jupiter.api.Test;

/** The scenarios S-01 … S-34 of the reference, played. */
class Scenarios001To034Test {
    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int NOBODY = DawnState.NONE;

    // --- the focus row ----------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-01")
    @Rule({"DAWN-3.4", "DAWN-3.5", "DAWN-2.3"})
    void a_reset_card_goes_to_the_first_slot_and_those_before_it_move_right() {
        var table = Table.of(2)
                .row(RED, "science", "economy", "military", "culture", "industry")
                .turn(RED);
        table.pick("pass masonry").expectRow(RED, "military", "science", "economy", "culture", "industry");
        assertThat(table.s.active()).isEqualTo(BLUE);
    }

    @Test
    @Scenario("S-02")
    @Rule("DAWN-3.4")
    void a_card_in_the_first_slot_stays_there() {
        var table = Table.of(2)
                .row(RED, "science", "economy", "military", "culture", "industry")
                .turn(RED);
        table.pick("resolve astrology").expectRow(RED, "science", "economy", "military", "culture", "industry");
    }

    // --- culture ----------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-03")
    @Rule({"DAWN-3.7", "DAWN-4.3", "DAWN-6.2", "DAWN-6.3"})
    void the_slot_limits_where_tokens_go() {
        var second = Table.of(2).resolve("culture", 2);
        assertThat(second.spaces("place")).containsExactlyInAnyOrder(space("11.6"), space("11.3"), space("11.2"));
        second.expectBlocked(RED, "place 11.1 free", DawnSentence.TOO_DIFFICULT);
        var first = Table.of(2).resolve("culture", 1);
        assertThat(first.spaces("place")).containsExactly(space("11.2"));
    }

    @Test
    @Rule({"DAWN-4.4", "DAWN-6.3"})
    void no_token_goes_on_water_or_beside_a_city_state_only() {
        var table = Table.of(2).city(RED, space("16.6")).resolve("culture", 5);
        assertThat(table.spaces("place")).doesNotContain(space("16.7")).contains(space("14.7"), space("14.9"));
    }

    @Test
    @Scenario("S-04")
    @Rule({"DAWN-6.4", "DAWN-6.5", "DAWN-6.1"})
    void a_resource_is_taken_with_its_space() {
        var table = Table.of(2).resolve("culture", 5).pick("place 11.5 free", "done");
        table.expectToken(space("11.5"), RED).expectResources(RED, "diamond", 1).expectResolved();
        assertThat(table.s.isReinforced(space("11.5"))).isFalse();
        assertThat(table.s.resourceOn(space("11.5"))).isEqualTo(NOBODY);
    }

    @Test
    @Scenario("S-05")
    @Rule({"DAWN-4.3", "DAWN-4.7", "DAWN-6.4"})
    void a_natural_wonder_takes_the_fifth_slot() {
        var fourth = Table.of(2).city(RED, space("1.2")).resolve("culture", 4);
        assertThat(fourth.spaces("place")).doesNotContain(space("1.0"));
        var fifth = Table.of(2).city(RED, space("1.2")).resolve("culture", 5).pick("place 1.0 free", "done");
        assertThat(fifth.s.naturalWonders(RED)).isEqualTo(1);
        assertThat(fifth.s.naturalWonderOwner(0)).isEqualTo(RED);
    }

    @Test
    @Scenario("S-06")
    @Rule({"DAWN-4.2", "DAWN-4.9"})
    void water_and_the_edge_do_not_hinder_a_city_from_being_mature() {
        var table = Table.of(2).city(RED, space("8.4")).token(RED, space("8.3")).reinforced(RED, space("8.0"));
        assertThat(Maturity.isMature(table.s, space("8.4"))).isTrue();
        table.clear(space("8.3"));
        assertThat(Maturity.isMature(table.s, space("8.4"))).isFalse();
        table.token(BLUE, space("8.3"));
        assertThat(Maturity.isMature(table.s, space("8.4"))).isFalse();
    }

    // --- science ----------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-07")
    @Rule({"DAWN-5.6", "DAWN-7.1", "DAWN-7.2", "DAWN-7.3"})
    void a_level_space_brings_a_card_of_its_level_with_all_that_lay_on_the_old_one() {
        var table = Table.of(2)
                .row(RED, "culture", "industry", "science", "economy", "iron-working")
                .trade(RED, "iron-working", 2);
        table.s.setDial(RED, 16);
        table.resolve("science", 3).expectAsked(RED, DawnSentence.ASK_LEARN);
        table.expectOffered(RED, "learn flight iron-working", "learn mass-media early-empire", "no");
        table.pick("learn flight iron-working").expectDial(RED, 19).expectTrade(RED, "flight", 2);
        table.expectRow(RED, "culture", "industry", "science", "economy", "flight")
                .expectTrade(RED, "iron-working", 0);
    }

    @Test
    @Scenario("S-08")
    @Rule("DAWN-7.3")
    void two_level_spaces_bring_two_choices() {
        var table = Table.of(2);
        table.s.setDial(RED, 2);
        table.resolve("science", 4).expectAsked(RED, DawnSentence.ASK_LEARN).pick("learn iron-working masonry");
        table.expectAsked(RED, DawnSentence.ASK_LEARN)
                .pick("no")
                .expectDial(RED, 6)
                .expectResolved();
    }

    @Test
    @Scenario("S-09")
    @Rule({"DAWN-7.4", "DAWN-7.5"})
    void after_twenty_four_the_dial_goes_on_from_fifteen() {
        var table = Table.of(2).victoryCard("technophile");
        table.s.setDial(RED, 22);
        table.resolve("science", 5)
                .expectAsked(RED, DawnSentence.ASK_LEARN)
                .pick("no")
                .expectDial(RED, 17);
        assertThat(Agendas.reached(table.s, RED)).isEqualTo(1);
    }

    // --- caravans ---------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-10")
    @Rule({"DAWN-8.3", "DAWN-8.4", "DAWN-8.5", "DAWN-8.7", "DAWN-8.8", "DAWN-13.2", "DAWN-20.14"})
    void a_caravan_reaches_a_city_state() {
        var table = Table.other(2).city(RED, space("12.2")).resolve("economy", 3);
        table.expectOffered(RED, "enter card 12.5").expectNotOffered(RED, "caravan card 14.9");
        table.pick("enter card 12.5")
                .expectTrade(RED, "science", 2)
                .pick("take-state seoul")
                .expectResolved();
        assertThat(table.s.caravan(RED, 0)).isEqualTo(DawnState.ON_CARD);
        assertThat(table.s.holdsCityState(RED, table.cityState("seoul"))).isTrue();
        Table.other(2).city(RED, space("12.2")).resolve("economy", 5).expectOffered(RED, "caravan card 14.9");
    }

    @Test
    @Scenario("S-11")
    @Rule({"DAWN-8.9", "DAWN-8.2"})
    void each_destination_is_entered_once_a_turn() {
        var table = Table.other(2)
                .city(RED, space("12.2"))
                .row(RED, "culture", "science", "currency", "industry", "military");
        table.caravan(RED, 1, DawnState.ON_CARD).resolve("currency", 3);
        table.pick("enter card 12.5", "take-state seoul").expectAsked(RED, DawnSentence.ASK_CARAVAN);
        table.expectNotOffered(RED, "enter card 12.5");
    }

    @Test
    @Scenario("S-12")
    @Rule({"DAWN-8.6", "DAWN-8.3"})
    void a_caravan_that_enters_nothing_stays_and_goes_on_from_there() {
        var table = Table.of(2).resolve("economy", 3).pick("caravan card 12.4").expectResolved();
        assertThat(table.s.caravan(RED, 0)).isEqualTo(space("12.4"));
        table.resolve("economy", 1).expectOffered(RED, "enter 12.4 12.0");
    }

    @Test
    @Scenario("S-13")
    @Rule({"DAWN-5.1", "DAWN-5.8", "DAWN-8.12"})
    void a_card_holds_three_trade_tokens() {
        var table =
                Table.other(2).city(RED, space("12.2")).trade(RED, "science", 2).resolve("economy", 3);
        table.pick("enter card 12.5", "no").expectTrade(RED, "science", 3);
    }

    // --- industry ---------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-14")
    @Rule({"DAWN-9.2", "DAWN-9.3", "DAWN-9.5"})
    void a_city_needs_easy_land_near_by_and_no_city_beside() {
        var table = Table.of(2).token(RED, space("11.3")).resolve("industry", 2);
        assertThat(table.spaces("city"))
                .contains(space("13.3"), space("13.2"))
                .doesNotContain(space("11.6"), space("13.4"), space("12.4"));
        table.expectBlocked(RED, "city 11.6", DawnSentence.BESIDE_CITY);
        table.expectBlocked(RED, "city 13.4", DawnSentence.TOO_DIFFICULT);
    }

    @Test
    @Scenario("S-15")
    @Rule({"DAWN-9.6", "DAWN-9.7", "DAWN-9.4", "DAWN-1.3"})
    void a_city_takes_the_place_of_an_own_token() {
        var table = Table.of(2).reinforced(RED, space("13.2")).resolve("industry", 1);
        int left = table.s.tokensLeft(RED);
        table.pick("city 13.2").expectCity(space("13.2"), RED);
        assertThat(table.s.tokensLeft(RED)).isEqualTo(left + 1);
        assertThat(table.s.citiesLeft(RED)).isEqualTo(6);
    }

    private static Table forbiddenCity(int marble, int oil) {
        return Table.of(2)
                .offer("forbidden-city")
                .resources(RED, "marble", marble)
                .resources(RED, "oil", oil);
    }

    @Test
    @Scenario("S-16")
    @Rule({"DAWN-10.1", "DAWN-10.3", "DAWN-10.4", "DAWN-10.5", "DAWN-4.10"})
    void a_wonder_is_paid_with_two_for_each_resource() {
        var table = forbiddenCity(1, 2).resolve("industry", 3);
        table.pick("wonder forbidden-city")
                .expectController("forbidden-city", RED)
                .expectResolved();
        table.expectResources(RED, "marble", 0).expectResources(RED, "oil", 0);
        assertThat(table.s.wonderSpace(table.wonder("forbidden-city"))).isEqualTo(space("11.0"));
        assertThat(table.s.offered(0))
                .isNotEqualTo(table.wonder("forbidden-city"))
                .isNotEqualTo(NOBODY);
    }

    @Test
    @Scenario("S-17")
    @Rule({"DAWN-10.3", "DAWN-10.6", "DAWN-5.2"})
    void too_little_is_too_little_and_trade_tokens_help() {
        forbiddenCity(1, 1).resolve("industry", 3).expectBlocked(RED, "wonder forbidden-city", DawnSentence.TOO_DEAR);
        var table = forbiddenCity(1, 1)
                .trade(RED, "industry", 2)
                .resolve("industry", 3)
                .pick("wonder forbidden-city");
        table.expectController("forbidden-city", RED).expectTrade(RED, "industry", 0);
    }

    @Test
    @Rule({"DAWN-10.3", "DAWN-10.6"})
    void whoever_likes_pays_more_than_needed_and_gets_nothing_back() {
        var table = forbiddenCity(2, 2).resolve("industry", 3).pick("wonder forbidden-city");
        table.expectOffered(RED, "pay 1 2 0 -", "pay 2 1 0 -", "pay 2 2 0 -").pick("pay 2 2 0 -");
        table.expectResources(RED, "marble", 0).expectResources(RED, "oil", 0);
    }

    @Test
    @Scenario("S-18")
    @Rule({"DAWN-10.1", "DAWN-10.4"})
    void without_a_city_free_of_wonders_nothing_is_built() {
        forbiddenCity(8, 8)
                .owns(RED, "petra")
                .resolve("industry", 5)
                .expectBlocked(RED, "wonder forbidden-city", DawnSentence.NO_FREE_CITY);
    }

    @Test
    @Scenario("S-19")
    @Rule({"DAWN-4.11", "DAWN-10.3"})
    void a_natural_wonder_counts_as_a_resource_once_a_turn() {
        var table = forbiddenCity(0, 2)
                .token(RED, space("13.0"))
                .city(RED, space("5.2"))
                .resolve("industry", 3);
        table.pick("wonder forbidden-city", "under 11.0").expectController("forbidden-city", RED);
        assertThat(table.s.naturalWonders(RED)).isEqualTo(1);
        assertThat(Payment.naturalWonderUsable(table.s, RED, 3)).isFalse();
        table.active(RED);
        assertThat(Payment.naturalWonderUsable(table.s, RED, 3)).isTrue();
    }

    // --- military ---------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-20")
    @Rule({"DAWN-11.1", "DAWN-11.2", "DAWN-11.25"})
    void reinforcing_turns_as_many_tokens_as_the_slot_says() {
        var table =
                Table.of(2).token(RED, space("11.1")).token(RED, space("11.2")).token(RED, space("11.3"));
        table.resolve("military", 2)
                .pick("fortify", "reinforce 11.1", "reinforce 11.3")
                .expectResolved();
        assertThat(table.s.isReinforced(space("11.1"))).isTrue();
        assertThat(table.s.isReinforced(space("11.2"))).isFalse();
    }

    @Test
    @Scenario("S-21")
    @Rule({"DAWN-11.7", "DAWN-11.8", "DAWN-11.9", "DAWN-11.10", "DAWN-11.11"})
    void the_example_of_an_attack() {
        var table = Table.of(2)
                .reinforced(BLUE, space("11.8"))
                .reinforced(BLUE, space("11.7"))
                .reinforced(BLUE, space("11.9"));
        table.row(RED, "culture", "iron-working", "economy", "industry", "science")
                .trade(RED, "iron-working", 2);
        table.fight("iron-working", 2, space("11.8"), 5, 3);
        table.expectLogged(DawnSentence.ATTACK_VALUE, 5, 3, 8).expectLogged(DawnSentence.DEFENCE_VALUE, 3, 6, 9);
        table.pick("spend 2 -").expectToken(space("11.8"), RED).expectTrade(RED, "iron-working", 0);
        assertThat(table.s.isReinforced(space("11.8"))).isFalse();
    }

    @Test
    @Scenario("S-22")
    @Rule("DAWN-11.10")
    void a_tie_is_the_defenders() {
        var table = Table.of(2).token(BLUE, space("11.1")).fight("military", 3, space("11.1"), 3, 3);
        table.expectToken(space("11.1"), BLUE).expectLogged(DawnSentence.REPULSED, RED, 6, 6);
    }

    @Test
    @Scenario("S-23")
    @Rule("DAWN-11.8")
    void a_city_counts_its_terrain_twice() {
        var table = Table.of(2).city(BLUE, space("14.9"));
        table.reinforced(BLUE, space("14.7")).reinforced(BLUE, space("14.8")).reinforced(BLUE, space("1.4"));
        assertThat(Combat.defence(table.s, RED, space("14.9"))).isEqualTo(13);
    }

    @Test
    @Scenario("S-24")
    @Rule({"DAWN-11.12", "DAWN-12.1", "DAWN-12.3", "DAWN-11.8"})
    void a_city_state_is_captured_with_a_city_and_its_cards_are_laid_aside() {
        var table = Table.other(2).holdsState(BLUE, "kabul");
        assertThat(Combat.defence(table.s, RED, space("15.9"))).isEqualTo(8);
        table.fight("military", 5, space("15.9"), 6, 1).expectCity(space("15.9"), RED);
        int kabul = table.cityState("kabul");
        assertThat(table.s.cityStateCard(kabul)).isEqualTo(table.focus("masonry"));
        assertThat(table.s.holdsCityState(BLUE, kabul)).isFalse();
        assertThat(table.s.copiesLeft(kabul)).isZero();
    }

    @Test
    @Scenario("S-25")
    @Rule({"DAWN-11.14", "DAWN-11.4", "DAWN-11.3"})
    void spoils_are_spent_in_the_next_attack_but_a_captured_space_is_no_origin() {
        var table = Table.of(2).barbarian('G', space("11.1")).fight("military", 5, space("11.1"), 6, 1);
        table.pick("put masonry").expectTrade(RED, "masonry", 1);
        var chain = Table.of(2).token(BLUE, space("11.8")).token(BLUE, space("11.9"));
        chain.fight("military", 5, space("11.8"), 6, 1).expectToken(space("11.8"), RED);
        chain.s.card = chain.focus("masonry");
        chain.s.slotValue = 5;
        chain.run(new Military.NextAttack(RED, 1, Military.After.NOTHING));
        chain.expectNotOffered(RED, "attack 11.9");
        assertThat(chain.s.isCaptured(space("11.8"))).isTrue();
    }

    @Test
    @Scenario("S-26")
    @Rule({"DAWN-11.6", "DAWN-11.23", "DAWN-13.5"})
    void cards_of_the_attacked_go_back_before_the_dice() {
        var table = Table.of(2).token(BLUE, space("11.1")).holds(RED, BLUE, PlayerCard.JOINT_WAR);
        table.fight("military", 2, space("11.1"), 1, 1).expectLogged(DawnSentence.ATTACK_VALUE, 1, 2, 3);
        assertThat(table.s.holder(BLUE, PlayerCard.JOINT_WAR)).isEqualTo(NOBODY);
    }

    @Test
    @Scenario("S-27")
    @Rule({"DAWN-11.16", "DAWN-16.3"})
    void a_beaten_capital_stands_and_pays() {
        var table =
                Table.of(2).victoryCard("warmonger").trade(BLUE, "culture", 2).trade(BLUE, "science", 1);
        table.fight("military", 5, space("16.0"), 6, 1).pick("steal early-empire", "steal astrology");
        table.pick("put masonry").expectTrade(RED, "masonry", 2).expectCity(space("16.0"), BLUE);
        assertThat(Agendas.reached(table.s, RED)).isEqualTo(1);
        assertThat(table.s.tradeTokens(BLUE)).isEqualTo(1);
    }

    @Test
    @Scenario("S-28")
    @Rule({"DAWN-11.18", "DAWN-14.11"})
    void a_wonder_under_a_capital_moves_only_if_there_is_room() {
        var full = Table.of(2).owns(RED, "petra").owns(BLUE, "colossus");
        full.fight("military", 5, space("16.0"), 6, 1).expectController("colossus", BLUE);
        var room = Table.of(2).owns(BLUE, "colossus").fight("military", 5, space("16.0"), 6, 1);
        room.expectController("colossus", RED);
        assertThat(room.s.wonderSpace(room.wonder("colossus"))).isEqualTo(space("11.0"));
    }

    // --- barbarians -------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-29")
    @Rule({"DAWN-15.3", "DAWN-15.6"})
    void barbarians_destroy_a_city() {
        var table = Table.of(2).noBarbarians().city(BLUE, space("12.4")).barbarian('D', space("13.3"));
        table.raid('D', 1).expectOwner(space("12.4"), NOBODY);
        assertThat(table.s.barbarian(3)).isEqualTo(space("12.4"));
        assertThat(table.s.citiesLeft(BLUE)).isEqualTo(7);
    }

    @Test
    @Scenario("S-30")
    @Rule("DAWN-15.4")
    void barbarians_cross_water() {
        var table = Table.of(2).noBarbarians().barbarian('F', space("8.7")).raid('F', 0);
        assertThat(table.s.barbarian(5)).isEqualTo(space("8.7"));
        table.barbarian('F', space("15.1")).raid('F', 4);
        assertThat(table.s.barbarian(5)).isEqualTo(space("4.9"));
        var other = Table.other(2).noBarbarians().barbarian('F', space("12.8")).raid('F', 0);
        assertThat(other.s.barbarian(5)).isEqualTo(space("15.4"));
    }

    @Test
    @Scenario("S-31")
    @Rule("DAWN-15.5")
    void at_the_edge_barbarians_turn_round() {
        var table = Table.of(2).noBarbarians().barbarian('C', space("11.7")).raid('C', 0);
        assertThat(table.s.barbarian(2)).isEqualTo(space("11.1"));
    }

    @Test
    @Scenario("S-32")
    @Rule("DAWN-15.6")
    void a_reinforced_token_turns_barbarians_back_once() {
        var table = Table.of(2).noBarbarians().reinforced(RED, space("13.2")).barbarian('A', space("13.1"));
        table.raid('A', 0).expectToken(space("13.2"), RED);
        assertThat(table.s.isReinforced(space("13.2"))).isFalse();
        assertThat(table.s.barbarian(0)).isEqualTo(space("13.1"));
    }

    @Test
    @Scenario("S-33")
    @Rule("DAWN-15.9")
    void of_two_on_a_space_the_earlier_letter_moves() {
        var table = Table.of(2).noBarbarians().barbarian('B', space("12.4")).barbarian('E', space("12.4"));
        table.run(Barbarians::collisions);
        assertThat(table.s.barbarian(4)).isEqualTo(space("12.4"));
        assertThat(table.s.barbarian(1)).isNotEqualTo(space("12.4"));
        table.noBarbarians().run(Barbarians.MOVEMENT).expectResolved();
    }

    @Test
    @Scenario("S-34")
    @Rule({"DAWN-15.10", "DAWN-15.11", "DAWN-8.11"})
    void beaten_barbarians_come_back_where_their_letter_is_free() {
        var table = Table.of(2).noBarbarians().token(RED, space("4.8")).run(Barbarians.SPAWN);
        assertThat(table.s.barbarian(3)).isEqualTo(NOBODY);
        table.clear(space("4.8")).caravan(RED, 0, space("4.8")).run(Barbarians.SPAWN);
        assertThat(table.s.barbarian(3)).isEqualTo(space("4.8"));
        assertThat(table.s.caravan(RED, 0)).isEqualTo(DawnState.ON_CARD);
        assertThat(table.s.barbarian(1)).isEqualTo(NOBODY);
    }
}
