package ecumene.games.ages;

import ecumene.engine.Game.Local;
import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import ecumene.games.ages.Card.Army;
import ecumene.games.ages.Card.Attack;
import ecumene.games.ages.Card.Copies;
import ecumene.games.ages.Card.Immediate;
import ecumene.games.ages.Card.Treaty;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * All cards, read from the data files and checked. A kind is a card as printed; a piece is a physical copy of it. Kinds
 * are numbered in the order of {@link Type}, so that the first {@link #SLOTS} are the technologies that workers stand
 * on: a slot is such a kind, exactly one for each type and level. The starting technologies are printed on the boards
 * and have no pieces (AGES-2.3).
 */
public final class Catalog {
    static final String CIVIL = "civil.yaml";
    static final String MILITARY = "military.yaml";
    static final int MAX_PLAYERS = 4;
    public static final int LEVELS = 4;
    public static final List<String> AGES = List.of("A", "I", "II", "III", "IV");

    /** AGES-2.1, AGES-2.2: the sizes of the decks by age, with two, three and four players. */
    private static final int[][] CIVIL_DECKS = {{20, 20, 20}, {44, 50, 53}, {44, 50, 53}, {44, 50, 53}};

    private static final int[][] MILITARY_DECKS = {{10, 10, 10}, {43, 45, 45}, {46, 50, 50}, {41, 45, 45}};

    private static final int[] FIRST = new int[Type.values().length + 1];
    public static final int SLOTS;
    public static final int KINDS;
    private static final Type[] SLOT_TYPES;

    static {
        for (var type : Type.values()) {
            FIRST[type.ordinal() + 1] = FIRST[type.ordinal()] + type.kinds;
        }
        SLOTS = first(Type.GOVERNMENT);
        KINDS = FIRST[Type.values().length];
        SLOT_TYPES = new Type[SLOTS];
        for (var type : Type.values()) {
            for (int slot = first(type); type.worked() && slot < first(type) + type.kinds; slot++) {
                SLOT_TYPES[slot] = type;
            }
        }
    }

    static final int AGRICULTURE = first(Type.FARM);
    static final int BRONZE = first(Type.MINE);
    static final int PHILOSOPHY = first(Type.LAB);
    static final int RELIGION = first(Type.TEMPLE);
    static final int WARRIORS = first(Type.INFANTRY);
    /** Farms, mines and labs: the slots that blue tokens may lie on. */
    public static final int HOLDERS = first(Type.TEMPLE);

    private final List<Card> cards;
    private final Card[] byKind;
    private final short[] kindOf;
    private final int[] firstPiece = new int[KINDS + 1];
    private final byte[] minPlayers;

    /** AGES-2.1, AGES-2.2: the pieces of a deck, by civil or military, age and number of players. */
    private final int[][][][] decks = new int[2][LEVELS][MAX_PLAYERS + 1][];

    // The numbers of the slots, for the hot path
    final int[] cost = new int[SLOTS];
    final int[] value = new int[SLOTS];
    final int[] culture = new int[SLOTS];
    final int[] science = new int[SLOTS];
    final int[] strength = new int[SLOTS];
    final int[] happy = new int[SLOTS];
    final int[] level = new int[SLOTS];
    /** What a construction technology, by its level, takes off urban buildings, by theirs. */
    private final int[][] discounts = new int[LEVELS][LEVELS];

    private Catalog(List<Card> cards) {
        this.cards = List.copyOf(cards);
        this.byKind = cards.toArray(Card[]::new);
        for (int kind = 0; kind < KINDS; kind++) {
            firstPiece[kind + 1] = firstPiece[kind] + byKind[kind].copies().printed();
        }
        kindOf = new short[firstPiece[KINDS]];
        minPlayers = new byte[firstPiece[KINDS]];
        for (int kind = 0; kind < KINDS; kind++) {
            var copies = byKind[kind].copies();
            for (int n = 0; n < copies.printed(); n++) {
                kindOf[firstPiece[kind] + n] = (short) kind;
                minPlayers[firstPiece[kind] + n] =
                        (byte) (n < copies.all() ? 2 : n < copies.all() + copies.three() ? 3 : 4);
            }
        }
        for (int players = 2; players <= MAX_PLAYERS; players++) {
            for (int age = 0; age < LEVELS; age++) {
                decks[0][age][players] = deckOf(true, age, players);
                decks[1][age][players] = deckOf(false, age, players);
            }
        }
        for (int kind = first(Type.CONSTRUCTION); kind < end(Type.CONSTRUCTION); kind++) {
            var card = byKind[kind];
            for (int urban = 0; urban < LEVELS; urban++) {
                discounts[card.level()][urban] = card.discounts().get(urban);
            }
        }
        for (int slot = 0; slot < SLOTS; slot++) {
            var card = byKind[slot];
            cost[slot] = card.resources();
            value[slot] = card.value();
            culture[slot] = card.symbols().culture();
            science[slot] = card.symbols().science();
            strength[slot] = card.symbols().strength();
            happy[slot] = card.symbols().happy();
            level[slot] = card.level();
        }
    }

    // --- looking up -----------------------------------------------------------------------------------------------

    List<Card> cards() {
        return cards;
    }

    public Card card(int kind) {
        return byKind[kind];
    }

    public Card cardOf(int piece) {
        return byKind[kindOf[piece]];
    }

    public int kindOf(int piece) {
        return kindOf[piece];
    }

    int pieces() {
        return kindOf.length;
    }

    /** AGES-2.2: the smallest number of civilizations with which this physical card is used. */
    int minPlayers(int piece) {
        return minPlayers[piece];
    }

    int firstPiece(int kind) {
        return firstPiece[kind];
    }

    int copies(int kind) {
        return firstPiece[kind + 1] - firstPiece[kind];
    }

    /** The cards of a deck with so many players. A copy: it may be shuffled. */
    int[] deck(boolean civil, int age, int players) {
        return decks[civil ? 0 : 1][age][players].clone();
    }

    private int[] deckOf(boolean civil, int age, int players) {
        return IntStream.range(0, pieces())
                .filter(piece -> cardOf(piece).type().civil() == civil)
                .filter(piece -> cardOf(piece).level() == age && minPlayers[piece] <= players)
                .toArray();
    }

    /** The first kind of a type. */
    public static int first(Type type) {
        return FIRST[type.ordinal()];
    }

    static int end(Type type) {
        return FIRST[type.ordinal() + 1];
    }

    /** AGES-7.7: none without a construction technology. */
    int discount(int construction, int slot) {
        return discounts[construction][level[slot]];
    }

    /** The slots of the types from one to another, as bits. */
    static long slots(Type first, Type last) {
        return (1L << end(last)) - (1L << first(first));
    }

    static Type typeOfSlot(int slot) {
        return SLOT_TYPES[slot];
    }

    static int kind(Leader leader) {
        return first(Type.LEADER) + leader.ordinal();
    }

    static int kind(Wonder wonder) {
        return first(Type.WONDER) + wonder.ordinal();
    }

    static int kind(Pact pact) {
        return first(Type.PACT) + pact.ordinal();
    }

    Card leader(int leader) {
        return byKind[first(Type.LEADER) + leader];
    }

    Card wonder(int wonder) {
        return byKind[first(Type.WONDER) + wonder];
    }

    Card government(int government) {
        return byKind[first(Type.GOVERNMENT) + government];
    }

    Card territory(int territory) {
        return byKind[first(Type.TERRITORY) + territory];
    }

    Card tactic(int tactic) {
        return byKind[first(Type.TACTIC) + tactic];
    }

    Card pact(int pact) {
        return byKind[first(Type.PACT) + pact];
    }

    /** A special technology by its type (0 law, 1 warfare, 2 exploration, 3 construction) and level. */
    public static int special(int type, int level) {
        return first(Type.LAW) + 3 * type + level - 1;
    }

    // --- reading --------------------------------------------------------------------------------------------------

    static Catalog read(Cards data) {
        var cards = new ArrayList<Card>();
        var entries = new ArrayList<>(data.entries(CIVIL, "cards"));
        entries.addAll(data.entries(MILITARY, "cards"));
        checkDifferent(entries);
        var names = new HashMap<String, Integer>();
        for (var entry : entries) {
            names.merge(entry.text("name_en"), 1, Integer::sum);
        }
        for (var entry : entries) {
            cards.add(card(entry, cards.size(), names));
        }
        checkOrder(cards);
        checkNamed(cards);
        checkDecks(cards);
        return new Catalog(cards);
    }

    private enum Age {
        A,
        I,
        II,
        III
    }

    private static Card card(Entry entry, int index, Map<String, Integer> names) {
        var type = entry.oneOf("type", Type.class);
        int level = entry.oneOf("age", Age.class).ordinal();
        boolean starting = entry.optionalFlag("starting");
        boolean technology = type.technology() && !starting;
        var name = new Local(entry.text("name_en"), entry.text("name_ru"));
        if (names.getOrDefault(name.en(), 1) > 1) { // the same name in several ages
            name = new Local(name.en() + " " + AGES.get(level), name.ru() + " " + AGES.get(level));
        }
        var card = new Card(
                index,
                entry.id(),
                entry.id().replace('_', '-'),
                name,
                type,
                level,
                starting,
                starting ? entry.optionalNumber("start_workers", 0, 9) : 0,
                starting ? Copies.NONE : copies(entry),
                technology ? entry.number("science_cost", 0, 40) : Card.NO_COST,
                technology && type == Type.GOVERNMENT ? entry.number("revolution_cost", 0, 40) : Card.NO_COST,
                type.worked() ? entry.number("resource_cost", 0, 40) : Card.NO_COST,
                type.production() ? value(entry) : type == Type.LAB ? level : 0,
                Symbols.read(entry, "symbols"),
                type == Type.GOVERNMENT ? entry.number("urban_limit", 1, 9) : 0,
                type == Type.CONSTRUCTION ? numbers(entry, "urban_discount", LEVELS) : List.of(),
                type == Type.CONSTRUCTION ? entry.number("stages_at_once", 1, 9) : 1,
                type == Type.WONDER ? numbers(entry, "stages", 0) : List.of(),
                entry.optionalNumber("hand_limit", 0, 9),
                switch (type) {
                    case ACTION, EVENT, AGGRESSION, WAR -> Op.read(entry, type);
                    default -> List.of();
                },
                type == Type.AGGRESSION || type == Type.WAR ? entry.number("actions", 1, 9) : 0,
                type == Type.PACT ? treaty(entry) : Treaty.NONE,
                type == Type.TACTIC ? army(entry) : Army.NONE,
                type == Type.TERRITORY ? immediate(entry) : Immediate.NONE,
                type == Type.BONUS ? entry.number("defence", 1, 20) : 0,
                type == Type.BONUS ? entry.number("colonization", 1, 20) : 0,
                new Origin(
                        entry.oneOf("source", Origin.Source.class),
                        entry.oneOf("confidence", Origin.Confidence.class),
                        entry.oneOf("name_ru_source", Origin.Naming.class)));
        entry.done();
        return card;
    }

    private static Copies copies(Entry entry) {
        var in = entry.inside("copies");
        var copies = new Copies(in.number("all", 0, 9), in.number("three", 0, 9), in.number("four", 0, 9));
        in.done();
        return copies;
    }

    /** The automatic payment (AGES-12.17) gives change in ones, twos and threes, and knows fives. */
    private static int value(Entry entry) {
        int value = entry.number("token_value", 1, 5);
        if (value == 4) {
            throw entry.wrong("token_value", "must be 1, 2, 3 or 5", "должно быть 1, 2, 3 или 5");
        }
        return value;
    }

    private static Treaty treaty(Entry entry) {
        return new Treaty(
                entry.flag("sides"),
                entry.oneOf("attack", Attack.class),
                entry.optionalNumber("attack_bonus", 0, 9),
                Symbols.read(entry, "both"),
                Symbols.read(entry, "a"),
                Symbols.read(entry, "b"));
    }

    private static Army army(Entry entry) {
        var in = entry.inside("units");
        var army = new Army(
                in.number("infantry", 0, 9),
                in.number("cavalry", 0, 9),
                in.number("artillery", 0, 9),
                entry.number("strength", 1, 40),
                entry.optionalNumber("outdated", 0, 40));
        in.done();
        if (army.infantry() + army.cavalry() + army.artillery() == 0) {
            throw entry.wrong("units", "an army needs units", "армии нужны отряды");
        }
        return army;
    }

    private static Immediate immediate(Entry entry) {
        var in = entry.inside("immediate");
        var immediate = new Immediate(
                in.optionalNumber("food", 0, 20),
                in.optionalNumber("resources", 0, 20),
                in.optionalNumber("science", 0, 20),
                in.optionalNumber("culture", 0, 20),
                in.optionalNumber("population", 0, 9),
                in.optionalNumber("military_cards", 0, 9));
        in.done();
        return immediate;
    }

    private static List<Integer> numbers(Entry entry, String field, int length) {
        var numbers = new ArrayList<Integer>();
        for (var text : entry.texts(field)) {
            if (!text.matches("[0-9]{1,2}")) {
                throw entry.wrong(
                        field,
                        "must be a list of whole numbers, has " + text,
                        "должен быть список целых чисел, а в нём " + text);
            }
            numbers.add(Integer.parseInt(text));
        }
        if (numbers.isEmpty()) {
            throw entry.wrong(field, "must have at least one number", "нужно хотя бы одно число");
        }
        if (length > 0 && numbers.size() != length) {
            throw entry.wrong(field, "must have " + length + " numbers", "чисел должно быть " + length);
        }
        return numbers;
    }

    /** A move names a card by its id and a sentence by its name: neither may stand for two cards of one age. */
    private static void checkDifferent(List<Entry> entries) {
        var ids = new HashSet<String>();
        var names = new HashSet<String>();
        for (var entry : entries) {
            if (!ids.add(entry.id())) {
                throw entry.wrong("id", "stands twice, in both files", "встречается дважды, в обоих файлах");
            }
            for (var field : List.of("name_en", "name_ru")) {
                if (!names.add(field + entry.text(field) + entry.text("age"))) {
                    throw entry.wrong(
                            field, "another card of this age has this name", "так называется другая карта этой эпохи");
                }
            }
        }
    }

    /** A slip in one number of copies shows in the deck. */
    private static void checkDecks(List<Card> cards) {
        for (int age = 0; age < LEVELS; age++) {
            for (int players = 2; players <= MAX_PLAYERS; players++) {
                checkDeck(cards, CIVIL, age, players, CIVIL_DECKS[age][players - 2]);
                checkDeck(cards, MILITARY, age, players, MILITARY_DECKS[age][players - 2]);
            }
        }
    }

    private static void checkDeck(List<Card> cards, String file, int age, int players, int size) {
        int count = 0;
        for (var card : cards) {
            boolean in = card.level() == age && card.type().civil() == file.equals(CIVIL);
            count += in ? card.copies().with(players) : 0;
        }
        if (count != size) {
            throw new CardError(
                    file,
                    "",
                    "copies",
                    "age " + AGES.get(age) + " has " + count + " cards with " + players + " players, must have " + size,
                    "в эпохе " + AGES.get(age) + " карт на " + players + " игроков: " + count + ", а должно быть "
                            + size);
        }
    }

    /** The rules count on the order of types, and on one technology of each type and level. */
    private static void checkOrder(List<Card> cards) {
        int index = 0;
        for (var type : Type.values()) {
            for (int n = 0; n < type.kinds; n++, index++) {
                var file = type.civil() ? CIVIL : MILITARY;
                if (index >= cards.size() || cards.get(index).type() != type) {
                    throw new CardError(
                            file,
                            index < cards.size() ? cards.get(index).id() : "",
                            "type",
                            "card " + (n + 1) + " of " + type.kinds + " of type " + lower(type) + " must stand here",
                            "здесь должна стоять карта " + (n + 1) + " из " + type.kinds + " типа " + lower(type));
                }
                if ((type.worked() || type.special()) && n > 0) {
                    var card = cards.get(index);
                    if (card.level() != cards.get(index - 1).level() + 1) {
                        throw new CardError(
                                file,
                                card.id(),
                                "age",
                                "technologies of a type stand in the order of their ages, one of each",
                                "технологии одного типа стоят по порядку эпох, по одной на эпоху");
                    }
                }
            }
        }
        if (cards.size() > index) {
            throw new CardError(
                    MILITARY,
                    cards.get(index).id(),
                    "id",
                    "there is no such card in the game",
                    "такой карты в игре нет");
        }
    }

    /** Cards that the rules know by name. */
    private static void checkNamed(List<Card> cards) {
        for (var leader : Leader.values()) {
            checkNamed(cards, kind(leader), leader.id());
        }
        for (var wonder : Wonder.values()) {
            checkNamed(cards, kind(wonder), wonder.id());
        }
        for (var pact : Pact.values()) {
            checkNamed(cards, kind(pact), pact.id());
        }
        checkNamed(cards, AGRICULTURE, "agriculture");
        checkNamed(cards, BRONZE, "bronze");
        checkNamed(cards, PHILOSOPHY, "philosophy");
        checkNamed(cards, RELIGION, "religion");
        checkNamed(cards, WARRIORS, "warriors");
        checkNamed(cards, first(Type.GOVERNMENT), "despotism");
    }

    private static void checkNamed(List<Card> cards, int kind, String id) {
        var card = cards.get(kind);
        if (!card.id().equals(id)) {
            var file = card.type().civil() ? CIVIL : MILITARY;
            throw new CardError(file, card.id(), "id", id + " must stand here", "здесь должна стоять карта " + id);
        }
    }

    private static String lower(Type type) {
        return type.name().toLowerCase(java.util.Locale.ROOT);
    }
}
