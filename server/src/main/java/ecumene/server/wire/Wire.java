package ecumene.server.wire;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import ecumene.engine.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The messages of docs/protocol.md. A field that is null is left out, except where the protocol says "or null". */
public final class Wire {
    /** Reads and writes every message; refuses what it does not know, so that a typing error is seen. */
    public static final JsonMapper JSON = JsonMapper.builder()
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();

    private Wire() {}

    public static String text(Object message) {
        try {
            return JSON.writeValueAsString(message);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("cannot be written: " + message.getClass(), e);
        }
    }

    /** Reads what {@link #text} or its like has written. */
    public static JsonNode tree(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("cannot be read", e);
        }
    }

    /** A piece of a sentence: words alone are written as a plain text. */
    public record Part(String noun, String id, String text) {
        @JsonValue
        Object json() {
            return noun.isEmpty() ? text : new Thing(noun, id, text);
        }

        /** What {@link #json} wrote. */
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Part read(JsonNode json) {
            return json.isTextual()
                    ? new Part("", "", json.textValue())
                    : new Part(
                            json.path("noun").asText(),
                            json.path("id").asText(),
                            json.path("text").asText());
        }
    }

    private record Thing(String noun, String id, String text) {}

    public record Arg(String noun, String id) {}

    /**
     * A move that is possible or, with why and rule, one that is not.
     *
     * @param facts the numbers that a page needs with it, such as its price
     * @param givesUp true when whoever picks it has lost
     */
    public record Option(
            String key,
            String verb,
            List<Arg> args,
            List<Part> text,
            @Nullable List<Part> why,
            @Nullable String rule,
            @Nullable Object facts,
            @Nullable Boolean givesUp) {}

    /**
     * A question that is answered with a set: any of the options but {@code besides} and {@code done},
     * picked in any order.
     *
     * @param free whether any of them go together, as long as their number is right: then they can be ticked without asking
     * @param picked what is picked already
     * @param last where they do not, the keys with which the set is whole by itself as soon as they are picked
     * @param besides the keys of options that are no part of the set, but another answer
     * @param done the key that says: that is all
     */
    public record Choosing(
            int least,
            int most,
            boolean free,
            List<Option> picked,
            @Nullable List<String> last,
            List<String> besides,
            String done) {}

    /**
     * @param kind the same for all questions that can be answered alike
     * @param facts the numbers that a page needs with it
     * @param otherwise the key that is picked when the clock runs out; without it the seat is given to a bot
     */
    public record Question(
            int seat,
            long at,
            String key,
            String kind,
            List<Part> prompt,
            String rule,
            @Nullable Object facts,
            @Nullable Choosing set,
            @Nullable String otherwise,
            List<Option> options,
            List<Option> blocked) {}

    /** @param by {@code person} or {@code bot} */
    public record Step(
            int seat,
            String key,
            List<Part> text,
            String by,
            @Nullable String level) {}

    public record Undo(int free, int turn, int last) {}

    public record Line(String key, String text, int points) {}

    /**
     * What one viewer sees of one moment of the game.
     *
     * @param shares when the game is over, the part of the victory that every seat gets
     */
    public record Frame(
            int moves,
            @JsonInclude @Nullable Step step,
            View view,
            @JsonInclude @Nullable Question question,
            List<Integer> scores,
            @Nullable List<List<Line>> breakdown,
            @Nullable List<Double> shares,
            @JsonInclude @Nullable Undo undo,
            boolean over) {}

    public record Entry(
            int move,
            List<Part> text,
            String rule,
            String key,
            @Nullable Boolean turn) {}

    public record Chat(
            long seq,
            long at,
            @Nullable String person,
            @Nullable Integer seat,
            String name,
            String text) {}

    public record Offer(
            long offer, String kind, int seat, @Nullable Integer moves, List<@Nullable Boolean> answers) {}

    public record SeatClock(long left, boolean running) {}

    public record Seat(
            String kind,
            String name,
            @Nullable String person,
            @Nullable String level,
            @Nullable String played,
            @Nullable Boolean gone,
            @Nullable Boolean conceded,
            @Nullable Integer score,
            @Nullable SeatClock clock,
            @Nullable Boolean online,
            @Nullable String held) {
        public Seat named(String other) {
            return new Seat(kind, other, person, level, played, gone, conceded, score, clock, online, held);
        }
    }

    public record Summary(
            String id,
            String game,
            String variant,
            String title,
            String status,

            @JsonProperty("public") boolean open,

            int players,
            long created,
            long changed,
            int moves,
            int turn,
            List<Seat> seats,
            @JsonInclude @Nullable Integer mine,
            boolean myTurn,
            List<Integer> waiting,
            @Nullable Long deadline,
            @Nullable String invite,
            @Nullable String rematch,
            @Nullable Boolean host,
            @Nullable Boolean rated) {}

    /** What a socket gets. The {@code type} of the protocol is the first field of each. */
    public sealed interface Message {
        String type();
    }

    /**
     * A game that does not go on under the rules of today.
     *
     * @param moves the last position that holds is the one after so many
     * @param of how many there were
     * @param why one word, see docs/protocol.md
     */
    public record Held(int moves, int of, String why) {}

    /**
     * What the viewer's seat always answers to a kind of question.
     *
     * @param why one word, when that has just ended, see docs/protocol.md
     */
    public record Standing(
            String kind, String key, @Nullable String why) {}

    /**
     * @param standing left out when there is none
     * @param over what of it has ended with this event
     * @param held the game stands still, or cannot be looked at to its end: its rules have changed
     * @param renewed after how many moves the game went on under other rules
     */
    public record StateMessage(
            String type,
            long seq,
            long now,
            boolean reset,
            Summary table,
            @JsonInclude @Nullable Frame frame,
            List<Entry> log,
            @Nullable List<Chat> chat,
            List<Offer> offers,
            @Nullable List<Standing> standing,
            @Nullable List<Standing> over,
            @Nullable String commitment,
            @Nullable String seed,
            @Nullable Held held,
            @Nullable Integer renewed)
            implements Message {}

    public record ChatMessage(String type, long seq, List<Chat> chat) implements Message {}

    /** Who of the seats is looking at the table; null for those that are not people. */
    public record Online(String type, List<@Nullable Boolean> seats) implements Message {}

    /**
     * Why a bot whose turn it is does not think, or that it does now.
     *
     * @param state {@code waiting} while other tables are first, {@code tired} when those it thinks for have used up their share for
     *     now, {@code thinking}
     */
    public record Bots(String type, String state) implements Message {
        public static final String THINKING = "thinking";
        public static final String WAITING = "waiting";
        public static final String TIRED = "tired";

        public static Bots of(String state) {
            return new Bots("bots", state);
        }
    }

    /** @param rest when keys of the command were not looked at */
    public record Done(
            String type, String id, long seq, @Nullable Rest rest) implements Message {}

    /**
     * What is said of keys that were not looked at, whatever they are.
     *
     * @param keys how many, from the end
     */
    public record Rest(String code, String message, int keys) {}

    public record Refused(String type, String id, Problem error) implements Message {}

    public record Problem(
            String code, String message, @Nullable String rule) {}

    public record Pong(String type, long now) implements Message {}

    public record Bye(String type, long retry) implements Message {}
}
