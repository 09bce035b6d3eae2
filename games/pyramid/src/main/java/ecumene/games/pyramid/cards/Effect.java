package ecumene.games.pyramid.cards;

import java.util.List;

/**
 * The vocabulary of the cards: what a technology can do, as data. The rules carry it out, the bot weighs it, the face words and draws
 * it, each by a switch over all words, so that what a card says and what it does cannot disagree. A cost is a word too (PYR-5.6).
 */
public sealed interface Effect {
    /** Whom an effect addresses. */
    enum Who {
        SELF,
        EACH_OPPONENT,
        TARGET
    }

    /** PYR-5.15: the largest possible number is compulsory, or any number up to it is allowed. */
    enum Mode {
        MUST,
        UP_TO
    }

    /** Whose cards an effect may activate. */
    enum Owner {
        SELF,
        OPPONENT,
        ANY
    }

    /** What happens to the opponent's resource card an effect uses. */
    enum Use {
        COPY,
        SPEND
    }

    /** PYR-1.6. */
    record Restore(Who who, List<Resource> types, int count, Mode mode, boolean notJustSpent) implements Effect {
        public int mask() {
            return Resource.bits(types);
        }
    }

    /** PYR-1.7. */
    record Gain(List<Integer> items) implements Effect {}

    /** PYR-1.7, with the types chosen by the player. */
    record GainChoice(List<Resource> from, int count, boolean distinct) implements Effect {}

    /** PYR-5.6: a cost in own resource cards. */
    record Spend(List<Resource> types, int count) implements Effect {
        /** PYR-1.10: Information and Space stand in for any other type. */
        public int mask() {
            return Resource.bits(types) | Resource.INFORMATION.bit() | Resource.SPACE.bit();
        }
    }

    /** PYR-5.6 and PYR-1.11: a cost on the victory point track. */
    record PayVp(int amount) implements Effect {}

    /** PYR-1.11. */
    record Score(Who who, int amount) implements Effect {}

    /** PYR-5.7: uses a resource of one opponent. */
    record OpponentResource(Use use) implements Effect {}

    /** Plays further hand cards as resource cards. */
    record PlayResource(int max) implements Effect {}

    /** PYR-5.11 (ii), PYR-5.13, PYR-5.16: activates cards that lie technology side up. */
    record Activate(Technology type, Owner owner, int max) implements Effect {}

    /** PYR-5.11 (i), PYR-5.12: plays Attack cards from hand, each of which must attack. */
    record PlayAttacks(int max, int vpPerCard) implements Effect {
        public static final int ANY_NUMBER = 99;
    }

    /** The player picks one of several effects. */
    record ChooseOne(List<List<Effect>> options) implements Effect {
        static final int MOST = 8;
    }

    /** PYR-5.20 – PYR-5.31: attacks all opponents. */
    record Attack(
            int loss, boolean plunder, boolean giveWonder, int vpSelf, int vpUndefeated, int vpPerDefeated, int vpLoss)
            implements Effect {}
}
