package ecumene.games.empires;

import ecumene.engine.Noun;
import ecumene.engine.Sentence;
import java.util.List;
import java.util.Locale;

/** All that the game says, with the rule it speaks of: prompts, the log, and reasons why a move is not possible. */
enum EmpiresSentence implements Sentence {
    // Prompts
    ASK_NATION("EMP-3.1"),
    ASK_SIDE("EMP-3.2", Nouns.NATION),
    ASK_TURN("EMP-6.2"),
    ASK_ACTIVATE("EMP-7.1", Noun.NUMBER, Noun.NUMBER),
    ASK_MAY("EMP-24.2", Nouns.PIECE, Nouns.CLAUSE),
    ASK_CHOOSE("EMP-13.22", Nouns.PIECE),
    ASK_PAY("EMP-15.2", Nouns.AMOUNT),
    ASK_AMOUNT("EMP-15.1", Nouns.PIECE, Nouns.AMOUNT),
    ASK_DISCARD("EMP-13.8", Nouns.PIECE, Noun.NUMBER),
    ASK_CLEAN_UP("EMP-10.3"),
    ASK_RETURN("EMP-13.20", Nouns.PIECE, Noun.NUMBER),
    ASK_REVOLT("EMP-9.1"),
    ASK_TAKE("EMP-13.2", Nouns.PIECE, Noun.NUMBER),
    ASK_GARRISON("EMP-13.11", Nouns.PIECE, Noun.NUMBER),
    ASK_HOST("EMP-13.11", Nouns.PIECE),
    ASK_HISTORY("EMP-13.15", Nouns.PIECE, Noun.NUMBER),
    ASK_ABANDON("EMP-13.13", Nouns.PIECE, Noun.NUMBER),
    ASK_RECALL("EMP-13.12", Nouns.PIECE, Noun.NUMBER),
    ASK_SINK("EMP-13.16", Nouns.PIECE, Noun.NUMBER),
    ASK_TOP("EMP-13.28", Nouns.PIECE, Noun.NUMBER),
    ASK_EXILE_HAND("EMP-13.14", Nouns.PIECE, Noun.NUMBER),
    ASK_SWAP("EMP-20.7", Nouns.PIECE, Noun.NUMBER),
    ASK_MASKS("EMP-L-7.1", Nouns.PIECE, Noun.NUMBER),
    ASK_DRAW_MORE("EMP-13.28", Nouns.PIECE, Noun.NUMBER),
    ASK_HANDLE("EMP-24.5", Nouns.PIECE),
    ASK_FREE_CARD("EMP-7.2", Nouns.PIECE),
    ASK_PLAY_ACQUIRED("EMP-24.3", Nouns.PIECE),
    ASK_ACQUIRE("EMP-13.3", Nouns.PIECE),
    ASK_BREAK_THROUGH("EMP-13.4"),
    ASK_SOURCE("EMP-13.4", Nouns.SUIT),
    ASK_SOURCE_VARIABLE("EMP-13.4"),
    ASK_EXILE("EMP-13.14"),
    ASK_SWAP_IN("EMP-13.14", Nouns.PIECE),
    ASK_SWAP_OUT("EMP-13.14", Nouns.PIECE),
    ASK_TOKEN("EMP-10.1", Nouns.AMOUNT),
    ASK_DECLARE("EMP-24.5", Nouns.PIECE),
    ASK_REBUILD("EMP-11.2"),
    ASK_DEVELOP("EMP-13.21"),
    ASK_DEVELOP_FREE("EMP-13.21"),
    ASK_FAME("EMP-16.3"),
    ASK_FAME_ORDER("EMP-16.3"),
    ASK_NATION_BOTTOM("EMP-19.1", Nouns.PIECE),
    ASK_SHUFFLE_NATION("EMP-24.5", Nouns.PIECE),
    ASK_WHERE("EMP-13.17", Nouns.PIECE),
    ASK_FIND("EMP-13.17", Nouns.PIECE),
    ASK_COPY("EMP-13.31", Nouns.PIECE),
    ASK_CONVERT("EMP-13.29", Nouns.PIECE, Nouns.ICON),
    ASK_READY("EMP-13.5", Nouns.PIECE),
    ASK_GIVE("EMP-13.23", Nouns.PIECE, Noun.SEAT),
    ASK_GIVE_RIVAL("EMP-22.4", Nouns.PIECE),
    ASK_ARMY("EMP-16.2", Noun.SEAT),
    ASK_PROTECT("EMP-16.1", Noun.SEAT, Nouns.PIECE),
    ASK_REACT("EMP-13.27"),
    ASK_SOLSTICE("EMP-12.1"),
    ASK_QUEST("EMP-L-5.3"),
    ASK_QUEST_EXILE("EMP-L-5.3"),
    ASK_SUMERIANS("EMP-17.4", Noun.NUMBER),
    // The log: set-up and turn
    FIRST_PLAYER("EMP-4.10", Noun.SEAT),
    NATION_CHOSEN("EMP-3.1", Noun.SEAT, Nouns.NATION),
    SIDE_CHOSEN("EMP-3.2", Noun.SEAT, Nouns.SIDE),
    REPLACED_TRIBUTARY("EMP-21.1", Nouns.CARD, Nouns.CARD),
    TURN_BEGINS("EMP-6.1", Noun.SEAT, Noun.NUMBER),
    ACTIVATES("EMP-7.1", Noun.SEAT),
    INNOVATES("EMP-8.1", Noun.SEAT),
    REVOLTS("EMP-9.1", Noun.SEAT),
    PLAYED("EMP-7.2", Noun.SEAT, Nouns.PIECE),
    EXHAUSTED("EMP-7.3", Noun.SEAT, Nouns.PIECE),
    READIED("EMP-13.5", Noun.SEAT, Nouns.PIECE),
    COPIED("EMP-13.31", Noun.SEAT, Nouns.PIECE),
    // tokens
    GAINED("EMP-13.5", Noun.SEAT, Nouns.AMOUNT),
    PAID("EMP-15.1", Noun.SEAT, Nouns.AMOUNT),
    GAINED_ACTIONS("EMP-13.5", Noun.SEAT, Noun.NUMBER),
    SPENT_ACTIONS("EMP-15.7", Noun.SEAT, Noun.NUMBER),
    PLACED_TOKEN("EMP-10.1", Noun.SEAT, Nouns.AMOUNT, Nouns.PIECE),
    STORED("EMP-L-6.1", Noun.SEAT, Nouns.PIECE, Noun.NUMBER),
    CONVERTED("EMP-13.29", Noun.SEAT, Nouns.PIECE, Nouns.ICON),
    STOLE("EMP-13.7", Noun.SEAT, Noun.SEAT, Nouns.AMOUNT),
    PAID_ARMY("EMP-16.2", Noun.SEAT, Noun.SEAT),
    PROTECTED("EMP-16.1", Noun.SEAT),
    // cards
    DREW("EMP-11.1", Noun.SEAT),
    DREW_SECRET("EMP-11.1", Noun.SEAT, Nouns.PIECE),
    RESHUFFLED("EMP-11.2", Noun.SEAT, Noun.NUMBER),
    DISCARDED("EMP-13.8", Noun.SEAT, Nouns.PIECE),
    TOOK_UNREST("EMP-13.19", Noun.SEAT),
    TOOK_TUCKED_UNREST("EMP-13.3", Noun.SEAT),
    RETURNED_UNREST("EMP-13.20", Noun.SEAT),
    TOOK_FROM_DISCARD("EMP-13.2", Noun.SEAT, Nouns.PIECE),
    TOOK_FROM_HISTORY("EMP-13.2", Noun.SEAT),
    TOOK_FROM_HISTORY_SECRET("EMP-13.2", Noun.SEAT, Nouns.PIECE),
    PUT_ON_DECK("EMP-13.28", Noun.SEAT),
    PUT_ON_DECK_SECRET("EMP-13.28", Noun.SEAT, Nouns.PIECE),
    PUT_ON_DECK_OPENLY("EMP-13.28", Noun.SEAT, Nouns.PIECE),
    GARRISONED("EMP-13.11", Noun.SEAT, Nouns.PIECE, Nouns.PIECE),
    ABANDONED("EMP-13.13", Noun.SEAT, Nouns.PIECE),
    RECALLED("EMP-13.12", Noun.SEAT, Nouns.PIECE),
    SUNK("EMP-13.16", Noun.SEAT, Nouns.PIECE),
    EXILED("EMP-13.14", Noun.SEAT, Nouns.PIECE),
    TO_HISTORY("EMP-13.15", Noun.SEAT, Nouns.PIECE),
    TO_HISTORY_HIDDEN("EMP-13.15", Noun.SEAT),
    REVEALED_ALL("EMP-L-3.3", Noun.SEAT),
    FOUND("EMP-13.17", Noun.SEAT, Nouns.PIECE),
    FOUND_NOTHING("EMP-13.17", Noun.SEAT),
    GAVE("EMP-13.23", Noun.SEAT, Noun.SEAT),
    GAVE_OPENLY("EMP-13.23", Noun.SEAT, Noun.SEAT, Nouns.PIECE),
    // market, fame, nation deck
    REFILLED("EMP-14.1", Nouns.PIECE),
    ACQUIRED("EMP-13.3", Noun.SEAT, Nouns.PIECE),
    ACQUIRED_FROM_EXILE("EMP-13.3", Noun.SEAT, Nouns.PIECE),
    DECLARED("EMP-13.4", Noun.SEAT, Nouns.SUIT),
    BROKE_THROUGH("EMP-13.4", Noun.SEAT, Nouns.PIECE),
    BROKE_THROUGH_DECK("EMP-13.4", Noun.SEAT, Nouns.SUIT),
    TURNED_OVER("EMP-13.4", Nouns.PIECE),
    GUESSED("EMP-24.5", Noun.SEAT, Nouns.PIECE),
    SWAPPED("EMP-13.14", Noun.SEAT, Nouns.PIECE, Nouns.PIECE),
    DEVELOPED("EMP-13.21", Noun.SEAT, Nouns.PIECE),
    LOOKED_AT_FAME("EMP-13.18", Noun.SEAT, Noun.NUMBER),
    TOOK_FAME("EMP-16.3", Noun.SEAT),
    TOOK_FAME_SECRET("EMP-16.3", Noun.SEAT, Nouns.PIECE),
    KING_OF_KINGS("EMP-16.4", Noun.SEAT, Nouns.PIECE),
    GAINED_NATION_CARD("EMP-11.2", Noun.SEAT, Nouns.PIECE),
    GAINED_ACCESSION("EMP-11.2", Noun.SEAT, Nouns.PIECE),
    BECAME_EMPIRE("EMP-11.2", Noun.SEAT),
    LOOKED_AT_NATION("EMP-13.18", Noun.SEAT),
    LOOKED_AT_NATION_SECRET("EMP-13.18", Noun.SEAT, Nouns.PIECE),
    SWAPPED_WITH_NATION("EMP-20.7", Noun.SEAT),
    SWAPPED_WITH_NATION_SECRET("EMP-20.7", Noun.SEAT, Nouns.PIECE, Nouns.PIECE),
    SHUFFLED_NATION("EMP-13.25", Noun.SEAT),
    PUT_NATION_CARD_BELOW("EMP-19.1", Noun.SEAT),
    QUEST_BEGUN("EMP-L-5.3", Noun.SEAT, Nouns.PIECE),
    QUEST_TO_HAND("EMP-L-5.4", Noun.SEAT, Nouns.PIECE),
    QUEST_TO_DISCARD("EMP-L-5.4", Noun.SEAT, Nouns.PIECE),
    PATH_ADVANCED("EMP-L-8.2", Noun.SEAT, Nouns.PIECE),
    // solstice and end
    SOLSTICE("EMP-12.1", Noun.NUMBER),
    RESOLVES("EMP-12.1", Noun.SEAT, Nouns.PIECE),
    SCORING_BY_MAIN_DECK("EMP-17.1", Noun.SEAT),
    SCORING_BY_DEVELOPMENT("EMP-17.1", Noun.SEAT),
    SCORING_BY_KING("EMP-17.1", Noun.SEAT),
    SCORING_BY_ZENITH("EMP-17.1", Noun.SEAT),
    SCORING_BY_CARD("EMP-17.1", Noun.SEAT),
    SCORING_BY_RIVAL("EMP-22.5", Noun.SEAT),
    SCORING("EMP-17.2", Noun.NUMBER),
    COLLAPSED("EMP-17.3", Noun.SEAT),
    FINAL_SCORE("EMP-18.7", Noun.SEAT, Noun.NUMBER),
    FINAL_UNREST("EMP-17.3", Noun.SEAT, Noun.NUMBER, Noun.NUMBER),
    // the practice opponent
    RIVAL_ROLLED("EMP-22.2", Noun.NUMBER),
    RIVAL_TOOK("EMP-22.2", Nouns.PIECE),
    RIVAL_PLACED("EMP-22.2", Nouns.PIECE),
    RIVAL_DEVELOPED("EMP-22.3", Noun.NUMBER),
    RIVAL_LOST("EMP-22.4", Nouns.PIECE),
    STOLE_FROM_RIVAL("EMP-22.4", Noun.SEAT, Noun.NUMBER),
    GAVE_RIVAL("EMP-22.4", Noun.SEAT, Nouns.PIECE),
    RIVAL_SCORE("EMP-22.5", Noun.NUMBER),
    RIVAL_UNREST("EMP-22.5", Noun.NUMBER, Noun.NUMBER),
    // Why not
    NATION_TAKEN("EMP-3.1", Nouns.NATION),
    NO_UNREST_IN_HAND("EMP-9.1", Noun.SEAT),
    NEVER_PLAYED("EMP-24.7", Nouns.PIECE),
    NO_ACTION("EMP-7.2", Nouns.PIECE),
    PLAYED_ALREADY("EMP-13.9", Nouns.PIECE),
    WRONG_PERIOD("EMP-7.2", Nouns.PIECE),
    REQUIREMENT_NOT_MET("EMP-24.1", Nouns.PIECE),
    CANNOT_PAY("EMP-15.6", Nouns.PIECE),
    EXHAUSTED_ALREADY("EMP-7.3", Nouns.PIECE),
    NO_EXHAUST_TOKEN("EMP-7.3", Nouns.PIECE),
    NOTHING_TO_DO("EMP-24.2", Nouns.CLAUSE),
    NOT_IN_FULL("EMP-24.10", Nouns.CHOICE),
    CHOSEN_IN_ORDER("EMP-13.30", Nouns.PIECE),
    TOO_FEW_LEFT("EMP-13.30", Nouns.PIECE),
    EQUAL_FIRST("EMP-13.30", Nouns.PIECE),
    DOES_NOT_FIT("EMP-24.3a", Nouns.PIECE),
    CARRIES_TOKENS("EMP-13.14", Nouns.PIECE),
    TOO_DEAR("EMP-13.21", Nouns.PIECE),
    GRAAL_COMES_LAST("EMP-L-5.3", Nouns.PIECE);

    private final String key;
    private final String rule;
    private final List<Noun> blanks;

    EmpiresSentence(String rule, Noun... blanks) {
        this.key = "say." + name().toLowerCase(Locale.ROOT).replace('_', '-');
        this.rule = rule;
        this.blanks = List.of(blanks);
    }

    @Override
    public String key() {
        return key;
    }

    @Override
    public String rule() {
        return rule;
    }

    @Override
    public List<Noun> blanks() {
        return blanks;
    }
}
