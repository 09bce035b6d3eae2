package ecumene.server.table;

import java.util.ArrayList;
import java.util.List;

/**
 * Rates players by the places they took among any number of others, with ties: algorithm 4 (Plackett–Luce) of R. C. Weng and C.-J. Lin,
 * "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12 (2011), for teams of one.
 */
final class PlackettLuce {
    static final double MU = 25;
    static final double SIGMA = MU / 3;
    /** How much luck and form change a player's performance from game to game. */
    private static final double BETA = SIGMA / 2;
    /** A variance never falls below this part of itself in one game. */
    private static final double KAPPA = 0.0001;

    /** How good somebody is believed to be, and how uncertain that is. */
    record Skill(double mu, double sigma) {
        static final Skill UNKNOWN = new Skill(MU, SIGMA);
    }

    private PlackettLuce() {}

    /**
     * The skills after a game.
     *
     * @param places smaller is better, equal is shared; one for each skill
     */
    static List<Skill> rate(List<Skill> skills, List<Integer> places) {
        double c = Math.sqrt(skills.stream()
                .mapToDouble(skill -> skill.sigma * skill.sigma + BETA * BETA)
                .sum());
        var rated = new ArrayList<Skill>();
        for (int i = 0; i < skills.size(); i++) {
            rated.add(rate(skills, places, i, c));
        }
        return rated;
    }

    private static Skill rate(List<Skill> skills, List<Integer> places, int i, double c) {
        var skill = skills.get(i);
        double variance = skill.sigma * skill.sigma;
        double gamma = skill.sigma / c;
        double omega = 0;
        double delta = 0;
        for (int q = 0; q < skills.size(); q++) {
            if (places.get(q) <= places.get(i)) {
                double p = Math.exp(skill.mu / c) / strength(skills, places, places.get(q), c);
                int tied = java.util.Collections.frequency(places, places.get(q));
                omega += ((q == i ? 1 : 0) - p) / tied;
                delta += p * (1 - p) / tied;
            }
        }
        return new Skill(
                skill.mu + variance / c * omega,
                skill.sigma * Math.sqrt(Math.max(1 - gamma * variance / (c * c) * delta, KAPPA)));
    }

    /** Of all who were not better than a place. */
    private static double strength(List<Skill> skills, List<Integer> places, int place, double c) {
        double strength = 0;
        for (int s = 0; s < skills.size(); s++) {
            strength += places.get(s) >= place ? Math.exp(skills.get(s).mu / c) : 0;
        }
        return strength;
    }
}
