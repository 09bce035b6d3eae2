package ecumene.engine;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Deals the pieces of every pool anew over the places where they lie. A place that shows a back gets a piece with that
 * back. All such deals are equally likely, as long as what two places show is either the same division of the pieces
 * or one of them shows nothing; with stranger backs every deal still agrees with them.
 */
final class Redeal {
    private final Layout layout;
    private final short[] zone;
    private final short[] pool;
    /** By place, named after the piece that really lies there: the piece that is dealt there. */
    private final int[] now;

    private final int[] places;
    private final int[] fitting;
    private final int[] candidates;
    /** By zone: the last pool whose pieces all look alike there. Spares asking again for every place. */
    private final int[] plain;

    private int group;
    private int size;

    Redeal(Layout layout, short[] zone, short[] pool) {
        int pieces = pool.length;
        this.layout = layout;
        this.zone = zone;
        this.pool = pool;
        this.now = new int[pieces];
        this.places = new int[pieces];
        this.fitting = new int[pieces];
        this.candidates = new int[pieces];
        this.plain = new int[layout.zones().size()];
        Arrays.setAll(now, IntUnaryOperator.identity());
    }

    int[] deal(Rng rng) {
        for (int piece = 0; piece < pool.length; piece++) {
            if (pool[piece] != Zones.KNOWN) {
                gather(piece);
                dealPool(rng);
            }
        }
        return now;
    }

    /** Takes the whole pool of a piece out of what is still to be dealt. */
    private void gather(int first) {
        group = pool[first];
        size = 0;
        for (int piece = first; piece < pool.length; piece++) {
            if (pool[piece] == group) {
                places[size++] = piece;
                pool[piece] = Zones.KNOWN;
            }
        }
    }

    /** The places that fewest pieces fit choose first, so that nobody is left with a piece that does not fit. */
    private void dealPool(Rng rng) {
        int narrow = narrowPlacesFirst();
        for (int k = 0; k < size; k++) {
            int other = k < narrow ? candidate(k, rng) : k + rng.below(size - k);
            swap(now, places[k], places[other]);
        }
    }

    private int narrowPlacesFirst() {
        int narrow = 0;
        for (int k = 0; k < size; k++) {
            int fit = plain[zone[places[k]]] == group ? size : fitting(places[k]);
            if (fit == size) {
                plain[zone[places[k]]] = group;
                continue;
            }
            int at = narrow++;
            swap(places, k, at);
            fitting[at] = fit;
            for (; at > 0 && fitting[at - 1] > fitting[at]; at--) {
                swap(places, at - 1, at);
                swap(fitting, at - 1, at);
            }
        }
        return narrow;
    }

    /** How many pieces of the pool look like the one that lies there. */
    private int fitting(int place) {
        int back = layout.back(zone[place], place);
        int fit = 0;
        for (int k = 0; k < size; k++) {
            if (layout.back(zone[place], places[k]) == back) {
                fit++;
            }
        }
        return fit;
    }

    private int candidate(int k, Rng rng) {
        int found = 0;
        for (int other = k; other < size; other++) {
            if (interchangeable(places[k], places[other])) {
                candidates[found++] = other;
            }
        }
        return candidates[rng.below(found)];
    }

    private boolean interchangeable(int i, int j) {
        return layout.back(zone[i], now[i]) == layout.back(zone[i], now[j])
                && layout.back(zone[j], now[j]) == layout.back(zone[j], now[i]);
    }

    private static void swap(int[] values, int i, int j) {
        int kept = values[i];
        values[i] = values[j];
        values[j] = kept;
    }
}
