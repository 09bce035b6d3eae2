package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.CAT;
import static ecumene.server.table.Evening.frames;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.State;
import ecumene.engine.View;
import ecumene.server.Refusal;
import ecumene.server.people.Person;
import ecumene.server.wire.Letter;
import ecumene.server.wire.Scribe;
import ecumene.server.wire.Wire;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine's two laws at the level of the wire. */
class SecrecyTest {
    private final Evening evening = new Evening();
    private final Room room = evening.room();

    @AfterEach
    void close() {
        evening.close();
    }

    static Stream<Setup> setups() {
        return Stream.of(
                Setup.of("toy", 2, "plain"),
                Setup.of("toy", 3, "plain"),
                Setup.of("pyramid", 2, "new-world"),
                Setup.of("pyramid", 3, "renaissance"),
                Setup.of("pyramid", 4, "mixed"));
    }

    /** What a viewer is shown does not depend on anything that the viewer cannot know. */
    @ParameterizedTest
    @MethodSource("setups")
    void a_frame_is_the_same_in_every_world_that_the_viewer_thinks_possible(Setup setup) {
        for (int number = 0; number < 2; number++) {
            check(Evening.GAMES.get(setup.game()), setup, number);
        }
    }

    private static <S extends State<S>> void check(Game<S> game, Setup setup, int number) {
        var rng = Rng.of(number);
        var live = LiveGame.deal(game, setup, Seed.numbered(9, number), List.of(), 2);
        long seq = 2;
        while (!live.over()) {
            int seat = seatAsked(live, setup.players(), rng);
            for (int viewer = 0; viewer <= setup.players(); viewer++) {
                var imagined = live.state().imagine(viewer, rng);
                var lang = Lang.values()[live.moves() % Lang.values().length];
                assertThat(Wire.text(live.frame(imagined, viewer, lang, String::valueOf, false)))
                        .as("viewer %d of %s after %d", viewer, setup, live.moves())
                        .isEqualTo(Wire.text(live.frame(viewer, lang, String::valueOf, false)));
            }
            var options =
                    live.frame(seat, Lang.EN, String::valueOf, false).question().options();
            live.pick(seat, options.get(rng.below(options.size())).key(), "", ++seq);
        }
    }

    /** What is answered to one to four keys does not depend on anything that the sender cannot know, in either language. */
    @ParameterizedTest
    @MethodSource("setups")
    void an_answer_is_the_same_in_every_world_that_the_sender_thinks_possible(Setup setup) {
        int refused = 0;
        for (int number = 0; number < 8; number++) {
            refused += checkAnswers(Evening.GAMES.get(setup.game()), setup, number);
        }
        assertThat(refused).isPositive();
    }

    private static <S extends State<S>> int checkAnswers(Game<S> game, Setup setup, int number) {
        var rng = Rng.of(number);
        var live = LiveGame.deal(game, setup, Seed.numbered(9, number), List.of(), 2);
        long seq = 2;
        int refused = 0;
        while (!live.over()) {
            int seat = seatAsked(live, setup.players(), rng);
            var imagined = live.state().copy();
            live.state().redealInto(imagined, seat, rng);
            var keys = keys(game, (rng.below(2) == 0 ? live.state() : imagined).copy(), seat, rng);
            var answer = answer(game, live, live.state().copy(), seat, keys);
            assertThat(answer(game, live, imagined, seat, keys))
                    .as("seat %d of %s after %d sends %s", seat, setup, live.moves(), keys)
                    .isEqualTo(answer);
            refused += answer.startsWith("{") ? 0 : 1;
            var options = live.state().options(seat);
            live.pick(seat, options.move(rng.below(options.size())).key(game), "", ++seq);
        }
        return refused;
    }

    /** Keys for one question after the other, also for what only the first of them shows. */
    private static <S extends State<S>> List<String> keys(Game<S> game, S ahead, int seat, Rng rng) {
        var keys = new ArrayList<String>();
        for (int many = 1 + rng.below(4); keys.size() < many; ) {
            if ((ahead.waiting() & 1 << seat) == 0 || rng.below(6) == 0) {
                keys.add("nonsense");
                continue;
            }
            var blocked = ahead.explain(seat).blocked();
            if (!blocked.isEmpty() && rng.below(4) == 0) {
                keys.add(blocked.get(rng.below(blocked.size())).move().key(game));
                continue;
            }
            int option = rng.below(ahead.options(seat).size());
            keys.add(ahead.options(seat).move(option).key(game));
            ahead.pick(seat, option);
        }
        return keys;
    }

    private static <S extends State<S>> String answer(
            Game<S> game, LiveGame<S> live, S position, int seat, List<String> keys) {
        try {
            return "{picks: %d}"
                    .formatted(live.attempt(position, seat, keys, "").picks());
        } catch (Refusal refusal) {
            var words = new StringBuilder(refusal.code().id() + " " + refusal.key() + " " + refusal.args());
            for (var lang : Lang.values()) {
                refusal.reason()
                        .ifPresent(why -> words.append(Wire.text(new Scribe<>(game, lang, String::valueOf).say(why))));
            }
            return words.toString();
        }
    }

    private static int seatAsked(LiveGame<?> live, int players, Rng rng) {
        var asked = new ArrayList<Integer>();
        for (int seat = 0; seat < players; seat++) {
            if (live.asks(seat)) {
                asked.add(seat);
            }
        }
        return asked.get(rng.below(asked.size()));
    }

    /** Steps and questions name only cards that a view or the log, which the engine's own tests guard, has shown to their viewer. */
    @ParameterizedTest
    @MethodSource("setups")
    void no_message_names_a_card_that_its_viewer_has_never_seen(Setup setup) {
        var people = List.of(ANN, BOB, CAT, Evening.person("dan")).subList(0, setup.players());
        var seats = new ArrayList<>(List.of("me"));
        people.stream().skip(1).forEach(_ -> seats.add("open"));
        var table = room.create(
                        ANN,
                        "",
                        new NewTable(
                                setup.game(),
                                setup.variant(),
                                setup.options(),
                                seats,
                                new TimeControl.None(),
                                true,
                                "",
                                false,
                                false,
                                null))
                .table();
        people.stream().skip(1).forEach(person -> evening.run(room, table, person, new Command.Sit(null, "")));
        var eyes = new ArrayList<Eyes>();
        people.forEach(person -> eyes.add(new Eyes(table, person)));
        eyes.add(new Eyes(table, null));
        evening.run(room, table, ANN, new Command.Start());
        evening.playUntil(
                room,
                table,
                now -> now.table().status().equals("over") || now.frame().moves() > 60,
                people.toArray(Person[]::new));
        long last = look(room, table, ANN).seq();
        for (var pair : eyes) {
            Evening.await("all has arrived", () -> pair.reached(last));
            pair.check();
        }
    }

    /** One viewer, and everything it was sent. */
    private final class Eyes {
        private final List<Wire.Message> told = new CopyOnWriteArrayList<>();
        private final Person viewer;
        private final String table;

        private void hear(Wire.Message message) {
            if (!(message instanceof Wire.Online)) {
                told.add(message);
            }
        }

        Eyes(String table, Person viewer) {
            this.table = table;
            this.viewer = viewer;
            room.watch(table, viewer, "", Lang.EN, Optional.empty(), Letter.read(this::hear));
        }

        boolean reached(long seq) {
            return !told.isEmpty() && ((Wire.StateMessage) told.getLast()).seq() >= seq;
        }

        void check() {
            Set<String> known = new HashSet<>();
            for (var message : told) {
                var state = (Wire.StateMessage) message;
                if (state.frame() == null) {
                    continue;
                }
                open(state.frame().view(), known);
                known.addAll(named(state.log()));
                checkStep(state.frame());
                assertThat(known).as("message %d to %s", state.seq(), viewer).containsAll(named(state.frame()));
            }
            int last = ((Wire.StateMessage) told.getLast()).frame().moves();
            for (int from = 0; from <= last; from += Past.PIECE) {
                frames(room, table, viewer, from, from + Past.PIECE - 1).forEach(frame -> checkPast(frame, known));
            }
        }

        private void checkPast(JsonNode frame, Set<String> known) {
            Set<String> lying = new HashSet<>();
            frame.at("/view/zones")
                    .forEach(zone -> zone.get("cards")
                            .forEach(card -> lying.add(card.get("card").asText())));
            known.addAll(lying);
            assertThat(known).containsAll(named(frame));
            var step = frame.get("step");
            if (!step.isNull()
                    && step.get("seat").asInt() != frame.at("/view/viewer").asInt()) {
                assertThat(lying).containsAll(named(step));
            }
        }

        /** What somebody else picked names only cards that lie open to this viewer afterwards. */
        private void checkStep(Wire.Frame frame) {
            var step = frame.step();
            if (step != null && step.seat() != frame.view().viewer()) {
                Set<String> lying = new HashSet<>();
                open(frame.view(), lying);
                assertThat(lying)
                        .as("step %d as %s sees it", frame.moves(), viewer)
                        .containsAll(named(step));
            }
        }

        private static void open(View view, Set<String> known) {
            view.zones().forEach(zone -> zone.cards().forEach(card -> known.add(card.card())));
        }

        private static Set<String> named(Object message) {
            var pieces = Pattern.compile("\\{\"noun\":\"" + Noun.PIECE.kind() + "\",\"id\":\"([^\"]+)\"");
            var found = new HashSet<String>();
            var text = pieces.matcher(Wire.text(message));
            while (text.find()) {
                found.add(text.group(1));
            }
            return found;
        }
    }

    @Test
    void the_seed_is_nowhere_until_the_game_is_over() {
        var table = evening.annAndBob(room, "pyramid");
        var told = new CopyOnWriteArrayList<Wire.Message>();
        room.watch(table, BOB, "", Lang.EN, Optional.empty(), Letter.read(told::add));
        evening.playUntil(room, table, now -> now.frame().moves() >= 20, ANN, BOB);
        evening.run(room, table, ANN, new Command.Concede());
        var seed = look(room, table, ANN).seed();
        long last = look(room, table, ANN).seq();
        Evening.await("all has arrived", () -> ((Wire.StateMessage) told.getLast()).seq() == last);
        assertThat(told.subList(0, told.size() - 1))
                .hasSizeGreaterThan(20)
                .allSatisfy(message -> assertThat(Wire.text(message)).doesNotContain(seed));
        assertThat(Wire.text(told.getLast())).contains(seed);
        assertThat(Event.read("started", Wire.text(new Event.Started(seed, "r", List.of())))
                        .toString())
                .doesNotContain(seed);
    }

    @Test
    void an_event_that_cannot_be_read_is_not_quoted() {
        var secret = "5eed".repeat(16);
        for (var body : Arrays.asList("{\"seed\":\"" + secret + "\",\"odd\":1}", secret)) {
            assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> Event.read("started", body)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageNotContaining(secret)
                    .hasNoCause();
        }
    }

    @Test
    void an_invitation_is_told_only_to_those_at_the_table() {
        var made = room.create(ANN, "", wanted("toy", "me", "open"));
        for (var viewer : Arrays.asList(BOB, null)) {
            assertThat(Wire.text(look(room, made.table(), viewer))).doesNotContain(made.invite());
            assertThat(Wire.text(room.hall(viewer, Lang.EN))).doesNotContain(made.invite());
        }
        assertThat(Wire.text(look(room, made.table(), ANN))).contains(made.invite());
    }
}
