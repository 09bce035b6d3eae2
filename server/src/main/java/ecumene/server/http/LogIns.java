package ecumene.server.http;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.http.Limits.Kind;
import ecumene.server.people.Device;
import ecumene.server.people.People;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Who may try a password, and how often. What cannot be right is refused before anything is counted. A browser in which somebody has logged in to
 * the account before has a bucket of its own, which no stranger can empty. Strangers are counted by address, and by address and name.
 */
final class LogIns {
    private final People people;
    private final Limits limits;
    private final Guesses guesses;
    private final MeterRegistry meters;

    LogIns(People people, Limits limits, boolean limited, LongSupplier nanos, MeterRegistry meters) {
        this.people = people;
        this.limits = limits;
        this.guesses = new Guesses(limited, nanos);
        this.meters = meters;
    }

    People.Arrival login(Call call, String typed, String password) {
        var name = People.tryable(typed, password);
        var known = call.device().filter(device -> people.knows(device, typed));
        var arrival =
                known.isPresent() ? known(known.get(), call, typed, password) : stranger(name, call, typed, password);
        call.caller().credential().ifPresent(people::logout);
        return arrival;
    }

    private People.Arrival known(Device device, Call call, String typed, String password) {
        limits.take(Kind.LOGIN_DEVICE, device.id());
        return tried(call, typed, password, Optional.of(device));
    }

    private People.Arrival stranger(String name, Call call, String typed, String password) {
        var address = call.caller().address();
        limits.take(Kind.LOGIN, address);
        guesses.begin(name, address);
        try {
            var arrival = tried(call, typed, password, Optional.empty());
            guesses.right(name, address);
            return arrival;
        } catch (RuntimeException e) {
            if (!wrong(e)) {
                guesses.untried(name, address);
            }
            throw e;
        }
    }

    private People.Arrival tried(Call call, String typed, String password, Optional<Device> known) {
        try {
            return people.login(typed, password, call.caller().address(), known);
        } catch (Refusal e) {
            if (wrong(e)) {
                meters.counter("ecumene.login.failures").increment();
            }
            throw e;
        }
    }

    private static boolean wrong(RuntimeException e) {
        return e instanceof Refusal refusal && refusal.code() == Code.WRONG_PASSWORD;
    }
}
