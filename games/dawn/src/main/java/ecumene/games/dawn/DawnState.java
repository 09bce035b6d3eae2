package ecumene.games.dawn;

import ecumene.engine.Digest;
import ecumene.engine.Layout;
import ecumene.engine.Seed;
import ecumene.engine.State;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.CityStateAbility;
import ecumene.games.dawn.cards.FocusType;
import ecumene.games.dawn.cards.Leader;
import ecumene.games.dawn.cards.LeaderAbility;
import ecumene.games.dawn.cards.PlayerCard;
import ecumene.games.dawn.cards.Resource;
import ecumene.games.dawn.cards.Wonder;
import ecumene.games.dawn.cards.WonderAbility;
import java.util.Arrays;

/**
 * A game of {@code dawn} in progress: what lies on the map, in front of the players and on the dials. It moves pieces and decides nothing: the
 * rules are in the chapters beside it. Who has a natural wonder, a city-state or a world wonder follows from who stands on its space.
 */
public final class DawnState extends State<DawnState> {
    /** DAWN-18.3: what randomness is used for. */
    enum Purpose {
        LEADERS,
        FIRST_PLAYER,
        DIRECTION,
        WONDERS,
        VICTORY_CARDS,
        CAPITAL_TILES,
        CORE,
        TILES,
        MAP,
        DICE,
        BARBARIANS
    }

    /** No space, no card, nobody. */
    public static final int NONE = -1;
    /** A caravan waits on the economy card. */
    public static final int ON_CARD = -1;
    /** A caravan is not in use (DAWN-8.2). */
    public static final int UNUSED = -2;

    public static final int CARAVANS = 3;

    private static final int TOKEN = 0;
    private static final int REINFORCED = 1;
    private static final int CITY = 2;
    private static final int CAPITAL = 3;
    private static final int PIECE_KINDS = 4;

    private final Catalog catalog;
    private Board board;
    private final Reach reach = new Reach();

    // The map
    private final byte[] piece;
    private final byte[] resourceLies;
    /** By type. */
    private final byte[] resourcesOnMap;
    /** By seat, as bits by spaces: where it stands, and where with a city. */
    private final long[] standing;

    private final long[] cities;
    private final byte[] barbariansOn;
    private final short[] barbarian;
    private final byte[] wonderUnder;
    private final short[] wonderSpace;

    // The players
    private final byte[] leader;
    private final byte[] colour;
    private final byte[] row;
    private final byte[] trade;
    private final byte[] dial;
    private final byte[] tokensLeft;
    private final byte[] citiesLeft;
    private final byte[] resources;
    private final byte[] marks;
    private final byte[] stored;
    private final byte[] feats;
    private final short[] caravan;

    // Tokens on cards, diplomacy
    private final byte[] cityStateCard;
    private final byte[] naturalWonderCard;
    private final byte[] cityStateHolders;
    private final byte[] playerCardHolder;

    /** Spaces as bits, forgotten when the turn ends. */
    private final long[] entered;

    private final long[] captured;
    private final long[] beaten;
    private final long[] placed;

    /** Whether something has changed that agendas look at. */
    boolean changed;

    // The table
    int victoryCards;
    int first;
    int direction;
    int event;
    int advances;
    int roundLimit;
    int turn;

    // The turn (DAWN-20.4)
    int active = NONE;
    int startUsed;
    int wondersGained;
    int naturalWondersUsed;
    int cityStatesUsed;
    int attacksWon;
    int done;
    int caravansMoved;

    // The card being resolved
    int card = NONE;
    int slotValue;
    int budget;

    // Map building (DAWN-17)
    int builder = NONE;
    private final int[] tilesInHand;

    DawnState(Catalog catalog, Layout layout, Seed seed, Board board) {
        super(layout, seed, Purpose.values().length);
        this.catalog = catalog;
        this.board = board;
        int players = layout.players();
        piece = bytes(Board.SPACES);
        resourceLies = bytes(Board.SPACES);
        resourcesOnMap = bytes(Resource.TYPES);
        standing = longs(players * Board.WORDS);
        cities = longs(players * Board.WORDS);
        barbariansOn = bytes(Board.SPACES);
        barbarian = shorts(Catalog.BARBARIANS);
        wonderUnder = bytes(Board.SPACES);
        wonderSpace = shorts(Catalog.WONDERS);
        leader = bytes(players);
        colour = bytes(players);
        row = bytes(players * Catalog.SLOTS);
        trade = bytes(players * Catalog.FOCUS_CARDS);
        dial = bytes(players);
        tokensLeft = bytes(players);
        citiesLeft = bytes(players);
        resources = bytes(players * Resource.TYPES);
        marks = bytes(players * Catalog.VICTORY_CARDS);
        stored = bytes(players);
        feats = bytes(players);
        caravan = shorts(players * CARAVANS);
        cityStateCard = bytes(Catalog.TOKENS);
        naturalWonderCard = bytes(Catalog.TOKENS);
        cityStateHolders = bytes(Catalog.TOKENS);
        playerCardHolder = bytes(players * PlayerCard.KINDS);
        entered = longs(Board.WORDS);
        captured = longs(Board.WORDS);
        beaten = longs(Board.WORDS);
        placed = longs(Board.WORDS);
        tilesInHand = ints(players);
    }

    @Override
    protected DawnState self() {
        return this;
    }

    @Override
    protected DawnState blank() {
        return new DawnState(catalog, zones().layout(), seed(), board);
    }

    @Override
    protected void copyOwn(DawnState other) {
        other.board = board;
        other.changed = changed;
        other.victoryCards = victoryCards;
        other.first = first;
        other.direction = direction;
        other.event = event;
        other.advances = advances;
        other.roundLimit = roundLimit;
        other.turn = turn;
        other.active = active;
        other.startUsed = startUsed;
        other.wondersGained = wondersGained;
        other.naturalWondersUsed = naturalWondersUsed;
        other.cityStatesUsed = cityStatesUsed;
        other.attacksWon = attacksWon;
        other.done = done;
        other.caravansMoved = caravansMoved;
        other.card = card;
        other.slotValue = slotValue;
        other.budget = budget;
        other.builder = builder;
    }

    @Override
    protected void digestOwn(Digest out) {
        out.add(board.placements().hashCode()).add(changed ? 1 : 0);
        out.add(victoryCards)
                .add(first)
                .add(direction)
                .add(event)
                .add(advances)
                .add(roundLimit)
                .add(turn);
        out.add(active)
                .add(startUsed)
                .add(wondersGained)
                .add(naturalWondersUsed)
                .add(cityStatesUsed);
        out.add(attacksWon)
                .add(done)
                .add(caravansMoved)
                .add(card)
                .add(slotValue)
                .add(budget)
                .add(builder);
    }

    @Override
    protected void settled() {
        if (changed) {
            changed = false;
            Agendas.mark(this);
        }
    }

    @Override
    public void audit() {
        super.audit();
        Audit.check(this);
    }

    public Catalog catalog() {
        return catalog;
    }

    public Board board() {
        return board;
    }

    void setBoard(Board now) {
        board = now;
    }

    /** For counting ways: used again and again, nothing of it outlives a question. */
    Reach reach() {
        return reach;
    }

    // --- what stands on the map -------------------------------------------------------------------------------------

    /** Whose city or control token stands there (DAWN-4.5), or {@link #NONE}. */
    public int owner(int space) {
        return piece[space] == 0 ? NONE : (piece[space] - 1) / PIECE_KINDS;
    }

    private int kind(int space) {
        return piece[space] == 0 ? NONE : (piece[space] - 1) % PIECE_KINDS;
    }

    public boolean isFriendly(int seat, int space) {
        return piece[space] != 0 && owner(space) == seat;
    }

    public boolean isRival(int seat, int space) {
        return piece[space] != 0 && owner(space) != seat;
    }

    public boolean isToken(int space) {
        return kind(space) == TOKEN || kind(space) == REINFORCED;
    }

    public boolean isReinforced(int space) {
        return kind(space) == REINFORCED;
    }

    /** Capitals are cities. */
    public boolean isCity(int space) {
        return kind(space) >= CITY;
    }

    public boolean isCapital(int space) {
        return kind(space) == CAPITAL;
    }

    private void stand(int space, int seat, int kind) {
        piece[space] = (byte) (1 + seat * PIECE_KINDS + kind);
        int word = seat * Board.WORDS + (space >> 6);
        standing[word] |= 1L << space;
        cities[word] |= kind >= CITY ? 1L << space : 0;
        changed = true;
    }

    /** A word of the set of spaces where a seat stands. */
    long standing(int seat, int word) {
        return standing[seat * Board.WORDS + word];
    }

    /** A word of the set of spaces where a seat has a city. */
    long cities(int seat, int word) {
        return cities[seat * Board.WORDS + word];
    }

    void putCapital(int seat, int space) {
        stand(space, seat, CAPITAL);
    }

    /** Only the figure and its counts; what changes hands with the space is told by {@link Spaces}. */
    void standToken(int seat, int space) {
        tokensLeft[seat]--;
        stand(space, seat, TOKEN);
    }

    void standCity(int seat, int space) {
        citiesLeft[seat]--;
        stand(space, seat, CITY);
    }

    void reinforce(int space) {
        stand(space, owner(space), REINFORCED);
    }

    void unreinforce(int space) {
        stand(space, owner(space), TOKEN);
    }

    /** DAWN-1.3: back to its owner. */
    void unstand(int space) {
        if (isToken(space)) {
            tokensLeft[owner(space)]++;
        } else if (kind(space) == CITY) {
            citiesLeft[owner(space)]++;
        }
        int word = owner(space) * Board.WORDS + (space >> 6);
        standing[word] &= ~(1L << space);
        cities[word] &= ~(1L << space);
        piece[space] = 0;
        changed = true;
    }

    public int tokensLeft(int seat) {
        return tokensLeft[seat];
    }

    void useToken(int seat) {
        tokensLeft[seat]--;
    }

    public int citiesLeft(int seat) {
        return citiesLeft[seat];
    }

    /** DAWN-16.3: own cities on the map, the capital among them. */
    public int citiesOnMap(int seat) {
        return catalog.tracks().cities() - citiesLeft[seat] + 1;
    }

    public int capital(int seat) {
        for (int word = 0; word < Board.WORDS; word++) {
            for (long rest = cities(seat, word); rest != 0; rest &= rest - 1) {
                int space = (word << 6) + Long.numberOfTrailingZeros(rest);
                if (isCapital(space)) {
                    return space;
                }
            }
        }
        return NONE;
    }

    // --- resources --------------------------------------------------------------------------------------------------

    /** The type of the resource token that lies there, or {@link #NONE}. */
    public int resourceOn(int space) {
        return resourceLies[space] == 0 ? NONE : board.resource(space);
    }

    void layResource(int space) {
        resourceLies[space] = 1;
        resourcesOnMap[board.resource(space)]++;
    }

    void takeResource(int seat, int space) {
        resourceLies[space] = 0;
        resourcesOnMap[board.resource(space)]--;
        resources[seat * Resource.TYPES + board.resource(space)]++;
    }

    public int resources(int seat, int type) {
        return resources[seat * Resource.TYPES + type];
    }

    void addResources(int seat, int type, int count) {
        resources[seat * Resource.TYPES + type] += (byte) count;
    }

    /** DAWN-1.4: what is neither on the map nor with a player. */
    public int supply(int type) {
        int left = catalog.tracks().resourceTokens().get(type) - resourcesOnMap[type];
        for (int seat = 0; seat < players(); seat++) {
            left -= resources(seat, type);
        }
        return left;
    }

    // --- barbarians -------------------------------------------------------------------------------------------------

    /** Where a barbarian stands, or {@link #NONE}. */
    public int barbarian(int letter) {
        return barbarian[letter];
    }

    public boolean hasBarbarian(int space) {
        return barbariansOn[space] != 0;
    }

    int barbariansOn(int space) {
        return barbariansOn[space];
    }

    void putBarbarian(int letter, int space) {
        if (barbarian[letter] != NONE) {
            barbariansOn[barbarian[letter]]--;
        }
        barbarian[letter] = (short) space;
        if (space != NONE) {
            barbariansOn[space]++;
        }
        changed = true;
    }

    /** The first of those that stand there, or {@link #NONE}. */
    public int barbarianOn(int space) {
        for (int letter = 0; letter < Catalog.BARBARIANS; letter++) {
            if (barbarian[letter] == space) {
                return letter;
            }
        }
        return NONE;
    }

    // --- caravans ---------------------------------------------------------------------------------------------------

    /** Where a caravan is: a space, {@link #ON_CARD} or {@link #UNUSED}. */
    public int caravan(int seat, int which) {
        return caravan[seat * CARAVANS + which];
    }

    void putCaravan(int seat, int which, int where) {
        caravan[seat * CARAVANS + which] = (short) where;
    }

    public boolean hasCaravan(int seat, int space) {
        for (int which = 0; which < CARAVANS; which++) {
            if (caravan(seat, which) == space) {
                return true;
            }
        }
        return false;
    }

    public boolean hasAnyCaravan(int space) {
        for (int seat = 0; seat < players(); seat++) {
            if (hasCaravan(seat, space)) {
                return true;
            }
        }
        return false;
    }

    // --- world wonders ----------------------------------------------------------------------------------------------

    /** The wonder whose token lies on a space, or {@link #NONE}. */
    public int wonderUnder(int space) {
        return wonderUnder[space] - 1;
    }

    /** The space on which the token of a wonder lies, or {@link #NONE}. */
    public int wonderSpace(int wonder) {
        return wonderSpace[wonder];
    }

    void putWonder(int wonder, int space) {
        if (wonderSpace[wonder] != NONE) {
            wonderUnder[wonderSpace[wonder]] = 0;
        }
        wonderSpace[wonder] = (short) space;
        wonderUnder[space] = (byte) (wonder + 1);
        changed = true;
    }

    /** DAWN-14.1: who controls it, or {@link #NONE}. */
    public int controller(int wonder) {
        return wonderSpace[wonder] == NONE ? NONE : owner(wonderSpace[wonder]);
    }

    /** Whether the seat controls the wonder that can do this. */
    public boolean can(int seat, WonderAbility ability) {
        int wonder = catalog.wonderWith(ability);
        return wonder != NONE && wonderSpace[wonder] != NONE && isFriendly(seat, wonderSpace[wonder]);
    }

    public int amount(WonderAbility ability) {
        return catalog.wonder(catalog.wonderWith(ability)).amount();
    }

    public int wonders(int seat) {
        int count = 0;
        for (int wonder = 0; wonder < Catalog.WONDERS; wonder++) {
            count += controller(wonder) == seat ? 1 : 0;
        }
        return count;
    }

    public int wonders(int seat, FocusType type) {
        int count = 0;
        for (int wonder = 0; wonder < Catalog.WONDERS; wonder++) {
            count += controller(wonder) == seat && catalog.wonder(wonder).type() == type ? 1 : 0;
        }
        return count;
    }

    /** The face-up wonder of a deck, or {@link #NONE} (DAWN-14.6). */
    public int offered(int deck) {
        return zones().first(Places.offer(deck));
    }

    // --- city-states and natural wonders ----------------------------------------------------------------------------

    /** Whether a city-state token belongs to this map. */
    public boolean hasCityState(int token) {
        return board.cityState(token) != NONE;
    }

    /** Which city-state it is. */
    public int cityState(int token) {
        return board.cityStateFace(token);
    }

    /** Who has captured it (DAWN-12.3), or {@link #NONE}. */
    public int captor(int token) {
        return hasCityState(token) ? owner(board.cityState(token)) : NONE;
    }

    /** The token whose city-state is printed on a space, or {@link #NONE}. */
    public int cityStateAt(int space) {
        return board.cityStateOn(space);
    }

    /** A city-state that nobody has captured. */
    public boolean isNeutral(int space) {
        return piece[space] == 0 && cityStateAt(space) != NONE;
    }

    /** The focus card on which a captured token lies, or {@link #NONE}. */
    public int cityStateCard(int token) {
        return cityStateCard[token];
    }

    void setCityStateCard(int token, int focusCard) {
        cityStateCard[token] = (byte) focusCard;
    }

    public int capturedCityStates(int seat) {
        int count = 0;
        for (int token = 0; token < Catalog.TOKENS; token++) {
            count += captor(token) == seat ? 1 : 0;
        }
        return count;
    }

    public boolean hasNaturalWonder(int token) {
        return board.naturalWonder(token) != NONE;
    }

    public int naturalWonder(int token) {
        return board.naturalWonderFace(token);
    }

    /** Who has the token (DAWN-4.7), or {@link #NONE} while it lies on its space. */
    public int naturalWonderOwner(int token) {
        return hasNaturalWonder(token) ? owner(board.naturalWonder(token)) : NONE;
    }

    public int naturalWonderAt(int space) {
        return board.naturalWonderOn(space);
    }

    public int naturalWonders(int seat) {
        int count = 0;
        for (int token = 0; token < Catalog.TOKENS; token++) {
            count += naturalWonderOwner(token) == seat ? 1 : 0;
        }
        return count;
    }

    /** America: the focus card on which a natural wonder lies, or {@link #NONE}. */
    public int naturalWonderCard(int token) {
        return naturalWonderCard[token];
    }

    void setNaturalWonderCard(int token, int focusCard) {
        naturalWonderCard[token] = (byte) focusCard;
    }

    // --- diplomacy --------------------------------------------------------------------------------------------------

    /** Whether a seat holds the card of a city-state token's city-state. */
    public boolean holdsCityState(int seat, int token) {
        return (cityStateHolders[token] & 1 << seat) != 0;
    }

    void setHoldsCityState(int seat, int token, int held) {
        cityStateHolders[token] = (byte) ((cityStateHolders[token] & ~(1 << seat)) | (held << seat));
    }

    void layCityStateCardsAside(int token) {
        cityStateHolders[token] = 0;
    }

    /** How many copies lie beside the map: two, while nobody has captured the city-state. */
    public int copiesLeft(int token) {
        return hasCityState(token) && captor(token) == NONE ? 2 - Integer.bitCount(cityStateHolders[token]) : 0;
    }

    /** Whether a seat holds the card of the city-state that can do this. */
    public boolean can(int seat, CityStateAbility ability) {
        int index = catalog.cityStateWith(ability);
        int token = index / 2;
        return cityState(token) == index && holdsCityState(seat, token);
    }

    /** Who holds a player's card: a rival, or {@link #NONE} while it lies in its pile. */
    public int holder(int owner, PlayerCard kind) {
        return playerCardHolder[owner * PlayerCard.KINDS + kind.ordinal()];
    }

    void setHolder(int owner, PlayerCard kind, int seat) {
        playerCardHolder[owner * PlayerCard.KINDS + kind.ordinal()] = (byte) seat;
        changed = true;
    }

    public boolean holds(int seat, int owner, PlayerCard kind) {
        return holder(owner, kind) == seat;
    }

    /** How many cards of a rival a seat holds. */
    public int held(int seat, int owner) {
        int count = 0;
        for (int kind = 0; kind < PlayerCard.KINDS; kind++) {
            count += playerCardHolder[owner * PlayerCard.KINDS + kind] == seat ? 1 : 0;
        }
        return count;
    }

    // --- the focus row ----------------------------------------------------------------------------------------------

    /** The focus card in a slot, from 0. */
    public int card(int seat, int slot) {
        return row[seat * Catalog.SLOTS + slot];
    }

    void setCard(int seat, int slot, int focusCard) {
        row[seat * Catalog.SLOTS + slot] = (byte) focusCard;
    }

    /** The slot of a card, from 0, or {@link #NONE} if it lies in the deck. */
    public int slotOf(int seat, int focusCard) {
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            if (card(seat, slot) == focusCard) {
                return slot;
            }
        }
        return NONE;
    }

    public FocusType typeOf(int focusCard) {
        return FocusType.of(focusCard / Catalog.LEVELS);
    }

    /** The first card of a type in the row, or {@link #NONE} (Oxford University). */
    public int cardOf(int seat, FocusType type) {
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            if (typeOf(card(seat, slot)) == type) {
                return card(seat, slot);
            }
        }
        return NONE;
    }

    public int cardsOf(int seat, FocusType type) {
        int count = 0;
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            count += typeOf(card(seat, slot)) == type ? 1 : 0;
        }
        return count;
    }

    /** Trade tokens on a card. */
    public int trade(int seat, int focusCard) {
        return trade[seat * Catalog.FOCUS_CARDS + focusCard];
    }

    void setTrade(int seat, int focusCard, int count) {
        trade[seat * Catalog.FOCUS_CARDS + focusCard] = (byte) count;
    }

    public boolean isFull(int seat, int focusCard) {
        return trade(seat, focusCard) >= catalog.tracks().tradeTokensPerCard();
    }

    /** Trade tokens on all cards of the row. */
    public int tradeTokens(int seat) {
        int count = 0;
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            count += trade(seat, card(seat, slot));
        }
        return count;
    }

    /** Trade tokens on Great Zimbabwe. */
    public int stored(int seat) {
        return stored[seat];
    }

    void setStored(int seat, int count) {
        stored[seat] = (byte) count;
    }

    // --- the player -------------------------------------------------------------------------------------------------

    public Leader leader(int seat) {
        return catalog.leaders().get(leader[seat]);
    }

    void setLeader(int seat, int index) {
        leader[seat] = (byte) index;
    }

    public boolean is(int seat, LeaderAbility ability) {
        return leader(seat).ability() == ability;
    }

    /** The colour of a seat's pieces, or {@link #NONE} while it has none. */
    public int colour(int seat) {
        return colour[seat];
    }

    void setColour(int seat, int index) {
        colour[seat] = (byte) index;
    }

    public int dial(int seat) {
        return dial[seat];
    }

    void setDial(int seat, int value) {
        dial[seat] = (byte) value;
    }

    private static final int CAPITAL_BEATEN = 1;
    private static final int DIAL_FILLED = 2;

    /** DAWN-16.3: has won an attack against a rival capital. */
    public boolean hasBeatenCapital(int seat) {
        return (feats[seat] & CAPITAL_BEATEN) != 0;
    }

    void noteCapitalBeaten(int seat) {
        feats[seat] |= CAPITAL_BEATEN;
        changed = true;
    }

    /** DAWN-7.5. */
    public boolean hasFilledDial(int seat) {
        return (feats[seat] & DIAL_FILLED) != 0;
    }

    void noteDialFilled(int seat) {
        feats[seat] |= DIAL_FILLED;
        changed = true;
    }

    /** Which agenda of a victory card was reached first, 1 or 2, or 0. */
    public int mark(int seat, int victoryCard) {
        return marks[seat * Catalog.VICTORY_CARDS + victoryCard];
    }

    void setMark(int seat, int victoryCard, int agenda) {
        marks[seat * Catalog.VICTORY_CARDS + victoryCard] = (byte) agenda;
    }

    public boolean inPlay(int victoryCard) {
        return (victoryCards & 1 << victoryCard) != 0;
    }

    public int first() {
        return first;
    }

    public int active() {
        return active;
    }

    public int event() {
        return event;
    }

    public int advances() {
        return advances;
    }

    /** After how many advances of the dial the game ends (DAWN-16.8); 0 without a limit. */
    public int roundLimit() {
        return roundLimit;
    }

    public int turn() {
        return turn;
    }

    public int direction() {
        return direction;
    }

    /** The focus card that is being resolved, or {@link #NONE}. */
    public int resolving() {
        return card;
    }

    public int slotValue() {
        return slotValue;
    }

    public int builder() {
        return builder;
    }

    /** The tiles that a seat still has to lay, as bits by their numbers. */
    public int tilesInHand(int seat) {
        return tilesInHand[seat];
    }

    void setTilesInHand(int seat, int tiles) {
        tilesInHand[seat] = tiles;
    }

    // --- what is remembered for the turn ----------------------------------------------------------------------------

    void forgetTurn() {
        startUsed = 0;
        wondersGained = 0;
        naturalWondersUsed = 0;
        cityStatesUsed = 0;
        attacksWon = 0;
        done = 0;
        caravansMoved = 0;
        card = NONE;
        slotValue = 0;
        budget = 0;
        Arrays.fill(entered, 0);
        Arrays.fill(captured, 0);
        Arrays.fill(beaten, 0);
        Arrays.fill(placed, 0);
    }

    private static boolean has(long[] bits, int space) {
        return (bits[space >> 6] & 1L << space) != 0;
    }

    private static void note(long[] bits, int space) {
        bits[space >> 6] |= 1L << space;
    }

    boolean hasEntered(int space) {
        return has(entered, space);
    }

    void noteEntered(int space) {
        note(entered, space);
    }

    boolean isCaptured(int space) {
        return has(captured, space);
    }

    void noteCaptured(int space) {
        note(captured, space);
    }

    boolean isBeaten(int space) {
        return has(beaten, space);
    }

    void noteBeaten(int space) {
        note(beaten, space);
    }

    boolean isPlaced(int space) {
        return has(placed, space);
    }

    void notePlaced(int space) {
        note(placed, space);
    }

    /** Empty state of everything that is not zero at the start. */
    void clear() {
        Arrays.fill(barbarian, (short) NONE);
        Arrays.fill(wonderSpace, (short) NONE);
        Arrays.fill(colour, (byte) NONE);
        Arrays.fill(cityStateCard, (byte) NONE);
        Arrays.fill(naturalWonderCard, (byte) NONE);
        Arrays.fill(playerCardHolder, (byte) NONE);
        Arrays.fill(tokensLeft, (byte) catalog.tracks().controlTokens());
        Arrays.fill(citiesLeft, (byte) catalog.tracks().cities());
        Arrays.fill(caravan, (short) UNUSED);
    }

    Wonder wonder(int index) {
        return catalog.wonder(index);
    }
}
