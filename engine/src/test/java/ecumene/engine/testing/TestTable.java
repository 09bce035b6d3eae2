package ecumene.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.engine.IllegalMove;
import ecumene.engine.Lang;
import ecumene.engine.LogEntry;
import ecumene.engine.Said;
import ecumene.engine.Sentence;
import ecumene.engine.State;
import ecumene.engine.Step;
import ecumene.engine.Verb;
import ecumene.engine.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The part of the language of rule tests that is the same in every game: who picks what, who is asked what, what was logged, who
 * sees and reads what. A game's own table lays out what the test needs and says what must then be true. A question that the
 * test did not expect makes the next pick fail, so nothing is answered in silence.
 *
 * @param <S> the game's state
 * @param <T> the game's own table, so that calls can be chained
 */
public abstract class TestTable<S extends State<S>, T extends TestTable<S, T>> {
    public final S s;
    private final Game<S> game;

    protected TestTable(Game<S> game, S s) {
        this.game = game;
        this.s = s;
    }

    protected abstract T self();

    /** A key as tests write it: without the numbers of copies, unless a game says otherwise. */
    protected String plain(int seat, String key) {
        return key.replaceAll("@\\d+", "");
    }

    /** Called after every pick of a test. */
    protected void picked() {}

    // --- playing ----------------------------------------------------------------------------------------------------

    /** Does this and nothing else: what the table was still waiting for is forgotten. */
    protected final T begin(Step<S> step) {
        s.finish();
        s.then(step);
        s.run();
        return self();
    }

    /** Does this; when it is done the table rests to be looked at. The words are some that the game has. */
    protected final T begin(Step<S> step, int seat, Sentence prompt, Verb verb) {
        s.finish();
        s.then(step, new Rest<>(seat, prompt, verb));
        s.run();
        return self();
    }

    /** Whoever is asked picks moves by their keys, one after the other. Copies of a card may be named without a number. */
    public T pick(String... keys) {
        for (var key : keys) {
            assertThat(s.over()).as("the game is over before '%s'", key).isFalse();
            pick(s.seatToAnswer(), key);
        }
        return self();
    }

    public T pick(int seat, String key) {
        if ((s.waiting() & 1 << seat) == 0) {
            throw new IllegalMove("seat " + seat + " is not asked for '" + key + "'");
        }
        var options = s.options(seat);
        for (int i = 0; i < options.size(); i++) {
            var offered = options.move(i).key(game);
            if (offered.equals(key) || plain(seat, offered).equals(key)) {
                s.pick(seat, i);
                picked();
                return self();
            }
        }
        throw new IllegalMove(
                "seat " + seat + " cannot pick '" + key + "'; asked " + asked(seat) + ", offered " + keys(seat));
    }

    private Sentence asked(int seat) {
        return s.question(seat).prompt(s).sentence();
    }

    // --- what is asked and offered ----------------------------------------------------------------------------------

    /** The keys that a seat is offered, as tests write them. */
    public List<String> keys(int seat) {
        var keys = new ArrayList<String>();
        for (var move : s.options(seat).moves()) {
            keys.add(plain(seat, move.key(game)));
        }
        return keys;
    }

    /** What a seat may pick with this verb: the rest of the keys. */
    public List<String> offered(int seat, String verb) {
        return keys(seat).stream()
                .filter(key -> key.startsWith(verb + " "))
                .map(key -> key.substring(verb.length() + 1))
                .toList();
    }

    /** Which seat is asked, and by which prompt. */
    public T expectAsked(int seat, Sentence prompt) {
        expectGoingOn();
        assertThat(s.seatToAnswer()).as("asked seat").isEqualTo(seat);
        assertThat((Object) asked(seat)).isEqualTo(prompt);
        return self();
    }

    public T expectOptions(int seat, String... keys) {
        assertThat(keys(seat)).containsExactlyInAnyOrder(keys);
        return self();
    }

    public T expectOffered(int seat, String... keys) {
        assertThat(keys(seat)).contains(keys);
        return self();
    }

    public T expectNotOffered(int seat, String... keys) {
        assertThat(keys(seat)).doesNotContain(keys);
        return self();
    }

    /** A move is not possible, for this reason. */
    public T expectBlocked(int seat, String key, Sentence why) {
        expectNotOffered(seat, key);
        assertThat(s.explain(seat).blocked().stream()
                        .filter(blocked -> plain(seat, blocked.move().key(game)).equals(key))
                        .map(blocked -> (Object) blocked.reason().sentence()))
                .as("why not '%s'", key)
                .contains(why);
        return self();
    }

    /** What was to be done is done, and the table rests. */
    public T expectResolved() {
        expectGoingOn();
        assertThat(s.question(s.seatToAnswer()))
                .as("asked %s", asked(s.seatToAnswer()))
                .isInstanceOf(Rest.class);
        return self();
    }

    public T expectOver() {
        assertThat(s.over()).as("the game is over").isTrue();
        return self();
    }

    public T expectGoingOn() {
        assertThat(s.over()).as("the game is over").isFalse();
        return self();
    }

    // --- what was logged, and who reads and sees what ---------------------------------------------------------------

    public T expectLogged(Sentence sentence, Integer... values) {
        assertThat(logged()).contains(Said.of(sentence, values));
        return self();
    }

    /** The entries of these kinds, in this order and no others. */
    public T expectLoggedInOrder(Said... said) {
        var kinds = Arrays.stream(said).map(Said::sentence).toList();
        assertThat(logged().stream().filter(one -> kinds.contains(one.sentence())))
                .containsExactly(said);
        return self();
    }

    public T expectNotLogged(Sentence sentence) {
        assertThat(logged()).noneMatch(said -> said.sentence().equals(sentence));
        return self();
    }

    private List<Said> logged() {
        return s.log().stream().map(LogEntry::said).toList();
    }

    /** A viewer reads this in the log. */
    public T expectRead(int viewer, Sentence sentence, Integer... values) {
        assertThat(s.log().stream().filter(entry -> entry.readableBy(viewer)).map(LogEntry::said))
                .contains(Said.of(sentence, values));
        return self();
    }

    /** What a viewer reads in the log, in English: for tests of what stays hidden. The public's number is that of the players. */
    public List<String> readBy(int viewer) {
        return s.log().stream()
                .filter(entry -> entry.readableBy(viewer))
                .map(entry -> game.texts().say(Lang.EN, entry.said(), game, seat -> "P" + (seat + 1)))
                .toList();
    }

    /** What a viewer sees of a place: the cards it knows, and a question mark for each it does not. */
    public List<String> seen(int viewer, int zone) {
        return View.of(game, s, viewer).zones().get(zone).cards().stream()
                .map(card -> card.card().isEmpty() ? "?" : plain(viewer, card.card()))
                .toList();
    }

    /** The part of the victory that each seat gets. */
    public T expectShare(double... shares) {
        assertThat(shares).as("shares expected").hasSize(s.players());
        for (int seat = 0; seat < shares.length; seat++) {
            assertThat(game.share(s, seat)).as("share of seat %d", seat).isEqualTo(shares[seat]);
        }
        return self();
    }
}
