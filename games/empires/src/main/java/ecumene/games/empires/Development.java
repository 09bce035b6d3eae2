package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import java.util.Optional;

/** EMP-13.21 and EMP-11.2: cards of the development area. */
final class Development {
    /** Why a card is developed. */
    enum How {
        /** EMP-11.2: while the draw deck is rebuilt, with an exhaust token. */
        REBUILD,
        EFFECT,
        /** By an effect that asks no price. */
        FREE
    }

    private Development() {}

    /** EMP-19.6: quests cannot be developed. */
    static boolean available(EmpiresState s, int seat) {
        return s.nation(seat).hasDevelopmentArea() && s.count(Places.development(seat)) > 0;
    }

    /** Whether a card can be paid for, after something else has been paid. */
    static boolean affordable(EmpiresState s, int seat, Price before) {
        if (!available(s, seat)) {
            return false;
        }
        var zones = s.zones();
        for (int p = zones.first(Places.development(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (Payment.payable(s, seat, before.plus(price(s, seat, p)))) {
                return true;
            }
        }
        return false;
    }

    /** EMP-11.2, empire, step 1. */
    static boolean canBuyInRebuild(EmpiresState s, int seat) {
        return s.isEmpire(seat) && s.exhausts(seat) > 0 && !s.areaMarked(seat) && affordable(s, seat, Price.NOTHING);
    }

    /** EMP-24.5a {@code development_cost_reduction}. */
    static Price price(EmpiresState s, int seat, int piece) {
        var price = s.card(piece).cost();
        if (!s.has(seat, Passive.Kind.DEVELOPMENT_COST_REDUCTION)) {
            return price;
        }
        var zones = s.zones();
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            for (var passive : s.face(p).passives()) {
                if (passive instanceof Passive.CheaperDevelopment cheaper) {
                    price = price.less(cheaper.discount(), cheaper.minimum());
                }
            }
        }
        return price;
    }

    static void develop(EmpiresState s, int seat, boolean free) {
        if (free ? available(s, seat) : affordable(s, seat, Price.NOTHING)) {
            s.then(new Choice(seat, free ? How.FREE : How.EFFECT));
        }
    }

    /** Q-DEVELOP and Q-REBUILD: what costs something may be declined. */
    record Choice(int seat, How how) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(
                    switch (how) {
                        case REBUILD -> EmpiresSentence.ASK_REBUILD;
                        case EFFECT -> EmpiresSentence.ASK_DEVELOP;
                        case FREE -> EmpiresSentence.ASK_DEVELOP_FREE;
                    });
        }

        @Override
        public void options(EmpiresState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.development(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (how != How.FREE && !Payment.payable(s, seat, price(s, seat, p))) {
                    out.block(EmpiresVerb.DEVELOP, p, EmpiresSentence.TOO_DEAR, p);
                } else if (!hasTwin(s, p)) {
                    out.add(EmpiresVerb.DEVELOP, p);
                }
            }
            if (how != How.FREE) {
                out.add(EmpiresVerb.NO);
            }
        }

        /** What developing this card costs. */
        @Override
        public Optional<Record> facts(EmpiresState s, Move move) {
            boolean costs = move.verb() == EmpiresVerb.DEVELOP && how != How.FREE;
            return costs
                    ? Optional.of(new EmpiresFacts.Cost(EmpiresFacts.Tokens.of(price(s, seat, move.a()))))
                    : Optional.empty();
        }

        private boolean hasTwin(EmpiresState s, int piece) {
            var zones = s.zones();
            for (int p = zones.first(Places.development(seat)); p != piece; p = zones.after(p)) {
                if (s.card(p).design() == s.card(piece).design()) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.NO) {
                return;
            }
            s.then(new Gained(seat, move.a(), how));
            if (how != How.FREE) {
                Payment.pay(s, seat, price(s, seat, move.a()));
            }
        }
    }

    /** EMP-17.1 b: the last card of the area triggers scoring. */
    record Gained(int seat, int piece, How how) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            s.toDiscard(seat, piece);
            s.log(EmpiresSentence.DEVELOPED, seat, piece);
            if (how == How.REBUILD) {
                s.addExhausts(seat, -1);
                s.markArea(seat, true);
            }
            if (s.count(Places.development(seat)) == 0) {
                GameEnd.trigger(s, EmpiresSentence.SCORING_BY_DEVELOPMENT, seat);
            }
        }
    }
}
