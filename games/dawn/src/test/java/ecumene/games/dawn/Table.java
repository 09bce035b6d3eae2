package ecumene.games.dawn;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Step;
import ecumene.engine.testing.Rest;
import ecumene.engine.testing.TestTable;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.CityState;
import ecumene.games.dawn.cards.FocusType;
import ecumene.games.dawn.cards.Laying;
import ecumene.games.dawn.cards.Leader;
import ecumene.games.dawn.cards.Placement;
import ecumene.games.dawn.cards.PlayerCard;
import ecumene.games.dawn.cards.Resource;
import ecumene.games.dawn.cards.Terrain;
import ecumene.games.dawn.cards.TileSet;
import ecumene.games.dawn.cards.Wonder;
import ecumene.games.dawn.face.DawnGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The language of the rule tests. A table is the introductory map with the capitals on it and everything else as printed; a test adds what
 * it needs, resolves a card or an event, and picks by the keys of the moves. Spaces are named as in keys: tile and place, {@code 11.5}. Leaders
 * that would change something are never dealt: everybody is Rome unless the test says otherwise.
 */
final class Table extends TestTable<DawnState, Table> {
    static final DawnGame GAME = RandomPlay.GAME;

    /** The city-states of all B sides around each other, every capital, natural wonders: for what the introductory map lacks. */
    private static final TileSet.Introductory OTHER_MAP = otherMap();

    private Table(Setup setup, long seed) {
        super(GAME, GAME.deal(setup, Seed.numbered(1, seed)));
    }

    private Table(Setup setup, TileSet.Introductory map) {
        super(
                GAME,
                ecumene.games.dawn.Setup.deal(
                        GAME.catalog(), Places.layout(setup.players()), setup, Seed.numbered(1, 1), map));
    }

    private static TileSet.Introductory otherMap() {
        var tiles = GAME.catalog().tiles();
        var placements = new ArrayList<Placement>();
        int[] core = {12, 15, 6, 14};
        for (int i = 0; i < core.length; i++) {
            var place = tiles.core().get(1).get(i);
            placements.add(new Placement(core[i], 1, place.q(), place.r(), place.turn()));
        }
        for (int tile : new int[] {7, 9, 11, 16, 4, 13, 2, 3}) {
            var laying = new Laying(tiles, placements);
            var places = new ArrayList<Placement>();
            laying.candidates(places::add);
            int side = tile == 4 || tile == 2 ? 0 : 1;
            var place = places.stream()
                    .filter(one -> one.side() == side && laying.enoughWater(one) && laying.touchesCore(one))
                    .findFirst()
                    .or(() -> places.stream()
                            .filter(one -> one.side() == side && laying.enoughWater(one))
                            .findFirst())
                    .orElseThrow();
            placements.add(new Placement(tile, side, place.q(), place.r(), place.turn()));
        }
        return new TileSet.Introductory(placements, List.of(7, 9, 11, 16));
    }

    /** The map with Seoul, Kabul, Kumasi and Mohenjo Daro. */
    static Table other(int players) {
        return new Table(Setup.of("dawn", players, "introductory").with("first", "seat1"), OTHER_MAP).plain();
    }

    /** The introductory map; the first player is seat 0, and nobody has anything. */
    static Table of(int players) {
        return of(players, 1);
    }

    static Table of(int players, long seed) {
        return new Table(Setup.of("dawn", players, "introductory").with("first", "seat1"), seed).plain();
    }

    private Table plain() {
        for (int seat = 0; seat < s.players(); seat++) {
            leader(seat, "rome");
            row(seat, "culture", "science", "economy", "industry", "military");
        }
        s.victoryCards = 0;
        s.direction = 0;
        return active(0);
    }

    /** A real deal. */
    static Table dealt(int players, String variant) {
        return new Table(Setup.of("dawn", players, variant).with("first", "seat1"), 1);
    }

    static Table dealt(Setup setup, long seed) {
        return new Table(setup, seed);
    }

    @Override
    protected Table self() {
        return this;
    }

    // --- naming -----------------------------------------------------------------------------------------------------

    static int space(String name) {
        if (name.startsWith("w")) {
            return Board.TILE_SPACES + Integer.parseInt(name.substring(1)) - 1;
        }
        var parts = name.split("\\.", -1);
        return (Integer.parseInt(parts[0]) - 1) * 10 + Integer.parseInt(parts[1]);
    }

    static String name(int space) {
        return GAME.id(Nouns.SPACE, space);
    }

    int focus(String id) {
        return s.catalog().focus().stream()
                .filter(card -> card.id().replace('_', '-').equals(id))
                .findFirst()
                .orElseThrow()
                .index();
    }

    int wonder(String id) {
        return s.catalog().wonders().stream()
                .filter(card -> card.id().replace('_', '-').equals(id))
                .findFirst()
                .map(Wonder::index)
                .orElseThrow();
    }

    /** The token of a city-state, whose other face may be printed on this map: it is laid where the token's symbol is. */
    int cityState(String id) {
        int index = s.catalog().cityStates().stream()
                .filter(state -> state.id().replace('_', '-').equals(id))
                .findFirst()
                .map(CityState::index)
                .orElseThrow();
        assertThat(s.hasCityState(index / 2) && s.cityState(index / 2) == index)
                .as("%s is on this map", id)
                .isTrue();
        return index / 2;
    }

    int leaderIndex(String id) {
        return s.catalog().leaders().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .map(Leader::index)
                .orElseThrow();
    }

    static Resource resource(String id) {
        return Resource.valueOf(id.toUpperCase(java.util.Locale.ROOT));
    }

    /** The first space that is like this, for tests that do not care where. */
    int any(IntPredicate like) {
        return Arrays.stream(s.board().spaces()).filter(like).findFirst().orElseThrow();
    }

    List<Integer> all(IntPredicate like) {
        return Arrays.stream(s.board().spaces()).filter(like).boxed().toList();
    }

    Terrain terrain(int space) {
        return s.board().terrain(space);
    }

    boolean empty(int space) {
        return Spaces.isEmpty(s, space);
    }

    /** An empty space of this terrain far from everything that stands on the map. */
    int far(Terrain terrain) {
        return any(space -> terrain(space) == terrain && empty(space) && lonely(space));
    }

    private boolean lonely(int space) {
        for (int other : s.board().spaces()) {
            boolean something = s.owner(other) != DawnState.NONE || s.cityStateAt(other) != DawnState.NONE;
            if (something && s.board().distance(space, other) < 3) {
                return false;
            }
        }
        return true;
    }

    List<Integer> around(int space) {
        var around = new ArrayList<Integer>();
        for (int way = 0; way < Board.WAYS; way++) {
            if (s.board().beside(space, way) != Board.NONE) {
                around.add(s.board().beside(space, way));
            }
        }
        return around;
    }

    // --- laying out -------------------------------------------------------------------------------------------------

    Table active(int seat) {
        s.forgetTurn();
        s.active = seat;
        return this;
    }

    Table leader(int seat, String id) {
        s.setLeader(seat, leaderIndex(id));
        return this;
    }

    /** Types (level I) or names of cards, from slot 1 on. */
    Table row(int seat, String... cards) {
        for (int slot = 0; slot < cards.length; slot++) {
            s.setCard(seat, slot, card(cards[slot]));
        }
        return this;
    }

    private int card(String typeOrName) {
        for (var type : FocusType.values()) {
            if (type.name().equalsIgnoreCase(typeOrName)) {
                return Catalog.focusCard(type, 1);
            }
        }
        return focus(typeOrName);
    }

    Table trade(int seat, String card, int tokens) {
        s.setTrade(seat, card(card), tokens);
        return this;
    }

    Table resources(int seat, String type, int count) {
        int index = resource(type).ordinal();
        s.addResources(seat, index, count - s.resources(seat, index));
        return this;
    }

    Table token(int seat, int space) {
        clear(space);
        if (s.resourceOn(space) != DawnState.NONE) {
            s.takeResource(seat, space);
            s.addResources(seat, s.board().resource(space), -1);
        }
        Spaces.placeToken(s, seat, space);
        return assign(seat, space);
    }

    Table reinforced(int seat, int space) {
        token(seat, space);
        s.reinforce(space);
        return this;
    }

    Table city(int seat, int space) {
        clear(space);
        if (s.resourceOn(space) != DawnState.NONE) {
            s.takeResource(seat, space);
            s.addResources(seat, s.board().resource(space), -1);
        }
        Spaces.buildCity(s, seat, space);
        return assign(seat, space);
    }

    /** A captured city-state's token lies on its card. */
    private Table assign(int seat, int space) {
        int token = s.cityStateAt(space);
        if (token != DawnState.NONE) {
            s.setCityStateCard(
                    token,
                    s.cardOf(seat, s.catalog().cityState(s.cityState(token)).type()));
        }
        return this;
    }

    /** Barbarians there go away first. */
    Table clear(int space) {
        if (s.owner(space) != DawnState.NONE) {
            Spaces.remove(s, space);
        }
        while (s.hasBarbarian(space)) {
            s.putBarbarian(s.barbarianOn(space), DawnState.NONE);
        }
        return this;
    }

    Table barbarian(char letter, int space) {
        s.putBarbarian(letter - 'A', space);
        return this;
    }

    Table noBarbarians() {
        for (int letter = 0; letter < Catalog.BARBARIANS; letter++) {
            s.putBarbarian(letter, DawnState.NONE);
        }
        return this;
    }

    Table caravan(int seat, int which, int space) {
        s.putCaravan(seat, which, space);
        return this;
    }

    /** A built wonder under a city or token of a seat, or abandoned. */
    Table wonderAt(String wonder, int space) {
        s.zones().move(wonder(wonder), Places.BUILT);
        s.putWonder(wonder(wonder), space);
        return this;
    }

    /** A wonder under the seat's capital. */
    Table owns(int seat, String wonder) {
        return wonderAt(wonder, s.capital(seat));
    }

    Table offer(String wonder) {
        int index = wonder(wonder);
        int place = Places.offer(s.wonder(index).deck());
        int before = s.zones().first(place);
        if (before != index) {
            s.zones().move(index, place);
            s.zones().move(before, Places.deck(s.wonder(index).deck()));
        }
        return this;
    }

    Table holds(int seat, int owner, PlayerCard card) {
        s.setHolder(owner, card, seat);
        return this;
    }

    Table holdsState(int seat, String state) {
        s.setHoldsCityState(seat, cityState(state), 1);
        return this;
    }

    Table victoryCard(String agenda) {
        for (var card : s.catalog().victoryCards()) {
            if (card.agendas().stream().anyMatch(one -> one.id().equals(agenda))) {
                s.victoryCards |= 1 << card.index();
            }
        }
        s.changed = true;
        return this;
    }

    // --- playing ----------------------------------------------------------------------------------------------------

    /** Does this; when it is done the table rests. */
    Table run(Step<DawnState> step) {
        return begin(step, 0, DawnSentence.ASK_CARD, DawnVerb.DONE);
    }

    /** The active seat resolves a card of its row at its slot; then the table rests. */
    Table resolve(String card) {
        int seat = s.active;
        int index = card(card);
        return run(new Turn.Resolve(seat, index, Row.value(s, seat, s.slotOf(seat, index))));
    }

    Table resolve(String card, int slotValue) {
        return run(new Turn.Resolve(s.active, card(card), slotValue));
    }

    /** An attack of the active seat with a military card at a slot, with these dice; then the table rests. */
    Table fight(String card, int slotValue, int space, int attackDie, int defenceDie) {
        s.card = card(card);
        s.slotValue = slotValue;
        int seat = s.active;
        return run(state -> {
            Attack.announce(state, seat, space);
            state.then(new Attack.Rolled(seat, space, attackDie, defenceDie));
        });
    }

    /** A barbarian moves in a direction from 0 (east) clockwise. */
    Table raid(char letter, int way) {
        return run(state -> Barbarians.move(state, letter - 'A', way));
    }

    /** Does this and nothing else. */
    Table go(Step<DawnState> step) {
        return begin(step);
    }

    /** A whole turn of a seat; the next turn follows. */
    Table turn(int seat) {
        return begin(new Turn.Begin(seat));
    }

    /** Picks until the table rests: says no, is done, spends nothing, puts tokens on the first card. */
    Table finish() {
        while (!(s.question(s.seatToAnswer()) instanceof Rest<DawnState>)) {
            pick(refusal(keys(s.seatToAnswer())));
        }
        return this;
    }

    private static String refusal(List<String> keys) {
        for (var key : List.of("done", "no", "go-on", "spend 0 -")) {
            if (keys.contains(key)) {
                return key;
            }
        }
        return keys.getFirst();
    }

    // --- what must be true ------------------------------------------------------------------------------------------

    Table expectRow(int seat, String... cards) {
        var row = new ArrayList<Integer>();
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            row.add(s.card(seat, slot));
        }
        assertThat(row)
                .containsExactlyElementsOf(Arrays.stream(cards).map(this::card).toList());
        return this;
    }

    Table expectTrade(int seat, String card, int tokens) {
        assertThat(s.trade(seat, card(card))).as("trade tokens on %s", card).isEqualTo(tokens);
        return this;
    }

    Table expectOwner(int space, int seat) {
        assertThat(s.owner(space)).as("owner of %s", name(space)).isEqualTo(seat);
        return this;
    }

    Table expectToken(int space, int seat) {
        assertThat(s.isToken(space)).as("a token on %s", name(space)).isTrue();
        return expectOwner(space, seat);
    }

    Table expectCity(int space, int seat) {
        assertThat(s.isCity(space)).as("a city on %s", name(space)).isTrue();
        return expectOwner(space, seat);
    }

    Table expectResources(int seat, String type, int count) {
        assertThat(s.resources(seat, resource(type).ordinal())).as(type).isEqualTo(count);
        return this;
    }

    Table expectDial(int seat, int value) {
        assertThat(s.dial(seat)).as("dial").isEqualTo(value);
        return this;
    }

    Table expectController(String wonder, int seat) {
        assertThat(s.controller(wonder(wonder))).as(wonder).isEqualTo(seat);
        return this;
    }

    /** The spaces offered with a verb of one noun. */
    List<Integer> spaces(String verb) {
        return offered(s.seatToAnswer(), verb).stream()
                .map(rest -> space(rest.split(" ", -1)[0]))
                .toList();
    }
}
