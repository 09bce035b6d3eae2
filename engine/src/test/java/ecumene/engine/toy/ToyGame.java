package ecumene.engine.toy;

import static ecumene.engine.toy.ToyState.DECK;
import static ecumene.engine.toy.ToyState.hand;
import static ecumene.engine.toy.ToyState.table;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.Texts;
import ecumene.engine.View;
import ecumene.engine.Zones;
import ecumene.engine.cards.Cards;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game for tests of the engine: a little of everything that games do with secrets, and nothing else. */
public final class ToyGame implements Game<ToyState> {
    private static final int HAND = 2;
    private static final List<Local> NATIONS = List.of(
            new Local("Westerners", "Западные"),
            new Local("Easterners", "Восточные"),
            new Local("Islanders", "Островные"));

    private final Leak leak;

    public ToyGame() {
        this(Leak.NONE);
    }

    public ToyGame(Leak leak) {
        this.leak = leak;
    }

    public static Setup setup(int players) {
        return Setup.of("toy", players, "plain");
    }

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public Spec spec() {
        return new Spec(2, 3, List.of("plain", "odd"), Map.of("first", List.of("any", "seat1"), "die", List.of("six")));
    }

    @Override
    public String rules() {
        return "1-toy";
    }

    @Override
    public ToyState deal(Setup setup, Seed seed) {
        var s = new ToyState(setup.players(), seed, leak);
        s.shuffle();
        for (int seat = 0; seat < s.players(); seat++) {
            for (int n = 0; n < HAND; n++) {
                ToyTurn.draw(s, seat);
            }
        }
        s.then(ToyTurn::next);
        s.run();
        return s;
    }

    @Override
    public int score(ToyState s, int seat) {
        return s.total(table(seat)) + s.coins[seat];
    }

    @Override
    public Optional<Local> nation(ToyState s, int seat) {
        return Optional.of(NATIONS.get(seat));
    }

    @Override
    public List<ScoreLine> breakdown(ToyState s, int seat) {
        return List.of(new ScoreLine("cards", s.total(table(seat))), new ScoreLine("coins", s.coins[seat]));
    }

    @Override
    public double evaluate(ToyState s, int seat) {
        return score(s, seat);
    }

    /**
     * @param hand what the viewer's hand is worth; nothing for the public
     * @param leaked what nobody but the first player may know
     */
    public record Facts(
            List<Integer> coins,
            int turn,
            @Nullable Integer hand,
            @Nullable Integer leaked) {}

    @Override
    public Facts facts(ToyState s, int viewer) {
        return new Facts(
                Arrays.stream(s.coins).boxed().toList(),
                s.turn,
                viewer < s.players() ? s.total(hand(viewer)) : null,
                leak == Leak.FACTS ? s.total(hand(0)) : null);
    }

    @Override
    public List<Class<? extends Record>> shown() {
        return List.of(Facts.class);
    }

    @Override
    public String pieceId(int piece) {
        return (ToyState.back(piece) == 1 ? "red" : "blue") + ToyState.value(piece);
    }

    @Override
    public Texts texts() {
        return Texts.read(Cards.parse(Map.of("texts.yaml", "move.roll: {en: roll, ru: бросить}")), "texts.yaml");
    }

    @Override
    public List<CardFace> cards() {
        return List.of();
    }

    @Override
    public String draw(ToyState s, int viewer, Lang lang) {
        int top = s.zones().first(DECK);
        var leaked = leak == Leak.TABLE && top != Zones.NONE ? pieceId(top) : "";
        return lang.code() + " " + View.of(this, s, viewer).zones() + leaked;
    }

    @Override
    public String id(Noun noun, int value) {
        return switch (noun.kind()) {
            case "piece" -> pieceId(value);
            case "seat" -> "seat" + (value + 1);
            default -> Integer.toString(value);
        };
    }

    @Override
    public String name(Noun noun, int value, Lang lang) {
        return id(noun, value);
    }
}
