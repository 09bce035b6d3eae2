package ecumene.games.empires;

import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresState.Purpose;

/** EMP-22: the practice opponent of a game for one. */
final class Practice {
    /** Stands for the practice opponent where a seat is named. */
    static final int RIVAL = -1;

    static final Step<EmpiresState> TURN = Practice::turn;
    static final Step<EmpiresState> SOLSTICE = Practice::solstice;
    static final int MOST_DEVELOPMENTS = 7;
    private static final int DIE = 6;
    static final int PER_DEVELOPMENT = 3;
    private static final int PER_VARIABLE = 3;

    private Practice() {}

    /** EMP-22.1: how much progress the opponent starts with. */
    static int startingProgress(String level) {
        return switch (level) {
            case "easy" -> 0;
            case "hard" -> 16;
            default -> 8;
        };
    }

    /** EMP-22.2: the die says which market card it takes; a six is an unrest for the player. */
    private static void turn(EmpiresState s) {
        int die = s.random(Purpose.RIVAL).below(DIE);
        s.log(EmpiresSentence.RIVAL_ROLLED, die + 1);
        s.then(Practice::token);
        if (die < Places.SLOTS && s.marketCard(die) != Zones.NONE) {
            take(s, die);
        } else {
            s.rivalProgress++;
            Unrest.take(s, s.active);
        }
    }

    private static void take(EmpiresState s, int slot) {
        int card = s.marketCard(slot);
        s.zones().move(card, Places.RIVAL);
        s.log(EmpiresSentence.RIVAL_TOOK, card);
        s.rivalProgress += s.onMarket(slot);
        s.clearMarket(slot);
        int unrest = s.zones().first(Places.tucked(slot));
        if (unrest != Zones.NONE) {
            s.zones().move(unrest, Places.RIVAL);
        }
        Market.refill(s, slot);
    }

    /** Then 1 progress on a random market card. */
    private static void token(EmpiresState s) {
        int cards = Market.cards(s);
        if (cards == 0) {
            return;
        }
        int skip = s.random(Purpose.RIVAL).below(cards);
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            if (s.marketCard(slot) != Zones.NONE && skip-- == 0) {
                s.putOnMarket(slot, Token.PROGRESS, 1);
                s.log(EmpiresSentence.RIVAL_PLACED, s.marketCard(slot));
            }
        }
    }

    /** EMP-22.3. */
    private static void solstice(EmpiresState s) {
        int unrest = find(s, Filter.UNREST);
        if (unrest != Zones.NONE) {
            s.zones().move(unrest, Places.UNREST);
        }
        if (s.solstices % 2 == 0 && s.rivalDevelopments < MOST_DEVELOPMENTS) {
            s.rivalDevelopments++;
            s.log(EmpiresSentence.RIVAL_DEVELOPED, s.rivalDevelopments);
            if (s.rivalDevelopments == MOST_DEVELOPMENTS) {
                GameEnd.trigger(s, EmpiresSentence.SCORING_BY_RIVAL, s.active);
            }
        }
    }

    private static int find(EmpiresState s, Filter filter) {
        var zones = s.zones();
        for (int p = zones.first(Places.RIVAL); p != Zones.NONE; p = zones.after(p)) {
            if (filter.matches(s, p, EmpiresState.NO_PIECE)) {
                return p;
            }
        }
        return Zones.NONE;
    }

    // --- EMP-22.4: what the player's cards do to it -----------------------------------------------------------------

    /** The opponent's part in "each other player" and "all players", after yours: what hurts it, and gains as progress. */
    record Suffer(BlockEffect.Each each) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            for (var step : each.steps().steps()) {
                switch (step) {
                    case CardEffect.TakeUnrest take -> takeUnrest(s, take.n());
                    case CardEffect.Abandon abandon -> lose(s, abandon.filter());
                    case CardEffect.Recall recall -> lose(s, recall.filter());
                    case TokenEffect.Gain gain -> s.rivalProgress += gain.token() == Token.PROGRESS ? gain.n() : 0;
                    default -> {
                        // drawing, discarding and returning mean nothing to somebody without a hand
                    }
                }
            }
        }
    }

    private static void takeUnrest(EmpiresState s, int n) {
        for (int i = 0; i < n && !s.collapsed; i++) {
            int unrest = s.zones().first(Places.UNREST);
            if (unrest != Zones.NONE) {
                s.zones().move(unrest, Places.RIVAL);
                Unrest.left(s);
            }
        }
    }

    /** One random such card of its pile goes to exile. */
    private static void lose(EmpiresState s, Filter filter) {
        var zones = s.zones();
        int fitting = 0;
        for (int p = zones.first(Places.RIVAL); p != Zones.NONE; p = zones.after(p)) {
            fitting += filter.matches(s, p, EmpiresState.NO_PIECE) ? 1 : 0;
        }
        if (fitting == 0) {
            return;
        }
        int skip = s.random(Purpose.RIVAL).below(fitting);
        for (int p = zones.first(Places.RIVAL); p != Zones.NONE; p = zones.after(p)) {
            if (filter.matches(s, p, EmpiresState.NO_PIECE) && skip-- == 0) {
                noteCity(s, p);
                zones.move(p, Places.EXILE);
                s.log(EmpiresSentence.RIVAL_LOST, p);
                return;
            }
        }
    }

    private static void noteCity(EmpiresState s, int piece) {
        s.frames.add(Note.ABANDONED_CITIES, s.card(piece).has(Icon.CITY) ? 1 : 0);
    }

    /** Whatever is stolen is progress, as far as there is any. */
    static void stolenFrom(EmpiresState s, TokenEffect.Steal steal) {
        int n = Math.min(steal.n(), s.rivalProgress);
        s.rivalProgress -= n;
        s.addTokens(s.frames.actor(), Token.PROGRESS, n);
        s.log(EmpiresSentence.STOLE_FROM_RIVAL, s.frames.actor(), n);
        if (n < steal.n() && steal.unrestIfShort()) {
            takeUnrest(s, 1);
        }
    }

    // --- EMP-22.5 ---------------------------------------------------------------------------------------------------

    static int score(EmpiresState s) {
        int score = s.rivalProgress + PER_DEVELOPMENT * s.rivalDevelopments;
        var zones = s.zones();
        for (int p = zones.first(Places.RIVAL); p != Zones.NONE; p = zones.after(p)) {
            score += points(s, p);
        }
        return score;
    }

    /** What a card of its pile is worth: conditions count as met, a card that counts something as 3. */
    static int points(EmpiresState s, int piece) {
        return switch (s.face(piece).vp()) {
            case Vp.None none -> 0;
            case Vp.Fixed fixed -> fixed.value();
            case Vp.Conditional conditional -> conditional.best();
            case Vp.Variable variable -> PER_VARIABLE;
        };
    }

    static int unrest(EmpiresState s) {
        var zones = s.zones();
        int n = 0;
        for (int p = zones.first(Places.RIVAL); p != Zones.NONE; p = zones.after(p)) {
            n += s.card(p).unrest() ? 1 : 0;
        }
        return n;
    }
}
