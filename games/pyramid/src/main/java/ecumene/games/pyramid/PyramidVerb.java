package ecumene.games.pyramid;

import ecumene.engine.Noun;
import ecumene.engine.Verb;

/** Every kind of move of the game, in the order of the questions PYR-Q1 … PYR-Q24. */
enum PyramidVerb implements Verb {
    BONUS("bonus", Nouns.PIECE),
    DECLINE("decline"),
    RESOURCE("resource", Nouns.PIECE),
    TECHNOLOGY("technology", Nouns.PIECE),
    ACTIVATE("activate", Nouns.PIECE),
    REST("rest", Nouns.PIECE),
    SPEND("spend", Nouns.PIECE),
    RESTORE("restore", Nouns.PIECE),
    GAIN("gain", Nouns.RESOURCE),
    COPY("copy", Noun.SEAT, Nouns.RESOURCE),
    DEMAND("demand", Noun.SEAT),
    EXTRA("extra", Nouns.PIECE),
    USE("use", Nouns.PIECE),
    ATTACK("attack", Nouns.PIECE),
    CHOOSE("choose", Nouns.CHOICE),
    RESPOND("respond", Nouns.PIECE),
    TURN("turn", Nouns.PIECE),
    GIVE("give", Nouns.WONDER),
    BUY("buy", Nouns.PIECE),
    PASS("pass"),
    PAY("pay"),
    KEEP("keep", Nouns.PIECE),
    SPARE("spare", Nouns.RESOURCE),
    TAKE("take", Nouns.PIECE),
    WONDER("wonder", Nouns.WONDER),
    MOVE("move", Nouns.WONDER, Nouns.WONDER),
    DONE("done");

    private final String key;
    private final Noun first;
    private final Noun second;

    PyramidVerb(String key) {
        this(key, Noun.NONE, Noun.NONE);
    }

    PyramidVerb(String key, Noun first) {
        this(key, first, Noun.NONE);
    }

    PyramidVerb(String key, Noun first, Noun second) {
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
}
