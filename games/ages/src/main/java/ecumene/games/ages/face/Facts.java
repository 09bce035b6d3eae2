package ecumene.games.ages.face;

import ecumene.engine.Question;
import ecumene.engine.Zones;
import ecumene.games.ages.AgesGame;
import ecumene.games.ages.AgesState;
import ecumene.games.ages.Aggression;
import ecumene.games.ages.Armies;
import ecumene.games.ages.Building;
import ecumene.games.ages.CardRow;
import ecumene.games.ages.Catalog;
import ecumene.games.ages.Colonization;
import ecumene.games.ages.EndOfTurn;
import ecumene.games.ages.Military;
import ecumene.games.ages.Pacts;
import ecumene.games.ages.Payment;
import ecumene.games.ages.Places;
import ecumene.games.ages.Population;
import ecumene.games.ages.Production;
import ecumene.games.ages.Ratings;
import ecumene.games.ages.Taking;
import ecumene.games.ages.Tokens;
import ecumene.games.ages.Tokens.Kind;
import ecumene.games.ages.Type;
import ecumene.games.ages.War;
import ecumene.games.ages.face.AgesFacts.Civilization;
import ecumene.games.ages.face.AgesFacts.Count;
import ecumene.games.ages.face.AgesFacts.Declared;
import ecumene.games.ages.face.AgesFacts.Fight;
import ecumene.games.ages.face.AgesFacts.Scene;
import ecumene.games.ages.face.AgesFacts.Source;
import ecumene.games.ages.face.AgesFacts.Sources;
import ecumene.games.ages.face.AgesFacts.Technology;
import ecumene.games.ages.face.AgesFacts.Treaty;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the facts of a position. */
public record Facts(AgesGame game, AgesState s, int viewer) {
    private static final List<String> SIDES = List.of("", "A", "B");

    public AgesFacts all() {
        var seats = new ArrayList<Civilization>();
        for (int seat = 0; seat < s.players(); seat++) {
            seats.add(civilization(seat));
        }
        return new AgesFacts(
                s.age,
                s.round,
                s.lastRound(),
                s.lastRound,
                s.active,
                s.first,
                s.civilizations(),
                s.over() ? "over" : s.phase.name().toLowerCase(Locale.ROOT),
                row(),
                base(),
                CardRow.swept(s),
                s.zones().count(Places.CIVIL_DECK),
                s.zones().count(Places.MILITARY_DECK),
                s.zones().count(Places.DISCARD),
                keys(Type.TACTIC, s.commonTactics),
                s.event == AgesState.NONE ? null : key(s.event),
                toCome(),
                pacts(),
                scene(),
                fight(),
                seats);
    }

    private Catalog catalog() {
        return game.catalog();
    }

    private String key(int kind) {
        return catalog().card(kind).key();
    }

    /** A card of a type by its number within the type. */
    private @Nullable String key(Type type, int number) {
        return number == AgesState.NONE ? null : key(Catalog.first(type) + number);
    }

    private List<String> keys(Type type, int bits) {
        var keys = new ArrayList<String>();
        for (int left = bits; left != 0; left &= left - 1) {
            keys.add(key(Catalog.first(type) + Integer.numberOfTrailingZeros(left)));
        }
        return keys;
    }

    // --- the table ------------------------------------------------------------------------------------------------

    private List<String> row() {
        var row = new ArrayList<String>();
        for (int piece : s.row) {
            row.add(piece == AgesState.NONE ? "" : game.pieceId(piece));
        }
        return row;
    }

    private static List<Integer> base() {
        var base = new ArrayList<Integer>();
        for (int space = 0; space < AgesState.ROW; space++) {
            base.add(CardRow.cost(space));
        }
        return base;
    }

    /** What lies in the civil decks is known as a set, not in its order. */
    private List<Count> toCome() {
        var counts = new int[Catalog.KINDS];
        for (int age = s.age; age < Catalog.LEVELS; age++) {
            int zone = age == s.age ? Places.CIVIL_DECK : Places.waitingCivil(age);
            for (int piece = s.zones().first(zone);
                    piece != Zones.NONE;
                    piece = s.zones().after(piece)) {
                counts[catalog().kindOf(piece)]++;
            }
        }
        var list = new ArrayList<Count>();
        for (int kind = 0; kind < Catalog.KINDS; kind++) {
            if (counts[kind] > 0) {
                list.add(new Count(key(kind), counts[kind]));
            }
        }
        return list;
    }

    private List<Treaty> pacts() {
        var pacts = new ArrayList<Treaty>();
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (s.pactOwner[pact] != AgesState.NONE) {
                pacts.add(new Treaty(
                        key(Catalog.first(Type.PACT) + pact),
                        s.pactOwner[pact],
                        s.pactPartner[pact],
                        SIDES.get(s.pactSide[pact])));
            }
        }
        return pacts;
    }

    // --- what is going on -----------------------------------------------------------------------------------------

    private @Nullable Scene scene() {
        return s.waiting() == 0 ? null : sceneOf(s.question(s.seatToAnswer()));
    }

    /** What chosen cards add is nobody's business but the chooser's until all are chosen (AGES-14.8). */
    private @Nullable Scene sceneOf(Question<AgesState> question) {
        return switch (question) {
            case Aggression.Defence it -> {
                int own = s.strength(it.seat());
                int chosen = it.seat() == viewer ? it.sum(s) : 0;
                var seats = List.of(it.attacker(), it.seat());
                yield new Scene("aggression", keyOf(it.piece()), seats, null, own + it.need(), own, chosen);
            }
            case Colonization.Bid it -> {
                var auction = it.auction();
                var leader = auction.leader() == AgesState.NONE ? null : auction.leader();
                var bidders = seatsOf(auction.bidders(s));
                yield new Scene("auction", keyOf(auction.piece()), bidders, leader, auction.bid(), 0, 0);
            }
            case Colonization.Force it -> {
                int chosen = it.seat() == viewer ? it.value(s) : 0;
                yield new Scene("force", keyOf(it.piece()), List.of(it.seat()), it.seat(), it.bid(), 0, chosen);
            }
            case War.Spoils it ->
                new Scene("war", key(s.battle.kind()), List.of(it.seat(), it.loser()), null, it.left(), 0, 0);
            case Pacts.Answer it ->
                new Scene("pact", keyOf(it.piece()), List.of(it.owner(), it.seat()), null, it.side(), 0, 0);
            case Military.Discard it -> new Scene("discard", null, List.of(it.seat()), null, it.count(), 0, 0);
            default -> null;
        };
    }

    private String keyOf(int piece) {
        return catalog().cardOf(piece).key();
    }

    private @Nullable Fight fight() {
        var it = s.battle;
        return it.kind() == AgesState.NONE
                ? null
                : new Fight(key(it.kind()), it.attacker(), it.rival(), it.strength(), it.against());
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

    private Civilization civilization(int seat) {
        boolean in = s.inGame(seat);
        int armies = Armies.armies(s, seat);
        return new Civilization(
                !in,
                s.culture[seat],
                s.cultureRating(seat),
                s.science[seat],
                s.scienceRating(seat),
                s.strength(seat),
                s.happiness(seat),
                Population.requiredHappiness(s.yellow[seat]),
                Population.discontent(s, seat),
                new AgesFacts.Actions(
                        s.civilActions[seat], s.civilLeft(seat), s.civilTemporary[seat], s.civilHandLimit(seat)),
                new AgesFacts.Actions(
                        s.militaryActions[seat],
                        s.militaryLeft(seat),
                        s.militaryTemporary[seat],
                        s.militaryHandLimit(seat)),
                Payment.pool(s, seat, true),
                s.forcesScience[seat],
                seat == viewer && in ? Colonization.greatestForce(s, seat) : null,
                s.blue[seat],
                s.yellow[seat],
                s.pool[seat],
                s.yellow[seat] == 0 ? null : Population.cost(s, seat),
                Population.consumption(s.yellow[seat]),
                Tokens.corruption(s.blue[seat]),
                Tokens.stored(s, seat, Kind.FOOD),
                Production.foodPerTurn(s, seat),
                Tokens.stored(s, seat, Kind.RESOURCES),
                Production.resourcesPerTurn(s, seat),
                technologies(seat),
                s.governmentOf(seat).limit(),
                s.governmentOf(seat).key(),
                specials(seat),
                key(Type.LEADER, s.leader[seat]),
                keys(Type.WONDER, s.wonders[seat]),
                keys(Type.WONDER, s.ruined[seat]),
                key(Type.WONDER, s.homer[seat]),
                key(Type.WONDER, s.building[seat]),
                s.stages[seat],
                keys(Type.TERRITORY, s.colonies[seat]),
                s.war[seat] == AgesState.NONE ? null : new Declared(keyOf(s.war[seat]), s.warTarget[seat]),
                key(Type.TACTIC, s.tactic[seat]),
                s.ownTactic[seat] != AgesState.NONE,
                armies >> 6,
                armies & 63,
                prices(seat),
                in ? sources(seat) : null,
                in ? EndOfTurn.forecast(s, seat) : null);
    }

    private List<Technology> technologies(int seat) {
        var list = new ArrayList<Technology>();
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            if (s.knows(seat, slot)) {
                int tokens = slot < Catalog.HOLDERS ? s.tokens(seat, slot) : 0;
                list.add(new Technology(key(slot), s.workers(seat, slot), tokens, Building.cost(s, seat, slot)));
            }
        }
        return list;
    }

    private List<String> specials(int seat) {
        var specials = new ArrayList<String>();
        for (int type = 0; type < AgesState.SPECIALS; type++) {
            if (s.special(seat, type) > 0) {
                specials.add(key(Catalog.special(type, s.special(seat, type))));
            }
        }
        return specials;
    }

    /** What each card of the row costs this civilization, -1 for an empty space. */
    private List<Integer> prices(int seat) {
        var row = new ArrayList<Integer>();
        for (int space = 0; space < AgesState.ROW; space++) {
            row.add(s.row[space] == AgesState.NONE ? -1 : Taking.cost(s, seat, space));
        }
        return row;
    }

    private Sources sources(int seat) {
        var lists = new ArrayList<List<Source>>();
        for (int rating = 0; rating < Ratings.COUNT; rating++) {
            lists.add(new ArrayList<>());
        }
        Ratings.list(s, seat, (rating, source, amount) -> {
            if (amount != 0) {
                lists.get(rating).add(new Source(key(source), amount));
            }
        });
        return new Sources(
                lists.get(Ratings.SCIENCE),
                lists.get(Ratings.CULTURE),
                lists.get(Ratings.STRENGTH),
                lists.get(Ratings.HAPPINESS));
    }
}
