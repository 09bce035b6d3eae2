package ecumene.engine;

import java.util.List;
import java.util.Map;

/** What can be chosen before a game: numbers of players, variants (the first is the default), options and their values. */
public record Spec(int minPlayers, int maxPlayers, List<String> variants, Map<String, List<String>> options) {

    /** A set-up that this game does not have; the message says what is allowed. */
    public static final class Wrong extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;
        private final String what;
        private final String given;
        private final String allowed;

        public Wrong(String what, String given, String allowed) {
            super(what + " " + given + ": allowed are " + allowed);
            this.what = what;
            this.given = given;
            this.allowed = allowed;
        }

        /** Which part is wrong: players, variant, option, or the name of an option. */
        public String what() {
            return what;
        }

        public String given() {
            return given;
        }

        public String allowed() {
            return allowed;
        }
    }

    public void validate(Setup setup) {
        if (setup.players() < minPlayers || setup.players() > maxPlayers) {
            throw new Wrong("players", Integer.toString(setup.players()), minPlayers + "–" + maxPlayers);
        }
        if (!variants.contains(setup.variant())) {
            throw new Wrong("variant", setup.variant(), String.join(", ", variants));
        }
        setup.options().forEach((option, value) -> {
            var values = options.get(option);
            if (values == null) {
                throw new Wrong("option", option, String.join(", ", options.keySet()));
            }
            if (!values.contains(value)) {
                throw new Wrong(option, value, String.join(", ", values));
            }
        });
    }
}
