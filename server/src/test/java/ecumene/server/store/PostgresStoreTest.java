package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Lang;
import ecumene.server.store.Store.Appended;
import ecumene.server.testing.PrivatePostgres;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PostgresStoreTest extends StoreContract {
    private static final long DEADLINE = TimeUnit.SECONDS.toNanos(30);

    private String url;

    @Override
    SqlStore fresh() {
        url = PrivatePostgres.shared().createDatabase();
        return SqlStore.postgres(url);
    }

    @Override
    SqlStore secondNode() {
        return SqlStore.postgres(url);
    }

    @Test
    void hints_come_from_other_nodes_only() throws Exception {
        var hints = new LinkedBlockingQueue<String>();
        store.onHint((table, seq) -> hints.add(table + ":" + seq));
        assertThat(next(hints)).as("hints begin").isEqualTo(":0");

        try (var other = secondNode()) {
            store.append(change("own", 0, "a"));
            other.append(change("t", 0, "a"));
            other.append(change("t", 0, "b"));
            other.append(change("t", 1, "c"));

            assertThat(next(hints)).isEqualTo("t:1");
            assertThat(next(hints)).isEqualTo("t:2");
        }
    }

    private static String next(BlockingQueue<String> hints) throws InterruptedException {
        return hints.poll(30, TimeUnit.SECONDS);
    }

    @Test
    void a_database_that_goes_away_is_said_to_and_comes_back_by_itself() throws Exception {
        try (var server = new PrivatePostgres();
                var here = SqlStore.postgres(server.url());
                var there = SqlStore.postgres(server.url())) {
            var hints = new LinkedBlockingQueue<String>();
            here.onHint((table, seq) -> hints.add(table + ":" + seq));
            assertThat(next(hints)).isEqualTo(":0");
            here.append(change("t", 0, "a"));

            server.stop();
            isGone(here);
            server.start();
            isBack(here);
            assertThat(next(hints)).as("anything may have happened").isEqualTo(":0");

            server.kill9();
            isGone(here);
            server.start();
            isBack(here);
            isBack(there);
            assertThat(next(hints)).isEqualTo(":0");
            assertThat(here.events("t", 0)).hasSize(1);
            assertThat(there.append(change("t", 1, "b"))).isEqualTo(new Appended());
            assertThat(next(hints)).isEqualTo("t:2");
        }
    }

    /** Each call waits a while for the database; at the same time they wait no longer. */
    private static void isGone(Store store) throws Exception {
        long began = System.nanoTime();
        var condition = CompletableFuture.supplyAsync(store::condition);
        assertThatThrownBy(() -> store.append(change("t", 1, "lost"))).isInstanceOf(Store.Unavailable.class);
        assertThat(condition.get()).isEqualTo(Condition.AWAY);
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(6));
    }

    private static void isBack(Store store) {
        long deadline = System.nanoTime() + DEADLINE;
        while (store.condition() != Condition.WELL) {
            assertThat(System.nanoTime()).isLessThan(deadline);
        }
        assertThat(store.table("t")).isPresent();
    }

    @Test
    void a_wrong_address_or_password_is_explained_without_the_password() {
        var wrongPassword = url.replace("p%40ss", "hush-hush");
        assertThatThrownBy(() -> SqlStore.postgres(wrongPassword)).isInstanceOfSatisfying(CannotOpen.class, refused -> {
            assertThat(refused.in(Lang.EN)).contains("ecumene@127.0.0.1").doesNotContain("hush");
            assertThat(refused.in(Lang.RU)).contains("ecumene@127.0.0.1").doesNotContain("hush");
            for (Throwable cause = refused; cause != null; cause = cause.getCause()) {
                assertThat(cause.toString()).doesNotContain("hush");
            }
        });
        for (var address : new String[] {
            "postgres://u:hush hush@h/db",
            "mysql://u:hush@h/db",
            "postgres://u:hush@h",
            "postgres://h:port/db",
            "hush",
            ""
        }) {
            assertThatThrownBy(() -> SqlStore.postgres(address))
                    .as(address)
                    .isInstanceOf(CannotOpen.class)
                    .hasNoCause()
                    .hasMessageNotContaining("hush");
        }
        assertThatThrownBy(() -> SqlStore.postgres(url + "?sslmode=never"))
                .isInstanceOf(CannotOpen.class)
                .hasMessageContaining("sslmode");
    }

    @Test
    void an_address_says_all_it_must() {
        assertThat(PostgresUrl.parse("postgresql://u%40x:p%2F%3A+%25@my_host/d%20b?sslmode=require&x=a%26b")
                        .toString())
                .isEqualTo("u@x@my_host:5432/d b");
        var url = PostgresUrl.parse("postgres://u:p%2F%3A+%25@[::1]:99/db?sslmode=require&x=a%26b");
        assertThat(url.password()).isEqualTo("p/:+%");
        assertThat(url.host()).isEqualTo("[::1]");
        assertThat(url.port()).isEqualTo(99);
        assertThat(url.options()).containsEntry("sslmode", "require").containsEntry("x", "a&b");
    }
}
