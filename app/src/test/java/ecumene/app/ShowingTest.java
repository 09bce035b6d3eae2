package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that only show something. */
class ShowingTest {
    @Test
    void games_lists_players_variants_and_bots() {
        assertThat(Typed.line("games").out())
                .contains("pyramid", "players   2–4", "new-world – New World", "search:<n>it");
        assertThat(Typed.line("games --lang ru").out()).contains("Пирамида", "игроков    2–4", "Новый Мир", "Боты:");
    }

    @Test
    void cards_lists_every_card_with_its_source() {
        var english = Typed.line("cards pyramid");
        assertThat(english.code()).isZero();
        assertThat(english.out()).contains("C01  Agriculture", "source: ", "W20", "Cards: 75");
        assertThat(Typed.line("cards pyramid --lang ru").out())
                .contains("Сельское хозяйство", "источник: ", "Карт: 75");
    }

    @Test
    void rules_shows_one_rule_in_either_language() {
        assertThat(Typed.line("rules pyramid PYR-5.6").lines().getFirst()).startsWith("PYR-5.6 ");
        assertThat(Typed.line("rules pyramid pyr-5.6 --lang ru").out()).startsWith("PYR-5.6 Цена эффекта");
    }

    @Test
    void rules_without_an_id_is_the_table_of_contents() {
        assertThat(Typed.line("rules pyramid").out()).contains("PYR-1.1", "PYR-9.8", "PYR-Q28", "6 Purchase");
    }

    @Test
    void corrected_cards_are_read(@TempDir Path folder) throws IOException {
        var cards = Files.readString(Path.of("../games/pyramid/src/main/resources/pyramid/cards.yaml"));
        Files.writeString(
                folder.resolve("cards.yaml"), cards.replace("name_en: Barter", "name_en: Barter corrected by hand"));
        assertThat(Typed.run("cards", "pyramid", "--cards", folder.toString()).out())
                .contains("corrected by hand");
    }

    @Test
    void a_corrected_file_that_several_games_have_must_say_whose_it_is(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("texts.yaml"), texts());
        var typed = Typed.run("games", "--cards", folder.toString());
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).contains("texts.yaml", "several games", "ages, empires, pyramid");
        assertThat(typed.out()).isEmpty();
    }

    @Test
    void corrected_cards_may_lie_in_a_folder_of_the_game(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("pyramid"));
        Files.writeString(folder.resolve("pyramid/texts.yaml"), texts().replace("\"Pyramid\"", "\"Our pyramid\""));
        assertThat(Typed.run("games", "--cards", folder.toString()).out()).contains("Our pyramid");
    }

    @Test
    void wrong_cards_are_refused_with_file_card_and_field(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("pyramid"));
        Files.writeString(folder.resolve("pyramid/texts.yaml"), texts().replace("en: \"Pyramid\"", "en: [1]"));
        var typed = Typed.run("games", "--cards", folder.toString());
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).contains("texts.yaml", "game.name", "field en");
        assertThat(typed.out()).isEmpty();
    }

    private static String texts() throws IOException {
        return Files.readString(Path.of("../games/pyramid/src/main/resources/pyramid/texts.yaml"));
    }
}
