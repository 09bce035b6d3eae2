package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Rng;
import ecumene.engine.testing.Covered;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** AGES-11.5, AGES-11.6: armies under a tactic. */
class ArmiesTest {
    private static Table army(String tactic) {
        return Table.of(2).noWorkers(0).tactic(0, tactic);
    }

    private static void expectArmies(Table table, int normal, int outdated) {
        int armies = Armies.armies(table.s, 0);
        assertThat(List.of(armies >> 6, armies & 63)).as("normal and outdated").containsExactly(normal, outdated);
    }

    // --- every tactic -----------------------------------------------------------------------------------------------

    /** Two full armies and one unit too few for a third: of the youngest level that makes nothing outdated, then older. */
    @ParameterizedTest
    @Rule("AGES-11.5")
    @CsvSource({
        "fighting_band, 2, 0, 0, 1, 0",
        "legion, 3, 0, 0, 2, 0",
        "medieval_army, 1, 1, 0, 2, 0",
        "phalanx, 2, 1, 0, 3, 0",
        "heavy_cavalry, 0, 3, 0, 4, 0",
        "classic_army, 2, 2, 0, 8, 4",
        "conquistadors, 1, 2, 0, 5, 3",
        "defensive_army, 2, 0, 1, 6, 3",
        "fortifications, 0, 0, 2, 5, 0",
        "mobile_artillery, 0, 1, 1, 5, 0",
        "napoleonic_army, 1, 1, 1, 7, 4",
        "entrenchments, 1, 0, 2, 9, 5",
        "mechanized_army, 0, 1, 2, 10, 5",
        "modern_army, 2, 1, 1, 13, 7",
        "shock_troops, 1, 3, 0, 11, 6"
    })
    void a_tactic_adds_its_strength_for_every_army(
            String id, int infantry, int cavalry, int artillery, int strength, int outdated) {
        var card = Table.GAME.catalog().card(Table.kind(id.replace('_', '-')));
        int level = card.level();
        var foot = level == 3 ? "riflemen" : level == 2 ? "swordsmen" : "warriors";
        var riders = level == 3 ? "cavalrymen" : "knights";
        var table = army(card.key()).workers(0, foot, 2 * infantry).workers(0, riders, 2 * cavalry);
        table.workers(0, "cannon", 2 * artillery);
        int units = strengthOf(foot, riders, 2 * infantry, 2 * cavalry, 2 * artillery);
        expectArmies(table.expectStrength(0, units + 2 * strength), 2, 0);
        if (outdated > 0) {
            var old = army(card.key()).workers(0, infantry > 0 ? older(foot) : foot, infantry);
            old.workers(0, infantry > 0 ? riders : "knights", cavalry).workers(0, "cannon", artillery);
            expectArmies(old, 0, 1);
            assertThat(old.s.strength(0) - Armies.printed(old.s, Armies.units(old.s, 0)))
                    .isEqualTo(outdated);
        }
        Covered.card(id);
    }

    private static String older(String foot) {
        return foot.equals("riflemen") ? "swordsmen" : "warriors";
    }

    private static int strengthOf(String foot, String riders, int infantry, int cavalry, int artillery) {
        var each = Table.GAME.catalog().strength;
        return infantry * each[Table.kind(foot)] + cavalry * each[Table.kind(riders)] + artillery * 3;
    }

    @Test
    @Rule("AGES-11.5")
    void fortifications_and_mobile_artillery_have_no_units_old_enough_but_print_a_smaller_value() {
        for (var tactic : List.of("fortifications", "mobile-artillery")) {
            assertThat(Table.GAME.catalog().card(Table.kind(tactic)).army().outdated())
                    .isEqualTo(3);
        }
    }

    // --- forming armies ---------------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-11.5")
    void without_a_tactic_there_are_no_armies_and_a_missing_unit_makes_none() {
        Table.of(2).noWorkers(0).workers(0, "warriors", 6).expectStrength(0, 6);
        army("legion").workers(0, "warriors", 2).expectStrength(0, 2);
        army("legion").workers(0, "warriors", 5).expectStrength(0, 5 + 2);
        army("legion").workers(0, "warriors", 6).expectStrength(0, 6 + 4);
    }

    @Test
    @Rule({"AGES-11.5", "AGES-11.6"})
    @Scenario("S-54")
    void a_full_army_and_an_outdated_one() {
        var table = army("classic-army")
                .workers(0, "swordsmen", 3)
                .workers(0, "warriors", 1)
                .workers(0, "knights", 4);
        expectArmies(table.expectStrength(0, 27), 1, 1);
    }

    @Test
    @Rule("AGES-11.5")
    @Scenario("S-55")
    void an_air_force_doubles_an_army_outdated_or_not() {
        var table = army("modern-army").workers(0, "modern-infantry", 2).workers(0, "tanks", 1);
        table.workers(0, "rockets", 1).workers(0, "air-forces", 2).expectStrength(0, 56);
        table.workers(0, "modern-infantry", 1).workers(0, "swordsmen", 1).expectStrength(0, 41);
        expectArmies(table, 0, 1);
    }

    @Test
    @Rule({"AGES-11.5", "AGES-11.6"})
    void a_single_air_force_goes_to_the_better_army_and_alone_doubles_nothing() {
        var table = army("classic-army")
                .workers(0, "swordsmen", 2)
                .workers(0, "warriors", 2)
                .workers(0, "knights", 4);
        table.workers(0, "air-forces", 1).expectStrength(0, 4 + 2 + 8 + 5 + 2 * 8 + 4);
        army("classic-army").workers(0, "air-forces", 2).expectStrength(0, 10);
    }

    @Test
    @Rule("AGES-11.5")
    void an_army_is_outdated_two_levels_behind_its_tactic() {
        army("napoleonic-army")
                .workers(0, "warriors", 1)
                .workers(0, "cavalrymen", 1)
                .workers(0, "cannon", 1)
                .expectStrength(0, 1 + 3 + 3 + 4);
        army("napoleonic-army")
                .workers(0, "swordsmen", 1)
                .workers(0, "knights", 1)
                .workers(0, "cannon", 1)
                .expectStrength(0, 2 + 2 + 3 + 7);
        army("entrenchments")
                .workers(0, "swordsmen", 1)
                .workers(0, "rockets", 2)
                .expectStrength(0, 2 + 10 + 5);
        army("entrenchments").workers(0, "riflemen", 1).workers(0, "cannon", 2).expectStrength(0, 3 + 6 + 9);
        army("medieval-army").workers(0, "warriors", 1).workers(0, "knights", 1).expectStrength(0, 1 + 2 + 2);
    }

    // --- Genghis Khan -----------------------------------------------------------------------------------------------

    @Test
    @Rule({"AGES-11.6", "AGES-13.4"})
    @Scenario("S-56")
    void genghis_khans_infantry_rides() {
        var table = army("heavy-cavalry")
                .leader(0, "genghis-khan")
                .workers(0, "swordsmen", 2)
                .workers(0, "knights", 1);
        table.expectStrength(0, 6 + 4).wonder(0, "great-wall").expectStrength(0, 12);
    }

    @Test
    @Rule({"AGES-11.6", "AGES-13.4"})
    @Scenario("S-118")
    void genghis_khans_armies_full_and_outdated() {
        var table = army("classic-army").leader(0, "genghis-khan");
        table.workers(0, "swordsmen", 5).workers(0, "warriors", 3).expectStrength(0, 25);
        expectArmies(table, 1, 1);
    }

    // --- changes count at once --------------------------------------------------------------------------------------

    @Test
    @Rule("AGES-11.12")
    void a_new_unit_an_upgrade_and_a_disbanded_one_change_armies_and_strength_at_once() {
        var table = army("legion").workers(0, "warriors", 2).knows(0, "swordsmen", "constitutional-monarchy");
        table.tokens(0, "bronze", 5).pool(0, 1).actions(0).expectStrength(0, 2);
        table.pick("build warriors").expectStrength(0, 3 + 2);
        table.pick("upgrade warriors swordsmen").expectStrength(0, 4 + 2);
        table.pick("disband warriors").expectStrength(0, 3);
    }

    @Test
    @Rule("AGES-11.12")
    void a_new_tactic_leader_or_government_changes_the_strength_at_once() {
        var table = army("legion")
                .workers(0, "warriors", 4)
                .commonTactics("fighting-band")
                .expectStrength(0, 4 + 2);
        table.leader(0, "julius-caesar")
                .civil(0, "joan-of-arc", "theocracy")
                .science(0, 6)
                .actions(0);
        table.pick("copy fighting-band").expectStrength(0, 4 + 2 + 1).commonTactics("legion");
        table.pick("leader joan-of-arc").expectStrength(0, 4 + 2);
        table.pick("develop theocracy").expectStrength(0, 4 + 2 + 1 + 1);
    }

    @Test
    @Rule("AGES-11.12")
    void sent_units_leave_the_strength_rating_at_once() {
        var table =
                army("legion").workers(0, "warriors", 4).expectStrength(0, 6).event(0, "historic-territory-i");
        table.pick("bid 2", "send warriors", "send warriors", "done")
                .expectResolved()
                .expectWorkers(0, "warriors", 2)
                .expectStrength(0, 2);
    }

    // --- against a search through all ways
    // ----------------------------------------------------------------------------

    @ParameterizedTest
    @Rule({"AGES-11.5", "AGES-11.6"})
    @ValueSource(booleans = {false, true})
    void no_way_to_group_units_gives_more(boolean khan) {
        var rng = Rng.of(khan ? 12 : 11);
        for (int tactic = Catalog.first(Type.TACTIC); tactic < Catalog.end(Type.TACTIC); tactic++) {
            var card = Table.GAME.catalog().card(tactic);
            var search = new Search(card, khan);
            var table = army(card.key());
            if (khan) {
                table.leader(0, "genghis-khan");
            }
            for (int round = 0; round < 200; round++) {
                var units = new int[Catalog.SLOTS];
                int printed = 0;
                for (int slot = Catalog.WARRIORS; slot < Catalog.SLOTS; slot++) {
                    boolean rides = khan && slot < Catalog.first(Type.CAVALRY);
                    units[slot] = Math.max(0, rng.below(rides ? 6 : 5) - 2);
                    table.workers(0, table.s.catalog.card(slot).key(), units[slot]);
                    printed += units[slot] * table.s.catalog.strength[slot];
                }
                table.expectStrength(0, printed + search.best(units));
            }
        }
    }

    /** Forms one army after the other in every possible way. */
    private record Search(Card tactic, boolean khan, Map<String, Integer> known) {
        Search(Card tactic, boolean khan) {
            this(tactic, khan, new HashMap<>());
        }

        int best(int[] units) {
            var key = java.util.Arrays.toString(units);
            var found = known.get(key);
            if (found == null) {
                var need = tactic.army();
                found = fill(units.clone(), need.infantry(), need.cavalry(), need.artillery(), 3);
                known.put(key, found);
            }
            return found;
        }

        /** The best that can still be made when an army lacks so many units; its oldest unit so far. */
        private int fill(int[] units, int infantry, int cavalry, int artillery, int oldest) {
            if (infantry > 0) {
                return choose(units, Type.INFANTRY, infantry - 1, cavalry, artillery, oldest);
            }
            if (cavalry > 0) {
                int riding = choose(units, Type.CAVALRY, infantry, cavalry - 1, artillery, oldest);
                return khan
                        ? Math.max(riding, choose(units, Type.INFANTRY, infantry, cavalry - 1, artillery, oldest))
                        : riding;
            }
            if (artillery > 0) {
                return choose(units, Type.ARTILLERY, infantry, cavalry, artillery - 1, oldest);
            }
            boolean outdated = oldest <= tactic.level() - 2;
            int value = outdated ? tactic.army().outdated() : tactic.army().strength();
            int plain = value + best(units);
            int air = Catalog.first(Type.AIR_FORCE);
            if (units[air] == 0) {
                return plain;
            }
            units[air]--;
            int doubled = 2 * value + best(units);
            units[air]++;
            return Math.max(plain, doubled);
        }

        private int choose(int[] units, Type type, int infantry, int cavalry, int artillery, int oldest) {
            int best = 0; // this army is not formed, nor any other
            for (int slot = Catalog.first(type); slot < Catalog.end(type); slot++) {
                if (units[slot] > 0) {
                    units[slot]--;
                    int level = Math.min(oldest, Table.GAME.catalog().level[slot]);
                    best = Math.max(best, fill(units, infantry, cavalry, artillery, level));
                    units[slot]++;
                }
            }
            return best;
        }
    }
}
