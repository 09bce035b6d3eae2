package ecumene.games.dawn.cards;

import java.util.List;

/** DAWN-17.12: what a generated map must be like. The lists are by number of players, from 2 on. */
public record GeneratedMap(
        List<Integer> capitalDistance,
        int citySites,
        int cityStateDistance,
        int cityStateWay,
        int barbarianDistance,
        List<Integer> territory,
        int attempts) {}
