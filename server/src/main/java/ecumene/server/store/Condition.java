package ecumene.server.store;

/** How a store is, as those who run the server must know it. The worst is last. */
public enum Condition {
    WELL("ok"),
    /** The database does not answer. */
    AWAY("no-database"),
    /** It answers, but what is written does not reach the disk: full, read-only or broken. */
    CANNOT_WRITE("cannot-write"),
    /** What is on the disk is not what was written. Seen once, it stays so until the server is started on good data. */
    DAMAGED("damaged");

    private final String id;

    Condition(String id) {
        this.id = id;
    }

    /** As it stands in {@code /health}. */
    public String id() {
        return id;
    }
}
