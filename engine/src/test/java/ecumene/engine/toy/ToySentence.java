package ecumene.engine.toy;

import ecumene.engine.Noun;
import ecumene.engine.Sentence;

/** All that the toy game says. */
public enum ToySentence implements Sentence {
    ASK_TURN,
    ASK_BID,
    ASK_STAKE(Noun.NUMBER),
    PLAYED(Noun.SEAT, Noun.PIECE),
    HID(Noun.SEAT, Noun.PIECE),
    HID_OPENLY(Noun.SEAT),
    TOOK(Noun.SEAT, Noun.PIECE),
    TOOK_OPENLY(Noun.SEAT),
    HANDED(Noun.SEAT, Noun.SEAT, Noun.PIECE),
    HANDED_OPENLY(Noun.SEAT, Noun.SEAT),
    BLUFFED(Noun.SEAT, Noun.PIECE),
    PEEKED(Noun.SEAT, Noun.PIECE),
    PEEKED_OPENLY(Noun.SEAT),
    DREW(Noun.SEAT, Noun.PIECE),
    DREW_OPENLY(Noun.SEAT),
    ROLLED(Noun.SEAT, Noun.NUMBER),
    WON_AUCTION(Noun.SEAT, Noun.NUMBER),
    STAKED(Noun.SEAT, Noun.PIECE),
    NOTHING_TO_DRAW(Noun.SEAT),
    NOTHING_TO_SEE(Noun.SEAT),
    LEAKED_REASON(Noun.NUMBER),
    /** For tests that ask questions of their own. */
    SAID(Noun.SEAT, Noun.NUMBER),
    DOES_NOT_FIT(Noun.NUMBER);

    private final Form form;

    ToySentence(Noun... blanks) {
        form = Form.of(this, "TOY-" + (ordinal() + 1), blanks);
    }

    @Override
    public Form form() {
        return form;
    }
}
