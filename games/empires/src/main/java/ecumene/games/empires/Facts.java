package ecumene.games.empires;

import ecumene.engine.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** EMP-5.3: the numbers of a position that everybody sees. */
final class Facts {
    private Facts() {}

    static SortedMap<String, Object> of(EmpiresGame game, EmpiresState s) {
        var facts = new TreeMap<String, Object>();
        facts.put("variant", s.variant().id());
        facts.put("common", s.common.id());
        facts.put("active", s.active);
        facts.put("first", s.first);
        facts.put("round", s.round);
        facts.put("phase", lower(s.phase));
        facts.put("lastRound", s.lastRound == EmpiresState.NEVER ? 0 : s.lastRound);
        facts.put("collapsed", s.collapsed);
        facts.put("market", market(game, s));
        facts.put("king", king(s));
        facts.put("resolving", resolving(game, s));
        for (int seat = 0; seat < s.players(); seat++) {
            if (s.hasNation(seat)) {
                seat(game, s, seat, facts);
            }
        }
        if (s.practice()) {
            rival(game, s, facts);
        }
        if (s.over()) {
            scores(game, s, facts);
        }
        return facts;
    }

    private static void seat(EmpiresGame game, EmpiresState s, int seat, SortedMap<String, Object> facts) {
        var player = "seat." + (seat + 1) + ".";
        facts.put(player + "nation", s.nation(seat).id());
        facts.put(player + "period", lower(s.period(seat)));
        facts.put(player + "actions", s.actions(seat));
        facts.put(player + "exhausts", s.exhausts(seat));
        facts.put(player + "nationMarked", s.nationMarked(seat));
        facts.put(player + "areaMarked", s.areaMarked(seat));
        facts.put(player + "kingUsed", s.kingUsed(seat));
        facts.put(player + "hand", s.hand(seat));
        facts.put(player + "deck", s.count(Places.deck(seat)));
        for (var token : Token.values()) {
            facts.put(player + lower(token), s.tokens(seat, token));
        }
        facts.put(player + "visibleScore", Scoring.visible(s, seat));
        int power = s.zones().first(Places.powers(seat));
        if (power != Zones.NONE) {
            facts.put(player + "side", s.isSideB(power) ? "b" : "a");
            facts.put(player + "handLimit", CleanUp.handLimit(s, seat));
        }
        facts.put(player + "stored", stored(game, s, seat));
        facts.put(player + "exhausted", exhausted(game, s, seat));
        facts.put(player + "garrisons", garrisons(game, s, seat));
        facts.put(player + "turned", turned(game, s, seat));
        facts.put(player + "prices", prices(game, s, seat));
    }

    /** EMP-22: what the practice opponent has, and what each of its cards is worth to it. */
    private static void rival(EmpiresGame game, EmpiresState s, SortedMap<String, Object> facts) {
        facts.put("rival.progress", s.rivalProgress);
        facts.put("rival.developments", s.rivalDevelopments);
        facts.put("rival.mostDevelopments", Practice.MOST_DEVELOPMENTS);
        facts.put("rival.perDevelopment", Practice.PER_DEVELOPMENT);
        facts.put("rival.score", Practice.score(s));
        var scored = new ArrayList<Object>();
        for (int p = s.zones().first(Places.RIVAL);
                p != Zones.NONE;
                p = s.zones().after(p)) {
            scored.add(List.of(game.pieceId(p), Practice.points(s, p)));
        }
        facts.put("rival.scored", scored);
    }

    /** One list a slot: the card, then material, population and progress on it, then whether an unrest lies below. */
    private static List<Object> market(EmpiresGame game, EmpiresState s) {
        var slots = new ArrayList<Object>();
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            int card = s.marketCard(slot);
            slots.add(List.of(
                    card == Zones.NONE ? "" : game.pieceId(card),
                    s.onMarket(slot, Token.MATERIAL),
                    s.onMarket(slot, Token.POPULATION),
                    s.onMarket(slot, Token.PROGRESS),
                    s.count(Places.tucked(slot))));
        }
        return slots;
    }

    private static String king(EmpiresState s) {
        int king = s.zones().first(Places.KING);
        return king == Zones.NONE ? "" : s.isSideB(king) ? "b" : "a";
    }

    /** The cards whose effects are being resolved, outermost first. */
    private static List<String> resolving(EmpiresGame game, EmpiresState s) {
        var cards = new ArrayList<String>();
        for (int level = 0; level < s.frames.depth(); level++) {
            if (s.frames.isRoot(level)) {
                cards.add(game.pieceId(s.frames.piece(level)));
            }
        }
        return cards;
    }

    private static List<String> exhausted(EmpiresGame game, EmpiresState s, int seat) {
        var cards = new ArrayList<String>();
        for (int zone : new int[] {Places.powers(seat), Places.play(seat)}) {
            for (int p = s.zones().first(zone); p != Zones.NONE; p = s.zones().after(p)) {
                if (s.isExhausted(p)) {
                    cards.add(game.pieceId(p));
                }
            }
        }
        return cards;
    }

    /** EMP-L-6.1: the card with progress on it and how much; empty when there is none. */
    private static List<Object> stored(EmpiresGame game, EmpiresState s, int seat) {
        boolean here = s.stored > 0
                && s.storedOn != EmpiresState.NO_PIECE
                && s.zones().zoneOf(s.storedOn) == Places.play(seat);
        return here ? List.of(game.pieceId(s.storedOn), s.stored) : List.of();
    }

    /** Pairs: the garrisoned card and the card it lies under. */
    private static List<Object> garrisons(EmpiresGame game, EmpiresState s, int seat) {
        var pairs = new ArrayList<Object>();
        var zones = s.zones();
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
            pairs.add(List.of(game.pieceId(p), game.pieceId(s.host(p))));
        }
        return pairs;
    }

    /** Two-sided cards beside the power card that lie with side B up. */
    private static List<String> turned(EmpiresGame game, EmpiresState s, int seat) {
        var cards = new ArrayList<String>();
        var zones = s.zones();
        for (int p = zones.first(Places.powers(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (s.isSideB(p)) {
                cards.add(game.pieceId(p));
            }
        }
        return cards;
    }

    /** What each development costs this player now: card, material, population, progress. */
    private static List<Object> prices(EmpiresGame game, EmpiresState s, int seat) {
        var prices = new ArrayList<Object>();
        if (!s.nation(seat).hasDevelopmentArea()) {
            return prices;
        }
        var zones = s.zones();
        for (int p = zones.first(Places.development(seat)); p != Zones.NONE; p = zones.after(p)) {
            var price = Development.price(s, seat, p);
            prices.add(List.of(game.pieceId(p), price.material(), price.population(), price.progress()));
        }
        return prices;
    }

    /** The game is over: everybody's points, card by card (EMP-18): card, place, points. */
    private static void scores(EmpiresGame game, EmpiresState s, SortedMap<String, Object> facts) {
        for (int seat = 0; seat < s.players(); seat++) {
            var player = "seat." + (seat + 1) + ".";
            facts.put(player + "score", Scoring.total(s, seat));
            facts.put(player + "unrest", Scoring.unrest(s, seat));
            facts.put(player + "scored", s.hasNation(seat) ? scored(game, s, seat) : List.of());
        }
    }

    private static List<Object> scored(EmpiresGame game, EmpiresState s, int seat) {
        var cards = new ArrayList<Object>();
        var tally = new Scoring.Tally(s, seat);
        for (int place = 0; place < Scoring.PLACES; place++) {
            for (int p = s.zones().first(Scoring.zone(seat, place));
                    p != Zones.NONE;
                    p = s.zones().after(p)) {
                if (Scoring.counts(s, place, p) && tally.points(p) != 0) {
                    cards.add(List.of(game.pieceId(p), place, tally.points(p)));
                }
            }
        }
        return cards;
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
