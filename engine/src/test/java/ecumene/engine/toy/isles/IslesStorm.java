package ecumene.engine.toy.isles;

import static ecumene.engine.toy.isles.IslesState.DISCARD;
import static ecumene.engine.toy.isles.IslesState.hand;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Said;
import ecumene.engine.Window;

/** ISLES-3: weather. Whoever holds a card is asked, whether or not it is a storm: who is asked tells nothing. */
final class IslesStorm {
    private IslesStorm() {}

    /** What a storm can prevent: a landing, or another storm. */
    interface Stormable extends Window.Announcement<IslesState> {
        @Override
        default boolean concerns(IslesState s, int other) {
            return s.zones().count(hand(other)) > 0;
        }

        @Override
        default Window.Response<IslesState> ask(IslesState s, int other, int window) {
            return new Whether(other, window);
        }
    }

    record Whether(int seat, int window) implements Window.Response<IslesState> {
        @Override
        public Said prompt(IslesState s) {
            return Said.of(IslesWords.Says.ASK_STORM);
        }

        @Override
        public void options(IslesState s, Options out) {
            out.add(IslesWords.Does.LET);
            for (int card : s.zones().pieces(hand(seat))) {
                out.add(IslesWords.Does.PLAY, card);
            }
        }

        @Override
        public void pick(IslesState s, Move move) {
            if (move.verb() == IslesWords.Does.PLAY) {
                s.zones().move(move.a(), DISCARD);
                s.log(IslesWords.Says.PLAYED, seat, move.a());
                if (IslesState.storm(move.a())) {
                    Window.open(s, new Storm(seat, window));
                }
            }
        }
    }

    record Storm(int seat, int against) implements Stormable {
        @Override
        public void run(IslesState s) {
            s.cancel(against);
        }
    }
}
