package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;

/** EMP-13.11 – EMP-13.16: garrisons, and how cards leave the play area. */
final class Leaving {
    private Leaving() {}

    /** EMP-13.13: to the owner's discard pile. */
    static void abandon(EmpiresState s, int piece) {
        int seat = ownerOf(s, piece);
        if (seat < 0) {
            return;
        }
        var card = s.card(piece);
        if (s.frames.depth() > 0) {
            s.frames.put(Note.ABANDONED, piece);
            s.frames.add(Note.ABANDONED_REGIONS, card.regions());
            s.frames.add(Note.ABANDONED_CITIES, card.has(Icon.CITY) ? 1 : 0);
        }
        s.log(EmpiresSentence.ABANDONED, seat, piece);
        move(s, piece, Place.DISCARD);
    }

    /** EMP-13.12: to the owner's hand. */
    static void recall(EmpiresState s, int piece) {
        int seat = ownerOf(s, piece);
        if (seat >= 0) {
            s.log(EmpiresSentence.RECALLED, seat, piece);
            move(s, piece, Place.HAND);
        }
    }

    /** EMP-13.16: under the power card of the Atlanteans; anybody else discards. From play or from the discard pile. */
    static void sink(EmpiresState s, int piece) {
        int seat = s.isInPlay(piece) ? ownerOf(s, piece) : s.frames.actor();
        s.log(s.nation(seat).hasSunkenPile() ? EmpiresSentence.SUNK : EmpiresSentence.DISCARDED, seat, piece);
        if (s.isInPlay(piece)) {
            move(s, piece, Place.SUNKEN);
        } else {
            arrive(s, seat, piece, Place.SUNKEN);
        }
        if (s.nation(seat).hasSunkenPile() && Reactions.possible(s, seat) && s.frames.depth() > 0) {
            Reactions.raise(s, Event.CARD_SUNK);
        }
    }

    private static int ownerOf(EmpiresState s, int piece) {
        int host = s.host(piece);
        return s.ownerInPlay(host == EmpiresState.NO_PIECE ? piece : host);
    }

    /** EMP-13.11 d: a card in play goes with its garrison; a garrisoned card goes alone. */
    static void move(EmpiresState s, int piece, Place to) {
        int seat = ownerOf(s, piece);
        if (s.host(piece) != EmpiresState.NO_PIECE) {
            s.leaveHost(piece);
            arrive(s, seat, piece, to);
            return;
        }
        // EMP-7.5: an exhaust token on it goes to the supply
        s.setExhausted(piece, false);
        s.setDue(piece, false);
        s.conversions.drop(piece);
        arrive(s, seat, piece, to);
        var zones = s.zones();
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; ) {
            int next = zones.after(p);
            if (s.host(p) == piece) {
                s.leaveHost(p);
                arrive(s, seat, p, to);
            }
            p = next;
        }
        s.refresh(seat);
        left(s, seat, piece);
    }

    private static void arrive(EmpiresState s, int seat, int piece, Place to) {
        switch (to) {
            case HISTORY -> History.lay(s, seat, piece);
            case SUNKEN ->
                s.zones().move(piece, s.nation(seat).hasSunkenPile() ? Places.history(seat) : Places.discard(seat));
            default -> s.zones().move(piece, to.zone(seat));
        }
    }

    /** EMP-L-6.1, EMP-L-1.8: what a card leaves behind, and the card that sinks with it, at once. */
    private static void left(EmpiresState s, int seat, int piece) {
        if (s.storedOn == piece) {
            int progress = s.stored;
            s.stored = 0;
            s.storedOn = EmpiresState.NO_PIECE;
            Gaining.gain(s, seat, Token.PROGRESS, progress);
        }
        if (s.has(seat, Passive.Kind.SINK_WHEN_CARD_LEAVES_PLAY)) {
            sinkWith(s, seat, piece);
        }
    }

    private static void sinkWith(EmpiresState s, int seat, int gone) {
        var zones = s.zones();
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            for (var passive : s.face(p).passives()) {
                if (passive instanceof Passive.SinksWith with && with.card() == gone) {
                    sink(s, p);
                    return;
                }
            }
        }
    }

    // --- EMP-13.11 e: a card that garrisons itself ------------------------------------------------------------------

    static void garrisonSelf(EmpiresState s) {
        if (s.isInPlay(s.frames.piece()) && s.regions(s.frames.actor()) > 0) {
            s.then(new Host(s.frames.actor()));
        }
    }

    /** Q-GARRISONHOST. */
    record Host(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_HOST, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (s.card(p).region() && p != s.frames.piece()) {
                    out.add(EmpiresVerb.HOST, p);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            int self = s.frames.piece();
            int region = move.a();
            s.putUnder(seat, self, region);
            s.refresh(seat);
            s.log(EmpiresSentence.GARRISONED, seat, self, region);
            Resolve.block(s, s.face(region).play(), region, seat);
        }
    }
}
