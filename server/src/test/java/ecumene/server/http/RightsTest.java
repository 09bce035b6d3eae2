package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.people.Credential;
import ecumene.server.testing.PrivatePostgres;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A line lasts as long as the rights by which it was opened, whichever node ended them. */
class RightsTest {
    private static final String PASSWORD = "correct horse battery";

    private static int number;

    private static String sheet(String name, String password) {
        return "{\"name\": \"%s\", \"password\": \"%s\"}".formatted(name, password);
    }

    private static String name() {
        number++;
        return "Rhea " + number;
    }

    /** Somebody with an account, logged in. */
    private static House.Visitor account(House house, String name) throws Exception {
        var visitor = house.visitor();
        var made = visitor.post("/api/register", sheet(name, PASSWORD));
        assertThat(made.status()).as(made.text()).isEqualTo(200);
        return visitor;
    }

    private static House.Visitor again(House house, String name) throws Exception {
        var visitor = house.visitor();
        assertThat(visitor.post("/api/login", sheet(name, PASSWORD)).status()).isEqualTo(200);
        return visitor;
    }

    private static String live(String table) {
        return "/api/tables/" + table + "/live";
    }

    /** A line at a table that has been heard from. */
    private static House.Phone watch(House.Visitor visitor, String table, String... headers) throws Exception {
        var phone = visitor.call(live(table), headers);
        phone.hear("state");
        return phone;
    }

    private static void works(House.Phone phone, String id) throws Exception {
        phone.say("{\"id\": \"%s\", \"do\": \"say\", \"text\": \"still here\"}".formatted(id));
        assertThat(phone.answer(id).path("type").asText()).isEqualTo("done");
    }

    private static void hungUp(House.Phone phone) throws Exception {
        assertThat(phone.status()).isEqualTo(Line.RIGHTS_ENDED);
    }

    @Test
    void logging_out_hangs_up_the_lines_of_that_session_alone() throws Exception {
        try (var house = new House()) {
            var name = name();
            var here = account(house, name);
            var there = again(house, name);
            var table = here.table("me", "open");
            var ending = watch(here, table);
            var hall = here.call("/api/live");
            hall.say("{}");
            hall.hear("pong");
            var lasting = watch(there, table);
            here.post("/api/logout", "");
            hungUp(ending);
            hungUp(hall);
            works(lasting, "l1");
        }
    }

    @Test
    void logging_in_anew_hangs_up_the_lines_of_the_session_it_replaces() throws Exception {
        try (var house = new House()) {
            var name = name();
            var here = account(house, name);
            var line = watch(here, here.table("me", "open"));
            here.post("/api/login", sheet(name, PASSWORD));
            hungUp(line);
        }
    }

    @Test
    void a_guest_who_becomes_an_account_calls_anew() throws Exception {
        try (var house = new House()) {
            var guest = house.guest();
            var line = watch(guest, guest.table("me", "open"));
            guest.post("/api/register", sheet(name(), PASSWORD));
            hungUp(line);
        }
    }

    @Test
    void a_deleted_token_takes_its_lines_along_and_no_others() throws Exception {
        try (var house = new House()) {
            var owner = account(house, name());
            var table = owner.table("me", "open");
            var gone = owner.post("/api/me/tokens", "{\"name\": \"gone\"}").json();
            var kept = owner.post("/api/me/tokens", "{\"name\": \"kept\"}").json();
            var bot = house.visitor();
            var ending = watch(
                    bot, table, "Authorization", "Bearer " + gone.path("token").asText());
            var lasting = watch(
                    bot, table, "Authorization", "Bearer " + kept.path("token").asText());
            var own = watch(owner, table);
            works(ending, "t1");
            owner.send("DELETE", "/api/me/tokens/" + gone.path("id").asText(), Optional.empty());
            hungUp(ending);
            works(lasting, "t2");
            works(own, "t3");
        }
    }

    @Test
    void another_password_hangs_up_every_other_session() throws Exception {
        try (var house = new House()) {
            var name = name();
            var here = account(house, name);
            var there = again(house, name);
            var table = here.table("me", "open");
            var own = watch(here, table);
            var ending = watch(there, table);
            here.post("/api/me/password", "{\"old\": \"%s\", \"new\": \"another %s\"}".formatted(PASSWORD, PASSWORD));
            hungUp(ending);
            works(own, "p1");
        }
    }

    @Test
    void a_deleted_account_hears_and_says_no_more() throws Exception {
        try (var house = new House()) {
            var owner = account(house, name());
            var token = owner.post("/api/me/tokens", "{\"name\": \"bot\"}").json();
            var table = house.guest().table("me", "open");
            var one = watch(owner, table);
            var other = watch(
                    house.visitor(),
                    table,
                    "Authorization",
                    "Bearer " + token.path("token").asText());
            var gone = owner.send("DELETE", "/api/me", Optional.of("{\"password\": \"%s\"}".formatted(PASSWORD)));
            assertThat(gone.status()).isEqualTo(200);
            hungUp(one);
            hungUp(other);
        }
    }

    @Test
    void whoever_was_hung_up_on_is_not_there_any_more() throws Exception {
        try (var house = new House()) {
            var owner = account(house, name());
            var table = owner.table("me", "open");
            var other = house.guest();
            watch(owner, table);
            House.await(() -> other.look(table).at("/table/seats/0/online").asBoolean());
            var cookie = owner.cookie;
            owner.post("/api/logout", "");
            House.await(() -> !other.look(table).at("/table/seats/0/online").asBoolean());
            var late = house.visitor();
            late.cookie = cookie;
            var stranger = watch(late, table);
            stranger.say("{\"id\": \"o1\", \"do\": \"leave\"}");
            assertThat(stranger.answer("o1").at("/error/code").asText()).isEqualTo("unauthorised");
        }
    }

    /** The store is told behind the server's back, as by another node. */
    @Test
    void an_order_is_judged_by_the_rights_of_now() throws Exception {
        try (var house = new House()) {
            var owner = account(house, name());
            var other = house.guest();
            var table = owner.table("me", "open");
            var line = watch(owner, table);
            works(line, "j1");
            house.store.removeSessions(owner.id, "");
            hungUp(line);
            long seq = other.look(table).path("seq").asLong();
            var _ = line.socket.sendText("{\"id\": \"j2\", \"do\": \"leave\"}", true);
            var late = owner.run(table, "\"leave\"");
            assertThat(late.code()).isEqualTo("unauthorised");
            assertThat(other.look(table).path("seq").asLong()).isEqualTo(seq);
        }
    }

    @Test
    void what_ends_on_one_node_is_hung_up_on_the_other() throws Exception {
        var database = PrivatePostgres.shared().createDatabase();
        try (var one = new House(database);
                var two = new House(database)) {
            var name = name();
            var here = account(one, name);
            var table = here.table("me", "open");
            var token = here.post("/api/me/tokens", "{\"name\": \"bot\"}").json();
            var bearer = "Bearer " + token.path("token").asText();
            var there = two.visitor();
            there.cookie = here.cookie;
            var loggedOut = watch(there, table);
            var byToken = watch(two.visitor(), table, "Authorization", bearer);
            works(byToken, "n1");
            here.send("DELETE", "/api/me/tokens/" + token.path("id").asText(), Optional.empty());
            hungUp(byToken);
            works(loggedOut, "n2");
            here.post("/api/logout", "");
            hungUp(loggedOut);
            var before = again(one, name);
            var changed = again(two, name);
            var other = watch(changed, table);
            before.post("/api/me/password", "{\"old\": \"%s\", \"new\": \"another %s\"}".formatted(PASSWORD, PASSWORD));
            hungUp(other);
            there.cookie = before.cookie;
            var deleted = watch(there, table);
            before.send("DELETE", "/api/me", Optional.of("{\"password\": \"another %s\"}".formatted(PASSWORD)));
            hungUp(deleted);
        }
    }

    @Test
    void a_session_that_runs_out_is_hung_up() throws Exception {
        try (var house = new House()) {
            var owner = account(house, name());
            var hash = Credential.session(owner.cookie).hash();
            var line = watch(owner, owner.table("me", "open"));
            house.store.addSession(hash, owner.id, house.store.now() - 1);
            hungUp(line);
        }
    }
}
