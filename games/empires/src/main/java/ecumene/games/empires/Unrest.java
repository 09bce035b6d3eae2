package ecumene.games.empires;

import ecumene.engine.Step;
import ecumene.engine.Zones;

/** EMP-13.19, EMP-13.20: taking and returning unrest. */
final class Unrest {
    private Unrest() {}

    /** So many, one after the other; after each the Vikings may look at their nation deck. */
    record Take(int seat, int n) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            if (n > 1) {
                s.then(new Take(seat, n - 1));
            }
            take(s, seat);
        }
    }

    /** From the pile to hand; the last one is the collapse, before anything else (EMP-13.19). */
    static void take(EmpiresState s, int seat) {
        int unrest = s.zones().first(Places.UNREST);
        if (unrest == Zones.NONE || s.collapsed) {
            return;
        }
        s.toHand(seat, unrest);
        s.log(EmpiresSentence.TOOK_UNREST, seat);
        left(s);
        if (!s.collapsed && s.has(seat, Passive.Kind.LOOK_NATION_ON_UNREST)) {
            Nations.lookOnUnrest(s, seat);
        }
    }

    /** EMP-17.3: a card has left the pile. */
    static void left(EmpiresState s) {
        if (s.count(Places.UNREST) == 0) {
            GameEnd.collapse(s);
        }
    }

    /** An own unrest goes back to the pile, from wherever it lies. */
    static void giveBack(EmpiresState s, int seat, int piece) {
        if (s.host(piece) != EmpiresState.NO_PIECE) {
            s.leaveHost(piece);
        }
        boolean inPlay = s.isInPlay(piece);
        s.zones().move(piece, Places.UNREST);
        if (inPlay) {
            s.refresh(seat);
        }
        s.log(EmpiresSentence.RETURNED_UNREST, seat);
        if (s.frames.depth() > 0) {
            s.frames.add(Note.RETURNED_UNREST, 1);
            if (Reactions.possible(s, seat)) {
                Reactions.raise(s, Event.UNREST_RETURNED);
            }
        }
    }

    /** EMP-24.5 {@code return_this}. */
    static void returnThis(EmpiresState s) {
        if (s.isInPlay(s.frames.piece())) {
            giveBack(s, s.frames.actor(), s.frames.piece());
        }
    }

    /** EMP-24.5 {@code return_garrisoned_unrest}. */
    static void returnGarrisoned(EmpiresState s) {
        int seat = s.frames.actor();
        var zones = s.zones();
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; ) {
            int next = zones.after(p);
            if (s.host(p) == s.frames.piece() && s.card(p).unrest()) {
                giveBack(s, seat, p);
            }
            p = next;
        }
    }

    // --- EMP-24.5a unrest_cost_reduction ----------------------------------------------------------------------------

    private static boolean cheaper(EmpiresState s, int seat, int self) {
        return self != EmpiresState.NO_PIECE
                && s.card(self).unrest()
                && s.has(seat, Passive.Kind.UNREST_COST_REDUCTION);
    }

    /** What the material option of an unrest costs this player; population stays as it is. */
    static Price price(EmpiresState s, int seat, int self, Price printed) {
        if (printed.material() == 0 || !cheaper(s, seat, self)) {
            return printed;
        }
        int material = printed.material();
        var zones = s.zones();
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            for (var passive : s.face(p).passives()) {
                if (passive instanceof Passive.CheaperUnrest less) {
                    material = Math.max(Math.min(material, less.minimum()), material - less.material());
                }
            }
        }
        return new Price(material, printed.population(), printed.progress());
    }

    /** How many cards the discard option of an unrest takes. */
    static int cardsToDiscard(EmpiresState s, int seat, int self, int printed) {
        if (!cheaper(s, seat, self)) {
            return printed;
        }
        int cards = printed;
        var zones = s.zones();
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            for (var passive : s.face(p).passives()) {
                if (passive instanceof Passive.CheaperUnrest less) {
                    cards = Math.max(Math.min(cards, less.minimum()), cards - less.cards());
                }
            }
        }
        return cards;
    }
}
