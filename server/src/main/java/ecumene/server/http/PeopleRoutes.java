package ecumene.server.http;

import static ecumene.server.http.Route.Access.PERSON;
import static ecumene.server.http.Route.Access.VIEWER;
import static ecumene.server.http.Route.DONE;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.http.Limits.Kind;
import ecumene.server.people.People;
import ecumene.server.people.Person;
import ecumene.server.store.Rows;
import ecumene.server.store.Store;
import ecumene.server.table.Tables;
import ecumene.server.wire.Wire;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who I am: guest, account, tokens, profile, and everything that is stored about me. */
final class PeopleRoutes {
    private static final Set<String> THEMES = Set.of("", "light", "dark");
    private static final int FINISHED = 50;

    private final People people;
    private final Store store;
    private final Tables tables;
    private final Standings ratings;
    private final Limits limits;
    private final MeterRegistry meters;

    PeopleRoutes(People people, Store store, Tables tables, Standings ratings, Limits limits, MeterRegistry meters) {
        this.people = people;
        this.store = store;
        this.tables = tables;
        this.ratings = ratings;
        this.limits = limits;
        this.meters = meters;
    }

    record GuestForm(@Nullable String name) {}

    record SignInForm(String name, String password) {}

    record ChangeForm(
            @Nullable String name,
            @Nullable String lang,
            @Nullable String theme) {}

    record PasswordForm(String old, @JsonProperty("new") String wanted) {}

    record RemoveForm(@Nullable String password) {}

    record TokenForm(String name) {}

    /** A person as others see them; to themselves also with what they prefer. */
    record Face(
            String id,
            String name,
            boolean guest,
            @Nullable String lang,
            @Nullable String theme) {

        static Face own(Person person) {
            return new Face(person.id(), person.name(), person.guest(), filled(person.lang()), filled(person.theme()));
        }

        static Face of(Person person) {
            return new Face(person.id(), person.name(), person.guest(), null, null);
        }

        private static @Nullable String filled(String text) {
            return text.isEmpty() ? null : text;
        }
    }

    record Me(@JsonInclude @Nullable Face person) {}

    record TokenView(String id, String name, long created, long used) {}

    record TokenMade(String id, String name, long created, String token) {}

    record Profile(Face person, List<Standings.Rating> ratings, List<Wire.Summary> tables) {}

    List<Route> routes() {
        return List.of(
                Route.get("/api/me", "me", VIEWER, Me.class, this::me),
                Route.post("/api/guest", "guest", VIEWER, Me.class, this::guest).takes(GuestForm.class),
                Route.post("/api/register", "register", VIEWER, Me.class, this::register)
                        .takes(SignInForm.class),
                Route.post("/api/login", "login", VIEWER, Me.class, this::login).takes(SignInForm.class),
                Route.post("/api/logout", "logout", VIEWER, Route.Done.class, this::logout),
                Route.patch("/api/me", "change-me", PERSON, Me.class, this::change)
                        .takes(ChangeForm.class),
                Route.delete("/api/me", "delete-me", PERSON, Route.Done.class, this::remove)
                        .takes(RemoveForm.class),
                Route.post("/api/me/password", "password", PERSON, Route.Done.class, this::password)
                        .takes(PasswordForm.class),
                Route.get("/api/me/data", "data", PERSON, Data.class, this::data),
                Route.get("/api/me/tokens", "tokens", PERSON, Schemas.listOf(TokenView.class), this::tokens),
                Route.post("/api/me/tokens", "add-token", PERSON, TokenMade.class, this::addToken)
                        .takes(TokenForm.class),
                Route.delete("/api/me/tokens/{id}", "delete-token", PERSON, Route.Done.class, this::removeToken),
                Route.get("/api/people/{id}", "person", VIEWER, Profile.class, this::profile));
    }

    private Object me(Call call) {
        return new Me(call.viewer() == null ? null : Face.own(call.viewer()));
    }

    private Object guest(Call call) throws IOException {
        if (call.viewer() != null) { // a second click must not make a second guest
            return me(call);
        }
        limits.take(Kind.GUEST, call.caller().address());
        var bytes = call.bytes();
        var name = bytes.length == 0 ? null : Json.read(bytes, GuestForm.class).name();
        return arrived(call, people.guest(name, call.lang()));
    }

    private Object register(Call call) throws IOException {
        limits.take(Kind.LOGIN, call.caller().address());
        var form = call.body(SignInForm.class);
        return arrived(call, people.register(call.viewer(), form.name(), form.password()));
    }

    private Object login(Call call) throws IOException {
        limits.take(Kind.LOGIN, call.caller().address());
        var form = call.body(SignInForm.class);
        limits.take(Kind.LOGIN_NAME, form.name().toLowerCase(Locale.ROOT));
        try {
            var arrival = people.login(form.name(), form.password());
            if (!call.caller().secret().isEmpty()) {
                people.logout(call.caller().secret());
            }
            return arrived(call, arrival);
        } catch (Refusal e) {
            if (e.code() == Code.WRONG_PASSWORD) {
                meters.counter("ecumene.login.failures").increment();
            }
            throw e;
        }
    }

    private Me arrived(Call call, People.Arrival arrival) {
        meters.counter("ecumene.sessions").increment();
        call.signIn(arrival.secret());
        return new Me(Face.own(arrival.person()));
    }

    private Object logout(Call call) {
        if (!call.caller().secret().isEmpty()) {
            people.logout(call.caller().secret());
        }
        call.signOut();
        return DONE;
    }

    private Object change(Call call) throws IOException {
        var form = call.body(ChangeForm.class);
        if (form.lang() != null && !form.lang().isEmpty()) {
            Callers.parse(form.lang());
        }
        if (form.theme() != null && !THEMES.contains(form.theme())) {
            throw new Refusal(Code.MALFORMED, "theme");
        }
        return new Me(Face.own(people.change(call.person(), form.name(), form.lang(), form.theme())));
    }

    private Object password(Call call) throws IOException {
        limits.take(Kind.LOGIN_NAME, call.person().id());
        var form = call.body(PasswordForm.class);
        people.changePassword(
                call.person(), form.old(), form.wanted(), call.caller().secret());
        return DONE;
    }

    private Object remove(Call call) throws IOException {
        limits.take(Kind.LOGIN_NAME, call.person().id());
        var bytes = call.bytes();
        people.prove(
                call.person(),
                bytes.length == 0 ? null : Json.read(bytes, RemoveForm.class).password());
        tables.forget(call.person());
        people.remove(call.person());
        call.signOut();
        return DONE;
    }

    private Object tokens(Call call) {
        return people.tokens(call.person()).stream().map(PeopleRoutes::view).toList();
    }

    private static TokenView view(Rows.Token token) {
        return new TokenView(token.id(), token.name(), token.created(), token.used());
    }

    private Object addToken(Call call) throws IOException {
        limits.take(Kind.LOGIN, call.person().id());
        var made = people.addToken(call.person(), call.body(TokenForm.class).name());
        return new TokenMade(
                made.token().id(), made.token().name(), made.token().created(), made.secret());
    }

    private Object removeToken(Call call) {
        people.removeToken(call.person(), call.path("id"));
        return DONE;
    }

    private Object profile(Call call) {
        var person = people.find(call.path("id")).orElseThrow(() -> new Refusal(Code.NOT_FOUND, "not-found.person"));
        return new Profile(
                Face.of(person), ratings.of(person), tables.finishedOf(person.id(), call.viewer(), call.lang()));
    }

    /** Everything stored about somebody. */
    record Data(
            Face person,
            long created,
            List<TokenView> tokens,
            List<Standings.Rating> ratings,
            List<Wire.Summary> tables,
            List<Tables.Said> chat) {}

    private Object data(Call call) {
        var person = call.person();
        var data = new Data(
                Face.own(person),
                store.account(person.id()).map(Rows.Account::created).orElse(0L),
                people.tokens(person).stream().map(PeopleRoutes::view).toList(),
                ratings.of(person),
                tablesOf(person, call.lang()),
                tables.said(person));
        return new Route.Text("application/json", Wire.text(data), Optional.of("ecumene-" + person.id() + ".json"));
    }

    private List<Wire.Summary> tablesOf(Person person, Lang lang) {
        var all = new ArrayList<>(tables.hall(person, lang).mine());
        tables.finishedOf(person.id(), person, lang).stream().limit(FINISHED).forEach(all::add);
        return all;
    }
}
