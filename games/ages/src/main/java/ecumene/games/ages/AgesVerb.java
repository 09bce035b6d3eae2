package ecumene.games.ages;

import ecumene.engine.Noun;
import ecumene.engine.Verb;

/** Every kind of move of the game, in the order of the questions AGES-Q01 … AGES-Q16. */
enum AgesVerb implements Verb {
    STEAL("steal", Nouns.CARD),
    SCIENCE("science"),
    PASS("pass"),
    PREPARE("prepare", Nouns.PIECE),
    ATTACK("attack", Nouns.PIECE, Noun.SEAT),
    WAR("war", Nouns.PIECE, Noun.SEAT),
    OFFER("offer", Nouns.PIECE, Noun.SEAT),
    OFFER_A("offer-a", Nouns.PIECE, Noun.SEAT),
    OFFER_B("offer-b", Nouns.PIECE, Noun.SEAT),
    CANCEL("cancel", Nouns.CARD),
    RESIGN("resign"),
    ALEXANDER("alexander"),
    COLUMBUS("columbus", Nouns.PIECE),
    ACCEPT("accept"),
    REFUSE("refuse"),
    YIELD("yield"),
    BONUS("bonus", Nouns.PIECE),
    DISCARD("discard", Nouns.PIECE),
    DONE("done"),
    PLUNDER("plunder", Noun.NUMBER, Noun.NUMBER),
    RAZE("raze", Nouns.CARD),
    REMOVE_LEADER("remove-leader"),
    REMOVE_WONDER("remove-wonder"),
    ANNEX("annex", Nouns.CARD),
    BID("bid", Noun.NUMBER),
    SEND("send", Nouns.CARD),
    GAIN("gain", Noun.NUMBER, Noun.NUMBER),
    LOSE("lose", Noun.NUMBER, Noun.NUMBER),
    RELEASE("release", Nouns.CARD),
    RUIN("ruin", Nouns.CARD),
    LOSE_WORKER("lose-worker", Nouns.CARD),
    TOKEN("token", Nouns.CARD),
    TAKE("take", Nouns.PIECE),
    POPULATION("population"),
    BUILD("build", Nouns.CARD),
    UPGRADE("upgrade", Nouns.CARD, Nouns.CARD),
    DESTROY("destroy", Nouns.CARD),
    DISBAND("disband", Nouns.CARD),
    LEADER("leader", Nouns.PIECE),
    HOMER("homer", Nouns.CARD),
    REMOVE_HOMER("remove-homer"),
    STAGES("stages", Noun.NUMBER),
    DEVELOP("develop", Nouns.PIECE),
    REVOLT("revolt", Nouns.PIECE),
    PLAY("play", Nouns.PIECE),
    TACTIC("tactic", Nouns.PIECE),
    COPY("copy", Nouns.CARD),
    OCEAN_LINER("ocean-liner"),
    BACH("bach", Nouns.CARD, Nouns.CARD),
    RECRUIT("recruit", Nouns.CARD),
    CHURCHILL_CULTURE("churchill-culture"),
    CHURCHILL_FORCES("churchill-forces"),
    HAMMURABI("hammurabi"),
    TRADE_ROUTES("trade-routes"),
    MANUAL("manual"),
    PAY("pay", Nouns.TOKENS),
    END("end");

    private final String key;
    private final Noun first;
    private final Noun second;

    AgesVerb(String key) {
        this(key, Noun.NONE, Noun.NONE);
    }

    AgesVerb(String key, Noun first) {
        this(key, first, Noun.NONE);
    }

    AgesVerb(String key, Noun first, Noun second) {
        this.key = key;
        this.first = first;
        this.second = second;
    }

    @Override
    public String key() {
        return key;
    }

    @Override
    public Noun first() {
        return first;
    }

    @Override
    public Noun second() {
        return second;
    }

    /** AGES-6.8. */
    @Override
    public boolean givesUp() {
        return this == RESIGN;
    }
}
