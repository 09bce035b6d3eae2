package ecumene.games.empires;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a side of a card does in signs, made from the same records as its sentence: one list an ability. A token is a
 * sign ({@code i:draw}), a token of the pool ({@code t:material}), a suit ({@code s:region}), an icon
 * ({@code x:river}), or a number or mark to print as it stands: {@code →} stands between cost and gain, {@code :} after
 * what has to happen, {@code /} between alternatives.
 */
final class IconLine {
    /** U+2212, the minus of printed numbers. */
    private static final String MINUS = "−";

    /** So many stands for all there are. */
    private static final int ALL = 20;

    private final List<String> line = new ArrayList<>();

    private IconLine() {}

    static List<List<String>> of(Face face) {
        var lines = new ArrayList<List<String>>();
        ability(lines, "i:play", face.play());
        ability(lines, "i:exhaust", face.exhaust());
        reaction(lines, face);
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
        lines.add(icons.line);
    }

    /** EMP-7.3 f: an exhaust effect that waits for something. */
    private static void reaction(List<List<String>> lines, Face face) {
        if (face.reaction().isEmpty()) {
            return;
        }
        var icons = new IconLine();
        icons.put("i:exhaust");
        for (var event : Event.values()) {
            if ((face.reactsTo() & event.bit()) != 0) {
                if (icons.line.size() > 1) {
                    icons.put("/");
                }
                icons.event(event);
            }
        }
        icons.put(":");
        icons.all(face.reaction());
        lines.add(icons.line);
    }

    private void event(Event event) {
        switch (event) {
            case REGION_PLAYED -> put("i:play", "s:region");
            case ATTACK_PLAYED -> put("i:play", "i:attack");
            case ATTACK_AGAINST_YOU -> put("i:others", "i:attack");
            case REGION_ACQUIRED -> put("i:acquire", "s:region");
            case UNCIVILISED_GAINED -> put("i:gained", "s:uncivilised");
            case MARKET_MATERIAL -> put("i:gained", "t:material");
            case MARKET_POPULATION -> put("i:gained", "t:population");
            case UNREST_RETURNED -> put(MINUS, "s:unrest");
            case MATERIAL_VIA_RIVER -> put("x:river", "+", "t:material");
            case MATERIAL_VIA_FERTILE -> put("x:fertile", "+", "t:material");
            case CARD_SUNK -> put("i:sink");
            case MASKS_TO_DISCARD -> put("i:discard", "x:mask");
            case REGION_FROM_DISCARD -> put("i:discard", "→", "s:region");
        }
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
                icons.put(MINUS, "t:population", ":");
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
            case PROGRESS_ON_ATTACK -> put("i:attack", ":", "+1", "t:progress");
            case CANNOT_LEAVE_PLAY -> put("i:pinned");
            case MATERIAL_ON_REGION_FROM_DISCARD -> {
                event(Event.REGION_FROM_DISCARD);
                put(":", "+" + Reactions.MATERIAL_FOR_REGION, "t:material");
            }
            case HISTORY_TO_DISCARD -> put("i:history", "→", "i:discard");
            case LOOK_NATION_ON_UNREST -> put("+", "s:unrest", ":", "i:look", "i:nation-deck");
            case PUT_INTO_PLAY_WHEN_GAINED -> put("i:gained", ":", "i:free");
            case GARRISON_REPLACES_MASKS -> put("i:abandon", "=", "x:mask");
            case UNREST_WHEN_DECK_EMPTY -> put("i:deck", "=", "0", ":", "+1", "s:unrest");
            case MATERIAL_BECOMES_POPULATION ->
                put("+", "t:material", ":", "+2", "t:population", "·", "i:others", "+1", "t:progress");
            case ACTIVE_QUEST_SLOT -> put("i:quest");
            case GRAAL_QUEST_LOCK -> put("i:quest", "i:last");
            default -> throw new IllegalStateException("a passive with numbers of its own: " + kind);
        }
    }

    private void all(Clause clause) {
        for (int i = 0; i < clause.steps().size(); i++) {
            if (i > 0 && !List.of("→", ":").contains(line.getLast())) {
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
            put(n > ALL ? "∗" : "" + n);
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
            case HANDLE_DRAWN_CARD -> put("i:discard", "/", "i:deck", "/", "i:history");
            case COPY_EXHAUST -> put("=", "i:others", "i:exhaust", "i:pinned");
            case DECLARE_AND_REVEAL -> put("?", "i:main", "→", "i:hand", "/", "i:exile");
            case NATION_TOP_TO_DISCARD -> put("i:nation-deck", "→", "i:discard");
            case LOOK_NATION_TOP, LOOK_NATION_THEN_MAY_SHUFFLE -> put("i:look", "i:nation-deck");
            case SWAP_HAND_WITH_NATION_TOP -> put("i:hand", "i:swap", "i:nation-deck");
            case FLIP_TO_B -> put("i:turn", "i:end");
            case GIVE_EACH_OTHER_A_CARD -> put("i:others", "i:give");
            case UNREST_FOR_MASK_RECEIVERS -> put("x:mask", ":", "+1", "s:unrest");
            case AVOID_ATTACK -> put("i:shield");
            case GARRISON_SELF_IN_REGION -> put("i:garrison");
            case IGNORE_EMPIRE_ICON -> put(MINUS, "i:empire");
            case SWAP_EXILE_MARKET -> put("i:exile", "i:swap", "i:market");
            case BREAK_THROUGH_VARIABLE_VP -> put("i:break-through", "∗");
            case REVEAL_HAND_DECK_DISCARD -> put("i:everyone", "i:look");
            case ONE_MASK_FEWER -> put(MINUS + 1, "x:mask");
            case EXILE_HAND_CARD -> put("i:hand", "→", "i:exile");
            case FREE_PLAY_UNREST -> put("i:free", "s:unrest");
            case PLAY_REGION_FROM_DISCARD -> put("i:discard", "→", "s:region");
            case PROGRESS_ONTO_THIS_CARD -> put("+", "t:progress");
            case GAIN_PROGRESS_FROM_THIS_CARD -> put("+∗", "t:progress");
            case FLIP_STATE_TO_EMPIRE -> put("i:empire");
            case GARRISON_QUEST,
                    EXILE_IMPENDING_QUEST,
                    ACTIVE_QUEST_TO_HAND,
                    ACTIVE_QUEST_AND_NATION_TOP_TO_DISCARD,
                    KNIGHT_TO_HISTORY,
                    RECALL_KNIGHT_FROM_HERE,
                    EXILE_TWRCH_TRWYTH,
                    ACQUIRE_EXILED_NON_KNIGHT -> quest(key);
            case FLIP_PATH_CARD -> put("i:turn");
            case NEXT_PATH_CARD -> put("i:turn", "+1");
        }
    }

    /** What the knights and quests of the Arthurians do. */
    private void quest(Special.Key key) {
        switch (key) {
            case GARRISON_QUEST -> put("i:garrison", "i:quest");
            case EXILE_IMPENDING_QUEST -> put("i:quest", "→", "i:exile");
            case ACTIVE_QUEST_TO_HAND -> put("i:quest", "→", "i:hand");
            case ACTIVE_QUEST_AND_NATION_TOP_TO_DISCARD -> put("i:quest", "+", "i:nation-deck", "→", "i:discard");
            case KNIGHT_TO_HISTORY -> put("i:history", "x:knight");
            case RECALL_KNIGHT_FROM_HERE -> put("i:recall", "x:knight");
            case EXILE_TWRCH_TRWYTH -> put("i:boar", "→", "i:exile");
            case ACQUIRE_EXILED_NON_KNIGHT -> put("i:exile", "→", "i:acquire", "∗");
            default -> throw new IllegalStateException("not of a quest: " + key);
        }
    }

    /** All suits of the market are one sign; of several side by side any one will do. */
    private void suits(List<Suit> suits) {
        if (suits.size() >= 4) {
            put("∗");
            return;
        }
        for (var suit : suits) {
            put("s:" + lower(suit));
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
