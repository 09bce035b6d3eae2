package ecumene.arena;

import ecumene.engine.Game;
import ecumene.engine.GameRecord;
import ecumene.engine.Laws;
import ecumene.engine.Rng;
import ecumene.engine.State;
import java.util.function.Supplier;

/** Watches one game and throws when something that must always hold does not. */
interface Umpire<S extends State<S>> {
    /** Looks at the position after the deal and after every pick. */
    void look(S state);

    void end(S state, Supplier<GameRecord> record);

    static <S extends State<S>> Umpire<S> asleep() {
        return new Umpire<>() {
            @Override
            public void look(S state) {}

            @Override
            public void end(S state, Supplier<GameRecord> record) {}
        };
    }

    /** Every law after every decision; at the end the record, written and read, must play the same game. */
    static <S extends State<S>> Umpire<S> strict(Game<S> game, Rng rng) {
        var laws = new Laws<>(game);
        return new Umpire<>() {
            @Override
            public void look(S state) {
                laws.check(state, rng);
            }

            @Override
            public void end(S state, Supplier<GameRecord> record) {
                laws.checkReplay(record.get(), state);
            }
        };
    }
}
