package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The figures say how many people play and what goes wrong: they are for those who run the server. */
class MetricsTest {
    private static final String TOKEN = "sixteen-letters-or-more";

    @Test
    void without_a_token_they_are_for_this_machine_alone_and_not_through_a_proxy_on_it() throws Exception {
        try (var house = new House()) {
            var visitor = house.visitor();
            assertThat(visitor.get("/metrics").text()).contains("ecumene_store_up 1.0");
            for (var header : new String[] {"X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "X-Real-IP", "Via"}) {
                var refused = visitor.get("/metrics", header, "203.0.113.7");
                assertThat(refused.status()).isEqualTo(403);
                assertThat(refused.text()).doesNotContain("ecumene_");
            }
        }
    }

    @Test
    void a_token_opens_them_from_anywhere_and_nothing_else_does() throws Exception {
        try (var house = new House(House.measured(TOKEN))) {
            var visitor = house.visitor();
            assertThat(visitor.get("/metrics").status()).isEqualTo(403);
            assertThat(visitor.get("/metrics", "Authorization", "Bearer " + TOKEN + "x")
                            .status())
                    .isEqualTo(403);
            var through = visitor.get("/metrics", "Authorization", "Bearer " + TOKEN, "X-Forwarded-For", "203.0.113.7");
            assertThat(through.status()).isEqualTo(200);
            assertThat(through.text()).contains("ecumene_store_up");
        }
    }
}
