package ecumene.games.pyramid;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Layout;
import ecumene.engine.Move;
import ecumene.engine.Noun;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.Texts;
import ecumene.engine.cards.Cards;
import ecumene.engine.kit.FirstPlayer;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Variant;
import ecumene.games.pyramid.face.CardFaces;
import ecumene.games.pyramid.face.Facts;
import ecumene.games.pyramid.face.Names;
import ecumene.games.pyramid.face.Print;
import ecumene.games.pyramid.face.Prose;
import ecumene.games.pyramid.face.Remarks;
import ecumene.games.pyramid.face.TableDrawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The game {@code pyramid} behind the engine's interface: nothing here decides a rule. */
public final class PyramidGame implements Game<PyramidState> {
    static final String ID = "pyramid";
    static final String TEXTS = "texts.yaml";
    /** Raised whenever a change of the rules could make a recorded game go differently. */
    private static final int VERSION = 2;

    private static final Spec SPEC = new Spec(
            2, Catalog.MAX_PLAYERS, Variant.ids(), Map.of(FirstPlayer.OPTION, FirstPlayer.values(Catalog.MAX_PLAYERS)));

    /** The texts that belong to no sentence, move, card, wonder or drawing. */
    private static final List<String> OTHER_TEXTS =
            List.of("price.extra", "score.cards", "score.wonders", "score.track");

    private final Catalog catalog;
    private final Texts texts;
    private final Names names;
    private final Layout[] layouts = new Layout[Catalog.MAX_PLAYERS + 1];
    private final String rules;
    private final Evaluation evaluation;

    private PyramidGame(Cards cards) {
        this.catalog = Catalog.read(cards);
        this.texts = Texts.read(cards, TEXTS);
        this.names = new Names(texts);
        for (int players = SPEC.minPlayers(); players <= SPEC.maxPlayers(); players++) {
            layouts[players] = Places.layout(catalog, players);
        }
        this.rules = VERSION + "-" + cards.fingerprint();
        this.evaluation = new Evaluation(catalog);
    }

    static PyramidGame open(Cards cards) {
        var game = new PyramidGame(cards);
        game.requireTexts();
        return game;
    }

    /** Everything that can be said has a text, so that a missing one is found at the start and not in a game. */
    private void requireTexts() {
        for (var sentence : PyramidSentence.values()) {
            texts.local(sentence.key());
        }
        for (var verb : PyramidVerb.values()) {
            texts.local("move." + verb.key());
        }
        OTHER_TEXTS.forEach(texts::local);
        TableDrawing.TEXTS.forEach(texts::local);
        Remarks.TEXTS.forEach(texts::local);
        for (var lang : Lang.values()) {
            cards().forEach(card -> card.text().in(lang));
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Spec spec() {
        return SPEC;
    }

    @Override
    public String rules() {
        return rules;
    }

    @Override
    public PyramidState deal(Setup setup, Seed seed) {
        SPEC.validate(setup);
        return PyramidSetup.deal(catalog, layouts[setup.players()], setup, seed);
    }

    @Override
    public int score(PyramidState state, int seat) {
        return Scoring.total(state, seat);
    }

    @Override
    public List<ScoreLine> breakdown(PyramidState s, int seat) {
        var lines = new ArrayList<ScoreLine>();
        lines.add(new ScoreLine("score.cards", Scoring.printed(s, seat)));
        lines.add(new ScoreLine("score.wonders", Scoring.wonders(s, seat)));
        if (s.renaissance()) {
            lines.add(new ScoreLine("score.track", s.vp(seat)));
        }
        return lines;
    }

    @Override
    public double evaluate(PyramidState state, int seat) {
        return evaluation.of(state, seat);
    }

    @Override
    public Facts facts(PyramidState state, int viewer) {
        return Facts.of(state);
    }

    @Override
    public List<Class<? extends Record>> shown() {
        return List.of(
                Facts.class,
                Print.OfCard.class,
                Print.OfWonder.class,
                Purchase.Price.class,
                Attacking.Stakes.class,
                Attacking.Power.class,
                Spending.Owed.class);
    }

    @Override
    public String pieceId(int piece) {
        return catalog.id(piece);
    }

    @Override
    public Texts texts() {
        return texts;
    }

    @Override
    public List<CardFace> cards() {
        return new CardFaces(catalog, texts).all();
    }

    @Override
    public String remark(PyramidState state, int seat, Lang lang) {
        return new Remarks(catalog, texts, lang).question(state, seat);
    }

    @Override
    public String remark(PyramidState state, int seat, Move move, Lang lang) {
        return new Remarks(catalog, texts, lang).option(state, seat, move);
    }

    @Override
    public String draw(PyramidState state, int viewer, Lang lang) {
        return new TableDrawing(catalog, texts, lang).draw(state, viewer);
    }

    @Override
    public String id(Noun noun, int value) {
        return switch (noun.kind()) {
            case "piece", "cost" -> pieceId(value);
            case "wonder" -> catalog.wonders().get(value).key();
            case "resource" -> Resource.of(value).id();
            case "seat" -> "seat" + (value + 1);
            case "choice" -> Integer.toString(value - catalog.firstAlternative(catalog.ofAlternative(value)) + 1);
            default -> Integer.toString(value);
        };
    }

    @Override
    public String name(Noun noun, int value, Lang lang) {
        return switch (noun.kind()) {
            case "piece" -> catalog.cardOf(value).name().in(lang);
            case "wonder" -> catalog.wonders().get(value).name().in(lang);
            case "resource" -> names.resource(Resource.of(value), lang);
            case "cost" -> names.amounts(catalog.cardOf(value).cost(), lang);
            case "extra" -> value == 0 ? "" : texts.get(lang, "price.extra", value);
            case "choice" -> choice(value, lang);
            default -> id(noun, value);
        };
    }

    private String choice(int value, Lang lang) {
        var card = catalog.ofAlternative(value);
        var alternative = card.alternatives().get(value - catalog.firstAlternative(card));
        return new Prose(texts, lang).effects(alternative);
    }
}
