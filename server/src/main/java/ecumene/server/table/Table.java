package ecumene.server.table;

import ecumene.engine.Game;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.State;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.store.Rows;
import ecumene.server.table.Sitter.Human;
import ecumene.server.table.Sitter.Nobody;
import ecumene.server.table.Sitter.Robot;
import ecumene.server.wire.Wire;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A table as it stands after its events so far. Decides nothing: {@link Referee} does. */
final class Table {
    /** What is shown instead of the name of somebody whose account is gone. */
    static final String FORGOTTEN = "—";

    /** So much of the chat is shown. */
    private static final int CHAT = 500;

    /** The bot that plays on for a person. */
    static final String SUBSTITUTE = "greedy";

    enum Status {
        OPEN,
        PLAYING,
        OVER;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A seat and who plays it.
     *
     * @param bot the level of the bot that plays it now, empty when its person does
     */
    record Chair(Sitter who, String bot, boolean gone, boolean flagged, boolean conceded) {
        static Chair of(Sitter who) {
            return new Chair(who, who instanceof Robot(var level) ? level : "", false, false, false);
        }

        boolean held(String person) {
            return who instanceof Human(var id, var _) && id.equals(person);
        }

        /** Whether a person sits there and plays. */
        boolean attended() {
            return who instanceof Human && bot.isEmpty();
        }

        Chair playedBy(String level) {
            return new Chair(who, level, gone, flagged, conceded);
        }
    }

    /** Something proposed and not decided. */
    record Offer(long id, String kind, int seat, int moves, List<Integer> agreed) {
        Offer with(int another) {
            var more = new ArrayList<>(agreed);
            more.add(another);
            return new Offer(id, kind, seat, moves, List.copyOf(more));
        }
    }

    final String id;
    private final Function<String, Game<?>> games;
    private final Event.Created origin;
    private Status status = Status.OPEN;
    private String reason = "";
    private final long created;
    private long changed;
    private long seq;
    private boolean rated;
    private List<Chair> chairs;
    private final Clocks clocks;
    private @Nullable LiveGame<?> game;
    private List<Offer> offers = List.of();
    private List<Wire.Chat> chat = List.of();
    private String rematch = "";
    private int unread;

    /** The first event of a table. */
    Table(String id, Function<String, Game<?>> games, long at, Event.Created origin) {
        this.id = id;
        this.games = games;
        this.origin = origin;
        this.created = at;
        this.changed = at;
        this.seq = 1;
        this.rated = origin.rated();
        this.chairs = origin.seats().stream().map(Chair::of).toList();
        this.clocks = new Clocks(origin.clock(), chairs.size());
    }

    private Table(Table other) {
        this.id = other.id;
        this.games = other.games;
        this.origin = other.origin;
        this.status = other.status;
        this.reason = other.reason;
        this.created = other.created;
        this.changed = other.changed;
        this.seq = other.seq;
        this.rated = other.rated;
        this.chairs = other.chairs;
        this.clocks = other.clocks.copy();
        this.game = other.game == null ? null : other.game.copy();
        this.offers = other.offers;
        this.chat = other.chat;
        this.rematch = other.rematch;
        this.unread = other.unread;
    }

    Table copy() {
        return new Table(this);
    }

    /** Folds a whole stream; the first event is the creation. */
    static Table of(Function<String, Game<?>> games, List<Rows.Event> rows, List<Event> events) {
        if (!(events.getFirst() instanceof Event.Created origin)) {
            throw new IllegalStateException(
                    "a table that was never made: " + rows.getFirst().table());
        }
        var table = new Table(rows.getFirst().table(), games, rows.getFirst().at(), origin);
        for (int i = 1; i < events.size(); i++) {
            table.apply(rows.get(i).at(), events.get(i));
        }
        return table;
    }

    // --- what happens ---

    void apply(long at, Event event) {
        seq++;
        changed = at;
        unread = game == null ? 0 : game.logged();
        var asked = asked();
        switch (event) {
            case Event.Created _ -> throw new IllegalStateException("a table is made once");
            case Event.Sat(int seat, var person, var name) -> set(seat, Chair.of(new Human(person, name)));
            case Event.Left(int seat) -> left(seat);
            case Event.Seated(int seat, var who) -> set(seat, Chair.of(who));
            case Event.Started started -> start(started);
            case Event.Picked(int seat, var key, var level) -> {
                game().pick(seat, key, level, seq);
                offers = List.of();
            }
            case Event.Undone undone -> undone(undone);
            case Event.Offered(var kind, int seat, int moves) -> offered(kind, seat, moves);
            case Event.Answered(long offer, int seat, boolean yes) -> answered(offer, seat, yes);
            case Event.Conceded(int seat) ->
                change(seat, new Chair(chair(seat).who, bot(seat), chair(seat).gone, chair(seat).flagged, true));
            case Event.Flagged(int seat) ->
                change(seat, new Chair(chair(seat).who, SUBSTITUTE, chair(seat).gone, true, false));
            case Event.Resumed(int seat) -> resumed(seat);
            case Event.Replaced(int seat, var _, var level, var _) ->
                set(seat, chair(seat).playedBy(level));
            case Event.Ended(var why, var _) -> {
                status = Status.OVER;
                reason = why;
                offers = List.of();
            }
            case Event.Said(var person, var name, int seat, var text) ->
                say(new Wire.Chat(seq, at, person, seat < 0 ? null : seat, name, text));
            case Event.Rematched(var table) -> rematch = table;
            case Event.Forgotten(var person) -> forget(person);
        }
        runClocks(at, asked, event);
    }

    private void set(int seat, Chair chair) {
        var all = new ArrayList<>(chairs);
        all.set(seat, chair);
        chairs = List.copyOf(all);
    }

    /** Who is asked about an offer changes with the seat, so that offers are void. */
    private void change(int seat, Chair chair) {
        set(seat, chair);
        offers = List.of();
    }

    private String bot(int seat) {
        return chair(seat).bot.isEmpty() ? SUBSTITUTE : chair(seat).bot;
    }

    private void left(int seat) {
        var chair = chair(seat);
        change(
                seat,
                status == Status.OPEN
                        ? Chair.of(new Nobody())
                        : new Chair(chair.who, bot(seat), true, chair.flagged, chair.conceded));
    }

    private void resumed(int seat) {
        if (chair(seat).flagged) {
            clocks.grant(seat);
        }
        change(seat, Chair.of(chair(seat).who));
    }

    private void start(Event.Started started) {
        var rules = games.apply(setup().game());
        if (!rules.rules().equals(started.rules())) {
            throw new Refusal(Code.NOT_NOW, "table.other-rules");
        }
        game = deal(rules, started);
        status = Status.PLAYING;
    }

    private <S extends State<S>> LiveGame<S> deal(Game<S> rules, Event.Started started) {
        return LiveGame.deal(rules, setup(), Seed.parse(started.seed()), started.picks(), seq);
    }

    private void undone(Event.Undone undone) {
        game().undo(undone.moves(), seq);
        offers = List.of();
        rated &= undone.fair();
    }

    private void offered(String kind, int seat, int moves) {
        var all = new ArrayList<>(offers);
        all.removeIf(offer -> offer.kind.equals(kind) && offer.seat == seat);
        all.add(new Offer(seq, kind, seat, moves, List.of(seat)));
        offers = List.copyOf(all);
    }

    private void answered(long id, int seat, boolean yes) {
        offers = offers.stream()
                .filter(offer -> yes || offer.id != id)
                .map(offer -> offer.id == id ? offer.with(seat) : offer)
                .toList();
    }

    private void say(Wire.Chat said) {
        var all = new ArrayList<>(chat);
        all.add(said);
        chat = List.copyOf(all.subList(Math.max(0, all.size() - CHAT), all.size()));
    }

    private void forget(String person) {
        chairs = chairs.stream()
                .map(chair -> chair.held(person)
                        ? new Chair(new Human(person, FORGOTTEN), chair.bot, chair.gone, chair.flagged, chair.conceded)
                        : chair)
                .toList();
        chat = chat.stream()
                .map(said -> person.equals(said.person())
                        ? new Wire.Chat(said.seq(), said.at(), null, said.seat(), FORGOTTEN, said.text())
                        : said)
                .toList();
    }

    private long[] asked() {
        var asked = new long[chairs.size()];
        if (game != null) {
            for (int seat = 0; seat < asked.length; seat++) {
                asked[seat] = game.askedSince(seat);
            }
        }
        return asked;
    }

    private void runClocks(long at, long[] askedBefore, Event event) {
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (waitsForPerson(seat)) {
                clocks.run(seat, at);
                if (game().askedSince(seat) != askedBefore[seat]) {
                    clocks.askedAnew(seat, at);
                }
            } else {
                clocks.stop(seat, at, event instanceof Event.Picked picked && picked.seat() == seat);
            }
        }
    }

    // --- how it stands ---

    Setup setup() {
        return origin.setup();
    }

    Event.Created origin() {
        return origin;
    }

    Status status() {
        return status;
    }

    String reason() {
        return reason;
    }

    long seq() {
        return seq;
    }

    long changed() {
        return changed;
    }

    boolean rated() {
        return rated;
    }

    String rematch() {
        return rematch;
    }

    List<Chair> chairs() {
        return chairs;
    }

    Chair chair(int seat) {
        return chairs.get(seat);
    }

    Clocks clocks() {
        return clocks;
    }

    List<Offer> offers() {
        return offers;
    }

    List<Wire.Chat> chat() {
        return chat;
    }

    /** How many picks were taken over from another game. */
    int takenOver() {
        var from = origin.from();
        return from == null ? 0 : from.picks().size();
    }

    boolean started() {
        return game != null;
    }

    LiveGame<?> game() {
        if (game == null) {
            throw new Refusal(Code.NOT_NOW, "table.not-started");
        }
        return game;
    }

    /** Where the entries of the log begin that the last event made. */
    int unread() {
        return unread;
    }

    /** The seat of a person, or -1. */
    int seatOf(String person) {
        return IntStream.range(0, chairs.size())
                .filter(seat -> chair(seat).held(person))
                .findFirst()
                .orElse(-1);
    }

    boolean mayBeSeenBy(@Nullable String person, String invite) {
        boolean member = person != null && (seatOf(person) >= 0 || person.equals(origin.owner()));
        return member || origin.open() || invited(invite);
    }

    boolean invited(String invite) {
        return MessageDigest.isEqual(
                invite.getBytes(StandardCharsets.UTF_8), origin.invite().getBytes(StandardCharsets.UTF_8));
    }

    boolean waitsFor(int seat) {
        return status == Status.PLAYING && game().asks(seat);
    }

    boolean waitsForPerson(int seat) {
        return waitsFor(seat) && chair(seat).attended();
    }

    /** The seat of a bot that must answer now, or -1. */
    int botToAnswer() {
        return seats().filter(seat -> waitsFor(seat) && !chair(seat).attended())
                .findFirst()
                .orElse(-1);
    }

    /** The seats whose time is out. */
    List<Integer> expired(long now) {
        return seats().filter(seat -> waitsForPerson(seat) && clocks.deadline(seat) > 0 && clocks.deadline(seat) <= now)
                .boxed()
                .toList();
    }

    /** When the first clock is out; 0 for never. */
    long deadline() {
        return seats().mapToLong(clocks::deadline)
                .filter(time -> time > 0)
                .min()
                .orElse(0);
    }

    private IntStream seats() {
        return IntStream.range(0, chairs.size());
    }

    /** What a seat is called: its person's name, or the bot's level, numbered where it is not the only one. */
    String nameOf(int seat) {
        return switch (chair(seat).who) {
            case Nobody() -> "";
            case Human(var _, var name) -> name;
            case Robot(var level) -> {
                long before = twins(level, seat);
                yield before == 0 ? level : level + " " + (before + 1);
            }
        };
    }

    private long twins(String level, int below) {
        return chairs.subList(0, below).stream()
                .filter(chair -> chair.who.equals(new Robot(level)))
                .count();
    }

    // --- for the store ---

    Rows.Table row() {
        return row(Wire.text(Listing.of(this)));
    }

    Rows.Table row(String summary) {
        long due = botToAnswer() >= 0 ? changed : deadline();
        return new Rows.Table(
                id,
                setup().game(),
                setup().variant(),
                origin.title(),
                status.id(),
                origin.open(),
                origin.invite(),
                origin.owner(),
                created,
                changed,
                seq,
                due,
                game == null ? 0 : game.moves(),
                game == null ? 0 : game.turns(),
                summary);
    }

    List<Rows.Seat> seatRows() {
        return seats().filter(seat -> chair(seat).who instanceof Human)
                .mapToObj(seat -> new Rows.Seat(id, seat, personOf(seat), waitsForPerson(seat)))
                .toList();
    }

    private String personOf(int seat) {
        return chair(seat).who instanceof Human(var person, var _) ? person : "";
    }

    List<String> people() {
        return seatRows().stream().map(Rows.Seat::person).toList();
    }
}
