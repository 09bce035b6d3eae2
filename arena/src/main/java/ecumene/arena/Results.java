package ecumene.arena;

import java.util.List;

/**
 * All that a run of the simulator brought: one part for every combination of players and variant.
 *
 * @param rules the version of the rules and cards that were played by
 */
public record Results(String game, String rules, long seed, List<Tournament.Result> parts) {
    public Results {
        parts = List.copyOf(parts);
    }

    public Tally total() {
        return Tally.sum(parts.stream().map(Tournament.Result::tally).toList());
    }

    public double seconds() {
        return parts.stream().mapToDouble(Tournament.Result::seconds).sum();
    }

    public boolean complete() {
        return parts.stream().allMatch(Tournament.Result::complete);
    }
}
