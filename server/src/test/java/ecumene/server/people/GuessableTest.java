package ecumene.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Refusal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuessableTest {
    private static final String NAME = "Nefertiti";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password", "Password1", "P4ssw0rd!", "12345678", "87654321", "qwertyuiop", "QWERTY123456", "1qaz2wsx",
                        "iloveyou",
                "football1", "Summer2026!", "11111111", "abababab", "abcdefgh", "qwer4321asdf", "19081987", "123qweasd",
                        "йцукенгш",
                "пароль123", "gfhjkm123", "Наташа1990", "yatebyalublu", "ecumene2026", "цивилизация1", "trustno1",
                        "dragon!!99", "пппппппп",
                "letmein!1", "adminadmin", "asdfghjkl;'"
            })
    void what_everybody_tries_first_is_refused(String password) {
        assertThatThrownBy(() -> Guessable.refuse(password, NAME))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo("password.common"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Nefertiti", "nefertiti1", "1997Nefertiti!", "ititrefeN", "N E F E R T I T I", "Nefert1ti!"})
    void so_is_the_own_name(String password) {
        assertThatThrownBy(() -> Guessable.refuse(password, NAME))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo("password.name"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "correct horse",
                "battery staple",
                "v9#kLm2xQ",
                "семь синих слонов",
                "Anna's long walk home",
                "nefertiti ate my sandwich",
                "tr0ub4dor&3x"
            })
    void a_sentence_or_a_random_one_is_welcome(String password) {
        assertThatCode(() -> Guessable.refuse(password, NAME)).doesNotThrowAnyException();
        assertThatCode(() -> Guessable.refuse(password, "Jo"))
                .as("a short name is part of many words")
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Иван Петров"})
    void names_of_several_words_are_known_without_their_blanks(String name) {
        assertThatThrownBy(() -> Guessable.refuse("иванпетров77", name)).isInstanceOf(Refusal.class);
        assertThat(name).isNotEmpty();
    }
}
