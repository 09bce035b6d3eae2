package ecumene.games.dawn;

import ecumene.engine.Step;
import ecumene.games.dawn.cards.Board;

/** DAWN-16.4 – 16.8: the game ends only when the dial has been resolved; wonders and then spaces break ties. */
public final class Victory {
    private Victory() {}

    static final Step<DawnState> CHECK = s -> {
        int cards = Integer.bitCount(s.victoryCards);
        boolean won = false;
        for (int seat = 0; seat < s.players(); seat++) {
            won |= Agendas.reached(s, seat) == cards;
        }
        boolean roundsOver = s.roundLimit > 0 && s.advances >= s.roundLimit;
        if (!won && !roundsOver) {
            return;
        }
        if (!won) {
            s.log(DawnSentence.ROUNDS_OVER, s.advances);
        }
        for (int seat = 0; seat < s.players(); seat++) {
            s.log(DawnSentence.FINAL, seat, Agendas.reached(s, seat), s.wonders(seat));
            if (isWinner(s, seat)) {
                s.log(DawnSentence.WINS, seat);
            }
        }
        s.finish();
    };

    /** DAWN-16.7: agendas, then world wonders, then friendly spaces; more is better. */
    static int compare(DawnState s, int one, int other) {
        int agendas = Integer.compare(Agendas.reached(s, one), Agendas.reached(s, other));
        if (agendas != 0) {
            return agendas;
        }
        int wonders = Integer.compare(s.wonders(one), s.wonders(other));
        return wonders != 0 ? wonders : Integer.compare(friendlySpaces(s, one), friendlySpaces(s, other));
    }

    public static int friendlySpaces(DawnState s, int seat) {
        int count = 0;
        for (int word = 0; word < Board.WORDS; word++) {
            count += Long.bitCount(s.standing(seat, word));
        }
        return count;
    }

    private static boolean isWinner(DawnState s, int seat) {
        for (int other = 0; other < s.players(); other++) {
            if (compare(s, other, seat) > 0) {
                return false;
            }
        }
        return true;
    }

    /** A shared victory is shared equally. */
    public static double share(DawnState s, int seat) {
        if (!isWinner(s, seat)) {
            return 0;
        }
        int winners = 0;
        for (int other = 0; other < s.players(); other++) {
            winners += isWinner(s, other) ? 1 : 0;
        }
        return 1.0 / winners;
    }
}
