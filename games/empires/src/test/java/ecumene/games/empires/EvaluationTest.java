package ecumene.games.empires;

import static ecumene.games.empires.Games.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the bots' eye prefers, position against position. */
class EvaluationTest {
    private static double eye(Table table) {
        return GAME.evaluate(table.s, 0);
    }

    private static Table romans() {
        var table = Table.of("romans", "celts").tokens(0, 3, 2, 1);
        return table.deck(0, "advance", "conquer", "glory", "prosperity").mainDeck("hills", "plain", "forest");
    }

    @Test
    void unrest_costs_more_than_its_points() {
        assertThat(eye(romans().discard(0, "unrest"))).isLessThan(eye(romans()) - 2);
    }

    @Test
    void unrest_is_worse_the_lower_the_pile() {
        double far =
                eye(romans().unrest(12)) - eye(romans().discard(0, "unrest").unrest(12));
        double near =
                eye(romans().unrest(2)) - eye(romans().discard(0, "unrest").unrest(2));
        assertThat(near).isGreaterThan(far);
    }

    @Test
    void near_a_collapse_it_counts_who_has_fewer_unrest() {
        double behind = eye(romans().discard(0, "unrest").unrest(2));
        double ahead = eye(romans().discard(0, "unrest").unrest(2).discard(1, "unrest", "unrest", "unrest"));
        assertThat(ahead).isGreaterThan(behind + 5);
    }

    @Test
    void a_mask_is_more_than_a_plain_card_to_the_olmecs() {
        var plain = Table.of("olmecs", "celts").mainDeck("hills", "plain", "forest");
        var masked = Table.of("olmecs", "celts").mainDeck("hills", "plain", "forest");
        assertThat(eye(masked.discard(0, "stone-mask"))).isGreaterThan(eye(plain.discard(0, "advance")));
    }

    @Test
    void the_next_nation_card_comes_nearer_as_the_deck_goes_round() {
        var fresh = romans().nation(0, "legions");
        var nearlyDone = Table.of("romans", "celts")
                .tokens(0, 3, 2, 1)
                .nation(0, "legions")
                .mainDeck("hills", "plain", "forest");
        nearlyDone.discard(0, "advance", "conquer", "glory", "prosperity");
        assertThat(eye(nearlyDone)).isGreaterThan(eye(fresh));
    }

    @Test
    void an_empire_stands_better_than_a_barbarian() {
        assertThat(eye(romans().empire(0))).isGreaterThan(eye(romans()));
    }

    @Test
    void means_count_less_when_the_end_is_near() {
        double early = eye(romans().tokens(0, 9, 2, 1)) - eye(romans());
        var late = romans();
        var lateAndRich = romans().tokens(0, 9, 2, 1);
        late.s.lastRound = late.s.round;
        lateAndRich.s.lastRound = lateAndRich.s.round;
        assertThat(eye(lateAndRich) - eye(late)).isPositive().isLessThan(early);
    }

    @Test
    void a_turn_to_come_is_worth_something() {
        assertThat(eye(romans().hand(0, "dalmatia").activate(0)))
                .isGreaterThan(eye(romans().hand(0, "dalmatia").activate(1)));
    }
}
