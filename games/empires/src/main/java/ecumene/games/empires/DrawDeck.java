package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresState.Purpose;

/** EMP-11: drawing, and rebuilding the draw deck. */
final class DrawDeck {
    private DrawDeck() {}

    /** EMP-11.1; EMP-11.5: "if able" never rebuilds. An effect remembers what it drew. */
    static void draw(EmpiresState s, int seat, int cards, boolean ifAble, boolean remember) {
        new Drawing(seat, cards, ifAble, remember, false).run(s);
    }

    /** Cards one by one; a rebuild in the middle may ask. */
    record Drawing(int seat, int left, boolean ifAble, boolean remember, boolean rebuilt)
            implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            boolean tried = rebuilt;
            for (int more = left; more > 0 && !s.collapsed; more--) {
                if (s.count(Places.deck(seat)) == 0) {
                    if (ifAble || tried || !rebuild(s, seat, new Drawing(seat, more, false, remember, true))) {
                        return;
                    }
                }
                tried = false;
                drawTop(s, seat, remember);
            }
        }
    }

    private static void drawTop(EmpiresState s, int seat, boolean remember) {
        int top = s.zones().first(Places.deck(seat));
        s.toHand(seat, top);
        if (s.logging()) {
            s.logSecret(seat, Said.of(EmpiresSentence.DREW_SECRET, seat, top), Said.of(EmpiresSentence.DREW, seat));
        }
        if (remember && s.frames.depth() > 0) {
            boolean firstOne = s.frames.get(Note.DRAWN) == Frames.NOT_DRAWN;
            s.frames.put(firstOne ? Note.DRAWN : Note.DRAWN_TOO, s.hand(seat) - 1);
        }
        emptied(s, seat);
    }

    /** EMP-19.7, EMP-L-8.5: the moment the deck goes from at least one card to none. */
    static void emptied(EmpiresState s, int seat) {
        if (s.count(Places.deck(seat)) == 0 && s.has(seat, Passive.Kind.UNREST_WHEN_DECK_EMPTY)) {
            Unrest.take(s, seat);
        }
    }

    /** EMP-10.4: up to the hand limit; unrest taken meanwhile counts. */
    record UpToLimit(int seat, boolean rebuilt) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            boolean tried = rebuilt;
            int limit = CleanUp.handLimit(s, seat);
            while (s.hand(seat) < limit && !s.collapsed) {
                if (s.count(Places.deck(seat)) == 0 && (tried || !rebuild(s, seat, new UpToLimit(seat, true)))) {
                    return;
                }
                tried = false;
                drawTop(s, seat, false);
            }
        }
    }

    /**
     * EMP-11.2. Whether there is something to draw now; when the player must be asked first, what comes after is
     * planned and the answer is no.
     */
    private static boolean rebuild(EmpiresState s, int seat, Step<EmpiresState> after) {
        if (Development.canBuyInRebuild(s, seat)) {
            s.then(new Development.Choice(seat, Development.How.REBUILD), new Shuffle(seat), after);
            return false;
        }
        if (!s.isEmpire(seat)) {
            gainNationCard(s, seat);
        }
        new Shuffle(seat).run(s);
        return s.count(Places.deck(seat)) > 0;
    }

    /** EMP-11.2, barbarian, step 1: compulsory when possible. */
    private static void gainNationCard(EmpiresState s, int seat) {
        if (Nations.hasCard(s, seat) && !s.nationMarked(seat) && s.exhausts(seat) > 0) {
            s.addExhausts(seat, -1);
            s.markNation(seat, true);
            Nations.gainTop(s, seat);
        }
    }

    /** EMP-11.2, step 2. */
    record Shuffle(int seat) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            if (s.count(Places.discard(seat)) > 0) {
                Piles.shuffleInto(s, s.zones().pieces(Places.discard(seat)), Places.deck(seat), Purpose.DRAW_DECK);
                s.log(EmpiresSentence.RESHUFFLED, seat, s.count(Places.deck(seat)));
            }
        }
    }

    // --- EMP-13.28 --------------------------------------------------------------------------------------------------

    static void drawUpTo(EmpiresState s, int seat, int cards, boolean ifAble) {
        if (cards > 0 && (!ifAble || s.count(Places.deck(seat)) > 0)) {
            s.then(new More(seat, cards, ifAble));
        }
    }

    /** Q-DRAWMORE. */
    record More(int seat, int left, boolean ifAble) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_DRAW_MORE, s.frames.piece(), left);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            out.add(EmpiresVerb.DRAW);
            out.add(EmpiresVerb.DONE);
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            if (move.verb() == EmpiresVerb.DRAW) {
                s.then(new Again(seat, left - 1, ifAble));
                draw(s, seat, 1, ifAble, false);
            }
        }
    }

    private record Again(int seat, int left, boolean ifAble) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            drawUpTo(s, seat, left, ifAble);
        }
    }

    // --- what was just drawn ----------------------------------------------------------------------------------------

    /** EMP-24.5 {@code discard_one_of_drawn}. */
    static void discardOneOfDrawn(EmpiresState s) {
        if (s.frames.get(Note.DRAWN) != Frames.NOT_DRAWN) {
            s.then(new OneOfDrawn(s.frames.actor()));
        }
    }

    private static int inHand(EmpiresState s, int seat, Note note) {
        int place = s.frames.get(note);
        if (place == Frames.NOT_DRAWN) {
            return EmpiresState.NO_PIECE;
        }
        int p = s.zones().first(Places.hand(seat));
        for (int i = 0; i < place && p != Zones.NONE; i++) {
            p = s.zones().after(p);
        }
        return p;
    }

    /** Q-DRAWNDISCARD. */
    record OneOfDrawn(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_DISCARD, s.frames.piece(), 1);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            int one = inHand(s, seat, Note.DRAWN);
            int two = inHand(s, seat, Note.DRAWN_TOO);
            out.add(EmpiresVerb.DISCARD, one);
            if (two != Zones.NONE && !Activate.alike(s, one, two)) {
                out.add(EmpiresVerb.DISCARD, two);
            }
        }

        /** Nobody else learns whether the two cards were equal. */
        @Override
        public boolean revealing(EmpiresState s) {
            return s.frames.get(Note.DRAWN_TOO) != Frames.NOT_DRAWN;
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            Deed.DISCARD.apply(s, seat, move.a(), s.frames.piece());
        }
    }

    /** EMP-24.5 {@code handle_drawn_card}. */
    static void handleDrawn(EmpiresState s) {
        if (s.frames.get(Note.DRAWN) != Frames.NOT_DRAWN) {
            s.then(new Handle(s.frames.actor()));
        }
    }

    /** Q-DRAWNHANDLE. */
    record Handle(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_HANDLE, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            int drawn = inHand(s, seat, Note.DRAWN);
            out.add(EmpiresVerb.DISCARD, drawn);
            out.add(EmpiresVerb.TOP, drawn);
            out.add(EmpiresVerb.HISTORY, drawn);
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            var deed = move.verb() == EmpiresVerb.DISCARD
                    ? Deed.DISCARD
                    : move.verb() == EmpiresVerb.TOP ? Deed.DECK_TOP : Deed.HISTORY;
            deed.apply(s, seat, move.a(), s.frames.piece());
        }
    }
}
