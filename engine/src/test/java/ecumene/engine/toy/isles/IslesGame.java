package ecumene.engine.toy.isles;

import static ecumene.engine.toy.isles.IslesState.DECK;
import static ecumene.engine.toy.isles.IslesState.DISCARD;
import static ecumene.engine.toy.isles.IslesState.SEA;
import static ecumene.engine.toy.isles.IslesState.hand;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.Texts;
import ecumene.engine.View;
import ecumene.engine.cards.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game with a map, a set and a window, and without points: the example of docs/adding-a-game.md. */
public final class IslesGame implements Game<IslesState> {
    private static final int[][] HOMES = {{-2, 0}, {2, -2}, {0, 2}};
    private static final int HAND = 3;

    @Override
    public String id() {
        return "isles";
    }

    @Override
    public Spec spec() {
        return new Spec(2, HOMES.length, List.of("plain"), Map.of());
    }

    @Override
    public String rules() {
        return "1-isles";
    }

    /** ISLES-1. */
    @Override
    public IslesState deal(Setup setup, Seed seed) {
        var s = new IslesState(IslesState.layout(setup.players()), seed);
        var cards = s.zones().pieces(DISCARD);
        s.zones().conceal(cards);
        s.random(IslesState.Chance.SHUFFLE).shuffle(cards);
        for (int i = 0; i < cards.length; i++) {
            int seat = i / HAND;
            s.zones().move(cards[i], seat < s.players() ? hand(seat) : DECK);
        }
        for (int seat = 0; seat < s.players(); seat++) {
            s.land(seat, SEA.at(HOMES[seat][0], HOMES[seat][1]));
        }
        s.then(IslesTurn::next);
        s.run();
        return s;
    }

    @Override
    public boolean scored() {
        return false;
    }

    /** ISLES-4: the most hexes; whoever has as many shares it. */
    @Override
    public double share(IslesState s, int seat) {
        int sharing = 0;
        for (int other = 0; other < s.players(); other++) {
            if (s.hexes(other) > s.hexes(seat)) {
                return 0;
            }
            sharing += s.hexes(other) == s.hexes(seat) ? 1 : 0;
        }
        return 1.0 / sharing;
    }

    @Override
    public double evaluate(IslesState s, int seat) {
        return s.hexes(seat);
    }

    /** What lies on the map: who owns each hex that somebody owns. */
    public record Facts(int turn, List<Hex> hexes) {
        public Facts {
            hexes = List.copyOf(hexes);
        }
    }

    /** A hex and its owner. */
    public record Hex(int q, int r, int owner) {}

    @Override
    public Facts facts(IslesState s, int viewer) {
        var hexes = new ArrayList<Hex>();
        for (int cell = 0; cell < SEA.cells(); cell++) {
            if (s.owner(cell) >= 0) {
                hexes.add(new Hex(SEA.q(cell), SEA.r(cell), s.owner(cell)));
            }
        }
        return new Facts(s.turn(), hexes);
    }

    @Override
    public List<Class<? extends Record>> shown() {
        return List.of(Facts.class);
    }

    @Override
    public String pieceId(int piece) {
        return (IslesState.storm(piece) ? "storm" : "calm") + piece;
    }

    @Override
    public Texts texts() {
        return Texts.read(Cards.parse(Map.of("texts.yaml", "move.let: {en: let it be, ru: пусть}")), "texts.yaml");
    }

    @Override
    public List<CardFace> cards() {
        return List.of();
    }

    @Override
    public String draw(IslesState s, int viewer, Lang lang) {
        return View.of(this, s, viewer).toString();
    }

    @Override
    public String id(Noun noun, int value) {
        return noun.equals(Noun.PIECE) ? pieceId(value) : Integer.toString(value);
    }

    @Override
    public String name(Noun noun, int value, Lang lang) {
        return id(noun, value);
    }
}
