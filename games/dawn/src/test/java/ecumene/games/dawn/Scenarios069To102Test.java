package ecumene.games.dawn;

import static ecumene.games.dawn.Table.space;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.dawn.cards.PlayerCard;
import org.junit.jupiter.api.Test;

/** The scenarios S-69 … S-102 of the reference, played. */
class Scenarios069To102Test {
    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int NOBODY = DawnState.NONE;

    @Test
    @Scenario("S-69")
    @Rule({"DAWN-8.10", "DAWN-8.7"})
    void currency_drives_barbarians_from_a_city_state_and_enters_it() {
        var table = Table.other(2).row(RED, "culture", "science", "currency", "industry", "military");
        table.caravan(RED, 0, space("15.7")).barbarian('B', space("15.9")).resolve("currency", 1);
        table.pick("enter 15.7 15.9", "take-state kabul").finish().expectTrade(RED, "masonry", 2);
        assertThat(table.s.barbarian(1)).isEqualTo(NOBODY);
        var foreign = Table.other(2)
                .caravan(RED, 0, space("15.7"))
                .barbarian('B', space("15.9"))
                .resolve("economy", 1);
        foreign.expectNotOffered(RED, "enter 15.7 15.9");
    }

    @Test
    @Scenario("S-70")
    @Rule({"DAWN-9.3", "DAWN-4.8"})
    void the_way_to_a_city_is_free_of_rivals_and_barbarians() {
        var open = Table.of(2).token(RED, space("11.4")).noBarbarians();
        assertThat(open.resolve("industry", 2).spaces("city")).contains(space("13.2"));
        var blocked =
                Table.of(2).token(RED, space("11.4")).token(BLUE, space("13.3")).token(BLUE, space("12.4"));
        assertThat(blocked.resolve("industry", 2).spaces("city")).doesNotContain(space("13.2"));
        var caravan = Table.of(2).token(RED, space("11.4")).caravan(BLUE, 0, space("13.3"));
        assertThat(caravan.resolve("industry", 2).spaces("city")).contains(space("13.2"));
        var barbarian = Table.of(2)
                .token(RED, space("11.4"))
                .barbarian('A', space("13.3"))
                .barbarian('D', space("12.4"));
        assertThat(barbarian.resolve("industry", 2).spaces("city")).doesNotContain(space("13.2"));
    }

    @Test
    @Scenario("S-71")
    @Rule({"DAWN-9.5", "DAWN-9.6"})
    void no_city_beside_a_city() {
        var table =
                Table.of(2).token(RED, space("11.3")).token(RED, space("13.2")).resolve("industry", 5);
        assertThat(table.spaces("city")).doesNotContain(space("11.3")).contains(space("13.2"));
    }

    @Test
    @Scenario("S-72")
    @Rule({"DAWN-9.4", "DAWN-9.10"})
    void a_resource_is_claimed_before_a_city_is_built_there() {
        var table = Table.of(2).token(RED, space("8.0")).resolve("industry", 5);
        assertThat(table.spaces("city")).doesNotContain(space("8.3"));
        var claimed = Table.of(2).token(RED, space("8.3")).resolve("industry", 5);
        assertThat(claimed.spaces("city")).contains(space("8.3"));
    }

    @Test
    @Scenario("S-73")
    @Rule({"DAWN-11.5", "DAWN-11.4"})
    void what_may_be_counted_through_depends_on_the_card() {
        var masonry = Table.of(2)
                .noBarbarians()
                .token(RED, space("4.9"))
                .token(BLUE, space("15.0"))
                .clear(space("15.0"));
        masonry.token(BLUE, space("15.1")).resolve("military", 3).pick("fight").expectNotOffered(RED, "attack 15.1");
        masonry.expectBlocked(RED, "attack 15.1", DawnSentence.OUT_OF_RANGE);
        for (var card : new String[] {"mass-production", "flight"}) {
            var table = Table.of(2).noBarbarians().token(RED, space("4.9")).token(BLUE, space("15.1"));
            table.row(RED, "culture", "science", card, "industry", "economy").resolve(card, 3);
            if (card.equals("flight")) {
                table.pick("fight");
            }
            table.expectOffered(RED, "attack 15.1");
        }
    }

    @Test
    @Scenario("S-74")
    @Rule({"DAWN-11.9", "DAWN-5.3", "DAWN-5.4"})
    void the_defender_has_the_last_word() {
        var table =
                Table.of(2).token(BLUE, space("11.1")).trade(RED, "military", 1).trade(BLUE, "military", 2);
        table.fight("military", 5, space("11.1"), 3, 4)
                .pick("spend 1 -")
                .expectAsked(BLUE, DawnSentence.ASK_SPEND_DEFENCE);
        table.pick("spend 2 -")
                .expectToken(space("11.1"), BLUE)
                .expectTrade(RED, "masonry", 0)
                .expectTrade(BLUE, "masonry", 0);
    }

    @Test
    @Scenario("S-75")
    @Rule({"DAWN-13.5", "DAWN-11.6"})
    void cards_are_lost_even_if_the_attack_fails() {
        var table = Table.other(2).holdsState(RED, "kabul").fight("military", 1, space("15.9"), 1, 6);
        assertThat(table.s.holdsCityState(RED, table.cityState("kabul"))).isFalse();
        assertThat(table.s.copiesLeft(table.cityState("kabul"))).isEqualTo(2);
    }

    @Test
    @Scenario("S-76")
    @Rule("DAWN-11.21")
    void a_capital_is_beaten_once_a_turn() {
        var table = Table.of(2).token(RED, space("16.1")).fight("military", 5, space("16.0"), 6, 1);
        table.s.card = table.focus("masonry");
        table.s.slotValue = 5;
        table.run(new Military.NextAttack(RED, 1, Military.After.NOTHING)).expectNotOffered(RED, "attack 16.0");
        var failed = Table.of(2).token(RED, space("16.1")).fight("military", 1, space("16.0"), 1, 6);
        failed.s.card = failed.focus("masonry");
        failed.s.slotValue = 1;
        failed.run(new Military.NextAttack(RED, 1, Military.After.NOTHING)).expectOffered(RED, "attack 16.0");
    }

    @Test
    @Scenario("S-77")
    @Rule({"DAWN-20.3", "DAWN-20.11"})
    void maracana_lets_the_economy_go_first() {
        var table = Table.of(2)
                .owns(RED, "estadio-do-maracana")
                .row(RED, "culture", "science", "economy", "military", "industry");
        table.turn(RED)
                .pick("economy-first foreign-trade")
                .expectLogged(DawnSentence.RESOLVES, RED, table.focus("foreign-trade"), 3);
        table.pick("done").expectRow(RED, "economy", "culture", "science", "military", "industry");
        table.expectNotOffered(RED, "resolve foreign-trade", "pass foreign-trade")
                .pick("resolve early-empire");
        table.expectLogged(DawnSentence.RESOLVES, RED, table.focus("early-empire"), 2)
                .pick("done");
        table.expectRow(RED, "culture", "economy", "science", "military", "industry");
    }

    @Test
    @Scenario("S-78")
    @Rule({"DAWN-20.3", "DAWN-20.6"})
    void the_venetian_arsenal_repeats_the_last_slot_as_the_first() {
        var table = Table.of(2)
                .owns(RED, "venetian-arsenal")
                .row(RED, "science", "economy", "military", "industry", "culture");
        table.trade(RED, "culture", 2).turn(RED).pick("resolve early-empire");
        table.pick("place 11.4 free", "place 11.5 free", "place 11.6 trade", "done")
                .pick("repeat early-empire");
        assertThat(table.spaces("place")).containsExactly(space("11.2"));
        table.pick("place 11.2 free").expectRow(RED, "culture", "science", "economy", "military", "industry");
        table.expectLogged(DawnSentence.RESOLVES, RED, table.focus("early-empire"), 1)
                .expectTrade(RED, "culture", 1);
    }

    @Test
    @Scenario("S-79")
    @Rule({"DAWN-1.5", "DAWN-4.7"})
    void without_a_token_one_on_the_map_is_picked_up() {
        var table = Table.of(2).token(RED, space("13.0")).active(RED);
        while (table.s.tokensLeft(RED) > 0) {
            table.s.useToken(RED);
        }
        table.resolve("culture", 1).expectAsked(RED, DawnSentence.ASK_PICK_UP).expectOptions(RED, "pick-up 13.0", "no");
        table.pick("pick-up 13.0").expectOwner(space("13.0"), NOBODY).pick("place 11.2 free");
        table.expectToken(space("11.2"), RED).expectResolved();
        assertThat(table.s.naturalWonders(RED)).isZero();
    }

    @Test
    @Scenario("S-80")
    @Rule({"DAWN-14.8", "DAWN-10.4", "DAWN-9.9", "DAWN-6.3"})
    void an_abandoned_wonder_is_claimed_with_a_token() {
        var table = Table.of(2)
                .city(RED, space("13.2"))
                .wonderAt("colossus", space("13.3"))
                .resolve("culture", 2);
        table.pick("place 13.3 free", "done").expectController("colossus", RED);
        table.clear(space("13.2")).resolve("industry", 2).pick("city 13.3").expectController("colossus", RED);
        assertThat(Spaces.isFreeCity(table.s, RED, space("13.3"))).isFalse();
    }

    @Test
    @Scenario("S-82")
    @Rule({"DAWN-3.2", "DAWN-16.4"})
    void a_mark_set_before_a_raid_counts_after_it() {
        var table = Table.of(2).victoryCard("populous").noBarbarians();
        table.s.setMark(BLUE, 4, 1);
        table.s.event = 1;
        table.run(EventDial.ADVANCE).expectOver().expectShare(0, 1);
        assertThat(table.s.event()).isEqualTo(2);
    }

    @Test
    @Scenario("S-83")
    @Rule({"DAWN-2.10", "DAWN-2.11", "DAWN-14.6"})
    void the_wonder_decks_shrink_with_the_players() {
        int[] left = {4, 5, 6};
        for (int players = 2; players <= 4; players++) {
            var s = Table.dealt(players, "introductory").s;
            for (int deck = 0; deck < 4; deck++) {
                int faceDown = s.zones().count(Places.deck(deck));
                assertThat(faceDown + s.zones().count(Places.offer(deck))).isEqualTo(left[players - 2]);
                assertThat(s.wonder(s.offered(deck)).era()).isEqualTo(ecumene.games.dawn.cards.Era.ANCIENT);
            }
        }
    }

    @Test
    @Scenario("S-84")
    @Rule({"DAWN-5.1", "DAWN-15.12"})
    void what_does_not_fit_is_lost() {
        var table = Table.of(2);
        for (var card : new String[] {"culture", "science", "economy", "industry", "military"}) {
            table.trade(RED, card, 3);
        }
        table.run(TradeTokens.receive(RED, 3, TradeTokens.ANY)).expectResolved();
        table.trade(RED, "industry", 2)
                .run(TradeTokens.receive(RED, 3, TradeTokens.ANY))
                .expectResolved();
        table.expectTrade(RED, "industry", 3);
    }

    @Test
    @Scenario("S-85")
    @Rule("DAWN-20.5")
    void kumasi_and_mohenjo_daro_make_land_easier() {
        var kumasi = Table.other(2)
                .city(RED, space("12.2"))
                .holdsState(RED, "kumasi")
                .resolve("culture", 1);
        assertThat(kumasi.spaces("place")).contains(space("12.3"), space("12.0"));
        var daro = Table.other(2)
                .city(RED, space("2.6"))
                .holdsState(RED, "mohenjo-daro")
                .resolve("culture", 1);
        assertThat(daro.spaces("place")).contains(space("2.5"), space("2.7")).doesNotContain(space("2.1"));
        var both =
                Table.other(2).city(RED, space("6.0")).holdsState(RED, "kumasi").holdsState(RED, "mohenjo-daro");
        assertThat(both.resolve("culture", 1).spaces("place")).contains(space("6.3"), space("6.2"), space("6.6"));
    }

    @Test
    @Scenario("S-86")
    @Rule("DAWN-6.9")
    void stonehenge_runs_over_the_hills() {
        var table = Table.of(2).owns(RED, "stonehenge").resolve("culture", 2).pick("place 11.3 free");
        table.expectAsked(RED, DawnSentence.ASK_HILLS).expectOptions(RED, "place 13.3 free", "done");
        table.pick("place 13.3 free")
                .expectOptions(RED, "place 12.4 free", "done")
                .pick("place 12.4 free");
        assertThat(table.spaces("place")).contains(space("12.5"));
    }

    @Test
    @Scenario({"S-87", "S-102"})
    @Rule({"DAWN-6.8", "DAWN-11.20", "DAWN-6.7"})
    void mass_media_weakens_and_then_takes() {
        var table = Table.of(2)
                .row(RED, "mass-media")
                .reinforced(BLUE, space("13.2"))
                .holds(RED, BLUE, PlayerCard.EMBASSY);
        table.resolve("mass-media", 3)
                .pick("place 11.3 free", "place 11.2 free", "done")
                .pick("convert 13.2");
        table.expectToken(space("13.2"), BLUE);
        assertThat(table.s.isReinforced(space("13.2"))).isFalse();
        table.resolve("mass-media", 3).pick("done", "convert 13.2").expectToken(space("13.2"), RED);
        assertThat(table.s.held(RED, BLUE)).isEqualTo(1);
    }

    @Test
    @Rule("DAWN-6.7")
    void without_a_near_token_mass_media_reaches_nothing() {
        var table = Table.of(2)
                .row(RED, "mass-media")
                .token(BLUE, space("13.2"))
                .resolve("mass-media", 1)
                .pick("done");
        table.expectResolved();
    }

    @Test
    @Scenario("S-88")
    @Rule({"DAWN-7.1", "DAWN-20.6"})
    void nuclear_power_hits_tokens_of_everybody() {
        var table = Table.of(2).row(RED, "culture", "economy", "industry", "military", "nuclear-power");
        table.reinforced(BLUE, space("16.6")).token(BLUE, space("16.1")).token(BLUE, space("14.9"));
        table.reinforced(RED, space("14.7")).city(RED, space("16.5")).wonderAt("petra", space("16.5"));
        table.resolve("nuclear-power").pick("strike 16.6");
        table.expectOwner(space("16.1"), NOBODY)
                .expectOwner(space("14.9"), NOBODY)
                .expectToken(space("16.6"), BLUE);
        table.expectToken(space("14.7"), RED).expectCity(space("16.5"), RED).expectCity(space("16.0"), BLUE);
        assertThat(table.s.isReinforced(space("16.6"))).isFalse();
        assertThat(table.s.isReinforced(space("14.7"))).isFalse();
        table.pick("no").expectDial(RED, 5);
        table.resolve("nuclear-power", 4).expectNotOffered(RED, "strike 16.6");
    }

    @Test
    @Scenario("S-89")
    @Rule({"DAWN-20.3", "DAWN-20.11"})
    void capitalism_resolves_another_card_as_in_the_first_slot() {
        var table = Table.of(2)
                .row(RED, "culture", "science", "industry", "capitalism", "flight")
                .turn(RED);
        table.pick("resolve capitalism", "done").expectAsked(RED, DawnSentence.ASK_OTHER_CARD);
        table.expectRow(RED, "capitalism", "culture", "science", "industry", "flight")
                .pick("also flight");
        table.expectLogged(DawnSentence.RESOLVES, RED, table.focus("flight"), 1).pick("fight", "done");
        table.expectRow(RED, "capitalism", "culture", "science", "industry", "flight");
        assertThat(table.s.active()).isEqualTo(BLUE);
    }

    @Test
    @Scenario("S-90")
    @Rule("DAWN-13.1")
    void without_potala_palace_one_card_of_each_rival_is_kept() {
        var table = Table.of(3).noBarbarians().city(RED, space("13.2")).wonderAt("potala-palace", space("13.2"));
        table.holds(RED, BLUE, PlayerCard.EMBASSY)
                .holds(RED, BLUE, PlayerCard.JOINT_WAR)
                .holds(RED, BLUE, PlayerCard.OPEN_BORDERS);
        table.holds(RED, 2, PlayerCard.EMBASSY).barbarian('A', space("13.1")).raid('A', 0);
        table.expectAsked(RED, DawnSentence.ASK_KEEP).pick("keep seat2 joint-war");
        assertThat(table.s.held(RED, BLUE)).isEqualTo(1);
        assertThat(table.s.held(RED, 2)).isEqualTo(1);
        assertThat(table.s.holder(BLUE, PlayerCard.JOINT_WAR)).isEqualTo(RED);
    }

    @Test
    @Scenario("S-91")
    @Rule({"DAWN-12.4", "DAWN-11.18"})
    void a_wonder_leaves_a_liberated_city_if_there_is_room() {
        var table = Table.of(2).city(BLUE, space("14.3")).wonderAt("petra", space("14.3"));
        table.fight("military", 5, space("14.3"), 6, 1).pick("liberate 14.3").expectController("petra", RED);
        assertThat(table.s.wonderSpace(table.wonder("petra"))).isEqualTo(space("11.0"));
        var full = Table.of(2).owns(RED, "colossus").city(BLUE, space("14.3")).wonderAt("petra", space("14.3"));
        full.fight("military", 5, space("14.3"), 6, 1).pick("liberate 14.3").expectController("petra", NOBODY);
        full.active(RED).fight("military", 5, space("14.3"), 6, 1).expectController("petra", RED);
    }

    @Test
    @Scenario("S-92")
    @Rule({"DAWN-4.9", "DAWN-13.5"})
    void open_borders_ripen_a_city_until_its_holder_attacks() {
        var table = Table.of(2).city(RED, space("8.4")).token(RED, space("8.3")).token(BLUE, space("8.0"));
        assertThat(Maturity.isMature(table.s, space("8.4"))).isFalse();
        table.holds(RED, BLUE, PlayerCard.OPEN_BORDERS);
        assertThat(Maturity.isMature(table.s, space("8.4"))).isTrue();
        table.fight("military", 1, space("16.0"), 1, 6);
        assertThat(Maturity.isMature(table.s, space("8.4"))).isFalse();
    }

    @Test
    @Scenario("S-93")
    @Rule({"DAWN-15.5", "DAWN-15.13"})
    void petra_turns_barbarians_round() {
        var table = Table.of(2).noBarbarians().owns(BLUE, "petra").reinforced(BLUE, space("13.2"));
        table.barbarian('A', space("13.1")).raid('A', 0);
        assertThat(table.s.isReinforced(space("13.2"))).isTrue();
        assertThat(table.s.barbarian(0)).isEqualTo(space("13.7"));
        var plain = Table.of(2).noBarbarians().owns(BLUE, "petra").token(BLUE, space("13.2"));
        plain.barbarian('A', space("13.1")).raid('A', 0).expectOwner(space("13.2"), NOBODY);
        var both = Table.of(2)
                .noBarbarians()
                .owns(BLUE, "petra")
                .reinforced(BLUE, space("13.2"))
                .city(BLUE, space("13.7"));
        both.barbarian('A', space("13.1")).raid('A', 0);
        assertThat(both.s.barbarian(0)).isEqualTo(space("13.1"));
    }

    @Test
    @Scenario("S-94")
    @Rule("DAWN-3.8")
    void a_card_that_replaces_itself_is_reset_but_not_resolved() {
        var table = Table.of(2).row(RED, "culture", "economy", "science", "industry", "military");
        table.s.setDial(RED, 8);
        table.turn(RED)
                .pick("resolve astrology", "learn replaceable-parts astrology")
                .expectDial(RED, 11);
        table.expectRow(RED, "replaceable-parts", "culture", "economy", "industry", "military");
        assertThat(table.s.active()).isEqualTo(BLUE);
    }

    @Test
    @Scenario("S-95")
    @Rule("DAWN-20.5")
    void japan_attacks_gentle_coasts_but_defends_steep_ones() {
        var table = Table.of(2).leader(RED, "japan").city(RED, space("11.5")).city(BLUE, space("16.3"));
        table.active(BLUE);
        assertThat(Combat.defence(table.s, BLUE, space("11.5"))).isEqualTo(10);
        table.active(RED);
        assertThat(Combat.defence(table.s, RED, space("16.3"))).isEqualTo(6);
    }

    @Test
    @Scenario("S-97")
    @Rule("DAWN-6.7")
    void drama_and_poetry_moves_a_token() {
        var table = Table.of(2)
                .row(RED, "drama-and-poetry")
                .token(RED, space("11.3"))
                .caravan(BLUE, 0, space("13.3"));
        table.resolve("drama-and-poetry", 1);
        assertThat(table.spaces("place")).containsExactly(space("11.2"));
        table.pick("place 11.2 free").expectOffered(RED, "move 11.3 11.4", "move 11.3 13.4");
        table.expectNotOffered(RED, "move 11.3 13.3").pick("move 11.3 11.4").expectToken(space("11.4"), RED);
    }

    @Test
    @Scenario("S-98")
    @Rule("DAWN-20.7")
    void carthage_counts_what_is_near_the_fight() {
        var table = Table.of(4).holdsState(RED, "carthage").holdsState(BLUE, "carthage");
        table.city(RED, space("13.3")).token(BLUE, space("12.4"));
        table.s.card = table.focus("masonry");
        table.s.slotValue = 1;
        int with = Combat.attack(table.s, RED, space("12.4"));
        table.s.setHoldsCityState(RED, table.cityState("carthage"), 0);
        assertThat(with - Combat.attack(table.s, RED, space("12.4"))).isEqualTo(3);
        assertThat(Combat.defence(table.s, RED, space("12.4"))).isEqualTo(2 + 1);
    }

    @Test
    @Scenario("S-99")
    @Rule("DAWN-20.7")
    void kabul_is_for_sieges() {
        var table =
                Table.other(2).holdsState(RED, "kabul").city(BLUE, space("6.0")).token(BLUE, space("6.6"));
        table.s.card = table.focus("masonry");
        table.s.slotValue = 1;
        assertThat(Combat.attack(table.s, RED, space("6.0"))).isEqualTo(4);
        assertThat(Combat.attack(table.s, RED, space("6.6"))).isEqualTo(1);
        assertThat(Combat.attack(table.s, RED, space("15.9"))).isEqualTo(1);
        assertThat(Combat.attack(table.s, RED, space("12.5"))).isEqualTo(4);
    }

    @Test
    @Scenario("S-100")
    @Rule({"DAWN-8.8", "DAWN-8.9"})
    void an_embassy_works_for_the_caravan_that_took_it() {
        var table = Table.of(2).row(RED, "culture", "science", "currency", "industry", "military");
        table.caravan(RED, 0, space("16.1")).caravan(RED, 1, space("16.6")).resolve("currency", 1);
        table.pick("enter 16.1 16.0", "put masonry", "take seat2 embassy", "put astrology", "gain oil");
        table.expectTrade(BLUE, "astrology", 1).expectResources(RED, "oil", 1);
        table.expectNotOffered(RED, "enter 16.6 16.0");
    }

    @Test
    @Scenario("S-101")
    @Rule({"DAWN-9.2", "DAWN-9.3"})
    void animal_husbandry_builds_at_a_caravan_far_away() {
        var table = Table.of(2).row(RED, "culture", "science", "economy", "animal-husbandry", "military");
        table.caravan(RED, 0, space("13.8")).resolve("animal-husbandry", 4).expectNotOffered(RED, "city 13.8");
        table.pick("city-for-caravan 13.8").expectCity(space("13.8"), RED);
        assertThat(table.s.caravan(RED, 0)).isEqualTo(DawnState.ON_CARD);
        var steep = Table.of(2).row(RED, "culture", "science", "economy", "animal-husbandry", "military");
        steep.caravan(RED, 0, space("4.4"))
                .resolve("animal-husbandry", 4)
                .expectNotOffered(RED, "city-for-caravan 4.4");
    }
}
