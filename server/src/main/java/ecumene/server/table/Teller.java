package ecumene.server.table;

import ecumene.engine.Lang;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Tells one viewer of a table.
 *
 * @param person null for a stranger
 * @param online whether somebody watches the table
 */
record Teller(@Nullable String person, Lang lang, Predicate<String> online) {

    /** Everything, as of a time. */
    Wire.StateMessage everything(Table table, long now) {
        return state(table, now, true, true);
    }

    /** What the table's last event means for the viewer. The same whenever it is told. */
    Wire.Message news(Table table, Event event) {
        long now = table.changed();
        return switch (event) {
            case Event.Said _ ->
                new Wire.ChatMessage("chat", table.seq(), List.of(table.chat().getLast()));
            case Event.Created _, Event.Sat _, Event.Seated _, Event.Started _, Event.Undone _, Event.Forgotten _ ->
                everything(table, now);
            case Event.Left _ when !table.started() -> everything(table, now);
            case Event.Ended _ -> state(table, now, !table.started(), true);
            default -> state(table, now, false, false);
        };
    }

    private Wire.StateMessage state(Table table, long now, boolean reset, boolean seeds) {
        boolean over = table.status() == Table.Status.OVER;
        var seed = table.started() ? table.game().seed() : null;
        return new Wire.StateMessage(
                "state",
                table.seq(),
                now,
                reset,
                Listing.of(table, OptionalLong.of(now), Optional.of(online)).summary(table.row(""), person),
                table.started() ? table.game().frame(viewer(table), lang, table::nameOf, over) : null,
                table.started()
                        ? table.game().log(viewer(table), lang, table::nameOf, reset ? 0 : table.unread())
                        : List.of(),
                reset ? table.chat() : null,
                table.offers().stream().map(offer -> offer(table, offer)).toList(),
                seeds && seed != null ? seed.commitment() : null,
                seeds && seed != null && over ? seed.hex() : null);
    }

    /** Who of those who sit there is looking. */
    Wire.Online present(Table table) {
        var seats = new ArrayList<@Nullable Boolean>();
        for (var chair : table.chairs()) {
            seats.add(chair.who() instanceof Sitter.Human human ? online.test(human.person()) : null);
        }
        return new Wire.Online("online", seats);
    }

    /** The seat, or the public. */
    int viewer(Table table) {
        int seat = person == null ? -1 : table.seatOf(person);
        return seat < 0 ? table.chairs().size() : seat;
    }

    private static Wire.Offer offer(Table table, Table.Offer offer) {
        var answers = new ArrayList<@Nullable Boolean>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            boolean agrees = offer.agreed().contains(seat) || !table.chair(seat).attended();
            answers.add(agrees ? true : null);
        }
        return new Wire.Offer(
                offer.id(),
                offer.kind(),
                offer.seat(),
                offer.kind().equals(Event.Offered.UNDO) ? offer.moves() : null,
                answers);
    }
}
