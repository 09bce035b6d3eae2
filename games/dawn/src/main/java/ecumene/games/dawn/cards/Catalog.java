package ecumene.games.dawn.cards;

import ecumene.engine.cards.Cards;
import java.util.Arrays;
import java.util.List;

/** Every component of the game, read from the data files and checked. */
public final class Catalog {
    public static final int MIN_PLAYERS = 2;
    public static final int MAX_PLAYERS = 4;
    public static final int SLOTS = 5;
    public static final int LEVELS = 4;
    public static final int FOCUS_CARDS = 20;
    public static final int WONDERS = 24;
    public static final int CITY_STATES = 8;
    public static final int NATURAL_WONDERS = 8;
    /** Both kinds of token have two faces; of each token only one can be on the map. */
    public static final int TOKENS = 4;

    public static final int BARBARIANS = 9;
    public static final int VICTORY_CARDS = 5;

    private final List<FocusCard> focus;
    private final List<Leader> leaders;
    private final List<Wonder> wonders;
    private final List<CityState> cityStates;
    private final List<PlayerCardPrint> playerCards;
    private final List<NaturalWonder> naturalWonders;
    private final List<VictoryCard> victoryCards;
    private final Tracks tracks;
    private final TileSet tiles;
    private final int[] wonderWith = new int[WonderAbility.COUNT];
    private final int[] cityStateWith = new int[CityStateAbility.COUNT];
    private final int[] difficulty;

    private Catalog(Cards data) {
        focus = FocusReader.cards(data);
        leaders = LeaderReader.leaders(data);
        wonders = WonderReader.wonders(data);
        cityStates = DiplomacyReader.cityStates(data);
        playerCards = DiplomacyReader.playerCards(data);
        tracks = TrackReader.tracks(data);
        naturalWonders = TrackReader.naturalWonders(data);
        victoryCards = VictoryReader.cards(data);
        tiles = TileReader.tiles(data, cityStates, naturalWonders);
        Arrays.fill(wonderWith, -1);
        wonders.forEach(
                wonder -> wonder.ability().ifPresent(ability -> wonderWith[ability.ordinal()] = wonder.index()));
        cityStates.forEach(state -> cityStateWith[state.ability().ordinal()] = state.index());
        difficulty = tracks.difficulty().stream().mapToInt(Integer::intValue).toArray();
    }

    public static Catalog read(Cards data) {
        return new Catalog(data);
    }

    public static List<String> files() {
        return List.of(
                FocusReader.FILE,
                LeaderReader.FILE,
                WonderReader.FILE,
                DiplomacyReader.FILE,
                TrackReader.FILE,
                VictoryReader.FILE,
                TileReader.FILE);
    }

    public List<FocusCard> focus() {
        return focus;
    }

    public FocusCard focus(int card) {
        return focus.get(card);
    }

    /** The focus card of a type and a level from 1 to 4. */
    public static int focusCard(FocusType type, int level) {
        return type.ordinal() * LEVELS + level - 1;
    }

    public List<Leader> leaders() {
        return leaders;
    }

    public List<Wonder> wonders() {
        return wonders;
    }

    public Wonder wonder(int index) {
        return wonders.get(index);
    }

    /** The wonder that can do this. */
    public int wonderWith(WonderAbility ability) {
        return wonderWith[ability.ordinal()];
    }

    public List<CityState> cityStates() {
        return cityStates;
    }

    public CityState cityState(int index) {
        return cityStates.get(index);
    }

    public int cityStateWith(CityStateAbility ability) {
        return cityStateWith[ability.ordinal()];
    }

    public List<PlayerCardPrint> playerCards() {
        return playerCards;
    }

    public List<NaturalWonder> naturalWonders() {
        return naturalWonders;
    }

    public NaturalWonder naturalWonder(int index) {
        return naturalWonders.get(index);
    }

    public List<VictoryCard> victoryCards() {
        return victoryCards;
    }

    public Tracks tracks() {
        return tracks;
    }

    public TileSet tiles() {
        return tiles;
    }

    /** DAWN-4.3. */
    public int difficulty(Terrain terrain) {
        return difficulty[terrain.ordinal()];
    }
}
