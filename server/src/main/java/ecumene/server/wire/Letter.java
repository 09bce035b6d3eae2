package ecumene.server.wire;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A message to those who are told the same: made and written when the first of them reads it, and once for all. */
public final class Letter {
    private Optional<Supplier<Wire.Message>> maker;
    private Optional<Wire.Message> message = Optional.empty();
    private Optional<String> text = Optional.empty();
    private Optional<Change> change = Optional.empty();

    private record Change(String before, String text) {}

    /** @param maker is asked once */
    public Letter(Supplier<Wire.Message> maker) {
        this.maker = Optional.of(maker);
    }

    public static Letter of(Wire.Message message) {
        return new Letter(() -> message);
    }

    public synchronized Wire.Message message() {
        if (message.isEmpty()) {
            message = maker.map(Supplier::get);
            maker = Optional.empty();
        }
        return message.orElseThrow();
    }

    /** As it is sent. */
    public synchronized String text() {
        if (text.isEmpty()) {
            text = Optional.of(Wire.text(message()));
        }
        return text.get();
    }

    /** As it is sent to those who got this before. They can do without what has not changed; a short message is sent as it is. */
    public synchronized String since(String before) {
        if (change.isEmpty() || !change.get().before().equals(before)) {
            var written = "{\"type\":\"change\",\"change\":" + Delta.between(before, text()) + "}";
            change = Optional.of(new Change(before, written.length() < text().length() ? written : text()));
        }
        return change.get().text();
    }

    /** For readers who do not care how it is written. */
    public static Consumer<Letter> read(Consumer<Wire.Message> reader) {
        return letter -> reader.accept(letter.message());
    }
}
