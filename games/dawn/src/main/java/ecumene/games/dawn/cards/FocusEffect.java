package ecumene.games.dawn.cards;

/** What a focus card does when it is resolved: the rules carry it out, and the text on the card is made from it. */
public sealed interface FocusEffect {
    /** Control tokens beside own cities, and what the higher levels add (DAWN-6.7). */
    record Culture(int nearCity, int move, int nearFriendly, int convertRange) implements FocusEffect {}

    /** What comes before the dial moves; 0 where the card has it not. */
    record Science(int tradeTokens, int missingResources, int nukeSlot) implements FocusEffect {}

    record Economy(int caravans, int movement, Passing barbarians, Passing water, int exchanges, int otherAsSlot)
            implements FocusEffect {}

    /** A city or a wonder; {@code bonus} production if the card is in {@code bonusSlot}. */
    record Industry(int range, Passing caravanSite, Passing water, int bonusSlot, int bonus, int tokens)
            implements FocusEffect {}

    record Military(
            int attacks, int range, int bonus, int bonusAgainstBarbarians, Passing water, Passing obstacles, Mode mode)
            implements FocusEffect {}

    /** Whether a card lets one do what the basic rule forbids. */
    enum Passing {
        CLOSED,
        OPEN;

        public boolean open() {
            return this == OPEN;
        }
    }

    /** How a military card combines reinforcing and attacking (DAWN-11.1). */
    enum Mode {
        REINFORCE_OR_ATTACK,
        ATTACK_THEN_REINFORCE_REMAINING,
        REINFORCE_AND_ATTACK
    }
}
