package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
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
            assertThat(Print.of(Games.GAME, nation.power()).get("people"))
                    .as(nation.id())
                    .asInstanceOf(InstanceOfAssertFactories.map(String.class, Object.class))
                    .containsEntry("nameEn", nation.name().en())
                    .containsEntry("period", Prose.key(nation.startingPeriod()))
                    .containsKeys("aboutEn", "aboutRu", "cards");
        }
        assertThat(Print.of(Games.GAME, card("shrine"))).doesNotContainKey("people");
    }

    @Test
    @Rule("EMP-13.30")
    void equal_cards_tell_where_each_stands_in_the_card_list() {
        for (var card : CATALOG.cards()) {
            var numbers = (List<?>) Print.of(Games.GAME, card).get("numbers");
            assertThat(numbers).as(card.key()).hasSize(card.copies());
            assertThat(numbers.get(card.copy() - 1)).as(card.key()).isEqualTo(card.index());
        }
    }

    @Test
    @Rule("EMP-18.7")
    void at_the_end_the_facts_tell_the_points_card_by_card() {
        var table = Table.of("romans", "greeks").inPlay(0, "shrine");
        assertThat(facts(Table.dealt("classics", "romans", "greeks"))).doesNotContainKey("seat.1.scored");
        table.s.finish();
        var scored = (List<?>) facts(table).get("seat.1.scored");
        assertThat(scored.stream().map(Object::toString)).contains("[shrine, 1, 1]");
        int sum = table.s.tokens(0, Token.PROGRESS);
        for (var each : scored) {
            sum += (Integer) ((List<?>) each).get(2);
        }
        assertThat(sum).isEqualTo(facts(table).get("seat.1.score"));
    }

    private static Map<String, Object> facts(Table table) {
        return Games.GAME.facts(table.s, 0);
    }
}
