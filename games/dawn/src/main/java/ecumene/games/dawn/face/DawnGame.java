package ecumene.games.dawn.face;

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
import ecumene.games.dawn.Agendas;
import ecumene.games.dawn.DawnSentence;
import ecumene.games.dawn.DawnState;
import ecumene.games.dawn.DawnVerb;
import ecumene.games.dawn.Evaluation;
import ecumene.games.dawn.Nouns;
import ecumene.games.dawn.Places;
import ecumene.games.dawn.Variant;
import ecumene.games.dawn.Victory;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.FocusCard;
import ecumene.games.dawn.cards.Leader;
import ecumene.games.dawn.cards.Tile;
import ecumene.games.dawn.cards.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The game {@code dawn} behind the engine's interface: nothing here decides a rule. */
public final class DawnGame implements Game<DawnState> {
    static final String ID = "dawn";
    static final String TEXTS = "texts.yaml";
    /** Raised whenever a change of the rules could make a recorded game go differently. */
    private static final int VERSION = 1;

    private static final Spec SPEC = new Spec(
            Catalog.MIN_PLAYERS,
            Catalog.MAX_PLAYERS,
            Variant.ids(),
            Map.of(
                    FirstPlayer.OPTION,
                    FirstPlayer.values(Catalog.MAX_PLAYERS),
                    ecumene.games.dawn.Setup.EPIC,
                    List.of(ecumene.games.dawn.Setup.NO, ecumene.games.dawn.Setup.YES),
                    ecumene.games.dawn.Setup.ROUND_LIMIT,
                    ecumene.games.dawn.Setup.ROUND_LIMITS));

    private static final double DECISIVE_LEAD = 12;

    private final Catalog catalog;
    private final Texts texts;
    private final Names names;
    private final Prose prose;
    private final Layout[] layouts = new Layout[Catalog.MAX_PLAYERS + 1];
    private final String rules;

    private DawnGame(Cards cards) {
        this.catalog = Catalog.read(cards);
        this.texts = Texts.read(cards, TEXTS);
        this.names = new Names(catalog, texts);
        this.prose = new Prose(texts);
        for (int players = Catalog.MIN_PLAYERS; players <= Catalog.MAX_PLAYERS; players++) {
            layouts[players] = Places.layout(players);
        }
        this.rules = VERSION + "-" + cards.fingerprint();
    }

    public static DawnGame open(Cards cards) {
        var game = new DawnGame(cards);
        game.requireTexts();
        return game;
    }

    /** Everything that can be said has a text, so that a missing one is found at the start and not in a game. */
    private void requireTexts() {
        for (var sentence : DawnSentence.values()) {
            texts.local(sentence.key());
        }
        for (var verb : DawnVerb.values()) {
            texts.local("move." + verb.key());
        }
        cards();
    }

    public Catalog catalog() {
        return catalog;
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
    public DawnState deal(Setup setup, Seed seed) {
        SPEC.validate(setup);
        return ecumene.games.dawn.Setup.deal(catalog, layouts[setup.players()], setup, seed);
    }

    /** There are no points: agendas reached. */
    @Override
    public int score(DawnState state, int seat) {
        return Agendas.reached(state, seat);
    }

    @Override
    public List<ScoreLine> breakdown(DawnState state, int seat) {
        return List.of(new ScoreLine("score.agendas", Agendas.reached(state, seat)));
    }

    @Override
    public double share(DawnState state, int seat) {
        return Victory.share(state, seat);
    }

    @Override
    public double evaluate(DawnState state, int seat) {
        return Evaluation.of(state, seat);
    }

    @Override
    public double decisiveLead() {
        return DECISIVE_LEAD;
    }

    @Override
    public int turnOf(DawnState state) {
        if (state.active() != DawnState.NONE) {
            return state.active();
        }
        return state.builder() == DawnState.NONE ? state.seatToAnswer() : state.builder();
    }

    @Override
    public Optional<Local> nation(DawnState state, int seat) {
        return Optional.of(state.leader(seat).civilization());
    }

    @Override
    public Facts facts(DawnState state, int viewer) {
        return Facts.of(state);
    }

    @Override
    public List<Class<? extends Record>> shown() {
        return List.of(
                Facts.class,
                Print.FocusPrint.class,
                Print.LeaderPrint.class,
                Print.WonderPrint.class,
                Print.CityStatePrint.class,
                Print.PlayerCardFace.class,
                Print.NaturalWonderPrint.class,
                Print.VictoryPrint.class,
                Print.TilePrint.class);
    }

    @Override
    public String pieceId(int piece) {
        return names.id(Nouns.WONDER, piece);
    }

    @Override
    public Texts texts() {
        return texts;
    }

    @Override
    public String draw(DawnState state, int viewer, Lang lang) {
        return new TableDrawing(names, texts, lang).draw(state);
    }

    @Override
    public String id(Noun noun, int value) {
        return names.id(noun, value);
    }

    @Override
    public String name(Noun noun, int value, Lang lang) {
        return names.name(noun, value, lang);
    }

    // --- the card browser -------------------------------------------------------------------------------------------

    @Override
    public List<CardFace> cards() {
        var faces = new ArrayList<CardFace>();
        for (var card : catalog.focus()) {
            faces.add(new CardFace(
                    card.id(),
                    key(card.id()),
                    card.name(),
                    facts(card),
                    prose.of(card),
                    card.origin().text(texts),
                    Print.of(card)));
        }
        for (var wonder : catalog.wonders()) {
            faces.add(new CardFace(
                    wonder.id(),
                    key(wonder.id()),
                    wonder.name(),
                    facts(wonder),
                    prose.of(wonder),
                    wonder.origin().text(texts),
                    Print.of(wonder)));
        }
        for (var leader : catalog.leaders()) {
            faces.add(new CardFace(
                    leader.id(),
                    key(leader.id()),
                    leader.name(),
                    facts(leader),
                    prose.of(leader),
                    leader.origin().text(texts),
                    Print.of(leader)));
        }
        for (var state : catalog.cityStates()) {
            faces.add(new CardFace(
                    state.id(),
                    key(state.id()),
                    state.name(),
                    joined(texts.local("fact.city-state"), texts.local("type." + Names.lower(state.type()))),
                    prose.of(state),
                    state.origin().text(texts),
                    Print.of(state)));
        }
        for (var card : catalog.playerCards()) {
            faces.add(new CardFace(
                    card.id(),
                    key(card.id()),
                    card.name(),
                    texts.local("fact.player-card"),
                    prose.of(card),
                    card.origin().text(texts),
                    Print.of(card)));
        }
        for (var card : catalog.victoryCards()) {
            var first = card.agendas().get(0).name();
            var second = card.agendas().get(1).name();
            faces.add(new CardFace(
                    card.id(),
                    key(card.id()),
                    new Local(first.en() + " / " + second.en(), first.ru() + " / " + second.ru()),
                    texts.local("fact.victory-card"),
                    prose.of(card),
                    card.origin().text(texts),
                    Print.of(card)));
        }
        return List.copyOf(faces);
    }

    private static String key(String id) {
        return id.replace('_', '-');
    }

    private static Local joined(Local... parts) {
        var en = new ArrayList<String>();
        var ru = new ArrayList<String>();
        for (var part : parts) {
            en.add(part.en());
            ru.add(part.ru());
        }
        return new Local(String.join(" · ", en), String.join(" · ", ru));
    }

    private Local say(String key, Local... values) {
        return new Local(texts.get(Lang.EN, key, values[0].en()), texts.get(Lang.RU, key, values[0].ru()));
    }

    private Local facts(FocusCard card) {
        var level = Integer.toString(card.level());
        return joined(texts.local("type." + Names.lower(card.type())), say("fact.level", new Local(level, level)));
    }

    private Local facts(Wonder wonder) {
        var cost = Integer.toString(wonder.cost());
        var first = wonder.resources().get(0);
        var second = wonder.resources().get(1);
        return joined(
                texts.local("type." + Names.lower(wonder.type())),
                texts.local("era." + Names.lower(wonder.era())),
                say("fact.cost", new Local(cost, cost)),
                texts.local("resource." + Names.lower(first)),
                texts.local("resource." + Names.lower(second)));
    }

    private Local facts(Leader leader) {
        var row = leader.row().stream()
                .map(type -> texts.local("type." + Names.lower(type)))
                .toList();
        var en = String.join(", ", row.stream().map(Local::en).toList());
        var ru = String.join(", ", row.stream().map(Local::ru).toList());
        return joined(leader.civilization(), say("fact.slots", new Local(en, ru)));
    }

    /** The tiles, for who draws the map: they are no cards, and nobody looks for them among cards. */
    public List<Print.TilePrint> tiles() {
        return catalog.tiles().tiles().stream()
                .map((Tile tile) -> Print.of(tile, names))
                .toList();
    }
}
