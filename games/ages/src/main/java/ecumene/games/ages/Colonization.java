package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Tokens.Kind;

/** AGES-9.9 – AGES-9.13, AGES-9.17 – AGES-9.19: territories, auctions, and the force that is sent. */
final class Colonization {
    private static final int COOK_DISCARDS = 2;

    private Colonization() {}

    /** AGES-9.9: bids go round from the active player. */
    static void auction(AgesState s, int piece) {
        ask(s, s.active, new Auction(piece, 0, AgesState.NONE, 0));
    }

    /**
     * How an auction stands.
     *
     * @param leader the highest bidder, or NONE
     * @param passed who has passed, as bits
     */
    record Auction(int piece, int bid, int leader, int passed) {
        Auction raisedTo(int amount, int seat) {
            return new Auction(piece, amount, seat, passed);
        }

        Auction without(int seat) {
            return new Auction(piece, bid, leader, passed | 1 << seat);
        }

        int bidders(AgesState s) {
            return s.alive & ~passed;
        }
    }

    /** AGES-9.17: asks the next one still in; ends when only the highest bidder is left, or nobody. */
    private static void ask(AgesState s, int from, Auction auction) {
        int in = auction.bidders(s);
        if (in == 0) {
            s.log(AgesSentence.NOT_COLONIZED, auction.piece);
            return;
        }
        if (auction.leader != AgesState.NONE && in == 1 << auction.leader) {
            s.log(AgesSentence.AUCTION_WON, auction.leader, auction.piece, auction.bid);
            s.noWayBack(); // AGES-14.6: whether the winner has a choice tells of the hand
            // AGES-14.6: the bid was possible; only in a game that another player imagines the hand may be too weak for
            // it
            int needed = Math.min(auction.bid, greatestForce(s, auction.leader));
            s.then(new Force(auction.leader, auction.piece, needed, 0, Catalog.WARRIORS, 0, 0, 0, 0));
            return;
        }
        int seat = from;
        while ((in & 1 << seat) == 0) {
            seat = s.next(seat);
        }
        s.then(new Bid(seat, auction));
    }

    /** AGES-Q07. */
    record Bid(int seat, Auction auction) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_BID, auction.piece, auction.bid);
        }

        @Override
        public void options(AgesState s, Options out) {
            out.add(AgesVerb.PASS);
            int most = greatestForce(s, seat);
            for (int bid = auction.bid + 1; bid <= most; bid++) {
                out.add(AgesVerb.BID, bid);
            }
        }

        /** AGES-14.6: passing by itself would tell that the hand holds too little; without units everybody sees it. */
        @Override
        public boolean revealing(AgesState s) {
            return s.hand(seat) > 0 && Armies.units(s, seat) != 0;
        }

        @Override
        public void pick(AgesState s, Move move) {
            if (move.verb() == AgesVerb.PASS) {
                s.log(AgesSentence.PASSED_BID, seat);
                ask(s, s.next(seat), auction.without(seat));
            } else {
                s.log(AgesSentence.BID, seat, move.a());
                ask(s, s.next(seat), auction.raisedTo(move.a(), seat));
            }
        }
    }

    // --- the force ------------------------------------------------------------------------------------------------

    /** AGES-9.10: what cards in play add. */
    static int bonusInPlay(AgesState s, int seat) {
        int bonus = 0;
        int exploration = s.special(seat, Type.EXPLORATION);
        bonus += exploration == 0
                ? 0
                : s.catalog.card(Catalog.special(2, exploration)).symbols().colonization();
        for (int left = s.wonders[seat] & ~s.ruined[seat]; left != 0; left &= left - 1) {
            bonus += s.catalog
                    .wonder(Integer.numberOfTrailingZeros(left))
                    .symbols()
                    .colonization();
        }
        return bonus;
    }

    static int forceOf(AgesState s, int seat, long units) {
        return Armies.printed(s, units) + Armies.strength(s, seat, units) + bonusInPlay(s, seat);
    }

    /** AGES-9.18: with everything; without units nothing. */
    static int greatestForce(AgesState s, int seat) {
        long units = Armies.units(s, seat);
        return units == 0 ? 0 : forceOf(s, seat, units) + bonusInHand(s, seat, 0, cookDiscards(s, seat));
    }

    private static int cookDiscards(AgesState s, int seat) {
        return s.leads(seat, Leader.JAMES_COOK) ? COOK_DISCARDS : 0;
    }

    /** The most that cards of the hand from a place on can add, so many of them as discards. */
    private static int bonusInHand(AgesState s, int seat, int from, int discards) {
        int bonus = 0;
        int others = 0;
        int place = 0;
        for (int piece = s.zones().first(Places.hand(seat));
                piece != Zones.NONE;
                piece = s.zones().after(piece)) {
            if (place++ >= from) {
                int value = s.card(piece).colonization();
                bonus += value;
                others += value == 0 ? 1 : 0;
            }
        }
        return bonus + Math.min(discards, others);
    }

    /**
     * AGES-Q08: units, then bonus cards, then James Cook's discards, each in the order in which they lie, until the force is
     * enough and the player is done. Cards wait in a place of their own, so that nobody sees them before.
     *
     * @param units what is sent so far
     * @param slot the first unit card that may still be named
     * @param cards what the chosen cards add
     * @param bonuses how many of the chosen cards are shown as bonus cards; the others were discarded for 1
     * @param discards how many were discarded
     * @param place the first place of the hand that may still be named, as bonus or, once there is one, as discard
     */
    record Force(int seat, int piece, int bid, long units, int slot, int cards, int bonuses, int discards, int place)
            implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_FORCE, piece, bid, soFar(s));
        }

        int soFar(AgesState s) {
            return units == 0 ? 0 : forceOf(s, seat, units) + cards;
        }

        @Override
        public void options(AgesState s, Options out) {
            // whoever imagines this hand may have dealt it fewer bonus cards than the bid was made with
            int goal = Math.min(bid, reachable(s, units, slot));
            offerUnits(s, goal, out);
            if (units != 0) {
                offerCards(s, goal, out);
                if (forceOf(s, seat, units) + cards >= goal) {
                    out.add(AgesVerb.DONE);
                }
            }
        }

        private void offerUnits(AgesState s, int goal, Options out) {
            if (bonuses + discards > 0) {
                return;
            }
            for (int unit = slot; unit < Catalog.SLOTS; unit++) {
                if (s.workers(seat, unit) > Armies.of(units, unit)
                        && reachable(s, Armies.plus(units, unit), unit) >= goal) {
                    out.add(AgesVerb.SEND, unit);
                }
            }
        }

        /** The most that this force can become: all units from a card on, if units may still be named, and all cards. */
        private int reachable(AgesState s, long sent, int from) {
            long all = sent;
            boolean more = bonuses + discards == 0;
            for (int other = from; more && other < Catalog.SLOTS; other++) {
                for (int n = Armies.of(sent, other); n < s.workers(seat, other); n++) {
                    all = Armies.plus(all, other);
                }
            }
            int allowed = cookDiscards(s, seat) - discards;
            int later = discards > 0
                    ? Math.min(allowed, Math.max(0, s.hand(seat) - place))
                    : afterBonus(s, place - 1, allowed);
            return forceOf(s, seat, all) + cards + later;
        }

        private void offerCards(AgesState s, int goal, Options out) {
            int force = forceOf(s, seat, units) + cards;
            int allowed = cookDiscards(s, seat) - discards;
            int discardFrom = discards == 0 ? 0 : place;
            int at = 0;
            for (int card = s.zones().first(Places.hand(seat));
                    card != Zones.NONE;
                    card = s.zones().after(card), at++) {
                int value = s.card(card).colonization();
                if (value > 0
                        && discards == 0
                        && at >= place
                        && !Military.likeEarlier(s, seat, card, place)
                        && force + value + afterBonus(s, at, allowed) >= goal) {
                    out.add(AgesVerb.BONUS, card);
                }
                if (allowed > 0
                        && at >= discardFrom
                        && !Military.likeEarlier(s, seat, card, discardFrom)
                        && force + 1 + Math.min(allowed - 1, s.hand(seat) - at - 1) >= goal) {
                    out.add(AgesVerb.DISCARD, card);
                }
            }
        }

        /** The most that bonus cards after this place and discards from anywhere add, when that place is taken. */
        private int afterBonus(AgesState s, int from, int allowed) {
            int later = 0;
            int bonus = 0;
            int at = 0;
            for (int card = s.zones().first(Places.hand(seat));
                    card != Zones.NONE;
                    card = s.zones().after(card)) {
                if (at++ > from && s.card(card).colonization() > 0) {
                    bonus += s.card(card).colonization();
                    later++;
                }
            }
            int others = s.hand(seat) - later - (from < place ? 0 : 1);
            return bonus + Math.min(allowed, others);
        }

        @Override
        public void pick(AgesState s, Move move) {
            switch ((AgesVerb) move.verb()) {
                case SEND ->
                    s.then(new Force(
                            seat, piece, bid, Armies.plus(units, move.a()), move.a(), cards, bonuses, discards, place));
                case BONUS -> {
                    int at = Military.placeOf(s, seat, move.a());
                    int value = s.card(move.a()).colonization();
                    s.zones().move(move.a(), Places.chosen(seat));
                    s.then(new Force(seat, piece, bid, units, slot, cards + value, bonuses + 1, discards, at));
                }
                case DISCARD -> {
                    int at = Military.placeOf(s, seat, move.a());
                    s.zones().move(move.a(), Places.chosen(seat));
                    s.then(new Force(seat, piece, bid, units, slot, cards + 1, bonuses, discards + 1, at));
                }
                default -> send(s);
            }
        }

        private void send(AgesState s) {
            s.log(AgesSentence.COLONIZED, seat, piece, forceOf(s, seat, units) + cards);
            for (int unit = Catalog.WARRIORS; unit < Catalog.SLOTS; unit++) {
                int count = Armies.of(units, unit);
                if (count > 0) {
                    s.addWorkers(seat, unit, -count);
                    s.yellow[seat] += count;
                    s.log(AgesSentence.SENT, seat, unit, count);
                }
            }
            int shown = bonuses;
            for (int card : s.zones().pieces(Places.chosen(seat))) {
                if (shown-- > 0) {
                    showAndDiscard(s, seat, card, AgesSentence.USED_BONUS);
                } else {
                    s.discard(card);
                }
            }
            settle(s, seat, piece);
        }
    }

    /** A card goes to the discards before the eyes of all: shown where it ends, or it is lost among those chosen with it. */
    static void showAndDiscard(AgesState s, int seat, int piece, AgesSentence sentence) {
        s.log(sentence, seat, piece);
        s.discard(piece);
        for (int viewer = 0; viewer <= s.players(); viewer++) {
            s.zones().show(piece, viewer);
        }
    }

    // --- colonies -------------------------------------------------------------------------------------------------

    /** AGES-9.12: the permanent effect first, then the immediate one. */
    static void settle(AgesState s, int seat, int piece) {
        var card = s.card(piece);
        s.zones().move(piece, Places.play(seat));
        s.then(new Immediate(seat, card.index()));
        own(s, seat, card.index() - Catalog.first(Type.TERRITORY));
    }

    /** AGES-9.13: the permanent effect comes with the colony and goes with it. */
    static void own(AgesState s, int seat, int territory) {
        s.colonies[seat] |= 1 << territory;
        s.touch(seat);
        var symbols = s.catalog.territory(territory).symbols();
        Tokens.yellowSymbols(s, seat, symbols.yellowTokens());
        Tokens.blueSymbols(s, seat, symbols.blueTokens());
    }

    static void lose(AgesState s, int seat, int territory) {
        s.colonies[seat] &= ~(1 << territory);
        s.touch(seat);
        var symbols = s.catalog.territory(territory).symbols();
        Tokens.yellowSymbols(s, seat, -symbols.yellowTokens());
        Tokens.blueSymbols(s, seat, -symbols.blueTokens());
    }

    private record Immediate(int seat, int kind) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            var gain = s.catalog.card(kind).immediate();
            Tokens.gain(s, seat, Kind.FOOD, gain.food());
            Tokens.gain(s, seat, Kind.RESOURCES, gain.resources());
            if (gain.science() > 0) {
                Points.science(s, seat, gain.science());
            }
            if (gain.culture() > 0) {
                Points.culture(s, seat, gain.culture(), Source.COLONIES);
            }
            Population.gain(s, seat, gain.population());
            Military.draw(s, seat, gain.militaryCards());
        }
    }
}
