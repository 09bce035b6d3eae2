package ecumene.games.empires;

import ecumene.engine.Said;

/** What is done with a card that a player picks among the own ones. */
enum Deed {
    DISCARD(EmpiresVerb.DISCARD, EmpiresSentence.ASK_DISCARD),
    /** EMP-10.3. */
    CLEAN_UP(EmpiresVerb.DISCARD, EmpiresSentence.ASK_CLEAN_UP),
    RETURN(EmpiresVerb.RETURN, EmpiresSentence.ASK_RETURN),
    REVOLT(EmpiresVerb.RETURN, EmpiresSentence.ASK_REVOLT),
    /** EMP-17.4. */
    SETTLE(EmpiresVerb.RETURN, EmpiresSentence.ASK_SUMERIANS),
    TAKE(EmpiresVerb.TAKE, EmpiresSentence.ASK_TAKE),
    GARRISON(EmpiresVerb.GARRISON, EmpiresSentence.ASK_GARRISON),
    HISTORY(EmpiresVerb.HISTORY, EmpiresSentence.ASK_HISTORY),
    ABANDON(EmpiresVerb.ABANDON, EmpiresSentence.ASK_ABANDON),
    ABANDON_AS_COST(EmpiresVerb.ABANDON, EmpiresSentence.ASK_ABANDON),
    RECALL(EmpiresVerb.RECALL, EmpiresSentence.ASK_RECALL),
    RECALL_AS_COST(EmpiresVerb.RECALL, EmpiresSentence.ASK_RECALL),
    SINK(EmpiresVerb.SINK, EmpiresSentence.ASK_SINK),
    DECK_TOP(EmpiresVerb.TOP, EmpiresSentence.ASK_TOP),
    EXILE(EmpiresVerb.EXILE, EmpiresSentence.ASK_EXILE_HAND),
    SWAP(EmpiresVerb.SWAP, EmpiresSentence.ASK_SWAP);

    final EmpiresVerb verb;
    private final EmpiresSentence prompt;

    Deed(EmpiresVerb verb, EmpiresSentence prompt) {
        this.verb = verb;
        this.prompt = prompt;
    }

    /** What a player is asked who picks so many cards. */
    Said said(int self, int cards) {
        return switch (this) {
            case CLEAN_UP, REVOLT -> Said.of(prompt);
            case SETTLE -> Said.of(prompt, cards);
            default -> Said.of(prompt, self, cards);
        };
    }

    /** EMP-24.3a: power cards and what cannot leave play are never meant, nor a quest under the Court. */
    boolean allows(EmpiresState s, int piece, Place place) {
        return switch (place) {
            case PLAY ->
                !s.face(piece).has(Passive.Kind.CANNOT_LEAVE_PLAY)
                        && (!recalls() || s.card(piece).pinned());
            case GARRISON -> s.isInPlay(s.host(piece));
            case HAND ->
                switch (this) {
                    case GARRISON -> s.card(piece).garrisonable();
                    case EXILE -> !s.card(piece).unrest();
                    default -> true;
                };
            default -> true;
        };
    }

    private boolean recalls() {
        return this == RECALL || this == RECALL_AS_COST;
    }

    void apply(EmpiresState s, int seat, int piece, int self) {
        switch (this) {
            case DISCARD, CLEAN_UP -> discard(s, seat, piece);
            case RETURN, REVOLT, SETTLE -> Unrest.giveBack(s, seat, piece);
            case TAKE -> take(s, seat, piece);
            case GARRISON -> {
                s.putUnder(seat, piece, self);
                s.log(EmpiresSentence.GARRISONED, seat, piece, self);
            }
            case HISTORY -> History.put(s, seat, piece);
            case ABANDON -> Leaving.abandon(s, piece);
            case ABANDON_AS_COST -> {
                noteVia(s, piece);
                Leaving.abandon(s, piece);
            }
            case RECALL -> Leaving.recall(s, piece);
            case RECALL_AS_COST -> {
                noteVia(s, piece);
                Leaving.recall(s, piece);
            }
            case SINK -> Leaving.sink(s, piece);
            case DECK_TOP -> deckTop(s, seat, piece);
            case EXILE -> {
                s.zones().move(piece, Places.EXILE);
                s.frames.put(Note.EXILED, piece);
                s.log(EmpiresSentence.EXILED, seat, piece);
            }
            case SWAP -> Nations.swap(s, seat, piece);
        }
    }

    /** EMP-24.8: material gained for this card is gained by way of its icons. */
    private static void noteVia(EmpiresState s, int piece) {
        s.frames.put(Note.VIA, s.frames.get(Note.VIA) | Gaining.via(s.card(piece)));
    }

    private static void discard(EmpiresState s, int seat, int piece) {
        s.toDiscard(seat, piece);
        s.log(EmpiresSentence.DISCARDED, seat, piece);
        if (s.card(piece).unrest() && s.frames.depth() > 0) {
            s.frames.add(Note.DISCARDED_UNREST, 1);
        }
    }

    private static void take(EmpiresState s, int seat, int piece) {
        boolean open = s.isIn(piece, Places.discard(seat));
        s.toHand(seat, piece);
        if (open) {
            s.log(EmpiresSentence.TOOK_FROM_DISCARD, seat, piece);
        } else if (s.logging()) {
            s.logSecret(
                    seat,
                    Said.of(EmpiresSentence.TOOK_FROM_HISTORY_SECRET, seat, piece),
                    Said.of(EmpiresSentence.TOOK_FROM_HISTORY, seat));
        }
    }

    private static void deckTop(EmpiresState s, int seat, int piece) {
        boolean open = s.isIn(piece, Places.discard(seat));
        Piles.putOnTop(s, piece, Places.deck(seat));
        if (open) {
            s.log(EmpiresSentence.PUT_ON_DECK_OPENLY, seat, piece);
        } else if (s.logging()) {
            s.logSecret(
                    seat,
                    Said.of(EmpiresSentence.PUT_ON_DECK_SECRET, seat, piece),
                    Said.of(EmpiresSentence.PUT_ON_DECK, seat));
        }
    }
}
