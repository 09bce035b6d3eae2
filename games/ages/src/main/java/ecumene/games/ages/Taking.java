package ecumene.games.ages;

import ecumene.engine.Options;
import ecumene.engine.Zones;
import ecumene.games.ages.AgesState.Flag;
import ecumene.games.ages.AgesState.Phase;

/** AGES-7.4, AGES-7.5, AGES-7.22: taking cards from the row. */
public final class Taking {
    private static final int TAJ_MAHAL_LESS = 2;

    private Taking() {}

    /** Civil actions that the card of a space costs this civilization. */
    public static int cost(AgesState s, int seat, int space) {
        var card = s.card(s.row[space]);
        int cost = CardRow.cost(space);
        if (card.is(Type.WONDER)) {
            cost += s.leader(seat).paysForWonders() ? Integer.bitCount(s.wonders[seat]) : 0;
            if (card.index() == Catalog.kind(Wonder.TAJ_MAHAL) && s.has(seat, Flag.LEADER_REPLACED)) {
                cost -= TAJ_MAHAL_LESS;
            }
        }
        return Math.max(0, cost - s.leader(seat).lessInRow(card));
    }

    /** Whether the card may be taken at all, whatever it costs. */
    static boolean mayTake(AgesState s, int seat, int space) {
        return whyNot(s, seat, s.row[space]) == AgesSentence.NO_REASON;
    }

    private static AgesSentence whyNot(AgesState s, int seat, int piece) {
        var card = s.card(piece);
        if (card.is(Type.WONDER)) {
            return s.building[seat] == AgesState.NONE ? AgesSentence.NO_REASON : AgesSentence.WONDER_UNFINISHED;
        }
        if (s.zones().count(Places.civilHand(seat)) >= s.civilHandLimit(seat)) {
            return AgesSentence.HAND_FULL;
        }
        if (card.type().technology() && hasTechnology(s, seat, card.index())) {
            return AgesSentence.KNOWN_ALREADY;
        }
        if (card.is(Type.LEADER) && (s.leaderAges[seat] & 1 << card.level()) != 0) {
            return AgesSentence.LEADER_OF_AGE_TAKEN;
        }
        return AgesSentence.NO_REASON;
    }

    /** In play or in hand (AGES-7.4, AGES-10.9). */
    static boolean hasTechnology(AgesState s, int seat, int kind) {
        if (kind < Catalog.SLOTS) {
            if (s.knows(seat, kind)) {
                return true;
            }
        } else if (kind < Catalog.first(Type.LAW)) {
            if (s.government[seat] == kind - Catalog.first(Type.GOVERNMENT)) {
                return true;
            }
        } else {
            int type = (kind - Catalog.first(Type.LAW)) / 3;
            if (s.special(seat, type) > 0 && Catalog.special(type, s.special(seat, type)) == kind) {
                return true;
            }
        }
        var zones = s.zones();
        for (int piece = zones.first(Places.civilHand(seat)); piece != Zones.NONE; piece = zones.after(piece)) {
            if (s.catalog.kindOf(piece) == kind) {
                return true;
            }
        }
        return false;
    }

    static void offer(AgesState s, int seat, Options out) {
        int actions = Payment.civilLeft(s, seat);
        if (actions == 0 && !out.explaining() && !freeCards(s, seat)) {
            return;
        }
        for (int space = 0; space < AgesState.ROW; space++) {
            int piece = s.row[space];
            if (piece == AgesState.NONE) {
                continue;
            }
            int cost = cost(s, seat, space);
            if (cost > actions) {
                out.block(AgesVerb.TAKE, piece, AgesSentence.TOO_FEW_CIVIL_ACTIONS, cost);
                continue;
            }
            var why = whyNot(s, seat, piece);
            if (why == AgesSentence.NO_REASON) {
                out.add(AgesVerb.TAKE, piece);
            } else {
                out.block(AgesVerb.TAKE, piece, why, piece);
            }
        }
    }

    /** Whether a card of the row may cost nothing: a leader for Hammurabi, Taj Mahal after a new leader. */
    private static boolean freeCards(AgesState s, int seat) {
        return s.leads(seat, Leader.HAMMURABI) || s.has(seat, Flag.LEADER_REPLACED);
    }

    /** The card leaves its space empty. Action cards taken in the action phase cannot be played in it (AGES-7.14). */
    static void take(AgesState s, int seat, int space) {
        int piece = s.row[space];
        var card = s.card(piece);
        s.row[space] = AgesState.NONE;
        s.log(AgesSentence.TOOK, seat, piece, space + 1);
        if (card.is(Type.WONDER)) {
            s.zones().move(piece, Places.play(seat));
            s.building[seat] = (byte) (card.index() - Catalog.first(Type.WONDER));
            s.stages[seat] = 0;
            return;
        }
        s.zones().move(piece, Places.civilHand(seat));
        if (card.is(Type.LEADER)) {
            s.leaderAges[seat] |= (byte) (1 << card.level());
        }
        if (card.is(Type.ACTION) && s.phase == Phase.ACTION) {
            s.markFresh(piece);
        }
        s.leader(seat).took(s, seat, card);
    }
}
