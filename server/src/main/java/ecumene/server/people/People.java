package ecumene.server.people;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Desk.Client;
import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Bearer;
import ecumene.server.store.Rows.Token;
import ecumene.server.store.Store;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Guests and accounts, and how they prove who they are. */
public final class People {
    public static final Duration SESSION = Duration.ofDays(30);

    /** How many days a token may be good; 0 is for ever. */
    public static final List<Integer> TOKEN_DAYS = List.of(30, 90, 365, 0);

    private static final int PERSON_ID = 16;
    private static final int TOKEN_ID = 10;
    private static final int TOKENS = 50;
    private static final int TOKEN_NAME = 50;
    private static final int GUEST_TRIES = 20;
    private static final String TOKEN_MARK = "ecumene_";

    private final Store store;
    private final Recent recent = new Recent(System::nanoTime);
    private final Passwords passwords = new Passwords();
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    public People(Store store) {
        this.store = store;
    }

    /** Somebody who has just come in, and the secret that goes into the cookie. */
    public record Arrival(Person person, String secret) {}

    /** What becomes of somebody's tokens. */
    public enum Tokens {
        KEPT,
        REVOKED
    }

    /** A new token; the only time that its secret is seen. */
    public record NewToken(Token token, String secret) {}

    public Arrival guest(@Nullable String name, Lang lang) {
        for (int i = 0; i < GUEST_TRIES; i++) {
            var account = account(name == null ? Names.guest(lang) : Names.checked(name), "");
            if (store.addAccount(account)) {
                return arrive(account);
            }
            if (name != null) {
                throw nameTaken();
            }
        }
        throw new IllegalStateException("no free name for a guest");
    }

    /** A guest keeps the id, and with it tables and ratings; the guest's sessions end, since their secrets proved less. */
    public Arrival register(@Nullable Person current, String name, String password, String address) {
        if (current != null && !current.guest()) {
            throw new Refusal(Code.NOT_NOW, "already-registered");
        }
        var wanted = Names.checked(name);
        var hash = passwords.hash(password, wanted, Client.stranger(address));
        if (current == null) {
            var account = account(wanted, hash);
            if (!store.addAccount(account)) {
                throw nameTaken();
            }
            return arrive(account);
        }
        var guest = account(current);
        var account = new Account(guest.id(), wanted, false, hash, guest.lang(), guest.theme(), guest.created());
        save(account);
        store.removeSessions(account.id(), "");
        ended(account.id());
        return arrive(account);
    }

    /** Whose name it would be, if it is worth a try. Refuses what cannot be a name or a password, however often it is sent. */
    public static String tryable(String name, String password) {
        if (name.length() > Names.LONGEST_TYPED) {
            throw new Refusal(Code.MALFORMED, "name.length", Names.SHORTEST, Names.LONGEST);
        }
        Passwords.refuseLong(password);
        return Names.key(name);
    }

    /** Whether somebody has logged in to this account in this browser, with the password of now. */
    public boolean knows(Device device, String name) {
        return store.accountNamed(Names.kept(name))
                .filter(account -> !account.guest() && device.knows(account))
                .isPresent();
    }

    /** The browser, which from now on is known to this account. */
    public Device remember(Optional<Device> device, Person person) {
        return device.orElseGet(Device::fresh).with(account(person));
    }

    /** @param known the browser, if it is known to this account: then it does not stand in line with strangers */
    public Arrival login(String name, String password, String address, Optional<Device> known) {
        var account = store.accountNamed(Names.kept(name));
        var client = known.map(device -> Client.known(device.id())).orElseGet(() -> Client.stranger(address));
        boolean right =
                passwords.matches(password, account.map(Account::password).orElse(""), client);
        if (!right || account.isEmpty()) {
            throw wrongPassword();
        }
        return arrive(account.get());
    }

    /** Ends a session. A token cannot log out; it is deleted. */
    public void logout(Credential credential) {
        switch (credential) {
            case Credential.Token _ -> {}
            case Credential.Session(var hash) -> {
                var holder = holder(credential);
                store.removeSession(hash);
                holder.ifPresent(access -> ended(access.person().id()));
            }
        }
    }

    /** Whose it is, if it is good for anything now: what ended on this node counts at once, on another within two seconds. */
    public Optional<Access> holder(Credential credential) {
        return recent.find(credential.hash(), hash -> switch (credential) {
            case Credential.Session _ ->
                store.session(hash, System.currentTimeMillis() + SESSION.toMillis())
                        .map(account -> new Access(person(account), Scope.ALL));
            case Credential.Token _ -> store.byToken(hash).map(People::access);
        });
    }

    /** Which of these are good now, on every node. That they were asked about does not make them last longer. */
    public Set<Credential> good(Collection<Credential> credentials) {
        if (credentials.isEmpty()) {
            return Set.of();
        }
        var hashes = store.good(credentials.stream().map(Credential::hash).collect(Collectors.toSet()));
        credentials.stream()
                .filter(credential -> !hashes.contains(credential.hash()))
                .forEach(credential -> recent.forget(credential.hash()));
        return credentials.stream()
                .filter(credential -> hashes.contains(credential.hash()))
                .collect(Collectors.toSet());
    }

    /** Calls back with the person whenever some right of theirs has ended on this node: a session, a token, the account. */
    public void onEnd(Consumer<String> listener) {
        listeners.add(listener);
    }

    private void ended(String person) {
        recent.forgetPerson(person);
        listeners.forEach(listener -> listener.accept(person));
    }

    public Optional<Person> find(String id) {
        return store.account(id).map(People::person);
    }

    /** Each null for as it was. */
    public Person change(Person person, @Nullable String name, @Nullable String lang, @Nullable String theme) {
        var old = account(person);
        var account = new Account(
                old.id(),
                name == null || name.equals(old.name()) ? old.name() : Names.checked(name),
                old.guest(),
                old.password(),
                lang == null ? old.lang() : lang,
                theme == null ? old.theme() : theme,
                old.created());
        save(account);
        return person(account);
    }

    /** @param own the session that goes on; all others end */
    public void changePassword(Person person, String old, String wanted, Optional<Credential> own, Tokens tokens) {
        var account = account(person);
        if (account.guest()) {
            throw new Refusal(Code.NOT_NOW, "guest-has-no-password");
        }
        if (!passwords.matches(old, account.password(), Client.known(account.id()))) {
            throw wrongPassword();
        }
        save(new Account(
                account.id(),
                account.name(),
                false,
                passwords.hash(wanted, account.name(), Client.known(account.id())),
                account.lang(),
                account.theme(),
                account.created()));
        store.removeSessions(account.id(), own.map(Credential::hash).orElse(""));
        switch (tokens) {
            case KEPT -> {}
            case REVOKED -> store.removeTokens(account.id());
        }
        ended(account.id());
    }

    /** Whether it is really this person who wants something that cannot be taken back. A guest has nothing to prove it with. */
    public void prove(Person person, @Nullable String password) {
        var account = account(person);
        if (!account.guest()
                && (password == null || !passwords.matches(password, account.password(), Client.known(account.id())))) {
            throw wrongPassword();
        }
    }

    public void remove(Person person) {
        store.removeAccount(person.id());
        ended(person.id());
    }

    public List<Token> tokens(Person person) {
        return store.tokens(person.id());
    }

    /** @param days how long it is good, one of {@link #TOKEN_DAYS} */
    public NewToken addToken(Person person, String name, Scope scope, int days) {
        if (!TOKEN_DAYS.contains(days)) {
            throw new Refusal(
                    Code.MALFORMED,
                    "token.days",
                    TOKEN_DAYS.stream().map(String::valueOf).collect(Collectors.joining(", ")));
        }
        var label = name.strip();
        if (label.isEmpty() || label.length() > TOKEN_NAME || label.codePoints().anyMatch(Character::isISOControl)) {
            throw new Refusal(Code.MALFORMED, "token.name", TOKEN_NAME);
        }
        if (store.tokens(person.id()).size() >= TOKENS) {
            throw new Refusal(Code.NOT_NOW, "token.too-many", TOKENS);
        }
        var secret = TOKEN_MARK + Secrets.secret();
        long now = System.currentTimeMillis();
        var token = new Token(
                Secrets.id(TOKEN_ID),
                person.id(),
                label,
                Secrets.hash(secret),
                now,
                0,
                scope.id(),
                days == 0 ? 0 : now + Duration.ofDays(days).toMillis());
        store.addToken(token);
        return new NewToken(token, secret);
    }

    public void removeToken(Person person, String id) {
        if (store.tokens(person.id()).stream().noneMatch(token -> token.id().equals(id))) {
            throw new Refusal(Code.NOT_FOUND, "not-found.token");
        }
        store.removeToken(person.id(), id);
        ended(person.id());
    }

    private static Access access(Bearer bearer) {
        return new Access(
                person(bearer.account()), Scope.ofToken(bearer.scope()).orElse(Scope.READ));
    }

    private static Account account(String name, String password) {
        return new Account(
                Secrets.id(PERSON_ID), name, password.isEmpty(), password, "", "", System.currentTimeMillis());
    }

    private Account account(Person person) {
        return store.account(person.id()).orElseThrow(() -> new Refusal(Code.UNAUTHORISED, "unauthorised"));
    }

    private void save(Account account) {
        if (!store.saveAccount(account)) {
            throw nameTaken();
        }
        recent.forgetPerson(account.id());
    }

    private Arrival arrive(Account account) {
        var secret = Secrets.secret();
        store.addSession(Secrets.hash(secret), account.id(), System.currentTimeMillis() + SESSION.toMillis());
        return new Arrival(person(account), secret);
    }

    private static Person person(Account account) {
        return new Person(account.id(), account.name(), account.guest(), account.lang(), account.theme());
    }

    private static Refusal nameTaken() {
        return new Refusal(Code.NAME_TAKEN, "name-taken");
    }

    private static Refusal wrongPassword() {
        return new Refusal(Code.WRONG_PASSWORD, "wrong-password");
    }
}
