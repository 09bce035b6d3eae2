package ecumene.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.table.Command;
import ecumene.server.table.Tables;
import ecumene.server.wire.Wire;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/** One client at one table: what happens there goes out, commands come in. */
final class TableSocket {
    private final Tables tables;
    private final Errors errors;
    private final Limits limits;
    private final String table;
    private final Line line;
    private volatile Lang lang;
    private volatile Tables.@Nullable Watch watch;

    TableSocket(Tables tables, Errors errors, Limits limits, String table, Line line) {
        this.tables = tables;
        this.errors = errors;
        this.limits = limits;
        this.table = table;
        this.line = line;
        this.lang = line.caller().lang();
    }

    Line line() {
        return line;
    }

    void open(String invite, String since) {
        try {
            var begun = tables.watch(table, line.caller().person(), invite, lang, number(since), line::send);
            watch = begun;
            if (line.dead()) { // it may have gone while we were at it
                begun.close();
            }
        } catch (RuntimeException e) {
            refuse("", e);
            line.hangUp(StatusCode.POLICY_VIOLATION);
        }
    }

    private static Optional<Long> number(String since) {
        try {
            return since.isEmpty() ? Optional.empty() : Optional.of(Long.parseLong(since));
        } catch (NumberFormatException e) {
            throw new Refusal(Code.MALFORMED, "field.type", "since", "integer");
        }
    }

    void close() {
        var current = watch;
        if (current != null) {
            current.close();
        }
    }

    void message(String text) {
        JsonNode message = MissingNode.getInstance();
        try {
            limits.take(Limits.Kind.COMMAND, line.caller().counted());
            message = Json.tree(text.getBytes(StandardCharsets.UTF_8));
            switch (CommandForm.of(message)) {
                case CommandForm.Ping ping -> line.send(new Wire.Pong("pong", System.currentTimeMillis()));
                case CommandForm.Speak speak -> speak(speak.lang());
                case CommandForm.Order order -> order(order);
            }
        } catch (RuntimeException e) {
            refuse(CommandForm.id(message), e);
        }
    }

    private void speak(Lang wanted) {
        lang = wanted;
        var current = watch;
        if (current != null) {
            current.speak(wanted);
        }
    }

    private void order(CommandForm.Order order) {
        var person = line.caller().known();
        if (order.command() instanceof Command.Say) {
            limits.take(Limits.Kind.CHAT, person.id());
        }
        long seq = tables.command(table, person, order.id(), order.command());
        line.send(new Wire.Done("done", order.id(), seq));
    }

    private void refuse(String id, RuntimeException e) {
        var place =
                new Errors.Place("socket of a table", lang, table, line.caller().person());
        line.send(new Wire.Refused("refused", id, errors.failure(e, place).problem()));
    }
}
