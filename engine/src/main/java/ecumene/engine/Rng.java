package ecumene.engine;

/**
 * A small generator (xoroshiro128++) whose whole state is two longs, so that it copies, saves and replays exactly.
 * The algorithm is public domain, by D. Blackman and S. Vigna.
 */
public final class Rng {
    private long s0;
    private long s1;

    public Rng(long s0, long s1) {
        this.s0 = s0;
        this.s1 = s0 == 0 && s1 == 0 ? 1 : s1;
    }

    /** A generator for bots and tests, from one number. Games draw from {@link Seed#stream}. */
    public static Rng of(long seed) {
        return new Rng(mix(seed + 0x9e3779b97f4a7c15L), mix(seed + 0x3c6ef372fe94f82aL));
    }

    public long nextLong() {
        long a = s0;
        long b = s1;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ b << 21;
        s1 = Long.rotateLeft(b, 28);
        return result;
    }

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
