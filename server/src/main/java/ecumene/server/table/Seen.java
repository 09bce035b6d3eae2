package ecumene.server.table;

import ecumene.engine.Lang;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table at a moment, to be looked at when it has gone on.
 *
 * @param table a copy of one's own
 * @param online who watched it
 */
record Seen(Table table, Set<String> online) {
    Teller teller(@Nullable String person, Lang lang) {
        return new Teller(person, lang, online::contains);
    }

    /** Somebody who has just come. */
    Seen with(@Nullable String person) {
        if (person == null) {
            return this;
        }
        var more = new HashSet<>(online);
        more.add(person);
        return new Seen(table, Set.copyOf(more));
    }
}
