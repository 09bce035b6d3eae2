package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresState.Purpose;

/** EMP-13.25, EMP-19: nation decks, and what only one nation has. */
final class Nations {
    private Nations() {}

    // --- the nation deck --------------------------------------------------------------------------------------------

    /** A face-down card or the accession card. */
    static boolean hasCard(EmpiresState s, int seat) {
        return s.count(Places.nation(seat)) > 0 || s.count(Places.accession(seat)) > 0;
    }

    /** EMP-24.5 {@code nation_top_to_discard}. */
    static void topToDiscard(EmpiresState s) {
        gainTop(s, s.frames.actor());
    }

    /** The top card goes to the discard pile; the accession card is the last one. */
    static void gainTop(EmpiresState s, int seat) {
        int top = s.zones().first(Places.nation(seat));
        if (top != Zones.NONE) {
            s.toDiscard(seat, top);
            s.log(EmpiresSentence.GAINED_NATION_CARD, seat, top);
        } else if (s.count(Places.accession(seat)) > 0) {
            gainAccession(s, seat, s.zones().first(Places.accession(seat)));
        }
    }

    /** EMP-11.2, EMP-19.1, EMP-19.6: the state card turns, or scoring is triggered, or the card comes into play. */
    private static void gainAccession(EmpiresState s, int seat, int card) {
        s.log(EmpiresSentence.GAINED_ACCESSION, seat, card);
        if (s.face(card).has(Passive.Kind.PUT_INTO_PLAY_WHEN_GAINED)) {
            s.layInPlay(seat, card);
        } else {
            s.toDiscard(seat, card);
        }
        if (s.face(card).has(Passive.Kind.GAIN_TRIGGERS_SCORING)) {
            GameEnd.trigger(s, EmpiresSentence.SCORING_BY_ZENITH, seat);
        } else if (s.nation(seat).canBecomeEmpire()) {
            becomeEmpire(s, seat);
        }
    }

    static void becomeEmpire(EmpiresState s, int seat) {
        s.setEmpire(seat, true);
        s.log(EmpiresSentence.BECAME_EMPIRE, seat);
    }

    private static void show(EmpiresState s, int seat, int card) {
        s.zones().show(card, seat);
        if (s.logging()) {
            s.logSecret(
                    seat,
                    Said.of(EmpiresSentence.LOOKED_AT_NATION_SECRET, seat, card),
                    Said.of(EmpiresSentence.LOOKED_AT_NATION, seat));
        }
    }

    /** EMP-24.5 {@code look_nation_top}: the accession card lies face up anyway. */
    static void lookAtTop(EmpiresState s) {
        int seat = s.frames.actor();
        int top = s.zones().first(Places.nation(seat));
        if (top != Zones.NONE) {
            show(s, seat, top);
        }
    }

    /** EMP-20.7: not when only the accession card is left. */
    static boolean canSwap(EmpiresState s, int seat, int self) {
        return s.count(Places.nation(seat)) > 0 && s.handWithout(seat, self) > 0;
    }

    /** Q-NATIONSWAP. */
    static void swap(EmpiresState s) {
        int seat = s.frames.actor();
        if (canSwap(s, seat, s.frames.piece())) {
            CardChoice.ask(s, seat, Deed.SWAP, Place.HAND.bit(), Filter.ANY, 1, 1);
        }
    }

    static void swap(EmpiresState s, int seat, int card) {
        int top = s.zones().first(Places.nation(seat));
        s.zones().move(card, Places.nation(seat)); // first, so that nobody takes it for the card that comes to hand
        s.toHand(seat, top);
        Piles.putOnTop(s, card, Places.nation(seat));
        if (s.logging()) {
            s.logSecret(
                    seat,
                    Said.of(EmpiresSentence.SWAPPED_WITH_NATION_SECRET, seat, card, top),
                    Said.of(EmpiresSentence.SWAPPED_WITH_NATION, seat));
        }
    }

    /** EMP-24.5 {@code look_nation_then_may_shuffle}. */
    static void lookThenMayShuffle(EmpiresState s) {
        int seat = s.frames.actor();
        if (s.count(Places.nation(seat)) > 0) {
            show(s, seat, s.zones().first(Places.nation(seat)));
            s.then(new ShuffleNation(seat));
        }
    }

    /** Q-NATIONSHUFFLE. */
    record ShuffleNation(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_SHUFFLE_NATION, s.zones().first(Places.nation(seat)));
        }

        @Override
        public void options(EmpiresState s, Options out) {
            out.add(EmpiresVerb.SHUFFLE);
            out.add(EmpiresVerb.NO);
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.SHUFFLE) {
                Piles.shuffle(s, Places.nation(seat), Purpose.NATION_DECK);
                s.log(EmpiresSentence.SHUFFLED_NATION, seat);
            }
        }
    }

    /** EMP-19.1: the Vikings look whenever they take an unrest from the pile. */
    static void lookOnUnrest(EmpiresState s, int seat) {
        int cards = s.count(Places.nation(seat));
        if (cards > 0) {
            show(s, seat, s.zones().first(Places.nation(seat)));
        }
        if (cards > 1) {
            s.then(new NationBottom(seat));
        }
    }

    /** Q-NATIONBOTTOM. */
    record NationBottom(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_NATION_BOTTOM, s.zones().first(Places.nation(seat)));
        }

        @Override
        public void options(EmpiresState s, Options out) {
            out.add(EmpiresVerb.KEEP);
            out.add(EmpiresVerb.BOTTOM);
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.BOTTOM) {
                s.zones().move(s.zones().first(Places.nation(seat)), Places.nation(seat));
                s.log(EmpiresSentence.PUT_NATION_CARD_BELOW, seat);
            }
        }
    }

    // --- Arthurians -------------------------------------------------------------------------------------------------

    private static boolean isGraal(EmpiresState s, int piece) {
        return s.face(piece).has(Passive.Kind.GRAAL_QUEST_LOCK);
    }

    /** EMP-L-5.3: the Graal only when it is the only quest left, and never to be exiled while it waits. */
    private static boolean selectable(EmpiresState s, int seat, int quest, boolean graalToo) {
        return !isGraal(s, quest) || (graalToo && s.count(Places.development(seat)) == 1);
    }

    static boolean selectableQuest(EmpiresState s, int seat, boolean graalToo) {
        var zones = s.zones();
        if (s.nation(seat).hasDevelopmentArea()) {
            return false;
        }
        for (int p = zones.first(Places.development(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (selectable(s, seat, p, graalToo)) {
                return true;
            }
        }
        return false;
    }

    static void garrisonQuest(EmpiresState s) {
        if (selectableQuest(s, s.frames.actor(), true)) {
            s.then(new Quest(s.frames.actor(), true));
        }
    }

    static void exileQuest(EmpiresState s) {
        if (selectableQuest(s, s.frames.actor(), false)) {
            s.then(new Quest(s.frames.actor(), false));
        }
    }

    /** Q-QUEST, Q-QUESTEXILE. */
    record Quest(int seat, boolean garrison) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(garrison ? EmpiresSentence.ASK_QUEST : EmpiresSentence.ASK_QUEST_EXILE);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.development(seat)); p != Zones.NONE; p = zones.after(p)) {
                if (selectable(s, seat, p, garrison)) {
                    out.add(EmpiresVerb.QUEST, p);
                } else {
                    out.block(EmpiresVerb.QUEST, p, EmpiresSentence.GRAAL_COMES_LAST, p);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (garrison) {
                s.putUnder(seat, move.a(), s.frames.piece());
                s.log(EmpiresSentence.QUEST_BEGUN, seat, move.a());
            } else {
                s.zones().move(move.a(), Places.EXILE);
                s.log(EmpiresSentence.EXILED, seat, move.a());
            }
        }
    }

    /** EMP-L-5.4: Merlin. */
    static void questToHand(EmpiresState s) {
        int quest = Garrisons.activeQuest(s, s.frames.actor());
        if (quest != EmpiresState.NO_PIECE) {
            s.leaveHost(quest);
            s.toHand(s.frames.actor(), quest);
            s.log(EmpiresSentence.QUEST_TO_HAND, s.frames.actor(), quest);
        }
    }

    /** EMP-L-5.4: Morigena. */
    static void questAndNationToDiscard(EmpiresState s) {
        int seat = s.frames.actor();
        int quest = Garrisons.activeQuest(s, seat);
        if (quest != EmpiresState.NO_PIECE) {
            s.leaveHost(quest);
            s.toDiscard(seat, quest);
            s.log(EmpiresSentence.QUEST_TO_DISCARD, seat, quest);
        }
        gainTop(s, seat);
    }

    private static final int KNIGHT_PLACES = Place.HAND.bit() | Place.GARRISON.bit();

    static boolean anyKnight(EmpiresState s, int seat) {
        return CardChoice.count(s, seat, KNIGHT_PLACES, Filter.KNIGHT, EmpiresState.NO_PIECE) > 0;
    }

    /** Q-KNIGHT: from hand or from any own garrison. */
    static void knightToHistory(EmpiresState s) {
        CardChoice.ask(s, s.frames.actor(), Deed.HISTORY, KNIGHT_PLACES, Filter.KNIGHT, 1, 1);
    }

    static void recallKnight(EmpiresState s) {
        CardChoice.ask(s, s.frames.actor(), Deed.RECALL, Place.GARRISON.bit(), Filter.KNIGHT_HERE, 1, 1);
    }

    /** Twrch Trwyth, in play or under the Court. */
    static int boar(EmpiresState s, int seat) {
        int boar = s.catalog().boar();
        return s.inPlay(seat, boar) || Garrisons.activeQuest(s, seat) == boar ? boar : EmpiresState.NO_PIECE;
    }

    static void exileBoar(EmpiresState s) {
        int seat = s.frames.actor();
        int boar = boar(s, seat);
        if (boar == EmpiresState.NO_PIECE) {
            return;
        }
        if (s.inPlay(seat, boar)) {
            Leaving.move(s, boar, Place.EXILE);
        } else {
            s.leaveHost(boar);
            s.zones().move(boar, Places.EXILE);
        }
        s.log(EmpiresSentence.EXILED, seat, boar);
    }

    // --- Utopians, Minoans ------------------------------------------------------------------------------------------

    /** EMP-24.5 {@code exile_hand_card}. */
    static boolean exilable(EmpiresState s, int seat) {
        var zones = s.zones();
        for (int p = zones.first(Places.hand(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (!s.card(p).unrest()) {
                return true;
            }
        }
        return false;
    }

    static void exileHandCard(EmpiresState s) {
        s.frames.put(Note.EXILED, EmpiresState.NO_PIECE);
        CardChoice.ask(s, s.frames.actor(), Deed.EXILE, Place.HAND.bit(), Filter.ANY, 1, 1);
    }

    /** EMP-L-8.2: the same card, its other side. */
    static void flipPath(EmpiresState s) {
        int path = s.frames.piece();
        s.turnToSideB(path);
        s.log(EmpiresSentence.PATH_ADVANCED, s.frames.actor(), path);
    }

    /** EMP-L-8.2: the card below comes up; what it does when gained follows. */
    static void nextPath(EmpiresState s) {
        int seat = s.frames.actor();
        int next = s.zones().first(Places.path(seat));
        s.zones().move(s.frames.piece(), Places.BOX);
        s.layBesidePower(seat, next);
        s.log(EmpiresSentence.PATH_ADVANCED, seat, next);
        Resolve.block(s, s.face(next).onGain(), next, seat);
    }

    /** EMP-L-6.1. */
    static void store(EmpiresState s) {
        s.stored++;
        s.storedOn = s.frames.piece();
        s.log(EmpiresSentence.STORED, s.frames.actor(), s.storedOn, s.stored);
    }
}
