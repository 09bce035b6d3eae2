package ecumene.server.people;

/**
 * By what somebody proved who they are. Only the hash of the secret, which proves nothing to anybody else. It may end at any moment: what is
 * done with it is asked of {@link People#holder} at the time.
 */
public sealed interface Credential {
    String hash();

    /** Of a browser: ends by logging out, by another password, by itself after a while. */
    record Session(String hash) implements Credential {}

    /** Of a program: ends when it is deleted. */
    record Token(String hash) implements Credential {}

    static Credential session(String secret) {
        return new Session(Secrets.hash(secret));
    }

    static Credential token(String secret) {
        return new Token(Secrets.hash(secret));
    }
}
