package ecumene.server.table;

import static ecumene.server.table.Evening.ANN;
import static ecumene.server.table.Evening.BOB;
import static ecumene.server.table.Evening.CAT;
import static ecumene.server.table.Evening.asked;
import static ecumene.server.table.Evening.await;
import static ecumene.server.table.Evening.look;
import static ecumene.server.table.Evening.rated;
import static ecumene.server.table.Evening.wanted;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ecumene.server.people.Person;
import ecumene.server.store.Rows;
import ecumene.server.store.Rows.Rating;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Ratings mean something: what does not say who plays better does not move them. */
class RatingsTest {
    private static final Person GUS = new Person("gus", "Gus", true, "", "");

    private final Evening evening = new Evening();
    private final Room room = evening.room();
    private int games;

    @BeforeEach
    void open() {
        evening.register(ANN, BOB, CAT, GUS);
    }

    @AfterEach
    void close() {
        evening.close();
    }

    /** They have played against bots before, and won half of the games. */
    private void known(Person... people) {
        for (var person : people) {
            had(new Rating("pyramid", person.id(), 25, 5, 10, 5));
        }
    }

    private void had(Rating rating) {
        var id = "had-" + games++;
        var row = new Rows.Table(id, "", "", "", "over", false, "", "", 0, 0, 1, 0, 0, 0, "");
        var event = new Rows.Event(id, 1, 0, "", "ended", "{}");
        evening.store.append(new Rows.Change(row, List.of(), 0, List.of(event), List.of(rating)));
    }

    private String table(int bots, Person... people) {
        var seats = new ArrayList<>(List.of("me"));
        for (int i = 1; i < people.length + bots; i++) {
            seats.add(i < people.length ? "open" : "bot:random");
        }
        var table = room.create(people[0], "", rated(wanted("pyramid", seats.toArray(String[]::new))))
                .table();
        for (int i = 1; i < people.length; i++) {
            evening.run(room, table, people[i], new Command.Sit(null, ""));
        }
        if (people.length > 1) {
            evening.run(room, table, people[0], new Command.Start());
        }
        return table;
    }

    /** Until so many turns have begun. */
    private void play(String table, int turns, Person... people) {
        await("there were " + turns + " turns", () -> {
            for (var person : people) {
                if (asked(room, table, person)) {
                    var options = Evening.question(room, table, person).options();
                    evening.pick(
                            room, table, person, options.get(options.size() / 2).key());
                }
            }
            return look(room, table, people[0]).table().turn() >= turns;
        });
    }

    /** A whole game that the last one gives up. */
    private void beats(Person winner, Person loser) {
        var table = table(0, winner, loser);
        play(table, 10, winner, loser);
        evening.run(room, table, loser, new Command.Concede());
    }

    private double points(String subject) {
        return evening.store.ratings("pyramid", List.of(subject)).stream()
                .mapToDouble(Rating::mu)
                .findFirst()
                .orElse(25);
    }

    private boolean unrated(String... subjects) {
        return evening.store.ratings("pyramid", List.of(subjects)).isEmpty();
    }

    @Test
    void giving_up_at_once_moves_nothing() {
        known(ANN, BOB);
        var table = table(0, ANN, BOB);
        evening.run(room, table, BOB, new Command.Concede());
        var few = table(0, ANN, BOB);
        play(few, 5, ANN, BOB);
        evening.run(room, few, BOB, new Command.Concede());
        assertThat(points("ann")).isEqualTo(25);
        assertThat(points("bob")).isEqualTo(25);
    }

    @Test
    void giving_up_after_the_shortest_length_is_a_defeat() {
        known(ANN, BOB);
        beats(ANN, BOB);
        assertThat(points("ann")).isGreaterThan(25.5);
        assertThat(points("bob")).isLessThan(24.5);
    }

    @Test
    void a_game_that_bots_played_for_a_person_says_nothing() {
        known(ANN, BOB);
        var table = table(0, ANN, BOB);
        evening.run(room, table, BOB, new Command.Leave());
        play(table, 10, ANN);
        evening.run(room, table, ANN, new Command.Concede());
        assertThat(points("ann")).isEqualTo(25);
    }

    @Test
    void what_ends_by_agreement_moves_nothing() {
        known(ANN, BOB, CAT);
        var table = table(0, ANN, BOB, CAT);
        play(table, 15, ANN, BOB, CAT);
        evening.run(room, table, ANN, new Command.ProposeEnd());
        evening.run(room, table, BOB, new Command.ProposeEnd());
        assertThat(look(room, table, ANN).table().status())
                .as("Cat is still there")
                .isEqualTo("playing");
        evening.run(room, table, CAT, new Command.ProposeEnd());
        assertThat(look(room, table, ANN).table().status()).isEqualTo("over");
        assertThat(List.of(points("ann"), points("bob"), points("cat"))).containsOnly(25.0);
    }

    @Test
    void two_of_three_do_not_win_by_ending_when_the_third_has_left() {
        known(ANN, BOB, CAT);
        var table = table(0, ANN, BOB, CAT);
        play(table, 15, ANN, BOB, CAT);
        evening.run(room, table, CAT, new Command.Leave());
        evening.run(room, table, ANN, new Command.ProposeEnd());
        evening.run(room, table, BOB, new Command.ProposeEnd());
        assertThat(look(room, table, ANN).table().status()).isEqualTo("over");
        assertThat(List.of(points("ann"), points("bob"), points("cat"))).containsOnly(25.0);
    }

    @Test
    void ending_against_bots_is_giving_up() {
        var early = table(1, ANN);
        play(early, 3, ANN);
        evening.run(room, early, ANN, new Command.ProposeEnd());
        assertThat(unrated("ann", "bot:random")).isTrue();

        var late = table(1, ANN);
        play(late, 12, ANN);
        evening.run(room, late, ANN, new Command.ProposeEnd());
        assertThat(look(room, late, ANN).table().status()).isEqualTo("over");
        assertThat(look(room, late, ANN).table().seats().getFirst().conceded()).isTrue();
        assertThat(points("ann")).isLessThan(25);
    }

    @Test
    void ending_a_game_that_does_not_count_is_just_ending_it() {
        var table = room.create(ANN, "", wanted("pyramid", "me", "bot:random")).table();
        evening.run(room, table, ANN, new Command.ProposeEnd());
        assertThat(look(room, table, ANN).table().seats().getFirst().conceded()).isNull();
    }

    @Test
    void guests_move_nobody_but_themselves() {
        known(ANN);
        beats(ANN, GUS);
        assertThat(points("ann")).isEqualTo(25);
        var alone = table(1, GUS);
        play(alone, 12, GUS);
        evening.run(room, alone, GUS, new Command.Concede());
        assertThat(points("gus")).isLessThan(25);
        assertThat(unrated("bot:random"))
                .as("nobody gives a bot points to take away")
                .isTrue();
    }

    // --- how much a game says ---

    private static Rows.Account account(String id) {
        return new Rows.Account(id, id, false, "hash", "", "", 0);
    }

    private static Acquaintance among(List<Rating> ratings, List<Rows.Met> met, long now) {
        var accounts = ratings.stream()
                .filter(rating -> !Acquaintance.isBot(rating.subject()))
                .collect(java.util.stream.Collectors.toMap(Rating::subject, rating -> account(rating.subject())));
        return new Acquaintance(ratings, accounts, met, now);
    }

    private static Rating after(String subject, int games) {
        return new Rating("pyramid", subject, 25, 5, games, 0);
    }

    @Test
    void the_same_two_again_and_again_say_less_and_less() {
        var both = List.of(after("a", 10), after("b", 10));
        List<Rows.Met> met = List.of();
        double sum = 0;
        for (int i = 0; i < 1000; i++) {
            var pair = among(both, met, 0);
            sum += pair.weight("a");
            met = pair.afterThis("pyramid");
        }
        assertThat(sum).as("of a thousand games").isLessThan(2.001);
        long month = 30L * 24 * 3600 * 1000;
        var once = List.of(new Rows.Met("pyramid", "a", "b", 1, 0));
        assertThat(among(both, once, 0).weight("b")).isEqualTo(0.5);
        assertThat(among(both, once, 20 * month).weight("b")).isCloseTo(1, within(0.001));
    }

    @Test
    void newcomers_say_little_and_thirty_of_them_make_a_name() {
        assertThat(among(List.of(after("a", 10), after("new", 0)), List.of(), 0).weight("a"))
                .isCloseTo(1 / 6.0, within(1e-9));
        assertThat(among(List.of(after("a", 0), after("b", 10)), List.of(), 0).weight("a"))
                .isEqualTo(1);
        var half = new Rating("pyramid", "b", 25, 5, 12, 0, 10);
        assertThat(among(List.of(after("a", 0), half), List.of(), 0).weight("a"))
                .isEqualTo(0.5);
    }

    @Test
    void among_many_the_one_it_says_least_about_counts_and_bots_follow_the_persons() {
        var table = List.of(after("a", 10), after("b", 10), after("new", 0), after("bot:x", 900));
        var among = among(table, List.of(), 0);
        assertThat(among.weight("a")).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(among.weight("new")).isEqualTo(1);
        assertThat(among.weight("bot:x")).isCloseTo(1 / 6.0, within(1e-9));
        var alone = List.of(after("a", 10), after("bot:x", 900));
        var again = List.of(new Rows.Met("pyramid", "a", "bot:x", 3, 0));
        assertThat(among(alone, again, 0).weight("a"))
                .as("games against bots count")
                .isEqualTo(1);
        assertThat(among(alone, again, 0).weight("bot:x")).isEqualTo(0.125);
    }

    @Test
    void a_rating_is_provisional_until_five_games_count() {
        assertThat(Ratings.provisional(new Rating("pyramid", "a", 25, 5, 4, 0))).isTrue();
        assertThat(Ratings.provisional(new Rating("pyramid", "a", 25, 5, 5, 0))).isFalse();
        assertThat(Ratings.provisional(new Rating("pyramid", "a", 25, 5, 500, 0, 496)))
                .isTrue();
        assertThat(Ratings.provisional(new Rating("pyramid", "bot:x", 25, 5, 0, 0)))
                .isFalse();
    }
}
