package ecumene.games.empires;

import ecumene.engine.Game.Local;
import ecumene.engine.cards.Entry;
import ecumene.engine.kit.Origin;
import java.util.ArrayList;
import java.util.List;

/** EMP-24.1, EMP-24.5a, EMP-24.6: reads the abilities and points of one side of a card. */
final class AbilityReader {
    private static final int MOST_POINTS = 20;
    private static final int MOST = 10;

    private final EffectReader effects;
    private Clause play = Clause.NONE;
    private Clause exhaust = Clause.NONE;
    private int reactsTo;
    private boolean anyTurn;
    private Clause reaction = Clause.NONE;
    private Clause solstice = Clause.NONE;
    private Clause onGain = Clause.NONE;
    private Clause instead = Clause.NONE;
    private boolean oncePerPlayer;
    private boolean returnsUnrest;
    private final List<Passive> passives = new ArrayList<>();
    private final List<Requirement> requirements = new ArrayList<>();

    private AbilityReader(EffectReader effects) {
        this.effects = effects;
    }

    static Face read(EffectReader effects, Entry entry, Local name, Origin origin) {
        var reader = new AbilityReader(effects);
        for (var ability : entry.entries("abilities")) {
            reader.ability(ability);
            ability.done();
        }
        return reader.face(name, vp(entry.inside("vp")), origin);
    }

    private Face face(Local name, Vp vp, Origin origin) {
        int bits = 0;
        for (var passive : passives) {
            bits |= passive.kind().bit();
        }
        return new Face(
                name,
                vp,
                play,
                exhaust,
                reactsTo,
                anyTurn,
                reaction,
                solstice,
                onGain,
                instead,
                oncePerPlayer,
                passives,
                requirements,
                returnsUnrest,
                bits,
                origin);
    }

    private void ability(Entry ability) {
        switch (ability.text("trigger")) {
            case "play" -> play = once(ability, play);
            case "exhaust" -> exhaust(ability);
            case "solstice" -> solstice = once(ability, solstice);
            case "on_gain" -> onGain = once(ability, onGain);
            case "instead_of_taking_or_looking" -> {
                instead = once(ability, instead);
                if (ability.has("limit")) {
                    only(ability, "limit", "once_per_player_per_game");
                    oncePerPlayer = true;
                }
            }
            case "passive" -> passives.add(passive(ability));
            case "play_condition" ->
                requirements.add(
                        new Requirement(ability.oneOf("key", Requirement.Where.class), cards(ability, "cards")));
            case "end_of_game" -> {
                only(ability, "key", "return_up_to_2_unrest");
                returnsUnrest = true;
            }
            default -> throw unknown(ability, "trigger");
        }
    }

    private static RuntimeException unknown(Entry entry, String field) {
        return entry.wrong(field, "is unknown: " + entry.text(field), "неизвестно: " + entry.text(field));
    }

    private static void only(Entry entry, String field, String value) {
        if (!entry.text(field).equals(value)) {
            throw unknown(entry, field);
        }
    }

    private Clause once(Entry ability, Clause before) {
        refuseTwice(ability, before);
        return effects.clause(ability, "steps");
    }

    private static void refuseTwice(Entry ability, Clause before) {
        if (!before.isEmpty()) {
            throw ability.wrong(
                    "trigger", "stands twice on one side of a card", "встречается дважды на одной стороне карты");
        }
    }

    private void exhaust(Entry ability) {
        if (ability.isText("mode", "free")) {
            refuseTwice(ability, exhaust);
            exhaust = effects.exhausting(ability, "steps");
            return;
        }
        only(ability, "mode", "reaction");
        refuseTwice(ability, reaction);
        reaction = effects.exhausting(ability, "steps");
        anyTurn = ability.optionalFlag("any_turn");
        for (var event : Event.values()) {
            if (event.word.equals(ability.text("event"))) {
                reactsTo |= event.bit();
            }
        }
        if (reactsTo == 0) {
            throw unknown(ability, "event");
        }
    }

    private List<Integer> cards(Entry entry, String field) {
        var cards = new ArrayList<Integer>();
        for (var id : entry.texts(field)) {
            cards.add(effects.card(entry, field, id));
        }
        return cards;
    }

    private Passive passive(Entry ability) {
        var kind = ability.oneOf("key", Passive.Kind.class);
        return switch (kind) {
            case HAND_LIMIT_PLUS_1 -> new Passive.HandLimit(ability.number("value", 1, MOST));
            case NAMED_CARDS_LOSE_STATE_ICON ->
                new Passive.LosesPeriod(
                        ability.texts("names"),
                        ability.has("marker") ? ability.oneOf("marker", Marker.class) : Marker.NONE,
                        ability.oneOf("icon", Period.class));
            case ACQUIRE_FROM_EXILE ->
                new Passive.AcquireFromExile(
                        ability.listOf("suits", Suit.class),
                        ability.has("steps") ? effects.clause(ability, "steps") : Clause.NONE);
            case UNREST_COST_REDUCTION ->
                new Passive.CheaperUnrest(
                        ability.number("material", 0, MOST),
                        ability.number("cards", 0, MOST),
                        ability.number("minimum", 0, MOST));
            case DEVELOPMENT_COST_REDUCTION ->
                new Passive.CheaperDevelopment(
                        new Price(
                                ability.optionalNumber("material", 0, MOST),
                                ability.optionalNumber("population", 0, MOST),
                                ability.optionalNumber("progress", 0, MOST)),
                        ability.number("minimum", 0, MOST));
            case MARKET_PROGRESS_BECOMES_MATERIAL ->
                new Passive.MarketToken(Token.MATERIAL, ability.number("material", 1, MOST));
            case MARKET_PROGRESS_BECOMES_POPULATION ->
                new Passive.MarketToken(Token.POPULATION, ability.number("population", 1, MOST));
            case LOOK_ONE_MORE_FAME ->
                new Passive.MoreFame(ability.number("extra", 1, MOST), ability.number("progress", 0, MOST));
            case RECALL_TO_AVOID_ATTACK ->
                new Passive.RecallToAvoid(ability.has("cards") ? cards(ability, "cards") : List.of());
            case PAY_TO_AVOID_ATTACK -> new Passive.PayToAvoid(ability.number("population", 1, MOST));
            case SINK_WHEN_CARD_LEAVES_PLAY -> {
                var card = ability.text("card");
                only(ability, "event", "card_left_play(" + card + ")");
                yield new Passive.SinksWith(effects.card(ability, "card", card), effects.clause(ability, "steps"));
            }
            case ON_PAY_POPULATION -> {
                only(ability, "event", "population_paid");
                yield new Passive.OnPopulationPaid(effects.clause(ability, "steps"));
            }
            case COUNTS_AS_TWO_REGIONS -> {
                ability.number("regions", 2, 2);
                yield new Passive.Plain(kind);
            }
            default -> new Passive.Plain(kind);
        };
    }

    // --- points -----------------------------------------------------------------------------------------------------

    private static Vp vp(Entry entry) {
        var vp = switch (entry.text("kind")) {
            case "none" -> new Vp.None();
            case "fixed" -> new Vp.Fixed(entry.number("value", -MOST_POINTS, MOST_POINTS));
            case "conditional" -> conditional(entry);
            case "variable" -> variable(entry);
            default -> throw unknown(entry, "kind");
        };
        entry.done();
        return vp;
    }

    private static Vp conditional(Entry entry) {
        var cases = new ArrayList<Vp.Case>();
        for (var each : entry.entries("cases")) {
            cases.add(new Vp.Case(each.oneOf("if", Vp.Where.class), each.number("value", -MOST_POINTS, MOST_POINTS)));
            each.done();
        }
        return new Vp.Conditional(cases, entry.number("else", -MOST_POINTS, MOST_POINTS));
    }

    private static Vp variable(Entry entry) {
        var per = new ArrayList<Vp.Per>();
        for (var each : entry.entries("per")) {
            per.add(per(each));
            each.done();
        }
        return new Vp.Variable(entry.number("value", 1, MOST), per, entry.number("max", 1, MOST_POINTS));
    }

    /** {@code suit:region}, {@code icon:fertile|river}, {@code token:progress}, {@code cards_owned}. */
    private static Vp.Per per(Entry entry) {
        int each = entry.number("each", 1, MOST_POINTS);
        var parts = entry.text("what").split(":", 2);
        var what = EffectReader.constant(entry, "what", parts[0], Vp.What.class);
        int argument = 0;
        var name = "";
        boolean needsMore = switch (what) {
            case SUIT, SUIT_IN_PLAY, ICON, ICON_IN_PLAY, TOKEN, NAMED_IN_PLAY -> true;
            default -> false;
        };
        if (needsMore != parts.length > 1) {
            throw unknown(entry, "what");
        }
        switch (what) {
            case SUIT, SUIT_IN_PLAY ->
                argument = EffectReader.constant(entry, "what", parts[1], Suit.class)
                        .ordinal();
            case TOKEN ->
                argument = EffectReader.constant(entry, "what", parts[1], Token.class)
                        .ordinal();
            case ICON, ICON_IN_PLAY -> {
                for (var icon : parts[1].split("\\|", -1)) {
                    argument |= 1
                            << EffectReader.constant(entry, "what", icon, Icon.class)
                                    .ordinal();
                }
            }
            case NAMED_IN_PLAY -> name = parts[1];
            default -> {
                // counts without an argument
            }
        }
        return new Vp.Per(each, what, argument, name);
    }
}
