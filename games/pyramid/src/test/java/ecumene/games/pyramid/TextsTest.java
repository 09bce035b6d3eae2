package ecumene.games.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.cards.Cards;
import ecumene.engine.kit.Origin;
import ecumene.engine.testing.TextsContract;
import ecumene.games.pyramid.cards.Condition;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Effect.Mode;
import ecumene.games.pyramid.cards.Effect.Owner;
import ecumene.games.pyramid.cards.Effect.Use;
import ecumene.games.pyramid.cards.Effect.Who;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Technology;
import ecumene.games.pyramid.cards.Variant;
import ecumene.games.pyramid.face.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All texts, in both languages: they are there, they fit what fills their blanks, and none is left over. */
class TextsTest extends TextsContract {
    private static final List<Resource> ANY = List.of(Resource.values());
    private static final List<Resource> TWO = List.of(Resource.FOOD, Resource.IRON);

    TextsTest() {
        super(Table.GAME, PyramidGame.TEXTS, Table.SHIPPED.yaml(PyramidGame.TEXTS));
    }

    // --- what the game says -----------------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource
    void every_sentence_has_only_blanks_that_are_filled_and_counts_only_numbers(PyramidSentence sentence) {
        fits(sentence.key(), sentence.blanks());
    }

    @ParameterizedTest
    @EnumSource
    void every_move_has_only_blanks_that_are_filled_and_counts_only_numbers(PyramidVerb verb) {
        fits(verb);
    }

    // --- what cards and wonders say ---------------------------------------------------------------------------------

    @Test
    void every_effect_and_condition_can_be_rendered_for_one_and_for_many() {
        for (var lang : Lang.values()) {
            assertThat(rendered(Table.GAME.texts(), lang)).isNotEmpty().allSatisfy(text -> {
                assertThat(text)
                        .doesNotContainPattern("[{}|]")
                        .doesNotContain("  ")
                        .endsWith(".");
            });
        }
    }

    /** Every shape of the vocabulary, whether or not a card has it. */
    private static List<String> rendered(Texts texts, Lang lang) {
        var prose = new Prose(texts, lang);
        var all = new ArrayList<String>();
        for (int count : new int[] {1, 2, 5}) {
            effects(count).forEach(effect -> all.add(prose.effects(List.of(effect))));
            conditions(count).forEach(condition -> all.add(prose.condition(condition)));
        }
        return all;
    }

    private static List<Effect> effects(int n) {
        var effects = new ArrayList<Effect>();
        for (var types : List.of(ANY, TWO)) {
            effects.add(new Effect.Restore(Who.SELF, types, n, Mode.MUST, false));
            effects.add(new Effect.Restore(Who.SELF, types, n, Mode.MUST, true));
            effects.add(new Effect.Restore(Who.SELF, types, n, Mode.UP_TO, false));
            effects.add(new Effect.Restore(Who.EACH_OPPONENT, types, n, Mode.MUST, false));
            effects.add(new Effect.GainChoice(types, n, false));
            effects.add(new Effect.GainChoice(types, n, true));
            effects.add(new Effect.Spend(types, n));
        }
        effects.add(new Effect.Gain(List.of(n, 1, 0, 0, 0, 0, 0)));
        effects.add(new Effect.PayVp(n));
        for (var who : Who.values()) {
            effects.add(new Effect.Score(who, n));
        }
        for (var use : Use.values()) {
            effects.add(new Effect.OpponentResource(use));
        }
        effects.add(new Effect.PlayResource(n));
        for (var owner : Owner.values()) {
            effects.add(new Effect.Activate(Technology.SOCIETY, owner, n));
            effects.add(new Effect.Activate(Technology.ATTACK, owner, n));
        }
        effects.add(new Effect.PlayAttacks(n, 0));
        effects.add(new Effect.PlayAttacks(Effect.PlayAttacks.ANY_NUMBER, n));
        effects.add(new Effect.Attack(n, true, true, n, n, n, n));
        effects.add(new Effect.Attack(n, true, true, 0, n, n, n));
        effects.add(new Effect.ChooseOne(List.of(List.copyOf(effects.subList(0, 2)), List.of(effects.get(2)))));
        return effects;
    }

    private static List<Condition> conditions(int n) {
        return List.of(
                new Condition.Resources(List.of(n, 1, 0, 0, 0, 0, 0)),
                new Condition.ResourceTypes(n),
                new Condition.ResourceCards(n),
                new Condition.Technologies(List.of(Technology.SOCIETY), n),
                new Condition.Technologies(List.of(Technology.TACTICS, Technology.ATTACK), n),
                new Condition.MilitaryPower(n),
                new Condition.BoughtThisTurn(List.of(Technology.SOCIETY), Resource.OIL),
                new Condition.BoughtThisTurn(List.of(Technology.values()), Resource.SPACE),
                new Condition.VpTakenBack(n),
                new Condition.VpScored(n));
    }

    // --- nothing is left over ---------------------------------------------------------------------------------------

    /** How many blanks the remaining texts may have; most have none. */
    private static Map<String, Integer> others() {
        var others = new TreeMap<String, Integer>();
        for (var resource : Resource.values()) {
            others.put("resource." + resource.name().toLowerCase(Locale.ROOT), 0);
        }
        for (var type : Technology.values()) {
            others.put("technology." + type.name().toLowerCase(Locale.ROOT), 0);
        }
        others.put("origin", 3);
        for (var source : Origin.Source.values()) {
            others.put("origin.source." + source.name().toLowerCase(Locale.ROOT), 0);
        }
        for (var confidence : Origin.Confidence.values()) {
            others.put("origin.confidence." + confidence.name().toLowerCase(Locale.ROOT), 0);
        }
        Variant.ids().forEach(variant -> others.put("variant." + variant, 0));
        for (var key : List.of("game.name", "game.about", "score.cards", "score.wonders", "score.track", "types.any")) {
            others.put(key, 0);
        }
        for (var fact : List.of("cost", "power", "vp", "tokens", "wonder")) {
            others.put("fact." + fact, 1);
        }
        others.put("fact.response", 0);
        others.put("fact.not-with-two", 0);
        others.put("list.or", 2);
        others.put("price.extra", 1);
        others.put("remark.proposed.nothing", 0);
        others.put("remark.stakes.nothing", 0);
        others.put("remark.card", 2);
        for (var remark : List.of("proposed", "temporary", "price", "pays", "stakes")) {
            others.put("remark." + remark, 1);
        }
        for (var part : List.of("hand", "resources", "technologies", "wonders", "projects", "empty")) {
            others.put("draw." + part, 0);
        }
        for (var part : List.of("seat", "below", "unknown", "track", "glory", "temporary")) {
            others.put("draw." + part, 1);
        }
        return others;
    }

    @Test
    void the_remaining_texts_have_only_blanks_that_are_filled() {
        others().forEach((key, size) -> {
            for (var lang : Lang.values()) {
                assertThat(numbers(lang, key)).as(key).allMatch(number -> number < size);
            }
        });
    }

    @Test
    void every_text_is_said_somewhere() {
        var said = new TreeSet<>(others().keySet());
        for (var sentence : PyramidSentence.values()) {
            said.add(sentence.key());
        }
        for (var verb : PyramidVerb.values()) {
            said.add("move." + verb.key());
        }
        said.addAll(usedByEffectsAndConditions());
        assertThat(keys().filter(key -> !said.contains(key))).as("said nowhere").isEmpty();
        assertThat(said).as("cannot be said").isSubsetOf(keys().toList());
    }

    /** Renders the whole vocabulary with texts that say no more than their own keys and what fills their blanks. */
    private Set<String> usedByEffectsAndConditions() {
        var naming = Texts.read(Cards.parse(Map.of(PyramidGame.TEXTS, keysForTexts())), PyramidGame.TEXTS);
        return keysIn(rendered(naming, Lang.EN));
    }
}
