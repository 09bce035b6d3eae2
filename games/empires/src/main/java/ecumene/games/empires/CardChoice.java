package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Step;
import ecumene.engine.Verb;
import ecumene.engine.Zones;
import java.util.List;

/**
 * Own cards of a player, some of which are picked for something: Q-DISCARD, Q-RETURNUNREST, Q-HISTORY, Q-RECALL and their kin.
 *
 * @param self the card whose effect it is
 * @param places where the cards lie, as bits of {@link Place}
 */
record CardChoice(int seat, Deed deed, Filter filter, int self, int places) {

    /** Asks for so many cards, or as many as there are (EMP-24.10 b). */
    static void ask(EmpiresState s, int seat, Deed deed, int places, Filter filter, int least, int most) {
        int self = s.frames.depth() > 0 ? s.frames.piece() : EmpiresState.NO_PIECE;
        new CardChoice(seat, deed, filter, self, places).ask(s, least, most);
    }

    /** A card can count for more than one (EMP-20.2). Nobody is asked when all must go, unless their order matters. */
    void ask(EmpiresState s, int least, int most) {
        int there = weight(s);
        int needed = Math.min(least, there);
        int wanted = Math.min(most, there);
        if (wanted == 0) {
            return;
        }
        if (deed == Deed.DECK_TOP) {
            s.then(new One(this, needed), new Rest(this, needed - 1, wanted - 1));
        } else if (needed == there) {
            apply(s, pieces(s));
        } else if (wanted == 1) {
            s.then(new One(this, needed));
        } else {
            s.then(new Several(this, needed, wanted, 0));
        }
    }

    /** EMP-13.28: of cards put on a deck the order counts, so they are picked one after the other. */
    private record Rest(CardChoice choice, int least, int most) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            choice.ask(s, least, most);
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
        return deed.allows(s, piece, place) && filter.matches(s, piece, self);
    }

    /** How much all the cards together count for. */
    private int weight(EmpiresState s) {
        int sum = 0;
        var zones = s.zones();
        for (int i = 0; i < Place.KINDS; i++) {
            if ((places & 1 << i) == 0) {
                continue;
            }
            var place = Place.of(i);
            for (int p = zones.first(place.zone(seat)); p != Zones.NONE; p = zones.after(p)) {
                sum += eligible(s, p, place) ? filter.weight(s.card(p)) : 0;
            }
        }
        return sum;
    }

    private int[] pieces(EmpiresState s) {
        var all = Options.plain();
        list(s, all);
        var pieces = new int[all.size()];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = all.a(i);
        }
        return pieces;
    }

    /** All of them, as they lie, of hand cards also those that do not fit; more than a set can hold nobody ever has. */
    private void list(EmpiresState s, Options out) {
        var zones = s.zones();
        for (int i = 0; i < Place.KINDS; i++) {
            if ((places & 1 << i) == 0) {
                continue;
            }
            var place = Place.of(i);
            for (int p = zones.first(place.zone(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (eligible(s, p, place)) {
                    if (out.size() < SetQuestion.MOST) {
                        out.add(deed.verb, p);
                    }
                } else if (out.explaining() && place == Place.HAND) {
                    out.block(deed.verb, p, EmpiresSentence.DOES_NOT_FIT, p);
                }
            }
        }
    }

    /** Equal cards are one choice, but in play each has its own tokens and garrison. */
    private boolean alike(EmpiresState s, int one, int other) {
        int zone = s.zones().zoneOf(one);
        return zone == s.zones().zoneOf(other)
                && zone != Places.play(seat)
                && zone != Places.garrison(seat)
                && Activate.alike(s, one, other);
    }

    /** A card may have left with another one. */
    private void apply(EmpiresState s, int[] pieces) {
        for (int piece : pieces) {
            int zone = s.zones().zoneOf(piece);
            for (int i = 0; i < Place.KINDS; i++) {
                var place = Place.of(i);
                if ((places & place.bit()) != 0 && place.zone(seat) == zone && eligible(s, piece, place)) {
                    deed.apply(s, seat, piece, self);
                    break;
                }
            }
        }
    }

    /** Out of turn: discarding without a question would tell that all cards in hand are alike. */
    private boolean revealing(EmpiresState s, int most) {
        boolean anyOfHand = places == Place.HAND.bit() && filter.kind() == Filter.Kind.ANY;
        return seat != s.active && anyOfHand && s.hand(seat) > most;
    }

    /** One card; with nothing needed the player may stop. */
    record One(CardChoice choice, int needed) implements Question<EmpiresState> {
        @Override
        public int seat() {
            return choice.seat;
        }

        @Override
        public Said prompt(EmpiresState s) {
            return choice.deed.said(choice.self, 1);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            var zones = s.zones();
            for (int i = 0; i < Place.KINDS; i++) {
                if ((choice.places & 1 << i) == 0) {
                    continue;
                }
                var place = Place.of(i);
                for (int p = zones.first(place.zone(choice.seat)); p != Zones.NONE; p = zones.after(p)) {
                    offer(s, p, place, out);
                }
            }
            if (needed == 0) {
                out.add(EmpiresVerb.DONE);
            }
        }

        private void offer(EmpiresState s, int piece, Place place, Options out) {
            if (!choice.eligible(s, piece, place)) {
                if (out.explaining() && place == Place.HAND) {
                    out.block(choice.deed.verb, piece, EmpiresSentence.DOES_NOT_FIT, piece);
                }
            } else if (!hasTwinBefore(s, piece, place)) {
                out.add(choice.deed.verb, piece);
            }
        }

        private boolean hasTwinBefore(EmpiresState s, int piece, Place place) {
            return place != Place.PLAY
                    && place != Place.GARRISON
                    && Activate.hasTwinBefore(s, piece, place.zone(choice.seat));
        }

        @Override
        public boolean revealing(EmpiresState s) {
            return choice.revealing(s, 1);
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() != EmpiresVerb.DONE) {
                choice.deed.apply(s, choice.seat, move.a(), choice.self);
            }
        }
    }

    /**
     * EMP-28.3: several cards, whose set counts and not their order.
     *
     * @param needed how much they count for at least
     * @param wanted how much they count for together, as soon as none could be left out
     */
    record Several(CardChoice choice, int needed, int wanted, long picked) implements SetQuestion<EmpiresState> {
        @Override
        public int seat() {
            return choice.seat;
        }

        @Override
        public Several picking(long these) {
            return new Several(choice, needed, wanted, these);
        }

        @Override
        public Said prompt(EmpiresState s) {
            return choice.deed.said(choice.self, wanted);
        }

        @Override
        public void candidates(EmpiresState s, Options out) {
            choice.list(s, out);
        }

        @Override
        public int least(EmpiresState s) {
            return byCount(s) ? needed : (needed + 1) / 2;
        }

        @Override
        public int most(EmpiresState s) {
            return wanted;
        }

        @Override
        public boolean byCount(EmpiresState s) {
            return choice.filter.kind() != Filter.Kind.REGION;
        }

        /** EMP-20.2: enough once they count for so much, also if the last of them counts for more than was missing. */
        @Override
        public boolean completes(EmpiresState s, Options candidates, long picked, long free) {
            if (byCount(s)) {
                return SetQuestion.super.completes(s, candidates, picked, free);
            }
            int sum = 0;
            int heaviest = 0;
            for (long rest = picked; rest != 0; rest &= rest - 1) {
                int weight = weight(s, candidates, Long.numberOfTrailingZeros(rest));
                sum += weight;
                heaviest = Math.max(heaviest, weight);
            }
            boolean noneTooMany = picked == 0 || sum - heaviest < wanted;
            for (long rest = free; rest != 0; rest &= rest - 1) {
                sum += weight(s, candidates, Long.numberOfTrailingZeros(rest));
            }
            return noneTooMany && sum >= needed;
        }

        private int weight(EmpiresState s, Options candidates, int place) {
            return choice.filter.weight(s.card(candidates.a(place)));
        }

        @Override
        public Said why(EmpiresState s, Options candidates, int place) {
            return Said.of(EmpiresSentence.ENOUGH_WITHOUT, candidates.a(place));
        }

        @Override
        public boolean alike(EmpiresState s, Options candidates, int one, int other) {
            return choice.alike(s, candidates.a(one), candidates.a(other));
        }

        @Override
        public Verb done() {
            return EmpiresVerb.DONE;
        }

        @Override
        public boolean revealing(EmpiresState s) {
            return picked == 0 && choice.revealing(s, wanted);
        }

        @Override
        public void take(EmpiresState s, List<Move> answer) {
            choice.apply(s, answer.stream().mapToInt(Move::a).toArray());
        }
    }
}
