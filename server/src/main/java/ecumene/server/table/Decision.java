package ecumene.server.table;

import java.util.List;
import java.util.Optional;

/**
 * What is to happen at a table.
 *
 * @param ahead when picks are among it, the game where they have been made: a pick is played once
 */
record Decision(List<Event> events, Optional<LiveGame<?>> ahead) {
    static final Decision NOTHING = of(List.of());

    static Decision of(List<Event> events) {
        return new Decision(events, Optional.empty());
    }

    static Decision of(Event event) {
        return of(List.of(event));
    }
}
