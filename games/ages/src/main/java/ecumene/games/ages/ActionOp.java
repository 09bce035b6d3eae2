package ecumene.games.ages;

import ecumene.engine.Lang;
import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Texts;
import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Tokens.Kind;
import java.util.Locale;

/** What action cards do (AGES-7.14). */
public sealed interface ActionOp extends Op {
    void run(AgesState s, int seat, int kind);

    /** Orders an action, which must be possible (AGES-7.14) and is free of civil and military actions (AGES-7.2). */
    sealed interface Order extends ActionOp {
        void offer(AgesState s, int seat, Options out);

        void carryOut(AgesState s, int seat, Move move);

        /** What it takes off the price. */
        default int less() {
            return 0;
        }

        default Price price(AgesState s, int seat, Move move) {
            return Price.ofGoods(s, seat, move, less());
        }

        default boolean possible(AgesState s, int seat) {
            s.scratch.clear();
            offer(s, seat, s.scratch);
            return s.scratch.size() > 0;
        }

        @Override
        default void run(AgesState s, int seat, int kind) {
            s.then(new ActionCards.Ordered(seat, kind, this));
        }
    }

    /** Farms and mines, or urban buildings. */
    enum Of {
        PRODUCTION,
        URBAN
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** Build or upgrade, for less: Rich Land, Urban Growth. */
    record Build(Of of, int less) implements Order {
        @Override
        public void offer(AgesState s, int seat, Options out) {
            if (of == Of.PRODUCTION) {
                Building.offerBuild(s, seat, Type.FARM, Type.MINE, less, out);
                Building.offerUpgrade(s, seat, Type.FARM, Type.MINE, less, out);
            } else {
                Building.offerBuild(s, seat, Type.LAB, Type.ARENA, less, out);
                Building.offerUpgrade(s, seat, Type.LAB, Type.ARENA, less, out);
                s.leader(seat).offerUrban(s, seat, less, out);
            }
        }

        @Override
        public void carryOut(AgesState s, int seat, Move move) {
            construct(s, seat, move, less);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "action.build." + lower(of), less);
        }

        @Override
        public double worth() {
            return less;
        }
    }

    private static void construct(AgesState s, int seat, Move move, int less) {
        switch ((AgesVerb) move.verb()) {
            case BUILD -> Building.build(s, seat, move.a(), less);
            case BACH -> Building.bach(s, seat, move.a(), move.b(), less);
            default -> Building.upgrade(s, seat, move.a(), move.b(), less);
        }
    }

    /** Efficient Upgrade. */
    record Upgrade(int less) implements Order {
        @Override
        public void offer(AgesState s, int seat, Options out) {
            Building.offerUpgrade(s, seat, Type.FARM, Type.ARENA, less, out);
            s.leader(seat).offerUrban(s, seat, less, out);
        }

        @Override
        public void carryOut(AgesState s, int seat, Move move) {
            construct(s, seat, move, less);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "action.upgrade", less);
        }

        @Override
        public double worth() {
            return less;
        }
    }

    /** Engineering Genius: exactly one stage, whatever the construction technology. */
    record Stage(int less) implements Order {
        @Override
        public void offer(AgesState s, int seat, Options out) {
            Wonders.offer(s, seat, 1, less, out);
        }

        @Override
        public void carryOut(AgesState s, int seat, Move move) {
            Wonders.build(s, seat, 1, less);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "action.stage", less);
        }

        @Override
        public double worth() {
            return less;
        }
    }

    /** Frugality: paid in full first. */
    record IncreasePopulation() implements Order {
        @Override
        public void offer(AgesState s, int seat, Options out) {
            Building.offerPopulation(s, seat, 0, out);
        }

        @Override
        public void carryOut(AgesState s, int seat, Move move) {
            Building.increasePopulation(s, seat, 0);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "action.increase-population");
        }

        @Override
        public double worth() {
            return 0;
        }
    }

    /** Breakthrough: a technology for the one civil action of the card, or a revolution for all of them. */
    record Develop() implements Order {
        @Override
        public void offer(AgesState s, int seat, Options out) {
            Technologies.offer(s, seat, 0, true, out);
        }

        @Override
        public void carryOut(AgesState s, int seat, Move move) {
            if (move.verb() == AgesVerb.REVOLT) {
                Technologies.revolt(s, seat, move.a(), 0);
            } else {
                Payment.civil(s, seat, 1);
                Technologies.develop(s, seat, move.a(), 0);
            }
        }

        @Override
        public Price price(AgesState s, int seat, Move move) {
            return Price.ofAction(s, seat, move);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "action.develop");
        }

        @Override
        public double worth() {
            return 0;
        }
    }

    record Gain(What what, int amount) implements ActionOp, Op.Counted {
        @Override
        public void run(AgesState s, int seat, int kind) {
            switch (what) {
                case FOOD -> Tokens.gain(s, seat, Kind.FOOD, amount);
                case RESOURCES -> Tokens.gain(s, seat, Kind.RESOURCES, amount);
                case SCIENCE -> Points.science(s, seat, amount);
                case CULTURE -> Points.culture(s, seat, amount, Source.CARDS);
                case POPULATION -> Population.gain(s, seat, amount);
                case BLUE_TOKENS -> Tokens.gainBlue(s, seat, amount);
            }
        }

        @Override
        public boolean joins(Op.Counted other) {
            return other instanceof Gain;
        }

        @Override
        public String text(Texts texts, Names names, Lang lang, String amounts) {
            return texts.get(lang, "action.gain", amounts);
        }

        @Override
        public double worth() {
            return amount;
        }
    }

    /** Reserves. */
    record FoodOrResources(int amount) implements ActionOp {
        @Override
        public void run(AgesState s, int seat, int kind) {
            s.then(new Events.GainMix(seat, amount, amount));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "action.food-or-resources", amount);
        }

        @Override
        public double worth() {
            return amount;
        }
    }

    /** Patriotism: for this turn. */
    record Forces(int resources, int actions) implements ActionOp {
        @Override
        public void run(AgesState s, int seat, int kind) {
            s.forcesResources[seat] += resources;
            s.militaryTemporary[seat] += actions;
            s.log(AgesSentence.FORCES, seat, resources, actions);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "action.forces", resources, actions);
        }

        @Override
        public double worth() {
            return resources + actions;
        }
    }

    /** Wave of Nationalism, Military Build-Up: counted once, when played (AGES-7.25). */
    record ForcesPerStronger(PerPlayers each) implements ActionOp {
        @Override
        public void run(AgesState s, int seat, int kind) {
            int stronger = 0;
            for (int other = 0; other < s.players(); other++) {
                stronger += s.inGame(other) && s.strength(other) > s.strength(seat) ? 1 : 0;
            }
            int resources = stronger * each.with(s.civilizations());
            s.forcesResources[seat] += resources;
            s.log(AgesSentence.FORCES, seat, resources, 0);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "action.forces-per-stronger", each.two(), each.three(), each.four());
        }

        @Override
        public double worth() {
            return each.two();
        }
    }

    /** Endowment for the Arts. */
    record CulturePerRicher(PerPlayers each) implements ActionOp {
        @Override
        public void run(AgesState s, int seat, int kind) {
            int richer = 0;
            for (int other = 0; other < s.players(); other++) {
                richer += s.inGame(other) && s.culture[other] > s.culture[seat] ? 1 : 0;
            }
            Points.culture(s, seat, richer * each.with(s.civilizations()), Source.CARDS);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "action.culture-per-richer", each.two(), each.three(), each.four());
        }

        @Override
        public double worth() {
            return each.two();
        }
    }
}
