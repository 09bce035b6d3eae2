package ecumene.games.pyramid;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.IllegalMove;
import ecumene.engine.Lang;
import ecumene.engine.LogEntry;
import ecumene.engine.Options;
import ecumene.engine.Said;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.Step;
import ecumene.engine.View;
import ecumene.engine.Zones;
import ecumene.engine.testing.Rest;
import ecumene.engine.testing.Shipped;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Effect;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Technology;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The language of the rule tests: who has what where, who picks what, what must then be true. A table starts empty; a
 * test lays out what it needs, starts a turn or a phase, and picks by the keys of the moves. A question that the test
 * did not expect makes the next pick fail, so nothing is answered in silence.
 */
final class Table {
    static final Shipped SHIPPED = new Shipped(new PyramidProvider());
    static final PyramidGame GAME = PyramidGame.open(SHIPPED.packed());

    /** A New World card of every resource type, from Food to Space, and a Renaissance card of every type. */
    static final String[] EACH_TYPE = {
        "barter", "warriors", "swordsmen", "knights", "cannon", "tank", "nuclear-submarine"
    };

    static final String[] EACH_TYPE_TOO = {
        "barter", "warriors", "phalanx", "horse-archers", "frigates", "bombers", "stealth-fighters"
    };

    /** What every seat could lose in an attack: see {@link #stakes}. */
    private static final String[] STAKES = {"stonehenge", "terracotta-army", "great-wall", "notre-dame"};

    final PyramidState s;

    private Table(PyramidGame game, String variant, int players) {
        s = game.deal(Setup.of("pyramid", players, variant).with("first", "seat1"), Seed.numbered(1, 1));
        s.finish();
        for (int piece = 0; piece < Catalog.PIECES; piece++) {
            clear(piece);
        }
    }

    static Table newWorld(int players) {
        return new Table(GAME, "new-world", players);
    }

    static Table renaissance(int players) {
        return new Table(GAME, "renaissance", players);
    }

    static Table mixed(int players) {
        return new Table(GAME, "mixed", players);
    }

    /** An empty table for a game with corrected cards. */
    static Table of(PyramidGame game, String variant, int players) {
        return new Table(game, variant, players);
    }

    /** A real deal, with nothing cleared away: whoever sits at the first seat begins. */
    static Table dealt(String variant, int players) {
        return new Table(variant, players, Seed.numbered(1, 1));
    }

    /** A position as it is, to play on from. */
    static Table at(PyramidState s) {
        return new Table(s);
    }

    private Table(PyramidState s) {
        this.s = s;
    }

    private Table(String variant, int players, Seed seed) {
        s = GAME.deal(Setup.of("pyramid", players, variant).with("first", "seat1"), seed);
    }

    private void clear(int piece) {
        for (int seat = 0; seat < s.players(); seat++) {
            if (s.inHand(seat, piece) || s.isResource(seat, piece) || s.isTechnology(seat, piece)) {
                s.takeToHand(seat, piece);
            }
        }
        int era = s.card(piece).era();
        if (s.zones().zoneOf(piece) == Places.PYRAMID) {
            s.removeFromPyramid(era, s.positionInRow(era, piece));
        }
        s.zones().move(piece, Places.BOX);
    }

    // --- laying out -----------------------------------------------------------------------------------------------

    /** The physical card: a seat's own copy of a starting card, or the only one of its kind. */
    int piece(int seat, String card) {
        return piece(s, seat, card);
    }

    static int piece(PyramidState s, int seat, String card) {
        for (var each : s.catalog().cards()) {
            if (each.key().equals(card)) {
                return each.starting() ? Catalog.startingPiece(seat, each.index()) : Catalog.piece(each);
            }
        }
        throw new IllegalArgumentException("no card " + card);
    }

    int wonderIndex(String wonder) {
        for (var each : s.catalog().wonders()) {
            if (each.key().equals(wonder)) {
                return each.index();
            }
        }
        throw new IllegalArgumentException("no wonder " + wonder);
    }

    Table hand(int seat, String... cards) {
        for (var card : cards) {
            s.takeToHand(seat, piece(seat, card));
        }
        return this;
    }

    Table resources(int seat, String... cards) {
        for (var card : cards) {
            s.layResource(seat, piece(seat, card));
        }
        return this;
    }

    Table technologies(int seat, String... cards) {
        for (var card : cards) {
            s.layTechnology(seat, piece(seat, card));
        }
        return this;
    }

    /** Lays Tactics cards of exactly this power together, taken from those that lie nowhere. */
    Table army(int seat, int power) {
        int left = power;
        for (int weight = power; weight > 0; weight--) {
            for (var card : s.catalog().cards()) {
                int piece = card.starting() ? Catalog.startingPiece(seat, card.index()) : Catalog.piece(card);
                boolean free = card.type() == Technology.TACTICS && s.zones().zoneOf(piece) == Places.BOX;
                if (free && card.power() == weight && weight <= left) {
                    s.layTechnology(seat, piece);
                    left -= weight;
                }
            }
        }
        return expectPower(seat, power);
    }

    /** Every seat has 3 points on its track and a wonder, which an attack must not touch unless it says so. */
    Table stakes() {
        for (int seat = 0; seat < s.players(); seat++) {
            track(seat, 3).owns(seat, STAKES[seat]);
        }
        return this;
    }

    Table temporary(Resource type, int amount) {
        s.addTemporary(type.ordinal(), amount);
        return this;
    }

    Table track(int seat, int vp) {
        s.addVp(seat, vp - s.vp(seat));
        s.vpScored = 0;
        return this;
    }

    /** Lays one card at its place in the pyramid. */
    Table pyramid(int row, int index, String card) {
        s.layInPyramid(row, index, piece(0, card));
        return this;
    }

    /** Fills all places of a row that are still empty, with cards of its era that lie nowhere else. */
    Table fill(int row) {
        var unused = s.catalog().cards().stream()
                .filter(card -> card.era() == row && s.variant().uses(card.theme()))
                .mapToInt(Catalog::piece)
                .filter(piece -> s.zones().zoneOf(piece) == Places.BOX)
                .toArray();
        int n = 0;
        for (int index = 0; index < s.rowLength(row); index++) {
            if (s.pieceAt(row, index) == Zones.NONE) {
                s.layInPyramid(row, index, unused[n++]);
            }
        }
        return this;
    }

    Table hole(int row, int index) {
        clear(s.pieceAt(row, index));
        return this;
    }

    /** The visible card of a project stack, and cards hidden below it. */
    Table project(int era, String top, String... below) {
        s.zones().move(piece(0, top), Places.project(era));
        for (var card : below) {
            s.zones().move(piece(0, card), Places.stack(era));
        }
        return this;
    }

    /** Exactly these wonders lie beside the pyramid; nobody owns one. */
    Table wonders(String... wonders) {
        for (var wonder : s.catalog().wonders()) {
            boolean here = Arrays.asList(wonders).contains(wonder.key());
            s.setWonderOwner(wonder.index(), here ? PyramidState.WONDER_BESIDE : PyramidState.WONDER_ABSENT);
        }
        return this;
    }

    Table owns(int seat, String wonder) {
        s.setWonderOwner(wonderIndex(wonder), seat);
        return this;
    }

    Table tokens(int seat, String wonder, int count) {
        for (int i = 0; i < count; i++) {
            s.placeToken(wonderIndex(wonder), seat);
        }
        return this;
    }

    // --- playing ----------------------------------------------------------------------------------------------------

    /** A whole turn of a seat begins. */
    Table turn(int seat) {
        return begin(seat, Turn.BEGIN);
    }

    /** The turn of a seat, from its Purchase phase on. */
    Table purchase(int seat) {
        s.active = seat;
        s.finish();
        s.then(Purchase.PHASE, EndOfTurn.PHASE);
        s.run();
        return this;
    }

    /** The end of a seat's turn. */
    Table endOfTurn(int seat) {
        return begin(seat, EndOfTurn.PHASE);
    }

    /** A seat activates one of its technology cards, as if just played; then its Purchase phase comes. */
    Table activate(int seat, String card) {
        s.active = seat;
        s.finish();
        s.then(Purchase.PHASE, EndOfTurn.PHASE);
        Activation.activate(s, piece(seat, card), seat);
        s.run();
        return this;
    }

    /** A seat activates one of its technology cards; when the effect is done, the table rests to be looked at. */
    Table resolve(int seat, String card) {
        return resolve(seat, seat, card);
    }

    /** A seat activates a technology card that lies in somebody's area. */
    Table resolve(int seat, int owner, String card) {
        s.active = seat;
        s.finish();
        s.then(rest(seat));
        Activation.activate(s, piece(owner, card), seat);
        s.run();
        return this;
    }

    /** One sentence that no card has, as if it were the effect of a card; then the table rests. */
    Table carryOut(int seat, String card, Effect effect) {
        s.active = seat;
        s.finish();
        s.then(rest(seat));
        s.resolving.push(piece(seat, card), seat, 0);
        Effects.run(s, effect);
        s.run();
        return this;
    }

    /** What follows an attack of a seat after all have reacted, also of one that no card makes; then the table rests. */
    Table compare(int attacker, Effect.Attack attack) {
        s.active = attacker;
        s.finish();
        s.then(rest(attacker));
        Attacking.compare(s, attacker, attack);
        s.run();
        return this;
    }

    private static Rest<PyramidState> rest(int seat) {
        return new Rest<>(seat, PyramidSentence.ASK_BUY, PyramidVerb.PASS);
    }

    /** The Technology phase of a seat, after which the table rests. An only card in hand is played unasked. */
    Table technologyPhase(int seat) {
        s.active = seat;
        s.finish();
        s.then(new Turn.PlayTechnology(seat), rest(seat));
        s.run();
        return this;
    }

    /** A seat plays a card as its technology and activates it; when the effect is done, the table rests. */
    Table play(int seat, String card) {
        hand(seat, card).technologyPhase(seat);
        if (s.question(seat).prompt(s).sentence() == PyramidSentence.ASK_TECHNOLOGY) {
            pick(seat, "technology " + card);
        }
        return pick(seat, "activate " + card);
    }

    private Table begin(int seat, Step<PyramidState> step) {
        s.active = seat;
        s.finish();
        s.then(step);
        s.run();
        return this;
    }

    /** The seat that is asked picks a move by its key. Cards of the starting set may be named without their owner. */
    Table pick(String key) {
        return pick(s.seatToAnswer(), key);
    }

    Table pick(int seat, String key) {
        var options = s.options(seat);
        for (int i = 0; i < options.size(); i++) {
            var offered = options.move(i).key(GAME);
            if (offered.equals(key) || offered.equals(key + "@" + (seat + 1))) {
                s.pick(seat, i);
                return this;
            }
        }
        throw new IllegalMove("seat " + seat + " cannot pick '" + key + "'; asked "
                + s.question(seat).prompt(s).sentence() + ", offered " + keys(seat));
    }

    // --- expecting --------------------------------------------------------------------------------------------------

    /** The keys that a seat is offered, without the owner of starting cards of its own. */
    List<String> keys(int seat) {
        var keys = new ArrayList<String>();
        for (var move : s.options(seat).moves()) {
            keys.add(strip(seat, move.key(GAME)));
        }
        return keys;
    }

    private static String strip(int seat, String key) {
        var own = "@" + (seat + 1);
        return key.endsWith(own) ? key.substring(0, key.length() - own.length()) : key;
    }

    /** The cards that a seat may pick with this verb. */
    List<String> offered(int seat, String verb) {
        return keys(seat).stream()
                .filter(key -> key.startsWith(verb + " "))
                .map(key -> key.substring(verb.length() + 1))
                .toList();
    }

    /** Which seat is asked, and by which prompt. */
    Table expectAsked(int seat, PyramidSentence prompt) {
        assertThat(s.over()).as("the game is over").isFalse();
        assertThat(s.seatToAnswer()).as("asked seat").isEqualTo(seat);
        assertThat(s.question(seat).prompt(s).sentence()).isEqualTo(prompt);
        return this;
    }

    Table expectOptions(int seat, String... keys) {
        assertThat(keys(seat)).containsExactlyInAnyOrder(keys);
        return this;
    }

    Table expectNotOffered(int seat, String... keys) {
        assertThat(keys(seat)).doesNotContain(keys);
        return this;
    }

    /** A move is not possible, for this reason. */
    Table expectBlocked(int seat, String key, PyramidSentence why) {
        assertThat(s.explain(seat).blocked())
                .filteredOn(blocked -> strip(seat, blocked.move().key(GAME)).equals(key))
                .extracting(
                        (Options.Blocked blocked) -> (Object) blocked.reason().sentence())
                .containsExactly(why);
        return this;
    }

    Table expectHand(int seat, String... cards) {
        assertThat(names(Places.hand(seat))).as("hand").containsExactlyInAnyOrder(cards);
        return this;
    }

    Table expectResources(int seat, String... cards) {
        assertThat(names(Places.resources(seat))).as("resource cards").containsExactlyInAnyOrder(cards);
        return this;
    }

    Table expectTechnologies(int seat, String... cards) {
        assertThat(names(Places.technologies(seat))).as("technology cards").containsExactlyInAnyOrder(cards);
        return this;
    }

    private List<String> names(int zone) {
        return Arrays.stream(s.zones().pieces(zone))
                .mapToObj(piece -> s.card(piece).key())
                .toList();
    }

    /** Exactly these temporary resources: {@code "iron", "iron", "oil"}. */
    Table expectTemporary(String... types) {
        var actual = new ArrayList<String>();
        for (int type = 0; type < Resource.TYPES; type++) {
            for (int i = 0; i < s.temporary(type); i++) {
                actual.add(Resource.of(type).name().toLowerCase(Locale.ROOT));
            }
        }
        assertThat(actual).as("temporary resources").containsExactlyInAnyOrder(types);
        return this;
    }

    Table expectTrack(int seat, int vp) {
        assertThat(s.vp(seat)).as("track of seat %d", seat).isEqualTo(vp);
        return this;
    }

    Table expectPower(int seat, int power) {
        assertThat(s.power(seat)).as("power of seat %d", seat).isEqualTo(power);
        return this;
    }

    Table expectWonderOf(int seat, String wonder) {
        assertThat(s.wonderOwner(wonderIndex(wonder))).as(wonder).isEqualTo(seat);
        return this;
    }

    Table expectBeside(String wonder) {
        return expectWonderOf(PyramidState.WONDER_BESIDE, wonder);
    }

    Table expectTokens(int seat, String wonder, int count) {
        assertThat(s.tokens(wonderIndex(wonder), seat))
                .as("tokens on %s", wonder)
                .isEqualTo(count);
        return this;
    }

    Table expectSupply(int seat, int count) {
        assertThat(s.supply(seat)).as("glory tokens of seat %d", seat).isEqualTo(count);
        return this;
    }

    /** The tracks of all seats, after {@link #stakes}; and everybody still has the wonder. */
    Table expectStakes(int... tracks) {
        for (int seat = 0; seat < s.players(); seat++) {
            expectTrack(seat, tracks[seat]).expectWonderOf(seat, STAKES[seat]);
        }
        return this;
    }

    Table expectHole(int row, int index) {
        assertThat(s.pieceAt(row, index)).as("hole").isEqualTo(Zones.NONE);
        return this;
    }

    Table expectOver() {
        assertThat(s.over()).as("the game is over").isTrue();
        return this;
    }

    Table expectGoingOn() {
        assertThat(s.over()).as("the game is over").isFalse();
        return this;
    }

    Table expectLogged(PyramidSentence sentence, Integer... values) {
        assertThat(s.log()).extracting((LogEntry entry) -> entry.said()).contains(Said.of(sentence, values));
        return this;
    }

    /** The sentences of the log of these kinds, in this order. */
    Table expectLoggedInOrder(Said... sentences) {
        var kinds = Arrays.stream(sentences).map(Said::sentence).toList();
        assertThat(s.log().stream().map(LogEntry::said).filter(said -> kinds.contains(said.sentence())))
                .containsExactly(sentences);
        return this;
    }

    Table expectNotLogged(PyramidSentence sentence) {
        assertThat(s.log())
                .extracting((LogEntry entry) -> (Object) entry.said().sentence())
                .doesNotContain(sentence);
        return this;
    }

    /** The effect that was to be resolved is done. */
    Table expectResolved() {
        assertThat(s.question(s.seatToAnswer())).isInstanceOf(Rest.class);
        return this;
    }

    /** Whose turn it is. */
    Table expectTurnOf(int seat) {
        assertThat(s.active).as("active seat").isEqualTo(seat);
        return this;
    }

    Table expectScore(int seat, int points) {
        assertThat(GAME.score(s, seat)).as("score of seat %d", seat).isEqualTo(points);
        return this;
    }

    /** What a viewer sees of a place: the cards it knows by name, the others as question marks. */
    Table expectSeen(int viewer, int zone, String... cards) {
        assertThat(seen(viewer, zone)).as("seen by viewer %d", viewer).containsExactlyInAnyOrder(cards);
        return this;
    }

    List<String> seen(int viewer, int zone) {
        return View.of(GAME, s, viewer).zones().get(zone).cards().stream()
                .map(card -> card.card().isEmpty() ? "?" : card.card().replaceAll("@.*", ""))
                .toList();
    }

    /** A viewer reads this in the log. */
    Table expectRead(int viewer, PyramidSentence sentence, Integer... values) {
        assertThat(read(viewer)).contains(Said.of(sentence, values));
        return this;
    }

    /** Nothing that a viewer can read names this card. */
    Table expectNeverNamed(int viewer, int seat, String card) {
        int piece = piece(seat, card);
        assertThat(read(viewer)).noneMatch(said -> {
            int blank = said.sentence().blanks().indexOf(Nouns.PIECE);
            return blank >= 0 && said.values().get(blank) == piece;
        });
        return this;
    }

    private List<Said> read(int viewer) {
        return s.log().stream()
                .filter(entry -> entry.readableBy(viewer))
                .map(LogEntry::said)
                .toList();
    }

    /** What a viewer reads, in English: for tests of what stays hidden. */
    List<String> readBy(int viewer) {
        return s.log().stream()
                .filter(entry -> entry.readableBy(viewer))
                .map(entry -> GAME.texts().say(Lang.EN, entry.said(), GAME, seat -> "P" + (seat + 1)))
                .toList();
    }
}
