package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.store.Store;
import ecumene.server.table.Command;
import ecumene.server.table.TimeControl;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TablesOverHttpTest {
    private static final String COMMANDS = "/api/tables/t1/commands";
    private static House house;
    private static House.Visitor guest;

    @BeforeAll
    static void open() throws Exception {
        house = new House();
        guest = house.guest();
    }

    @AfterAll
    static void close() {
        house.close();
    }

    @AfterEach
    void well_again() {
        house.tables.failure = null;
        house.tables.asked.clear();
        house.tables.made.clear();
    }

    @Test
    void a_table_is_made_as_it_was_wanted() throws Exception {
        var made = guest.post("/api/tables", """
                {"game": "pyramid", "variant": "mixed", "options": {"first": "seat1"}, "seats": ["me", "bot:greedy"],
                 "clock": {"kind": "live", "base": 600, "increment": 10}, "public": false, "title": " Evening ", "start": true}""");
        assertThat(made.json().path("table").asText()).isEqualTo("t1");
        assertThat(made.json().path("invite").asText()).isNotEmpty();
        var table = house.tables.made.getLast();
        assertThat(table.variant()).isEqualTo("mixed");
        assertThat(table.options()).containsEntry("first", "seat1");
        assertThat(table.seats()).containsExactly("me", "bot:greedy");
        assertThat(table.clock()).isEqualTo(new TimeControl.Live(600, 10));
        assertThat(table.open()).isFalse();
        assertThat(table.title()).isEqualTo("Evening");
        assertThat(table.start()).isTrue();
        assertThat(table.rated()).isTrue();
        assertThat(table.from()).isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{                                                              | This is not JSON: line 1",
                "[1]                                                            | A JSON object is expected",
                "null                                                           | A JSON object is expected",
                "''                                                             | A JSON object is expected",
                "{\"game\": \"pyramid\"}                                        | The field \"seats\" is missing",
                "{\"game\": 5, \"seats\": []}                                   | The field \"game\" must be of the type string",
                "{\"game\": \"pyramid\", \"seats\": \"me\"}                     | The field \"seats\" must be of the type array",
                "{\"game\": \"pyramid\", \"seats\": [null]}                     | The field \"seats\" is missing",
                "{\"game\": \"pyramid\", \"seats\": []}                         | \"seats\" must have from 1",
                "{\"game\": \"pyramid\", \"seats\": [\"me\"], \"sets\": 1}      | There is no field \"sets\" here",
                "{\"game\": \"pyramid\", \"game\": \"x\", \"seats\": [\"me\"]}  | This is not JSON",
                "{\"game\": \"pyramid\", \"seats\": [\"me\"], \"start\": \"yes\"} | The field \"start\" must be of the type boolean",
                "{\"game\": \"pyramid\", \"seats\": [\"me\"], \"clock\": {\"kind\": \"days\"}} | The field \"clock.days\" is missing",
                "{\"game\": \"pyramid\", \"seats\": [\"me\"], \"clock\": {\"kind\": \"sand\"}} | The clock must be none, days or live",
                "{\"game\": \"pyramid\", \"seats\": [\"me\"], \"from\": {\"table\": \"t1\"}}   | The field \"from.moves\"",
                "{\"game\": \"pyramid\", \"seats\": [\"me\"], \"from\": {\"table\": \"t1\", \"moves\": 1.5}} | The field \"from.moves\" must be of the type integer",
            })
    void a_wrong_table_is_refused_by_the_name_of_what_is_wrong(String body, String complaint) throws Exception {
        var refused = guest.post("/api/tables", body);
        assertThat(refused.code()).isEqualTo("malformed");
        assertThat(refused.message()).contains(complaint);
        assertThat(house.tables.made).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"do\": \"pick\", \"at\": 1, \"keys\": [\"a\"]}                   | needs an \"id\"",
                "{\"id\": \"a b\", \"do\": \"leave\"}                               | needs an \"id\"",
                "{\"id\": \"a\", \"do\": \"fly\"}                                   | \"do\" is one of: answer, close",
                "{\"id\": \"a\", \"do\": \"pick\", \"at\": 1}                       | The field \"keys\" is missing",
                "{\"id\": \"a\", \"do\": \"pick\", \"at\": 1, \"keys\": []}         | From 1 to 60 picks",
                "{\"id\": \"a\", \"do\": \"pick\", \"keys\": [\"a\"]}               | The field \"at\"",
                "{\"id\": \"a\", \"do\": \"pick\", \"at\": \"1\", \"keys\": [\"a\"]} | The field \"at\" must be of the type integer",
                "{\"id\": \"a\", \"do\": \"leave\", \"seat\": 1}                    | There is no field \"seat\"",
                "{\"id\": \"a\", \"do\": \"answer\", \"offer\": 1}                  | The field \"yes\"",
                "{\"id\": \"a\", \"do\": \"say\", \"text\": \"  \"}                 | The field \"text\" is missing",
            })
    void a_wrong_command_is_refused_by_the_name_of_what_is_wrong(String body, String complaint) throws Exception {
        var refused = guest.post(COMMANDS, body);
        assertThat(refused.code()).isEqualTo("malformed");
        assertThat(refused.message()).contains(complaint);
        assertThat(house.tables.asked).isEmpty();
    }

    @Test
    void every_command_arrives_as_it_was_sent() throws Exception {
        for (var body : List.of(
                "\"sit\"",
                "\"leave\"",
                "\"seat\", \"seat\": 1, \"who\": \"bot:greedy\"",
                "\"start\"",
                "\"close\"",
                "\"pick\", \"at\": 4, \"keys\": [\"buy x\", \"done\"]",
                "\"undo\", \"moves\": 3",
                "\"end\"",
                "\"answer\", \"offer\": 5, \"yes\": true",
                "\"concede\"",
                "\"resume\"",
                "\"rematch\"",
                "\"say\", \"text\": \"hello\"")) {
            var done = guest.post(COMMANDS, "{\"id\": \"c-1\", \"do\": " + body + "}");
            assertThat(done.status()).as(done.text()).isEqualTo(200);
            assertThat(done.json().path("seq").asLong()).isEqualTo(7);
        }
        assertThat(house.tables.asked.stream().map(ScriptedTables.Asked::command))
                .containsExactly(
                        new Command.Sit(null, ""),
                        new Command.Leave(),
                        new Command.SetSeat(1, "bot:greedy"),
                        new Command.Start(),
                        new Command.Close(),
                        new Command.Pick(4, List.of("buy x", "done")),
                        new Command.Undo(3),
                        new Command.ProposeEnd(),
                        new Command.Answer(5, true),
                        new Command.Concede(),
                        new Command.Resume(),
                        new Command.Rematch(),
                        new Command.Say("hello"));
        assertThat(house.tables.asked)
                .allSatisfy(asked -> assertThat(asked.by().id()).isEqualTo(guest.id));
    }

    @Test
    void strangers_look_but_do_nothing() throws Exception {
        var stranger = house.visitor();
        assertThat(stranger.get("/api/tables/t1").status()).isEqualTo(200);
        var refused = stranger.post(COMMANDS, "{\"id\": \"a\", \"do\": \"leave\"}");
        assertThat(refused.status()).isEqualTo(401);
        assertThat(refused.code()).isEqualTo("unauthorised");
        assertThat(stranger.post("/api/tables", "{}").status()).isEqualTo(401);
    }

    @Test
    void what_a_table_refuses_is_said_in_the_callers_language() throws Exception {
        house.tables.failure = new Refusal(Code.OUTDATED, "outdated");
        var english = guest.post(COMMANDS, "{\"id\": \"a\", \"do\": \"leave\"}");
        assertThat(english.status()).isEqualTo(409);
        assertThat(english.code()).isEqualTo("outdated");
        assertThat(english.message()).startsWith("The table has moved on");
        var russian = guest.post(COMMANDS + "?lang=ru", "{\"id\": \"a\", \"do\": \"leave\"}");
        assertThat(russian.message()).startsWith("Игра за столом уже ушла");
        assertThat(guest.get("/api/tables/t1?lang=xx", "Accept-Language", "ru").message())
                .contains("Язык бывает");
    }

    @Test
    void an_illegal_move_names_the_rule_and_the_games_own_reason() throws Exception {
        house.tables.failure = ScriptedTables.illegal();
        var refused = guest.post(COMMANDS, "{\"id\": \"a\", \"do\": \"leave\"}");
        assertThat(refused.code()).isEqualTo("illegal");
        assertThat(refused.json().path("error").path("rule").asText()).isEqualTo("PYR-1.1");
        assertThat(refused.message()).isEqualTo(House.PYRAMID.texts().get(ecumene.engine.Lang.EN, "game.name"));
    }

    @Test
    void our_own_mistake_is_a_number_and_nothing_else() throws Exception {
        house.tables.failure = new IllegalStateException("the seed is 42");
        var refused = guest.post(COMMANDS, "{\"id\": \"a\", \"do\": \"leave\"}");
        assertThat(refused.status()).isEqualTo(500);
        assertThat(refused.code()).isEqualTo("internal");
        assertThat(refused.text()).doesNotContain("42", "IllegalState");
        assertThat(refused.message()).containsPattern("[0-9a-f]{8}");
    }

    @Test
    void an_error_of_the_machine_is_one_too() throws Exception {
        house.tables.breakdown = new StackOverflowError();
        var refused = guest.post(COMMANDS, "{\"id\": \"a\", \"do\": \"leave\"}");
        house.tables.breakdown = null;
        assertThat(refused.status()).isEqualTo(500);
        assertThat(refused.code()).isEqualTo("internal");
    }

    @Test
    void a_database_that_is_away_is_said_to_be() throws Exception {
        house.tables.failure = new Store.Unavailable(new IllegalStateException());
        var refused = guest.post(COMMANDS, "{\"id\": \"a\", \"do\": \"leave\"}");
        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.code()).isEqualTo("cannot-save");
        assertThat(refused.header("Retry-After")).isNotEmpty();
    }

    @Test
    void looking_history_progress_and_record() throws Exception {
        var look = house.visitor().get("/api/tables/t1?lang=ru&invite=abc").json();
        assertThat(look.path("type").asText()).isEqualTo("state");
        assertThat(look.path("chat").get(0).path("text").asText()).isEqualTo("ruabc");
        assertThat(look.has("frame")).isTrue();
        assertThat(look.path("table").path("public").asBoolean()).isTrue();
        assertThat(guest.get("/api/tables/t1/history?from=0&to=10").json().has("frames"))
                .isTrue();
        assertThat(guest.get("/api/tables/t1/history?from=0&to=200").code()).isEqualTo("malformed");
        assertThat(guest.get("/api/tables/t1/history?from=two").message()).contains("\"from\"");
        assertThat(guest.get("/api/tables/t1/progress").text())
                .isEqualTo("{\"points\":[{\"moves\":1,\"turn\":2,\"scores\":[3,4]}]}");
        var record = guest.get("/api/tables/t1/record");
        assertThat(record.header("Content-Type")).startsWith("text/plain");
        assertThat(record.text()).startsWith("ecumene-record");
        assertThat(guest.get("/api/tables/none").status()).isEqualTo(404);
        assertThat(guest.get("/api/hall").json().path("mine")).hasSize(1);
        assertThat(house.visitor().get("/api/hall").json().path("mine")).isEmpty();
    }

    @Test
    void games_cards_rules_boards_and_bots_speak_both_languages() throws Exception {
        var visitor = house.visitor();
        var games = visitor.get("/api/games").json();
        assertThat(games.get(0).path("id").asText()).isEqualTo("pyramid");
        assertThat(games.get(0).path("players").path("max").asInt()).isEqualTo(4);
        assertThat(games.get(0).path("variants").get(0).path("name").asText()).isEqualTo("New World");
        assertThat(visitor.get("/api/games?lang=ru").text()).contains("Новый Мир");
        var cards = visitor.get("/api/games/pyramid/cards").json();
        assertThat(cards).hasSize(House.PYRAMID.cards().size());
        assertThat(cards.get(0).path("data").isObject()).isTrue();
        var chapters = visitor.get("/api/games/pyramid/rules?lang=ru").json().path("chapters");
        assertThat(chapters.get(0).path("rules").get(0).path("id").asText()).startsWith("PYR-");
        assertThat(visitor.get("/api/games/chess/cards").message()).contains("Games: pyramid");
        var board = visitor.get("/api/games/pyramid/ratings").json();
        assertThat(board.get(0).path("level").asText()).isEqualTo("search:1s");
        assertThat(board.get(0).path("name").asText()).isEqualTo("Thinker, 1 s");
        assertThat(board.get(0).path("rank").asInt()).isEqualTo(1);
        assertThat(board.get(1).path("person").asText()).isEqualTo("somebody");
        assertThat(visitor.get("/api/bots?lang=ru").json().get(2).path("name").asText())
                .isEqualTo("Мыслитель, 1 с");
    }
}
