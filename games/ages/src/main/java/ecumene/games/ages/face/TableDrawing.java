package ecumene.games.ages.face;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.Zones;
import ecumene.games.ages.AgesGame;
import ecumene.games.ages.AgesState;
import ecumene.games.ages.CardRow;
import ecumene.games.ages.Catalog;
import ecumene.games.ages.Pacts;
import ecumene.games.ages.Places;
import ecumene.games.ages.Population;
import ecumene.games.ages.Production;
import ecumene.games.ages.Tokens;
import ecumene.games.ages.Tokens.Kind;
import ecumene.games.ages.Type;
import java.util.ArrayList;
import java.util.List;

/** The table as text: the row with its costs, and every civilization as far as the viewer knows it. */
public final class TableDrawing {
    /** What a drawing needs beside the names of cards. */
    public static final List<String> TEXTS = List.of(
            "draw.seat",
            "draw.table",
            "draw.events",
            "draw.tactics",
            "draw.points",
            "draw.actions",
            "draw.banks",
            "draw.goods",
            "draw.workers",
            "draw.play",
            "draw.civil",
            "draw.military",
            "draw.unknown",
            "draw.building",
            "draw.war",
            "draw.out",
            "draw.unused");

    /** Columns that a line may have. */
    public static final int WIDTH = 120;

    private final AgesGame game;
    private final Texts texts;
    private final Lang lang;
    private final StringBuilder out = new StringBuilder();

    public TableDrawing(AgesGame game, Lang lang) {
        this.game = game;
        this.texts = game.texts();
        this.lang = lang;
    }

    public String draw(AgesState s, int viewer) {
        line(texts.get(
                lang,
                "draw.table",
                Catalog.AGES.get(s.age),
                s.round,
                s.zones().count(Places.CIVIL_DECK),
                s.zones().count(Places.MILITARY_DECK)));
        row(s);
        line(texts.get(
                lang,
                "draw.events",
                s.zones().count(Places.CURRENT_EVENTS),
                s.zones().count(Places.FUTURE_EVENTS)));
        if (s.commonTactics != 0) {
            list(texts.get(lang, "draw.tactics"), ", ", names(Type.TACTIC, s.commonTactics));
        }
        for (int seat = 0; seat < s.players(); seat++) {
            civilization(s, seat, viewer);
        }
        return out.toString();
    }

    private void line(String text) {
        out.append(text.stripTrailing()).append('\n');
    }

    /** A title and what belongs to it; what does not fit goes on below the first entry. */
    private void list(String title, String separator, List<String> entries) {
        var line = new StringBuilder(title).append(' ');
        int indent = line.length();
        for (int i = 0; i < entries.size(); i++) {
            var entry = entries.get(i) + (i < entries.size() - 1 ? separator : "");
            if (line.length() > indent && line.length() + entry.stripTrailing().length() > WIDTH) {
                line(line.toString());
                line.replace(0, line.length(), " ".repeat(indent));
            }
            line.append(entry);
        }
        line(line.toString());
    }

    private String name(int kind) {
        return game.catalog().card(kind).name().in(lang);
    }

    private List<String> names(Type type, int bits) {
        var list = new ArrayList<String>();
        for (int left = bits; left != 0; left &= left - 1) {
            list.add(name(Catalog.first(type) + Integer.numberOfTrailingZeros(left)));
        }
        return list;
    }

    /** The spaces with their cards, by price. */
    private void row(AgesState s) {
        for (int price = 1; price <= 3; price++) {
            var cards = new ArrayList<String>();
            for (int space = 0; space < AgesState.ROW; space++) {
                if (CardRow.cost(space) == price) {
                    cards.add(
                            s.row[space] == AgesState.NONE
                                    ? "·"
                                    : name(game.catalog().kindOf(s.row[space])));
                }
            }
            list("  " + "●".repeat(price) + " ".repeat(3 - price), " | ", cards);
        }
    }

    private void civilization(AgesState s, int seat, int viewer) {
        var title = (s.active == seat ? "▶ " : "  ") + texts.get(lang, "draw.seat", seat + 1);
        if (!s.inGame(seat)) {
            line(title + "   " + texts.get(lang, "draw.out"));
            return;
        }
        line(title + "   "
                + texts.get(
                        lang,
                        "draw.points",
                        s.culture[seat],
                        s.cultureRating(seat),
                        s.science[seat],
                        s.scienceRating(seat),
                        s.strength(seat),
                        s.happiness(seat),
                        Population.requiredHappiness(s.yellow[seat])));
        line("    "
                + texts.get(
                        lang,
                        "draw.actions",
                        s.civilLeft(seat),
                        s.civilActions[seat],
                        s.militaryLeft(seat),
                        s.militaryActions[seat])
                + "   " + texts.get(lang, "draw.banks", s.blue[seat], s.yellow[seat])
                + "   "
                + texts.get(
                        lang,
                        "draw.goods",
                        Tokens.stored(s, seat, Kind.FOOD),
                        Production.foodPerTurn(s, seat),
                        Tokens.stored(s, seat, Kind.RESOURCES),
                        Production.resourcesPerTurn(s, seat)));
        part("draw.workers", workers(s, seat));
        part("draw.play", inPlay(s, seat));
        part("draw.civil", hand(s, Places.civilHand(seat), viewer));
        part("draw.military", hand(s, Places.hand(seat), viewer));
    }

    private void part(String title, List<String> entries) {
        if (!entries.isEmpty()) {
            list("    " + texts.get(lang, title), ", ", entries);
        }
    }

    private List<String> workers(AgesState s, int seat) {
        var list = new ArrayList<String>();
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            if (s.knows(seat, slot)) {
                int tokens = slot < Catalog.HOLDERS ? s.tokens(seat, slot) : 0;
                list.add(
                        name(slot) + " " + s.workers(seat, slot) + (tokens > 0 ? " (" + "○".repeat(tokens) + ")" : ""));
            }
        }
        list.add(texts.get(lang, "draw.unused", s.pool[seat]));
        return list;
    }

    private List<String> inPlay(AgesState s, int seat) {
        var list = new ArrayList<String>();
        list.add(s.governmentOf(seat).name().in(lang));
        if (s.leader[seat] != AgesState.NONE) {
            list.add(name(Catalog.first(Type.LEADER) + s.leader[seat]));
        }
        for (int type = 0; type < AgesState.SPECIALS; type++) {
            if (s.special(seat, type) > 0) {
                list.add(name(Catalog.special(type, s.special(seat, type))));
            }
        }
        list.addAll(names(Type.WONDER, s.wonders[seat]));
        list.addAll(names(Type.TERRITORY, s.colonies[seat]));
        if (s.building[seat] != AgesState.NONE) {
            list.add(texts.get(
                    lang, "draw.building", name(Catalog.first(Type.WONDER) + s.building[seat]), (int) s.stages[seat]));
        }
        if (s.tactic[seat] != AgesState.NONE) {
            list.add(name(Catalog.first(Type.TACTIC) + s.tactic[seat]));
        }
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (Pacts.isPartner(s, pact, seat)) {
                int partner = Pacts.partner(s, pact, seat) + 1;
                list.add(name(Catalog.first(Type.PACT) + pact) + " (" + texts.get(lang, "draw.seat", partner) + ")");
            }
        }
        if (s.war[seat] != AgesState.NONE) {
            list.add(texts.get(lang, "draw.war", name(game.catalog().kindOf(s.war[seat])), s.warTarget[seat] + 1));
        }
        return list;
    }

    private List<String> hand(AgesState s, int zone, int viewer) {
        var known = new ArrayList<String>();
        int unknown = 0;
        for (int piece = s.zones().first(zone);
                piece != Zones.NONE;
                piece = s.zones().after(piece)) {
            if (s.zones().knows(viewer, piece)) {
                known.add(name(game.catalog().kindOf(piece)));
            } else {
                unknown++;
            }
        }
        known.sort(null); // the order of a hand is its owner's affair
        if (unknown > 0) {
            known.add(texts.get(lang, "draw.unknown", unknown));
        }
        return known;
    }
}
