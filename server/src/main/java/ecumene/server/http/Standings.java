package ecumene.server.http;

import ecumene.server.people.Person;
import ecumene.server.store.Rows;
import ecumene.server.store.Store;
import ecumene.server.table.Ratings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How good people and bots are, as people read it. */
final class Standings {
    private static final int BOARD = 100;
    private static final String BOT = "bot:";

    private final Store store;
    private final Collection<String> games;

    Standings(Store store, Collection<String> games) {
        this.store = store;
        this.games = games;
    }

    /**
     * @param rank from 1, absent when not among the best hundred
     * @param provisional there are too few games yet that count
     */
    record Rating(
            String game,
            @Nullable Integer rank,
            @Nullable String person,
            @Nullable String level,
            String name,
            long rating,
            int games,
            int wins,
            @Nullable Boolean provisional) {

        Rating named(String other) {
            return new Rating(game, rank, person, level, other, rating, games, wins, provisional);
        }
    }

    List<Rating> board(String game) {
        var board = new ArrayList<Rating>();
        for (var ranked : store.leaderboard(game, BOARD)) {
            board.add(view(ranked.rating(), ranked.name(), board.size() + 1));
        }
        return board;
    }

    List<Rating> of(Person person) {
        return store.ratingsOf(person.id()).stream()
                .filter(rating -> games.contains(rating.game()))
                .map(rating -> view(rating, person.name(), rank(rating)))
                .toList();
    }

    private @Nullable Integer rank(Rows.Rating rating) {
        var board = store.leaderboard(rating.game(), BOARD);
        for (int i = 0; i < board.size(); i++) {
            if (board.get(i).rating().subject().equals(rating.subject())) {
                return i + 1;
            }
        }
        return null;
    }

    private static Rating view(Rows.Rating rating, String name, @Nullable Integer rank) {
        boolean bot = rating.subject().startsWith(BOT);
        return new Rating(
                rating.game(),
                rank,
                bot ? null : rating.subject(),
                bot ? rating.subject().substring(BOT.length()) : null,
                name,
                Ratings.shown(rating.mu(), rating.sigma()),
                rating.games(),
                rating.wins(),
                Ratings.provisional(rating) ? true : null);
    }
}
