package ecumene.server.store;

import ecumene.server.store.Rows.Account;
import ecumene.server.store.Rows.Event;
import ecumene.server.store.Rows.Met;
import ecumene.server.store.Rows.Ranked;
import ecumene.server.store.Rows.Rating;
import ecumene.server.store.Rows.Seat;
import ecumene.server.store.Rows.Table;
import ecumene.server.store.Rows.Token;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jdbi.v3.core.statement.StatementContext;

/** What a row of the database says, as {@link SqlStore} asks for it. */
final class FromRow {
    private static final String BOT = "bot:";

    private FromRow() {}

    static Event event(ResultSet row, StatementContext context) throws SQLException {
        var command = row.getString("command");
        return new Event(
                row.getString("table_id"),
                row.getLong("seq"),
                row.getLong("at"),
                command == null ? "" : command,
                row.getString("kind"),
                row.getString("body"),
                row.getLong("last"));
    }

    static Table table(ResultSet row, StatementContext context) throws SQLException {
        return new Table(
                row.getString("id"),
                row.getString("game"),
                row.getString("variant"),
                row.getString("title"),
                row.getString("status"),
                row.getBoolean("open"),
                row.getString("invite"),
                row.getString("owner"),
                row.getLong("created"),
                row.getLong("changed"),
                row.getLong("seq"),
                row.getLong("due"),
                row.getInt("moves"),
                row.getInt("turn"),
                row.getString("summary"));
    }

    static Seat seat(ResultSet row, StatementContext context) throws SQLException {
        return new Seat(
                row.getString("table_id"), row.getInt("seat"), row.getString("person"), row.getBoolean("waiting"));
    }

    static Account account(ResultSet row, StatementContext context) throws SQLException {
        return new Account(
                row.getString("id"),
                row.getString("name"),
                row.getBoolean("guest"),
                row.getString("password"),
                row.getString("lang"),
                row.getString("theme"),
                row.getLong("created"));
    }

    static Token token(ResultSet row, StatementContext context) throws SQLException {
        return new Token(
                row.getString("id"),
                row.getString("person"),
                row.getString("name"),
                row.getString("hash"),
                row.getLong("created"),
                row.getLong("used"),
                row.getString("scope"),
                row.getLong("expires"));
    }

    static Rating rating(ResultSet row, StatementContext context) throws SQLException {
        return new Rating(
                row.getString("game"),
                row.getString("subject"),
                row.getDouble("mu"),
                row.getDouble("sigma"),
                row.getInt("games"),
                row.getInt("wins"),
                row.getDouble("discounted"));
    }

    static Met met(ResultSet row, StatementContext context) throws SQLException {
        return new Met(
                row.getString("game"),
                row.getString("one"),
                row.getString("other"),
                row.getDouble("times"),
                row.getLong("at"));
    }

    static Ranked ranked(ResultSet row, StatementContext context) throws SQLException {
        var rating = rating(row, context);
        var subject = rating.subject();
        return new Ranked(rating, subject.startsWith(BOT) ? subject.substring(BOT.length()) : row.getString("name"));
    }
}
