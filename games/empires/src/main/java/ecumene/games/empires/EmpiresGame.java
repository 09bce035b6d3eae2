package ecumene.games.empires;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The game {@code empires} behind the engine's interface: nothing here decides a rule. */
final class EmpiresGame implements Game<EmpiresState> {
    static final String ID = "empires";
    static final String TEXTS = "texts.yaml";
    /** Raised whenever a change of the rules could make a recorded game go differently. */
    private static final int VERSION = 4;
    /** A good turn gains some five points: whoever makes one more of them than the others is well ahead. */
    private static final double DECISIVE_LEAD = 6;

    /** What a score is made of, in the order of {@link Scoring#zone}. */
    private static final List<String> SCORE_LINES = List.of(
            "score.hand",
            "score.play",
            "score.garrison",
            "score.deck",
            "score.discard",
            "score.history",
            "score.power");

    private static final String PROGRESS_LINE = "score.progress";

    private final Catalog catalog;
    private final Texts texts;
    private final Spec spec;
    private final Layout[] layouts = new Layout[Catalog.MAX_PLAYERS + 1];
    private final String rules;
    private final String[] pieceIds;
    private final Evaluation evaluation;
    private final List<CardFace> faces;

    private EmpiresGame(Cards cards) {
        this.texts = Texts.read(cards, TEXTS);
        this.catalog = Catalog.read(cards, texts);
        this.spec = new Spec(1, Catalog.MAX_PLAYERS, Variant.ids(), EmpiresSetup.options(catalog));
        for (int players = spec.minPlayers(); players <= spec.maxPlayers(); players++) {
            layouts[players] = Places.layout(catalog, players);
        }
        this.rules = VERSION + "-" + cards.fingerprint();
        this.pieceIds = catalog.cards().stream().map(EmpiresGame::pieceId).toArray(String[]::new);
        this.evaluation = new Evaluation(catalog);
        this.faces = catalog.cards().stream().map(this::face).toList();
    }

    static EmpiresGame open(Cards cards) {
        var game = new EmpiresGame(cards);
        game.requireTexts();
        return game;
    }

    /** Everything that can be said has a text, so that a missing one is found at the start and not in a game. */
    private void requireTexts() {
        for (var sentence : EmpiresSentence.values()) {
            texts.local(sentence.key());
        }
        for (var verb : EmpiresVerb.values()) {
            texts.local("move." + verb.key());
        }
        SCORE_LINES.forEach(texts::local);
        texts.local(PROGRESS_LINE);
        TableDrawing.TEXTS.forEach(texts::local);
        for (var lang : Lang.values()) {
            for (var token : Token.values()) {
                name(Nouns.AMOUNT, Nouns.amount(token, 1), lang);
            }
            for (var place : Place.values()) {
                name(Nouns.PLACE, place.ordinal(), lang);
            }
            for (int clause = 1; clause < catalog.clauses(); clause++) {
                name(Nouns.CLAUSE, clause, lang);
            }
        }
        for (var nation : catalog.nations()) {
            texts.local("nation." + nation.id() + ".about");
        }
    }

    Catalog catalog() {
        return catalog;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    @Override
    public String rules() {
        return rules;
    }

    @Override
    public EmpiresState deal(Setup setup, Seed seed) {
        spec.validate(setup);
        return EmpiresSetup.deal(catalog, layouts[setup.players()], setup, seed);
    }

    /** Before the end only what everybody can see: hands, decks and histories stay hidden (EMP-5.3). */
    @Override
    public int score(EmpiresState state, int seat) {
        return state.over() ? Scoring.total(state, seat) : Scoring.visible(state, seat);
    }

    /** EMP-17.3: in a collapse the fewest unrest win, points only break ties. EMP-22.5: in practice, against the rival. */
    @Override
    public double share(EmpiresState s, int seat) {
        return Result.share(s, seat);
    }

    @Override
    public boolean offers(String variant, int players, String option, String value) {
        return FirstPlayer.isSeated(players, option, value)
                && EmpiresSetup.offers(catalog, Variant.of(variant), players, option, value);
    }

    @Override
    public Optional<Local> valueName(String option, String value) {
        return EmpiresSetup.nation(catalog, option, value).map(Nation::name);
    }

    @Override
    public Optional<Local> nation(EmpiresState s, int seat) {
        return s.hasNation(seat) ? Optional.of(s.nation(seat).name()) : Optional.empty();
    }

    @Override
    public List<ScoreLine> breakdown(EmpiresState s, int seat) {
        var lines = new ArrayList<ScoreLine>();
        var tally = new Scoring.Tally(s, seat);
        lines.add(new ScoreLine(PROGRESS_LINE, s.tokens(seat, Token.PROGRESS)));
        for (int i = 0; i < SCORE_LINES.size(); i++) {
            lines.add(new ScoreLine(SCORE_LINES.get(i), tally.of(i)));
        }
        return lines;
    }

    @Override
    public double evaluate(EmpiresState state, int seat) {
        return evaluation.of(state, seat);
    }

    @Override
    public double decisiveLead() {
        return DECISIVE_LEAD;
    }

    /** Attacks, gifts and what all players may do ask others in the middle of a turn. */
    @Override
    public int turnOf(EmpiresState state) {
        return state.active;
    }

    @Override
    public EmpiresFacts facts(EmpiresState state, int viewer) {
        return new Facts(this, state).all();
    }

    @Override
    public List<Class<? extends Record>> shown() {
        return List.of(EmpiresFacts.class, EmpiresFacts.Cost.class, EmpiresFacts.Extent.class, CardPrint.class);
    }

    @Override
    public String pieceId(int piece) {
        return pieceIds[piece];
    }

    private static String pieceId(Card card) {
        return card.copies() == 1 ? card.key() : card.key() + "@" + card.copy();
    }

    @Override
    public Texts texts() {
        return texts;
    }

    @Override
    public List<CardFace> cards() {
        return faces;
    }

    private CardFace face(Card card) {
        var text = new CardText(texts, this);
        return new CardFace(
                card.id(),
                card.key(),
                card.name(),
                text.facts(card),
                text.text(card),
                card.faces().getFirst().origin().text(texts),
                Print.of(this, card));
    }

    @Override
    public String draw(EmpiresState state, int viewer, Lang lang) {
        return new TableDrawing(this, lang).draw(state, viewer);
    }

    @Override
    public String id(Noun noun, int value) {
        return switch (noun.kind()) {
            case "piece" -> pieceId(value);
            case "card" -> catalog.card(value).key();
            case "nation" -> catalog.nations().get(value).id();
            case "side" -> Nouns.sideOf(value) == 0 ? "a" : "b";
            case "suit" -> lower(Suit.of(value));
            case "icon" -> lower(Icon.of(value));
            case "place" -> lower(Place.of(value));
            case "amount" -> Nouns.amountOf(value) + "-" + lower(Nouns.tokenOf(value));
            case "seat" -> "seat" + (value + 1);
            case "choice" -> Integer.toString(value % Nouns.OPTIONS + 1);
            default -> Integer.toString(value);
        };
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String name(Noun noun, int value, Lang lang) {
        var prose = new Prose(texts, this, lang);
        return switch (noun.kind()) {
            case "piece", "card" -> catalog.card(value).name().in(lang);
            case "nation" -> catalog.nations().get(value).name().in(lang);
            case "side" -> prose.get("side.short", prose.letter(Nouns.sideOf(value)));
            case "suit" -> prose.suit(Suit.of(value));
            case "icon" -> prose.icon(Icon.of(value));
            case "place" -> prose.get("place." + Prose.key(Place.of(value)));
            case "amount" -> prose.amount(Nouns.tokenOf(value), Nouns.amountOf(value));
            case "clause" -> prose.of(catalog.clause(value));
            case "choice" -> prose.sentences(catalog.clause(Nouns.clauseOf(value)));
            default -> id(noun, value);
        };
    }
}
