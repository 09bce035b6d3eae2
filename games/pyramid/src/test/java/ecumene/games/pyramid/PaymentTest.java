package ecumene.games.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Rng;
import ecumene.engine.testing.Rule;
import ecumene.games.pyramid.cards.Amounts;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
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
        assertThat(pays(amounts(have), amounts(base), extra)).as(id).isEqualTo(legal);
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
        var payment = new Payment(Amounts.pack(amounts(base)), extra);
        assertThat(payment.accepts(Amounts.pack(amounts(cards)), Amounts.pack(amounts(temporary))))
                .as(id)
                .isEqualTo(accepted);
    }

    @ParameterizedTest(name = "{0}: of {1} and temporary {2} for {3} and {4} more")
    @CsvSource({
        "R1, 2 gunpowder + 3 food, '', 2 gunpowder, 0, 2 gunpowder",
        "R2, 1 gunpowder + 3 food, '', 2 gunpowder, 0, 3 food + 1 gunpowder",
        "R3, 1 food + 1 iron + 1 horses + 1 gunpowder, 1 gunpowder, 2 gunpowder, 3, 1 food + 1 iron + 1 horses + 1 gunpowder",
        "R4, 2 food + 1 iron + 1 space, '', 1 iron, 1, 1 food + 1 iron",
        "R5, 1 iron + 1 food, 2 food, 1 iron, 0, ''",
        "R6, 1 space + 1 horses + 1 gunpowder, '', 1 horses + 1 gunpowder, 0, 1 horses + 1 gunpowder",
        "R7, 1 information + 1 food, 2 iron, 1 gunpowder, 0, 1 information",
        "R8, 4 food + 1 oil, '', 1 gunpowder, 0, 3 food",
        "R9, 2 iron + 1 information, '', 1 horses, 0, 1 information",
        "R10, 1 food + 1 horses + 2 oil, 2 iron, 1 horses + 1 gunpowder + 2 oil, 0, 1 food + 1 horses + 2 oil",
        "R11, 3 food + 2 iron + 1 horses, 1 food + 1 horses, 1 food + 1 iron, 2, 1 food + 1 iron",
        "R12, 1 oil + 1 information, '', 1 oil, 0, 1 oil",
        "R13, 1 food + 1 space, '', 1 gunpowder + 1 oil, 1, 1 food + 1 space",
    })
    @Rule({"PYR-6.12", "PYR-10.11"})
    void the_proposal_exchanges_as_little_then_takes_the_fewest_cards_then_the_cheapest(
            String id, String cards, String temporary, String base, int extra, String proposal) {
        var payment = new Payment(Amounts.pack(amounts(base)), extra);
        long proposed = Proposal.of(payment, Amounts.pack(amounts(cards)), Amounts.pack(amounts(temporary)));
        assertThat(unpacked(proposed)).as(id).isEqualTo(amounts(proposal));
    }

    @Test
    @Rule("PYR-6.12")
    void the_proposal_is_the_best_of_all_accepted_offers() {
        var rng = Rng.of(12);
        var prices = prices();
        int found = 0;
        for (int n = 0; n < 2500; n++) {
            var cards = few(rng, 7);
            var temporary = few(rng, 4);
            var cost = prices.get(rng.below(prices.size()));
            int extra = rng.below(4);
            if (Chains.pays(plus(cards, temporary), cost, extra)) {
                var payment = new Payment(Amounts.pack(cost), extra);
                long proposed = Proposal.of(payment, Amounts.pack(cards), Amounts.pack(temporary));
                assertThat(unpacked(proposed))
                        .as("%s and %s for %s and %d", text(cards), text(temporary), text(cost), extra)
                        .isEqualTo(best(cards, temporary, cost, extra));
                found++;
            }
        }
        assertThat(found).isGreaterThan(400);
    }

    /** By trying everything, in the words of the rule. */
    private static int[] best(int[] cards, int[] temporary, int[] cost, int extra) {
        var all = new ArrayList<int[]>();
        subsets(cards, new int[Resource.TYPES], 0, all);
        all.removeIf(some -> !accepted(some, temporary, cost, extra));
        var exchanged = new Chains(temporary);
        return Collections.min(
                all,
                Comparator.comparing((int[] some) -> !exchanged.payTogetherWith(some, cost, extra))
                        .thenComparingInt(some -> Arrays.stream(some).sum() + some[Resource.SPACE.ordinal()])
                        .thenComparing(PaymentTest::fromTheDearestDown, Arrays::compare));
    }

    /** The types of the cards, the dearest first. */
    private static int[] fromTheDearestDown(int[] cards) {
        return IntStream.iterate(Resource.TYPES - 1, type -> type >= 0, type -> type - 1)
                .flatMap(type -> IntStream.generate(() -> type).limit(cards[type]))
                .toArray();
    }

    private static boolean accepted(int[] cards, int[] temporary, int[] cost, int extra) {
        var purse = plus(cards, temporary);
        if (!Chains.pays(purse, cost, extra)) {
            return false;
        }
        for (int type = 0; type < Resource.TYPES; type++) {
            if (cards[type] > 0) {
                var without = purse.clone();
                without[type]--;
                if (Chains.pays(without, cost, extra)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int[] plus(int[] one, int[] other) {
        return IntStream.range(0, Resource.TYPES)
                .map(type -> one[type] + other[type])
                .toArray();
    }

    private static String text(int[] amounts) {
        return Arrays.toString(amounts);
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
        for (int n = 0; n < 2500; n++) {
            var purse = new int[Resource.TYPES];
            // few types at a time, so that pairs and threes of a type are common
            int types = 1 + rng.below(Resource.TYPES);
            for (int units = 8 + rng.below(7); units > 0; units--) {
                purse[rng.below(types)]++;
            }
            agree(purse, prices);
        }
    }

    private static boolean pays(int[] purse, int[] cost, int extra) {
        return Payment.pays(Amounts.pack(purse), Amounts.pack(cost), extra);
    }

    private static int[] unpacked(long amounts) {
        return IntStream.range(0, Resource.TYPES)
                .map(type -> Amounts.get(amounts, type))
                .toArray();
    }

    private static void agree(int[] purse, List<int[]> prices) {
        var chains = new Chains(purse);
        for (var cost : prices) {
            for (int extra = 0; extra <= 4; extra++) {
                if (pays(purse, cost, extra) != chains.pay(cost, extra)) {
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
            var cost = unpacked(Table.newWorld(2).s.catalog().cost(piece));
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
    @Rule({"PYR-6.10", "PYR-6.13", "PYR-Q20"})
    void whatever_belongs_to_an_accepted_offer_with_what_is_picked_can_be_picked_and_nothing_else() {
        var rng = Rng.of(10);
        int choices = 0;
        for (int n = 0; n < 250; n++) {
            var cards = few(rng, 5);
            var temporary = few(rng, 3);
            int extra = rng.below(4);
            var table = Table.mixed(2);
            var wanted = table.s.catalog().cards().get(5 + rng.below(50));
            var cost = unpacked(table.s.catalog().cost(Catalog.piece(wanted)));
            if (wanted.era() > 0 && Chains.pays(plus(cards, temporary), cost, extra)) {
                offering(table, wanted.key(), cards, temporary, extra);
                var ways = new Ways(table.pick("buy " + wanted.key()).s, cost, extra);
                if (ways.isAsked()) {
                    ways.check();
                    choices++;
                } else {
                    assertThat(differ(cards, temporary, cost, extra))
                            .as("offers differ")
                            .isFalse();
                }
            }
        }
        assertThat(choices).as("purchases with a choice").isGreaterThan(50);
    }

    /** Whether accepted offers turn different cards. */
    private static boolean differ(int[] cards, int[] temporary, int[] cost, int extra) {
        var some = new ArrayList<int[]>();
        var used = new ArrayList<int[]>();
        subsets(cards, new int[Resource.TYPES], 0, some);
        subsets(temporary, new int[Resource.TYPES], 0, used);
        some.removeIf(offer -> used.stream().noneMatch(with -> accepted(offer, with, cost, extra)));
        return some.size() > 1
                || IntStream.range(0, Resource.TYPES)
                        .anyMatch(type -> some.getFirst()[type] > 0 && some.getFirst()[type] < cards[type]);
    }

    /** Every set of cards and temporary resources, tried. */
    private static final class Ways {
        private final PyramidState s;
        private final int[] cost;
        private final int extra;
        private final List<Move> parts = new ArrayList<>();
        private final Set<Long> accepted = new HashSet<>();

        Ways(PyramidState s, int[] cost, int extra) {
            this.s = s;
            this.cost = cost;
            this.extra = extra;
            if (isAsked()) {
                var candidates = Options.plain();
                pay().candidates(s, candidates);
                parts.addAll(candidates.moves());
                for (long bits = 0; bits < 1L << parts.size(); bits++) {
                    if (isAccepted(bits)) {
                        accepted.add(bits);
                    }
                }
            }
        }

        boolean isAsked() {
            return s.active == 0 && s.question(0) instanceof Purchase.Pay;
        }

        private Purchase.Pay pay() {
            return (Purchase.Pay) s.question(0);
        }

        private boolean isAccepted(long bits) {
            var cards = new int[Resource.TYPES];
            var temporary = new int[Resource.TYPES];
            for (int i = 0; i < parts.size(); i++) {
                if ((bits & 1L << i) != 0) {
                    var part = parts.get(i);
                    if (part.verb() == PyramidVerb.SPEND) {
                        cards[s.card(part.a()).resource().ordinal()]++;
                    } else {
                        temporary[part.a()]++;
                    }
                }
            }
            return accepted(cards, temporary, cost, extra);
        }

        void check() {
            for (long picked = 0; picked < 1L << parts.size(); picked++) {
                if (isPartOfAnAcceptedOffer(picked)) {
                    check(picked);
                }
            }
        }

        private void check(long picked) {
            var offered = Options.plain();
            pay().picking(picked).options(s, offered);
            var expected = new HashSet<Move>();
            for (int i = 0; i < parts.size(); i++) {
                if ((picked & 1L << i) == 0 && isPartOfAnAcceptedOffer(picked | 1L << i)) {
                    expected.add(parts.get(i));
                }
            }
            if (accepted.contains(picked)) {
                expected.add(new Move(PyramidVerb.DONE, 0, 0));
            }
            if (picked == 0) {
                expected.add(new Move(PyramidVerb.PAY, 0, 0));
            }
            assertThat(offered.moves()).doesNotHaveDuplicates();
            assertThat(Set.copyOf(offered.moves())).isEqualTo(expected);
        }

        private boolean isPartOfAnAcceptedOffer(long bits) {
            return accepted.stream().anyMatch(offer -> (offer & bits) == bits);
        }
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
}
