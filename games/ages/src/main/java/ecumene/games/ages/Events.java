package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.ages.AgesState.Flag;
import ecumene.games.ages.AgesState.Purpose;
import ecumene.games.ages.Op.What;
import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Tokens.Kind;
import java.util.Optional;
import java.util.function.IntFunction;

/** AGES-9.1 – AGES-9.8: the current event, and what events ask. Territories are in {@link Colonization}. */
final class Events {
    static final Step<AgesState> REFILL_ROW = CardRow::slideAndFill;
    private static final Step<AgesState> DONE = Events::done;

    private Events() {}

    /** AGES-6.4c: the top card of the current events. */
    static void reveal(AgesState s) {
        int piece = s.zones().first(Places.CURRENT_EVENTS);
        s.zones().move(piece, Places.PAST_EVENTS);
        s.event = s.catalog.kindOf(piece);
        s.log(AgesSentence.EVENT_REVEALED, piece);
        s.then(DONE);
        if (s.card(piece).is(Type.TERRITORY)) {
            Colonization.auction(s, piece);
        } else {
            resolve(s, s.event, s.active);
        }
    }

    /** Carries out an event; {@code from} breaks ties and decides first (AGES-9.2, AGES-9.3). */
    static void resolve(AgesState s, int kind, int from) {
        var ranking = Ranking.of(s, from);
        var ops = s.catalog.card(kind).ops();
        for (int i = ops.size() - 1; i >= 0; i--) {
            s.then(new Sentence(kind, i, ranking));
        }
    }

    private record Sentence(int kind, int index, Ranking ranking) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            if (s.catalog.card(kind).ops().get(index) instanceof EventOp op) {
                op.run(s, ranking);
            }
        }
    }

    /** AGES-6.4d: after the last current event the future ones are shuffled, older ages on top. */
    private static void done(AgesState s) {
        s.event = AgesState.NONE;
        if (s.zones().count(Places.CURRENT_EVENTS) > 0) {
            return;
        }
        for (int age = 0; age < Catalog.LEVELS; age++) {
            int level = age;
            var events = java.util.Arrays.stream(s.zones().pieces(Places.FUTURE_EVENTS))
                    .filter(piece -> s.card(piece).level() == level)
                    .toArray();
            if (events.length > 0) {
                s.random(Purpose.EVENTS).shuffle(events);
                s.zones().conceal(events);
                for (int event : events) {
                    s.zones().move(event, Places.CURRENT_EVENTS);
                }
            }
        }
        s.log(AgesSentence.EVENTS_SHUFFLED, s.zones().count(Places.CURRENT_EVENTS));
    }

    /** One step for each of these civilizations, in turn order from the one that decides first (AGES-9.2). */
    static void each(AgesState s, Ranking ranking, int seats, IntFunction<Step<AgesState>> step) {
        int seat = ranking.from();
        for (int n = s.players(); n > 0; n--) {
            seat = seat == 0 ? s.players() - 1 : seat - 1; // the last one first: the agenda is a stack
            if ((seats & 1 << seat) != 0) {
                s.then(step.apply(seat));
            }
        }
    }

    static void gain(AgesState s, int seat, What what, int amount) {
        switch (what) {
            case FOOD -> Tokens.gain(s, seat, Kind.FOOD, amount);
            case RESOURCES -> Tokens.gain(s, seat, Kind.RESOURCES, amount);
            case SCIENCE -> Points.science(s, seat, amount);
            case CULTURE -> Points.culture(s, seat, amount, Source.EVENTS);
            case POPULATION -> Population.gain(s, seat, amount);
            case BLUE_TOKENS -> Tokens.gainBlue(s, seat, amount);
        }
    }

    static void lose(AgesState s, int seat, What what, int amount) {
        switch (what) {
            case FOOD -> Tokens.lose(s, seat, Kind.FOOD, amount);
            case RESOURCES -> Tokens.lose(s, seat, Kind.RESOURCES, amount);
            case SCIENCE -> Points.science(s, seat, -amount);
            case CULTURE -> Points.culture(s, seat, -amount, Source.EVENTS);
            case POPULATION -> new Leaving(seat, amount).run(s);
            case BLUE_TOKENS -> Tokens.loseBlue(s, seat, amount);
        }
    }

    /** So many workers are lost, one after the other. */
    record Leaving(int seat, int count) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            for (int n = 0; n < count; n++) {
                s.then(new Population.Lose(seat));
            }
        }
    }

    /** All food goes back to the bank. */
    static void rats(AgesState s, int seat) {
        int lost = Tokens.stored(s, seat, Kind.FOOD);
        for (int slot = Catalog.AGRICULTURE; slot < Catalog.BRONZE; slot++) {
            s.blue[seat] += s.tokens(seat, slot);
            s.addTokens(seat, slot, -s.tokens(seat, slot));
        }
        if (lost > 0) {
            s.log(AgesSentence.LOST_FOOD, seat, lost);
        }
    }

    // --- food or resources ----------------------------------------------------------------------------------------

    /** AGES-Q09: nobody is asked who has no token to gain it with (AGES-9.15). */
    record Markets(int seat, int amount) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            if (s.blue[seat] > 0) {
                s.then(new GainMix(seat, amount, amount));
            }
        }
    }

    /** AGES-Q09d. */
    record Foray(int seat, int amount) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            if (s.blue[seat] > 0) {
                s.then(new GainMix(seat, amount, 1));
            }
        }
    }

    /** So much in all, food in steps of a size. Food is gained first (AGES-6.12). */
    record GainMix(int seat, int amount, int step) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_GAIN_MIX, amount);
        }

        @Override
        public void options(AgesState s, Options out) {
            for (int food = amount; food >= 0; food -= step) {
                out.add(AgesVerb.GAIN, food, amount - food);
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            Tokens.gain(s, seat, Kind.FOOD, move.a());
            Tokens.gain(s, seat, Kind.RESOURCES, move.b());
        }
    }

    /** AGES-Q09d: the loser chooses the mix. */
    record Raiders(int seat, int amount) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            int owned = Tokens.stored(s, seat, Kind.FOOD) + Tokens.stored(s, seat, Kind.RESOURCES);
            if (owned > 0) {
                s.then(new LoseMix(seat, Math.min(amount, owned)));
            }
        }
    }

    record LoseMix(int seat, int amount) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_LOSE_MIX, amount);
        }

        @Override
        public void options(AgesState s, Options out) {
            int resources = Tokens.stored(s, seat, Kind.RESOURCES);
            for (int food = Math.min(amount, Tokens.stored(s, seat, Kind.FOOD)); food >= 0; food--) {
                if (amount - food <= resources) {
                    out.add(AgesVerb.LOSE, food, amount - food);
                }
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            Tokens.lose(s, seat, Kind.FOOD, move.a());
            Tokens.lose(s, seat, Kind.RESOURCES, move.b());
        }
    }

    // --- developments ---------------------------------------------------------------------------------------------

    /** AGES-Q09b: only those are asked who can (AGES-9.15). */
    record FreeBuild(int seat, int slot) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            if (s.pool[seat] > 0 && Building.roomFor(s, seat, slot)) {
                s.then(new BuildFree(seat, slot));
            }
        }
    }

    record BuildFree(int seat, int slot) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_BUILD_FREE, slot);
        }

        @Override
        public void options(AgesState s, Options out) {
            out.add(AgesVerb.BUILD, slot);
            out.add(AgesVerb.PASS);
        }

        @Override
        public void pick(AgesState s, Move move) {
            if (move.verb() == AgesVerb.BUILD) {
                s.pool[seat]--;
                s.addWorkers(seat, slot, 1);
                s.log(AgesSentence.BUILT, seat, slot, 0);
            }
        }
    }

    /** AGES-Q09c. */
    record DevelopOne(int seat) implements Question<AgesState> {
        private static final int LESS = 1;

        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_DEVELOP_ONE);
        }

        @Override
        public Optional<Record> facts(AgesState s, Move move) {
            return move.verb() == AgesVerb.PASS ? Optional.empty() : Optional.of(Price.ofGoods(s, seat, move, LESS));
        }

        @Override
        public void options(AgesState s, Options out) {
            Building.offerPopulation(s, seat, LESS, out);
            Building.offerBuild(s, seat, Type.FARM, Type.ARENA, LESS, out);
            Technologies.offer(s, seat, LESS, false, out);
            out.add(AgesVerb.PASS);
        }

        @Override
        public void pick(AgesState s, Move move) {
            switch ((AgesVerb) move.verb()) {
                case POPULATION -> Building.increasePopulation(s, seat, LESS);
                case BUILD -> Building.build(s, seat, move.a(), LESS);
                case DEVELOP -> Technologies.develop(s, seat, move.a(), LESS);
                case REVOLT -> Technologies.revolt(s, seat, move.a(), LESS);
                default -> {}
            }
        }
    }

    // --- losses that somebody chooses -----------------------------------------------------------------------------

    /** AGES-Q09e: Border Conflict. */
    record DestroyOwn(int seat) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            for (int slot = 0; slot < Catalog.WARRIORS; slot++) {
                if (s.workers(seat, slot) > 0) {
                    s.then(new Raze(seat, seat));
                    return;
                }
            }
        }
    }

    /** AGES-Q09h: Terrorism, one victim after the other. */
    record Terror(int seat, int victim) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            for (int slot = Catalog.PHILOSOPHY; slot < Catalog.WARRIORS; slot++) {
                if (s.workers(victim, slot) > 0) {
                    s.then(new Raze(seat, victim));
                    return;
                }
            }
        }
    }

    /** A building is destroyed: an own one of any kind, or an urban one of somebody else. */
    record Raze(int seat, int victim) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return seat == victim ? Said.of(AgesSentence.ASK_DESTROY) : Said.of(AgesSentence.ASK_TERROR, victim);
        }

        @Override
        public Optional<Record> facts(AgesState s) {
            return seat == victim ? Optional.empty() : Optional.of(new Asked.Of(victim, 1));
        }

        @Override
        public void options(AgesState s, Options out) {
            var verb = seat == victim ? AgesVerb.DESTROY : AgesVerb.RAZE;
            for (int slot = seat == victim ? 0 : Catalog.PHILOSOPHY; slot < Catalog.WARRIORS; slot++) {
                if (s.workers(victim, slot) > 0) {
                    out.add(verb, slot, seat == victim ? 0 : 1);
                }
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            Population.release(s, victim, move.a());
            s.log(AgesSentence.DESTROYED, victim, move.a());
        }
    }

    /** AGES-Q09f. */
    record Independence(int seat) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            if (s.colonies[seat] != 0) {
                s.then(new Release(seat));
            }
        }
    }

    record Release(int seat) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_RELEASE);
        }

        @Override
        public void options(AgesState s, Options out) {
            for (int left = s.colonies[seat]; left != 0; left &= left - 1) {
                out.add(AgesVerb.RELEASE, Catalog.first(Type.TERRITORY) + Integer.numberOfTrailingZeros(left));
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            s.log(AgesSentence.LOST_COLONY, seat, move.a());
            s.discard(s.pieceIn(Places.play(seat), move.a())); // AGES-10.4: a military card
            Colonization.lose(s, seat, move.a() - Catalog.first(Type.TERRITORY));
        }
    }

    /** AGES-Q09g, AGES-13.27. */
    record Ravage(int seat) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            if (eligible(s, seat) != 0) {
                s.then(new Ruin(seat));
            }
        }

        /** Completed wonders of ages A and I that are not ruined yet. */
        private static int eligible(AgesState s, int seat) {
            return s.wonders[seat] & ~s.ruined[seat] & Wonder.TRANSCONTINENTAL_RAILROAD.bit() - 1;
        }
    }

    record Ruin(int seat) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_RUIN);
        }

        @Override
        public void options(AgesState s, Options out) {
            for (int left = Ravage.eligible(s, seat); left != 0; left &= left - 1) {
                out.add(AgesVerb.RUIN, Catalog.first(Type.WONDER) + Integer.numberOfTrailingZeros(left));
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            s.ruined[seat] |= 1 << (move.a() - Catalog.first(Type.WONDER));
            s.touchAll();
            Ratings.refreshActions(s, seat);
            s.log(AgesSentence.RUINED, seat, move.a());
            Tokens.blueSymbols(s, seat, -s.catalog.card(move.a()).symbols().blueTokens());
        }
    }

    // --- International Agreement ----------------------------------------------------------------------------------

    /** AGES-Q09i, AGES-13.28: cards from the row one at a time; whoever takes any gives up the next political action. */
    record Agree(int seat, int left, boolean took) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_AGREEMENT, left);
        }

        @Override
        public Optional<Record> facts(AgesState s) {
            return Optional.of(new Asked.Left(left));
        }

        @Override
        public Optional<Record> facts(AgesState s, Move move) {
            return move.verb() == AgesVerb.TAKE ? Optional.of(Price.ofCard(s, seat, move)) : Optional.empty();
        }

        @Override
        public void options(AgesState s, Options out) {
            for (int space = 0; space < AgesState.ROW; space++) {
                if (s.row[space] != AgesState.NONE
                        && Taking.mayTake(s, seat, space)
                        && Taking.cost(s, seat, space) <= left) {
                    out.add(AgesVerb.TAKE, s.row[space]);
                }
            }
            out.add(AgesVerb.PASS);
        }

        @Override
        public void pick(AgesState s, Move move) {
            if (move.verb() == AgesVerb.PASS) {
                if (took) {
                    s.raise(seat, Flag.POLITICS_FORFEITED);
                }
                return;
            }
            int space = CardRow.spaceOf(s, move.a());
            s.then(new Agree(seat, left - Taking.cost(s, seat, space), true));
            Taking.take(s, seat, space);
        }
    }

    /** AGES-14.3: whether the first current event is known to lie on top is the engine's affair; this is its piece. */
    static int top(AgesState s) {
        int piece = s.zones().first(Places.CURRENT_EVENTS);
        return piece == Zones.NONE ? AgesState.NONE : piece;
    }
}
