package ecumene.games.empires;

import ecumene.games.empires.CardPrint.Belonging;
import ecumene.games.empires.CardPrint.People;
import ecumene.games.empires.CardPrint.Side;
import ecumene.games.empires.EmpiresFacts.Tokens;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads from a card what is printed on it. */
final class Print {
    private Print() {}

    static CardPrint of(EmpiresGame game, Card card) {
        var nations = game.catalog().nations();
        return new CardPrint(
                card.code(),
                card.codeRu(),
                card.box().id(),
                card.nation() == Card.COMMON ? "" : nations.get(card.nation()).id(),
                card.suits().stream().map(Print::lower).toList(),
                card.icons().stream().map(Print::lower).toList(),
                lower(card.period()),
                lower(card.marker()),
                lower(card.start()),
                card.playersMin(),
                card.copies(),
                card.freePlay(),
                card.playable(),
                card.garrisonable(),
                Tokens.of(card.cost()),
                lower(card.faces().getFirst().origin().confidence()),
                card.faces().stream().map(Print::points).toList(),
                sides(game, card),
                people(game, card));
    }

    private static @Nullable People people(EmpiresGame game, Card card) {
        if (card.start() != Start.POWER || card.nation() == Card.COMMON) {
            return null;
        }
        var nation = game.catalog().nations().get(card.nation());
        if (nation.power().index() != card.index()) {
            return null;
        }
        var about = game.texts().local("nation." + nation.id() + ".about");
        return new People(
                nation.name().en(),
                nation.name().ru(),
                about.en(),
                about.ru(),
                lower(nation.startingPeriod()),
                nation.exhaustTokens(),
                nation.canBecomeEmpire(),
                nation.hasSunkenPile() ? "sunken" : nation.hasHistory() ? "history" : "",
                nation.hasDevelopmentArea(),
                nation.cards().stream()
                        .map(each -> new Belonging(each.key(), lower(each.start())))
                        .toList());
    }

    private static String points(Face face) {
        return switch (face.vp()) {
            case Vp.None none -> "";
            case Vp.Fixed fixed -> Integer.toString(fixed.value());
            case Vp.Conditional conditional -> "?";
            case Vp.Variable variable -> "*";
        };
    }

    private static List<Side> sides(EmpiresGame game, Card card) {
        var text = new CardText(game.texts(), game);
        return card.faces().stream()
                .map(face -> {
                    var written = text.text(face);
                    return new Side(
                            face.name().en(),
                            face.name().ru(),
                            written.en(),
                            written.ru(),
                            face.exhaustible() || !face.reaction().isEmpty(),
                            !face.solstice().isEmpty(),
                            !face.passives().isEmpty(),
                            IconLine.of(face));
                })
                .toList();
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
