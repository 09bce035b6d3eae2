package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.FocusEffect;
import ecumene.games.dawn.cards.FocusType;
import ecumene.games.dawn.cards.Resource;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-7: science cards and the tech dial. */
final class Science {
    private Science() {}

    /** DAWN-7.1: first what the card does besides, then the dial. */
    static void resolve(DawnState s, int seat, FocusEffect.Science card) {
        s.then(new SpendTokens(seat));
        if (card.tradeTokens() > 0) {
            s.then(TradeTokens.receive(seat, card.tradeTokens(), TradeTokens.ANY));
        }
        if (card.missingResources() > 0) {
            s.then(new MissingResource(seat));
        }
        if (card.nukeSlot() > 0 && card.nukeSlot() == s.slotValue) {
            s.then(new Strike(seat));
        }
    }

    // --- what the cards do besides ----------------------------------------------------------------------------------

    /** Q-18, Replaceable Parts: a type of which one has no token. */
    record MissingResource(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_MISSING_RESOURCE);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int type = 0; type < Resource.TYPES; type++) {
                if (s.resources(seat, type) == 0 && s.supply(type) > 0) {
                    out.add(DawnVerb.GAIN, type);
                }
            }
            out.add(DawnVerb.NO);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.GAIN) {
                Supplies.gain(s, seat, move.a());
            }
        }
    }

    /** Q-19, Nuclear Power. */
    record Strike(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_STRIKE);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int space : s.board().spaces()) {
                if (hitsRival(s, space)) {
                    out.add(DawnVerb.STRIKE, space);
                }
            }
            out.add(DawnVerb.NO);
            out.unlikely();
            for (int space : s.board().spaces()) {
                if (!hitsRival(s, space)) {
                    out.add(DawnVerb.STRIKE, space);
                }
            }
        }

        private boolean hitsRival(DawnState s, int space) {
            for (int way = 0; way < Board.WAYS; way++) {
                int other = s.board().beside(space, way);
                if (other != Board.NONE && s.isRival(seat, other) && s.isToken(other)) {
                    return true;
                }
            }
            return s.isRival(seat, space) && s.isToken(space);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.NO) {
                return;
            }
            s.log(DawnSentence.STRUCK, seat, move.a());
            hit(s, move.a());
            for (int way = 0; way < Board.WAYS; way++) {
                int other = s.board().beside(move.a(), way);
                if (other != Board.NONE) {
                    hit(s, other);
                }
            }
        }

        private static void hit(DawnState s, int space) {
            if (s.isReinforced(space)) {
                s.unreinforce(space);
                s.log(DawnSentence.WEAKENED, s.owner(space), space);
            } else if (s.isToken(space)) {
                s.log(DawnSentence.DESTROYED, s.owner(space), space);
                Spaces.remove(s, space);
            }
        }
    }

    // --- the dial ---------------------------------------------------------------------------------------------------

    /** */
    record SpendTokens(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_SPEND_SCIENCE, s.slotValue);
        }

        @Override
        public void options(DawnState s, Options out) {
            Payment.offerSpending(s, seat, s.card, out);
        }

        @Override
        public void pick(DawnState s, Move move) {
            int steps = s.slotValue + Payment.spend(s, seat, s.card, move.a(), move.b());
            s.log(DawnSentence.DIAL_MOVES, seat, steps);
            s.then(new Advance(seat, steps));
        }
    }

    /** DAWN-7.3, DAWN-7.4: step by step, and at each level space a card of exactly that level. */
    record Advance(int seat, int steps) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            var tracks = s.catalog().tracks();
            int at = s.dial(seat);
            for (int left = steps; left > 0; left--) {
                at = at == tracks.dialEnd() ? tracks.dialAfterEnd() : at + 1;
                if (at == tracks.dialEnd()) {
                    s.noteDialFilled(seat);
                }
                int level = tracks.levelAt(at);
                if (level > 0) {
                    s.setDial(seat, at);
                    s.then(new LearnCard(seat, level), new Advance(seat, left - 1));
                    return;
                }
            }
            s.setDial(seat, at);
        }
    }

    /** */
    record LearnCard(int seat, int level) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_LEARN, level);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (var type : TYPES) {
                int fresh = Catalog.focusCard(type, level);
                for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                    int old = s.card(seat, slot);
                    if (Row.mayReplace(s, seat, fresh, old)
                            && level > s.catalog().focus(old).level()) {
                        out.add(DawnVerb.LEARN, fresh, old);
                    }
                }
            }
            out.add(DawnVerb.NO);
            out.unlikely();
            for (var type : TYPES) {
                int fresh = Catalog.focusCard(type, level);
                for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                    int old = s.card(seat, slot);
                    if (Row.mayReplace(s, seat, fresh, old)
                            && level <= s.catalog().focus(old).level()) {
                        out.add(DawnVerb.LEARN, fresh, old);
                    }
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.LEARN) {
                Row.replace(s, seat, move.a(), move.b());
            }
        }
    }

    private static final FocusType[] TYPES = FocusType.values();

    // --- Pyramids and Porcelain Tower -------------------------------------------------------------------------------

    /** some cards of the row, each by one of the next level, for Pyramids only those of level I. What came is not replaced again. */
    record LearnNext(int seat, WonderAbility by, int left, int come) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_LEARN_NEXT, left);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int slot = 0; slot < Catalog.SLOTS && left > 0; slot++) {
                int old = s.card(seat, slot);
                int level = s.catalog().focus(old).level();
                boolean basic = by != WonderAbility.LEARN_BASICS || level == 1;
                if (!basic || level == Catalog.LEVELS || (come & 1 << old) != 0) {
                    continue;
                }
                for (var type : TYPES) {
                    int fresh = Catalog.focusCard(type, level + 1);
                    if (Row.mayReplace(s, seat, fresh, old)) {
                        out.add(DawnVerb.LEARN, fresh, old);
                    }
                }
            }
            out.add(DawnVerb.DONE);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.LEARN) {
                s.then(new LearnNext(seat, by, left - 1, come | (1 << move.a())));
                Row.replace(s, seat, move.a(), move.b());
            }
        }
    }
}
