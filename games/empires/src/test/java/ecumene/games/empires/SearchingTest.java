package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.testing.Rule;
import ecumene.engine.testing.Scenario;
import org.junit.jupiter.api.Test;

/** EMP-13.17: finding a card. */
class SearchingTest {

    private static Table erik() {
        return Table.of("vikings", "greeks")
                .inPlay(0, "scandinavia")
                .tokens(0, 0, 1, 0)
                .discard(0, "marsh")
                .deck(0, "hills", "glory")
                .nation(0, "vinland", "skis")
                .accession(0, "harald-hardrada");
    }

    @Test
    @Scenario("S-116")
    @Rule({"EMP-13.17", "EMP-Q-FIND"})
    void one_of_all_the_fitting_cards_seen_is_taken_at_the_end() {
        var table = erik().play(0, "erik-the-red");
        // Scandinavia, which was abandoned for it, lies in the discard pile
        table.expectOptions(0, "find marsh", "find scandinavia", "search deck", "search nation-deck")
                .pick("search deck");
        table.expectOptions(0, "find marsh", "find scandinavia", "find hills", "search nation-deck")
                .pick("search nation-deck");
        table.expectOptions(0, "find marsh", "find scandinavia", "find hills", "find vinland")
                .pick("find vinland");
        table.expectResolved().expectHand(0, "vinland").expectExile("erik-the-red");
        assertThat(table.s.card(table.s.zones().first(Places.accession(0))).key())
                .isEqualTo("harald-hardrada");
        assertThat(table.log()).anyMatch(line -> line.contains("searches: draw deck"));
    }

    @Test
    @Rule({"EMP-13.17", "EMP-5.4"})
    void a_searched_deck_is_seen_by_the_searcher_alone_and_shuffled_at_the_end() {
        var table = erik().secret().play(0, "erik-the-red").pick("search deck");
        assertThat(table.seen(0, Places.deck(0))).containsExactly("hills", "glory");
        assertThat(table.seen(1, Places.deck(0))).containsExactly("?", "?");
        table.pick("find marsh");
        assertThat(table.seen(0, Places.deck(0))).containsExactly("?", "?");
    }

    @Test
    @Scenario("S-117")
    @Rule({"EMP-13.17", "EMP-24.10"})
    void whoever_has_seen_no_fitting_card_may_stop_and_then_the_cost_is_not_paid() {
        var table = Table.of("arthurians", "greeks")
                .deck(0, "king-arthur", "glory")
                .nation(0, "advance")
                .fame("great", "glorious")
                .hand(0, "conquer")
                .empire(0)
                .play(0, "taliesin-the-bard");
        table.expectOptions(0, "search deck", "search nation-deck", "done")
                .pick("search nation-deck")
                .expectOptions(0, "search deck", "done");
        table.pick("done").expectResolved().expectHand(0, "conquer").expectHistory(0);
    }

    @Test
    @Rule({"EMP-13.17", "EMP-24.10"})
    void a_knight_found_pays_for_the_fame_card() {
        var table = Table.of("arthurians", "greeks")
                .deck(0, "king-arthur", "glory")
                .fame("great", "glorious")
                .empire(0)
                .play(0, "taliesin-the-bard");
        table.pick("search deck", "fame great").expectHistory(0, "king-arthur").expectHand(0, "great");
    }
}
