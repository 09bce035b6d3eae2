package ecumene.games.empires;

/** Whether a card may be played or exhausted, and if not, why. */
enum Verdict {
    FINE(EmpiresSentence.NOTHING_TO_DO),
    NEVER_PLAYED(EmpiresSentence.NEVER_PLAYED),
    NO_ACTION(EmpiresSentence.NO_ACTION),
    PLAYED_ALREADY(EmpiresSentence.PLAYED_ALREADY),
    WRONG_PERIOD(EmpiresSentence.WRONG_PERIOD),
    REQUIREMENT(EmpiresSentence.REQUIREMENT_NOT_MET),
    CANNOT_PAY(EmpiresSentence.CANNOT_PAY),
    EXHAUSTED(EmpiresSentence.EXHAUSTED_ALREADY),
    NO_EXHAUST_TOKEN(EmpiresSentence.NO_EXHAUST_TOKEN);

    /** The reason to show; of no meaning when all is fine. */
    final EmpiresSentence reason;

    Verdict(EmpiresSentence reason) {
        this.reason = reason;
    }
}
