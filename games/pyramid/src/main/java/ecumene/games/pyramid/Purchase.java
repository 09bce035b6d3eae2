package ecumene.games.pyramid;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Step;
import ecumene.engine.Verb;
import ecumene.engine.Zones;
import ecumene.games.pyramid.cards.Amounts;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** PYR-6 and PYR-9.5: the Purchase phase. */
public final class Purchase {
    /** PYR-6.1: one card may be bought. */
    static final Step<PyramidState> PHASE = s -> s.then(new Buy(s.active));

    private static final int TOP_ROW = Resource.ERAS - 1;

    private Purchase() {}

    /** PYR-6.3: present cards connected below, through present cards, each counted once. */
    public static int connectedBelow(PyramidState s, int row, int index) {
        int reached = 1 << index;
        int count = 0;
        for (int below = row - 1; below >= 0 && reached != 0; below--) {
            reached = (reached | reached << 1) & s.row(below);
            count += Integer.bitCount(reached);
        }
        return count;
    }

    /** PYR-9.5: every card still in the pyramid in all earlier eras, connected or not. */
    public static int cardsOfEarlierEras(PyramidState s, int era) {
        int count = 0;
        for (int row = 0; row < era; row++) {
            count += Integer.bitCount(s.row(row));
        }
        return count;
    }

    /** PYR-6.2: the resources of choice a card costs beyond its base cost, where it lies now (PYR-6.11). */
    public static int extra(PyramidState s, int piece) {
        int era = s.card(piece).era();
        return s.zones().zoneOf(piece) == Places.PYRAMID
                ? connectedBelow(s, era, s.positionInRow(era, piece))
                : cardsOfEarlierEras(s, era);
    }

    /** PYR-6.4: all that the seat could pay with. */
    static long purse(PyramidState s, int seat) {
        return cards(s, seat) + temporary(s, seat);
    }

    private static long cards(PyramidState s, int seat) {
        long cards = Amounts.NONE;
        for (int type = 0; type < Resource.TYPES; type++) {
            cards += Amounts.of(type, s.resourceCards(seat, type));
        }
        return cards;
    }

    private static long temporary(PyramidState s, int seat) {
        long temporary = Amounts.NONE;
        for (int type = 0; seat == s.active && type < Resource.TYPES; type++) {
            temporary += Amounts.of(type, s.temporary(type));
        }
        return temporary;
    }

    private static Payment payment(PyramidState s, int piece, int extra) {
        return new Payment(s.catalog().cost(piece), extra);
    }

    /** PYR-6.12: the resource cards that are proposed for a price the seat can pay. */
    public static int[] proposal(PyramidState s, int seat, int piece, int extra) {
        long proposed = Proposal.of(payment(s, piece, extra), cards(s, seat), temporary(s, seat));
        var cards = new int[s.resourceCards(seat)];
        int count = 0;
        var zones = s.zones();
        for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p)) {
            int type = s.card(p).resource().ordinal();
            if (Amounts.get(proposed, type) > 0) {
                cards[count++] = p;
                proposed -= Amounts.of(type, 1);
            }
        }
        return Arrays.copyOf(cards, count);
    }

    /**
     * PYR-Q29: what a card costs, where it lies now, and what is proposed to pay for it.
     *
     * @param extra resources of choice on top of the base cost
     * @param raisedBy the cards that make it so much dearer
     * @param pays the resource cards that would be turned; all temporary resources go with them
     */
    public record Price(String card, int extra, List<String> raisedBy, List<String> pays) {
        private static Price of(PyramidState s, int seat, int piece, int extra) {
            var catalog = s.catalog();
            return new Price(
                    catalog.id(piece),
                    extra,
                    connected(s, piece).stream().map(catalog::id).toList(),
                    Arrays.stream(proposal(s, seat, piece, extra))
                            .mapToObj(catalog::id)
                            .toList());
        }
    }

    /** PYR-6.3, PYR-9.5: the cards that each make another one dearer by one, from the lowest row up. */
    private static List<Integer> connected(PyramidState s, int piece) {
        int era = s.card(piece).era();
        boolean project = s.zones().zoneOf(piece) != Places.PYRAMID;
        var cards = new ArrayList<Integer>();
        int reached = project ? 0 : 1 << s.positionInRow(era, piece);
        for (int row = era - 1; row >= 0; row--) {
            reached = project ? s.row(row) : (reached | reached << 1) & s.row(row);
            for (int rest = reached; rest != 0; rest &= rest - 1) {
                cards.add(s.pieceAt(row, Integer.numberOfTrailingZeros(rest)));
            }
        }
        return cards;
    }

    /** PYR-Q19: an affordable card, or nothing. */
    record Buy(int seat) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_BUY);
        }

        @Override
        public void options(PyramidState s, Options out) {
            long purse = purse(s, seat);
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

        @Override
        public Optional<Record> facts(PyramidState s, Move move) {
            return move.verb() == PyramidVerb.BUY
                    ? Optional.of(Price.of(s, seat, move.a(), extra(s, move.a())))
                    : Optional.empty();
        }

        private static void offer(PyramidState s, long purse, int piece, int extra, Options out) {
            if (Payment.pays(purse, s.catalog().cost(piece), extra)) {
                out.add(PyramidVerb.BUY, piece);
            } else if (out.explaining()) {
                out.block(new Move(PyramidVerb.BUY, piece, 0), Said.of(PyramidSentence.TOO_DEAR, piece, piece, extra));
            }
        }

        @Override
        public void pick(PyramidState s, Move move) {
            if (move.verb() == PyramidVerb.BUY) {
                s.then(new Pay(seat, move.a(), extra(s, move.a()), 0));
            } else {
                s.log(PyramidSentence.BOUGHT_NOTHING, seat);
            }
        }
    }

    /**
     * PYR-Q20, PYR-6.12, PYR-6.13: the payment that is proposed, or any other from which no card can be left out, its cards and
     * temporary resources picked in any order.
     */
    record Pay(int seat, int piece, int extra, long picked) implements SetQuestion<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_PAY, piece, piece, extra);
        }

        @Override
        public Optional<Record> facts(PyramidState s) {
            return Optional.of(Price.of(s, seat, piece, extra));
        }

        @Override
        public SetQuestion<PyramidState> picking(long these) {
            return new Pay(seat, piece, extra, these);
        }

        @Override
        public void options(PyramidState s, Options out) {
            if (picked == 0) {
                out.add(PyramidVerb.PAY);
                // whoever searches pays as proposed
                out.unlikely();
                offerAll(s, out);
            } else {
                SetQuestion.super.options(s, out);
            }
        }

        /** The same as the set question lists, but once for each type: a purchase is weighed very often, and mostly paid as proposed. */
        private void offerAll(PyramidState s, Options out) {
            var payment = payment(s, piece, extra);
            long cards = cards(s, seat);
            long temporary = temporary(s, seat);
            long usable = payment.usable(cards, temporary);
            // if all that is in some offer makes an offer together with all temporary resources, there is no other
            if (payment.accepts(usable, temporary)) {
                return;
            }
            var zones = s.zones();
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (Amounts.get(usable, s.card(p).resource().ordinal()) > 0) {
                    out.add(PyramidVerb.SPEND, p);
                } else if (out.explaining()) {
                    out.block(new Move(PyramidVerb.SPEND, p, 0), Said.of(PyramidSentence.NEEDLESS));
                }
            }
            for (int type = 0; type < Resource.TYPES; type++) {
                long one = Amounts.of(type, 1);
                if (s.temporary(type) > 0 && payment.completes(Amounts.NONE, cards, one, temporary - one)) {
                    out.add(PyramidVerb.OFFER, type);
                }
            }
        }

        @Override
        public void candidates(PyramidState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.resources(seat)); p != Zones.NONE; p = zones.after(p)) {
                out.add(PyramidVerb.SPEND, p);
            }
            for (int type = 0; type < Resource.TYPES; type++) {
                for (int n = 0; n < s.temporary(type); n++) {
                    out.add(PyramidVerb.OFFER, type);
                }
            }
        }

        @Override
        public int least(PyramidState s) {
            return 1;
        }

        @Override
        public int most(PyramidState s) {
            return Long.bitCount(picked) + s.resourceCards(seat) + s.temporaryUnits();
        }

        @Override
        public boolean byCount(PyramidState s) {
            return false;
        }

        @Override
        public boolean completes(PyramidState s, Options candidates, long picked, long free) {
            return payment(s, piece, extra)
                    .completes(
                            cardsAmong(s, candidates, picked),
                            cardsAmong(s, candidates, free),
                            temporaryAmong(candidates, picked),
                            temporaryAmong(candidates, free));
        }

        private static long cardsAmong(PyramidState s, Options candidates, long these) {
            long cards = Amounts.NONE;
            for (long rest = these; rest != 0; rest &= rest - 1) {
                int place = Long.numberOfTrailingZeros(rest);
                if (candidates.verb(place) == PyramidVerb.SPEND) {
                    cards += Amounts.of(s.card(candidates.a(place)).resource().ordinal(), 1);
                }
            }
            return cards;
        }

        private static long temporaryAmong(Options candidates, long these) {
            long temporary = Amounts.NONE;
            for (long rest = these; rest != 0; rest &= rest - 1) {
                int place = Long.numberOfTrailingZeros(rest);
                if (candidates.verb(place) == PyramidVerb.OFFER) {
                    temporary += Amounts.of(candidates.a(place), 1);
                }
            }
            return temporary;
        }

        @Override
        public Said why(PyramidState s, Options candidates, int place) {
            return Said.of(PyramidSentence.NEEDLESS);
        }

        @Override
        public Verb done() {
            return PyramidVerb.DONE;
        }

        @Override
        public void pick(PyramidState s, Move move) {
            if (move.verb() == PyramidVerb.PAY) {
                settle(s, proposal(s, seat, piece, extra));
            } else {
                SetQuestion.super.pick(s, move);
            }
        }

        @Override
        public void take(PyramidState s, List<Move> answer) {
            settle(
                    s,
                    answer.stream()
                            .filter(move -> move.verb() == PyramidVerb.SPEND)
                            .mapToInt(Move::a)
                            .toArray());
        }

        private void settle(PyramidState s, int[] cards) {
            for (int card : cards) {
                Spending.turnOver(s, seat, card);
            }
            complete(s, seat, piece, extra);
        }

        @Override
        public Optional<Question<PyramidState>> more(PyramidState s, Move move) {
            return move.verb() == PyramidVerb.PAY ? Optional.empty() : SetQuestion.super.more(s, move);
        }

        @Override
        public int readers(PyramidState s, Move move) {
            return move.verb() == PyramidVerb.PAY ? EVERYBODY : SetQuestion.super.readers(s, move);
        }
    }

    /** PYR-6.7: to the area, technology side up, not activated. */
    private static void complete(PyramidState s, int seat, int piece, int extra) {
        int era = s.card(piece).era();
        s.log(PyramidSentence.BOUGHT, seat, piece, piece, extra);
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
