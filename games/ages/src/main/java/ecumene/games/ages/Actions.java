package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.ages.AgesState.Flag;
import ecumene.games.ages.AgesState.Phase;
import ecumene.games.ages.Tokens.Kind;
import java.util.Optional;

/** AGES-7: the action phase. Any number of civil and military actions in any order, until the player ends it. */
public final class Actions {
    static final Step<AgesState> BEGIN = Actions::begin;

    private Actions() {}

    private static void begin(AgesState s) {
        s.phase = Phase.ACTION;
        s.leader(s.active).ready(s, s.active);
        s.then(new Choice(s.active));
    }

    /** AGES-Q13. */
    record Choice(int seat) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return s.round == 1
                    ? Said.of(AgesSentence.ASK_FIRST_ACTION, s.civilLeft(seat))
                    : Said.of(AgesSentence.ASK_ACTION, s.civilLeft(seat), s.militaryLeft(seat));
        }

        @Override
        public void options(AgesState s, Options out) {
            Taking.offer(s, seat, out);
            if (s.round > 1) { // AGES-4.2: in the first turn cards may only be taken
                offerCivil(s, seat, out);
                offerMilitary(s, seat, out);
                offerFree(s, seat, out);
            }
            out.add(AgesVerb.END);
        }

        @Override
        public Optional<Record> facts(AgesState s, Move move) {
            return move.verb() == AgesVerb.END ? Optional.empty() : Optional.of(Price.ofAction(s, seat, move));
        }

        /** The end of a turn is always the player's word: until then everything can be taken back (AGES-7.3). */
        @Override
        public boolean revealing(AgesState s) {
            return true;
        }

        @Override
        public void pick(AgesState s, Move move) {
            if (move.verb() == AgesVerb.END) {
                s.then(EndOfTurn.BEGIN);
                return;
            }
            s.then(this);
            carryOut(s, seat, move);
        }
    }

    // --- what is possible -----------------------------------------------------------------------------------------

    private static void offerCivil(AgesState s, int seat, Options out) {
        if (Payment.civilLeft(s, seat) > 0) {
            Building.offerPopulation(s, seat, 0, out);
            Building.offerBuild(s, seat, Type.FARM, Type.ARENA, 0, out);
            Building.offerUpgrade(s, seat, Type.FARM, Type.ARENA, 0, out);
            s.leader(seat).offerUrban(s, seat, 0, out);
            Building.offerDestroy(s, seat, AgesVerb.DESTROY, Type.FARM, Type.ARENA, out);
            Wonders.offer(s, seat, Wonders.stagesAtOnce(s, seat), 0, out);
        } else {
            out.block(AgesVerb.POPULATION, 0, AgesSentence.TOO_FEW_CIVIL_ACTIONS, 1);
        }
        Technologies.offer(s, seat, 0, true, out);
        var zones = s.zones();
        for (int piece = zones.first(Places.civilHand(seat)); piece != Zones.NONE; piece = zones.after(piece)) {
            var card = s.card(piece);
            if (card.is(Type.LEADER)) {
                if (Payment.civilLeft(s, seat) > 0) {
                    out.add(AgesVerb.LEADER, piece);
                } else {
                    out.block(AgesVerb.LEADER, piece, AgesSentence.TOO_FEW_CIVIL_ACTIONS, 1);
                }
            } else if (card.is(Type.ACTION)) {
                ActionCards.offer(s, seat, piece, out);
            }
        }
    }

    private static void offerMilitary(AgesState s, int seat, Options out) {
        int actions = s.militaryLeft(seat);
        if (actions > 0) {
            Building.offerBuild(s, seat, Type.INFANTRY, Type.AIR_FORCE, 0, out);
            Building.offerUpgrade(s, seat, Type.INFANTRY, Type.AIR_FORCE, 0, out);
            Building.offerDestroy(s, seat, AgesVerb.DISBAND, Type.INFANTRY, Type.AIR_FORCE, out);
            s.leader(seat).offerMilitary(s, seat, out);
        }
        offerTactics(s, seat, actions, out);
    }

    /** AGES-7.18, AGES-7.19, AGES-7.27. */
    private static void offerTactics(AgesState s, int seat, int actions, Options out) {
        boolean changed = s.has(seat, Flag.TACTIC_CHANGED);
        var zones = s.zones();
        for (int piece = zones.first(Places.hand(seat)); piece != Zones.NONE; piece = zones.after(piece)) {
            if (!s.card(piece).is(Type.TACTIC) || Military.likeEarlier(s, seat, piece)) {
                continue;
            }
            if (changed) {
                out.block(AgesVerb.TACTIC, piece, AgesSentence.ONE_TACTIC_A_TURN, s.catalog.kindOf(piece));
            } else if (actions < Tactics.PLAY_COST) {
                out.block(AgesVerb.TACTIC, piece, AgesSentence.NEEDS_MILITARY_ACTIONS, Tactics.PLAY_COST);
            } else {
                out.add(AgesVerb.TACTIC, piece);
            }
        }
        for (int left = s.commonTactics; left != 0; left &= left - 1) {
            int tactic = Integer.numberOfTrailingZeros(left);
            int kind = Catalog.first(Type.TACTIC) + tactic;
            if (tactic == s.tactic[seat]) {
                out.block(AgesVerb.COPY, kind, AgesSentence.CURRENT_TACTIC, kind);
            } else if (changed) {
                out.block(AgesVerb.COPY, kind, AgesSentence.ONE_TACTIC_A_TURN, kind);
            } else if (actions < Tactics.COPY_COST) {
                out.block(AgesVerb.COPY, kind, AgesSentence.NEEDS_MILITARY_ACTIONS, Tactics.COPY_COST);
            } else {
                out.add(AgesVerb.COPY, kind);
            }
        }
    }

    /** AGES-7.21. */
    private static void offerFree(AgesState s, int seat, Options out) {
        if (s.enjoys(seat, Wonder.OCEAN_LINER_SERVICE) && !s.has(seat, Flag.OCEAN_LINER_USED) && s.yellow[seat] > 0) {
            out.add(AgesVerb.OCEAN_LINER);
        }
        s.leader(seat).offerFree(s, seat, out);
        // ways to pay: wanted for the next cost, although it would work without them
        if (Payment.hammurabiReady(s, seat) && !s.has(seat, Flag.HAMMURABI_WANTED) && s.civilLeft(seat) > 0) {
            out.add(AgesVerb.HAMMURABI);
        }
        boolean trade = Payment.tradeReady(s, seat, Kind.FOOD) || Payment.tradeReady(s, seat, Kind.RESOURCES);
        if (trade && !s.has(seat, Flag.TRADE_ROUTES_WANTED)) {
            out.add(AgesVerb.TRADE_ROUTES);
        }
        if (!s.has(seat, Flag.MANUAL_WANTED) && Tokens.hasChoice(s, seat)) {
            out.add(AgesVerb.MANUAL);
        }
    }

    // --- carrying it out ------------------------------------------------------------------------------------------

    private static void carryOut(AgesState s, int seat, Move move) {
        int a = move.a();
        int b = move.b();
        switch ((AgesVerb) move.verb()) {
            case TAKE -> {
                int space = CardRow.spaceOf(s, a);
                Payment.civil(s, seat, Taking.cost(s, seat, space));
                Taking.take(s, seat, space);
            }
            case POPULATION -> {
                Payment.civil(s, seat, 1);
                Building.increasePopulation(s, seat, 0);
            }
            case BUILD -> {
                action(s, seat, a);
                Building.build(s, seat, a, 0);
            }
            case UPGRADE -> {
                action(s, seat, a);
                Building.upgrade(s, seat, a, b, 0);
            }
            case DESTROY, DISBAND -> {
                action(s, seat, a);
                Building.destroy(s, seat, a);
            }
            case BACH -> {
                Payment.civil(s, seat, 1);
                Building.bach(s, seat, a, b, 0);
            }
            case LEADER -> {
                Payment.civil(s, seat, 1);
                Leaders.play(s, seat, a);
            }
            case STAGES -> {
                Payment.civil(s, seat, 1);
                Wonders.build(s, seat, a, 0);
            }
            case DEVELOP -> {
                Payment.civil(s, seat, 1);
                Technologies.develop(s, seat, a, 0);
            }
            case REVOLT -> Technologies.revolt(s, seat, a, 0);
            case PLAY -> ActionCards.play(s, seat, a);
            case TACTIC -> Tactics.play(s, seat, a);
            case COPY -> Tactics.copy(s, seat, a);
            case OCEAN_LINER -> {
                s.raise(seat, Flag.OCEAN_LINER_USED);
                Population.gain(s, seat, 1);
            }
            case RECRUIT, CHURCHILL_CULTURE, CHURCHILL_FORCES -> s.leader(seat).act(s, seat, move);
            case HAMMURABI -> s.raise(seat, Flag.HAMMURABI_WANTED);
            case TRADE_ROUTES -> s.raise(seat, Flag.TRADE_ROUTES_WANTED);
            case MANUAL -> s.raise(seat, Flag.MANUAL_WANTED);
            default -> throw new IllegalStateException("not an action: " + move.verb());
        }
    }

    /** Units take a military action, everything else a civil one. */
    private static void action(AgesState s, int seat, int slot) {
        if (Catalog.typeOfSlot(slot).unit()) {
            s.spendMilitary(seat, 1);
        } else {
            Payment.civil(s, seat, 1);
        }
    }
}
