package ecumene.games.ages;

import ecumene.engine.Step;
import ecumene.games.ages.AgesState.Phase;

/** AGES-3 and AGES-4: rounds, turns and their order. */
final class Turn {
    static final Step<AgesState> BEGIN = Turn::begin;
    private static final Step<AgesState> WAR = War::resolve;
    private static final Step<AgesState> TACTIC = Tactics::publish;
    private static final Step<AgesState> POLITICS = Politics::begin;

    private Turn() {}

    /** AGES-4.1: the start of a turn; AGES-4.2: the first one has only its action phase. */
    private static void begin(AgesState s) {
        s.turn++;
        s.phase = Phase.START;
        s.battle = Battle.NONE;
        s.log(AgesSentence.TURN_BEGINS, s.active, s.round, s.age);
        if (s.round == 1) {
            s.then(Actions.BEGIN);
            return;
        }
        CardRow.replenish(s);
        s.then(WAR, TACTIC, POLITICS);
    }

    /** The turn passes to the next civilization; after the last round the game is scored (AGES-3.1, AGES-3.4). */
    static void pass(AgesState s) {
        int next = s.next(s.active);
        goOn(s, next, roundEnds(s, next));
    }

    /** AGES-6.8f: the active civilization has left the game; the next one takes over as starting player if need be. */
    static void leave(AgesState s, int seat) {
        int next = s.next(seat);
        boolean roundOver = roundEnds(s, next);
        if (s.first == seat) {
            s.first = next;
        }
        goOn(s, next, roundOver);
    }

    private static void goOn(AgesState s, int next, boolean roundOver) {
        if (roundOver && s.lastRound()) {
            s.then(Scoring.FINAL);
            return;
        }
        s.round += roundOver ? 1 : 0;
        s.active = next;
        s.then(BEGIN);
    }

    /** Whether the round is over when the turn goes from the active player to the next. */
    private static boolean roundEnds(AgesState s, int next) {
        int players = s.players();
        return Math.floorMod(next - s.first, players) <= Math.floorMod(s.active - s.first, players);
    }

    /** AGES-8.6: what lasted for the turn is over. */
    static void expire(AgesState s, int seat) {
        s.flags[seat] &= ~AgesState.OF_THE_TURN;
        s.civilTemporary[seat] = 0;
        s.militaryTemporary[seat] = 0;
        s.forcesResources[seat] = 0;
        s.forcesScience[seat] = 0;
        s.civilSpent[seat] = 0;
        s.militarySpent[seat] = 0;
        s.nothingFresh();
    }
}
