package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** AGES-9.1 – AGES-9.8, AGES-9.14 – AGES-9.16, AGES-9.20: how events are resolved. Each event has its own test by age. */
class EventsTest {
    // --- resolving --------------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-9.1")
    void an_event_is_carried_out_and_goes_to_the_past_events() {
        var table = Table.of(2)
                .strength(0, 5)
                .hand(0, "rats")
                .currentEvents("crusades", "foray")
                .politics(0);
        table.pick("prepare rats").expectCulture(0, 1 + 4);
        table.expectZone(Places.PAST_EVENTS, "crusades").expectZone(Places.CURRENT_EVENTS, "foray");
        table.expectZone(Places.FUTURE_EVENTS, "rats").expectZone(Places.DISCARD);
    }

    @Test
    @Rule({"AGES-9.2", "AGES-Q09"})
    void several_players_decide_in_turn_order_from_the_active_one() {
        var table = Table.of(3).event(1, "development-of-markets").expectAsked(1, AgesSentence.ASK_GAIN_MIX);
        table.pick("gain 2 0").expectAsked(2, AgesSentence.ASK_GAIN_MIX);
        table.pick("gain 0 2").expectAsked(0, AgesSentence.ASK_GAIN_MIX);
        table.pick("gain 2 0").expectResolved();
        table.expectFood(1, 2).expectResources(2, 2).expectFood(0, 2).expectFood(2, 0);
    }

    @Test
    @Rule("AGES-9.2")
    void automatic_effects_follow_the_same_order() {
        var table =
                Table.of(3).militaryDeck("rats", "foray", "raiders", "legion", "phalanx", "pestilence", "barbarians");
        table.event(2, "development-of-politics").expectHand(2, "rats", "foray", "raiders");
        table.expectHand(0, "legion", "phalanx", "pestilence").expectHand(1, "barbarians");
    }

    // --- comparing --------------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-9.3", "AGES-9.14"})
    @Scenario("S-70")
    void ties_go_by_turn_order_from_the_active_player() {
        var strongest = Table.of(3).strength(0, 7).strength(1, 9).strength(2, 9).event(0, "crusades");
        strongest.expectCulture(1, 4).expectCulture(2, 0);
        var weakest = Table.of(3).strength(0, 5).strength(1, 5).strength(2, 9);
        weakest.culture(0, 10).culture(1, 10).culture(2, 10).event(0, "crusades");
        weakest.expectCulture(0, 10).expectCulture(1, 6).expectCulture(2, 14);
        var other = Table.of(3).strength(0, 5).strength(1, 5).strength(2, 9);
        other.culture(0, 10).culture(1, 10).culture(2, 10).event(1, "crusades");
        other.expectCulture(0, 6).expectCulture(1, 10).expectCulture(2, 14);
    }

    @Test
    @Rule("AGES-9.3")
    void the_active_player_has_the_most_culture_in_a_tie_and_never_the_least() {
        var most = Table.of(3).culture(0, 7).culture(1, 7).culture(2, 7).event(1, "national-pride");
        most.expectCulture(0, 7).expectCulture(1, 12).expectCulture(2, 7);
        var least = Table.of(3)
                .culture(0, 7)
                .culture(1, 7)
                .culture(2, 7)
                .event(1, "terrorism")
                .expectResolved();
        least.expectWorkers(0, "philosophy", 1)
                .expectWorkers(1, "philosophy", 0)
                .expectWorkers(2, "philosophy", 0);
    }

    @Test
    @Rule({"AGES-9.3", "AGES-9.14"})
    @Scenario("S-125")
    void the_ranking_of_four_with_a_three_way_tie() {
        var table = Table.of(4).strength(0, 5).strength(1, 5).strength(2, 5).strength(3, 8);
        var ranking = Ranking.of(table.s, 1);
        assertThat(IntStream.range(0, 4).map(place -> Ranking.at(ranking.strength(), place)))
                .containsExactly(3, 1, 2, 0);
        for (int seat = 0; seat < 4; seat++) {
            table.tokens(seat, "bronze", 5);
        }
        table.event(1, "raiders").expectResolved();
        table.expectResources(0, 3).expectResources(1, 5).expectResources(2, 3).expectResources(3, 5);
        var weakest = Table.of(4).strength(0, 5).strength(1, 5).strength(2, 5).strength(3, 8);
        weakest.event(1, "reign-of-terror")
                .expectPool(0, 0)
                .expectPool(1, 1)
                .expectPool(2, 1)
                .expectPool(3, 1);
    }

    @Test
    @Rule("AGES-9.3")
    void a_civilization_that_left_the_game_is_not_compared() {
        var table = Table.of(4)
                .strength(0, 5)
                .strength(1, 6)
                .strength(2, 7)
                .strength(3, 1)
                .politics(3)
                .pick("resign");
        table.expectTurnOf(0);
        var ranking = Ranking.of(table.s, 0);
        assertThat(List.of(ranking.strongest(), ranking.weakest())).containsExactly(2, 0);
        assertThat(ranking.amongTwoWeakest(1)).isTrue();
        assertThat(ranking.amongTwoWeakest(2)).isFalse();
    }

    @Test
    @Rule("AGES-9.4")
    @Scenario("S-72")
    void a_card_for_all_with_the_most_does_not_break_ties() {
        var table =
                Table.of(3).workers(0, "religion", 3).workers(1, "religion", 3).workers(2, "religion", 1);
        table.event(2, "immigration").expectPool(0, 2).expectPool(1, 2).expectPool(2, 1);
        table.expectYellow(0, 17).expectYellow(1, 17).expectYellow(2, 18);
    }

    @Test
    @Rule("AGES-9.5")
    @Scenario("S-71")
    void among_two_civilizations_the_two_strongest_are_one() {
        var table = Table.of(2).strength(1, 5).event(0, "foray").expectAsked(1, AgesSentence.ASK_GAIN_MIX);
        table.expectOptions(1, "gain 3 0", "gain 2 1", "gain 1 2", "gain 0 3")
                .pick("gain 1 2")
                .expectResolved();
        table.expectFood(1, 1).expectResources(1, 2).expectFood(0, 0).expectResources(0, 0);
        var cold = Table.of(2)
                .strength(1, 5)
                .event(0, "cold-war")
                .expectScience(1, 6)
                .expectScience(0, 0);
        cold.expectResolved();
        var crime = Table.of(2).strength(1, 5).culture(0, 9).culture(1, 9).event(0, "crime-wave");
        crime.expectCulture(0, 6).expectCulture(1, 9).expectBlue(0, 15).expectBlue(1, 16);
    }

    @Test
    @Rule("AGES-9.5")
    void a_game_that_shrank_to_two_reads_events_for_two() {
        var table = Table.of(3)
                .strength(0, 5)
                .strength(1, 3)
                .politics(2)
                .pick("resign")
                .expectTurnOf(0);
        table.event(0, "cold-war").expectScience(0, 6).expectScience(1, 0);
    }

    @Test
    @Rule({"AGES-9.6", "AGES-9.20"})
    void strongest_and_weakest_are_fixed_before_anything_happens() {
        var table = Table.of(3).strength(0, 5).strength(1, 2).strength(2, 9).event(0, "border-conflict");
        table.expectAsked(1, AgesSentence.ASK_DESTROY)
                .strength(0, 12)
                .strength(2, 3)
                .pick("destroy bronze");
        table.expectResolved().expectResources(2, 3).expectResources(0, 0);
    }

    // --- actions and choices ----------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-9.7")
    void an_action_that_an_event_offers_spends_no_action() {
        var table = Table.of(2).tokens(0, "bronze", 2).event(0, "development-of-civilization");
        table.pick("build religion").expectResolved().expectResources(0, 0).expectCivil(0, 4, 4);
        var spent = Table.of(2).tokens(0, "agriculture", 1).civilSpent(0, 4).event(1, "development-of-civilization");
        spent.pick(0, "population")
                .expectResolved()
                .expectFood(0, 0)
                .expectPool(0, 2)
                .expectCivil(0, 0, 4);
    }

    @Test
    @Rule("AGES-9.8")
    void what_a_player_may_do_can_be_declined_and_everything_else_must_be_done() {
        Table.of(2).event(0, "development-of-warfare").expectOptions(0, "build warriors", "pass");
        var conflict = Table.of(2).strength(1, 5).event(0, "border-conflict");
        conflict.expectOptions(0, "destroy agriculture", "destroy bronze", "destroy philosophy");
        var terror = Table.of(2).culture(0, 9).workers(0, "religion", 1).event(0, "terrorism");
        terror.expectOptions(1, "raze philosophy", "raze religion");
    }

    @Test
    @Rule({"AGES-9.15", "AGES-Q09"})
    void raiders_take_exactly_two_or_all_there_is() {
        var table = Table.of(2)
                .strength(1, 5)
                .tokens(0, "agriculture", 1)
                .tokens(0, "bronze", 4)
                .event(0, "raiders");
        table.expectAsked(0, AgesSentence.ASK_LOSE_MIX)
                .expectOptions(0, "lose 1 1", "lose 0 2")
                .pick("lose 1 1");
        table.expectResolved().expectFood(0, 0).expectResources(0, 3);
        var one = Table.of(2)
                .strength(1, 5)
                .tokens(0, "agriculture", 1)
                .event(0, "raiders")
                .expectResolved();
        one.expectFood(0, 0).expectBlue(0, 17);
        var both = Table.of(2)
                .strength(1, 5)
                .tokens(0, "agriculture", 1)
                .tokens(0, "bronze", 1)
                .event(0, "raiders");
        both.expectResolved().expectFood(0, 0).expectResources(0, 0);
        Table.of(2).strength(1, 5).event(0, "raiders").expectResolved();
    }

    @Test
    @Rule("AGES-9.15")
    void who_has_no_real_choice_is_not_asked() {
        Table.of(2).pool(0, 0).pool(1, 0).event(0, "development-of-warfare").expectResolved();
        Table.of(2).blue(0, 0).blue(1, 0).event(0, "development-of-markets").expectResolved();
        Table.of(2).event(0, "development-of-civilization").expectResolved().expectPool(0, 1);
        Table.of(2).strength(1, 5).blue(1, 0).event(0, "foray").expectResolved();
    }

    @Test
    @Rule("AGES-9.16")
    void an_event_that_finds_nothing_to_do_goes_to_the_past_events() {
        for (var event :
                List.of("independence-declaration", "civil-unrest", "ravages-of-time", "iconoclasm", "emigration")) {
            var table = Table.of(2).culture(0, 7).culture(1, 7).event(0, event).expectResolved();
            table.expectZone(Places.PAST_EVENTS, event)
                    .expectCulture(0, 7)
                    .expectBlue(0, 16)
                    .expectPool(0, 1);
        }
    }

    @Test
    @Rule("AGES-9.20")
    void what_is_destroyed_counts_at_once_for_whoever_decides_later() {
        var table = Table.of(3)
                .culture(0, 9)
                .culture(1, 8)
                .workers(0, "religion", 1)
                .workers(1, "religion", 1);
        table.event(0, "terrorism").expectAsked(2, AgesSentence.ASK_TERROR).pick("raze philosophy");
        table.expectAsked(2, AgesSentence.ASK_TERROR).expectPool(0, 2).expectScienceRating(0, 0);
        table.pick("raze religion").expectResolved().expectPool(1, 2).expectHappiness(1, 0);
    }
}
