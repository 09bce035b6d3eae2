package ecumene.games.empires;

import java.util.List;

/** EMP-24.6: how many victory points a card is worth. */
sealed interface Vp {
    String text(Prose prose);

    record None() implements Vp {
        @Override
        public String text(Prose prose) {
            return "";
        }
    }

    /** EMP-18.3. */
    record Fixed(int value) implements Vp {
        @Override
        public String text(Prose prose) {
            return prose.get("vp.fixed", prose.number(value));
        }
    }

    /** Where a card lies, for conditional points. */
    enum Where {
        IN_HISTORY,
        IN_PLAY,
        GARRISONED
    }

    /** One case of a conditional value. */
    record Case(Where where, int value) {}

    /** EMP-18.4: the first case that holds, otherwise the last value. */
    record Conditional(List<Case> cases, int otherwise) implements Vp {
        public Conditional {
            cases = List.copyOf(cases);
        }

        @Override
        public String text(Prose prose) {
            var parts = new StringBuilder();
            for (var each : cases) {
                parts.append(prose.get("vp.case." + Prose.key(each.where), prose.number(each.value)))
                        .append(", ");
            }
            return prose.get("vp.conditional", parts + prose.get("vp.otherwise", prose.number(otherwise)));
        }

        /** The value at the place where it is worth most. */
        int best() {
            int best = otherwise;
            for (var each : cases) {
                best = Math.max(best, each.value);
            }
            return best;
        }
    }

    /** What a variable value counts; the argument is a suit, icons as bits, or a token. */
    enum What {
        SUIT,
        ICON,
        SUIT_IN_PLAY,
        ICON_IN_PLAY,
        NAMED_IN_PLAY,
        TOKEN,
        CARDS_OWNED,
        CARDS_IN_HISTORY,
        CARDS_GARRISONED_HERE,
        PINNED_IN_PLAY_EXCEPT_REGION,
        VARIABLE_VP_CARDS,
        OPPONENTS_UNREST,
        OPPONENTS_WITH_LESS_PROGRESS,
        CARDS_IN_EXILE
    }

    /**
     * Points for every {@code each} of something.
     *
     * @param argument a suit or token by its number, icons as bits; 0 where nothing is named
     * @param name the beginning of a name, for {@link What#NAMED_IN_PLAY}, otherwise empty
     */
    record Per(int each, What what, int argument, String name) {
        String text(Prose prose) {
            var key = "vp.per." + Prose.key(what);
            return switch (what) {
                case SUIT, SUIT_IN_PLAY -> text(prose, key, prose.suit(Suit.of(argument)));
                case ICON, ICON_IN_PLAY -> text(prose, key, prose.icons(argument));
                case TOKEN -> text(prose, key + "." + Prose.key(Token.of(argument)), "");
                case NAMED_IN_PLAY -> text(prose, key, prose.named(name));
                default -> text(prose, key, "");
            };
        }

        private String text(Prose prose, String key, String counted) {
            return each == 1 ? prose.get(key, counted) : prose.get(key + ".many", each, counted);
        }
    }

    /** EMP-18.5. */
    record Variable(int value, List<Per> per, int max) implements Vp {
        public Variable {
            per = List.copyOf(per);
        }

        @Override
        public String text(Prose prose) {
            var counted = per.stream().map(each -> each.text(prose)).toList();
            return prose.get("vp.variable", value, prose.and(counted), max);
        }
    }
}
