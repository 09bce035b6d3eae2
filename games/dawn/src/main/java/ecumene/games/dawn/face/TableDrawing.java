package ecumene.games.dawn.face;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.games.dawn.Agendas;
import ecumene.games.dawn.DawnState;
import ecumene.games.dawn.Nouns;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.Resource;
import ecumene.games.dawn.cards.Terrain;
import ecumene.games.dawn.cards.Wonder;
import java.util.ArrayList;

/** The table as text, for the terminal: the map row by row, then the players. */
final class TableDrawing {
    private static final int WIDTH = 4;
    private static final String TERRAIN = "ghfdm~N";

    private final Names names;
    private final Texts texts;
    private final Lang lang;
    private final StringBuilder out = new StringBuilder();

    TableDrawing(Names names, Texts texts, Lang lang) {
        this.names = names;
        this.texts = texts;
        this.lang = lang;
    }

    String draw(DawnState s) {
        map(s);
        line(texts.get(
                lang,
                "draw.event",
                names.name(
                        Nouns.EVENT,
                        s.catalog().tracks().events().get(s.event()).ordinal(),
                        lang)));
        offers(s);
        for (int seat = 0; seat < s.players(); seat++) {
            player(s, seat);
        }
        return out.toString();
    }

    private void line(String text) {
        out.append(text.stripTrailing()).append('\n');
    }

    /** A hex is a sign for the terrain, one for what stands there and its owner's number: {@code mC2}. */
    private void map(DawnState s) {
        var board = s.board();
        int west = Integer.MAX_VALUE;
        int north = Integer.MAX_VALUE;
        int south = Integer.MIN_VALUE;
        for (int space : board.spaces()) {
            west = Math.min(west, 2 * board.q(space) + board.r(space));
            north = Math.min(north, board.r(space));
            south = Math.max(south, board.r(space));
        }
        for (int r = north; r <= south; r++) {
            var row = new StringBuilder();
            for (int space : board.spaces()) {
                if (board.r(space) == r) {
                    int column = (2 * board.q(space) + r - west) * WIDTH / 2;
                    while (row.length() < column + WIDTH) {
                        row.append(' ');
                    }
                    row.replace(column, column + WIDTH, hex(s, space));
                }
            }
            line(row.toString());
        }
    }

    private static String hex(DawnState s, int space) {
        var terrain = s.board().terrain(space);
        var hex = new StringBuilder().append(TERRAIN.charAt(terrain.ordinal()));
        if (s.owner(space) != DawnState.NONE) {
            hex.append(s.isCapital(space) ? 'K' : s.isCity(space) ? 'C' : s.isReinforced(space) ? 'T' : 't');
            hex.append(s.owner(space) + 1);
        } else if (s.hasBarbarian(space)) {
            hex.append('!').append(Names.barbarian(s.barbarianOn(space)));
        } else if (s.cityStateAt(space) != DawnState.NONE) {
            hex.append("@@");
        } else if (s.resourceOn(space) != DawnState.NONE) {
            hex.append('*').append(Names.lower(Resource.of(s.resourceOn(space))).charAt(1));
        } else if (terrain != Terrain.WATER && s.hasAnyCaravan(space)) {
            hex.append("=");
        }
        while (hex.length() < WIDTH) {
            hex.append(' ');
        }
        return hex.toString();
    }

    private void offers(DawnState s) {
        var offers = new ArrayList<String>();
        for (int deck = 0; deck < Wonder.DECKS; deck++) {
            if (s.offered(deck) != DawnState.NONE) {
                offers.add(s.catalog().wonder(s.offered(deck)).name().in(lang));
            }
        }
        line(texts.get(lang, "draw.offer") + ": " + String.join(", ", offers));
    }

    private void player(DawnState s, int seat) {
        var parts = new ArrayList<String>();
        parts.add(texts.get(lang, "draw.seat", seat + 1));
        parts.add(s.leader(seat).name().in(lang));
        parts.add(texts.get(lang, "draw.dial", s.dial(seat)));
        parts.add(texts.get(lang, "draw.cities", s.citiesOnMap(seat)));
        parts.add(texts.get(lang, "draw.tokens", s.tokensLeft(seat)));
        var resources = new ArrayList<String>();
        for (int type = 0; type < Resource.TYPES; type++) {
            if (s.resources(seat, type) > 0) {
                resources.add(names.name(Nouns.RESOURCE, type, lang) + " " + s.resources(seat, type));
            }
        }
        parts.add(texts.get(lang, "draw.resources", resources.isEmpty() ? "–" : String.join(", ", resources)));
        parts.add(texts.get(lang, "draw.agendas") + " " + Agendas.reached(s, seat));
        line(String.join(" · ", parts));
        var row = new ArrayList<String>();
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            int card = s.card(seat, slot);
            row.add(s.catalog().focus(card).name().in(lang) + "*".repeat(s.trade(seat, card)));
        }
        line("  " + texts.get(lang, "draw.row") + ": " + String.join(" | ", row));
        var wonders = new ArrayList<String>();
        for (var wonder : s.catalog().wonders()) {
            if (s.controller(wonder.index()) == seat) {
                wonders.add(wonder.name().in(lang));
            }
        }
        if (!wonders.isEmpty()) {
            line("  " + texts.get(lang, "draw.wonders") + ": " + String.join(", ", wonders));
        }
    }
}
