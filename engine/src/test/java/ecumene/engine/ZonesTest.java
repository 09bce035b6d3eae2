package ecumene.engine;

import static ecumene.engine.toy.ToyState.DECK;
import static ecumene.engine.toy.ToyState.DISCARD;
import static ecumene.engine.toy.ToyState.hand;
import static ecumene.engine.toy.ToyState.secret;
import static ecumene.engine.toy.ToyState.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import ecumene.engine.toy.ToyState;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cards with even numbers have red backs, the others blue ones. Backs are seen only where cards lie face down on the table. */
class ZonesTest {
    private static final int PUBLIC = 3;

    /** The deck lies from 0 to 11; two cards go to every hand. */
    private static Zones dealt() {
        var zones = new Zones(ToyState.layout(3));
        zones.conceal(IntStream.range(0, ToyState.PIECES).toArray());
        for (int piece = 0; piece < ToyState.PIECES; piece++) {
            zones.move(piece, DECK);
        }
        for (int piece = 0; piece < 6; piece++) {
            zones.move(piece, hand(piece / 2));
        }
        return zones;
    }

    private static List<Integer> knowers(Zones zones, int piece) {
        return IntStream.rangeClosed(0, PUBLIC)
                .filter(viewer -> zones.knows(viewer, piece))
                .boxed()
                .toList();
    }

    @Test
    void a_zone_keeps_the_order_in_which_cards_came() {
        var zones = dealt();
        assertThat(zones.pieces(DECK)).containsExactly(6, 7, 8, 9, 10, 11);
        zones.move(8, DISCARD);
        zones.move(6, DISCARD);
        zones.move(8, DECK);
        assertThat(zones.pieces(DECK)).containsExactly(7, 9, 10, 11, 8);
        assertThat(zones.first(DECK)).isEqualTo(7);
        assertThat(zones.after(7)).isEqualTo(9);
        assertThat(zones.after(8)).isEqualTo(Zones.NONE);
        assertThat(zones.count(DECK)).isEqualTo(5);
        assertThat(zones.zoneOf(6)).isEqualTo(DISCARD);
        assertThatCode(zones::audit).doesNotThrowAnyException();
    }

    @Test
    void what_starts_on_the_table_is_known_to_all() {
        assertThat(knowers(new Zones(ToyState.layout(3)), 0)).containsExactly(0, 1, 2, PUBLIC);
    }

    @Test
    void only_the_owner_knows_the_cards_of_a_hand_and_nobody_those_of_the_deck() {
        assertThat(knowers(dealt(), 2)).containsExactly(1);
        assertThat(knowers(dealt(), 7)).isEmpty();
    }

    @Test
    void a_card_seen_by_all_stays_known_when_it_goes_to_a_hand() {
        var zones = dealt();
        zones.move(0, table(0));
        zones.move(0, hand(1));
        assertThat(knowers(zones, 0)).containsExactly(0, 1, 2, PUBLIC);
    }

    @Test
    void a_card_played_face_down_from_a_hand_may_be_any_with_that_back() {
        var zones = dealt();
        zones.move(0, table(0));
        zones.move(0, hand(1));
        zones.move(2, secret(1));
        assertThat(knowers(zones, 2)).containsExactly(1);
        assertThat(knowers(zones, 0)).as("it may be the one that was played").containsExactly(1);
    }

    @Test
    void a_known_card_stays_known_when_one_with_another_back_is_played() {
        var zones = dealt();
        zones.move(0, table(0));
        zones.move(0, hand(1));
        zones.move(3, secret(1));
        assertThat(knowers(zones, 0)).containsExactly(0, 1, 2, PUBLIC);
    }

    @Test
    void a_card_face_down_is_known_if_the_hand_has_no_other_it_can_be() {
        var zones = new Zones(ToyState.layout(3));
        zones.move(0, hand(1));
        zones.move(1, hand(1));
        zones.move(0, secret(1));
        assertThat(knowers(zones, 0)).as("the other one has a blue back").containsExactly(0, 1, 2, PUBLIC);
    }

    /** 0 and 2 are red and known, 1, 3 and 5 blue and hidden: the red back can only be one of the two. */
    @Test
    void a_card_face_down_is_none_of_those_that_never_have_that_back() {
        var zones = new Zones(ToyState.layout(3));
        zones.conceal(new int[] {1, 3, 5});
        for (int piece : new int[] {0, 1, 2, 3}) {
            zones.move(piece, hand(1));
        }
        zones.move(0, secret(1));
        assertThat(knowers(zones, 2)).containsExactly(1);
        zones.show(0, 2);
        assertThat(knowers(zones, 2))
                .as("seat 2 sees that it was the other one")
                .containsExactly(1, 2);
    }

    @Test
    void a_card_handed_on_is_known_to_giver_and_taker() {
        var zones = dealt();
        zones.move(0, hand(1));
        assertThat(knowers(zones, 0)).containsExactly(0, 1);
    }

    @Test
    void a_card_looked_at_is_followed_as_long_as_it_can_be_told_from_others() {
        var zones = dealt();
        zones.show(6, 2);
        zones.move(6, hand(0));
        assertThat(knowers(zones, 6)).as("drawn from the top").containsExactly(0, 2);
        zones.move(6, secret(0));
        assertThat(knowers(zones, 6)).as("chosen from the hand").containsExactly(0);
    }

    @Test
    void face_down_on_the_table_a_card_can_be_followed() {
        var zones = dealt();
        zones.move(0, secret(0));
        zones.show(0, 1);
        zones.move(0, hand(0));
        assertThat(knowers(zones, 0)).containsExactly(0, 1);
    }

    @Test
    void the_last_card_of_a_pool_is_known_when_all_others_are() {
        var zones = new Zones(ToyState.layout(3));
        zones.conceal(new int[] {4, 5, 6});
        zones.show(4, 0);
        assertThat(zones.knows(0, 6)).isFalse();
        zones.show(5, 0);
        assertThat(zones.knows(0, 6)).isTrue();
        assertThat(zones.knows(1, 6)).isFalse();
    }

    @Test
    void a_shuffle_of_one_card_hides_nothing() {
        var zones = new Zones(ToyState.layout(3));
        zones.conceal(new int[] {4});
        assertThat(knowers(zones, 4)).hasSize(4);
    }

    /** 0 or 1 is in the hand. The other is shuffled together with 2 and 3: that must not tell which. */
    @Test
    void a_shuffle_does_not_make_certain_what_was_not_shuffled() {
        var zones = new Zones(ToyState.layout(3));
        zones.conceal(new int[] {0, 1});
        zones.move(0, hand(0));
        zones.conceal(new int[] {1, 2, 3});
        for (int piece : new int[] {1, 2, 3}) {
            zones.move(piece, DECK);
        }
        assertThat(imaginedFirst(zones, hand(0), PUBLIC)).contains(0, 1);
        assertThat(imaginedFirst(zones, hand(0), 0)).as("to its owner").containsExactly(0);
    }

    private static Set<Integer> imaginedFirst(Zones zones, int zone, int viewer) {
        var seen = new HashSet<Integer>();
        for (int n = 0; n < 100; n++) {
            seen.add(redealt(zones, viewer, Rng.of(n)).first(zone));
        }
        return seen;
    }

    private static Zones redealt(Zones zones, int viewer, Rng rng) {
        var copy = new Zones(zones.layout());
        zones.copyInto(copy);
        copy.redeal(viewer, rng);
        copy.audit();
        return copy;
    }

    @Test
    void a_new_deal_keeps_what_the_viewer_knows_and_every_back_and_count() {
        var zones = dealt();
        zones.move(2, secret(1));
        zones.move(3, secret(1));
        zones.show(9, 0);
        for (int n = 0; n < 200; n++) {
            var other = redealt(zones, 0, Rng.of(n));
            assertThat(other.pieces(hand(0))).containsExactly(0, 1);
            assertThat(Arrays.stream(other.pieces(secret(1))).map(ToyState::back))
                    .containsExactly(1, 2);
            assertThat(other.pieces(DECK))
                    .hasSize(6)
                    .satisfies(deck -> assertThat(deck[3]).isEqualTo(9));
            assertThat(other.pieces(hand(2))).hasSize(2).doesNotContain(0, 1, 9);
        }
    }

    @Test
    void a_card_shown_for_a_moment_was_known_since_the_watch_began() {
        var zones = dealt();
        zones.watch();
        zones.move(0, table(0));
        zones.move(0, hand(0));
        zones.move(0, secret(0));
        assertThat(zones.knows(1, 0)).isFalse();
        assertThat(zones.knew(1, 0)).isTrue();
        assertThat(zones.knew(1, 2)).isTrue();
        assertThat(zones.knew(0, 2)).isFalse();
        zones.watch();
        assertThat(zones.knew(1, 0)).isFalse();
    }
}
