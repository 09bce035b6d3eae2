package ecumene.games.pyramid.cards;

import ecumene.engine.cards.Entry;
import java.util.List;

/** PYR-7.20 – PYR-7.25: what a wonder asks for, as data. */
public sealed interface Condition {
    /** PYR-7.20: the resource cards alone could cover the list, with substitution, without exchange. */
    record Resources(List<Integer> list) implements Condition {}

    /** PYR-7.20: different types; an Information card is a type of its own choice, a Space card two. */
    record ResourceTypes(int min) implements Condition {}

    /** The plain number of resource cards. */
    record ResourceCards(int min) implements Condition {}

    /** PYR-7.21: technology cards of these types in the area. */
    record Technologies(List<Technology> types, int min) implements Condition {}

    /** PYR-1.9. */
    record MilitaryPower(int min) implements Condition {}

    /** PYR-7.24: the card bought in this turn, also from a project stack (PYR-9.7). */
    record BoughtThisTurn(List<Technology> types, Resource eraMin) implements Condition {}

    /** PYR-7.24: printed points of all cards taken back at the end of this turn. */
    record VpTakenBack(int min) implements Condition {}

    /** PYR-7.24: points scored on the own track in this own turn, payments and losses not subtracted. */
    record VpScored(int min) implements Condition {}

    static Condition read(Entry check) {
        var kind = check.text("kind");
        Condition condition = switch (kind) {
            case "resources" -> new Resources(Catalog.boxed(check.amounts("list", Resource.class, 9)));
            case "resource_types" -> new ResourceTypes(check.number("min", 1, 9));
            case "resource_cards" -> new ResourceCards(check.number("min", 1, 20));
            case "technologies" -> new Technologies(check.listOf("type", Technology.class), check.number("min", 1, 20));
            case "military_power" -> new MilitaryPower(check.number("min", 1, 50));
            case "bought_this_turn" -> {
                var era = check.oneOf("era_min", Resource.class);
                if (era.era() < 0) {
                    throw check.wrong(
                            "era_min",
                            "must be an era, is " + check.text("era_min"),
                            "должна быть эпоха, а здесь " + check.text("era_min"));
                }
                yield new BoughtThisTurn(check.listOf("type", Technology.class), era);
            }
            case "vp_taken_back_this_turn" -> new VpTakenBack(check.number("min", 1, 50));
            case "vp_scored_this_turn" -> new VpScored(check.number("min", 1, 50));
            default -> throw check.wrong("kind", "there is no such condition: " + kind, "такого условия нет: " + kind);
        };
        check.done();
        return condition;
    }
}
