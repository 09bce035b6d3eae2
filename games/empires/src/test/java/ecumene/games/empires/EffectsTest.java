package ecumene.games.empires;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Options;
import ecumene.engine.testing.Covered;
import ecumene.engine.testing.Rest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every ability of every card, carried out on a table that has everything an effect could want: each option of each
 * choice once, everything that is optional done, otherwise the first that is offered. What happened, and what the card is
 * worth there, is compared with a file that was read against the cards: {@code golden/effects.txt}.
 */
class EffectsTest {
    private static final Path GOLDEN = Path.of(
            System.getProperty("basedir", System.getProperty("user.dir")), "src/test/resources/golden/effects.txt");
    private static final String HOW = """
            An effect has changed. If that is meant, write %s anew and look at the difference:
            build/mvn -pl games/empires -am test -Dtest=EffectsTest -Dgolden=write
            """;
    private static final int MOST_BRANCHES = 40;

    @BeforeAll
    static void write() throws IOException {
        if (System.getProperty("golden", "").equals("write")) {
            Files.createDirectories(GOLDEN.getParent());
            var all = new StringBuilder();
            designs().values().forEach(card -> all.append(trace(card)).append('\n'));
            Files.writeString(GOLDEN, all);
        }
    }

    /** One card of each design; its copies are equal in everything (the catalog refuses others). */
    private static SortedMap<Integer, Card> designs() {
        var designs = new TreeMap<Integer, Card>();
        Games.GAME.catalog().cards().forEach(card -> designs.putIfAbsent(card.design(), card));
        return designs;
    }

    @TestFactory
    Stream<DynamicTest> what_every_card_does() throws IOException {
        var golden = Files.readString(GOLDEN);
        return designs().values().stream()
                .map(card -> DynamicTest.dynamicTest(card.key(), () -> {
                    for (var copy : Games.GAME.catalog().cards()) {
                        if (copy.design() == card.design()) {
                            Covered.card(copy.id());
                        }
                    }
                    int from = golden.indexOf("= " + card.key() + "\n");
                    int to = golden.indexOf("\n= ", from + 1);
                    assertThat(from).as("%s stands in %s", card.key(), GOLDEN).isNotNegative();
                    assertThat(trace(card).strip())
                            .as(HOW, GOLDEN)
                            .isEqualTo(golden.substring(from, to < 0 ? golden.length() : to)
                                    .strip());
                }));
    }

    // --- the table
    // ----------------------------------------------------------------------------------------------------

    /** The owner sits first; the second seat is an empire with a bit of everything, the third a poor barbarian. */
    private static Table table(Card card, int side) {
        var nation = card.nation() == Card.COMMON
                ? "romans"
                : Games.GAME.catalog().nations().get(card.nation()).id();
        var other = nation.equals("greeks") ? "romans" : "greeks";
        var table = Table.of(
                nation + (side == 0 && card.is(Suit.POWER) ? ":a" : ":b"),
                other,
                nation.equals("minoans") ? "persians" : "minoans");
        var s = table.s;
        s.zones().move(card.index(), Places.REVEALED);
        boolean empire = card.period() == Period.EMPIRE || s.isEmpire(0);
        s.setEmpire(0, empire && s.nation(0).canBecomeEmpire());
        table.empire(1).tokens(0, 9, 9, 9).tokens(1, 5, 5, 5).tokens(2, 1, 0, 0).actions(0, 3);
        lay(table, 0, Places.play(0), "hills", "oasis", "floodplain", "city", "religion");
        lay(
                table,
                0,
                Places.hand(0),
                "elders",
                "unrest",
                "jade-mask",
                "lost-scroll",
                "cataphract",
                "metropolis",
                "stone-mask");
        lay(table, 0, Places.discard(0), "coast", "assyrians", "unrest", "moneylender", "lost-scroll", "stone-mask");
        lay(table, 0, Places.deck(0), "shrine", "mysticism", "port", "marsh", "gambling", "town");
        lay(table, 0, Places.history(0), "armenians", "aksumites");
        lay(table, 1, Places.play(1), "jungle", "city", "code-of-laws");
        lay(table, 1, Places.hand(1), "great", "unrest", "settlers");
        lay(table, 1, Places.deck(1), "glory", "advance");
        lay(table, 2, Places.hand(2), "cyprus");
        lay(table, 2, Places.deck(2), "advance");
        lay(table, 0, Places.EXILE, "river", "education", "hittites");
        lay(table, 0, Places.FAME, "praiseworthy", "glorious", "marvellous", "notorious");
        lay(table, 0, Places.MAIN, "steppe", "oracle", "ionians", "temple", "forest", "boats");
        lay(table, 0, Places.small(Suit.REGION), "moor", "plain");
        lay(table, 0, Places.small(Suit.UNCIVILISED), "agriculture", "shaduf");
        lay(table, 0, Places.small(Suit.CIVILISED), "coinage", "pharmacy");
        market(table, 1, "island", "archipelago");
        market(table, 2, "monument", "water-mill");
        market(table, 3, "wonder", "exports");
        market(table, 4, "mining", "leadership");
        market(table, 5, "etruscans", "phoenicians");
        table.on(1, Token.MATERIAL, 2).on(5, Token.POPULATION, 1).on(3, Token.PROGRESS, 1);
        ownArea(table, card);
        if (s.zones().zoneOf(table.lying(Places.play(0), "city")) == Places.play(0)) {
            s.setExhausted(table.lying(Places.play(0), "city"), true);
        }
        return table;
    }

    private static void market(Table table, int slot, String card, String otherwise) {
        boolean free = table.s.catalog().cards().stream()
                .anyMatch(each -> each.key().equals(card) && table.s.isIn(each.index(), Places.BOX));
        table.market(slot, free ? card : otherwise);
    }

    private static int anyRegion(EmpiresState s) {
        for (int piece : s.zones().pieces(Places.play(0))) {
            if (s.card(piece).region()) {
                return piece;
            }
        }
        throw new IllegalStateException("no region in play");
    }

    /** Cards of the nation itself: what the card names, developments, the nation deck, garrisons. */
    private static void ownArea(Table table, Card card) {
        var s = table.s;
        for (var own : s.nation(0).cards()) {
            if (!s.isIn(own.index(), Places.BOX) || own.index() == card.index()) {
                continue;
            }
            boolean named = card.faces().stream()
                    .flatMap(face -> face.requirements().stream())
                    .anyMatch(requirement -> requirement.where() == Requirement.Where.REQUIRES_IN_HISTORY
                            && requirement.cards().contains(own.index()));
            boolean wanted = card.faces().toString().contains("card=" + own.index() + "]")
                    || card.faces().stream()
                            .flatMap(face -> face.requirements().stream())
                            .anyMatch(requirement -> requirement.cards().contains(own.index()));
            if (named) {
                s.zones().move(own.index(), Places.history(0));
            } else if (wanted && own.pinned()) {
                s.layInPlay(0, own.index());
            } else if (own.start() == Start.DEVELOPMENT && s.count(Places.development(0)) < 3) {
                s.zones().move(own.index(), Places.development(0));
            } else if (own.start() == Start.NATION && s.count(Places.nation(0)) < 3) {
                s.zones().move(own.index(), Places.nation(0));
            } else if (own.start() == Start.ACCESSION && s.nation(0).canBecomeEmpire() && !s.isEmpire(0)) {
                s.zones().move(own.index(), Places.accession(0));
            } else if (own.start() == Start.DECK && own.icons(Icon.KNIGHT) > 0) {
                s.putUnder(0, own.index(), anyRegion(s));
            } else if (own.start() == Start.DECK && own.region()) {
                s.layInPlay(0, own.index());
            }
        }
        s.refresh(0);
    }

    private static void lay(Table table, int seat, int zone, String... cards) {
        for (var card : cards) {
            boolean free = table.s.catalog().cards().stream()
                    .anyMatch(each -> each.key().equals(card) && table.s.isIn(each.index(), Places.BOX));
            if (free) {
                table.s.zones().move(table.piece(seat, card), zone);
            }
        }
        table.s.refresh(seat);
    }

    // --- carrying out
    // -------------------------------------------------------------------------------------------------

    private static String trace(Card card) {
        var out = new StringBuilder("= ").append(card.key()).append('\n');
        for (int side = 0; side < card.faces().size(); side++) {
            var face = card.faces().get(side);
            if (card.faces().size() > 1) {
                out.append("side ").append(side == 0 ? 'A' : 'B').append('\n');
            }
            ability(out, "play", card, side, face.play());
            ability(out, "exhaust", card, side, face.exhaust());
            ability(out, "reaction", card, side, face.reaction());
            ability(out, "solstice", card, side, face.solstice());
            ability(out, "on gain", card, side, face.onGain());
            ability(out, "instead", card, side, face.instead());
            passives(out, card, side);
            worth(out, card, side);
        }
        return out.toString();
    }

    private static Table ready(Card card, int side, String kind) {
        var table = table(card, side);
        var s = table.s;
        int piece = card.index();
        if (kind.equals("instead")) {
            for (int other : s.zones().pieces(Places.KING)) {
                s.zones().move(other, Places.BOX);
            }
            s.zones().move(piece, Places.KING);
        } else if (card.start() == Start.POWER) {
            s.layBesidePower(0, piece);
        } else {
            s.layInPlay(0, piece);
        }
        if (side == 1 && !s.isSideB(piece)) {
            s.turnToSideB(piece);
        }
        s.active = 0;
        s.phase = kind.equals("solstice") ? EmpiresState.Phase.SOLSTICE : EmpiresState.Phase.ACTIVATE;
        return table;
    }

    private static void ability(StringBuilder out, String kind, Card card, int side, Clause clause) {
        if (clause.isEmpty()) {
            return;
        }
        var script = new ArrayList<Integer>();
        for (int branch = 0; branch < MOST_BRANCHES; branch++) {
            var choices = new ArrayList<int[]>();
            out.append(kind)
                    .append(": ")
                    .append(String.join("; ", run(kind, card, side, clause, script, choices)))
                    .append('\n');
            int last = choices.size() - 1;
            while (last >= 0 && choices.get(last)[0] + 1 >= choices.get(last)[1]) {
                last--;
            }
            if (last < 0) {
                return;
            }
            script.clear();
            for (int i = 0; i <= last; i++) {
                script.add(choices.get(i)[0] + (i == last ? 1 : 0));
            }
        }
    }

    /** Follows the script at each choice between effects, and takes the first option everywhere else. */
    private static List<String> run(
            String kind, Card card, int side, Clause clause, List<Integer> script, List<int[]> choices) {
        var table = ready(card, side, kind);
        var s = table.s;
        s.finish();
        int before = s.log().size();
        s.then(new Rest<>(0, EmpiresSentence.ASK_TURN, EmpiresVerb.DONE));
        var frame = kind.equals("play")
                ? Frames.Kind.PLAY
                : kind.equals("solstice") ? Frames.Kind.SOLSTICE : Frames.Kind.EXHAUST;
        if (kind.equals("reaction")) {
            Resolve.ability(s, Frames.Kind.OTHER, Clause.NONE, card.index(), 0);
        }
        Resolve.ability(s, frame, clause, card.index(), 0);
        s.frames.put(Note.MARKET_MATERIAL, 2);
        s.frames.put(Note.MARKET_POPULATION, 1);
        s.run();
        while (!s.over() && !(s.question(s.seatToAnswer()) instanceof Rest)) {
            int seat = s.seatToAnswer();
            int pick = 0;
            if (s.question(seat) instanceof Resolve.Choose) {
                int size = s.options(seat).size();
                pick = choices.size() < script.size() ? script.get(choices.size()) : 0;
                choices.add(new int[] {pick, size});
            } else if (s.question(seat) instanceof Reactions.React) {
                pick = s.options(seat).size() - 1;
            }
            s.pick(seat, pick);
        }
        var log = s.log().subList(before, s.log().size()).stream()
                .filter(entry -> entry.readableBy(0) && (entry.readableBy(s.players()) || !entry.readableBy(1)))
                .map(Table::text)
                .filter(text -> !text.startsWith("Into the market"))
                .toList();
        var lines = new ArrayList<>(log);
        lines.add("→ " + place(s, card.index()));
        return lines;
    }

    /** Where the card lies when its effect is done. */
    private static String place(EmpiresState s, int piece) {
        return s.host(piece) != EmpiresState.NO_PIECE
                ? "garrison"
                : s.zones().layout().zones().get(s.zones().zoneOf(piece)).id().replaceAll("\\.\\d$", "");
    }

    // --- passives
    // -----------------------------------------------------------------------------------------------------

    private static void passives(StringBuilder out, Card card, int side) {
        if (card.faces().get(side).passives().isEmpty()) {
            return;
        }
        var without = seen(table(card, side == 0 ? 1 : side));
        var with = new ArrayList<>(seen(ready(card, side, "play")));
        with.removeAll(without);
        out.append("passive: ")
                .append(with.isEmpty() ? "nothing that shows here" : String.join("; ", with))
                .append('\n');
    }

    /** What cards in play change for their owner, as far as it can be seen at rest. */
    private static List<String> seen(Table table) {
        var s = table.s;
        var seen = new ArrayList<String>();
        seen.add("hand limit " + CleanUp.handLimit(s, 0));
        int unrest = table.piece(0, "unrest");
        seen.add("an unrest costs "
                + Unrest.price(s, 0, unrest, new Price(3, 0, 0)).material() + " material or "
                + Unrest.cardsToDiscard(s, 0, unrest, 2) + " cards");
        if (Development.available(s, 0)) {
            int first = s.zones().first(Places.development(0));
            seen.add(s.card(first).name().en() + " costs " + Development.price(s, 0, first));
        }
        for (boolean empire : new boolean[] {false, true}) {
            s.setEmpire(0, empire);
            for (var key : new String[] {"conquer", "advance", "boudicca", "education", "city"}) {
                boolean there = s.catalog().cards().stream()
                        .anyMatch(each -> each.key().equals(key) && s.isIn(each.index(), Places.BOX));
                if (there && Plays.verdict(s, 0, table.piece(0, key), false, false) == Verdict.FINE) {
                    seen.add(key + " can be played as " + (empire ? "empire" : "barbarian"));
                }
                if (there && Plays.isFreePlay(s, 0, s.card(table.piece(0, key)))) {
                    seen.add(key + " is Free Play");
                }
            }
        }
        seen.add("regions " + s.regions(0));
        seen.addAll(offers(s));
        seen.addAll(kinds(s));
        return seen;
    }

    /** Which exiled cards can be acquired, and how an attack can be avoided. */
    private static List<String> offers(EmpiresState s) {
        var offers = new ArrayList<String>();
        Resolve.ability(s, Frames.Kind.OTHER, Clause.NONE, s.nation(0).power().index(), 0);
        var any = new MarketEffect.Acquire(
                List.of(Suit.REGION, Suit.UNCIVILISED, Suit.CIVILISED, Suit.TRIBUTARY),
                false,
                MarketEffect.Carrying.ANYTHING,
                1,
                false);
        var acquire = Options.plain();
        new Market.Acquire(0, any).options(s, acquire);
        acquire.moves().forEach(move -> {
            if (s.isIn(move.a(), Places.EXILE)) {
                offers.add("may acquire " + s.card(move.a()).key() + " from exile");
            }
        });
        var protection = Options.plain();
        new Attacks.Protection(0, 1).listProtections(s, protection);
        protection.moves().forEach(move -> offers.add("against an attack: " + move.key(Games.GAME)));
        s.frames.pop();
        return offers;
    }

    /** Passives that have a rule of their own elsewhere, by name. */
    private static List<String> kinds(EmpiresState s) {
        var kinds = new ArrayList<String>();
        for (var kind : Passive.Kind.values()) {
            if (s.has(0, kind)) {
                kinds.add(kind.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '));
            }
        }
        return kinds;
    }

    /** What it counts for in its usual places. */
    private static void worth(StringBuilder out, Card card, int side) {
        if (card.faces().get(side).vp() instanceof Vp.None) {
            return;
        }
        out.append("points:");
        if (card.start() == Start.POWER) {
            var table = ready(card, side, "play");
            out.append(' ')
                    .append(new Scoring.Tally(table.s, 0).points(card.index()))
                    .append('\n');
            return;
        }
        var table = table(card, side);
        var s = table.s;
        s.zones().move(card.index(), Places.hand(0));
        out.append(" hand ").append(new Scoring.Tally(s, 0).points(card.index()));
        s.zones().move(card.index(), Places.history(0));
        out.append(", history ").append(new Scoring.Tally(s, 0).points(card.index()));
        s.layInPlay(0, card.index());
        out.append(", play ").append(new Scoring.Tally(s, 0).points(card.index()));
        s.putUnder(0, card.index(), anyRegion(s));
        s.refresh(0);
        out.append(", garrison ")
                .append(new Scoring.Tally(s, 0).points(card.index()))
                .append('\n');
    }
}
