package ecumene.games.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Cards;
import ecumene.games.pyramid.cards.Resource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** W01 – W20, in the order of the list: what is just enough for a wonder, and what is just not. */
class WondersTest {
    /** The facts, written down a second time: id, name, theme, era, pictured technology, points, glory tokens. */
    private static final String WONDERS = """
            W01 great-pyramids new-world horses metal-working vp2 tokens0
            W02 hanging-gardens new-world horses domestication vp2 tokens0
            W03 angkor-wat new-world gunpowder feudalism vp3 tokens0
            W04 great-mosque-of-djenne new-world gunpowder banking vp3 tokens0
            W05 taj-mahal new-world oil railroad vp4 tokens0
            W06 himeji-castle new-world oil cannon vp3 tokens0
            W07 eiffel-tower new-world information electricity vp5 tokens0
            W08 manhattan-project new-world information tank vp4 tokens0
            W09 international-space-station new-world space nuclear-submarine vp5 tokens0
            W10 apollo-project new-world space computer vp5 tokens0
            W11 stonehenge renaissance horses calendar vp2 tokens2
            W12 terracotta-army renaissance horses phalanx vp2 tokens3
            W13 great-wall renaissance gunpowder horse-archers vp2 tokens2
            W14 notre-dame renaissance gunpowder theology vp2 tokens2
            W15 palace-of-versailles renaissance oil opera vp3 tokens2
            W16 saint-basils-cathedral renaissance oil scientific-method vp3 tokens2
            W17 sydney-opera-house renaissance information mass-media vp5 tokens3
            W18 sagrada-familia renaissance information globalization vp4 tokens3
            W19 hubble-space-telescope renaissance space internet vp4 tokens2
            W20 large-hadron-collider renaissance space stealth-fighters vp3 tokens2
            """;

    static Stream<String> wonders() {
        return WONDERS.lines();
    }

    @ParameterizedTest
    @MethodSource("wonders")
    void every_wonder_has_these_numbers(String line) {
        var catalog = Table.newWorld(2).s.catalog();
        assertThat(catalog.wonders()).hasSize((int) wonders().count());
        var wonder = catalog.wonders().get(Integer.parseInt(line.substring(1, 3)) - 1);
        assertThat(String.join(
                        " ",
                        wonder.id(),
                        wonder.key(),
                        wonder.theme().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        Resource.ofEra(wonder.era()).name().toLowerCase(Locale.ROOT),
                        catalog.cards().get(wonder.picture()).key(),
                        "vp" + wonder.vp(),
                        "tokens" + wonder.tokens()))
                .isEqualTo(line);
        // PYR-3.3: as its picture card
        assertThat(wonder.removedWithTwo())
                .isEqualTo(catalog.cards().get(wonder.picture()).removedWithTwo());
    }

    // --- New World --------------------------------------------------------------------------------------------------

    @Test
    @Cards("W01")
    void great_pyramids_ask_for_two_food_and_one_horses() {
        takenForEach("great-pyramids", 2, "food", "food", "horses");
        taken("great-pyramids", 2, table -> resources(table, "food", "information", "information"));
        missed("great-pyramids", table -> resources(table, "food", "food", "iron", "gunpowder", "oil"));
        missed("great-pyramids", table -> resources(table, "food", "food").temporary(Resource.HORSES, 2));
    }

    @Test
    @Cards("W02")
    void hanging_gardens_ask_for_two_horses() {
        takenForEach("hanging-gardens", 2, "horses", "horses");
        taken("hanging-gardens", 2, table -> resources(table, "space"));
        missed("hanging-gardens", table -> resources(table, "horses", "food", "food", "gunpowder", "oil"));
        missed("hanging-gardens", table -> table.technologies(0, "domestication", "currency"));
        missed("hanging-gardens", table -> resources(table, "food").temporary(Resource.HORSES, 2));
    }

    @Test
    @Cards("W03")
    void angkor_wat_asks_for_four_types_of_resources() {
        takenForEach("angkor-wat", 3, "food", "iron", "horses", "oil");
        taken("angkor-wat", 3, table -> resources(table, "food", "iron", "information", "information"));
        taken("angkor-wat", 3, table -> resources(table, "food", "space", "information"));
        missed("angkor-wat", table -> resources(table, "food", "food", "iron", "oil"));
    }

    @Test
    @Cards("W04")
    void great_mosque_of_djenne_asks_for_seven_society_cards() {
        var six = new String[] {"agriculture", "mining", "barter", "domestication", "currency", "metal-working"};
        taken("great-mosque-of-djenne", 3, table -> table.technologies(0, six).technologies(0, "code-of-laws"));
        missed(
                "great-mosque-of-djenne",
                table -> table.technologies(0, six).technologies(0, "reinforcement", "swordsmen"));
        missed("great-mosque-of-djenne", table -> table.technologies(0, six).resources(0, "code-of-laws"));
        missed("great-mosque-of-djenne", table -> table.technologies(0, six).hand(0, "code-of-laws"));
    }

    @Test
    @Cards("W05")
    void taj_mahal_asks_for_one_iron_and_two_gunpowder() {
        takenForEach("taj-mahal", 4, "iron", "gunpowder", "gunpowder");
        missed("taj-mahal", table -> resources(table, "gunpowder", "gunpowder", "food", "food", "oil"));
        missed("taj-mahal", table -> resources(table, "iron", "iron", "gunpowder", "horses", "horses"));
    }

    @Test
    @Cards("W06")
    void himeji_castle_asks_for_three_tactics_cards() {
        taken("himeji-castle", 3, table -> table.technologies(0, "reinforcement", "charge", "guerrilla-warfare"));
        missed(
                "himeji-castle",
                table -> table.technologies(0, "reinforcement", "charge", "swordsmen", "knights", "mining"));
        missed(
                "himeji-castle",
                table -> table.technologies(0, "reinforcement", "charge").resources(0, "guerrilla-warfare"));
    }

    @Test
    @Cards("W07")
    void eiffel_tower_asks_for_one_horses_one_gunpowder_and_one_oil() {
        takenForEach("eiffel-tower", 5, "horses", "gunpowder", "oil");
        taken("eiffel-tower", 5, table -> resources(table, "oil", "space"));
        missed("eiffel-tower", table -> resources(table, "food", "iron", "oil", "oil", "gunpowder"));
    }

    @Test
    @Cards("W08")
    void manhattan_project_asks_for_a_power_of_eleven() {
        taken("manhattan-project", 4, table -> table.army(0, 11));
        missed("manhattan-project", table -> table.army(0, 10).resources(0, "swordsmen"));
    }

    @Test
    @Cards("W09")
    void international_space_station_asks_for_five_types_of_resources() {
        takenForEach("international-space-station", 5, "food", "iron", "horses", "gunpowder", "oil");
        taken("international-space-station", 5, table -> resources(table, "food", "space", "space"));
        missed("international-space-station", table -> resources(table, "food", "food", "iron", "information", "oil"));
    }

    @Test
    @Cards("W10")
    void apollo_project_asks_for_one_oil_and_one_information() {
        takenForEach("apollo-project", 5, "oil", "information");
        taken("apollo-project", 5, table -> resources(table, "space"));
        taken("apollo-project", 5, table -> resources(table, "information", "information"));
        missed("apollo-project", table -> resources(table, "oil", "oil", "oil", "gunpowder", "food"));
        missed("apollo-project", table -> resources(table, "information", "gunpowder", "food"));
    }

    // --- Renaissance ------------------------------------------------------------------------------------------------

    @Test
    @Cards("W11")
    void stonehenge_asks_for_two_food() {
        honouredForEach("stonehenge", 2, 2, "food", "food");
        ignored("stonehenge", table -> resources(table, "food", "iron", "oil").endOfTurn(0));
        ignored(
                "stonehenge",
                table -> resources(table, "iron").temporary(Resource.FOOD, 2).endOfTurn(0));
    }

    @Test
    @Cards("W12")
    void terracotta_army_asks_for_three_attack_and_tactics_cards() {
        honoured(
                "terracotta-army",
                3,
                2,
                table ->
                        table.technologies(0, "phalanx", "flanking", "warriors").endOfTurn(0));
        honoured(
                "terracotta-army",
                3,
                2,
                table -> table.technologies(0, "flanking", "reinforcement", "drones")
                        .endOfTurn(0));
        ignored(
                "terracotta-army",
                table -> table.technologies(0, "phalanx", "flanking", "opera").endOfTurn(0));
        ignored(
                "terracotta-army",
                table -> table.technologies(0, "phalanx", "flanking")
                        .resources(0, "warriors")
                        .endOfTurn(0));
    }

    @Test
    @Cards("W13")
    void great_wall_asks_for_a_power_of_six() {
        honoured("great-wall", 2, 2, table -> table.army(0, 6).endOfTurn(0));
        ignored("great-wall", table -> table.army(0, 5).resources(0, "phalanx").endOfTurn(0));
    }

    @Test
    @Cards("W14")
    void notre_dame_asks_for_a_society_card_of_the_oil_era_or_later_bought_this_turn() {
        for (var card : List.of("colonialism", "mass-media", "internet")) {
            honoured("notre-dame", 2, 2, table -> buy(table, card));
            honoured("notre-dame", 2, 2, table -> buyProject(table, card));
        }
        ignored("notre-dame", table -> buy(table, "theology"));
        ignored("notre-dame", table -> buy(table, "frigates"));
        ignored("notre-dame", table -> buy(table, "naval-blockade"));
        ignored("notre-dame", table -> table.technologies(0, "colonialism").endOfTurn(0));
    }

    @Test
    @Cards("W15")
    void palace_of_versailles_asks_for_four_resource_cards() {
        honouredForEach("palace-of-versailles", 2, 3, "food", "food", "iron", "food");
        ignored(
                "palace-of-versailles",
                table -> resources(table, "space", "space", "space")
                        .technologies(0, "reinforcement")
                        .endOfTurn(0));
    }

    @Test
    @Cards("W16")
    void saint_basils_cathedral_asks_for_three_types_of_resources() {
        honouredForEach("saint-basils-cathedral", 2, 3, "iron", "horses", "gunpowder");
        honoured(
                "saint-basils-cathedral",
                2,
                3,
                table -> resources(table, "food", "space").endOfTurn(0));
        ignored(
                "saint-basils-cathedral",
                table -> resources(table, "food", "food", "iron", "iron").endOfTurn(0));
    }

    @Test
    @Cards("W17")
    void sydney_opera_house_asks_for_six_printed_points_on_cards_taken_back_this_turn() {
        honoured(
                "sydney-opera-house",
                3,
                5,
                table -> emptyHand(table)
                        .technologies(0, "opera", "frigates", "mining")
                        .endOfTurn(0));
        honoured(
                "sydney-opera-house",
                3,
                5,
                table -> emptyHand(table)
                        .technologies(0, "theology", "mythology")
                        .resources(0, "frigates", "agriculture")
                        .endOfTurn(0)
                        .pick("take frigates")
                        .pick("done"));
        ignored(
                "sydney-opera-house",
                table -> emptyHand(table)
                        .technologies(0, "opera", "theology")
                        .resources(0, "frigates")
                        .endOfTurn(0)
                        .pick("done"));
        ignored(
                "sydney-opera-house",
                table -> emptyHand(table)
                        .technologies(0, "opera", "theology")
                        .hand(0, "mythology")
                        .endOfTurn(0));
        ignored(
                "sydney-opera-house",
                table -> table.technologies(0, "opera", "frigates").endOfTurn(0));
    }

    @Test
    @Cards("W18")
    void sagrada_familia_asks_for_two_points_scored_on_the_track_this_turn() {
        honoured(
                "sagrada-familia", 3, 4, table -> table.technologies(0, "opera").activate(0, "opera"));
        // one point is paid and two are scored
        honoured(
                "sagrada-familia",
                3,
                4,
                table -> table.technologies(0, "mercenaries", "horse-archers", "frigates")
                        .track(0, 1)
                        .activate(0, "mercenaries")
                        .pick("use horse-archers")
                        .pick("done")
                        .pick("use frigates")
                        .pick("done"));
        ignored("sagrada-familia", table -> table.technologies(0, "mythology").activate(0, "mythology"));
        // the second point is the opponent's
        ignored(
                "sagrada-familia",
                table -> table.technologies(0, "phalanx")
                        .army(1, 2)
                        .activate(0, "phalanx")
                        .pick("done"));
        ignored("sagrada-familia", table -> table.track(0, 9).endOfTurn(0));
    }

    @Test
    @Cards("W19")
    void hubble_space_telescope_asks_for_one_oil_and_one_information() {
        honouredForEach("hubble-space-telescope", 2, 4, "oil", "information");
        honoured(
                "hubble-space-telescope",
                2,
                4,
                table -> resources(table, "space").endOfTurn(0));
        honoured(
                "hubble-space-telescope",
                2,
                4,
                table -> resources(table, "information", "information").endOfTurn(0));
        ignored(
                "hubble-space-telescope",
                table -> resources(table, "oil", "oil", "oil", "food").endOfTurn(0));
    }

    @Test
    @Cards("W20")
    void large_hadron_collider_asks_for_any_card_of_the_information_era_or_later_bought_this_turn() {
        for (var card : List.of("mass-media", "bombers", "espionage", "internet", "stealth-fighters", "drones")) {
            honoured("large-hadron-collider", 2, 3, table -> buy(table, card));
        }
        honoured("large-hadron-collider", 2, 3, table -> buyProject(table, "bombers"));
        ignored("large-hadron-collider", table -> buy(table, "colonialism"));
        ignored("large-hadron-collider", table -> buy(table, "frigates"));
        ignored(
                "large-hadron-collider",
                table -> table.technologies(0, "bombers").endOfTurn(0));
    }

    // --- how a wonder is reached ------------------------------------------------------------------------------------

    /** New World: with the hand used up, a met condition brings the wonder at once. */
    private static void taken(String wonder, int vp, Consumer<Table> area) {
        var table = newWorld(wonder, area).expectWonderOf(0, wonder);
        assertThat(Scoring.wonders(table.s, 0)).as("points").isEqualTo(vp);
    }

    private static void missed(String wonder, Consumer<Table> area) {
        newWorld(wonder, area).expectBeside(wonder);
    }

    private static Table newWorld(String wonder, Consumer<Table> area) {
        var table = Table.newWorld(2).wonders(wonder).hand(1, "agriculture", "mining");
        area.accept(table);
        return table.endOfTurn(0);
    }

    /** These resource cards are enough, and none of them can be left out. */
    private static void takenForEach(String wonder, int vp, String... types) {
        taken(wonder, vp, table -> resources(table, types));
        withoutOne(types).forEach(fewer -> missed(wonder, table -> resources(table, fewer)));
    }

    /** Renaissance: a met condition brings a token, and the last one the wonder; all tokens on it go back. */
    private static void honoured(String wonder, int tokens, int vp, Consumer<Table> turn) {
        var earlier = renaissance(wonder, tokens - 2);
        turn.accept(earlier);
        earlier.expectBeside(wonder).expectTokens(0, wonder, tokens - 1).expectSupply(0, 5 - (tokens - 1));
        var last = renaissance(wonder, tokens - 1).tokens(1, wonder, 1);
        turn.accept(last);
        last.expectWonderOf(0, wonder).expectTokens(0, wonder, 0).expectTokens(1, wonder, 0);
        last.expectSupply(0, 5).expectSupply(1, 5);
        assertThat(Scoring.wonders(last.s, 0)).as("points").isEqualTo(vp);
    }

    private static void ignored(String wonder, Consumer<Table> turn) {
        var table = renaissance(wonder, 1);
        turn.accept(table);
        table.expectBeside(wonder).expectTokens(0, wonder, 1).expectSupply(0, 4);
    }

    private static void honouredForEach(String wonder, int tokens, int vp, String... types) {
        honoured(wonder, tokens, vp, table -> resources(table, types).endOfTurn(0));
        withoutOne(types)
                .forEach(fewer ->
                        ignored(wonder, table -> resources(table, fewer).endOfTurn(0)));
    }

    /** Two cards in hand keep the area as it lies at the end of the turn. */
    private static Table renaissance(String wonder, int tokens) {
        var table = Table.mixed(2).wonders(wonder).tokens(0, wonder, tokens);
        return table.hand(0, "swordsmen", "philosophy").hand(1, "agriculture", "mining");
    }

    private static Table emptyHand(Table table) {
        return table.hand(1, "swordsmen", "philosophy");
    }

    private static Table buy(Table table, String card) {
        int era = table.s.card(table.piece(0, card)).era();
        return pay(table.pyramid(era, 0, card), card);
    }

    private static Table buyProject(Table table, String card) {
        int era = table.s.card(table.piece(0, card)).era();
        return pay(table.project(era, card), card);
    }

    private static Table pay(Table table, String card) {
        return table.temporary(Resource.SPACE, 3).purchase(0).pick("buy " + card);
    }

    /** Resource cards of these types, whichever they are. */
    private static Table resources(Table table, String... types) {
        for (var type : types) {
            var card = table.s.catalog().cards().stream()
                    .filter(each ->
                            each.resource().name().toLowerCase(Locale.ROOT).equals(type))
                    .filter(each -> table.s.zones().zoneOf(table.piece(0, each.key())) == Places.BOX)
                    .findFirst();
            table.resources(0, card.orElseThrow().key());
        }
        return table;
    }

    private static List<String[]> withoutOne(String... types) {
        var all = new ArrayList<String[]>();
        for (int i = 0; i < types.length; i++) {
            var fewer = new ArrayList<>(Arrays.asList(types));
            fewer.remove(i);
            all.add(fewer.toArray(String[]::new));
        }
        return all;
    }
}
