package ecumene.games.pyramid;

import ecumene.engine.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** PYR-4.1: the public numbers of a position. Nothing here depends on the viewer. */
final class Facts {
    private Facts() {}

    static SortedMap<String, Object> of(PyramidGame game, PyramidState s) {
        var facts = new TreeMap<String, Object>();
        facts.put("variant", s.variant().id());
        facts.put("active", s.active);
        facts.put("first", s.first);
        facts.put("turn", s.turn);
        facts.put("pyramid", pyramid(game, s));
        facts.put("extra", extras(s));
        facts.put("temporary", byType(s, -1));
        for (int seat = 0; seat < s.players(); seat++) {
            var player = "seat." + (seat + 1) + ".";
            facts.put(player + "power", s.power(seat));
            facts.put(player + "track", s.vp(seat));
            facts.put(player + "glory", s.supply(seat));
            facts.put(player + "resources", byType(s, seat));
            facts.put(player + "score", Scoring.total(s, seat));
        }
        for (var wonder : s.catalog().wonders()) {
            int owner = s.wonderOwner(wonder.index());
            if (owner != PyramidState.WONDER_ABSENT) {
                facts.put("wonder." + wonder.key() + ".owner", owner);
                facts.put("wonder." + wonder.key() + ".tokens", tokens(s, wonder));
            }
        }
        facts.put("resolving", resolving(game, s));
        return facts;
    }

    /** The cards of the pyramid row by row from the bottom; a hole is an empty text. */
    private static List<List<String>> pyramid(PyramidGame game, PyramidState s) {
        var rows = new ArrayList<List<String>>();
        for (int row = 0; row < Resource.ERAS; row++) {
            var cards = new ArrayList<String>();
            for (int index = 0; index < s.rowLength(row); index++) {
                int piece = s.pieceAt(row, index);
                cards.add(piece == Zones.NONE ? "" : game.pieceId(piece));
            }
            rows.add(cards);
        }
        return rows;
    }

    /** What each card of the pyramid, and then each project, costs on top of its base cost; -1 for none. */
    private static List<List<Integer>> extras(PyramidState s) {
        var rows = new ArrayList<List<Integer>>();
        for (int row = 0; row < Resource.ERAS; row++) {
            var extras = new ArrayList<Integer>();
            for (int index = 0; index < s.rowLength(row); index++) {
                extras.add((s.row(row) & 1 << index) == 0 ? -1 : Purchase.connectedBelow(s, row, index));
            }
            rows.add(extras);
        }
        var projects = new ArrayList<Integer>();
        for (int era = 0; era < Resource.ERAS; era++) {
            projects.add(s.project(era) == Zones.NONE ? -1 : Purchase.cardsOfEarlierEras(s, era));
        }
        rows.add(projects);
        return rows;
    }

    /** Resource cards of a seat, or the temporary resources when there is no seat, by type. */
    private static List<Integer> byType(PyramidState s, int seat) {
        var amounts = new ArrayList<Integer>();
        for (int type = 0; type < Resource.TYPES; type++) {
            amounts.add(seat < 0 ? s.temporary(type) : s.resourceCards(seat, type));
        }
        return amounts;
    }

    private static List<Integer> tokens(PyramidState s, Wonder wonder) {
        var tokens = new ArrayList<Integer>();
        for (int seat = 0; seat < s.players(); seat++) {
            tokens.add(s.tokens(wonder.index(), seat));
        }
        return tokens;
    }

    private static List<String> resolving(PyramidGame game, PyramidState s) {
        var cards = new ArrayList<String>();
        for (int level = 0; level < s.resolving.depth(); level++) {
            cards.add(game.pieceId(s.resolving.piece(level)));
        }
        return cards;
    }
}
