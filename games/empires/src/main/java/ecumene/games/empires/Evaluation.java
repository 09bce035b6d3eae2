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
    /** What a card must bring to be better than none: every other one comes later for it. */
    private static final double PLAIN_CARD = 1.0;
    /** A card of the cycle comes to hand a few times more; one in hand is sure to. */
    private static final double IN_CYCLE = 0.45;

    private static final double IN_HAND = 0.30;
    private static final double DRAWN_NEXT = 0.15;
    /** EMP-L-8.5: what a card is worth by merely lying in a deck that must not run out. */
    private static final double THICK_DECK = -0.8;
    /** Beside the points it costs an unrest takes the place of a card. */
    private static final double UNREST = 0.6;

    private static final double ACTION_COST = 0.6;
    /** A card of the empire in a barbarian's deck waits for its time. */
    private static final double OTHER_PERIOD = 0.4;
    /** A card that leaves with its effect works once; it is to be played, not to be kept. */
    private static final double ONE_USE = 0.6;

    /** However much a card says, it does not do it every time, and not without what it asks for. */
    private static final double MOST_QUALITY = 3.5;

    /** With fewer cards than are drawn and played in a turn or two, there is nothing more to gain by thinning. */
    private static final int THIN_ENOUGH = 8;

    /** A mask of the Olmecs pays, each time it comes to hand, for what they do by exhausting. */
    private static final double MASK = 1.3;

    // In play
    /** A card in play works every round. */
    private static final double WORKING = 1.6;
    /** Glory, Prosperity and many others count regions; beyond five, few do. */
    private static final double REGION = 0.9;

    private static final double SIXTH_REGION = 0.3;
    private static final double PRODUCTION = 0.25;

    // Tokens: what they buy, as long as there is something to buy; progress is a point besides
    private static final double MATERIAL = 0.30;
    private static final double POPULATION = 0.45;
    private static final double SPARE = 0.12;
    private static final int ENOUGH_MATERIAL = 9;
    private static final int ENOUGH_POPULATION = 6;
    private static final double PROGRESS = 0.15;

    // The turn: what it still promises, a little less than what it will bring, so that it is taken
    private static final double PLAYABLE = 0.8;
    private static final double UNREST_PLAYED = 2.5;
    private static final double READY = 0.5;
    private static final double PENDING = 0.8;
    private static final double INNOVATION = 1.0;
    private static final double RICHEST = 0.8;
    private static final double EXHAUST = 0.05;

    // The way
    private static final double NATION_CARD = 0.8;
    private static final double EMPIRE = 5;
    private static final double PATH = 6;
    private static final double DEVELOPMENT = 1.0;

    // Collapse, as measured in games between greedy bots
    /** With how many unrest left in the pile a collapse begins to threaten. */
    private static final double NEAR_COLLAPSE = 1.3;
    /** What winning or losing by a collapse is worth: the game, whatever the points. */
    private static final double COLLAPSE = 60;
    /** So many unrest more than the others are hard to make up for. */
    private static final double FAR_BEHIND = 2;

    // Time, as measured in games between greedy bots
    /** With so many rounds left, means count half of what they would in a game without end. */
    private static final double HALF_LIFE = 2;

    private static final double ROUNDS_AFTER_TRIGGER = 1.5;
    private static final double MAIN_DECK_A_ROUND = 1.8;
    private static final double ROUNDS_A_CARD = 1.5;

    /** By piece, and whether the owner is an empire: how much a play of the card brings. */
    private final double[] barbarian;

    private final double[] empire;
    /** By piece: what the card brings each round while it is in play. */
    private final double[] working;
    /** By piece: what exhausting it brings. */
    private final double[] exhausting;

    Evaluation(Catalog catalog) {
        int pieces = catalog.cards().size();
        barbarian = new double[pieces];
        empire = new double[pieces];
        working = new double[pieces];
        exhausting = new double[pieces];
        for (var card : catalog.cards()) {
            exhausting[card.index()] =
                    Math.clamp(card.faces().getFirst().exhaust().worth(), 0, 4);
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
        if (!card.pinned() && face.play().needsSelf()) {
            worth *= ONE_USE;
        }
        worth = Math.clamp(worth, 0, MOST_QUALITY);
        if (card.nation() != Card.COMMON) {
            worth += MASK * card.icons(Icon.MASK);
        }
        if (card.period() == Period.NONE || card.period() == period) {
            return worth;
        }
        return card.period() == Period.EMPIRE ? OTHER_PERIOD * worth : 0;
    }

    double of(EmpiresState s, int seat) {
        if (s.round == 0 || !s.hasNation(seat)) {
            return 0;
        }
        var tally = new Scoring.Tally(s, seat);
        return tally.total()
                + future(s) * (means(s, seat) - collapse(s, seat, tally.unrestCards()))
                + turn(s, seat)
                + pending(s, seat);
    }

    private double means(EmpiresState s, int seat) {
        return cycle(s, seat) + inPlay(s, seat) + tokens(s, seat) + way(s, seat);
    }

    // --- time -------------------------------------------------------------------------------------------------------

    /** How much of what is only a means to points still counts: less and less as the rounds run out. */
    private static double future(EmpiresState s) {
        double rounds = rounds(s);
        return rounds / (rounds + HALF_LIFE);
    }

    /** EMP-17.1: the rounds that are left, this one among them, if the main deck or somebody's development area ends it all. */
    private static double rounds(EmpiresState s) {
        if (s.lastRound != EmpiresState.NEVER) {
            return Math.max(0, s.lastRound - s.round + 1);
        }
        double rounds = ROUNDS_AFTER_TRIGGER + s.count(Places.MAIN) / MAIN_DECK_A_ROUND;
        for (int seat = 0; seat < s.players(); seat++) {
            if (Development.available(s, seat)) {
                int waiting = s.count(Places.development(seat)) + (s.isEmpire(seat) ? 0 : s.count(Places.nation(seat)));
                rounds = Math.min(rounds, ROUNDS_AFTER_TRIGGER + ROUNDS_A_CARD * waiting);
            }
        }
        return rounds;
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
        int size = s.hand(seat) + s.count(Places.deck(seat)) + s.count(Places.discard(seat));
        double tooThin = PLAIN_CARD * Math.max(0, THIN_ENOUGH - size);
        // a thick deck is none in hand: drawing empties it
        double drawn = hand - (PLAIN_CARD - plain) * s.hand(seat);
        return IN_CYCLE * (hand + rest - tooThin) + IN_HAND * Math.max(-2, drawn) + DRAWN_NEXT * next;
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

    /** EMP-11.2: nation cards, then the empire, then developments; one of them comes each time the deck has gone round. */
    private static double way(EmpiresState s, int seat) {
        double way = PATH * pathWalked(s, seat);
        if (!s.isEmpire(seat) && s.count(Places.nation(seat)) > 0) {
            return way - NATION_CARD * (s.count(Places.nation(seat)) - goneRound(s, seat));
        }
        if (s.nation(seat).canBecomeEmpire() && s.isEmpire(seat)) {
            way += EMPIRE;
        }
        if (s.isEmpire(seat) && Development.available(s, seat)) {
            way -= DEVELOPMENT * (s.count(Places.development(seat)) - goneRound(s, seat));
        }
        return way;
    }

    /** Which part of the deck has been drawn since it was shuffled. */
    private static double goneRound(EmpiresState s, int seat) {
        int left = s.count(Places.deck(seat));
        int all = left + s.count(Places.discard(seat)) + s.hand(seat);
        return all == 0 ? 1 : 1 - (double) left / all;
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
            double worth = s.card(p).unrest() ? unrestPlayed(s, seat) : quality[p];
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
        return PLAYABLE * promised + READY * ready(s, seat) + EXHAUST * s.exhausts(seat);
    }

    /** An unrest in hand can be got rid of for an action, if there is something to pay with. */
    private static double unrestPlayed(EmpiresState s, int seat) {
        boolean payable = s.tokens(seat, Token.POPULATION) > 0
                || s.tokens(seat, Token.PROGRESS) > 0
                || s.tokens(seat, Token.MATERIAL) > 2;
        return payable ? UNREST_PLAYED : 0;
    }

    /** What the cards in play can still bring when they are exhausted this turn. */
    private double ready(EmpiresState s, int seat) {
        var zones = s.zones();
        double sum = 0;
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            sum += s.isExhausted(p) ? 0 : exhausting[p];
        }
        return s.exhausts(seat) == 0 ? 0 : sum;
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

    /** EMP-17.3: the lower the pile, the likelier a collapse; then the fewest unrest win, whatever the points. */
    private static double collapse(EmpiresState s, int seat, int unrest) {
        int fewest = s.practice() ? Practice.unrest(s) : Integer.MAX_VALUE;
        for (int other = 0; other < s.players(); other++) {
            if (other != seat) {
                fewest = Math.min(fewest, Scoring.unrest(s, other));
            }
        }
        double behind = Math.clamp((unrest - fewest) / FAR_BEHIND, -1, 1);
        return COLLAPSE * behind * Math.exp(-s.count(Places.UNREST) / NEAR_COLLAPSE);
    }
}
