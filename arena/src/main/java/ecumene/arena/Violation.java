package ecumene.arena;

import ecumene.engine.Seed;

/**
 * A law that did not hold, or a rule that failed, with all that is needed to see it again.
 *
 * @param game its number in the plan, from 0
 * @param law what should have held
 * @param file the name its record would have
 * @param record the game up to there, as text
 */
public record Violation(int game, Plan plan, Seed seed, String law, Throwable cause, String file, String record) {}
