package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.toy.ToyState;
import ecumene.server.store.Rows.Rating;
import ecumene.server.table.TalkingToy;
import ecumene.server.wire.Wire;
import java.io.IOException;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TablesOverHttpTest {
    private static House house;
    private static House.Visitor ann;
    private static House.Visitor bob;
    /** A game of theirs. */
    private static String table;

    @BeforeAll
    static void open() throws Exception {
        house = new House();
        ann = house.guest();
        bob = house.guest();
        table = House.game(ann, bob);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static JsonNode event(String table, int number) throws IOException {
        return Wire.JSON.readTree(house.store.events(table, 0).get(number - 1).body());
    }

    @Test
    void a_table_is_made_as_it_was_wanted() throws Exception {
        var made = ann.post("/api/tables", """
                {"game": "pyramid", "variant": "mixed", "options": {"first": "seat1"}, "seats": ["me", "bot:greedy"],
                 "clock": {"kind": "live", "base": 600, "increment": 10}, "public": false, "title": " Evening ", "start": true}""");
        assertThat(made.json().path("invite").asText()).isNotEmpty();
        var id = made.json().path("table").asText();
        var now = ann.look(id).path("table");
        assertThat(now.path("variant").asText()).isEqualTo("mixed");
        assertThat(now.at("/seats/0/person").asText()).isEqualTo(ann.id);
        assertThat(now.at("/seats/1/level").asText()).isEqualTo("greedy");
        assertThat(now.path("public").asBoolean()).isFalse();
        assertThat(now.path("title").asText()).isEqualTo("Evening");
        assertThat(now.path("status").asText()).isEqualTo("playing");
        assertThat(now.at("/seats/0/clock/left").asLong()).isBetween(500_000L, 600_000L);
        var origin = event(id, 1);
        assertThat(origin.at("/setup/options/first").asText()).isEqualTo("seat1");
        assertThat(origin.at("/clock/increment").asInt()).isEqualTo(10);
        assertThat(origin.path("rated").asBoolean()).isTrue();
        assertThat(origin.path("from").isNull() || origin.path("from").isMissingNode())
                .isTrue();
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
        var newcomer = house.guest();
        var refused = newcomer.post("/api/tables", body);
        assertThat(refused.code()).isEqualTo("malformed");
        assertThat(refused.message()).contains(complaint);
        assertThat(newcomer.get("/api/hall").json().path("mine")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"do\": \"pick\", \"at\": 1, \"keys\": [\"a\"]}                   | needs an \"id\"",
                "{\"id\": \"a b\", \"do\": \"leave\"}                               | needs an \"id\"",
                "{\"id\": \"a\", \"do\": \"fly\"}                                   | \"do\" is one of: always, answer, ask, close",
                "{\"id\": \"a\", \"do\": \"pick\", \"at\": 1}                       | The field \"keys\" is missing",
                "{\"id\": \"a\", \"do\": \"pick\", \"at\": 1, \"keys\": []}         | From 1 to 60 picks",
                "{\"id\": \"a\", \"do\": \"pick\", \"keys\": [\"a\"]}               | The field \"at\"",
                "{\"id\": \"a\", \"do\": \"pick\", \"at\": \"1\", \"keys\": [\"a\"]} | The field \"at\" must be of the type integer",
                "{\"id\": \"a\", \"do\": \"leave\", \"seat\": 1}                    | There is no field \"seat\"",
                "{\"id\": \"a\", \"do\": \"answer\", \"offer\": 1}                  | The field \"yes\"",
                "{\"id\": \"a\", \"do\": \"say\", \"text\": \"  \"}                 | The field \"text\" is missing",
            })
    void a_wrong_command_is_refused_by_the_name_of_what_is_wrong(String body, String complaint) throws Exception {
        long before = ann.look(table).path("seq").asLong();
        var refused = ann.post("/api/tables/" + table + "/commands", body);
        assertThat(refused.code()).isEqualTo("malformed");
        assertThat(refused.message()).contains(complaint);
        assertThat(ann.look(table).path("seq").asLong()).isEqualTo(before);
    }

    /** Sends a command, and says what it was kept as. */
    private static JsonNode done(House.Visitor by, String table, String kind, String command) throws Exception {
        var done = by.run(table, command);
        assertThat(done.status()).as(done.text()).isEqualTo(200);
        int seq = done.json().path("seq").asInt();
        assertThat(house.store.events(table, 0).get(seq - 1).kind()).isEqualTo(kind);
        return event(table, seq);
    }

    @Test
    void every_command_of_the_lobby_does_what_it_says() throws Exception {
        var id = ann.table("me", "open");
        assertThat(done(bob, id, "sat", "\"sit\"").path("person").asText()).isEqualTo(bob.id);
        assertThat(done(bob, id, "left", "\"leave\"").path("seat").asInt()).isOne();
        var seated = done(ann, id, "seated", "\"seat\", \"seat\": 1, \"who\": \"bot:greedy\"");
        assertThat(seated.path("seat").asInt()).isOne();
        assertThat(seated.at("/who/level").asText()).isEqualTo("greedy");
        done(ann, id, "started", "\"start\"");
        var other = ann.table("me", "open");
        assertThat(done(ann, other, "ended", "\"close\"").path("reason").asText())
                .isEqualTo("closed");
    }

    @Test
    void every_command_of_the_game_does_what_it_says() throws Exception {
        var id = House.game(ann, bob);
        var asked = House.asked(id, ann, bob);
        var question = asked.question(id);
        var key = question.at("/options/0/key").asText();
        var picked =
                done(asked, id, "picked", House.Visitor.pick(question.path("at").asLong(), key));
        assertThat(picked.path("key").asText()).isEqualTo(key);
        var undo = asked.run(id, "\"undo\", \"moves\": 0");
        assertThat(undo.status()).as(undo.text()).isEqualTo(200);
        assertThat(house.store.events(id, 0).getLast().kind())
                .as("some first picks show nothing")
                .isIn("undone", "offered");
        assertThat(done(bob, id, "said", "\"say\", \"text\": \"hello\"")
                        .path("text")
                        .asText())
                .isEqualTo("hello");
        done(ann, id, "left", "\"leave\"");
        done(ann, id, "resumed", "\"resume\"");
        assertThat(done(ann, id, "offered", "\"end\"").path("kind").asText()).isEqualTo("end");
        long offer = house.store.events(id, 0).getLast().seq();
        var answered = done(bob, id, "answered", "\"answer\", \"offer\": %d, \"yes\": false".formatted(offer));
        assertThat(answered.path("offer").asLong()).isEqualTo(offer);
        assertThat(answered.path("yes").asBoolean()).isFalse();
        assertThat(done(ann, id, "ended", "\"concede\"").path("reason").asText())
                .isEqualTo("conceded");
        done(bob, id, "rematched", "\"rematch\"");
    }

    @Test
    void strangers_look_but_do_nothing() throws Exception {
        var stranger = house.visitor();
        assertThat(stranger.get("/api/tables/" + table).status()).isEqualTo(200);
        var refused = stranger.run(table, "\"leave\"");
        assertThat(refused.status()).isEqualTo(401);
        assertThat(refused.code()).isEqualTo("unauthorised");
        assertThat(stranger.post("/api/tables", "{}").status()).isEqualTo(401);
    }

    @Test
    void what_a_table_refuses_is_said_in_the_callers_language() throws Exception {
        var asked = House.asked(table, ann, bob);
        var pick = "{\"id\": \"late\", \"do\": %s}".formatted(House.Visitor.pick(1, "anything"));
        var english = asked.post("/api/tables/" + table + "/commands", pick);
        assertThat(english.status()).isEqualTo(409);
        assertThat(english.code()).isEqualTo("outdated");
        assertThat(english.message()).startsWith("The table has moved on");
        var russian = asked.post("/api/tables/" + table + "/commands?lang=ru", pick);
        assertThat(russian.message()).startsWith("Игра за столом уже ушла");
        assertThat(ann.get("/api/tables/" + table + "?lang=xx", "Accept-Language", "ru")
                        .message())
                .contains("Язык бывает");
    }

    @Test
    void an_illegal_move_names_the_rule_and_the_games_own_reason() throws Exception {
        var id = House.game(ann, bob);
        var asked = House.asked(id, ann, bob);
        while (asked.question(id).path("blocked").isEmpty()) {
            asked.pick(id);
            asked = House.asked(id, ann, bob);
        }
        var blocked = asked.question(id).path("blocked").get(0);
        var refused = asked.pick(id, blocked.path("key").asText());
        assertThat(refused.code()).isEqualTo("illegal");
        assertThat(refused.json().at("/error/rule").asText())
                .isEqualTo(blocked.path("rule").asText())
                .startsWith("PYR-");
        var reason = new StringBuilder();
        blocked.path("why")
                .forEach(part -> reason.append(
                        part.isTextual() ? part.asText() : part.path("text").asText()));
        assertThat(refused.message()).isEqualTo(reason.toString());
    }

    /** A table at which the rules themselves fail, for a reason nobody may know. */
    private static House.Reply failing(Supplier<RuntimeException> mistake) throws Exception {
        var broken = new TalkingToy() {
            @Override
            public ToyState deal(Setup setup, Seed seed) {
                throw mistake.get();
            }
        };
        try (var other = new House(broken)) {
            return other.guest().post("/api/tables", """
                    {"game": "toy", "seats": ["me", "bot:random"], "start": true}""");
        }
    }

    @Test
    void our_own_mistake_is_a_number_and_nothing_else() throws Exception {
        var refused = failing(() -> new IllegalStateException("the seed is marzipan"));
        assertThat(refused.status()).isEqualTo(500);
        assertThat(refused.code()).isEqualTo("internal");
        assertThat(refused.text()).doesNotContain("marzipan", "IllegalState");
        assertThat(refused.message()).containsPattern("[0-9a-f]{8}");
    }

    @Test
    void an_error_of_the_machine_is_one_too() throws Exception {
        var refused = failing(() -> {
            throw new StackOverflowError();
        });
        assertThat(refused.status()).isEqualTo(500);
        assertThat(refused.code()).isEqualTo("internal");
    }

    @Test
    void a_database_that_is_away_is_said_to_be() throws Exception {
        try (var other = new House()) {
            var guest = other.guest();
            var id = guest.table("me", "open");
            guest.look(id);
            other.store.close();
            for (var refused :
                    List.of(guest.run(id, "\"leave\""), other.visitor().post("/api/guest", "{}"))) {
                assertThat(refused.status()).isEqualTo(503);
                assertThat(refused.code()).isEqualTo("cannot-save");
                assertThat(refused.header("Retry-After")).isNotEmpty();
            }
        }
    }

    @Test
    void looking_history_progress_and_record() throws Exception {
        var made = ann.post("/api/tables", "{\"game\": \"pyramid\", \"seats\": [\"me\", \"open\"], \"public\": false}")
                .json();
        var address = "/api/tables/" + made.path("table").asText();
        var invite = "?invite=" + made.path("invite").asText();
        assertThat(house.visitor().get(address).status()).isEqualTo(403);
        var look = house.visitor().get(address + invite).json();
        assertThat(look.path("type").asText()).isEqualTo("state");
        assertThat(look.has("frame")).isTrue();
        assertThat(look.at("/table/public").asBoolean()).isFalse();

        var id = House.game(ann, bob);
        House.asked(id, ann, bob).pick(id);
        assertThat(house.visitor().get("/api/tables/" + id + "?lang=ru").text()).contains("Первый игрок");
        assertThat(ann.get("/api/tables/" + id + "/record").code()).isEqualTo("not-now");
        ann.run(id, "\"concede\"");
        assertThat(ann.get("/api/tables/" + id + "/history?from=0&to=10").json().path("frames"))
                .hasSize(2);
        assertThat(ann.get("/api/tables/" + id + "/history?from=0&to=200").code())
                .isEqualTo("malformed");
        assertThat(ann.get("/api/tables/" + id + "/history?from=two").message()).contains("\"from\"");
        var points = ann.get("/api/tables/" + id + "/progress").json().path("points");
        assertThat(points.get(0).path("turn").asInt()).isOne();
        assertThat(points.get(0).path("scores")).hasSize(2);
        var record = ann.get("/api/tables/" + id + "/record");
        assertThat(record.header("Content-Type")).startsWith("text/plain");
        assertThat(record.text()).startsWith("ecumene-record");
        assertThat(ann.get("/api/tables/none").status()).isEqualTo(404);
        assertThat(ann.get("/api/hall").json().path("mine")).isNotEmpty();
        assertThat(house.visitor().get("/api/hall").json().path("mine")).isEmpty();
    }

    @Test
    void games_cards_rules_boards_and_bots_speak_both_languages() throws Exception {
        var visitor = house.visitor();
        var somebody = house.visitor();
        somebody.post("/api/register", "{\"name\": \"Somebody\", \"password\": \"correct horse\"}");
        house.rate(
                new Rating("pyramid", "bot:search:1s", 35, 2, 90, 60), new Rating("pyramid", somebody.id, 25, 3, 9, 3));
        var games = visitor.get("/api/games").json();
        assertThat(games.get(0).path("id").asText()).isEqualTo("pyramid");
        assertThat(games.get(0).path("players").path("max").asInt()).isEqualTo(4);
        assertThat(games.get(0).path("variants").get(0).path("name").asText()).isEqualTo("New World");
        var third = games.get(0).at("/options/0/values/3");
        assertThat(games.get(0).at("/options/0/name").asText()).isEqualTo("Who begins");
        assertThat(third.path("name").asText()).isEqualTo("seat 3");
        assertThat(third.at("/when/mixed").toString()).isEqualTo("[3,4]");
        assertThat(games.get(0).at("/options/0/values/0/when").isMissingNode()).isTrue();
        assertThat(visitor.get("/api/games?lang=ru").text()).contains("Новый Мир");
        var cards = visitor.get("/api/games/pyramid/cards").json();
        assertThat(cards).hasSize(House.PYRAMID.cards().size());
        assertThat(cards.get(0).path("data").isObject()).isTrue();
        var chapters = visitor.get("/api/games/pyramid/rules?lang=ru").json().path("chapters");
        assertThat(chapters.get(0).path("rules").get(0).path("id").asText()).startsWith("PYR-");
        assertThat(visitor.get("/api/games/chess/cards").message()).contains("Games: pyramid");
        var board = visitor.get("/api/games/pyramid/ratings").json();
        assertThat(board.get(0).path("level").asText()).isEqualTo("search:1s");
        assertThat(board.get(0).path("name").asText()).isEqualTo("Owl");
        assertThat(board.get(0).path("rank").asInt()).isEqualTo(1);
        assertThat(board.get(1).path("person").asText()).isEqualTo(somebody.id);
        assertThat(visitor.get("/api/bots?lang=ru").json().get(2).path("name").asText())
                .isEqualTo("Сова");
    }

    @Test
    void a_bot_has_one_name_in_the_hall_at_the_table_and_in_the_log_and_programs_know_it_by_its_level()
            throws Exception {
        var seats =
                "{\"game\": \"pyramid\", \"options\": {\"first\": \"seat1\"}, \"seats\": [\"bot:greedy\", \"me\", \"bot:greedy\"], \"start\": true}";
        var id = ann.post("/api/tables", seats).json().path("table").asText();
        for (var lang : List.of("en", "ru")) {
            var name = lang.equals("en") ? "Beaver" : "Бобёр";
            var look = ann.get("/api/tables/" + id + "?lang=" + lang).json();
            assertThat(look.at("/table/seats/0/name").asText()).isEqualTo(name);
            assertThat(look.at("/table/seats/2/name").asText()).isEqualTo(name + " 2");
            assertThat(look.at("/table/seats/2/level").asText()).isEqualTo("greedy");
            assertThat(look.path("log").toString()).contains(name).doesNotContain("\"text\":\"greedy");
            assertThat(ann.get("/api/hall?lang=" + lang).text()).contains("\"" + name + " 2\"");
            var history = ann.get("/api/tables/" + id + "/history?to=0&lang=" + lang);
            assertThat(history.text()).doesNotContain("\"text\":\"greedy");
        }
    }

    @Test
    void keys_that_are_not_looked_at_are_answered_with_the_same_words_whatever_they_say() throws Exception {
        var rests = new TreeSet<String>();
        try (var house = new House()) {
            for (var behind : List.of("nonsense", "", "pass", "bonus barter")) {
                var ann = house.guest();
                var bob = house.guest();
                var table = House.game(ann, bob);
                var asked = House.asked(table, ann, bob);
                var question = asked.question(table);
                var key = question.at("/options/0/key").asText();
                var body = "{\"id\": \"same\", \"do\": \"pick\", \"at\": %d, \"keys\": [\"%s\", \"%s\"]}"
                        .formatted(question.path("at").asLong(), key, behind);
                var answer = asked.post("/api/tables/" + table + "/commands", body);
                if (answer.status() == 200) {
                    rests.add(answer.json().path("rest").toString());
                    assertThat(asked.post("/api/tables/" + table + "/commands", body)
                                    .text())
                            .as("sent again")
                            .isEqualTo(answer.text());
                    var phone = asked.call("/api/tables/" + table + "/live");
                    phone.say(body);
                    assertThat(phone.answer("same").path("rest"))
                            .isEqualTo(answer.json().path("rest"));
                }
            }
        }
        assertThat(rests)
                .singleElement()
                .satisfies(
                        rest -> assertThat(rest)
                                .isEqualTo(
                                        "{\"code\":\"outdated\",\"message\":\"The table has moved on. Look at it again and choose anew.\",\"keys\":1}"));
    }
}
