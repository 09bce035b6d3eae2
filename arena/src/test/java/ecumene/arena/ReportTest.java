package ecumene.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import ecumene.engine.Lang;
import java.io.IOException;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ReportTest {
    @Test
    void the_page_needs_nothing_from_elsewhere() {
        for (var lang : Lang.values()) {
            assertThat(page(lang)).doesNotContain("http", "src=", "@import", "url(", "<script", "<link");
        }
    }

    @Test
    void the_page_is_in_the_language_asked_for() {
        assertThat(page(Lang.EN)).contains("lang=\"en\"", "Victories by bot", "greedy", "Seat 3", "<svg");
        assertThat(page(Lang.RU)).contains("lang=\"ru\"", "Победы по ботам", "greedy", "Место 3");
        assertThat(page(Lang.RU)).doesNotContain("Victories");
    }

    @Test
    void both_languages_have_the_same_texts() {
        var english = Wording.bundle("ecumene.arena.report", Lang.EN);
        var russian = Wording.bundle("ecumene.arena.report", Lang.RU);
        assertThat(new TreeSet<>(russian.keySet())).isEqualTo(new TreeSet<>(english.keySet()));
    }

    @Test
    void several_set_ups_come_as_parts_of_a_total() {
        var two = TournamentTest.play(TournamentTest.plan(2, 6, "random"), Conditions.plain(1));
        var three = TournamentTest.play(TournamentTest.plan(3, 6, "random"), Conditions.plain(1));
        var page = Report.page(new Results("toy", "1", 7, List.of(two, three)), Lang.EN);
        assertThat(page).contains("plain, 2 players", "plain, 3 players", "<details>");
    }

    @Test
    void a_page_about_no_games_says_so() {
        var none = TournamentTest.play(TournamentTest.plan(2, 0, "random"), Conditions.plain(1));
        assertThat(Report.page(new Results("toy", "1", 7, List.of(none)), Lang.EN))
                .contains("No game was finished");
    }

    @Test
    void json_has_the_columns_of_the_table() throws IOException {
        var json = new ObjectMapper().readTree(ResultsJson.of(results()));
        var greedy = json.at("/bots/0");
        assertThat(greedy.get("bot").asText()).isEqualTo("greedy");
        assertThat(greedy.get("win_low").asDouble())
                .isLessThanOrEqualTo(greedy.get("win_share").asDouble());
        assertThat(greedy.get("win_high").asDouble())
                .isGreaterThanOrEqualTo(greedy.get("win_share").asDouble());
        assertThat(greedy.get("mean_score").isNumber()).isTrue();
        assertThat(json.at("/seats")).hasSize(3);
        assertThat(json.at("/games").asInt()).isEqualTo(30);
        assertThat(json.at("/complete").asBoolean()).isTrue();
        assertThat(json.at("/parts/0/players").asInt()).isEqualTo(3);
    }

    @Test
    void victories_are_counted_by_nation_too() throws IOException {
        assertThat(page(Lang.EN)).contains("Victories by nation", "Islanders");
        assertThat(page(Lang.RU)).contains("Победы по народам", "Островные").doesNotContain("Islanders");
        var json = new ObjectMapper().readTree(ResultsJson.of(results()));
        assertThat(json.at("/nations")).hasSize(3);
        assertThat(json.at("/nations/0/nation/en").asText()).isEqualTo("Easterners");
        assertThat(json.at("/nations/0/nation/ru").asText()).isEqualTo("Восточные");
        // the toy gives the second seat to the Easterners
        assertThat(json.at("/nations/0/games")).isEqualTo(json.at("/seats/1/games"));
        assertThat(json.at("/nations/0/win_share")).isEqualTo(json.at("/seats/1/win_share"));
    }

    private static String page(Lang lang) {
        return Report.page(results(), lang);
    }

    private static Results results() {
        var result = TournamentTest.play(TournamentTest.plan(3, 30, "greedy", "random"), Conditions.plain(2));
        return new Results("toy", "1", 7, List.of(result));
    }
}
