package ecumene.server.wire;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A message to those who are told the same: made and written when the first of them reads it, and once for all. */
public final class Letter {
    private Optional<Supplier<Wire.Message>> maker;
    private Optional<Wire.Message> message = Optional.empty();
    private Optional<String> text = Optional.empty();

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

    /** For readers who do not care how it is written. */
    public static Consumer<Letter> read(Consumer<Wire.Message> reader) {
        return letter -> reader.accept(letter.message());
    }
}
