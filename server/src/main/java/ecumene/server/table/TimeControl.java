package ecumene.server.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** How long a seat may think. As JSON it is Clock of docs/protocol.md. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = TimeControl.None.class, name = "none"),
    @JsonSubTypes.Type(value = TimeControl.Days.class, name = "days"),
    @JsonSubTypes.Type(value = TimeControl.Live.class, name = "live")
})
public sealed interface TimeControl {
    record None() implements TimeControl {}

    /** So many days for every question. */
    record Days(int days) implements TimeControl {}

    /** So many seconds for the game, and some more after every answer that passes the question on. */
    record Live(int base, int increment) implements TimeControl {}
}
