package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.SetQuestion;
import ecumene.engine.Zones;
import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Tokens.Kind;
import java.util.List;
import java.util.Optional;

/** AGES-6.5, AGES-6.11 – AGES-6.13: aggressions, the defence against them, and what the attacker chooses. */
public final class Aggression {
    private Aggression() {}

    /** AGES-6.5b: strengths as they count for this attack, before any pact ends. */
    static int attackStrength(AgesState s, int attacker, int rival) {
        return s.strength(attacker)
                - Pacts.strengthEndingOnAttack(s, attacker, rival)
                + Pacts.attackBonus(s, attacker, rival);
    }

    static int rivalStrength(AgesState s, int attacker, int rival) {
        return s.strength(rival) - Pacts.strengthEndingOnAttack(s, rival, attacker);
    }

    /** AGES-6.5c. */
    static boolean hasTarget(AgesState s, int piece, int rival) {
        for (var op : s.card(piece).ops()) {
            if (op instanceof AttackOp.OfAggression aggression && !aggression.hasTarget(s, rival)) {
                return false;
            }
        }
        return true;
    }

    /** AGES-6.5d – AGES-6.5f. */
    static void play(AgesState s, int attacker, int piece, int rival) {
        s.spendMilitary(attacker, War.cost(s, piece, rival));
        s.zones().move(piece, Places.play(attacker));
        s.log(AgesSentence.ATTACKED, attacker, rival, piece);
        Pacts.endByAttack(s, attacker, rival);
        int need = s.strength(attacker) + Pacts.attackBonus(s, attacker, rival) - s.strength(rival);
        s.then(new Defence(rival, attacker, piece, need, 0));
    }

    /**
     * AGES-Q05: cards that together repel the attack, each as bonus card or face down; all or nothing (AGES-6.5g).
     *
     * @param need how much must be added to repel the attack
     */
    public record Defence(int seat, int attacker, int piece, int need, long picked) implements SetQuestion<AgesState> {
        @Override
        public Defence picking(long these) {
            return new Defence(seat, attacker, piece, need, these);
        }

        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_DEFENCE, attacker, piece, need, s.militaryActions[seat]);
        }

        /** What is picked so far adds. */
        public int sum(AgesState s) {
            int sum = 0;
            for (var move : answer(s)) {
                sum += value(s, move);
            }
            return sum;
        }

        @Override
        public Optional<Record> facts(AgesState s) {
            return Optional.of(new Asked.Reaching(need, sum(s)));
        }

        @Override
        public Optional<Record> facts(AgesState s, Move move) {
            return move.verb() == AgesVerb.BONUS || move.verb() == AgesVerb.DISCARD
                    ? Optional.of(new Asked.Adding(value(s, move)))
                    : Optional.empty();
        }

        private static int value(AgesState s, Move move) {
            return move.verb() == AgesVerb.BONUS ? s.card(move.a()).defence() : 1;
        }

        @Override
        public void candidates(AgesState s, Options out) {
            var zones = s.zones();
            for (int card = zones.first(Places.hand(seat)); card != Zones.NONE; card = zones.after(card)) {
                if (s.card(card).defence() > 0) {
                    out.add(AgesVerb.BONUS, card);
                }
                out.add(AgesVerb.DISCARD, card);
            }
        }

        @Override
        public void options(AgesState s, Options out) {
            if (picked == 0) {
                out.add(AgesVerb.YIELD);
            }
            SetQuestion.super.options(s, out);
        }

        @Override
        public int least(AgesState s) {
            return 1;
        }

        /** AGES-6.11: spent military actions count too. */
        @Override
        public int most(AgesState s) {
            return s.militaryActions[seat];
        }

        @Override
        public boolean byCount(AgesState s) {
            return false;
        }

        @Override
        public boolean completes(AgesState s, Options candidates, long chosen, long free) {
            int slots = most(s) - Long.bitCount(chosen);
            return slots >= 0
                    && !Military.usedTwice(candidates, chosen)
                    && value(s, candidates, chosen) + best(s, candidates, chosen, free, slots) >= need;
        }

        private static int value(AgesState s, Options candidates, long chosen) {
            int sum = 0;
            for (long left = chosen; left != 0; left &= left - 1) {
                sum += value(s, candidates, Long.numberOfTrailingZeros(left));
            }
            return sum;
        }

        private static int value(AgesState s, Options candidates, int place) {
            return candidates.verb(place) == AgesVerb.BONUS
                    ? s.card(candidates.a(place)).defence()
                    : 1;
        }

        /** The most that so many of the free ones can add: the best bonus cards, then any. */
        private static int best(AgesState s, Options candidates, long chosen, long free, int slots) {
            int highest = 0;
            for (long left = free; left != 0; left &= left - 1) {
                highest = Math.max(highest, value(s, candidates, Long.numberOfTrailingZeros(left)));
            }
            int best = 0;
            int taken = 0;
            for (int value = highest; value >= 1; value--) {
                for (long left = free; left != 0 && taken < slots; left &= left - 1) {
                    int place = Long.numberOfTrailingZeros(left);
                    // a card that can still be a bonus card is counted as that
                    long instead = candidates.verb(place) == AgesVerb.BONUS ? chosen : chosen | free;
                    if (value(s, candidates, place) == value && !Military.usedOtherwise(candidates, place, instead)) {
                        best += value;
                        taken++;
                    }
                }
            }
            return best;
        }

        @Override
        public Said why(AgesState s, Options candidates, int place) {
            return Military.usedOtherwise(candidates, place, picked)
                    ? Said.of(AgesSentence.CHOSEN_OTHERWISE, candidates.a(place))
                    : Said.of(AgesSentence.TOO_WEAK_A_DEFENCE, need, most(s));
        }

        @Override
        public boolean alike(AgesState s, Options candidates, int one, int other) {
            return Military.sameUse(s, candidates, one, other, picked);
        }

        /** AGES-14.8: nobody may see from the pace of the answer what the hand holds. */
        @Override
        public boolean revealing(AgesState s) {
            return picked == 0 && s.hand(seat) > 0;
        }

        @Override
        public AgesVerb done() {
            return AgesVerb.DONE;
        }

        @Override
        public void pick(AgesState s, Move move) {
            if (move.verb() == AgesVerb.YIELD) {
                fought(s, 0);
                s.log(AgesSentence.NOT_DEFENDED, seat);
                succeed(s, attacker, seat, piece);
            } else {
                SetQuestion.super.pick(s, move);
            }
        }

        private void fought(AgesState s, int added) {
            int own = s.strength(seat);
            s.battle = new Battle(s.catalog.kindOf(piece), attacker, seat, own + need, own + added);
        }

        @Override
        public void take(AgesState s, List<Move> answer) {
            int sum = sum(s);
            fought(s, sum);
            s.log(AgesSentence.REPELLED, seat, sum, answer.size());
            for (var move : answer) {
                if (move.verb() == AgesVerb.BONUS) {
                    Colonization.showAndDiscard(s, seat, move.a(), AgesSentence.USED_BONUS);
                } else {
                    s.discard(move.a());
                }
            }
            s.discard(piece);
        }
    }

    /** AGES-6.5h. */
    private static void succeed(AgesState s, int attacker, int rival, int piece) {
        s.discard(piece);
        for (var op : s.card(piece).ops()) {
            if (op instanceof AttackOp.OfAggression aggression) {
                aggression.run(s, attacker, rival);
            }
        }
    }

    // --- what the attacker chooses --------------------------------------------------------------------------------

    /** AGES-Q06a, AGES-6.12. */
    record PlunderMix(int seat, int rival, int amount) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_PLUNDER, rival, amount);
        }

        @Override
        public Optional<Record> facts(AgesState s) {
            return Optional.of(new Asked.Of(rival, amount));
        }

        @Override
        public void options(AgesState s, Options out) {
            int resources = Tokens.stored(s, rival, Kind.RESOURCES);
            for (int food = Math.min(amount, Tokens.stored(s, rival, Kind.FOOD)); food >= 0; food--) {
                if (amount - food <= resources) {
                    out.add(AgesVerb.PLUNDER, food, amount - food);
                }
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            int food = Tokens.lose(s, rival, Kind.FOOD, move.a());
            int resources = Tokens.lose(s, rival, Kind.RESOURCES, move.b());
            Tokens.gain(s, seat, Kind.FOOD, food);
            Tokens.gain(s, seat, Kind.RESOURCES, resources);
        }
    }

    /** AGES-6.12: as many as the limits allow; nobody is asked who can destroy nothing. */
    static void raid(AgesState s, int attacker, int rival, AttackOp.Raid raid) {
        var target = new RaidTarget(attacker, rival, raid, 0);
        if (target.most(s) > 0) {
            s.then(target);
        }
    }

    /** AGES-Q06b: urban buildings, each below its limit: all of them up to the low one, one of them up to the high one. */
    record RaidTarget(int seat, int rival, AttackOp.Raid raid, long picked) implements SetQuestion<AgesState> {
        @Override
        public RaidTarget picking(long these) {
            return new RaidTarget(seat, rival, raid, these);
        }

        private int high() {
            return raid.levels().getFirst();
        }

        private int low() {
            return raid.levels().getLast();
        }

        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_RAID, rival, most(s));
        }

        @Override
        public Optional<Record> facts(AgesState s) {
            return Optional.of(new Asked.Of(rival, most(s)));
        }

        @Override
        public void candidates(AgesState s, Options out) {
            for (int slot = Catalog.PHILOSOPHY; slot < Catalog.WARRIORS; slot++) {
                if (s.catalog.level[slot] <= high()) {
                    for (int n = 1;
                            n <= Math.min(s.workers(rival, slot), raid.levels().size());
                            n++) {
                        out.add(AgesVerb.RAZE, slot, n);
                    }
                }
            }
        }

        @Override
        public int least(AgesState s) {
            return most(s);
        }

        @Override
        public int most(AgesState s) {
            int below = 0;
            int above = 0;
            for (int slot = Catalog.PHILOSOPHY; slot < Catalog.WARRIORS; slot++) {
                if (s.catalog.level[slot] <= low()) {
                    below += s.workers(rival, slot);
                } else if (s.catalog.level[slot] <= high()) {
                    above += s.workers(rival, slot);
                }
            }
            return Math.min(below + Math.min(above, 1), raid.levels().size());
        }

        @Override
        public boolean byCount(AgesState s) {
            return high() == low();
        }

        @Override
        public boolean completes(AgesState s, Options candidates, long chosen, long free) {
            int most = most(s);
            int count = Long.bitCount(chosen);
            int above = above(s, candidates, chosen);
            int freeAbove = above(s, candidates, free);
            int more = Long.bitCount(free) - freeAbove + Math.min(freeAbove, 1 - Math.min(above, 1));
            return above <= 1 && count <= most && count + more >= most;
        }

        /** How many are above the low limit. */
        private int above(AgesState s, Options candidates, long these) {
            int above = 0;
            for (long left = these; left != 0; left &= left - 1) {
                above += s.catalog.level[candidates.a(Long.numberOfTrailingZeros(left))] > low() ? 1 : 0;
            }
            return above;
        }

        @Override
        public boolean alike(AgesState s, Options candidates, int one, int other) {
            return candidates.a(one) == candidates.a(other);
        }

        @Override
        public Said why(AgesState s, Options candidates, int place) {
            return Said.of(AgesSentence.ONE_ABOVE_THE_LIMIT, candidates.a(place), low());
        }

        @Override
        public AgesVerb done() {
            return AgesVerb.DONE;
        }

        /** AGES-13.36: half of the printed costs, rounded up once. */
        @Override
        public void take(AgesState s, List<Move> answer) {
            int cost = 0;
            for (var move : answer) {
                Population.release(s, rival, move.a());
                s.log(AgesSentence.DESTROYED, rival, move.a());
                cost += s.catalog.cost[move.a()];
            }
            Tokens.gain(s, seat, Kind.RESOURCES, (cost + 1) / 2);
        }
    }

    /** AGES-Q06d, AGES-6.13: the rival loses the colony, then the attacker receives it. */
    record AnnexTarget(int seat, int rival) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_ANNEX, rival);
        }

        @Override
        public Optional<Record> facts(AgesState s) {
            return Optional.of(new Asked.Of(rival, 1));
        }

        @Override
        public void options(AgesState s, Options out) {
            for (int left = s.colonies[rival]; left != 0; left &= left - 1) {
                out.add(AgesVerb.ANNEX, Catalog.first(Type.TERRITORY) + Integer.numberOfTrailingZeros(left));
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            int territory = move.a() - Catalog.first(Type.TERRITORY);
            s.log(AgesSentence.ANNEXED, seat, rival, move.a());
            s.zones().move(s.pieceIn(Places.play(rival), move.a()), Places.play(seat));
            Colonization.lose(s, rival, territory);
            Colonization.own(s, seat, territory);
        }
    }

    /** AGES-Q06c, AGES-13.38. */
    record InfiltrateTarget(int seat, int rival, int culture) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_INFILTRATE, rival);
        }

        @Override
        public Optional<Record> facts(AgesState s) {
            return Optional.of(new Asked.Of(rival, 1));
        }

        @Override
        public void options(AgesState s, Options out) {
            if (s.leader[rival] != AgesState.NONE) {
                out.add(AgesVerb.REMOVE_LEADER);
            }
            if (s.building[rival] != AgesState.NONE) {
                out.add(AgesVerb.REMOVE_WONDER);
            }
        }

        @Override
        public void pick(AgesState s, Move move) {
            int level;
            if (move.verb() == AgesVerb.REMOVE_LEADER) {
                level = s.catalog.leader(s.leader[rival]).level();
                Leaders.leave(s, rival);
            } else {
                level = s.catalog.wonder(s.building[rival]).level();
                Wonders.abandon(s, rival);
            }
            Points.culture(s, seat, culture * level, Source.WAR);
        }
    }
}
