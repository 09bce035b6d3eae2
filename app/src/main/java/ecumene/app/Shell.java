package ecumene.app;

import ecumene.arena.Games;
import ecumene.arena.Wording;
import ecumene.engine.Lang;
import ecumene.engine.Spec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** What every command works with: the terminal, the words of the chosen language, the installed games. */
record Shell(Terminal terminal, Wording words, Games games) {
    static final String MESSAGES = "ecumene.app.messages";

    static Shell of(Terminal terminal, Lang lang) {
        return new Shell(terminal, Wording.of(MESSAGES, lang), Games.installed());
    }

    Lang lang() {
        return words.lang();
    }

    Paint paint() {
        return terminal.paint();
    }

    void print(String line) {
        terminal.out().println(line);
    }

    void say(String key, Object... values) {
        print(words.get(key, values));
    }

    WrongInput wrong(String key, Object... values) {
        return new WrongInput(words.get(key, values));
    }

    /** "variant sea: allowed are …" */
    String describe(Spec.Wrong wrong) {
        var key = "what." + wrong.what();
        var what = words.has(key) ? words.get(key) : wrong.what();
        var allowed = wrong.allowed().isEmpty() ? words.get("nothing") : wrong.allowed();
        return words.get("wrong", what, wrong.given(), allowed);
    }

    /** A text file somebody named, or one line saying why it cannot be read. */
    String read(Path file) {
        if (Files.isDirectory(file)) {
            throw wrong("file.is-folder", file);
        }
        if (!Files.exists(file)) {
            throw wrong("file.missing", file);
        }
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw wrong("file.unreadable", file);
        }
    }

    /** Runs a piece of work that writes files; a disk that refuses is one line, not a trace. */
    void writing(Path where, Runnable work) {
        try {
            work.run();
        } catch (UncheckedIOException e) {
            throw wrong("file.unwritable", where, reason(e));
        }
    }

    /** What the system says; a wrapped exception says it through the one inside. */
    static String reason(Exception e) {
        Throwable inside = e.getCause();
        var said = inside == null ? e : inside;
        return said.getClass().getSimpleName() + " " + Objects.requireNonNullElse(said.getMessage(), "");
    }
}
