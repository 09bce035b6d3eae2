package ecumene.engine;

/** A running 64-bit hash of a state's numbers: equal states have equal digests, within one run of the program. */
public final class Digest {
    private long hash = 0x6a09e667f3bcc908L;

    public Digest add(long value) {
        hash = Rng.mix(hash + value) + 0x9e3779b97f4a7c15L;
        return this;
    }

    public Digest add(int[] values) {
        for (int value : values) {
            add(value);
        }
        return this;
    }

    public Digest add(long[] values) {
        for (long value : values) {
            add(value);
        }
        return this;
    }

    public Digest add(short[] values) {
        for (short value : values) {
            add(value);
        }
        return this;
    }

    public Digest add(byte[] values) {
        for (byte value : values) {
            add(value);
        }
        return this;
    }

    public long value() {
        return hash;
    }
}
