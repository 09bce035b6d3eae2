package ecumene.games.dawn;

import ecumene.games.dawn.cards.Agenda;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.FocusType;

/** DAWN-16.2, 16.3, 16.6: agendas are marked as soon as they are reached, and for good. */
public final class Agendas {
    private Agendas() {}

    /** Looked at whenever something has changed that an agenda counts. */
    static void mark(DawnState s) {
        for (int seat = 0; seat < s.players(); seat++) {
            for (int card = 0; card < Catalog.VICTORY_CARDS; card++) {
                if (s.inPlay(card) && s.mark(seat, card) == 0) {
                    mark(s, seat, card);
                }
            }
        }
    }

    private static void mark(DawnState s, int seat, int card) {
        var agendas = s.catalog().victoryCards().get(card).agendas();
        for (int which = 0; which < agendas.size(); which++) {
            if (isReached(s, seat, agendas.get(which))) {
                s.setMark(seat, card, which + 1);
                if (s.tokensLeft(seat) > 0) {
                    s.useToken(seat);
                }
                s.log(DawnSentence.AGENDA_REACHED, seat, agendas.get(which).index());
                return;
            }
        }
    }

    public static boolean isReached(DawnState s, int seat, Agenda agenda) {
        boolean first = progress(s, seat, agenda.kind(), agenda.type()) >= agenda.count();
        boolean otherWay = agenda.orElse() != Agenda.Kind.NOTHING;
        return first || (otherWay && progress(s, seat, agenda.orElse(), agenda.type()) >= agenda.orElseCount());
    }

    /** How far somebody is, in the units of the agenda. */
    public static int progress(DawnState s, int seat, Agenda.Kind kind, int type) {
        return switch (kind) {
            case CITIES_ON_MAP -> s.citiesOnMap(seat);
            case WONDERS_OF_TYPE -> s.wonders(seat, FocusType.of(type));
            case WON_AT_RIVAL_CAPITAL -> s.hasBeatenCapital(seat) ? 1 : 0;
            case CAPTURED_CITY_STATES -> s.capturedCityStates(seat);
            case FRIENDLY_SPACES_AT_WATER_OR_EDGE -> coastalSpaces(s, seat);
            case TECH_DIAL_REACHED ->
                s.hasFilledDial(seat) ? s.catalog().tracks().dialEnd() : s.dial(seat);
            case MATURE_CITIES -> Maturity.matureCities(s, seat);
            case NATURAL_WONDERS -> s.naturalWonders(seat);
            case NOTHING -> 0;
        };
    }

    private static int coastalSpaces(DawnState s, int seat) {
        int count = 0;
        for (int word = 0; word < Board.WORDS; word++) {
            count += Long.bitCount(s.standing(seat, word) & s.board().coasts(word));
        }
        return count;
    }

    /** How many victory cards a seat has marked. */
    public static int reached(DawnState s, int seat) {
        int count = 0;
        for (int card = 0; card < Catalog.VICTORY_CARDS; card++) {
            count += s.inPlay(card) && s.mark(seat, card) > 0 ? 1 : 0;
        }
        return count;
    }
}
