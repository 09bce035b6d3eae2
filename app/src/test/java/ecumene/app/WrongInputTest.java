package ecumene.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong and what is allowed: one line, nothing else, exit code 2. */
class WrongInputTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sim                                       | There is no command sim. Commands: serve, games",
                "simulate                                  | Missing: GAME. Allowed: ages, empires, pyramid",
                "simulate chess                            | game: chess is not possible. Allowed: ages, empires, pyramid",
                "simulate pyramid --players 5              | number of players: 5 is not possible. Allowed: 2–4",
                "simulate pyramid --players many           | --players: many is not possible. Allowed: a whole number or all",
                "simulate pyramid --variant sea            | variant: sea is not possible. Allowed: new-world, renaissance, mixed",
                "simulate pyramid --bots clever            | bot: clever is not possible. Allowed: random, greedy, search:",
                "simulate pyramid --bots random,random,random --players 2 | number of bots: 3 is not possible. Allowed: 1–2",
                "simulate pyramid --games some             | --games: some is not possible. Allowed: a whole number from 1",
                "simulate pyramid --games 0                | --games: 0 is not possible",
                "simulate pyramid --threads 0              | --threads: 0 is not possible",
                "simulate pyramid --games                  | Option --games needs a value",
                "simulate pyramid --games 1 --games 2      | Option --games was given more than once",
                "simulate pyramid --fast                   | There is no option --fast here. Options: --bots",
                "simulate pyramid --option colour=red      | option: colour is not possible. Allowed: first",
                "simulate pyramid --option first=seat9     | first: seat9 is not possible. Allowed: random, seat1",
                "simulate pyramid --option first=seat4 --players 2 | first: seat4 is not possible",
                "simulate pyramid --option first           | --option: first is not possible. Allowed: name=value",
                "simulate pyramid --records /dev/null/x    | /dev/null/x cannot be written",
                "simulate pyramid --cards /no/such/folder  | In /no/such/folder there is no file of the game pyramid. Its files: cards.yaml",
                "play pyramid --bots greedy,greedy --players 2 | number of bots: 2 is not possible. Allowed: 1–1",
                "play pyramid --players 1                  | number of players: 1 is not possible. Allowed: 2–4",
                "play pyramid --load /no/such/file         | There is no file /no/such/file",
                "replay /no/such/file                      | There is no file /no/such/file",
                "replay /tmp                               | /tmp is a folder",
                "replay                                    | Missing: FILE",
                "cards chess                               | game: chess is not possible",
                "rules chess                               | game: chess is not possible",
                "rules pyramid PYR-99.1                    | There is no rule PYR-99.1. Near it: PYR-9.1",
                "games too                                 | too is one argument too many. See: ecumene games --help",
                "games --lang de                           | --lang: de is not possible. Allowed: en, ru",
                "serve --port many                         | --port: many is not possible. Allowed: a number from 0",
                "serve --port 65536                        | --port: 65536 is not possible",
                "serve --log xml                           | --log: xml is not possible. Allowed: text, json",
                "serve --limits maybe                      | --limits: maybe is not possible. Allowed: on, off",
                "serve --proxy yes                         | --proxy: yes is not possible. Allowed: on, off",
                "serve --url ftp://x                       | --url: ftp://x is not possible. Allowed: an address with http",
                "serve --node a/b                          | --node: a/b is not possible",
                "serve --bot-threads 0                     | --bot-threads: 0 is not possible",
                "serve --config /no/such/file              | There is no file /no/such/file",
                "serve --database mysql://x                | The address of the database is not of the form postgres://",
                "export --data /no/such/folder /tmp/x      | There is no data folder /no/such/folder",
                "export /tmp                               | /tmp exists already",
                "export                                    | Missing: FILE",
                "import /no/such/file                      | There is no file /no/such/file",
                "import /tmp                               | /tmp is a folder",
                "bench --game chess                        | game: chess is not possible. Allowed: ages, empires, pyramid",
            })
    void it_says_what_is_wrong(String line, String complaint) {
        var typed = Typed.line(line);
        assertThat(typed.err().lines()).hasSize(1);
        assertThat(typed.err()).contains(complaint);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.code()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sim                              | Команды sim нет. Команды: serve, games",
                "simulate                         | Не хватает: ИГРА. Можно: ages, empires, pyramid",
                "simulate chess                   | игра: chess — так нельзя. Можно: ages, empires, pyramid",
                "simulate pyramid --players 5     | число игроков: 5 — так нельзя. Можно: 2–4",
                "simulate pyramid --games some    | --games: some — так нельзя. Можно: целое число от 1",
                "simulate pyramid --fast          | Ключа --fast здесь нет",
                "rules pyramid PYR-99.1           | Правила PYR-99.1 нет. Похожие: PYR-9.1",
                "replay /no/such/file             | Нет файла /no/such/file",
            })
    void it_says_so_in_russian_too(String line, String complaint) {
        var typed = Typed.line(line + " --lang ru");
        assertThat(typed.err().lines()).hasSize(1);
        assertThat(typed.err()).contains(complaint);
        assertThat(typed.code()).isEqualTo(2);
    }
}
