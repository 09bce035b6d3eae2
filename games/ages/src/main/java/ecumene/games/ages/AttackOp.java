package ecumene.games.ages;

import ecumene.engine.Lang;
import ecumene.engine.Step;
import ecumene.engine.Texts;
import ecumene.games.ages.Tokens.Kind;
import java.util.List;
import java.util.Locale;

/** What aggressions and wars do to the loser. */
sealed interface AttackOp extends Op {

    /** AGES-6.5h: the effect of an aggression that was not repelled. */
    sealed interface OfAggression extends AttackOp {
        void run(AgesState s, int attacker, int rival);

        /** AGES-6.5c: whether the rival has what the card is about. */
        default boolean hasTarget(AgesState s, int rival) {
            return true;
        }
    }

    /** AGES-5.10: the effect of a war on the defeated. */
    sealed interface OfWar extends AttackOp {
        void run(AgesState s, int victor, int loser, int advantage);
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    record Plunder(int amount) implements OfAggression {
        @Override
        public void run(AgesState s, int attacker, int rival) {
            int owned = Tokens.stored(s, rival, Kind.FOOD) + Tokens.stored(s, rival, Kind.RESOURCES);
            if (owned > 0) {
                s.then(new Aggression.PlunderMix(attacker, rival, Math.min(amount, owned)));
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "attack.plunder", amount);
        }

        @Override
        public double worth() {
            return 0.7 * amount;
        }
    }

    /** @param levels the highest level of each building that is destroyed, from high to low */
    record Raid(List<Integer> levels) implements OfAggression {
        @Override
        public void run(AgesState s, int attacker, int rival) {
            Aggression.raid(s, attacker, rival, this);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            var first = Catalog.AGES.get(levels.getFirst());
            return levels.size() == 1
                    ? texts.get(lang, "attack.raid.one", first)
                    : texts.get(lang, "attack.raid.two", first, Catalog.AGES.get(levels.get(1)));
        }

        @Override
        public double worth() {
            return 3.0 * levels.size();
        }
    }

    record Enslave(int resources, int food) implements OfAggression {
        @Override
        public void run(AgesState s, int attacker, int rival) {
            s.then(new Population.Lose(rival), new Spoils(attacker, resources, food));
        }

        private record Spoils(int seat, int resources, int food) implements Step<AgesState> {
            @Override
            public void run(AgesState s) {
                Tokens.gain(s, seat, Kind.RESOURCES, resources);
                Tokens.gain(s, seat, Kind.FOOD, food);
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "attack.enslave", resources, food);
        }

        @Override
        public double worth() {
            return 4;
        }
    }

    record Annex() implements OfAggression {
        @Override
        public boolean hasTarget(AgesState s, int rival) {
            return s.colonies[rival] != 0;
        }

        @Override
        public void run(AgesState s, int attacker, int rival) {
            s.then(new Aggression.AnnexTarget(attacker, rival));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "attack.annex");
        }

        @Override
        public double worth() {
            return 6;
        }
    }

    record Infiltrate(int culture) implements OfAggression {
        @Override
        public boolean hasTarget(AgesState s, int rival) {
            return s.leader[rival] != AgesState.NONE || s.building[rival] != AgesState.NONE;
        }

        @Override
        public void run(AgesState s, int attacker, int rival) {
            s.then(new Aggression.InfiltrateTarget(attacker, rival, culture));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "attack.infiltrate", culture);
        }

        @Override
        public double worth() {
            return 8;
        }
    }

    /** Science or culture points change hands. */
    record Rob(What what, int amount) implements OfAggression {
        @Override
        public void run(AgesState s, int attacker, int rival) {
            if (what == What.SCIENCE) {
                Points.takeScience(s, rival, attacker, amount);
            } else {
                Points.takeCulture(s, rival, attacker, amount);
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "attack.rob." + lower(what), amount);
        }

        @Override
        public double worth() {
            return what == What.SCIENCE ? amount : 2.0 * amount;
        }
    }

    record WarTerritory(int base, int per) implements OfWar {
        @Override
        public void run(AgesState s, int victor, int loser, int advantage) {
            Tokens.takeYellow(s, loser, victor, base + advantage / per);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "attack.war-territory", base, per);
        }

        @Override
        public double worth() {
            return 5;
        }
    }

    record WarTechnology() implements OfWar {
        @Override
        public void run(AgesState s, int victor, int loser, int advantage) {
            s.then(new War.Spoils(victor, loser, advantage));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "attack.war-technology");
        }

        @Override
        public double worth() {
            return 6;
        }
    }

    record WarCulture(int base) implements OfWar {
        @Override
        public void run(AgesState s, int victor, int loser, int advantage) {
            Points.takeCulture(s, loser, victor, base + advantage);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "attack.war-culture", base);
        }

        @Override
        public double worth() {
            return 12;
        }
    }
}
