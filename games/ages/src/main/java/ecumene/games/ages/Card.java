package ecumene.games.ages;

import ecumene.engine.Game.Local;
import java.util.List;

/**
 * A kind of card, as printed. A number that a type does not have is {@link #NO_COST} for costs and 0 otherwise.
 *
 * @param index its number among all kinds
 * @param level AGES-1.6: the age as a number, A = 0
 * @param copies physical cards without a mark, with the mark 3+ and with the mark 4 (AGES-2.2)
 * @param value what a blue token on it is worth (AGES-12.11)
 * @param symbols for each worker, or once for the card; of a territory the permanent ones
 * @param limit urban buildings of a type under this government
 * @param discounts by level of the urban building (construction technologies)
 * @param stagesAtOnce wonder stages for one civil action
 * @param ops what an action card, event, aggression or war does
 */
public record Card(
        int index,
        String id,
        String key,
        Local name,
        Type type,
        int level,
        boolean starting,
        int startWorkers,
        Copies copies,
        int science,
        int revolution,
        int resources,
        int value,
        Symbols symbols,
        int limit,
        List<Integer> discounts,
        int stagesAtOnce,
        List<Integer> stages,
        int handLimit,
        List<Op> ops,
        int actions,
        Treaty treaty,
        Army army,
        Immediate immediate,
        int defence,
        int colonization,
        Origin origin) {
    public static final int NO_COST = -1;

    /** By mark: on all tables, with three or more, with four. */
    public record Copies(int all, int three, int four) {
        static final Copies NONE = new Copies(0, 0, 0);

        int printed() {
            return all + three + four;
        }

        /** How many are used with so many civilizations. */
        public int with(int players) {
            return all + (players >= 3 ? three : 0) + (players >= 4 ? four : 0);
        }
    }

    /** AGES-11.5: what a tactic needs for an army, and what each army adds; outdated 0 where it cannot be. */
    public record Army(int infantry, int cavalry, int artillery, int strength, int outdated) {
        static final Army NONE = new Army(0, 0, 0, 0, 0);
    }

    /** AGES-9.12: what a territory gives once. */
    public record Immediate(int food, int resources, int science, int culture, int population, int militaryCards) {
        static final Immediate NONE = new Immediate(0, 0, 0, 0, 0, 0);
    }

    /** What a pact means for attacks between the partners. */
    public enum Attack {
        ALLOWED,
        FORBIDDEN,
        ENDS_ON_ATTACK,
        ATTACKER_BONUS
    }

    /** A pact: what both have, or what each side has. */
    public record Treaty(boolean sides, Attack attack, int attackBonus, Symbols both, Symbols a, Symbols b) {
        static final Treaty NONE = new Treaty(false, Attack.ALLOWED, 0, Symbols.NONE, Symbols.NONE, Symbols.NONE);
    }

    public boolean is(Type wanted) {
        return type == wanted;
    }
}
