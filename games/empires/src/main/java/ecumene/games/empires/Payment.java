package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import java.util.Optional;

/** EMP-15: paying, with progress as a joker. */
final class Payment {
    private Payment() {}

    /** EMP-15.2: each population may be replaced by 1 progress, each 2 material by 1 progress, without overpaying. */
    static boolean payable(EmpiresState s, int seat, Price price) {
        int pairs = leastForMaterial(s, seat, price);
        int left = s.tokens(seat, Token.PROGRESS) - price.progress() - leastForPopulation(s, seat, price) - pairs;
        return left >= 0 && 2 * pairs <= price.material();
    }

    private static int leastForPopulation(EmpiresState s, int seat, Price price) {
        return Math.max(0, price.population() - s.tokens(seat, Token.POPULATION));
    }

    private static int leastForMaterial(EmpiresState s, int seat, Price price) {
        return (Math.max(0, price.material() - s.tokens(seat, Token.MATERIAL)) + 1) / 2;
    }

    /** Pays a price that is payable; asks where progress may stand in. */
    static void pay(EmpiresState s, int seat, Price price) {
        take(s, seat, Token.PROGRESS, price.progress());
        payMaterial(s, seat, price);
    }

    private static void payMaterial(EmpiresState s, int seat, Price price) {
        int least = leastForMaterial(s, seat, price);
        int most = Math.min(price.material() / 2, s.tokens(seat, Token.PROGRESS) - leastForPopulation(s, seat, price));
        if (least < most) {
            s.then(new Joker(seat, Token.MATERIAL, price, least, most));
        } else {
            settleMaterial(s, seat, price, least);
        }
    }

    private static void settleMaterial(EmpiresState s, int seat, Price price, int progress) {
        take(s, seat, Token.PROGRESS, progress);
        take(s, seat, Token.MATERIAL, price.material() - 2 * progress);
        int least = leastForPopulation(s, seat, price);
        int most = Math.min(price.population(), s.tokens(seat, Token.PROGRESS));
        if (least < most) {
            s.then(new Joker(seat, Token.POPULATION, price, least, most));
        } else {
            settlePopulation(s, seat, price, least);
        }
    }

    /** EMP-20.1: comes last, because somebody may react to population paid. */
    private static void settlePopulation(EmpiresState s, int seat, Price price, int progress) {
        take(s, seat, Token.PROGRESS, progress);
        take(s, seat, Token.POPULATION, price.population() - progress);
        if (price.population() > progress) {
            Reactions.populationPaid(s, seat);
        }
    }

    static void take(EmpiresState s, int seat, Token token, int n) {
        if (n > 0) {
            s.addTokens(seat, token, -n);
            s.log(EmpiresSentence.PAID, seat, Nouns.amount(token, n));
        }
    }

    /** Q-PAY: how many progress stand in for population, or for pairs of material. */
    record Joker(int seat, Token token, Price price, int least, int most) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_PAY, Nouns.amount(token, price.of(token)));
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int progress = least; progress <= most; progress++) {
                out.add(EmpiresVerb.PAY, progress);
            }
        }

        /** What is paid of each: a progress stands for one population, or for two material. */
        @Override
        public Optional<Record> facts(EmpiresState s, Move move) {
            int progress = move.a();
            var paid = token == Token.MATERIAL
                    ? new EmpiresFacts.Tokens(price.material() - 2 * progress, 0, progress)
                    : new EmpiresFacts.Tokens(0, price.population() - progress, progress);
            return Optional.of(new EmpiresFacts.Cost(paid));
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (token == Token.MATERIAL) {
                settleMaterial(s, seat, price, move.a());
            } else {
                settlePopulation(s, seat, price, move.a());
            }
        }
    }

    /** Q-NUMBER: up to so many tokens, which the next step counts. */
    record Amount(int seat, Token token, int most) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_AMOUNT, s.frames.piece(), Nouns.amount(token, most));
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int n = Math.min(most, s.tokens(seat, token)); n >= 0; n--) {
                out.add(EmpiresVerb.SPEND, Nouns.amount(token, n));
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            int n = Nouns.amountOf(move.a());
            take(s, seat, token, n);
            s.frames.put(Note.PAID_PROGRESS, n);
        }
    }
}
