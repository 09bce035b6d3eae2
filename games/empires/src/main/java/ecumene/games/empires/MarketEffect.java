package ecumene.games.empires;

import java.util.List;

/** EMP-24.3: steps that reach for the common area: market, fame deck, development area. */
sealed interface MarketEffect extends EmpiresEffect {
    /** What a new card is worth to the bot. */
    double CARD = 2.2;

    /** Which market cards may be acquired, apart from their suit. */
    enum Carrying {
        ANYTHING,
        MATERIAL,
        POPULATION
    }

    /** EMP-13.3. */
    record Acquire(List<Suit> suits, boolean exileToo, Carrying carrying, int times, boolean thenPlay)
            implements MarketEffect {
        public Acquire {
            suits = List.copyOf(suits);
        }

        @Override
        public void run(EmpiresState s) {
            Market.acquire(s, s.frames.actor(), this, times);
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return Market.anythingToAcquire(s, actor, this);
        }

        @Override
        public String text(Prose prose) {
            var key = "effect.acquire"
                    + switch (carrying) {
                        case ANYTHING -> "";
                        case MATERIAL -> ".material";
                        case POPULATION -> ".population";
                    };
            var acquire = prose.get(times > 1 ? key + ".times" : key, prose.suits(suits), times);
            var where = exileToo ? acquire + prose.get("effect.acquire.exile") : acquire;
            return thenPlay ? where + prose.get("effect.acquire.play") : where;
        }

        @Override
        public double worth() {
            return times * (suits.size() == 1 ? CARD - 0.4 : CARD) + (thenPlay ? 1 : 0);
        }
    }

    /** EMP-13.4. */
    record BreakThrough(List<Suit> suits, boolean exileToo, int times) implements MarketEffect {
        public BreakThrough {
            suits = List.copyOf(suits);
        }

        @Override
        public void run(EmpiresState s) {
            BreakingThrough.breakThrough(s, s.frames.actor(), this, times);
        }

        @Override
        public String text(Prose prose) {
            var key = times > 1 ? "effect.break-through.times" : "effect.break-through";
            var taken = prose.get(key, prose.suits(suits), times);
            return exileToo ? taken + prose.get("effect.break-through.exile") : taken;
        }

        @Override
        public double worth() {
            return times * (CARD + 1.5);
        }
    }

    /** EMP-13.14 a. */
    record ExileFromMarket() implements MarketEffect {
        @Override
        public void run(EmpiresState s) {
            if (Exiling.exilable(s)) {
                s.then(new Exiling.Exile(s.frames.actor()));
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return Exiling.exilable(s);
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.exile-from-market");
        }

        @Override
        public double worth() {
            return 0.1;
        }
    }

    /** EMP-13.21. */
    record Develop(boolean free) implements MarketEffect {
        @Override
        public void run(EmpiresState s) {
            Development.develop(s, s.frames.actor(), free);
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return free ? Development.available(s, actor) : Development.affordable(s, actor, Price.NOTHING);
        }

        /** EMP-13.21: what nobody could pay for is no option. */
        @Override
        public boolean rulesOut(EmpiresState s, int self, int actor) {
            return !free && !full(s, self, actor);
        }

        @Override
        public String text(Prose prose) {
            return prose.get(free ? "effect.develop.free" : "effect.develop");
        }

        @Override
        public double worth() {
            return free ? 4 : 1.5;
        }
    }

    /** EMP-16.3. */
    record LookFame(int n, int take) implements MarketEffect {
        @Override
        public void run(EmpiresState s) {
            Fame.look(s, s.frames.actor(), n);
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.look-fame", n, take);
        }

        @Override
        public double worth() {
            return 7;
        }
    }

    record TakeTopFame(int n) implements MarketEffect {
        @Override
        public void run(EmpiresState s) {
            Fame.takeTop(s, s.frames.actor());
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.take-top-fame");
        }

        @Override
        public double worth() {
            return 6;
        }
    }

    /** EMP-17.2. */
    record TriggerGameEnd() implements MarketEffect {
        @Override
        public void run(EmpiresState s) {
            GameEnd.trigger(s, EmpiresSentence.SCORING_BY_CARD, s.frames.actor());
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.trigger-game-end");
        }

        @Override
        public double worth() {
            return 2;
        }
    }
}
