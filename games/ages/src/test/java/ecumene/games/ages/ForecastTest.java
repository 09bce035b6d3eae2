package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Rng;
import ecumene.engine.Seed;
import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import ecumene.games.ages.EndOfTurn.Forecast;
import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Tokens.Kind;
import org.junit.jupiter.api.Test;

/** AGES-8.11: what is shown of the end of a turn is what then happens. */
class ForecastTest {
    private static final int POSITIONS = 10_000;

    @Test
    @Scenario("S-142")
    @Rule({"AGES-8.11", "AGES-8.4"})
    void hunger_is_counted_from_the_culture_that_leaders_bring() {
        var khan = hungry().leader(0, "genghis-khan").workers(0, "warriors", 9);
        var forecast = EndOfTurn.forecast(khan.s, 0);
        assertThat(forecast.leaders()).isEqualTo(3);
        assertThat(forecast.famine()).isEqualTo(3);
        var churchill = hungry().age(3).leader(0, "winston-churchill");
        assertThat(EndOfTurn.forecast(churchill.s, 0).leaders()).isEqualTo(3);
        assertThat(EndOfTurn.forecast(churchill.s, 0).famine()).isEqualTo(3);
        churchill.actions(0).pick("churchill-forces");
        assertThat(EndOfTurn.forecast(churchill.s, 0).leaders()).isZero();
        assertThat(EndOfTurn.forecast(churchill.s, 0).famine()).isZero();
    }

    /** One food is to be consumed, and nothing is there. */
    private static Table hungry() {
        return Table.of(2).noWorkers(0).yellow(0, 16).pool(0, 1);
    }

    @Test
    @Rule("AGES-8.11")
    void cards_to_discard_and_to_draw_are_counted() {
        var table = Table.of(2)
                .hand(0, "legion", "foray", "rats")
                .militaryDeck("raiders")
                .actions(0);
        assertThat(EndOfTurn.forecast(table.s, 0).discards()).isEqualTo(1);
        assertThat(EndOfTurn.forecast(table.s, 0).drawn()).isEqualTo(2);
    }

    @Test
    @Rule("AGES-8.11")
    void the_turn_does_what_the_forecast_says() {
        int checked = 0;
        int uprisings = 0;
        int famines = 0;
        for (int game = 0; checked < POSITIONS; game++) {
            var s = Table.GAME.deal(RandomPlay.setup(2 + game % 3), Seed.numbered(11, game));
            var rng = Rng.of(game);
            while (!s.over() && checked < POSITIONS) {
                int seat = s.seatToAnswer();
                if (s.question(seat) instanceof Actions.Choice && !atWar(s, seat)) {
                    var forecast = EndOfTurn.forecast(s, seat);
                    check(s.copy(), seat, forecast, rng);
                    uprisings += forecast.uprising() ? 1 : 0;
                    famines += forecast.famine() > 0 ? 1 : 0;
                    checked++;
                }
                pickAny(s, rng);
            }
        }
        assertThat(uprisings).isGreaterThan(100);
        assertThat(famines).isGreaterThan(100);
    }

    /** A war on this civilization would be decided before the next question. */
    private static boolean atWar(AgesState s, int seat) {
        for (int other = 0; other < s.players(); other++) {
            if (s.warTarget[other] == seat) {
                return true;
            }
        }
        return false;
    }

    private static void pickAny(AgesState s, Rng rng) {
        var options = s.options(s.seatToAnswer());
        int index = rng.below(options.size());
        while (options.verb(index).givesUp()) {
            index = rng.below(options.size());
        }
        s.pick(s.seatToAnswer(), index);
    }

    private static void check(AgesState s, int seat, Forecast forecast, Rng rng) {
        int turn = s.turn;
        int entries = s.log().size();
        var from = s.cultureFrom.clone();
        int food = Tokens.stored(s, seat, Kind.FOOD);
        int resources = Tokens.stored(s, seat, Kind.RESOURCES);
        s.pick(seat, s.options(seat).size() - 1);
        while (!s.over() && s.turn == turn) {
            pickAny(s, rng);
        }
        assertThat(gained(s, from, seat, Source.LEADERS)).as("leaders").isEqualTo(forecast.leaders());
        assertThat(gained(s, from, seat, Source.PRODUCTION)).as("culture").isEqualTo(forecast.culture());
        assertThat(gained(s, from, seat, Source.FAMINE)).as("famine").isEqualTo(-forecast.famine());
        assertThat(said(s, entries, AgesSentence.SCORED_SCIENCE, seat)).isEqualTo(forecast.science());
        assertThat(said(s, entries, AgesSentence.DREW, seat)).as("drawn").isEqualTo(forecast.drawn());
        assertThat(said(s, entries, AgesSentence.DISCARDED, seat)).isEqualTo(forecast.discards());
        assertThat(said(s, entries, AgesSentence.UPRISING, seat) > 0).isEqualTo(forecast.uprising());
        assertThat(Tokens.stored(s, seat, Kind.FOOD) - food)
                .as("food")
                .isEqualTo(forecast.food() - forecast.corruptedFood() - forecast.eaten());
        assertThat(Tokens.stored(s, seat, Kind.RESOURCES) - resources)
                .as("resources")
                .isEqualTo(forecast.resources() - forecast.corruptedResources() - forecast.traded());
    }

    private static int gained(AgesState s, int[] from, int seat, Source source) {
        int at = seat * Points.SOURCES + source.ordinal();
        return s.cultureFrom[at] - from[at];
    }

    /** The number in the entries of this turn about a seat, 0 if there is none. */
    private static int said(AgesState s, int entries, AgesSentence sentence, int seat) {
        for (int i = entries; i < s.log().size(); i++) {
            var said = s.log().get(i).said();
            if (said.sentence() == AgesSentence.TURN_BEGINS) {
                return 0;
            }
            if (said.sentence() == sentence && said.values().getFirst() == seat) {
                return said.values().get(1);
            }
        }
        return 0;
    }
}
