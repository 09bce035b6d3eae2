package ecumene.games.pyramid.cards;

import ecumene.engine.cards.Entry;
import ecumene.games.pyramid.cards.Effect.Activate;
import ecumene.games.pyramid.cards.Effect.Attack;
import ecumene.games.pyramid.cards.Effect.ChooseOne;
import ecumene.games.pyramid.cards.Effect.Gain;
import ecumene.games.pyramid.cards.Effect.GainChoice;
import ecumene.games.pyramid.cards.Effect.Mode;
import ecumene.games.pyramid.cards.Effect.OpponentResource;
import ecumene.games.pyramid.cards.Effect.Owner;
import ecumene.games.pyramid.cards.Effect.PayVp;
import ecumene.games.pyramid.cards.Effect.PlayAttacks;
import ecumene.games.pyramid.cards.Effect.PlayResource;
import ecumene.games.pyramid.cards.Effect.Restore;
import ecumene.games.pyramid.cards.Effect.Score;
import ecumene.games.pyramid.cards.Effect.Spend;
import ecumene.games.pyramid.cards.Effect.Use;
import ecumene.games.pyramid.cards.Effect.Who;
import java.util.ArrayList;
import java.util.List;

/** Reads the effect of a card and refuses at the start what would find no meaning in the middle of a game. */
final class EffectReader {
    private EffectReader() {}

    static List<Effect> read(List<Entry> ops) {
        var effects = new ArrayList<Effect>();
        for (var op : ops) {
            var effect = read(op);
            op.done();
            check(op, effect, effects);
            effects.add(effect);
        }
        return effects;
    }

    /** Refuses at the start what would find nothing to pay with, or nobody to address, in the middle of a game. */
    private static void check(Entry op, Effect effect, List<Effect> before) {
        if ((effect instanceof Spend || effect instanceof PayVp) && !before.isEmpty()) {
            throw op.wrong(
                    "op", "a cost stands at the beginning, and only one", "цена эффекта стоит в начале, и только одна");
        }
        if (effect instanceof Restore restore && restore.who() == Who.TARGET) {
            throw op.wrong("who", "must be self or each_opponent", "должно быть self или each_opponent");
        }
        if (effect instanceof ChooseOne && before.stream().anyMatch(ChooseOne.class::isInstance)) {
            throw op.wrong("op", "a card has one choice at most", "выбор на карте только один");
        }
        boolean targeted = before.stream().anyMatch(OpponentResource.class::isInstance);
        if (effect instanceof Score score && score.who() == Who.TARGET && !targeted) {
            throw op.wrong(
                    "who", "no effect before this one chooses a target", "ни один эффект до этого не выбирает цель");
        }
    }

    private static Effect read(Entry op) {
        return switch (op.text("op")) {
            case "restore" ->
                new Restore(
                        op.oneOf("who", Who.class),
                        types(op),
                        op.number("count", 1, 9),
                        op.oneOf("mode", Mode.class),
                        op.optionalFlag("not_just_spent"));
            case "gain" -> new Gain(Catalog.boxed(op.amounts("items", Resource.class, 9)));
            case "gain_choice" -> gainChoice(op);
            case "spend" -> new Spend(types(op), op.number("count", 1, 9));
            case "pay_vp" -> new PayVp(op.number("amount", 1, 9));
            case "score" -> new Score(op.oneOf("who", Who.class), op.number("amount", 1, 9));
            case "opponent_resource" -> new OpponentResource(op.oneOf("mode", Use.class));
            case "play_resource" -> new PlayResource(op.number("max", 1, 9));
            case "activate" ->
                new Activate(
                        op.oneOf("type", Technology.class), op.oneOf("owner", Owner.class), op.number("max", 1, 9));
            case "play_attacks" ->
                new PlayAttacks(op.number("max", 1, PlayAttacks.ANY_NUMBER), op.optionalNumber("vp_per_card", 0, 9));
            case "choose_one" -> chooseOne(op);
            case "attack" ->
                new Attack(
                        op.optionalNumber("loss", 0, 9),
                        op.optionalFlag("plunder"),
                        op.optionalNumber("give_wonder", 0, 1) == 1,
                        op.optionalNumber("vp_self", 0, 9),
                        op.optionalNumber("vp_undefeated", 0, 9),
                        op.optionalNumber("vp_per_defeated", 0, 9),
                        op.optionalNumber("vp_loss", 0, 9));
            default ->
                throw op.wrong(
                        "op", "there is no such effect: " + op.text("op"), "такого эффекта нет: " + op.text("op"));
        };
    }

    private static ChooseOne chooseOne(Entry op) {
        var choice = new ChooseOne(
                op.alternatives("options").stream().map(EffectReader::read).toList());
        if (choice.options().stream().flatMap(List::stream).anyMatch(ChooseOne.class::isInstance)) {
            throw op.wrong("options", "no choice inside a choice", "выбора внутри выбора не бывает");
        }
        if (choice.options().size() < 2 || choice.options().size() > ChooseOne.MOST) {
            throw op.wrong(
                    "options",
                    "must be 2 to " + ChooseOne.MOST + " alternatives",
                    "вариантов должно быть от 2 до " + ChooseOne.MOST);
        }
        return choice;
    }

    private static GainChoice gainChoice(Entry op) {
        var choice = new GainChoice(op.listOf("from", Resource.class), op.number("count", 1, 9), op.flag("distinct"));
        if (choice.distinct() && choice.count() > choice.from().size()) {
            throw op.wrong("count", "is more than there are types to choose from", "больше, чем типов на выбор");
        }
        return choice;
    }

    /** A list of types, or any. */
    private static List<Resource> types(Entry op) {
        if (op.isText("types", "any")) {
            return List.of(Resource.values());
        }
        return op.listOf("types", Resource.class);
    }
}
