package ecumene.games.dawn.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import java.util.ArrayList;
import java.util.List;

/** {@code victory.yaml}: the victory cards with their agendas. */
final class VictoryReader {
    static final String FILE = "victory.yaml";
    private static final int MANY = 40;

    private VictoryReader() {}

    static List<VictoryCard> cards(Cards data) {
        var cards = new ArrayList<VictoryCard>();
        for (var entry : data.entries(FILE, "cards")) {
            var agendas = new ArrayList<Agenda>();
            for (var agenda : entry.entries("agendas")) {
                agendas.add(agenda(agenda, 2 * cards.size() + agendas.size()));
            }
            if (agendas.size() != 2) {
                throw entry.wrong("agendas", "must be two", "должно быть два достижения");
            }
            cards.add(new VictoryCard(cards.size(), entry.id(), List.copyOf(agendas), FocusReader.origin(entry)));
            entry.done();
        }
        if (cards.size() != Catalog.VICTORY_CARDS) {
            throw new CardError(
                    FILE, "", "cards", "must be 5, are " + cards.size(), "карт должно быть 5, а их " + cards.size());
        }
        return List.copyOf(cards);
    }

    private static Agenda agenda(Entry entry, int index) {
        var id = entry.text("id");
        var name = FocusReader.names(entry);
        var condition = entry.inside("condition");
        entry.done();
        if (condition.isText("kind", "any_of")) {
            return eitherWay(index, id, name, condition);
        }
        var kind = kind(condition);
        int type = kind == Agenda.Kind.WONDERS_OF_TYPE
                ? condition.oneOf("type", FocusType.class).ordinal()
                : Tile.NONE;
        var agenda = new Agenda(index, id, name, kind, count(condition), type, Agenda.Kind.NOTHING, 0);
        condition.done();
        return agenda;
    }

    private static Agenda eitherWay(int index, String id, Local name, Entry condition) {
        var ways = condition.entries("options");
        if (ways.size() != 2) {
            throw condition.wrong("options", "must be two ways", "должно быть два способа");
        }
        condition.done();
        var first = ways.get(0);
        var second = ways.get(1);
        var agenda = new Agenda(index, id, name, kind(first), count(first), Tile.NONE, kind(second), count(second));
        first.done();
        second.done();
        return agenda;
    }

    private static Agenda.Kind kind(Entry condition) {
        return condition.oneOf("kind", Agenda.Kind.class);
    }

    private static int count(Entry condition) {
        return condition.number(condition.has("value") ? "value" : "count", 1, MANY);
    }
}
