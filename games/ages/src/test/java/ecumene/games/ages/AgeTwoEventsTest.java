package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** The fifteen events of age II. */
class AgeTwoEventsTest {
    private static Table ageTwo(int players) {
        return Table.of(players).age(2);
    }

    // --- moods ------------------------------------------------------------------------------------------------------

    @Test
    @Cards("civil_unrest")
    @Rule("AGES-9.4")
    @Scenario("S-127")
    void civil_unrest_costs_culture_for_every_discontent_worker_and_the_most_discontent_a_token() {
        var table = ageTwo(3)
                .yellow(0, 12)
                .yellow(1, 12)
                .culture(0, 10)
                .culture(1, 5)
                .culture(2, 7);
        table.event(2, "civil-unrest")
                .expectResolved()
                .expectCulture(0, 2)
                .expectCulture(1, 0)
                .expectCulture(2, 7);
        table.expectBlue(0, 15).expectBlue(1, 15).expectBlue(2, 16);
        var one = ageTwo(3)
                .yellow(0, 12)
                .yellow(1, 16)
                .culture(0, 10)
                .culture(1, 5)
                .event(2, "civil-unrest");
        one.expectCulture(0, 2).expectCulture(1, 1).expectBlue(0, 15).expectBlue(1, 16);
    }

    @Test
    @Cards("civil_unrest")
    @Rule("AGES-Q12")
    void civil_unrest_takes_the_token_from_a_card_when_the_bank_is_empty() {
        var table =
                ageTwo(2).yellow(0, 12).blue(0, 0).tokens(0, "agriculture", 1).tokens(0, "iron", 1);
        table.event(1, "civil-unrest")
                .expectAsked(0, AgesSentence.ASK_TOKEN)
                .pick("token agriculture")
                .expectResolved();
        table.expectFood(0, 0).expectResources(0, 2).expectBlue(0, 0);
    }

    @Test
    @Cards("emigration")
    @Rule({"AGES-13.31", "AGES-9.20", "AGES-Q11"})
    @Scenario("S-83")
    void emigration_takes_half_the_discontent_rounded_up() {
        var table = ageTwo(2).yellow(0, 10).pool(0, 1).expectDiscontent(0, 3).event(1, "emigration");
        table.expectAsked(0, AgesSentence.ASK_LOSE_WORKER)
                .expectPool(0, 0)
                .pick("lose-worker warriors")
                .expectResolved();
        table.expectWorkers(0, "warriors", 0).expectYellow(0, 12).expectYellow(1, 18);
        var even = ageTwo(2)
                .yellow(0, 12)
                .pool(0, 3)
                .event(1, "emigration")
                .expectResolved()
                .expectPool(0, 2);
        even.expectYellow(0, 13);
    }

    @Test
    @Cards("prosperity")
    void prosperity_gives_food_for_happiness() {
        var table =
                ageTwo(2).workers(0, "theology", 2).workers(0, "religion", 1).knows(0, "selective-breeding");
        table.expectHappiness(0, 5)
                .event(1, "prosperity")
                .expectResolved()
                .expectFood(0, 5)
                .expectFood(1, 0);
        table.expectTokens(0, "selective-breeding", 1).expectTokens(0, "agriculture", 2);
        table.expectResources(0, 0);
    }

    // --- strength ---------------------------------------------------------------------------------------------------

    @Test
    @Cards("cold_war")
    void cold_war_gives_six_science_to_the_two_strongest() {
        var table = ageTwo(3)
                .strength(0, 2)
                .strength(2, 3)
                .science(2, 4)
                .event(0, "cold-war")
                .expectResolved();
        table.expectScience(0, 6).expectScience(1, 0).expectScience(2, 10);
    }

    @Test
    @Cards("crime_wave")
    @Rule({"AGES-12.8", "AGES-Q12"})
    void crime_wave_takes_culture_and_a_blue_token_from_the_two_weakest() {
        var table = ageTwo(3).strength(2, 3).culture(0, 5).culture(1, 2).culture(2, 5);
        table.blue(1, 0).tokens(1, "agriculture", 1).tokens(1, "bronze", 1).event(0, "crime-wave");
        table.expectAsked(1, AgesSentence.ASK_TOKEN).expectOptions(1, "token agriculture", "token bronze");
        table.pick("token bronze")
                .expectResolved()
                .expectResources(1, 0)
                .expectFood(1, 1)
                .expectBlue(1, 0);
        table.expectCulture(0, 2)
                .expectCulture(1, 0)
                .expectCulture(2, 5)
                .expectBlue(0, 15)
                .expectBlue(2, 16);
        assertThat(table.s.blueOwned[1]).isEqualTo(1);
    }

    @Test
    @Cards("refugees")
    @Rule({"AGES-9.6", "AGES-Q11"})
    void refugees_move_culture_and_people_from_the_weakest_to_the_strongest() {
        var table = ageTwo(3)
                .strength(0, 2)
                .strength(2, 3)
                .culture(0, 5)
                .culture(1, 5)
                .culture(2, 5)
                .pool(1, 0);
        table.event(0, "refugees")
                .expectAsked(1, AgesSentence.ASK_LOSE_WORKER)
                .pick("lose-worker bronze")
                .expectResolved();
        table.expectCulture(0, 5).expectCulture(1, 2).expectCulture(2, 8);
        table.expectPool(2, 2).expectYellow(2, 17).expectYellow(1, 19).expectWorkers(1, "bronze", 1);
    }

    @Test
    @Cards("refugees")
    @Rule("AGES-12.9")
    @Scenario("S-132")
    void refugees_find_no_room_with_an_empty_yellow_bank() {
        var table = ageTwo(2).strength(0, 2).yellow(0, 0).event(0, "refugees").expectResolved();
        table.expectCulture(0, 3)
                .expectPool(0, 1)
                .expectYellow(0, 0)
                .expectPool(1, 0)
                .expectYellow(1, 19);
    }

    @Test
    @Cards("independence_declaration")
    @Rule({"AGES-9.13", "AGES-10.4", "AGES-Q09"})
    void independence_declaration_costs_the_weakest_a_colony_of_its_choice() {
        var table = ageTwo(2).strength(0, 9).colony(1, "strategic-territory-i").colony(1, "historic-territory-ii");
        table.colony(0, "strategic-territory-ii").expectStrength(1, 3).expectHappiness(1, 2);
        table.event(0, "independence-declaration").expectAsked(1, AgesSentence.ASK_RELEASE);
        table.expectOptions(1, "release strategic-territory-i", "release historic-territory-ii");
        table.pick("release historic-territory-ii").expectResolved().expectNotInPlay(1, "historic-territory-ii");
        table.expectHappiness(1, 0).expectStrength(1, 3).expectInPlay(0, "strategic-territory-ii");
        table.expectZone(Places.DISCARD, "historic-territory-ii");
    }

    @Test
    @Cards("politics_of_strength")
    @Rule({"AGES-13.29", "AGES-Q10"})
    void politics_of_strength_lets_the_strongest_draw_five_and_the_weakest_discard_three() {
        var table =
                ageTwo(2).strength(0, 9).militaryDeck("emigration", "terrorism", "refugees", "cold-war", "prosperity");
        table.hand(1, "legion", "phalanx", "foray", "rats", "raiders").event(0, "politics-of-strength");
        table.expectHand(0, "emigration", "terrorism", "refugees", "cold-war", "prosperity");
        table.expectAsked(1, AgesSentence.ASK_DISCARD);
        table.expectOptions(1, "discard legion", "discard phalanx", "discard foray", "discard rats", "discard raiders");
        table.pick("discard raiders", "discard foray", "discard legion")
                .expectResolved()
                .expectHand(1, "phalanx", "rats");
        table.expectZone(Places.DISCARD, "legion", "foray", "raiders");
    }

    @Test
    @Cards("politics_of_strength")
    @Rule({"AGES-13.29", "AGES-Q10"})
    void what_politics_of_strength_discards_stays_hidden() {
        var table = ageTwo(3).strength(0, 9).strength(1, 3).drawn(2, "legion", "phalanx", "foray", "rats");
        table.event(0, "politics-of-strength")
                .pick("discard legion", "discard phalanx", "discard foray")
                .expectResolved();
        assertThat(table.seen(0, Places.hand(2))).containsExactly("?");
        assertThat(table.seen(0, Places.DISCARD)).containsExactly("?", "?", "?");
        assertThat(String.join("\n", table.readBy(1))).doesNotContain("Legion").doesNotContain("Phalanx");
    }

    @Test
    @Cards("politics_of_strength")
    @Rule("AGES-13.29")
    @Scenario("S-135")
    void politics_of_strength_takes_all_cards_of_a_smaller_hand() {
        var table =
                Table.of(2).age(3).strength(0, 9).hand(1, "legion", "phalanx").hand(0, "entrenchments");
        table.militaryDeck("war-over-culture", "war-over-culture", "modern-army", "shock-troops", "military-bonus-iii");
        table.event(0, "politics-of-strength").expectResolved().expectHand(1);
        assertThat(table.s.hand(0)).isEqualTo(6);
        table.expectZone(Places.DISCARD, "legion", "phalanx");
    }

    @Test
    @Cards("politics_of_strength")
    @Rule("AGES-13.29")
    void politics_of_strength_is_about_culture_in_age_iv() {
        var table = Table.of(2)
                .age(4)
                .strength(0, 9)
                .culture(1, 5)
                .hand(1, "legion")
                .event(0, "politics-of-strength");
        table.expectResolved().expectCulture(0, 5).expectCulture(1, 2).expectHand(1, "legion");
    }

    // --- production and points --------------------------------------------------------------------------------------

    @Test
    @Cards("economic_progress")
    void economic_progress_is_production_without_scoring_even_in_an_uprising() {
        var table = ageTwo(2)
                .yellow(0, 12)
                .pool(0, 0)
                .expectDiscontent(0, 2)
                .blue(0, 10)
                .tokens(0, "bronze", 3);
        table.culture(0, 5).workers(0, "iron", 1).event(1, "economic-progress").expectResolved();
        table.expectScience(0, 0).expectCulture(0, 5).expectFood(0, 0).expectResources(0, 3 - 2 + 2 + 2);
        table.expectTokens(0, "iron", 1).expectFood(1, 2).expectResources(1, 2).expectScience(1, 0);
    }

    @Test
    @Cards("national_pride")
    @Rule("AGES-9.3")
    void national_pride_scores_five_for_the_most_culture() {
        var table = ageTwo(3)
                .culture(0, 7)
                .culture(1, 9)
                .culture(2, 8)
                .event(0, "national-pride")
                .expectResolved();
        table.expectCulture(0, 7).expectCulture(1, 14).expectCulture(2, 8);
    }

    @Test
    @Cards("popularization_of_science")
    void popularization_of_science_scores_culture_for_the_science_rating() {
        var table = ageTwo(2)
                .workers(0, "alchemy", 2)
                .culture(0, 4)
                .event(1, "popularization-of-science")
                .expectResolved();
        table.expectCulture(0, 4 + 5).expectScience(0, 0).expectCulture(1, 1);
    }

    // --- leaders, wonders, buildings --------------------------------------------------------------------------------

    @Test
    @Cards("iconoclasm")
    @Rule("AGES-13.30")
    void iconoclasm_removes_every_leader_of_another_age() {
        var table = ageTwo(3).leader(0, "julius-caesar").leader(1, "james-cook").leader(2, "joan-of-arc");
        table.civilSpent(0, 2).event(0, "iconoclasm").expectResolved().expectNotInPlay(0, "julius-caesar");
        table.expectInPlay(1, "james-cook").expectNotInPlay(2, "joan-of-arc");
        table.expectMilitary(0, 2, 2).expectCivil(0, 2, 4).expectStrength(0, 1);
    }

    @Test
    @Cards("iconoclasm")
    @Rule({"AGES-13.30", "AGES-13.7"})
    void iconoclasm_in_age_iv_removes_all_and_bill_gates_scores() {
        var table = Table.of(2)
                .age(4)
                .leader(0, "bill-gates")
                .workers(0, "computers", 2)
                .leader(1, "sid-meier");
        table.event(0, "iconoclasm").expectNotInPlay(0, "bill-gates").expectNotInPlay(1, "sid-meier");
        table.expectCulture(0, 6).expectCulture(1, 0);
    }

    @Test
    @Cards("ravages_of_time")
    @Rule({"AGES-13.27", "AGES-Q09"})
    void ravages_of_time_ruins_one_old_wonder_of_everybody() {
        var table = ageTwo(2).wonder(0, "colossus").wonder(0, "great-wall").wonder(0, "eiffel-tower");
        table.ruined(0, "pyramids").building(1, "taj-mahal", 1).event(1, "ravages-of-time");
        table.expectAsked(0, AgesSentence.ASK_RUIN).expectOptions(0, "ruin colossus", "ruin great-wall");
        table.pick("ruin great-wall").expectResolved().expectHappiness(0, 1).expectStrength(0, 1 + 2);
        table.expectCultureRating(0, 2 + 2 + 4).expectInPlay(0, "great-wall").expectInPlay(1, "taj-mahal");
    }

    @Test
    @Cards("ravages_of_time")
    @Rule({"AGES-13.27", "AGES-11.8"})
    @Scenario("S-130")
    void ravages_of_time_on_a_wonder_with_an_action() {
        var table = ageTwo(3).wonder(0, "pyramids").expectCivil(0, 5, 5).building(1, "taj-mahal", 1);
        table.wonder(2, "eiffel-tower")
                .event(0, "ravages-of-time")
                .expectResolved()
                .expectCivil(0, 4, 4);
        table.expectCultureRating(0, 2).expectCultureRating(1, 0).expectCultureRating(2, 4);
        assertThat(table.s.ruined).containsExactly(Wonder.PYRAMIDS.bit(), 0, 0);
    }

    @Test
    @Cards("terrorism")
    @Rule({"AGES-13.33", "AGES-12.10", "AGES-Q09"})
    void terrorism_destroys_an_urban_building_of_everybody_else() {
        var table = ageTwo(4)
                .culture(0, 9)
                .culture(1, 2)
                .culture(2, 8)
                .culture(3, 7)
                .workers(2, "philosophy", 0);
        table.workers(0, "theology", 1).workers(3, "drama", 1).event(3, "terrorism");
        table.expectAsked(1, AgesSentence.ASK_TERROR).expectOptions(1, "raze philosophy", "raze drama");
        table.pick("raze drama")
                .expectOptions(1, "raze philosophy", "raze theology")
                .pick("raze theology")
                .expectResolved();
        table.expectWorkers(3, "drama", 0)
                .expectPool(3, 2)
                .expectWorkers(0, "theology", 0)
                .expectPool(0, 2);
        table.expectWorkers(1, "philosophy", 1).expectPool(1, 1).expectPool(2, 1);
    }

    // --- International Agreement ------------------------------------------------------------------------------------

    private static Table agreement() {
        return agreement("team-sports", "architecture", "justice-system", "james-cook");
    }

    private static Table agreement(String... deck) {
        var table = ageTwo(3)
                .strength(1, 9)
                .row(
                        "selective-breeding",
                        "isaac-newton",
                        "coal",
                        "cavalrymen",
                        "cannon",
                        "opera",
                        "journalism",
                        "reserves-ii",
                        "kremlin",
                        "eiffel-tower",
                        "republic",
                        "strategy",
                        "navigation");
        return table.civilDeck(deck);
    }

    @Test
    @Cards("international_agreement")
    @Rule({"AGES-13.28", "AGES-Q09"})
    @Scenario("S-78")
    void international_agreement_takes_cards_for_five_actions() {
        var table = agreement().event(0, "international-agreement").expectAsked(1, AgesSentence.ASK_AGREEMENT);
        table.pick("take isaac-newton", "take journalism", "take reserves-ii").expectResolved();
        table.expectCivilHand(1, "isaac-newton", "journalism", "reserves-ii").expectCivil(1, 4, 4);
        assertThat(table.rowCards())
                .containsExactly(
                        "selective-breeding",
                        "coal",
                        "cavalrymen",
                        "cannon",
                        "opera",
                        "kremlin",
                        "eiffel-tower",
                        "republic",
                        "strategy",
                        "navigation",
                        "team-sports",
                        "architecture",
                        "justice-system");
        table.hand(1, "legion", "rats").turn(1).expectAsked(1, AgesSentence.ASK_ACTION);
        table.expectLogged(AgesSentence.POLITICS_FORFEITED, 1);
        table.pick("end").turn(1).expectAsked(1, AgesSentence.ASK_POLITICS);
    }

    @Test
    @Cards("international_agreement")
    @Rule({"AGES-13.28", "AGES-9.8"})
    void international_agreement_may_be_declined_and_then_costs_nothing() {
        var table = agreement()
                .event(0, "international-agreement")
                .pick("pass")
                .expectResolved()
                .expectCivilHand(1);
        assertThat(table.rowCards()).startsWith("selective-breeding", "isaac-newton");
        table.turn(1).expectAsked(1, AgesSentence.ASK_POLITICS);
    }

    @Test
    @Cards("international_agreement")
    @Rule({"AGES-13.28", "AGES-7.5"})
    @Scenario("S-131")
    void international_agreement_charges_the_surcharge_of_wonders() {
        var table = agreement().wonder(1, "pyramids").wonder(1, "colossus").event(0, "international-agreement");
        table.expectOffered(1, "take eiffel-tower").pick("take kremlin").expectInPlay(1, "kremlin");
        table.expectOptions(
                1,
                "take selective-breeding",
                "take isaac-newton",
                "take coal",
                "take cavalrymen",
                "take cannon",
                "pass");
        table.pick("take coal").expectResolved();
        var busy = agreement().building(1, "taj-mahal", 1).event(0, "international-agreement");
        busy.expectNotOffered(1, "take kremlin", "take eiffel-tower").expectOffered(1, "take republic");
    }

    @Test
    @Cards("international_agreement")
    @Rule({"AGES-13.28", "AGES-7.14"})
    void an_action_card_of_the_agreement_may_be_played_in_the_same_turn() {
        var table = agreement()
                .strength(0, 12)
                .currentEvents("international-agreement", "rats")
                .hand(0, "foray");
        table.politics(0)
                .pick("prepare foray")
                .pick("take reserves-ii", "pass")
                .expectAsked(0, AgesSentence.ASK_ACTION);
        table.expectOffered(0, "play reserves-ii");
    }

    @Test
    @Cards("international_agreement")
    @Rule("AGES-13.28")
    void the_agreement_keeps_to_the_hand_limit_and_can_end_an_age() {
        var table = agreement("team-sports").civil(1, "iron", "alchemy");
        table.waitingCivil(3, "oil@1", "oil@2")
                .event(0, "international-agreement")
                .pick("take coal", "take cannon");
        table.expectOptions(1, "take kremlin", "take eiffel-tower", "pass")
                .pick("pass")
                .expectResolved()
                .expectCivilHand(1, "coal", "cannon");
        assertThat(table.s.age).isEqualTo(3);
        assertThat(table.rowCards())
                .startsWith("selective-breeding", "isaac-newton")
                .endsWith("team-sports", "oil");
        var last =
                Table.of(2).age(4).strength(1, 9).row("tanks", "oil", "rockets").event(0, "international-agreement");
        last.pick("take oil", "pass").expectResolved();
        assertThat(last.rowCards()).startsWith("tanks", "rockets", "");
    }
}
