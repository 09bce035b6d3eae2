package ecumene.games.ages;

import ecumene.engine.Move;

/** What an option takes: actions, then food, resources and science. Part of what a page shows with it. */
public record Price(int civil, int military, int food, int resources, int science) {
    private static Price resources(int amount) {
        return new Price(0, 0, 0, amount, 0);
    }

    private static Price food(int amount) {
        return new Price(0, 0, amount, 0, 0);
    }

    private static Price science(int amount) {
        return new Price(0, 0, 0, 0, amount);
    }

    private Price withCivil(int actions) {
        return new Price(actions, military, food, resources, science);
    }

    private Price withMilitary(int actions) {
        return new Price(civil, actions, food, resources, science);
    }

    /** Of an option of the action phase, with its civil or military actions (AGES-7). */
    static Price ofAction(AgesState s, int seat, Move move) {
        var goods = ofGoods(s, seat, move, 0);
        return switch ((AgesVerb) move.verb()) {
            case TAKE -> goods.withCivil(Taking.cost(s, seat, CardRow.spaceOf(s, move.a())));
            case BUILD, UPGRADE, DESTROY, DISBAND ->
                Catalog.typeOfSlot(move.a()).unit() ? goods.withMilitary(1) : goods.withCivil(1);
            case POPULATION, BACH, LEADER, STAGES, DEVELOP, PLAY -> goods.withCivil(1);
            case REVOLT ->
                s.leader(seat).revoltsWithMilitary()
                        ? goods.withMilitary(s.militaryActions[seat])
                        : goods.withCivil(s.civilActions[seat]);
            case RECRUIT -> goods.withMilitary(1);
            case TACTIC -> goods.withMilitary(Tactics.PLAY_COST);
            case COPY -> goods.withMilitary(Tactics.COPY_COST);
            default -> goods;
        };
    }

    /** The same without actions, when a card or an event orders it for {@code less} (AGES-20). */
    static Price ofGoods(AgesState s, int seat, Move move, int less) {
        return switch ((AgesVerb) move.verb()) {
            case POPULATION -> food(Building.populationCost(s, seat, less));
            case BUILD -> resources(Building.reduced(Building.cost(s, seat, move.a()), less));
            case UPGRADE, BACH -> resources(Building.reduced(Building.upgradeCost(s, seat, move.a(), move.b()), less));
            case STAGES -> resources(Wonders.cost(s, seat, move.a(), less));
            case DEVELOP -> science(Technologies.scienceCost(s, seat, s.card(move.a()), false, less));
            case REVOLT -> science(Technologies.scienceCost(s, seat, s.card(move.a()), true, less));
            case RECRUIT ->
                new Price(
                        0,
                        0,
                        Building.populationCost(s, seat, 1),
                        Building.reduced(Building.cost(s, seat, move.a()), 1),
                        0);
            default -> new Price(0, 0, 0, 0, 0);
        };
    }

    /** Of an attack (AGES-6.5, AGES-6.7). */
    static Price ofAttack(AgesState s, Move move) {
        return new Price(0, War.cost(s, move.a(), move.b()), 0, 0, 0);
    }

    /** Of a special technology that is stolen: so much of the advantage (AGES-5.13). */
    static Price ofSpoils(AgesState s, Move move) {
        return science(s.catalog.card(move.a()).science());
    }

    /** Of a card of the row for International Agreement (AGES-13.28). */
    static Price ofCard(AgesState s, int seat, Move move) {
        return new Price(Taking.cost(s, seat, CardRow.spaceOf(s, move.a())), 0, 0, 0, 0);
    }
}
