package ecumene.games.ages;

import static ecumene.games.ages.AgesSentence.WONDER_UNFINISHED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** AGES-10: hands, cards in play, and where cards go. */
class CardsInGeneralTest {
    @Test
    @Rule({"AGES-10.1", "AGES-14.1"})
    void civil_hands_are_public() {
        var table = Table.of(3).row("iron", "moses").actions(0).pick("take iron", "take moses");
        for (int viewer = 0; viewer <= 3; viewer++) {
            assertThat(table.seen(viewer, Places.civilHand(0))).containsExactlyInAnyOrder("iron", "moses");
        }
    }

    @Test
    @Rule("AGES-10.2")
    void the_military_limit_is_enforced_only_at_the_end_of_the_own_turn() {
        var table =
                Table.of(2).age(2).hand(0, "rats", "foray", "legion", "phalanx").hand(1, "crusades", "raiders");
        table.hand(1, "immigration").militarySpent(0, 2).actions(0).pick("end");
        table.expectAsked(0, AgesSentence.ASK_DISCARD)
                .pick("discard rats", "discard legion")
                .expectTurnOf(1);
        table.expectHand(0, "foray", "phalanx").expectHand(1, "crusades", "raiders", "immigration");
    }

    @Test
    @Rule("AGES-10.2")
    void the_military_limit_is_the_total_of_military_actions_spent_or_not() {
        var table = Table.of(2).age(2).knows(0, "monarchy", "warfare").hand(0, "rats", "foray", "legion", "phalanx");
        table.militarySpent(0, 4).actions(0).pick("end").expectTurnOf(1);
        table.expectHand(0, "rats", "foray", "legion", "phalanx");
    }

    @Test
    @Rule("AGES-10.3")
    void only_cards_in_play_have_an_effect() {
        var table = Table.of(2)
                .civil(0, "strategy", "moses", "iron", "code-of-laws")
                .hand(0, "fighting-band");
        table.workers(0, "warriors", 2).expectStrength(0, 2).actions(0).expectCivil(0, 4, 4);
        assertThat(table.facts(0).populationCost()).isEqualTo(2);
        table.tactic(0, "fighting-band").expectStrength(0, 3);
    }

    @Test
    @Rule("AGES-10.3")
    void the_starting_technologies_are_in_play() {
        var table = Table.of(2);
        table.expectInPlay(0, "agriculture", "bronze", "philosophy", "religion", "warriors", "despotism");
        table.tokens(0, "bronze", 9).actions(0);
        table.expectOffered(0, "build agriculture", "build bronze", "build philosophy", "build religion");
        table.expectOffered(0, "build warriors");
    }

    @Test
    @Rule("AGES-10.4")
    void civil_cards_leave_the_game_and_military_cards_of_whatever_age_go_to_the_one_pile() {
        var table = Table.of(2).age(2).leader(0, "moses").civil(0, "isaac-newton");
        table.hand(0, "rats", "foray", "classic-army", "cold-war")
                .militarySpent(0, 2)
                .actions(0);
        table.pick("leader isaac-newton", "end", "discard rats", "discard classic-army");
        assertThat(table.names(Places.BOX)).contains("moses");
        table.expectZone(Places.DISCARD, "rats", "classic-army");
    }

    @Test
    @Scenario("S-136")
    @Rule({"AGES-10.4", "AGES-8.5"})
    void the_pile_is_shuffled_again_whatever_the_ages_of_its_cards() {
        var drawn = new HashSet<String>();
        for (int seed = 1; seed <= 40; seed++) {
            var table =
                    Table.of(3, seed).age(2).discards("war-over-culture", "aggression-plunder-i", "military-bonus-ii");
            table.militaryDeck("terrorism").temporaryMilitary(0, 1).endOfTurn(0);
            assertThat(table.names(Places.hand(0))).hasSize(3).contains("terrorism");
            drawn.addAll(table.names(Places.hand(0)));
            table.expectZone(Places.DISCARD);
        }
        assertThat(drawn).contains("war-over-culture", "aggression-plunder-i", "military-bonus-ii");
    }

    @Test
    @Scenario("S-137")
    @Rule({"AGES-10.4", "AGES-5.5"})
    void the_pile_leaves_with_its_age_and_the_next_one_begins_empty() {
        var table = Table.of(3).age(2).round(9).civilDeck("coal").waiting(3).discards("rats");
        table.hand(0, "legion", "military-bonus-i").pact(1, 2, "open-borders-agreement", ' ');
        table.turn(0);
        table.expectZone(Places.DISCARD).expectNotInPlay(1, "open-borders-agreement");
        assertThat(table.names(Places.GONE)).contains("rats", "legion", "military-bonus-i", "open-borders-agreement");
    }

    @Test
    @Rule({"AGES-10.4", "AGES-14.2"})
    void unplayed_discards_are_not_shown() {
        var table = Table.of(2).age(2).hand(0, "rats", "foray", "legion").militarySpent(0, 2);
        table.actions(0).pick("end", "discard foray");
        assertThat(table.seen(0, Places.DISCARD)).containsExactly("foray");
        assertThat(table.seen(1, Places.DISCARD)).containsExactly("?");
        assertThat(table.seen(2, Places.DISCARD)).containsExactly("?");
        assertThat(table.seen(1, Places.hand(0))).containsExactly("?", "?");
    }

    @Test
    @Rule("AGES-10.5")
    void technologies_are_the_civil_cards_with_a_science_cost_and_the_six_starting_ones() {
        Map<Type, Integer> technologies = new EnumMap<>(Type.class);
        int starting = 0;
        for (var card : Table.GAME.catalog().cards()) {
            boolean technology = card.starting() || card.science() != Card.NO_COST;
            assertThat(card.type().technology()).as(card.id()).isEqualTo(technology);
            if (technology) {
                technologies.merge(card.type(), 1, Integer::sum);
                starting += card.starting() ? 1 : 0;
            }
        }
        assertThat(starting).isEqualTo(6);
        assertThat(technologies)
                .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                        Map.entry(Type.FARM, 4),
                        Map.entry(Type.MINE, 4),
                        Map.entry(Type.LAB, 4),
                        Map.entry(Type.TEMPLE, 3),
                        Map.entry(Type.LIBRARY, 3),
                        Map.entry(Type.THEATER, 3),
                        Map.entry(Type.ARENA, 3),
                        Map.entry(Type.INFANTRY, 4),
                        Map.entry(Type.CAVALRY, 3),
                        Map.entry(Type.ARTILLERY, 2),
                        Map.entry(Type.AIR_FORCE, 1),
                        Map.entry(Type.LAW, 3),
                        Map.entry(Type.WARFARE, 3),
                        Map.entry(Type.EXPLORATION, 3),
                        Map.entry(Type.CONSTRUCTION, 3),
                        Map.entry(Type.GOVERNMENT, 8)));
    }

    @Test
    @Rule("AGES-10.5")
    void aristotle_knows_what_a_technology_is() {
        for (var card : List.of("irrigation", "coal", "computers", "theology", "drama", "air-forces", "navigation")) {
            var table = Table.of(2).leader(0, "aristotle").row(card).actions(0);
            table.pick("take " + card).expectScience(0, 1);
        }
    }

    @Test
    @Rule("AGES-10.6")
    void several_levels_of_a_type_stand_side_by_side() {
        var table =
                Table.of(2).civil(0, "iron", "coal").science(0, 12).actions(0).pick("develop iron", "develop coal");
        table.expectInPlay(0, "bronze", "iron", "coal")
                .workers(0, "iron", 1)
                .workers(0, "coal", 1)
                .pick("end");
        table.expectTokens(0, "bronze", 2).expectTokens(0, "iron", 1).expectTokens(0, "coal", 1);
    }

    @Test
    @Rule({"AGES-10.7", "AGES-7.5"})
    void one_unfinished_wonder_but_any_number_of_completed_ones_and_colonies() {
        var table = Table.of(2).row("pyramids", "colossus").actions(0).pick("take pyramids");
        table.expectBlocked(0, "take colossus", WONDER_UNFINISHED);
        var many = Table.of(2)
                .wonder(0, "pyramids")
                .wonder(0, "colossus")
                .wonder(0, "taj-mahal")
                .row("great-wall");
        many.colony(0, "historic-territory-i")
                .colony(0, "historic-territory-ii")
                .colony(0, "strategic-territory-i");
        many.knows(0, "code-of-laws").expectHappiness(0, 3).expectStrength(0, 1 + 2 + 2);
        many.actions(0).pick("take great-wall").expectInPlay(0, "pyramids", "colossus", "taj-mahal", "great-wall");
    }

    @Test
    @Rule("AGES-10.7")
    void one_leader_and_one_own_pact() {
        var leaders = Table.of(2)
                .leader(0, "moses")
                .civil(0, "joan-of-arc")
                .actions(0)
                .pick("leader joan-of-arc");
        leaders.expectZone(Places.play(0), "joan-of-arc");
        var pacts =
                Table.of(3).age(2).pact(0, 1, "open-borders-agreement", ' ').pact(2, 0, "trade-routes-agreement", 'A');
        pacts.hand(0, "scientific-cooperation")
                .politics(0)
                .pick("offer scientific-cooperation seat3")
                .pick("accept");
        pacts.expectZone(Places.play(0), "scientific-cooperation").expectZone(Places.play(2), "trade-routes-agreement");
        pacts.expectMilitary(0, 2, 2).expectMilitary(1, 2, 2);
    }

    @Test
    @Rule("AGES-10.8")
    void an_unfinished_wonder_does_nothing() {
        var table =
                Table.of(2).building(0, "kremlin", 2).expectCultureRating(0, 0).expectCivil(0, 4, 4);
        table.expectMilitary(0, 2, 2);
        Table.of(2).building(0, "hanging-gardens", 2).expectHappiness(0, 0);
        var michelangelo = Table.of(2).leader(0, "michelangelo").building(0, "eiffel-tower", 2);
        michelangelo.expectCultureRating(0, 0);
    }
}
