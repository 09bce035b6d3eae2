package ecumene.server.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * Places in which bots think, and the queue for them. It is fair by whom they think for, first by address, within it by person: the
 * next place goes to who has the fewest now, then to who has had the least time; however many tables somebody has, they are one. No
 * person and no address ever has all places, so that whoever comes next need not wait for a long thought to end. Whoever has used
 * up a budget of seconds waits until some have come back.
 */
final class Lane {
    private static final double NANOS = 1e9;

    /** What somebody who waits waits for. */
    enum Wait {
        NOTHING,
        /** Other tables are first. */
        PLACE,
        /** The budget is used up. */
        BUDGET
    }

    /** What somebody had of the lane: an address, or a person. */
    private static final class Party {
        private final Limits.Budget budget;
        /** How many tickets it has, and how many of them have a place. */
        private int tickets;

        private int places;
        /** Seconds of thinking, counted so that being away for long is no advantage. */
        private double served;

        private double left;
        private long seen;

        Party(Limits.Budget budget, long now) {
            this.budget = budget;
            this.left = budget.seconds();
            this.seen = now;
        }

        double left(long now) {
            left = Math.min(budget.seconds(), left + (now - seen) / NANOS * budget.refill());
            seen = now;
            return left;
        }

        void use(double seconds, long now) {
            left = left(now) - seconds;
            served += seconds;
        }

        boolean forgettable(long now) {
            return tickets == 0 && left(now) >= budget.seconds();
        }
    }

    private static final Comparator<Party> LEAST =
            Comparator.<Party>comparingInt(party -> party.places).thenComparingDouble(party -> party.served);

    private final Limits.Lane terms;
    private final LongSupplier nanos;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Party> addresses = new HashMap<>();
    private final Map<String, Party> people = new HashMap<>();
    private final Party unknown;
    /** In the order in which they came. */
    private final List<Ticket> waiting = new ArrayList<>();

    private final List<Ticket> thinking = new ArrayList<>();
    private boolean closed;

    Lane(Limits.Lane terms, LongSupplier nanos) {
        this.terms = terms;
        this.nanos = nanos;
        this.unknown = new Party(terms.address(), nanos.getAsLong());
        addresses.put("", unknown);
    }

    /** A place, or the wait for one. Given back by closing it. */
    final class Ticket implements AutoCloseable {
        private final Party address;
        private final Party person;
        private final CountDownLatch granted = new CountDownLatch(1);
        private long since;

        private Ticket(Party address, Party person) {
            this.address = address;
            this.person = person;
        }

        /** Whether it has its place within that time. */
        boolean granted(long millis) throws InterruptedException {
            return granted.await(millis, TimeUnit.MILLISECONDS);
        }

        Wait waits() {
            lock.lock();
            try {
                return granted.getCount() == 0
                        ? Wait.NOTHING
                        : rested(this, nanos.getAsLong()) ? Wait.PLACE : Wait.BUDGET;
            } finally {
                lock.unlock();
            }
        }

        @Override
        public void close() {
            lock.lock();
            try {
                leave(this);
            } finally {
                lock.unlock();
            }
        }
    }

    Ticket enter(Claimant claimant) {
        lock.lock();
        try {
            long now = nanos.getAsLong();
            var address = addresses.computeIfAbsent(claimant.address(), key -> new Party(terms.address(), now));
            var person = people.computeIfAbsent(claimant.who(), key -> new Party(terms.person(), now));
            arrive(address, all().map(ticket -> ticket.address).toList());
            arrive(
                    person,
                    all().filter(ticket -> ticket.address == address)
                            .map(ticket -> ticket.person)
                            .toList());
            var ticket = new Ticket(address, person);
            waiting.add(ticket);
            serve();
            return ticket;
        } finally {
            lock.unlock();
        }
    }

    private Stream<Ticket> all() {
        return Stream.concat(waiting.stream(), thinking.stream());
    }

    /** Whoever was away is level with the one among those present who had least, not ahead of all. */
    private static void arrive(Party party, Collection<Party> present) {
        if (party.tickets++ == 0) {
            present.stream()
                    .mapToDouble(other -> other.served)
                    .min()
                    .ifPresent(least -> party.served = Math.max(party.served, least));
        }
    }

    private void leave(Ticket ticket) {
        long now = nanos.getAsLong();
        if (thinking.remove(ticket)) {
            double seconds = (now - ticket.since) / NANOS;
            for (var party : List.of(ticket.address, ticket.person)) {
                party.places--;
                party.tickets--;
                party.use(seconds, now);
            }
        } else if (waiting.remove(ticket)) {
            ticket.address.tickets--;
            ticket.person.tickets--;
        }
        serve();
    }

    /** Gives out the places that are free, to those who may have one. */
    private void serve() {
        long now = nanos.getAsLong();
        while (closed ? !waiting.isEmpty() : thinking.size() < terms.places()) {
            var next = next(now);
            if (next.isEmpty()) {
                return;
            }
            grant(next.get(), now);
        }
    }

    private Optional<Ticket> next(long now) {
        var ready =
                waiting.stream().filter(ticket -> closed || may(ticket, now)).toList();
        return ready.stream()
                .map(ticket -> ticket.address)
                .min(LEAST)
                .flatMap(address -> ready.stream()
                        .filter(ticket -> ticket.address == address)
                        .min(Comparator.comparing(ticket -> ticket.person, LEAST)));
    }

    private void grant(Ticket ticket, long now) {
        waiting.remove(ticket);
        thinking.add(ticket);
        ticket.since = now;
        ticket.address.places++;
        ticket.person.places++;
        ticket.granted.countDown();
    }

    private boolean may(Ticket ticket, long now) {
        return mayHaveMore(ticket.address) && ticket.person.places < terms.placesPerPerson() && rested(ticket, now);
    }

    /**
     * Those of whom no address is known, after a restart for one, may have come from any: together with them nobody has more than one
     * address may have, beyond the first place.
     */
    private boolean mayHaveMore(Party address) {
        int most = terms.placesPerAddress();
        if (address == unknown) {
            int others = addresses.values().stream()
                    .filter(party -> party != unknown)
                    .mapToInt(party -> party.places)
                    .max()
                    .orElse(0);
            return address.places < Math.max(1, most - 1) && address.places + others < most;
        }
        return address.places == 0 || address.places + unknown.places < most;
    }

    private static boolean rested(Ticket ticket, long now) {
        return ticket.address.left(now) > 0 && ticket.person.left(now) > 0;
    }

    /** Time has gone by: budgets have filled. */
    void tick() {
        lock.lock();
        try {
            serve();
            long now = nanos.getAsLong();
            addresses.values().removeIf(party -> party != unknown && party.forgettable(now));
            people.values().removeIf(party -> party.forgettable(now));
        } finally {
            lock.unlock();
        }
    }

    /** How many wait. */
    int queue() {
        lock.lock();
        try {
            return waiting.size();
        } finally {
            lock.unlock();
        }
    }

    /** Nobody waits any more; whoever did must see that it is over. */
    void close() {
        lock.lock();
        try {
            closed = true;
            serve();
        } finally {
            lock.unlock();
        }
    }
}
