package ecumene.server.table;

import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.Game;
import ecumene.engine.Mark;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.State;
import ecumene.server.store.Rows;
import ecumene.server.wire.Scribe;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game that was begun under other rules than those of today: which of its picks still stand, and how far the rules of today
 * carry them to the same positions.
 *
 * @param skipped the numbers of the events whose picks are not played again: they were taken back, or do not hold any more
 * @param stopsAt the event of the first pick that does not hold; 0 for none
 * @param stop where it stops; empty when the game goes on under the rules of today
 */
record Legacy(Set<Long> skipped, long stopsAt, Optional<Stop> stop) {
    private static final Logger LOG = LoggerFactory.getLogger(Legacy.class);

    /** Of a game that was played under the rules of today. */
    static final Legacy NONE = new Legacy(Set.of(), 0, Optional.empty());

    /** How a table stood after its last event, as its row tells it. */
    record Standing(int moves, int turn, List<Integer> scores) {
        /** @param summary the row's */
        static Standing of(int moves, int turn, String summary) {
            var scores = Listing.read(summary).seats().stream()
                    .map(seat -> Optional.ofNullable(seat.score()).orElse(0))
                    .toList();
            return new Standing(moves, turn, scores);
        }
    }

    /** What the store knows of a table besides its events; asked for only when a game was begun under other rules. */
    interface Past {
        Past UNKNOWN = new Past() {
            @Override
            public Optional<Standing> last() {
                return Optional.empty();
            }

            @Override
            public Optional<byte[]> archive() {
                return Optional.empty();
            }
        };

        /** How the table stood after the last of the events. */
        Optional<Standing> last();

        /** What was kept of a finished game. */
        Optional<byte[]> archive();
    }

    /** Why a game does not go on as it was. */
    enum Why {
        /** The program does not have the game any more. */
        GAME,
        /** It cannot be dealt: there is no such variant or option any more. */
        DEAL,
        /** What was picked is not possible any more. */
        MOVE,
        /** It is possible, but leads elsewhere. */
        POSITION,
        /** All picks are possible, but in the end the points or the turns are not what they were. */
        SCORES;

        @JsonValue
        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * @param moves the last position that holds is the one after so many
     * @param of how many had been made
     */
    record Stop(int moves, int of, Why why) {}

    /**
     * @param seq the event, 0 for picks taken over from another game
     * @param mark empty where none was kept
     */
    private record Kept(long seq, int seat, String key, String mark) {}

    /** Whether the rules of today are not those under which all of it was played. */
    static boolean applies(List<Event> events, Optional<Game<?>> game) {
        return events.stream().anyMatch(event -> switch (event) {
            case Event.Started started ->
                !started.rules().equals(game.map(Game::rules).orElse(""));
            case Event.Marked _, Event.Stopped _, Event.Continued _ -> true;
            default -> false;
        });
    }

    /** Whether the last of the picks was made before marks were kept, and nobody has made good for it. */
    static boolean unmarked(List<Event> events) {
        boolean unmarked = false;
        for (var event : events) {
            unmarked = switch (event) {
                case Event.Picked picked -> picked.mark().isEmpty();
                case Event.Marked _, Event.Continued _ -> false;
                default -> unmarked;
            };
        }
        return unmarked;
    }

    /** @param last how the table stood after the last of these events, as far as that is known */
    static Legacy judge(
            Optional<Game<?>> game, Setup setup, List<Rows.Event> rows, List<Event> events, Optional<Standing> last) {
        var picks = new ArrayList<Kept>();
        var skipped = new HashSet<Long>();
        var seed = "";
        for (int i = 0; i < events.size(); i++) {
            switch (events.get(i)) {
                case Event.Started started -> {
                    seed = started.seed();
                    started.picks().forEach(pick -> picks.add(new Kept(0, pick.seat(), pick.key(), "")));
                }
                case Event.Picked(int seat, var key, var _, var mark) ->
                    picks.add(new Kept(rows.get(i).seq(), seat, key, mark));
                case Event.Undone(int moves, int _, boolean _) -> drop(picks, moves, skipped);
                case Event.Continued(int moves, var _, var mark) -> {
                    drop(picks, moves, skipped);
                    mark(picks, moves, mark);
                }
                case Event.Marked(var _, int moves, var mark) -> mark(picks, moves, mark);
                default -> {}
            }
        }
        var stop = game.isEmpty()
                ? Optional.of(new Stop(0, picks.size(), Why.GAME))
                : replay(game.get(), setup, Seed.parse(seed), picks, last);
        long stopsAt = stop.filter(at -> at.moves() < picks.size())
                .map(at -> picks.get(at.moves()).seq())
                .orElse(0L);
        stop.ifPresent(at -> drop(picks, at.moves(), skipped));
        return new Legacy(Set.copyOf(skipped), stopsAt, stop);
    }

    /** Whether the game stops at this event. */
    boolean stops(long seq) {
        return seq == stopsAt;
    }

    /** The players have agreed to go on from where it stopped. */
    Legacy over() {
        return new Legacy(skipped, 0, Optional.empty());
    }

    private static void drop(List<Kept> picks, int moves, Set<Long> skipped) {
        var gone = picks.subList(Math.min(moves, picks.size()), picks.size());
        gone.forEach(pick -> skipped.add(pick.seq()));
        gone.clear();
    }

    private static void mark(List<Kept> picks, int moves, String mark) {
        if (moves > 0 && moves <= picks.size()) {
            var pick = picks.get(moves - 1);
            picks.set(moves - 1, new Kept(pick.seq(), pick.seat(), pick.key(), mark));
        }
    }

    private static <S extends State<S>> Optional<Stop> replay(
            Game<S> game, Setup setup, Seed seed, List<Kept> picks, Optional<Standing> last) {
        S state;
        try {
            game.spec().validate(setup);
            state = game.deal(setup, seed);
        } catch (RuntimeException e) {
            LOG.debug("a game of {} cannot be dealt any more", game.id(), e);
            return Optional.of(new Stop(0, picks.size(), Why.DEAL));
        }
        for (int i = 0; i < picks.size(); i++) {
            var why = play(game, state, picks.get(i));
            if (why.isPresent()) {
                return Optional.of(new Stop(i, picks.size(), why.get()));
            }
        }
        boolean marked = !picks.isEmpty() && !picks.getLast().mark().isEmpty();
        return marked || last.isEmpty() || last.get().equals(standing(game, state, picks.size()))
                ? Optional.empty()
                : Optional.of(new Stop(picks.size(), picks.size(), Why.SCORES));
    }

    private static <S extends State<S>> Optional<Why> play(Game<S> game, S state, Kept pick) {
        try {
            int option = (state.waiting() & 1 << pick.seat()) == 0
                    ? -1
                    : state.options(pick.seat()).find(game, pick.key());
            if (option < 0) {
                return Optional.of(Why.MOVE);
            }
            state.pick(pick.seat(), option);
            boolean same = pick.mark().isEmpty() || pick.mark().equals(Mark.of(game, state));
            return same ? Optional.empty() : Optional.of(Why.POSITION);
        } catch (RuntimeException e) {
            LOG.debug("a pick of a game of {} cannot be carried out any more", game.id(), e);
            return Optional.of(Why.MOVE);
        }
    }

    private static <S extends State<S>> Standing standing(Game<S> game, S state, int moves) {
        var scores = new ArrayList<Integer>();
        for (int seat = 0; seat < state.players(); seat++) {
            scores.add(game.score(state, seat));
        }
        int turns = (int) state.log().stream().filter(Scribe::beginsTurn).count();
        return new Standing(moves, turns, scores);
    }
}
