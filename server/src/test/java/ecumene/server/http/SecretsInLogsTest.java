package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.toy.ToyState;
import ecumene.server.table.TalkingToy;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Whatever happens, nothing that opens a door is written down. */
class SecretsInLogsTest {
    @Test
    void the_log_has_no_secrets() throws Exception {
        var root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        var before = root.getLevel();
        var kept = new ListAppender<ILoggingEvent>();
        kept.start();
        root.setLevel(Level.INFO);
        root.addAppender(kept);
        String token;
        String cookie;
        var failing = new TalkingToy() {
            @Override
            public ToyState deal(Setup setup, Seed seed) {
                throw new IllegalStateException("a mistake of ours");
            }
        };
        try (var house = new House(failing)) {
            var guest = house.guest();
            guest.post("/api/register", "{\"name\": \"Logged Ann\", \"password\": \"correct horse\"}");
            token = guest.post("/api/me/tokens", "{\"name\": \"bot\"}")
                    .json()
                    .path("token")
                    .asText();
            cookie = guest.cookie;
            guest.post("/api/login", "{\"name\": \"Logged Ann\", \"password\": \"wrong horse\"}");
            guest.post("/api/login", "{\"name\": \"Logged Ann\", \"password\": \"broken horse");
            var table = guest.table("me", "open");
            guest.get("/api/tables/" + table + "?invite=open-sesame");
            guest.get("/api/me", "Authorization", "Bearer " + token);
            var phone = house.visitor().call("/api/tables/" + table + "/live?token=" + token + "&invite=open-sesame");
            phone.hear();
            phone.say("{\"id\": \"c1\", \"do\": \"say\", \"text\": \"whispered words\"}");
            phone.hear("done");
            guest.post("/api/tables?invite=open-sesame", """
                    {"game": "toy", "seats": ["me", "bot:random"], "title": "whispered words", "start": true}""");
        } finally {
            root.detachAppender(kept);
            root.setLevel(before);
        }
        var log = kept.list.stream()
                .map(event -> event.getFormattedMessage()
                        + (event.getThrowableProxy() == null
                                ? ""
                                : ThrowableProxyUtil.asString(event.getThrowableProxy())))
                .collect(Collectors.joining("\n"));
        assertThat(log).contains("POST /api/register 200", "GET /api/tables/{id} 200", "a mistake of ours", "mistake ");
        assertThat(log).doesNotContain(token, cookie, "horse", "open-sesame", "whispered", "argon2");
    }
}
