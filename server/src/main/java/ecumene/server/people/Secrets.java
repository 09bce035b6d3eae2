package ecumene.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Secrets that are handed out once and kept only as a hash, and random ids. */
final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int SECRET_BYTES = 32;
    private static final String ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private Secrets() {}

    /** 256 random bits, fit for a cookie or a header. */
    static String secret() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(SECRET_BYTES));
    }

    static byte[] bytes(int count) {
        var bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    /** A public name for a thing: letters and digits that nobody mixes up. */
    static String id(int length) {
        var id = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            id.append(ID_LETTERS.charAt(RANDOM.nextInt(ID_LETTERS.length())));
        }
        return id.toString();
    }

    static int below(int bound) {
        return RANDOM.nextInt(bound);
    }

    /** A secret of 256 bits needs no salt and no slowness. */
    static String hash(String secret) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
