package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import org.junit.jupiter.api.Test;

/** What the page is told an option takes: the price that is then paid. */
class PriceTest {
    private static Record shown(Table table, String key) {
        int seat = table.s.seatToAnswer();
        var question = table.s.question(seat);
        return table.s.options(seat).moves().stream()
                .filter(move -> table.plain(seat, move.key(Table.GAME)).equals(key))
                .map(move -> question.facts(table.s, move).orElseThrow())
                .findFirst()
                .orElseThrow();
    }

    private static Price price(int civil, int military, int food, int resources, int science) {
        return new Price(civil, military, food, resources, science);
    }

    @Test
    @Rule({"AGES-7.6", "AGES-7.7", "AGES-7.8", "AGES-7.15", "AGES-7.18", "AGES-7.19"})
    void actions_show_what_they_take() {
        var table =
                Table.of(2).tokens(0, "bronze", 12).tokens(0, "agriculture", 9).pool(0, 2);
        table.knows(0, "irrigation")
                .hand(0, "legion")
                .commonTactics("fighting-band")
                .row("iron", "pyramids");
        table.wonder(0, "colossus").actions(0);
        assertThat(shown(table, "population")).isEqualTo(price(1, 0, 2, 0, 0));
        assertThat(shown(table, "build agriculture")).isEqualTo(price(1, 0, 0, 2, 0));
        assertThat(shown(table, "upgrade agriculture irrigation")).isEqualTo(price(1, 0, 0, 2, 0));
        assertThat(shown(table, "build warriors")).isEqualTo(price(0, 1, 0, 2, 0));
        assertThat(shown(table, "tactic legion")).isEqualTo(price(0, 1, 0, 0, 0));
        assertThat(shown(table, "copy fighting-band")).isEqualTo(price(0, 2, 0, 0, 0));
        assertThat(shown(table, "take iron")).isEqualTo(price(1, 0, 0, 0, 0));
        assertThat(shown(table, "take pyramids")).isEqualTo(price(2, 0, 0, 0, 0));
    }

    @Test
    @Rule({"AGES-7.11", "AGES-7.12", "AGES-7.13", "AGES-20.5"})
    void stages_and_technologies_show_their_own_price() {
        var table =
                Table.of(2).building(0, "pyramids", 1).tokens(0, "bronze", 9).science(0, 20);
        table.civil(0, "monarchy", "drama")
                .leader(0, "j-s-bach")
                .knows(0, "masonry")
                .actions(0);
        assertThat(shown(table, "stages 2")).isEqualTo(price(1, 0, 0, 3, 0));
        assertThat(shown(table, "develop drama")).isEqualTo(price(1, 0, 0, 0, 1));
        assertThat(shown(table, "revolt monarchy")).isEqualTo(price(4, 0, 0, 0, 2));
    }

    @Test
    @Rule({"AGES-7.2", "AGES-7.14"})
    void what_a_card_orders_costs_no_action_and_less() {
        var table = Table.of(2).civil(0, "rich-land-a").tokens(0, "bronze", 4).actions(0);
        assertThat(shown(table, "play rich-land-a")).isEqualTo(price(1, 0, 0, 0, 0));
        table.pick("play rich-land-a");
        assertThat(shown(table, "build bronze")).isEqualTo(price(0, 0, 0, 1, 0));
    }

    @Test
    @Rule("AGES-13.18")
    void an_attack_on_gandhi_takes_twice_the_actions() {
        var table = Table.of(3).age(2).strength(0, 9).leader(1, "mahatma-gandhi");
        table.hand(0, "aggression-plunder-i").politics(0);
        assertThat(shown(table, "attack aggression-plunder-i seat2")).isEqualTo(price(0, 2, 0, 0, 0));
        assertThat(shown(table, "attack aggression-plunder-i seat3")).isEqualTo(price(0, 1, 0, 0, 0));
    }

    @Test
    @Rule({"AGES-6.11", "AGES-9.10"})
    void a_set_shows_what_it_must_reach_and_what_each_card_adds() {
        var table = Table.of(2).strength(0, 7).strength(1, 4).hand(0, "aggression-spy");
        table.hand(1, "military-bonus-i", "rats").politics(0).pick("attack aggression-spy seat2");
        assertThat(table.s.question(1).facts(table.s)).contains(new Asked.Reaching(3, 0));
        assertThat(shown(table, "bonus military-bonus-i")).isEqualTo(new Asked.Adding(2));
        assertThat(shown(table, "discard rats")).isEqualTo(new Asked.Adding(1));
        var force = Table.of(2).workers(0, "warriors", 3).tactic(0, "legion").hand(0, "military-bonus-ii");
        force.event(0, "historic-territory-i").pick("bid 2", "send warriors");
        assertThat(force.s.question(0).facts(force.s)).contains(new Asked.Reaching(2, 1));
        assertThat(shown(force, "send warriors")).isEqualTo(new Asked.Adding(1));
        assertThat(shown(force, "bonus military-bonus-ii")).isEqualTo(new Asked.Adding(2));
    }

    @Test
    @Rule({"AGES-6.12", "AGES-5.13"})
    void whose_pieces_are_meant_is_told() {
        var raid =
                Table.of(3).age(2).strength(0, 9).hand(0, "aggression-raid-i").workers(2, "philosophy", 1);
        raid.workers(2, "religion", 1).politics(0).pick("attack aggression-raid-i seat3");
        assertThat(raid.s.question(0).facts(raid.s)).contains(new Asked.Of(2, 1));
    }
}
