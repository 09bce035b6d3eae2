package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.FocusEffect;
import ecumene.games.dawn.cards.FocusEffect.Mode;
import ecumene.games.dawn.cards.WonderAbility;
import java.util.List;

/** DAWN-11: military cards reinforce and attack; which targets are in range. The fight itself is in {@link Attack}. */
final class Military {
    private static final int UNLIMITED = 100;

    private Military() {}

    static FocusEffect.Military resolving(DawnState s) {
        if (s.catalog().focus(s.card).effect() instanceof FocusEffect.Military military) {
            return military;
        }
        throw new IllegalStateException("no military card is being resolved");
    }

    /** DAWN-11.1. */
    static void resolve(DawnState s, int seat, FocusEffect.Military card) {
        switch (card.mode()) {
            case REINFORCE_OR_ATTACK, REINFORCE_AND_ATTACK -> s.then(new ChooseMode(seat));
            case ATTACK_THEN_REINFORCE_REMAINING -> s.then(new NextAttack(seat, card.attacks(), After.REINFORCE_REST));
        }
    }

    /** What comes after the last attack. */
    enum After {
        NOTHING,
        REINFORCE,
        /** Mass Production: as many as are left of the slot when the attacks are taken off. */
        REINFORCE_REST
    }

    /** Q-35, DAWN-11.25: what comes first, or what is done at all. */
    record ChooseMode(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(
                    resolving(s).mode() == Mode.REINFORCE_OR_ATTACK
                            ? DawnSentence.ASK_REINFORCE_OR_ATTACK
                            : DawnSentence.ASK_REINFORCE_FIRST);
        }

        @Override
        public void options(DawnState s, Options out) {
            out.add(DawnVerb.FIGHT);
            out.add(DawnVerb.FORTIFY);
        }

        @Override
        public void pick(DawnState s, Move move) {
            var card = resolving(s);
            boolean both = card.mode() == Mode.REINFORCE_AND_ATTACK;
            if (move.verb() == DawnVerb.FIGHT) {
                s.then(new NextAttack(seat, card.attacks(), both ? After.REINFORCE : After.NOTHING));
                return;
            }
            if (both) {
                s.then(new NextAttack(seat, card.attacks(), After.NOTHING));
            }
            s.then(new Reinforce(seat, s.slotValue, 0));
        }
    }

    // --- reinforcing ------------------------------------------------------------------------------------------------

    /** Q-36, DAWN-11.2: own tokens anywhere on the map. */
    record Reinforce(int seat, int limit, long picked) implements SetQuestion<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_REINFORCE, limit);
        }

        @Override
        public SetQuestion<DawnState> picking(long these) {
            return new Reinforce(seat, limit, these);
        }

        @Override
        public void candidates(DawnState s, Options out) {
            for (int space : s.board().spaces()) {
                if (s.isFriendly(seat, space) && s.isToken(space) && !s.isReinforced(space)) {
                    out.add(DawnVerb.REINFORCE, space);
                }
            }
        }

        @Override
        public int least(DawnState s) {
            return 0;
        }

        @Override
        public int most(DawnState s) {
            return limit;
        }

        @Override
        public DawnVerb done() {
            return DawnVerb.DONE;
        }

        @Override
        public void take(DawnState s, List<Move> answer) {
            for (var move : answer) {
                s.reinforce(move.a());
                s.log(DawnSentence.REINFORCED, seat, move.a());
            }
        }
    }

    // --- targets ----------------------------------------------------------------------------------------------------

    /** DAWN-11.5: what may be counted through; every space may be the target. */
    private enum Ways implements Reach.Ways {
        OVER_LAND,
        THROUGH_WATER,
        THROUGH_ALL;

        @Override
        public boolean enters(DawnState s, int seat, int space) {
            return true;
        }

        @Override
        public boolean through(DawnState s, int seat, int space) {
            if (this == THROUGH_ALL) {
                return true;
            }
            return (this == THROUGH_WATER || !s.board().isWater(space))
                    && !s.hasBarbarian(space)
                    && !s.isNeutral(space)
                    && !s.isRival(seat, space);
        }
    }

    /** DAWN-11.4: some legal origin is near enough. */
    private static Reach range(DawnState s, int seat, FocusEffect.Military card) {
        var reach = s.reach().begin();
        for (int word = 0; word < Board.WORDS; word++) {
            for (long rest = s.standing(seat, word); rest != 0; rest &= rest - 1) {
                int space = (word << 6) + Long.numberOfTrailingZeros(rest);
                if (!s.isCaptured(space)) {
                    reach.from(space);
                }
            }
        }
        var ways =
                card.obstacles().open() ? Ways.THROUGH_ALL : card.water().open() ? Ways.THROUGH_WATER : Ways.OVER_LAND;
        return reach.spread(s, seat, ways, s.can(seat, WonderAbility.UNLIMITED_RANGE) ? UNLIMITED : card.range());
    }

    /** A barbarian, a city-state or a rival's piece that this player has not beaten in this turn (DAWN-11.21). */
    private static boolean isTarget(DawnState s, int seat, int space) {
        return s.hasBarbarian(space) || ((s.isRival(seat, space) || s.isNeutral(space)) && !s.isBeaten(space));
    }

    /** DAWN-11.3: one attack after another, as long as there are any left. */
    record NextAttack(int seat, int left, After after) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (left > 0) {
                s.then(new ChooseTarget(seat, left, after));
            } else {
                s.then(new Rest(seat, left, after));
            }
        }
    }

    /** What a card lets one do after its attacks. */
    private record Rest(int seat, int left, After after) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            int performed = resolving(s).attacks() - left;
            int limit = switch (after) {
                case NOTHING -> 0;
                case REINFORCE -> s.slotValue;
                case REINFORCE_REST -> s.slotValue - performed;
            };
            if (limit > 0) {
                s.then(new Reinforce(seat, limit, 0));
            }
        }
    }

    /** */
    record ChooseTarget(int seat, int left, After after) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_ATTACK, left);
        }

        @Override
        public void options(DawnState s, Options out) {
            var reach = range(s, seat, resolving(s));
            for (int space : s.board().spaces()) {
                if (!isTarget(s, seat, space)) {
                    if (out.explaining() && s.isRival(seat, space)) {
                        out.block(DawnVerb.ATTACK, space, DawnSentence.BEATEN_ALREADY, space);
                    }
                } else if (reach.reached(space)) {
                    out.add(DawnVerb.ATTACK, space);
                } else {
                    out.block(
                            DawnVerb.ATTACK,
                            space,
                            DawnSentence.OUT_OF_RANGE,
                            resolving(s).range());
                }
            }
            out.add(DawnVerb.DONE);
        }

        @Override
        public void pick(DawnState s, Move move) {
            if (move.verb() == DawnVerb.DONE) {
                s.then(new Rest(seat, left, after));
            } else {
                s.then(new Attack.Declare(seat, move.a()), new NextAttack(seat, left - 1, after));
            }
        }
    }
}
