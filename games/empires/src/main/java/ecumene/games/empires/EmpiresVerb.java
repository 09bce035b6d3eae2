package ecumene.games.empires;

import ecumene.engine.Noun;
import ecumene.engine.Verb;

/** Every kind of move of the game (EMP-28). */
enum EmpiresVerb implements Verb {
    NATION(Nouns.NATION),
    SIDE(Nouns.SIDE),
    ACTIVATE,
    INNOVATE,
    REVOLT,
    PLAY(Nouns.PIECE),
    EXHAUST(Nouns.PIECE),
    END,
    CHOOSE(Nouns.CHOICE),
    YES,
    NO,
    DONE,
    DRAW,
    PAY(Noun.NUMBER),
    SPEND(Nouns.AMOUNT),
    DISCARD(Nouns.PIECE),
    RETURN(Nouns.PIECE),
    TAKE(Nouns.PIECE),
    GARRISON(Nouns.PIECE),
    HOST(Nouns.PIECE),
    HISTORY(Nouns.PIECE),
    ABANDON(Nouns.PIECE),
    RECALL(Nouns.PIECE),
    SINK(Nouns.PIECE),
    TOP(Nouns.PIECE),
    EXILE(Nouns.PIECE),
    SWAP(Nouns.PIECE),
    ACQUIRE(Nouns.PIECE),
    SUIT(Nouns.SUIT),
    BREAK_THROUGH(Nouns.PIECE),
    DECK(Nouns.SUIT),
    REVEAL,
    TOKEN(Nouns.PIECE),
    DEVELOP(Nouns.PIECE),
    FAME(Nouns.PIECE),
    KEEP,
    BOTTOM,
    SHUFFLE,
    SEARCH(Nouns.PLACE),
    FIND(Nouns.PIECE),
    COPY(Nouns.PIECE),
    CONVERT(Nouns.PIECE),
    READY(Nouns.PIECE),
    GIVE(Nouns.PIECE),
    BUY_OFF(Nouns.PIECE),
    RESOLVE(Nouns.PIECE),
    QUEST(Nouns.PIECE);

    private final Form form;

    EmpiresVerb(Noun... nouns) {
        form = Form.of(this, nouns);
    }

    @Override
    public Form form() {
        return form;
    }
}
