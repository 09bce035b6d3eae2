package ecumene.games.ages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Layout.Faces;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.engine.testing.Shipped;
import ecumene.engine.testing.TestTable;
import ecumene.games.ages.AgesState.Phase;
import ecumene.games.ages.Tokens.Kind;
import ecumene.games.ages.face.AgesFacts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The language of the rule tests: lays out a position of {@code ages}, plays moves by their keys, and says what is
 * expected. Seats are counted from 0. A new table is in age I, round 2, seat 0 active; every civilization has its
 * starting technologies and tokens, all actions available, empty hands, and the row is empty. Whatever lies nowhere is
 * in the box.
 */
final class Table extends TestTable<AgesState, Table> {
    static final Shipped SHIPPED = new Shipped(new AgesProvider());
    static final AgesGame GAME = AgesGame.open(SHIPPED.packed());

    static Table of(int players) {
        return of(players, 1);
    }

    /** The same with other chances. */
    static Table of(int players, long seed) {
        return new Table(players, seed);
    }

    /** A game as dealt, seat 0 first. */
    static AgesState dealt(int players, long seed) {
        return GAME.deal(Setup.of("ages", players, "full").with("first", "seat1"), Seed.numbered(seed, 1));
    }

    /** A table as it is dealt, seat 0 first and asked. */
    static Table fresh(int players) {
        return new Table(dealt(players, 1));
    }

    private Table(AgesState s) {
        super(GAME, s);
    }

    @Override
    protected Table self() {
        return this;
    }

    /** Which of several equal units or buildings is meant makes no difference. */
    @Override
    protected String plain(int seat, String key) {
        return super.plain(seat, key).replaceAll("^(send|raze) (\\S+) \\d+$", "$1 $2");
    }

    @Override
    protected void picked() {
        s.audit();
    }

    private Table(int players, long seed) {
        this(dealt(players, seed));
        s.finish();
        for (int piece = 0; piece < s.catalog.pieces(); piece++) {
            s.zones().move(piece, Places.BOX);
        }
        Arrays.fill(s.row, (short) AgesState.NONE);
        s.age = 1;
        s.round = 2;
        s.active = 0;
        for (int seat = 0; seat < players; seat++) {
            s.civilSpent[seat] = 0;
            s.militarySpent[seat] = 0;
        }
    }

    // --- naming cards ---------------------------------------------------------------------------------------------

    /** The kind of a card by its key. */
    static int kind(String key) {
        for (var card : GAME.catalog().cards()) {
            if (card.key().equals(key)) {
                return card.index();
            }
        }
        throw new IllegalArgumentException("no card " + key);
    }

    /** A physical card of this key (or {@code key@n}) that lies in the box, or else the first one. */
    int piece(String key) {
        int at = key.indexOf('@');
        int kind = kind(at < 0 ? key : key.substring(0, at));
        if (at >= 0) {
            return s.catalog.firstPiece(kind) + Integer.parseInt(key.substring(at + 1)) - 1;
        }
        int free = s.pieceIn(Places.BOX, kind);
        return free == Zones.NONE ? s.catalog.firstPiece(kind) : free;
    }

    private int number(String key) {
        int kind = kind(key);
        return kind - Catalog.first(s.catalog.card(kind).type());
    }

    // --- laying out: the table ------------------------------------------------------------------------------------

    Table age(int age) {
        s.age = age;
        return this;
    }

    Table round(int round) {
        s.round = round;
        return this;
    }

    Table lastRound(int round) {
        s.lastRound = round;
        return this;
    }

    Table first(int seat) {
        s.first = seat;
        return this;
    }

    /** Cards in the spaces of the row, from the first; an empty text leaves a space empty. */
    Table row(String... cards) {
        for (int space = 0; space < cards.length; space++) {
            if (!cards[space].isEmpty()) {
                space(space + 1, cards[space]);
            }
        }
        return this;
    }

    /** One card in a space, counted from 1. */
    Table space(int space, String card) {
        int piece = piece(card);
        s.zones().move(piece, Places.ROW);
        s.row[space - 1] = (short) piece;
        return this;
    }

    /** The current civil deck, top card first. */
    Table civilDeck(String... cards) {
        return lay(Places.CIVIL_DECK, cards);
    }

    Table militaryDeck(String... cards) {
        return lay(Places.MILITARY_DECK, cards);
    }

    Table waitingCivil(int age, String... cards) {
        return lay(Places.waitingCivil(age), cards);
    }

    Table waitingMilitary(int age, String... cards) {
        return lay(Places.waitingMilitary(age), cards);
    }

    /** The whole decks of an age that has not begun, as far as their cards lie in the box. */
    Table waiting(int age) {
        return wholeDecks(age, Places.waitingCivil(age), Places.waitingMilitary(age));
    }

    /** The current decks, with all cards of the age that lie in the box. */
    Table decks() {
        return wholeDecks(s.age, Places.CIVIL_DECK, Places.MILITARY_DECK);
    }

    private Table wholeDecks(int age, int civil, int military) {
        for (int piece : s.zones().pieces(Places.BOX)) {
            var card = s.card(piece);
            if (card.level() == age && s.catalog.minPlayers(piece) <= s.players()) {
                s.zones().move(piece, card.type().civil() ? civil : military);
            }
        }
        return this;
    }

    Table discards(String... cards) {
        return lay(Places.DISCARD, cards);
    }

    Table currentEvents(String... cards) {
        return lay(Places.CURRENT_EVENTS, cards);
    }

    Table futureEvents(String... cards) {
        return lay(Places.FUTURE_EVENTS, cards);
    }

    Table commonTactics(String... cards) {
        for (var card : cards) {
            s.commonTactics |= 1 << number(card);
        }
        return lay(Places.TACTICS, cards);
    }

    Table lay(int zone, String... cards) {
        for (var card : cards) {
            s.zones().move(piece(card), zone);
        }
        return this;
    }

    // --- laying out: civilizations --------------------------------------------------------------------------------

    Table civil(int seat, String... cards) {
        return lay(Places.civilHand(seat), cards);
    }

    Table hand(int seat, String... cards) {
        return lay(Places.hand(seat), cards);
    }

    /** Military cards that came from a deck: only their owner knows them. Several of an age, or the back tells. */
    Table drawn(int seat, String... cards) {
        var pieces = new int[cards.length];
        for (int i = 0; i < cards.length; i++) {
            pieces[i] = piece(cards[i]);
            s.zones().move(pieces[i], Places.MILITARY_DECK);
        }
        s.zones().conceal(pieces);
        for (int piece : pieces) {
            s.zones().move(piece, Places.hand(seat));
        }
        return this;
    }

    /** Technologies come into play without a cost: farms, mines, urban, units, special, government. */
    Table knows(int seat, String... cards) {
        for (var card : cards) {
            int kind = kind(card);
            var type = s.catalog.card(kind).type();
            if (!s.catalog.card(kind).starting()) {
                s.zones().move(piece(card), Places.play(seat));
            }
            if (type == Type.GOVERNMENT) {
                s.government[seat] = (byte) number(card);
            } else if (type.special()) {
                s.setSpecial(seat, type.ordinal() - Type.LAW.ordinal(), number(card) + 1);
                int blue = s.catalog.card(kind).symbols().blueTokens();
                s.blue[seat] += blue;
                s.blueOwned[seat] += blue;
            } else {
                s.learn(seat, kind);
            }
        }
        return refresh(seat);
    }

    /** So many workers stand on a technology; its technology is in play; they come from outside the game. */
    Table workers(int seat, String card, int count) {
        int slot = kind(card);
        if (!s.knows(seat, slot)) {
            knows(seat, card);
        }
        s.yellowOwned[seat] += count - s.workers(seat, slot);
        s.addWorkers(seat, slot, count - s.workers(seat, slot));
        return this;
    }

    /** No workers on any card. */
    Table noWorkers(int seat) {
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            s.yellowOwned[seat] -= s.workers(seat, slot);
            s.addWorkers(seat, slot, -s.workers(seat, slot));
        }
        return this;
    }

    Table pool(int seat, int count) {
        s.yellowOwned[seat] += count - s.pool[seat];
        s.pool[seat] = count;
        return this;
    }

    Table yellow(int seat, int count) {
        s.yellowOwned[seat] += count - s.yellow[seat];
        s.yellow[seat] = count;
        return this;
    }

    Table blue(int seat, int count) {
        s.blueOwned[seat] += count - s.blue[seat];
        s.blue[seat] = count;
        return this;
    }

    /** So many blue tokens on a farm, mine or lab, from outside the game. */
    Table tokens(int seat, String card, int count) {
        int slot = kind(card);
        if (!s.knows(seat, slot)) {
            knows(seat, card);
        }
        s.blueOwned[seat] += count - s.tokens(seat, slot);
        s.addTokens(seat, slot, count - s.tokens(seat, slot));
        return this;
    }

    Table science(int seat, int points) {
        s.science[seat] = points;
        return this;
    }

    Table culture(int seat, int points) {
        s.culture[seat] = points;
        return this;
    }

    Table leader(int seat, String card) {
        lay(Places.play(seat), card);
        s.leader[seat] = (byte) number(card);
        s.leaderAges[seat] |= (byte) (1 << s.catalog.card(kind(card)).level());
        return refresh(seat);
    }

    Table wonder(int seat, String card) {
        lay(Places.play(seat), card);
        s.wonders[seat] |= 1 << number(card);
        int blue = s.catalog.card(kind(card)).symbols().blueTokens();
        s.blue[seat] += blue;
        s.blueOwned[seat] += blue;
        s.touchAll();
        return refresh(seat);
    }

    Table ruined(int seat, String card) {
        wonder(seat, card);
        s.ruined[seat] |= 1 << number(card);
        return refresh(seat);
    }

    Table homerUnder(int seat, String wonder) {
        lay(Places.play(seat), "homer");
        s.homer[seat] = (byte) number(wonder);
        return refresh(seat);
    }

    /** An unfinished wonder with so many stages; the tokens on them come from outside. */
    Table building(int seat, String card, int stages) {
        lay(Places.play(seat), card);
        s.building[seat] = (byte) number(card);
        s.stages[seat] = (byte) stages;
        s.blueOwned[seat] += stages;
        return this;
    }

    /** A colony, without its token symbols. */
    Table colony(int seat, String card) {
        lay(Places.play(seat), card);
        s.colonies[seat] |= 1 << number(card);
        s.touch(seat);
        return this;
    }

    /** The current tactic, a common one. */
    Table tactic(int seat, String card) {
        if ((s.commonTactics & 1 << number(card)) == 0) {
            commonTactics(card);
        }
        s.tactic[seat] = (byte) number(card);
        s.touch(seat);
        return this;
    }

    Table exclusiveTactic(int seat, String card) {
        int piece = piece(card);
        s.zones().move(piece, Places.play(seat));
        s.tactic[seat] = (byte) number(card);
        s.ownTactic[seat] = (short) piece;
        s.touch(seat);
        return this;
    }

    /** A pact in the owner's area; the owner's side is 'A', 'B' or ' ' for a pact without sides. */
    Table pact(int owner, int partner, String card, char side) {
        lay(Places.play(owner), card);
        int pact = number(card);
        s.pactOwner[pact] = (byte) owner;
        s.pactPartner[pact] = (byte) partner;
        s.pactSide[pact] = (byte) (side == 'A' ? Pacts.SIDE_A : side == 'B' ? Pacts.SIDE_B : Pacts.NO_SIDE);
        s.touchAll();
        return refresh(owner).refresh(partner);
    }

    Table war(int seat, int rival, String card) {
        int piece = piece(card);
        s.zones().move(piece, Places.play(seat));
        s.war[seat] = (short) piece;
        s.warTarget[seat] = (byte) rival;
        return this;
    }

    /** So many civil actions are spent. */
    Table civilSpent(int seat, int count) {
        s.civilSpent[seat] = count;
        return this;
    }

    Table militarySpent(int seat, int count) {
        s.militarySpent[seat] = count;
        return this;
    }

    /** Military actions for this turn only. */
    Table temporaryMilitary(int seat, int count) {
        s.militaryTemporary[seat] = count;
        return this;
    }

    /** Exactly this strength rating, made of Modern Infantry, Riflemen, Swordsmen and Warriors without a tactic. */
    Table strength(int seat, int strength) {
        for (var unit : List.of("modern-infantry", "riflemen", "swordsmen", "warriors")) {
            if (s.knows(seat, kind(unit))) {
                workers(seat, unit, 0);
            }
        }
        int left = strength - s.strength(seat);
        for (var unit : List.of("modern-infantry", "riflemen", "swordsmen", "warriors")) {
            int each = s.catalog.strength[kind(unit)];
            boolean can = s.knows(seat, kind(unit)) || s.pieceIn(Places.BOX, kind(unit)) != Zones.NONE;
            if (left >= each && can) {
                workers(seat, unit, left / each);
                left %= each;
            }
        }
        return expectStrength(seat, strength);
    }

    private Table refresh(int seat) {
        s.touchAll();
        Ratings.refreshActions(s, seat);
        return this;
    }

    /**
     * Everybody knows only what the rules let them know: a hand is its owner's, decks are nobody's. Military cards that
     * lie nowhere are out of the game unseen, so that a hidden card could be any of them.
     */
    Table secret() {
        for (int piece : s.zones().pieces(Places.BOX)) {
            if (!s.card(piece).type().civil()) {
                s.zones().move(piece, Places.GONE);
            }
        }
        var zones = s.zones().layout().zones();
        s.zones()
                .conceal(IntStream.range(0, s.catalog.pieces())
                        .filter(piece -> zones.get(s.zones().zoneOf(piece)).faces() != Faces.ALL)
                        .toArray());
        for (int seat = 0; seat < s.players(); seat++) {
            for (int piece : s.zones().pieces(Places.hand(seat))) {
                s.zones().show(piece, seat);
            }
        }
        return this;
    }

    // --- playing --------------------------------------------------------------------------------------------------

    /** A whole turn of a seat begins. */
    Table turn(int seat) {
        return begin(seat, Turn.BEGIN);
    }

    /** The politics phase of a seat. */
    Table politics(int seat) {
        return begin(seat, Politics::begin);
    }

    /** The action phase of a seat. */
    Table actions(int seat) {
        return begin(seat, Actions.BEGIN);
    }

    /** The end of a seat's turn; then the next turn begins. */
    Table endOfTurn(int seat) {
        s.active = seat;
        s.phase = Phase.ACTION;
        return begin(seat, EndOfTurn.BEGIN);
    }

    /** An event is revealed in a seat's politics phase; when it is done the table rests. */
    Table event(int seat, String card) {
        currentEvents(card);
        if (s.zones().count(Places.CURRENT_EVENTS) == 1) {
            var filler = card.equals("impact-of-balance") ? "impact-of-colonies" : "impact-of-balance";
            futureEvents(filler); // so that there is something to go on with
        }
        return rest(seat, Events::reveal);
    }

    /** The game is scored. */
    Table finalScoring() {
        return begin(s.active, Scoring.FINAL);
    }

    /** Something happens; when it is done the table rests to be looked at. */
    Table rest(int seat, Step<AgesState> step) {
        s.active = seat;
        s.phase = Phase.POLITICS;
        return begin(step, seat, AgesSentence.ASK_POLITICS, AgesVerb.PASS);
    }

    private Table begin(int seat, Step<AgesState> step) {
        s.active = seat;
        return begin(step);
    }

    // --- expecting ------------------------------------------------------------------------------------------------

    Table expectTurnOf(int seat) {
        assertThat(s.active).as("active seat").isEqualTo(seat);
        return this;
    }

    Table expectCulture(int seat, int points) {
        assertThat(s.culture[seat]).as("culture of seat %d", seat).isEqualTo(points);
        return this;
    }

    Table expectScience(int seat, int points) {
        assertThat(s.science[seat]).as("science of seat %d", seat).isEqualTo(points);
        return this;
    }

    Table expectStrength(int seat, int strength) {
        assertThat(s.strength(seat)).as("strength of seat %d", seat).isEqualTo(strength);
        return this;
    }

    Table expectHappiness(int seat, int happiness) {
        assertThat(s.happiness(seat)).as("happiness of seat %d", seat).isEqualTo(happiness);
        return this;
    }

    Table expectDiscontent(int seat, int workers) {
        assertThat(Population.discontent(s, seat))
                .as("discontent workers of seat %d", seat)
                .isEqualTo(workers);
        return this;
    }

    Table expectCultureRating(int seat, int rating) {
        assertThat(s.cultureRating(seat)).as("culture rating of seat %d", seat).isEqualTo(rating);
        return this;
    }

    Table expectScienceRating(int seat, int rating) {
        assertThat(s.scienceRating(seat)).as("science rating of seat %d", seat).isEqualTo(rating);
        return this;
    }

    /** Civil actions available and in all. */
    Table expectCivil(int seat, int left, int total) {
        assertThat(s.civilLeft(seat) + "/" + s.civilActions[seat])
                .as("civil actions of seat %d", seat)
                .isEqualTo(left + "/" + total);
        return this;
    }

    /** Military actions available, temporary ones included, and in all. */
    Table expectMilitary(int seat, int left, int total) {
        assertThat(s.militaryLeft(seat) + "/" + s.militaryActions[seat])
                .as("military actions of seat %d", seat)
                .isEqualTo(left + "/" + total);
        return this;
    }

    Table expectBlue(int seat, int count) {
        assertThat(s.blue[seat]).as("blue bank of seat %d", seat).isEqualTo(count);
        return this;
    }

    Table expectYellow(int seat, int count) {
        assertThat(s.yellow[seat]).as("yellow bank of seat %d", seat).isEqualTo(count);
        return this;
    }

    Table expectPool(int seat, int count) {
        assertThat(s.pool[seat]).as("unused workers of seat %d", seat).isEqualTo(count);
        return this;
    }

    Table expectFood(int seat, int food) {
        assertThat(Tokens.stored(s, seat, Kind.FOOD))
                .as("food of seat %d", seat)
                .isEqualTo(food);
        return this;
    }

    Table expectResources(int seat, int resources) {
        assertThat(Tokens.stored(s, seat, Kind.RESOURCES))
                .as("resources of seat %d", seat)
                .isEqualTo(resources);
        return this;
    }

    Table expectTokens(int seat, String card, int count) {
        assertThat(s.tokens(seat, kind(card))).as("tokens on %s", card).isEqualTo(count);
        return this;
    }

    Table expectWorkers(int seat, String card, int count) {
        assertThat(s.workers(seat, kind(card))).as("workers on %s", card).isEqualTo(count);
        return this;
    }

    Table expectInPlay(int seat, String... cards) {
        for (var card : cards) {
            assertThat(Audit.inPlay(s, seat, kind(card))).as("%s in play", card).isTrue();
        }
        return this;
    }

    Table expectNotInPlay(int seat, String... cards) {
        for (var card : cards) {
            assertThat(Audit.inPlay(s, seat, kind(card))).as("%s in play", card).isFalse();
        }
        return this;
    }

    Table expectHand(int seat, String... cards) {
        return expectZone(Places.hand(seat), cards);
    }

    Table expectCivilHand(int seat, String... cards) {
        return expectZone(Places.civilHand(seat), cards);
    }

    Table expectZone(int zone, String... cards) {
        assertThat(names(zone)).as(s.zones().layout().zones().get(zone).id()).containsExactlyInAnyOrder(cards);
        return this;
    }

    List<String> names(int zone) {
        return Arrays.stream(s.zones().pieces(zone))
                .mapToObj(piece -> s.card(piece).key())
                .toList();
    }

    /** The cards of the row from the first space on; empty spaces are empty texts. */
    List<String> rowCards() {
        var cards = new ArrayList<String>();
        for (int piece : s.row) {
            cards.add(piece == AgesState.NONE ? "" : s.card(piece).key());
        }
        return cards;
    }

    /** The row from the first space on, empty texts for gaps; the spaces that are not named are empty. */
    Table expectRow(String... cards) {
        var expected = new ArrayList<>(List.of(cards));
        while (expected.size() < AgesState.ROW) {
            expected.add("");
        }
        assertThat(rowCards()).as("row").isEqualTo(expected);
        return this;
    }

    /** A wonder is unfinished, with so many stages built. */
    Table expectStages(int seat, String wonder, int stages) {
        assertThat((int) s.building[seat]).as("%s is being built", wonder).isEqualTo(number(wonder));
        assertThat((int) s.stages[seat]).as("stages of %s", wonder).isEqualTo(stages);
        return this;
    }

    Table expectCompleted(int seat, String wonder) {
        assertThat(s.wonders[seat] & 1 << number(wonder))
                .as("%s is completed", wonder)
                .isNotZero();
        assertThat((int) s.building[seat]).as("no unfinished wonder").isEqualTo(AgesState.NONE);
        return this;
    }

    Table expectTactic(int seat, String tactic) {
        assertThat((int) s.tactic[seat]).as("current tactic").isEqualTo(number(tactic));
        return this;
    }

    /** Resources and science for this turn, for units and their technologies only. */
    Table expectForces(int seat, int resources, int science) {
        assertThat(Payment.pool(s, seat, true) + "/" + s.forcesScience[seat])
                .as("forces of seat %d", seat)
                .isEqualTo(resources + "/" + science);
        return this;
    }

    /** What a civilization is told about itself. */
    AgesFacts.Civilization facts(int seat) {
        return facts(seat, seat);
    }

    /** What a viewer is told about a civilization. */
    AgesFacts.Civilization facts(int viewer, int seat) {
        return GAME.facts(s, viewer).seats().get(seat);
    }

    /** What building a technology in play costs now. */
    int price(int seat, String card) {
        return Building.cost(s, seat, kind(card));
    }

    /** Civil actions that the card in a space, counted from 1, costs a seat now. */
    int costInRow(int seat, int space) {
        return Taking.cost(s, seat, space - 1);
    }
}
