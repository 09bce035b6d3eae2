package ecumene.engine;

import ecumene.engine.kit.FirstPlayer;
import java.util.List;
import java.util.Optional;

/**
 * A game, with its cards loaded: the machine that asks questions. Everything outside a game's own folder knows it
 * through this interface only.
 *
 * @param <S> the game's state
 */
public interface Game<S extends State<S>> extends Words {
    String id();

    Spec spec();

    /** Changes whenever a recorded game could go differently: the version of the rules and a digest of the cards. */
    String rules();

    /** Deals and runs to the first question. The set-up has been validated against {@link #spec()}. */
    S deal(Setup setup, Seed seed);

    /** Whether seats have points. A game without them says by {@link #share} alone who has won, and nobody is shown any. */
    default boolean scored() {
        return true;
    }

    /**
     * The seat's score as it stands; the result when the game is over. In a game without points its part of the victory, in hundredths, as
     * soon as there is one: so records, lists and tournaments need not know the difference.
     */
    default int score(S state, int seat) {
        if (scored()) {
            throw new IllegalStateException(id() + " has points and does not count them");
        }
        return state.over() ? (int) Math.round(share(state, seat) * 100) : 0;
    }

    /** What the score is made of, in the order of the rules; nothing in a game without points. */
    default List<ScoreLine> breakdown(S state, int seat) {
        if (scored()) {
            throw new IllegalStateException(id() + " has points and does not say what for");
        }
        return List.of();
    }

    /**
     * The bot's eye: how well the seat stands, in points, or in a game without them in whatever {@link #decisiveLead} is told in. Looks only at
     * what an imagined state holds, and must be cheap.
     */
    double evaluate(S state, int seat);

    /** The lead, in points of {@link #evaluate}, that makes a victory likely: the scale on which a search weighs moves. */
    default double decisiveLead() {
        return 4;
    }

    /**
     * Whose turn it is, for a search that plays its turns to their end: somebody else may be asked in the middle of it.
     * Without an answer of the game's own, the turn is over as soon as somebody else is asked.
     */
    default int turnOf(S state) {
        return state.seatToAnswer();
    }

    /** The public numbers of a position, and those only this viewer may know: a record, equal when it says the same. */
    Object facts(S state, int viewer);

    /** The records that facts, questions, options and cards show: the page's types are made from them and from what they hold. */
    default List<Class<? extends Record>> shown() {
        return List.of();
    }

    /** The identity of a physical card, unique among all pieces. */
    String pieceId(int piece);

    /** Texts of this game in both languages. */
    Texts texts();

    /** Every card of the game, for the card browser. */
    List<CardFace> cards();

    /** The table as text, for the terminal: only what the viewer may know. */
    String draw(S state, int viewer, Lang lang);

    /**
     * What a client that has only words says besides the question a seat is asked, such as what is at stake; empty where the prompt says it
     * all. Only what that seat may know.
     */
    default String remark(S state, int seat, Lang lang) {
        return "";
    }

    /** The same of one of the options, such as its price. */
    default String remark(S state, int seat, Move move, Lang lang) {
        return "";
    }

    /** One line of a score: what for (a text key) and how much. */
    record ScoreLine(String key, int points) {}

    /**
     * A card as people read it.
     *
     * @param key its name in move keys; a physical card is {@code key} or {@code key@number}
     * @param facts short facts such as the price or the power, already in the language
     * @param origin where its numbers come from, and how sure they are
     * @param data what a page needs to draw it: a record
     */
    record CardFace(String id, String key, Local name, Local facts, Local text, Local origin, Object data) {}

    /** A text in every language. */
    record Local(String en, String ru) {
        public String in(Lang lang) {
            return switch (lang) {
                case EN -> en;
                case RU -> ru;
            };
        }
    }

    /** Whether a value of an option of the set-up can be chosen, and says something, for so many players of a variant. */
    default boolean offers(String variant, int players, String option, String value) {
        return FirstPlayer.isSeated(players, option, value);
    }

    /** What a value of an option is called where the texts do not say it, such as a nation. */
    default Optional<Local> valueName(String option, String value) {
        return Optional.empty();
    }

    /** What a seat plays, in a game where the seats play different nations: simulations count victories by it. */
    default Optional<Local> nation(S state, int seat) {
        return Optional.empty();
    }

    /** Whether a seat is among the winners of a finished game, and the part of the victory it gets. The most points win, unless the game says otherwise. */
    default double share(S state, int seat) {
        if (!scored()) {
            throw new IllegalStateException(id() + " has no points and does not say who has won");
        }
        int best = Integer.MIN_VALUE;
        int sharing = 0;
        for (int other = 0; other < state.players(); other++) {
            int score = score(state, other);
            if (score > best) {
                best = score;
                sharing = 0;
            }
            if (score == best) {
                sharing++;
            }
        }
        return score(state, seat) == best ? 1.0 / sharing : 0;
    }
}
