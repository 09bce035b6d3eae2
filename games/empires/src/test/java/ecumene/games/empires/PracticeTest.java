package ecumene.games.empires;

import static ecumene.games.empires.Games.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.testing.Rule;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** EMP-22: the game for one against the practice opponent. */
class PracticeTest {

    private static EmpiresState deal(String level) {
        var setup = Setup.of("empires", 1, "classics")
                .with("nation1", "romans")
                .with("sides", "b")
                .with("level", level);
        return GAME.deal(setup, Seed.numbered(1, 1));
    }

    @Test
    @Rule({"EMP-22.1", "EMP-21.4"})
    void set_up_as_for_two_with_a_level() {
        var s = deal("normal");
        assertThat(s.count(Places.MAIN)).isEqualTo(32);
        assertThat(s.count(Places.FAME)).isEqualTo(6);
        assertThat(s.rivalProgress).isEqualTo(8);
        assertThat(s.rivalDevelopments).isZero();
        assertThat(deal("easy").rivalProgress).isZero();
        assertThat(deal("hard").rivalProgress).isEqualTo(16);
        assertThat(s.seatToAnswer()).isZero();
    }

    private static Table rival() {
        return Table.of("romans");
    }

    private static void rivalTurn(Table table) {
        table.s.active = 0;
        table.s.finish();
        table.s.then(Practice.TURN, new Turn.Choice(0));
        table.s.run();
    }

    @Test
    @Rule("EMP-22.2")
    void it_takes_the_card_of_the_slot_or_brings_unrest() {
        int taken = 0;
        int unrest = 0;
        for (int n = 0; n < 40; n++) {
            var table = rival();
            for (int slot = 1; slot <= 5; slot++) {
                table.market(slot, new String[] {"hills", "elders", "education", "cape", "aksumites"}[slot - 1])
                        .on(slot, Token.MATERIAL, 2);
            }
            for (int i = 0; i < n; i++) {
                table.s.random(EmpiresState.Purpose.RIVAL);
            }
            int progress = table.s.rivalProgress;
            rivalTurn(table);
            int cards = Market.cards(table.s);
            int onCards = 0;
            for (int slot = 0; slot < Places.SLOTS; slot++) {
                onCards += table.s.onMarket(slot, Token.PROGRESS);
            }
            assertThat(onCards).as("1 progress on a market card").isEqualTo(1);
            if (cards == 4) {
                taken++;
                assertThat(table.s.rivalProgress).isEqualTo(progress + 2);
                assertThat(table.s.count(Places.RIVAL)).isBetween(1, 2);
            } else {
                unrest++;
                assertThat(table.s.rivalProgress).isEqualTo(progress + 1);
                table.expectUnrestInHand(0, 1);
            }
        }
        assertThat(taken).isGreaterThan(20);
        assertThat(unrest).isBetween(1, 16);
    }

    private static void solstice(Table table) {
        table.s.finish();
        table.s.then(Solstice.BEGIN);
        table.s.run();
    }

    @Test
    @Rule({"EMP-22.3", "EMP-22.5"})
    void at_the_solstice_it_returns_unrest_and_develops_every_second_time() {
        var table = rival();
        table.s.zones().move(table.piece(0, "unrest"), Places.RIVAL);
        table.s.zones().move(table.piece(0, "unrest"), Places.RIVAL);
        solstice(table);
        assertThat(Practice.unrest(table.s)).isEqualTo(1);
        assertThat(table.s.rivalDevelopments).isZero();
        solstice(table);
        assertThat(table.s.rivalDevelopments).isEqualTo(1);
        table.expectScoringTriggered(false);
        table.s.rivalDevelopments = 6;
        solstice(table);
        solstice(table);
        assertThat(table.s.rivalDevelopments).isEqualTo(7);
        table.expectScoringTriggered(true);
    }

    @Test
    @Rule("EMP-22.4")
    void what_attacks_do_to_it() {
        var table = rival().empire(0);
        table.play(0, "corruption").expectTokens(0, 2, 0, 1);
        assertThat(Practice.unrest(table.s)).isEqualTo(1);
        var stolen = rival();
        stolen.s.rivalProgress = 5;
        stolen.play(0, "uxians").expectTokens(0, 0, 0, 2);
        assertThat(stolen.s.rivalProgress).isEqualTo(3);
        stolen.s.rivalProgress = 0;
        stolen.play(0, "notorious").expectTokens(0, 0, 0, 2);
        assertThat(Practice.unrest(stolen.s)).isEqualTo(1);
        var city = rival().empire(0);
        city.s.zones().move(city.piece(0, "city"), Places.RIVAL);
        city.play(0, "onager").expectExile("city").expectTokens(0, 2, 0, 0);
        var gift = rival().empire(0).hand(0, "glory").play(0, "exports");
        assertThat(gift.s.card(gift.s.zones().first(Places.RIVAL)).key()).isEqualTo("glory");
    }

    @Test
    @Rule({"EMP-22.4", "EMP-13.1", "EMP-17.3"})
    void what_concerns_all_players_concerns_you_first() {
        var last = Table.of("arthurians").unrest(1).play(0, "morigena").expectCollapsed(true);
        last.expectUnrestInHand(0, 1);
        assertThat(Practice.unrest(last.s)).isZero();
        var both = Table.of("arthurians").play(0, "morigena").expectUnrestInHand(0, 1);
        assertThat(Practice.unrest(both.s)).isEqualTo(1);
    }

    @Test
    @Rule("EMP-22.5")
    void its_score() {
        var table = rival();
        table.s.rivalProgress = 4;
        table.s.rivalDevelopments = 2;
        for (var card : new String[] {"armenians", "oracle", "praiseworthy", "unrest", "hills"}) {
            table.s.zones().move(table.piece(0, card), Places.RIVAL);
        }
        assertThat(Practice.score(table.s)).isEqualTo(4 + 6 + 3 + 3 + 7 - 2);
        table.tokens(0, 0, 0, 22).score().expectShare(1);
        table.tokens(0, 0, 0, 20).expectShare(0);
        table.s.collapsed = true;
        table.expectShare(1);
    }

    @Test
    @Rule("EMP-22.6")
    void an_ordinary_game_needs_at_least_two_seats_which_bots_may_take() {
        var play = RandomPlay.of(Setup.of("empires", 2, "mixed"), 3).toTheEnd();
        assertThat(play.s.practice()).isFalse();
        assertThat(RandomPlay.of(Setup.of("empires", 1, "mixed"), 3)
                        .toTheEnd()
                        .s
                        .practice())
                .isTrue();
    }

    @Test
    @Rule("EMP-22.5")
    void everybody_sees_what_each_of_its_cards_is_worth_to_it() {
        var table = rival();
        table.s.rivalProgress = 5;
        table.s.rivalDevelopments = 2;
        table.s.zones().move(table.piece(0, "unrest"), Places.RIVAL);
        table.s.zones().move(table.piece(0, "hills"), Places.RIVAL);
        var rival = Objects.requireNonNull(GAME.facts(table.s, 0).rival());
        int cards = rival.cards().stream().mapToInt(EmpiresFacts.Worth::points).sum();
        assertThat(rival.cards()).hasSize(2);
        assertThat(rival.score()).isEqualTo(5 + 2 * 3 + cards);
    }
}
