package ecumene.games.ages;

import ecumene.engine.Noun;
import ecumene.engine.Sentence;
import java.util.List;
import java.util.Locale;

/** All that the game says, with the rule it speaks of: prompts, the log, and reasons why a move is not possible. */
enum AgesSentence implements Sentence {
    // Prompts, in the order of the questions
    ASK_SPOILS("AGES-5.13", Noun.SEAT, Noun.NUMBER),
    ASK_POLITICS("AGES-6.1"),
    ASK_POLITICS_AGAIN("AGES-13.15"),
    ASK_PACT("AGES-6.9", Noun.SEAT, Nouns.PIECE),
    ASK_PACT_A("AGES-6.9", Noun.SEAT, Nouns.PIECE),
    ASK_PACT_B("AGES-6.9", Noun.SEAT, Nouns.PIECE),
    ASK_DEFENCE("AGES-6.11", Noun.SEAT, Nouns.PIECE, Noun.NUMBER, Noun.NUMBER),
    ASK_MORE_DEFENCE("AGES-6.11", Noun.NUMBER, Noun.NUMBER),
    ASK_PLUNDER("AGES-6.12", Noun.SEAT, Noun.NUMBER),
    ASK_RAID("AGES-6.12", Noun.SEAT, Noun.NUMBER),
    ASK_INFILTRATE("AGES-13.38", Noun.SEAT),
    ASK_ANNEX("AGES-6.13", Noun.SEAT),
    ASK_BID("AGES-9.9", Nouns.PIECE, Noun.NUMBER),
    ASK_FORCE("AGES-9.10", Nouns.PIECE, Noun.NUMBER, Noun.NUMBER),
    ASK_GAIN_MIX("AGES-9.15", Noun.NUMBER),
    ASK_LOSE_MIX("AGES-9.15", Noun.NUMBER),
    ASK_BUILD_FREE("AGES-13.44", Nouns.CARD),
    ASK_DEVELOP_ONE("AGES-13.26"),
    ASK_DESTROY("AGES-12.10"),
    ASK_TERROR("AGES-13.33", Noun.SEAT),
    ASK_RELEASE("AGES-9.13"),
    ASK_RUIN("AGES-13.27"),
    ASK_AGREEMENT("AGES-13.28", Noun.NUMBER),
    ASK_LOSE_WORKER("AGES-12.9"),
    ASK_TOKEN("AGES-12.8"),
    ASK_FIRST_ACTION("AGES-4.2", Noun.NUMBER),
    ASK_ACTION("AGES-7.1", Noun.NUMBER, Noun.NUMBER),
    ASK_ORDERED("AGES-7.14", Nouns.CARD),
    ASK_HOMER("AGES-13.3"),
    ASK_DISCARD("AGES-8.1", Noun.NUMBER),
    ASK_PAY_FOOD("AGES-12.13", Noun.NUMBER),
    ASK_PAY_RESOURCES("AGES-12.13", Noun.NUMBER),
    // The log
    FIRST_PLAYER("AGES-2.7", Noun.SEAT),
    TURN_BEGINS("AGES-4.1", Noun.SEAT, Noun.NUMBER, Nouns.AGE),
    SWEPT("AGES-5.2", Nouns.PIECE),
    AGE_BEGINS("AGES-5.5", Nouns.AGE),
    LAST_ROUND("AGES-3.3", Noun.NUMBER),
    ANTIQUATED("AGES-5.5", Noun.SEAT, Nouns.PIECE),
    WAR_RESOLVED("AGES-5.10", Nouns.PIECE, Noun.NUMBER, Noun.NUMBER),
    WAR_DRAWN("AGES-5.10", Noun.SEAT, Noun.SEAT),
    WAR_WON("AGES-5.10", Noun.SEAT, Noun.SEAT, Noun.NUMBER),
    STOLEN("AGES-5.12", Noun.SEAT, Noun.SEAT, Nouns.CARD),
    TACTIC_COMMON("AGES-5.15", Nouns.PIECE),
    PASSED_POLITICS("AGES-6.1", Noun.SEAT),
    POLITICS_FORFEITED("AGES-13.28", Noun.SEAT),
    PREPARED("AGES-6.4", Noun.SEAT, Nouns.AGE),
    PREPARED_SECRET("AGES-6.4", Noun.SEAT, Nouns.PIECE),
    EVENT_REVEALED("AGES-9.1", Nouns.PIECE),
    EVENT_SCORED("AGES-3.4", Nouns.CARD),
    EVENTS_SHUFFLED("AGES-6.4", Noun.NUMBER),
    ATTACKED("AGES-6.5", Noun.SEAT, Noun.SEAT, Nouns.PIECE),
    NOT_DEFENDED("AGES-6.5", Noun.SEAT),
    REPELLED("AGES-6.5", Noun.SEAT, Noun.NUMBER, Noun.NUMBER),
    USED_BONUS("AGES-14.4", Noun.SEAT, Nouns.PIECE),
    ANNEXED("AGES-6.13", Noun.SEAT, Noun.SEAT, Nouns.CARD),
    WAR_DECLARED("AGES-6.7", Noun.SEAT, Noun.SEAT, Nouns.PIECE),
    PACT_OFFERED("AGES-6.9", Noun.SEAT, Noun.SEAT, Nouns.PIECE),
    PACT_MADE("AGES-6.9", Noun.SEAT, Nouns.PIECE),
    PACT_REFUSED("AGES-6.9", Noun.SEAT, Nouns.PIECE),
    PACT_CANCELLED("AGES-6.10", Noun.SEAT, Nouns.CARD),
    PACT_ENDED("AGES-6.10", Nouns.CARD),
    COLUMBUS_SETTLED("AGES-13.16", Noun.SEAT, Nouns.PIECE),
    RESIGNED("AGES-6.8", Noun.SEAT),
    LAST_CIVILIZATION("AGES-3.5", Noun.SEAT),
    BID("AGES-9.9", Noun.SEAT, Noun.NUMBER),
    PASSED_BID("AGES-9.9", Noun.SEAT),
    AUCTION_WON("AGES-9.9", Noun.SEAT, Nouns.PIECE, Noun.NUMBER),
    NOT_COLONIZED("AGES-9.9", Nouns.PIECE),
    COLONIZED("AGES-9.12", Noun.SEAT, Nouns.PIECE, Noun.NUMBER),
    SENT("AGES-9.11", Noun.SEAT, Nouns.CARD, Noun.NUMBER),
    LOST_COLONY("AGES-9.13", Noun.SEAT, Nouns.CARD),
    RUINED("AGES-13.27", Noun.SEAT, Nouns.CARD),
    LOST_ACTIONS("AGES-13.32", Noun.SEAT, Noun.NUMBER),
    TOOK("AGES-7.4", Noun.SEAT, Nouns.PIECE, Noun.NUMBER),
    INCREASED("AGES-7.6", Noun.SEAT, Noun.NUMBER),
    BUILT("AGES-7.7", Noun.SEAT, Nouns.CARD, Noun.NUMBER),
    UPGRADED("AGES-7.8", Noun.SEAT, Nouns.CARD, Nouns.CARD),
    DESTROYED("AGES-7.9", Noun.SEAT, Nouns.CARD),
    DISBANDED("AGES-7.17", Noun.SEAT, Nouns.CARD),
    LEADER_PLAYED("AGES-7.10", Noun.SEAT, Nouns.PIECE),
    LEADER_LEFT("AGES-7.10", Noun.SEAT, Nouns.CARD),
    HOMER_STAYS("AGES-13.3", Noun.SEAT, Nouns.CARD),
    STAGES_BUILT("AGES-7.11", Noun.SEAT, Noun.NUMBER, Nouns.CARD),
    WONDER_COMPLETED("AGES-7.11", Noun.SEAT, Nouns.CARD),
    WONDER_LOST("AGES-5.5", Noun.SEAT, Nouns.CARD),
    DEVELOPED("AGES-7.12", Noun.SEAT, Nouns.PIECE, Noun.NUMBER),
    REVOLTED("AGES-7.13", Noun.SEAT, Nouns.PIECE, Noun.NUMBER),
    ACTION_PLAYED("AGES-7.14", Noun.SEAT, Nouns.PIECE),
    FORCES("AGES-13.37", Noun.SEAT, Noun.NUMBER, Noun.NUMBER),
    TACTIC_PLAYED("AGES-7.18", Noun.SEAT, Nouns.PIECE),
    TACTIC_COPIED("AGES-7.19", Noun.SEAT, Nouns.CARD),
    CHURCHILL_FORCES("AGES-13.13", Noun.SEAT, Noun.NUMBER),
    USED_HAMMURABI("AGES-13.8", Noun.SEAT),
    USED_TRADE_ROUTES("AGES-13.41", Noun.SEAT),
    DISCARDED("AGES-8.1", Noun.SEAT, Noun.NUMBER),
    UPRISING("AGES-8.2", Noun.SEAT, Noun.NUMBER, Noun.NUMBER),
    CORRUPTION("AGES-8.3", Noun.SEAT, Noun.NUMBER),
    PRODUCED_FOOD("AGES-8.3", Noun.SEAT, Noun.NUMBER),
    PRODUCED_RESOURCES("AGES-8.3", Noun.SEAT, Noun.NUMBER),
    FAMINE("AGES-8.3", Noun.SEAT, Noun.NUMBER),
    DREW("AGES-8.5", Noun.SEAT, Noun.NUMBER),
    RESHUFFLED("AGES-8.5", Noun.NUMBER),
    SCORED_CULTURE("AGES-12.16", Noun.SEAT, Noun.NUMBER),
    LOST_CULTURE("AGES-12.16", Noun.SEAT, Noun.NUMBER),
    SCORED_SCIENCE("AGES-12.16", Noun.SEAT, Noun.NUMBER),
    LOST_SCIENCE("AGES-12.16", Noun.SEAT, Noun.NUMBER),
    GAINED_FOOD("AGES-12.12", Noun.SEAT, Noun.NUMBER),
    GAINED_RESOURCES("AGES-12.12", Noun.SEAT, Noun.NUMBER),
    LOST_FOOD("AGES-12.15", Noun.SEAT, Noun.NUMBER),
    LOST_RESOURCES("AGES-12.15", Noun.SEAT, Noun.NUMBER),
    GAINED_BLUE("AGES-12.7", Noun.SEAT, Noun.NUMBER),
    LOST_BLUE("AGES-12.8", Noun.SEAT, Noun.NUMBER),
    TOOK_TOKEN("AGES-12.8", Noun.SEAT, Nouns.CARD),
    GAINED_YELLOW("AGES-12.7", Noun.SEAT, Noun.NUMBER),
    LOST_YELLOW("AGES-12.8", Noun.SEAT, Noun.NUMBER),
    GAINED_POPULATION("AGES-12.9", Noun.SEAT, Noun.NUMBER),
    LOST_POPULATION("AGES-12.9", Noun.SEAT),
    LOST_WORKER("AGES-12.9", Noun.SEAT, Nouns.CARD),
    FINAL_SCORE("AGES-3.4", Noun.SEAT, Noun.NUMBER),
    // Why not
    NO_REASON(""),
    NOT_POLITICAL("AGES-6.2", Nouns.PIECE),
    GANDHI_KEEPS_PEACE("AGES-13.18", Nouns.PIECE, Noun.SEAT),
    TOO_FEW_MILITARY_ACTIONS("AGES-6.5", Noun.NUMBER, Noun.SEAT),
    PACT_FORBIDS("AGES-6.5", Nouns.PIECE, Noun.SEAT),
    NO_WAR_IN_LAST_ROUND("AGES-6.7", Nouns.PIECE, Noun.SEAT),
    NOT_STRONGER("AGES-6.5", Noun.NUMBER, Noun.NUMBER),
    NOTHING_TO_TAKE("AGES-6.5", Nouns.PIECE, Noun.SEAT),
    TOO_FEW_CIVIL_ACTIONS("AGES-7.1", Noun.NUMBER),
    NEEDS_MILITARY_ACTIONS("AGES-7.18", Noun.NUMBER),
    WONDER_UNFINISHED("AGES-7.5", Nouns.PIECE),
    HAND_FULL("AGES-7.4", Nouns.PIECE),
    KNOWN_ALREADY("AGES-7.4", Nouns.PIECE),
    LEADER_OF_AGE_TAKEN("AGES-7.4", Nouns.PIECE),
    STOLEN_ALREADY_KNOWN("AGES-5.12", Nouns.CARD),
    TOO_DEAR_TO_STEAL("AGES-5.13", Nouns.CARD, Noun.NUMBER),
    YELLOW_BANK_EMPTY("AGES-7.6", Noun.SEAT),
    TOO_LITTLE_FOOD("AGES-7.6", Noun.NUMBER),
    NO_UNUSED_WORKER("AGES-7.7", Nouns.CARD),
    URBAN_LIMIT("AGES-7.7", Noun.NUMBER),
    TOO_FEW_RESOURCES("AGES-7.1", Noun.NUMBER),
    TOO_FEW_BLUE_TOKENS("AGES-7.26", Noun.NUMBER),
    TOO_LITTLE_SCIENCE("AGES-7.12", Noun.NUMBER),
    PARTNER_WITHOUT_SCIENCE("AGES-13.35", Noun.SEAT),
    NOT_ALL_ACTIONS("AGES-7.24", Nouns.PIECE),
    TAKEN_THIS_TURN("AGES-7.14", Nouns.PIECE),
    NOTHING_TO_ORDER("AGES-7.14", Nouns.PIECE),
    ONE_TACTIC_A_TURN("AGES-7.18", Nouns.CARD),
    CURRENT_TACTIC("AGES-7.27", Nouns.CARD),
    CHOSEN_IN_ORDER("AGES-8.7", Nouns.PIECE);

    private final String rule;
    private final List<Noun> blanks;

    AgesSentence(String rule, Noun... blanks) {
        this.rule = rule;
        this.blanks = List.of(blanks);
    }

    @Override
    public String key() {
        return "say." + name().toLowerCase(Locale.ROOT).replace('_', '-');
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
