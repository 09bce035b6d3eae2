package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Tokens.Kind;
import java.util.List;
import java.util.Optional;

/** AGES-9.9 – AGES-9.13, AGES-9.17 – AGES-9.19: territories, auctions, and the force that is sent. */
public final class Colonization {
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
    public record Auction(int piece, int bid, int leader, int passed) {
        Auction raisedTo(int amount, int seat) {
            return new Auction(piece, amount, seat, passed);
        }

        Auction without(int seat) {
            return new Auction(piece, bid, leader, passed | 1 << seat);
        }

        public int bidders(AgesState s) {
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
            s.then(new Force(auction.leader, auction.piece, needed, 0));
            return;
        }
        int seat = from;
        while ((in & 1 << seat) == 0) {
            seat = s.next(seat);
        }
        s.then(new Bid(seat, auction));
    }

    /** AGES-Q07. */
    public record Bid(int seat, Auction auction) implements Question<AgesState> {
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

        @Override
        public Optional<Record> facts(AgesState s) {
            return Optional.of(new Asked.Reaching(auction.bid + 1, greatestForce(s, seat)));
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
    public static int greatestForce(AgesState s, int seat) {
        long units = Armies.units(s, seat);
        return units == 0 ? 0 : forceOf(s, seat, units) + bonusInHand(s, seat);
    }

    /** The most that cards of the hand can add. */
    private static int bonusInHand(AgesState s, int seat) {
        int bonus = 0;
        int others = 0;
        for (int piece = s.zones().first(Places.hand(seat));
                piece != Zones.NONE;
                piece = s.zones().after(piece)) {
            int value = s.card(piece).colonization();
            bonus += value;
            others += value == 0 ? 1 : 0;
        }
        return bonus + Math.min(s.leader(seat).discardsForForce(), others);
    }

    /** AGES-Q08: units, bonus cards and James Cook's discards that are enough for the bid. */
    public record Force(int seat, int piece, int bid, long picked) implements SetQuestion<AgesState> {
        @Override
        public Force picking(long these) {
            return new Force(seat, piece, bid, these);
        }

        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_FORCE, piece, bid, value(s));
        }

        /** What is picked so far is worth. */
        public int value(AgesState s) {
            long units = units(s);
            int cards = 0;
            for (var move : answer(s)) {
                cards += move.verb() == AgesVerb.SEND ? 0 : adds(s, move);
            }
            return units == 0 ? cards : forceOf(s, seat, units) + cards;
        }

        @Override
        public Optional<Record> facts(AgesState s) {
            return Optional.of(new Asked.Reaching(bid, value(s)));
        }

        @Override
        public Optional<Record> facts(AgesState s, Move move) {
            return move.verb() == AgesVerb.DONE ? Optional.empty() : Optional.of(new Asked.Adding(adds(s, move)));
        }

        private int adds(AgesState s, Move move) {
            if (move.verb() != AgesVerb.SEND) {
                return move.verb() == AgesVerb.BONUS ? s.card(move.a()).colonization() : 1;
            }
            long units = units(s);
            return forceOf(s, seat, Armies.plus(units, move.a())) - (units == 0 ? 0 : forceOf(s, seat, units));
        }

        /** The units picked so far. */
        private long units(AgesState s) {
            long units = 0;
            for (var move : answer(s)) {
                units = move.verb() == AgesVerb.SEND ? Armies.plus(units, move.a()) : units;
            }
            return units;
        }

        @Override
        public void candidates(AgesState s, Options out) {
            for (int slot = Catalog.WARRIORS; slot < Catalog.SLOTS; slot++) {
                for (int n = 1; n <= s.workers(seat, slot); n++) {
                    out.add(AgesVerb.SEND, slot, n);
                }
            }
            var zones = s.zones();
            for (int card = zones.first(Places.hand(seat)); card != Zones.NONE; card = zones.after(card)) {
                if (s.card(card).colonization() > 0) {
                    out.add(AgesVerb.BONUS, card);
                }
                if (s.leader(seat).discardsForForce() > 0) {
                    out.add(AgesVerb.DISCARD, card);
                }
            }
        }

        @Override
        public int least(AgesState s) {
            return 1;
        }

        @Override
        public int most(AgesState s) {
            return MOST;
        }

        @Override
        public boolean byCount(AgesState s) {
            return false;
        }

        @Override
        public boolean completes(AgesState s, Options candidates, long chosen, long free) {
            return goTogether(s, candidates, chosen) && isEnough(s, reach(s, candidates, chosen, free));
        }

        /** AGES-9.10: a card has one use, and Cook discards two at most. */
        private boolean goTogether(AgesState s, Options candidates, long chosen) {
            return !Military.usedTwice(candidates, chosen)
                    && discards(candidates, chosen) <= s.leader(seat).discardsForForce();
        }

        /** Whoever imagines this hand may have dealt it fewer bonus cards than the bid was made with. */
        private boolean isEnough(AgesState s, int force) {
            return force > 0 && (force >= bid || force >= greatestForce(s, seat));
        }

        private static int discards(Options candidates, long chosen) {
            int discards = 0;
            for (long left = chosen; left != 0; left &= left - 1) {
                discards += candidates.verb(Long.numberOfTrailingZeros(left)) == AgesVerb.DISCARD ? 1 : 0;
            }
            return discards;
        }

        /** The greatest force of those chosen and of some of the free ones, 0 without a unit. */
        private int reach(AgesState s, Options candidates, long chosen, long free) {
            long units = 0;
            int cards = 0;
            int others = 0;
            int discards = discards(candidates, chosen);
            for (long left = chosen | free; left != 0; left &= left - 1) {
                int place = Long.numberOfTrailingZeros(left);
                boolean taken = (chosen & 1L << place) != 0;
                switch ((AgesVerb) candidates.verb(place)) {
                    case SEND -> units = Armies.plus(units, candidates.a(place));
                    case BONUS ->
                        cards += taken || !Military.usedOtherwise(candidates, place, chosen)
                                ? s.card(candidates.a(place)).colonization()
                                : 0;
                    default -> others += !taken && !Military.usedOtherwise(candidates, place, chosen | free) ? 1 : 0;
                }
            }
            int more = Math.min(others, s.leader(seat).discardsForForce() - discards);
            return units == 0 ? 0 : forceOf(s, seat, units) + cards + discards + more;
        }

        @Override
        public Said why(AgesState s, Options candidates, int place) {
            return Military.usedOtherwise(candidates, place, picked)
                    ? Said.of(AgesSentence.CHOSEN_OTHERWISE, candidates.a(place))
                    : Said.of(AgesSentence.TOO_WEAK_A_FORCE, bid);
        }

        @Override
        public boolean alike(AgesState s, Options candidates, int one, int other) {
            return (candidates.verb(one) == AgesVerb.SEND && candidates.verb(other) == AgesVerb.SEND)
                    ? candidates.a(one) == candidates.a(other)
                    : Military.sameUse(s, candidates, one, other, picked);
        }

        @Override
        public AgesVerb done() {
            return AgesVerb.DONE;
        }

        @Override
        public void take(AgesState s, List<Move> answer) {
            s.log(AgesSentence.COLONIZED, seat, piece, value(s));
            sendUnits(s, answer);
            for (var move : answer) {
                if (move.verb() == AgesVerb.BONUS) {
                    showAndDiscard(s, seat, move.a(), AgesSentence.USED_BONUS);
                } else if (move.verb() == AgesVerb.DISCARD) {
                    s.discard(move.a());
                }
            }
            settle(s, seat, piece);
        }

        /** AGES-9.11. */
        private void sendUnits(AgesState s, List<Move> answer) {
            for (int slot = Catalog.WARRIORS; slot < Catalog.SLOTS; slot++) {
                int count = 0;
                for (var move : answer) {
                    count += move.verb() == AgesVerb.SEND && move.a() == slot ? 1 : 0;
                }
                if (count > 0) {
                    s.addWorkers(seat, slot, -count);
                    s.yellow[seat] += count;
                    s.log(AgesSentence.SENT, seat, slot, count);
                }
            }
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
