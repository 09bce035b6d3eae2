package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.store.Rows.Rating;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PeopleOverHttpTest {
    private static House house;
    private static int number;

    @BeforeAll
    static void open() {
        house = new House();
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static String fresh() {
        number++;
        return "Ann " + number;
    }

    private static String sheet(String name, String password) {
        return "{\"name\": \"%s\", \"password\": \"%s\"}".formatted(name, password);
    }

    @Test
    void a_stranger_is_nobody() throws Exception {
        var me = house.visitor().get("/api/me");
        assertThat(me.status()).isEqualTo(200);
        assertThat(me.json().has("person")).isTrue();
        assertThat(me.json().path("person").isNull()).isTrue();
    }

    @Test
    void one_click_makes_a_guest_with_a_name_in_the_language_of_the_visitor() throws Exception {
        var visitor = house.visitor();
        var made = visitor.post("/api/guest", "{}", "Accept-Language", "ru-RU,ru;q=0.9,en;q=0.8");
        assertThat(made.json().path("person").path("name").asText()).matches("Гость из \\p{L}+ \\d+");
        assertThat(made.json().path("person").path("guest").asBoolean()).isTrue();
        assertThat(visitor.get("/api/me").json().path("person").path("id").asText())
                .isEqualTo(visitor.id);
        assertThat(house.guest().get("/api/me").text()).contains("Guest from ");
    }

    @Test
    void a_second_click_makes_no_second_guest() throws Exception {
        var guest = house.guest();
        var first = guest.id;
        guest.post("/api/guest", "{}");
        assertThat(guest.id).isEqualTo(first);
    }

    @Test
    void the_cookie_is_out_of_reach_of_scripts_and_other_sites() throws Exception {
        var set = house.visitor().post("/api/guest", "{}").header("Set-Cookie");
        assertThat(set)
                .contains("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000")
                .doesNotContain("Secure");
    }

    @Test
    void a_claimed_guest_keeps_the_id_and_gets_a_new_secret() throws Exception {
        var guest = house.guest();
        var id = guest.id;
        var old = guest.cookie;
        var account = guest.post("/api/register", sheet(fresh(), "correct horse"));
        assertThat(account.json().path("person").path("id").asText()).isEqualTo(id);
        assertThat(account.json().path("person").path("guest").asBoolean()).isFalse();
        assertThat(guest.cookie).isNotEqualTo(old);
        guest.cookie = old;
        assertThat(guest.get("/api/me").json().path("person").isNull()).isTrue();
    }

    @Test
    void nothing_secret_is_stored_as_it_is() throws Exception {
        var guest = house.guest();
        guest.post("/api/register", sheet(fresh(), "correct horse"));
        var token = guest.post("/api/me/tokens", "{\"name\": \"bot\"}")
                .json()
                .path("token")
                .asText();
        assertThat(house.store.account(guest.id).orElseThrow().password())
                .startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
        assertThat(house.kept()).contains(guest.id).doesNotContain(guest.cookie, token, "correct horse");
    }

    @Test
    void names_are_taken_whatever_their_case() throws Exception {
        var name = fresh();
        house.visitor().post("/api/register", sheet(name, "correct horse"));
        var second = house.visitor()
                .post("/api/register", sheet(" " + name.toUpperCase(java.util.Locale.ROOT) + "  ", "correct horse"));
        assertThat(second.status()).isEqualTo(409);
        assertThat(second.code()).isEqualTo("name-taken");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A                               | correct horse | A name has from 2 to 24",
                "Annannannannannannannanna       | correct horse | A name has from 2 to 24",
                "Ann<b>                          | correct horse | A name is made of letters",
                "...                             | correct horse | A name is made of letters",
                "Ann\\u202eA                     | correct horse | A name is made of letters",
                "Bert                            | short         | A password has from 8 to 200",
            })
    void names_and_passwords_have_a_form(String name, String password, String complaint) throws Exception {
        var refused = house.visitor().post("/api/register", sheet(name, password));
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.message()).contains(complaint);
    }

    @Test
    void a_name_written_in_two_ways_is_one_name() throws Exception {
        assertThat(house.visitor()
                        .post("/api/register", sheet("Zo\\u00eb", "correct horse"))
                        .status())
                .isEqualTo(200);
        assertThat(house.visitor()
                        .post("/api/register", sheet("Zoe\\u0308", "correct horse"))
                        .code())
                .isEqualTo("name-taken");
    }

    @Test
    void log_in_and_out() throws Exception {
        var name = fresh();
        house.visitor().post("/api/register", sheet(name, "correct horse"));
        var visitor = house.visitor();
        var wrong = visitor.post("/api/login", sheet(name, "wrong horse"));
        assertThat(wrong.status()).isEqualTo(403);
        assertThat(wrong.code()).isEqualTo("wrong-password");
        var nobody = visitor.post("/api/login", sheet("Nobody at all", "wrong horse"));
        assertThat(nobody.text()).isEqualTo(wrong.text());
        assertThat(visitor.post("/api/login", sheet(name, "correct horse")).status())
                .isEqualTo(200);
        var cookie = visitor.cookie;
        assertThat(visitor.get("/api/me").text()).contains(name);
        assertThat(visitor.post("/api/logout", "").status()).isEqualTo(200);
        visitor.cookie = cookie;
        assertThat(visitor.get("/api/me").json().path("person").isNull()).isTrue();
    }

    @Test
    void a_changed_password_ends_the_other_sessions() throws Exception {
        var name = fresh();
        var here = house.visitor();
        here.post("/api/register", sheet(name, "correct horse"));
        var there = house.visitor();
        there.post("/api/login", sheet(name, "correct horse"));
        var wrong = here.post("/api/me/password", "{\"old\": \"no horse at all\", \"new\": \"battery staple\"}");
        assertThat(wrong.code()).isEqualTo("wrong-password");
        assertThat(there.get("/api/me").text()).contains(name);
        var right = here.post("/api/me/password", "{\"old\": \"correct horse\", \"new\": \"battery staple\"}");
        assertThat(right.status()).isEqualTo(200);
        assertThat(here.get("/api/me").text()).contains(name);
        assertThat(there.get("/api/me").json().path("person").isNull()).isTrue();
        assertThat(there.post("/api/login", sheet(name, "battery staple")).status())
                .isEqualTo(200);
    }

    @Test
    void name_language_and_theme_can_be_changed() throws Exception {
        var guest = house.guest();
        var name = fresh();
        var changed = guest.send(
                "PATCH",
                "/api/me",
                Optional.of("{\"name\": \"%s\", \"lang\": \"ru\", \"theme\": \"dark\"}".formatted(name)));
        var person = changed.json().path("person");
        assertThat(person.path("name").asText()).isEqualTo(name);
        assertThat(person.path("lang").asText()).isEqualTo("ru");
        assertThat(guest.get("/api/me").json().path("person").path("theme").asText())
                .isEqualTo("dark");
        assertThat(guest.send("PATCH", "/api/me", Optional.of("{\"theme\": \"pink\"}"))
                        .status())
                .isEqualTo(400);
    }

    @Test
    void a_deleted_account_leaves_the_tables_and_can_do_nothing() throws Exception {
        var name = fresh();
        var visitor = house.visitor();
        visitor.post("/api/register", sheet(name, "correct horse"));
        var cookie = visitor.cookie;
        var other = house.guest();
        var table = House.game(visitor, other);
        assertThat(visitor.send("DELETE", "/api/me", Optional.of("{\"password\": \"wrong horse\"}"))
                        .code())
                .isEqualTo("wrong-password");
        assertThat(other.look(table).at("/table/seats/0/name").asText()).isEqualTo(name);
        assertThat(visitor.send("DELETE", "/api/me", Optional.of("{\"password\": \"correct horse\"}"))
                        .status())
                .isEqualTo(200);
        var seat = other.look(table).at("/table/seats/0");
        assertThat(seat.path("name").asText()).isEqualTo("—");
        assertThat(seat.path("played").asText()).isEqualTo("greedy");
        visitor.cookie = cookie;
        assertThat(visitor.get("/api/me").json().path("person").isNull()).isTrue();
        assertThat(house.visitor().get("/api/people/" + visitor.id).status()).isEqualTo(404);
        assertThat(house.visitor()
                        .post("/api/register", sheet(name, "correct horse"))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void a_token_opens_the_door_until_it_is_deleted() throws Exception {
        var guest = house.guest();
        var made = guest.post("/api/me/tokens", "{\"name\": \"my bot\"}").json();
        var bearer = "Bearer " + made.path("token").asText();
        var bot = house.visitor();
        assertThat(bot.get("/api/me", "Authorization", bearer).text()).contains(guest.id);
        assertThat(guest.get("/api/me/tokens").text())
                .contains("my bot")
                .doesNotContain(made.path("token").asText());
        assertThat(guest.send("DELETE", "/api/me/tokens/" + made.path("id").asText(), Optional.empty())
                        .status())
                .isEqualTo(200);
        var refused = bot.get("/api/me", "Authorization", bearer);
        assertThat(refused.status()).isEqualTo(401);
        assertThat(guest.send("DELETE", "/api/me/tokens/none", Optional.empty()).status())
                .isEqualTo(404);
    }

    @Test
    void a_token_does_what_it_was_made_for_and_never_touches_the_account() throws Exception {
        var guest = house.guest();
        var table = guest.table("me", "open");
        var bot = house.visitor();
        var reading = token(guest, "\"scope\": \"read\", \"days\": 30");
        var playing = token(guest, "\"scope\": \"play\", \"days\": 0");
        var say = "{\"id\": \"say-1\", \"do\": \"say\", \"text\": \"hello\"}";

        for (var token : java.util.List.of(reading, playing)) {
            assertThat(bot.get("/api/tables/" + table, "Authorization", token).status())
                    .isEqualTo(200);
            assertThat(bot.post("/api/me/tokens", "{\"name\": \"more\"}", "Authorization", token)
                            .code())
                    .isEqualTo("forbidden");
            assertThat(bot.post("/api/me/password", "{\"old\": \"a\", \"new\": \"b\"}", "Authorization", token)
                            .code())
                    .isEqualTo("forbidden");
            assertThat(bot.send("PATCH", "/api/me", Optional.of("{\"name\": \"Robbed\"}"), "Authorization", token)
                            .code())
                    .isEqualTo("forbidden");
            assertThat(bot.send("DELETE", "/api/me", Optional.empty(), "Authorization", token)
                            .code())
                    .isEqualTo("forbidden");
        }
        assertThat(bot.post("/api/tables/" + table + "/commands", say, "Authorization", reading)
                        .code())
                .isEqualTo("forbidden");
        assertThat(bot.post("/api/tables/" + table + "/commands", say, "Authorization", playing)
                        .status())
                .isEqualTo(200);
        var list = guest.get("/api/me/tokens").json();
        assertThat(list.get(0).path("scope").asText()).isEqualTo("read");
        assertThat(list.get(0).path("expires").asLong()
                        - list.get(0).path("created").asLong())
                .isEqualTo(30L * 24 * 3600 * 1000);
        assertThat(list.get(1).has("expires")).isFalse();
        assertThat(guest.post("/api/me/tokens", "{\"name\": \"a\", \"scope\": \"all\"}")
                        .status())
                .isEqualTo(400);
        assertThat(guest.post("/api/me/tokens", "{\"name\": \"a\", \"days\": 7}")
                        .status())
                .isEqualTo(400);
    }

    private static String token(House.Visitor owner, String more) throws Exception {
        return "Bearer "
                + owner.post("/api/me/tokens", "{\"name\": \"a bot\", %s}".formatted(more))
                        .json()
                        .path("token")
                        .asText();
    }

    @Test
    void a_changed_password_ends_the_tokens_if_the_person_wishes() throws Exception {
        var visitor = house.visitor();
        visitor.post("/api/register", sheet(fresh(), "correct horse"));
        var bearer = token(visitor, "\"days\": 90");
        visitor.post("/api/me/password", "{\"old\": \"correct horse\", \"new\": \"battery staple\"}");
        assertThat(house.visitor().get("/api/me", "Authorization", bearer).status())
                .isEqualTo(200);
        visitor.post("/api/me/password", "{\"old\": \"battery staple\", \"new\": \"correct horse\", \"tokens\": true}");
        assertThat(house.visitor().get("/api/me", "Authorization", bearer).status())
                .isEqualTo(401);
        assertThat(visitor.get("/api/me/tokens").json()).isEmpty();
    }

    @Test
    void my_data_comes_as_a_file_without_secrets() throws Exception {
        var guest = house.guest();
        guest.post("/api/register", sheet(fresh(), "correct horse"));
        var token = guest.post("/api/me/tokens", "{\"name\": \"bot\"}")
                .json()
                .path("token")
                .asText();
        guest.run(guest.table("me", "open"), "\"say\", \"text\": \"at my table\"");
        guest.run(house.guest().table("me", "open"), "\"say\", \"text\": \"as a spectator\"");
        var data = guest.get("/api/me/data");
        assertThat(data.json().path("chat"))
                .extracting(said -> said.path("text").asText())
                .containsExactly("at my table", "as a spectator");
        assertThat(data.header("Content-Disposition")).contains("attachment", guest.id);
        assertThat(data.text()).contains(guest.id, "\"tokens\"", "\"ratings\"", "\"tables\"", "\"chat\"");
        assertThat(data.text()).doesNotContain("argon2", token, guest.cookie);
    }

    @Test
    void a_profile_shows_ratings_and_tables_but_no_preferences() throws Exception {
        var guest = house.guest();
        guest.send("PATCH", "/api/me", Optional.of("{\"theme\": \"dark\"}"));
        house.rate(new Rating("pyramid", guest.id, 30, 5, 7, 4));
        var other = house.guest();
        var table = House.game(guest, other);
        House.asked(table, guest, other).pick(table);
        guest.run(table, "\"concede\"");
        var profile = house.visitor().get("/api/people/" + guest.id).json();
        assertThat(profile.path("person").has("theme")).isFalse();
        assertThat(profile.path("ratings").get(0).path("rating").asInt()).isEqualTo(1600);
        assertThat(profile.path("tables").get(0).path("id").asText()).isEqualTo(table);
    }

    @Test
    void forged_secrets_make_a_stranger() throws Exception {
        var visitor = house.visitor();
        for (var forged : new String[] {"x", "a".repeat(43), "a".repeat(4000), "../../etc"}) {
            visitor.cookie = forged;
            assertThat(visitor.get("/api/me").json().path("person").isNull()).isTrue();
            assertThat(visitor.get("/api/me/tokens").status()).isEqualTo(401);
        }
        assertThat(house.visitor()
                        .get("/api/me", "Authorization", "Bearer nonsense")
                        .status())
                .isEqualTo(401);
    }

    @Test
    void a_forged_cookie_does_not_spoil_another_that_comes_over_the_same_connection() throws Exception {
        for (int i = 0; i < 20; i++) {
            var guest = house.guest();
            var start = guest.cookie.substring(0, 1);
            var forger = house.visitor();
            forger.cookie = start.equals(start.toLowerCase(Locale.ROOT))
                    ? start.toUpperCase(Locale.ROOT)
                    : start.toLowerCase(Locale.ROOT);
            forger.get("/api/me");
            assertThat(guest.get("/api/me").text()).contains(guest.id);
        }
    }
}
