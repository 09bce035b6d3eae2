package ecumene.games.ages;

/**
 * AGES-5.10, AGES-6.5: a war or an aggression decided in this turn, so that everybody can see what stood against what. The
 * rules never look at it.
 *
 * @param kind the card, or NONE when nothing was fought
 * @param strength what the attacker brought
 * @param against what the rival had, cards of the defence included
 */
public record Battle(int kind, int attacker, int rival, int strength, int against) {
    static final Battle NONE = new Battle(AgesState.NONE, AgesState.NONE, AgesState.NONE, 0, 0);
}
