package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;

/**
 * A player picks own cards for something, one at a time: Q-DISCARD, Q-RETURNUNREST, Q-HISTORY, Q-RECALL and their kin.
 * Hand cards to discard are picked in the order of the card list, and of equal cards one is offered.
 *
 * @param self the card whose effect it is
 * @param places where the cards lie, as bits of {@link Place}
 * @param left how many are still to be picked; a card can count for more than one (EMP-20.2)
 * @param floor the first card, by its number, that may still be picked
 * @param upTo whether the player may stop
 */
record CardChoice(int seat, Deed deed, Filter filter, int self, int places, int left, int floor, boolean upTo)
        implements Question<EmpiresState> {

    /** Asks for so many cards, or as many as there are (EMP-24.10 b). */
    static void ask(EmpiresState s, int seat, Deed deed, int places, Filter filter, int n, boolean upTo) {
        int self = s.frames.depth() > 0 ? s.frames.piece() : EmpiresState.NO_PIECE;
        ask(s, new CardChoice(seat, deed, filter, self, places, n, 0, upTo));
    }

    static void ask(EmpiresState s, CardChoice choice) {
        int there = choice.available(s, choice.floor);
        int wanted = Math.min(choice.left, there);
        if (wanted > 0) {
            s.then(new CardChoice(
                    choice.seat,
                    choice.deed,
                    choice.filter,
                    choice.self,
                    choice.places,
                    wanted,
                    choice.floor,
                    choice.upTo));
        }
    }

    /** How many cards match in these places, not counting the card itself in hand. */
    static int count(EmpiresState s, int seat, int places, Filter filter, int self) {
        int sum = 0;
        var zones = s.zones();
        for (int i = 0; i < Place.KINDS; i++) {
            if ((places & 1 << i) == 0) {
                continue;
            }
            var place = Place.of(i);
            for (int p = zones.first(place.zone(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (matches(s, p, place, filter, self)) {
                    sum += filter.weight(s.card(p));
                }
            }
        }
        return sum;
    }

    /** EMP-7.2 g: the card itself is not in hand any more when its effect is resolved. */
    private static boolean matches(EmpiresState s, int piece, Place place, Filter filter, int self) {
        if (place == Place.HAND && piece == self) {
            return false;
        }
        return Deed.DISCARD.allows(s, piece, place) && filter.matches(s, piece, self);
    }

    private boolean eligible(EmpiresState s, int piece, Place place) {
        return piece >= floor && deed.allows(s, piece, place) && filter.matches(s, piece, self);
    }

    /** How much the cards from this number on can count for. */
    private int available(EmpiresState s, int from) {
        int sum = 0;
        var zones = s.zones();
        for (int i = 0; i < Place.KINDS; i++) {
            if ((places & 1 << i) == 0) {
                continue;
            }
            var place = Place.of(i);
            for (int p = zones.first(place.zone(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (p >= from && eligible(s, p, place)) {
                    sum += filter.weight(s.card(p));
                }
            }
        }
        return sum;
    }

    @Override
    public Said prompt(EmpiresState s) {
        return switch (deed) {
            case CLEAN_UP, REVOLT -> Said.of(deed.prompt);
            default -> Said.of(deed.prompt, self, left);
        };
    }

    @Override
    public void options(EmpiresState s, Options out) {
        if (inAnyOrder(s) || (left == 1 && floor == 0)) {
            offerAsTheyLie(s, out);
        } else {
            offerAsListed(s, out);
        }
        if (upTo) {
            out.add(EmpiresVerb.DONE);
        }
    }

    /** Not when all that are left must go, unless it matters which goes first: then there is nothing to choose. */
    private boolean inAnyOrder(EmpiresState s) {
        boolean choice = upTo || deed == Deed.DECK_TOP || available(s, floor) > left;
        return choice && deed.inAnyOrder(s.nation(seat));
    }

    private void offerAsTheyLie(EmpiresState s, Options out) {
        var zones = s.zones();
        for (int i = 0; i < Place.KINDS; i++) {
            if ((places & 1 << i) == 0) {
                continue;
            }
            var place = Place.of(i);
            for (int p = zones.first(place.zone(seat)); p != Zones.NONE; p = zones.after(p)) {
                offer(s, p, place, out);
            }
        }
    }

    /** Several cards are picked in the order of the card list, so they are offered in that order: down the list. */
    private void offerAsListed(EmpiresState s, Options out) {
        for (int p = following(s, Zones.NONE); p != Zones.NONE; p = following(s, p)) {
            offer(s, p, place(s, p), out);
        }
    }

    /** The card in these places with the next higher number. */
    private int following(EmpiresState s, int piece) {
        int found = Zones.NONE;
        var zones = s.zones();
        for (int i = 0; i < Place.KINDS; i++) {
            if ((places & 1 << i) == 0) {
                continue;
            }
            for (int p = zones.first(Place.of(i).zone(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (p > piece && (found == Zones.NONE || p < found)) {
                    found = p;
                }
            }
        }
        return found;
    }

    private Place place(EmpiresState s, int piece) {
        int i = 0;
        while ((places & 1 << i) == 0 || !s.isIn(piece, Place.of(i).zone(seat))) {
            i++;
        }
        return Place.of(i);
    }

    private void offer(EmpiresState s, int piece, Place place, Options out) {
        if (!eligible(s, piece, place)) {
            if (out.explaining() && place == Place.HAND) {
                var why = piece < floor ? EmpiresSentence.CHOSEN_IN_ORDER : EmpiresSentence.DOES_NOT_FIT;
                out.block(deed.verb, piece, why, piece);
            }
        } else if (!upTo && left > 1 && !inAnyOrder(s) && available(s, piece) < left) {
            out.block(deed.verb, piece, EmpiresSentence.TOO_FEW_LEFT, piece);
        } else if (place == Place.PLAY || place == Place.GARRISON || !hasTwin(s, piece, place)) {
            out.add(deed.verb, piece);
        } else if (out.explaining() && left > 1) {
            out.block(deed.verb, piece, EmpiresSentence.EQUAL_FIRST, piece);
        }
    }

    /** An equal card with a lower number lies in the same place and is offered instead. */
    private boolean hasTwin(EmpiresState s, int piece, Place place) {
        if (s.card(piece).copies() == 1) {
            return false;
        }
        var zones = s.zones();
        for (int p = zones.first(place.zone(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (p < piece && Activate.alike(s, p, piece) && eligible(s, p, place)) {
                return true;
            }
        }
        return false;
    }

    /** Out of turn: discarding without a question would tell that all cards in hand are alike. */
    @Override
    public boolean revealing(EmpiresState s) {
        boolean anyOfHand = places == Place.HAND.bit() && filter.kind() == Filter.Kind.ANY;
        return seat != s.active && anyOfHand && floor == 0 && s.hand(seat) > left;
    }

    @Override
    public void pick(EmpiresState s, Move move) {
        if (move.verb() == EmpiresVerb.DONE) {
            return;
        }
        int piece = move.a();
        int rest = left - filter.weight(s.card(piece));
        int next = deed.inAnyOrder(s.nation(seat)) ? 0 : piece + 1;
        if (rest > 0) {
            s.then(new Rest(new CardChoice(seat, deed, filter, self, places, rest, next, upTo)));
        }
        deed.apply(s, seat, piece, self);
    }

    /** The next of several picks, if there is still something to pick. */
    private record Rest(CardChoice choice) implements ecumene.engine.Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            ask(s, choice);
        }
    }
}
