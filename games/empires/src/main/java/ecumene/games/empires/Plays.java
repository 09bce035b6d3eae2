package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;

/** EMP-7.2, EMP-13.9: playing a card. */
final class Plays {
    private Plays() {}

    /**
     * EMP-7.2 a.
     *
     * @param withoutAction an effect plays it, so that no action token is needed
     * @param anyPeriod an effect lets its state icon be ignored
     */
    static Verdict verdict(EmpiresState s, int seat, int piece, boolean withoutAction, boolean anyPeriod) {
        var card = s.card(piece);
        if (!card.playable()) {
            return Verdict.NEVER_PLAYED;
        }
        boolean free = isFreePlay(s, seat, card);
        if (!withoutAction && !free && s.actions(seat) == 0) {
            return Verdict.NO_ACTION;
        }
        if (free && s.isFreePlayed(piece)) {
            return Verdict.PLAYED_ALREADY;
        }
        if (!anyPeriod && !rightPeriod(s, seat, card)) {
            return Verdict.WRONG_PERIOD;
        }
        var face = s.face(piece);
        for (int i = 0; i < face.requirements().size(); i++) {
            if (!face.requirements().get(i).met(s, seat)) {
                return Verdict.REQUIREMENT;
            }
        }
        boolean forbidden = !face.play().isEmpty() && face.play().first().forbidsPlay(s, piece, seat);
        return forbidden ? Verdict.CANNOT_PAY : Verdict.FINE;
    }

    /** EMP-13.9, EMP-L-9.11. */
    static boolean isFreePlay(EmpiresState s, int seat, Card card) {
        return card.freePlay()
                || ((card.has(Icon.CITY) || card.has(Icon.METROPOLIS)) && s.has(seat, Passive.Kind.FREE_PLAY_CITIES));
    }

    /** EMP-20.9: the state icon fits, is lost, or is ignored. */
    private static boolean rightPeriod(EmpiresState s, int seat, Card card) {
        if (card.period() == Period.NONE || card.period() == s.period(seat)) {
            return true;
        }
        if (s.ignoreEmpire && card.period() == Period.EMPIRE && seat == s.active) {
            return true;
        }
        return s.has(seat, Passive.Kind.NAMED_CARDS_LOSE_STATE_ICON) && losesIcon(s, seat, card);
    }

    private static boolean losesIcon(EmpiresState s, int seat, Card card) {
        var zones = s.zones();
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            for (var passive : s.face(p).passives()) {
                if (passive instanceof Passive.LosesPeriod loses && loses.frees(card)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** EMP-7.2 b, c: an action token, unless it is Free Play or an effect plays it. */
    static void play(EmpiresState s, int seat, int piece, boolean withoutAction) {
        var card = s.card(piece);
        if (isFreePlay(s, seat, card)) {
            s.setFreePlayed(piece);
        } else if (!withoutAction) {
            s.addActions(seat, -1);
        }
        s.ignoreEmpire = false;
        boolean fromDiscard = s.isIn(piece, Places.discard(seat));
        s.log(EmpiresSentence.PLAYED, seat, piece);
        s.layInPlay(seat, piece);
        Resolve.ability(s, Frames.Kind.PLAY, s.face(piece).play(), piece, seat);
        if (fromDiscard && card.region()) {
            Reactions.raise(s, Event.REGION_FROM_DISCARD);
        }
        if (card.attack()) {
            Attacks.announce(s, seat);
        }
    }

    /** EMP-7.2 d: a card that is not pinned goes to the discard pile, unless its effect has moved it elsewhere. */
    static void afterSteps(EmpiresState s, int seat, int piece) {
        var card = s.card(piece);
        if (!card.pinned() && s.inPlay(seat, piece)) {
            s.toDiscard(seat, piece);
            s.refresh(seat);
        }
        if (Reactions.possible(s, seat)) {
            if (card.region()) {
                Reactions.raise(s, Event.REGION_PLAYED);
            }
            if (card.attack()) {
                Reactions.raise(s, Event.ATTACK_PLAYED);
            }
        }
    }

    // --- EMP-7.2 f: played by an effect -----------------------------------------------------------------------------

    static boolean anyPlayable(EmpiresState s, int seat, Place place, Filter filter, boolean anyPeriod, int except) {
        var zones = s.zones();
        for (int p = zones.first(place.zone(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (p != except
                    && filter.matches(s, p, EmpiresState.NO_PIECE)
                    && verdict(s, seat, p, true, anyPeriod) == Verdict.FINE) {
                return true;
            }
        }
        return false;
    }

    static void chooseAndPlay(EmpiresState s, int seat, Place place, Filter filter, boolean anyPeriod) {
        if (anyPlayable(s, seat, place, filter, anyPeriod, EmpiresState.NO_PIECE)) {
            s.then(new FreeCard(seat, place, filter, anyPeriod));
        }
    }

    static boolean anyUnrest(EmpiresState s, int seat) {
        return anyPlayable(s, seat, Place.HAND, Filter.UNREST, false, EmpiresState.NO_PIECE);
    }

    static void unrest(EmpiresState s) {
        chooseAndPlay(s, s.frames.actor(), Place.HAND, Filter.UNREST, false);
    }

    static boolean anyRegionInDiscard(EmpiresState s, int seat) {
        return anyPlayable(s, seat, Place.DISCARD, Filter.REGION, false, EmpiresState.NO_PIECE);
    }

    static void regionFromDiscard(EmpiresState s) {
        chooseAndPlay(s, s.frames.actor(), Place.DISCARD, Filter.REGION, false);
    }

    /** Q-FREECARD. */
    record FreeCard(int seat, Place place, Filter filter, boolean anyPeriod) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_FREE_CARD, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(place.zone(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (filter.matches(s, p, EmpiresState.NO_PIECE)) {
                    Activate.offerPlay(s, seat, p, place, true, anyPeriod, out);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            play(s, seat, move.a(), true);
        }
    }

    /** Q-PLAYACQUIRED: the card just acquired may be played at once, if it is legal. */
    record Acquired(int seat, int piece) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_PLAY_ACQUIRED, piece);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            out.add(EmpiresVerb.PLAY, piece);
            out.add(EmpiresVerb.NO);
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.PLAY) {
                play(s, seat, piece, true);
            }
        }
    }
}
