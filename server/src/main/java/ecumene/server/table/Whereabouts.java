package ecumene.server.table;

import java.util.LinkedHashMap;
import java.util.Map;

/** From which address people came last, for those seen last. */
final class Whereabouts {
    private static final int REMEMBERED = 50_000;

    private final Map<String, String> addresses = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > REMEMBERED;
        }
    };

    synchronized void seen(String person, String address) {
        addresses.put(person, address);
    }

    synchronized Claimant of(String person) {
        return new Claimant(addresses.getOrDefault(person, ""), person);
    }
}
