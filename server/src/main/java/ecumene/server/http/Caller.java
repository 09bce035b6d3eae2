package ecumene.server.http;

import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import org.jspecify.annotations.Nullable;

/**
 * Who is at the other end.
 *
 * @param person null for a stranger
 * @param secret of the session, empty without one or with a token
 * @param address what limits count by
 * @param https whether the browser came over TLS
 */
record Caller(@Nullable Person person, String secret, Lang lang, String address, boolean https) {

    Caller as(Person known, String bySecret) {
        return new Caller(known, bySecret, lang, address, https);
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
