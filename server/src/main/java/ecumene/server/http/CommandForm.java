package ecumene.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.table.Command;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** What clients send to a table, checked for form: an object with {@code do}, {@code id} and the fields of the command. */
sealed interface CommandForm {
    /** @param id made by the client */
    record Order(String id, Command command) implements CommandForm {}

    record Ping() implements CommandForm {}

    record Speak(Lang lang) implements CommandForm {}

    /** The commands of the protocol by their word. */
    SortedMap<String, Class<? extends Command>> COMMANDS =
            Collections.unmodifiableSortedMap(new TreeMap<>(Map.ofEntries(
                    Map.entry("sit", Command.Sit.class),
                    Map.entry("leave", Command.Leave.class),
                    Map.entry("seat", Command.SetSeat.class),
                    Map.entry("start", Command.Start.class),
                    Map.entry("close", Command.Close.class),
                    Map.entry("pick", Command.Pick.class),
                    Map.entry("always", Command.Always.class),
                    Map.entry("ask", Command.Ask.class),
                    Map.entry("undo", Command.Undo.class),
                    Map.entry("end", Command.ProposeEnd.class),
                    Map.entry("continue", Command.Continue.class),
                    Map.entry("answer", Command.Answer.class),
                    Map.entry("concede", Command.Concede.class),
                    Map.entry("resume", Command.Resume.class),
                    Map.entry("rematch", Command.Rematch.class),
                    Map.entry("say", Command.Say.class))));

    Pattern ID = Pattern.compile("[A-Za-z0-9-]{1,64}");
    int MOST_KEYS = 60;
    int LONGEST_KEY = 200;
    int LONGEST_CHAT = 500;
    int LONGEST_WORD = 100;

    /** The id of a message that could not be read otherwise, so that its refusal can name it. */
    static String id(JsonNode message) {
        var id = message.path("id").asText("");
        return ID.matcher(id).matches() ? id : "";
    }

    /** What comes over a socket. */
    static CommandForm of(JsonNode message) {
        return switch (message.path("do").asText("")) {
            case "ping" -> new Ping();
            case "lang" -> new Speak(Callers.parse(message.path("lang").asText("")));
            default -> order(message);
        };
    }

    static Order order(JsonNode message) {
        if (!(message instanceof ObjectNode object)) {
            throw new Refusal(Code.MALFORMED, "body.no-object");
        }
        var id = id(message);
        if (id.isEmpty()) {
            throw new Refusal(Code.MALFORMED, "command.id");
        }
        var type = COMMANDS.get(message.path("do").asText(""));
        if (type == null) {
            throw new Refusal(Code.MALFORMED, "command.do", String.join(", ", COMMANDS.keySet()));
        }
        var fields = object.deepCopy();
        fields.remove("id");
        fields.remove("do");
        if (type == Command.Sit.class && !fields.has("invite")) {
            fields.put("invite", "");
        }
        return new Order(id, checked(Json.read(fields, type)));
    }

    /** As how many ordinary commands it counts: what is taken back is played again from the deal. */
    static int weight(Command command) {
        return switch (command) {
            case Command.Undo _ -> 10;
            case Command.Answer _, Command.Rematch _ -> 5;
            case Command.Pick pick -> 1 + pick.keys().size() / 10;
            default -> 1;
        };
    }

    private static Command checked(Command command) {
        switch (command) {
            case Command.Sit sit -> shorter("invite", sit.invite(), LONGEST_WORD);
            case Command.SetSeat seat -> shorter("who", seat.who(), LONGEST_WORD);
            case Command.Pick pick -> {
                if (pick.keys().isEmpty() || pick.keys().size() > MOST_KEYS) {
                    throw new Refusal(Code.MALFORMED, "command.keys", MOST_KEYS);
                }
                pick.keys().forEach(key -> shorter("keys", key, LONGEST_KEY));
            }
            case Command.Always always -> shorter("key", always.key(), LONGEST_KEY);
            case Command.Ask ask -> shorter("kind", ask.kind(), LONGEST_KEY);
            case Command.Say say -> {
                if (say.text().isBlank()) {
                    throw new Refusal(Code.MALFORMED, "field.missing", "text");
                }
                shorter("text", say.text(), LONGEST_CHAT);
            }
            default -> {}
        }
        return command;
    }

    private static void shorter(String field, String text, int longest) {
        if (text.length() > longest) {
            throw new Refusal(Code.TOO_LARGE, "field.long", field, longest);
        }
    }
}
