package ecumene.games.pyramid.face;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.View;
import ecumene.engine.Zones;
import ecumene.games.pyramid.Places;
import ecumene.games.pyramid.Purchase;
import ecumene.games.pyramid.PyramidState;
import ecumene.games.pyramid.Scoring;
import ecumene.games.pyramid.cards.Card;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Variant;
import java.util.ArrayList;
import java.util.List;

/** The table as text: the pyramid with prices, the wonders, and every player's cards as far as the viewer knows them. */
public final class TableDrawing {
    /** What a drawing needs beside the texts of cards and wonders. */
    public static final List<String> TEXTS = List.of(
            "draw.seat",
            "draw.hand",
            "draw.resources",
            "draw.technologies",
            "draw.wonders",
            "draw.projects",
            "draw.empty",
            "draw.below",
            "draw.unknown",
            "draw.track",
            "draw.glory",
            "draw.temporary");

    /** Columns for the pyramid: with its titles the table fits 120. */
    private static final int WIDTH = 108;

    private final Catalog catalog;
    private final Texts texts;
    private final Names names;
    private final Lang lang;
    private final StringBuilder out = new StringBuilder();

    public TableDrawing(Catalog catalog, Texts texts, Lang lang) {
        this.catalog = catalog;
        this.texts = texts;
        this.names = new Names(texts);
        this.lang = lang;
    }

    public String draw(PyramidState s, int viewer) {
        pyramid(s);
        wonders(s);
        for (int seat = 0; seat < s.players(); seat++) {
            player(s, seat, viewer);
        }
        temporary(s);
        return out.toString();
    }

    /** The top row first, every row shifted by half a card; under each name its price, its type, power and response symbol. */
    private void pyramid(PyramidState s) {
        int cell = WIDTH / s.rowLength(0);
        for (int row = Resource.ERAS - 1; row >= 0; row--) {
            var title = new StringBuilder();
            var price = new StringBuilder();
            var gives = new StringBuilder();
            for (int index = 0; index < s.rowLength(row); index++) {
                int piece = s.pieceAt(row, index);
                title.append(cell(piece == Zones.NONE ? "·" : name(piece), cell));
                price.append(cell(piece == Zones.NONE ? "" : price(s, piece), cell));
                gives.append(cell(piece == Zones.NONE ? "" : signs(catalog.cardOf(piece)), cell));
            }
            int indent = (s.rowLength(0) - s.rowLength(row)) * cell / 2;
            var era = names.resource(Resource.ofEra(row), lang);
            line(era, indent, title.toString());
            line("", indent, price.toString());
            line("", indent, gives.toString());
        }
        if (s.variant() == Variant.MIXED) {
            projects(s);
        }
    }

    private void projects(PyramidState s) {
        out.append(texts.get(lang, "draw.projects")).append('\n');
        for (int era = Resource.ERAS - 1; era >= 0; era--) {
            int piece = s.project(era);
            var what = piece == Zones.NONE
                    ? texts.get(lang, "draw.empty")
                    : name(piece) + " — " + signs(catalog.cardOf(piece)) + " — " + price(s, piece) + "  "
                            + texts.get(lang, "draw.below", s.zones().count(Places.stack(era)));
            line(names.resource(Resource.ofEra(era), lang), 2, what);
        }
    }

    private void wonders(PyramidState s) {
        out.append(texts.get(lang, "draw.wonders")).append('\n');
        for (var wonder : s.catalog().wonders()) {
            int owner = s.wonderOwner(wonder.index());
            if (owner == PyramidState.WONDER_ABSENT) {
                continue;
            }
            var line = new StringBuilder(wonder.name().in(lang))
                    .append(" (")
                    .append(texts.get(lang, "fact.vp", wonder.vp()));
            if (wonder.tokens() > 0) {
                line.append(", ").append(texts.get(lang, "fact.tokens", wonder.tokens()));
            }
            line.append(")  ");
            if (owner == PyramidState.WONDER_BESIDE) {
                line.append(new Prose(texts, lang).condition(wonder.condition()));
                for (int seat = 0; seat < s.players(); seat++) {
                    if (s.tokens(wonder.index(), seat) > 0) {
                        line.append("  ")
                                .append(seat(seat))
                                .append(": ")
                                .append("●".repeat(s.tokens(wonder.index(), seat)));
                    }
                }
            } else {
                line.append("→ ").append(seat(owner));
            }
            line(names.resource(Resource.ofEra(wonder.era()), lang), 2, line.toString());
        }
    }

    private void player(PyramidState s, int seat, int viewer) {
        out.append(s.active() == seat ? "▶ " : "  ").append(seat(seat));
        out.append("   ").append(texts.get(lang, "fact.power", s.power(seat)));
        out.append("   ").append(texts.get(lang, "fact.vp", Scoring.total(s, seat)));
        if (s.renaissance()) {
            out.append("   ").append(texts.get(lang, "draw.track", s.vp(seat)));
            out.append("   ").append(texts.get(lang, "draw.glory", s.supply(seat)));
        }
        out.append('\n');
        cards(s, "draw.hand", Places.hand(seat), viewer);
        cards(s, "draw.resources", Places.resources(seat), viewer);
        cards(s, "draw.technologies", Places.technologies(seat), viewer);
    }

    private void cards(PyramidState s, String title, int zone, int viewer) {
        var known = new ArrayList<String>();
        int unknown = 0;
        var zones = s.zones();
        boolean resources = title.equals("draw.resources");
        for (int piece : inOrder(s, zone, viewer)) {
            boolean knows = zones.knows(viewer, piece);
            if (resources) {
                var resource = names.resource(s.card(piece).resource(), lang);
                known.add(knows ? resource + " [" + name(piece) + ", " + signs(catalog.cardOf(piece)) + "]" : resource);
            } else if (knows) {
                var card = catalog.cardOf(piece);
                known.add(name(piece) + " (" + names.resource(card.resource(), lang) + ", " + signs(card) + ")");
            } else {
                unknown++;
            }
        }
        if (unknown > 0) {
            known.add(texts.get(lang, "draw.unknown", unknown));
        }
        line(texts.get(lang, title), 2, known.isEmpty() ? "—" : String.join(", ", known));
    }

    /** In somebody else's hand the order tells nothing: known cards come first, by name. */
    private static List<Integer> inOrder(PyramidState s, int zone, int viewer) {
        var pieces = new ArrayList<Integer>();
        for (int p = s.zones().first(zone); p != Zones.NONE; p = s.zones().after(p)) {
            pieces.add(p);
        }
        if (View.orderHidden(s.zones(), zone, viewer)) {
            pieces.removeIf(p -> !s.zones().knows(viewer, p));
            pieces.sort(null);
            for (int p = s.zones().first(zone); p != Zones.NONE; p = s.zones().after(p)) {
                if (!s.zones().knows(viewer, p)) {
                    pieces.add(p);
                }
            }
        }
        return pieces;
    }

    private void temporary(PyramidState s) {
        var amounts = new ArrayList<Integer>();
        int total = 0;
        for (int type = 0; type < Resource.TYPES; type++) {
            amounts.add(s.temporary(type));
            total += s.temporary(type);
        }
        if (total > 0) {
            out.append(texts.get(lang, "draw.temporary", names.amounts(amounts, lang)))
                    .append('\n');
        }
    }

    /** "Att ⚔3 ↩": type, power, response symbol. */
    private String signs(Card card) {
        return names.technology(card.type(), lang).substring(0, 3)
                + (card.power() > 0 ? " ⚔" + card.power() : "")
                + (card.response() ? " ↩" : "");
    }

    private String price(PyramidState s, int piece) {
        int extra = Purchase.extra(s, piece);
        var parts = new ArrayList<String>();
        var cost = s.card(piece).cost();
        for (int type = 0; type < cost.size(); type++) {
            if (cost.get(type) > 0) {
                var name = names.resource(Resource.of(type), lang);
                parts.add((cost.get(type) > 1 ? cost.get(type).toString() : "") + name.substring(0, 2));
            }
        }
        return String.join(" ", parts) + (extra > 0 ? " +" + extra : "");
    }

    private String name(int piece) {
        return catalog.cardOf(piece).name().in(lang);
    }

    private String seat(int seat) {
        return texts.get(lang, "draw.seat", seat + 1);
    }

    private static String cell(String text, int width) {
        var shown = text.length() < width ? text : text.substring(0, width - 2) + "…";
        return shown + " ".repeat(width - shown.length());
    }

    private void line(String title, int indent, String text) {
        var padded = title + " ".repeat(Math.max(1, 12 - title.length()));
        out.append((padded + " ".repeat(indent) + text).stripTrailing()).append('\n');
    }
}
