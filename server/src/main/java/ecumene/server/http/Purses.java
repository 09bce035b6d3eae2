package ecumene.server.http;

import ecumene.server.http.Limits.Kind;
import ecumene.server.table.Payer;
import java.util.function.Supplier;

/**
 * What looking at things costs, each at the expense of whoever looks: the time of a processor that it has really taken, charged
 * afterwards. A person has a purse, all strangers at an address have one together, and everybody at an address draws on a larger one,
 * so that a crowd of guests is no way around it. Whoever has overdrawn waits.
 */
final class Purses {
    private static final double NANOS_PER_MILLI = 1e6;
    /** What writing and compressing a byte of an answer takes, about; measured on answers of 100 KB to 400 KB. */
    private static final double NANOS_PER_BYTE = 20;
    /** Answers below it are what any request costs. */
    private static final int FREE_BYTES = 8192;

    private final Limits limits;

    Purses(Limits limits) {
        this.limits = limits;
    }

    /** Refuses whoever has nothing left. */
    void open(Caller caller) {
        limits.solvent(kind(caller), caller.counted());
        limits.solvent(Kind.WORK_NEAR, caller.address());
    }

    /** Answers on the account of whoever asks, if there is something left. */
    <T> T answer(Caller caller, Supplier<T> work) {
        open(caller);
        return ScopedValue.where(Payer.CURRENT, payer(caller)).call(work::get);
    }

    private Payer payer(Caller caller) {
        return new Payer(caller.counted(), nanos -> charge(caller, (double) nanos));
    }

    void chargeBytes(Caller caller, int bytes) {
        if (bytes > FREE_BYTES) {
            charge(caller, bytes * NANOS_PER_BYTE);
        }
    }

    private void charge(Caller caller, double nanos) {
        limits.charge(kind(caller), caller.counted(), nanos / NANOS_PER_MILLI);
        limits.charge(Kind.WORK_NEAR, caller.address(), nanos / NANOS_PER_MILLI);
    }

    private static Kind kind(Caller caller) {
        return caller.person() == null ? Kind.WORK_STRANGERS : Kind.WORK;
    }
}
