package ecumene.games.empires;

import ecumene.engine.Game.Local;
import ecumene.engine.Texts;
import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import ecumene.engine.kit.Origin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** EMP-2: all 552 cards and the sixteen nations, read from the data files and checked. A piece is a physical card. */
final class Catalog {
    static final int MAX_PLAYERS = 4;
    private static final int MOST_TOKENS = 9;

    private static final Map<Box, List<String>> NATIONS = Map.of(
            Box.CLASSICS,
            List.of("carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings"),
            Box.LEGENDS,
            List.of("arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians"));

    /** EMP-2.2, EMP-2.3: common cards of a box by the suit they are sorted by. */
    private static final Map<Suit, Integer> COMMON_CARDS = Map.of(
            Suit.UNREST,
            12,
            Suit.UNCIVILISED,
            22,
            Suit.TRIBUTARY,
            11,
            Suit.REGION,
            14,
            Suit.FAME,
            9,
            Suit.CIVILISED,
            15);

    /** The card that Cafall may exile (EMP-L-5.4). */
    private static final String BOAR = "twrch-trwyth";

    private final Card[] cards;
    private final List<Card> list;
    private final List<Nation> nations;
    private final List<List<Card>> common;
    private final Clause[] clauses;
    private final int boar;

    private Catalog(List<Card> cards, List<Nation> nations, List<List<Card>> common, List<Clause> clauses) {
        this.list = List.copyOf(cards);
        this.cards = cards.toArray(new Card[0]);
        this.nations = List.copyOf(nations);
        this.common = List.copyOf(common);
        this.clauses = clauses.toArray(new Clause[0]);
        this.boar = cards.stream()
                .filter(card -> card.key().equals(BOAR))
                .findFirst()
                .map(Card::index)
                .orElseThrow(() -> new CardError(
                        file(Box.LEGENDS, "arthurians"), "", "key", "no card " + BOAR, "нет карты " + BOAR));
    }

    List<Card> cards() {
        return list;
    }

    Card card(int piece) {
        return cards[piece];
    }

    List<Nation> nations() {
        return nations;
    }

    List<Card> common(Box box) {
        return common.get(box.ordinal());
    }

    Clause clause(int number) {
        return clauses[number];
    }

    int clauses() {
        return clauses.length;
    }

    int boar() {
        return boar;
    }

    // --- files ------------------------------------------------------------------------------------------------------

    private static String file(Box box, String what) {
        return box.id() + "-" + what + ".yaml";
    }

    private static List<String> nationsOf(Box box) {
        return NATIONS.getOrDefault(box, List.of());
    }

    static List<String> files() {
        var files = new ArrayList<String>();
        for (var box : Box.values()) {
            files.add(file(box, "common"));
            nationsOf(box).forEach(nation -> files.add(file(box, nation)));
        }
        return files;
    }

    static Catalog read(Cards data, Texts texts) {
        return new Reader(data, texts).read();
    }

    /** Where the Russian name of a card comes from. */
    private enum NameSource {
        OFFICIAL,
        RULEBOOK_PROSE,
        TRANSLATION
    }

    /** Gathers all records first: cards name each other across files. */
    private static final class Reader {
        private final Cards data;
        private final Texts texts;
        private final Map<String, List<Entry>> entries = new LinkedHashMap<>();
        private final Map<String, Integer> ids = new HashMap<>();
        private final Map<String, Integer> copies = new HashMap<>();
        private final Map<String, Integer> copiesSoFar = new HashMap<>();
        private final Map<String, Card> byKey = new HashMap<>();
        private final EffectReader effects = new EffectReader(ids);
        private final List<Card> cards = new ArrayList<>();

        Reader(Cards data, Texts texts) {
            this.data = data;
            this.texts = texts;
        }

        Catalog read() {
            for (var file : files()) {
                var records = data.entries(file, "cards");
                entries.put(file, records);
                for (var record : records) {
                    if (ids.put(record.id(), ids.size()) != null) {
                        throw record.wrong("id", "stands twice", "встречается дважды");
                    }
                    copies.merge(record.text("key"), 1, Integer::sum);
                }
            }
            var nations = new ArrayList<Nation>();
            var common = new ArrayList<List<Card>>();
            for (var box : Box.values()) {
                common.add(common(box));
                for (var id : nationsOf(box)) {
                    nations.add(nation(box, id, nations.size()));
                }
            }
            return new Catalog(cards, nations, common, effects.clauses());
        }

        private List<Card> common(Box box) {
            var file = file(box, "common");
            var entry = data.entry(file, "box");
            if (entry.oneOf("id", Box.class) != box) {
                throw entry.wrong("id", "must be " + box.id(), "должно быть " + box.id());
            }
            entry.done();
            var own = cards(file, box, Card.COMMON);
            for (var suit : Suit.values()) {
                int wanted = COMMON_CARDS.getOrDefault(suit, 0);
                long there =
                        own.stream().filter(card -> card.setupSuit() == suit).count();
                if (there != wanted) {
                    throw new CardError(
                            file,
                            "",
                            "suits",
                            "has " + there + " cards of " + suit.id() + ", must have " + wanted,
                            suit.id() + ": карт " + there + ", а должно быть " + wanted);
                }
            }
            return own;
        }

        private Nation nation(Box box, String id, int index) {
            var file = file(box, id);
            var entry = data.entry(file, "nation");
            if (!entry.text("id").equals(id) || entry.oneOf("box", Box.class) != box) {
                throw entry.wrong("id", "must be " + id, "должно быть " + id);
            }
            var own = cards(file, box, index);
            if (own.isEmpty()
                    || !own.getFirst().is(Suit.POWER)
                    || !own.getFirst().twoSided()) {
                throw new CardError(
                        file,
                        own.isEmpty() ? "" : own.getFirst().id(),
                        "suits",
                        "the first card must be the power card with its two sides",
                        "первой должна стоять карта способности с двумя сторонами");
            }
            int count = entry.number("cards", 1, 99);
            if (own.size() != count) {
                throw entry.wrong("cards", "there are " + own.size() + " cards", "карт здесь " + own.size());
            }
            var nation = new Nation(
                    index,
                    id,
                    box,
                    new Local(entry.text("name_en"), entry.text("name_ru")),
                    entry.flag("has_development_area"),
                    entry.flag("has_nation_deck"),
                    entry.flag("has_history"),
                    entry.flag("has_sunken_pile"),
                    entry.flag("can_become_empire"),
                    entry.oneOf("starting_state", Period.class),
                    entry.number("exhaust_tokens", 1, MOST_TOKENS),
                    own);
            entry.done();
            return nation;
        }

        private List<Card> cards(String file, Box box, int nation) {
            var own = new ArrayList<Card>();
            for (var entry : entries.getOrDefault(file, List.of())) {
                var card = card(entry, box, nation);
                entry.done();
                sameAsItsCopies(entry, card);
                cards.add(card);
                own.add(card);
            }
            return own;
        }

        private Card card(Entry entry, Box box, int nation) {
            var key = entry.text("key");
            var name = new Local(entry.text("name_en"), entry.text("name_ru"));
            var suits = constants(entry, "suits", Suit.class);
            var icons = constants(entry, "icons", Icon.class);
            var start = entry.oneOf("start", Start.class);
            if ((start == Start.COMMON) != (nation == Card.COMMON)) {
                throw entry.wrong(
                        "start",
                        "common cards start as common, and only they",
                        "общие карты начинают как common, и только они");
            }
            var origin = origin(entry);
            var faces = faces(entry, name, origin);
            return new Card(
                    cards.size(),
                    entry.id(),
                    key,
                    copiesSoFar.merge(key, 1, Integer::sum),
                    copies.getOrDefault(key, 1),
                    byKey.containsKey(key) ? byKey.get(key).design() : byKey.size(),
                    entry.text("code"),
                    entry.text("code_ru"),
                    name,
                    box,
                    nation,
                    suits,
                    icons,
                    Suit.bits(suits),
                    Pack.of(suits),
                    (int) suits.stream().filter(suit -> suit == Suit.REGION).count(),
                    Pack.of(icons),
                    entry.oneOf("state", Period.class),
                    entry.oneOf("marker", Marker.class),
                    start,
                    entry.number("players_min", 2, MAX_PLAYERS),
                    entry.flag("free_play"),
                    entry.flag("playable"),
                    entry.flag("can_be_garrisoned"),
                    cost(entry),
                    points(faces),
                    faces);
        }

        private static int points(List<Face> faces) {
            if (faces.size() > 1) {
                return Card.VARIES;
            }
            return switch (faces.getFirst().vp()) {
                case Vp.None none -> 0;
                case Vp.Fixed fixed -> fixed.value();
                case Vp.Conditional conditional -> Card.VARIES;
                case Vp.Variable variable -> Card.VARIES;
            };
        }

        private static Price cost(Entry entry) {
            if (!entry.has("development_cost")) {
                return Price.NOTHING;
            }
            var amounts = entry.amounts("development_cost", Token.class, MOST_TOKENS);
            return new Price(amounts[0], amounts[1], amounts[2]);
        }

        private List<Face> faces(Entry entry, Local name, Origin origin) {
            if (!entry.has("sides")) {
                return List.of(AbilityReader.read(effects, entry, name, origin));
            }
            var faces = new ArrayList<Face>();
            for (var side : entry.entries("sides")) {
                var letter = faces.isEmpty() ? "a" : "b";
                if (!side.text("side").equals(letter)) {
                    throw side.wrong("side", "must be " + letter, "должно быть " + letter);
                }
                var own = side.has("name_en") ? new Local(side.text("name_en"), side.text("name_ru")) : name;
                var from = Origin.of(side, origin.remark());
                faces.add(AbilityReader.read(effects, side, own, from));
                side.done();
            }
            if (faces.size() != 2) {
                throw entry.wrong("sides", "must be two", "должно быть две");
            }
            return faces;
        }

        private Origin origin(Entry entry) {
            var name = entry.oneOf("name_ru_source", NameSource.class);
            return Origin.of(entry, texts.local("origin.name." + Prose.key(name)));
        }

        /** Cards that share a key are offered as one, so they must be equal in everything that plays a part. */
        private void sameAsItsCopies(Entry entry, Card card) {
            var first = byKey.putIfAbsent(card.key(), card);
            if (first != null && !equal(first, card)) {
                throw entry.wrong(
                        "key",
                        "a different card has this key: " + first.id(),
                        "этот ключ у другой карты: " + first.id());
            }
        }

        private static boolean equal(Card a, Card b) {
            return a.name().equals(b.name())
                    && a.suits().equals(b.suits())
                    && a.icons().equals(b.icons())
                    && a.period() == b.period()
                    && a.marker() == b.marker()
                    && a.freePlay() == b.freePlay()
                    && a.playable() == b.playable()
                    && a.garrisonable() == b.garrisonable()
                    && a.cost().equals(b.cost())
                    && sameFaces(a, b);
        }

        private static boolean sameFaces(Card a, Card b) {
            boolean same = a.faces().size() == b.faces().size();
            for (int i = 0; same && i < a.faces().size(); i++) {
                var one = a.faces().get(i);
                var two = b.faces().get(i);
                same = one.vp().equals(two.vp())
                        && one.play().equals(two.play())
                        && one.exhaust().equals(two.exhaust())
                        && one.reaction().equals(two.reaction())
                        && one.reactsTo() == two.reactsTo()
                        && one.solstice().equals(two.solstice())
                        && one.instead().equals(two.instead())
                        && one.oncePerPlayer() == two.oncePerPlayer()
                        && one.passives().equals(two.passives())
                        && one.requirements().equals(two.requirements());
            }
            return same;
        }

        private static <E extends Enum<E>> List<E> constants(Entry entry, String field, Class<E> type) {
            var constants = new ArrayList<E>();
            for (var value : entry.texts(field)) {
                constants.add(EffectReader.constant(entry, field, value, type));
            }
            return constants;
        }
    }
}
