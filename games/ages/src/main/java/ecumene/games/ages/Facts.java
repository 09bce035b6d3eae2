package ecumene.games.ages;

import ecumene.engine.Question;
import ecumene.engine.Zones;
import ecumene.games.ages.Tokens.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** The public numbers of a position, and those that only the viewer may know (AGES-14.1). */
final class Facts {
    private final AgesGame game;
    private final Catalog catalog;
    private final AgesState s;
    private final int viewer;
    private final SortedMap<String, Object> facts = new TreeMap<>();

    Facts(AgesGame game, AgesState s, int viewer) {
        this.game = game;
        this.catalog = game.catalog();
        this.s = s;
        this.viewer = viewer;
    }

    SortedMap<String, Object> all() {
        table();
        scene();
        for (int seat = 0; seat < s.players(); seat++) {
            points(seat);
            tokens(seat);
            play(seat);
            if (s.inGame(seat)) {
                sources(seat);
                forecast(seat);
            }
        }
        return facts;
    }

    private String key(int kind) {
        return kind == AgesState.NONE ? "" : catalog.card(kind).key();
    }

    /** A card of a type by its number within the type. */
    private String key(Type type, int number) {
        return number == AgesState.NONE
                ? ""
                : catalog.card(Catalog.first(type) + number).key();
    }

    private void put(int seat, String name, Object value) {
        facts.put("seat." + (seat + 1) + "." + name, value);
    }

    private void table() {
        facts.put("age", s.age);
        facts.put("round", s.round);
        facts.put("last", s.lastRound());
        facts.put("last.round", s.lastRound);
        facts.put("active", s.active);
        facts.put("first", s.first);
        facts.put("players", s.civilizations());
        facts.put("phase", s.over() ? "over" : s.phase.name().toLowerCase(Locale.ROOT));
        var row = new ArrayList<String>();
        var base = new ArrayList<Integer>();
        for (int space = 0; space < AgesState.ROW; space++) {
            row.add(s.row[space] == AgesState.NONE ? "" : game.pieceId(s.row[space]));
            base.add(CardRow.cost(space));
        }
        facts.put("row", row);
        facts.put("row.base", base);
        facts.put("deck.civil", s.zones().count(Places.CIVIL_DECK));
        facts.put("deck.military", s.zones().count(Places.MILITARY_DECK));
        facts.put("tactics", keys(Type.TACTIC, s.commonTactics));
        facts.put("event", key(s.event));
        facts.put("to-come", toCome());
        var pacts = new ArrayList<List<Object>>();
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (s.pactOwner[pact] != AgesState.NONE) {
                var side = List.of("", "A", "B").get(s.pactSide[pact]);
                pacts.add(List.of(key(Type.PACT, pact), (int) s.pactOwner[pact], (int) s.pactPartner[pact], side));
            }
        }
        facts.put("pacts", pacts);
    }

    private List<String> keys(Type type, int bits) {
        var keys = new ArrayList<String>();
        for (int left = bits; left != 0; left &= left - 1) {
            keys.add(key(type, Integer.numberOfTrailingZeros(left)));
        }
        return keys;
    }

    /** Civil cards that can still come into the row: what lies in the decks is known as a set, not in its order. */
    private List<List<Object>> toCome() {
        var counts = new int[Catalog.KINDS];
        for (int age = Math.max(s.age, 0); age < Catalog.LEVELS; age++) {
            int zone = age == s.age ? Places.CIVIL_DECK : Places.waitingCivil(age);
            for (int piece = s.zones().first(zone);
                    piece != Zones.NONE;
                    piece = s.zones().after(piece)) {
                counts[catalog.kindOf(piece)]++;
            }
        }
        var list = new ArrayList<List<Object>>();
        for (int kind = 0; kind < Catalog.KINDS; kind++) {
            if (counts[kind] > 0) {
                list.add(List.of(key(kind), counts[kind]));
            }
        }
        return list;
    }

    // --- what is going on -----------------------------------------------------------------------------------------

    /** A moment that everybody watches: its card, who is in it, and the numbers that are compared. */
    private record Scene(String name, int card, List<Integer> seats, List<Integer> numbers, int leader) {
        static final Scene NONE = new Scene("", AgesState.NONE, List.of(), List.of());

        Scene(String name, int card, List<Integer> seats, List<Integer> numbers) {
            this(name, card, seats, numbers, AgesState.NONE);
        }
    }

    private void scene() {
        var scene = s.waiting() == 0 ? Scene.NONE : sceneOf(s.question(s.seatToAnswer()));
        facts.put("scene", scene.name);
        facts.put("scene.card", key(scene.card));
        facts.put("scene.seats", scene.seats);
        facts.put("scene.numbers", scene.numbers);
        facts.put("scene.leader", scene.leader);
        var fought = s.battle;
        facts.put(
                "battle",
                fought.kind() == AgesState.NONE
                        ? List.of()
                        : List.of(
                                key(fought.kind()),
                                fought.attacker(),
                                fought.rival(),
                                fought.strength(),
                                fought.against()));
    }

    /** What chosen cards add is nobody's business but the chooser's until all are chosen (AGES-14.8). */
    private Scene sceneOf(Question<AgesState> question) {
        return switch (question) {
            case Aggression.Defence it -> {
                int own = s.strength(it.seat());
                int chosen = it.seat() == viewer ? it.sum(s) : 0;
                var seats = List.of(it.attacker(), it.seat());
                yield new Scene("aggression", catalog.kindOf(it.piece()), seats, List.of(own + it.need(), own, chosen));
            }
            case Colonization.Bid it -> {
                var auction = it.auction();
                var bidders = seatsOf(auction.bidders(s));
                yield new Scene(
                        "auction", catalog.kindOf(auction.piece()), bidders, List.of(auction.bid()), auction.leader());
            }
            case Colonization.Force it -> {
                var numbers = List.of(it.bid(), it.seat() == viewer ? it.value(s) : 0);
                yield new Scene("force", catalog.kindOf(it.piece()), List.of(it.seat()), numbers, it.seat());
            }
            case War.Spoils it -> new Scene("war", s.battle.kind(), List.of(it.seat(), it.loser()), List.of(it.left()));
            case Pacts.Answer it ->
                new Scene("pact", catalog.kindOf(it.piece()), List.of(it.owner(), it.seat()), List.of(it.side()));
            case Military.Discard it -> new Scene("discard", AgesState.NONE, List.of(it.seat()), List.of(it.count()));
            default -> Scene.NONE;
        };
    }

    private List<Integer> seatsOf(int bits) {
        var seats = new ArrayList<Integer>();
        for (int seat = 0; seat < s.players(); seat++) {
            if ((bits & 1 << seat) != 0) {
                seats.add(seat);
            }
        }
        return seats;
    }

    // --- civilizations --------------------------------------------------------------------------------------------

    private void points(int seat) {
        put(seat, "out", !s.inGame(seat));
        put(seat, "culture", s.culture[seat]);
        put(seat, "culture.plus", s.cultureRating(seat));
        put(seat, "science", s.science[seat]);
        put(seat, "science.plus", s.scienceRating(seat));
        put(seat, "strength", s.strength(seat));
        put(seat, "happiness", s.happiness(seat));
        put(seat, "needed", Population.requiredHappiness(s.yellow[seat]));
        put(seat, "discontent", Population.discontent(s, seat));
        put(seat, "ca", s.civilActions[seat]);
        put(seat, "ca.left", s.civilLeft(seat));
        put(seat, "ma", s.militaryActions[seat]);
        put(seat, "ma.left", s.militaryLeft(seat));
        put(seat, "ma.temp", s.militaryTemporary[seat]);
        put(seat, "forces.resources", Payment.pool(s, seat, true));
        put(seat, "forces.science", s.forcesScience[seat]);
        put(seat, "hand.civil.limit", s.civilHandLimit(seat));
        put(seat, "hand.military.limit", s.militaryHandLimit(seat));
        if (seat == viewer && s.inGame(seat)) {
            put(seat, "force", Colonization.greatestForce(s, seat)); // the hand is in it
        }
    }

    private void tokens(int seat) {
        put(seat, "blue", s.blue[seat]);
        put(seat, "yellow", s.yellow[seat]);
        put(seat, "pool", s.pool[seat]);
        put(seat, "population.cost", s.yellow[seat] == 0 ? -1 : Population.cost(s, seat));
        put(seat, "consumption", Population.consumption(s.yellow[seat]));
        put(seat, "corruption", Tokens.corruption(s.blue[seat]));
        put(seat, "food", Tokens.stored(s, seat, Kind.FOOD));
        put(seat, "resources", Tokens.stored(s, seat, Kind.RESOURCES));
        put(seat, "food.plus", Production.foodPerTurn(s, seat));
        put(seat, "resources.plus", Production.resourcesPerTurn(s, seat));
        var techs = new ArrayList<String>();
        var workers = new ArrayList<Integer>();
        var tokens = new ArrayList<Integer>();
        var costs = new ArrayList<Integer>();
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            if (s.knows(seat, slot)) {
                techs.add(key(slot));
                workers.add(s.workers(seat, slot));
                tokens.add(slot < Catalog.HOLDERS ? s.tokens(seat, slot) : 0);
                costs.add(Building.cost(s, seat, slot));
            }
        }
        put(seat, "techs", techs);
        put(seat, "workers", workers);
        put(seat, "tokens", tokens);
        put(seat, "costs", costs);
    }

    private void play(int seat) {
        put(seat, "limit", s.governmentOf(seat).limit());
        put(seat, "government", s.governmentOf(seat).key());
        var specials = new ArrayList<String>();
        for (int type = 0; type < AgesState.SPECIALS; type++) {
            if (s.special(seat, type) > 0) {
                specials.add(key(Catalog.special(type, s.special(seat, type))));
            }
        }
        put(seat, "specials", specials);
        put(seat, "leader", key(Type.LEADER, s.leader[seat]));
        put(seat, "wonders", keys(Type.WONDER, s.wonders[seat]));
        put(seat, "ruined", keys(Type.WONDER, s.ruined[seat]));
        put(seat, "homer", key(Type.WONDER, s.homer[seat]));
        put(seat, "building", key(Type.WONDER, s.building[seat]));
        put(seat, "stages", (int) s.stages[seat]);
        put(seat, "colonies", keys(Type.TERRITORY, s.colonies[seat]));
        boolean war = s.war[seat] != AgesState.NONE;
        put(seat, "war", war ? List.of(catalog.cardOf(s.war[seat]).key(), (int) s.warTarget[seat]) : List.of());
        put(seat, "tactic", key(Type.TACTIC, s.tactic[seat]));
        put(seat, "tactic.own", s.ownTactic[seat] != AgesState.NONE);
        int armies = Armies.armies(s, seat);
        put(seat, "armies", List.of(armies >> 6, armies & 63));
        var row = new ArrayList<Integer>();
        for (int space = 0; space < AgesState.ROW; space++) {
            row.add(s.row[space] == AgesState.NONE ? -1 : Taking.cost(s, seat, space));
        }
        put(seat, "row", row);
    }

    /** What each rating comes from, card by card. */
    private void sources(int seat) {
        var lists = new ArrayList<List<List<Object>>>();
        for (int rating = 0; rating < Ratings.COUNT; rating++) {
            lists.add(new ArrayList<>());
        }
        Ratings.list(s, seat, (rating, source, amount) -> {
            if (amount != 0) {
                lists.get(rating).add(List.of(key(source), amount));
            }
        });
        put(seat, "sources.science", lists.get(Ratings.SCIENCE));
        put(seat, "sources.culture", lists.get(Ratings.CULTURE));
        put(seat, "sources.strength", lists.get(Ratings.STRENGTH));
        put(seat, "sources.happiness", lists.get(Ratings.HAPPINESS));
    }

    /** What the end of the turn would do as things stand (AGES-8.11). */
    private void forecast(int seat) {
        var it = EndOfTurn.forecast(s, seat);
        put(
                seat,
                "forecast",
                List.of(
                        it.uprising() ? 1 : 0,
                        it.science(),
                        it.culture() + it.leaders(),
                        it.corruptedResources() + it.traded(),
                        it.corruptedFood(),
                        it.food(),
                        it.eaten(),
                        it.famine(),
                        it.resources(),
                        it.drawn()));
    }
}
