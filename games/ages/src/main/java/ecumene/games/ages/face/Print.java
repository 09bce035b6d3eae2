package ecumene.games.ages.face;

import ecumene.games.ages.Card;
import ecumene.games.ages.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on a card, as data for the page that draws it. A cost that there is not is -1.
 *
 * @param copies with two, three and four players
 * @param value what a blue token on it is worth
 * @param units infantry, cavalry and artillery of an army
 * @param strength what an army adds, and an outdated one
 * @param sides whether a pact gives each side something else
 * @param signs what a leader or an action card does, in signs and numbers
 */
public record Print(
        String deck,
        int age,
        String type,
        boolean starting,
        List<Integer> copies,
        int science,
        int revolution,
        int resources,
        int value,
        List<Amount> symbols,
        List<Integer> stages,
        int limit,
        List<Integer> discounts,
        int stagesAtOnce,
        List<Integer> units,
        List<Integer> strength,
        int actions,
        int defence,
        int colonization,
        List<Amount> immediate,
        boolean sides,
        List<Amount> both,
        List<Amount> a,
        List<Amount> b,
        List<List<Sign>> signs,
        String confidence) {

    /** A symbol, by its name in the data files, and its number. */
    public record Amount(String symbol, int amount) {}

    /** One thing of a line on a card: a sign by its name, or else a text that is the same in every language. */
    public record Sign(@Nullable String sign, @Nullable String text) {}

    public static Print of(Card card) {
        var army = card.army();
        var treaty = card.treaty();
        return new Print(
                card.type().civil() ? "civil" : "military",
                card.level(),
                card.type().name().toLowerCase(Locale.ROOT),
                card.starting(),
                List.of(
                        card.copies().with(2),
                        card.copies().with(3),
                        card.copies().with(4)),
                card.science(),
                card.revolution(),
                card.resources(),
                card.value(),
                symbols(card.symbols()),
                card.stages(),
                card.limit(),
                card.discounts(),
                card.stagesAtOnce(),
                List.of(army.infantry(), army.cavalry(), army.artillery()),
                List.of(army.strength(), army.outdated()),
                card.actions(),
                card.defence(),
                card.colonization(),
                immediate(card.immediate()),
                treaty.sides(),
                symbols(treaty.both()),
                symbols(treaty.a()),
                symbols(treaty.b()),
                Signs.of(card),
                card.origin().confidence().name().toLowerCase(Locale.ROOT));
    }

    private static List<Amount> symbols(Symbols symbols) {
        return symbols.amounts().stream()
                .map(it -> new Amount(it.symbol(), it.amount()))
                .toList();
    }

    private static List<Amount> immediate(Card.Immediate gain) {
        var list = new ArrayList<Amount>();
        add(list, "food", gain.food());
        add(list, "resources", gain.resources());
        add(list, "science", gain.science());
        add(list, "culture", gain.culture());
        add(list, "population", gain.population());
        add(list, "military_cards", gain.militaryCards());
        return list;
    }

    private static void add(List<Amount> list, String what, int amount) {
        if (amount > 0) {
            list.add(new Amount(what, amount));
        }
    }
}
