package ecumene.games.empires;

import ecumene.engine.Layout;
import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.engine.Step;
import ecumene.engine.kit.FirstPlayer;
import ecumene.games.empires.EmpiresState.Purpose;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** EMP-3 and EMP-4: setting the table. */
final class EmpiresSetup {
    static final String NATIONS = "nations";
    static final String NATION = "nation";
    static final String SIDES = "sides";
    static final String MARKET = "market";
    static final String LEVEL = "level";
    static final String RANDOM = "random";
    static final String CHOOSE = "choose";

    private static final Step<EmpiresState> BUILD = EmpiresSetup::build;
    private static final int STARTING_HAND = 5;

    private EmpiresSetup() {}

    /** What can be chosen before the game; the first value of each is the default. */
    static Map<String, List<String>> options(Catalog catalog) {
        var options = new LinkedHashMap<String, List<String>>();
        options.put(FirstPlayer.OPTION, FirstPlayer.values(Catalog.MAX_PLAYERS));
        options.put(NATIONS, List.of(CHOOSE, RANDOM));
        var ids = new ArrayList<String>();
        ids.add(CHOOSE);
        catalog.nations().forEach(nation -> ids.add(nation.id()));
        for (int seat = 1; seat <= Catalog.MAX_PLAYERS; seat++) {
            options.put(NATION + seat, List.copyOf(ids));
        }
        options.put(SIDES, List.of(CHOOSE, "a", "b", RANDOM));
        options.put(MARKET, List.of(RANDOM, "classics", "legends"));
        options.put(LEVEL, List.of("normal", "easy", "hard"));
        return options;
    }

    /** Whether a value says something for so many players of a variant: a nation of a box that is played, for a seat that is there. */
    static boolean offers(Catalog catalog, Variant variant, int players, String option, String value) {
        return switch (option) {
            case MARKET -> variant == Variant.MIXED;
            case LEVEL -> players == 1;
            default ->
                seatOf(option) <= players
                        && nation(catalog, option, value)
                                .map(nation -> variant.uses(nation.box()))
                                .orElse(true);
        };
    }

    /** The seat that gets a nation by this option, from 1; 0 for any other option. */
    private static int seatOf(String option) {
        return option.startsWith(NATION) && !option.equals(NATIONS) ? option.charAt(NATION.length()) - '0' : 0;
    }

    static Optional<Nation> nation(Catalog catalog, String option, String value) {
        return seatOf(option) == 0
                ? Optional.empty()
                : catalog.nations().stream()
                        .filter(nation -> nation.id().equals(value))
                        .findFirst();
    }

    static EmpiresState deal(Catalog catalog, Layout layout, Setup setup, Seed seed) {
        var s = new EmpiresState(catalog, layout, Variant.of(setup.variant()), seed);
        chooseFirstPlayer(s, setup);
        chooseCommonDeck(s, setup.options().getOrDefault(MARKET, RANDOM));
        s.rivalProgress =
                s.practice() ? Practice.startingProgress(setup.options().getOrDefault(LEVEL, "normal")) : 0;
        assign(s, setup);
        var sides = setup.options().getOrDefault(SIDES, CHOOSE);
        s.then(BUILD);
        for (int seat = s.players() - 1; seat >= 0; seat--) {
            s.then(new Sides(seat, sides));
            s.then(new Choose(seat));
        }
        s.run();
        return s;
    }

    /** EMP-4.10. */
    private static void chooseFirstPlayer(EmpiresState s, Setup setup) {
        s.first = FirstPlayer.of(setup, s, Purpose.FIRST_PLAYER);
        s.active = s.first;
        s.log(EmpiresSentence.FIRST_PLAYER, s.first);
    }

    /** EMP-4.1, EMP-21.1: the common deck of one box. */
    private static void chooseCommonDeck(EmpiresState s, String market) {
        if (s.variant() != Variant.MIXED) {
            return;
        }
        s.common = market.equals(RANDOM)
                ? Box.values()[s.random(Purpose.COMMON_DECK).below(Box.values().length)]
                : market.equals("classics") ? Box.CLASSICS : Box.LEGENDS;
    }

    // --- EMP-3.1, EMP-3.2: nations and sides ------------------------------------------------------------------------

    /** Nations that the host gives, then random ones if the host wants that; the others are chosen in seat order. */
    private static void assign(EmpiresState s, Setup setup) {
        for (int seat = 0; seat < s.players(); seat++) {
            var option = NATION + (seat + 1);
            var id = setup.options().getOrDefault(option, CHOOSE);
            if (!id.equals(CHOOSE)) {
                give(s, seat, option, id);
            }
        }
        if (setup.options().getOrDefault(NATIONS, CHOOSE).equals(RANDOM)) {
            for (int seat = 0; seat < s.players(); seat++) {
                if (!s.hasNation(seat)) {
                    var free = free(s);
                    take(s, seat, free.get(s.random(Purpose.NATION).below(free.size())));
                }
            }
        }
    }

    private static void give(EmpiresState s, int seat, String option, String id) {
        for (var nation : s.catalog().nations()) {
            if (nation.id().equals(id)) {
                if (!s.variant().uses(nation.box()) || s.nationTaken(nation.index())) {
                    var allowed = free(s).stream()
                            .map(index -> s.catalog().nations().get(index).id())
                            .toList();
                    throw new Spec.Wrong(option, id, String.join(", ", allowed));
                }
                take(s, seat, nation.index());
            }
        }
    }

    private static List<Integer> free(EmpiresState s) {
        var free = new ArrayList<Integer>();
        for (var nation : s.catalog().nations()) {
            if (s.variant().uses(nation.box()) && !s.nationTaken(nation.index())) {
                free.add(nation.index());
            }
        }
        return free;
    }

    private static void take(EmpiresState s, int seat, int nation) {
        s.setNation(seat, nation);
        s.log(EmpiresSentence.NATION_CHOSEN, seat, nation);
    }

    private record Choose(int seat) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            if (!s.hasNation(seat)) {
                s.then(new ChooseNation(seat));
            }
        }
    }

    /** Q-NATION. */
    record ChooseNation(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_NATION);
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (var nation : s.catalog().nations()) {
                if (!s.variant().uses(nation.box())) {
                    continue;
                }
                if (s.nationTaken(nation.index())) {
                    out.block(EmpiresVerb.NATION, nation.index(), EmpiresSentence.NATION_TAKEN, nation.index());
                } else {
                    out.add(EmpiresVerb.NATION, nation.index());
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            take(s, seat, move.a());
        }
    }

    private record Sides(int seat, String sides) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            switch (sides) {
                case "a" -> laySide(s, seat, false);
                case "b" -> laySide(s, seat, true);
                case RANDOM -> laySide(s, seat, s.random(Purpose.SIDE).below(2) == 1);
                default -> s.then(new ChooseSide(seat));
            }
        }
    }

    /** Q-SIDE. */
    record ChooseSide(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_SIDE, s.nation(seat).index());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            int power = s.nation(seat).power().index();
            out.add(EmpiresVerb.SIDE, Nouns.side(power, 1));
            out.add(EmpiresVerb.SIDE, Nouns.side(power, 0));
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            laySide(s, seat, Nouns.sideOf(move.a()) == 1);
        }
    }

    private static void laySide(EmpiresState s, int seat, boolean sideB) {
        int power = s.nation(seat).power().index();
        s.layBesidePower(seat, power);
        if (sideB) {
            s.turnToSideB(power);
        }
        s.log(EmpiresSentence.SIDE_CHOSEN, seat, Nouns.side(power, sideB ? 1 : 0));
    }

    // --- EMP-3: player areas ----------------------------------------------------------------------------------------

    private static void build(EmpiresState s) {
        for (int seat = 0; seat < s.players(); seat++) {
            layArea(s, seat);
        }
        layCommon(s);
        for (int seat = 0; seat < s.players(); seat++) {
            giveTokens(s, seat);
            dealHand(s, seat);
        }
        s.then(Turn.ROUND);
    }

    private static void layArea(EmpiresState s, int seat) {
        var nation = s.nation(seat);
        boolean pathLies = false;
        var nationDeck = new ArrayList<Integer>();
        var deck = new ArrayList<Integer>();
        for (var card : nation.cards()) {
            int piece = card.index();
            switch (card.start()) {
                case POWER -> {
                    // EMP-3.3: of the path cards the first lies on top of the other
                    if (card.twoSided() && !card.is(Suit.POWER) && pathLies) {
                        s.zones().move(piece, Places.path(seat));
                    } else if (!card.is(Suit.POWER)) {
                        s.layBesidePower(seat, piece);
                        pathLies = card.twoSided();
                    }
                }
                case NATION -> nationDeck.add(piece);
                case ACCESSION -> s.zones().move(piece, Places.accession(seat));
                case DEVELOPMENT -> s.zones().move(piece, Places.development(seat));
                case SUPPLY -> {
                    // EMP-3.8, EMP-4.3: into the unrest pile, if there are players enough
                    if (card.playersMin() <= s.setupPlayers()) {
                        s.zones().move(piece, Places.UNREST);
                    }
                }
                case DECK -> deck.add(piece);
                case COMMON -> throw new IllegalStateException("a common card among those of a nation: " + card.id());
            }
        }
        s.setEmpire(seat, nation.startingPeriod() == Period.EMPIRE);
        Piles.shuffleInto(s, toArray(nationDeck), Places.nation(seat), Purpose.NATION_DECK);
        Piles.shuffleInto(s, toArray(deck), Places.deck(seat), Purpose.DRAW_DECK);
    }

    /** EMP-3.11. */
    private static void giveTokens(EmpiresState s, int seat) {
        s.addTokens(seat, Token.MATERIAL, 3);
        s.addTokens(seat, Token.POPULATION, 2);
        s.addTokens(seat, Token.PROGRESS, 1);
        CleanUp.refresh(s, seat);
    }

    /** EMP-3.10. */
    private static void dealHand(EmpiresState s, int seat) {
        for (int i = 0; i < STARTING_HAND; i++) {
            s.toHand(seat, s.zones().first(Places.deck(seat)));
        }
    }

    // --- EMP-4: the common area -------------------------------------------------------------------------------------

    private static void layCommon(EmpiresState s) {
        var bySuit = new ArrayList<List<Integer>>();
        for (int i = 0; i < Suit.KINDS; i++) {
            bySuit.add(new ArrayList<>());
        }
        // EMP-4.2
        for (var card : s.catalog().common(s.common)) {
            if (card.playersMin() <= s.setupPlayers()) {
                bySuit.get(card.setupSuit().ordinal()).add(card.index());
            }
        }
        replaceTributaries(s, bySuit.get(Suit.TRIBUTARY.ordinal()));
        for (int piece : bySuit.get(Suit.UNREST.ordinal())) {
            s.zones().move(piece, Places.UNREST);
        }
        layFame(s, bySuit.get(Suit.FAME.ordinal()));
        layDecks(s, bySuit);
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            Market.refill(s, slot);
            // EMP-4.9: in the set-up only
            var card = s.card(s.marketCard(slot));
            if (card.is(Suit.CIVILISED) && !card.is(Suit.UNCIVILISED)) {
                s.putOnMarket(slot, Token.PROGRESS, 1);
            }
        }
    }

    /** EMP-21.1: a tributary with the name of a nation in play is replaced by one of the other box. */
    private static void replaceTributaries(EmpiresState s, List<Integer> tributaries) {
        if (s.variant() != Variant.MIXED) {
            return;
        }
        var others = new ArrayList<Integer>();
        for (var card : s.catalog().common(s.common.other())) {
            if (card.setupSuit() == Suit.TRIBUTARY && card.playersMin() <= s.setupPlayers() && !namesNation(s, card)) {
                others.add(card.index());
            }
        }
        for (int i = 0; i < tributaries.size(); i++) {
            if (namesNation(s, s.card(tributaries.get(i)))) {
                int drawn = s.random(Purpose.TRIBUTARY).below(others.size());
                int replacement = others.get(drawn);
                others.remove(Integer.valueOf(replacement));
                s.log(EmpiresSentence.REPLACED_TRIBUTARY, tributaries.get(i), replacement);
                tributaries.set(i, replacement);
            }
        }
    }

    private static boolean namesNation(EmpiresState s, Card card) {
        for (int seat = 0; seat < s.players(); seat++) {
            if (s.nation(seat).name().en().equals(card.name().en())) {
                return true;
            }
        }
        return false;
    }

    /** EMP-4.4: King of Kings below; two or one of the others removed unseen. */
    private static void layFame(EmpiresState s, List<Integer> fame) {
        var faceDown = new ArrayList<Integer>();
        for (int piece : fame) {
            if (s.card(piece).faces().getFirst().instead().isEmpty()) {
                faceDown.add(piece);
            } else {
                s.zones().move(piece, Places.KING);
            }
        }
        Piles.shuffleInto(s, toArray(faceDown), Places.FAME, Purpose.FAME);
        for (int removed = Catalog.MAX_PLAYERS - s.setupPlayers(); removed > 0; removed--) {
            s.zones().move(s.zones().first(Places.FAME), Places.REMOVED);
        }
    }

    /** EMP-4.5, EMP-4.6: three small decks; the rest and all tributaries are the main deck. */
    private static void layDecks(EmpiresState s, List<List<Integer>> bySuit) {
        int small = 4 + s.setupPlayers();
        var main = new ArrayList<>(bySuit.get(Suit.TRIBUTARY.ordinal()));
        for (int i = 0; i < Places.SMALL_DECKS; i++) {
            var cards = toArray(bySuit.get(i));
            int zone = Places.small(Suit.of(i));
            Piles.shuffleInto(s, cards, zone, Purpose.SMALL_DECK);
            for (int n = cards.length - 1; n >= small; n--) {
                main.add(cards[n]);
            }
        }
        Piles.shuffleInto(s, toArray(main), Places.MAIN, Purpose.MAIN_DECK);
    }

    private static int[] toArray(List<Integer> pieces) {
        return pieces.stream().mapToInt(Integer::intValue).toArray();
    }
}
