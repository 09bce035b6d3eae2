package ecumene.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody wants to do at a table: the commands of docs/protocol.md, already checked for form. */
public sealed interface Command {
    record Sit(@Nullable Integer seat, String invite) implements Command {}

    record Leave() implements Command {}

    /** @param who {@code open} or {@code bot:<level>} */
    record SetSeat(int seat, String who) implements Command {}

    record Start() implements Command {}

    record Close() implements Command {}

    record Pick(long at, List<String> keys) implements Command {}

    /** To answer so whenever a question of this kind comes, from the one asked then on. */
    record Always(long at, String key) implements Command {}

    /** To be asked again what was always answered. */
    record Ask(String kind) implements Command {}

    record Undo(int moves) implements Command {}

    record ProposeEnd() implements Command {}

    /** To go on with a game that its rules do not carry any more, from the last position that holds. */
    record Continue() implements Command {}

    record Answer(long offer, boolean yes) implements Command {}

    record Concede() implements Command {}

    record Resume() implements Command {}

    record Rematch() implements Command {}

    record Say(String text) implements Command {}
}
