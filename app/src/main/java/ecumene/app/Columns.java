package ecumene.app;

import java.util.ArrayList;
import java.util.List;

/** Lines of cells set under each other: the first column to the left, the others, mostly numbers, to the right. */
final class Columns {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    Columns row(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    /** The lines, the first of them being the heads of the columns. */
    List<String> lines() {
        var lines = new ArrayList<String>();
        for (var row : rows) {
            var line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                var cell = row.get(column);
                var space = " ".repeat(width(column) - cell.length());
                line.append(column == 0 ? cell + space : GAP + space + cell);
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private int width(int column) {
        return rows.stream()
                .filter(row -> row.size() > column)
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }
}
