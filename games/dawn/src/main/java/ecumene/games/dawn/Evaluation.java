package ecumene.games.dawn;

import ecumene.games.dawn.cards.Agenda;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.Resource;

/**
 * The bot's eye: how well a seat stands. What counts in the end is one agenda on every victory card, so each card is worth what its
 * nearer agenda has of it; beside that all that makes the next turns stronger.
 */
public final class Evaluation {
    private static final double AGENDA = 10;
    private static final double NEAR = 7;
    private static final double SECOND_WAY = 1;
    private static final double ALL_AGENDAS = 30;
    private static final double CITY = 0.7;
    private static final double MATURE = 0.5;
    private static final double SPACE = 0.22;
    private static final double REINFORCED = 0.08;
    private static final double WONDER = 1.2;
    private static final double CARD_LEVEL = 0.55;
    private static final double DIAL = 0.08;
    private static final double RESOURCE = 0.35;
    private static final double TRADE_TOKEN = 0.18;
    private static final double CITY_STATE = 0.8;
    private static final double NATURAL_WONDER = 0.8;
    private static final double DIPLOMACY = 0.3;
    private static final double READY = 0.05;
    private static final double CARAVAN_OUT = 0.05;

    private Evaluation() {}

    public static double of(DawnState s, int seat) {
        if (s.builder != DawnState.NONE || s.turn == 0) {
            return 0;
        }
        return agendas(s, seat) + land(s, seat) + possessions(s, seat) + row(s, seat);
    }

    private static double agendas(DawnState s, int seat) {
        double worth = 0;
        int left = 0;
        for (int card = 0; card < Catalog.VICTORY_CARDS; card++) {
            if (!s.inPlay(card)) {
                continue;
            }
            if (s.mark(seat, card) > 0) {
                worth += AGENDA;
                continue;
            }
            left++;
            var agendas = s.catalog().victoryCards().get(card).agendas();
            double first = near(s, seat, agendas.get(0));
            double second = near(s, seat, agendas.get(1));
            worth += NEAR * Math.max(first, second) + SECOND_WAY * Math.min(first, second);
        }
        return left == 0 ? worth + ALL_AGENDAS : worth;
    }

    /** From 0 to 1, and the last steps count for more. */
    private static double near(DawnState s, int seat, Agenda agenda) {
        double way = part(s, seat, agenda.kind(), agenda.type(), agenda.count());
        if (agenda.orElse() != Agenda.Kind.NOTHING) {
            way = Math.max(way, part(s, seat, agenda.orElse(), agenda.type(), agenda.orElseCount()));
        }
        return way * (1 + way) / 2;
    }

    private static double part(DawnState s, int seat, Agenda.Kind kind, int type, int count) {
        return Math.min(1, (double) Agendas.progress(s, seat, kind, type) / count);
    }

    private static double land(DawnState s, int seat) {
        double worth = 0;
        for (int word = 0; word < Board.WORDS; word++) {
            for (long rest = s.standing(seat, word); rest != 0; rest &= rest - 1) {
                int space = (word << 6) + Long.numberOfTrailingZeros(rest);
                worth += SPACE;
                if (s.isCity(space)) {
                    worth += CITY + (Maturity.isMature(s, space) ? MATURE : 0);
                } else if (s.isReinforced(space)) {
                    worth += REINFORCED;
                }
            }
        }
        return worth;
    }

    private static double possessions(DawnState s, int seat) {
        double worth = WONDER * s.wonders(seat)
                + CITY_STATE * s.capturedCityStates(seat)
                + NATURAL_WONDER * s.naturalWonders(seat)
                + DIAL * s.dial(seat);
        for (int type = 0; type < Resource.TYPES; type++) {
            worth += RESOURCE * Math.min(3, s.resources(seat, type));
        }
        for (int token = 0; token < Catalog.TOKENS; token++) {
            worth += s.holdsCityState(seat, token) ? DIPLOMACY : 0;
        }
        for (int owner = 0; owner < s.players(); owner++) {
            worth += DIPLOMACY * s.held(seat, owner);
        }
        for (int which = 0; which < DawnState.CARAVANS; which++) {
            worth += s.caravan(seat, which) >= 0 ? CARAVAN_OUT : 0;
        }
        return worth;
    }

    /** Better cards, tokens on them, and strong cards in strong slots. */
    private static double row(DawnState s, int seat) {
        double worth = TRADE_TOKEN * s.stored(seat) / 2;
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            int card = s.card(seat, slot);
            int level = s.catalog().focus(card).level();
            worth += CARD_LEVEL * level + TRADE_TOKEN * s.trade(seat, card) + READY * level * slot;
        }
        return worth;
    }
}
