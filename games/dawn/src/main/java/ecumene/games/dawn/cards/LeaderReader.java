package ecumene.games.dawn.cards;

import ecumene.engine.Game.Local;
import ecumene.engine.cards.CardError;
import ecumene.engine.cards.Cards;
import ecumene.engine.cards.Entry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** {@code leaders.yaml}. */
final class LeaderReader {
    static final String FILE = "leaders.yaml";
    private static final int COUNT = 8;

    private LeaderReader() {}

    static List<Leader> leaders(Cards data) {
        var leaders = new ArrayList<Leader>();
        var abilities = EnumSet.noneOf(LeaderAbility.class);
        for (var entry : data.entries(FILE, "leaders")) {
            var leader = leader(entry, leaders.size());
            if (!abilities.add(leader.ability())) {
                throw entry.wrong("ability", "another leader has it", "она уже есть у другого правителя");
            }
            leaders.add(leader);
        }
        if (leaders.size() != COUNT) {
            throw new CardError(
                    FILE,
                    "",
                    "leaders",
                    "must be 8, are " + leaders.size(),
                    "их должно быть 8, а есть " + leaders.size());
        }
        return List.copyOf(leaders);
    }

    private static Leader leader(Entry entry, int index) {
        entry.ignore("row_confidence", "row_source", "row_note");
        var leader = new Leader(
                index,
                entry.id(),
                FocusReader.names(entry),
                new Local(entry.text("civ_en"), entry.text("civ_ru")),
                new Local(entry.text("ability_en"), entry.text("ability_ru")),
                entry.oneOf("ability", LeaderAbility.class),
                entry.optionalNumber("amount", 1, 9),
                entry.listOf("row", FocusType.class),
                FocusReader.origin(entry));
        if (EnumSet.copyOf(leader.row()).size() != Catalog.SLOTS || leader.row().size() != Catalog.SLOTS) {
            throw entry.wrong("row", "must name every type once", "должен назвать каждый тип по разу");
        }
        entry.done();
        return leader;
    }
}
