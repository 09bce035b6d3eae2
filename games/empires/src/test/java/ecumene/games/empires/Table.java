package ecumene.games.empires;

import static ecumene.games.empires.Games.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Lang;
import ecumene.engine.Layout.Faces;
import ecumene.engine.LogEntry;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.engine.testing.Rest;
import ecumene.engine.testing.TestTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The language of the rule tests: who has what where, who picks what, what must then be true. A table starts empty but
 * for the power cards, King of Kings and a pile of unrest; a test lays out what it needs, lets a seat act, and picks by
 * the keys of the moves. A question that the test did not expect makes the next pick or expectation fail.
 */
final class Table extends TestTable<EmpiresState, Table> {
    static final int UNREST = 12;

    private Table(EmpiresState s) {
        super(GAME, s);
    }

    @Override
    protected Table self() {
        return this;
    }

    /** Seats with these nations, each on side B or on the side named: {@code romans:a}. */
    static Table of(String... nations) {
        var table = dealt("mixed", nations);
        table.clear();
        return table;
    }

    /** A real deal with these nations, nothing cleared away; the first seat begins. */
    static Table dealt(String variant, String... nations) {
        return dealt(variant, 1, nations);
    }

    static Table dealt(String variant, long number, String... nations) {
        var setup = Setup.of("empires", nations.length, variant)
                .with("first", "seat1")
                .with("market", variant.equals("legends") ? "legends" : "classics");
        for (int seat = 0; seat < nations.length; seat++) {
            setup = setup.with("nation" + (seat + 1), nations[seat].split(":", -1)[0]);
        }
        var s = GAME.deal(setup, Seed.numbered(1, number));
        var table = new Table(s);
        for (int seat = 0; seat < nations.length; seat++) {
            table.pick(seat, "side " + (nations[seat].endsWith(":a") ? "a" : "b"));
        }
        return table;
    }

    private void clear() {
        s.finish();
        s.frames.clear();
        s.round = 1;
        s.lastRound = EmpiresState.NEVER;
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            s.clearMarket(slot);
        }
        for (int piece = 0; piece < s.catalog().cards().size(); piece++) {
            int zone = s.zones().zoneOf(piece);
            boolean stays = Places.seatOfPowers(zone) >= 0 || zone == Places.KING;
            for (int seat = 0; seat < s.players(); seat++) {
                stays |= zone == Places.path(seat);
            }
            if (!stays) {
                s.zones().move(piece, Places.BOX);
            }
        }
        for (int seat = 0; seat < s.players(); seat++) {
            s.refresh(seat);
            tokens(seat, 0, 0, 0);
        }
        unrest(UNREST);
    }

    // --- laying out -------------------------------------------------------------------------------------------------

    /** A card that lies nowhere yet, by its key or id: the seat's own copy if its nation has one. */
    int piece(int seat, String card) {
        int found = Zones.NONE;
        for (var each : s.catalog().cards()) {
            boolean meant = each.key().equals(card) || each.id().equals(card);
            if (meant && s.isIn(each.index(), Places.BOX)) {
                if (each.nation() == s.nation(seat).index()) {
                    return each.index();
                }
                found = found == Zones.NONE ? each.index() : found;
            }
        }
        if (found == Zones.NONE) {
            throw new IllegalArgumentException("no card " + card + " is left in the box");
        }
        return found;
    }

    /** A card that lies in a zone. */
    int lying(int zone, String card) {
        for (int p = s.zones().first(zone); p != Zones.NONE; p = s.zones().after(p)) {
            if (s.card(p).key().equals(card) || s.card(p).id().equals(card)) {
                return p;
            }
        }
        throw new IllegalArgumentException(card + " does not lie there");
    }

    private Table lay(int seat, int zone, String... cards) {
        for (var card : cards) {
            s.zones().move(piece(seat, card), zone);
        }
        return this;
    }

    Table hand(int seat, String... cards) {
        return lay(seat, Places.hand(seat), cards);
    }

    /** The draw deck, its top first. */
    Table deck(int seat, String... cards) {
        return lay(seat, Places.deck(seat), cards);
    }

    Table discard(int seat, String... cards) {
        return lay(seat, Places.discard(seat), cards);
    }

    Table history(int seat, String... cards) {
        return lay(seat, Places.history(seat), cards);
    }

    private Table layInPlay(int seat, String... cards) {
        lay(seat, Places.play(seat), cards);
        s.refresh(seat);
        return this;
    }

    Table inPlay(int seat, String... cards) {
        return layInPlay(seat, cards);
    }

    Table garrison(int seat, String host, String... cards) {
        int under = hostOf(seat, host);
        for (var card : cards) {
            s.putUnder(seat, piece(seat, card), under);
        }
        return this;
    }

    private int hostOf(int seat, String host) {
        for (int zone : new int[] {Places.play(seat), Places.powers(seat)}) {
            for (int p = s.zones().first(zone); p != Zones.NONE; p = s.zones().after(p)) {
                if (s.card(p).key().equals(host)) {
                    return p;
                }
            }
        }
        throw new IllegalArgumentException(host + " is not in play");
    }

    /** The nation deck, its top first; the accession card is laid by itself. */
    Table nation(int seat, String... cards) {
        return lay(seat, Places.nation(seat), cards);
    }

    Table accession(int seat, String card) {
        return lay(seat, Places.accession(seat), card);
    }

    Table development(int seat, String... cards) {
        return lay(seat, Places.development(seat), cards);
    }

    Table exile(String... cards) {
        return lay(0, Places.EXILE, cards);
    }

    Table fame(String... cards) {
        return lay(0, Places.FAME, cards);
    }

    Table mainDeck(String... cards) {
        return lay(0, Places.MAIN, cards);
    }

    Table small(Suit suit, String... cards) {
        return lay(0, Places.small(suit), cards);
    }

    /** A card in a slot, 1 to 5, with an unrest from the pile below it if its suit wants one. */
    Table market(int slot, String card) {
        int piece = piece(0, card);
        s.zones().move(piece, Places.market(slot - 1));
        Market.tuck(s, slot - 1, piece);
        return this;
    }

    Table on(int slot, Token token, int n) {
        s.putOnMarket(slot - 1, token, n);
        return this;
    }

    /** So many unrest in the pile. */
    Table unrest(int n) {
        while (s.count(Places.UNREST) > n) {
            s.zones().move(s.zones().first(Places.UNREST), Places.BOX);
        }
        while (s.count(Places.UNREST) < n) {
            s.zones().move(piece(0, "unrest"), Places.UNREST);
        }
        return this;
    }

    /** Material, population, progress. */
    Table tokens(int seat, int material, int population, int progress) {
        s.addTokens(seat, Token.MATERIAL, material - s.tokens(seat, Token.MATERIAL));
        s.addTokens(seat, Token.POPULATION, population - s.tokens(seat, Token.POPULATION));
        s.addTokens(seat, Token.PROGRESS, progress - s.tokens(seat, Token.PROGRESS));
        return this;
    }

    Table actions(int seat, int n) {
        s.setActions(seat, n);
        return this;
    }

    Table exhausts(int seat, int n) {
        s.setExhausts(seat, n);
        return this;
    }

    Table empire(int... seats) {
        for (int seat : seats) {
            s.setEmpire(seat, true);
        }
        return this;
    }

    /** A card in play carries an exhaust token. */
    Table exhausted(int seat, String card) {
        s.setExhausted(hostOf(seat, card), true);
        return this;
    }

    /** Everybody knows only what the rules let them know (EMP-5.3): hand and history are their owner's, decks nobody's. */
    Table secret() {
        var zones = s.zones();
        zones.conceal(IntStream.range(0, s.catalog().cards().size())
                .filter(piece -> zones.layout().zones().get(zones.zoneOf(piece)).faces() != Faces.ALL)
                .toArray());
        for (int seat = 0; seat < s.players(); seat++) {
            for (int zone : new int[] {Places.hand(seat), Places.history(seat)}) {
                for (int piece : zones.pieces(zone)) {
                    zones.show(piece, seat);
                }
            }
        }
        return this;
    }

    // --- playing ----------------------------------------------------------------------------------------------------

    private Table begin(int seat, EmpiresState.Phase phase, Step<EmpiresState> step) {
        s.active = seat;
        s.phase = phase;
        return begin(step, seat, EmpiresSentence.ASK_TURN, EmpiresVerb.DONE);
    }

    /** A whole turn of a seat, and whatever follows it. */
    Table turn(int seat) {
        s.active = seat;
        s.phase = EmpiresState.Phase.CHOICE;
        s.finish();
        s.then(new Turn.Choice(seat), CleanUp.BEGIN, new Rest<>(seat, EmpiresSentence.ASK_TURN, EmpiresVerb.DONE));
        s.run();
        return this;
    }

    /** Rounds as they really go, from the turn of the first seat on. */
    Table rounds() {
        s.round = 0;
        s.finish();
        s.then(Turn.ROUND);
        s.run();
        return this;
    }

    /** The operations of an Activate turn. */
    Table activate(int seat) {
        return begin(seat, EmpiresState.Phase.ACTIVATE, new Activate.Operations(seat));
    }

    /** A seat plays a card in its Activate turn; the card is put into hand if it lies nowhere. */
    Table play(int seat, String card) {
        boolean held = Arrays.asList(lie(Places.hand(seat))).contains(card);
        if (!held) {
            hand(seat, card);
        }
        return activate(seat).pick(seat, "play " + card);
    }

    Table exhaust(int seat, String card) {
        return activate(seat).pick(seat, "exhaust " + card);
    }

    /** The solstice as it really goes, this seat's first. */
    Table solstice(int seat) {
        s.first = seat;
        return begin(seat, EmpiresState.Phase.CLEAN_UP, Solstice.BEGIN);
    }

    Table cleanUp(int seat) {
        return begin(seat, EmpiresState.Phase.CLEAN_UP, CleanUp.BEGIN);
    }

    Table draw(int seat, int cards) {
        return begin(seat, EmpiresState.Phase.ACTIVATE, new DrawDeck.Drawing(seat, cards, false, false, false));
    }

    /** The game ends here and is scored. */
    Table score() {
        s.finish();
        s.then(GameEnd.FINAL);
        s.run();
        return this;
    }

    // --- expecting --------------------------------------------------------------------------------------------------

    /** The effect is done: nobody is asked anything but what to do next. */
    @Override
    public Table expectResolved() {
        expectGoingOn();
        var prompt = s.question(s.seatToAnswer()).prompt(s).sentence();
        assertThat(prompt)
                .as("asked %s: %s", prompt, keys(s.seatToAnswer()))
                .isIn(EmpiresSentence.ASK_ACTIVATE, EmpiresSentence.ASK_TURN);
        return this;
    }

    private String[] lie(int zone) {
        return Arrays.stream(s.zones().pieces(zone))
                .mapToObj(piece -> s.card(piece).key())
                .toArray(String[]::new);
    }

    private Table expect(String what, int zone, String... cards) {
        assertThat(lie(zone)).as(what).containsExactlyInAnyOrder(cards);
        return this;
    }

    Table expectHand(int seat, String... cards) {
        return expect("hand", Places.hand(seat), cards);
    }

    /** From the top. */
    Table expectDeck(int seat, String... cards) {
        assertThat(lie(Places.deck(seat))).as("draw deck").containsExactly(cards);
        return this;
    }

    Table expectDiscard(int seat, String... cards) {
        return expect("discard pile", Places.discard(seat), cards);
    }

    Table expectPlay(int seat, String... cards) {
        return expect("play area", Places.play(seat), cards);
    }

    Table expectHistory(int seat, String... cards) {
        return expect("history", Places.history(seat), cards);
    }

    Table expectNation(int seat, String... cards) {
        assertThat(lie(Places.nation(seat))).as("nation deck").containsExactly(cards);
        return this;
    }

    Table expectDevelopment(int seat, String... cards) {
        return expect("development area", Places.development(seat), cards);
    }

    Table expectExile(String... cards) {
        return expect("exile", Places.EXILE, cards);
    }

    Table expectFame(String... cards) {
        assertThat(lie(Places.FAME)).as("fame deck").containsExactly(cards);
        return this;
    }

    Table expectGarrison(int seat, String host, String... cards) {
        int under = hostOf(seat, host);
        var lying = new ArrayList<String>();
        for (int p : s.zones().pieces(Places.garrison(seat))) {
            if (s.host(p) == under) {
                lying.add(s.card(p).key());
            }
        }
        assertThat(lying).as("under " + host).containsExactlyInAnyOrder(cards);
        return this;
    }

    Table expectTokens(int seat, int material, int population, int progress) {
        assertThat(List.of(
                        s.tokens(seat, Token.MATERIAL),
                        s.tokens(seat, Token.POPULATION),
                        s.tokens(seat, Token.PROGRESS)))
                .as("material, population, progress of seat " + seat)
                .containsExactly(material, population, progress);
        return this;
    }

    Table expectActions(int seat, int n) {
        assertThat(s.actions(seat)).as("actions").isEqualTo(n);
        return this;
    }

    Table expectExhausts(int seat, int n) {
        assertThat(s.exhausts(seat)).as("exhaust tokens on the state card").isEqualTo(n);
        return this;
    }

    Table expectExhausted(int seat, String card, boolean exhausted) {
        assertThat(s.isExhausted(hostOf(seat, card))).as(card + " exhausted").isEqualTo(exhausted);
        return this;
    }

    Table expectEmpire(int seat, boolean empire) {
        assertThat(s.isEmpire(seat)).as("empire").isEqualTo(empire);
        return this;
    }

    Table expectUnrestPile(int n) {
        assertThat(s.count(Places.UNREST)).as("unrest pile").isEqualTo(n);
        return this;
    }

    Table expectUnrestInHand(int seat, int n) {
        assertThat(Arrays.stream(lie(Places.hand(seat)))
                        .filter("unrest"::equals)
                        .count())
                .as("unrest in the hand of seat " + seat)
                .isEqualTo(n);
        return this;
    }

    Table expectMarket(int slot, String card) {
        return expect("slot " + slot, Places.market(slot - 1), card);
    }

    Table expectOn(int slot, int material, int population, int progress) {
        assertThat(List.of(
                        s.onMarket(slot - 1, Token.MATERIAL),
                        s.onMarket(slot - 1, Token.POPULATION),
                        s.onMarket(slot - 1, Token.PROGRESS)))
                .as("tokens in slot " + slot)
                .containsExactly(material, population, progress);
        return this;
    }

    Table expectTucked(int slot, boolean unrest) {
        assertThat(s.count(Places.tucked(slot - 1)))
                .as("unrest below slot " + slot)
                .isEqualTo(unrest ? 1 : 0);
        return this;
    }

    Table expectCount(int zone, int n) {
        assertThat(s.count(zone)).isEqualTo(n);
        return this;
    }

    Table expectScoringTriggered(boolean triggered) {
        assertThat(s.lastRound != EmpiresState.NEVER).as("scoring triggered").isEqualTo(triggered);
        return this;
    }

    Table expectCollapsed(boolean collapsed) {
        assertThat(s.collapsed).as("collapsed").isEqualTo(collapsed);
        return this;
    }

    Table expectScore(int seat, int points) {
        assertThat(Scoring.total(s, seat)).as("score of seat " + seat).isEqualTo(points);
        return this;
    }

    /** What one card, wherever it lies among the seat's cards, is worth to it. */
    Table expectPoints(int seat, String card, int points) {
        for (int i = 0; i < 7; i++) {
            for (int p : s.zones().pieces(Scoring.zone(seat, i))) {
                if (s.card(p).key().equals(card)) {
                    assertThat(new Scoring.Tally(s, seat).points(p)).as(card).isEqualTo(points);
                    return this;
                }
            }
        }
        throw new IllegalArgumentException("seat " + seat + " does not own " + card);
    }

    /** The log, as everybody reads it. */
    List<String> log() {
        return readBy(s.players());
    }

    static String text(LogEntry entry) {
        return GAME.texts().say(Lang.EN, entry.said(), GAME, seat -> "P" + (seat + 1));
    }
}
