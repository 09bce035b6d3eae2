package ecumene.games.empires;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on a card, for whoever draws it.
 *
 * @param nation an empty text for a common card
 * @param points what stands in the corner of each side: a number, a question mark, a star, or nothing
 * @param people what to know of a nation before choosing it (EMP-3.1); it stands on its power card
 */
public record CardPrint(
        String code,
        String codeRu,
        String box,
        String nation,
        List<String> suits,
        List<String> icons,
        String period,
        String marker,
        String start,
        int playersMin,
        int copies,
        boolean freePlay,
        boolean playable,
        boolean garrisonable,
        EmpiresFacts.Tokens cost,
        String confidence,
        List<String> points,
        List<Side> sides,
        @Nullable People people) {

    /** @param lines the effects in signs */
    public record Side(
            String nameEn,
            String nameRu,
            String textEn,
            String textRu,
            boolean exhaust,
            boolean solstice,
            boolean passive,
            List<List<String>> lines) {}

    /** @param history history, sunken or an empty text */
    public record People(
            String nameEn,
            String nameRu,
            String aboutEn,
            String aboutRu,
            String period,
            int exhausts,
            boolean becomesEmpire,
            String history,
            boolean developments,
            List<Belonging> cards) {}

    /** A card of a nation and where it starts: equal cards of other nations may start elsewhere. */
    public record Belonging(String card, String start) {}
}
