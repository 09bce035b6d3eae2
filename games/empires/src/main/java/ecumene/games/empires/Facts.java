package ecumene.games.empires;

import ecumene.engine.Zones;
import ecumene.games.empires.EmpiresFacts.Garrison;
import ecumene.games.empires.EmpiresFacts.Player;
import ecumene.games.empires.EmpiresFacts.Points;
import ecumene.games.empires.EmpiresFacts.Result;
import ecumene.games.empires.EmpiresFacts.Rival;
import ecumene.games.empires.EmpiresFacts.Slot;
import ecumene.games.empires.EmpiresFacts.Stored;
import ecumene.games.empires.EmpiresFacts.Tokens;
import ecumene.games.empires.EmpiresFacts.Worth;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** EMP-5.3: reads from a position what everybody sees. */
record Facts(EmpiresGame game, EmpiresState s) {

    EmpiresFacts all() {
        return new EmpiresFacts(
                s.variant().id(),
                s.common.id(),
                s.active,
                s.first,
                s.round,
                lower(s.phase),
                s.lastRound == EmpiresState.NEVER ? 0 : s.lastRound,
                s.collapsed,
                IntStream.range(0, Places.SLOTS).mapToObj(this::slot).toList(),
                king(),
                resolving(),
                IntStream.range(0, s.players()).mapToObj(this::player).toList(),
                s.practice() ? rival() : null);
    }

    private Slot slot(int slot) {
        int card = s.marketCard(slot);
        return new Slot(
                card == Zones.NONE ? "" : game.pieceId(card),
                new Tokens(
                        s.onMarket(slot, Token.MATERIAL),
                        s.onMarket(slot, Token.POPULATION),
                        s.onMarket(slot, Token.PROGRESS)),
                s.count(Places.tucked(slot)));
    }

    private String king() {
        int king = s.zones().first(Places.KING);
        return king == Zones.NONE ? "" : side(king);
    }

    private String side(int piece) {
        return s.isSideB(piece) ? "b" : "a";
    }

    private List<String> resolving() {
        var cards = new ArrayList<String>();
        for (int level = 0; level < s.frames.depth(); level++) {
            if (s.frames.isRoot(level)) {
                cards.add(game.pieceId(s.frames.piece(level)));
            }
        }
        return cards;
    }

    private Player player(int seat) {
        int power = s.zones().first(Places.powers(seat));
        boolean begun = power != Zones.NONE;
        return new Player(
                s.hasNation(seat) ? s.nation(seat).id() : "",
                lower(s.period(seat)),
                begun ? side(power) : "",
                s.actions(seat),
                s.exhausts(seat),
                s.nationMarked(seat),
                s.areaMarked(seat),
                s.kingUsed(seat),
                CleanUp.handLimit(s, seat),
                new Tokens(
                        s.tokens(seat, Token.MATERIAL),
                        s.tokens(seat, Token.POPULATION),
                        s.tokens(seat, Token.PROGRESS)),
                Scoring.visible(s, seat),
                stored(seat),
                exhausted(seat),
                pieces(Places.powers(seat), s::isSideB),
                garrisons(seat),
                prices(seat),
                s.over() && s.hasNation(seat) ? result(seat) : null);
    }

    private List<String> pieces(int zone, IntPredicate which) {
        var cards = new ArrayList<String>();
        for (int p = s.zones().first(zone); p != Zones.NONE; p = s.zones().after(p)) {
            if (which.test(p)) {
                cards.add(game.pieceId(p));
            }
        }
        return cards;
    }

    private List<String> exhausted(int seat) {
        var cards = pieces(Places.powers(seat), s::isExhausted);
        cards.addAll(pieces(Places.play(seat), s::isExhausted));
        return cards;
    }

    private @Nullable Stored stored(int seat) {
        boolean here = s.stored > 0
                && s.storedOn != EmpiresState.NO_PIECE
                && s.zones().zoneOf(s.storedOn) == Places.play(seat);
        return here ? new Stored(game.pieceId(s.storedOn), s.stored) : null;
    }

    private List<Garrison> garrisons(int seat) {
        var garrisons = new ArrayList<Garrison>();
        var zones = s.zones();
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
            garrisons.add(new Garrison(game.pieceId(p), game.pieceId(s.host(p))));
        }
        return garrisons;
    }

    private List<EmpiresFacts.Development> prices(int seat) {
        var prices = new ArrayList<EmpiresFacts.Development>();
        var zones = s.zones();
        boolean developing = s.hasNation(seat) && s.nation(seat).hasDevelopmentArea();
        for (int p = developing ? zones.first(Places.development(seat)) : Zones.NONE;
                p != Zones.NONE;
                p = zones.after(p)) {
            prices.add(new EmpiresFacts.Development(game.pieceId(p), Tokens.of(Development.price(s, seat, p))));
        }
        return prices;
    }

    private Result result(int seat) {
        var cards = new ArrayList<Points>();
        var tally = new Scoring.Tally(s, seat);
        for (int place = 0; place < Scoring.PLACES; place++) {
            for (int p = s.zones().first(Scoring.zone(seat, place));
                    p != Zones.NONE;
                    p = s.zones().after(p)) {
                if (Scoring.counts(s, place, p) && tally.points(p) != 0) {
                    cards.add(new Points(game.pieceId(p), place, tally.points(p)));
                }
            }
        }
        return new Result(Scoring.total(s, seat), Scoring.unrest(s, seat), cards);
    }

    private Rival rival() {
        var cards = new ArrayList<Worth>();
        for (int p = s.zones().first(Places.RIVAL);
                p != Zones.NONE;
                p = s.zones().after(p)) {
            cards.add(new Worth(game.pieceId(p), Practice.points(s, p)));
        }
        return new Rival(
                s.rivalProgress,
                s.rivalDevelopments,
                Practice.MOST_DEVELOPMENTS,
                Practice.PER_DEVELOPMENT,
                Practice.score(s),
                cards);
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
