package ecumene.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import ecumene.engine.Lang;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.table.Command;
import ecumene.server.table.Tables;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Wire;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;

/** One client at one table: what happens there goes out, commands come in. */
final class TableSocket {
    /** How a client wants to be told of the table. */
    enum Talk {
        WHOLE,
        CHANGES;

        static Talk of(String asked) {
            return asked.equals("1") ? CHANGES : WHOLE;
        }
    }

    private final Tables tables;
    private final Callers callers;
    private final Errors errors;
    private final Limits limits;
    private final Purses purses;
    private final String table;
    private final Line line;
    private final boolean changes;
    /** What was last told of the table, whole. Only the watcher's thread uses it. */
    private String told = "";

    private volatile Lang lang;
    private volatile Tables.@Nullable Watch watch;

    TableSocket(
            Tables tables,
            Callers callers,
            Errors errors,
            Limits limits,
            Purses purses,
            String table,
            Line line,
            Talk talk) {
        this.tables = tables;
        this.callers = callers;
        this.errors = errors;
        this.limits = limits;
        this.purses = purses;
        this.table = table;
        this.line = line;
        this.changes = talk == Talk.CHANGES;
        this.lang = line.caller().lang();
    }

    Line line() {
        return line;
    }

    void open(String invite, String since) {
        try {
            var known = number(since);
            var begun = purses.answer(
                    line.caller(), () -> tables.watch(table, line.caller().person(), invite, lang, known, this::tell));
            begun.from(line.caller().address());
            watch = begun;
            line.atEnd(begun::close);
        } catch (RuntimeException e) {
            refuse("", e);
            line.hangUp(StatusCode.POLICY_VIOLATION);
        }
    }

    private void tell(Letter letter) {
        if (letter.message() instanceof Wire.Bye bye) {
            line.bye(bye.retry());
        } else {
            line.sendText(text(letter));
        }
    }

    /** To whoever asked for it only what has changed, but everything when there is nothing that it could have changed from. */
    private String text(Letter letter) {
        if (!changes || !(letter.message() instanceof Wire.StateMessage state)) {
            return letter.text();
        }
        var before = told;
        told = letter.text();
        return state.reset() || before.isEmpty() ? told : letter.since(before);
    }

    private static Optional<Long> number(String since) {
        try {
            return since.isEmpty() ? Optional.empty() : Optional.of(Long.parseLong(since));
        } catch (NumberFormatException e) {
            throw new Refusal(Code.MALFORMED, "field.type", "since", "integer");
        }
    }

    void message(String text) {
        if (line.dead()) {
            return;
        }
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
            if (rightsEnded(e)) {
                line.hangUp(Line.RIGHTS_ENDED);
            }
        }
    }

    private void speak(Lang wanted) {
        purses.open(line.caller());
        lang = wanted;
        var current = watch;
        if (current != null) {
            current.speak(wanted);
        }
    }

    /** Whoever has called may have lost their rights since. */
    private boolean rightsEnded(RuntimeException e) {
        return e instanceof Refusal refusal
                && refusal.code() == Code.UNAUTHORISED
                && line.caller().credential().isPresent();
    }

    private void order(CommandForm.Order order) {
        var caller = callers.renewed(line.caller());
        caller.mayPlay();
        var person = caller.known();
        limits.take(Limits.Kind.COMMAND, person.id(), CommandForm.weight(order.command()) - 1);
        if (order.command() instanceof Command.Say) {
            limits.take(Limits.Kind.CHAT, person.id());
        }
        var done = tables.command(table, person, order.id(), order.command());
        line.send(new Wire.Done("done", order.id(), done.seq(), Messages.rest(done.left(order.command()), lang)));
    }

    private void refuse(String id, RuntimeException e) {
        var place =
                new Errors.Place("socket of a table", lang, table, line.caller().person());
        line.send(new Wire.Refused("refused", id, errors.failure(e, place).problem()));
    }
}
