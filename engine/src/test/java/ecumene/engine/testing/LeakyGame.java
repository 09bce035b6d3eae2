package ecumene.engine.testing;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.State;
import ecumene.engine.Texts;
import ecumene.engine.Zones;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** A game with a mistake planted in it: it tells everybody which card lies first in each hand. */
public final class LeakyGame<S extends State<S>> implements Game<S> {
    /** Where it tells it, and the law that this breaks. */
    public enum Leak {
        FACTS("the facts tell only what the viewer knows"),
        POINTS("the points tell only what the viewer knows"),
        DRAWING("the drawn table tells only what the viewer knows");

        private final String law;

        Leak(String law) {
            this.law = law;
        }

        public String law() {
            return law;
        }
    }

    private final Game<S> game;
    private final IntUnaryOperator hands;
    private final Leak leak;

    /** @param hands the zone of a seat's hand */
    public LeakyGame(Game<S> game, IntUnaryOperator hands, Leak leak) {
        this.game = game;
        this.hands = hands;
        this.leak = leak;
    }

    private String secret(S s) {
        var first = new StringBuilder();
        for (int seat = 0; seat < s.players(); seat++) {
            int piece = s.zones().first(hands.applyAsInt(seat));
            if (piece != Zones.NONE) {
                first.append(pieceId(piece)).append(' ');
            }
        }
        return first.toString();
    }

    @Override
    public Object facts(S s, int viewer) {
        return leak == Leak.FACTS ? List.of(game.facts(s, viewer), secret(s)) : game.facts(s, viewer);
    }

    @Override
    public String draw(S s, int viewer, Lang lang) {
        return game.draw(s, viewer, lang) + (leak == Leak.DRAWING ? secret(s) : "");
    }

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public Spec spec() {
        return game.spec();
    }

    @Override
    public String rules() {
        return game.rules();
    }

    @Override
    public S deal(Setup setup, Seed seed) {
        return game.deal(setup, seed);
    }

    @Override
    public boolean scored() {
        return game.scored();
    }

    @Override
    public int score(S state, int seat) {
        int first = state.zones().first(hands.applyAsInt(seat));
        return game.score(state, seat) + (leak == Leak.POINTS && first != Zones.NONE ? first : 0);
    }

    @Override
    public List<ScoreLine> breakdown(S state, int seat) {
        return game.breakdown(state, seat);
    }

    @Override
    public double share(S state, int seat) {
        return game.share(state, seat);
    }

    @Override
    public double evaluate(S state, int seat) {
        return game.evaluate(state, seat);
    }

    @Override
    public String pieceId(int piece) {
        return game.pieceId(piece);
    }

    @Override
    public Texts texts() {
        return game.texts();
    }

    @Override
    public List<CardFace> cards() {
        return game.cards();
    }

    @Override
    public String id(Noun noun, int value) {
        return game.id(noun, value);
    }

    @Override
    public String name(Noun noun, int value, Lang lang) {
        return game.name(noun, value, lang);
    }
}
