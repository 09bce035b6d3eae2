package ecumene.engine.toy;

import ecumene.engine.Noun;
import ecumene.engine.Verb;

/** The moves of the toy game. */
public enum ToyVerb implements Verb {
    PLAY(Noun.PIECE),
    HIDE(Noun.PIECE),
    TAKE(Noun.PIECE),
    HAND(Noun.PIECE, Noun.SEAT),
    BLUFF(Noun.PIECE),
    PEEK(Noun.SEAT),
    /** Only when {@link Leak#NAME} is planted. */
    SPY(Noun.PIECE),
    DRAW,
    ROLL,
    BID(Noun.NUMBER),
    STAKE(Noun.PIECE),
    /** Only when {@link Leak#SECOND_OPTIONS}, {@link Leak#FLOOR} or {@link Leak#TOLD} is planted: nothing happens, the seat goes on. */
    WAIT,
    /** For tests that ask questions of their own. */
    SAY(Noun.NUMBER),
    DONE,
    ALL;

    private final Form form;

    ToyVerb(Noun... nouns) {
        form = Form.of(this, nouns);
    }

    @Override
    public Form form() {
        return form;
    }
}
