package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PagesTest {
    @Test
    void the_page_is_asked_for_again_and_its_parts_never() throws Exception {
        try (var house = new House()) {
            var visitor = house.visitor();
            for (var path : new String[] {"/", "/table/t1", "/a/b/c"}) {
                var page = visitor.get(path);
                assertThat(page.status()).as(path).isEqualTo(200);
                assertThat(page.text()).contains("<title>page</title>");
                assertThat(page.header("Cache-Control")).isEqualTo("no-cache");
                assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=utf-8");
            }
            var part = visitor.get("/assets/app-1a2b.js");
            assertThat(part.text()).contains("long enough");
            assertThat(part.header("Cache-Control")).contains("immutable", "max-age=31536000");
            assertThat(part.header("Content-Type")).startsWith("text/javascript");
        }
    }

    @Test
    void packed_files_go_to_those_who_can_read_them() throws Exception {
        try (var house = new House()) {
            var visitor = house.visitor();
            var brotli = visitor.get("/assets/app-1a2b.js", "Accept-Encoding", "gzip, deflate, br");
            assertThat(brotli.text()).isEqualTo("BR");
            assertThat(brotli.header("Content-Encoding")).isEqualTo("br");
            assertThat(brotli.header("Vary")).contains("Accept-Encoding");
            var gzip = visitor.get("/assets/app-1a2b.js", "Accept-Encoding", "gzip");
            assertThat(gzip.text()).isEqualTo("GZ");
            assertThat(visitor.get("/assets/app-1a2b.js").text()).contains("long enough");
        }
    }

    @Test
    void nothing_outside_the_page_is_served() throws Exception {
        try (var house = new House()) {
            for (var path : new String[] {
                "/none.js",
                "/assets/../../logback-test.xml",
                "/..%2flogback-test.xml",
                "/%2e%2e/logback-test.xml",
                "/assets/.hidden",
                "//logback-test.xml",
                "/assets/app-1a2b.js%00.png"
            }) {
                var answer = house.visitor().get(path);
                assertThat(answer.status()).as(path).isIn(400, 404);
                assertThat(answer.text()).doesNotContain("configuration");
            }
        }
    }

    @Test
    void without_a_built_page_it_says_so_in_both_languages() throws Exception {
        try (var house = new House(House.limited(false), "/no-web")) {
            var page = house.visitor().get("/");
            assertThat(page.status()).isEqualTo(200);
            assertThat(page.text()).contains("this build has no web page", "страница в эту сборку не вошла");
        }
    }
}
