package ecumene.engine.testing;

import ecumene.engine.IllegalMove;
import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Sentence;
import ecumene.engine.State;
import ecumene.engine.Verb;

/** Nothing more to ask: the table lies as the rules have left it. The words are some that the game has. */
public record Rest<S extends State<S>>(int seat, Sentence sentence, Verb verb) implements Question<S> {
    @Override
    public Said prompt(S s) {
        return Said.of(sentence);
    }

    @Override
    public void options(S s, Options out) {
        out.add(verb);
    }

    @Override
    public boolean revealing(S s) {
        return true;
    }

    @Override
    public void pick(S s, Move move) {
        throw new IllegalMove("the table rests");
    }
}
