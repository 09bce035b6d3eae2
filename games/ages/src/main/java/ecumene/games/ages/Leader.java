package ecumene.games.ages;

import java.util.Locale;

/** The leaders, in the order of the data file. Most of what they do is unique: see where each is named. */
enum Leader {
    ALEXANDER_THE_GREAT,
    ARISTOTLE,
    HAMMURABI,
    HOMER,
    JULIUS_CAESAR,
    MOSES,
    CHRISTOPHER_COLUMBUS,
    FREDERICK_BARBAROSSA,
    GENGHIS_KHAN,
    JOAN_OF_ARC,
    LEONARDO_DA_VINCI,
    MICHELANGELO,
    WILLIAM_SHAKESPEARE,
    ISAAC_NEWTON,
    JAMES_COOK,
    J_S_BACH,
    MAXIMILIEN_ROBESPIERRE,
    NAPOLEON_BONAPARTE,
    ALBERT_EINSTEIN,
    BILL_GATES,
    CHARLIE_CHAPLIN,
    MAHATMA_GANDHI,
    SID_MEIER,
    WINSTON_CHURCHILL;

    private static final Leader[] ALL = values();

    static Leader of(int ordinal) {
        return ALL[ordinal];
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
