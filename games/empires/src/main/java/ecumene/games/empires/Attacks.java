package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;

/** EMP-16.1, EMP-16.2, EMP-13.7, EMP-13.23: attacks, protection from them, stealing and giving. */
final class Attacks {
    private Attacks() {}

    /** Before the effects of an attack card each other player, clockwise, may use one protection. */
    static void announce(EmpiresState s, int attacker) {
        if (s.players() > 1) {
            s.then(new Defend(attacker, 1));
        }
    }

    record Defend(int attacker, int offset) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            int seat = (attacker + offset) % s.players();
            if (offset + 1 < s.players()) {
                s.then(new Defend(attacker, offset + 1));
            }
            s.then(new Protect(seat, attacker));
            // EMP-16.2: whoever has nothing to give cannot attack past a Standing Army
            if (s.has(seat, Passive.Kind.IGNORE_ATTACK_UNLESS_PAID)) {
                if (s.tokens(attacker, Token.PROGRESS) > 0) {
                    s.then(new Army(attacker, seat));
                } else {
                    shield(s, seat);
                }
            }
        }
    }

    private static void shield(EmpiresState s, int seat) {
        s.frames.put(Note.SHIELDED, s.frames.get(Note.SHIELDED) | 1 << seat);
        s.log(EmpiresSentence.PROTECTED, seat);
    }

    /** Q-ARMY. */
    record Army(int seat, int owner) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_ARMY, owner);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            out.add(EmpiresVerb.YES);
            out.add(EmpiresVerb.NO);
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.YES) {
                s.addTokens(seat, Token.PROGRESS, -1);
                s.addTokens(owner, Token.PROGRESS, 1);
                s.log(EmpiresSentence.PAID_ARMY, seat, owner);
            } else {
                shield(s, owner);
            }
        }
    }

    record Protect(int seat, int attacker) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            if (!s.frames.shielded(seat) && anyProtection(s, seat)) {
                s.then(new Protection(seat, attacker));
            }
        }
    }

    private static final int PASSIVE_PROTECTION =
            Passive.Kind.RECALL_TO_AVOID_ATTACK.bit() | Passive.Kind.PAY_TO_AVOID_ATTACK.bit();

    private static boolean anyProtection(EmpiresState s, int seat) {
        int against = Event.ATTACK_AGAINST_YOU.bit();
        if ((s.passiveBits(seat) & PASSIVE_PROTECTION) == 0 && !s.reactsTo(seat, against)) {
            return false;
        }
        var protection = Options.plain();
        new Protection(seat, seat).listProtections(s, protection);
        return protection.size() > 0;
    }

    /** Q-PROTECT. */
    record Protection(int seat, int attacker) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_PROTECT, attacker, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            listProtections(s, out);
            out.add(EmpiresVerb.NO);
        }

        void listProtections(EmpiresState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (recallable(s, p)) {
                    out.add(EmpiresVerb.RECALL, p);
                }
                if (Reactions.ready(s, seat, p, Event.ATTACK_AGAINST_YOU.bit())
                        && s.face(p).anyTurn()) {
                    out.add(EmpiresVerb.EXHAUST, p);
                }
                int price = priceOf(s, p);
                if (price > 0 && Payment.payable(s, seat, Price.of(Token.POPULATION, price))) {
                    out.add(EmpiresVerb.BUY_OFF, p);
                }
            }
        }

        /** A card that is recalled itself, or that another one names. */
        private boolean recallable(EmpiresState s, int piece) {
            var zones = s.zones();
            for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (!s.face(p).has(Passive.Kind.RECALL_TO_AVOID_ATTACK)) {
                    continue;
                }
                for (var passive : s.face(p).passives()) {
                    if (passive instanceof Passive.RecallToAvoid recall
                            && (recall.cards().isEmpty()
                                    ? p == piece
                                    : recall.cards().contains(piece))) {
                        return true;
                    }
                }
            }
            return false;
        }

        private static int priceOf(EmpiresState s, int piece) {
            for (var passive : s.face(piece).passives()) {
                if (passive instanceof Passive.PayToAvoid pay) {
                    return pay.population();
                }
            }
            return 0;
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.RECALL) {
                Leaving.recall(s, move.a());
                shield(s, seat);
            } else if (move.verb() == EmpiresVerb.EXHAUST) {
                Reactions.react(s, seat, move.a());
            } else if (move.verb() == EmpiresVerb.BUY_OFF) {
                shield(s, seat);
                Payment.pay(s, seat, Price.of(Token.POPULATION, priceOf(s, move.a())));
            }
        }
    }

    // --- EMP-13.7 ---------------------------------------------------------------------------------------------------

    static void steal(EmpiresState s, TokenEffect.Steal steal) {
        int thief = s.frames.actor();
        if (s.practice()) {
            Practice.stolenFrom(s, steal);
        }
        for (int i = 1; i < s.players() && !s.collapsed; i++) {
            int victim = (thief + i) % s.players();
            if (!s.frames.shielded(victim) && hit(s, victim, steal.who())) {
                steal(s, thief, victim, steal);
            }
        }
    }

    private static boolean hit(EmpiresState s, int victim, TokenEffect.Victims who) {
        return switch (who) {
            case EACH_OTHER -> true;
            case EACH_OTHER_EMPIRE -> s.isEmpire(victim);
            case EACH_OTHER_WITH_REGION -> s.regions(victim) > 0;
        };
    }

    private static void steal(EmpiresState s, int thief, int victim, TokenEffect.Steal steal) {
        int n = Math.min(steal.n(), s.tokens(victim, steal.token()));
        if (n > 0) {
            s.addTokens(victim, steal.token(), -n);
            s.addTokens(thief, steal.token(), n);
            s.log(EmpiresSentence.STOLE, thief, victim, Nouns.amount(steal.token(), n));
        }
        if (n < steal.n() && steal.unrestIfShort()) {
            Unrest.take(s, victim);
        }
    }

    // --- EMP-13.23 --------------------------------------------------------------------------------------------------

    static void give(EmpiresState s) {
        s.frames.put(Note.MASKS_GIVEN, 0);
        if (s.practice()) {
            s.then(new GiveTo(s.frames.actor(), Practice.RIVAL));
        } else {
            s.then(new Giving(s.frames.actor(), 1));
        }
    }

    record Giving(int giver, int offset) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            if (offset >= s.players()) {
                return;
            }
            s.then(new Giving(giver, offset + 1));
            int receiver = (giver + offset) % s.players();
            if (!s.frames.shielded(receiver)) {
                s.then(new GiveTo(giver, receiver));
            }
        }
    }

    record GiveTo(int giver, int receiver) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            if (s.hand(giver) > 0 || s.count(Places.discard(giver)) > 0) {
                s.then(new Give(giver, receiver));
            }
        }
    }

    /** Q-GIVE. */
    record Give(int seat, int receiver) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return receiver == Practice.RIVAL
                    ? Said.of(EmpiresSentence.ASK_GIVE_RIVAL, s.frames.piece())
                    : Said.of(EmpiresSentence.ASK_GIVE, s.frames.piece(), receiver);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            list(s, Places.hand(seat), out);
            list(s, Places.discard(seat), out);
        }

        private static void list(EmpiresState s, int zone, Options out) {
            var zones = s.zones();
            for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
                if (!Activate.hasTwinBefore(s, p, zone)) {
                    out.add(EmpiresVerb.GIVE, p);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            int piece = move.a();
            boolean open = s.isIn(piece, Places.discard(seat));
            if (receiver == Practice.RIVAL) {
                s.zones().move(piece, Places.RIVAL);
                s.log(EmpiresSentence.GAVE_RIVAL, seat, piece);
                return;
            }
            if (s.card(piece).has(Icon.MASK)) {
                s.frames.put(Note.MASKS_GIVEN, s.frames.get(Note.MASKS_GIVEN) | 1 << receiver);
            }
            s.toHand(receiver, piece);
            if (open) {
                s.log(EmpiresSentence.GAVE_OPENLY, seat, receiver, piece);
            } else {
                s.log(EmpiresSentence.GAVE, seat, receiver);
            }
        }
    }

    /** EMP-L-7.3: after all cards were given, clockwise. */
    static void unrestForMasks(EmpiresState s) {
        int given = s.frames.get(Note.MASKS_GIVEN);
        int giver = s.frames.actor();
        for (int i = 1; i < s.players() && !s.collapsed; i++) {
            int seat = (giver + i) % s.players();
            if ((given & 1 << seat) != 0) {
                Unrest.take(s, seat);
            }
        }
    }
}
