package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;

/** EMP-13.5, EMP-13.29: gaining tokens, and what a card must have shown for it. */
final class Gaining {
    private static final int CONVERTED_POPULATION = 2;

    private Gaining() {}

    /** From the supply to the pool. Whether it is the token itself that was gained (EMP-L-8.6). */
    static boolean gain(EmpiresState s, int seat, Token token, int n) {
        if (n <= 0) {
            return false;
        }
        if (token == Token.MATERIAL && s.has(seat, Passive.Kind.MATERIAL_BECOMES_POPULATION)) {
            gainInstead(s, seat);
            return false;
        }
        s.addTokens(seat, token, n);
        s.log(EmpiresSentence.GAINED, seat, Nouns.amount(token, n));
        return true;
    }

    /** EMP-L-8.6: Shangri-La; once an event, whatever the amount. */
    private static void gainInstead(EmpiresState s, int seat) {
        for (int i = 1; i < s.players(); i++) {
            gain(s, (seat + i) % s.players(), Token.PROGRESS, 1);
        }
        if (s.practice()) {
            s.rivalProgress++;
        }
        gain(s, seat, Token.POPULATION, CONVERTED_POPULATION);
    }

    /** EMP-24.8: material may have been gained by way of a river or fertile card. */
    static void byEffect(EmpiresState s, int seat, Token token, int n, TokenEffect.Per per) {
        if (gain(s, seat, token, n) && token == Token.MATERIAL && Reactions.possible(s, seat)) {
            raise(s, via(s, seat, per));
        }
    }

    /** The tokens of a market card that was paid for with a card in play (Trading Ships). */
    static void fromMarket(EmpiresState s, int seat, int material) {
        if (material > 0 && s.frames.depth() > 0 && Reactions.possible(s, seat)) {
            raise(s, s.frames.get(Note.VIA));
        }
    }

    private static void raise(EmpiresState s, int via) {
        if ((via & VIA_RIVER) != 0) {
            Reactions.raise(s, Event.MATERIAL_VIA_RIVER);
        }
        if ((via & VIA_FERTILE) != 0) {
            Reactions.raise(s, Event.MATERIAL_VIA_FERTILE);
        }
    }

    private static final int VIA_RIVER = 1;
    private static final int VIA_FERTILE = 2;

    /** Which of the two icons a card shows. */
    static int via(Card card) {
        return (card.has(Icon.RIVER) ? VIA_RIVER : 0) | (card.has(Icon.FERTILE) ? VIA_FERTILE : 0);
    }

    private static int via(EmpiresState s, int seat, TokenEffect.Per per) {
        int via = s.frames.get(Note.VIA);
        int self = s.frames.piece();
        if (s.inPlay(seat, self)) {
            via |= via(s.card(self));
        }
        if (per != TokenEffect.Per.ONCE) {
            var zones = s.zones();
            for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (counts(s, p, per)) {
                    via |= via(s.card(p));
                }
            }
        }
        return via;
    }

    private static boolean counts(EmpiresState s, int piece, TokenEffect.Per per) {
        var card = s.card(piece);
        return switch (per) {
            case PRODUCTION ->
                card.has(Icon.PRODUCTION)
                        || s.conversions.of(piece, Icon.FERTILE) > 0
                        || s.conversions.of(piece, Icon.RIVER) > 0;
            case RIVER -> card.has(Icon.RIVER);
            case FERTILE -> card.has(Icon.FERTILE);
            case CITY_OR_METROPOLIS -> card.has(Icon.CITY) || card.has(Icon.METROPOLIS);
            case REGION -> card.region();
            case ONCE, ABANDONED_CITY, RETURNED_UNREST, GARRISONED_KNIGHT -> false;
        };
    }

    /** Q-ICON, EMP-13.29: one icon on an own card in play counts as three of production this turn. */
    record Convert(int seat, Icon icon) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_CONVERT, s.frames.piece(), icon.ordinal());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (s.card(p).icons(icon) > s.conversions.of(p, icon)) {
                    out.add(EmpiresVerb.CONVERT, p);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            s.conversions.add(move.a(), icon);
            s.log(EmpiresSentence.CONVERTED, seat, move.a(), icon.ordinal());
        }
    }
}
