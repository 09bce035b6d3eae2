package ecumene.games.ages;

import ecumene.engine.Game;
import ecumene.engine.Lang;
import ecumene.engine.Layout;
import ecumene.engine.Noun;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.Texts;
import ecumene.engine.cards.Cards;
import ecumene.engine.kit.FirstPlayer;
import ecumene.games.ages.face.AgesFacts;
import ecumene.games.ages.face.CardTexts;
import ecumene.games.ages.face.Facts;
import ecumene.games.ages.face.Print;
import ecumene.games.ages.face.TableDrawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The game {@code ages} behind the engine's interface: nothing here decides a rule. */
public final class AgesGame implements Game<AgesState> {
    static final String ID = "ages";
    static final String TEXTS = "texts.yaml";
    /** Raised whenever a change of the rules could make a recorded game go differently. */
    private static final int VERSION = 2;

    /** A civilization that has left the game has lost, whatever culture it had (AGES-6.8). */
    private static final int OUT = -1;

    private static final Spec SPEC = new Spec(
            2,
            Catalog.MAX_PLAYERS,
            List.of("full"),
            Map.of(FirstPlayer.OPTION, FirstPlayer.values(Catalog.MAX_PLAYERS)));

    private final Catalog catalog;
    private final Texts texts;
    private final Names names;
    private final CardTexts cardTexts;
    private final Layout[] layouts = new Layout[Catalog.MAX_PLAYERS + 1];
    private final String rules;
    private final Evaluation evaluation;

    private AgesGame(Cards cards) {
        this.catalog = Catalog.read(cards);
        this.texts = Texts.read(cards, TEXTS);
        this.names = new Names(texts, catalog);
        this.cardTexts = new CardTexts(catalog, texts, names);
        for (int players = SPEC.minPlayers(); players <= SPEC.maxPlayers(); players++) {
            layouts[players] = Places.layout(catalog, players);
        }
        this.rules = VERSION + "-" + cards.fingerprint();
        this.evaluation = new Evaluation(catalog);
    }

    static AgesGame open(Cards cards) {
        var game = new AgesGame(cards);
        game.requireTexts();
        return game;
    }

    public Catalog catalog() {
        return catalog;
    }

    Names names() {
        return names;
    }

    /** Everything that can be said has a text, so that a missing one is found at the start and not in a game. */
    private void requireTexts() {
        for (var sentence : AgesSentence.values()) {
            if (sentence != AgesSentence.NO_REASON) {
                texts.local(sentence.key());
            }
        }
        for (var verb : AgesVerb.values()) {
            texts.local("move." + verb.key());
        }
        for (var source : Points.Source.values()) {
            texts.local(scoreKey(source));
        }
        TableDrawing.TEXTS.forEach(texts::local);
        cards();
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
    public AgesState deal(Setup setup, Seed seed) {
        SPEC.validate(setup);
        return AgesSetup.deal(catalog, layouts[setup.players()], setup, seed);
    }

    @Override
    public int score(AgesState state, int seat) {
        return state.inGame(seat) ? state.culture[seat] : OUT;
    }

    @Override
    public List<ScoreLine> breakdown(AgesState s, int seat) {
        var lines = new ArrayList<ScoreLine>();
        for (var source : Points.Source.values()) {
            int points = s.cultureFrom[seat * Points.SOURCES + source.ordinal()];
            if (points != 0 || source == Points.Source.PRODUCTION) {
                lines.add(new ScoreLine(scoreKey(source), points));
            }
        }
        return lines;
    }

    private static String scoreKey(Points.Source source) {
        return "score." + source.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public double evaluate(AgesState state, int seat) {
        return evaluation.of(state, seat);
    }

    @Override
    public double decisiveLead() {
        return 20;
    }

    @Override
    public AgesFacts facts(AgesState state, int viewer) {
        return new Facts(this, state, viewer).all();
    }

    @Override
    public List<Class<? extends Record>> shown() {
        return List.of(
                AgesFacts.class,
                Print.class,
                Price.class,
                Asked.Of.class,
                Asked.Reaching.class,
                Asked.Adding.class,
                Asked.Left.class);
    }

    @Override
    public String pieceId(int piece) {
        int kind = catalog.kindOf(piece);
        var key = catalog.card(kind).key();
        return catalog.copies(kind) == 1 ? key : key + "@" + (piece - catalog.firstPiece(kind) + 1);
    }

    @Override
    public Texts texts() {
        return texts;
    }

    @Override
    public List<CardFace> cards() {
        var faces = new ArrayList<CardFace>();
        for (var card : catalog.cards()) {
            faces.add(new CardFace(
                    card.id(),
                    card.key(),
                    card.name(),
                    new Local(cardTexts.facts(card, Lang.EN), cardTexts.facts(card, Lang.RU)),
                    new Local(cardTexts.text(card, Lang.EN), cardTexts.text(card, Lang.RU)),
                    card.origin().text(texts),
                    Print.of(card)));
        }
        return faces;
    }

    @Override
    public String draw(AgesState state, int viewer, Lang lang) {
        return new TableDrawing(this, lang).draw(state, viewer);
    }

    @Override
    public String id(Noun noun, int value) {
        return switch (noun.kind()) {
            case "piece" -> pieceId(value);
            case "card" -> catalog.card(value).key();
            case "seat" -> "seat" + (value + 1);
            case "age" -> Catalog.AGES.get(value);
            default -> Integer.toString(value);
        };
    }

    @Override
    public String name(Noun noun, int value, Lang lang) {
        return switch (noun.kind()) {
            case "piece" -> catalog.cardOf(value).name().in(lang);
            case "card" -> catalog.card(value).name().in(lang);
            default -> id(noun, value);
        };
    }
}
