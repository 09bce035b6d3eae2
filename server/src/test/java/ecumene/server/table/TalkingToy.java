package ecumene.server.table;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Noun;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.Texts;
import ecumene.engine.cards.Cards;
import ecumene.engine.toy.ToyGame;
import ecumene.engine.toy.ToySentence;
import ecumene.engine.toy.ToyState;
import ecumene.engine.toy.ToyVerb;
import java.util.List;
import java.util.Map;

/** The engine's toy game with words for all it says, so that it can be played at a table. Two are asked together every fourth turn. */
public class TalkingToy implements Game<ToyState> {
    private final ToyGame toy = new ToyGame();
    private final Texts texts = Texts.read(Cards.parse(Map.of("texts.yaml", yaml())), "texts.yaml");

    private static String yaml() {
        var yaml = new StringBuilder("cards: {en: cards, ru: карты}\ncoins: {en: coins, ru: монеты}\n");
        for (var sentence : ToySentence.values()) {
            line(yaml, sentence.key(), sentence.blanks().size());
        }
        for (var verb : ToyVerb.values()) {
            line(yaml, "move." + verb.key(), verb.nouns().size());
        }
        return yaml.toString();
    }

    private static void line(StringBuilder yaml, String key, int blanks) {
        var text = new StringBuilder(key);
        for (int i = 0; i < blanks; i++) {
            text.append(" {").append(i).append('}');
        }
        yaml.append("%s: {en: \"%s\", ru: \"%s\"}\n".formatted(key, text, text));
    }

    @Override
    public String id() {
        return toy.id();
    }

    @Override
    public Spec spec() {
        return toy.spec();
    }

    @Override
    public String rules() {
        return toy.rules();
    }

    @Override
    public ToyState deal(Setup setup, Seed seed) {
        return toy.deal(setup, seed);
    }

    @Override
    public int score(ToyState state, int seat) {
        return toy.score(state, seat);
    }

    @Override
    public List<ScoreLine> breakdown(ToyState state, int seat) {
        return toy.breakdown(state, seat);
    }

    @Override
    public double evaluate(ToyState state, int seat) {
        return toy.evaluate(state, seat);
    }

    @Override
    public ToyGame.Facts facts(ToyState state, int viewer) {
        return toy.facts(state, viewer);
    }

    @Override
    public String pieceId(int piece) {
        return toy.pieceId(piece);
    }

    @Override
    public Texts texts() {
        return texts;
    }

    @Override
    public List<CardFace> cards() {
        return toy.cards();
    }

    @Override
    public String draw(ToyState state, int viewer, Lang lang) {
        return toy.draw(state, viewer, lang);
    }

    @Override
    public String id(Noun noun, int value) {
        return toy.id(noun, value);
    }

    @Override
    public String name(Noun noun, int value, Lang lang) {
        return toy.name(noun, value, lang);
    }
}
