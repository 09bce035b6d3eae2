package ecumene.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.table.Lane.Ticket;
import ecumene.server.table.Lane.Wait;
import ecumene.server.table.Limits.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LaneTest {
    private static final Claimant ANN = new Claimant("north", "ann");
    private static final Claimant BOB = new Claimant("south", "bob");
    private static final Claimant CAT = new Claimant("north", "cat");

    private final AtomicLong clock = new AtomicLong();

    private Lane lane(int places) {
        return new Lane(Limits.Lane.searches(places), clock::get);
    }

    private Lane narrow(Budget person) {
        return new Lane(new Limits.Lane(1, 1, 1, Budget.UNLIMITED, person), clock::get);
    }

    private void pass(double seconds) {
        clock.addAndGet((long) (seconds * Duration.ofSeconds(1).toNanos()));
    }

    private static List<Ticket> enter(Lane lane, Claimant claimant, int times) {
        return IntStream.range(0, times).mapToObj(_ -> lane.enter(claimant)).toList();
    }

    private static boolean thinks(Ticket ticket) {
        return ticket.waits() == Wait.NOTHING;
    }

    private static long thinking(List<Ticket> tickets) {
        return tickets.stream().filter(LaneTest::thinks).count();
    }

    /** Whoever has the only place thinks for so long; then who is next? */
    private Ticket next(Ticket current, double seconds, List<Ticket> waiting) {
        pass(seconds);
        current.close();
        var granted = waiting.stream().filter(LaneTest::thinks).toList();
        assertThat(granted).hasSize(1);
        waiting.remove(granted.getFirst());
        return granted.getFirst();
    }

    @Test
    void neither_a_person_nor_an_address_ever_has_all_places() {
        var lane = lane(6);
        assertThat(thinking(enter(lane, ANN, 30))).as("half of them").isEqualTo(3);
        assertThat(thinking(enter(lane, CAT, 30)))
                .as("all but one for the address")
                .isEqualTo(2);
        assertThat(thinks(lane.enter(BOB))).as("at once").isTrue();
        assertThat(lane.queue()).isEqualTo(55);
    }

    @Test
    void the_fewest_places_are_enough_for_three_people_at_two_addresses() {
        var lane = lane(Limits.FEWEST_THINKERS);
        enter(lane, ANN, 30);
        assertThat(thinks(lane.enter(CAT))).isTrue();
        assertThat(thinks(lane.enter(BOB))).isTrue();
    }

    @Test
    void the_queue_goes_round_by_person_and_not_by_table() {
        var lane = narrow(Budget.UNLIMITED);
        var anns = new ArrayList<>(enter(lane, ANN, 10));
        var first = anns.removeFirst();
        var bobs = enter(lane, BOB, 2);
        var waiting = new ArrayList<>(anns);
        waiting.addAll(bobs);
        var second = next(first, 1, waiting);
        assertThat(second).isSameAs(bobs.getFirst());
        var third = next(second, 1, waiting);
        assertThat(anns).contains(third);
        assertThat(next(third, 1, waiting)).isSameAs(bobs.getLast());
    }

    @Test
    void it_is_fair_by_seconds_so_that_long_thoughts_come_more_rarely_than_short_ones() {
        var lane = narrow(Budget.UNLIMITED);
        var waiting = new ArrayList<Ticket>();
        var current = lane.enter(ANN);
        var anns = new ArrayList<>(enter(lane, ANN, 3));
        waiting.addAll(anns);
        waiting.addAll(enter(lane, BOB, 30));
        anns.add(current);
        int bobs = 0;
        for (int turns = 0; turns < 22; turns++) {
            boolean anns10 = anns.contains(current);
            bobs += anns10 ? 0 : 1;
            current = next(current, anns10 ? 10 : 1, waiting);
        }
        assertThat(bobs).as("ten of a second for one of ten").isEqualTo(20);
    }

    @Test
    void many_people_at_one_address_are_one_against_another_address() {
        var lane = narrow(Budget.UNLIMITED);
        var waiting = new ArrayList<Ticket>();
        for (int i = 0; i < 20; i++) {
            waiting.add(lane.enter(new Claimant("north", "guest " + i)));
        }
        var current = waiting.removeFirst();
        for (int i = 0; i < 5; i++) {
            var bob = lane.enter(BOB);
            waiting.add(bob);
            current = next(current, 10, waiting);
            assertThat(current).isSameAs(bob);
            current = next(current, 10, waiting);
        }
    }

    @Test
    void those_of_whom_no_address_is_known_are_one_and_may_be_anybody() {
        for (boolean first : new boolean[] {true, false}) {
            var lane = lane(Limits.FEWEST_THINKERS);
            var guests = new ArrayList<Ticket>();
            for (int i = 0; i < 40; i++) {
                guests.add(lane.enter(new Claimant(i < 20 == first ? "" : "north", "guest " + i)));
            }
            assertThat(thinking(guests)).isEqualTo(2);
            assertThat(thinks(lane.enter(BOB))).as("whoever came first").isTrue();
            pass(1);
            guests.stream().filter(LaneTest::thinks).toList().forEach(Ticket::close);
            assertThat(thinking(guests.subList(0, 20))).as("both have a turn").isPositive();
            assertThat(thinking(guests.subList(20, 40))).isPositive();
        }
    }

    @Test
    void being_away_saves_nothing_up() {
        var lane = narrow(Budget.UNLIMITED);
        for (int i = 0; i < 5; i++) {
            var bob = lane.enter(BOB);
            pass(100);
            bob.close();
        }
        var waiting = new ArrayList<>(enter(lane, BOB, 5));
        var current = waiting.removeFirst();
        var anns = enter(lane, ANN, 5);
        waiting.addAll(anns);
        current = next(current, 1, waiting);
        assertThat(anns).contains(current);
        current = next(current, 1, waiting);
        assertThat(anns).as("and not her for 500 seconds").doesNotContain(current);
    }

    @Test
    void who_has_used_up_the_budget_waits_until_some_has_come_back_and_the_others_do_not() throws InterruptedException {
        var lane = narrow(new Budget(60, 0.5));
        var long1 = lane.enter(ANN);
        pass(70);
        long1.close();
        var tired = lane.enter(ANN);
        assertThat(tired.waits()).isEqualTo(Wait.BUDGET);
        assertThat(tired.granted(0)).isFalse();
        var bob = lane.enter(BOB);
        assertThat(thinks(bob)).isTrue();
        bob.close();
        assertThat(thinks(tired)).isFalse();
        pass(19);
        lane.tick();
        assertThat(tired.waits())
                .as("10 seconds too many, half a second comes back in one")
                .isEqualTo(Wait.BUDGET);
        pass(2);
        lane.tick();
        assertThat(tired.granted(0)).isTrue();
    }

    @Test
    void a_budget_is_forgotten_only_when_it_is_full_again() {
        var lane = narrow(new Budget(60, 0.5));
        var ann = lane.enter(ANN);
        pass(80);
        ann.close();
        lane.tick();
        assertThat(lane.enter(ANN).waits()).isEqualTo(Wait.BUDGET);
    }

    @Test
    void who_waits_for_others_waits_for_a_place() {
        var lane = narrow(new Budget(60, 0.5));
        lane.enter(ANN);
        assertThat(lane.enter(BOB).waits()).isEqualTo(Wait.PLACE);
    }

    @Test
    void who_gives_up_waiting_leaves_no_trace() {
        var lane = narrow(Budget.UNLIMITED);
        var ann = lane.enter(ANN);
        lane.enter(BOB).close();
        assertThat(lane.queue()).isZero();
        ann.close();
        assertThat(thinks(lane.enter(BOB))).isTrue();
    }

    @Test
    void when_it_closes_nobody_waits() throws InterruptedException {
        var lane = narrow(Budget.UNLIMITED);
        var tickets = enter(lane, ANN, 5);
        lane.close();
        for (var ticket : tickets) {
            assertThat(ticket.granted(0)).isTrue();
        }
        assertThat(lane.enter(BOB).granted(0)).isTrue();
    }
}
