package ecumene.games.pyramid;

import ecumene.engine.cards.Cards;
import ecumene.games.pyramid.cards.Catalog;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The game with some fields of its cards corrected, as somebody with other cards would do it. */
final class CorrectedCards {
    private final Map<String, String> files = Table.SHIPPED.files();

    /** One field of one card or wonder, which stands on a line of its own. */
    CorrectedCards set(String id, String field, String value) {
        var file = id.startsWith("W") ? Catalog.WONDERS : Catalog.CARDS;
        var record = Pattern.compile("(- id: " + id + "\\n(?:  .*\\n)*?  " + field + ": ).*");
        files.computeIfPresent(
                file, (_, yaml) -> record.matcher(yaml).replaceFirst("$1" + Matcher.quoteReplacement(value)));
        return this;
    }

    PyramidGame open() {
        return PyramidGame.open(Cards.parse(files));
    }
}
