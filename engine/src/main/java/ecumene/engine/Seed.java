package ecumene.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * The secret of a game's randomness: 256 bits, and the kind of generator that they start. {@link #commitment()} is
 * published when the game starts and the seed when it ends, so that players can check that nobody touched the shuffle.
 * Every use of randomness draws from a stream of its own, SHA-256(seed, time, purpose), so that a change of one rule never
 * re-rolls another and what players see of one stream tells nothing of the next.
 */
public record Seed(Kind kind, long a, long b, long c, long d) {
    /** What {@link #hex()} writes: 32 bytes, with the byte 02 before them when the kind is {@link Kind#SECURE}. */
    public static final Pattern HEX = Pattern.compile("(02)?[0-9a-f]{64}");

    /** Which generator the streams are. A kind's numbers never change: recorded and running games depend on them. */
    public enum Kind {
        /** xoroshiro128++: simulations, imagined states, and games that were begun before there was another. */
        FAST,
        /** SHA-256 in counter mode: no number of a stream can be computed from the others. */
        SECURE
    }

    private static final byte SECURE_MARK = 2;
    private static final int LONGEST = 33;

    /** For a game that people play. */
    public static Seed secret() {
        var bytes = new byte[32];
        new SecureRandom().nextBytes(bytes);
        return of(Kind.SECURE, ByteBuffer.wrap(bytes));
    }

    /** The n-th seed of a series that starts from a number somebody chose: for simulations, not for secrets. */
    public static Seed numbered(long series, long n) {
        return of(
                Kind.FAST,
                ByteBuffer.wrap(sha256().digest(ByteBuffer.allocate(16)
                        .putLong(series)
                        .putLong(n)
                        .array())));
    }

    static Seed from(Rng rng) {
        return new Seed(Kind.FAST, rng.nextLong(), rng.nextLong(), rng.nextLong(), rng.nextLong());
    }

    /** Reads what {@link #hex()} wrote. */
    public static Seed parse(String hex) {
        if (!HEX.matcher(hex).matches()) {
            throw new IllegalArgumentException("a seed is 64 hexadecimal digits, or 66 that begin with 02");
        }
        var bytes = ByteBuffer.wrap(HexFormat.of().parseHex(hex));
        return bytes.remaining() < LONGEST ? of(Kind.FAST, bytes) : of(Kind.SECURE, bytes.position(1));
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes());
    }

    /** SHA-256 of the bytes that {@link #hex()} shows, the mark of the kind included. */
    public String commitment() {
        return HexFormat.of().formatHex(sha256().digest(bytes()));
    }

    public Rng stream(String purpose, int time) {
        var sha = sha256();
        sha.update(bytes());
        sha.update(ByteBuffer.allocate(Integer.BYTES).putInt(time).flip());
        var key = sha.digest(purpose.getBytes(StandardCharsets.UTF_8));
        return switch (kind) {
            case FAST -> {
                var start = ByteBuffer.wrap(key);
                yield new Xoroshiro(start.getLong(), start.getLong());
            }
            case SECURE -> new ShaCounter(key);
        };
    }

    private byte[] bytes() {
        var bytes = ByteBuffer.allocate(kind == Kind.SECURE ? LONGEST : LONGEST - 1);
        if (kind == Kind.SECURE) {
            bytes.put(SECURE_MARK);
        }
        return bytes.putLong(a).putLong(b).putLong(c).putLong(d).array();
    }

    private static Seed of(Kind kind, ByteBuffer bytes) {
        return new Seed(kind, bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong());
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** A seed is a secret: it is printed only by {@link #hex()}, on purpose. */
    @Override
    public String toString() {
        return "Seed(" + commitment().substring(0, 8) + "…)";
    }
}
