package ecumene.server.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** Who has a seat. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Sitter.Nobody.class, name = "nobody"),
    @JsonSubTypes.Type(value = Sitter.Held.class, name = "held"),
    @JsonSubTypes.Type(value = Sitter.Human.class, name = "human"),
    @JsonSubTypes.Type(value = Sitter.Robot.class, name = "robot")
})
sealed interface Sitter {
    record Nobody() implements Sitter {}

    /** Nobody yet: the seat is kept for a person who has been asked to sit there. */
    record Held(String person, String name) implements Sitter {}

    /** @param name as it was when the person sat down */
    record Human(String person, String name) implements Sitter {}

    record Robot(String level) implements Sitter {}
}
