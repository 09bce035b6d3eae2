package ecumene.server;

import ecumene.engine.Said;
import java.util.List;
import java.util.Optional;

/**
 * What was asked for is not done, and nothing has changed. Says why by a key of {@code messages_*.properties}, so that the
 * answer can be given in the language of whoever asked.
 */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The codes of docs/protocol.md with their HTTP status. */
    public enum Code {
        MALFORMED(400),
        TOO_LARGE(413),
        UNAUTHORISED(401),
        FORBIDDEN(403),
        NOT_FOUND(404),
        ILLEGAL(409),
        OUTDATED(409),
        NOT_NOW(409),
        NAME_TAKEN(409),
        WRONG_PASSWORD(403),
        MISDIRECTED(421),
        TOO_MANY(429),
        CANNOT_SAVE(503),
        INTERNAL(500);

        private final int status;

        Code(int status) {
            this.status = status;
        }

        public int status() {
            return status;
        }

        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private final Code code;
    private final String key;
    private final transient List<Object> args;
    private final transient Optional<Said> reason;

    /** @param key names the text; its blanks are {@code {0}} and so on */
    public Refusal(Code code, String key, Object... args) {
        this(code, key, Optional.empty(), args);
    }

    private Refusal(Code code, String key, Optional<Said> reason, Object... args) {
        super(key);
        this.code = code;
        this.key = key;
        this.reason = reason;
        this.args = List.of(args);
    }

    /** A move that the rules forbid, with the game's own reason. */
    public static Refusal illegal(Optional<Said> reason) {
        return new Refusal(Code.ILLEGAL, "illegal", reason);
    }

    public Code code() {
        return code;
    }

    public String key() {
        return key;
    }

    public List<Object> args() {
        return args;
    }

    public Optional<Said> reason() {
        return reason;
    }
}
