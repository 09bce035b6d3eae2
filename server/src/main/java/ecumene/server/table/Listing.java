package ecumene.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import ecumene.engine.Lang;
import ecumene.server.store.Rows;
import ecumene.server.table.Table.Chair;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What lists show of a table beyond the columns of its row. Kept with the row as JSON. */
record Listing(
        List<Wire.Seat> seats,
        List<Integer> waiting,
        @Nullable Long deadline,
        @Nullable String rematch,
        @Nullable Boolean rated) {

    static Listing of(Table table) {
        return of(table, OptionalLong.empty(), Optional.empty());
    }

    /**
     * @param now the time for which clocks are read; without it they are left out
     * @param online who watches; without it that is left out
     */
    static Listing of(Table table, OptionalLong now, Optional<Predicate<String>> online) {
        var seats = new ArrayList<Wire.Seat>();
        var waiting = new ArrayList<Integer>();
        var scores = table.scores();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            var score = seat < scores.size() ? scores.get(seat) : null;
            seats.add(seat(table, seat, score, now, online));
            if (table.waitsFor(seat)) {
                waiting.add(seat);
            }
        }
        long deadline = table.deadline();
        return new Listing(
                seats,
                waiting,
                deadline == 0 ? null : deadline,
                table.rematch().isEmpty() ? null : table.rematch(),
                table.rated() ? true : null);
    }

    private static Wire.Seat seat(
            Table table, int seat, @Nullable Integer score, OptionalLong now, Optional<Predicate<String>> online) {
        var chair = table.chair(seat);
        return switch (chair.who()) {
            case Sitter.Nobody() -> open("", null);
            case Sitter.Held(var person, var name) -> open(name, person);
            case Sitter.Robot(var _) ->
                new Wire.Seat("bot", table.nameOf(seat), null, chair.bot(), null, null, null, score, null, null, null);
            case Sitter.Human(var person, var name) ->
                new Wire.Seat(
                        "person",
                        name,
                        person,
                        null,
                        chair.bot().isEmpty() ? null : chair.bot(),
                        chair.gone() ? true : null,
                        chair.conceded() ? true : null,
                        score,
                        clock(table, seat, chair, now),
                        online.map(there -> there.test(person)).orElse(null),
                        null);
        };
    }

    /** @param held the person for whom it is kept */
    private static Wire.Seat open(String name, @Nullable String held) {
        return new Wire.Seat("open", name, null, null, null, null, null, null, null, null, held);
    }

    private static Wire.@Nullable SeatClock clock(Table table, int seat, Chair chair, OptionalLong now) {
        var clocks = table.clocks();
        boolean shown = now.isPresent() && clocks.used() && table.started() && chair.who() instanceof Sitter.Human;
        return shown ? new Wire.SeatClock(clocks.left(seat, now.getAsLong()), clocks.running(seat)) : null;
    }

    static Listing read(String json) {
        try {
            return Wire.JSON.readValue(json, Listing.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the summary of a table cannot be read", e);
        }
    }

    /** What is kept of a bot is its label; people read its name. */
    private static Wire.Seat called(Wire.Seat seat, Lang lang) {
        return seat.kind().equals("bot") ? seat.named(BotNames.ofLabel(seat.name(), lang)) : seat;
    }

    /** @param viewer the id of whoever looks, null for a stranger */
    Wire.Summary summary(Rows.Table row, @Nullable String viewer, Lang lang) {
        Integer mine = null;
        for (int seat = 0; seat < seats.size() && viewer != null; seat++) {
            mine = viewer.equals(seats.get(seat).person()) ? Integer.valueOf(seat) : mine;
        }
        boolean asked = viewer != null && seats.stream().anyMatch(seat -> viewer.equals(seat.held()));
        boolean member = mine != null || asked || row.owner().equals(viewer);
        return new Wire.Summary(
                row.id(),
                row.game(),
                row.variant(),
                row.title(),
                row.status(),
                row.open(),
                seats.size(),
                row.created(),
                row.changed(),
                row.moves(),
                row.turn(),
                seats.stream().map(seat -> called(seat, lang)).toList(),
                mine,
                mine != null && waiting.contains(mine) && seats.get(mine).played() == null,
                waiting,
                deadline,
                member ? row.invite() : null,
                rematch,
                row.owner().equals(viewer) ? true : null,
                rated);
    }
}
