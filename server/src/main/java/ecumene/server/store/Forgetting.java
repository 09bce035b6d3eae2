package ecumene.server.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.server.store.Rows.Event;
import ecumene.server.store.Rows.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Takes somebody out of a table's past: where an event names them a dash is put, what they said becomes empty, and the title that they gave
 * to a table of theirs goes. The events keep their numbers, kinds and order, so that every game stays as it was played. Works on rows alone: the
 * game need not be one that can still be played.
 */
final class Forgetting {
    private static final String NAMING = "kind in ('created', 'sat', 'seated', 'said')";
    private static final JsonMapper JSON = new JsonMapper();

    private final Handle handle;
    private final String person;

    Forgetting(Handle handle, String person) {
        this.handle = handle;
        this.person = person;
    }

    private String quoted() {
        return "%\"" + person + "\"%";
    }

    /** The tables at which somebody is, or was, named. */
    static List<String> tables(Handle handle, String person) {
        return handle.createQuery("select table_id from event where " + NAMING
                        + " and body like :person union select table_id from seat where person = :id order by 1")
                .bind("person", "%\"" + person + "\"%")
                .bind("id", person)
                .mapTo(String.class)
                .list();
    }

    /** A table without them, and the events that must be rewritten and added; empty when there is nothing left to forget. */
    record Found(Table before, Table after, List<Event> rewritten, List<Event> added) {}

    Optional<Found> at(String id) {
        var row = handle.createQuery("select * from game_table where id = :id")
                .bind("id", id)
                .map(FromRow::table)
                .findOne();
        return row.flatMap(this::at);
    }

    private Optional<Found> at(Table row) {
        var rewritten = handle
                .createQuery("select * from event where table_id = :table and " + NAMING
                        + " and body like :person order by seq")
                .bind("table", row.id())
                .bind("person", quoted())
                .map(FromRow::event)
                .stream()
                .flatMap(event -> rewritten(event).stream())
                .toList();
        var summary = read(row.summary());
        boolean listed = unname(summary);
        boolean titled = row.owner().equals(person) && !row.title().isEmpty();
        if (rewritten.isEmpty() && !listed && !titled) {
            return Optional.empty();
        }
        var added = new ArrayList<Event>();
        if (row.status().equals("playing")) {
            stillPlaying(summary).ifPresent(seat -> added.add(event(row, 1, "left", seat)));
        }
        added.add(event(
                row, added.size() + 1, "forgotten", JSON.createObjectNode().put("person", person)));
        return Optional.of(new Found(row, without(row, added.size(), summary), rewritten, added));
    }

    private Table without(Table row, int events, JsonNode summary) {
        return new Table(
                row.id(),
                row.game(),
                row.variant(),
                row.owner().equals(person) ? "" : row.title(),
                row.status(),
                row.open(),
                row.invite(),
                row.owner(),
                row.created(),
                row.changed(),
                row.seq() + events,
                row.due(),
                row.moves(),
                row.turn(),
                summary.toString());
    }

    private static Event event(Table row, int after, String kind, ObjectNode body) {
        return new Event(row.id(), row.seq() + after, row.changed(), "", kind, body.toString());
    }

    private Optional<Event> rewritten(Event event) {
        var body = read(event.body());
        boolean changed = unname(body);
        if (event.kind().equals("said") && body instanceof ObjectNode said && names(said)) {
            changed |= blank(said, "text");
        }
        if (event.kind().equals("created")
                && body instanceof ObjectNode created
                && created.path("owner").asText().equals(person)) {
            changed |= blank(created, "title");
        }
        return changed
                ? Optional.of(new Event(
                        event.table(), event.seq(), event.at(), event.command(), event.kind(), body.toString()))
                : Optional.empty();
    }

    private static boolean blank(ObjectNode body, String field) {
        boolean filled = !body.path(field).asText().isEmpty();
        if (filled) {
            body.put(field, "");
        }
        return filled;
    }

    private boolean names(ObjectNode node) {
        return node.path("person").asText().equals(person);
    }

    /** Puts a dash for the name wherever in it the person is named. Whether that was anywhere. */
    private boolean unname(JsonNode node) {
        boolean changed = false;
        if (node instanceof ObjectNode named && names(named) && named.has("name")) {
            changed = !named.path("name").asText().equals(Rows.NOBODY);
            named.put("name", Rows.NOBODY);
        }
        for (var child : node) {
            changed |= unname(child);
        }
        return changed;
    }

    /** A bot plays on for them; where the game cannot be played any more nobody else has said so. */
    private Optional<ObjectNode> stillPlaying(JsonNode summary) {
        var seats = summary.path("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat) instanceof ObjectNode chair
                    && names(chair)
                    && !chair.path("gone").asBoolean()) {
                chair.put("gone", true);
                return Optional.of(JSON.createObjectNode().put("seat", seat));
            }
        }
        return Optional.empty();
    }

    private static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            // Without its cause: that would quote the text.
            throw new IllegalStateException("an event or a summary that cannot be read");
        }
    }

    void rewrite(List<Event> events) {
        if (events.isEmpty()) {
            return;
        }
        var batch = handle.prepareBatch("update event set body = :body where table_id = :table and seq = :seq");
        events.forEach(event -> batch.bindMethods(event).add());
        batch.execute();
    }
}
