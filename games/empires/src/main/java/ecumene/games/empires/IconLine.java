package ecumene.games.empires;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a side of a card does in signs, made from the same records as its sentence: one list an ability. A token is a
 * sign ({@code i:draw}), a token of the pool ({@code t:material}), a suit ({@code s:region}), an icon
 * ({@code x:river}), or a number or mark to print as it stands. What no sign can say is {@code …}.
 */
final class IconLine {
    /** U+2212, the minus of printed numbers. */
    private static final String MINUS = "−";

    private static final String MORE = "…";

    /** A line of more signs than this says the rest with {@code …}. */
    private static final int LONGEST = 12;

    private final List<String> line = new ArrayList<>();

    private IconLine() {}

    static List<List<String>> of(Face face) {
        var lines = new ArrayList<List<String>>();
        ability(lines, "i:play", face.play());
        ability(lines, "i:exhaust", face.exhaust());
        ability(lines, "i:react", face.reaction());
        ability(lines, "i:solstice", face.solstice());
        ability(lines, "i:gained", face.onGain());
        ability(lines, "i:fame", face.instead());
        for (var passive : face.passives()) {
            lines.add(passive(passive));
        }
        return lines;
    }

    private static void ability(List<List<String>> lines, String trigger, Clause clause) {
        if (clause.isEmpty()) {
            return;
        }
        var icons = new IconLine();
        icons.put(trigger);
        icons.all(clause);
        lines.add(icons.line.size() <= LONGEST ? icons.line : icons.shortened());
    }

    private List<String> shortened() {
        var kept = new ArrayList<>(line.subList(0, LONGEST - 1));
        while (kept.size() > 1 && List.of("/", "→", "+", MINUS).contains(kept.getLast())) {
            kept.removeLast();
        }
        kept.add(MORE);
        return kept;
    }

    private static List<String> passive(Passive passive) {
        var icons = new IconLine();
        icons.put("i:passive");
        switch (passive) {
            case Passive.HandLimit limit -> icons.put("i:hand", "+" + limit.value());
            case Passive.CheaperDevelopment cheaper -> {
                icons.put("i:develop");
                icons.price(MINUS, cheaper.discount());
            }
            case Passive.MarketToken market -> icons.put("i:market", "+" + market.n(), token(market.token()));
            case Passive.MoreFame fame -> icons.put("i:look", "+" + fame.extra(), "s:fame");
            case Passive.CheaperUnrest cheaper -> icons.put("s:unrest", MINUS + cheaper.material(), "t:material");
            case Passive.PayToAvoid pay -> icons.put(MINUS + pay.population(), "t:population", "→", "i:shield");
            case Passive.RecallToAvoid recall -> icons.put("i:recall", "→", "i:shield");
            case Passive.AcquireFromExile exile -> {
                icons.put("i:exile", "→", "i:acquire");
                icons.suits(exile.suits());
            }
            case Passive.OnPopulationPaid paid -> {
                icons.put(MINUS, "t:population", "→");
                icons.all(paid.steps());
            }
            case Passive.Plain plain -> icons.plain(plain.kind());
            case Passive.LosesPeriod loses -> icons.put(MINUS, "i:" + lower(loses.icon()));
            case Passive.SinksWith sinks -> icons.put("i:sink");
        }
        return icons.line;
    }

    private void plain(Passive.Kind kind) {
        switch (kind) {
            case IGNORE_ATTACK_UNLESS_PAID -> put("i:shield");
            case COUNTS_AS_TWO_REGIONS -> put("2", "s:region");
            case FREE_PLAY_CITIES -> put("i:free", "x:city");
            case GAIN_TRIGGERS_SCORING -> put("i:end");
            case PROGRESS_ON_ATTACK -> put("i:attack", "→", "+1", "t:progress");
            case CANNOT_LEAVE_PLAY -> put("i:pinned");
            default -> put(MORE);
        }
    }

    private void all(Clause clause) {
        for (int i = 0; i < clause.steps().size(); i++) {
            if (i > 0 && !line.getLast().equals("→")) {
                put("·");
            }
            add(clause.steps().get(i));
        }
    }

    private void add(EmpiresEffect effect) {
        switch (effect) {
            case BlockEffect block -> block(block);
            case TokenEffect tokens -> tokens(tokens);
            case CardEffect cards -> cards(cards);
            case MarketEffect market -> market(market);
            case Special special -> special(special.key());
        }
    }

    private void block(BlockEffect block) {
        switch (block) {
            case BlockEffect.May may -> all(may.steps());
            case BlockEffect.Choose choose -> {
                for (int i = 0; i < choose.options().size(); i++) {
                    if (i > 0) {
                        put("/");
                    }
                    all(choose.options().get(i));
                }
            }
            case BlockEffect.Cost cost -> {
                all(cost.cost());
                put("→");
                all(cost.then());
            }
            case BlockEffect.Each each -> {
                put(each.others() ? "i:others" : "i:everyone");
                all(each.steps());
            }
            case BlockEffect.IfPeriod period -> {
                put("i:" + lower(period.period()));
                all(period.steps());
            }
            case BlockEffect.If condition -> {
                put("?");
                all(condition.steps());
            }
            case BlockEffect.ForEach each -> {
                put("×");
                all(each.steps());
            }
        }
    }

    private void tokens(TokenEffect effect) {
        switch (effect) {
            case TokenEffect.Gain gain -> {
                put("+" + gain.n(), token(gain.token()));
                per(gain.per());
            }
            case TokenEffect.GainAction gain -> put("+" + gain.n(), "i:action");
            case TokenEffect.GainMarketTokensAgain again -> put("+", token(again.token()), "i:market");
            case TokenEffect.Pay pay -> price(MINUS, pay.price());
            case TokenEffect.PayUpTo pay -> put(MINUS + "≤" + pay.n(), token(pay.token()));
            case TokenEffect.PayAll pay -> put(MINUS + "∗", token(pay.token()));
            case TokenEffect.SpendAction spend -> put(MINUS + spend.n(), "i:action");
            case TokenEffect.ReturnExhaustToken back -> put("+" + back.n(), "i:exhaust");
            case TokenEffect.Steal steal -> put("i:others", "i:steal", "" + steal.n(), token(steal.token()));
            case TokenEffect.AddToMarketCard add -> put("+" + add.n(), token(add.token()), "→", "i:market");
            case TokenEffect.IconAsProduction icon -> put(icon(icon.icon()), "=", "" + icon.n(), "x:production");
        }
    }

    private void per(TokenEffect.Per per) {
        switch (per) {
            case ONCE -> {}
            case PRODUCTION -> put("×", "x:production");
            case RIVER -> put("×", "x:river");
            case FERTILE -> put("×", "x:fertile");
            case CITY_OR_METROPOLIS, ABANDONED_CITY -> put("×", "x:city");
            case REGION -> put("×", "s:region");
            case RETURNED_UNREST -> put("×", "s:unrest");
            case GARRISONED_KNIGHT -> put("×", "x:knight");
        }
    }

    private void cards(CardEffect effect) {
        switch (effect) {
            case CardEffect.Draw draw -> {
                put("+" + draw.n(), "i:draw");
                per(draw.per());
            }
            case CardEffect.DrawFrom from -> of("i:" + lower(from.place()), from.filter(), from.n(), "→ i:hand");
            case CardEffect.Discard discard -> of("i:discard", discard.filter(), discard.n(), "");
            case CardEffect.TakeUnrest take -> put("+" + take.n(), "s:unrest");
            case CardEffect.ReturnUnrest back -> put(MINUS + back.n(), "s:unrest");
            case CardEffect.Garrison garrison -> of("i:garrison", garrison.filter(), 1, "");
            case CardEffect.SelfToHistory self -> put("i:history");
            case CardEffect.ToHistory to -> of("i:history", to.filter(), to.n(), "");
            case CardEffect.Abandon abandon -> of("i:abandon", abandon.filter(), abandon.n(), "");
            case CardEffect.Recall recall -> of("i:recall", recall.filter(), recall.n(), "");
            case CardEffect.SelfSink sink -> put("i:sink");
            case CardEffect.Sink sink -> of("i:sink", sink.filter(), sink.n(), "");
            case CardEffect.PutOnDeckTop top -> of("i:deck", top.filter(), top.n(), "");
            case CardEffect.ExileSelf exile -> put("i:exile");
            case CardEffect.Find find -> of("i:find", find.filter(), 1, "");
            case CardEffect.FreePlayCard free -> of("i:free", free.filter(), 1, "");
        }
    }

    private void of(String sign, Filter filter, int n, String then) {
        put(sign);
        if (n > 1) {
            put("" + n);
        }
        filter(filter);
        if (!then.isEmpty()) {
            put(then.split(" "));
        }
    }

    private void filter(Filter filter) {
        switch (filter.kind()) {
            case ANY, SELF, CARDS, GARRISONED_CARD -> {}
            case REGION, REGION_WITH_ICON, REGION_WITH_CARD -> put("s:region");
            case UNREST -> put("s:unrest");
            case CITY -> put("x:city");
            case RIVER -> put("x:river");
            case FERTILE -> put("x:fertile");
            case RIVER_OR_FERTILE -> put("x:river", "/", "x:fertile");
            case KNIGHT, KNIGHT_IN_REGION, KNIGHT_HERE -> put("x:knight");
            case MASK -> put("x:mask");
            case SCROLL -> put("x:scroll");
            case PINNED, PINNED_NON_REGION -> put("i:pinned");
            case ATTACK -> put("i:attack");
            case EMPIRE_ICON -> put("i:empire");
        }
    }

    private void market(MarketEffect effect) {
        switch (effect) {
            case MarketEffect.Acquire acquire -> {
                put("i:acquire");
                suits(acquire.suits());
            }
            case MarketEffect.BreakThrough through -> {
                put("i:break-through");
                suits(through.suits());
            }
            case MarketEffect.ExileFromMarket exile -> put("i:market", "→", "i:exile");
            case MarketEffect.Develop develop -> put("i:develop");
            case MarketEffect.LookFame look -> put("i:look", "" + look.n(), "s:fame", "+" + look.take());
            case MarketEffect.TakeTopFame take -> put("+" + take.n(), "s:fame");
            case MarketEffect.TriggerGameEnd end -> put("i:end");
        }
    }

    private void special(Special.Key key) {
        switch (key) {
            case RETURN_THIS, RETURN_GARRISONED_UNREST -> put(MINUS + 1, "s:unrest");
            case DISCARD_ONE_OF_DRAWN -> put("i:discard");
            case NATION_TOP_TO_DISCARD -> put("i:nation-deck", "→", "i:discard");
            case LOOK_NATION_TOP, LOOK_NATION_THEN_MAY_SHUFFLE -> put("i:look", "i:nation-deck");
            case GIVE_EACH_OTHER_A_CARD -> put("i:others", "i:give");
            case AVOID_ATTACK -> put("i:shield");
            case GARRISON_SELF_IN_REGION -> put("i:garrison");
            case GARRISON_QUEST -> put("i:garrison", "i:quest");
            case BREAK_THROUGH_VARIABLE_VP -> put("i:break-through", "∗");
            case EXILE_HAND_CARD -> put("i:hand", "→", "i:exile");
            case FREE_PLAY_UNREST -> put("i:free", "s:unrest");
            case PLAY_REGION_FROM_DISCARD -> put("i:discard", "→", "s:region");
            case PROGRESS_ONTO_THIS_CARD -> put("+", "t:progress");
            case FLIP_STATE_TO_EMPIRE -> put("i:empire");
            default -> put(MORE);
        }
    }

    /** All suits of the market are one sign; a card that breaks through may take any of them. */
    private void suits(List<Suit> suits) {
        if (suits.size() >= 4) {
            put("∗");
            return;
        }
        for (int i = 0; i < suits.size(); i++) {
            if (i > 0) {
                put("/");
            }
            put("s:" + lower(suits.get(i)));
        }
    }

    private void price(String sign, Price price) {
        for (var token : Token.values()) {
            if (price.of(token) > 0) {
                put(sign + price.of(token), token(token));
            }
        }
    }

    private static String token(Token token) {
        return "t:" + lower(token);
    }

    private static String icon(Icon icon) {
        return "x:" + lower(icon);
    }

    private void put(String... tokens) {
        line.addAll(List.of(tokens));
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
