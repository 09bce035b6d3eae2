package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Tokens.Kind;

/** AGES-6.5, AGES-6.11 – AGES-6.13: aggressions, the defence against them, and what the attacker chooses. */
final class Aggression {
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
        s.then(new Defence(rival, attacker, piece, need, 0, 0, 0, 0));
    }

    /**
     * AGES-Q05: cards one at a time in the order in which they lie, each as bonus or face down; all or nothing (AGES-6.5g), so
     * whoever begins can always finish. The cards wait in a place of their own until the defence is complete.
     *
     * @param need how much must be added to repel the attack
     * @param used how many cards are chosen, and by bits which of them as bonus cards
     * @param place the first place of the hand that may still be named
     */
    record Defence(int seat, int attacker, int piece, int need, int used, int bonuses, int sum, int place)
            implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return used == 0
                    ? Said.of(AgesSentence.ASK_DEFENCE, attacker, piece, need, s.militaryActions[seat])
                    : Said.of(AgesSentence.ASK_MORE_DEFENCE, need, sum);
        }

        @Override
        public void options(AgesState s, Options out) {
            if (used == 0) {
                out.add(AgesVerb.YIELD);
            }
            int slots = s.militaryActions[seat] - used;
            int at = 0;
            for (int card = s.zones().first(Places.hand(seat));
                    card != Zones.NONE;
                    card = s.zones().after(card), at++) {
                if (slots > 0 && at >= place && !Military.likeEarlier(s, seat, card, place)) {
                    int best = best(s, at + 1, slots - 1);
                    int value = s.card(card).defence();
                    if (value > 0 && sum + value + best >= need) {
                        out.add(AgesVerb.BONUS, card);
                    }
                    if (sum + 1 + best >= need) {
                        out.add(AgesVerb.DISCARD, card);
                    }
                }
            }
            // whoever imagines this hand may have dealt it too little to finish what was begun
            if (used > 0 && (sum >= need || out.size() == 0)) {
                out.add(AgesVerb.DONE);
            }
        }

        /** The most that so many cards from a place on can add: the best bonus cards, then any. */
        private int best(AgesState s, int from, int slots) {
            int best = 0;
            int taken = 0;
            for (int value = 20; value >= 1 && taken < slots; value--) {
                int at = 0;
                for (int card = s.zones().first(Places.hand(seat));
                        card != Zones.NONE && taken < slots;
                        card = s.zones().after(card)) {
                    int worth = Math.max(1, s.card(card).defence());
                    if (at++ >= from && worth == value) {
                        best += value;
                        taken++;
                    }
                }
            }
            return best;
        }

        /** AGES-14.8: nobody may see from the pace of the answer what the hand holds. */
        @Override
        public boolean revealing(AgesState s) {
            return s.hand(seat) > 0;
        }

        @Override
        public void pick(AgesState s, Move move) {
            switch ((AgesVerb) move.verb()) {
                case BONUS -> choose(s, move.a(), s.card(move.a()).defence(), 1);
                case DISCARD -> choose(s, move.a(), 1, 0);
                case DONE -> repel(s);
                default -> {
                    fought(s, 0);
                    s.log(AgesSentence.NOT_DEFENDED, seat);
                    succeed(s, attacker, seat, piece);
                }
            }
        }

        private void choose(AgesState s, int card, int value, int bonus) {
            int at = Military.placeOf(s, seat, card);
            s.zones().move(card, Places.chosen(seat));
            s.then(new Defence(seat, attacker, piece, need, used + 1, bonuses | bonus << used, sum + value, at));
        }

        private void fought(AgesState s, int added) {
            int own = s.strength(seat);
            s.battle = new Battle(s.catalog.kindOf(piece), attacker, seat, own + need, own + added);
        }

        private void repel(AgesState s) {
            fought(s, sum);
            s.log(AgesSentence.REPELLED, seat, sum, used);
            int n = 0;
            for (int card : s.zones().pieces(Places.chosen(seat))) {
                if ((bonuses & 1 << n++) != 0) {
                    Colonization.showAndDiscard(s, seat, card, AgesSentence.USED_BONUS);
                } else {
                    s.discard(card);
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

    /**
     * AGES-Q06b: urban buildings one at a time in the order of the cards, as many as the limits allow (AGES-6.12).
     *
     * @param razed how many are destroyed so far, and the highest level among them as {@code 8 × level}
     * @param cost their printed costs
     */
    record RaidTarget(int seat, int rival, AttackOp.Raid raid, int razed, int slot, int cost)
            implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            if (razed % 8 < most(s)) {
                s.then(new Choice(this));
            } else if (razed > 0) {
                // AGES-13.36: half of the printed costs, rounded up once
                Tokens.gain(s, seat, Kind.RESOURCES, (cost + 1) / 2);
            }
        }

        /** How many buildings the limits allow, those already destroyed included. */
        private int most(AgesState s) {
            return razed % 8 + fitting(s, razed, Catalog.PHILOSOPHY, AgesState.NONE);
        }

        /** How many more can be destroyed from a slot on, one of a slot already gone, so that each keeps to its limit. */
        private int fitting(AgesState s, int done, int from, int gone) {
            var limits = raid.levels();
            if (done % 8 == limits.size()) {
                return 0;
            }
            int low = limits.getLast();
            int high = limits.getFirst();
            boolean highUsed = done % 8 > 0 && done / 8 > low;
            int best = 0;
            for (int other = from; other < Catalog.WARRIORS; other++) {
                int level = s.catalog.level[other];
                int count = s.workers(rival, other) - (other == gone ? 1 : 0);
                if (count > 0 && level <= low) {
                    best += count;
                } else if (count > 0 && level <= high && !highUsed) {
                    best++;
                    highUsed = true;
                }
            }
            return Math.min(best, limits.size() - done % 8);
        }

        private RaidTarget with(AgesState s, int target) {
            int level = s.catalog.level[target];
            int next = razed % 8 + 1 + 8 * Math.max(razed / 8, level);
            return new RaidTarget(seat, rival, raid, next, target, cost + s.catalog.cost[target]);
        }

        record Choice(RaidTarget so) implements Question<AgesState> {
            @Override
            public int seat() {
                return so.seat;
            }

            @Override
            public Said prompt(AgesState s) {
                return Said.of(AgesSentence.ASK_RAID, so.rival, so.most(s) - so.razed % 8);
            }

            @Override
            public void options(AgesState s, Options out) {
                int wanted = so.most(s);
                for (int slot = so.slot; slot < Catalog.WARRIORS; slot++) {
                    if (s.workers(so.rival, slot) > 0 && reaches(s, slot, wanted)) {
                        out.add(AgesVerb.RAZE, slot);
                    }
                }
            }

            /** Whether with this one the greatest number can still be reached, later ones in order. */
            private boolean reaches(AgesState s, int slot, int wanted) {
                var limits = so.raid.levels();
                int level = s.catalog.level[slot];
                boolean highUsed = so.razed % 8 > 0 && so.razed / 8 > limits.getLast();
                if (level > limits.getFirst() || (level > limits.getLast() && highUsed)) {
                    return false;
                }
                var then = so.with(s, slot);
                return then.razed % 8 + then.fitting(s, then.razed, slot, slot) >= wanted;
            }

            @Override
            public void pick(AgesState s, Move move) {
                Population.release(s, so.rival, move.a());
                s.log(AgesSentence.DESTROYED, so.rival, move.a());
                s.then(so.with(s, move.a()));
            }
        }
    }

    /** AGES-Q06d, AGES-6.13: the rival loses the colony, then the attacker receives it. */
    record AnnexTarget(int seat, int rival) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_ANNEX, rival);
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
