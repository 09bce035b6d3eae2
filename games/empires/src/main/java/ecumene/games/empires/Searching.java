package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresState.Purpose;

/** EMP-13.17: finding a card. */
final class Searching {
    private Searching() {}

    static void find(EmpiresState s, int seat, CardEffect.Find find) {
        if (find.named()) {
            findNamed(s, seat, find);
        } else {
            where(s, seat, find, Place.bits(find.places()));
        }
    }

    /** A certain card: the first place where a copy is found; further places are not searched. */
    private static void findNamed(EmpiresState s, int seat, CardEffect.Find find) {
        for (var place : find.places()) {
            boolean hidden = place == Place.DECK || place == Place.NATION_DECK;
            if (hidden) {
                look(s, seat, place);
            }
            if (CardChoice.count(s, seat, place.bit(), find.filter(), EmpiresState.NO_PIECE) > 0) {
                s.then(new Found(seat, find, place));
                return;
            }
            if (hidden) {
                shuffle(s, seat, place);
            }
        }
        s.log(EmpiresSentence.FOUND_NOTHING, seat);
    }

    /** Only the searching player sees a searched deck. */
    private static void look(EmpiresState s, int seat, Place place) {
        var zones = s.zones();
        for (int p = zones.first(place.zone(seat)); p != Zones.NONE; p = zones.after(p)) {
            zones.show(p, seat);
        }
    }

    private static void shuffle(EmpiresState s, int seat, Place place) {
        if (place == Place.DECK) {
            Piles.shuffle(s, Places.deck(seat), Purpose.DRAW_DECK);
        } else if (place == Place.NATION_DECK) {
            Piles.shuffle(s, Places.nation(seat), Purpose.NATION_DECK);
        }
    }

    // --- a class of cards -------------------------------------------------------------------------------------------

    private static void where(EmpiresState s, int seat, CardEffect.Find find, int places) {
        int searchable = 0;
        for (var place : find.places()) {
            if ((places & place.bit()) != 0 && worthSearching(s, seat, find, place)) {
                searchable |= place.bit();
            }
        }
        if (searchable == 0) {
            s.log(EmpiresSentence.FOUND_NOTHING, seat);
        } else {
            s.then(new Where(seat, find, searchable));
        }
    }

    /** Hand and discard pile the player knows; a deck is worth a look if it has cards. */
    private static boolean worthSearching(EmpiresState s, int seat, CardEffect.Find find, Place place) {
        return switch (place) {
            case DECK, NATION_DECK -> s.count(place.zone(seat)) > 0;
            default -> CardChoice.count(s, seat, place.bit(), find.filter(), EmpiresState.NO_PIECE) > 0;
        };
    }

    /** Q-FIND, first half: where to search. */
    record Where(int seat, CardEffect.Find find, int places) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_WHERE, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (var place : find.places()) {
                if ((places & place.bit()) != 0) {
                    out.add(EmpiresVerb.SEARCH, place.ordinal());
                }
            }
        }

        /** What can be searched depends on the hand. */
        @Override
        public boolean revealing(EmpiresState s) {
            return s.hand(seat) > 0;
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            var place = Place.of(move.a());
            look(s, seat, place);
            if (CardChoice.count(s, seat, place.bit(), find.filter(), EmpiresState.NO_PIECE) > 0) {
                s.then(new Found(seat, find, place));
            } else {
                shuffle(s, seat, place);
                where(s, seat, find, places & ~place.bit());
            }
        }
    }

    /** Q-FIND, second half: which card. The found card is shown to all. */
    record Found(int seat, CardEffect.Find find, Place place) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_FIND, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            int zone = place.zone(seat);
            var zones = s.zones();
            for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
                if (find.filter().matches(s, p, EmpiresState.NO_PIECE) && !Activate.hasTwinBefore(s, p, zone)) {
                    out.add(EmpiresVerb.FIND, p);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            int card = move.a();
            Piles.showToAll(s, card);
            s.log(EmpiresSentence.FOUND, seat, card);
            switch (find.to()) {
                case HAND -> s.toHand(seat, card);
                case HISTORY -> History.lay(s, seat, card);
                default -> s.toDiscard(seat, card);
            }
            if (place == Place.DECK) {
                DrawDeck.emptied(s, seat);
            }
            shuffle(s, seat, place);
        }
    }
}
