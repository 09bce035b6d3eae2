package ecumene.server.http;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Said;
import ecumene.engine.Spec;
import ecumene.engine.State;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.store.Store;
import ecumene.server.table.Tables;
import ecumene.server.wire.Scribe;
import ecumene.server.wire.Wire;
import io.javalin.http.HttpResponseException;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns whatever went wrong into what the caller may read. Our own mistakes go to the log, under a number. */
final class Errors {
    private static final Logger LOG = LoggerFactory.getLogger(Errors.class);
    private static final long RETRY_SECONDS = 2;

    private final Map<String, Game<?>> games;
    private final Tables tables;
    private final MeterRegistry meters;

    Errors(Map<String, Game<?>> games, Tables tables, MeterRegistry meters) {
        this.games = games;
        this.tables = tables;
        this.meters = meters;
    }

    /**
     * Where it went wrong.
     *
     * @param what the address without anything secret in it, for the log
     * @param table empty when it was not at a table
     */
    record Place(
            String what, Lang lang, String table, @Nullable Person person) {}

    /** @param retry after how many seconds it is worth trying again */
    record Failure(Code code, Wire.Problem problem, OptionalLong retry) {}

    Failure failure(Throwable e, Place place) {
        return switch (e) {
            case Refusal refusal -> refused(refusal, place);
            case Store.Unavailable away -> {
                LOG.warn("the database does not answer: {}", place.what());
                yield refused(new Refusal(Code.CANNOT_SAVE, "cannot-save"), place);
            }
            case Spec.Wrong wrong ->
                refused(new Refusal(Code.MALFORMED, "setup", wrong.what(), wrong.given(), wrong.allowed()), place);
            case HttpResponseException http
            when http.getStatus() < 500 ->
                refused(
                        new Refusal(
                                ofStatus(http.getStatus()),
                                ofStatus(http.getStatus()).id()),
                        place);
            case HttpException http
            when http.getCode() < 500 -> refused(new Refusal(Code.MALFORMED, "malformed"), place);
            case IOException gone -> refused(new Refusal(Code.MALFORMED, "malformed"), place); // it broke off
            default -> {
                var number = UUID.randomUUID().toString().substring(0, 8);
                LOG.error("mistake {} at {}", number, place.what(), e);
                meters.counter("ecumene.errors").increment();
                yield refused(new Refusal(Code.INTERNAL, "internal", number), place);
            }
        };
    }

    private static Code ofStatus(int status) {
        return switch (status) {
            case 401 -> Code.UNAUTHORISED;
            case 403 -> Code.FORBIDDEN;
            case 404, 405 -> Code.NOT_FOUND;
            case 413 -> Code.TOO_LARGE;
            default -> Code.MALFORMED;
        };
    }

    private Failure refused(Refusal refusal, Place place) {
        var reason = refusal.reason();
        var message = reason.map(said -> say(said, place)).orElseGet(() -> Messages.of(refusal, place.lang()));
        var rule = reason.map(said -> said.sentence().rule())
                .filter(id -> !id.isEmpty())
                .orElse(null);
        return new Failure(refusal.code(), new Wire.Problem(refusal.code().id(), message, rule), retry(refusal));
    }

    private static OptionalLong retry(Refusal refusal) {
        return switch (refusal.code()) {
            case TOO_MANY ->
                OptionalLong.of(
                        !refusal.args().isEmpty() && refusal.args().getFirst() instanceof Number seconds
                                ? seconds.longValue()
                                : RETRY_SECONDS);
            case CANNOT_SAVE -> OptionalLong.of(RETRY_SECONDS);
            default -> OptionalLong.empty();
        };
    }

    /** A reason of the game's own, with the names of those at the table. */
    private String say(Said said, Place place) {
        var table = tables.summary(place.table(), place.person(), place.lang());
        var game = games.get(table.game());
        if (game == null) {
            throw new IllegalStateException("a table of a game that is not there: " + table.game());
        }
        return say(game, said, place.lang(), table);
    }

    private static <S extends State<S>> String say(Game<S> game, Said said, Lang lang, Wire.Summary table) {
        return new Scribe<>(game, lang, seat -> table.seats().get(seat).name())
                .say(said).stream().map(Wire.Part::text).collect(Collectors.joining());
    }
}
