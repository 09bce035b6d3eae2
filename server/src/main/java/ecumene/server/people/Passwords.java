package ecumene.server.people;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Duration;
import java.util.Base64;

/**
 * Argon2id with the parameters that OWASP recommends. Only a few are worked out at a time, at a {@link Desk}: each takes 19 MB and
 * a core, so a flood of log-ins waits, and is then sent away, instead of eating the machine.
 */
final class Passwords {
    private static final int MEMORY_KB = 19 * 1024;
    private static final int ITERATIONS = 2;
    private static final int LANES = 1;
    private static final int HASH_BYTES = 32;
    private static final int SALT_BYTES = 16;
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int SHORTEST = 8;
    private static final int LONGEST = 200;

    private final Argon2Function argon =
            Argon2Function.getInstance(MEMORY_KB, ITERATIONS, LANES, HASH_BYTES, Argon2.ID);
    private final Desk desk = new Desk(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), PATIENCE);
    /** What a password is compared with when there is no such account, so that the answer takes as long. */
    private final String nobody = "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
            .formatted(MEMORY_KB, ITERATIONS, LANES, base64(SALT_BYTES), base64(HASH_BYTES));

    /** @param name of whoever will have it */
    String hash(String password, String name, Desk.Client client) {
        int length = password.codePointCount(0, password.length());
        if (length < SHORTEST || length > LONGEST) {
            throw new Refusal(Code.MALFORMED, "password.length", SHORTEST, LONGEST);
        }
        Guessable.refuse(password, name);
        return desk.serve(client, () -> hashed(password));
    }

    /** Nobody has such a password. */
    static void refuseLong(String password) {
        if (password.length() > 2 * LONGEST) {
            throw new Refusal(Code.MALFORMED, "password.length", SHORTEST, LONGEST);
        }
    }

    /** @param hash empty when there is nothing to compare with */
    boolean matches(String password, String hash, Desk.Client client) {
        if (password.length() > 2 * LONGEST) {
            return false;
        }
        boolean same = desk.serve(client, () -> argon.check(normal(password), hash.isEmpty() ? nobody : hash));
        return same && !hash.isEmpty();
    }

    private static String base64(int bytes) {
        return Base64.getEncoder().withoutPadding().encodeToString(Secrets.bytes(bytes));
    }

    private String hashed(String password) {
        return argon.hash(normal(password).getBytes(StandardCharsets.UTF_8), Secrets.bytes(SALT_BYTES))
                .getResult();
    }

    /** The same password typed on another keyboard may come in other code points. */
    private static String normal(String password) {
        return Normalizer.normalize(password, Normalizer.Form.NFKC);
    }
}
