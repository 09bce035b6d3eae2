package ecumene.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Drawings of the report as SVG. Places across are in percent, so a drawing fits any width while its text keeps its size. */
final class Plot {
    private static final int FEWEST_BARS = 12;
    private static final int MOST_BARS = 48;

    private Plot() {}

    /** A share with its interval on a scale from 0 to {@code most}, and a tick where an even match would be. */
    static String rate(Rate rate, double fair, double most) {
        return svg(
                26,
                line(0, 13, 100, 13, "rail")
                        + line(at(fair, most), 4, at(fair, most), 22, "fair")
                        + rect(0, 10, at(rate.share(), most), 6, "bar")
                        + line(at(rate.low(), most), 13, at(rate.high(), most), 13, "err")
                        + line(at(rate.low(), most), 8, at(rate.low(), most), 18, "err")
                        + line(at(rate.high(), most), 8, at(rate.high(), most), 18, "err")
                        + "<circle cx=\"%s%%\" cy=\"13\" r=\"4.5\" class=\"dot\"/>"
                                .formatted(two(at(rate.share(), most))));
    }

    /** The scale under a column of rates. */
    static String scale(double most) {
        var marks = new StringBuilder();
        double step = most > 0.5 ? 0.25 : most > 0.2 ? 0.1 : 0.05;
        for (double share = 0; share <= most + 1e-9; share += step) {
            marks.append(text(at(share, most), 12, Math.round(share * 100) + "%"));
        }
        return svg(16, marks.toString());
    }

    /** Whole numbers from low to high, several to a bar. */
    record Axis(int low, int high, int width) {
        /** So many bars that those of a few games are not all ups and downs. */
        static Axis of(int low, int high, long games) {
            int bars = Math.clamp(Math.round(2.5 * Math.cbrt((double) games)), FEWEST_BARS, MOST_BARS);
            return new Axis(low, high, Math.max(1, Math.ceilDiv(high - low + 1, bars)));
        }

        int bins() {
            return (high - low) / width + 1;
        }
    }

    /** How often each number came, on an axis that neighbours share; the mean as a tick. */
    static String histogram(Histogram histogram, Axis axis, int height) {
        int low = axis.low();
        int width = axis.width();
        int bins = axis.bins();
        var heights = new double[bins];
        histogram.counts().forEach((value, count) -> heights[(value - low) / width] += count);
        double top = 1e-9;
        for (double count : heights) {
            top = Math.max(top, count);
        }
        var bars = new StringBuilder();
        for (int bin = 0; bin < bins; bin++) {
            double tall = heights[bin] / top * (height - 6);
            if (tall > 0) {
                bars.append(rect(100.0 * bin / bins, height - tall, 100.0 / bins - 0.25, tall, "bar"));
            }
        }
        double mean = 100 * (histogram.mean() + 0.5 - low) / (bins * width);
        return svg(
                height, bars + line(0, height - 0.5, 100, height - 0.5, "rail") + line(mean, 0, mean, height, "mean"));
    }

    /** Round numbers under a histogram. */
    static String marks(Axis axis) {
        var marks = new StringBuilder();
        for (int value : ticks(axis.low(), axis.high())) {
            double place = 100 * (value + 0.5 - axis.low()) / (axis.bins() * axis.width());
            marks.append(line(place, 0, place, 4, "rail")).append(text(place, 16, Integer.toString(value)));
        }
        return svg(20, marks.toString());
    }

    private static List<Integer> ticks(int low, int high) {
        int step = 1;
        int[] steps = {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 100_000};
        for (int candidate : steps) {
            step = candidate;
            if ((high - low) / candidate <= 8) {
                break;
            }
        }
        var ticks = new ArrayList<Integer>();
        for (int value = Math.ceilDiv(low, step) * step; value <= high; value += step) {
            ticks.add(value);
        }
        return ticks;
    }

    private static double at(double share, double most) {
        return Math.min(100, 100 * share / most);
    }

    private static String svg(int height, String content) {
        return "<svg width=\"100%%\" height=\"%d\" aria-hidden=\"true\">%s</svg>".formatted(height, content);
    }

    private static String line(double x1, double y1, double x2, double y2, String kind) {
        return "<line x1=\"%s%%\" y1=\"%s\" x2=\"%s%%\" y2=\"%s\" class=\"%s\"/>"
                .formatted(two(x1), two(y1), two(x2), two(y2), kind);
    }

    private static String rect(double x, double y, double width, double height, String kind) {
        return "<rect x=\"%s%%\" y=\"%s\" width=\"%s%%\" height=\"%s\" class=\"%s\"/>"
                .formatted(two(x), two(y), two(width), two(height), kind);
    }

    /** At the ends the text leans inwards, so that nothing is cut. */
    private static String text(double x, int y, String label) {
        String anchor = x < 3 ? "start" : x > 97 ? "end" : "middle";
        return "<text x=\"%s%%\" y=\"%d\" text-anchor=\"%s\">%s</text>".formatted(two(x), y, anchor, label);
    }

    private static String two(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
