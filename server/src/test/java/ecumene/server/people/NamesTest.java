package ecumene.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
    @ParameterizedTest
    @ValueSource(strings = {"Ann Lee", " ann  lee ", "ANN\u00a0LEE", "Ann\u2003Lee\n", "\uff21nn Lee", "ann\tlee"})
    void one_name_has_one_key_however_it_is_typed(String typed) {
        assertThat(Names.key(typed)).isEqualTo("ann lee").isEqualTo(Names.key(Names.checked(typed)));
    }

    @Test
    void other_names_have_others() {
        assertThat(Names.key("annlee")).isNotEqualTo(Names.key("ann lee"));
        assertThat(Names.key("")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Ivan, lvan",
        "Paul, PauI",
        "Oleg, 0leg",
        "АННА, AHHA",
        "Modern, Modem",
        "Irem, \u0130rem",
        "Irem, \u0131rem",
        "Вася, ВАСЯ",
        "ab, a\u200bb",
        "Straße, STRASSE"
    })
    void what_is_one_name_for_the_eye_has_one_key(String name, String other) {
        assertThat(Names.key(other)).isEqualTo(Names.key(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ann Lee",
                "Иван",
                "Ольга99",
                "José",
                "Hans-Peter",
                "田中太郎",
                "Ёлка_2",
                "Ngô Đình",
                "Αλέξης",
                "R2-D2",
                "Alice",
                "Сервантес",
                "Botticelli",
                "Adminton"
            })
    void people_of_every_alphabet_have_their_names(String name) {
        assertThat(Names.checked(name)).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0420aul",
                "Ann Иван",
                "Ойкумeна",
                "Ann\u3164",
                "Ann\u115f",
                "1\u0663\u0967 Ann",
                "x\u0301\u0301y",
                "An\u00adn",
                "Ann\u200d",
                "Z\u0300\u0301\u0302ed"
            })
    void nobody_hides_letters_or_mixes_alphabets(String name) {
        assertThatThrownBy(() -> Names.checked(name))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(Code.MALFORMED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Greedy",
                "Beaver 2",
                "бобер",
                "Сова",
                "greedy 2",
                "GREEDY_7",
                "Gree dy",
                "Жадный",
                "Мыслитель 3 с",
                "Thinker 1 s",
                "random",
                "Search",
                "search.1s",
                "Ecumene",
                "Ecumene Support",
                "Ойкумена",
                "admin",
                "Adm1n",
                "a.d.m.i.n",
                "Администратор",
                "АДМИН 1",
                "moderator",
                "server",
                "System",
                "Сервер",
                "root",
                "bot",
                "Guest",
                "Guest 214",
                "Guest from Thebes 214",
                "GUEST FR0M Ur 7",
                "Гость из Фив 3",
                "Гость"
            })
    void nobody_passes_for_the_house_a_bot_or_a_guest(String name) {
        assertThatThrownBy(() -> Names.checked(name))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo("name.reserved"));
    }
}
