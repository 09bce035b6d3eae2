package ecumene.games.dawn;

import ecumene.engine.Seed;
import java.util.TreeMap;

final class Speed {
    public static void main(String[] args) {
        for (var setup : RandomPlay.setups()) {
            long decisions = 0, options = 0;
            int games = 0, agendas = 0;
            long advances = 0;
            long deal = 0;
            var counts = new TreeMap<String, Integer>();
            long start = System.nanoTime();
            while (System.nanoTime() - start < 2_000_000_000L) {
                long d0 = System.nanoTime();
                var s = RandomPlay.GAME.deal(setup, Seed.numbered(3, games));
                deal += System.nanoTime() - d0;
                s.hush();
                var rng = ecumene.engine.Rng.of(games++);
                while (!s.over()) {
                    int seat = s.seatToAnswer();
                    var o = s.options(seat);
                    options += o.size();
                    int pick = rng.below(o.size());
                    if (args.length > 0) counts.merge(o.verb(pick).key(), 1, Integer::sum);
                    s.pick(seat, pick);
                    decisions++;
                }
                advances += s.advances();
                int best = 0;
                for (int seat = 0; seat < s.players(); seat++) best = Math.max(best, Agendas.reached(s, seat));
                agendas += best == 3 ? 1 : 0;
            }
            double sec = (System.nanoTime() - start) / 1e9;
            System.out.printf(
                    "%s %d: %.0f/s (without deals %.0f/s), games %d, decisions/game %d, options %.1f, advances %.1f, by agendas %d, deal %.2f ms%n",
                    setup.variant(),
                    setup.players(),
                    decisions / sec,
                    decisions / (sec - deal / 1e9),
                    games,
                    decisions / games,
                    (double) options / decisions,
                    (double) advances / games,
                    agendas,
                    deal / 1e6 / games);
            if (args.length > 0) System.out.println(counts);
        }
    }
}
