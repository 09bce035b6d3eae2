package ecumene.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import java.util.List;
import org.junit.jupiter.api.Test;

class BotNamesTest {
    @Test
    void the_levels_of_the_house_have_a_name_and_a_strength_of_their_own() {
        var levels = List.of("random", "greedy", "search:300ms", "search:1s", "search:3s");
        assertThat(levels.stream().map(level -> BotNames.name(level, Lang.EN)))
                .containsExactly("Snail", "Beaver", "Fox", "Owl", "Elephant");
        assertThat(levels.stream().map(level -> BotNames.name(level, Lang.RU)))
                .containsExactly("Улитка", "Бобёр", "Лиса", "Сова", "Слон");
        assertThat(levels.stream().map(level -> BotNames.strength(level, Lang.RU)))
                .containsExactly("новичок", "любитель", "опытная", "сильная", "мастер");
    }

    @Test
    void another_level_says_beside_its_name_how_much_it_thinks() {
        assertThat(BotNames.name("search:500ms", Lang.EN)).isEqualTo("Fox, 0.5 s");
        assertThat(BotNames.name("search:500ms", Lang.RU)).isEqualTo("Лиса, 0,5 с");
        assertThat(BotNames.name("search:1500ms", Lang.EN)).isEqualTo("Owl, 1.5 s");
        assertThat(BotNames.name("search:20s", Lang.EN)).isEqualTo("Elephant, 20 s");
        assertThat(BotNames.name("search:20it", Lang.EN)).isEqualTo("Fox, 20 tries");
        assertThat(BotNames.name("search:5000it", Lang.RU)).startsWith("Слон, попыток: 5");
        assertThat(BotNames.name("search:1000ms", Lang.EN)).isEqualTo("Owl");
    }

    @Test
    void a_label_keeps_its_number() {
        assertThat(BotNames.ofLabel("greedy", Lang.RU)).isEqualTo("Бобёр");
        assertThat(BotNames.ofLabel("search:1s 2", Lang.EN)).isEqualTo("Owl 2");
    }

    @Test
    void how_it_plays_says_how_long_it_thinks() {
        assertThat(BotNames.about("search:3s", Lang.EN)).endsWith("Thinks for each move: 3 s.");
        assertThat(BotNames.about("greedy", Lang.EN)).doesNotContain("Thinks for");
    }
}
