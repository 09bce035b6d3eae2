package ecumene.app;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Running text for the terminal: the little Markdown our rulebooks use, wrapped to a width that reads well. */
final class Prose {
    private static final int WIDTH = 96;
    private static final Pattern LINK = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");
    private static final Pattern STRONG = Pattern.compile("\\*\\*([^*]+)\\*\\*");
    private static final Pattern SLANTED = Pattern.compile("(?<![*\\w])\\*([^*\\s][^*]*)\\*(?!\\w)");
    private static final Pattern ITEM = Pattern.compile("(- |\\d+\\. ).*");

    private final Paint paint;

    Prose(Paint paint) {
        this.paint = paint;
    }

    List<String> lines(String markdown) {
        var lines = new ArrayList<String>();
        for (var line : markdown.strip().split("\n", -1)) {
            if (line.startsWith("|")) {
                lines.add(marks(line));
            } else if (ITEM.matcher(line).matches()) {
                lines.addAll(wrap(line, "  "));
            } else {
                lines.addAll(wrap(line, ""));
            }
        }
        return lines;
    }

    /** Wraps first, so that marks that take no place are not counted. */
    private List<String> wrap(String line, String hanging) {
        var out = new ArrayList<String>();
        var plain = LINK.matcher(line).replaceAll("$1");
        var current = new StringBuilder();
        for (var word : plain.split(" ", -1)) {
            if (!current.isEmpty() && visible(current) + 1 + visible(word) > WIDTH) {
                out.add(current.toString());
                current = new StringBuilder(hanging);
            } else if (!current.isEmpty()) {
                current.append(' ');
            }
            current.append(word);
        }
        out.add(current.toString());
        balance(out);
        return out;
    }

    /** A passage in bold that goes over a line end becomes one on each line. */
    private void balance(List<String> lines) {
        boolean open = false;
        for (int i = 0; i < lines.size(); i++) {
            var line = open ? "**" + lines.get(i) : lines.get(i);
            open = (line.length() - line.replace("**", "").length()) / 2 % 2 == 1;
            lines.set(i, marks(open ? line + "**" : line));
        }
    }

    private String marks(String line) {
        var strong = STRONG.matcher(LINK.matcher(line).replaceAll("$1"))
                .replaceAll(match -> java.util.regex.Matcher.quoteReplacement(paint.strong(match.group(1))));
        return SLANTED.matcher(strong).replaceAll("$1").replace("`", "");
    }

    private static int visible(CharSequence text) {
        return text.toString().replace("**", "").replace("`", "").length();
    }
}
