package ecumene.app;

import ecumene.engine.Game;
import ecumene.engine.Game.CardFace;
import ecumene.engine.GameRecord;
import ecumene.engine.Noun;
import ecumene.engine.Playback;
import ecumene.engine.State;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** What occurs in recorded games, and in how many of them: kinds of moves, cards, sentences of the log. */
final class Census<S extends State<S>> {
    private static final String MOVE = "move.";

    private final Game<S> game;
    private final Set<String> cards = new HashSet<>();
    private final SortedMap<String, Integer> moves = new TreeMap<>();
    private final SortedMap<String, Integer> named = new TreeMap<>();
    private final SortedMap<String, Integer> chosen = new TreeMap<>();
    private final SortedMap<String, Integer> said = new TreeMap<>();
    private int games;
    private long picks;

    Census(Game<S> game) {
        this.game = game;
        game.cards().stream().map(CardFace::key).forEach(cards::add);
    }

    /** Plays the record again: only so is it known what its games said. */
    void add(GameRecord record) {
        var ownMoves = new HashSet<String>();
        var ownNamed = new HashSet<String>();
        var ownChosen = new HashSet<String>();
        var ownSaid = new HashSet<String>();
        for (var pick : record.picks()) {
            var words = List.of(pick.key().split(" ", -1));
            ownMoves.add(words.getFirst());
            words.stream().skip(1).map(Census::design).filter(cards::contains).forEach(ownChosen::add);
        }
        for (var entry : Playback.verify(game, record).log()) {
            var sentence = entry.said().sentence();
            ownSaid.add(sentence.key());
            name(sentence.blanks(), entry.said().values(), ownNamed);
        }
        ownNamed.addAll(ownChosen);
        synchronized (this) {
            games++;
            picks += record.picks().size();
            count(moves, ownMoves);
            count(named, ownNamed);
            count(chosen, ownChosen);
            count(said, ownSaid);
        }
    }

    private void name(List<Noun> blanks, List<Integer> values, Set<String> into) {
        for (int n = 0; n < blanks.size(); n++) {
            var noun = blanks.get(n);
            if (!noun.equals(Noun.NUMBER) && !noun.equals(Noun.SEAT)) {
                var id = design(game.id(noun, values.get(n)));
                if (cards.contains(id)) {
                    into.add(id);
                }
            }
        }
    }

    /** Copies of a card are told apart by a number: {@code spearmen@2}. */
    private static String design(String id) {
        int mark = id.indexOf('@');
        return mark < 0 ? id : id.substring(0, mark);
    }

    private static void count(Map<String, Integer> into, Collection<String> keys) {
        keys.forEach(key -> into.merge(key, 1, Integer::sum));
    }

    int games() {
        return games;
    }

    long picks() {
        return picks;
    }

    /** Every kind of move the game has a text for, with 0 for those that nobody made. */
    SortedMap<String, Integer> moves() {
        var all = new TreeMap<String, Integer>();
        game.texts().keys(MOVE).forEach(key -> all.put(key.substring(MOVE.length()), 0));
        all.putAll(moves);
        return all;
    }

    /** Every card, and in how many games a move or the log named it. */
    SortedMap<String, Integer> named() {
        return ofCards(named);
    }

    /** Every card, and in how many games somebody chose it. */
    SortedMap<String, Integer> chosen() {
        return ofCards(chosen);
    }

    private SortedMap<String, Integer> ofCards(Map<String, Integer> counted) {
        var all = new TreeMap<String, Integer>();
        cards.forEach(card -> all.put(card, counted.getOrDefault(card, 0)));
        return all;
    }

    /** What the log said; what it never said is not known here. */
    SortedMap<String, Integer> said() {
        return said;
    }
}
