package ecumene.games.empires;

import ecumene.engine.Zones;
import java.util.List;

/**
 * EMP-24.3a: which cards a step means.
 *
 * @param cards the named cards, for those kinds that name some
 * @param icon the icon that must lie in the garrison, for {@link Kind#REGION_WITH_ICON}
 */
record Filter(Kind kind, List<Integer> cards, Icon icon) {
    enum Kind {
        ANY,
        SELF,
        REGION,
        UNREST,
        CITY,
        RIVER,
        FERTILE,
        RIVER_OR_FERTILE,
        KNIGHT,
        MASK,
        SCROLL,
        PINNED,
        PINNED_NON_REGION,
        ATTACK,
        EMPIRE_ICON,
        CARDS,
        REGION_WITH_ICON,
        REGION_WITH_CARD,
        KNIGHT_IN_REGION,
        /** A knight under the very card whose effect it is. */
        KNIGHT_HERE,
        GARRISONED_CARD
    }

    static final Filter ANY = of(Kind.ANY);
    static final Filter SELF = of(Kind.SELF);
    static final Filter REGION = of(Kind.REGION);
    static final Filter UNREST = of(Kind.UNREST);
    static final Filter KNIGHT = of(Kind.KNIGHT);
    static final Filter MASK = of(Kind.MASK);
    static final Filter KNIGHT_HERE = of(Kind.KNIGHT_HERE);
    static final Filter ATTACK = of(Kind.ATTACK);

    Filter {
        cards = List.copyOf(cards);
    }

    static Filter of(Kind kind) {
        return new Filter(kind, List.of(), Icon.KNIGHT);
    }

    /** Whether it means cards that lie under others. */
    boolean garrisoned() {
        return kind == Kind.KNIGHT_IN_REGION || kind == Kind.GARRISONED_CARD;
    }

    boolean matches(EmpiresState s, int piece, int self) {
        var card = s.card(piece);
        return switch (kind) {
            case ANY -> true;
            case SELF -> piece == self;
            case REGION -> card.region();
            case UNREST -> card.unrest();
            case CITY -> card.has(Icon.CITY);
            case RIVER -> card.has(Icon.RIVER);
            case FERTILE -> card.has(Icon.FERTILE);
            case RIVER_OR_FERTILE -> card.has(Icon.RIVER) || card.has(Icon.FERTILE);
            case KNIGHT -> card.has(Icon.KNIGHT);
            case MASK -> card.has(Icon.MASK);
            case SCROLL -> card.has(Icon.SCROLL);
            case PINNED -> card.pinned();
            case PINNED_NON_REGION -> card.pinned() && !card.region();
            case ATTACK -> card.attack();
            case EMPIRE_ICON -> card.period() == Period.EMPIRE;
            case CARDS, GARRISONED_CARD -> cards.contains(piece);
            case REGION_WITH_ICON -> card.region() && hosts(s, piece);
            case REGION_WITH_CARD -> card.region() && hosts(s, piece);
            case KNIGHT_HERE -> card.has(Icon.KNIGHT) && s.host(piece) == self;
            case KNIGHT_IN_REGION ->
                card.has(Icon.KNIGHT) && s.card(s.host(piece)).region();
        };
    }

    private boolean hosts(EmpiresState s, int region) {
        var zones = s.zones();
        for (int p = zones.first(Places.garrison(s.ownerInPlay(region))); p != Zones.NONE; p = zones.after(p)) {
            boolean wanted = kind == Kind.REGION_WITH_ICON ? s.card(p).has(icon) : cards.contains(p);
            if (s.host(p) == region && wanted) {
                return true;
            }
        }
        return false;
    }

    /** How many of a number of cards this one stands for: EMP-20.2, EMP-L-3.1. */
    int weight(Card card) {
        return kind == Kind.REGION ? card.regions() : 1;
    }

    /** "3 regions", "this card": the object of a sentence, in the accusative. */
    String text(Prose prose, int n) {
        return named() ? namedText(prose) : prose.get("filter." + Prose.key(kind), n);
    }

    /** The same after "up to". */
    String textUpTo(Prose prose, int n) {
        return named() ? namedText(prose) : prose.get("filter." + Prose.key(kind) + ".up-to", n);
    }

    /** "all cards with the attack marker". */
    String textAll(Prose prose) {
        return prose.get("filter." + Prose.key(kind) + ".all");
    }

    private boolean named() {
        return switch (kind) {
            case CARDS, GARRISONED_CARD, REGION_WITH_CARD, REGION_WITH_ICON -> true;
            default -> false;
        };
    }

    private String namedText(Prose prose) {
        return switch (kind) {
            case GARRISONED_CARD -> prose.get("filter.garrisoned-card", prose.cardsOr(cards));
            case REGION_WITH_CARD -> prose.get("filter.region-with-card", prose.cardsOr(cards));
            case REGION_WITH_ICON -> prose.get("filter.region-with-icon", prose.icon(icon));
            default -> prose.get("filter.cards", prose.cardsOr(cards));
        };
    }
}
