package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.Tokens.Beside;
import ecumene.games.dawn.Tokens.Funds;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.FocusEffect;
import ecumene.games.dawn.cards.LeaderAbility;

/** DAWN-6: culture cards, in the printed order of what they do (6.7). */
final class Culture {
    private Culture() {}

    static void resolve(DawnState s, int seat, FocusEffect.Culture card) {
        int base = card.nearCity() + extraTokens(s, seat);
        var place = new Tokens.Place(seat, Beside.OWN_CITY, DawnState.NONE, s.slotValue, base, Funds.CARD);
        var more = new Tokens.Place(
                seat, Beside.FRIENDLY_SPACE, DawnState.NONE, s.slotValue, card.nearFriendly(), Funds.NONE);
        s.then(place, more, new MayMove(seat, card.move()), new Convert(seat, card.convertRange()));
    }

    /** France: by the latest era among the wonders it controls. */
    static int extraTokens(DawnState s, int seat) {
        int latest = 0;
        if (s.is(seat, LeaderAbility.TOKENS_BY_ERA)) {
            for (int wonder = 0; wonder < Catalog.WONDERS; wonder++) {
                if (s.controller(wonder) == seat) {
                    latest = Math.max(latest, s.wonder(wonder).era().ordinal() + 1);
                }
            }
        }
        return latest;
    }

    // --- Drama and Poetry -------------------------------------------------------------------------------------------

    private record MayMove(int seat, int tokens) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (tokens > 0) {
                s.then(new MoveToken(seat));
            }
        }
    }

    /** */
    record MoveToken(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_MOVE);
        }

        @Override
        public void options(DawnState s, Options out) {
            out.add(DawnVerb.NO);
            for (int from : s.board().spaces()) {
                if (!s.isFriendly(seat, from) || !s.isToken(from)) {
                    continue;
                }
                for (int way = 0; way < Board.WAYS; way++) {
                    int to = s.board().beside(from, way);
                    if (to != Board.NONE && !s.board().isWater(to) && Spaces.isEmpty(s, to)) {
                        out.add(DawnVerb.MOVE, from, to);
                    }
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.NO) {
                return;
            }
            boolean reinforced = s.isReinforced(move.a());
            Spaces.remove(s, move.a());
            Spaces.placeToken(s, seat, move.b());
            if (reinforced) {
                s.reinforce(move.b());
            }
            s.log(DawnSentence.MOVED_TOKEN, seat, move.a(), move.b());
        }
    }

    // --- Mass Media -------------------------------------------------------------------------------------------------

    private record Convert(int seat, int range) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (range > 0) {
                s.then(new ConvertToken(seat, range));
            }
        }
    }

    /** Q-16, DAWN-6.8: no attack. */
    record ConvertToken(int seat, int range) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_CONVERT);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int space : s.board().spaces()) {
                if (s.isRival(seat, space) && s.isToken(space)) {
                    if (nearFriendly(s, space)) {
                        out.add(DawnVerb.CONVERT, space);
                    } else {
                        out.block(DawnVerb.CONVERT, space, DawnSentence.TOO_FAR, range);
                    }
                }
            }
            out.add(DawnVerb.NO);
        }

        private boolean nearFriendly(DawnState s, int space) {
            for (int other : s.board().spaces()) {
                if (s.isFriendly(seat, other) && s.board().distance(space, other) <= range) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.NO) {
                return;
            }
            if (s.isReinforced(move.a())) {
                s.unreinforce(move.a());
                s.log(DawnSentence.WEAKENED, s.owner(move.a()), move.a());
            } else {
                s.then(new Tokens.Replace(seat, move.a()));
            }
        }
    }
}
