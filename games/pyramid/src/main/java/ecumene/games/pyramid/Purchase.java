package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;

/** PYR-6 and PYR-9.5: the Purchase phase. */
final class Purchase {
    /** PYR-6.1: one card may be bought. */
    static final Step<PyramidState> PHASE = s -> s.then(new Buy(s.active));

    private static final int TOP_ROW = Resource.ERAS - 1;
    /** A price as one number, for sentences: the card and the resources on top of its base cost. */
    static final int PRICE_UNIT = 128;

    private Purchase() {}

    /** PYR-6.3: present cards connected below, through present cards, each counted once. */
    static int connectedBelow(PyramidState s, int row, int index) {
        int reached = 1 << index;
        int count = 0;
        for (int below = row - 1; below >= 0 && reached != 0; below--) {
            reached = (reached | reached << 1) & s.row(below);
            count += Integer.bitCount(reached);
        }
        return count;
    }

    /** PYR-9.5: every card still in the pyramid in all earlier eras, connected or not. */
    static int cardsOfEarlierEras(PyramidState s, int era) {
        int count = 0;
        for (int row = 0; row < era; row++) {
            count += Integer.bitCount(s.row(row));
        }
        return count;
    }

    /** PYR-6.2: the resources of choice a card costs beyond its base cost, where it lies now (PYR-6.11). */
    static int extra(PyramidState s, int piece) {
        int era = s.card(piece).era();
        return s.zones().zoneOf(piece) == Places.PYRAMID
                ? connectedBelow(s, era, s.positionInRow(era, piece))
                : cardsOfEarlierEras(s, era);
    }

    /** PYR-6.4: all that the seat could pay with. */
    static int[] purse(PyramidState s, int seat) {
        var purse = new int[Resource.TYPES];
        for (int type = 0; type < Resource.TYPES; type++) {
            purse[type] = s.resourceCards(seat, type) + (seat == s.active ? s.temporary(type) : 0);
        }
        return purse;
    }

    private static int position(PyramidState s, int zone, int piece) {
        int position = 0;
        for (int p = s.zones().first(zone); p != piece; p = s.zones().after(p)) {
            position++;
        }
        return position;
    }

    static int price(int piece, int extra) {
        return piece + PRICE_UNIT * extra;
    }

    /** PYR-Q19: an affordable card, or nothing. */
    record Buy(int seat) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_BUY);
        }

        @Override
        public void options(PyramidState s, Options out) {
            var purse = purse(s, seat);
            for (int row = 0; row < Resource.ERAS; row++) {
                for (int cards = s.row(row); cards != 0; cards &= cards - 1) {
                    int index = Integer.numberOfTrailingZeros(cards);
                    offer(s, purse, s.pieceAt(row, index), connectedBelow(s, row, index), out);
                }
            }
            if (s.variant() == Variant.MIXED) {
                for (int era = 0; era < Resource.ERAS; era++) {
                    if (s.project(era) != Zones.NONE) {
                        offer(s, purse, s.project(era), cardsOfEarlierEras(s, era), out);
                    }
                }
            }
            out.add(PyramidVerb.PASS);
        }

        private static void offer(PyramidState s, int[] purse, int piece, int extra, Options out) {
            if (Payment.pays(purse, s.catalog().cost(piece), extra)) {
                out.add(PyramidVerb.BUY, piece);
            } else {
                out.block(PyramidVerb.BUY, piece, PyramidSentence.TOO_DEAR, piece, price(piece, extra));
            }
        }

        @Override
        public void pick(PyramidState s, Move move) {
            if (move.verb() == PyramidVerb.BUY) {
                s.then(new Pay(seat, move.a(), extra(s, move.a()), 0, 0));
            } else {
                s.log(PyramidSentence.BOUGHT_NOTHING, seat);
            }
        }
    }

    /**
     * PYR-Q20, PYR-6.10: what to pay with. The offer starts as everything there is; the buyer names cards to keep and
     * temporary resources not to use, as long as the rest pays, and accepts the proposal at any time. So every offer
     * from which no card can be left out can be reached, and no other.
     *
     * @param kept resource cards left out of the offer, as bits by their place
     * @param spared temporary resources left out, four bits a type
     */
    record Pay(int seat, int piece, int extra, long kept, int spared) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_PAY, piece, price(piece, extra));
        }

        @Override
        public void options(PyramidState s, Options out) {
            var offer = offer(s);
            int sparable = sparable(s, offer);
            out.add(PyramidVerb.PAY);
            var zones = s.zones();
            int place = 0;
            boolean choice = false;
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p), place++) {
                if ((kept & 1L << place) != 0) {
                    continue;
                }
                if ((sparable & s.card(p).resource().bit()) != 0) {
                    out.add(PyramidVerb.KEEP, p);
                    choice = true;
                } else {
                    out.block(PyramidVerb.KEEP, p, PyramidSentence.NEEDED_TO_PAY, p);
                }
            }
            // leaving out a temporary resource matters only while a card could take its place
            for (int type = 0; choice && type < Resource.TYPES; type++) {
                if ((sparable & 1 << type) != 0 && unspared(s, type) > 0) {
                    out.add(PyramidVerb.SPARE, type);
                }
            }
        }

        @Override
        public void pick(PyramidState s, Move move) {
            if (move.verb() == PyramidVerb.KEEP) {
                int place = position(s, Places.resources(seat), move.a());
                s.then(new Pay(seat, piece, extra, kept | 1L << place, spared));
            } else if (move.verb() == PyramidVerb.SPARE) {
                s.then(new Pay(seat, piece, extra, kept, spared + (1 << (4 * move.a()))));
            } else {
                settle(s);
            }
        }

        private int unspared(PyramidState s, int type) {
            return s.temporary(type) - ((spared >> (4 * type)) & 15);
        }

        private int[] offer(PyramidState s) {
            var offer = new int[Resource.TYPES];
            for (int type = 0; type < Resource.TYPES; type++) {
                offer[type] = unspared(s, type);
            }
            var zones = s.zones();
            int place = 0;
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p), place++) {
                if ((kept & 1L << place) == 0) {
                    offer[s.card(p).resource().ordinal()]++;
                }
            }
            return offer;
        }

        /** The types, as bits, of which one can be left out and the rest still pays. */
        private int sparable(PyramidState s, int[] offer) {
            int sparable = 0;
            for (int type = 0; type < Resource.TYPES; type++) {
                if (offer[type] > 0 && paysWithout(s, offer, type)) {
                    sparable |= 1 << type;
                }
            }
            return sparable;
        }

        private boolean paysWithout(PyramidState s, int[] offer, int type) {
            offer[type]--;
            boolean pays = Payment.pays(offer, s.catalog().cost(piece), extra);
            offer[type]++;
            return pays;
        }

        /** PYR-10.11: of what is still offered, the most valuable cards are left out first, as long as the rest pays. */
        private void settle(PyramidState s) {
            var offer = offer(s);
            long left = kept;
            for (int type = Resource.SPACE.ordinal(); type >= 0; type--) {
                while (offer[type] > unspared(s, type) && paysWithout(s, offer, type)) {
                    left |= 1L << leastPowerful(s, type, left);
                    offer[type]--;
                }
            }
            var cards = s.zones().pieces(Places.resources(seat));
            for (int place = 0; place < cards.length; place++) {
                if ((left & 1L << place) == 0) {
                    Spending.turnOver(s, seat, cards[place]);
                }
            }
            complete(s, seat, piece, extra);
        }

        /** Among equal resources the weakest technology stays hidden: turned cards defend (PYR-1.9). */
        private int leastPowerful(PyramidState s, int type, long left) {
            var zones = s.zones();
            int best = -1;
            int bestPower = Integer.MAX_VALUE;
            int place = 0;
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p), place++) {
                var card = s.card(p);
                boolean offered = (left & 1L << place) == 0 && card.resource().ordinal() == type;
                if (offered && card.power() < bestPower) {
                    best = place;
                    bestPower = card.power();
                }
            }
            return best;
        }
    }

    /** PYR-6.7: to the area, technology side up, not activated. */
    private static void complete(PyramidState s, int seat, int piece, int extra) {
        int era = s.card(piece).era();
        s.log(PyramidSentence.BOUGHT, seat, piece, price(piece, extra));
        if (s.zones().zoneOf(piece) == Places.PYRAMID) {
            s.removeFromPyramid(era, s.positionInRow(era, piece));
            s.layTechnology(seat, piece);
            // PYR-9.6: only the pyramid's own Space cards count
            s.boughtLastSpace = era == TOP_ROW && s.row(TOP_ROW) == 0;
        } else {
            s.layTechnology(seat, piece);
            uncover(s, era);
        }
        s.bought = piece;
    }

    /** PYR-9.3, PYR-9.8: the next project becomes visible; an exhausted stack stays empty. */
    static void uncover(PyramidState s, int era) {
        int next = s.zones().first(Places.stack(era));
        if (next != Zones.NONE) {
            s.zones().move(next, Places.project(era));
            s.log(PyramidSentence.NEW_PROJECT, next);
        }
    }
}
