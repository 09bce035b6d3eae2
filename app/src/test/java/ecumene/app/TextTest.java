package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.server.rules.RuleBook;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The small parts that texts are made of. */
class TextTest {
    private static final String BOOK = """
            # Toy
            ## 1 Terms
            <a id="TOY-1.1"></a>
            #### TOY-1.1 Card

            A **card** is a card, see [TOY-1.2](#TOY-1.2).

            <a id="TOY-1.2"></a>
            #### TOY-1.2 Deck

            Many cards.
            ### Later
            Not part of a rule.
            """;

    @Test
    void a_rulebook_is_found_rule_by_rule() {
        var book = RuleBook.parse(BOOK);
        assertThat(book.rules()).hasSize(2);
        var card = book.find("toy-1.1").orElseThrow();
        assertThat(card.title()).isEqualTo("Card");
        assertThat(card.chapter()).isEqualTo("1 Terms");
        assertThat(card.text()).isEqualTo("A **card** is a card, see [TOY-1.2](#TOY-1.2).");
        assertThat(book.find("TOY-1.2").orElseThrow().text()).isEqualTo("Many cards.");
        assertThat(book.find("TOY-1.3")).isEmpty();
        assertThat(book.near("TOY-1.3")).containsExactly("TOY-1.1", "TOY-1.2");
    }

    @Test
    void both_rulebooks_of_pyramid_have_the_same_rules() {
        var english = RuleBook.of("pyramid", Lang.EN).orElseThrow().rules();
        var russian = RuleBook.of("pyramid", Lang.RU).orElseThrow().rules();
        assertThat(russian.stream().map(RuleBook.Rule::id).toList())
                .isEqualTo(english.stream().map(RuleBook.Rule::id).toList());
        assertThat(english).allSatisfy(rule -> {
            assertThat(rule.title()).as(rule.id()).isNotBlank();
            assertThat(rule.text()).as(rule.id()).isNotBlank();
        });
        assertThat(russian)
                .allSatisfy(rule -> assertThat(rule.text()).as(rule.id()).isNotBlank());
    }

    @Test
    void prose_loses_its_marks_and_keeps_its_emphasis() {
        assertThat(new Prose(Paint.PLAIN).lines("A **card**, *not* two, see [B](#b) and `c`."))
                .containsExactly("A card, not two, see B and c.");
        assertThat(new Prose(Paint.ANSI).lines("A **card**.")).containsExactly("A \u001b[1mcard\u001b[0m.");
    }

    @Test
    void prose_is_wrapped_and_emphasis_goes_over_the_line_end() {
        var words = "word ".repeat(30).strip();
        var lines = new Prose(Paint.ANSI).lines("**" + words + "**");
        assertThat(lines).hasSize(2).allSatisfy(line -> {
            assertThat(line).startsWith("\u001b[1m").endsWith("\u001b[0m");
            assertThat(line.replaceAll("\u001b\\[\\d+m", "").length()).isLessThanOrEqualTo(96);
        });
    }

    @Test
    void columns_stand_under_each_other() {
        var lines = new Columns()
                .row("bot", "games")
                .row("greedy", "1,000")
                .row("x", "5")
                .lines();
        assertThat(lines).isEqualTo(List.of("bot     games", "greedy  1,000", "x           5"));
    }

    @Test
    void what_is_typed_is_understood() {
        assertThat(Input.parse(" 12 ")).isEqualTo(new Input.Pick(List.of(12)));
        assertThat(Input.parse("1 3, 4")).isEqualTo(new Input.Pick(List.of(1, 3, 4)));
        assertThat(Input.parse("?")).isEqualTo(new Input.WhyNot());
        assertThat(Input.parse("?3")).isEqualTo(new Input.Explain(3));
        assertThat(Input.parse("? PYR-5.6")).isEqualTo(new Input.Look("PYR-5.6"));
        assertThat(Input.parse("undo")).isEqualTo(new Input.Undo());
        assertThat(Input.parse("UNDO turn")).isEqualTo(new Input.UndoTurn());
        assertThat(Input.parse("undo 5")).isEqualTo(new Input.Unknown("undo 5"));
        assertThat(Input.parse("save my game.rec")).isEqualTo(new Input.Save("my game.rec"));
        assertThat(Input.parse("")).isEqualTo(new Input.Unknown(""));
        assertThat(Input.parse("9999999999")).isEqualTo(new Input.Unknown("9999999999"));
    }
}
