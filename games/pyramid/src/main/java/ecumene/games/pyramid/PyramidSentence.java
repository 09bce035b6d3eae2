package ecumene.games.pyramid;

import ecumene.engine.Noun;
import ecumene.engine.Sentence;

/** All that the game says, with the rule it speaks of: prompts, the log, and reasons why a move is not possible. */
public enum PyramidSentence implements Sentence {
    // Prompts, in the order of the questions
    ASK_BONUS("PYR-3.9"),
    ASK_RESOURCE("PYR-5.2"),
    ASK_TECHNOLOGY("PYR-5.3"),
    ASK_ACTIVATE("PYR-5.4", Nouns.PIECE),
    ASK_COST("PYR-5.6", Nouns.PIECE, Noun.NUMBER),
    ASK_RESTORE("PYR-5.15", Nouns.PIECE, Noun.NUMBER),
    ASK_RESTORE_UP_TO("PYR-5.15", Nouns.PIECE, Noun.NUMBER),
    ASK_RESTORE_FOR_OPPONENT("PYR-5.8", Nouns.PIECE),
    ASK_GAIN("PYR-1.7", Nouns.PIECE, Noun.NUMBER),
    ASK_COPY("PYR-5.7", Nouns.PIECE),
    ASK_DEMAND("PYR-5.7", Nouns.PIECE),
    ASK_TRIBUTE("PYR-5.7", Noun.SEAT),
    ASK_EXTRA("PYR-5.15", Nouns.PIECE),
    ASK_USE("PYR-5.16", Nouns.PIECE, Noun.NUMBER),
    ASK_ATTACK("PYR-5.12", Nouns.PIECE),
    ASK_CHOOSE("PYR-5.15", Nouns.PIECE),
    ASK_REACT("PYR-5.22", Noun.SEAT, Nouns.PIECE, Noun.NUMBER, Noun.NUMBER),
    ASK_LOSS("PYR-5.24", Noun.SEAT, Noun.NUMBER),
    ASK_GIVE("PYR-5.26", Noun.SEAT),
    ASK_BUY("PYR-6.1"),
    ASK_PAY("PYR-6.12", Nouns.PIECE, Nouns.COST, Nouns.EXTRA),
    ASK_WONDER("PYR-7.2"),
    ASK_TOKEN("PYR-7.12"),
    ASK_MOVE_TOKEN("PYR-7.12"),
    ASK_TAKE("PYR-7.2"),
    // The log
    FIRST_PLAYER("PYR-3.8", Noun.SEAT),
    PLACED_BONUS("PYR-3.9", Noun.SEAT, Nouns.RESOURCE),
    PLACED_BONUS_SECRET("PYR-3.9", Noun.SEAT, Nouns.RESOURCE, Nouns.PIECE),
    DECLINED_BONUS("PYR-3.9", Noun.SEAT),
    TURN_BEGINS("PYR-5.1", Noun.SEAT, Noun.NUMBER),
    PLAYED_RESOURCE("PYR-5.2", Noun.SEAT, Nouns.RESOURCE),
    PLAYED_RESOURCE_SECRET("PYR-5.2", Noun.SEAT, Nouns.RESOURCE, Nouns.PIECE),
    PLAYED_TECHNOLOGY("PYR-5.3", Noun.SEAT, Nouns.PIECE),
    ACTIVATED("PYR-1.8", Noun.SEAT, Nouns.PIECE),
    NOT_ACTIVATED("PYR-5.4", Noun.SEAT, Nouns.PIECE),
    SPENT("PYR-1.5", Noun.SEAT, Nouns.RESOURCE, Nouns.PIECE),
    RESTORED("PYR-1.6", Noun.SEAT, Nouns.RESOURCE, Nouns.PIECE),
    GAINED("PYR-1.7", Noun.SEAT, Noun.NUMBER, Nouns.RESOURCE),
    COPIED("PYR-5.7", Noun.SEAT, Noun.SEAT, Nouns.RESOURCE),
    NO_TARGET("PYR-5.7", Noun.SEAT),
    SCORED("PYR-1.11", Noun.SEAT, Noun.NUMBER),
    PAID_VP("PYR-1.11", Noun.SEAT, Noun.NUMBER),
    LOST_VP("PYR-1.11", Noun.SEAT, Noun.NUMBER),
    ATTACKED("PYR-5.20", Noun.SEAT, Nouns.PIECE, Noun.NUMBER),
    RESPONDED("PYR-5.22", Noun.SEAT, Nouns.PIECE),
    TURNED("PYR-5.22", Noun.SEAT, Nouns.PIECE),
    DEFEATED("PYR-5.23", Noun.SEAT, Noun.NUMBER, Noun.NUMBER),
    UNDEFEATED("PYR-5.23", Noun.SEAT, Noun.NUMBER, Noun.NUMBER),
    GAVE_WONDER("PYR-5.26", Noun.SEAT, Noun.SEAT, Nouns.WONDER),
    BOUGHT("PYR-6.7", Noun.SEAT, Nouns.PIECE, Nouns.COST, Nouns.EXTRA),
    BOUGHT_NOTHING("PYR-6.1", Noun.SEAT),
    TOOK_WONDER("PYR-7.2", Noun.SEAT, Nouns.WONDER),
    PLACED_TOKEN("PYR-7.12", Noun.SEAT, Nouns.WONDER, Noun.NUMBER),
    MOVED_TOKEN("PYR-7.12", Noun.SEAT, Nouns.WONDER, Nouns.WONDER),
    TOOK_TECHNOLOGIES("PYR-7.2", Noun.SEAT, Noun.NUMBER),
    TOOK_RESOURCE("PYR-7.2", Noun.SEAT, Nouns.RESOURCE),
    NEW_PROJECT("PYR-9.3", Nouns.PIECE),
    ENDED_BY_WONDER("PYR-8.1", Noun.SEAT),
    ENDED_BY_SPACE("PYR-8.1", Noun.SEAT),
    ENDED_BY_TRACK("PYR-8.1", Noun.SEAT, Noun.NUMBER),
    FINAL_SCORE("PYR-8.2", Noun.SEAT, Noun.NUMBER),
    // Why not
    COST_NOT_PAYABLE("PYR-5.6", Nouns.PIECE),
    WRONG_RESOURCE("PYR-1.6", Nouns.PIECE),
    JUST_SPENT("PYR-5.15", Nouns.PIECE),
    NO_RESOURCES("PYR-5.7", Noun.SEAT),
    CHOSEN_ALREADY("PYR-5.13", Nouns.PIECE),
    BEING_RESOLVED("PYR-5.13", Nouns.PIECE),
    NOT_AN_ATTACK("PYR-5.12", Nouns.PIECE),
    NO_RESPONSE_SYMBOL("PYR-5.22", Nouns.PIECE),
    TOO_DEAR("PYR-6.2", Nouns.PIECE, Nouns.COST, Nouns.EXTRA),
    NEEDLESS("PYR-6.10"),
    CONDITION_NOT_MET("PYR-7.22", Nouns.WONDER);

    private final Form form;

    PyramidSentence(String rule, Noun... blanks) {
        form = Form.of(this, rule, blanks);
    }

    @Override
    public Form form() {
        return form;
    }

    @Override
    public boolean beginsTurn() {
        return this == TURN_BEGINS;
    }
}
