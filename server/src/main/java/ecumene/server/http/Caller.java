package ecumene.server.http;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Access;
import ecumene.server.people.Credential;
import ecumene.server.people.Person;
import ecumene.server.people.Scope;
import io.javalin.http.HandlerType;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who is at the other end.
 *
 * @param person null for a stranger
 * @param scope what they may do by what they have shown
 * @param credential by which the person is known; it was good when the call came in
 * @param address what limits count by
 * @param https whether the browser came over TLS
 */
record Caller(
        @Nullable Person person,
        Scope scope,
        Optional<Credential> credential,
        Lang lang,
        String address,
        boolean https) {
    private static final String TABLES = "/api/tables";

    Caller as(Access access, Credential by) {
        return new Caller(access.person(), access.scope(), Optional.of(by), lang, address, https);
    }

    /** Throws when a token is used for what it was not made for. */
    void mayDo(Route route) {
        boolean table = route.path().startsWith(TABLES) && scope.plays();
        if (!scope.rulesAccount() && !table && !route.method().equals(HandlerType.GET)) {
            throw beyondScope();
        }
    }

    /** The same for a command at a table. */
    void mayPlay() {
        if (!scope.plays()) {
            throw beyondScope();
        }
    }

    private static Refusal beyondScope() {
        return new Refusal(Code.FORBIDDEN, "token.scope");
    }

    Person known() {
        if (person == null) {
            throw new Refusal(Code.UNAUTHORISED, "unauthorised");
        }
        return person;
    }

    /** What limits on a person count by; strangers share their address. */
    String counted() {
        return person == null ? address : person.id();
    }
}
