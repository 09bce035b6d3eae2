package ecumene.games.pyramid;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.Words;
import ecumene.engine.cards.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * The vocabulary of the cards: what a technology can do. Each word runs itself for the player who activated the card,
 * renders itself, and tells the bot what it is worth. A cost is a word too: it says whether it can be paid (PYR-5.6).
 */
sealed interface PyramidEffect {
    /** Points a resource is worth when it can be used this turn. */
    double RESOURCE_WORTH = 0.5;

    /** PYR-5.6: a cost that cannot be paid in full keeps the whole effect from being activated. */
    default boolean payable(PyramidState s, int seat) {
        return true;
    }

    void run(PyramidState s);

    /** Roughly how many points using it once brings. */
    double worth();

    default String text(Texts texts, Words words, Lang lang) {
        return text(texts, new Names(texts), lang);
    }

    String text(Texts texts, Names names, Lang lang);

    /** Whom an effect addresses. */
    enum Who {
        SELF,
        EACH_OPPONENT,
        TARGET
    }

    /** PYR-5.15: the largest possible number is compulsory, or any number up to it is allowed. */
    enum Mode {
        MUST,
        UP_TO
    }

    /** Whose cards an effect may activate. */
    enum Owner {
        SELF,
        OPPONENT,
        ANY
    }

    /** What happens to the opponent's resource card an effect uses. */
    enum Use {
        COPY,
        SPEND
    }

    /** PYR-1.6. */
    record Restore(Who who, List<Resource> types, int count, Mode mode, boolean notJustSpent) implements PyramidEffect {
        int mask() {
            int mask = 0;
            for (var type : types) {
                mask |= type.bit();
            }
            return mask;
        }

        @Override
        public void run(PyramidState s) {
            Restoring.begin(s, this);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            var which = which(types, count, names, lang);
            if (who == Who.EACH_OPPONENT) {
                return texts.get(lang, "effect.restore.opponents", count, which);
            }
            if (notJustSpent) {
                return texts.get(lang, "effect.restore.not-spent", count, which);
            }
            return texts.get(
                    lang, one(count, mode == Mode.MUST ? "effect.restore.must" : "effect.restore.up-to"), count, which);
        }

        @Override
        public double worth() {
            return count * (who == Who.SELF ? RESOURCE_WORTH : -RESOURCE_WORTH);
        }
    }

    /** PYR-1.7. */
    record Gain(List<Integer> items) implements PyramidEffect {
        @Override
        public void run(PyramidState s) {
            for (int type = 0; type < items.size(); type++) {
                if (items.get(type) > 0) {
                    Gaining.gain(s, s.resolving.actor(), type, items.get(type));
                }
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "effect.gain", names.amounts(items, lang));
        }

        @Override
        public double worth() {
            return RESOURCE_WORTH * items.stream().mapToInt(Integer::intValue).sum();
        }
    }

    /** PYR-1.7, with the types chosen by the player. */
    record GainChoice(List<Resource> from, int count, boolean distinct) implements PyramidEffect {
        @Override
        public void run(PyramidState s) {
            s.then(new Gaining.Choose(s.resolving.actor(), this, 0));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            var key = distinct ? "effect.gain-choice.distinct" : one(count, "effect.gain-choice");
            return texts.get(lang, key, count, names.either(from, lang));
        }

        @Override
        public double worth() {
            return RESOURCE_WORTH * count;
        }
    }

    /** PYR-5.6: a cost in own resource cards. */
    record Spend(List<Resource> types, int count) implements PyramidEffect {
        int mask() {
            int mask = 0;
            for (var type : types) {
                mask |= type.bit();
            }
            // PYR-1.10: Information and Space stand in for any other type
            return mask | Resource.INFORMATION.bit() | Resource.SPACE.bit();
        }

        @Override
        public boolean payable(PyramidState s, int seat) {
            return Spending.available(s, seat, mask()) >= count;
        }

        @Override
        public void run(PyramidState s) {
            s.then(Spending.cost(s.resolving.actor(), mask(), count));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            var which = which(types, count, names, lang);
            return texts.get(lang, one(count, "effect.spend"), count, which);
        }

        @Override
        public double worth() {
            return -RESOURCE_WORTH * count;
        }
    }

    /** PYR-5.6 and PYR-1.11: a cost on the victory point track. */
    record PayVp(int amount) implements PyramidEffect {
        @Override
        public boolean payable(PyramidState s, int seat) {
            return s.vp(seat) >= amount;
        }

        @Override
        public void run(PyramidState s) {
            s.addVp(s.resolving.actor(), -amount);
            s.log(PyramidSentence.PAID_VP, s.resolving.actor(), amount);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "effect.pay-vp", amount);
        }

        @Override
        public double worth() {
            return -amount;
        }
    }

    /** PYR-1.11. */
    record Score(Who who, int amount) implements PyramidEffect {
        @Override
        public void run(PyramidState s) {
            Scoring.byEffect(s, who, amount);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return switch (who) {
                case SELF -> texts.get(lang, "effect.score", amount);
                case EACH_OPPONENT -> texts.get(lang, "effect.score.opponents", amount);
                case TARGET -> texts.get(lang, "effect.score.target", amount);
            };
        }

        @Override
        public double worth() {
            return who == Who.SELF ? amount : -amount * 0.5;
        }
    }

    /** PYR-5.7: uses a resource of one opponent. */
    record OpponentResource(Use use) implements PyramidEffect {
        @Override
        public void run(PyramidState s) {
            Targeting.begin(s, use);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(
                    lang, use == Use.COPY ? "effect.opponent-resource.copy" : "effect.opponent-resource.spend");
        }

        @Override
        public double worth() {
            return RESOURCE_WORTH;
        }
    }

    /** Plays further hand cards as resource cards. */
    record PlayResource(int max) implements PyramidEffect {
        @Override
        public void run(PyramidState s) {
            s.then(new Turn.ExtraResource(s.resolving.actor(), max, 0));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, one(max, "effect.play-resource"), max);
        }

        @Override
        public double worth() {
            return RESOURCE_WORTH * max;
        }
    }

    /** PYR-5.11 (ii), PYR-5.13, PYR-5.16: activates cards that lie technology side up. */
    record Activate(Technology type, Owner owner, int max) implements PyramidEffect {
        @Override
        public void run(PyramidState s) {
            s.then(new Activation.Use(s.resolving.actor(), this, max, Pieces.NONE));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            var key = switch (owner) {
                // the cards that activate Society cards are Society themselves
                case SELF -> type == Technology.SOCIETY ? "effect.activate.other" : "effect.activate.self";
                case OPPONENT -> "effect.activate.opponent";
                case ANY -> "effect.activate.any";
            };
            return texts.get(lang, one(max, key), max, names.technology(type, lang));
        }

        @Override
        public double worth() {
            return 0.6 * max;
        }
    }

    /** PYR-5.11 (i), PYR-5.12: plays Attack cards from hand, each of which must attack. */
    record PlayAttacks(int max, int vpPerCard) implements PyramidEffect {
        static final int ANY_NUMBER = 99;

        @Override
        public void run(PyramidState s) {
            s.then(new Activation.PlayAttack(s.resolving.actor(), vpPerCard, max));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            var plays = max == ANY_NUMBER
                    ? texts.get(lang, "effect.play-attacks.any")
                    : texts.get(lang, one(max, "effect.play-attacks"), max);
            return vpPerCard == 0 ? plays : plays + " " + texts.get(lang, "effect.play-attacks.vp", vpPerCard);
        }

        @Override
        public double worth() {
            return 0.6 * Math.min(max, 2) + vpPerCard;
        }
    }

    /** The player picks one of several effects. */
    record ChooseOne(List<List<PyramidEffect>> options) implements PyramidEffect {
        static final int MOST = 8;

        @Override
        public boolean payable(PyramidState s, int seat) {
            return options.stream().anyMatch(option -> Activation.payable(s, option, seat));
        }

        @Override
        public void run(PyramidState s) {
            s.then(new Activation.Choose(s.resolving.actor(), s.resolving.piece()));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            var parts = new ArrayList<String>();
            for (var option : options) {
                parts.add(sentence(option, texts, names, lang));
            }
            return texts.get(
                    lang, "effect.choose", String.join(" " + texts.get(lang, "effect.choose.or") + " ", parts));
        }

        @Override
        public double worth() {
            return options.stream().mapToDouble(PyramidEffect::worthOf).max().orElse(0);
        }
    }

    /** PYR-5.20 – PYR-5.31: attacks all opponents. */
    record Attack(
            int loss, boolean plunder, boolean giveWonder, int vpSelf, int vpUndefeated, int vpPerDefeated, int vpLoss)
            implements PyramidEffect {
        @Override
        public void run(PyramidState s) {
            Attacking.begin(s, this);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            var parts = new ArrayList<String>();
            parts.add(texts.get(lang, "effect.attack"));
            add(parts, vpSelf, "effect.attack.vp-self", texts, lang);
            add(parts, vpUndefeated, "effect.attack.vp-undefeated", texts, lang);
            add(parts, loss, "effect.attack.loss", texts, lang);
            add(parts, plunder ? 1 : 0, "effect.attack.plunder", texts, lang);
            add(parts, giveWonder ? 1 : 0, "effect.attack.wonder", texts, lang);
            add(parts, vpLoss, "effect.attack.vp-loss", texts, lang);
            var perDefeated = vpSelf > 0 ? "effect.attack.vp-per-defeated.more" : "effect.attack.vp-per-defeated";
            add(parts, vpPerDefeated, perDefeated, texts, lang);
            return String.join(" ", parts);
        }

        private static void add(List<String> parts, int amount, String key, Texts texts, Lang lang) {
            if (amount > 0) {
                parts.add(texts.get(lang, key, amount));
            }
        }

        @Override
        public double worth() {
            return 0.3 * loss + (plunder ? 0.3 : 0) + (giveWonder ? 1 : 0) + vpSelf + 0.5 * vpPerDefeated;
        }
    }

    private static String which(List<Resource> types, int count, Names names, Lang lang) {
        return types.size() == Resource.TYPES
                ? names.texts().get(lang, count == 1 ? "types.any" : "types.any.many")
                : names.either(types, lang);
    }

    /** A text of its own for one, where "up to 1" would read badly. */
    private static String one(int count, String key) {
        return count == 1 ? key + ".one" : key;
    }

    static double worthOf(List<PyramidEffect> effects) {
        return effects.stream().mapToDouble(PyramidEffect::worth).sum();
    }

    /** The text of several effects, in their order. */
    static String sentence(List<PyramidEffect> effects, Texts texts, Names names, Lang lang) {
        var parts = new ArrayList<String>();
        for (var effect : effects) {
            parts.add(effect.text(texts, names, lang));
        }
        return String.join(" ", parts);
    }

    static List<PyramidEffect> read(List<Entry> ops) {
        var effects = new ArrayList<PyramidEffect>();
        for (var op : ops) {
            var effect = read(op);
            op.done();
            check(op, effect, effects);
            effects.add(effect);
        }
        return effects;
    }

    /** Refuses at the start what would find nothing to pay with, or nobody to address, in the middle of a game. */
    private static void check(Entry op, PyramidEffect effect, List<PyramidEffect> before) {
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

    private static PyramidEffect read(Entry op) {
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
                op.alternatives("options").stream().map(PyramidEffect::read).toList());
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
