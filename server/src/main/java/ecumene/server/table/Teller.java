package ecumene.server.table;

import ecumene.engine.Lang;
import ecumene.engine.View;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
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
            case Event.Created _,
                    Event.Sat _,
                    Event.Seated _,
                    Event.Started _,
                    Event.Marked _,
                    Event.Stopped _,
                    Event.Continued _,
                    Event.Undone _,
                    Event.Forgotten _ -> everything(table, now);
            case Event.Left _ when !table.started() -> everything(table, now);
            case Event.Ended _ -> state(table, now, !table.started(), true);
            default -> state(table, now, false, false);
        };
    }

    Wire.Summary summary(Table table, long now) {
        return Listing.of(table, OptionalLong.of(now), Optional.of(online)).summary(table.row(""), person, lang);
    }

    private Wire.StateMessage state(Table table, long now, boolean reset, boolean seeds) {
        boolean over = table.status() == Table.Status.OVER;
        var seed = table.shown().map(Shown::seed).orElse(null);
        var renewed = table.renewedAt();
        return new Wire.StateMessage(
                "state",
                table.seq(),
                now,
                reset,
                summary(table, now),
                table.started() ? frame(table, over) : null,
                table.started()
                        ? table.look()
                                .log(viewer(table), lang, seat -> table.nameOf(seat, lang), reset ? 0 : table.unread())
                        : List.of(),
                reset ? table.chat() : null,
                table.offers().stream().map(offer -> offer(table, offer)).toList(),
                some(table.standing(viewer(table)).stream().map(one -> new Wire.Standing(one.kind(), one.key(), null))),
                some(table.over(viewer(table)).stream()
                        .map(one ->
                                new Wire.Standing(one.what().kind(), one.what().key(), one.why()))),
                seeds && seed != null ? seed.commitment() : null,
                seeds && seed != null && over ? seed.hex() : null,
                table.held()
                        .map(stop -> new Wire.Held(
                                stop.moves(), stop.of(), stop.why().id()))
                        .orElse(null),
                renewed.isPresent() ? renewed.getAsInt() : null);
    }

    private static <T> @Nullable List<T> some(Stream<T> things) {
        var all = things.toList();
        return all.isEmpty() ? null : all;
    }

    /**
     * At a table that stands still nobody is asked. A finished game that the rules of today do not carry to its end ended as it was
     * written down: who was ahead where they leave it has not won.
     */
    private Wire.Frame frame(Table table, boolean over) {
        var frame = table.look().frame(viewer(table), lang, seat -> table.nameOf(seat, lang), over);
        if (table.held().isEmpty()) {
            return frame;
        }
        var view = new View(
                frame.view().viewer(), frame.view().zones(), frame.view().facts(), List.of());
        return new Wire.Frame(
                frame.moves(),
                frame.step(),
                view,
                null,
                over ? table.scores() : frame.scores(),
                null,
                null,
                null,
                frame.over());
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
                offer.kind().equals(Event.Offered.END) ? null : offer.moves(),
                answers);
    }
}
