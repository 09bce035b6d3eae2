package ecumene.games.dawn;

import ecumene.engine.Step;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.WonderAbility;

/** DAWN-15.3 – 15.11: barbarians move, collide and come back. */
final class Barbarians {
    /** DAWN-15.6. */
    private static final int DISCARDED = 2;

    private Barbarians() {}

    // --- movement ---------------------------------------------------------------------------------------------------

    /** DAWN-15.3, DAWN-15.14: one die for all, even if nobody moves. */
    static final Step<DawnState> MOVEMENT = s -> {
        int way = roll(s);
        s.log(DawnSentence.RAID, way);
        s.then(new MoveFrom(0, way), Barbarians::collisions);
    };

    /** DAWN-2.8: the numbers run clockwise from where the token points. */
    private static int roll(DawnState s) {
        return (s.direction + s.random(DawnState.Purpose.BARBARIANS).below(Board.WAYS)) % Board.WAYS;
    }

    /** In the order of their letters; what one does takes effect before the next one moves. */
    private record MoveFrom(int letter, int way) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            int next = letter;
            while (next < Catalog.BARBARIANS && s.barbarian(next) == DawnState.NONE) {
                next++;
            }
            if (next < Catalog.BARBARIANS) {
                s.then(new MoveFrom(next + 1, way));
                move(s, next, way);
            }
        }
    }

    /** DAWN-15.9: while several share a space, the earliest letter of each such space moves on. */
    static void collisions(DawnState s) {
        int crowded = 0;
        for (int letter = 0; letter < Catalog.BARBARIANS; letter++) {
            int space = s.barbarian(letter);
            if (space != DawnState.NONE && s.barbariansOn(space) > 1 && s.barbarianOn(space) == letter) {
                crowded |= 1 << letter;
            }
        }
        if (crowded != 0) {
            s.then(new Disperse(0, crowded), Barbarians::collisions);
        }
    }

    private record Disperse(int letter, int crowded) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (letter == Catalog.BARBARIANS) {
                return;
            }
            s.then(new Disperse(letter + 1, crowded));
            int space = s.barbarian(letter);
            if ((crowded & 1 << letter) != 0 && s.barbariansOn(space) > 1) {
                int way = roll(s);
                s.log(DawnSentence.DISPERSES, letter, way);
                move(s, letter, way);
            }
        }
    }

    /** DAWN-15.3 – 15.7: one space on, over water further on; from the edge and from what Petra protects back. */
    static void move(DawnState s, int letter, int way) {
        int start = s.barbarian(letter);
        int at = start;
        int heading = way;
        int reversals = 0;
        while (true) {
            int next = s.board().beside(at, heading);
            if (next == Board.NONE || isProtected(s, next)) {
                reversals++;
                if (reversals == 2) {
                    stay(s, letter, start);
                    return;
                }
                heading = opposite(heading);
                continue;
            }
            if (next != start) {
                Caravans.destroy(s, next);
            }
            at = next;
            if (!s.board().isWater(next)) {
                break;
            }
        }
        arrive(s, letter, start, at, heading);
    }

    private static int opposite(int way) {
        return (way + Board.WAYS / 2) % Board.WAYS;
    }

    /** Petra: its owner's cities and reinforced tokens. */
    private static boolean isProtected(DawnState s, int space) {
        int owner = s.owner(space);
        return owner != DawnState.NONE
                && (s.isCity(space) || s.isReinforced(space))
                && s.can(owner, WonderAbility.REPEL_BARBARIANS);
    }

    private static void stay(DawnState s, int letter, int start) {
        s.log(DawnSentence.BARBARIAN_STAYS, letter, start);
    }

    /** DAWN-15.6: what it does to the piece there. */
    private static void arrive(DawnState s, int letter, int start, int space, int heading) {
        if (space == start) {
            stay(s, letter, start);
            return;
        }
        int owner = s.owner(space);
        if (owner == DawnState.NONE) {
            stand(s, letter, space);
        } else if (s.isCapital(space)) {
            s.log(DawnSentence.CAPITAL_RAIDED, owner, letter);
            s.then(new TradeTokens.Discard(owner, DISCARDED, 0));
            sendBack(s, letter, start, space, heading);
        } else if (s.isReinforced(space)) {
            s.unreinforce(space);
            s.log(DawnSentence.BARBARIAN_REPULSED, owner, letter, space);
            sendBack(s, letter, start, space, heading);
        } else {
            s.log(s.isCity(space) ? DawnSentence.CITY_RAZED : DawnSentence.TOKEN_RAZED, owner, letter, space);
            Spaces.remove(s, space);
            stand(s, letter, space);
        }
    }

    private static void stand(DawnState s, int letter, int space) {
        s.putBarbarian(letter, space);
        s.log(DawnSentence.BARBARIAN_MOVED, letter, space);
    }

    /** DAWN-15.6, 15.7: the previous space of its walk, over water further back; on its own starting space it does nothing. */
    private static void sendBack(DawnState s, int letter, int start, int from, int heading) {
        int back = opposite(heading);
        int at = s.board().beside(from, back);
        while (at != Board.NONE && s.board().isWater(at)) {
            at = s.board().beside(at, back);
        }
        if (at == Board.NONE || at == start || isProtected(s, at)) {
            stay(s, letter, start);
            return;
        }
        Caravans.destroy(s, at);
        if (s.owner(at) == DawnState.NONE) {
            stand(s, letter, at);
        } else if (s.isCapital(at) || s.isReinforced(at)) {
            struckOnTheWayBack(s, letter, start, at);
        } else {
            s.log(s.isCity(at) ? DawnSentence.CITY_RAZED : DawnSentence.TOKEN_RAZED, s.owner(at), letter, at);
            Spaces.remove(s, at);
            stand(s, letter, at);
        }
    }

    /** Repelled on both sides: the effects apply, and it stays where it started. */
    private static void struckOnTheWayBack(DawnState s, int letter, int start, int space) {
        int owner = s.owner(space);
        if (s.isCapital(space)) {
            s.log(DawnSentence.CAPITAL_RAIDED, owner, letter);
            s.then(new TradeTokens.Discard(owner, DISCARDED, 0));
        } else {
            s.unreinforce(space);
            s.log(DawnSentence.BARBARIAN_REPULSED, owner, letter, space);
        }
        stay(s, letter, start);
    }

    // --- spawn ------------------------------------------------------------------------------------------------------

    /** DAWN-15.10, 15.11: defeated ones return where their letter is printed, if nothing but caravans is there. */
    static final Step<DawnState> SPAWN = s -> {
        for (int letter = 0; letter < Catalog.BARBARIANS; letter++) {
            int space = s.board().barbarian(letter);
            if (space == Board.NONE || s.barbarian(letter) != DawnState.NONE) {
                continue;
            }
            if (isOpen(s, space)) {
                Caravans.destroy(s, space);
                s.putBarbarian(letter, space);
                s.log(DawnSentence.SPAWNED, letter, space);
            } else {
                s.log(DawnSentence.SPAWN_BLOCKED, letter, space);
            }
        }
    };

    private static boolean isOpen(DawnState s, int space) {
        return s.owner(space) == DawnState.NONE
                && !s.hasBarbarian(space)
                && s.resourceOn(space) == DawnState.NONE
                && s.wonderUnder(space) == DawnState.NONE;
    }
}
