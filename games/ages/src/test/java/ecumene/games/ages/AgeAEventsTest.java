package ecumene.games.ages;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** The ten events of age A. */
class AgeAEventsTest {
    @Test
    @Cards("development_of_agriculture")
    void development_of_agriculture_gives_everybody_two_food() {
        var table = Table.of(3)
                .knows(2, "irrigation")
                .event(1, "development-of-agriculture")
                .expectResolved();
        table.expectFood(0, 2).expectFood(1, 2).expectTokens(2, "irrigation", 1).expectResources(0, 0);
        table.expectBlue(0, 14).expectBlue(2, 15);
    }

    @Test
    @Cards("development_of_crafts")
    void development_of_crafts_gives_everybody_two_resources() {
        var table =
                Table.of(3).knows(2, "iron").event(1, "development-of-crafts").expectResolved();
        table.expectResources(0, 2)
                .expectResources(1, 2)
                .expectTokens(2, "iron", 1)
                .expectFood(0, 0);
    }

    @Test
    @Cards("development_of_markets")
    @Rule("AGES-Q09")
    void development_of_markets_lets_everybody_choose_two_food_or_two_resources() {
        var table = Table.of(2).event(0, "development-of-markets").expectAsked(0, AgesSentence.ASK_GAIN_MIX);
        table.expectOptions(0, "gain 2 0", "gain 0 2").pick("gain 0 2").expectOptions(1, "gain 2 0", "gain 0 2");
        table.pick("gain 2 0").expectResolved();
        table.expectResources(0, 2).expectFood(0, 0).expectFood(1, 2).expectResources(1, 0);
    }

    @Test
    @Cards("development_of_politics")
    void development_of_politics_lets_everybody_draw_three_cards_whatever_the_hand_limit() {
        var table = Table.of(2).hand(0, "legion", "phalanx").militaryDeck("rats", "foray", "raiders", "pestilence");
        table.discards("barbarians", "rebellion")
                .event(0, "development-of-politics")
                .expectResolved();
        table.expectHand(0, "legion", "phalanx", "rats", "foray", "raiders");
        table.expectHand(1, "pestilence", "barbarians", "rebellion");
    }

    @Test
    @Cards("development_of_religion")
    @Rule({"AGES-13.44", "AGES-Q09"})
    void development_of_religion_builds_a_temple_for_nothing() {
        var table = Table.of(2).pool(0, 2).event(0, "development-of-religion");
        table.expectAsked(0, AgesSentence.ASK_BUILD_FREE).expectOptions(0, "build religion", "pass");
        table.pick("build religion")
                .expectAsked(1, AgesSentence.ASK_BUILD_FREE)
                .pick("pass")
                .expectResolved();
        table.expectWorkers(0, "religion", 1)
                .expectPool(0, 1)
                .expectCivil(0, 4, 4)
                .expectCultureRating(0, 1);
        table.expectWorkers(1, "religion", 0).expectPool(1, 1);
    }

    @Test
    @Cards("development_of_religion")
    @Rule({"AGES-9.15", "AGES-13.44"})
    @Scenario("S-129")
    void development_of_religion_asks_only_those_who_can_build() {
        var table = Table.of(3).workers(0, "religion", 2).pool(1, 0).event(0, "development-of-religion");
        table.expectAsked(2, AgesSentence.ASK_BUILD_FREE).pick("build religion").expectResolved();
        table.expectWorkers(0, "religion", 2).expectWorkers(1, "religion", 0).expectWorkers(2, "religion", 1);
        Table.of(2)
                .workers(0, "religion", 1)
                .workers(0, "theology", 1)
                .pool(1, 0)
                .event(0, "development-of-religion")
                .expectResolved();
        Table.of(2)
                .knows(0, "monarchy")
                .workers(0, "religion", 2)
                .event(0, "development-of-religion")
                .expectAsked(0, AgesSentence.ASK_BUILD_FREE);
    }

    @Test
    @Cards("development_of_science")
    void development_of_science_gives_everybody_two_science() {
        Table.of(2)
                .science(1, 3)
                .event(0, "development-of-science")
                .expectScience(0, 2)
                .expectScience(1, 5);
    }

    @Test
    @Cards("development_of_settlement")
    void development_of_settlement_gives_everybody_a_worker() {
        var table = Table.of(2)
                .event(0, "development-of-settlement")
                .expectPool(0, 2)
                .expectYellow(0, 17);
        table.expectPool(1, 2).expectYellow(1, 17).expectFood(0, 0);
    }

    @Test
    @Cards("development_of_trade_routes")
    void development_of_trade_routes_gives_everybody_one_of_each() {
        var table = Table.of(2)
                .event(0, "development-of-trade-routes")
                .expectScience(0, 1)
                .expectScience(1, 1);
        table.expectFood(0, 1)
                .expectFood(1, 1)
                .expectResources(0, 1)
                .expectResources(1, 1)
                .expectBlue(0, 14);
    }

    @Test
    @Cards("development_of_warfare")
    @Rule({"AGES-13.44", "AGES-Q09"})
    void development_of_warfare_makes_a_warrior_for_nothing() {
        var table = Table.of(2).pool(1, 0).militarySpent(0, 2).event(0, "development-of-warfare");
        table.expectAsked(0, AgesSentence.ASK_BUILD_FREE).expectOptions(0, "build warriors", "pass");
        table.pick("build warriors")
                .expectResolved()
                .expectWorkers(0, "warriors", 2)
                .expectPool(0, 0);
        table.expectStrength(0, 2).expectMilitary(0, 0, 2).expectWorkers(1, "warriors", 1);
    }

    // --- Development of Civilization --------------------------------------------------------------------------------

    @Test
    @Cards("development_of_civilization")
    @Rule({"AGES-13.26", "AGES-Q09"})
    void development_of_civilization_offers_one_action_for_one_less() {
        var table =
                Table.of(2).tokens(0, "agriculture", 1).tokens(0, "bronze", 2).science(0, 2);
        table.knows(0, "swordsmen").civil(0, "irrigation", "iron", "moses", "rich-land-a");
        table.event(0, "development-of-civilization").expectAsked(0, AgesSentence.ASK_DEVELOP_ONE);
        table.expectOptions(
                0,
                "population",
                "build agriculture",
                "build bronze",
                "build philosophy",
                "build religion",
                "develop irrigation",
                "pass");
        table.pick("develop irrigation").expectResolved().expectScience(0, 0).expectInPlay(0, "irrigation");
        table.expectCivil(0, 4, 4).expectCivilHand(0, "iron", "moses", "rich-land-a");
    }

    @Test
    @Cards("development_of_civilization")
    @Rule("AGES-13.26")
    void development_of_civilization_takes_one_off_food_and_resources() {
        var people = Table.of(2).yellow(0, 16).tokens(0, "agriculture", 2).event(0, "development-of-civilization");
        people.pick("population")
                .expectResolved()
                .expectFood(0, 0)
                .expectPool(0, 2)
                .expectYellow(0, 15);
        var mine = Table.of(2)
                .tokens(0, "bronze", 1)
                .event(0, "development-of-civilization")
                .pick("build bronze");
        mine.expectResolved()
                .expectResources(0, 0)
                .expectWorkers(0, "bronze", 3)
                .expectPool(0, 0);
        var declined = Table.of(2)
                .tokens(0, "bronze", 1)
                .event(0, "development-of-civilization")
                .pick("pass");
        declined.expectResolved().expectResources(0, 1);
    }

    @Test
    @Cards("development_of_civilization")
    @Rule({"AGES-13.26", "AGES-9.7"})
    @Scenario("S-79")
    void development_of_civilization_allows_a_revolution_in_somebody_elses_turn() {
        var table = Table.of(2).civil(1, "monarchy").science(1, 1).event(0, "development-of-civilization");
        table.expectAsked(1, AgesSentence.ASK_DEVELOP_ONE).expectOptions(1, "revolt monarchy", "pass");
        table.pick("revolt monarchy").expectResolved().expectScience(1, 0).expectInPlay(1, "monarchy");
        table.expectCivil(1, 0, 5).expectMilitary(1, 3, 3);
        table.endOfTurn(0).expectTurnOf(1).expectCivil(1, 0, 5);
        var spent = Table.of(2).civil(1, "monarchy").science(1, 1).civilSpent(1, 1);
        spent.event(0, "development-of-civilization").expectResolved();
    }
}
