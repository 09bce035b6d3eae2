package ecumene.server.table;

import ecumene.engine.Seed;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.table.Event.Offered;
import ecumene.server.table.Sitter.Human;
import ecumene.server.table.Sitter.Nobody;
import ecumene.server.table.Table.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Decides what a command means at a table as it stands: the events it makes, or a {@link Refusal}. */
final class Referee {
    private final Applicants applicants;
    private final Function<Table, String> rules;

    /** @param rules the version of the rules that a table starts with now */
    Referee(Applicants applicants, Function<Table, String> rules) {
        this.applicants = applicants;
        this.rules = rules;
    }

    List<Event> decide(Table table, Person by, Command command) {
        return switch (command) {
            case Command.Sit sit -> sit(table, by, sit);
            case Command.Leave() -> leave(table, by);
            case Command.SetSeat(int seat, var who) -> setSeat(table, by, seat, who);
            case Command.Start() -> {
                requireOwner(table, by);
                yield start(table);
            }
            case Command.Close() -> {
                requireOwner(table, by);
                require(table, Status.OPEN);
                yield List.of(new Event.Ended(Event.Ended.CLOSED, List.of()));
            }
            case Command.Pick(long at, var keys) -> pick(table, by, at, keys);
            case Command.Undo(int moves) -> undo(table, by, moves);
            case Command.ProposeEnd() -> proposeEnd(table, by);
            case Command.Answer(long offer, boolean yes) -> answer(table, by, offer, yes);
            case Command.Concede() -> concede(table, by);
            case Command.Resume() -> resume(table, by);
            case Command.Rematch() -> throw new IllegalArgumentException("a rematch is another table");
            case Command.Say(var text) -> say(table, by, text);
        };
    }

    // --- before the start ---

    private List<Event> sit(Table table, Person by, Command.Sit sit) {
        if (!table.mayBeSeenBy(by.id(), sit.invite())) {
            throw new Refusal(Code.FORBIDDEN, "table.invite");
        }
        require(table, Status.OPEN);
        if (table.seatOf(by.id()) >= 0) {
            throw new Refusal(Code.NOT_NOW, "table.already-seated");
        }
        int seat = sit.seat() == null ? firstOpen(table) : sit.seat();
        requireSeat(table, seat);
        if (!(table.chair(seat).who() instanceof Nobody)) {
            throw new Refusal(Code.NOT_NOW, "table.seat-taken", seat + 1);
        }
        return List.of(new Event.Sat(seat, by.id(), Applicants.name(by)));
    }

    private static int firstOpen(Table table) {
        return IntStream.range(0, table.chairs().size())
                .filter(seat -> table.chair(seat).who() instanceof Nobody)
                .findFirst()
                .orElseThrow(() -> new Refusal(Code.NOT_NOW, "table.full"));
    }

    private List<Event> setSeat(Table table, Person by, int seat, String who) {
        requireOwner(table, by);
        require(table, Status.OPEN);
        requireSeat(table, seat);
        return List.of(new Event.Seated(seat, applicants.sitter(who)));
    }

    List<Event> start(Table table) {
        require(table, Status.OPEN);
        if (table.chairs().stream().anyMatch(chair -> chair.who() instanceof Nobody)) {
            throw new Refusal(Code.NOT_NOW, "table.seats-open");
        }
        var from = table.origin().from();
        return List.of(from != null ? from : new Event.Started(Seed.secret().hex(), rules.apply(table), List.of()));
    }

    // --- playing ---

    private static List<Event> pick(Table table, Person by, long at, List<String> keys) {
        int seat = playing(table, by);
        if (!table.game().asks(seat)) {
            throw new Refusal(Code.NOT_NOW, "table.not-asked");
        }
        if (table.game().askedSince(seat) != at) {
            throw new Refusal(Code.OUTDATED, "outdated");
        }
        if (keys.isEmpty()) {
            throw new Refusal(Code.MALFORMED, "table.no-keys");
        }
        return picked(table, seat, keys, "");
    }

    /** Also for bots. */
    static List<Event> picked(Table table, int seat, List<String> keys, String level) {
        var trial = table.game().attempt(seat, keys);
        var events = new ArrayList<Event>();
        keys.forEach(key -> events.add(new Event.Picked(seat, key, level)));
        if (trial.over()) {
            events.add(new Event.Ended("finished", trial.scores()));
        }
        return events;
    }

    private static List<Event> undo(Table table, Person by, int moves) {
        int seat = playing(table, by);
        var can = table.game().undo(seat);
        if (can == null || moves < 0 || moves > can.last() || moves < table.takenOver()) {
            throw new Refusal(Code.NOT_NOW, "table.nothing-to-undo");
        }
        boolean free = moves >= can.free();
        return List.of(
                free || others(table, seat).isEmpty()
                        ? new Event.Undone(moves, seat, free)
                        : new Offered(Offered.UNDO, seat, moves));
    }

    private static List<Event> proposeEnd(Table table, Person by) {
        int seat = playing(table, by);
        var pending = table.offers().stream()
                .filter(offer -> offer.kind().equals(Offered.END))
                .findFirst();
        if (pending.isPresent()) {
            return answer(table, by, pending.get().id(), true);
        }
        return List.of(others(table, seat).isEmpty() ? agreed(table) : new Offered(Offered.END, seat, 0));
    }

    private static Event agreed(Table table) {
        return new Event.Ended("agreed", table.game().scores());
    }

    private static List<Event> answer(Table table, Person by, long id, boolean yes) {
        int seat = playing(table, by);
        var offer = table.offers().stream()
                .filter(candidate -> candidate.id() == id)
                .findFirst()
                .orElseThrow(() -> new Refusal(Code.OUTDATED, "table.offer-gone"));
        if (offer.agreed().contains(seat)) {
            throw new Refusal(Code.NOT_NOW, "table.offer-answered");
        }
        var events = new ArrayList<Event>();
        events.add(new Event.Answered(id, seat, yes));
        if (yes && offer.with(seat).agreed().containsAll(others(table, offer.seat()))) {
            events.add(
                    offer.kind().equals(Offered.END)
                            ? agreed(table)
                            : new Event.Undone(offer.moves(), offer.seat(), true));
        }
        return events;
    }

    /** The other persons who are still playing. */
    private static List<Integer> others(Table table, int seat) {
        return IntStream.range(0, table.chairs().size())
                .filter(other -> other != seat && table.chair(other).attended())
                .boxed()
                .toList();
    }

    private static List<Event> concede(Table table, Person by) {
        int seat = seated(table, by);
        require(table, Status.PLAYING);
        if (table.chair(seat).conceded()) {
            throw new Refusal(Code.NOT_NOW, "table.conceded");
        }
        var events = new ArrayList<Event>();
        events.add(new Event.Conceded(seat));
        long left = table.chairs().stream().filter(chair -> !chair.conceded()).count() - 1;
        if (left <= 1) {
            events.add(new Event.Ended("conceded", table.game().scores()));
        }
        return events;
    }

    private static List<Event> leave(Table table, Person by) {
        int seat = seated(table, by);
        if (table.status() == Status.OVER) {
            throw new Refusal(Code.NOT_NOW, "table.over");
        }
        if (table.chair(seat).gone()) {
            throw new Refusal(Code.NOT_NOW, "table.bot-plays");
        }
        return List.of(new Event.Left(seat));
    }

    private static List<Event> resume(Table table, Person by) {
        int seat = seated(table, by);
        require(table, Status.PLAYING);
        if (table.chair(seat).conceded()) {
            throw new Refusal(Code.NOT_NOW, "table.conceded");
        }
        if (table.chair(seat).attended()) {
            throw new Refusal(Code.NOT_NOW, "table.no-bot-plays");
        }
        return List.of(new Event.Resumed(seat));
    }

    private List<Event> say(Table table, Person by, String text) {
        if (!table.mayBeSeenBy(by.id(), "")) {
            throw new Refusal(Code.FORBIDDEN, "table.private");
        }
        return List.of(new Event.Said(by.id(), Applicants.name(by), table.seatOf(by.id()), applicants.chat(text)));
    }

    /** The account is going away. */
    static List<Event> forget(Table table, Person person) {
        var events = new ArrayList<Event>();
        int seat = table.seatOf(person.id());
        if (table.status() == Status.OPEN && table.origin().owner().equals(person.id())) {
            events.add(new Event.Ended(Event.Ended.CLOSED, List.of()));
        } else if (seat >= 0
                && table.status() != Status.OVER
                && !table.chair(seat).gone()) {
            events.add(new Event.Left(seat));
        }
        boolean sits = seat >= 0 && !table.chair(seat).who().equals(new Human(person.id(), Table.FORGOTTEN));
        boolean spoke = table.chat().stream().anyMatch(said -> person.id().equals(said.person()));
        if (sits || spoke) {
            events.add(new Event.Forgotten(person.id()));
        }
        return events;
    }

    // --- what must hold ---

    private static void requireOwner(Table table, Person by) {
        if (!table.origin().owner().equals(by.id())) {
            throw new Refusal(Code.FORBIDDEN, "table.not-owner");
        }
    }

    private static void requireSeat(Table table, int seat) {
        if (seat < 0 || seat >= table.chairs().size()) {
            throw new Refusal(Code.MALFORMED, "table.no-seat", table.chairs().size());
        }
    }

    private static void require(Table table, Status status) {
        if (table.status() != status) {
            throw new Refusal(
                    Code.NOT_NOW,
                    switch (table.status()) {
                        case OPEN -> "table.not-started";
                        case PLAYING -> status == Status.OPEN ? "table.started" : "table.not-over";
                        case OVER -> "table.over";
                    });
        }
    }

    static int seated(Table table, Person by) {
        int seat = table.seatOf(by.id());
        if (seat < 0) {
            throw new Refusal(Code.FORBIDDEN, "table.not-seated");
        }
        return seat;
    }

    /** The seat of somebody who plays it in a running game. */
    private static int playing(Table table, Person by) {
        int seat = seated(table, by);
        require(table, Status.PLAYING);
        if (!table.chair(seat).attended()) {
            throw new Refusal(Code.NOT_NOW, table.chair(seat).conceded() ? "table.conceded" : "table.bot-plays");
        }
        return seat;
    }
}
