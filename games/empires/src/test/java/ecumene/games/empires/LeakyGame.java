package ecumene.games.empires;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.Texts;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The game with a mistake: it tells everybody which card lies first in each hand. */
final class LeakyGame implements Game<EmpiresState> {
    /** Where it tells it, and the law that this breaks. */
    enum Leak {
        FACTS("the facts tell only what the viewer knows"),
        DRAWING("the drawn table tells only what the viewer knows");

        private final String law;

        Leak(String law) {
            this.law = law;
        }

        String law() {
            return law;
        }
    }

    private final EmpiresGame game = Games.GAME;
    private final Leak leak;

    LeakyGame(Leak leak) {
        this.leak = leak;
    }

    private String secret(EmpiresState s) {
        var first = new StringBuilder();
        for (int seat = 0; seat < s.players(); seat++) {
            if (s.hand(seat) > 0) {
                first.append(pieceId(s.zones().first(Places.hand(seat)))).append(' ');
            }
        }
        return first.toString();
    }

    @Override
    public SortedMap<String, Object> facts(EmpiresState s, int viewer) {
        var facts = new TreeMap<>(game.facts(s, viewer));
        if (leak == Leak.FACTS) {
            facts.put("hands", secret(s));
        }
        return facts;
    }

    @Override
    public String draw(EmpiresState s, int viewer, Lang lang) {
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
    public EmpiresState deal(Setup setup, Seed seed) {
        return game.deal(setup, seed);
    }

    @Override
    public int score(EmpiresState state, int seat) {
        return game.score(state, seat);
    }

    @Override
    public List<ScoreLine> breakdown(EmpiresState state, int seat) {
        return game.breakdown(state, seat);
    }

    @Override
    public double share(EmpiresState state, int seat) {
        return game.share(state, seat);
    }

    @Override
    public double evaluate(EmpiresState state, int seat) {
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
