package ecumene.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Names that cannot be guessed. */
final class Ids {
    /** Without letters and digits that look alike. */
    private static final String LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

    private static final int LENGTH = 10;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Ids() {}

    static String table() {
        return letters(random(32));
    }

    /** The same name for the same reason. */
    static String table(String... reason) {
        try {
            var text = String.join("\n", reason);
            return letters(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    static String invite() {
        return HexFormat.of().formatHex(random(16));
    }

    static long seed() {
        return RANDOM.nextLong();
    }

    private static byte[] random(int bytes) {
        var random = new byte[bytes];
        RANDOM.nextBytes(random);
        return random;
    }

    private static String letters(byte[] bytes) {
        var number = new java.math.BigInteger(1, bytes);
        var base = java.math.BigInteger.valueOf(LETTERS.length());
        var text = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            text.append(LETTERS.charAt(number.mod(base).intValue()));
            number = number.divide(base);
        }
        return text.toString();
    }
}
