package ecumene.games.pyramid;

import ecumene.engine.Noun;
import ecumene.engine.Verb;

/** Every kind of move of the game, in the order of the questions PYR-Q1 … PYR-Q24. */
public enum PyramidVerb implements Verb {
    BONUS(Nouns.PIECE),
    DECLINE,
    RESOURCE(Nouns.PIECE),
    TECHNOLOGY(Nouns.PIECE),
    ACTIVATE(Nouns.PIECE),
    REST(Nouns.PIECE),
    SPEND(Nouns.PIECE),
    RESTORE(Nouns.PIECE),
    GAIN(Nouns.RESOURCE),
    COPY(Noun.SEAT, Nouns.RESOURCE),
    DEMAND(Noun.SEAT),
    EXTRA(Nouns.PIECE),
    USE(Nouns.PIECE),
    ATTACK(Nouns.PIECE),
    CHOOSE(Nouns.CHOICE),
    RESPOND(Nouns.PIECE),
    TURN(Nouns.PIECE),
    GIVE(Nouns.WONDER),
    BUY(Nouns.PIECE),
    PASS,
    PAY,
    OFFER(Nouns.RESOURCE),
    TAKE(Nouns.PIECE),
    WONDER(Nouns.WONDER),
    MOVE(Nouns.WONDER, Nouns.WONDER),
    DONE;

    private final Form form;

    PyramidVerb(Noun... nouns) {
        form = Form.of(this, nouns);
    }

    @Override
    public Form form() {
        return form;
    }
}
