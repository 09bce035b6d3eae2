package ecumene.games.empires;

import static ecumene.engine.kit.Require.that;

import ecumene.engine.Zones;

/** EMP-27: what must hold in every position. */
final class Audit {
    private Audit() {}

    static void check(EmpiresState s) {
        for (int seat = 0; seat < s.players(); seat++) {
            if (s.hasNation(seat)) {
                checkSeat(s, seat);
                checkCaches(s, seat);
            }
        }
        if (s.round > 0) {
            checkUnrest(s);
            checkKing(s);
            if (s.frames.depth() == 0 && !s.collapsed) {
                checkMarket(s);
            }
        }
    }

    /** EMP-27.2, EMP-27.4, EMP-27.6. */
    private static void checkSeat(EmpiresState s, int seat) {
        for (var token : Token.values()) {
            that(s.tokens(seat, token) >= 0, "EMP-27.2: seat " + seat + " has less than 0 " + token);
        }
        that(s.actions(seat) >= 0 && s.exhausts(seat) >= 0, "EMP-27.2: tokens on the state card of seat " + seat);
        boolean waiting = s.count(Places.accession(seat)) > 0;
        that(
                !waiting || !s.isEmpire(seat) || !s.nation(seat).hasNationDeck(),
                "EMP-27.4: an empire with its accession card waiting, seat " + seat);
        var zones = s.zones();
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
            that(
                    s.host(p) != EmpiresState.NO_PIECE && s.ownerInPlay(s.host(p)) == seat,
                    "EMP-27.6: " + s.card(p).id() + " has no host");
        }
        checkExhausts(s, seat);
    }

    /** EMP-27.2: tokens on cards, on the state card and as marks are never more than a turn gives. */
    private static void checkExhausts(EmpiresState s, int seat) {
        int tokens = s.exhausts(seat) + (s.nationMarked(seat) ? 1 : 0) + (s.areaMarked(seat) ? 1 : 0);
        tokens += exhausted(s, Places.play(seat)) + exhausted(s, Places.powers(seat));
        that(tokens <= s.nation(seat).exhaustTokens(), "EMP-27.2: " + tokens + " exhaust tokens at seat " + seat);
    }

    private static int exhausted(EmpiresState s, int zone) {
        var zones = s.zones();
        int n = 0;
        for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
            n += s.isExhausted(p) ? 1 : 0;
        }
        return n;
    }

    private static void checkCaches(EmpiresState s, int seat) {
        int passives = s.passiveBits(seat);
        int reactions = s.reactionBits(seat);
        s.refresh(seat);
        that(
                passives == s.passiveBits(seat) && reactions == s.reactionBits(seat),
                "what the cards in play say has changed unnoticed, seat " + seat);
    }

    /** EMP-27.7: no unrest is made or lost; one that lies under nothing is nowhere. */
    private static void checkUnrest(EmpiresState s) {
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            that(s.count(Places.market(slot)) <= 1, "EMP-4.7: two cards in one slot");
            that(s.count(Places.tucked(slot)) <= 1, "EMP-27.3: two unrest under one card");
        }
        for (int p = s.zones().first(Places.UNREST);
                p != Zones.NONE;
                p = s.zones().after(p)) {
            that(s.card(p).unrest(), "EMP-27.7: " + s.card(p).id() + " lies in the unrest pile");
        }
        for (var card : s.catalog().cards()) {
            that(
                    !card.unrest() || inUse(s, card) != s.isIn(card.index(), Places.BOX),
                    "EMP-27.7: " + card.id() + " has left the game, or has come into it");
        }
    }

    /** EMP-4.2, EMP-4.3: a common card, or one of a nation in play, that is used with so many players. */
    private static boolean inUse(EmpiresState s, Card card) {
        boolean ours = card.nation() == Card.COMMON ? card.box() == s.common : s.nationTaken(card.nation());
        return ours && card.playersMin() <= s.setupPlayers();
    }

    /** EMP-27.5. */
    private static void checkKing(EmpiresState s) {
        that(s.count(Places.KING) == 1, "EMP-27.5: King of Kings has left its place");
    }

    /** EMP-27.3. */
    private static void checkMarket(EmpiresState s) {
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            int card = s.marketCard(slot);
            if (card == Zones.NONE) {
                boolean deckEmpty = slot >= Places.SMALL_DECKS || s.count(Places.small(Suit.of(slot))) == 0;
                that(deckEmpty && s.count(Places.MAIN) == 0, "EMP-27.3: slot " + (slot + 1) + " is empty");
                that(s.onMarket(slot) == 0, "EMP-27.3: tokens in an empty slot");
            } else {
                boolean wants = (s.card(card).suitBits() & Suit.TUCKED) != 0;
                that(
                        s.count(Places.tucked(slot)) == (wants ? 1 : 0),
                        "EMP-27.3: unrest under " + s.card(card).id());
            }
        }
    }
}
