package ecumene.games.dawn;

import static ecumene.games.dawn.Table.space;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.dawn.cards.PlayerCard;
import org.junit.jupiter.api.Test;

/** The scenarios S-35 … S-68 of the reference, played. */
class Scenarios035To068Test {
    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int GREEN = 2;
    private static final int NOBODY = DawnState.NONE;

    // --- the dial and victory ---------------------------------------------------------------------------------------

    /** Two mature cities of RED at the edge of tile 8 and beside the capital of BLUE. */
    private static Table twoMatureCities(int players) {
        return Table.of(players)
                .city(RED, space("8.4"))
                .token(RED, space("8.3"))
                .token(RED, space("8.0"))
                .city(RED, space("16.8"))
                .token(RED, space("16.1"));
    }

    private static Table dialAt(Table table, int sector) {
        table.s.event = sector - 1;
        return table;
    }

    @Test
    @Scenario("S-35")
    @Rule({"DAWN-15.12", "DAWN-5.7", "DAWN-20.15"})
    void the_trade_event_pays_a_token_for_each_mature_city() {
        var table = dialAt(twoMatureCities(2), 3).run(EventDial.ADVANCE);
        table.expectAsked(RED, DawnSentence.ASK_DISTRIBUTE)
                .pick("put astrology")
                .expectNotOffered(RED, "put early-empire");
        table.pick("put masonry").expectTrade(RED, "astrology", 1).expectTrade(RED, "masonry", 1);
    }

    @Test
    @Scenario("S-36")
    @Rule({"DAWN-16.1", "DAWN-16.4", "DAWN-16.5"})
    void ties_are_broken_by_wonders_and_then_by_spaces() {
        var table = Table.of(4).victoryCard("technophile");
        table.s.setMark(GREEN, 3, 1);
        table.s.setMark(3, 3, 1);
        table.wonderAt("petra", table.s.capital(3)).run(EventDial.ADVANCE);
        table.expectOver().expectShare(0, 0, 0, 1);
        var spaces = Table.of(4).victoryCard("technophile");
        spaces.s.setMark(GREEN, 3, 1);
        spaces.s.setMark(3, 3, 1);
        spaces.token(GREEN, space("8.3")).run(EventDial.ADVANCE).expectOver().expectShare(0, 0, 1, 0);
        var shared = Table.of(4).victoryCard("technophile");
        shared.s.setMark(GREEN, 3, 1);
        shared.s.setMark(3, 3, 1);
        shared.run(EventDial.ADVANCE).expectOver().expectShare(0, 0, 0.5, 0.5);
    }

    @Test
    @Scenario({"S-37", "S-81"})
    @Rule({"DAWN-16.2", "DAWN-16.4", "DAWN-16.6"})
    void a_mark_stays_and_counts_even_if_the_condition_is_lost() {
        var table = Table.of(2).victoryCard("scholarly").city(BLUE, space("12.4"));
        table.wonderAt("oracle", space("12.4"))
                .wonderAt("pyramids", space("16.0"))
                .run(new Tokens.Nothing());
        assertThat(Agendas.reached(table.s, BLUE)).isEqualTo(1);
        assertThat(table.s.tokensLeft(BLUE)).isEqualTo(30);
        table.clear(space("12.4")).run(new Tokens.Nothing());
        assertThat(table.s.wonders(BLUE)).isEqualTo(1);
        table.run(EventDial.ADVANCE).expectOver().expectShare(0, 1);
    }

    @Test
    @Scenario("S-38")
    @Rule({"DAWN-14.8", "DAWN-14.1", "DAWN-14.10"})
    void who_builds_over_an_abandoned_wonder_gets_it() {
        var table = Table.of(2).noBarbarians().city(BLUE, space("13.2")).wonderAt("oracle", space("13.2"));
        table.barbarian('D', space("13.1")).raid('D', 0).expectController("oracle", NOBODY);
        table.noBarbarians().token(RED, space("13.3")).resolve("industry", 2).pick("city 13.2");
        table.expectController("oracle", RED);
    }

    @Test
    @Scenario("S-40")
    @Rule({"DAWN-12.4", "DAWN-11.13"})
    void a_liberated_city_state_thanks_with_a_card() {
        var table = Table.of(2).city(BLUE, space("14.3"));
        table.fight("military", 5, space("14.3"), 6, 1).pick("liberate 14.3").expectOwner(space("14.3"), NOBODY);
        int geneva = table.cityState("geneva");
        assertThat(table.s.holdsCityState(RED, geneva)).isTrue();
        assertThat(table.s.copiesLeft(geneva)).isEqualTo(1);
        assertThat(table.s.citiesLeft(BLUE)).isEqualTo(7);
        assertThat(table.s.isBeaten(space("14.3"))).isTrue();
    }

    private static Table withoutCities(Table table, int seat) {
        while (table.s.citiesLeft(seat) > 0) {
            int place = table.any(at -> table.empty(at)
                    && !table.s.board().isWater(at)
                    && table.s.board().distance(at, space("12.0")) > 2);
            table.city(seat, place);
        }
        return table;
    }

    @Test
    @Scenario({"S-41", "S-65"})
    @Rule({"DAWN-11.17", "DAWN-11.15", "DAWN-1.6"})
    void without_a_city_a_reinforced_token_holds_a_city_state() {
        var table = withoutCities(Table.of(2), RED);
        table.fight("military", 5, space("12.0"), 6, 1).expectToken(space("12.0"), RED);
        assertThat(table.s.isReinforced(space("12.0"))).isTrue();
        assertThat(table.s.capturedCityStates(RED)).isEqualTo(1);
        assertThat(Combat.defence(table.s, BLUE, space("12.0"))).isEqualTo(2);
        table.active(BLUE)
                .fight("military", 5, space("12.0"), 6, 1)
                .pick("conquer 12.0")
                .expectCity(space("12.0"), BLUE);
        assertThat(table.s.cityStateCard(table.cityState("brussels"))).isEqualTo(table.focus("pottery"));
        assertThat(table.s.captor(table.cityState("brussels"))).isEqualTo(BLUE);
        table.active(RED)
                .fight("military", 5, space("12.0"), 6, 1)
                .pick("liberate 12.0")
                .expectOwner(space("12.0"), NOBODY);
    }

    // --- leaders ----------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-42")
    @Rule("DAWN-8.4")
    void only_rome_starts_caravans_from_cities_that_are_not_mature() {
        var rome = Table.of(2).city(RED, space("5.8")).resolve("economy", 1);
        rome.expectOffered(RED, "caravan card 13.8");
        var egypt = Table.of(2).leader(RED, "egypt").city(RED, space("5.8")).resolve("economy", 1);
        egypt.expectNotOffered(RED, "caravan card 13.8").expectOffered(RED, "caravan card 11.2");
    }

    @Test
    @Scenario("S-43")
    @Rule("DAWN-10.2")
    void reductions_add_up() {
        var table = Table.of(2).leader(RED, "egypt").offer("stonehenge").holdsState(RED, "buenos-aires");
        assertThat(Wonders.cost(table.s, RED, table.wonder("stonehenge"))).isEqualTo(4);
        table.resolve("industry", 4).pick("wonder stonehenge").expectController("stonehenge", RED);
        assertThat(Wonders.cost(table.s, RED, table.wonder("eiffel-tower"))).isEqualTo(11);
    }

    @Test
    @Scenario("S-44")
    @Rule("DAWN-6.6")
    void france_places_more_tokens_by_its_latest_era() {
        var table = Table.of(2).leader(RED, "france").owns(RED, "alhambra").trade(RED, "culture", 1);
        assertThat(Culture.extraTokens(table.s, RED)).isEqualTo(2);
        table.resolve("culture", 5).pick("place 11.1 free", "place 11.2 free", "place 11.3 free", "place 11.4 free");
        table.pick("place 11.5 trade").expectResolved().expectTrade(RED, "culture", 0);
    }

    @Test
    @Scenario("S-45")
    @Rule("DAWN-20.5")
    void japan_finds_coasts_gentle_in_its_own_turn() {
        var japan = Table.of(2).leader(RED, "japan").resolve("culture", 3);
        assertThat(japan.spaces("place")).contains(space("11.5")).doesNotContain(space("11.4"));
        assertThat(Table.of(2).resolve("culture", 3).spaces("place")).doesNotContain(space("11.5"));
    }

    @Test
    @Scenario("S-46")
    @Rule("DAWN-20.7")
    void scythia_is_strong_in_open_country() {
        var table = Table.of(2).leader(BLUE, "scythia").token(BLUE, space("13.3"));
        assertThat(Combat.defence(table.s, RED, space("13.3"))).isEqualTo(5);
    }

    @Test
    @Scenario("S-47")
    @Rule("DAWN-11.14")
    void sumeria_takes_spoils_in_attacks_only() {
        var table = Table.of(2).leader(RED, "sumeria").fight("military", 5, space("11.9"), 6, 1);
        table.pick("put masonry", "gain oil").expectResources(RED, "oil", 1).expectResolved();
        var currency =
                Table.of(2).leader(RED, "sumeria").row(RED, "culture", "science", "currency", "industry", "military");
        currency.resolve("currency", 3).pick("caravan card 11.9").finish().expectResources(RED, "oil", 0);
    }

    @Test
    @Scenario("S-48")
    @Rule({"DAWN-3.3", "DAWN-20.11"})
    void the_aztecs_swap_after_a_victory() {
        var table = Table.of(2).leader(RED, "aztec");
        table.s.attacksWon = 1;
        table.go(new Turn.Play(RED, table.focus("masonry"), Turn.How.PASSED));
        table.expectAsked(RED, DawnSentence.ASK_SWAP).pick("swap 1 5");
        assertThat(table.s.card(RED, 0)).isEqualTo(table.focus("pottery"));
        table.expectLogged(DawnSentence.SWAPPED, RED, table.focus("masonry"), table.focus("pottery"));
    }

    @Test
    @Scenario("S-49")
    @Rule("DAWN-4.11")
    void america_uses_a_natural_wonder_as_token_or_as_resource() {
        var table = Table.of(2).leader(RED, "america").token(RED, space("13.0")).offer("terracotta-army");
        table.s.setNaturalWonderCard(3, table.focus("pottery"));
        table.resources(RED, "oil", 1).resolve("industry", 4).pick("wonder terracotta-army");
        table.expectAsked(RED, DawnSentence.ASK_CARRY).pick("carry masonry").expectController("terracotta-army", RED);
        assertThat(table.s.naturalWonderCard(3)).isEqualTo(table.focus("masonry"));
        var token = Table.of(2).leader(RED, "america").token(RED, space("13.0")).offer("terracotta-army");
        token.s.setNaturalWonderCard(3, token.focus("pottery"));
        token.resources(RED, "oil", 1).resolve("industry", 5).pick("wonder terracotta-army");
        token.expectOffered(RED, "pay 1 0 0 mt-kilimanjaro.trade", "pay 1 0 0 mt-kilimanjaro");
    }

    // --- wonders and cards ------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-50")
    @Rule({"DAWN-3.7", "DAWN-20.6"})
    void machu_picchu_moves_the_first_slots_two_to_the_right() {
        var table = Table.of(2).owns(RED, "machu-picchu");
        assertThat(Row.value(table.s, RED, 0)).isEqualTo(3);
        assertThat(Row.value(table.s, RED, 1)).isEqualTo(4);
        assertThat(Row.value(table.s, RED, 2)).isEqualTo(3);
        assertThat(table.resolve("culture").spaces("place")).contains(space("11.1"));
    }

    @Test
    @Scenario("S-51")
    @Rule({"DAWN-11.1", "DAWN-11.22"})
    void mass_production_reinforces_what_its_attacks_have_left() {
        var table = Table.of(2).row(RED, "culture", "science", "economy", "mass-production", "industry");
        table.token(RED, space("11.1")).token(RED, space("11.2")).token(RED, space("11.3"));
        table.s.card = table.focus("mass-production");
        table.s.slotValue = 4;
        table.run(new Military.NextAttack(RED, 0, Military.After.REINFORCE_REST));
        table.pick("reinforce 11.1", "reinforce 11.2").expectResolved();
        table.resolve("mass-production", 4).pick("done").expectAsked(RED, DawnSentence.ASK_REINFORCE);
    }

    @Test
    @Scenario("S-52")
    @Rule({"DAWN-11.7", "DAWN-11.8"})
    void iron_working_is_stronger_against_barbarians() {
        var table = Table.of(2).noBarbarians().barbarian('A', space("13.4"));
        table.row(RED, "culture", "science", "iron-working", "industry", "economy");
        table.fight("iron-working", 3, space("13.4"), 2, 3).pick("put iron-working");
        table.expectLogged(DawnSentence.WON, RED, 8, 7).expectTrade(RED, "iron-working", 1);
    }

    @Test
    @Scenario("S-53")
    @Rule("DAWN-8.5")
    void a_caravan_with_currency_drives_barbarians_away_and_stops() {
        var table = Table.of(2).row(RED, "culture", "science", "currency", "industry", "military");
        table.barbarian('C', space("13.3")).resolve("currency", 2).expectNotOffered(RED, "caravan card 12.4");
        table.pick("caravan card 13.3").finish();
        assertThat(table.s.barbarian(2)).isEqualTo(NOBODY);
        assertThat(table.s.caravan(RED, 0)).isEqualTo(space("13.3"));
        assertThat(table.s.tradeTokens(RED)).isZero();
    }

    @Test
    @Scenario("S-54")
    @Rule("DAWN-20.6")
    void nationalism_builds_better_in_the_fifth_slot() {
        var table = Table.of(2).row(RED, "culture", "science", "economy", "nationalism", "military");
        table.s.card = table.focus("nationalism");
        table.s.slotValue = 5;
        assertThat(Wonders.production(table.s)).isEqualTo(7);
        table.s.slotValue = 4;
        assertThat(Wonders.production(table.s)).isEqualTo(4);
    }

    @Test
    @Scenario("S-55")
    @Rule({"DAWN-2.9", "DAWN-3.2", "DAWN-15.1", "DAWN-15.2"})
    void the_dial_turns_before_each_turn_of_the_first_player_but_the_first() {
        var table = Table.of(2).noBarbarians().victoryCard("technophile").turn(RED);
        int[] sectors = {1, 2, 3, 4, 0};
        for (int sector : sectors) {
            table.pick("pass " + Table.GAME.id(Nouns.FOCUS, table.s.card(RED, 0)));
            table.pick("pass " + Table.GAME.id(Nouns.FOCUS, table.s.card(BLUE, 0)));
            assertThat(table.s.event()).isEqualTo(sector);
            assertThat(table.s.active()).isEqualTo(RED);
        }
    }

    // --- more barbarians --------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-56")
    @Rule({"DAWN-15.5", "DAWN-15.7"})
    void over_water_to_the_edge_and_back() {
        var table = Table.of(2).noBarbarians().barbarian('B', space("8.7")).raid('B', 0);
        assertThat(table.s.barbarian(1)).isEqualTo(space("8.7"));
        table.expectLogged(DawnSentence.BARBARIAN_STAYS, 1, space("8.7"));
    }

    @Test
    @Scenario("S-57")
    @Rule({"DAWN-15.6", "DAWN-15.7"})
    void sent_back_over_water() {
        var table = Table.of(2)
                .noBarbarians()
                .barbarian('B', space("15.1"))
                .reinforced(RED, space("4.9"))
                .raid('B', 4);
        assertThat(table.s.barbarian(1)).isEqualTo(space("15.1"));
        assertThat(table.s.isReinforced(space("4.9"))).isFalse();
        table.expectToken(space("4.9"), RED);
    }

    @Test
    @Scenario("S-58")
    @Rule({"DAWN-15.5", "DAWN-15.6"})
    void from_the_edge_into_a_capital() {
        var table = Table.of(2)
                .noBarbarians()
                .barbarian('B', space("11.2"))
                .trade(RED, "science", 1)
                .raid('B', 4);
        table.expectTrade(RED, "science", 0).expectLogged(DawnSentence.CAPITAL_RAIDED, RED, 1);
        assertThat(table.s.barbarian(1)).isEqualTo(space("11.2"));
    }

    @Test
    @Rule({"DAWN-15.6", "DAWN-20.15"})
    void the_owner_of_a_raided_capital_chooses_what_is_lost() {
        var table = Table.of(2).noBarbarians().barbarian('B', space("11.2"));
        table.trade(RED, "science", 2)
                .trade(RED, "military", 1)
                .raid('B', 1)
                .expectAsked(RED, DawnSentence.ASK_DISCARD);
        table.pick("discard masonry").expectTrade(RED, "science", 1).expectTrade(RED, "military", 0);
    }

    @Test
    @Scenario("S-59")
    @Rule("DAWN-15.5")
    void from_the_edge_into_free_land() {
        var table = Table.of(2).noBarbarians().barbarian('B', space("11.7")).raid('B', 0);
        assertThat(table.s.barbarian(1)).isEqualTo(space("11.1"));
    }

    @Test
    @Scenario("S-60")
    @Rule("DAWN-15.9")
    void three_on_a_space_part_one_by_one() {
        var table = Table.of(2).noBarbarians();
        table.barbarian('A', space("12.7")).barbarian('C', space("12.7")).barbarian('F', space("12.7"));
        table.run(Barbarians::collisions);
        assertThat(table.s.barbarian(5)).isEqualTo(space("12.7"));
        for (int space : table.s.board().spaces()) {
            assertThat(table.s.barbariansOn(space)).isLessThan(2);
        }
    }

    @Test
    @Scenario("S-61")
    @Rule({"DAWN-15.6", "DAWN-15.13"})
    void a_caravan_does_not_shelter_under_a_reinforced_token() {
        var table = Table.of(2).noBarbarians().reinforced(BLUE, space("13.2")).caravan(RED, 0, space("13.2"));
        table.barbarian('A', space("13.1")).raid('A', 0);
        assertThat(table.s.caravan(RED, 0)).isEqualTo(DawnState.ON_CARD);
        assertThat(table.s.isReinforced(space("13.2"))).isFalse();
        assertThat(table.s.barbarian(0)).isEqualTo(space("13.1"));
    }

    @Test
    @Rule("DAWN-15.15")
    void caravans_on_water_are_lost_to_barbarians_who_cross_it() {
        var table = Table.of(2)
                .noBarbarians()
                .caravan(RED, 0, space("15.2"))
                .barbarian('A', space("15.1"))
                .raid('A', 4);
        assertThat(table.s.caravan(RED, 0)).isEqualTo(DawnState.ON_CARD);
    }

    @Test
    @Scenario("S-62")
    @Rule({"DAWN-4.7", "DAWN-15.8", "DAWN-16.2"})
    void a_natural_wonder_goes_back_when_barbarians_destroy_its_token() {
        var table = Table.of(2)
                .noBarbarians()
                .victoryCard("preservationist")
                .token(RED, space("13.0"))
                .token(RED, space("1.0"));
        table.run(new Tokens.Nothing());
        assertThat(Agendas.reached(table.s, RED)).isEqualTo(1);
        table.barbarian('A', space("13.1")).raid('A', 5).expectOwner(space("13.0"), NOBODY);
        assertThat(table.s.naturalWonders(RED)).isEqualTo(1);
        assertThat(Agendas.reached(table.s, RED)).isEqualTo(1);
        assertThat(Tokens.mayPlace(table.s, RED, Tokens.Beside.FRIENDLY_SPACE, NOBODY, 5, space("13.0")))
                .isFalse();
    }

    @Test
    @Scenario("S-63")
    @Rule({"DAWN-4.7", "DAWN-11.11", "DAWN-16.2"})
    void a_natural_wonder_is_won_with_its_token() {
        var table = Table.of(2)
                .victoryCard("preservationist")
                .token(RED, space("1.0"))
                .token(BLUE, space("13.0"));
        assertThat(Combat.defence(table.s, RED, space("13.0"))).isEqualTo(5);
        table.fight("military", 5, space("13.0"), 6, 1).expectToken(space("13.0"), RED);
        assertThat(table.s.naturalWonders(RED)).isEqualTo(2);
        assertThat(Agendas.reached(table.s, RED)).isEqualTo(1);
    }

    @Test
    @Scenario("S-64")
    @Rule({"DAWN-12.5", "DAWN-12.6", "DAWN-8.10", "DAWN-11.26"})
    void a_captured_city_state_is_free_again_when_its_city_falls() {
        var table = Table.other(2)
                .noBarbarians()
                .city(BLUE, space("12.5"))
                .barbarian('A', space("12.0"))
                .raid('A', 3);
        int seoul = table.cityState("seoul");
        assertThat(table.s.captor(seoul)).isEqualTo(NOBODY);
        assertThat(table.s.copiesLeft(seoul)).isEqualTo(2);
        assertThat(table.s.cityStateCard(seoul)).isEqualTo(NOBODY);
        assertThat(table.s.barbarian(0)).isEqualTo(space("12.5"));
        table.city(RED, space("12.2")).resolve("economy", 3).expectNotOffered(RED, "enter card 12.5");
        assertThat(Combat.defence(table.s, RED, space("12.5"))).isEqualTo(1);
        table.holdsState(RED, "seoul").fight("military", 3, space("12.5"), 6, 1).pick("put masonry");
        assertThat(table.s.holdsCityState(RED, seoul)).isTrue();
        assertThat(table.s.isNeutral(space("12.5"))).isTrue();
    }

    // --- diplomacy --------------------------------------------------------------------------------------------------

    @Test
    @Scenario("S-66")
    @Rule({"DAWN-13.1", "DAWN-13.3", "DAWN-13.4", "DAWN-13.8"})
    void a_second_card_of_a_rival_is_an_exchange() {
        var table = Table.of(2).city(BLUE, space("12.4")).holds(RED, BLUE, PlayerCard.OPEN_BORDERS);
        table.resolve("economy", 3).pick("enter card 12.4", "put masonry");
        table.expectOptions(RED, "take seat2 joint-war", "take seat2 defensive-pact", "take seat2 embassy", "no");
        table.pick("take seat2 joint-war");
        assertThat(table.s.held(RED, BLUE)).isEqualTo(1);
        assertThat(table.s.holder(BLUE, PlayerCard.OPEN_BORDERS)).isEqualTo(NOBODY);
    }

    @Test
    @Scenario("S-67")
    @Rule({"DAWN-13.2", "DAWN-13.7", "DAWN-8.12"})
    void without_a_copy_there_is_no_card_but_the_tokens_all_the_same() {
        var table = Table.of(3)
                .holdsState(BLUE, "geneva")
                .holdsState(GREEN, "geneva")
                .caravan(RED, 0, space("14.2"));
        table.resolve("economy", 1)
                .pick("enter 14.2 14.3")
                .expectTrade(RED, "science", 2)
                .expectResolved();
        assertThat(table.s.holdsCityState(RED, table.cityState("geneva"))).isFalse();
    }

    @Test
    @Scenario("S-68")
    @Rule({"DAWN-8.7", "DAWN-8.9", "DAWN-8.5"})
    void a_caravan_may_pass_through_a_city_but_not_stop_there() {
        var table = Table.of(2).city(BLUE, space("13.3")).resolve("economy", 3);
        table.expectOffered(RED, "enter card 13.3", "caravan card 12.4", "caravan card 13.2");
        table.expectNotOffered(RED, "caravan card 13.3");
        var forest = Table.of(2).city(BLUE, space("11.8")).resolve("economy", 2);
        forest.expectNotOffered(RED, "enter card 11.8");
    }
}
