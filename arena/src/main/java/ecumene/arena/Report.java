package ecumene.arena;

import ecumene.engine.Lang;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** Results as one page that needs nothing else: it can be mailed, opened from a disk, read on a phone, in the dark. */
public final class Report {
    private static final String TEXTS = "ecumene.arena.report";

    private final Wording words;

    private Report(Lang lang) {
        this.words = Wording.of(TEXTS, lang);
    }

    public static String page(Results results, Lang lang) {
        return new Report(lang).page(results);
    }

    private String page(Results results) {
        var title = words.get("title", results.game());
        var body = new StringBuilder();
        body.append(tag("h1", escape(title)));
        body.append(tag("p", "class=lead", lead(results)));
        body.append(figures(results.total(), results.seconds()));
        if (results.parts().size() == 1) {
            body.append(charts(results.total(), Seats.SHOWN));
        } else {
            body.append(charts(results.total(), Seats.MIXED));
            body.append(tag("h2", words.get("parts")));
            results.parts().forEach(part -> body.append(part(part)));
        }
        body.append(tag("footer", words.get("footer", escape(results.rules()))));
        return """
                <!doctype html>
                <html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title><style>
                %s</style></head><body><main>
                %s
                </main></body></html>
                """.formatted(words.lang().code(), escape(title), css(), body);
    }

    /** In a total over tables of several sizes a seat means nothing. */
    private enum Seats {
        SHOWN,
        MIXED
    }

    private String lead(Results results) {
        var state = results.complete() ? "" : " " + tag("strong", words.get("incomplete"));
        var first = results.parts().getFirst().plan().setup();
        var what = results.parts().size() == 1
                ? words.get("setup", first.variant(), first.players())
                : words.get("setups", results.parts().size());
        return escape(what) + ". " + words.get("seed", results.seed()) + state;
    }

    private String part(Tournament.Result part) {
        var setup = part.plan().setup();
        var heading = words.get("setup", setup.variant(), setup.players());
        return "<details><summary>" + escape(heading) + "</summary>" + figures(part.tally(), part.seconds())
                + charts(part.tally(), Seats.SHOWN) + "</details>";
    }

    private String figures(Tally tally, double seconds) {
        return "<dl class=figures>" + figure("games", words.number(tally.games()))
                + figure("decisions", words.number(tally.decisions()))
                + figure("speed", words.number(seconds == 0 ? 0 : tally.decisions() / seconds, 0))
                + figure("length", words.number(tally.lengths().mean(), 1))
                + figure("seconds", words.number(seconds, 1)) + "</dl>";
    }

    private String figure(String key, String value) {
        return "<div><dd>" + value + "</dd><dt>" + words.get(key) + "</dt></div>";
    }

    private String charts(Tally tally, Seats seats) {
        if (tally.games() == 0) {
            return tag("p", words.get("nothing"));
        }
        var out = new StringBuilder();
        out.append(section("wins", wins(tally)));
        if (seats == Seats.SHOWN) {
            out.append(section("seats", seats(tally.seats())));
        }
        if (seats == Seats.SHOWN && !tally.nations().isEmpty()) {
            out.append(section("nations", nations(tally)));
        }
        out.append(section("scores", scores(tally)));
        out.append(section("lengths", lengths(tally.lengths())));
        out.append(section("numbers", table(tally)));
        return out.toString();
    }

    private String section(String key, String content) {
        return "<section>" + tag("h3", words.get(key)) + tag("p", "class=note", words.get(key + ".note")) + content
                + "</section>";
    }

    private String wins(Tally tally) {
        var bots = tally.bots();
        double all = bots.stream().mapToDouble(Tally.BotTally::seatsPerGame).sum();
        double most = Math.min(
                1, bots.stream().mapToDouble(bot -> bot.rate().high()).max().orElse(1) * 1.05);
        var out = new StringBuilder("<div class=rows>");
        int colour = 0;
        for (var bot : bots) {
            out.append(row(
                    colour++,
                    tally.label(bot),
                    Plot.rate(bot.rate(), bot.seatsPerGame() / all, most),
                    words.rate(bot.rate())));
        }
        return out.append(row(0, "", Plot.scale(most), "")).append("</div>").toString();
    }

    private String seats(List<Tally.Wins> seats) {
        double most = Math.min(
                1, seats.stream().mapToDouble(seat -> seat.rate().high()).max().orElse(1) * 1.05);
        var out = new StringBuilder("<div class=rows>");
        for (int seat = 0; seat < seats.size(); seat++) {
            var rate = seats.get(seat).rate();
            out.append(
                    row(4, words.get("seat", seat + 1), Plot.rate(rate, 1.0 / seats.size(), most), words.rate(rate)));
        }
        return out.append(row(0, "", Plot.scale(most), "")).append("</div>").toString();
    }

    private String nations(Tally tally) {
        double fair = 1.0 / tally.seats().size();
        double most = Math.min(
                1,
                tally.nations().values().stream()
                                .mapToDouble(wins -> wins.rate().high())
                                .max()
                                .orElse(1)
                        * 1.05);
        var out = new StringBuilder("<div class=rows>");
        tally.nations().forEach((nation, wins) -> {
            var drawing = Plot.rate(wins.rate(), fair, most);
            out.append(row(4, nation.in(words.lang()), drawing, words.rate(wins.rate())));
        });
        return out.append(row(0, "", Plot.scale(most), "")).append("</div>").toString();
    }

    private String scores(Tally tally) {
        var bots = tally.bots();
        int low = bots.stream()
                .mapToInt(bot -> bot.scores().counts().firstKey())
                .min()
                .orElse(0);
        int high = bots.stream()
                .mapToInt(bot -> bot.scores().counts().lastKey())
                .max()
                .orElse(0);
        var axis = Plot.Axis.of(
                low,
                high,
                bots.stream().mapToLong(bot -> bot.scores().size()).min().orElse(0));
        var out = new StringBuilder("<div class=rows>");
        int colour = 0;
        for (var bot : bots) {
            var value = words.number(bot.scores().mean(), 1) + " ± "
                    + words.number(bot.scores().deviation(), 1);
            out.append(row(colour++, tally.label(bot), Plot.histogram(bot.scores(), axis, 64), value));
        }
        return out.append(row(0, "", Plot.marks(axis), "")).append("</div>").toString();
    }

    private String lengths(Histogram lengths) {
        var counts = lengths.counts();
        var axis = Plot.Axis.of(counts.firstKey(), counts.lastKey(), lengths.size());
        var value = words.number(lengths.mean(), 1) + " ± " + words.number(lengths.deviation(), 1);
        return "<div class=rows>" + row(4, words.get("all"), Plot.histogram(lengths, axis, 96), value)
                + row(0, "", Plot.marks(axis), "") + "</div>";
    }

    private String row(int colour, String label, String drawing, String value) {
        return "<div class=\"row c%d\"><div class=name>%s</div><div class=plot>%s</div><div class=value>%s</div></div>"
                .formatted(colour % 5 + 1, escape(label), drawing, value);
    }

    private String table(Tally tally) {
        var head = List.of("bot", "games", "share", "interval", "score", "decisions", "thinking").stream()
                .map(key -> "<th>" + words.get("col." + key) + "</th>")
                .collect(Collectors.joining());
        var rows = tally.bots().stream().map(bot -> line(tally, bot)).collect(Collectors.joining());
        return "<div class=wide><table><thead><tr>" + head + "</tr></thead><tbody>" + rows + "</tbody></table></div>";
    }

    private String line(Tally tally, Tally.BotTally bot) {
        return List.of(
                        escape(tally.label(bot)),
                        words.number(bot.games()),
                        words.percent(bot.rate().share()),
                        words.percent(bot.rate().low()) + " – "
                                + words.percent(bot.rate().high()),
                        words.number(bot.scores().mean(), 2),
                        words.number(bot.decisions()),
                        bot.speed() == 0 ? "–" : words.number(bot.speed(), 0))
                .stream()
                .map(cell -> "<td>" + cell + "</td>")
                .collect(Collectors.joining("", "<tr>", "</tr>"));
    }

    private static String css() {
        try (var in = Report.class.getResourceAsStream("report.css")) {
            if (in == null) {
                throw new IllegalStateException("report.css is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String tag(String name, String content) {
        return "<" + name + ">" + content + "</" + name + ">";
    }

    private static String tag(String name, String attribute, String content) {
        return "<" + name + " " + attribute + ">" + content + "</" + name + ">";
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
