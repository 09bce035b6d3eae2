package ecumene.games.pyramid.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import ecumene.engine.kit.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * PYR-2: all cards and wonders, read from the data files and checked. A piece is a physical card: every seat has its own
 * copy of the starting set, every other card exists once.
 */
public final class Catalog {
    public static final String CARDS = "cards.yaml";
    public static final String WONDERS = "wonders.yaml";
    public static final int STARTING = 5;
    /** PYR-3.2: how many each player has. */
    public static final int GLORY_TOKENS = 5;

    public static final int MAX_PLAYERS = 4;
    private static final int[] ROW = {7, 6, 5, 4, 3};
    private static final int ALL_CARDS = STARTING + 2 * 25;
    public static final int PIECES = STARTING * MAX_PLAYERS + ALL_CARDS - STARTING;
    private static final int MOST_SYMBOLS = 9;

    private final List<Card> cards;
    private final List<Wonder> wonders;
    private final Card[] byPiece = new Card[PIECES];
    private final long[] costByPiece = new long[PIECES];

    private Catalog(List<Card> cards, List<Wonder> wonders) {
        this.cards = List.copyOf(cards);
        this.wonders = List.copyOf(wonders);
        Arrays.setAll(byPiece, piece -> cards.get(cardIndex(piece)));
        Arrays.setAll(
                costByPiece,
                piece -> Amounts.pack(byPiece[piece].cost().stream()
                        .mapToInt(Integer::intValue)
                        .toArray()));
    }

    public static Catalog read(Cards data) {
        var cards = new ArrayList<Card>();
        for (var entry : data.entries(CARDS, "cards")) {
            cards.add(card(entry, cards.size()));
        }
        checkCounts(cards);
        var indexes = new HashMap<String, Integer>();
        cards.forEach(card -> indexes.put(card.id(), card.index()));
        var wonders = new ArrayList<Wonder>();
        for (var entry : data.entries(WONDERS, "wonders")) {
            wonders.add(wonder(entry, wonders.size(), cards, indexes));
        }
        checkWonders(wonders);
        return new Catalog(cards, wonders);
    }

    public List<Card> cards() {
        return cards;
    }

    public List<Wonder> wonders() {
        return wonders;
    }

    public Card cardOf(int piece) {
        return byPiece[piece];
    }

    /** The alternatives of all cards are counted through: the number of a card's first. */
    public int firstAlternative(Card card) {
        int first = 0;
        for (int i = 0; i < card.index(); i++) {
            first += cards.get(i).alternatives().size();
        }
        return first;
    }

    /** The card that an alternative belongs to. */
    public Card ofAlternative(int alternative) {
        for (var card : cards) {
            if (firstAlternative(card) + card.alternatives().size() > alternative) {
                return card;
            }
        }
        throw new IllegalArgumentException("there is no alternative " + alternative);
    }

    /** The base cost by type, for the hot path. */
    public long cost(int piece) {
        return costByPiece[piece];
    }

    private static int cardIndex(int piece) {
        int startingPieces = STARTING * MAX_PLAYERS;
        return piece < startingPieces ? piece % STARTING : piece - startingPieces + STARTING;
    }

    /** The physical card of a seat's starting set. */
    public static int startingPiece(int seat, int index) {
        return seat * STARTING + index;
    }

    /** The only physical card of a kind that is not a starting card. */
    public static int piece(Card card) {
        return STARTING * MAX_PLAYERS + card.index() - STARTING;
    }

    /** Unique among all pieces: {@code knights}, {@code barter@2}. */
    public String id(int piece) {
        var key = cardOf(piece).key();
        return isStarting(piece) ? key + "@" + (startingSeat(piece) + 1) : key;
    }

    /** The card behind the identity of a piece. */
    public Card cardOf(String id) {
        var key = id.replaceAll("@.*", "");
        return cards.stream().filter(card -> card.key().equals(key)).findFirst().orElseThrow();
    }

    /** The seat a starting card belongs to; every other card can be anybody's. */
    public static boolean isStarting(int piece) {
        return piece < STARTING * MAX_PLAYERS;
    }

    public static int startingSeat(int piece) {
        return piece / STARTING;
    }

    public static List<Integer> boxed(int[] amounts) {
        return Arrays.stream(amounts).boxed().toList();
    }

    private static Card card(Entry entry, int index) {
        var theme = entry.oneOf("theme", Theme.class);
        var resource = entry.oneOf("resource_side", Resource.class);
        int era = theme == Theme.STARTING
                ? -1
                : entry.oneOf("era", Resource.class).era();
        if (theme != Theme.STARTING && era != resource.era()) {
            throw entry.wrong("era", "must be the same as resource_side", "должна совпадать с resource_side");
        }
        var cost = entry.amounts("base_cost", Resource.class, MOST_SYMBOLS);
        if (cost[Resource.SPACE.ordinal()] > 0) {
            throw entry.wrong("base_cost", "no price contains space", "в ценах нет Космоса");
        }
        var card = new Card(
                index,
                entry.id(),
                key(entry),
                new Local(entry.text("name_en"), entry.text("name_ru")),
                theme,
                era,
                resource,
                entry.oneOf("type", Technology.class),
                boxed(cost),
                entry.number("vp", 0, MOST_SYMBOLS),
                entry.number("military_power", 0, MOST_SYMBOLS),
                entry.flag("response"),
                entry.flag("remove_2p"),
                EffectReader.read(entry.entries("ops")),
                origin(entry));
        entry.ignore("era", "copies");
        entry.done();
        return card;
    }

    private static Wonder wonder(Entry entry, int index, List<Card> cards, Map<String, Integer> indexes) {
        var theme = entry.oneOf("theme", Theme.class);
        int era = entry.oneOf("era", Resource.class).era();
        var picture = indexes.get(entry.text("picture_card"));
        if (picture == null
                || cards.get(picture).theme() != theme
                || cards.get(picture).era() != era) {
            throw entry.wrong(
                    "picture_card",
                    "must be a card of the same theme and era",
                    "должна быть карта той же темы и эпохи");
        }
        int tokens = entry.number("glory_tokens", 0, GLORY_TOKENS);
        if (tokens > 0 != (theme == Theme.RENAISSANCE)) {
            throw entry.wrong(
                    "glory_tokens",
                    "must be 0 in the New World and more in the Renaissance",
                    "в Новом Мире должно быть 0, в Ренессансе больше");
        }
        var wonder = new Wonder(
                index,
                entry.id(),
                key(entry),
                new Local(entry.text("name_en"), entry.text("name_ru")),
                theme,
                era,
                picture,
                entry.number("vp", 0, MOST_SYMBOLS),
                tokens,
                entry.flag("remove_2p"),
                Condition.read(entry.inside("check")),
                origin(entry));
        entry.ignore("copies");
        entry.done();
        return wonder;
    }

    /** The name as it stands in keys of moves: {@code metal-working}. */
    private static String key(Entry entry) {
        return java.text.Normalizer.normalize(entry.text("name_en"), java.text.Normalizer.Form.NFD)
                .replaceAll("\\p{M}|'", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-");
    }

    private static Origin origin(Entry entry) {
        entry.ignore("name_ru_official", "documented");
        return Origin.of(entry, new Local(entry.text("basis_en"), entry.text("basis_ru")));
    }

    /** PYR-2.1 – PYR-2.3: five starting cards first, then 7, 6, 5, 4 and 3 of the eras in each theme. */
    private static void checkCounts(List<Card> cards) {
        var counts = new int[Theme.values().length][Resource.ERAS + 1];
        var keys = new HashSet<String>();
        for (var card : cards) {
            counts[card.theme().ordinal()][card.era() + 1]++;
            if (!keys.add(card.key())) {
                throw new CardError(
                        CARDS, card.id(), "name_en", "another card has this name", "так называется другая карта");
            }
            if (card.starting() != card.index() < STARTING) {
                throw new CardError(
                        CARDS,
                        card.id(),
                        "theme",
                        "the first 5 cards are the starting set, and only they",
                        "первые 5 карт — стартовый набор, и только они");
            }
        }
        for (var theme : List.of(Theme.NEW_WORLD, Theme.RENAISSANCE)) {
            for (int era = 0; era < Resource.ERAS; era++) {
                if (counts[theme.ordinal()][era + 1] != ROW[era]) {
                    throw new CardError(
                            CARDS,
                            "",
                            "era",
                            theme + " has " + counts[theme.ordinal()][era + 1] + " cards of " + Resource.ofEra(era)
                                    + ", must have " + ROW[era],
                            theme + ", " + Resource.ofEra(era) + ": карт " + counts[theme.ordinal()][era + 1]
                                    + ", а должно быть " + ROW[era]);
                }
            }
            checkRemovals(cards, theme);
        }
    }

    /** PYR-3.3: one card of each era and theme goes to the box with 2 players, so that the rows are 6/5/4/3/2. */
    private static void checkRemovals(List<Card> cards, Theme theme) {
        for (int era = 0; era < Resource.ERAS; era++) {
            int row = era;
            var removed = cards.stream()
                    .filter(card -> card.theme() == theme && card.era() == row && card.removedWithTwo())
                    .toList();
            if (removed.size() != 1) {
                throw new CardError(
                        CARDS,
                        removed.isEmpty() ? "" : removed.getLast().id(),
                        "remove_2p",
                        "exactly one card of " + Resource.ofEra(era) + " in " + theme
                                + " goes to the box with 2 players",
                        theme + ", " + Resource.ofEra(era) + ": при игре вдвоём убирается ровно одна карта");
            }
        }
    }

    private static void checkWonders(List<Wonder> wonders) {
        for (var theme : List.of(Theme.NEW_WORLD, Theme.RENAISSANCE)) {
            for (int era = 0; era < Resource.ERAS; era++) {
                int row = era;
                long count = wonders.stream()
                        .filter(wonder -> wonder.theme() == theme && wonder.era() == row)
                        .count();
                if (count != 2) {
                    throw new CardError(
                            WONDERS,
                            "",
                            "era",
                            theme + " needs 2 wonders of " + Resource.ofEra(era),
                            theme + ", " + Resource.ofEra(era) + ": нужны 2 чуда");
                }
            }
        }
    }
}
