package ecumene.server.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table somebody wants: NewTable of docs/protocol.md. */
public record NewTable(
        String game,
        String variant,
        Map<String, String> options,
        List<String> seats,
        TimeControl clock,
        boolean open,
        String title,
        boolean start,
        boolean rated,
        @Nullable From from) {

    /** A position of a finished game to go on from. */
    public record From(String table, int moves) {}
}
