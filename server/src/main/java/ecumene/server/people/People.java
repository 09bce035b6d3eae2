package ecumene.server.people;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Token;
import ecumene.server.store.Store;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Guests and accounts, and how they prove who they are. */
public final class People {
    public static final Duration SESSION = Duration.ofDays(30);

    private static final int PERSON_ID = 16;
    private static final int TOKEN_ID = 10;
    private static final int TOKENS = 50;
    private static final int TOKEN_NAME = 50;
    private static final int GUEST_TRIES = 20;
    private static final String TOKEN_MARK = "ecumene_";

    private final Store store;
    private final Recent recent = new Recent(System::nanoTime);
    private final Passwords passwords = new Passwords();

    public People(Store store) {
        this.store = store;
    }

    /** Somebody who has just come in, and the secret that goes into the cookie. */
    public record Arrival(Person person, String secret) {}

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
    public Arrival register(@Nullable Person current, String name, String password) {
        if (current != null && !current.guest()) {
            throw new Refusal(Code.NOT_NOW, "already-registered");
        }
        var wanted = Names.checked(name);
        var hash = passwords.hash(password);
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
        recent.forgetPerson(account.id());
        return arrive(account);
    }

    public Arrival login(String name, String password) {
        var account = store.accountNamed(Names.checked(name));
        boolean right =
                passwords.matches(password, account.map(Account::password).orElse(""));
        if (!right || account.isEmpty()) {
            throw wrongPassword();
        }
        return arrive(account.get());
    }

    public void logout(String secret) {
        var hash = Secrets.hash(secret);
        store.removeSession(hash);
        recent.forget(hash);
    }

    public Optional<Person> bySession(String secret) {
        return recent.find(
                Secrets.hash(secret),
                hash -> store.session(hash, System.currentTimeMillis() + SESSION.toMillis())
                        .map(People::person));
    }

    public Optional<Person> byToken(String secret) {
        return recent.find(Secrets.hash(secret), hash -> store.byToken(hash).map(People::person));
    }

    public Optional<Person> find(String id) {
        return store.account(id).map(People::person);
    }

    /** Each null for as it was. */
    public Person change(Person person, @Nullable String name, @Nullable String lang, @Nullable String theme) {
        var old = account(person);
        var account = new Account(
                old.id(),
                name == null ? old.name() : Names.checked(name),
                old.guest(),
                old.password(),
                lang == null ? old.lang() : lang,
                theme == null ? old.theme() : theme,
                old.created());
        save(account);
        return person(account);
    }

    /** @param secret of the session that goes on; all others end */
    public void changePassword(Person person, String old, String wanted, String secret) {
        var account = account(person);
        if (account.guest()) {
            throw new Refusal(Code.NOT_NOW, "guest-has-no-password");
        }
        if (!passwords.matches(old, account.password())) {
            throw wrongPassword();
        }
        save(new Account(
                account.id(),
                account.name(),
                false,
                passwords.hash(wanted),
                account.lang(),
                account.theme(),
                account.created()));
        store.removeSessions(account.id(), secret.isEmpty() ? "" : Secrets.hash(secret));
        recent.forgetPerson(account.id());
    }

    /** Whether it is really this person who wants something that cannot be taken back. A guest has nothing to prove it with. */
    public void prove(Person person, @Nullable String password) {
        var account = account(person);
        if (!account.guest() && (password == null || !passwords.matches(password, account.password()))) {
            throw wrongPassword();
        }
    }

    public void remove(Person person) {
        store.removeAccount(person.id());
        recent.forgetPerson(person.id());
    }

    public List<Token> tokens(Person person) {
        return store.tokens(person.id());
    }

    public NewToken addToken(Person person, String name) {
        var label = name.strip();
        if (label.isEmpty() || label.length() > TOKEN_NAME || label.codePoints().anyMatch(Character::isISOControl)) {
            throw new Refusal(Code.MALFORMED, "token.name", TOKEN_NAME);
        }
        if (store.tokens(person.id()).size() >= TOKENS) {
            throw new Refusal(Code.NOT_NOW, "token.too-many", TOKENS);
        }
        var secret = TOKEN_MARK + Secrets.secret();
        var token = new Token(
                Secrets.id(TOKEN_ID), person.id(), label, Secrets.hash(secret), System.currentTimeMillis(), 0);
        store.addToken(token);
        return new NewToken(token, secret);
    }

    public void removeToken(Person person, String id) {
        if (store.tokens(person.id()).stream().noneMatch(token -> token.id().equals(id))) {
            throw new Refusal(Code.NOT_FOUND, "not-found.token");
        }
        store.removeToken(person.id(), id);
        recent.forgetPerson(person.id());
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
