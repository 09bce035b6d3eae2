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
import ecumene.server.people.Scope;
import ecumene.server.store.Rows;
import ecumene.server.store.Store;
import ecumene.server.table.Tables;
import ecumene.server.wire.Wire;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who I am: guest, account, tokens, profile, and everything that is stored about me. */
final class PeopleRoutes {
    private static final Set<String> THEMES = Set.of("", "light", "dark");
    private static final int FINISHED = 50;
    /** How long a token is good when its maker does not say. */
    private static final int TOKEN_DAYS = 90;

    private final People people;
    private final Store store;
    private final Tables tables;
    private final Standings ratings;
    private final Limits limits;
    private final LogIns logIns;
    private final MeterRegistry meters;

    PeopleRoutes(
            People people,
            Store store,
            Tables tables,
            Standings ratings,
            Limits limits,
            LogIns logIns,
            MeterRegistry meters) {
        this.people = people;
        this.store = store;
        this.tables = tables;
        this.ratings = ratings;
        this.limits = limits;
        this.logIns = logIns;
        this.meters = meters;
    }

    record GuestForm(@Nullable String name) {}

    record SignInForm(String name, String password) {}

    record ChangeForm(
            @Nullable String name,
            @Nullable String lang,
            @Nullable String theme) {}

    /** @param tokens whether all tokens end as well */
    record PasswordForm(
            String old,
            @JsonProperty("new") String wanted,
            @Nullable Boolean tokens) {}

    record RemoveForm(@Nullable String password) {}

    record TokenForm(
            String name, @Nullable String scope, @Nullable Integer days) {}

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

    /** @param expires null for never */
    record TokenView(
            String id,
            String name,
            String scope,
            long created,
            long used,
            @Nullable Long expires) {}

    record TokenMade(
            String id,
            String name,
            String scope,
            long created,
            @Nullable Long expires,
            String token) {}

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
        return arrived(
                call,
                people.register(
                        call.viewer(),
                        form.name(),
                        form.password(),
                        call.caller().address()));
    }

    private Object login(Call call) throws IOException {
        var form = call.body(SignInForm.class);
        return arrived(call, logIns.login(call, form.name(), form.password()));
    }

    private Me arrived(Call call, People.Arrival arrival) {
        meters.counter("ecumene.sessions").increment();
        call.signIn(arrival.secret());
        if (!arrival.person().guest()) {
            call.remember(people.remember(call.device(), arrival.person()));
        }
        return new Me(Face.own(arrival.person()));
    }

    private Object logout(Call call) {
        call.caller().credential().ifPresent(people::logout);
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
        limits.take(Kind.PASSWORD, call.person().id());
        var form = call.body(PasswordForm.class);
        people.changePassword(
                call.person(),
                form.old(),
                form.wanted(),
                call.caller().credential(),
                Boolean.TRUE.equals(form.tokens()) ? People.Tokens.REVOKED : People.Tokens.KEPT);
        if (call.device().isPresent()) {
            call.remember(people.remember(call.device(), call.person()));
        }
        return DONE;
    }

    private Object remove(Call call) throws IOException {
        limits.take(Kind.PASSWORD, call.person().id());
        var bytes = call.bytes();
        people.prove(
                call.person(),
                bytes.length == 0 ? null : Json.read(bytes, RemoveForm.class).password());
        people.remove(call.person());
        tables.forget(call.person());
        call.signOut();
        return DONE;
    }

    private Object tokens(Call call) {
        return people.tokens(call.person()).stream().map(PeopleRoutes::view).toList();
    }

    private static TokenView view(Rows.Token token) {
        return new TokenView(token.id(), token.name(), token.scope(), token.created(), token.used(), expires(token));
    }

    private static @Nullable Long expires(Rows.Token token) {
        return token.expires() == 0 ? null : token.expires();
    }

    private Object addToken(Call call) throws IOException {
        limits.take(Kind.LOGIN, call.person().id());
        var form = call.body(TokenForm.class);
        var scope = form.scope() == null
                ? Scope.PLAY
                : Scope.ofToken(form.scope()).orElseThrow(() -> new Refusal(Code.MALFORMED, "token.scopes"));
        int days = form.days() == null ? TOKEN_DAYS : form.days();
        var made = people.addToken(call.person(), form.name(), scope, days);
        var token = made.token();
        return new TokenMade(token.id(), token.name(), token.scope(), token.created(), expires(token), made.secret());
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
