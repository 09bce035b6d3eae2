package ecumene.engine;

/** What happened, as data: after how many moves, who may read it (viewers as bits), and what is said. */
public record LogEntry(int move, int readers, Said said) {
    public boolean readableBy(int viewer) {
        return (readers & 1 << viewer) != 0;
    }
}
