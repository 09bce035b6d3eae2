package ecumene.games.dawn;

import static ecumene.games.dawn.Table.space;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import ecumene.games.dawn.cards.Catalog;
import org.junit.jupiter.api.Test;

/** What the focus cards do, as far as no scenario of the reference plays them. */
class FocusCardsTest {
    private static final int RED = 0;
    private static final int BLUE = 1;

    @Test
    @Cards({"early_empire", "civil_service"})
    @Rule({"DAWN-6.7", "DAWN-6.10"})
    void civil_service_ends_with_a_token_beside_any_own_space() {
        var table = Table.of(2).row(RED, "civil-service").resolve("civil-service", 2);
        table.pick("place 11.3 free", "done")
                .expectAsked(RED, DawnSentence.ASK_PLACE)
                .expectOffered(RED, "place 13.3 free");
        table.pick("place 13.3 free").expectToken(space("13.3"), RED).expectResolved();
    }

    @Test
    @Cards({"drama_and_poetry", "mass_media"})
    @Rule("DAWN-6.7")
    void the_moved_token_keeps_its_face() {
        var table = Table.of(2).row(RED, "drama-and-poetry").reinforced(RED, space("13.0"));
        table.resolve("drama-and-poetry", 1)
                .pick("done")
                .expectOffered(RED, "move 13.0 13.1")
                .pick("move 13.0 13.1");
        assertThat(table.s.isReinforced(space("13.1"))).isTrue();
        assertThat(table.s.naturalWonders(RED)).isZero();
    }

    @Test
    @Cards({"astrology", "mathematics"})
    @Rule({"DAWN-7.1", "DAWN-5.4"})
    void mathematics_brings_a_token_that_can_be_spent_at_once() {
        var table = Table.of(2).row(RED, "culture", "economy", "industry", "mathematics", "military");
        table.resolve("mathematics", 1).pick("put mathematics", "spend 1 -").expectDial(RED, 2);
        table.expectTrade(RED, "mathematics", 0);
    }

    @Test
    @Cards({"replaceable_parts", "nuclear_power"})
    @Rule({"DAWN-7.1", "DAWN-1.4"})
    void replaceable_parts_bring_a_resource_one_has_not() {
        var table = Table.of(2).row(RED, "culture", "economy", "industry", "replaceable-parts", "military");
        table.resources(RED, "oil", 1).resolve("replaceable-parts", 2);
        table.expectOptions(RED, "gain marble", "gain mercury", "gain diamond", "no")
                .pick("gain mercury");
        table.expectResources(RED, "mercury", 1).expectDial(RED, 2);
    }

    @Test
    @Cards({"foreign_trade", "currency", "steam_power"})
    @Rule({"DAWN-8.1", "DAWN-8.6"})
    void steam_goes_over_water_and_changes_resources() {
        var table = Table.of(2)
                .row(RED, "culture", "science", "steam-power", "industry", "military")
                .resources(RED, "oil", 1);
        table.caravan(RED, 0, space("16.1")).resolve("steam-power", 1).expectOffered(RED, "caravan 16.1 16.7");
        table.pick("caravan 16.1 16.7").finish();
        assertThat(table.s.caravan(RED, 0)).isEqualTo(space("16.7"));
        table.resolve("steam-power", 1)
                .pick("done")
                .expectOffered(RED, "exchange oil marble")
                .pick("exchange oil marble");
        table.expectResources(RED, "oil", 0).expectResources(RED, "marble", 1);
    }

    @Test
    @Cards({"foreign_trade", "currency", "capitalism"})
    @Rule({"DAWN-8.2", "DAWN-7.6", "DAWN-5.6"})
    void a_better_economy_card_brings_caravans_and_a_worse_one_takes_them() {
        var table = Table.of(2);
        Row.replace(table.s, RED, table.focus("capitalism"), table.focus("foreign-trade"));
        table.run(new Caravans.Refit(RED));
        assertThat(table.s.caravan(RED, 2)).isEqualTo(DawnState.ON_CARD);
        table.caravan(RED, 0, space("13.2")).caravan(RED, 1, space("13.3"));
        table.s.setCard(RED, 2, table.focus("foreign-trade"));
        table.run(new Caravans.Refit(RED))
                .expectAsked(RED, DawnSentence.ASK_WITHDRAW)
                .pick("withdraw 13.2");
        assertThat(table.s.caravan(RED, 0)).isEqualTo(DawnState.UNUSED);
        assertThat(table.s.caravan(RED, 1)).isEqualTo(space("13.3"));
        assertThat(table.s.caravan(RED, 2)).isEqualTo(DawnState.UNUSED);
    }

    @Test
    @Cards({"pottery", "animal_husbandry", "nationalism", "urbanization"})
    @Rule({"DAWN-9.1", "DAWN-9.3"})
    void urbanization_counts_through_water_and_settles_around() {
        var table = Table.of(2)
                .row(RED, "culture", "science", "economy", "urbanization", "military")
                .city(RED, space("16.8"));
        table.resolve("urbanization", 3)
                .expectOffered(RED, "city 14.7")
                .pick("city 14.7", "place 14.8 free", "place 14.6 free");
        table.expectCity(space("14.7"), RED).expectToken(space("14.6"), RED).expectResolved();
        var pottery = Table.of(2).city(RED, space("16.8")).resolve("industry", 3);
        assertThat(pottery.spaces("city")).doesNotContain(space("14.7"));
    }

    @Test
    @Cards({"masonry", "iron_working", "mass_production", "flight"})
    @Rule({"DAWN-11.1", "DAWN-11.3", "DAWN-3.6"})
    void flight_reinforces_before_or_after() {
        var table = Table.of(2)
                .row(RED, "culture", "science", "economy", "industry", "flight")
                .token(RED, space("11.9"));
        table.resolve("flight", 3)
                .pick("fortify", "reinforce 11.9")
                .expectAsked(RED, DawnSentence.ASK_ATTACK)
                .pick("done");
        table.expectResolved();
        var after = Table.of(2)
                .row(RED, "culture", "science", "economy", "industry", "flight")
                .token(RED, space("11.9"));
        after.resolve("flight", 3).pick("fight", "done").expectAsked(RED, DawnSentence.ASK_REINFORCE);
    }

    @Test
    @Rule({"DAWN-2.3", "DAWN-2.1"})
    void every_leader_begins_with_five_cards_and_a_caravan() {
        var s = Table.dealt(4, "introductory").s;
        for (int seat = 0; seat < 4; seat++) {
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                assertThat(s.typeOf(s.card(seat, slot)))
                        .isEqualTo(s.leader(seat).row().get(slot));
                assertThat(s.catalog().focus(s.card(seat, slot)).level()).isEqualTo(1);
            }
            assertThat(s.caravan(seat, 0)).isEqualTo(DawnState.ON_CARD);
            assertThat(s.caravan(seat, 1)).isEqualTo(DawnState.UNUSED);
            assertThat(s.tokensLeft(seat)).isEqualTo(31);
        }
        assertThat(s.leader(RED)).isNotEqualTo(s.leader(BLUE));
    }
}
