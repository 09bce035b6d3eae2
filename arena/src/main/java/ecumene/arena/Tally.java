package ecumene.arena;

import ecumene.engine.Game.Local;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The sum of many games: by bot, by seat, and all together. Whole numbers only, so the order of adding is no matter. */
public final class Tally {
    /** What one bot did in all its games; a bot that holds two seats of a table takes part in one game. */
    public static final class BotTally {
        private final String bot;
        private final List<Wins> seats = new ArrayList<>();
        private final Histogram scores = new Histogram();
        private long games;
        private long victory;
        private long decisions;
        private long thinking;

        private BotTally(String bot) {
            this.bot = bot;
        }

        public String bot() {
            return bot;
        }

        public long games() {
            return games;
        }

        /** The bot's part of all victories in its games, whichever seat won them. */
        public Rate rate() {
            return Rate.of((double) victory / Outcome.WHOLE, games);
        }

        /** How many seats of a table the bot holds, on average: the fair part of victories follows from it. */
        public double seatsPerGame() {
            return games == 0 ? 0 : (double) scores.size() / games;
        }

        public Histogram scores() {
            return scores;
        }

        public long decisions() {
            return decisions;
        }

        /** Decisions per second of its own thinking; 0 when nobody measured. */
        public double speed() {
            return thinking == 0 ? 0 : decisions * 1e9 / thinking;
        }

        public List<Wins> seats() {
            return Collections.unmodifiableList(seats);
        }
    }

    /** The victories of one seat or one nation. */
    public static final class Wins {
        private long games;
        private long victory;

        private void add(int part) {
            games++;
            victory += part;
        }

        private void addAll(Wins other) {
            games += other.games;
            victory += other.victory;
        }

        public long games() {
            return games;
        }

        public Rate rate() {
            return Rate.of((double) victory / Outcome.WHOLE, games);
        }
    }

    private final Map<String, BotTally> bots = new LinkedHashMap<>();
    private final List<Wins> seats = new ArrayList<>();
    private final SortedMap<Local, Wins> nations = new TreeMap<>(Comparator.comparing(Local::en));
    private final Histogram lengths = new Histogram();

    Tally(Plan plan) {
        for (var bot : plan.bots()) {
            bots.computeIfAbsent(bot.toString(), BotTally::new);
        }
    }

    private Tally() {}

    public static Tally sum(Collection<Tally> parts) {
        var sum = new Tally();
        parts.forEach(sum::addAll);
        return sum;
    }

    void add(Plan plan, Outcome outcome) {
        lengths.add(outcome.moves());
        var present = new ArrayList<BotTally>();
        for (int seat = 0; seat < outcome.scores().length; seat++) {
            var bot = plan.bot(plan.player(outcome.game(), seat)).toString();
            var tally = bots.computeIfAbsent(bot, BotTally::new);
            if (!present.contains(tally)) {
                present.add(tally);
                tally.games++;
            }
            tally.victory += outcome.victory()[seat];
            tally.scores.add(outcome.scores()[seat]);
            tally.decisions += outcome.decisions()[seat];
            tally.thinking += outcome.thinking()[seat];
            at(tally.seats, seat).add(outcome.victory()[seat]);
            at(seats, seat).add(outcome.victory()[seat]);
        }
        for (int seat = 0; seat < outcome.nations().size(); seat++) {
            of(outcome.nations().get(seat)).add(outcome.victory()[seat]);
        }
    }

    private void addAll(Tally other) {
        lengths.addAll(other.lengths);
        addAll(seats, other.seats);
        other.nations.forEach((nation, wins) -> of(nation).addAll(wins));
        other.bots.forEach((name, from) -> {
            var to = bots.computeIfAbsent(name, BotTally::new);
            to.games += from.games;
            to.victory += from.victory;
            to.decisions += from.decisions;
            to.thinking += from.thinking;
            to.scores.addAll(from.scores);
            addAll(to.seats, from.seats);
        });
    }

    private static void addAll(List<Wins> to, List<Wins> from) {
        for (int seat = 0; seat < from.size(); seat++) {
            at(to, seat).addAll(from.get(seat));
        }
    }

    private static Wins at(List<Wins> seats, int seat) {
        while (seats.size() <= seat) {
            seats.add(new Wins());
        }
        return seats.get(seat);
    }

    private Wins of(Local nation) {
        return nations.computeIfAbsent(nation, _ -> new Wins());
    }

    public long games() {
        return lengths.size();
    }

    public long decisions() {
        return lengths.sum();
    }

    /** Decisions per game. */
    public Histogram lengths() {
        return lengths;
    }

    /** A bot that holds several seats of a table says how many; over tables of several sizes there is no such number. */
    public String label(BotTally bot) {
        boolean oneSize = seats.stream().mapToLong(Wins::games).distinct().count() == 1;
        long held = Math.round(bot.seatsPerGame());
        return oneSize && held > 1 ? bot.bot() + " ×" + held : bot.bot();
    }

    public Collection<BotTally> bots() {
        return Collections.unmodifiableCollection(bots.values());
    }

    public List<Wins> seats() {
        return Collections.unmodifiableList(seats);
    }

    /** The victories of every nation played, by its name; empty in a game without nations. */
    public SortedMap<Local, Wins> nations() {
        return Collections.unmodifiableSortedMap(nations);
    }
}
