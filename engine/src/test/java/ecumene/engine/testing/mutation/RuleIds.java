package ecumene.engine.testing.mutation;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The rules that a text cites, such as AGES-6.5 of "AGES-6.5b" and all between the two of "AGES-6.11 – AGES-6.13". */
final class RuleIds {
    private static final String ID = "([A-Z]{3,}-)((?:[A-Z]?\\d+\\.)?)([A-Z]*)(\\d+)";
    private static final Pattern ONE = Pattern.compile("\\b" + ID);
    private static final Pattern RANGE = Pattern.compile("\\b" + ID + "[a-z]? (?:–|to) " + ID);

    private RuleIds() {}

    /** Whether a rule is among some, or in a chapter that is: PYR-7 stands for PYR-7.3. */
    static boolean covers(Set<String> rules, String id) {
        int chapter = id.indexOf('.');
        return rules.contains(id) || (chapter > 0 && rules.contains(id.substring(0, chapter)));
    }

    static Set<String> in(String text) {
        var ids = new TreeSet<String>();
        var one = ONE.matcher(text);
        while (one.find()) {
            ids.add(one.group());
        }
        var range = RANGE.matcher(text);
        while (range.find()) {
            var start = range.group(1) + range.group(2) + range.group(3);
            if (start.equals(range.group(5) + range.group(6) + range.group(7))) {
                for (int n = Integer.parseInt(range.group(4)); n <= Integer.parseInt(range.group(8)); n++) {
                    ids.add(start
                            + "0"
                                    .repeat(Math.max(
                                            0,
                                            range.group(4).length()
                                                    - Integer.toString(n).length()))
                            + n);
                }
            }
        }
        return ids;
    }
}
