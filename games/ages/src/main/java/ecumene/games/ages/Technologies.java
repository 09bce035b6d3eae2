package ecumene.games.ages;

import ecumene.engine.Options;
import ecumene.engine.Step;
import ecumene.engine.Zones;

/** AGES-7.12, AGES-7.13: developing technologies, changing the government in peace or by revolution. */
final class Technologies {
    private static final int COOPERATION_LESS = 2;

    private Technologies() {}

    /** AGES-20.5. */
    static int scienceCost(AgesState s, int seat, Card card, boolean revolution, int less) {
        int cost = revolution ? card.revolution() : card.science();
        cost = Math.max(0, cost - s.leader(seat).lessScience(s, seat, card.type()));
        if (cooperates(s, seat)) {
            cost -= COOPERATION_LESS;
        }
        return Math.max(0, cost - less);
    }

    private static boolean cooperates(AgesState s, int seat) {
        return Pacts.isPartner(s, Pact.SCIENTIFIC_COOPERATION.ordinal(), seat);
    }

    private static int cooperator(AgesState s, int seat) {
        return Pacts.partner(s, Pact.SCIENTIFIC_COOPERATION.ordinal(), seat);
    }

    /** AGES-13.35: without a science point of the partner nothing can be developed. */
    private static boolean partnerCanPay(AgesState s, int seat) {
        return !cooperates(s, seat) || s.science[cooperator(s, seat)] > 0;
    }

    // --- what is possible -----------------------------------------------------------------------------------------

    /** Every technology in hand, and every revolution; {@code action} asks for the civil action too. */
    static void offer(AgesState s, int seat, int less, boolean action, Options out) {
        var zones = s.zones();
        for (int piece = zones.first(Places.civilHand(seat)); piece != Zones.NONE; piece = zones.after(piece)) {
            var card = s.card(piece);
            if (card.type().technology()) {
                offerDevelop(s, seat, piece, less, action, out);
                if (card.is(Type.GOVERNMENT)) {
                    offerRevolt(s, seat, piece, less, out);
                }
            }
        }
    }

    private static void offerDevelop(AgesState s, int seat, int piece, int less, boolean action, Options out) {
        var card = s.card(piece);
        int cost = scienceCost(s, seat, card, false, less);
        if (action && Payment.civilLeft(s, seat) < 1) {
            out.block(AgesVerb.DEVELOP, piece, AgesSentence.TOO_FEW_CIVIL_ACTIONS, 1);
        } else if (!partnerCanPay(s, seat)) {
            out.block(AgesVerb.DEVELOP, piece, AgesSentence.PARTNER_WITHOUT_SCIENCE, cooperator(s, seat));
        } else if (cost > Payment.scienceFor(s, seat, card)) {
            out.block(AgesVerb.DEVELOP, piece, AgesSentence.TOO_LITTLE_SCIENCE, cost);
        } else {
            out.add(AgesVerb.DEVELOP, piece);
        }
    }

    private static void offerRevolt(AgesState s, int seat, int piece, int less, Options out) {
        int cost = scienceCost(s, seat, s.card(piece), true, less);
        if (!allActionsAvailable(s, seat)) {
            out.block(AgesVerb.REVOLT, piece, AgesSentence.NOT_ALL_ACTIONS, piece);
        } else if (!partnerCanPay(s, seat)) {
            out.block(AgesVerb.REVOLT, piece, AgesSentence.PARTNER_WITHOUT_SCIENCE, cooperator(s, seat));
        } else if (cost > s.science[seat]) {
            out.block(AgesVerb.REVOLT, piece, AgesSentence.TOO_LITTLE_SCIENCE, cost);
        } else {
            out.add(AgesVerb.REVOLT, piece);
        }
    }

    /** AGES-7.24: none is spent; with Robespierre the military ones count (AGES-13.9). */
    static boolean allActionsAvailable(AgesState s, int seat) {
        return s.leader(seat).revoltsWithMilitary() ? s.militarySpent[seat] == 0 : s.civilSpent[seat] == 0;
    }

    // --- developing -----------------------------------------------------------------------------------------------

    /** AGES-7.12: science is paid, the card comes into play, and then what depends on developing happens. */
    static void develop(AgesState s, int seat, int piece, int less) {
        var card = s.card(piece);
        int cost = scienceCost(s, seat, card, false, less);
        pay(s, seat, card, cost);
        s.log(AgesSentence.DEVELOPED, seat, piece, cost);
        s.then(new Developed(seat));
        introduce(s, seat, piece);
    }

    /** AGES-7.13: new civil actions come spent, new military ones available; with Robespierre the other way round. */
    static void revolt(AgesState s, int seat, int piece, int less) {
        var card = s.card(piece);
        int cost = scienceCost(s, seat, card, true, less);
        boolean military = s.leader(seat).revoltsWithMilitary();
        pay(s, seat, card, cost);
        if (military) {
            s.militarySpent[seat] = s.militaryActions[seat];
        } else {
            s.civilSpent[seat] = s.civilActions[seat];
        }
        s.log(AgesSentence.REVOLTED, seat, piece, cost);
        s.then(new Developed(seat));
        introduce(s, seat, piece);
        if (military) {
            s.militarySpent[seat] = s.militaryActions[seat];
        } else {
            s.civilSpent[seat] = s.civilActions[seat];
        }
        s.leader(seat).revolted(s, seat);
    }

    private static void pay(AgesState s, int seat, Card card, int cost) {
        Payment.science(s, seat, card, cost);
        if (cooperates(s, seat)) {
            Points.science(s, cooperator(s, seat), -1);
        }
    }

    private static void introduce(AgesState s, int seat, int piece) {
        var card = s.card(piece);
        if (card.is(Type.GOVERNMENT)) {
            int old = s.governmentOf(seat).index();
            int oldPiece = s.pieceIn(Places.play(seat), old);
            if (oldPiece != Zones.NONE) { // Despotism is merely covered
                s.box(oldPiece);
            }
            s.zones().move(piece, Places.play(seat));
            s.government[seat] = (byte) (card.index() - Catalog.first(Type.GOVERNMENT));
            s.touch(seat);
            Ratings.refreshActions(s, seat);
        } else if (card.type().special()) {
            gainSpecial(s, seat, piece);
        } else {
            s.zones().move(piece, Places.play(seat));
            s.learn(seat, card.index());
        }
    }

    /** What leaders do when a technology is developed (AGES-13.5). */
    private record Developed(int seat) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            s.leader(seat).developed(s, seat);
        }
    }

    // --- special technologies: one of each type, the higher level stays (AGES-7.12, AGES-5.12) -----------------------

    private static int typeOf(int kind) {
        return (kind - Catalog.first(Type.LAW)) / 3;
    }

    private static int levelOf(int kind) {
        return (kind - Catalog.first(Type.LAW)) % 3 + 1;
    }

    /** A special technology comes into play; AGES-11.8 and AGES-12.7: only the net difference counts. */
    static void gainSpecial(AgesState s, int seat, int piece) {
        int kind = s.catalog.kindOf(piece);
        int type = typeOf(kind);
        int old = s.special(seat, type);
        if (old > levelOf(kind)) {
            s.box(piece);
            return;
        }
        int before = 0;
        if (old > 0) {
            int oldKind = Catalog.special(type, old);
            before = s.catalog.card(oldKind).symbols().blueTokens();
            s.box(s.pieceIn(Places.play(seat), oldKind));
        }
        s.zones().move(piece, Places.play(seat));
        s.setSpecial(seat, type, levelOf(kind));
        Ratings.refreshActions(s, seat);
        Tokens.blueSymbols(s, seat, s.card(piece).symbols().blueTokens() - before);
    }

    /** A stolen one is lost with all it gave; the piece stays where it lies until the victor has it. */
    static void dropSpecial(AgesState s, int seat, int kind) {
        s.setSpecial(seat, typeOf(kind), 0);
        Ratings.refreshActions(s, seat);
        Tokens.blueSymbols(s, seat, -s.catalog.card(kind).symbols().blueTokens());
    }
}
