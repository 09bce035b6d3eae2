package ecumene.games.pyramid;

import static ecumene.games.pyramid.Table.GAME;
import static ecumene.games.pyramid.Table.newWorld;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.engine.testing.Rule;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Resource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** PYR-Q29: what a question and its options say, as numbers for a page and in words for a terminal. */
class RemarksTest {
    private static String asked(Table table, int seat, Lang lang) {
        return GAME.remark(table.s, seat, lang);
    }

    private static String option(Table table, int seat, String key, Lang lang) {
        var options = table.s.options(seat);
        return GAME.remark(table.s, seat, options.move(options.find(GAME, key)), lang);
    }

    private static Table buying() {
        var table = newWorld(2).wonders().hand(0, "mining", "warriors").hand(1, "mining", "barter");
        return table.pyramid(0, 0, "currency")
                .pyramid(1, 0, "knights")
                .resources(0, "agriculture", "barter", "reinforcement", "domestication", "metal-working")
                .temporary(Resource.IRON, 1)
                .purchase(0);
    }

    @Test
    @Rule("PYR-Q29")
    void an_option_to_buy_names_its_price_and_what_would_be_paid() {
        var table = buying();
        assertThat(option(table, 0, "buy knights", Lang.EN))
                .isEqualTo("Gunpowder · Attack · power 3 · response symbol; "
                        + "price: Iron, Horses and 1 more of your choice; "
                        + "you would pay Food (Agriculture), Horses (Domestication), until end of turn: Iron");
        assertThat(option(table, 0, "buy knights", Lang.RU))
                .isEqualTo("Порох · Атака · мощь 3 · символ ответа; цена: Железо, Лошади и ещё 1 на выбор; "
                        + "вы заплатите: Еда («Сельское хозяйство»), Лошади («Одомашнивание»), до конца хода: Железо");
        assertThat(option(table, 0, "pass", Lang.EN)).isEmpty();
        var knights = table.s.options(0).find(GAME, "buy knights");
        assertThat(table.s.question(0).facts(table.s, table.s.options(0).move(knights)))
                .isEqualTo(Optional.of(new Purchase.Price(
                        "knights", 1, List.of("currency"), List.of("agriculture@1", "domestication"))));
    }

    @Test
    @Rule("PYR-Q29")
    void the_question_how_to_pay_names_the_proposal() {
        var table = buying().pick("buy knights");
        assertThat(asked(table, 0, Lang.EN))
                .isEqualTo("Proposed: Food (Agriculture), Horses (Domestication), until end of turn: Iron");
        assertThat(option(table, 0, "spend barter@1", Lang.EN)).isEqualTo("Food · Society");
        table.pick("pay").expectResources(0, "barter", "reinforcement", "metal-working");
    }

    @Test
    @Rule("PYR-Q29")
    void a_reaction_names_the_attack_both_powers_and_what_a_defeat_costs() {
        var table =
                newWorld(2).hand(1, "knights").technologies(1, "reinforcement").play(0, "musketeers");
        assertThat(table.s.question(1).facts(table.s))
                .isEqualTo(Optional.of(
                        new Attacking.Stakes(0, "musketeers", 3, 1, new Effect.Attack(1, true, false, 0, 0, 0, 0))));
        assertThat(asked(table, 1, Lang.EN))
                .isEqualTo("At stake: Each defeated opponent spends 1 resource. "
                        + "You gain 1 resource of the same type for each card spent this way.");
        assertThat(option(table, 1, "respond knights", Lang.EN))
                .isEqualTo("Gunpowder · Attack · power 3 · response symbol");
        int knights = table.s.options(1).find(GAME, "respond knights");
        assertThat(table.s.question(1).facts(table.s, table.s.options(1).move(knights)))
                .isEqualTo(Optional.of(new Attacking.Power(3)));
        var harmless = Table.renaissance(2).hand(1, "mining").play(0, "tournament");
        assertThat(asked(harmless, 1, Lang.EN)).isEqualTo("At stake: Each undefeated opponent scores 1 VP.");
    }

    @Test
    @Rule("PYR-Q29")
    void a_loss_names_how_much() {
        var table = newWorld(2)
                .resources(1, "mining", "barter", "agriculture")
                .play(0, "cannon")
                .pick("done");
        assertThat(table.s.question(1).facts(table.s)).isEqualTo(Optional.of(new Spending.Owed(2)));
    }

    @Test
    @Rule("PYR-Q29")
    void an_option_that_plays_a_card_as_a_resource_names_the_resource() {
        var table = newWorld(2).hand(0, "knights", "barter").turn(0);
        assertThat(option(table, 0, "resource knights", Lang.EN)).startsWith("Gunpowder · ");
        assertThat(option(table, 0, "resource barter@1", Lang.RU)).isEqualTo("Еда · Общество");
    }

    @Test
    @Rule("PYR-Q29")
    void the_table_in_the_terminal_names_resource_type_and_response_of_a_card() {
        var table = newWorld(2)
                .pyramid(1, 0, "knights")
                .hand(0, "reinforcement", "mining")
                .resources(0, "charge")
                .technologies(0, "barter");
        assertThat(GAME.draw(table.turn(0).s, 0, Lang.EN))
                .contains("Att ⚔3 ↩")
                .contains("Reinforcement (Food, Tac ⚔1 ↩)")
                .contains("Gunpowder [Charge, Tac ⚔2 ↩]")
                .contains("Barter (Food, Soc)");
    }
}
