package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import java.util.ArrayList;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the page draws of a card says what its sentence says. */
class PrintTest {
    private static final Catalog CATALOG = Games.GAME.catalog();

    private static Card card(String key) {
        return CATALOG.cards().stream()
                .filter(card -> card.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "unrest, i:play −1 t:population / i:discard 2 / −3 t:material → −1 s:unrest",
        "shrine, i:exhaust −1 t:material → +1 i:draw | i:solstice i:discard → −1 s:unrest",
        "town, i:exhaust i:everyone +2 t:material | i:solstice +2 t:progress · i:abandon / i:history",
        "mysticism, i:exhaust +1 i:action | i:solstice +1 s:unrest / i:discard 2",
        "standing-army, i:passive i:shield",
        "conquer, i:play −2 t:population → i:acquire s:region s:tributary / −3 t:population → i:break-through s:region s:tributary",
        "ambassador, i:exhaust = i:others i:exhaust i:pinned",
        "gambling, i:play −1 t:material · ? i:main → i:hand / i:exile",
        "combs, i:exhaust − i:empire",
        "vikings-power, i:exhaust − s:unrest : +2 i:draw | i:passive i:history → i:discard | i:passive + s:unrest : i:look i:nation-deck",
    })
    void the_icon_line_says_what_the_card_does(String key, String expected) {
        var lines = new ArrayList<String>();
        for (var line : IconLine.of(card(key).faces().getFirst())) {
            lines.add(String.join(" ", line));
        }
        assertThat(String.join(" | ", lines)).isEqualTo(expected);
    }

    @Test
    void every_line_begins_with_its_trigger_says_all_of_it_and_stays_short() {
        for (var card : CATALOG.cards()) {
            for (var face : card.faces()) {
                for (var line : IconLine.of(face)) {
                    assertThat(line).as(card.key()).hasSizeBetween(2, 22).doesNotContain("…", "");
                    assertThat(line.getFirst()).as(card.key()).startsWith("i:");
                }
            }
        }
    }

    @Test
    @Rule("EMP-3.1")
    void a_power_card_tells_what_to_know_of_its_nation() {
        for (var nation : CATALOG.nations()) {
            var people =
                    Objects.requireNonNull(Print.of(Games.GAME, nation.power()).people());
            assertThat(people.nameEn()).isEqualTo(nation.name().en());
            assertThat(people.period()).isEqualTo(Prose.key(nation.startingPeriod()));
            assertThat(people.aboutRu()).isNotEmpty();
            assertThat(people.cards()).hasSameSizeAs(nation.cards());
        }
        assertThat(Print.of(Games.GAME, card("shrine")).people()).isNull();
    }

    @Test
    @Rule("EMP-18.7")
    void at_the_end_the_facts_tell_the_points_card_by_card() {
        var table = Table.of("romans", "greeks").inPlay(0, "shrine");
        assertThat(facts(Table.dealt("classics", "romans", "greeks")).result()).isNull();
        table.s.finish();
        var result = Objects.requireNonNull(facts(table).result());
        assertThat(result.cards()).contains(new EmpiresFacts.Points("shrine", 1, 1));
        int cards =
                result.cards().stream().mapToInt(EmpiresFacts.Points::points).sum();
        assertThat(result.score()).isEqualTo(table.s.tokens(0, Token.PROGRESS) + cards);
    }

    @Test
    @Rule("EMP-13.21")
    void a_development_tells_its_price_with_the_question() {
        var table = Table.of("romans", "greeks")
                .empire(0)
                .development(0, "triumvirate", "city-of-rome")
                .tokens(0, 20, 20, 20)
                .draw(0, 1);
        var question = table.s.question(0);
        for (var move : table.s.options(0).moves()) {
            var price = question.facts(table.s, move);
            assertThat(price.isPresent()).isEqualTo(move.verb() == EmpiresVerb.DEVELOP);
            price.ifPresent(cost -> assertThat(cost)
                    .isEqualTo(new EmpiresFacts.Cost(EmpiresFacts.Tokens.of(Development.price(table.s, 0, move.a())))));
        }
    }

    @Test
    @Rule("EMP-13.22")
    void an_option_tells_how_much_of_it_can_be_done() {
        var table = Table.of("mauryans", "greeks").market(2, "elders").play(0, "chanakya");
        var question = table.s.question(0);
        assertThat(table.s.options(0).moves())
                .extracting(move -> question.facts(table.s, move).orElseThrow())
                .containsExactly(new EmpiresFacts.Extent("part"), new EmpiresFacts.Extent("nothing"));
    }

    private static EmpiresFacts.Player facts(Table table) {
        return Games.GAME.facts(table.s, 0).players().getFirst();
    }
}
