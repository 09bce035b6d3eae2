package ecumene.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * The secret of a game's randomness: 256 bits. {@link #commitment()} is published when the game starts and the seed
 * when it ends, so that players can check that nobody touched the shuffle. Every use of randomness draws from a stream
 * of its own, SHA-256(seed, purpose, time), so that a change of one rule never re-rolls another and what players see of
 * one stream tells nothing of the next.
 */
public record Seed(long a, long b, long c, long d) {

    public static Seed secret() {
        var bytes = new byte[32];
        new SecureRandom().nextBytes(bytes);
        return of(bytes);
    }

    /** The n-th seed of a series that starts from a number somebody chose: for simulations, not for secrets. */
    public static Seed numbered(long series, long n) {
        return of(digest(ByteBuffer.allocate(16).putLong(series).putLong(n).array()));
    }

    static Seed from(Rng rng) {
        return new Seed(rng.nextLong(), rng.nextLong(), rng.nextLong(), rng.nextLong());
    }

    /** Reads what {@link #hex()} wrote. */
    public static Seed parse(String hex) {
        if (!hex.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("a seed is 64 hexadecimal digits");
        }
        return of(HexFormat.of().parseHex(hex));
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes());
    }

    public String commitment() {
        return HexFormat.of().formatHex(digest(bytes()));
    }

    public Rng stream(String purpose, int time) {
        var name = purpose.getBytes(StandardCharsets.UTF_8);
        var input =
                ByteBuffer.allocate(36 + name.length).put(bytes()).putInt(time).put(name);
        var output = ByteBuffer.wrap(digest(input.array()));
        return new Rng(output.getLong(), output.getLong());
    }

    private byte[] bytes() {
        return ByteBuffer.allocate(32)
                .putLong(a)
                .putLong(b)
                .putLong(c)
                .putLong(d)
                .array();
    }

    private static Seed of(byte[] bytes) {
        var buffer = ByteBuffer.wrap(bytes);
        return new Seed(buffer.getLong(), buffer.getLong(), buffer.getLong(), buffer.getLong());
    }

    private static byte[] digest(byte[] input) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(input);
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
