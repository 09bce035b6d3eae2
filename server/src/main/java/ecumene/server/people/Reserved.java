package ecumene.server.people;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names by which somebody would pass for the house, for one of its bots, or for a guest that the house has named. */
final class Reserved {
    private static final Pattern SEPARATORS = Pattern.compile("[ ._-]+");
    private static final Pattern NUMBERS = Pattern.compile("[\\p{Nd} ._-]+");

    /** Not even as one word of a name: "Ecumene Support". */
    private static final Set<String> OF_THE_HOUSE = keys(
            "ecumene",
            "ойкумена",
            "ойкумены",
            "admin",
            "admins",
            "administrator",
            "administrators",
            "moderator",
            "moderators",
            "sysadmin",
            "webmaster",
            "админ",
            "админы",
            "администратор",
            "администрация",
            "модератор",
            "модераторы",
            "модерация",
            "сисадмин",
            "техподдержка");

    /** Not as a whole name, with or without a number. */
    private static final Set<String> TITLES = keys(
            "server",
            "system",
            "root",
            "mod",
            "support",
            "security",
            "staff",
            "team",
            "official",
            "owner",
            "operator",
            "host",
            "nobody",
            "anonymous",
            "everyone",
            "deleted",
            "bot",
            "robot",
            "guest",
            "player",
            "me",
            "open",
            "сервер",
            "система",
            "поддержка",
            "служба поддержки",
            "безопасность",
            "команда",
            "владелец",
            "оператор",
            "никто",
            "аноним",
            "все",
            "удалён",
            "удален",
            "бот",
            "робот",
            "гость",
            "игрок",
            "модер");

    /** Of bots, as the protocol and as the page calls them. */
    private static final Set<String> BOTS = keys(
            "random",
            "greedy",
            "search",
            "thinker",
            "случайный",
            "жадный",
            "мыслитель",
            "snail",
            "beaver",
            "fox",
            "owl",
            "elephant",
            "улитка",
            "бобёр",
            "бобер",
            "лиса",
            "сова",
            "слон",
            "search s",
            "search ms",
            "search it",
            "thinker s",
            "мыслитель с");

    private static final List<String> GUESTS =
            Stream.of("guest from ", "гость из ").map(Names::key).toList();

    private Reserved() {}

    private static Set<String> keys(String... names) {
        return Stream.of(names).map(Reserved::whole).collect(Collectors.toUnmodifiableSet());
    }

    /** The name without its numbers and without what separates its words. */
    private static String whole(String name) {
        return Names.key(NUMBERS.matcher(name).replaceAll(""));
    }

    static boolean holds(String name) {
        var whole = whole(name);
        var asTyped = Names.key(SEPARATORS.matcher(name).replaceAll(""));
        return Stream.of(whole, asTyped)
                        .anyMatch(key -> OF_THE_HOUSE.contains(key) || TITLES.contains(key) || BOTS.contains(key))
                || SEPARATORS.splitAsStream(name).map(Reserved::whole).anyMatch(OF_THE_HOUSE::contains)
                || GUESTS.stream().anyMatch(Names.key(SEPARATORS.matcher(name).replaceAll(" ") + " ")::startsWith);
    }
}
