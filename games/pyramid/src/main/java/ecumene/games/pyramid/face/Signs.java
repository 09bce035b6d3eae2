package ecumene.games.pyramid.face;

import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The effect of a card in signs, made from the same records as its sentence. One list a line; a token is a sign
 * ({@code i:restore}), a resource card ({@code r:food}), a temporary resource ({@code t:food}), or a number or mark to
 * print as it stands. {@code r:any} and {@code t:any} are of any type.
 */
public final class Signs {
    /** U+2212, the minus of printed numbers. */
    private static final String MINUS = "−";

    private final List<List<String>> lines = new ArrayList<>();
    private List<String> line = new ArrayList<>();

    private Signs() {}

    static List<List<String>> of(List<Effect> effects) {
        var icons = new Signs();
        icons.addAll(effects);
        icons.end();
        return icons.lines;
    }

    private void addAll(List<Effect> effects) {
        for (var effect : effects) {
            add(effect);
        }
    }

    private void add(Effect effect) {
        switch (effect) {
            case Effect.Restore restore -> restore(restore);
            case Effect.Gain gain -> gain(gain);
            case Effect.GainChoice choice -> gainChoice(choice);
            case Effect.Spend spend -> {
                put(MINUS + (spend.count() > 1 ? spend.count() : ""));
                types("r:", spend.types());
                put("→");
            }
            case Effect.PayVp pay -> put(MINUS + pay.amount(), "i:points", "→");
            case Effect.Score score -> {
                switch (score.who()) {
                    case SELF -> {}
                    case EACH_OPPONENT -> put("i:opponents");
                    case TARGET -> put("i:opponent");
                }
                put("+" + score.amount(), "i:points");
                end();
            }
            case Effect.OpponentResource opponent -> {
                put("i:opponent");
                if (opponent.use() == Effect.Use.SPEND) {
                    put(MINUS);
                }
                put("r:any", "→", "t:any");
                end();
            }
            case Effect.PlayResource play -> {
                put("i:play", "" + play.max(), "r:any");
                end();
            }
            case Effect.Activate activate -> activate(activate);
            case Effect.PlayAttacks play -> {
                put("i:play", play.max() == Effect.PlayAttacks.ANY_NUMBER ? "∞" : "" + play.max(), "i:attack");
                if (play.vpPerCard() > 0) {
                    put("+" + play.vpPerCard(), "i:points");
                }
                end();
            }
            case Effect.ChooseOne choose -> choose(choose);
            case Effect.Attack attack -> attack(attack);
        }
    }

    private void restore(Effect.Restore restore) {
        if (restore.who() == Effect.Who.EACH_OPPONENT) {
            put("i:opponents");
        }
        put("i:restore", "" + restore.count());
        types("r:", restore.types());
        if (restore.notJustSpent()) {
            put("*");
        }
        end();
    }

    private void gain(Effect.Gain gain) {
        put("+");
        for (int type = 0; type < gain.items().size(); type++) {
            for (int i = 0; i < gain.items().get(type); i++) {
                put("t:" + lower(Resource.of(type)));
            }
        }
        end();
    }

    private void gainChoice(Effect.GainChoice choice) {
        put("+" + (choice.count() > 1 ? choice.count() : ""));
        if (choice.distinct()) {
            put("≠");
        }
        types("t:", choice.from());
        end();
    }

    private void activate(Effect.Activate activate) {
        switch (activate.owner()) {
            case SELF -> {}
            case OPPONENT -> put("i:opponent");
            case ANY -> put("i:anyone");
        }
        put("i:activate", "" + activate.max(), "i:" + lower(activate.type()));
        end();
    }

    private void choose(Effect.ChooseOne choose) {
        boolean first = true;
        for (var option : choose.options()) {
            if (!first) {
                put("/");
            }
            first = false;
            addAll(option);
            end();
        }
    }

    /** What the defeated lose, then who scores. */
    private void attack(Effect.Attack attack) {
        if (attack.loss() > 0) {
            put(MINUS + attack.loss(), "r:any");
        }
        if (attack.plunder()) {
            put("→", "t:any");
        }
        if (attack.giveWonder()) {
            put(MINUS + 1, "i:wonder");
        }
        if (attack.vpLoss() > 0) {
            put(MINUS + attack.vpLoss(), "i:points");
        }
        end();
        if (attack.vpSelf() > 0) {
            put("+" + attack.vpSelf(), "i:points");
        }
        if (attack.vpPerDefeated() > 0) {
            put("i:defeated", "+" + attack.vpPerDefeated(), "i:points");
        }
        if (attack.vpUndefeated() > 0) {
            put("i:undefeated", "+" + attack.vpUndefeated(), "i:points");
        }
        end();
    }

    /** Every type is "any"; a long run of types is its first and its last. */
    private void types(String form, List<Resource> types) {
        if (types.size() == Resource.TYPES) {
            put(form + "any");
        } else if (types.size() > 3) {
            put(form + lower(types.getFirst()), "…", form + lower(types.getLast()));
        } else {
            for (int i = 0; i < types.size(); i++) {
                if (i > 0) {
                    put("/");
                }
                put(form + lower(types.get(i)));
            }
        }
    }

    private void put(String... tokens) {
        line.addAll(List.of(tokens));
    }

    private void end() {
        if (!line.isEmpty()) {
            lines.add(line);
            line = new ArrayList<>();
        }
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
