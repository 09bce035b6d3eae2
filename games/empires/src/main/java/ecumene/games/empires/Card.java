package ecumene.games.empires;

import ecumene.engine.Game.Local;
import java.util.List;

/**
 * EMP-24.7: a physical card.
 *
 * @param index its number among all pieces
 * @param key its name in move keys; equal cards share it
 * @param copy which of the cards with this key it is, from 1
 * @param copies how many cards have this key
 * @param design the number of its key: equal for equal cards
 * @param nation the nation it belongs to, or {@link #COMMON}
 * @param suitBits its suits as bits, however often each stands on it
 * @param suitPack how often each suit stands on it
 * @param regions EMP-20.2: as how many regions it counts
 * @param iconPack how often each icon stands on it
 * @param cost the price of a development
 * @param points EMP-18.3: what it is worth wherever it lies, or {@link #VARIES}
 */
record Card(
        int index,
        String id,
        String key,
        int copy,
        int copies,
        int design,
        String code,
        String codeRu,
        Local name,
        Box box,
        int nation,
        List<Suit> suits,
        List<Icon> icons,
        int suitBits,
        long suitPack,
        int regions,
        long iconPack,
        Period period,
        Marker marker,
        Start start,
        int playersMin,
        boolean freePlay,
        boolean playable,
        boolean garrisonable,
        Price cost,
        int points,
        List<Face> faces) {

    static final int COMMON = -1;
    static final int VARIES = Integer.MIN_VALUE;

    Card {
        suits = List.copyOf(suits);
        icons = List.copyOf(icons);
        faces = List.copyOf(faces);
    }

    boolean is(Suit suit) {
        return (suitBits & suit.bit()) != 0;
    }

    boolean unrest() {
        return is(Suit.UNREST);
    }

    boolean region() {
        return regions > 0;
    }

    boolean pinned() {
        return marker == Marker.PINNED;
    }

    boolean attack() {
        return marker == Marker.ATTACK;
    }

    int icons(Icon icon) {
        return Pack.count(iconPack, icon.ordinal());
    }

    boolean has(Icon icon) {
        return icons(icon) > 0;
    }

    boolean twoSided() {
        return faces.size() > 1;
    }

    /** The suit by which a common card is sorted in the set-up (EMP-2.7): cards of two suits are uncivilised. */
    Suit setupSuit() {
        if (suits.isEmpty()) {
            return Suit.POWER;
        }
        return is(Suit.UNCIVILISED) ? Suit.UNCIVILISED : suits.getFirst();
    }
}
