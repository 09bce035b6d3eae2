package ecumene.games.ages;

import ecumene.engine.Zones;
import ecumene.games.ages.Tokens.Kind;

/**
 * The bot's eye: how a civilization stands, in culture points at the end of the game. Points it has, what its ratings
 * will bring in the turns that are left, and what everything else is worth as a means to that. It reads the same before
 * and after a production phase, so that ending a turn neither gains nor loses by itself.
 */
final class Evaluation {
    /** Cards that an average turn takes from the row, beside those swept away. */
    private static final double TAKEN_A_TURN = 1.8;
    /** Rounds after the last civil card. */
    private static final double ROUNDS_OF_AGE_IV = 1.5;

    private static final double USUAL_TURNS = 18;
    /** Strength that the last turns ask for, beside the warrior one begins with. */
    private static final double DEMANDED_AT_THE_END = 15;

    private static final double SCIENCE = 0.5;
    private static final double RESOURCE = 0.5;
    private static final double FOOD = 0.4;
    private static final double CIVIL_ACTION = 0.65;
    private static final double MILITARY_ACTION = 0.3;
    private static final double FACE = 0.8;
    private static final double BLUE_TOKEN = 0.6;
    private static final double YELLOW_TOKEN = 1.0;
    private static final double MILITARY_CARD = 0.6;
    private static final double UNSPENT_CIVIL = 0.5;
    /** How much of a benefit counts while it is only in hand, or in play without workers. */
    private static final double IN_HAND = 0.35;

    private static final double NOT_WORKED = 0.5;

    private final Catalog catalog;

    Evaluation(Catalog catalog) {
        this.catalog = catalog;
    }

    double of(AgesState s, int seat) {
        if (!s.inGame(seat)) {
            return -1000;
        }
        double turns = turnsLeft(s, seat);
        double value = s.culture[seat] + s.cultureRating(seat) * turns;
        value += goods(s, seat, turns);
        value += people(s, seat, turns);
        value += actions(s, seat, turns);
        value += might(s, seat, turns);
        value += technologies(s, seat, turns);
        value += wonder(s, seat, turns);
        value += leader(s, seat, turns);
        value += hands(s, seat, turns);
        return value;
    }

    // --- time -----------------------------------------------------------------------------------------------------

    /** Production phases that this civilization still has before it. */
    private double turnsLeft(AgesState s, int seat) {
        boolean thisRound = place(s, seat) >= place(s, s.active);
        return rounds(s) + (thisRound ? 1 : 0);
    }

    private static int place(AgesState s, int seat) {
        return Math.floorMod(seat - s.first, s.players());
    }

    /** Whole rounds after this one. */
    private double rounds(AgesState s) {
        if (s.lastRound > 0) {
            return s.lastRound - s.round;
        }
        int cards = s.zones().count(Places.CIVIL_DECK);
        for (int age = s.age + 1; age < Catalog.LEVELS; age++) {
            cards += s.zones().count(Places.waitingCivil(age));
        }
        int civilizations = s.civilizations();
        double swept = civilizations == 2 ? 3 : civilizations == 3 ? 2 : 1;
        return cards / (civilizations * (swept + TAKEN_A_TURN)) + ROUNDS_OF_AGE_IV;
    }

    /** What a thing that comes every turn is worth, when one of it is worth less and less in the last {@code fade} turns. */
    private static double stream(double turns, double fade) {
        double useful = Math.max(0, turns - 1);
        return useful < fade ? useful * useful / (2 * fade) : useful - fade / 2;
    }

    /** What one of it is worth now. */
    private static double now(double turns, double fade) {
        return Math.min(1, turns / fade);
    }

    // --- food, resources, science ---------------------------------------------------------------------------------

    private double goods(AgesState s, int seat, double turns) {
        double science = Math.min(s.science[seat], 18) + 0.4 * Math.max(0, s.science[seat] - 18);
        double value = SCIENCE * (science * now(turns - 1, 5) + s.scienceRating(seat) * stream(turns, 6));
        int resources = Tokens.stored(s, seat, Kind.RESOURCES);
        double stored = Math.min(resources, 12) + 0.5 * Math.max(0, resources - 12);
        int mines = Production.resourcesPerTurn(s, seat);
        value += RESOURCE * (stored * now(turns, 4) + mines * stream(turns, 4));
        int food = Tokens.stored(s, seat, Kind.FOOD);
        int harvest = Production.foodPerTurn(s, seat) - Population.consumption(s.yellow[seat]);
        double surplus = Math.min(harvest, 3) + 0.25 * Math.max(0, harvest - 3);
        value += FOOD * Math.min(food, 8) * now(turns - 1, 5);
        value += harvest >= 0 ? FOOD * surplus * stream(turns, 6) : 1.2 * harvest * Math.min(turns, 6);
        double famine = Math.max(0, -harvest - food);
        value -= Production.CULTURE_PER_MISSING_FOOD * famine * Math.min(turns, 1.5);
        value -= RESOURCE * Tokens.corruption(s.blue[seat]) * Math.min(turns, 2.5);
        value += BLUE_TOKEN * (s.blueOwned[seat] - 16) * now(turns, 6);
        return value + YELLOW_TOKEN * (s.yellowOwned[seat] - 25) * now(turns, 6);
    }

    // --- workers and their mood -----------------------------------------------------------------------------------

    private double people(AgesState s, int seat, double turns) {
        double worker = 0.8 * now(turns, 4) + 0.14 * stream(turns, 4);
        int idle = s.pool[seat];
        double value = worker * (Math.min(idle, 2) + 0.3 * Math.max(0, idle - 2));
        int surplus = s.happiness(seat) - Population.requiredHappiness(s.yellow[seat]);
        if (surplus >= 0) {
            return value + FACE * now(turns, 5) * (Math.min(surplus, 2) + 0.3 * Math.max(0, surplus - 2));
        }
        value += 0.7 * surplus * now(turns, 3);
        if (-surplus > idle && turns > 0) {
            double lost = s.cultureRating(seat)
                    + SCIENCE * s.scienceRating(seat)
                    + RESOURCE * Production.resourcesPerTurn(s, seat)
                    + FOOD * Production.foodPerTurn(s, seat);
            value -= 2 + lost * Math.min(turns, 1.5);
        }
        return value;
    }

    // --- actions --------------------------------------------------------------------------------------------------

    private double actions(AgesState s, int seat, double turns) {
        double value = CIVIL_ACTION * (s.civilActions[seat] - 4) * Math.max(0, turns - 0.5);
        value += MILITARY_ACTION * (s.militaryActions[seat] - 2) * Math.max(0, turns - 0.5);
        value += 0.6 * (s.governmentOf(seat).limit() - 2) * now(turns - 1, 6);
        if (s.active == seat && s.phase != AgesState.Phase.END) {
            value += UNSPENT_CIVIL * s.civilLeft(seat);
            double drawn = s.age == AgesState.LAST_AGE ? 0 : MILITARY_CARD;
            value += drawn * Math.min(3, s.militaryLeft(seat)) * now(turns - 1, 3);
        }
        return value;
    }

    // --- strength -------------------------------------------------------------------------------------------------

    /** Strength counts against that of the others; and who falls behind what the time demands invites the next attack. */
    private double might(AgesState s, int seat, double turns) {
        int own = s.strength(seat);
        double weight = (s.age <= 1 ? 0.7 : s.age == 2 ? 1 : 1.1) * now(turns, 2);
        double value = 0.1 * own * now(turns, 4);
        double demanded = 1 + DEMANDED_AT_THE_END * Math.max(0, 1 - turns / USUAL_TURNS);
        value -= 0.5 * Math.max(0, demanded - own) * now(turns, 2);
        for (int other = s.next(seat); other != seat; other = s.next(other)) {
            int lead = own - s.strength(other);
            double felt = lead < 0 ? 1.2 * Math.max(lead, -20) : Math.min(lead, 12) * 0.7;
            value += weight * felt / (s.civilizations() - 1);
            value += warOf(s, seat, other, lead) - warOf(s, other, seat, -lead);
        }
        return value;
    }

    /** What a war declared by one on the other promises, as strengths stand. */
    private double warOf(AgesState s, int declarer, int rival, int lead) {
        if (s.war[declarer] == AgesState.NONE || s.warTarget[declarer] != rival || lead == 0) {
            return 0;
        }
        double gain = 0;
        for (var op : s.card(s.war[declarer]).ops()) {
            gain = switch (op) {
                case AttackOp.WarCulture culture -> culture.base() + Math.abs(lead);
                case AttackOp.WarTerritory territory -> 1.5 * (territory.base() + Math.abs(lead) / territory.per());
                case AttackOp.WarTechnology _ -> SCIENCE * Math.abs(lead);
                default -> 0;
            };
        }
        return 0.6 * Math.signum(lead) * gain;
    }

    // --- technologies ---------------------------------------------------------------------------------------------

    /** What technologies in play promise beyond the workers that stand on them already. */
    private double technologies(AgesState s, int seat, double turns) {
        double value = 0;
        for (long left = s.technologies(seat); left != 0; left &= left - 1) {
            int slot = Long.numberOfTrailingZeros(left);
            if (catalog.level[slot] > 0) {
                value += NOT_WORKED * promise(s, seat, slot, turns);
            }
        }
        int construction = s.special(seat, Type.CONSTRUCTION);
        value += 0.35 * construction * Math.min(turns, 8) * 0.5;
        int exploration = s.special(seat, Type.EXPLORATION);
        return value + 0.4 * exploration * now(turns, 6);
    }

    /** What it would bring to use a technology with the workers there are, less what that costs. */
    private double promise(AgesState s, int seat, int slot, double turns) {
        var type = Catalog.typeOfSlot(slot);
        double gain = 0;
        if (type.production()) {
            double each = type == Type.FARM ? FOOD * stream(turns, 6) : RESOURCE * stream(turns, 4);
            for (int lower = Catalog.first(type); lower < slot; lower++) {
                int n = Math.min(3, s.workers(seat, lower));
                double better = (catalog.value[slot] - catalog.value[lower]) * each;
                double cost = RESOURCE * (catalog.cost[slot] - catalog.cost[lower]) + UNSPENT_CIVIL;
                gain += n * Math.max(0, better - cost);
            }
            return gain;
        }
        double worth = output(s, slot, turns);
        if (type.unit()) {
            int n = 0;
            for (int lower = Catalog.first(type); lower < slot; lower++) {
                n += s.workers(seat, lower);
                gain += s.workers(seat, lower) * Math.max(0, worth - output(s, lower, turns));
            }
            return 0.7 * (gain + (n == 0 ? 0.5 * worth : 0));
        }
        int room = s.governmentOf(seat).limit() - s.workers(seat, type);
        if (room > 0) {
            gain = Math.max(0, worth - RESOURCE * Building.cost(s, seat, slot) - UNSPENT_CIVIL);
        }
        for (int lower = Catalog.first(type); lower < slot; lower++) {
            if (s.workers(seat, lower) > 0) {
                double cost = RESOURCE * Building.upgradeCost(s, seat, lower, slot) + UNSPENT_CIVIL;
                gain += Math.max(0, worth - output(s, lower, turns) - cost);
            }
        }
        return gain;
    }

    /** What one worker on a card brings. */
    private double output(AgesState s, int slot, double turns) {
        double might = s.age <= 1 ? 0.8 : 1.2;
        return catalog.culture[slot] * Math.max(0, turns - 0.5)
                + SCIENCE * catalog.science[slot] * stream(turns, 6)
                + FACE * catalog.happy[slot] * now(turns, 4)
                + might * catalog.strength[slot] * now(turns, 2);
    }

    /** Symbols of a card that counts once. */
    private double symbols(Symbols symbols, double turns) {
        return symbols.culture() * turns
                + SCIENCE * symbols.science() * stream(turns, 6)
                + FACE * symbols.happy() * now(turns, 4)
                + 1.1 * symbols.strength() * now(turns, 2)
                + CIVIL_ACTION * symbols.civilActions() * Math.max(0, turns - 0.5)
                + MILITARY_ACTION * symbols.militaryActions() * Math.max(0, turns - 0.5)
                + BLUE_TOKEN * symbols.blueTokens() * now(turns, 6);
    }

    // --- wonders --------------------------------------------------------------------------------------------------

    /** An unfinished wonder counts for more with every stage. */
    private double wonder(AgesState s, int seat, double turns) {
        double value = s.enjoys(seat, Wonder.OCEAN_LINER_SERVICE) ? 0.8 * Math.min(turns, 6) : 0;
        value += s.enjoys(seat, Wonder.LIBRARY_OF_ALEXANDRIA) ? 1.5 * now(turns, 6) : 0;
        value += 0.8 * Integer.bitCount(s.colonies[seat]);
        if (s.building[seat] == AgesState.NONE) {
            return value;
        }
        var card = catalog.wonder(s.building[seat]);
        int total = 0;
        int paid = 0;
        for (int stage = 0; stage < card.stages().size(); stage++) {
            total += card.stages().get(stage);
            paid += stage < s.stages[seat] ? card.stages().get(stage) : 0;
        }
        double rest = total - paid;
        double mines = Math.max(1, Production.resourcesPerTurn(s, seat));
        boolean inTime = rest <= Tokens.stored(s, seat, Kind.RESOURCES) + mines * Math.max(0, turns - 1);
        double whole = complete(s, seat, s.building[seat], turns - 1);
        return value + (inTime ? whole : 0.2 * whole) * (0.15 + 0.7 * paid / total) - 0.2 * rest;
    }

    /** What the finished wonder will be worth. */
    private double complete(AgesState s, int seat, int wonder, double turns) {
        double left = Math.max(0, turns);
        double value = symbols(catalog.wonder(wonder).symbols(), left);
        return value
                + switch (Wonder.of(wonder)) {
                    case LIBRARY_OF_ALEXANDRIA -> 1.5;
                    case GREAT_WALL -> 0.5 * (s.workers(seat, Type.INFANTRY) + s.workers(seat, Type.ARTILLERY)) + 0.5;
                    case ST_PETERS_BASILICA -> 2.5 * now(left, 5);
                    case TRANSCONTINENTAL_RAILROAD -> RESOURCE * 2.5 * stream(left, 4);
                    case OCEAN_LINER_SERVICE -> 1.2 * Math.min(left, 7);
                    case FIRST_SPACE_FLIGHT, FAST_FOOD_CHAINS, INTERNET, HOLLYWOOD ->
                        1.1 * Wonders.onCompletion(s, seat, Wonder.of(wonder));
                    default -> 0.0;
                };
    }

    // --- leaders --------------------------------------------------------------------------------------------------

    /** What a leader brings beyond the ratings, and how long he still lives. */
    private double leader(AgesState s, int seat, double turns) {
        if (s.leader[seat] == AgesState.NONE) {
            return 0;
        }
        return ability(s, seat, Leader.of(s.leader[seat]), Math.min(turns, 7));
    }

    private double ability(AgesState s, int seat, Leader leader, double turns) {
        return switch (leader) {
            case ARISTOTLE, MOSES -> 0.5 * turns;
            case HAMMURABI -> 0.6 * turns;
            case HOMER -> 0.35 * turns;
            case JULIUS_CAESAR -> 1.0;
            case CHRISTOPHER_COLUMBUS -> 2.5;
            case FREDERICK_BARBAROSSA -> 0.6 * turns;
            case GENGHIS_KHAN -> (strongest(s, seat) ? 2.5 : 0.5) * turns;
            case LEONARDO_DA_VINCI, ISAAC_NEWTON -> 0.5 * turns;
            case MAXIMILIEN_ROBESPIERRE -> 1.5;
            case ALBERT_EINSTEIN -> 1.8 * turns;
            case BILL_GATES -> Ratings.levels(s, seat, Type.LAB);
            case WINSTON_CHURCHILL -> 3 * turns;
            default -> 0.3;
        };
    }

    private static boolean strongest(AgesState s, int seat) {
        for (int other = s.next(seat); other != seat; other = s.next(other)) {
            if (s.strength(other) > s.strength(seat)) {
                return false;
            }
        }
        return true;
    }

    // --- hands ----------------------------------------------------------------------------------------------------

    private double hands(AgesState s, int seat, double turns) {
        double value = 0;
        var zones = s.zones();
        for (int piece = zones.first(Places.civilHand(seat)); piece != Zones.NONE; piece = zones.after(piece)) {
            value += inHand(s, seat, catalog.cardOf(piece), turns);
        }
        int cards = s.hand(seat);
        int limit = s.militaryHandLimit(seat);
        double each = MILITARY_CARD * now(turns - 1, 3);
        return value + each * Math.min(cards, limit) + 0.3 * each * Math.max(0, cards - limit);
    }

    private double inHand(AgesState s, int seat, Card card, double turns) {
        if (card.is(Type.ACTION)) {
            double worth = 0;
            for (var op : card.ops()) {
                worth += op.worth();
            }
            return 0.35 * worth * now(turns - 0.5, 2);
        }
        if (card.is(Type.LEADER)) {
            int leader = card.index() - Catalog.first(Type.LEADER);
            double life = Math.min(turns, 6);
            double worth =
                    2 + 0.4 * life + 0.5 * ability(s, seat, Leader.of(leader), life) + symbols(card.symbols(), life);
            return (s.leader[seat] == AgesState.NONE ? 0.6 : 0.3) * worth * now(turns - 0.5, 3);
        }
        double later = turns - 1;
        if (later <= 0) {
            return 0;
        }
        double gain = card.index() < Catalog.SLOTS
                ? promise(s, seat, card.index(), later)
                : card.is(Type.GOVERNMENT) ? reform(s, seat, card, later) : special(s, seat, card, later);
        double cost = SCIENCE * 0.6 * (card.is(Type.GOVERNMENT) ? card.revolution() + 3 : card.science());
        return IN_HAND * Math.max(0, gain - cost) * now(later, 2);
    }

    private double reform(AgesState s, int seat, Card card, double turns) {
        var now = s.governmentOf(seat);
        return symbols(card.symbols(), turns)
                - symbols(now.symbols(), turns)
                + 0.6 * (card.limit() - now.limit()) * now(turns, 6);
    }

    private double special(AgesState s, int seat, Card card, double turns) {
        int type = (card.index() - Catalog.first(Type.LAW)) / 3;
        int have = s.special(seat, type);
        if (have >= card.level()) {
            return 0;
        }
        double old = have == 0
                ? 0
                : symbols(catalog.card(Catalog.special(type, have)).symbols(), turns);
        double other = card.is(Type.CONSTRUCTION) || card.is(Type.EXPLORATION) ? 1.2 * now(turns, 5) : 0;
        return symbols(card.symbols(), turns) - old + other;
    }
}
