package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Bearer;
import ecumene.server.store.Rows.Change;
import ecumene.server.store.Rows.Event;
import ecumene.server.store.Rows.Rating;
import ecumene.server.store.Rows.Seat;
import ecumene.server.store.Rows.Table;
import ecumene.server.store.Rows.Token;
import ecumene.server.store.Store.Appended;
import ecumene.server.store.Store.Conflict;
import ecumene.server.store.Store.Repeated;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a store promises, whatever it is made of. */
abstract class StoreContract {
    static final long HOUR = 3_600_000;

    SqlStore store;

    /** A store with nothing in it. */
    abstract SqlStore fresh() throws Exception;

    /** What a second server process would open; the store itself where there can be only one. */
    abstract SqlStore secondNode();

    @BeforeEach
    void open() throws Exception {
        store = fresh();
    }

    @AfterEach
    void close() {
        store.close();
    }

    static Table table(String id, long seq) {
        return table(id, seq, "playing", true, 1000 + seq, 0);
    }

    static Table table(String id, long seq, String status, boolean open, long changed, long due) {
        var title = "Стол «" + id + "» 🏛";
        return new Table(
                id,
                "toy",
                "base",
                title,
                status,
                open,
                "inv",
                "p1",
                1000,
                changed,
                seq,
                due,
                (int) seq,
                3,
                "{\"a\":1}");
    }

    static Event event(String table, long seq, String command) {
        return new Event(table, seq, 5000 + seq, command, "move", "{\"key\":\"ход " + seq + " by " + command + "\"}");
    }

    static Change change(String table, long after, String command) {
        return new Change(
                table(table, after + 1), List.of(), after, List.of(event(table, after + 1, command)), List.of());
    }

    static Change change(Table table, Seat... seats) {
        return new Change(
                table, List.of(seats), table.seq() - 1, List.of(event(table.id(), table.seq(), "")), List.of());
    }

    static Account account(String id, String name) {
        return new Account(id, name, false, "hash of " + id, "ru", "dark", 77);
    }

    static Account guest(String id, String name) {
        return new Account(id, name, true, "", "", "", 77);
    }

    // --- append ---

    @Test
    void events_come_back_as_they_were_written() {
        var events = Stream.of(event("t", 1, "c1"), event("t", 2, ""), event("t", 3, ""))
                .map(one -> new Event("t", one.seq(), one.at(), one.command(), one.kind(), one.body(), 3))
                .toList();
        var seats = List.of(new Seat("t", 0, "p1", true), new Seat("t", 2, "p2", false));
        var change = new Change(table("t", 3), seats, 0, events, List.of());

        assertThat(store.append(change)).isEqualTo(new Appended());

        assertThat(store.events("t", 0)).isEqualTo(events);
        assertThat(store.events("t", 2)).containsExactly(events.get(2));
        assertThat(store.events("t", 3)).isEmpty();
        assertThat(store.table("t")).contains(change.table());
        assertThat(store.seats("t")).isEqualTo(seats);
        assertThat(store.table("other")).isEmpty();
    }

    @Test
    void an_append_replaces_row_and_seats() {
        store.append(change(table("t", 1), new Seat("t", 0, "p1", true), new Seat("t", 1, "p2", false)));
        var row = table("t", 2, "over", false, 4242, 99);

        store.append(change(row, new Seat("t", 1, "p3", true)));

        assertThat(store.table("t")).contains(row);
        assertThat(store.seats("t")).containsExactly(new Seat("t", 1, "p3", true));
    }

    @Test
    void whoever_comes_second_gets_a_conflict_and_writes_nothing() {
        store.append(change("t", 0, "c1"));
        var late = new Change(
                table("t", 1, "over", true, 9, 9),
                List.of(new Seat("t", 0, "p9", true)),
                0,
                List.of(event("t", 1, "c2")),
                List.of(new Rating("toy", "p9", 1, 1, 1, 1)));

        assertThat(store.append(late)).isEqualTo(new Conflict());

        assertThat(store.events("t", 0)).containsExactly(event("t", 1, "c1"));
        assertThat(store.table("t")).contains(table("t", 1));
        assertThat(store.seats("t")).isEmpty();
        assertThat(store.ratingsOf("p9")).isEmpty();
    }

    @Test
    void an_append_behind_the_end_or_past_it_is_a_conflict() {
        store.append(change("t", 0, "a"));
        store.append(change("t", 1, "b"));

        assertThat(store.append(change("t", 1, "c"))).isEqualTo(new Conflict());
        assertThat(store.append(change("t", 3, "c"))).isEqualTo(new Conflict());
        assertThat(store.append(change("nowhere", 3, "c"))).isEqualTo(new Conflict());
        assertThat(store.events("t", 0)).hasSize(2);
        assertThat(store.table("nowhere")).isEmpty();
    }

    @Test
    void a_repeated_command_names_the_last_event_of_the_first_time() {
        store.append(change("t", 0, "a"));
        var three = List.of(event("t", 2, "b"), event("t", 3, ""), event("t", 4, ""));
        store.append(new Change(table("t", 4), List.of(), 1, three, List.of()));
        store.append(change("t", 4, "c"));

        assertThat(store.append(change("t", 5, "b"))).as("caught up").isEqualTo(new Repeated(4));
        assertThat(store.append(change("t", 1, "b"))).as("as the first time").isEqualTo(new Repeated(4));
        assertThat(store.append(change("t", 0, "a"))).as("creation").isEqualTo(new Repeated(1));
        assertThat(store.append(change("u", 0, "b"))).as("another table").isEqualTo(new Appended());
        assertThat(store.events("t", 0)).hasSize(5);
        assertThat(store.table("t").orElseThrow().seq()).isEqualTo(5);
    }

    @Test
    void the_servers_own_events_are_never_taken_for_repeats() {
        store.append(change("t", 0, ""));
        store.append(change("t", 1, ""));

        assertThat(store.append(change("t", 1, ""))).isEqualTo(new Conflict());
        assertThat(store.append(change("t", 2, ""))).isEqualTo(new Appended());
    }

    @Test
    void wrong_numbers_are_a_mistake_of_the_caller() {
        var gap = new Change(table("t", 2), List.of(), 0, List.of(event("t", 2, "a")), List.of());
        var row = new Change(table("t", 7), List.of(), 0, List.of(event("t", 1, "a")), List.of());

        assertThatThrownBy(() -> store.append(gap)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.append(row)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_failed_append_leaves_nothing_behind() {
        var twoInOneSeat = change(table("t", 1), new Seat("t", 0, "secret-person", true), new Seat("t", 0, "p2", true));

        assertThatThrownBy(() -> store.append(twoInOneSeat))
                .isNotInstanceOf(Store.Unavailable.class)
                .hasMessageNotContaining("secret-person")
                .rootCause()
                .hasMessageNotContaining("secret-person");

        assertThat(store.events("t", 0)).isEmpty();
        assertThat(store.table("t")).isEmpty();
        assertThat(store.append(change("t", 0, "a"))).isEqualTo(new Appended());
    }

    @Test
    void what_is_thrown_never_quotes_a_row() {
        store.addToken(new Token("k1", "secret-person", "secret-name", "secret-hash", 1, 0, "play", 0));

        assertThatThrownBy(() ->
                        store.addToken(new Token("k2", "secret-person", "secret-name", "secret-hash", 1, 0, "play", 0)))
                .satisfies(thrown -> {
                    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
                        assertThat(cause.toString()).doesNotContain("secret");
                    }
                });
        assertThat(store.tokens("secret-person")).hasSize(1);
    }

    @Test
    void racing_writers_lose_nothing_and_leave_no_gap() throws Exception {
        int writers = 16;
        int each = 15;
        store.append(change("t", 0, "begin"));
        var second = secondNode();
        var tasks = new ArrayList<Callable<List<String>>>();
        for (int writer = 0; writer < writers; writer++) {
            var node = writer % 2 == 0 ? store : second;
            var name = "w" + writer + "-";
            tasks.add(() -> writeAll(node, name, each));
        }

        var acknowledged = inParallel(tasks).stream().flatMap(List::stream).toList();

        var events = store.events("t", 1);
        assertThat(acknowledged).hasSize(writers * each);
        assertThat(events).extracting(Event::command).containsExactlyInAnyOrderElementsOf(acknowledged);
        assertThat(events)
                .extracting(Event::seq)
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(2, writers * each + 1).boxed().toList());
        assertThat(store.table("t")).contains(table("t", writers * each + 1));
        if (second != store) {
            second.close();
        }
    }

    private static List<String> writeAll(Store store, String name, int count) {
        var done = new ArrayList<String>();
        while (done.size() < count) {
            var command = name + done.size();
            var last = store.table("t").orElseThrow().seq();
            if (store.append(change("t", last, command)) instanceof Appended) {
                done.add(command);
            }
        }
        return done;
    }

    @Test
    void a_command_sent_many_times_at_once_is_carried_out_once() throws Exception {
        store.append(change("t", 0, "begin"));
        var tasks = new ArrayList<Callable<List<Store.Outcome>>>();
        for (int i = 0; i < 12; i++) {
            tasks.add(() -> List.of(store.append(change("t", 1, "same"))));
        }

        var outcomes = inParallel(tasks).stream().flatMap(List::stream).toList();

        assertThat(outcomes).filteredOn(new Appended()::equals).hasSize(1);
        assertThat(outcomes).filteredOn(new Repeated(2)::equals).hasSize(11);
        assertThat(store.events("t", 1)).hasSize(1);
    }

    /** Runs all at once and gives their results in order. */
    static <T> List<T> inParallel(List<Callable<T>> tasks) throws Exception {
        var ready = new CountDownLatch(tasks.size());
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = tasks.stream()
                    .map(task -> threads.submit(() -> {
                        ready.countDown();
                        ready.await();
                        return task.call();
                    }))
                    .toList();
            var results = new ArrayList<T>();
            for (var future : running) {
                results.add(future.get());
            }
            return results;
        }
    }

    // --- chat ---

    private static Change said(String table, long after, long at, String person, String text) {
        var body = "{\"person\":\"%s\",\"name\":\"Имя\",\"seat\":-1,\"text\":\"%s\"}".formatted(person, text);
        var event = new Event(table, after + 1, at, "", "said", body);
        return new Change(table(table, after + 1), List.of(), after, List.of(event), List.of());
    }

    @Test
    void what_somebody_said_is_found_at_every_table() {
        store.append(change("t", 0, ""));
        store.append(said("t", 1, 30, "p", "later"));
        store.append(said("t", 2, 40, "q", "p said so"));
        store.append(change("u", 0, ""));
        store.append(said("u", 1, 20, "p", "«раньше»"));

        assertThat(store.saidBy("p"))
                .extracting(Event::table, Event::at)
                .containsExactly(tuple("u", 20L), tuple("t", 30L));
        assertThat(store.saidBy("p").getFirst().body()).contains("«раньше»");
        assertThat(store.saidBy("nobody")).isEmpty();
    }

    // --- lists ---

    @Test
    void my_tables_come_with_those_that_wait_for_me_first() {
        store.append(change(table("old-waiting", 1, "playing", true, 10, 0), new Seat("old-waiting", 0, "me", true)));
        store.append(change(table("new-idle", 1, "playing", false, 40, 0), new Seat("new-idle", 1, "me", false)));
        store.append(change(table("new-waiting", 1, "playing", false, 20, 0), new Seat("new-waiting", 1, "me", true)));
        store.append(change(table("open", 1, "open", true, 30, 0), new Seat("open", 1, "me", false)));
        store.append(change(table("over", 1, "over", true, 50, 0), new Seat("over", 1, "me", false)));
        store.append(change(table("not-mine", 1, "playing", true, 60, 0), new Seat("not-mine", 1, "you", true)));

        assertThat(store.mine("me", 10))
                .extracting(Table::id)
                .containsExactly("new-waiting", "old-waiting", "new-idle", "open");
        assertThat(store.mine("me", 2)).extracting(Table::id).containsExactly("new-waiting", "old-waiting");
        assertThat(store.finishedOf("me", 10)).extracting(Table::id).containsExactly("over");
        assertThat(store.finishedOf("you", 10)).isEmpty();
    }

    @Test
    void a_table_with_two_seats_of_mine_is_listed_once() {
        store.append(change(table("t", 1), new Seat("t", 0, "me", false), new Seat("t", 1, "me", true)));
        store.append(change(
                table("u", 1, "over", true, 5, 0), new Seat("u", 0, "me", false), new Seat("u", 1, "me", false)));

        assertThat(store.mine("me", 10)).extracting(Table::id).containsExactly("t");
        assertThat(store.finishedOf("me", 10)).extracting(Table::id).containsExactly("u");
    }

    @Test
    void public_tables_are_listed_by_status_the_latest_first() {
        store.append(change(table("a", 1, "open", true, 10, 0)));
        store.append(change(table("b", 1, "open", true, 30, 0)));
        store.append(change(table("c", 1, "open", false, 20, 0)));
        store.append(change(table("d", 1, "playing", true, 40, 0)));

        assertThat(store.listed("open", 10)).extracting(Table::id).containsExactly("b", "a");
        assertThat(store.listed("open", 1)).extracting(Table::id).containsExactly("b");
        assertThat(store.listed("playing", 10)).extracting(Table::id).containsExactly("d");
        assertThat(store.listed("over", 10)).isEmpty();
    }

    // --- nodes ---

    @Test
    void the_clock_is_that_of_this_world() {
        assertThat(store.now()).isBetween(System.currentTimeMillis() - HOUR, System.currentTimeMillis() + HOUR);
    }

    @Test
    void a_table_is_run_by_one_living_node() {
        store.append(change("t", 0, "a"));
        store.alive("n1", HOUR);
        store.alive("n2", HOUR);

        assertThat(store.claim("t", "n1")).isTrue();
        assertThat(store.claim("t", "n2")).isFalse();
        assertThat(store.claim("t", "n1")).as("again").isTrue();
        assertThat(store.claim("nowhere", "n1")).isFalse();

        store.append(change("t", 1, "b"));
        assertThat(store.claim("t", "n2")).as("after an append").isFalse();

        store.gone("n1");
        assertThat(store.claim("t", "n2")).as("after n1 went").isTrue();
        store.alive("n1", HOUR);
        assertThat(store.claim("t", "n1")).as("after n1 came back").isFalse();
    }

    @Test
    void a_node_whose_time_ran_out_is_dead() {
        store.append(change("t", 0, "a"));
        store.alive("n1", HOUR);
        store.alive("n2", HOUR);
        assertThat(store.claim("t", "n1")).isTrue();
        assertThat(store.claim("t", "n2")).isFalse();

        store.alive("n1", -1);

        assertThat(store.claim("t", "n2")).isTrue();
        assertThat(store.claim("t", "n1")).isFalse();
    }

    @Test
    void only_one_of_many_nodes_gets_a_table() throws Exception {
        store.append(change("t", 0, "a"));
        var tasks = new ArrayList<Callable<Boolean>>();
        for (int i = 0; i < 12; i++) {
            var node = "n" + i;
            store.alive(node, HOUR);
            tasks.add(() -> store.claim("t", node));
        }

        assertThat(inParallel(tasks)).filteredOn(Boolean::booleanValue).hasSize(1);
    }

    @Test
    void a_table_that_rests_is_due_at_another_time_and_anybodys() {
        long now = store.now();
        store.append(change(table("t", 1, "playing", true, 1, now - 1)));
        store.alive("me", HOUR);
        store.alive("them", HOUR);
        store.claim("t", "them");
        store.rest("t", "me", 1, 0);
        assertThat(store.due("them", 10)).as("they run it").containsExactly("t");
        store.rest("t", "them", 7, 0);
        assertThat(store.due("them", 10)).as("it has moved on").containsExactly("t");
        store.rest("t", "them", 1, 0);
        assertThat(store.due("them", 10)).isEmpty();
        assertThat(store.table("t").orElseThrow().seq()).isOne();
        assertThat(store.claim("t", "me")).isTrue();
        store.rest("t", "me", 1, now - 5);
        assertThat(store.due("them", 10)).as("its clock").containsExactly("t");
    }

    @Test
    void running_tables_without_anybodys_seat_are_counted_by_who_made_them() {
        store.append(change(table("bots", 1)));
        store.append(change(table("people", 1), new Seat("people", 0, "p2", true)));
        store.append(change(table("open", 1, "open", true, 1, 0)));
        store.append(change(table("over", 1, "over", true, 1, 0)));
        assertThat(store.botsAlone("p1")).isOne();
        assertThat(store.botsAlone("p2")).isZero();
    }

    @Test
    void due_tables_are_those_that_nobody_else_alive_looks_after() {
        long now = store.now();
        store.append(change(table("later", 1, "playing", true, 1, now + HOUR)));
        store.append(change(table("never", 1, "playing", true, 1, 0)));
        for (var id : List.of("free", "mine", "theirs", "dead")) {
            store.append(change(table(id, 1, "playing", true, 1, now - id.length())));
        }
        store.alive("me", HOUR);
        store.alive("them", HOUR);
        store.alive("dying", HOUR);
        store.claim("mine", "me");
        store.claim("theirs", "them");
        store.claim("dead", "dying");

        assertThat(store.due("me", 10)).containsExactly("free", "mine");
        store.alive("dying", -1);
        assertThat(store.due("me", 10)).containsExactlyInAnyOrder("free", "mine", "dead");
        assertThat(store.due("me", 1)).hasSize(1);
        assertThat(store.due("them", 10)).first().isEqualTo("theirs");
    }

    // --- people ---

    @Test
    void names_are_unique_without_case_in_every_alphabet() {
        assertThat(store.addAccount(account("1", "Ёлка Ivan"))).isTrue();

        assertThat(store.addAccount(account("2", "ёЛКА iVAN"))).isFalse();
        assertThat(store.addAccount(account("3", "е\u0308лка ivan")))
                .as("composed otherwise")
                .isFalse();
        assertThat(store.addAccount(account("4", "Straße"))).isTrue();
        assertThat(store.addAccount(guest("5", "STRASSE"))).isFalse();

        assertThat(store.accountNamed("ЁЛКА IVAN")).contains(account("1", "Ёлка Ivan"));
        assertThat(store.account("1")).contains(account("1", "Ёлка Ivan"));
        assertThat(store.account("2")).isEmpty();
        assertThat(store.accountNamed("nobody")).isEmpty();
    }

    @Test
    void an_account_changes_but_not_to_a_taken_name() {
        store.addAccount(guest("1", "Guest 1"));
        store.addAccount(account("2", "Мария"));
        var claimed = new Account("1", "guest 1", false, "new hash", "en", "light", 78);

        assertThat(store.saveAccount(claimed)).isTrue();
        assertThat(store.account("1")).contains(claimed);
        assertThat(store.saveAccount(account("1", "МАРИЯ"))).isFalse();
        assertThat(store.account("1")).contains(claimed);
        assertThat(store.saveAccount(account("1", "Пётр"))).isTrue();
        assertThat(store.addAccount(account("3", "Guest 1")))
                .as("the old name is free")
                .isTrue();
    }

    @Test
    void a_removed_account_takes_everything_along_but_events() {
        store.addAccount(account("1", "Мария"));
        store.addAccount(account("2", "Пётр"));
        long later = store.now() + HOUR;
        store.addSession("s1", "1", later);
        store.addSession("s2", "2", later);
        store.addToken(new Token("k1", "1", "bot", "h1", 1, 0, "play", 0));
        var ratings = List.of(new Rating("toy", "1", 30, 2, 5, 3), new Rating("toy", "2", 20, 2, 5, 2));
        store.append(new Change(table("t", 1), List.of(), 0, List.of(event("t", 1, "")), ratings));

        store.removeAccount("1");

        assertThat(store.account("1")).isEmpty();
        assertThat(store.session("s1", later)).isEmpty();
        assertThat(store.byToken("h1")).isEmpty();
        assertThat(store.tokens("1")).isEmpty();
        assertThat(store.ratingsOf("1")).isEmpty();
        assertThat(store.events("t", 0)).hasSize(1);
        assertThat(store.session("s2", later)).isPresent();
        assertThat(store.ratingsOf("2")).containsExactly(ratings.get(1));
        assertThat(store.addAccount(account("3", "мария"))).isTrue();
    }

    @Test
    void a_session_lives_until_its_end_and_use_moves_it() {
        store.addAccount(account("1", "Мария"));
        long now = store.now();
        store.addSession("dead", "1", now - 1);
        store.addSession("alive", "1", now + HOUR);

        assertThat(store.session("dead", now + HOUR)).isEmpty();
        assertThat(store.session("alive", now + 2 * HOUR)).contains(account("1", "Мария"));
        assertThat(store.session("unknown", now + HOUR)).isEmpty();

        assertThat(store.session("alive", now - 1)).as("valid until now").isPresent();
        assertThat(store.session("alive", now + HOUR))
                .as("the end was moved into the past")
                .isEmpty();
    }

    @Test
    void sessions_are_removed_one_by_one_or_all_but_one() {
        store.addAccount(account("1", "Мария"));
        store.addAccount(account("2", "Пётр"));
        long later = store.now() + HOUR;
        List.of("a", "b", "c").forEach(hash -> store.addSession(hash, "1", later));
        store.addSession("other", "2", later);

        store.removeSession("a");
        assertThat(store.session("a", later)).isEmpty();
        assertThat(store.session("b", later)).isPresent();

        store.removeSessions("1", "c");
        assertThat(store.session("b", later)).isEmpty();
        assertThat(store.session("c", later)).isPresent();
        assertThat(store.session("other", later)).isPresent();

        store.removeSessions("1", "");
        assertThat(store.session("c", later)).isEmpty();
    }

    @Test
    void a_token_is_good_until_its_time_is_over_and_all_end_together() {
        store.addAccount(account("1", "Мария"));
        store.addAccount(account("2", "Пётр"));
        long now = store.now();
        store.addToken(new Token("k1", "1", "old", "h1", 10, 0, "play", now - 1));
        store.addToken(new Token("k2", "1", "young", "h2", 20, 0, "read", now + HOUR));
        store.addToken(new Token("k3", "2", "ever", "h3", 20, 0, "read", 0));

        assertThat(store.byToken("h1")).isEmpty();
        assertThat(store.byToken("h2")).map(Bearer::scope).contains("read");
        assertThat(store.good(Set.of("h1", "h2", "h3"))).containsExactlyInAnyOrder("h2", "h3");
        assertThat(store.tokens("1")).hasSize(2);

        store.removeTokens("1");
        assertThat(store.good(Set.of("h1", "h2", "h3"))).containsExactly("h3");
    }

    @Test
    void somebody_is_forgotten_by_rows_alone_whatever_the_game() {
        var bodies = List.of(
                Map.entry("created", """
                        {"seats":[{"is":"human","person":"anna","name":"Anna"},{"is":"human","person":"bob","name":"Anna"}],"title":"Anna's","owner":"anna"}"""),
                Map.entry("sat", "{\"seat\":1,\"person\":\"anna\",\"name\":\"Anna\"}"),
                Map.entry("seated", "{\"seat\":1,\"who\":{\"is\":\"human\",\"person\":\"anna\",\"name\":\"Anna\"}}"),
                Map.entry("said", "{\"person\":\"anna\",\"name\":\"Anna\",\"seat\":0,\"text\":\"Anna was here\"}"),
                Map.entry("said", "{\"person\":\"bob\",\"name\":\"Bob\",\"seat\":1,\"text\":\"so was Bob\"}"),
                Map.entry("of a later version", "{\"person\":\"nobody\"}"));
        var events = IntStream.range(0, bodies.size())
                .mapToObj(i -> new Event(
                        "t", i + 1, 5, "", bodies.get(i).getKey(), bodies.get(i).getValue()))
                .toList();
        var summary = "{\"seats\":[{\"kind\":\"person\",\"name\":\"Anna\",\"person\":\"anna\"}]}";
        var row = new Table("t", "no such game", "", "Anna's", "playing", true, "i", "anna", 1, 5, 6, 0, 3, 1, summary);
        store.append(new Change(row, List.of(new Seat("t", 0, "anna", true)), 0, events, List.of()));
        store.addAccount(account("anna", "Anna"));

        store.removeAccount("anna");
        assertThat(store.leaving(store.now() + 1)).containsExactly("anna");
        assertThat(store.naming("anna")).containsExactly("t");
        assertThat(store.forget("t", "anna")).isTrue();

        var after = store.events("t", 0);
        assertThat(after)
                .extracting(Event::kind)
                .containsExactly("created", "sat", "seated", "said", "said", "of a later version", "left", "forgotten");
        assertThat(after).extracting(Event::seq).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L);
        assertThat(after.get(0).body()).contains("\"person\":\"bob\",\"name\":\"Anna\"", "\"title\":\"\"");
        assertThat(after.get(3).body()).isEqualTo("{\"person\":\"anna\",\"name\":\"—\",\"seat\":0,\"text\":\"\"}");
        assertThat(after.get(4).body()).contains("so was Bob");
        assertThat(after.stream()
                        .filter(event -> !event.body().contains("bob"))
                        .map(Event::body)
                        .toList()
                        .toString())
                .doesNotContain("Anna");
        assertThat(store.table("t").orElseThrow().summary())
                .doesNotContain("Anna")
                .contains("\"gone\":true");
        assertThat(store.table("t").orElseThrow().title()).isEmpty();
        assertThat(store.table("t").orElseThrow().seq()).isEqualTo(8);

        assertThat(store.forget("t", "anna")).as("nothing left").isFalse();
        store.left("anna");
        assertThat(store.leaving(store.now() + 1)).isEmpty();
    }

    @Test
    void a_token_opens_its_account_until_its_owner_removes_it() {
        store.addAccount(account("1", "Мария"));
        store.addAccount(account("2", "Пётр"));
        store.addToken(new Token("k1", "1", "laptop", "h1", 10, 0, "play", 0));
        store.addToken(new Token("k2", "1", "phone", "h2", 20, 0, "play", 0));
        long before = store.now();

        assertThat(store.byToken("h1")).contains(new Bearer(account("1", "Мария"), "play"));
        assertThat(store.byToken("k1")).isEmpty();
        assertThat(store.tokens("1")).extracting(Token::id).containsExactly("k1", "k2");
        assertThat(store.tokens("1").getFirst().used()).isGreaterThanOrEqualTo(before);
        assertThat(store.tokens("1").getLast().used()).isZero();

        store.removeToken("2", "k1");
        assertThat(store.byToken("h1")).as("somebody else's").isPresent();
        store.removeToken("1", "k1");
        assertThat(store.byToken("h1")).isEmpty();
        assertThat(store.byToken("h2")).isPresent();
    }

    @Test
    void which_of_many_hashes_are_good_is_asked_at_once_and_changes_nothing() {
        store.addAccount(account("1", "Мария"));
        long now = store.now();
        store.addSession("alive", "1", now + HOUR);
        store.addToken(new Token("k1", "1", "bot", "token", 1, 0, "play", 0));
        store.addSession("orphan", "nobody", now + HOUR);
        var hashes = new HashSet<>(Set.of("alive", "token", "orphan", "unknown"));
        for (int i = 0; i < 1200; i++) {
            hashes.add("u" + i);
        }
        assertThat(store.good(hashes)).containsExactlyInAnyOrder("alive", "token");
        assertThat(store.good(Set.of())).isEmpty();
        assertThat(store.tokens("1").getFirst().used()).isZero();
        store.addSession("alive", "1", now - 1);
        store.removeToken("1", "k1");
        assertThat(store.good(hashes)).isEmpty();
    }

    // --- ratings ---

    @Test
    void ratings_are_written_with_the_append_and_replaced_by_later_ones() {
        var first = List.of(new Rating("toy", "b", 25.1, 8.3, 1, 0), new Rating("toy", "a", 0.1 + 0.2, 7, 1, 1));
        store.append(new Change(table("t", 1), List.of(), 0, List.of(event("t", 1, "")), first));
        var second = new Rating("toy", "a", 31.5, 6.25, 2, 2);
        store.append(new Change(table("t", 2), List.of(), 1, List.of(event("t", 2, "")), List.of(second)));

        assertThat(store.ratings("toy", List.of("a", "b", "c"))).containsExactly(second, first.getFirst());
        assertThat(store.ratings("other", List.of("a"))).isEmpty();
        assertThat(store.ratings("toy", List.of())).isEmpty();
        assertThat(store.ratingsOf("b")).containsExactly(first.getFirst());
    }

    private Change rated(String table, Rating... ratings) {
        return new Change(table(table, 1), List.of(), 0, List.of(event(table, 1, "")), List.of(ratings));
    }

    @Test
    void a_rating_that_another_game_has_changed_meanwhile_is_a_conflict_and_nothing_is_written() {
        var read = new Rating("toy", "b", 25, 8, 1, 0);
        store.append(rated("first", read));
        store.append(rated("second", new Rating("toy", "b", 26, 7, 2, 1)));

        var late = rated("late", new Rating("toy", "a", 30, 8, 1, 1), new Rating("toy", "b", 24, 7, 2, 0));
        assertThat(store.append(late)).isEqualTo(new Conflict());

        assertThat(store.events("late", 0)).isEmpty();
        assertThat(store.table("late")).isEmpty();
        assertThat(store.ratings("toy", List.of("a", "b"))).containsExactly(new Rating("toy", "b", 26, 7, 2, 1));
        assertThat(store.append(
                        rated("late", new Rating("toy", "a", 30, 8, 1, 1), new Rating("toy", "b", 25, 6, 3, 1))))
                .isEqualTo(new Appended());
    }

    @Test
    void games_that_end_at_once_on_two_nodes_all_count() throws Exception {
        int games = 24;
        var second = secondNode();
        var tasks = new ArrayList<Callable<Boolean>>();
        for (int i = 0; i < games; i++) {
            var node = i % 2 == 0 ? store : second;
            var table = "t" + i;
            // Opponents in either order: writers must not wait for each other in a circle.
            var subjects = i % 3 == 0 ? List.of("a", "b") : List.of("b", "a");
            tasks.add(() -> end(node, table, subjects));
        }

        assertThat(inParallel(tasks)).containsOnly(true);

        assertThat(store.ratings("toy", List.of("a", "b")))
                .extracting(Rating::games, Rating::wins)
                .containsExactly(tuple(games, games), tuple(games, games));
        if (second != store) {
            second.close();
        }
    }

    /** Ends a game that everybody wins, as often as it must be tried. */
    private boolean end(Store node, String table, List<String> subjects) {
        Store.Outcome outcome = new Conflict();
        while (outcome instanceof Conflict) {
            var known = node.ratings("toy", subjects);
            var next = subjects.stream()
                    .map(subject -> known.stream()
                            .filter(rating -> rating.subject().equals(subject))
                            .findFirst()
                            .orElse(new Rating("toy", subject, 25, 8, 0, 0)))
                    .map(old -> new Rating("toy", old.subject(), old.mu() + 1, 8, old.games() + 1, old.wins() + 1))
                    .toArray(Rating[]::new);
            outcome = node.append(rated(table, next));
        }
        return outcome instanceof Appended;
    }

    @Test
    void the_leaderboard_counts_what_is_certain_and_names_people_and_bots() {
        store.addAccount(account("1", "Мария"));
        store.addAccount(account("2", "Пётр"));
        store.addAccount(guest("3", "Guest"));
        store.addAccount(account("4", "Too few games that count"));
        var ratings = List.of(
                new Rating("toy", "1", 40, 8, 9, 1, 4), // 16
                new Rating("toy", "2", 30, 2, 50, 30), // 24
                new Rating("toy", "3", 90, 1, 50, 1),
                new Rating("toy", "4", 90, 1, 9, 1, 4.5),
                new Rating("toy", "removed", 90, 1, 50, 1),
                new Rating("toy", "bot:greedy", 23, 1, 99, 50), // 20
                new Rating("other", "1", 99, 1, 1, 1));
        store.append(new Change(table("t", 1), List.of(), 0, List.of(event("t", 1, "")), ratings));

        assertThat(store.leaderboard("toy", 10))
                .extracting(Rows.Ranked::name)
                .containsExactly("Пётр", "greedy", "Мария");
        assertThat(store.leaderboard("toy", 2))
                .extracting(ranked -> ranked.rating().subject())
                .containsExactly("2", "bot:greedy");
    }

    @Test
    void who_has_met_whom_is_written_with_the_append_and_replaced_by_later_ones() {
        var first = List.of(new Rows.Met("toy", "a", "b", 1, 5), new Rows.Met("toy", "b", "c", 2.5, 5));
        store.append(new Change(table("t", 1), List.of(), 0, List.of(event("t", 1, "")), List.of(), first));
        var again = new Rows.Met("toy", "a", "b", 1.75, 9);
        store.append(new Change(table("s", 1), List.of(), 0, List.of(event("s", 1, "")), List.of(), List.of(again)));
        assertThat(store.met("toy", List.of("a", "b", "c"))).containsExactly(again, first.getLast());
        assertThat(store.met("toy", List.of("a", "c"))).isEmpty();
        assertThat(store.met("other", List.of("a", "b"))).isEmpty();
        assertThat(store.met("toy", List.of())).isEmpty();
        store.removeAccount("a");
        assertThat(store.met("toy", List.of("a", "b", "c"))).containsExactly(first.getLast());
    }

    @Test
    void who_is_at_a_table_is_believed_for_a_while_and_gone_with_the_last_socket() {
        store.arrived("t", "a", "", HOUR);
        store.arrived("t", "b", "n1", HOUR);
        store.arrived("t", "b", "n2", HOUR);
        store.arrived("t", "c", "", -1);
        store.arrived("s", "d", "", HOUR);
        assertThat(store.present("t")).containsExactly("a", "b");
        store.departed("t", "b", "n1");
        assertThat(store.present("t")).as("there on another node").containsExactly("a", "b");
        store.departed("t", "b", "n2");
        assertThat(store.present("t")).containsExactly("a");
        store.arrived("t", "a", "n1", HOUR);
        store.departed("t", "a", "n1");
        assertThat(store.present("t"))
                .as("a request before does not outlive the socket")
                .isEmpty();
    }

    @Test
    void it_answers() {
        assertThat(store.condition()).isEqualTo(Condition.WELL);
    }

    /** Puts some of everything into a store. */
    static void fill(Store store) {
        long now = store.now();
        store.addAccount(account("1", "Мария"));
        store.addAccount(guest("2", "Guest \"2\"\n\\ ё🏛"));
        store.addAccount(account("B", "upper"));
        store.addAccount(account("a", "lower"));
        store.addSession("s1", "1", now + HOUR);
        store.addToken(new Token("k1", "1", "ноутбук", "h1", 10, 0, "play", 0));
        int games = 2;
        for (var id : List.of("t1", "T2", "t-3", "т4")) {
            var ratings = List.of(
                    new Rating("toy", id, 0.1 + 0.2, Math.PI, 1, 0),
                    new Rating("toy", "bot:x", 1e-300, 25, ++games, 1));
            var seats = List.of(new Seat(id, 0, "1", true), new Seat(id, 1, "2", false));
            var events = List.of(event(id, 1, UUID.randomUUID().toString()), event(id, 2, ""));
            store.append(new Change(table(id, 2, "playing", id.equals("t1"), 5, now), seats, 0, events, ratings));
        }
        store.alive("n1", HOUR);
        store.claim("t1", "n1");
    }
}
