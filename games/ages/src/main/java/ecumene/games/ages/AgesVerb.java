package ecumene.games.ages;

import ecumene.engine.Noun;
import ecumene.engine.Verb;

/** Every kind of move of the game, in the order of the questions AGES-Q01 … AGES-Q16. */
enum AgesVerb implements Verb {
    STEAL(Nouns.CARD),
    SCIENCE,
    PASS,
    PREPARE(Nouns.PIECE),
    ATTACK(Nouns.PIECE, Noun.SEAT),
    WAR(Nouns.PIECE, Noun.SEAT),
    OFFER(Nouns.PIECE, Noun.SEAT),
    OFFER_A(Nouns.PIECE, Noun.SEAT),
    OFFER_B(Nouns.PIECE, Noun.SEAT),
    CANCEL(Nouns.CARD),
    RESIGN,
    ALEXANDER,
    COLUMBUS(Nouns.PIECE),
    ACCEPT,
    REFUSE,
    YIELD,
    BONUS(Nouns.PIECE),
    DISCARD(Nouns.PIECE),
    DONE,
    PLUNDER(Noun.NUMBER, Noun.NUMBER),
    RAZE(Nouns.CARD, Noun.NUMBER),
    REMOVE_LEADER,
    REMOVE_WONDER,
    ANNEX(Nouns.CARD),
    BID(Noun.NUMBER),
    SEND(Nouns.CARD, Noun.NUMBER),
    GAIN(Noun.NUMBER, Noun.NUMBER),
    LOSE(Noun.NUMBER, Noun.NUMBER),
    RELEASE(Nouns.CARD),
    RUIN(Nouns.CARD),
    LOSE_WORKER(Nouns.CARD),
    TOKEN(Nouns.CARD),
    TAKE(Nouns.PIECE),
    POPULATION,
    BUILD(Nouns.CARD),
    UPGRADE(Nouns.CARD, Nouns.CARD),
    DESTROY(Nouns.CARD),
    DISBAND(Nouns.CARD),
    LEADER(Nouns.PIECE),
    HOMER(Nouns.CARD),
    REMOVE_HOMER,
    STAGES(Noun.NUMBER),
    DEVELOP(Nouns.PIECE),
    REVOLT(Nouns.PIECE),
    PLAY(Nouns.PIECE),
    TACTIC(Nouns.PIECE),
    COPY(Nouns.CARD),
    OCEAN_LINER,
    BACH(Nouns.CARD, Nouns.CARD),
    RECRUIT(Nouns.CARD),
    CHURCHILL_CULTURE,
    CHURCHILL_FORCES,
    HAMMURABI,
    TRADE_ROUTES,
    MANUAL,
    PAY(Noun.NUMBER, Noun.NUMBER, Noun.NUMBER, Noun.NUMBER),
    END;

    private final Form form;

    AgesVerb(Noun... nouns) {
        form = Form.of(this, nouns);
    }

    @Override
    public Form form() {
        return form;
    }

    /** AGES-6.8. */
    @Override
    public boolean givesUp() {
        return this == RESIGN;
    }
}
