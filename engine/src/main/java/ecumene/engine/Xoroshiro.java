package ecumene.engine;

/**
 * The fast generator (xoroshiro128++), for simulations, imagined states and bots. Whoever sees enough of its numbers can
 * compute the rest, so it shuffles no game that people play. The algorithm is public domain, by D. Blackman and S. Vigna.
 */
final class Xoroshiro extends Rng {
    private long s0;
    private long s1;

    Xoroshiro(long s0, long s1) {
        this.s0 = s0;
        this.s1 = s0 == 0 && s1 == 0 ? 1 : s1;
    }

    @Override
    public long nextLong() {
        long a = s0;
        long b = s1;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ b << 21;
        s1 = Long.rotateLeft(b, 28);
        return result;
    }
}
