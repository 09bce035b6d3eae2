package ecumene.server.http;

import static ecumene.server.http.Route.Access.PERSON;
import static ecumene.server.http.Route.Access.VIEWER;

import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.http.Limits.Kind;
import ecumene.server.table.Command;
import ecumene.server.table.Tables;
import ecumene.server.wire.Wire;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The hall, and everything at a table that can be done without a socket. */
final class TableRoutes {
    private static final int MOST_FRAMES = 200;
    private static final int USUAL_FRAMES = 20;

    private final Tables tables;
    private final Limits limits;
    private final Purses purses;

    TableRoutes(Tables tables, Limits limits, Purses purses) {
        this.tables = tables;
        this.limits = limits;
        this.purses = purses;
    }

    /** @param rest when keys of the command were not looked at */
    record Carried(long seq, Wire.@Nullable Rest rest) {}

    record History(List<Wire.Frame> frames) {}

    record Points(List<Tables.Progress> points) {}

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/hall",
                        "hall",
                        VIEWER,
                        Tables.Hall.class,
                        call -> tables.hall(call.viewer(), call.lang())),
                Route.post("/api/tables", "create-table", PERSON, Tables.Created.class, this::create)
                        .takes(TableForm.class),
                Route.get("/api/tables/{id}", "table", VIEWER, Wire.StateMessage.class, this::look)
                        .asks("invite"),
                Route.post("/api/tables/{id}/commands", "command", PERSON, Carried.class, this::command)
                        .takes(CommandForm.Order.class),
                Route.get("/api/tables/{id}/history", "history", VIEWER, History.class, this::history)
                        .asks("from", "to", "invite"),
                Route.get("/api/tables/{id}/progress", "progress", VIEWER, Points.class, this::progress)
                        .asks("invite"),
                Route.get("/api/tables/{id}/record", "record", VIEWER, String.class, this::record)
                        .asks("invite"));
    }

    private Object create(Call call) throws IOException {
        limits.take(Kind.CREATE, call.person().id());
        limits.take(Kind.CREATE, call.caller().address());
        return tables.create(call.person(), "", call.body(TableForm.class).table());
    }

    private Object look(Call call) {
        return purses.answer(
                call.caller(), () -> tables.look(call.path("id"), call.viewer(), call.query("invite"), call.lang()));
    }

    private Object command(Call call) throws IOException {
        limits.take(Kind.COMMAND, call.person().id());
        var order = CommandForm.order(Json.tree(call.bytes()));
        limits.take(Kind.COMMAND, call.person().id(), CommandForm.weight(order.command()) - 1);
        if (order.command() instanceof Command.Say) {
            limits.take(Kind.CHAT, call.person().id());
        }
        var done = tables.command(call.path("id"), call.person(), order.id(), order.command());
        return new Carried(done.seq(), Messages.rest(done.left(order.command()), call.lang()));
    }

    private Object history(Call call) {
        int from = call.number("from", 0);
        int to = call.number("to", from + USUAL_FRAMES - 1);
        if (from < 0 || to < from || to - from >= MOST_FRAMES) {
            throw new Refusal(Code.MALFORMED, "history.range", MOST_FRAMES);
        }
        return purses.answer(
                call.caller(),
                () -> tables.history(call.path("id"), call.viewer(), call.query("invite"), call.lang(), from, to));
    }

    private Object progress(Call call) {
        return new Points(purses.answer(
                call.caller(), () -> tables.progress(call.path("id"), call.viewer(), call.query("invite"))));
    }

    private Object record(Call call) {
        var id = call.path("id");
        var text = purses.answer(call.caller(), () -> tables.record(id, call.viewer(), call.query("invite")));
        return new Route.Text("text/plain; charset=utf-8", text, Optional.of(id + ".rec"));
    }
}
