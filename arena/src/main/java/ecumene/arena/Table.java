package ecumene.arena;

import ecumene.bots.Bot;
import ecumene.bots.Sight;
import ecumene.engine.Game;
import ecumene.engine.Game.Local;
import ecumene.engine.GameRecord;
import ecumene.engine.GameRecord.Open;
import ecumene.engine.GameRecord.Pick;
import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * One game of a plan, from the deal to the end. Random bots alone play without log and knowledge, at the speed of the
 * engine; what was picked is kept as bare numbers, and a record is made from them only where one is wanted.
 */
final class Table<S extends State<S>> {
    private static final int SEAT_BITS = 4;

    private final Game<S> game;
    private final Plan plan;
    private final Conditions conditions;
    private final int number;
    private final BooleanSupplier givenUp;
    private final Seed seed;
    private final int players;
    private final int[] decisions;
    private final long[] thinking;
    /** Option and seat of every pick. */
    private int[] picks = new int[128];

    private int picked;

    Table(Game<S> game, Plan plan, Conditions conditions, int number, BooleanSupplier givenUp) {
        this.game = game;
        this.plan = plan;
        this.conditions = conditions;
        this.number = number;
        this.givenUp = givenUp;
        this.seed = plan.seedOf(number);
        this.players = plan.setup().players();
        this.decisions = new int[players];
        this.thinking = new long[players];
    }

    /** Empty when it was given up before its end. */
    Optional<Outcome> play() {
        S state = deal();
        boolean checking = conditions.checks() == Conditions.Checks.ALL;
        Umpire<S> umpire = checking ? Umpire.strict(game, Rng.of(plan.botSeed(number, players))) : Umpire.asleep();
        umpire.look(state);
        var seats = seats(state);
        while (!state.over()) {
            if (givenUp.getAsBoolean()) {
                return Optional.empty();
            }
            int seat = state.seatToAnswer();
            int option = seats.get(seat).choose();
            note(seat, option);
            state.pick(seat, option);
            umpire.look(state);
        }
        umpire.end(state, this::record);
        conditions.records().ifPresent(folder -> Records.write(folder.resolve(name()), record().toText()));
        return Optional.of(outcome(state));
    }

    /** A record must replay with knowledge kept, since what a seat may do can depend on what it knows. */
    private S deal() {
        S state = game.deal(plan.setup(), seed);
        if (plan.blind()
                && conditions.checks() == Conditions.Checks.NONE
                && conditions.records().isEmpty()) {
            state.hush();
        }
        return state;
    }

    /** What a bot needs to answer, made once a game. */
    @FunctionalInterface
    private interface Player {
        int choose();
    }

    private List<Player> seats(S state) {
        var seats = new ArrayList<Player>();
        for (int seat = 0; seat < players; seat++) {
            int player = plan.player(number, seat);
            var sight = new Sight<>(game, state, seat);
            var bot = plan.bot(player).create(plan.botSeed(number, player), 1);
            seats.add(plan.blind() ? () -> bot.choose(sight) : timed(bot, sight));
        }
        return seats;
    }

    private Player timed(Bot bot, Sight<S> sight) {
        return () -> {
            long before = System.nanoTime();
            int option = bot.choose(sight);
            thinking[sight.seat()] += System.nanoTime() - before;
            return option;
        };
    }

    private void note(int seat, int option) {
        if (picked == picks.length) {
            picks = Arrays.copyOf(picks, picked * 2);
        }
        picks[picked++] = option << SEAT_BITS | seat;
        decisions[seat]++;
    }

    private Outcome outcome(S state) {
        var victory = new int[players];
        var scores = new int[players];
        var nations = new ArrayList<Local>();
        for (int seat = 0; seat < players; seat++) {
            victory[seat] = (int) Math.round(game.share(state, seat) * Outcome.WHOLE);
            scores[seat] = game.score(state, seat);
            game.nation(state, seat).ifPresent(nations::add);
        }
        return new Outcome(number, victory, scores, nations, decisions, thinking, state.moves());
    }

    private String name() {
        return "%s-%06d.rec".formatted(game.id(), number + 1);
    }

    /**
     * Plays the picks again to learn their keys. The last one is not carried out when it is the one that broke the
     * game, so that a record can be made of that as well.
     */
    private GameRecord record() {
        S state = deal();
        var keys = new ArrayList<Pick>();
        for (int n = 0; n < picked; n++) {
            int seat = picks[n] & (1 << SEAT_BITS) - 1;
            int option = picks[n] >> SEAT_BITS;
            keys.add(Pick.of(game, seat, state.options(seat).move(option)));
            try {
                state.pick(seat, option);
            } catch (RuntimeException | Error broken) {
                return new GameRecord(plan.setup(), game.rules(), seed, seed.commitment(), labels(), keys, new Open());
            }
        }
        return GameRecord.of(game, plan.setup(), seed, labels(), keys, state);
    }

    private List<String> labels() {
        var labels = new ArrayList<String>();
        for (int seat = 0; seat < players; seat++) {
            labels.add(plan.bot(plan.player(number, seat)).toString());
        }
        return labels;
    }

    /** The report of what went wrong, with all that is needed to see it again. */
    Violation violation(Throwable broken) {
        return new Violation(
                number, plan, seed, String.valueOf(broken.getMessage()), broken, name(), record().toText());
    }
}
