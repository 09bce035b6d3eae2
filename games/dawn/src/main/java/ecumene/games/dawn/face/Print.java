package ecumene.games.dawn.face;

import ecumene.games.dawn.cards.Agenda;
import ecumene.games.dawn.cards.CityState;
import ecumene.games.dawn.cards.FocusCard;
import ecumene.games.dawn.cards.FocusEffect;
import ecumene.games.dawn.cards.Leader;
import ecumene.games.dawn.cards.NaturalWonder;
import ecumene.games.dawn.cards.PlayerCardPrint;
import ecumene.games.dawn.cards.Resource;
import ecumene.games.dawn.cards.Tile;
import ecumene.games.dawn.cards.VictoryCard;
import ecumene.games.dawn.cards.Wonder;
import java.util.ArrayList;
import java.util.List;

/** What is printed on the components, as data for whoever draws them. What is not printed is empty or -1. */
public final class Print {
    private Print() {}

    public record FocusPrint(String kind, String type, int level, FocusEffect effect, String confidence) {}

    public record LeaderPrint(String kind, List<String> row, String confidence) {}

    public record WonderPrint(
            String kind,
            String type,
            String era,
            int cost,
            List<String> resources,
            String timing,
            int attack,
            int defend,
            String confidence) {}

    public record CityStatePrint(String kind, String type, String frame, String confidence) {}

    public record PlayerCardFace(String kind, int amount, String confidence) {}

    public record NaturalWonderPrint(String kind, String resource, String confidence) {}

    public record VictoryPrint(String kind, List<AgendaPrint> agendas, String confidence) {}

    public record AgendaPrint(String agenda, String counts, int wanted) {}

    public record TilePrint(String kind, int number, String group, List<List<SpacePrint>> sides, String confidence) {}

    /** A space of a tile; its symbol is a resource, a letter, a city-state, a natural wonder or {@code capital}. */
    public record SpacePrint(String terrain, String symbol) {}

    static FocusPrint of(FocusCard card) {
        return new FocusPrint(
                "focus",
                Names.lower(card.type()),
                card.level(),
                card.effect(),
                Names.lower(card.origin().confidence()));
    }

    static LeaderPrint of(Leader leader) {
        return new LeaderPrint(
                "leader",
                leader.row().stream().map(Names::lower).toList(),
                Names.lower(leader.origin().confidence()));
    }

    static WonderPrint of(Wonder wonder) {
        return new WonderPrint(
                "wonder",
                Names.lower(wonder.type()),
                Names.lower(wonder.era()),
                wonder.cost(),
                wonder.resources().stream().map(Names::lower).toList(),
                Names.lower(wonder.timing()),
                wonder.attack(),
                wonder.defend(),
                Names.lower(wonder.origin().confidence()));
    }

    static CityStatePrint of(CityState state) {
        return new CityStatePrint(
                "city-state",
                Names.lower(state.type()),
                Names.lower(state.frame()),
                Names.lower(state.origin().confidence()));
    }

    static PlayerCardFace of(PlayerCardPrint card) {
        return new PlayerCardFace(
                "player-card", card.amount(), Names.lower(card.origin().confidence()));
    }

    static NaturalWonderPrint of(NaturalWonder wonder) {
        return new NaturalWonderPrint(
                "natural-wonder",
                Names.lower(wonder.resource()),
                Names.lower(wonder.origin().confidence()));
    }

    static VictoryPrint of(VictoryCard card) {
        return new VictoryPrint(
                "victory",
                card.agendas().stream().map(Print::agenda).toList(),
                Names.lower(card.origin().confidence()));
    }

    private static AgendaPrint agenda(Agenda agenda) {
        return new AgendaPrint(agenda.id(), Names.lower(agenda.kind()), agenda.count());
    }

    static TilePrint of(Tile tile, Names names) {
        var sides = new ArrayList<List<SpacePrint>>();
        for (var side : tile.sides()) {
            sides.add(side.stream()
                    .map(space -> new SpacePrint(Names.lower(space.terrain()), symbol(space, names)))
                    .toList());
        }
        return new TilePrint(
                "tile",
                tile.number(),
                Names.lower(tile.group()),
                sides,
                Names.lower(tile.origin().confidence()));
    }

    private static String symbol(Tile.Space space, Names names) {
        if (space.resource() != Tile.NONE) {
            return Names.lower(Resource.of(space.resource()));
        }
        if (space.barbarian() != Tile.NONE) {
            return Names.barbarian(space.barbarian());
        }
        if (space.cityState() != Tile.NONE) {
            return names.id(ecumene.games.dawn.Nouns.CITY_STATE, space.cityState());
        }
        if (space.naturalWonder() != Tile.NONE) {
            return names.id(ecumene.games.dawn.Nouns.NATURAL_WONDER, space.naturalWonder());
        }
        return space.capital() == Tile.NONE ? "" : "capital";
    }
}
