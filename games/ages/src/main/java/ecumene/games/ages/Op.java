package ecumene.games.ages;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.cards.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One sentence of a card whose effect is data: action cards, events, aggressions, wars. The same record runs it, renders
 * it in both languages and tells the bot what it is worth.
 */
public sealed interface Op permits ActionOp, EventOp, AttackOp, Op.Counted {
    String text(Texts texts, Names names, Lang lang);

    /** Roughly how many points it brings to whoever uses it. */
    double worth();

    /** What a card gives or takes. */
    enum What {
        FOOD,
        RESOURCES,
        SCIENCE,
        CULTURE,
        POPULATION,
        BLUE_TOKENS
    }

    /** Gives or takes an amount. What the same civilizations gain in a row stands in one sentence. */
    sealed interface Counted extends Op permits ActionOp.Gain, EventOp.Gain, EventOp.Lose {
        What what();

        int amount();

        /** Whether both stand in one sentence. */
        boolean joins(Counted other);

        /** The sentence with these amounts in it. */
        String text(Texts texts, Names names, Lang lang, String amounts);

        @Override
        default String text(Texts texts, Names names, Lang lang) {
            return text(texts, names, lang, names.amount(what(), amount(), lang));
        }
    }

    static List<Op> read(Entry card, Type type) {
        var ops = new ArrayList<Op>();
        for (var entry : card.entries("ops")) {
            var op = read(entry);
            if (!suits(op, type)) {
                throw entry.wrong(
                        "op", "a card of this type does nothing like this", "карта этого типа ничего такого не делает");
            }
            entry.done();
            ops.add(op);
        }
        if (ops.isEmpty()) {
            throw card.wrong("ops", "the card does nothing", "карта ничего не делает");
        }
        return List.copyOf(ops);
    }

    private static boolean suits(Op op, Type type) {
        return switch (op) {
            case ActionOp _ -> type == Type.ACTION;
            case EventOp _ -> type == Type.EVENT;
            case AttackOp.OfAggression _ -> type == Type.AGGRESSION;
            case AttackOp.OfWar _ -> type == Type.WAR;
        };
    }

    private static Op read(Entry e) {
        var name = e.text("op");
        return switch (name) {
            // action cards
            case "build" -> new ActionOp.Build(e.oneOf("of", ActionOp.Of.class), e.number("less", 0, 9));
            case "upgrade" -> new ActionOp.Upgrade(e.number("less", 0, 9));
            case "stage" -> new ActionOp.Stage(e.number("less", 0, 9));
            case "increase_population" -> new ActionOp.IncreasePopulation();
            case "develop" -> new ActionOp.Develop();
            case "forces" -> new ActionOp.Forces(e.number("resources", 0, 9), e.number("actions", 0, 9));
            case "forces_per_stronger" -> new ActionOp.ForcesPerStronger(perPlayers(e));
            case "culture_per_richer" -> new ActionOp.CulturePerRicher(perPlayers(e));
            // action cards and events
            case "gain" ->
                e.has("who")
                        ? new EventOp.Gain(who(e), e.oneOf("what", What.class), e.number("amount", 1, 20))
                        : new ActionOp.Gain(e.oneOf("what", What.class), e.number("amount", 1, 20));
            case "food_or_resources" ->
                e.has("who")
                        ? new EventOp.FoodOrResources(who(e), e.number("amount", 1, 20))
                        : new ActionOp.FoodOrResources(e.number("amount", 1, 20));
            // events
            case "lose" -> new EventOp.Lose(who(e), e.oneOf("what", What.class), e.number("amount", 1, 20));
            case "gain_mix" -> new EventOp.GainMix(who(e), e.number("amount", 1, 20));
            case "lose_mix" -> new EventOp.LoseMix(who(e), e.number("amount", 1, 20));
            case "gain_rating" ->
                new EventOp.GainRating(e.oneOf("what", What.class), e.oneOf("rating", EventOp.Rating.class));
            case "draw" -> new EventOp.Draw(who(e), e.number("amount", 1, 9));
            case "build_free" -> new EventOp.BuildFree(e.oneOf("card", EventOp.Free.class));
            case "produce" -> new EventOp.Produce(either(e, What.FOOD, What.RESOURCES));
            case "destroy" -> new EventOp.Destroy(who(e));
            case "lose_colony" -> new EventOp.LoseColony(who(e));
            case "lose_all_food" -> new EventOp.LoseAllFood();
            case "rebellion" -> new EventOp.Rebellion(e.number("actions", 1, 9));
            case "take_yellow" -> new EventOp.TakeYellow(e.number("amount", 1, 9));
            case "civil_unrest" -> new EventOp.CivilUnrest(e.number("culture", 1, 20));
            case "economy" -> new EventOp.Economy();
            case "emigration" -> new EventOp.Emigration();
            case "iconoclasm" -> new EventOp.Iconoclasm();
            case "barbarians" -> new EventOp.Barbarians();
            case "develop_civilization" -> new EventOp.DevelopCivilization();
            case "agreement" -> new EventOp.Agreement(e.number("actions", 1, 20));
            case "politics_of_strength" ->
                new EventOp.PoliticsOfStrength(
                        e.number("draw", 1, 9),
                        e.number("discard", 1, 9),
                        e.number("culture", 1, 20),
                        e.number("loss", 1, 20));
            case "ravages" -> new EventOp.Ravages(e.number("culture", 1, 9));
            case "terrorism" -> new EventOp.Terrorism();
            case "impact" -> new EventOp.Impact(e.oneOf("of", Scoring.Impact.class));
            case "rank" -> new EventOp.Rank(e.oneOf("by", EventOp.Rating.class), places(e));
            // aggressions and wars
            case "plunder" -> new AttackOp.Plunder(e.number("amount", 1, 20));
            case "raid" -> new AttackOp.Raid(levels(e));
            case "enslave" -> new AttackOp.Enslave(e.number("resources", 0, 9), e.number("food", 0, 9));
            case "annex" -> new AttackOp.Annex();
            case "infiltrate" -> new AttackOp.Infiltrate(e.number("culture", 1, 9));
            case "rob" -> new AttackOp.Rob(either(e, What.SCIENCE, What.CULTURE), e.number("amount", 1, 20));
            case "war_territory" -> new AttackOp.WarTerritory(e.number("base", 0, 9), e.number("per", 1, 20));
            case "war_technology" -> new AttackOp.WarTechnology();
            case "war_culture" -> new AttackOp.WarCulture(e.number("base", 0, 20));
            default -> throw e.wrong("op", "there is no such effect: " + name, "такого эффекта нет: " + name);
        };
    }

    private static Ranking.Who who(Entry e) {
        return e.oneOf("who", Ranking.Who.class);
    }

    private static What either(Entry e, What one, What other) {
        var what = e.oneOf("what", What.class);
        if (what != one && what != other) {
            var names = (one + ", " + other).toLowerCase(Locale.ROOT);
            throw e.wrong("what", "must be one of " + names, "должно быть одним из " + names);
        }
        return what;
    }

    /** One building or two, the higher level first. */
    private static List<Integer> levels(Entry e) {
        var levels = numbers(e, "levels");
        if (levels.size() > 2 || levels.getFirst() >= Catalog.LEVELS || levels.getFirst() < levels.getLast()) {
            throw e.wrong(
                    "levels",
                    "must be one or two levels up to 3, the higher one first",
                    "нужны один или два уровня не выше 3, больший первым");
        }
        return levels;
    }

    private static PerPlayers perPlayers(Entry e) {
        return new PerPlayers(e.number("two", 0, 20), e.number("three", 0, 20), e.number("four", 0, 20));
    }

    private static List<List<Integer>> places(Entry e) {
        return List.of(numbers(e, "two"), numbers(e, "three"), numbers(e, "four"));
    }

    private static List<Integer> numbers(Entry e, String field) {
        var numbers = new ArrayList<Integer>();
        for (var text : e.texts(field)) {
            if (!text.matches("[0-9]{1,2}")) {
                throw e.wrong(
                        field,
                        "must be a list of whole numbers, has " + text,
                        "должен быть список целых чисел, а в нём " + text);
            }
            numbers.add(Integer.parseInt(text));
        }
        if (numbers.isEmpty()) {
            throw e.wrong(field, "must not be empty", "не должен быть пустым");
        }
        return List.copyOf(numbers);
    }

    /** A number that depends on how many civilizations are in the game (AGES-6.8, AGES-15.1). */
    record PerPlayers(int two, int three, int four) {
        int with(int civilizations) {
            return switch (civilizations) {
                case 2 -> two;
                case 3 -> three;
                default -> four;
            };
        }
    }
}
