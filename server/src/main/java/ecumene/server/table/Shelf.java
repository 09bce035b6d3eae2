package ecumene.server.table;

import ecumene.server.Refusal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * What was worked out before, up to a number of bytes; what was not used for the longest time makes room. Who asks for something that
 * is being made waits for it. A key must name everything that the value depends on: above all, for whose eyes it is.
 */
final class Shelf {
    private static final int LEAST = 4 << 20;
    private static final int MOST = 256 << 20;
    private static final int SHARE = 16;
    /** What a thing takes besides its own bytes. */
    private static final int OVERHEAD = 300;

    private record Thing(Object value, int bytes) {}

    private final long capacity;
    private final Map<Object, Thing> things = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<Object, CompletableFuture<Object>> making = new ConcurrentHashMap<>();
    private long bytes;

    Shelf(long capacity) {
        this.capacity = capacity;
    }

    /** A part of the heap. */
    static Shelf usual() {
        return new Shelf(Math.clamp(Runtime.getRuntime().maxMemory() / SHARE, LEAST, MOST));
    }

    synchronized Optional<Object> find(Object key) {
        return Optional.ofNullable(things.get(key)).map(Thing::value);
    }

    synchronized void put(Object key, Object value, int size) {
        var old = things.put(key, new Thing(value, size + OVERHEAD));
        bytes += size + OVERHEAD - (old == null ? 0 : old.bytes());
        var eldest = things.entrySet().iterator();
        while (bytes > capacity) {
            bytes -= eldest.next().getValue().bytes();
            eldest.remove();
        }
    }

    synchronized long bytes() {
        return bytes;
    }

    /** Takes it, waits for whoever is making it, or makes it. */
    <V> V get(Object key, Class<V> type, Supplier<V> make, ToIntFunction<V> size) {
        while (true) {
            var found = find(key);
            if (found.isPresent()) {
                return type.cast(found.get());
            }
            var mine = new CompletableFuture<Object>();
            var others = making.putIfAbsent(key, mine);
            if (others == null) {
                return make(key, mine, make, size);
            }
            try {
                return type.cast(others.join());
            } catch (CompletionException e) {
                if (!(e.getCause() instanceof Refusal)) {
                    throw e;
                } // who was before me has had enough: now it is my turn, on my account
            }
        }
    }

    private <V> V make(Object key, CompletableFuture<Object> promise, Supplier<V> make, ToIntFunction<V> size) {
        try {
            var value = make.get();
            put(key, value, size.applyAsInt(value));
            making.remove(key);
            promise.complete(value);
            return value;
        } catch (RuntimeException | Error e) {
            making.remove(key);
            promise.completeExceptionally(e);
            throw e;
        }
    }
}
