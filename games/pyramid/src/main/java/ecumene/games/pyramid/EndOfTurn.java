package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Step;
import ecumene.engine.Verb;
import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Wonder;
import java.util.List;

/** PYR-7: the end of a turn, in the order of each theme. */
final class EndOfTurn {
    static final Step<PyramidState> PHASE = s -> {
        boolean handUsedUp = s.hand(s.active) <= 1;
        if (s.renaissance()) {
            // PYR-7.10 – PYR-7.13: taking back comes first, wonders are checked every turn
            s.then(EndOfTurn.GLORY, EndOfTurn.FINISH);
            if (handUsedUp) {
                s.then(EndOfTurn.TAKE_BACK);
            }
        } else {
            // PYR-7.1 – PYR-7.4: wonders only with the hand used up, before taking back
            s.then(EndOfTurn.FINISH);
            if (handUsedUp) {
                s.then(EndOfTurn.WONDER, EndOfTurn.TAKE_BACK);
            }
        }
    };

    /** PYR-7.2 I: exactly one wonder whose condition is met. */
    private static final Step<PyramidState> WONDER = s -> {
        if (anyConditionMet(s)) {
            s.then(new ChooseWonder(s.active));
        }
    };

    /** PYR-7.2 II – IV, PYR-7.11: all technology cards, then any resource cards. */
    private static final Step<PyramidState> TAKE_BACK = s -> {
        int taken = 0;
        int technologies = Places.technologies(s.active);
        while (s.zones().first(technologies) != Zones.NONE) {
            takeBack(s, s.zones().first(technologies));
            taken++;
        }
        s.log(PyramidSentence.TOOK_TECHNOLOGIES, s.active, taken);
        if (s.resourceCards(s.active) > 0) {
            s.then(new TakeResources(s.active, 0));
        }
    };

    /** PYR-7.12 I: a token from the supply is compulsory; with none left, one may be moved. */
    private static final Step<PyramidState> GLORY = s -> {
        if (anyConditionMet(s)) {
            s.then(s.supply(s.active) > 0 ? new PlaceToken(s.active) : new MoveToken(s.active));
        }
    };

    /** PYR-7.3, PYR-7.4, PYR-7.13. */
    private static final Step<PyramidState> FINISH = s -> {
        s.loseTemporary();
        if (Scoring.ended(s)) {
            s.finish();
        } else {
            s.active = s.after(s.active);
            s.then(Turn.BEGIN);
        }
    };

    private EndOfTurn() {}

    static boolean available(PyramidState s, int seat, Wonder wonder) {
        return s.wonderOwner(wonder.index()) == PyramidState.WONDER_BESIDE
                && Conditions.met(s, seat, wonder.condition());
    }

    private static boolean anyConditionMet(PyramidState s) {
        for (var wonder : s.catalog().wonders()) {
            if (available(s, s.active, wonder)) {
                return true;
            }
        }
        return false;
    }

    private static void takeBack(PyramidState s, int piece) {
        s.vpTakenBack += s.card(piece).vp();
        s.takeToHand(s.active, piece);
    }

    /** PYR-8.1 (a) looks at wonders taken by their condition. */
    private static void takeWonder(PyramidState s, int seat, int wonder) {
        s.setWonderOwner(wonder, seat);
        s.tookLastWonder = s.wondersOf(PyramidState.WONDER_BESIDE) == 0;
        s.log(PyramidSentence.TOOK_WONDER, seat, wonder);
    }

    private static void offerWonders(PyramidState s, int seat, Options out) {
        for (var wonder : s.catalog().wonders()) {
            if (available(s, seat, wonder)) {
                out.add(PyramidVerb.WONDER, wonder.index());
            } else if (s.wonderOwner(wonder.index()) == PyramidState.WONDER_BESIDE) {
                out.block(PyramidVerb.WONDER, wonder.index(), PyramidSentence.CONDITION_NOT_MET, wonder.index());
            }
        }
    }

    /** PYR-Q21. */
    record ChooseWonder(int seat) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_WONDER);
        }

        @Override
        public void options(PyramidState s, Options out) {
            offerWonders(s, seat, out);
        }

        @Override
        public void pick(PyramidState s, Move move) {
            takeWonder(s, seat, move.a());
        }
    }

    /** PYR-Q22, PYR-5.32: any of the own resource cards. */
    record TakeResources(int seat, long picked) implements SetQuestion<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_TAKE);
        }

        @Override
        public SetQuestion<PyramidState> picking(long these) {
            return new TakeResources(seat, these);
        }

        @Override
        public void candidates(PyramidState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p)) {
                out.add(PyramidVerb.TAKE, p);
            }
        }

        @Override
        public int least(PyramidState s) {
            return 0;
        }

        @Override
        public int most(PyramidState s) {
            return s.resourceCards(seat);
        }

        @Override
        public Verb done() {
            return PyramidVerb.DONE;
        }

        @Override
        public void take(PyramidState s, List<Move> answer) {
            for (var move : answer) {
                takeBack(s, move.a());
                s.log(
                        PyramidSentence.TOOK_RESOURCE,
                        seat,
                        s.card(move.a()).resource().ordinal());
            }
        }
    }

    /** PYR-Q23. */
    record PlaceToken(int seat) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_TOKEN);
        }

        @Override
        public void options(PyramidState s, Options out) {
            offerWonders(s, seat, out);
        }

        @Override
        public void pick(PyramidState s, Move move) {
            place(s, seat, move.a());
        }
    }

    /** PYR-Q24: from another wonder to one whose condition is met, or not at all. */
    record MoveToken(int seat) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_MOVE_TOKEN);
        }

        @Override
        public void options(PyramidState s, Options out) {
            for (var target : s.catalog().wonders()) {
                if (!available(s, seat, target)) {
                    continue;
                }
                for (var source : s.catalog().wonders()) {
                    if (source.index() != target.index() && s.tokens(source.index(), seat) > 0) {
                        out.add(PyramidVerb.MOVE, source.index(), target.index());
                    }
                }
            }
            out.add(PyramidVerb.DECLINE);
        }

        @Override
        public void pick(PyramidState s, Move move) {
            if (move.verb() == PyramidVerb.MOVE) {
                s.returnToken(move.a(), seat);
                s.log(PyramidSentence.MOVED_TOKEN, seat, move.a(), move.b());
                place(s, seat, move.b());
            }
        }
    }

    /** PYR-7.12 II: with the printed number the wonder is taken, and all tokens on it go back to their owners. */
    private static void place(PyramidState s, int seat, int index) {
        s.placeToken(index, seat);
        s.log(PyramidSentence.PLACED_TOKEN, seat, index, s.tokens(index, seat));
        if (s.tokens(index, seat) >= s.catalog().wonders().get(index).tokens()) {
            takeWonder(s, seat, index);
            for (int owner = 0; owner < s.players(); owner++) {
                while (s.tokens(index, owner) > 0) {
                    s.returnToken(index, owner);
                }
            }
        }
    }
}
