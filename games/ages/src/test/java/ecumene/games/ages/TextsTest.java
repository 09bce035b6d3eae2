package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.testing.TextsContract;
import ecumene.games.ages.Op.What;
import ecumene.games.ages.face.TableDrawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All texts, in both languages: they are there, they fit what fills their blanks, and none is left over. */
class TextsTest extends TextsContract {
    /** Ages and the sides of a pact are Latin letters in both languages. */
    private static final Pattern AGE_OR_SIDE = Pattern.compile("(?<!\\p{L})(?:A|B|I|II|III|IV)(?!\\p{L})");

    TextsTest() {
        super(Table.GAME, AgesGame.TEXTS, Table.SHIPPED.yaml(AgesGame.TEXTS));
    }

    @Override
    protected String withoutSigns(String russian) {
        return AGE_OR_SIDE.matcher(russian).replaceAll("");
    }

    @Override
    protected void checkBlanks(String key, Set<Integer> russian, Set<Integer> english) {
        if (key.startsWith("symbol.")) { // the sign and the number alone are two blanks for one amount
            assertThat(russian).isNotEmpty();
            assertThat(english).isNotEmpty();
        } else {
            super.checkBlanks(key, russian, english);
        }
    }

    // --- what the game says -----------------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NO_REASON")
    void every_sentence_has_only_blanks_that_are_filled_and_counts_only_numbers(AgesSentence sentence) {
        fits(sentence.key(), sentence.blanks());
    }

    @ParameterizedTest
    @EnumSource
    void every_move_has_only_blanks_that_are_filled_and_counts_only_numbers(AgesVerb verb) {
        if (verb == AgesVerb.SEND || verb == AgesVerb.RAZE) {
            fits(verb); // the number only keeps equal units and buildings apart
        } else {
            names(verb);
        }
    }

    @Test
    void a_move_that_is_not_possible_names_everything_it_is_about() {
        var politics = Table.of(3).hand(0, "aggression-plunder-i@1").politics(0);
        var why = ": Your strength in this attack is 1 against 1: it must be higher";
        assertThat(blocked(politics))
                .contains("Play Aggression: Plunder I against Player 2" + why)
                .contains("Play Aggression: Plunder I against Player 3" + why);
        var actions = Table.of(2).knows(0, "iron").actions(0);
        assertThat(blocked(actions)).contains("Upgrade Bronze to Iron: This costs 3 resources, you have fewer");
    }

    private static List<String> blocked(Table table) {
        var texts = Table.GAME.texts();
        IntFunction<String> seats = seat -> texts.get(Lang.EN, "draw.seat", seat + 1);
        return table.s.explain(0).blocked().stream()
                .map(blocked -> texts.say(Lang.EN, blocked.move(), Table.GAME, seats) + ": "
                        + texts.say(Lang.EN, blocked.reason(), Table.GAME, seats))
                .toList();
    }

    // --- what cards say ---------------------------------------------------------------------------------------------

    @Test
    void every_effect_can_be_rendered_for_one_and_for_many() {
        for (var lang : Lang.values()) {
            assertThat(rendered(Table.GAME.texts(), lang))
                    .isNotEmpty()
                    .allSatisfy(text -> assertThat(text)
                            .doesNotContainPattern("[{}|]")
                            .doesNotContain("  ")
                            .endsWith("."));
        }
    }

    /** Every shape of the vocabulary, whether or not a card has it. */
    private static List<String> rendered(Texts texts, Lang lang) {
        var names = new Names(texts, Table.GAME.catalog());
        var all = new ArrayList<String>();
        for (int n : new int[] {1, 2, 5}) {
            Stream.of(events(n), actions(n), attacks(n))
                    .flatMap(List::stream)
                    .forEach(op -> all.add(op.text(texts, names, lang)));
        }
        return all;
    }

    private static List<Op> events(int n) {
        var ops = new ArrayList<Op>();
        for (var who : Ranking.Who.values()) {
            for (var what : What.values()) {
                ops.add(new EventOp.Gain(who, what, n));
                ops.add(new EventOp.Lose(who, what, n));
            }
            ops.add(new EventOp.FoodOrResources(who, n));
            ops.add(new EventOp.GainMix(who, n));
            ops.add(new EventOp.LoseMix(who, n));
            ops.add(new EventOp.Draw(who, n));
            ops.add(new EventOp.Destroy(who));
            ops.add(new EventOp.LoseColony(who));
        }
        for (var free : EventOp.Free.values()) {
            ops.add(new EventOp.BuildFree(free));
        }
        for (var impact : Scoring.Impact.values()) {
            ops.add(new EventOp.Impact(impact));
        }
        ops.add(new EventOp.Rebellion(n));
        ops.add(new EventOp.TakeYellow(n));
        ops.add(new EventOp.CivilUnrest(n));
        ops.add(new EventOp.Agreement(n));
        ops.add(new EventOp.PoliticsOfStrength(n, n, n, n));
        ops.add(new EventOp.Ravages(n));
        return ops;
    }

    private static List<Op> actions(int n) {
        var ops = new ArrayList<Op>();
        for (var of : ActionOp.Of.values()) {
            ops.add(new ActionOp.Build(of, n));
        }
        for (var what : What.values()) {
            ops.add(new ActionOp.Gain(what, n));
        }
        ops.add(new ActionOp.Upgrade(n));
        ops.add(new ActionOp.Stage(n));
        ops.add(new ActionOp.FoodOrResources(n));
        ops.add(new ActionOp.Forces(n, n));
        ops.add(new ActionOp.ForcesPerStronger(new Op.PerPlayers(n, n, n)));
        ops.add(new ActionOp.CulturePerRicher(new Op.PerPlayers(n, n, n)));
        return ops;
    }

    private static List<Op> attacks(int n) {
        return List.of(
                new AttackOp.Plunder(n),
                new AttackOp.Raid(List.of(1)),
                new AttackOp.Raid(List.of(2, 1)),
                new AttackOp.Enslave(n, n),
                new AttackOp.Infiltrate(n),
                new AttackOp.Rob(What.SCIENCE, n),
                new AttackOp.Rob(What.CULTURE, n),
                new AttackOp.WarTerritory(n, n),
                new AttackOp.WarCulture(n));
    }

    @Test
    void what_the_same_civilizations_gain_in_a_row_stands_in_one_sentence() {
        var face = Table.GAME.cards().stream()
                .filter(card -> card.id().equals("refugees"))
                .findFirst()
                .orElseThrow();
        assertThat(face.text().en())
                .isEqualTo("The strongest civilization gains 3 culture points and 1 population."
                        + " The weakest civilization loses 3 culture points and 1 population.");
    }

    // --- nothing is left over ---------------------------------------------------------------------------------------

    /** How many blanks the remaining texts may have; most have none. */
    private static Map<String, Integer> others() {
        var others = new TreeMap<String, Integer>();
        for (var source : Points.Source.values()) {
            others.put("score." + source.name().toLowerCase(Locale.ROOT), 0);
        }
        for (var origin : Stream.of(Origin.Source.values(), Origin.Confidence.values())
                .flatMap(Stream::of)
                .toList()) {
            others.put("origin." + origin.name().toLowerCase(Locale.ROOT), 0);
        }
        for (var naming : Origin.Naming.values()) {
            others.put("origin.name." + naming.name().toLowerCase(Locale.ROOT), 0);
        }
        for (var key : List.of("game.name", "game.about", "variant.full")) {
            others.put(key, 0);
        }
        TableDrawing.TEXTS.forEach(key -> others.put(key, 0));
        for (var part : List.of("seat", "unknown", "unused")) {
            others.put("draw." + part, 1);
        }
        for (var part : List.of("events", "banks", "building", "war")) {
            others.put("draw." + part, 2);
        }
        for (var part : List.of("table", "actions", "goods")) {
            others.put("draw." + part, 4);
        }
        others.put("draw.points", 7);
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
        for (var sentence : AgesSentence.values()) {
            if (sentence != AgesSentence.NO_REASON) {
                said.add(sentence.key());
            }
        }
        for (var verb : AgesVerb.values()) {
            said.add("move." + verb.key());
        }
        said.addAll(usedByCards());
        assertThat(keys().filter(key -> !said.contains(key))).as("said nowhere").isEmpty();
        assertThat(said).as("cannot be said").isSubsetOf(keys().toList());
    }

    /** Prints all cards and the whole vocabulary with texts that say no more than their own keys and their blanks. */
    private Set<String> usedByCards() {
        var cards = Table.SHIPPED.with(AgesGame.TEXTS, keysForTexts());
        var printed = new ArrayList<>(rendered(Texts.read(cards, AgesGame.TEXTS), Lang.EN));
        for (var face : AgesGame.open(cards).cards()) {
            printed.add(face.facts().en() + face.text().en());
        }
        return keysIn(printed);
    }
}
