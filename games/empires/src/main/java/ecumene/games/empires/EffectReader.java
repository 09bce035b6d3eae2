package ecumene.games.empires;

import ecumene.engine.cards.Entry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** EMP-24, EMP-27.8: reads the steps of the card files. Every word it does not know is refused with its place. */
final class EffectReader {
    private static final int MOST = 9;
    private static final Pattern CALL = Pattern.compile("([a-z_]+)\\(([^()]+)\\)");
    private static final Pattern AT_LEAST = Pattern.compile("([a-z_]+)\\(([^()]+)\\)>=(\\d+)");

    private final Map<String, Integer> ids;
    private final List<Clause> clauses = new ArrayList<>(List.of(Clause.NONE));
    private final Map<List<EmpiresEffect>, Clause> known = new HashMap<>();

    private BlockEffect.Closing closing = BlockEffect.Closing.TOKENS;

    EffectReader(Map<String, Integer> ids) {
        this.ids = ids;
    }

    List<Clause> clauses() {
        return List.copyOf(clauses);
    }

    /** Equal steps are one clause. */
    private Clause intern(List<EmpiresEffect> steps) {
        return known.computeIfAbsent(List.copyOf(steps), list -> {
            var clause = new Clause(clauses.size(), list);
            clauses.add(clause);
            return clause;
        });
    }

    /** EMP-24.10 f: the effect of an exhausted card. */
    Clause exhausting(Entry entry, String field) {
        closing = BlockEffect.Closing.EXHAUST;
        var clause = clause(entry, field);
        closing = BlockEffect.Closing.TOKENS;
        return clause;
    }

    Clause clause(Entry entry, String field) {
        var entries = entry.entries(field);
        if (entries.isEmpty()) {
            throw entry.wrong(field, "must have at least one step", "должен быть хотя бы один шаг");
        }
        return clause(entries);
    }

    private Clause clause(List<Entry> entries) {
        return intern(steps(entries, false));
    }

    private List<EmpiresEffect> steps(List<Entry> entries, boolean cost) {
        var steps = new ArrayList<EmpiresEffect>();
        for (var op : entries) {
            steps.add(step(op, cost));
            op.done();
        }
        return steps;
    }

    private EmpiresEffect step(Entry op, boolean cost) {
        return switch (op.text("op")) {
            case "may" -> new BlockEffect.May(clause(op, "steps"));
            case "choose" -> choose(op, cost ? BlockEffect.Closing.COST : closing);
            case "cost" -> cost(op);
            case "each_other" -> new BlockEffect.Each(true, op.optionalFlag("optional"), clause(op, "steps"));
            case "all_players" -> new BlockEffect.Each(false, op.optionalFlag("optional"), clause(op, "steps"));
            case "if_state" -> new BlockEffect.IfPeriod(op.oneOf("state", Period.class), clause(op, "steps"));
            case "if" -> new BlockEffect.If(condition(op), clause(op, "steps"));
            case "for_each" ->
                new BlockEffect.ForEach(op.oneOf("what", BlockEffect.Counted.class), clause(op, "steps"));
            case "gain" -> new TokenEffect.Gain(op.oneOf("token", Token.class), n(op), per(op));
            case "gain_action" -> new TokenEffect.GainAction(n(op));
            case "gain_market_tokens_again" -> new TokenEffect.GainMarketTokensAgain(op.oneOf("token", Token.class));
            case "pay" -> pay(op);
            case "pay_all" -> new TokenEffect.PayAll(op.oneOf("token", Token.class), op.number("min", 1, MOST));
            case "spend_action" -> new TokenEffect.SpendAction(n(op));
            case "return_exhaust_token" -> new TokenEffect.ReturnExhaustToken(op.number("n", 1, 1));
            case "steal" -> steal(op);
            case "add_to_market_card" -> new TokenEffect.AddToMarketCard(op.oneOf("token", Token.class), n(op));
            case "icon_as_production" ->
                new TokenEffect.IconAsProduction(op.oneOf("icon", Icon.class), op.number("n", 3, 3));
            default -> cardStep(op, cost);
        };
    }

    private EmpiresEffect cardStep(Entry op, boolean cost) {
        return switch (op.text("op")) {
            case "draw" -> new CardEffect.Draw(n(op), per(op), op.optionalFlag("up_to"), op.optionalFlag("if_able"));
            case "draw_from" -> new CardEffect.DrawFrom(place(op, "zone"), filter(op), n(op), op.optionalFlag("up_to"));
            case "discard" -> {
                only(op, "zone", "hand");
                yield new CardEffect.Discard(optionalFilter(op), nOrAll(op), op.optionalFlag("up_to"));
            }
            case "take_unrest" -> new CardEffect.TakeUnrest(n(op));
            case "return_unrest" -> new CardEffect.ReturnUnrest(places(op), n(op), op.optionalFlag("up_to"));
            case "garrison" -> {
                only(op, "host", "self");
                only(op, "zone", "hand");
                op.number("n", 1, 1);
                yield new CardEffect.Garrison(optionalFilter(op));
            }
            case "to_history" -> toHistory(op);
            case "abandon" -> new CardEffect.Abandon(filter(op), n(op), op.optionalFlag("up_to"), cost);
            case "recall" -> new CardEffect.Recall(filter(op), n(op), cost);
            case "sink" -> sink(op);
            case "put_on_deck_top" -> new CardEffect.PutOnDeckTop(place(op, "zone"), filter(op), n(op));
            case "exile_self" -> new CardEffect.ExileSelf();
            case "find" -> find(op, cost);
            case "free_play_card" -> {
                only(op, "zone", "hand");
                op.number("n", 1, 1);
                yield new CardEffect.FreePlayCard(filter(op), op.optionalFlag("ignore_state"));
            }
            default -> marketStep(op);
        };
    }

    private EmpiresEffect marketStep(Entry op) {
        return switch (op.text("op")) {
            case "acquire" -> acquire(op);
            case "break_through" -> new MarketEffect.BreakThrough(suits(op), exileToo(op), times(op));
            case "exile_from_market" -> {
                op.number("n", 1, 1);
                only(op, "filter", "no_tokens");
                yield new MarketEffect.ExileFromMarket();
            }
            case "develop" -> new MarketEffect.Develop(op.flag("free"));
            case "look_fame" -> new MarketEffect.LookFame(n(op), op.number("take", 1, 1));
            case "take_top_fame" -> new MarketEffect.TakeTopFame(op.number("n", 1, 1));
            case "trigger_game_end" -> new MarketEffect.TriggerGameEnd();
            case "special" -> new Special(op.oneOf("key", Special.Key.class));
            default ->
                throw op.wrong("op", "there is no such step: " + op.text("op"), "такого шага нет: " + op.text("op"));
        };
    }

    // --- structure --------------------------------------------------------------------------------------------------

    /** EMP-24.10 f, g: what closes an option depends on where the choice stands. */
    private EmpiresEffect choose(Entry op, BlockEffect.Closing here) {
        var options = op.alternatives("options").stream().map(this::clause).toList();
        boolean empty = options.stream().anyMatch(Clause::isEmpty);
        if (empty || options.size() < 2 || options.size() > Nouns.OPTIONS) {
            throw op.wrong(
                    "options",
                    "must be 2 to " + Nouns.OPTIONS + " options, none of them empty",
                    "вариантов должно быть от 2 до " + Nouns.OPTIONS + ", и ни один не пустой");
        }
        boolean penalty = op.optionalFlag("penalty");
        return new BlockEffect.Choose(options, penalty ? BlockEffect.Closing.PENALTY : here);
    }

    /**
     * EMP-24.10 c: all tokens of a cost are one price, so that no progress is counted twice; what must be found is searched for
     * before anything else is paid.
     */
    private EmpiresEffect cost(Entry op) {
        var parts = new ArrayList<EmpiresEffect>();
        var price = Price.NOTHING;
        int paidAt = -1;
        int actions = 0;
        for (var part : steps(op.entries("cost"), true)) {
            if (part instanceof TokenEffect.Pay pay) {
                price = price.plus(pay.price());
                paidAt = paidAt < 0 ? parts.size() : paidAt;
            } else {
                actions += part instanceof TokenEffect.SpendAction spend ? spend.n() : 0;
                parts.add(part);
            }
        }
        if (paidAt >= 0) {
            parts.add(paidAt, new TokenEffect.Pay(price));
        }
        var then = clause(op, "then");
        var whole = new ArrayList<>(parts);
        whole.sort(Comparator.comparing(part -> !(part instanceof CardEffect.Find)));
        whole.addAll(then.steps());
        return new BlockEffect.Cost(intern(parts), then, intern(whole), price, actions);
    }

    private Condition condition(Entry op) {
        var text = op.text("cond");
        var atLeast = AT_LEAST.matcher(text);
        if (atLeast.matches()) {
            int n = Integer.parseInt(atLeast.group(3));
            return switch (atLeast.group(1)) {
                case "in_play_count" -> new Condition.InPlayCount(atLeast.group(2), n);
                case "garrisoned_here" ->
                    new Condition.GarrisonedHere(constant(op, "cond", atLeast.group(2), Icon.class), n);
                case "pool" -> new Condition.Pool(constant(op, "cond", atLeast.group(2), Token.class), n);
                default -> throw unknown(op, "cond");
            };
        }
        var call = CALL.matcher(text);
        if (call.matches()) {
            return switch (call.group(1)) {
                case "in_play" -> new Condition.InPlay(card(op, "cond", call.group(2)));
                case "in_play_or_active_quest" -> new Condition.InPlayOrActiveQuest(card(op, "cond", call.group(2)));
                default -> throw unknown(op, "cond");
            };
        }
        return switch (text) {
            case "no_active_quest" -> new Condition.NoActiveQuest();
            case "abandoned_region_without_production" -> new Condition.AbandonedWithoutProduction();
            case "exiled_card_is_attack" -> new Condition.ExiledIsAttack();
            default -> throw unknown(op, "cond");
        };
    }

    private static RuntimeException unknown(Entry op, String field) {
        return op.wrong(field, "is unknown: " + op.text(field), "неизвестно: " + op.text(field));
    }

    // --- tokens -----------------------------------------------------------------------------------------------------

    private static EmpiresEffect pay(Entry op) {
        var token = op.oneOf("token", Token.class);
        return op.optionalFlag("up_to")
                ? new TokenEffect.PayUpTo(token, n(op))
                : new TokenEffect.Pay(Price.of(token, n(op)));
    }

    private static EmpiresEffect steal(Entry op) {
        boolean unrest = op.has("if_short");
        if (unrest) {
            only(op, "if_short", "take_unrest");
        }
        return new TokenEffect.Steal(
                op.oneOf("token", Token.class), n(op), op.oneOf("who", TokenEffect.Victims.class), unrest);
    }

    private static TokenEffect.Per per(Entry op) {
        if (!op.has("per")) {
            return TokenEffect.Per.ONCE;
        }
        var inside = op.inside("per");
        var per = inside.oneOf("what", TokenEffect.Per.class);
        if (inside.has("zone")) {
            only(inside, "zone", "play");
        }
        inside.done();
        return per;
    }

    // --- cards ------------------------------------------------------------------------------------------------------

    private EmpiresEffect toHistory(Entry op) {
        int n = nOrAll(op);
        if (op.isText("what", "self")) {
            return new CardEffect.SelfToHistory();
        }
        var places = new ArrayList<Place>();
        for (var name : op.text("what").split("_or_", -1)) {
            places.add(constant(op, "what", name, Place.class));
        }
        return new CardEffect.ToHistory(places, optionalFilter(op), n, op.optionalFlag("up_to"));
    }

    private EmpiresEffect sink(Entry op) {
        int n = n(op);
        return op.isText("what", "self")
                ? new CardEffect.SelfSink()
                : new CardEffect.Sink(place(op, "what"), filter(op), n);
    }

    private EmpiresEffect find(Entry op, boolean cost) {
        var filter = filter(op, "what");
        boolean named = filter.kind() == Filter.Kind.CARDS;
        return new CardEffect.Find(filter, named, places(op), place(op, "to"), cost);
    }

    private EmpiresEffect acquire(Entry op) {
        boolean play = op.has("then");
        if (play) {
            only(op, "then", "free_play");
        }
        var carrying = MarketEffect.Carrying.ANYTHING;
        if (op.has("filter")) {
            carrying = switch (op.text("filter")) {
                case "market_card_with_material" -> MarketEffect.Carrying.MATERIAL;
                case "market_card_with_population" -> MarketEffect.Carrying.POPULATION;
                default -> throw unknown(op, "filter");
            };
        }
        return new MarketEffect.Acquire(suits(op), exileToo(op), carrying, times(op), play);
    }

    private static boolean exileToo(Entry op) {
        if (!op.has("source")) {
            return false;
        }
        var source = op.texts("source");
        if (!source.contains("market") || !List.of("market", "exile").containsAll(source)) {
            throw op.wrong("source", "must be [market] or [market, exile]", "должно быть [market] или [market, exile]");
        }
        return source.contains("exile");
    }

    private static int times(Entry op) {
        return op.has("times") ? op.number("times", 1, MOST) : 1;
    }

    private static List<Suit> suits(Entry op) {
        var suits = op.listOf("suits", Suit.class);
        if ((Suit.bits(suits) & ~Suit.MARKET) != 0) {
            throw op.wrong("suits", "must be suits of the market", "должны быть категории рынка");
        }
        return suits;
    }

    // --- arguments --------------------------------------------------------------------------------------------------

    private static int n(Entry op) {
        return op.number("n", 1, MOST);
    }

    private static int nOrAll(Entry op) {
        return op.isText("n", "all") ? CardEffect.ALL : n(op);
    }

    private static void only(Entry op, String field, String value) {
        if (!op.text(field).equals(value)) {
            throw op.wrong(field, "must be " + value, "должно быть " + value);
        }
    }

    private static Place place(Entry op, String field) {
        return op.oneOf(field, Place.class);
    }

    private static List<Place> places(Entry op) {
        return op.listOf("zones", Place.class);
    }

    private Filter optionalFilter(Entry op) {
        return op.has("filter") ? filter(op) : Filter.ANY;
    }

    private Filter filter(Entry op) {
        return filter(op, "filter");
    }

    private Filter filter(Entry op, String field) {
        var text = op.text(field);
        var call = CALL.matcher(text);
        if (call.matches()) {
            return call(op, field, call.group(1), call.group(2));
        }
        if (ids.containsKey(text.split("\\|", -1)[0])) {
            return new Filter(Filter.Kind.CARDS, cards(op, field, text), Icon.KNIGHT);
        }
        if (text.equals("knight_garrisoned_in_region")) {
            return Filter.of(Filter.Kind.KNIGHT_IN_REGION);
        }
        for (var kind : SIMPLE) {
            if (kind.name().toLowerCase(Locale.ROOT).equals(text)) {
                return Filter.of(kind);
            }
        }
        throw unknown(op, field);
    }

    private static final List<Filter.Kind> SIMPLE = List.of(
            Filter.Kind.ANY,
            Filter.Kind.SELF,
            Filter.Kind.REGION,
            Filter.Kind.UNREST,
            Filter.Kind.CITY,
            Filter.Kind.RIVER,
            Filter.Kind.FERTILE,
            Filter.Kind.RIVER_OR_FERTILE,
            Filter.Kind.KNIGHT,
            Filter.Kind.MASK,
            Filter.Kind.SCROLL,
            Filter.Kind.PINNED,
            Filter.Kind.PINNED_NON_REGION,
            Filter.Kind.ATTACK);

    private Filter call(Entry op, String field, String word, String argument) {
        return switch (word) {
            case "state" -> {
                if (constant(op, field, argument, Period.class) != Period.EMPIRE) {
                    throw unknown(op, field);
                }
                yield Filter.of(Filter.Kind.EMPIRE_ICON);
            }
            case "garrisoned" ->
                new Filter(Filter.Kind.GARRISONED_CARD, List.of(card(op, field, argument)), Icon.KNIGHT);
            case "region_with_garrisoned" ->
                ids.containsKey(argument)
                        ? new Filter(Filter.Kind.REGION_WITH_CARD, List.of(card(op, field, argument)), Icon.KNIGHT)
                        : new Filter(
                                Filter.Kind.REGION_WITH_ICON, List.of(), constant(op, field, argument, Icon.class));
            default -> throw unknown(op, field);
        };
    }

    List<Integer> cards(Entry op, String field, String text) {
        var cards = new ArrayList<Integer>();
        for (var id : text.split("\\|", -1)) {
            cards.add(card(op, field, id));
        }
        return cards;
    }

    int card(Entry op, String field, String id) {
        var card = ids.get(id);
        if (card == null) {
            throw op.wrong(field, "there is no card " + id, "нет карты " + id);
        }
        return card;
    }

    static <E extends Enum<E>> E constant(Entry op, String field, String value, Class<E> type) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().toLowerCase(Locale.ROOT).equals(value)) {
                return constant;
            }
        }
        throw op.wrong(field, "is unknown: " + value, "неизвестно: " + value);
    }
}
