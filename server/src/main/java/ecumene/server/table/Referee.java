package ecumene.server.table;

import ecumene.engine.Seed;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.table.Event.Offered;
import ecumene.server.table.Sitter.Held;
import ecumene.server.table.Sitter.Human;
import ecumene.server.table.Sitter.Nobody;
import ecumene.server.table.Sitter.Robot;
import ecumene.server.table.Table.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Decides what a command means at a table as it stands: the events it makes, or a {@link Refusal}. */
final class Referee {
    private final Applicants applicants;
    private final Function<Table, String> rules;
    private final Function<Table, Set<String>> present;

    /**
     * @param rules the version of the rules that a table starts with now
     * @param present the people who are at a table that has not begun
     */
    Referee(Applicants applicants, Function<Table, String> rules, Function<Table, Set<String>> present) {
        this.applicants = applicants;
        this.rules = rules;
        this.present = present;
    }

    Decision decide(Table table, Person by, Command command) {
        return command instanceof Command.Pick(long at, var keys)
                ? pick(table, by, at, keys)
                : Decision.of(events(table, by, command));
    }

    private List<Event> events(Table table, Person by, Command command) {
        return switch (command) {
            case Command.Sit sit -> sit(table, by, sit);
            case Command.Leave() -> leave(table, by);
            case Command.SetSeat(int seat, var who) -> setSeat(table, by, seat, who);
            case Command.Start() -> {
                requireOwner(table, by);
                requirePresent(table, by);
                yield start(table);
            }
            case Command.Close() -> close(table, by);
            case Command.Pick _ -> throw new IllegalArgumentException("a pick is played");
            case Command.Always(long at, var key) -> always(table, by, at, key);
            case Command.Ask(var kind) -> askAgain(table, by, kind);
            case Command.Undo(int moves) -> undo(table, by, moves);
            case Command.ProposeEnd() -> propose(table, by, Offered.END);
            case Command.Continue() -> goOn(table, by);
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
        int seat = sit.seat() == null ? free(table, by) : sit.seat();
        if (seat < 0 && sit.seat() == null) {
            throw new Refusal(Code.NOT_NOW, "table.full");
        }
        requireSeat(table, seat);
        switch (table.chair(seat).who()) {
            case Nobody() -> {}
            case Held(var person, var name) -> {
                if (!person.equals(by.id())) {
                    throw new Refusal(Code.NOT_NOW, "table.seat-held", seat + 1, name);
                }
            }
            case Human(var _, var _), Robot(var _) -> throw new Refusal(Code.NOT_NOW, "table.seat-taken", seat + 1);
        }
        return sitDown(table, by, seat);
    }

    /** The seat kept for somebody, else the first open one, else -1. */
    private static int free(Table table, Person by) {
        int kept = table.seatFor(by.id());
        return kept >= 0
                ? kept
                : IntStream.range(0, table.chairs().size())
                        .filter(seat -> table.chair(seat).who() instanceof Nobody)
                        .findFirst()
                        .orElse(-1);
    }

    /** Where people were asked to sit down, the last who does begins the game, if all are there. */
    private List<Event> sitDown(Table table, Person by, int seat) {
        var events = new ArrayList<Event>();
        events.add(new Event.Sat(seat, by.id(), Applicants.name(by)));
        boolean full = seats(
                        table,
                        other -> other != seat
                                && !table.chair(other).keptFor(by.id())
                                && table.chair(other).empty())
                .isEmpty();
        if (table.beginsByItself() && full && absent(table, by).isEmpty()) {
            events.add(started(table));
        }
        return events;
    }

    /** Somebody accepts a rematch: sits down, if there still is a seat. */
    List<Event> accept(Table table, Person by) {
        int seat = free(table, by);
        return table.status() != Status.OPEN || table.seatOf(by.id()) >= 0 || seat < 0
                ? List.of()
                : sitDown(table, by, seat);
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
        var asked = named(table, seats(table, seat -> table.chair(seat).empty()));
        if (!asked.isEmpty()) {
            throw new Refusal(Code.NOT_NOW, "table.seats-held", asked);
        }
        return List.of(started(table));
    }

    private Event started(Table table) {
        var from = table.origin().from();
        var today = rules.apply(table);
        if (from == null) {
            return new Event.Started(Seed.secret().hex(), today, List.of());
        }
        if (!from.rules().equals(today)) {
            throw new Refusal(Code.NOT_NOW, "table.from-other-rules");
        }
        return from;
    }

    /** Nobody finds themselves in a game that began while they were not there. */
    private void requirePresent(Table table, Person by) {
        require(table, Status.OPEN);
        var absent = absent(table, by);
        if (!absent.isEmpty()) {
            throw new Refusal(Code.NOT_NOW, "table.not-there", named(table, absent));
        }
    }

    /** The seats of others who are not there. With days for a move, whoever sits down agrees to be called. */
    private List<Integer> absent(Table table, Person by) {
        var others = seats(
                table,
                seat -> table.chair(seat).ofPerson() && !table.chair(seat).held(by.id()));
        if (others.isEmpty() || table.origin().clock() instanceof TimeControl.Days) {
            return List.of();
        }
        var there = present.apply(table);
        return others.stream()
                .filter(seat -> there.stream().noneMatch(table.chair(seat)::held))
                .toList();
    }

    private static String named(Table table, List<Integer> seats) {
        return seats.stream().map(table::nameOf).collect(Collectors.joining(", "));
    }

    /** Also while it runs, if no other person has a seat: with an own seat that is conceding. */
    private static List<Event> close(Table table, Person by) {
        requireOwner(table, by);
        int own = table.seatOf(by.id());
        boolean shared = IntStream.range(0, table.chairs().size())
                .anyMatch(seat -> seat != own && table.chair(seat).who() instanceof Human);
        if (shared || table.status() != Status.PLAYING) {
            require(table, Status.OPEN);
            return List.of(new Event.Ended(Event.Ended.CLOSED, List.of()));
        }
        var scores = table.game().scores();
        return own < 0
                ? List.of(new Event.Ended(Event.Ended.CLOSED, scores))
                : table.chair(own).conceded()
                        ? List.of(new Event.Ended(Event.Ended.CONCEDED, scores))
                        : List.of(new Event.Conceded(own), new Event.Ended(Event.Ended.CONCEDED, scores));
    }

    // --- playing ---

    private static Decision pick(Table table, Person by, long at, List<String> keys) {
        int seat = asked(table, by, at);
        if (keys.isEmpty()) {
            throw new Refusal(Code.MALFORMED, "table.no-keys");
        }
        return picked(table, seat, keys, "");
    }

    /** The seat of somebody who is asked since then. */
    private static int asked(Table table, Person by, long at) {
        int seat = playing(table, by);
        requireGoing(table);
        if (!table.game().asks(seat)) {
            throw new Refusal(Code.NOT_NOW, "table.not-asked");
        }
        if (table.game().askedSince(seat) != at) {
            throw new Refusal(Code.OUTDATED, "outdated");
        }
        return seat;
    }

    private static List<Event> always(Table table, Person by, long at, String key) {
        int seat = asked(table, by, at);
        var question = table.game().questionOf(seat);
        if (!table.game().offers(seat, key)) {
            throw Refusal.illegal(Optional.empty());
        }
        return List.of(new Event.Always(seat, question.kind(), question.prompt(), key));
    }

    private static List<Event> askAgain(Table table, Person by, String kind) {
        int seat = seated(table, by);
        if (table.standing(seat).stream().noneMatch(one -> one.kind().equals(kind))) {
            throw new Refusal(Code.NOT_NOW, "table.no-standing");
        }
        return List.of(new Event.Asked(seat, kind, Standing.WISH));
    }

    /** The next answer that stands, or why it does not stand any more. */
    static Decision standing(Table table) {
        return table.toAnswer().map(one -> standing(table, one)).orElse(Decision.NOTHING);
    }

    private static Decision standing(Table table, Standing one) {
        int seat = one.seat();
        if (!table.game().questionOf(seat).prompt().equals(one.prompt())) {
            return Decision.of(new Event.Asked(seat, one.kind(), Standing.OTHER_QUESTION));
        }
        return table.game().offers(seat, one.key())
                ? picked(table, seat, List.of(one.key()), "")
                : Decision.of(new Event.Asked(seat, one.kind(), Standing.NOT_OFFERED));
    }

    /** Where the question itself says what an absent player answers, that is answered; otherwise a bot plays on. */
    static Decision timeOut(Table table, long now) {
        var expired = table.expired(now);
        var flagged = expired.stream()
                .filter(seat -> table.game().byDefault(seat).isEmpty())
                .<Event>map(Event.Flagged::new)
                .toList();
        return flagged.isEmpty() && !expired.isEmpty()
                ? table.game()
                        .byDefault(expired.getFirst())
                        .map(key -> picked(table, expired.getFirst(), List.of(key), ""))
                        .orElse(Decision.NOTHING)
                : Decision.of(flagged);
    }

    /** Those of the picks that stand: further keys are not looked at once one has shown something. Also for bots. */
    static Decision picked(Table table, int seat, List<String> keys, String level) {
        var trial = table.game().attempt(seat, keys, level);
        var events = new ArrayList<Event>();
        for (int i = 0; i < trial.picks(); i++) {
            events.add(new Event.Picked(seat, keys.get(i), level, trial.marks().get(i)));
        }
        if (trial.over()) {
            events.add(new Event.Ended(Event.Ended.FINISHED, trial.scores()));
        }
        return new Decision(events, Optional.of(trial.game()));
    }

    private static List<Event> undo(Table table, Person by, int moves) {
        int seat = playing(table, by);
        requireGoing(table);
        var can = table.game().undo(seat);
        if (can == null || moves < 0 || moves > can.last() || moves < table.takenOver()) {
            throw new Refusal(Code.NOT_NOW, "table.nothing-to-undo");
        }
        if (moves >= can.free()) {
            return List.of(new Event.Undone(moves, seat, true));
        }
        var consenting = rivals(table, seat);
        requireThere(table, consenting);
        return List.of(
                consenting.isEmpty() ? new Event.Undone(moves, seat, false) : new Offered(Offered.UNDO, seat, moves));
    }

    /**
     * The seats of the other persons who may still win, whoever plays them now. To go back to before something hidden was shown needs the
     * consent of them all; whoever conceded has nothing to lose by it.
     */
    private static List<Integer> rivals(Table table, int seat) {
        return seats(
                table,
                other -> other != seat
                        && table.chair(other).ofPerson()
                        && !table.chair(other).conceded());
    }

    /** Somebody who is not there cannot consent, and a bot that plays on for them must not be tried out. */
    private static void requireThere(Table table, List<Integer> rivals) {
        rivals.stream()
                .filter(rival -> !table.chair(rival).attended())
                .findFirst()
                .ifPresent(absent -> {
                    throw new Refusal(Code.NOT_NOW, "table.undo-needs", table.nameOf(absent));
                });
    }

    /** Whether taking back with the consent of the persons wrongs nobody: a bot, or what plays on for somebody, is not asked. */
    private static boolean onlyPersons(Table table) {
        return table.chairs().stream().allMatch(Table.Chair::attended);
    }

    private static List<Event> propose(Table table, Person by, String kind) {
        int seat = playing(table, by);
        var pending = table.offers().stream()
                .filter(offer -> offer.kind().equals(kind))
                .findFirst();
        if (pending.isPresent()) {
            return answer(table, by, pending.get().id(), true);
        }
        return others(table, seat).isEmpty()
                ? alone(table, seat, kind)
                : List.of(new Offered(
                        kind, seat, table.held().map(Legacy.Stop::moves).orElse(0)));
    }

    /**
     * Nobody is there to agree. Against bots whoever ends a game that counts gives it up, or a lost one would be left without a loss and
     * a won one without being won. Where a bot plays on for somebody it is left undecided: who left must not win by leaving. A game that
     * its rules do not carry any more counts for nobody.
     */
    private static List<Event> alone(Table table, int seat, String kind) {
        boolean gaveUp = kind.equals(Offered.END)
                && table.rated()
                && table.held().isEmpty()
                && rivals(table, seat).isEmpty();
        return gaveUp ? List.of(new Event.Conceded(seat), conceded(table)) : List.of(agreed(table, kind));
    }

    private static Event agreed(Table table, String kind) {
        return kind.equals(Offered.CONTINUE)
                ? new Event.Continued(
                        table.game().moves(), table.game().rules(), table.game().mark())
                : new Event.Ended(Event.Ended.AGREED, table.scores());
    }

    private static Event conceded(Table table) {
        return new Event.Ended(Event.Ended.CONCEDED, table.scores());
    }

    /** A game that its rules do not carry any more can go on from the last position that holds. */
    private static List<Event> goOn(Table table, Person by) {
        require(table, Status.PLAYING);
        if (table.held().isEmpty()) {
            throw new Refusal(Code.NOT_NOW, "table.not-held");
        }
        table.game(); // refused when there is none to go on with
        return propose(table, by, Offered.CONTINUE);
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
        var needed = offer.kind().equals(Offered.UNDO) ? rivals(table, offer.seat()) : others(table, offer.seat());
        if (yes && offer.with(seat).agreed().containsAll(needed)) {
            events.add(
                    offer.kind().equals(Offered.UNDO)
                            ? new Event.Undone(offer.moves(), offer.seat(), onlyPersons(table))
                            : agreed(table, offer.kind()));
        }
        return events;
    }

    /** The other persons who are still playing. */
    private static List<Integer> others(Table table, int seat) {
        return seats(table, other -> other != seat && table.chair(other).attended());
    }

    private static List<Integer> seats(Table table, IntPredicate wanted) {
        return IntStream.range(0, table.chairs().size()).filter(wanted).boxed().toList();
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
            events.add(conceded(table));
        }
        return events;
    }

    private static List<Event> leave(Table table, Person by) {
        int kept = table.seatFor(by.id());
        if (kept >= 0 && table.status() == Status.OPEN) {
            return List.of(new Event.Left(kept));
        }
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

    /** The account is gone. The name goes by itself. */
    static List<Event> farewell(Table table, String person) {
        int seat = table.seatOf(person);
        if (table.status() == Status.OPEN && table.origin().owner().equals(person)) {
            return List.of(new Event.Ended(Event.Ended.CLOSED, List.of()));
        }
        int kept = table.seatFor(person);
        if (kept >= 0 && table.status() == Status.OPEN) {
            return List.of(new Event.Left(kept));
        }
        return seat >= 0 && table.status() != Status.OVER && !table.chair(seat).gone()
                ? List.of(new Event.Left(seat))
                : List.of();
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

    private static void requireGoing(Table table) {
        if (table.held().isPresent()) {
            throw new Refusal(Code.NOT_NOW, "table.held");
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
