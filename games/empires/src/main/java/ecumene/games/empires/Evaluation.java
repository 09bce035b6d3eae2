package ecumene.games.empires;

import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresState.Phase;

/**
 * The bot's eye: how well a seat stands, in points. What would be scored now; how good the deck is, that is how much
 * better than a plain card each card in the cycle is (so that junk is worth putting into history and unrest is poison);
 * what lies in play and works every turn; tokens to spend; the way to empire and to the last development; and, in the
 * middle of an effect, what is still to come of it. The weights were found by letting greedy bots with slightly
 * different ones play each other.
 */
final class Evaluation {
    // The deck
    private static final double PLAIN_CARD = 1.0;
    private static final double IN_CYCLE = 0.45;
    private static final double IN_HAND = 0.30;
    private static final double DRAWN_NEXT = 0.15;
    private static final double THICK_DECK = -0.8;
    private static final double UNREST = 0.6;
    private static final double ACTION_COST = 0.6;
    private static final double OTHER_PERIOD = 0.4;
    // In play
    private static final double WORKING = 1.6;
    private static final double REGION = 0.9;
    private static final double SIXTH_REGION = 0.3;
    private static final double PRODUCTION = 0.25;
    // Tokens
    private static final double MATERIAL = 0.30;
    private static final double POPULATION = 0.45;
    private static final double SPARE = 0.12;
    private static final int ENOUGH_MATERIAL = 9;
    private static final int ENOUGH_POPULATION = 6;
    private static final double PROGRESS = 0.15;
    // The turn
    private static final double PLAYABLE = 0.55;
    private static final double PENDING = 0.8;
    private static final double INNOVATION = 1.0;
    private static final double RICHEST = 0.8;
    private static final double EXHAUST = 0.05;
    // The way
    private static final double NATION_CARD = 0.8;
    private static final double EMPIRE = 5;
    private static final double PATH = 6;
    private static final double LAST_ROUNDS = 0.25;
    private static final double NEAR_COLLAPSE = 4;
    private static final int MOST_UNREST = 6;

    /** By piece, and whether the owner is an empire: how much a play of the card brings. */
    private final double[] barbarian;

    private final double[] empire;
    /** By piece: what the card brings each round while it is in play. */
    private final double[] working;

    Evaluation(Catalog catalog) {
        int pieces = catalog.cards().size();
        barbarian = new double[pieces];
        empire = new double[pieces];
        working = new double[pieces];
        for (var card : catalog.cards()) {
            working[card.index()] = working(card.faces().getFirst());
            barbarian[card.index()] = quality(card, Period.BARBARIAN);
            empire[card.index()] = quality(card, Period.EMPIRE);
        }
    }

    private static double working(Face face) {
        double worth = face.exhaust().worth()
                + face.solstice().worth()
                + 0.6 * face.reaction().worth();
        for (var passive : face.passives()) {
            worth += 0.5 * passive.worth();
        }
        return Math.clamp(worth, -2, 4);
    }

    private double quality(Card card, Period period) {
        if (!card.playable()) {
            return 0;
        }
        var face = card.faces().getFirst();
        double worth = face.play().worth() - (card.freePlay() ? 0 : ACTION_COST);
        if (card.pinned()) {
            worth += WORKING * working[card.index()];
        }
        if (card.region()) {
            worth += REGION + PRODUCTION * card.icons(Icon.PRODUCTION);
        }
        worth = Math.clamp(worth, 0, 6);
        if (card.period() == Period.NONE || card.period() == period) {
            return worth;
        }
        return card.period() == Period.EMPIRE ? OTHER_PERIOD * worth : 0;
    }

    double of(EmpiresState s, int seat) {
        if (s.round == 0 || !s.hasNation(seat)) {
            return 0;
        }
        double future = s.lastRound == EmpiresState.NEVER ? 1 : LAST_ROUNDS * Math.max(0, s.lastRound - s.round + 1);
        return Scoring.total(s, seat)
                + future * (cycle(s, seat) + inPlay(s, seat) + tokens(s, seat))
                + way(s, seat, future)
                + turn(s, seat)
                + pending(s, seat)
                + collapse(s, seat);
    }

    // --- the deck ---------------------------------------------------------------------------------------------------

    private double cycle(EmpiresState s, int seat) {
        var quality = s.isEmpire(seat) ? empire : barbarian;
        // EMP-L-8.5: whoever suffers from an empty deck wants a thick one
        double plain = s.has(seat, Passive.Kind.UNREST_WHEN_DECK_EMPTY) ? THICK_DECK : PLAIN_CARD;
        double hand = cards(s, Places.hand(seat), quality, plain);
        double rest = cards(s, Places.deck(seat), quality, plain) + cards(s, Places.discard(seat), quality, plain);
        int top = s.zones().first(Places.deck(seat));
        double next = top == Zones.NONE ? 0 : card(s, top, quality, plain);
        return IN_CYCLE * (hand + rest) + IN_HAND * Math.max(-2, hand) + DRAWN_NEXT * next;
    }

    private static double cards(EmpiresState s, int zone, double[] quality, double plain) {
        var zones = s.zones();
        double sum = 0;
        for (int p = zones.first(zone); p != Zones.NONE; p = zones.after(p)) {
            sum += card(s, p, quality, plain);
        }
        return sum;
    }

    private static double card(EmpiresState s, int piece, double[] quality, double plain) {
        return s.card(piece).unrest() ? -UNREST / IN_CYCLE : quality[piece] - plain;
    }

    // --- the table --------------------------------------------------------------------------------------------------

    private double inPlay(EmpiresState s, int seat) {
        var zones = s.zones();
        double sum = 0;
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (s.card(p).pinned()) {
                sum += WORKING * working[p] + PRODUCTION * s.card(p).icons(Icon.PRODUCTION);
            }
        }
        int regions = s.regions(seat);
        return sum + REGION * Math.min(regions, 5) + SIXTH_REGION * Math.max(0, regions - 5);
    }

    private static double tokens(EmpiresState s, int seat) {
        int material = s.tokens(seat, Token.MATERIAL);
        int population = s.tokens(seat, Token.POPULATION);
        return MATERIAL * Math.min(material, ENOUGH_MATERIAL)
                + POPULATION * Math.min(population, ENOUGH_POPULATION)
                + SPARE * (Math.max(0, material - ENOUGH_MATERIAL) + Math.max(0, population - ENOUGH_POPULATION))
                + PROGRESS * s.tokens(seat, Token.PROGRESS);
    }

    // --- the way ----------------------------------------------------------------------------------------------------

    /** Cards still in the nation deck are points not yet reached; the empire opens the development area. */
    private static double way(EmpiresState s, int seat, double future) {
        double way = -NATION_CARD * s.count(Places.nation(seat));
        if (s.nation(seat).canBecomeEmpire() && s.isEmpire(seat)) {
            way += EMPIRE;
        }
        return future * (way + PATH * pathWalked(s, seat));
    }

    /** EMP-L-8.2: how many of the three steps to Shangri-La have been taken. */
    private static int pathWalked(EmpiresState s, int seat) {
        if (s.nation(seat).hasDevelopmentArea() || !s.nation(seat).canBecomeEmpire()) {
            return 0;
        }
        int walked = s.count(Places.path(seat)) > 0 ? 0 : 2;
        var zones = s.zones();
        for (int p = zones.first(Places.powers(seat)); p != Zones.NONE; p = zones.after(p)) {
            walked += !s.card(p).is(Suit.POWER) && s.isSideB(p) ? 1 : 0;
        }
        return walked;
    }

    /** While acting: what the best cards in hand still promise, as many as there are actions for. */
    private double turn(EmpiresState s, int seat) {
        if (seat != s.active) {
            return 0;
        }
        if (s.phase == Phase.INNOVATE) {
            return s.hand(seat) == 0 ? INNOVATION + RICHEST * richestSlot(s) : 0;
        }
        if (s.phase != Phase.ACTIVATE && s.phase != Phase.CHOICE) {
            return 0;
        }
        var quality = s.isEmpire(seat) ? empire : barbarian;
        double first = 0;
        double second = 0;
        double third = 0;
        double free = 0;
        var zones = s.zones();
        for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
            double worth = quality[p];
            if (s.card(p).freePlay()) {
                free += s.isFreePlayed(p) ? 0 : worth;
            } else if (worth > first) {
                third = second;
                second = first;
                first = worth;
            } else if (worth > second) {
                third = second;
                second = worth;
            } else {
                third = Math.max(third, worth);
            }
        }
        int actions = s.actions(seat);
        double promised = free + (actions > 0 ? first : 0) + (actions > 1 ? second : 0) + (actions > 2 ? third : 0);
        return PLAYABLE * promised + EXHAUST * s.exhausts(seat);
    }

    /** What lies on the market card that carries most. */
    private static double richestSlot(EmpiresState s) {
        double most = 0;
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            double tokens = s.onMarket(slot, Token.PROGRESS) * (1 + PROGRESS)
                    + s.onMarket(slot, Token.MATERIAL) * MATERIAL
                    + s.onMarket(slot, Token.POPULATION) * POPULATION;
            most = Math.max(most, tokens);
        }
        return most;
    }

    /** What is still to come of the effects that this seat is carrying out. */
    private static double pending(EmpiresState s, int seat) {
        double sum = 0;
        int depth = s.frames.depth();
        for (int level = 0; level < depth; level++) {
            if (s.frames.actor(level) != seat) {
                continue;
            }
            var steps = s.catalog().clause(s.frames.clause(level)).steps();
            // the question belongs to the step that has just begun
            int from = level == depth - 1 ? s.frames.next(level) - 1 : s.frames.next(level);
            for (int i = Math.max(0, from); i < steps.size(); i++) {
                sum += steps.get(i).worth();
            }
        }
        return PENDING * sum;
    }

    /** EMP-17.3: the lower the pile, the more counts who has fewer unrest. */
    private static double collapse(EmpiresState s, int seat) {
        if (s.players() == 1) {
            return 0;
        }
        int own = Scoring.unrest(s, seat);
        int fewest = Integer.MAX_VALUE;
        for (int other = 0; other < s.players(); other++) {
            if (other != seat) {
                fewest = Math.min(fewest, Scoring.unrest(s, other));
            }
        }
        return NEAR_COLLAPSE * Math.clamp(fewest - own, -MOST_UNREST, MOST_UNREST) / (s.count(Places.UNREST) + 0.5);
    }
}
