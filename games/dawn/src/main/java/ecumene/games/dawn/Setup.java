package ecumene.games.dawn;

import ecumene.engine.Layout;
import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Rng;
import ecumene.engine.Said;
import ecumene.engine.Seed;
import ecumene.engine.Step;
import ecumene.engine.kit.FirstPlayer;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.Era;
import ecumene.games.dawn.cards.TileSet;
import ecumene.games.dawn.cards.Wonder;
import java.util.List;
import java.util.stream.IntStream;

/** DAWN-2: the set-up. */
public final class Setup {
    public static final String EPIC = "epic";
    public static final String ROUND_LIMIT = "round-limit";
    public static final String NO = "no";
    public static final String YES = "yes";
    public static final List<String> ROUND_LIMITS = List.of(NO, "20", "40", "60", "80", "100");

    private static final int AGENDAS = 3;

    private Setup() {}

    public static DawnState deal(Catalog catalog, Layout layout, ecumene.engine.Setup setup, Seed seed) {
        return deal(
                catalog,
                layout,
                setup,
                seed,
                catalog.tiles().introductory().get(setup.players() - Catalog.MIN_PLAYERS));
    }

    /** @param fixed the map, where it is neither generated nor built */
    static DawnState deal(
            Catalog catalog, Layout layout, ecumene.engine.Setup setup, Seed seed, TileSet.Introductory fixed) {
        var s = new DawnState(catalog, layout, seed, Board.of(catalog.tiles(), List.of()));
        s.clear();
        var limit = setup.options().getOrDefault(ROUND_LIMIT, NO);
        s.roundLimit = limit.equals(NO) ? 0 : Integer.parseInt(limit);
        leaders(s);
        rows(s);
        wonders(s);
        victoryCards(s, setup.options().getOrDefault(EPIC, NO).equals(YES) ? AGENDAS + 1 : AGENDAS);
        s.first = FirstPlayer.of(setup, s, DawnState.Purpose.FIRST_PLAYER);
        s.direction = s.random(DawnState.Purpose.DIRECTION).below(Board.WAYS);
        var begin = new Begin();
        switch (Variant.of(setup.variant())) {
            case INTRODUCTORY -> {
                introductory(s, fixed);
                s.then(POPULATE, begin);
            }
            case GENERATED -> {
                MapGenerator.generate(s);
                s.then(new ChooseColour(0), POPULATE, begin);
            }
            case BUILT -> {
                MapBuilding.deal(s);
                s.then(new ChooseColour(0), new MapBuilding.Next(s.builder), POPULATE, begin);
            }
        }
        s.run();
        return s;
    }

    private record Begin() implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.log(DawnSentence.FIRST_PLAYER, s.first);
            s.then(new Turn.Begin(s.first));
        }
    }

    /** DAWN-2.1. */
    private static void leaders(DawnState s) {
        var leaders = shuffled(s.catalog().leaders().size(), s.random(DawnState.Purpose.LEADERS));
        for (int seat = 0; seat < s.players(); seat++) {
            s.setLeader(seat, leaders[seat]);
            s.log(DawnSentence.LEADS, seat, leaders[seat]);
        }
    }

    private static int[] shuffled(int count, Rng rng) {
        var all = IntStream.range(0, count).toArray();
        rng.shuffle(all);
        return all;
    }

    /** DAWN-2.3: the row of the leader sheet, and a caravan on the economy card. */
    static void rows(DawnState s) {
        for (int seat = 0; seat < s.players(); seat++) {
            var row = s.leader(seat).row();
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                s.setCard(seat, slot, Catalog.focusCard(row.get(slot), 1));
            }
            s.putCaravan(seat, 0, DawnState.ON_CARD);
        }
    }

    // --- wonders (DAWN-2.10, 2.11) ----------------------------------------------------------------------------------

    private static void wonders(DawnState s) {
        var rng = s.random(DawnState.Purpose.WONDERS);
        for (int deck = 0; deck < Wonder.DECKS; deck++) {
            for (var era : Era.values()) {
                int place = deck;
                var cards = s.catalog().wonders().stream()
                        .filter(wonder -> wonder.deck() == place && wonder.era() == era)
                        .mapToInt(Wonder::index)
                        .toArray();
                s.zones().conceal(cards);
                rng.shuffle(cards);
                for (int i = 0; i < cards.length; i++) {
                    s.zones().move(cards[i], i < removed(s.players(), era) ? Places.BOX : Places.deck(deck));
                }
            }
            turnUp(s, deck);
        }
    }

    private static int removed(int players, Era era) {
        return switch (era) {
            case ANCIENT -> players < Catalog.MAX_PLAYERS ? 1 : 0;
            case MEDIEVAL -> players == Catalog.MIN_PLAYERS ? 1 : 0;
            case MODERN -> 0;
        };
    }

    /** DAWN-10.5, DAWN-14.6: the next card of a deck, if there is one. */
    static void turnUp(DawnState s, int deck) {
        if (s.zones().count(Places.deck(deck)) > 0) {
            int wonder = s.zones().first(Places.deck(deck));
            s.zones().move(wonder, Places.offer(deck));
            s.log(DawnSentence.WONDER_TURNED_UP, wonder);
        }
    }

    // --- victory cards (DAWN-2.13, 19.1) ----------------------------------------------------------------------------

    private static void victoryCards(DawnState s, int count) {
        var cards = shuffled(Catalog.VICTORY_CARDS, s.random(DawnState.Purpose.VICTORY_CARDS));
        for (int i = 0; i < count; i++) {
            s.victoryCards |= 1 << cards[i];
            int first = s.catalog()
                    .victoryCards()
                    .get(cards[i])
                    .agendas()
                    .getFirst()
                    .index();
            s.log(DawnSentence.VICTORY_CARD, first, first + 1);
        }
    }

    // --- the map ----------------------------------------------------------------------------------------------------

    /** DAWN-2.5, DAWN-19.2: a fixed map, colours and capitals by seat. */
    private static void introductory(DawnState s, TileSet.Introductory layout) {
        s.setBoard(Board.of(s.catalog().tiles(), layout.tiles()));
        for (int seat = 0; seat < s.players(); seat++) {
            s.setColour(seat, seat);
            s.putCapital(seat, s.board().capital(layout.capitals().get(seat)));
        }
    }

    /** DAWN-2.6: the tokens on their symbols. */
    static final Step<DawnState> POPULATE = s -> {
        for (int space : s.board().spaces()) {
            if (s.board().resource(space) != Board.NONE) {
                s.layResource(space);
            }
        }
        for (int letter = 0; letter < Catalog.BARBARIANS; letter++) {
            s.putBarbarian(letter, s.board().barbarian(letter));
        }
    };

    /** Q-01, DAWN-2.2. */
    record ChooseColour(int seat) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_COLOUR);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int colour = 0; colour < Catalog.MAX_PLAYERS; colour++) {
                if (isFree(s, colour)) {
                    out.add(DawnVerb.COLOUR, colour);
                }
                if (out.size() == 1) {
                    out.unlikely(); // all are alike to a searcher
                }
            }
        }

        private static boolean isFree(DawnState s, int colour) {
            for (int seat = 0; seat < s.players(); seat++) {
                if (s.colour(seat) == colour) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.setColour(seat, move.a());
            s.log(DawnSentence.CHOSE_COLOUR, seat, move.a());
            if (seat + 1 < s.players()) {
                s.then(new ChooseColour(seat + 1));
            }
        }
    }
}
