package ecumene.games.ages;

import ecumene.games.ages.AgesState.Flag;
import ecumene.games.ages.Tokens.Kind;

/**
 * AGES-20: paying for the actions of a turn. Pools for this turn go first (AGES-12.14), then own tokens; Hammurabi and
 * Trade Routes are ways to pay (AGES-13.8, AGES-13.41): used when wanted, and by themselves when it does not work
 * without them. A payment may ask which tokens (AGES-Q16), so whatever follows it must already be on the agenda.
 */
public final class Payment {
    private Payment() {}

    // --- civil actions --------------------------------------------------------------------------------------------

    /** Civil actions that can be spent, with the military action that Hammurabi may turn into one. */
    static int civilLeft(AgesState s, int seat) {
        return s.civilLeft(seat) + (hammurabiReady(s, seat) ? 1 : 0);
    }

    /** AGES-13.8: while he leads, and for the rest of the turn in which he is replaced. */
    static boolean hammurabiReady(AgesState s, int seat) {
        return (s.leader(seat).lendsMilitary() || s.has(seat, Flag.HAMMURABI_REPLACED))
                && seat == s.active
                && s.phase == AgesState.Phase.ACTION
                && s.militaryLeft(seat) > 0
                && !s.has(seat, Flag.HAMMURABI_USED);
    }

    static void civil(AgesState s, int seat, int count) {
        int own = count;
        if (count > 0 && hammurabiReady(s, seat) && (s.has(seat, Flag.HAMMURABI_WANTED) || s.civilLeft(seat) < count)) {
            s.spendMilitary(seat, 1);
            s.raise(seat, Flag.HAMMURABI_USED);
            s.lower(seat, Flag.HAMMURABI_WANTED);
            s.log(AgesSentence.USED_HAMMURABI, seat);
            own--;
        }
        s.spendCivil(seat, own);
    }

    /** AGES-7.10: the action paid for a successor comes back; AGES-13.8: if no own one is spent, as a temporary one. */
    static void civilBack(AgesState s, int seat) {
        if (s.civilSpent[seat] > 0) {
            s.civilSpent[seat]--;
        } else {
            s.civilTemporary[seat]++;
        }
    }

    // --- food and resources ---------------------------------------------------------------------------------------

    /** Whether Trade Routes Agreement lets this civilization cover one of this kind with one of the other. */
    static boolean tradeReady(AgesState s, int seat, Kind kind) {
        return s.phase == AgesState.Phase.ACTION && canTrade(s, seat, kind);
    }

    private static boolean canTrade(AgesState s, int seat, Kind kind) {
        int pact = Pact.TRADE_ROUTES_AGREEMENT.ordinal();
        if (!Pacts.isPartner(s, pact, seat) || seat != s.active || s.has(seat, Flag.TRADE_ROUTES_USED)) {
            return false;
        }
        var covered = Pacts.sideOf(s, pact, seat) == Pacts.SIDE_A ? Kind.RESOURCES : Kind.FOOD;
        return kind == covered && Tokens.stored(s, seat, other(kind)) > 0;
    }

    static Kind other(Kind kind) {
        return kind == Kind.FOOD ? Kind.RESOURCES : Kind.FOOD;
    }

    /** The resources for this turn that fit: for units only. */
    public static int pool(AgesState s, int seat, boolean unit) {
        return unit ? s.forcesResources[seat] + (s.has(seat, Flag.HOMER_RESOURCE) ? 1 : 0) : 0;
    }

    /** The most this civilization can pay. */
    static int most(AgesState s, int seat, Kind kind, boolean unit) {
        return Tokens.stored(s, seat, kind) + pool(s, seat, unit) + (tradeReady(s, seat, kind) ? 1 : 0);
    }

    static boolean can(AgesState s, int seat, Kind kind, int amount, boolean unit) {
        return amount == 0 || most(s, seat, kind, unit) >= amount;
    }

    static void resources(AgesState s, int seat, int amount, boolean unit) {
        int left = amount;
        if (unit && left > 0 && s.has(seat, Flag.HOMER_RESOURCE)) {
            s.lower(seat, Flag.HOMER_RESOURCE); // first, since it goes when Homer goes
            left--;
        }
        if (unit) {
            int temporary = Math.min(left, s.forcesResources[seat]);
            s.forcesResources[seat] -= temporary;
            left -= temporary;
        }
        tokens(s, seat, Kind.RESOURCES, left);
    }

    static void food(AgesState s, int seat, int amount) {
        tokens(s, seat, Kind.FOOD, amount);
    }

    private static void tokens(AgesState s, int seat, Kind kind, int amount) {
        int left = amount;
        if (left > 0
                && tradeReady(s, seat, kind)
                && (s.has(seat, Flag.TRADE_ROUTES_WANTED) || Tokens.stored(s, seat, kind) < left)) {
            trade(s, seat, kind);
            left--;
        }
        if (left > 0 && s.has(seat, Flag.MANUAL_WANTED)) {
            s.lower(seat, Flag.MANUAL_WANTED);
            s.then(new Tokens.ManualPayment(seat, kind, left));
        } else {
            Tokens.pay(s, seat, kind, left);
        }
    }

    private static void trade(AgesState s, int seat, Kind kind) {
        s.raise(seat, Flag.TRADE_ROUTES_USED);
        s.lower(seat, Flag.TRADE_ROUTES_WANTED);
        s.log(AgesSentence.USED_TRADE_ROUTES, seat);
        Tokens.pay(s, seat, other(kind), 1);
    }

    /** AGES-13.41: at the end of the own turn an unused conversion covers one missing food, if that saves culture. */
    static int tradeForHunger(AgesState s, int seat, int missing) {
        boolean saves = missing > 0 && s.culture[seat] > Production.CULTURE_PER_MISSING_FOOD * (missing - 1);
        if (saves && s.phase == AgesState.Phase.END && canTrade(s, seat, Kind.FOOD)) {
            trade(s, seat, Kind.FOOD);
            return 1;
        }
        return 0;
    }

    // --- science --------------------------------------------------------------------------------------------------

    /** Science that can be spent on a technology: Churchill's only on military units (AGES-13.46). */
    static int scienceFor(AgesState s, int seat, Card technology) {
        return s.science[seat] + (technology.type().unit() ? s.forcesScience[seat] : 0);
    }

    static void science(AgesState s, int seat, Card technology, int amount) {
        int temporary = technology.type().unit() ? Math.min(amount, s.forcesScience[seat]) : 0;
        s.forcesScience[seat] -= temporary;
        s.science[seat] -= amount - temporary;
    }
}
