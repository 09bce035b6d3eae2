package ecumene.server.table;

import ecumene.bots.BotSpec;
import ecumene.engine.Game;
import ecumene.engine.Setup;
import ecumene.engine.Spec;
import ecumene.server.Refusal;
import ecumene.server.Refusal.Code;
import ecumene.server.people.Person;
import ecumene.server.table.Sitter.Human;
import ecumene.server.table.Sitter.Nobody;
import ecumene.server.table.Sitter.Robot;
import java.util.List;
import java.util.regex.Pattern;

/** Checks what people ask for before it comes to a table. */
final class Applicants {
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cntrl}\\p{Cf}\\p{Zl}\\p{Zp}]+");
    private static final int NAME = 40;
    private static final int LONGEST_BASE = 24 * 3600;
    private static final int LONGEST_INCREMENT = 3600;

    private final Limits limits;

    Applicants(Limits limits) {
        this.limits = limits;
    }

    static String clean(String text) {
        return UNSEEN.matcher(text).replaceAll(" ").strip();
    }

    static String name(Person person) {
        var name = clean(person.name());
        return name.codePointCount(0, name.length()) <= NAME
                ? name
                : name.substring(0, name.offsetByCodePoints(0, NAME));
    }

    String title(String text) {
        return limited(text, limits.title(), "table.title-long");
    }

    String chat(String text) {
        var clean = limited(text, limits.chat(), "table.chat-long");
        if (clean.isEmpty()) {
            throw new Refusal(Code.MALFORMED, "table.chat-empty");
        }
        return clean;
    }

    private static String limited(String text, int limit, String key) {
        var clean = clean(text);
        if (clean.codePointCount(0, clean.length()) > limit) {
            throw new Refusal(Code.TOO_LARGE, key, limit);
        }
        return clean;
    }

    /** @param who {@code open} or {@code bot:<level>} */
    Sitter sitter(String who) {
        if (who.equals("open")) {
            return new Nobody();
        }
        if (!who.startsWith("bot:")) {
            throw new Refusal(Code.MALFORMED, "table.who", clean(who));
        }
        return new Robot(level(who.substring("bot:".length())));
    }

    private String level(String text) {
        BotSpec spec;
        try {
            spec = BotSpec.parse(text);
        } catch (IllegalArgumentException e) {
            throw new Refusal(Code.MALFORMED, "table.bot-unknown", clean(text), BotSpec.SYNTAX);
        }
        boolean tooLong = spec.budget().time().compareTo(limits.botTime()) > 0
                || spec.budget().iterations() > limits.botIterations();
        if (tooLong) {
            throw new Refusal(
                    Code.MALFORMED, "table.bot-slow", text, limits.botTime().toSeconds(), limits.botIterations());
        }
        return spec.toString();
    }

    List<Sitter> seats(Person by, List<String> seats) {
        if (seats.stream().filter("me"::equals).count() > 1) {
            throw new Refusal(Code.MALFORMED, "table.me-twice");
        }
        return seats.stream()
                .map(who -> who.equals("me") ? new Human(by.id(), name(by)) : sitter(who))
                .toList();
    }

    static Setup setup(Game<?> game, NewTable table) {
        var variant = table.variant().isEmpty() ? game.spec().variants().getFirst() : table.variant();
        var setup = new Setup(game.id(), table.seats().size(), variant, table.options());
        validate(game, setup);
        return setup;
    }

    static void validate(Game<?> game, Setup setup) {
        try {
            game.spec().validate(setup);
        } catch (Spec.Wrong wrong) {
            throw new Refusal(
                    Code.MALFORMED, "table.setup", clean(wrong.what()), clean(wrong.given()), wrong.allowed());
        }
    }

    static TimeControl clock(TimeControl clock) {
        boolean right = switch (clock) {
            case TimeControl.None() -> true;
            case TimeControl.Days(int days) -> days >= 1 && days <= 14;
            case TimeControl.Live(int base, int increment) ->
                base >= 1 && base <= LONGEST_BASE && increment >= 0 && increment <= LONGEST_INCREMENT;
        };
        if (!right) {
            throw new Refusal(Code.MALFORMED, "table.clock", LONGEST_BASE, LONGEST_INCREMENT);
        }
        return clock;
    }
}
