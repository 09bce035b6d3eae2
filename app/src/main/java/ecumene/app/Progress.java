package ecumene.app;

import java.io.PrintStream;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on anything that takes longer than two seconds, if somebody is there to see it. Gone when the work is done. */
final class Progress implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final Duration REFRESH = Duration.ofMillis(200);

    private final Thread painter;

    private Progress(Terminal terminal, String task, long total, LongSupplier done) {
        var far = total < 0 ? done : (LongSupplier) () -> Math.min(total, done.getAsLong());
        painter = Thread.ofPlatform().daemon().name("progress").unstarted(() -> paint(terminal, task, total, far));
        if (terminal.watched()) {
            painter.start();
        }
    }

    /** Moves as steps are taken. */
    static Progress ofSteps(Terminal terminal, String task, long total, AtomicLong steps) {
        return new Progress(terminal, task, total, steps::get);
    }

    /** Moves with the clock: for work that takes a known time and does not tell how far it is. */
    static Progress ofSeconds(Terminal terminal, String task, long total) {
        long start = System.nanoTime();
        return new Progress(terminal, task, total, () -> (System.nanoTime() - start) / 1_000_000_000);
    }

    /** Only shows that somebody is at work. */
    static Progress endless(Terminal terminal, String task) {
        return new Progress(terminal, task, -1, () -> 0);
    }

    private void paint(Terminal terminal, String task, long total, LongSupplier done) {
        try {
            Thread.sleep(PATIENCE);
            try (var bar = bar(terminal, task, total, done.getAsLong())) {
                while (!Thread.currentThread().isInterrupted()) {
                    bar.stepTo(done.getAsLong());
                    Thread.sleep(REFRESH);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static ProgressBar bar(Terminal terminal, String task, long total, long done) {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(total)
                .startsFrom(done, PATIENCE)
                .setStyle(ProgressBarStyle.COLORFUL_UNICODE_BLOCK)
                .setUpdateIntervalMillis((int) REFRESH.toMillis())
                .setConsumer(new Line(terminal.err()))
                .clearDisplayOnFinish()
                .build();
    }

    @Override
    public void close() {
        painter.interrupt();
        try {
            painter.join(1_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** One line of the terminal. The library's own asks the terminal for its width, and thereby takes Ctrl-C away from us. */
    private record Line(PrintStream out) implements ProgressBarConsumer {
        private static final int WIDTH = 79;

        @Override
        public int getMaxRenderedLength() {
            return WIDTH;
        }

        @Override
        public void accept(String rendered) {
            out.print("\r" + rendered);
            out.flush();
        }

        @Override
        public void clear() {
            accept(" ".repeat(WIDTH) + "\r");
        }

        @Override
        public void close() {
            out.flush();
        }
    }
}
