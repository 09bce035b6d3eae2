package ecumene.server.store;

import ecumene.server.people.Names;
import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Bearer;
import ecumene.server.store.Rows.Change;
import ecumene.server.store.Rows.Event;
import ecumene.server.store.Rows.Met;
import ecumene.server.store.Rows.Ranked;
import ecumene.server.store.Rows.Rating;
import ecumene.server.store.Rows.Seat;
import ecumene.server.store.Rows.Table;
import ecumene.server.store.Rows.Token;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ObjLongConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The store in SQL, the same on both databases. */
public final class SqlStore implements Store {
    private static final Logger LOG = LoggerFactory.getLogger(SqlStore.class);
    private static final int AT_ONCE = 500;
    private static final long MINUTE = 60_000;
    private static final long DAY = 24 * 60 * MINUTE;

    private final Database database;
    private final Checkup checkup;

    private SqlStore(Database database) {
        this.database = database;
        this.checkup = new Checkup(database);
    }

    /** The store in a folder of its own, made when it is missing. Throws {@link CannotOpen}, also when another process has it. */
    public static SqlStore embedded(Path dir) {
        return embedded(dir, InstantSource.system());
    }

    /** The same with another clock than this machine's. */
    public static SqlStore embedded(Path dir, InstantSource clock) {
        return new SqlStore(new SqliteDatabase(dir, clock));
    }

    /** The store on a server: {@code postgres://user:password@host:port/name}. Throws {@link CannotOpen}. */
    public static SqlStore postgres(String url) {
        return new SqlStore(new PostgresDatabase(url));
    }

    // --- tables ---

    @Override
    public Outcome append(Change change) {
        checkNumbers(change);
        try {
            return database.write(handle -> append(handle, change));
        } catch (Overtaken e) {
            LOG.debug("a rating has moved on", e);
            return new Conflict();
        }
    }

    /** Thrown out of a write so that nothing of it stays. */
    private static final class Overtaken extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private static void checkNumbers(Change change) {
        long seq = change.after();
        for (var event : change.events()) {
            if (event.seq() != ++seq || !event.table().equals(change.table().id())) {
                throw new IllegalArgumentException("events of another table, or not numbered from " + change.after());
            }
        }
        if (change.table().seq() != seq) {
            throw new IllegalArgumentException("the table's number is not that of its last event, " + seq);
        }
    }

    /** The table's row with its number is what writers meet at: whoever changes it first has won and writes the rest alone. */
    private Outcome append(Handle handle, Change change) {
        var table = change.table();
        var command = change.events().stream()
                .map(Event::command)
                .filter(id -> !id.isEmpty())
                .findFirst()
                .orElse("");
        if (!advance(handle, table, change.after(), command)) {
            return lastOf(handle, table.id(), command)
                    .<Outcome>map(Repeated::new)
                    .orElseGet(Conflict::new);
        }
        write(handle, change.events(), table.seq());
        replaceSeats(handle, table.id(), change.seats());
        write(handle, change.ratings());
        meet(handle, change.met());
        database.hint(handle, table.id(), table.seq());
        return new Appended();
    }

    private static boolean advance(Handle handle, Table table, long after, String command) {
        var sql = after == 0 ? """
                insert into game_table (id, game, variant, title, status, open, invite, owner, created, changed, seq, due,
                    moves, turn, summary)
                values (:id, :game, :variant, :title, :status, :open, :invite, :owner, :created, :changed, :seq, :due,
                    :moves, :turn, :summary)
                on conflict do nothing""" : """
                update game_table set game = :game, variant = :variant, title = :title, status = :status, open = :open,
                    invite = :invite, owner = :owner, created = :created, changed = :changed, seq = :seq, due = :due,
                    moves = :moves, turn = :turn, summary = :summary
                where id = :id and seq = :after
                    and not exists (select 1 from event where table_id = :id and command = :command)""";
        return handle.createUpdate(sql)
                        .bindMethods(table)
                        .bind("after", after)
                        .bind("command", command)
                        .execute()
                == 1;
    }

    private static Optional<Long> lastOf(Handle handle, String table, String command) {
        return handle.createQuery("select last from event where table_id = :table and command = :command")
                .bind("table", table)
                .bind("command", command)
                .mapTo(Long.class)
                .findOne();
    }

    private static void write(Handle handle, List<Event> events, long last) {
        if (events.isEmpty()) {
            return;
        }
        var batch = handle.prepareBatch("""
                insert into event (table_id, seq, at, command, last, kind, body)
                values (:table, :seq, :at, nullif(:command, ''), :last, :kind, :body)""");
        events.forEach(event -> batch.bindMethods(event).bind("last", last).add());
        batch.execute();
    }

    private static void replaceSeats(Handle handle, String table, List<Seat> seats) {
        handle.createUpdate("delete from seat where table_id = :table")
                .bind("table", table)
                .execute();
        if (seats.isEmpty()) {
            return;
        }
        var batch = handle.prepareBatch("""
                insert into seat (table_id, seat, person, waiting) values (:table, :seat, :person, :waiting)""");
        seats.forEach(seat -> batch.bindMethods(seat).add());
        batch.execute();
    }

    /**
     * Every rating follows from the one that was read before, so that one is written only if no other game has changed it since. In
     * one order everywhere, so that two games that end at once do not wait for each other in a circle.
     */
    private static void write(Handle handle, List<Rating> ratings) {
        var sorted = ratings.stream()
                .sorted(Comparator.comparing(Rating::game).thenComparing(Rating::subject))
                .toList();
        for (var rating : sorted) {
            int written = handle.createUpdate("""
                            insert into rating (game, subject, mu, sigma, games, wins, discounted)
                            values (:game, :subject, :mu, :sigma, :games, :wins, :discounted)
                            on conflict (game, subject) do update set mu = excluded.mu, sigma = excluded.sigma,
                                games = excluded.games, wins = excluded.wins, discounted = excluded.discounted
                            where rating.games = excluded.games - 1""").bindMethods(rating).execute();
            if (written != 1) {
                throw new Overtaken();
            }
        }
    }

    /** In one order everywhere, for the same reason. */
    private static void meet(Handle handle, List<Met> met) {
        met.stream()
                .sorted(Comparator.comparing(Met::game).thenComparing(Met::one).thenComparing(Met::other))
                .forEach(pair -> handle.createUpdate("""
                                insert into met (game, one, other, times, at) values (:game, :one, :other, :times, :at)
                                on conflict (game, one, other) do update set times = excluded.times, at = excluded.at""").bindMethods(pair).execute());
    }

    @Override
    public List<Event> events(String table, long after) {
        return database.read(handle -> handle.createQuery(
                        "select * from event where table_id = :table and seq > :after order by seq")
                .bind("table", table)
                .bind("after", after)
                .map(FromRow::event)
                .list());
    }

    @Override
    public List<Event> saidBy(String person) {
        return database.read(handle -> handle.createQuery("select * from event where kind = 'said' and "
                        + database.person() + " = :person order by at, table_id, seq")
                .bind("person", person)
                .map(FromRow::event)
                .list());
    }

    @Override
    public Optional<Table> table(String id) {
        return database.read(handle -> handle.createQuery("select * from game_table where id = :id")
                .bind("id", id)
                .map(FromRow::table)
                .findOne());
    }

    @Override
    public List<Table> mine(String person, int limit) {
        return database.read(handle -> handle.createQuery("""
                        select t.* from game_table t
                        join (select table_id, max(case when waiting then 1 else 0 end) as waits
                            from seat where person = :person group by table_id) s on s.table_id = t.id
                        where t.status <> 'over'
                        order by s.waits desc, t.changed desc, t.id limit :limit""")
                .bind("person", person)
                .bind("limit", limit)
                .map(FromRow::table)
                .list());
    }

    @Override
    public List<Table> listed(String status, int limit) {
        return database.read(handle -> handle.createQuery("""
                        select * from game_table where status = :status and open
                        order by changed desc, id limit :limit""")
                .bind("status", status)
                .bind("limit", limit)
                .map(FromRow::table)
                .list());
    }

    @Override
    public List<Table> finishedOf(String person, int limit) {
        return database.read(handle -> handle.createQuery("""
                        select * from game_table
                        where status = 'over' and id in (select table_id from seat where person = :person)
                        order by changed desc, id limit :limit""")
                .bind("person", person)
                .bind("limit", limit)
                .map(FromRow::table)
                .list());
    }

    @Override
    public List<Seat> seats(String table) {
        return database.read(handle -> handle.createQuery("select * from seat where table_id = :table order by seat")
                .bind("table", table)
                .map(FromRow::seat)
                .list());
    }

    // --- what is kept of finished games ---

    @Override
    public Optional<byte[]> archive(String table) {
        return database.read(handle -> handle.createQuery("select body from archive where table_id = :table")
                .bind("table", table)
                .map((row, context) -> row.getBytes("body"))
                .findOne());
    }

    @Override
    public boolean keep(String table, byte[] archive) {
        return database.write(handle -> handle.createUpdate(
                                "insert into archive (table_id, body) values (:table, :body) on conflict do nothing")
                        .bind("table", table)
                        .bind("body", archive)
                        .execute())
                == 1;
    }

    @Override
    public boolean cannotKeep(String table, String rules) {
        return database.write(handle -> handle.createUpdate("""
                        insert into unkept (table_id, rules) values (:table, :rules)
                        on conflict (table_id) do update set rules = excluded.rules where unkept.rules <> excluded.rules""")
                        .bind("table", table)
                        .bind("rules", rules)
                        .execute())
                == 1;
    }

    @Override
    public List<String> unarchived(String game, String rules, int limit) {
        return database.read(handle -> handle.createQuery("""
                        select id from game_table t where status = 'over' and moves > 0 and game = :game
                            and not exists (select 1 from archive a where a.table_id = t.id)
                            and not exists (select 1 from unkept u where u.table_id = t.id and u.rules = :rules)
                        order by changed desc, id limit :limit""")
                .bind("game", game)
                .bind("rules", rules)
                .bind("limit", limit)
                .mapTo(String.class)
                .list());
    }

    // --- who runs a table's bots and clocks ---

    @Override
    public long now() {
        return database.now();
    }

    @Override
    public void alive(String node, long millis) {
        var clock = database.clock();
        database.write(handle -> {
            handle.createUpdate("delete from node where until < " + clock + " - :old")
                    .bind("old", DAY)
                    .execute();
            handle.execute("delete from present where until < " + clock);
            return handle.createUpdate("insert into node (id, until) values (:node, " + clock + " + :millis)"
                            + " on conflict (id) do update set until = excluded.until")
                    .bind("node", node)
                    .bind("millis", millis)
                    .execute();
        });
    }

    @Override
    public void gone(String node) {
        database.write(handle -> handle.createUpdate("delete from node where id = :node")
                .bind("node", node)
                .execute());
    }

    @Override
    public boolean claim(String table, String node) {
        return ownedBy(table, node)
                || database.write(handle -> handle.createUpdate(
                                        "update game_table set runner = :node where id = :table and "
                                                + free(database.clock()))
                                .bind("table", table)
                                .bind("node", node)
                                .execute())
                        == 1;
    }

    /** Saves a write each time a node looks at a table it runs already. */
    private boolean ownedBy(String table, String node) {
        return database.read(
                        handle -> handle.createQuery("select id from game_table where id = :table and runner = :node")
                                .bind("table", table)
                                .bind("node", node)
                                .mapTo(String.class)
                                .findOne())
                .isPresent();
    }

    private static String free(String clock) {
        return "(runner is null or runner = :node or runner not in (select n.id from node n where n.until > " + clock
                + "))";
    }

    @Override
    public void rest(String table, String node, long seq, long due) {
        var where = " where id = :table and seq = :seq and (due <> :due or runner is not null) and "
                + free(database.clock());
        boolean needed = database.read(handle -> handle.createQuery("select id from game_table" + where)
                        .bind("table", table)
                        .bind("node", node)
                        .bind("seq", seq)
                        .bind("due", due)
                        .mapTo(String.class)
                        .findOne())
                .isPresent();
        if (needed) {
            database.write(handle -> handle.createUpdate("update game_table set runner = null, due = :due" + where)
                    .bind("table", table)
                    .bind("node", node)
                    .bind("seq", seq)
                    .bind("due", due)
                    .execute());
        }
    }

    @Override
    public int botsAlone(String owner) {
        return database.read(handle -> handle.createQuery("""
                        select count(*) from game_table t where t.owner = :owner and t.status = 'playing'
                            and not exists (select 1 from seat s where s.table_id = t.id)""")
                .bind("owner", owner)
                .mapTo(Integer.class)
                .one());
    }

    @Override
    public List<String> due(String node, int limit) {
        var clock = database.clock();
        return database.read(handle -> handle.createQuery("select id from game_table where due > 0 and due <= " + clock
                        + " and " + free(clock) + " order by due, id limit :limit")
                .bind("node", node)
                .bind("limit", limit)
                .mapTo(String.class)
                .list());
    }

    // --- who is at a table that has not begun ---

    @Override
    public void arrived(String table, String person, String node, long millis) {
        database.write(handle -> {
            if (!node.isEmpty()) {
                absent(handle, table, person, "");
            }
            return handle.createUpdate(
                            "insert into present (table_id, person, node, until) values (:table, :person, :node, "
                                    + database.clock() + " + :millis)"
                                    + " on conflict (table_id, person, node) do update set until = excluded.until")
                    .bind("table", table)
                    .bind("person", person)
                    .bind("node", node)
                    .bind("millis", millis)
                    .execute();
        });
    }

    @Override
    public void departed(String table, String person, String node) {
        database.write(handle -> absent(handle, table, person, node) + absent(handle, table, person, ""));
    }

    private static int absent(Handle handle, String table, String person, String node) {
        return handle.createUpdate("delete from present where table_id = :table and person = :person and node = :node")
                .bind("table", table)
                .bind("person", person)
                .bind("node", node)
                .execute();
    }

    @Override
    public List<String> present(String table) {
        return database.read(handle -> handle.createQuery("select distinct person from present where table_id = :table"
                        + " and until > " + database.clock() + " order by person")
                .bind("table", table)
                .mapTo(String.class)
                .list());
    }

    // --- people ---

    @Override
    public boolean addAccount(Account account) {
        return database.write(handle -> handle.createUpdate("""
                                insert into account (id, name, name_key, guest, password, lang, theme, created)
                                values (:id, :name, :key, :guest, :password, :lang, :theme, :created)
                                on conflict do nothing""")
                        .bindMethods(account)
                        .bind("key", Names.key(account.name()))
                        .execute())
                == 1;
    }

    @Override
    public boolean saveAccount(Account account) {
        try {
            database.write(handle -> handle.createUpdate("""
                            update account set name = :name,
                                name_key = case when name = :name then name_key else :key end, guest = :guest, password = :password,
                                lang = :lang, theme = :theme, created = :created
                            where id = :id""")
                    .bindMethods(account)
                    .bind("key", Names.key(account.name()))
                    .execute());
            return true;
        } catch (JdbiException e) {
            if (database.taken(e)) {
                return false;
            }
            throw e;
        }
    }

    @Override
    public Optional<Account> account(String id) {
        return database.read(handle -> handle.createQuery("select * from account where id = :id")
                .bind("id", id)
                .map(FromRow::account)
                .findOne());
    }

    @Override
    public Optional<Account> accountNamed(String name) {
        return database.read(handle -> handle.createQuery("""
                        select * from account where name = :name or name_key = :key
                        order by case when name = :name then 0 else 1 end limit 1""")
                .bind("name", name)
                .bind("key", Names.key(name))
                .map(FromRow::account)
                .findOne());
    }

    @Override
    public void removeAccount(String id) {
        database.write(handle -> {
            for (var sql : List.of(
                    "delete from session where person = :id",
                    "delete from token where person = :id",
                    "delete from rating where subject = :id",
                    "delete from met where one = :id or other = :id",
                    "delete from present where person = :id",
                    "delete from account where id = :id")) {
                handle.createUpdate(sql).bind("id", id).execute();
            }
            return handle.createUpdate("insert into leaving (person, since) values (:id, " + database.clock()
                            + ") on conflict do nothing")
                    .bind("id", id)
                    .execute();
        });
    }

    @Override
    public List<String> leaving(long before) {
        return database.read(
                handle -> handle.createQuery("select person from leaving where since < :before order by person")
                        .bind("before", before)
                        .mapTo(String.class)
                        .list());
    }

    @Override
    public void left(String person) {
        database.write(handle -> handle.createUpdate("delete from leaving where person = :person")
                .bind("person", person)
                .execute());
    }

    @Override
    public List<String> naming(String person) {
        return database.snapshot(handle -> Forgetting.tables(handle, person));
    }

    @Override
    public boolean forget(String table, String person) {
        while (true) {
            try {
                return database.write(handle -> forget(handle, table, person));
            } catch (Overtaken e) {
                LOG.debug("table {} has moved on", table, e);
            }
        }
    }

    private boolean forget(Handle handle, String table, String person) {
        var forgetting = new Forgetting(handle, person);
        var found = forgetting.at(table);
        found.ifPresent(change -> {
            if (!advance(handle, change.after(), change.before().seq(), "")) {
                throw new Overtaken();
            }
            forgetting.rewrite(change.rewritten());
            write(handle, change.added(), change.after().seq());
            database.hint(handle, table, change.after().seq());
        });
        return found.isPresent();
    }

    @Override
    public void scrub() {
        database.scrub();
    }

    @Override
    public void addSession(String hash, String person, long expires) {
        database.write(handle -> {
            handle.execute("delete from session where expires <= " + database.clock());
            return handle.createUpdate("""
                            insert into session (hash, person, expires) values (:hash, :person, :expires)
                            on conflict (hash) do update set person = excluded.person, expires = excluded.expires""")
                    .bind("hash", hash)
                    .bind("person", person)
                    .bind("expires", expires)
                    .execute();
        });
    }

    /** A session that was found, and whether its end is worth moving. */
    private record Found(Account account, boolean stale) {}

    @Override
    public Optional<Account> session(String hash, long expires) {
        var clock = database.clock();
        var found = database.read(handle -> handle.createQuery("select a.*, s.expires, " + clock + " as clock"
                        + " from session s join account a on a.id = s.person"
                        + " where s.hash = :hash and s.expires > " + clock)
                .bind("hash", hash)
                .map((row, context) -> new Found(
                        FromRow.account(row, context),
                        worthMoving(row.getLong("clock"), row.getLong("expires"), expires)))
                .findOne());
        if (found.filter(Found::stale).isPresent()) {
            database.write(handle -> handle.createUpdate("update session set expires = :expires where hash = :hash")
                    .bind("hash", hash)
                    .bind("expires", expires)
                    .execute());
        }
        return found.map(Found::account);
    }

    /** Once a minute is enough, for short sessions a tenth of their time. */
    private static boolean worthMoving(long now, long from, long to) {
        return Math.abs(to - from) > Math.min(MINUTE, (to - now) / 10);
    }

    @Override
    public Set<String> good(Set<String> hashes) {
        var all = List.copyOf(hashes);
        var good = new HashSet<String>();
        for (int i = 0; i < all.size(); i += AT_ONCE) {
            var some = all.subList(i, Math.min(all.size(), i + AT_ONCE));
            good.addAll(database.read(handle -> handle.createQuery("select s.hash from session s"
                            + " join account a on a.id = s.person where s.hash in (<hashes>) and s.expires > "
                            + database.clock() + " union all select t.hash from token t"
                            + " join account b on b.id = t.person where t.hash in (<hashes>) and " + unexpired())
                    .bindList("hashes", some)
                    .mapTo(String.class)
                    .list()));
        }
        return good;
    }

    @Override
    public void removeSession(String hash) {
        database.write(handle -> handle.createUpdate("delete from session where hash = :hash")
                .bind("hash", hash)
                .execute());
    }

    @Override
    public void removeSessions(String person, String exceptHash) {
        database.write(handle -> handle.createUpdate("delete from session where person = :person and hash <> :hash")
                .bind("person", person)
                .bind("hash", exceptHash)
                .execute());
    }

    @Override
    public void addToken(Token token) {
        database.write(handle -> handle.createUpdate("""
                        insert into token (id, person, name, hash, created, used, scope, expires)
                        values (:id, :person, :name, :hash, :created, :used, :scope, :expires)""").bindMethods(token).execute());
    }

    @Override
    public List<Token> tokens(String person) {
        return database.read(
                handle -> handle.createQuery("select * from token where person = :person order by created, id")
                        .bind("person", person)
                        .map(FromRow::token)
                        .list());
    }

    @Override
    public Optional<Bearer> byToken(String hash) {
        var clock = database.clock();
        var found = database.read(handle -> handle.createQuery("select a.*, t.scope, t.used, " + clock + " as clock"
                        + " from token t join account a on a.id = t.person where t.hash = :hash and " + unexpired())
                .bind("hash", hash)
                .map((row, context) -> Map.entry(
                        new Bearer(FromRow.account(row, context), row.getString("scope")),
                        row.getLong("clock") - row.getLong("used") > MINUTE))
                .findOne());
        if (found.filter(Map.Entry::getValue).isPresent()) {
            database.write(handle -> handle.createUpdate("update token set used = " + clock + " where hash = :hash")
                    .bind("hash", hash)
                    .execute());
        }
        return found.map(Map.Entry::getKey);
    }

    private String unexpired() {
        return "(t.expires = 0 or t.expires > " + database.clock() + ")";
    }

    @Override
    public void removeTokens(String person) {
        database.write(handle -> handle.createUpdate("delete from token where person = :person")
                .bind("person", person)
                .execute());
    }

    @Override
    public void removeToken(String person, String id) {
        database.write(handle -> handle.createUpdate("delete from token where id = :id and person = :person")
                .bind("id", id)
                .bind("person", person)
                .execute());
    }

    // --- ratings ---

    @Override
    public List<Rating> ratings(String game, List<String> subjects) {
        if (subjects.isEmpty()) {
            return List.of();
        }
        return database.read(handle -> handle.createQuery(
                        "select * from rating where game = :game and subject in (<subjects>) order by subject")
                .bind("game", game)
                .bindList("subjects", subjects)
                .map(FromRow::rating)
                .list());
    }

    @Override
    public List<Rating> ratingsOf(String subject) {
        return database.read(handle -> handle.createQuery("select * from rating where subject = :subject order by game")
                .bind("subject", subject)
                .map(FromRow::rating)
                .list());
    }

    @Override
    public List<Met> met(String game, List<String> subjects) {
        if (subjects.isEmpty()) {
            return List.of();
        }
        return database.read(handle -> handle.createQuery("""
                        select * from met
                        where game = :game and one in (<subjects>) and other in (<subjects>) order by one, other""")
                .bind("game", game)
                .bindList("subjects", subjects)
                .map(FromRow::met)
                .list());
    }

    @Override
    public List<Ranked> leaderboard(String game, int limit) {
        return database.read(handle -> handle.createQuery("""
                        select r.*, a.name from rating r left join account a on a.id = r.subject
                        where r.game = :game and (r.subject like 'bot:%'
                            or (a.id is not null and not a.guest and r.games - r.discounted >= :enough))
                        order by r.mu - 3 * r.sigma desc, r.subject limit :limit""")
                .bind("game", game)
                .bind("enough", Rating.ENOUGH)
                .bind("limit", limit)
                .map(FromRow::ranked)
                .list());
    }

    // --- the rest ---

    @Override
    public void onHint(ObjLongConsumer<String> listener) {
        database.onHint(listener);
    }

    @Override
    public Condition condition() {
        return checkup.condition();
    }

    /** Writes everything but who runs what, as gzipped lines of JSON. How many rows of which kind it was. */
    public Map<String, Long> exportTo(OutputStream out) throws IOException {
        return Transfer.write(database, out);
    }

    /** Reads what {@link #exportTo} wrote, into an empty store, all or nothing. Throws {@link Transfer.Broken}. */
    public Map<String, Long> importFrom(InputStream in) throws IOException {
        return Transfer.read(database, in);
    }

    @Override
    public void close() {
        database.close();
    }
}
