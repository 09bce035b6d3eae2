package ecumene.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.TreeMap;

/** Results for programs: the columns of the table, the same for the total and for every part. */
public final class ResultsJson {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private ResultsJson() {}

    public static String of(Results results) {
        var root = MAPPER.createObjectNode();
        root.put("game", results.game()).put("rules", results.rules()).put("seed", results.seed());
        root.put("complete", results.complete());
        write(root, results.total(), results.seconds());
        var parts = root.putArray("parts");
        for (var part : results.parts()) {
            var setup = part.plan().setup();
            var node = parts.addObject().put("players", setup.players()).put("variant", setup.variant());
            var options = node.putObject("options");
            new TreeMap<>(setup.options()).forEach(options::put);
            node.put("planned", part.plan().games());
            write(node, part.tally(), part.seconds());
        }
        try {
            return MAPPER.writeValueAsString(root) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values can be written", e);
        }
    }

    private static void write(ObjectNode node, Tally tally, double seconds) {
        node.put("games", tally.games());
        node.put("decisions", tally.decisions());
        node.put("seconds", round(seconds, 3));
        node.put("decisions_per_s", Math.round(seconds == 0 ? 0 : tally.decisions() / seconds));
        node.put("mean_length", round(tally.lengths().mean(), 3));
        node.put("length_deviation", round(tally.lengths().deviation(), 3));
        var bots = node.putArray("bots");
        for (var bot : tally.bots()) {
            var line = bots.addObject().put("bot", bot.bot());
            line.put("games", bot.games()).put("seats_per_game", round(bot.seatsPerGame(), 3));
            rate(line, bot.rate());
            line.put("mean_score", round(bot.scores().mean(), 3));
            line.put("score_deviation", round(bot.scores().deviation(), 3));
            line.put("decisions", bot.decisions());
            line.put("decisions_per_s", Math.round(bot.speed()));
            seats(line, bot.seats());
        }
        seats(node, tally.seats());
        nations(node, tally);
    }

    private static void nations(ObjectNode node, Tally tally) {
        var array = node.putArray("nations");
        tally.nations().forEach((nation, wins) -> {
            var line = array.addObject();
            line.putObject("nation").put("en", nation.en()).put("ru", nation.ru());
            rate(line.put("games", wins.games()), wins.rate());
        });
    }

    private static void seats(ObjectNode node, List<Tally.Wins> seats) {
        var array = node.putArray("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            var wins = seats.get(seat);
            rate(array.addObject().put("seat", seat + 1).put("games", wins.games()), wins.rate());
        }
    }

    private static void rate(ObjectNode node, Rate rate) {
        node.put("win_share", round(rate.share(), 6));
        node.put("win_low", round(rate.low(), 6));
        node.put("win_high", round(rate.high(), 6));
    }

    private static double round(double value, int digits) {
        double scale = Math.pow(10, digits);
        return Math.round(value * scale) / scale;
    }
}
