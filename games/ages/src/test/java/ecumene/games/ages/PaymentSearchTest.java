package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Options;
import ecumene.engine.testing.Rule;
import ecumene.games.ages.Tokens.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** AGES-12.12, AGES-12.17: gaining and paying compared with a search through all sequences of elementary steps. */
class PaymentSearchTest {
    private static final int[] VALUES = {1, 2, 3, 5};
    private static final List<String> FARMS =
            List.of("agriculture", "irrigation", "selective-breeding", "mechanized-agriculture");
    private static final List<String> MINES = List.of("bronze", "iron", "coal", "oil");

    /** Tokens by value, and in the bank last. */
    private record Position(List<Integer> tokens) {
        int worth() {
            int sum = 0;
            for (int v = 0; v < VALUES.length; v++) {
                sum += VALUES[v] * tokens.get(v);
            }
            return sum;
        }

        int bank() {
            return tokens.getLast();
        }

        Position with(int v, int more, int banked) {
            var next = new ArrayList<>(tokens);
            next.set(v, next.get(v) + more);
            next.set(VALUES.length, bank() + banked);
            return new Position(List.copyOf(next));
        }
    }

    /** All positions that steps can lead to: a token goes to the bank, others come back onto cards of less worth. */
    private static Set<Position> reachable(Position start, boolean[] takes) {
        var seen = new HashSet<Position>(Set.of(start));
        var open = new ArrayDeque<Position>(seen);
        while (!open.isEmpty()) {
            var position = open.pop();
            for (int v = 0; v < VALUES.length; v++) {
                if (position.tokens.get(v) > 0) {
                    change(position.with(v, -1, 1), v - 1, VALUES[v] - 1, takes, seen, open);
                }
            }
        }
        return seen;
    }

    /** Puts tokens worth at most so much on cards up to a value, in every way. */
    private static void change(
            Position position, int highest, int most, boolean[] takes, Set<Position> seen, ArrayDeque<Position> open) {
        if (seen.add(position)) {
            open.push(position);
        }
        for (int v = highest; v >= 0; v--) {
            if (takes[v] && VALUES[v] <= most && position.bank() > 0) {
                change(position.with(v, 1, -1), v, most - VALUES[v], takes, seen, open);
            }
        }
    }

    /** Those that have paid as little above the amount as can be. */
    private static List<Position> payments(Set<Position> reachable, Position start, int amount) {
        int paid = reachable.stream()
                .mapToInt(position -> start.worth() - position.worth())
                .filter(worth -> worth >= amount)
                .min()
                .orElseThrow();
        return reachable.stream()
                .filter(position -> start.worth() - position.worth() == paid)
                .toList();
    }

    /** Most tokens in the bank, then more on the card of highest value, then the next. */
    private static Position best(List<Position> payments) {
        Comparator<Position> order = Comparator.comparingInt(Position::bank);
        for (int v = VALUES.length - 1; v >= 0; v--) {
            int value = v;
            order = order.thenComparingInt(position -> position.tokens.get(value));
        }
        return payments.stream().max(order).orElseThrow();
    }

    // --- on the table -----------------------------------------------------------------------------------------------

    private static List<String> cards(Kind kind) {
        return kind == Kind.FOOD ? FARMS : MINES;
    }

    /** The first card of the kind is always in play; the others by bits. */
    private static boolean[] takes(int known) {
        return new boolean[] {true, (known & 1) != 0, (known & 2) != 0, (known & 4) != 0};
    }

    private static Table table(Kind kind, boolean[] takes) {
        var table = Table.of(2);
        for (int v = 1; v < VALUES.length; v++) {
            if (takes[v]) {
                table.knows(0, cards(kind).get(v));
            }
        }
        return table;
    }

    private static void lay(Table table, Kind kind, boolean[] takes, Position position) {
        for (int v = 0; v < VALUES.length; v++) {
            if (takes[v]) {
                table.tokens(0, cards(kind).get(v), position.tokens.get(v));
            }
        }
        table.blue(0, position.bank());
    }

    private static Position lies(AgesState s, Kind kind) {
        var tokens = new Integer[VALUES.length + 1];
        for (int v = 0; v < VALUES.length; v++) {
            tokens[v] = s.tokens(0, Table.kind(cards(kind).get(v)));
        }
        tokens[VALUES.length] = s.blue[0];
        return new Position(List.of(tokens));
    }

    /** Every position with at most so many tokens on each card that takes any, and in the bank. */
    private static List<Position> positions(boolean[] takes, int most) {
        var positions = List.of(new Position(List.of(0, 0, 0, 0, 0)));
        for (int place = 0; place <= VALUES.length; place++) {
            var longer = new ArrayList<Position>();
            for (var position : positions) {
                for (int count = 0; count <= (place == VALUES.length || takes[place] ? most : 0); count++) {
                    var tokens = new ArrayList<>(position.tokens);
                    tokens.set(place, count);
                    longer.add(new Position(List.copyOf(tokens)));
                }
            }
            positions = longer;
        }
        return positions;
    }

    // --- paying -----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @Rule({"AGES-12.13", "AGES-12.17"})
    @EnumSource(Kind.class)
    void the_automatic_payment_is_the_best_of_all_payments(Kind kind) {
        for (int known = 0; known < 8; known++) {
            var takes = takes(known);
            var table = table(kind, takes);
            for (var start : positions(takes, 2)) {
                var reachable = reachable(start, takes);
                for (int amount = 1; amount <= start.worth(); amount++) {
                    lay(table, kind, takes, start);
                    Tokens.pay(table.s, 0, kind, amount);
                    assertThat(lies(table.s, kind))
                            .as("%s pays %d", start, amount)
                            .isEqualTo(best(payments(reachable, start, amount)));
                }
            }
        }
    }

    @ParameterizedTest
    @Rule({"AGES-12.13", "AGES-12.17"})
    @ValueSource(ints = {0, 3, 5, 6, 7})
    void the_payer_is_offered_every_payment_of_the_same_worth(int known) {
        var takes = takes(known);
        var table = table(Kind.RESOURCES, takes);
        for (var start : positions(takes, 2)) {
            lay(table, Kind.RESOURCES, takes, start);
            var reachable = reachable(start, takes);
            for (int amount = 1; amount <= start.worth(); amount++) {
                var question = new Tokens.ManualPayment(0, Kind.RESOURCES, amount);
                var offered = new ArrayList<Position>();
                var options = Options.plain();
                question.options(table.s, options);
                for (var move : options.moves()) {
                    var copy = table.s.copy();
                    question.pick(copy, move);
                    offered.add(lies(copy, Kind.RESOURCES));
                }
                assertThat(offered)
                        .as("%s pays %d", start, amount)
                        .containsExactlyInAnyOrderElementsOf(payments(reachable, start, amount));
            }
        }
    }

    /** AGES-13.7: what lies on labs pays, but nothing is put there any more. */
    @Test
    @Rule({"AGES-12.17", "AGES-13.7"})
    void tokens_left_on_labs_pay_and_never_serve_as_change() {
        boolean[] takes = {true, false, true, false};
        var table = Table.of(2).knows(0, "coal", "scientific-method");
        for (var start : positions(new boolean[] {true, true, true, false}, 2)) {
            var reachable = reachable(start, takes);
            for (int amount = 1; amount <= start.worth(); amount++) {
                table.tokens(0, "bronze", start.tokens.get(0)).tokens(0, "scientific-method", start.tokens.get(1));
                table.tokens(0, "coal", start.tokens.get(2)).blue(0, start.bank());
                Tokens.pay(table.s, 0, Kind.RESOURCES, amount);
                var s = table.s;
                var rest = List.of(
                        s.tokens(0, Table.kind("bronze")),
                        s.tokens(0, Table.kind("scientific-method")),
                        s.tokens(0, Table.kind("coal")),
                        0,
                        s.blue[0]);
                assertThat(new Position(rest))
                        .as("%s pays %d", start, amount)
                        .isEqualTo(best(payments(reachable, start, amount)));
            }
        }
    }

    // --- gaining ----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @Rule("AGES-12.12")
    @EnumSource(Kind.class)
    void a_gain_is_exact_or_the_most_below_it_with_the_fewest_tokens_of_the_highest_value(Kind kind) {
        for (int known = 0; known < 8; known++) {
            var takes = takes(known);
            var table = table(kind, takes);
            for (int bank = 0; bank <= 5; bank++) {
                for (int amount = 1; amount <= 12; amount++) {
                    lay(table, kind, takes, new Position(List.of(0, 0, 0, 0, bank)));
                    int gained = Tokens.gain(table.s, 0, kind, amount);
                    var expected = bestGain(takes, bank, amount);
                    assertThat(lies(table.s, kind))
                            .as("%d with %d tokens on %s", amount, bank, Arrays.toString(takes))
                            .isEqualTo(expected);
                    assertThat(gained).isEqualTo(expected.worth());
                }
            }
        }
    }

    private static Position bestGain(boolean[] takes, int bank, int amount) {
        var seen = new HashSet<Position>();
        change(new Position(List.of(0, 0, 0, 0, bank)), VALUES.length - 1, amount, takes, seen, new ArrayDeque<>());
        int most = seen.stream().mapToInt(Position::worth).max().orElseThrow();
        return best(seen.stream().filter(position -> position.worth() == most).toList());
    }
}
