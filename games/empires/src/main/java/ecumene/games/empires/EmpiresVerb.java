package ecumene.games.empires;

import ecumene.engine.Noun;
import ecumene.engine.Verb;

/** Every kind of move of the game (EMP-28). */
enum EmpiresVerb implements Verb {
    NATION("nation", Nouns.NATION),
    SIDE("side", Nouns.SIDE),
    ACTIVATE("activate"),
    INNOVATE("innovate"),
    REVOLT("revolt"),
    PLAY("play", Nouns.PIECE),
    EXHAUST("exhaust", Nouns.PIECE),
    END("end"),
    CHOOSE("choose", Nouns.CHOICE),
    YES("yes"),
    NO("no"),
    DONE("done"),
    DRAW("draw"),
    PAY("pay", Noun.NUMBER),
    SPEND("spend", Nouns.AMOUNT),
    DISCARD("discard", Nouns.PIECE),
    RETURN("return", Nouns.PIECE),
    TAKE("take", Nouns.PIECE),
    GARRISON("garrison", Nouns.PIECE),
    HOST("host", Nouns.PIECE),
    HISTORY("history", Nouns.PIECE),
    ABANDON("abandon", Nouns.PIECE),
    RECALL("recall", Nouns.PIECE),
    SINK("sink", Nouns.PIECE),
    TOP("top", Nouns.PIECE),
    EXILE("exile", Nouns.PIECE),
    SWAP("swap", Nouns.PIECE),
    ACQUIRE("acquire", Nouns.PIECE),
    SUIT("suit", Nouns.SUIT),
    BREAK_THROUGH("break-through", Nouns.PIECE),
    DECK("deck", Nouns.SUIT),
    REVEAL("reveal"),
    TOKEN("token", Nouns.PIECE),
    DEVELOP("develop", Nouns.PIECE),
    FAME("fame", Nouns.PIECE),
    KEEP("keep"),
    BOTTOM("bottom"),
    SHUFFLE("shuffle"),
    SEARCH("search", Nouns.PLACE),
    FIND("find", Nouns.PIECE),
    COPY("copy", Nouns.PIECE),
    CONVERT("convert", Nouns.PIECE),
    READY("ready", Nouns.PIECE),
    GIVE("give", Nouns.PIECE),
    BUY_OFF("buy-off", Nouns.PIECE),
    RESOLVE("resolve", Nouns.PIECE),
    QUEST("quest", Nouns.PIECE);

    private final String key;
    private final Noun first;

    EmpiresVerb(String key) {
        this(key, Noun.NONE);
    }

    EmpiresVerb(String key, Noun first) {
        this.key = key;
        this.first = first;
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
        return Noun.NONE;
    }
}
