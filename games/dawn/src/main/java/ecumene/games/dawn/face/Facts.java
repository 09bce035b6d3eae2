package ecumene.games.dawn.face;

import ecumene.games.dawn.Agendas;
import ecumene.games.dawn.DawnState;
import ecumene.games.dawn.Maturity;
import ecumene.games.dawn.Victory;
import ecumene.games.dawn.Wonders;
import ecumene.games.dawn.cards.Agenda;
import ecumene.games.dawn.cards.Board;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.PlayerCard;
import ecumene.games.dawn.cards.Resource;
import ecumene.games.dawn.cards.Wonder;
import java.util.ArrayList;
import java.util.List;

/**
 * DAWN-18.1: the public numbers of a position, the same for all viewers. Where nothing is, nothing is listed; a seat, a slot or a number that is not
 * there is -1, a name that is not there is empty. Slots are counted from 1.
 */
public record Facts(
        int first,
        int active,
        int turn,
        int builder,
        int resolving,
        int slotValue,
        Dial dial,
        List<Integer> supply,
        List<TileLaid> tiles,
        List<Place> water,
        List<Piece> pieces,
        List<String> resources,
        List<Barbarian> barbarians,
        List<WonderLaid> wonders,
        List<Caravan> caravans,
        List<CityStateToken> cityStates,
        List<NaturalWonderToken> naturalWonders,
        List<PlayerCardHeld> playerCards,
        List<Victories> victoryCards,
        List<Player> players) {

    /** The event dial: its sector, how often it has moved, after how often the game ends (0: never), and where the die's 1 points. */
    public record Dial(int sector, int advances, int limit, int direction) {}

    public record TileLaid(int tile, int side, int q, int r, int turn) {}

    public record Place(String space, int q, int r) {}

    /** A city or control token: {@code token}, {@code reinforced}, {@code city} or {@code capital}; whether a city is mature. */
    public record Piece(String space, int seat, String kind, boolean mature) {}

    public record Barbarian(String letter, String space) {}

    /** A wonder token, and who controls it. */
    public record WonderLaid(String wonder, String space, int seat) {}

    /** A caravan in use; on the economy card it has no space. */
    public record Caravan(int seat, String space) {}

    /** Who has captured it, on which focus card it lies, who holds its cards, how many are left. */
    public record CityStateToken(
            String cityState, String space, int captor, String card, List<Integer> holders, int left) {}

    public record NaturalWonderToken(String naturalWonder, String space, int owner, String card) {}

    /** A player's diplomacy card that somebody holds. */
    public record PlayerCardHeld(int owner, String card, int holder) {}

    /** A victory card and everybody's way on it. */
    public record Victories(String card, List<AgendaProgress> agendas) {}

    /** By seat: how far, and whether it was this agenda that was marked. */
    public record AgendaProgress(String agenda, int wanted, List<Integer> progress, List<Boolean> marked) {}

    /** A card of the row from slot 1 on, with the trade tokens on it. */
    public record RowCard(String card, int trade) {}

    public record Player(
            String leader,
            String colour,
            int tech,
            int tokensLeft,
            int citiesLeft,
            int matureCities,
            int friendlySpaces,
            int agendas,
            int stored,
            List<Integer> resources,
            List<RowCard> row,
            List<String> deck,
            List<Price> prices,
            List<Integer> tiles) {}

    /** What a wonder on offer costs this player. */
    public record Price(String wonder, int cost) {}

    static Facts of(DawnState s) {
        var board = s.board();
        return new Facts(
                s.first(),
                s.active(),
                s.turn(),
                s.builder(),
                s.resolving(),
                s.slotValue(),
                new Dial(s.event(), s.advances(), s.roundLimit(), s.direction()),
                byType(s),
                board.placements().stream()
                        .map(p -> new TileLaid(p.tile(), p.side(), p.q(), p.r(), p.turn()))
                        .toList(),
                water(board),
                pieces(s),
                resourcesLying(s),
                barbarians(s),
                wonders(s),
                caravans(s),
                cityStates(s),
                naturalWonders(s),
                playerCards(s),
                victories(s),
                players(s));
    }

    private static List<Integer> byType(DawnState s) {
        var supply = new ArrayList<Integer>();
        for (int type = 0; type < Resource.TYPES; type++) {
            supply.add(s.supply(type));
        }
        return supply;
    }

    private static List<Place> water(Board board) {
        var water = new ArrayList<Place>();
        for (int space = Board.TILE_SPACES; space < Board.SPACES; space++) {
            if (board.has(space)) {
                water.add(new Place(Names.space(space), board.q(space), board.r(space)));
            }
        }
        return water;
    }

    private static List<Piece> pieces(DawnState s) {
        var pieces = new ArrayList<Piece>();
        for (int space : s.board().spaces()) {
            if (s.owner(space) != DawnState.NONE) {
                boolean mature = s.isCity(space) && Maturity.isMature(s, space);
                pieces.add(new Piece(Names.space(space), s.owner(space), kind(s, space), mature));
            }
        }
        return pieces;
    }

    private static String kind(DawnState s, int space) {
        if (s.isCity(space)) {
            return s.isCapital(space) ? "capital" : "city";
        }
        return s.isReinforced(space) ? "reinforced" : "token";
    }

    private static List<String> resourcesLying(DawnState s) {
        var lying = new ArrayList<String>();
        for (int space : s.board().spaces()) {
            if (s.resourceOn(space) != DawnState.NONE) {
                lying.add(Names.space(space));
            }
        }
        return lying;
    }

    private static List<Barbarian> barbarians(DawnState s) {
        var barbarians = new ArrayList<Barbarian>();
        for (int letter = 0; letter < Catalog.BARBARIANS; letter++) {
            if (s.barbarian(letter) != DawnState.NONE) {
                barbarians.add(new Barbarian(Names.barbarian(letter), Names.space(s.barbarian(letter))));
            }
        }
        return barbarians;
    }

    private static List<WonderLaid> wonders(DawnState s) {
        var laid = new ArrayList<WonderLaid>();
        for (var wonder : s.catalog().wonders()) {
            int space = s.wonderSpace(wonder.index());
            if (space != DawnState.NONE) {
                laid.add(new WonderLaid(wonder.id(), Names.space(space), s.controller(wonder.index())));
            }
        }
        return laid;
    }

    private static List<Caravan> caravans(DawnState s) {
        var caravans = new ArrayList<Caravan>();
        for (int seat = 0; seat < s.players(); seat++) {
            for (int which = 0; which < DawnState.CARAVANS; which++) {
                int place = s.caravan(seat, which);
                if (place != DawnState.UNUSED) {
                    caravans.add(new Caravan(seat, place == DawnState.ON_CARD ? "" : Names.space(place)));
                }
            }
        }
        return caravans;
    }

    private static List<CityStateToken> cityStates(DawnState s) {
        var tokens = new ArrayList<CityStateToken>();
        for (int token = 0; token < Catalog.TOKENS; token++) {
            if (!s.hasCityState(token)) {
                continue;
            }
            var holders = new ArrayList<Integer>();
            for (int seat = 0; seat < s.players(); seat++) {
                if (s.holdsCityState(seat, token)) {
                    holders.add(seat);
                }
            }
            tokens.add(new CityStateToken(
                    s.catalog().cityState(s.cityState(token)).id(),
                    Names.space(s.board().cityState(token)),
                    s.captor(token),
                    card(s, s.cityStateCard(token)),
                    holders,
                    s.copiesLeft(token)));
        }
        return tokens;
    }

    private static String card(DawnState s, int focusCard) {
        return focusCard == DawnState.NONE ? "" : s.catalog().focus(focusCard).id();
    }

    private static List<NaturalWonderToken> naturalWonders(DawnState s) {
        var tokens = new ArrayList<NaturalWonderToken>();
        for (int token = 0; token < Catalog.TOKENS; token++) {
            if (s.hasNaturalWonder(token)) {
                tokens.add(new NaturalWonderToken(
                        s.catalog().naturalWonder(s.naturalWonder(token)).id(),
                        Names.space(s.board().naturalWonder(token)),
                        s.naturalWonderOwner(token),
                        card(s, s.naturalWonderCard(token))));
            }
        }
        return tokens;
    }

    private static List<PlayerCardHeld> playerCards(DawnState s) {
        var held = new ArrayList<PlayerCardHeld>();
        for (int owner = 0; owner < s.players(); owner++) {
            for (var kind : PlayerCard.values()) {
                if (s.holder(owner, kind) != DawnState.NONE) {
                    held.add(new PlayerCardHeld(owner, Names.lower(kind), s.holder(owner, kind)));
                }
            }
        }
        return held;
    }

    private static List<Victories> victories(DawnState s) {
        var victories = new ArrayList<Victories>();
        for (var card : s.catalog().victoryCards()) {
            if (s.inPlay(card.index())) {
                var agendas = new ArrayList<AgendaProgress>();
                for (int which = 0; which < card.agendas().size(); which++) {
                    agendas.add(progress(s, card.index(), which, card.agendas().get(which)));
                }
                victories.add(new Victories(card.id(), agendas));
            }
        }
        return victories;
    }

    private static AgendaProgress progress(DawnState s, int card, int which, Agenda agenda) {
        var progress = new ArrayList<Integer>();
        var marked = new ArrayList<Boolean>();
        for (int seat = 0; seat < s.players(); seat++) {
            progress.add(Agendas.progress(s, seat, agenda.kind(), agenda.type()));
            marked.add(s.mark(seat, card) == which + 1);
        }
        return new AgendaProgress(agenda.id(), agenda.count(), progress, marked);
    }

    private static List<Player> players(DawnState s) {
        var players = new ArrayList<Player>();
        for (int seat = 0; seat < s.players(); seat++) {
            players.add(player(s, seat));
        }
        return players;
    }

    private static Player player(DawnState s, int seat) {
        var resources = new ArrayList<Integer>();
        for (int type = 0; type < Resource.TYPES; type++) {
            resources.add(s.resources(seat, type));
        }
        var row = new ArrayList<RowCard>();
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            int card = s.card(seat, slot);
            row.add(new RowCard(card(s, card), s.trade(seat, card)));
        }
        var deck = new ArrayList<String>();
        for (var card : s.catalog().focus()) {
            if (s.slotOf(seat, card.index()) == DawnState.NONE) {
                deck.add(card.id());
            }
        }
        int colour = s.colour(seat);
        return new Player(
                s.leader(seat).id(),
                colour == DawnState.NONE
                        ? ""
                        : s.catalog().tracks().colours().get(colour).id(),
                s.dial(seat),
                s.tokensLeft(seat),
                s.citiesLeft(seat),
                Maturity.matureCities(s, seat),
                Victory.friendlySpaces(s, seat),
                Agendas.reached(s, seat),
                s.stored(seat),
                resources,
                row,
                deck,
                prices(s, seat),
                tiles(s, seat));
    }

    private static List<Price> prices(DawnState s, int seat) {
        var prices = new ArrayList<Price>();
        for (int deck = 0; deck < Wonder.DECKS; deck++) {
            int wonder = s.offered(deck);
            if (wonder != DawnState.NONE) {
                prices.add(new Price(s.catalog().wonder(wonder).id(), Wonders.cost(s, seat, wonder)));
            }
        }
        return prices;
    }

    private static List<Integer> tiles(DawnState s, int seat) {
        var tiles = new ArrayList<Integer>();
        for (int rest = s.tilesInHand(seat); rest != 0; rest &= rest - 1) {
            tiles.add(Integer.numberOfTrailingZeros(rest));
        }
        return tiles;
    }
}
