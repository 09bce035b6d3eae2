package ecumene.server.table;

import ecumene.engine.Lang;
import ecumene.server.people.Person;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Packed;
import ecumene.server.wire.Wire;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All tables of this server. Every method may throw {@link ecumene.server.Refusal}; then nothing has changed. */
public interface Tables extends AutoCloseable {
    /** The id and the invitation of a new table. */
    record Created(String table, String invite) {}

    /** What the hall shows. */
    record Hall(
            List<Wire.Summary> mine,
            List<Wire.Summary> open,
            List<Wire.Summary> running,
            List<Wire.Summary> finished) {}

    /** Points of every seat at the beginning of a turn. */
    record Progress(int moves, int turn, List<Integer> scores) {}

    /** Somebody who watches a table, until closed. */
    interface Watch extends AutoCloseable {
        /** Where the watcher comes from: strangers are told apart by it when thinking is shared out. */
        void from(String address);

        /** Sends everything anew in another language. */
        void speak(Lang lang);

        @Override
        void close();
    }

    /** @param command the client's id of the command, empty for none */
    Created create(Person by, String command, NewTable table);

    /**
     * A command that is durable.
     *
     * @param seq the number of its last event
     * @param picks how many picks it made: when there were more keys, the others were not looked at
     */
    record Done(long seq, int picks) {
        /** How many of the keys were not looked at. */
        public int left(Command command) {
            return command instanceof Command.Pick(var _, var keys) ? keys.size() - picks : 0;
        }
    }

    /** Carries out a command and returns once it is durable; sent again with its id, it gives the same again. */
    Done command(String table, Person by, String commandId, Command command);

    /** The person has come from an address: what bots think is shared out by it first, then by person. */
    void seen(Person person, String address);

    /**
     * The whole of a table as the viewer (null = a stranger) may see it. Whoever looks counts as being there for a moment, so that
     * bots think for a client that asks again and again as they do for one that watches.
     */
    Wire.StateMessage look(String table, @Nullable Person viewer, String invite, Lang lang);

    /** What lists show of a table to somebody, who is not there for that. */
    Wire.Summary summary(String table, @Nullable Person viewer, Lang lang);

    /** What the viewer could see after each of these moves, as {@code {"frames": […]}}. Those at the table may ask for more at once. */
    Packed history(String table, @Nullable Person viewer, String invite, Lang lang, int from, int to);

    List<Progress> progress(String table, @Nullable Person viewer, String invite);

    /** The record of a finished game, as text. */
    String record(String table, @Nullable Person viewer, String invite);

    Hall hall(@Nullable Person viewer, Lang lang);

    List<Wire.Summary> finishedOf(String person, @Nullable Person viewer, Lang lang);

    /** Something that somebody said at a table. */
    record Said(String table, long at, String text) {}

    /** All that somebody has said at any table, with or without a seat, the oldest first. */
    List<Said> said(Person person);

    /**
     * Watches a table: first what was missed since an event number (everything if empty), then all that happens. The sink is
     * called by one thread at a time, in order, and may be slow: it never holds up the table. After a full queue it gets one reset.
     */
    Watch watch(
            String table,
            @Nullable Person viewer,
            String invite,
            Lang lang,
            Optional<Long> since,
            Consumer<Letter> sink);

    /** Calls back with the table whenever any of them changes in a way that lists show; the listener must be quick. */
    AutoCloseable onChange(Consumer<Changed> listener);

    /**
     * @param table empty when any may have changed
     * @param people the ids of those who sit there
     */
    record Changed(String table, boolean open, List<String> people) {}

    /**
     * Every running seat of the person is played on by a bot, open seats are given up, and the name leaves seats and chat: the account
     * is going away.
     */
    void forget(Person person);

    /** Stops bots and clocks and gives the tables up to other nodes. Writes under way are finished. */
    @Override
    void close();
}
