package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresState.Purpose;

/** EMP-13.17: finding a card. */
final class Searching {
    private static final int DECKS = Place.DECK.bit() | Place.NATION_DECK.bit();

    private Searching() {}

    static void find(EmpiresState s, int seat, CardEffect.Find find) {
        if (find.named()) {
            findNamed(s, seat, find);
        } else {
            int places = Place.bits(find.places());
            s.then(new Search(seat, find, places & ~DECKS, filled(s, seat, places & DECKS)));
        }
    }

    /** Whether a card lies where the owner knows it, or a deck is there to be searched. */
    static boolean worthWhile(EmpiresState s, int seat, CardEffect.Find find) {
        int places = Place.bits(find.places());
        return filled(s, seat, places & DECKS) != 0 || anySeen(s, seat, find, places & ~DECKS);
    }

    private static int filled(EmpiresState s, int seat, int decks) {
        int filled = 0;
        for (int i = 0; i < Place.KINDS; i++) {
            boolean there = (decks & 1 << i) != 0 && s.count(Place.of(i).zone(seat)) > 0;
            filled |= there ? 1 << i : 0;
        }
        return filled;
    }

    private static boolean anySeen(EmpiresState s, int seat, CardEffect.Find find, int places) {
        return CardChoice.count(s, seat, places, find.filter(), EmpiresState.NO_PIECE) > 0;
    }

    /** A certain card: the first place where a copy is found; further places are not searched. */
    private static void findNamed(EmpiresState s, int seat, CardEffect.Find find) {
        for (var place : find.places()) {
            int here = place.bit();
            if ((here & DECKS) != 0) {
                look(s, seat, place);
            }
            if (anySeen(s, seat, find, here)) {
                s.then(new Search(seat, find, here, 0));
                return;
            }
            shuffle(s, seat, here);
        }
        foundNothing(s, seat, find);
    }

    private static void foundNothing(EmpiresState s, int seat, CardEffect.Find find) {
        s.log(EmpiresSentence.FOUND_NOTHING, seat);
        if (find.cost()) {
            s.frames.skipRest();
        }
    }

    /** Only the searching player sees a searched deck. */
    private static void look(EmpiresState s, int seat, Place place) {
        var zones = s.zones();
        for (int p = zones.first(place.zone(seat)); p != Zones.NONE; p = zones.after(p)) {
            zones.show(p, seat);
        }
    }

    private static void shuffle(EmpiresState s, int seat, int places) {
        if ((places & Place.DECK.bit()) != 0) {
            Piles.shuffle(s, Places.deck(seat), Purpose.DRAW_DECK);
        }
        if ((places & Place.NATION_DECK.bit()) != 0) {
            Piles.shuffle(s, Places.nation(seat), Purpose.NATION_DECK);
        }
    }

    /**
     * Q-FIND: one of the fitting cards seen so far, or a further deck to search; whoever has seen none may stop.
     *
     * @param seen the places whose cards the player has before the eyes, as bits
     * @param decks those that could still be searched
     */
    record Search(int seat, CardEffect.Find find, int seen, int decks) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_FIND, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int i = 0; i < Place.KINDS; i++) {
                if ((seen & 1 << i) != 0) {
                    list(s, Place.of(i).zone(seat), out);
                }
            }
            boolean none = out.size() == 0;
            for (int i = 0; i < Place.KINDS; i++) {
                if ((decks & 1 << i) != 0) {
                    out.add(EmpiresVerb.SEARCH, i);
                }
            }
            if (none) {
                out.add(EmpiresVerb.DONE);
            }
        }

        private void list(EmpiresState s, int zone, Options out) {
            var zones = s.zones();
            for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
                if (find.filter().matches(s, p, EmpiresState.NO_PIECE) && !Activate.hasTwinBefore(s, p, zone)) {
                    out.add(EmpiresVerb.FIND, p);
                }
            }
        }

        /** What can be searched depends on the hand. */
        @Override
        public boolean revealing(EmpiresState s) {
            return !find.named() && s.hand(seat) > 0;
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.SEARCH) {
                var place = Place.of(move.a());
                look(s, seat, place);
                s.log(EmpiresSentence.SEARCHED, seat, place.ordinal());
                s.then(new Search(seat, find, seen | place.bit(), decks & ~place.bit()));
            } else if (move.verb() == EmpiresVerb.FIND) {
                take(s, move.a());
            } else {
                shuffle(s, seat, seen);
                foundNothing(s, seat, find);
            }
        }

        /** The found card is shown to all; then every searched deck is shuffled. */
        private void take(EmpiresState s, int card) {
            boolean ofDeck = s.isIn(card, Places.deck(seat));
            Piles.showToAll(s, card);
            s.log(EmpiresSentence.FOUND, seat, card);
            switch (find.to()) {
                case HAND -> s.toHand(seat, card);
                case HISTORY -> History.lay(s, seat, card);
                default -> s.toDiscard(seat, card);
            }
            if (ofDeck) {
                DrawDeck.emptied(s, seat);
            }
            shuffle(s, seat, seen);
        }
    }
}
