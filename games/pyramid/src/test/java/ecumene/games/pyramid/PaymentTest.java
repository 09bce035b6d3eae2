package ecumene.games.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Rng;
import ecumene.engine.testing.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PYR-6.4 – PYR-6.6 and PYR-6.10: what pays, and what may be offered. */
class PaymentTest {
    /** "2 food + 1 iron" by type. */
    private static int[] amounts(String text) {
        var amounts = new int[Resource.TYPES];
        for (var part : text.isEmpty() ? new String[0] : text.split(" \\+ ", -1)) {
            var words = part.split(" ", -1);
            amounts[Resource.valueOf(words[1].toUpperCase(Locale.ROOT)).ordinal()] = Integer.parseInt(words[0]);
        }
        return amounts;
    }

    @ParameterizedTest(name = "{0}: {1} for {2} and {3} more")
    @CsvSource({
        "P1, 2 food, 1 iron, 0, true",
        "P2, 1 oil, 2 gunpowder, 0, false",
        "P3, 1 food + 1 iron + 1 horses + 2 gunpowder, 2 gunpowder, 3, true",
        "P4, 1 food + 1 horses + 2 oil + 2 iron, 1 horses + 1 gunpowder + 2 oil, 0, true",
        "P5, 2 food, 1 horses, 0, false",
        "P6, 4 food, 1 horses, 0, true",
        "P7, 3 food, 1 oil, 0, true",
        "P8, 1 space, 1 gunpowder, 1, true",
        "P9, 1 space, 1 gunpowder, 2, false",
        "P10, 1 iron + 1 horses + 2 food, 1 iron + 1 horses, 2, true",
        "P11, 1 information + 1 iron, 1 iron + 1 horses, 0, true",
        "P12, 2 food + 1 horses, 1 iron + 1 horses, 1, false",
        "P13, 2 oil, 1 gunpowder, 0, true",
        "P14, 1 iron, 1 food, 0, false",
        "P15, 2 iron, 1 gunpowder, 0, false",
        "P16, 3 iron, 1 gunpowder, 0, true",
        "P17, 2 food + 1 iron, 1 gunpowder, 1, false",
        "P18, 1 space + 1 food, 1 gunpowder + 1 oil, 1, true",
        "P19, 4 gunpowder, 2 oil, 0, true",
        "P20, 4 gunpowder, 1 oil, 2, true",
    })
    @Rule({"PYR-6.4", "PYR-6.5", "PYR-6.6", "PYR-Q26"})
    void a_purse_pays_a_price_if_some_chain_of_exchanges_does(
            String id, String have, String base, int extra, boolean legal) {
        assertThat(Payment.pays(amounts(have), amounts(base), extra)).as(id).isEqualTo(legal);
        assertThat(Chains.pays(amounts(have), amounts(base), extra))
                .as(id + " by search")
                .isEqualTo(legal);
    }

    @ParameterizedTest(name = "{0}: {1} and temporary {2} for {3} and {4} more")
    @CsvSource({
        "O1, 3 food, '', 2 food, 0, false",
        "O2, 2 food, '', 2 food, 0, true",
        "O3, 1 space, '', 1 food, 0, true",
        "O4, 1 food + 1 space, '', 1 food, 0, false",
        "O5, 4 iron, '', 1 gunpowder, 0, false",
        "O6, 1 food, 1 food, 1 food, 0, false",
        "O7, 1 food + 1 iron + 1 horses + 1 gunpowder, 1 gunpowder, 2 gunpowder, 3, true",
    })
    @Rule("PYR-6.10")
    void an_offer_is_accepted_if_it_pays_and_no_card_is_superfluous(
            String id, String cards, String temporary, String base, int extra, boolean accepted) {
        var table = offering(Table.of(costing(base), "mixed", 2), "cannon", amounts(cards), amounts(temporary), extra);
        var all = Set.copyOf(resourceCards(table.s));
        assertThat(turned(table, "cannon", "spare").contains(all)).as(id).isEqualTo(accepted);
    }

    @Test
    @Rule("PYR-6.10")
    void instead_of_a_temporary_resource_the_card_may_be_offered() {
        var table = Table.of(costing("1 food"), "mixed", 2);
        offering(table, "cannon", amounts("1 food"), amounts("1 food"), 0);
        var all = Set.copyOf(resourceCards(table.s));
        assertThat(turned(table, "cannon", "nothing")).containsExactlyInAnyOrder(Set.of(), all);
    }

    @Test
    @Rule({"PYR-6.5", "PYR-Q26"})
    void the_quick_way_agrees_with_the_search_on_all_purses_of_up_to_seven_units() {
        var prices = prices();
        var purses = new ArrayList<int[]>();
        purses(new int[Resource.TYPES], 0, 7, purses);
        assertThat(purses).hasSize(3432);
        purses.forEach(purse -> agree(purse, prices));
    }

    @Test
    @Rule({"PYR-6.5", "PYR-Q26"})
    void the_quick_way_agrees_with_the_search_on_larger_purses() {
        var prices = prices();
        var rng = Rng.of(5);
        for (int n = 0; n < 1500; n++) {
            var purse = new int[Resource.TYPES];
            // few types at a time, so that pairs and threes of a type are common
            int types = 1 + rng.below(Resource.TYPES);
            for (int units = 8 + rng.below(7); units > 0; units--) {
                purse[rng.below(types)]++;
            }
            agree(purse, prices);
        }
    }

    private static void agree(int[] purse, List<int[]> prices) {
        var chains = new Chains(purse);
        for (var cost : prices) {
            for (int extra = 0; extra <= 4; extra++) {
                if (Payment.pays(purse, cost, extra) != chains.pay(cost, extra)) {
                    throw new AssertionError(
                            Arrays.toString(purse) + " for " + Arrays.toString(cost) + " and " + extra);
                }
            }
        }
    }

    /** The base costs of all cards, each once, and every single basic resource. */
    private static List<int[]> prices() {
        var prices = new ArrayList<int[]>();
        var known = new TreeSet<String>();
        for (int piece = 0; piece < Catalog.PIECES; piece++) {
            var cost = Table.newWorld(2).s.catalog().cost(piece);
            if (known.add(Arrays.toString(cost))) {
                prices.add(cost);
            }
        }
        for (int type = 0; type <= Resource.INFORMATION.ordinal(); type++) {
            var one = new int[Resource.TYPES];
            one[type] = 1;
            prices.add(one);
        }
        return prices;
    }

    private static void purses(int[] purse, int type, int left, List<int[]> purses) {
        if (type == Resource.TYPES) {
            purses.add(purse.clone());
            return;
        }
        for (int amount = 0; amount <= left; amount++) {
            purse[type] = amount;
            purses(purse, type + 1, left - amount, purses);
        }
        purse[type] = 0;
    }

    @Test
    @Rule({"PYR-6.10", "PYR-Q20"})
    void the_question_reaches_exactly_the_legal_offers() {
        var rng = Rng.of(10);
        int choices = 0;
        for (int n = 0; n < 400; n++) {
            var cards = few(rng, 5);
            var temporary = few(rng, 3);
            int extra = rng.below(4);
            var table = Table.mixed(2);
            var wanted = table.s.catalog().cards().get(5 + rng.below(50));
            var cost = table.s.catalog().cost(Catalog.piece(wanted));
            var purse = IntStream.range(0, Resource.TYPES)
                    .map(type -> cards[type] + temporary[type])
                    .toArray();
            if (wanted.era() > 0 && Chains.pays(purse, cost, extra)) {
                offering(table, wanted.key(), cards, temporary, extra);
                var legal = legalOffers(table.s, temporary, cost, extra);
                assertThat(turned(table, wanted.key(), "nothing")).isEqualTo(legal);
                choices += legal.size() > 1 ? 1 : 0;
            }
        }
        assertThat(choices).as("purchases with a choice").isGreaterThan(50);
    }

    private static int[] few(Rng rng, int most) {
        var amounts = new int[Resource.TYPES];
        for (int units = rng.below(most + 1); units > 0; units--) {
            amounts[rng.below(Resource.TYPES)]++;
        }
        return amounts;
    }

    /** Seat 0 is about to buy a project for so much on top of its cost, with these cards and temporary resources. */
    private static Table offering(Table table, String wanted, int[] cards, int[] temporary, int extra) {
        // a project costs one more for each card of an earlier era, wherever it lies in the pyramid
        table.project(2, wanted).fill(0);
        for (int index = extra; index < table.s.rowLength(0); index++) {
            table.hole(0, index);
        }
        table.wonders().hand(0, "agriculture", "mining").hand(1, "mining", "barter");
        for (int type = 0; type < Resource.TYPES; type++) {
            table.temporary(Resource.of(type), temporary[type]);
            int left = cards[type];
            for (int piece = 0; left > 0; piece++) {
                boolean free = table.s.zones().zoneOf(piece) == Places.BOX;
                if (free && table.s.card(piece).resource().ordinal() == type) {
                    table.s.layResource(0, piece);
                    left--;
                }
            }
        }
        return table.purchase(0);
    }

    /** The game with another price of the Cannon. */
    private static PyramidGame costing(String price) {
        var yaml = price.replaceAll("(\\d) (\\w+)", "$2: $1").replace(" + ", ", ");
        return new CorrectedCards().set("C21", "base_cost", "{" + yaml + "}").open();
    }

    private static List<Integer> resourceCards(PyramidState s) {
        return Arrays.stream(s.zones().pieces(Places.resources(0))).boxed().toList();
    }

    /** Every way to buy and to pay, but for moves with one verb: the sets of cards that are turned at the end. */
    private static Set<Set<Integer>> turned(Table table, String wanted, String butFor) {
        var all = Set.copyOf(resourceCards(table.s));
        var turned = new HashSet<Set<Integer>>();
        walk(table.pick("buy " + wanted).s, butFor, paid -> {
            var cards = new HashSet<>(all);
            cards.removeAll(resourceCards(paid));
            turned.add(cards);
        });
        return turned;
    }

    private static void walk(PyramidState s, String butFor, Consumer<PyramidState> paid) {
        if (s.active != 0) {
            paid.accept(s);
            return;
        }
        for (var move : s.options(0).moves()) {
            if (!move.verb().key().equals(butFor)) {
                var copy = s.copy();
                copy.pick(0, move);
                walk(copy, butFor, paid);
            }
        }
    }

    /** Tries every set of cards with every set of temporary resources. */
    private static Set<Set<Integer>> legalOffers(PyramidState s, int[] temporary, int[] cost, int extra) {
        var cards = resourceCards(s);
        var legal = new HashSet<Set<Integer>>();
        var used = new ArrayList<int[]>();
        subsets(temporary, new int[Resource.TYPES], 0, used);
        for (int bits = 0; bits < 1 << cards.size(); bits++) {
            var offered = new ArrayList<Integer>();
            for (int i = 0; i < cards.size(); i++) {
                if ((bits & 1 << i) != 0) {
                    offered.add(cards.get(i));
                }
            }
            if (used.stream().anyMatch(some -> legal(s, offered, some, cost, extra))) {
                legal.add(Set.copyOf(offered));
            }
        }
        return legal;
    }

    private static void subsets(int[] of, int[] some, int type, List<int[]> subsets) {
        if (type == Resource.TYPES) {
            subsets.add(some.clone());
            return;
        }
        for (int amount = 0; amount <= of[type]; amount++) {
            some[type] = amount;
            subsets(of, some, type + 1, subsets);
        }
        some[type] = 0;
    }

    private static boolean legal(PyramidState s, List<Integer> cards, int[] temporary, int[] cost, int extra) {
        var purse = temporary.clone();
        cards.forEach(piece -> purse[s.card(piece).resource().ordinal()]++);
        if (!Chains.pays(purse, cost, extra)) {
            return false;
        }
        return cards.stream().noneMatch(piece -> {
            var without = purse.clone();
            without[s.card(piece).resource().ordinal()]--;
            return Chains.pays(without, cost, extra);
        });
    }
}
