package ecumene.games.empires;

import ecumene.engine.Zones;
import java.util.Arrays;

/** EMP-18: victory points. */
final class Scoring {
    /** EMP-5.5: where "your cards" lie; powers and garrisons have exceptions of their own. */
    static final int PLACES = 7;

    private Scoring() {}

    static int zone(int seat, int n) {
        return switch (n) {
            case 0 -> Places.hand(seat);
            case 1 -> Places.play(seat);
            case 2 -> Places.garrison(seat);
            case 3 -> Places.deck(seat);
            case 4 -> Places.discard(seat);
            case 5 -> Places.history(seat);
            default -> Places.powers(seat);
        };
    }

    /** EMP-19.6: a quest under the Court is not yet one of your cards. */
    static boolean counts(EmpiresState s, int zoneNumber, int piece) {
        return zoneNumber != 2 || s.isInPlay(s.host(piece));
    }

    /** EMP-18.7. */
    static int total(EmpiresState s, int seat) {
        return s.hasNation(seat) ? new Tally(s, seat).total() : 0;
    }

    /** The same for those cards alone that everybody sees. */
    static int visible(EmpiresState s, int seat) {
        return s.hasNation(seat) && s.round > 0 ? new Tally(s, seat, OPEN).total() : 0;
    }

    /** The places whose cards everybody sees, as bits: play area, garrisons, discard pile, power cards. */
    private static final int OPEN = 1 << 1 | 1 << 2 | 1 << 4 | 1 << 6;

    private static final int EVERYTHING = (1 << PLACES) - 1;

    /** EMP-17.3. */
    static int unrest(EmpiresState s, int seat) {
        return unrest(s, seat, EVERYTHING);
    }

    private static int unrest(EmpiresState s, int seat, int places) {
        int n = 0;
        var zones = s.zones();
        for (int i = 0; i < PLACES; i++) {
            if ((places & 1 << i) == 0) {
                continue;
            }
            for (int p = zones.first(zone(seat, i)); p != Zones.NONE; p = zones.after(p)) {
                n += s.card(p).unrest() && counts(s, i, p) ? 1 : 0;
            }
        }
        return n;
    }

    static boolean returnsUnrestAtEnd(EmpiresState s, int seat) {
        var zones = s.zones();
        for (int i = 0; i < PLACES; i++) {
            for (int p = zones.first(zone(seat, i)); p != Zones.NONE; p = zones.after(p)) {
                if (s.face(p).returnsUnrestAtEnd() && counts(s, i, p)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** All that is counted for one seat, gathered once (EMP-18.6). */
    static final class Tally {
        private final EmpiresState s;
        private final int seat;
        private final int places;
        /** How often each suit and icon stands on the cards. */
        private long suits;

        private long icons;
        private int cards;
        private int variable;
        /** What the cards are worth whose points do not depend on anything. */
        private int fixed;
        /** The other cards, the first {@code varied} of these. */
        private int[] varying = new int[16];

        private int varied;

        Tally(EmpiresState s, int seat) {
            this(s, seat, EVERYTHING);
        }

        private Tally(EmpiresState s, int seat, int places) {
            this.s = s;
            this.seat = seat;
            this.places = places;
            var zones = s.zones();
            for (int i = 0; i < PLACES; i++) {
                if ((places & 1 << i) == 0) {
                    continue;
                }
                for (int p = zones.first(zone(seat, i)); p != Zones.NONE; p = zones.after(p)) {
                    if (counts(s, i, p)) {
                        add(p);
                    }
                }
            }
        }

        private void add(int piece) {
            var card = s.card(piece);
            cards++;
            suits += card.suitPack();
            icons += card.iconPack();
            if (card.points() != Card.VARIES) {
                fixed += card.points();
                return;
            }
            variable += s.face(piece).vp() instanceof Vp.Variable ? 1 : 0;
            if (varied == varying.length) {
                varying = Arrays.copyOf(varying, 2 * varied);
            }
            varying[varied++] = piece;
        }

        int total() {
            int total = s.tokens(seat, Token.PROGRESS) + fixed;
            for (int i = 0; i < varied; i++) {
                total += points(varying[i]);
            }
            return total;
        }

        int unrestCards() {
            return Pack.count(suits, Suit.UNREST.ordinal());
        }

        /** The cards of one place. */
        int of(int place) {
            if ((places & 1 << place) == 0) {
                return 0;
            }
            int sum = 0;
            var zones = s.zones();
            for (int p = zones.first(zone(seat, place)); p != Zones.NONE; p = zones.after(p)) {
                if (counts(s, place, p)) {
                    sum += points(p);
                }
            }
            return sum;
        }

        int points(int piece) {
            return switch (s.face(piece).vp()) {
                case Vp.None none -> 0;
                case Vp.Fixed fixed -> fixed.value();
                case Vp.Conditional conditional -> conditional(conditional, piece);
                case Vp.Variable variable -> variable(variable, piece);
            };
        }

        private int conditional(Vp.Conditional vp, int piece) {
            for (int i = 0; i < vp.cases().size(); i++) {
                var each = vp.cases().get(i);
                boolean holds = switch (each.where()) {
                    case IN_HISTORY -> s.inHistory(seat, piece);
                    case IN_PLAY -> s.inPlay(seat, piece);
                    case GARRISONED -> s.host(piece) != EmpiresState.NO_PIECE;
                };
                if (holds) {
                    return each.value();
                }
            }
            return vp.otherwise();
        }

        /** EMP-18.5: complete multiples only, at most the cap. */
        private int variable(Vp.Variable vp, int piece) {
            int multiples = 0;
            for (int i = 0; i < vp.per().size(); i++) {
                var per = vp.per().get(i);
                multiples += count(per, piece) / per.each();
            }
            return Math.min(vp.max(), vp.value() * multiples);
        }

        int count(Vp.Per per, int piece) {
            return switch (per.what()) {
                case SUIT -> Pack.count(suits, per.argument());
                case ICON -> icons(per.argument());
                case SUIT_IN_PLAY -> suitInPlay(Suit.of(per.argument()));
                case ICON_IN_PLAY -> iconsInPlay(per.argument());
                case NAMED_IN_PLAY -> s.namedInPlay(seat, per.name());
                case TOKEN -> s.tokens(seat, Token.of(per.argument()));
                case CARDS_OWNED -> cards;
                case CARDS_IN_HISTORY -> s.nation(seat).hasHistory() ? s.count(Places.history(seat)) : 0;
                case CARDS_GARRISONED_HERE -> Garrisons.count(s, seat, piece);
                case PINNED_IN_PLAY_EXCEPT_REGION -> pinnedInPlay();
                case VARIABLE_VP_CARDS -> variable;
                case OPPONENTS_UNREST -> opponentsUnrest();
                case OPPONENTS_WITH_LESS_PROGRESS -> poorerOpponents();
                case CARDS_IN_EXILE -> s.count(Places.EXILE);
            };
        }

        private int icons(int bits) {
            int sum = 0;
            for (int left = bits; left != 0; left &= left - 1) {
                sum += Pack.count(icons, Integer.numberOfTrailingZeros(left));
            }
            return sum;
        }

        private int suitInPlay(Suit suit) {
            int sum = 0;
            var zones = s.zones();
            for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
                sum += suit == Suit.REGION ? s.card(p).regions() : s.card(p).is(suit) ? 1 : 0;
            }
            return sum;
        }

        /** Without conversions: those last for a turn and count for effects only (EMP-L-9.9). */
        private int iconsInPlay(int bits) {
            int sum = 0;
            var zones = s.zones();
            for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
                for (int left = bits; left != 0; left &= left - 1) {
                    sum += s.card(p).icons(Icon.of(Integer.numberOfTrailingZeros(left)));
                }
            }
            return sum;
        }

        private int pinnedInPlay() {
            int sum = 0;
            var zones = s.zones();
            for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
                sum += s.card(p).pinned() && !s.card(p).region() ? 1 : 0;
            }
            return sum;
        }

        private int opponentsUnrest() {
            int sum = s.practice() ? Practice.unrest(s) : 0;
            for (int other = 0; other < s.players(); other++) {
                sum += other == seat ? 0 : unrest(s, other, places);
            }
            return sum;
        }

        private int poorerOpponents() {
            int own = s.tokens(seat, Token.PROGRESS);
            int sum = s.practice() && s.rivalProgress < own ? 1 : 0;
            for (int other = 0; other < s.players(); other++) {
                sum += other != seat && s.tokens(other, Token.PROGRESS) < own ? 1 : 0;
            }
            return sum;
        }
    }
}
