package ecumene.games.dawn.cards;

import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** {@code wonders.yaml}. */
final class WonderReader {
    static final String FILE = "wonders.yaml";
    private static final int OF_TYPE_AND_ERA = 2;
    private static final int DEAREST = 20;

    private WonderReader() {}

    static List<Wonder> wonders(Cards data) {
        var wonders = new ArrayList<Wonder>();
        var abilities = EnumSet.noneOf(WonderAbility.class);
        for (var entry : data.entries(FILE, "wonders")) {
            var wonder = wonder(entry, wonders.size());
            if (wonder.ability().isPresent() && !abilities.add(wonder.ability().get())) {
                throw entry.wrong("ability", "another wonder has it", "она уже есть у другого чуда");
            }
            wonders.add(wonder);
        }
        checkCounts(wonders);
        return List.copyOf(wonders);
    }

    private static Wonder wonder(Entry entry, int index) {
        var type = entry.oneOf("type", FocusType.class);
        if (type == FocusType.INDUSTRY) {
            throw entry.wrong("type", "there are no wonders of industry", "чудес ремесла не бывает");
        }
        var resources = entry.listOf("resources", Resource.class);
        if (resources.size() != 2 || resources.get(0) == resources.get(1)) {
            throw entry.wrong("resources", "must be two types", "должно быть два разных ресурса");
        }
        var wonder = new Wonder(
                index,
                entry.id(),
                FocusReader.names(entry),
                type,
                entry.oneOf("era", Era.class),
                entry.number("cost", 1, DEAREST),
                resources,
                entry.oneOf("timing", Wonder.Timing.class),
                entry.optionalNumber("attack", 1, 9),
                entry.optionalNumber("defend", 1, 9),
                entry.has("ability") ? Optional.of(entry.oneOf("ability", WonderAbility.class)) : Optional.empty(),
                entry.optionalNumber("amount", 1, 9),
                FocusReader.origin(entry));
        entry.done();
        return wonder;
    }

    /** DAWN-2.10: of each type two of each era. */
    private static void checkCounts(List<Wonder> wonders) {
        for (var type : FocusType.values()) {
            for (var era : Era.values()) {
                long count = wonders.stream()
                        .filter(wonder -> wonder.type() == type && wonder.era() == era)
                        .count();
                int right = type == FocusType.INDUSTRY ? 0 : OF_TYPE_AND_ERA;
                if (count != right) {
                    throw new CardError(
                            FILE,
                            "",
                            "era",
                            type + " has " + count + " wonders of " + era + ", must have " + right,
                            type + ", " + era + ": чудес " + count + ", а должно быть " + right);
                }
            }
        }
    }
}
