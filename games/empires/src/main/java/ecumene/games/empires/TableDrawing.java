package ecumene.games.empires;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.View;
import ecumene.engine.Zones;
import java.util.ArrayList;
import java.util.List;

/** The table as text: the market, and every player's area as far as the viewer knows it. */
final class TableDrawing {
    /** What a drawing needs beside the texts of cards. */
    static final List<String> TEXTS = List.of(
            "draw.seat",
            "draw.market",
            "draw.decks",
            "draw.exile",
            "draw.hand",
            "draw.play",
            "draw.discard",
            "draw.history",
            "draw.sunken",
            "draw.nation",
            "draw.accession",
            "draw.development",
            "draw.quests",
            "draw.power",
            "draw.deck",
            "draw.unknown",
            "draw.unrest-below",
            "draw.state",
            "draw.tokens",
            "draw.last-round",
            "draw.rival",
            "draw.empty",
            "draw.choosing");

    private final EmpiresGame game;
    private final Texts texts;
    private final Lang lang;
    private final Prose prose;
    private final StringBuilder out = new StringBuilder();

    TableDrawing(EmpiresGame game, Lang lang) {
        this.game = game;
        this.texts = game.texts();
        this.lang = lang;
        this.prose = new Prose(texts, game, lang);
    }

    String draw(EmpiresState s, int viewer) {
        if (s.round > 0) {
            market(s);
        }
        for (int seat = 0; seat < s.players(); seat++) {
            player(s, seat, viewer);
        }
        if (s.practice() && s.round > 0) {
            out.append(texts.get(lang, "draw.rival", s.rivalProgress, s.rivalDevelopments, Practice.score(s)))
                    .append('\n');
            cards(s, "draw.play", Places.RIVAL, s.players());
        }
        return out.toString();
    }

    private void market(EmpiresState s) {
        out.append(texts.get(lang, "draw.market")).append('\n');
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            int card = s.marketCard(slot);
            var line = new StringBuilder();
            if (card == Zones.NONE) {
                line.append(texts.get(lang, "draw.empty"));
            } else {
                line.append(name(card)).append(" (").append(suits(s.card(card))).append(')');
                for (var token : Token.values()) {
                    int n = s.onMarket(slot, token);
                    line.append(n > 0 ? " +" + prose.amount(token, n) : "");
                }
                if (s.count(Places.tucked(slot)) > 0) {
                    line.append(' ').append(texts.get(lang, "draw.unrest-below"));
                }
            }
            line(Integer.toString(slot + 1), line.toString());
        }
        out.append(texts.get(
                        lang,
                        "draw.decks",
                        s.count(Places.small(Suit.REGION)),
                        s.count(Places.small(Suit.UNCIVILISED)),
                        s.count(Places.small(Suit.CIVILISED)),
                        s.count(Places.MAIN),
                        s.count(Places.FAME),
                        s.count(Places.UNREST)))
                .append('\n');
        if (s.count(Places.EXILE) > 0) {
            cards(s, "draw.exile", Places.EXILE, s.players());
        }
        if (s.lastRound != EmpiresState.NEVER) {
            out.append(texts.get(lang, "draw.last-round", s.lastRound)).append('\n');
        }
    }

    private String suits(Card card) {
        return String.join(
                "/", card.suits().stream().distinct().map(prose::suit).toList());
    }

    private void player(EmpiresState s, int seat, int viewer) {
        out.append(s.active == seat ? "▶ " : "  ").append(texts.get(lang, "draw.seat", seat + 1));
        if (!s.hasNation(seat) || s.round == 0) {
            out.append("   ")
                    .append(s.hasNation(seat) ? s.nation(seat).name().in(lang) : texts.get(lang, "draw.choosing"))
                    .append('\n');
            return;
        }
        out.append("   ").append(s.nation(seat).name().in(lang));
        out.append("   ")
                .append(texts.get(lang, "draw.state", prose.period(s.period(seat)), s.actions(seat), s.exhausts(seat)));
        out.append("   ")
                .append(texts.get(
                        lang,
                        "draw.tokens",
                        s.tokens(seat, Token.MATERIAL),
                        s.tokens(seat, Token.POPULATION),
                        s.tokens(seat, Token.PROGRESS)))
                .append('\n');
        cards(s, "draw.power", Places.powers(seat), viewer);
        cards(s, "draw.hand", Places.hand(seat), viewer);
        play(s, seat);
        counted(s, seat);
        cards(s, "draw.discard", Places.discard(seat), viewer);
        cards(s, s.nation(seat).hasSunkenPile() ? "draw.sunken" : "draw.history", Places.history(seat), viewer);
        if (s.count(Places.accession(seat)) > 0) {
            cards(s, "draw.accession", Places.accession(seat), viewer);
        }
        if (s.count(Places.development(seat)) > 0) {
            developments(s, seat);
        }
    }

    /** Cards in play, each with what lies under it. */
    private void play(EmpiresState s, int seat) {
        var shown = new ArrayList<String>();
        var zones = s.zones();
        for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
            shown.add(name(p) + (s.isExhausted(p) ? " ✕" : "") + below(s, seat, p));
        }
        int quest = Garrisons.activeQuest(s, seat);
        if (quest != EmpiresState.NO_PIECE) {
            shown.add(name(s.host(quest)) + below(s, seat, s.host(quest)));
        }
        line(texts.get(lang, "draw.play"), shown.isEmpty() ? "—" : String.join(", ", shown));
    }

    private String below(EmpiresState s, int seat, int host) {
        var under = new ArrayList<String>();
        var zones = s.zones();
        for (int p = zones.first(Places.garrison(seat)); p != Zones.NONE; p = zones.after(p)) {
            if (s.host(p) == host) {
                under.add(name(p));
            }
        }
        return under.isEmpty() ? "" : " [" + String.join(", ", under) + "]";
    }

    private void counted(EmpiresState s, int seat) {
        line(
                texts.get(lang, "draw.deck"),
                s.count(Places.deck(seat)) + "   " + texts.get(lang, "draw.nation", s.count(Places.nation(seat))));
    }

    private void developments(EmpiresState s, int seat) {
        var shown = new ArrayList<String>();
        boolean quests = !s.nation(seat).hasDevelopmentArea();
        var zones = s.zones();
        for (int p = zones.first(Places.development(seat)); p != Zones.NONE; p = zones.after(p)) {
            shown.add(quests ? name(p) : name(p) + " (" + prose.price(Development.price(s, seat, p)) + ")");
        }
        line(texts.get(lang, quests ? "draw.quests" : "draw.development"), String.join(", ", shown));
    }

    private void cards(EmpiresState s, String title, int zone, int viewer) {
        var known = new ArrayList<String>();
        int unknown = 0;
        boolean unordered = View.orderHidden(s.zones(), zone, viewer);
        for (int p = s.zones().first(zone); p != Zones.NONE; p = s.zones().after(p)) {
            if (s.zones().knows(viewer, p)) {
                known.add(name(p));
            } else {
                unknown++;
            }
        }
        if (unordered) {
            known.sort(null);
        }
        if (unknown > 0) {
            known.add(texts.get(lang, "draw.unknown", unknown));
        }
        line(texts.get(lang, title), known.isEmpty() ? "—" : String.join(", ", known));
    }

    private String name(int piece) {
        return game.name(Nouns.PIECE, piece, lang);
    }

    private void line(String title, String text) {
        var padded = title + " ".repeat(Math.max(1, 14 - title.length()));
        out.append(("  " + padded + text).stripTrailing()).append('\n');
    }
}
