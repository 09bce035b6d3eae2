package ecumene.server.table;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.State;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.store.Rows;
import ecumene.server.table.Legacy.Why;
import ecumene.server.table.Sitter.Held;
import ecumene.server.table.Sitter.Human;
import ecumene.server.table.Sitter.Nobody;
import ecumene.server.table.Sitter.Robot;
import ecumene.server.wire.Wire;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A table as it stands after its events so far. Decides nothing: {@link Referee} does. */
final class Table {
    private static final Logger LOG = LoggerFactory.getLogger(Table.class);

    /** What is shown instead of the name of somebody whose account is gone. */
    static final String FORGOTTEN = Rows.NOBODY;

    /** So much of the chat is shown. */
    private static final int CHAT = 500;

    private static final int NOBODY = -1;

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

        boolean keptFor(String person) {
            return who instanceof Held(var id, var _) && id.equals(person);
        }

        /** Whether nobody sits there, and nothing does. */
        boolean empty() {
            return switch (who) {
                case Nobody(), Held(var _, var _) -> true;
                case Human(var _, var _), Robot(var _) -> false;
            };
        }

        boolean ofPerson() {
            return who instanceof Human;
        }

        /** Whether a person sits there and plays. */
        boolean attended() {
            return ofPerson() && bot.isEmpty();
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
    private final Function<String, Optional<Game<?>>> games;
    private Event.Created origin;
    private Status status = Status.OPEN;
    private String reason = "";
    private final long created;
    private long changed;
    private long seq;
    /** When somebody who sits there did something last, or their clock did, and who that was. */
    private long touched;

    private int touchedBy = NOBODY;
    private boolean rated;
    private List<Chair> chairs;
    private final Clocks clocks;
    private @Nullable LiveGame<?> game;
    /** Under which rules it is known how the game goes on; empty before the start. */
    private String rules = "";

    private Legacy legacy = Legacy.NONE;
    private Optional<Legacy.Standing> last = Optional.empty();
    private boolean held;
    /** By its events: however it is looked at later. */
    private boolean stopped;

    private OptionalInt renewed = OptionalInt.empty();
    /** Of a finished game that the rules of today do not carry. */
    private Optional<Archive> archive = Optional.empty();

    private List<Offer> offers = List.of();
    private List<Standing> standing = List.of();
    /** What ended with the last event. */
    private List<Standing.Over> over = List.of();

    private List<Wire.Chat> chat = List.of();
    private String rematch = "";
    private int unread;

    /** The first event of a table. */
    Table(String id, Function<String, Optional<Game<?>>> games, long at, Event.Created origin) {
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

    private Table(Table other, @Nullable LiveGame<?> game) {
        this.id = other.id;
        this.games = other.games;
        this.origin = other.origin;
        this.status = other.status;
        this.reason = other.reason;
        this.created = other.created;
        this.changed = other.changed;
        this.seq = other.seq;
        this.touched = other.touched;
        this.touchedBy = other.touchedBy;
        this.rated = other.rated;
        this.chairs = other.chairs;
        this.clocks = other.clocks.copy();
        this.game = game;
        this.rules = other.rules;
        this.legacy = other.legacy;
        this.last = other.last;
        this.held = other.held;
        this.stopped = other.stopped;
        this.renewed = other.renewed;
        this.archive = other.archive;
        this.offers = other.offers;
        this.standing = other.standing;
        this.over = other.over;
        this.chat = other.chat;
        this.rematch = other.rematch;
        this.unread = other.unread;
    }

    Table copy() {
        return new Table(this, game == null ? null : game.copy());
    }

    /** Where the picks of a decision have been made already. */
    Table copy(Decision decision) {
        return decision.ahead().map(next -> new Table(this, next)).orElseGet(this::copy);
    }

    /**
     * Folds a whole stream; the first event is the creation.
     *
     * @param past asked for only when the game was begun under other rules
     */
    static Table of(
            Function<String, Optional<Game<?>>> games, List<Rows.Event> rows, List<Event> events, Legacy.Past past) {
        if (!(events.getFirst() instanceof Event.Created origin)) {
            throw new IllegalStateException(
                    "a table that was never made: " + rows.getFirst().table());
        }
        var game = games.apply(origin.setup().game());
        if (!Legacy.applies(events, game)) {
            try {
                return fold(games, rows, events, origin, Legacy.NONE, Optional.empty());
            } catch (LiveGame.Impossible e) {
                LOG.warn(
                        "table {}: {} under the rules that wrote it",
                        rows.getFirst().table(),
                        e.getMessage());
            }
        }
        var last = past.last();
        var legacy = Legacy.judge(game, origin.setup(), rows, events, last);
        var table = fold(games, rows, events, origin, legacy, last);
        if (table.held && table.status == Status.OVER) {
            table.archive = past.archive().flatMap(bytes -> Archive.read(table.id, bytes));
        }
        return table;
    }

    private static Table fold(
            Function<String, Optional<Game<?>>> games,
            List<Rows.Event> rows,
            List<Event> events,
            Event.Created origin,
            Legacy legacy,
            Optional<Legacy.Standing> last) {
        var table = new Table(rows.getFirst().table(), games, rows.getFirst().at(), origin);
        table.legacy = legacy;
        table.last = last;
        for (int i = 1; i < events.size(); i++) {
            table.apply(rows.get(i).at(), events.get(i));
        }
        if (legacy.stop().isPresent()) {
            table.hold();
        }
        return table;
    }

    // --- what happens ---

    void apply(long at, Event event) {
        seq++;
        changed = at;
        over = List.of();
        unread = shown().map(Shown::logged).orElse(0);
        var asked = asked();
        switch (event) {
            case Event.Created _ -> throw new IllegalStateException("a table is made once");
            case Event.Sat(int seat, var person, var name) -> sat(seat, new Human(person, name));
            case Event.Left(int seat) -> left(seat);
            case Event.Seated(int seat, var who) -> set(seat, Chair.of(who));
            case Event.Started started -> start(started);
            case Event.Picked picked -> picked(picked);
            case Event.Marked(var under, int moves, var _) -> renewed(under, moves);
            case Event.Stopped stop -> {
                rules = stop.rules();
                stopped = true;
            }
            case Event.Continued continued -> goesOn(continued);
            case Event.Always(int seat, var kind, var prompt, var key) -> always(new Standing(seat, kind, prompt, key));
            case Event.Asked(int seat, var kind, var why) -> end(seat, kind, why);
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
                rated &= !why.equals(Event.Ended.CLOSED);
                status = Status.OVER;
                reason = why;
                offers = List.of();
                rated &= !stopped;
            }
            case Event.Said(var person, var name, int seat, var text) ->
                say(new Wire.Chat(seq, at, person, seat < 0 ? null : seat, name, text));
            case Event.Rematched(var table) -> rematch = table;
            case Event.Forgotten(var person) -> forget(person);
        }
        endStanding(event);
        touch(at, event);
        runClocks(at, asked, event);
    }

    private void endStanding(Event event) {
        switch (event) {
            case Event.Undone undone -> end(one -> one.seat() == undone.seat(), Standing.UNDONE);
            case Event.Continued _ -> end(_ -> true, Standing.RULES);
            case Event.Left _, Event.Conceded _, Event.Flagged _ ->
                end(one -> !chair(one.seat()).attended(), Standing.AWAY);
            default -> {}
        }
    }

    private void touch(long at, Event event) {
        int seat = switch (event) {
            case Event.Started _ -> Math.max(0, seatOf(origin.owner()));
            case Event.Picked picked -> picked.level().isEmpty() ? picked.seat() : NOBODY;
            case Event.Undone undone -> undone.seat();
            case Event.Left(int by) -> by;
            case Event.Conceded(int by) -> by;
            case Event.Flagged(int by) -> by;
            case Event.Resumed(int by) -> by;
            default -> NOBODY;
        };
        if (seat != NOBODY) {
            touched = at;
            touchedBy = seat;
        }
    }

    private void set(int seat, Chair chair) {
        var all = new ArrayList<>(chairs);
        all.set(seat, chair);
        chairs = List.copyOf(all);
    }

    /** A seat that was kept for the person is not needed any more. */
    private void sat(int seat, Human who) {
        release(who.person());
        set(seat, Chair.of(who));
    }

    private void release(String person) {
        chairs = chairs.stream()
                .map(chair -> chair.keptFor(person) ? Chair.of(new Nobody()) : chair)
                .toList();
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
        boolean possible = legacy.stop()
                .map(stop -> stop.why() != Why.GAME && stop.why() != Why.DEAL)
                .orElse(true);
        game = possible
                ? games.apply(setup().game()).map(today -> deal(today, started)).orElse(null)
                : null;
        held = game == null;
        rules = started.rules();
        status = Status.PLAYING;
    }

    /** Of the picks taken over from another game, those that hold. */
    private <S extends State<S>> LiveGame<S> deal(Game<S> rules, Event.Started started) {
        int taken = Math.min(
                started.picks().size(), legacy.stop().map(Legacy.Stop::moves).orElse(Integer.MAX_VALUE));
        return LiveGame.deal(
                rules, setup(), Seed.parse(started.seed()), started.picks().subList(0, taken), seq);
    }

    private void picked(Event.Picked picked) {
        offers = List.of();
        if (!legacy.skipped().contains(seq)) {
            game().pick(picked.seat(), picked.key(), picked.level(), seq);
        } else if (legacy.stops(seq)) {
            hold();
        }
    }

    /** The game stands still: nobody is asked, no clock runs. */
    private void hold() {
        held = true;
        for (int seat = 0; seat < chairs.size(); seat++) {
            clocks.stop(seat, changed, false);
        }
    }

    private void renewed(String under, int moves) {
        if (!under.equals(rules)) {
            renewed = OptionalInt.of(moves);
        }
        rules = under;
        stopped = false;
    }

    private void goesOn(Event.Continued continued) {
        renewed(continued.rules(), continued.moves());
        renewed = OptionalInt.of(continued.moves());
        held = false;
        rated = false;
        offers = List.of();
        legacy = legacy.over();
        game().undo(continued.moves(), seq);
    }

    private void undone(Event.Undone undone) {
        if (game != null) {
            game.undo(undone.moves(), seq);
        }
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

    /** As the store has done with what happened before. */
    private void forget(String person) {
        release(person);
        origin = origin.without(person);
        chairs = chairs.stream()
                .map(chair -> chair.held(person)
                        ? new Chair(new Human(person, FORGOTTEN), chair.bot, chair.gone, chair.flagged, chair.conceded)
                        : chair)
                .toList();
        chat = chat.stream()
                .map(said -> person.equals(said.person())
                        ? new Wire.Chat(said.seq(), said.at(), null, said.seat(), FORGOTTEN, "")
                        : said)
                .toList();
    }

    // --- what is always answered ---

    private void always(Standing said) {
        var all = new ArrayList<>(standing);
        all.removeIf(one -> one.seat() == said.seat() && one.kind().equals(said.kind()));
        all.add(said);
        standing = List.copyOf(all);
    }

    private void end(int seat, String kind, String why) {
        end(one -> one.seat() == seat && one.kind().equals(kind), why);
    }

    private void end(Predicate<Standing> which, String why) {
        over = standing.stream()
                .filter(which)
                .map(one -> new Standing.Over(one, why))
                .toList();
        standing = standing.stream().filter(which.negate()).toList();
    }

    /** What the seat always answers. */
    List<Standing> standing(int seat) {
        return standing.stream().filter(one -> one.seat() == seat).toList();
    }

    /** What of it has just ended. */
    List<Standing.Over> over(int seat) {
        return over.stream().filter(one -> one.what().seat() == seat).toList();
    }

    /** The answer that stands to what a seat is asked now; the first of them, if there are several. */
    Optional<Standing> toAnswer() {
        return status == Status.PLAYING
                ? standing.stream()
                        .filter(one -> waitsForPerson(one.seat())
                                && game().questionOf(one.seat()).kind().equals(one.kind()))
                        .findFirst()
                : Optional.empty();
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

    /** Whether there is a game to look at. */
    boolean started() {
        return shown().isPresent();
    }

    Optional<Shown> shown() {
        return archive.<Shown>map(kept -> kept).or(() -> Optional.ofNullable(game));
    }

    /** Whether the rules of today carry the game to its last move. */
    boolean whole() {
        return game != null && !held;
    }

    int moves() {
        return standing().moves();
    }

    /** For those who look. */
    Shown look() {
        return shown().orElseGet(this::game);
    }

    LiveGame<?> game() {
        if (game == null) {
            throw new Refusal(Code.NOT_NOW, status == Status.OPEN ? "table.not-started" : "table.lost");
        }
        return game;
    }

    /** Whether the game was begun under other rules, so that it cannot be told again event by event. */
    boolean hasLegacy() {
        return !legacy.equals(Legacy.NONE);
    }

    /** Why the game stands still, while it does; of a finished one, how much of it can still be looked at. */
    Optional<Legacy.Stop> held() {
        return held && archive.isEmpty() ? legacy.stop() : Optional.empty();
    }

    /** After how many moves the rules were last renewed. */
    OptionalInt renewedAt() {
        return renewed.isEmpty() && !rules.isEmpty() && !held && game != null && !rules.equals(game.rules())
                ? OptionalInt.of(game.moves())
                : renewed;
    }

    /** What is to be written down about a running game before it goes on, or stands still, under the rules of today. */
    List<Event> news() {
        var today = games.apply(setup().game()).map(Game::rules).orElse("");
        if (status != Status.PLAYING || rules.equals(today)) {
            return List.of();
        }
        return List.of(held().<Event>map(stop -> new Event.Stopped(
                        today, stop.moves(), stop.of(), stop.why().id()))
                .orElseGet(this::marked));
    }

    /** As the game stands now. */
    Event marked() {
        return new Event.Marked(game().rules(), game().moves(), game().mark());
    }

    private Legacy.Standing standing() {
        if (held && last.isPresent()) {
            return last.get();
        }
        return game == null
                ? new Legacy.Standing(0, 0, List.of())
                : new Legacy.Standing(game.moves(), game.turns(), game.scores());
    }

    /** By seat; none before the start. */
    List<Integer> scores() {
        return standing().scores();
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

    /** The seat that is kept for a person, or -1. */
    int seatFor(String person) {
        return IntStream.range(0, chairs.size())
                .filter(seat -> chair(seat).keptFor(person))
                .findFirst()
                .orElse(-1);
    }

    /** Whether people were asked to sit down here, and the game begins by itself when they have. */
    boolean beginsByItself() {
        return origin.seats().stream().anyMatch(Held.class::isInstance);
    }

    /** Whether the person sits there, has a seat kept or made the table. */
    boolean knows(String person) {
        return seatOf(person) >= 0 || seatFor(person) >= 0 || person.equals(origin.owner());
    }

    boolean mayBeSeenBy(@Nullable String person, String invite) {
        boolean member = person != null && knows(person);
        return member || origin.open() || invited(invite);
    }

    boolean invited(String invite) {
        return MessageDigest.isEqual(
                invite.getBytes(StandardCharsets.UTF_8), origin.invite().getBytes(StandardCharsets.UTF_8));
    }

    boolean waitsFor(int seat) {
        return status == Status.PLAYING && !held && game().asks(seat);
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

    /** Whether a person sits there and plays: only then does the table go on without anybody looking at it. */
    private boolean attended() {
        return chairs.stream().anyMatch(Chair::attended);
    }

    /**
     * For whom the bots play on although nobody looks: whoever did something not long ago, or had it done by leaving or by the clock, and
     * those still at the table with them, are to find the answers when they come back.
     */
    Optional<String> awaitedBy(long now, Duration linger) {
        if (touchedBy == NOBODY || now - touched > linger.toMillis()) {
            return Optional.empty();
        }
        return IntStream.concat(IntStream.of(touchedBy), seats())
                .filter(seat -> chair(seat).attended())
                .mapToObj(this::personOf)
                .findFirst();
    }

    /** 0 for whoever plays there, 1 for whoever made the table or had a seat, 2 for everybody else. */
    int nearness(String person) {
        int seat = seatOf(person);
        return seat >= 0 && chair(seat).attended() ? 0 : seat >= 0 || person.equals(origin.owner()) ? 1 : 2;
    }

    /** Whether bots have it to themselves. */
    boolean botsAlone() {
        return chairs.stream().allMatch(chair -> chair.who instanceof Robot);
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

    /** Its label in records: its person's name, or the bot's level, numbered where it is not the only one. */
    String nameOf(int seat) {
        return switch (chair(seat).who) {
            case Nobody() -> "";
            case Held(var _, var name) -> name;
            case Human(var _, var name) -> name;
            case Robot(var level) -> {
                long before = twins(level, seat);
                yield before == 0 ? level : level + " " + (before + 1);
            }
        };
    }

    /** What people call it: a bot by its name in their language. */
    String nameOf(int seat, Lang lang) {
        return chair(seat).who instanceof Robot ? BotNames.ofLabel(nameOf(seat), lang) : nameOf(seat);
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
        long due = botToAnswer() >= 0 && attended() ? changed : deadline();
        var standing = standing();
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
                standing.moves(),
                standing.turn(),
                summary);
    }

    private String personOf(int seat) {
        return chair(seat).who instanceof Human(var person, var _) ? person : "";
    }

    List<Rows.Seat> seatRows() {
        var rows = new ArrayList<Rows.Seat>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            switch (chair(seat).who) {
                case Human(var person, var _) -> rows.add(new Rows.Seat(id, seat, person, waitsForPerson(seat)));
                case Held(var person, var _) -> rows.add(new Rows.Seat(id, seat, person, status == Status.OPEN));
                case Nobody(), Robot(var _) -> {}
            }
        }
        return rows;
    }

    List<String> people() {
        return seatRows().stream().map(Rows.Seat::person).toList();
    }
}
