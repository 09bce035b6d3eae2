package ecumene.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * All that one viewer may know of a position: cards by zone, and the game's public numbers. Whatever leaves the engine
 * for a person is made from this.
 *
 * @param facts the game's own record of numbers, texts, lists and further records
 */
public record View(int viewer, List<ZoneView> zones, Object facts, List<Integer> waiting) {

    /** A zone as the viewer sees it: its cards in order, faces only where known. */
    public record ZoneView(String id, int owner, List<CardView> cards) {}

    /** A card: its identity where the viewer knows it, otherwise empty; and what everybody sees of it. */
    public record CardView(String card, int back) {}

    public static <S extends State<S>> View of(Game<S> game, S state, int viewer) {
        var zones = new ArrayList<ZoneView>();
        var layout = state.zones().layout();
        for (int z = 0; z < layout.zones().size(); z++) {
            var zone = layout.zones().get(z);
            zones.add(new ZoneView(zone.id(), zone.owner(), cards(game, state, z, viewer)));
        }
        var waiting = new ArrayList<Integer>();
        for (int seat = 0; seat < state.players(); seat++) {
            if ((state.waiting() & 1 << seat) != 0) {
                waiting.add(seat);
            }
        }
        return new View(viewer, zones, game.facts(state, viewer), waiting);
    }

    /** Whether the order of a zone's cards is something that the viewer must not see. */
    public static boolean orderHidden(Zones zones, int zone, int viewer) {
        return !zones.layout().sees(viewer, zone) && !zones.layout().slotsSeen(zone);
    }

    /** In a hand the order is the owner's affair: others see the known cards first, then the unknown ones. */
    private static <S extends State<S>> List<CardView> cards(Game<S> game, S state, int z, int viewer) {
        var zones = state.zones();
        var known = new ArrayList<CardView>();
        var unknown = new ArrayList<CardView>();
        boolean ordered = !orderHidden(zones, z, viewer);
        for (int piece = zones.first(z); piece != Zones.NONE; piece = zones.after(piece)) {
            int back = zones.layout().back(z, piece);
            if (zones.knows(viewer, piece)) {
                known.add(new CardView(game.pieceId(piece), back));
            } else {
                (ordered ? known : unknown).add(new CardView("", back));
            }
        }
        if (!ordered) {
            known.sort(java.util.Comparator.comparing(CardView::card));
        }
        known.addAll(unknown);
        return List.copyOf(known);
    }
}
