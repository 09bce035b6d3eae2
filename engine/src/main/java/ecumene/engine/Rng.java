package ecumene.engine;

/**
 * A stream of random numbers: the same from the same start, bit for bit, in every version of this program. A state never
 * holds one, it asks for a fresh one by {@link State#random}, so that copies stay small.
 */
public abstract sealed class Rng permits Xoroshiro, ShaCounter {

    /** A generator for bots and tests, from one number. Games draw from {@link Seed#stream}. */
    public static Rng of(long seed) {
        return new Xoroshiro(mix(seed + 0x9e3779b97f4a7c15L), mix(seed + 0x3c6ef372fe94f82aL));
    }

    public abstract long nextLong();

    /** Uniform in 0 … bound-1, without bias (multiply and reject). */
    public int below(int bound) {
        long product = (nextLong() >>> 32) * bound;
        if ((product & 0xffffffffL) < bound) {
            long threshold = Integer.toUnsignedLong(-bound) % bound;
            while ((product & 0xffffffffL) < threshold) {
                product = (nextLong() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    public void shuffle(int[] values) {
        for (int i = values.length - 1; i > 0; i--) {
            int j = below(i + 1);
            int kept = values[i];
            values[i] = values[j];
            values[j] = kept;
        }
    }

    /** SplitMix64's finalizer: spreads a number over all bits. */
    public static long mix(long z) {
        long x = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        x = (x ^ x >>> 27) * 0x94d049bb133111ebL;
        return x ^ x >>> 31;
    }
}
