package ecumene.games.pyramid.face;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.games.pyramid.cards.Condition;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Technology;
import java.util.ArrayList;
import java.util.List;

/** The text of a card and of a wonder, made from what they do and ask for. */
public record Prose(Texts texts, Names names, Lang lang) {
    public Prose(Texts texts, Lang lang) {
        this(texts, new Names(texts), lang);
    }

    /** Several effects, in their order. */
    public String effects(List<Effect> effects) {
        return String.join(" ", effects.stream().map(this::effect).toList());
    }

    private String effect(Effect effect) {
        return switch (effect) {
            case Effect.Restore restore -> restore(restore);
            case Effect.Gain(var items) -> text("effect.gain", names.amounts(items, lang));
            case Effect.GainChoice(var from, int count, boolean distinct) ->
                text(
                        distinct ? "effect.gain-choice.distinct" : one(count, "effect.gain-choice"),
                        count,
                        names.either(from, lang));
            case Effect.Spend(var types, int count) -> text(one(count, "effect.spend"), count, which(types, count));
            case Effect.PayVp(int amount) -> text("effect.pay-vp", amount);
            case Effect.Score(var who, int amount) ->
                switch (who) {
                    case SELF -> text("effect.score", amount);
                    case EACH_OPPONENT -> text("effect.score.opponents", amount);
                    case TARGET -> text("effect.score.target", amount);
                };
            case Effect.OpponentResource(var use) ->
                text(
                        switch (use) {
                            case COPY -> "effect.opponent-resource.copy";
                            case SPEND -> "effect.opponent-resource.spend";
                        });
            case Effect.PlayResource(int max) -> text(one(max, "effect.play-resource"), max);
            case Effect.Activate activate -> activate(activate);
            case Effect.PlayAttacks play -> playAttacks(play);
            case Effect.ChooseOne(var options) ->
                text(
                        "effect.choose",
                        String.join(
                                " " + text("effect.choose.or") + " ",
                                options.stream().map(this::effects).toList()));
            case Effect.Attack attack -> attack(attack);
        };
    }

    private String restore(Effect.Restore restore) {
        int count = restore.count();
        var which = which(restore.types(), count);
        if (restore.who() == Effect.Who.EACH_OPPONENT) {
            return text("effect.restore.opponents", count, which);
        }
        if (restore.notJustSpent()) {
            return text("effect.restore.not-spent", count, which);
        }
        var key = switch (restore.mode()) {
            case MUST -> "effect.restore.must";
            case UP_TO -> "effect.restore.up-to";
        };
        return text(one(count, key), count, which);
    }

    private String activate(Effect.Activate activate) {
        var key = switch (activate.owner()) {
            // the cards that activate Society cards are Society themselves
            case SELF -> activate.type() == Technology.SOCIETY ? "effect.activate.other" : "effect.activate.self";
            case OPPONENT -> "effect.activate.opponent";
            case ANY -> "effect.activate.any";
        };
        return text(one(activate.max(), key), activate.max(), names.technology(activate.type(), lang));
    }

    private String playAttacks(Effect.PlayAttacks play) {
        var plays = play.max() == Effect.PlayAttacks.ANY_NUMBER
                ? text("effect.play-attacks.any")
                : text(one(play.max(), "effect.play-attacks"), play.max());
        return play.vpPerCard() == 0 ? plays : plays + " " + text("effect.play-attacks.vp", play.vpPerCard());
    }

    private String attack(Effect.Attack attack) {
        var parts = new ArrayList<String>();
        parts.add(text("effect.attack"));
        add(parts, attack.vpSelf(), "effect.attack.vp-self");
        add(parts, attack.vpUndefeated(), "effect.attack.vp-undefeated");
        parts.addAll(costs(attack));
        add(
                parts,
                attack.vpPerDefeated(),
                attack.vpSelf() > 0 ? "effect.attack.vp-per-defeated.more" : "effect.attack.vp-per-defeated");
        return String.join(" ", parts);
    }

    /** What a defeat costs, and what holding out brings; empty if nothing. */
    public String stakes(Effect.Attack attack) {
        var parts = costs(attack);
        add(parts, attack.vpUndefeated(), "effect.attack.vp-undefeated");
        return String.join(" ", parts);
    }

    private List<String> costs(Effect.Attack attack) {
        var parts = new ArrayList<String>();
        add(parts, attack.loss(), "effect.attack.loss");
        add(parts, attack.plunder() ? 1 : 0, "effect.attack.plunder");
        add(parts, attack.giveWonder() ? 1 : 0, "effect.attack.wonder");
        add(parts, attack.vpLoss(), "effect.attack.vp-loss");
        return parts;
    }

    private void add(List<String> parts, int amount, String key) {
        if (amount > 0) {
            parts.add(text(key, amount));
        }
    }

    public String condition(Condition condition) {
        return switch (condition) {
            case Condition.Resources(var list) -> text("condition.resources", names.amounts(list, lang));
            case Condition.ResourceTypes(int min) -> text("condition.resource-types", min);
            case Condition.ResourceCards(int min) -> text("condition.resource-cards", min);
            case Condition.Technologies(var types, int min) ->
                types.size() == 1
                        ? text("condition.technologies", min, names.technologies(types, lang))
                        : text("condition.technologies.together", min, names.together(types, lang));
            case Condition.MilitaryPower(int min) -> text("condition.military-power", min);
            case Condition.BoughtThisTurn bought -> bought(bought);
            case Condition.VpTakenBack(int min) -> text("condition.vp-taken-back", min);
            case Condition.VpScored(int min) -> text("condition.vp-scored", min);
        };
    }

    private String bought(Condition.BoughtThisTurn bought) {
        var eras = new ArrayList<Resource>();
        for (int era = bought.eraMin().era(); era < Resource.ERAS; era++) {
            eras.add(Resource.ofEra(era));
        }
        return bought.types().size() == Technology.values().length
                ? text("condition.bought-any", names.either(eras, lang))
                : text("condition.bought", names.technologies(bought.types(), lang), names.either(eras, lang));
    }

    private String which(List<Resource> types, int count) {
        return types.size() == Resource.TYPES
                ? text(count == 1 ? "types.any" : "types.any.many")
                : names.either(types, lang);
    }

    /** A text of its own for one, where "up to 1" would read badly. */
    private static String one(int count, String key) {
        return count == 1 ? key + ".one" : key;
    }

    private String text(String key, Object... values) {
        return texts.get(lang, key, values);
    }
}
