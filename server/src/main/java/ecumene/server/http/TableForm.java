package ecumene.server.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.table.NewTable;
import ecumene.server.table.TimeControl;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** NewTable of the protocol as it comes in. */
record TableForm(
        String game,
        @Nullable String variant,
        @Nullable Map<String, String> options,
        List<String> seats,
        @Nullable Clock clock,
        @JsonProperty("public") @Nullable Boolean open,
        @Nullable String title,
        @Nullable Boolean start,
        @Nullable Boolean rated,
        @Nullable From from) {

    private static final int MOST_SEATS = 12;
    private static final int MOST_OPTIONS = 30;
    private static final int LONGEST_WORD = 100;

    record From(String table, int moves) {}

    record Clock(
            String kind,
            @Nullable Integer days,
            @Nullable Integer base,
            @Nullable Integer increment) {

        /** The table checks how much it is. */
        TimeControl control() {
            return switch (kind) {
                case "none" -> new TimeControl.None();
                case "days" -> new TimeControl.Days(given("clock.days", days));
                case "live" -> new TimeControl.Live(given("clock.base", base), given("clock.increment", increment));
                default -> throw new Refusal(Code.MALFORMED, "clock.kind");
            };
        }

        private static int given(String field, @Nullable Integer value) {
            if (value == null) {
                throw new Refusal(Code.MALFORMED, "field.missing", field);
            }
            return value;
        }
    }

    NewTable table() {
        shorter("game", game, LONGEST_WORD);
        if (seats.isEmpty() || seats.size() > MOST_SEATS) {
            throw new Refusal(Code.MALFORMED, "field.range", "seats", 1, MOST_SEATS);
        }
        seats.forEach(seat -> shorter("seats", seat, LONGEST_WORD));
        var chosen = Objects.requireNonNullElse(options, Map.<String, String>of());
        if (chosen.size() > MOST_OPTIONS) {
            throw new Refusal(Code.MALFORMED, "field.range", "options", 0, MOST_OPTIONS);
        }
        chosen.forEach((option, value) -> {
            shorter("options", option, LONGEST_WORD);
            shorter("options", value, LONGEST_WORD);
        });
        return new NewTable(
                game,
                shorter("variant", Objects.requireNonNullElse(variant, ""), LONGEST_WORD),
                chosen,
                seats,
                clock == null ? new TimeControl.None() : clock.control(),
                Objects.requireNonNullElse(open, true),
                shorter("title", Objects.requireNonNullElse(title, "").strip(), LONGEST_WORD),
                Objects.requireNonNullElse(start, false),
                Objects.requireNonNullElse(rated, true),
                from == null
                        ? null
                        : new NewTable.From(shorter("from.table", from.table(), LONGEST_WORD), from.moves()));
    }

    private static String shorter(String field, String text, int longest) {
        if (text.length() > longest) {
            throw new Refusal(Code.TOO_LARGE, "field.long", field, longest);
        }
        return text;
    }
}
