package ecumene.games.ages.face;

import ecumene.games.ages.ActionOp;
import ecumene.games.ages.Card;
import ecumene.games.ages.Catalog;
import ecumene.games.ages.Leader;
import ecumene.games.ages.Op;
import ecumene.games.ages.Op.What;
import ecumene.games.ages.Type;
import ecumene.games.ages.face.Print.Sign;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a leader or an action card does, as lines of signs and numbers for its face; the text says it exactly. A sign is a symbol of the data
 * files, a type of card, or one of the few words that have a sign of their own: {@code unit}, {@code urban}, {@code technology}.
 */
public final class Signs {
    private Signs() {}

    static List<List<Sign>> of(Card card) {
        var lines = new ArrayList<List<Sign>>();
        for (var op : card.ops()) {
            if (op instanceof ActionOp action) {
                lines.add(of(action));
            }
        }
        if (card.is(Type.LEADER)) {
            lines.addAll(of(Leader.of(card.index() - Catalog.first(Type.LEADER))));
        }
        return lines;
    }

    // --- action cards ---------------------------------------------------------------------------------------------

    private static List<Sign> of(ActionOp op) {
        return switch (op) {
            case ActionOp.Build it ->
                it.of() == ActionOp.Of.PRODUCTION
                        ? line("farm", "mine", less(it.less()), "resources")
                        : line("urban", less(it.less()), "resources");
            case ActionOp.Upgrade it -> line("farm", "mine", "urban", "↑ " + less(it.less()), "resources");
            case ActionOp.Stage it -> line("wonder", less(it.less()), "resources");
            case ActionOp.IncreasePopulation _ -> line("population", "+1");
            case ActionOp.Develop _ -> line("technology", "✓");
            case ActionOp.Gain it -> line(sign(it.what()), more(it.amount()));
            case ActionOp.FoodOrResources it -> line(more(it.amount()), "food", "/", "resources");
            case ActionOp.Forces it ->
                line("unit", more(it.resources()), "resources", more(it.actions()), "military_actions");
            case ActionOp.ForcesPerStronger it -> line("unit", "+" + byPlayers(it.each()), "resources");
            case ActionOp.CulturePerRicher it -> line("culture", "+" + byPlayers(it.each()));
        };
    }

    private static String byPlayers(Op.PerPlayers each) {
        return each.two() + "/" + each.three() + "/" + each.four();
    }

    private static String sign(What what) {
        return what.name().toLowerCase(Locale.ROOT);
    }

    // --- leaders, in the order of the card list -------------------------------------------------------------------

    private static List<List<Sign>> of(Leader leader) {
        return switch (leader) {
            case ALEXANDER_THE_GREAT -> List.of(line("unit", "+1", "strength"));
            case ARISTOTLE -> List.of(line("technology", "→ +1", "science"));
            case HAMMURABI ->
                List.of(line("military_actions", "→", "civil_actions"), line("leader", "−1", "civil_actions"));
            case HOMER -> List.of(line("unit", "+1", "resources"), line("wonder", "+1", "happy"));
            case JULIUS_CAESAR -> List.of(line("event", "×2"));
            case MOSES -> List.of(line("population", "−1", "food"));
            case CHRISTOPHER_COLUMBUS -> List.of(line("territory", "✓"));
            case FREDERICK_BARBAROSSA -> List.of(line("population", "−1", "food"), line("unit", "−1", "resources"));
            case GENGHIS_KHAN -> List.of(line("infantry", "=", "cavalry"), line("strength", "→ +3", "culture"));
            case JOAN_OF_ARC -> List.of(line("temple", "government", "happy", "→", "strength"));
            case LEONARDO_DA_VINCI ->
                List.of(line("lab", "library", "→", "science"), line("technology", "→ +1", "resources"));
            case MICHELANGELO -> List.of(line("temple", "theater", "wonder", "happy", "→", "culture"));
            case WILLIAM_SHAKESPEARE ->
                List.of(line("library", "theater", "→ +2", "culture"), line("−1", "resources", "−1", "science"));
            case ISAAC_NEWTON ->
                List.of(line("lab", "library", "→", "science"), line("technology", "→ +1", "civil_actions"));
            case JAMES_COOK ->
                List.of(line("territory", "→ +1", "culture"), line("military_cards", "→ +1", "colonization"));
            case J_S_BACH -> List.of(line("theater", "+1", "culture", "−2", "science"), line("urban", "→", "theater"));
            case MAXIMILIEN_ROBESPIERRE ->
                List.of(line("military_actions", "→", "government"), line("→ +3", "culture"));
            case NAPOLEON_BONAPARTE -> List.of(line("infantry", "cavalry", "artillery", "+2", "strength"));
            case ALBERT_EINSTEIN ->
                List.of(line("lab", "library", "→", "science"), line("technology", "→ +3", "culture"));
            case BILL_GATES -> List.of(line("lab", "→", "resources"), line("lab", "→", "culture"));
            case CHARLIE_CHAPLIN -> List.of(line("theater", "×2", "culture"));
            case MAHATMA_GANDHI -> List.of(line("aggression", "war", "×2", "military_actions"));
            case SID_MEIER -> List.of(line("lab", "→", "culture", "−1", "science"));
            case WINSTON_CHURCHILL ->
                List.of(line("+3", "culture", "/"), line("unit", "+3", "resources", "+3", "science"));
        };
    }

    // --- lines ----------------------------------------------------------------------------------------------------

    /** A word in small letters is a sign, anything else a text. */
    private static List<Sign> line(String... parts) {
        var line = new ArrayList<Sign>();
        for (var part : parts) {
            boolean sign = Character.isLowerCase(part.charAt(0));
            line.add(sign ? new Sign(part, null) : new Sign(null, part));
        }
        return line;
    }

    private static String more(int amount) {
        return "+" + amount;
    }

    private static String less(int amount) {
        return "−" + amount;
    }
}
