package ecumene.server.rules;

import ecumene.engine.Lang;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A game's rulebook in our words: every rule under its id, in the chapters in which it is printed. */
public final class RuleBook {
    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\"></a>");
    private static final Pattern HEADING = Pattern.compile("(#{1,6}) +(.*)");
    private static final int NEAR = 5;

    /** One rule: its chapter, its id, its title and its text. */
    public record Rule(String chapter, String id, String title, String text) {}

    private final List<Rule> rules;

    private RuleBook(List<Rule> rules) {
        this.rules = List.copyOf(rules);
    }

    /** Empty when the game has no rulebook in this language. */
    public static Optional<RuleBook> of(String game, Lang lang) {
        var name = "/rules/" + game + "/" + lang.code() + ".md";
        try (var in = RuleBook.class.getResourceAsStream(name)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static RuleBook parse(String markdown) {
        var rules = new ArrayList<Rule>();
        var chapter = "";
        var id = "";
        var title = "";
        var text = new StringBuilder();
        for (var line : markdown.split("\n", -1)) {
            var anchor = ANCHOR.matcher(line.strip());
            var heading = HEADING.matcher(line);
            boolean titled = heading.matches();
            if (anchor.matches() || (titled && !belongs(heading.group(2), id, title))) {
                add(rules, chapter, id, title, text);
                text = new StringBuilder();
                id = anchor.matches() ? anchor.group(1) : "";
                title = "";
                chapter = titled && heading.group(1).length() <= 2 ? heading.group(2) : chapter;
            } else if (titled) {
                title = heading.group(2).substring(id.length()).strip();
            } else {
                text.append(line).append('\n');
            }
        }
        add(rules, chapter, id, title, text);
        return new RuleBook(rules);
    }

    /** The first heading under an anchor is the rule's own. */
    private static boolean belongs(String heading, String id, String title) {
        return !id.isEmpty() && title.isEmpty() && (heading.equals(id) || heading.startsWith(id + " "));
    }

    private static void add(List<Rule> rules, String chapter, String id, String title, StringBuilder text) {
        if (!id.isEmpty()) {
            rules.add(new Rule(chapter, id, title, text.toString().strip()));
        }
    }

    public List<Rule> rules() {
        return rules;
    }

    public Optional<Rule> find(String id) {
        return rules.stream()
                .filter(rule -> rule.id().equalsIgnoreCase(id.strip()))
                .findFirst();
    }

    /** The ids that look most like one that does not exist. */
    public List<String> near(String id) {
        return rules.stream()
                .map(Rule::id)
                .sorted(Comparator.comparingInt(other -> distance(id.toUpperCase(java.util.Locale.ROOT), other)))
                .limit(NEAR)
                .toList();
    }

    /** How many letters must be changed, put in or left out to make one text of the other. */
    private static int distance(String a, String b) {
        var row = new int[b.length() + 1];
        java.util.Arrays.setAll(row, i -> i);
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                corner = row[j];
                row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
