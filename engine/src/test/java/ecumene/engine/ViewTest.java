package ecumene.engine;

import static ecumene.engine.toy.ToyState.hand;
import static ecumene.engine.toy.ToyState.secret;
import static ecumene.engine.toy.ToyState.table;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.View.CardView;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToyState;
import java.util.List;
import org.junit.jupiter.api.Test;

class ViewTest {
    private static final ToyGame GAME = new ToyGame();

    /** The first seat holds blue2, red1 (seen by all) and red4; face down lies blue6. */
    private static ToyState position() {
        var s = Say.table(2);
        s.zones().conceal(new int[] {3, 6, 11, 8, 9});
        for (int piece : new int[] {3, 0, 6, 11}) {
            s.zones().move(piece, hand(0));
        }
        s.zones().move(11, secret(0));
        return s;
    }

    private static List<CardView> cards(ToyState s, int zone, int viewer) {
        return View.of(GAME, s, viewer).zones().get(zone).cards();
    }

    @Test
    void the_owner_sees_the_hand_in_its_order() {
        assertThat(cards(position(), hand(0), 0))
                .containsExactly(new CardView("blue2", 0), new CardView("red1", 0), new CardView("red4", 0));
    }

    @Test
    void others_see_known_cards_first_and_of_the_rest_only_how_many() {
        assertThat(cards(position(), hand(0), 1))
                .containsExactly(new CardView("red1", 0), new CardView("", 0), new CardView("", 0))
                .isEqualTo(cards(position(), hand(0), 2));
    }

    @Test
    void the_order_in_which_the_owner_holds_known_cards_is_not_seen() {
        var s = position();
        s.zones().move(1, hand(0));
        assertThat(cards(s, hand(0), 0)).endsWith(new CardView("blue1", 0));
        assertThat(cards(s, hand(0), 1)).startsWith(new CardView("blue1", 0), new CardView("red1", 0));
    }

    @Test
    void a_card_face_down_shows_its_back() {
        assertThat(cards(position(), secret(0), 1)).containsExactly(new CardView("", 2));
        assertThat(cards(position(), secret(0), 0)).containsExactly(new CardView("blue6", 2));
    }

    @Test
    void it_says_who_is_asked_and_what_only_this_viewer_may_know() {
        var s = position();
        s.zones().move(11, table(0));
        s.then(Say.of(1, 1, 2));
        s.run();
        assertThat(View.of(GAME, s, 0).waiting()).containsExactly(1);
        assertThat(View.of(GAME, s, 0).facts()).isEqualTo(new ToyGame.Facts(List.of(0, 0), 0, 2 + 1 + 4, null));
        assertThat(View.of(GAME, s, 2).facts()).isEqualTo(new ToyGame.Facts(List.of(0, 0), 0, null, null));
    }
}
