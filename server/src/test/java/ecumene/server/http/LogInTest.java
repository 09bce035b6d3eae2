package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Who may try a password, and how often, behind a proxy that says from where. */
class LogInTest {
    private static final String PASSWORD = "a correct horse";
    private static final String FROM = "X-Forwarded-For";

    private static String sheet(String name, String password) {
        return "{\"name\": \"%s\", \"password\": \"%s\"}".formatted(name, password);
    }

    private static House.Visitor owner(House house) throws Exception {
        var owner = house.visitor();
        var made = owner.post("/api/register", sheet("Philippa", PASSWORD), FROM, "10.0.0.1");
        assertThat(made.status()).as(made.text()).isEqualTo(200);
        return owner;
    }

    private static House.Reply attempt(House house, String name, String password, String from) throws Exception {
        return house.visitor().post("/api/login", sheet(name, password), FROM, from);
    }

    @Test
    void what_is_no_name_and_no_password_is_refused_before_it_is_counted() throws Exception {
        try (var house = new House(House.limited(true))) {
            owner(house);
            for (int i = 0; i < 30; i++) {
                assertThat(attempt(house, i + "x".repeat(60_000), PASSWORD, "10.0.0.2")
                                .status())
                        .isEqualTo(400);
                assertThat(attempt(house, "Philippa", "x".repeat(1000), "10.0.0.2")
                                .status())
                        .isEqualTo(400);
            }
            assertThat(attempt(house, "Philippa", PASSWORD, "10.0.0.2").status())
                    .isEqualTo(200);
        }
    }

    @Test
    void one_name_is_counted_as_one_however_it_is_typed() throws Exception {
        try (var house = new House(House.limited(true))) {
            owner(house);
            int looked = 0;
            for (var typed : List.of(
                    "Philippa",
                    " philippa",
                    "PHILIPPA  ",
                    "\\u00a0Philippa",
                    "\\uff30hilippa",
                    "Philippa\\u2003",
                    "pHilippa",
                    " Philippa ")) {
                looked += attempt(house, typed, "wrong horse", "10.0.0.3").status() == 403 ? 1 : 0;
            }
            assertThat(looked).isEqualTo(5);
            assertThat(attempt(house, "Philippa", "wrong horse", "10.0.0.3").message())
                    .contains("this name");
        }
    }

    @Test
    void wrong_tries_from_elsewhere_lock_nobody_out() throws Exception {
        try (var house = new House(House.limited(true))) {
            var owner = owner(house);
            for (int i = 0; i < 60; i++) {
                attempt(house, "Philippa", "wrong horse", "10.1.0." + i % 20);
            }
            assertThat(attempt(house, "Philippa", PASSWORD, "10.0.0.9").status())
                    .as("a new browser at an address of its own")
                    .isEqualTo(200);
            owner.cookie = "";
            assertThat(owner.post("/api/login", sheet("Philippa", PASSWORD), FROM, "10.1.0.1")
                            .status())
                    .as("a known browser, even at the address of the attacker")
                    .isEqualTo(200);
            assertThat(attempt(house, "Philippa", PASSWORD, "10.1.0.1").status())
                    .as("an unknown one waits there, as it is told")
                    .isEqualTo(429);
        }
    }

    @Test
    void a_known_browser_has_a_limit_of_its_own_and_forgets_with_the_password() throws Exception {
        try (var house = new House(House.limited(true))) {
            var owner = owner(house);
            for (int i = 0; i < 10; i++) {
                assertThat(owner.post("/api/login", sheet("Philippa", "wrong horse"), FROM, "10.0.0.1")
                                .status())
                        .isEqualTo(403);
            }
            assertThat(owner.post("/api/login", sheet("Philippa", "wrong horse"), FROM, "10.0.0.1")
                            .status())
                    .isEqualTo(429);
            var old = owner.device;
            owner.post(
                    "/api/me/password",
                    "{\"old\": \"%s\", \"new\": \"an other horse\"}".formatted(PASSWORD),
                    FROM,
                    "10.0.0.1");
            assertThat(owner.device).isNotEqualTo(old);
            var thief = house.visitor();
            thief.device = old;
            int looked = 0;
            for (int i = 0; i < 10; i++) {
                looked += thief.post("/api/login", sheet("Philippa", "wrong horse"), FROM, "10.0.0.7")
                                        .status()
                                == 403
                        ? 1
                        : 0;
            }
            assertThat(looked).as("counted as a stranger").isEqualTo(5);
        }
    }

    @Test
    void the_mark_of_a_browser_is_for_one_account_and_cannot_be_made_up() throws Exception {
        try (var house = new House(House.limited(true))) {
            owner(house);
            var other = house.visitor();
            other.post("/api/register", sheet("Mallory", PASSWORD), FROM, "10.0.0.5");
            for (var device :
                    List.of(other.device, "a".repeat(22) + "." + "b".repeat(22), "nonsense", "x".repeat(5000))) {
                var forger = house.visitor();
                forger.device = device;
                int looked = 0;
                for (int i = 0; i < 8; i++) {
                    looked += forger.post(
                                                    "/api/login",
                                                    sheet("Philippa", "wrong horse"),
                                                    FROM,
                                                    "10.3.0." + device.length())
                                            .status()
                                    == 403
                            ? 1
                            : 0;
                }
                assertThat(looked).isLessThanOrEqualTo(5);
            }
        }
    }
}
