package ecumene.server.table;

/**
 * What a seat always answers to a kind of question.
 *
 * @param prompt the key of what was asked when that was said: a question in other words is another question
 */
record Standing(int seat, String kind, String prompt, String key) {
    /** Why it ends: the person wants to be asked, has taken something back, or does not play any more. */
    static final String WISH = "wish";

    static final String UNDONE = "undone";
    static final String AWAY = "away";
    /** The answer is not possible this time; something else is asked, though of the same kind; the game goes on under other rules. */
    static final String NOT_OFFERED = "not-offered";

    static final String OTHER_QUESTION = "other-question";
    static final String RULES = "rules";

    /** One that has just ended. */
    record Over(Standing what, String why) {}
}
