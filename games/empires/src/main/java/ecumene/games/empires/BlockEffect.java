package ecumene.games.empires;

import java.util.ArrayList;
import java.util.List;

/** EMP-24.2: steps that hold other steps. */
sealed interface BlockEffect extends EmpiresEffect {

    /** The actor says yes or no. */
    record May(Clause steps) implements BlockEffect {
        @Override
        public void run(EmpiresState s) {
            if (s.frames.get(Note.COPIED) == 0 || !steps.needsSelf()) {
                Resolve.may(s, s.frames.actor(), steps);
            }
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return steps.possible(s, self, actor);
        }

        @Override
        public boolean looksAtHand() {
            return steps.looksAtHand();
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.may", prose.of(steps));
        }

        @Override
        public double worth() {
            return Math.max(0, steps.worth());
        }
    }

    /** EMP-24.10: what closes an option of a choice, apart from missing tokens and a condition that fails. */
    enum Closing {
        /** Nothing else: everything is done as far as possible (EMP-13.22). */
        TOKENS,
        /** An exhaust effect needs whatever its option costs first (EMP-15.6). */
        EXHAUST,
        /** Of pure penalties one that can be carried out in full, if there is one. */
        PENALTY,
        /** A part of a cost: only what can be paid in full. */
        COST
    }

    /** EMP-13.22: exactly one of the options. */
    record Choose(List<Clause> options, Closing closing) implements BlockEffect {
        public Choose {
            options = List.copyOf(options);
        }

        @Override
        public void run(EmpiresState s) {
            Resolve.choose(s, s.frames.actor(), this);
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            for (int i = 0; i < options.size(); i++) {
                if (options.get(i).full(s, self, actor)) {
                    return true;
                }
            }
            return false;
        }

        /** Whether an option that may be picked would do anything. */
        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            int selectable = selectable(s, self, actor);
            for (int i = 0; i < options.size(); i++) {
                if ((selectable & 1 << i) != 0 && options.get(i).possible(s, self, actor)) {
                    return true;
                }
            }
            return false;
        }

        /** EMP-24.10 f: the options that may be picked, as bits. */
        int selectable(EmpiresState s, int self, int actor) {
            int full = 0;
            int open = 0;
            for (int i = 0; i < options.size(); i++) {
                var option = options.get(i);
                if (option.full(s, self, actor)) {
                    full |= 1 << i;
                    open |= 1 << i;
                } else if (!closed(option.first(), s, self, actor)) {
                    open |= 1 << i;
                }
            }
            return switch (closing) {
                case COST -> full;
                case PENALTY -> full != 0 ? full : open;
                case TOKENS, EXHAUST -> open;
            };
        }

        private boolean closed(EmpiresEffect first, EmpiresState s, int self, int actor) {
            boolean unpayable = closing == Closing.EXHAUST && first instanceof Cost cost && !cost.full(s, self, actor);
            return unpayable || first.rulesOut(s, self, actor);
        }

        @Override
        public boolean forbidsPlay(EmpiresState s, int self, int actor) {
            return selectable(s, self, actor) == 0;
        }

        @Override
        public boolean startable(EmpiresState s, int self, int actor) {
            return full(s, self, actor);
        }

        @Override
        public boolean needsSelf() {
            return options.stream().anyMatch(Clause::needsSelf);
        }

        @Override
        public boolean looksAtHand() {
            return options.stream().anyMatch(Clause::looksAtHand);
        }

        @Override
        public String text(Prose prose) {
            var parts = new ArrayList<String>();
            for (int i = 0; i < options.size(); i++) {
                parts.add(prose.get("effect.choose.option", prose.letter(i), prose.of(options.get(i))));
            }
            return prose.get("effect.choose", String.join("; ", parts));
        }

        @Override
        public double worth() {
            return options.stream().mapToDouble(Clause::worth).max().orElse(0);
        }
    }

    /**
     * EMP-15.4: the whole cost is paid, then the rest follows.
     *
     * @param whole both, one after the other
     * @param price all tokens of the cost together (EMP-24.10 c)
     * @param actions the action tokens of the cost
     */
    record Cost(Clause cost, Clause then, Clause whole, Price price, int actions) implements BlockEffect {
        @Override
        public void run(EmpiresState s) {
            if (full(s, s.frames.piece(), s.frames.actor())) {
                Resolve.block(s, whole, s.frames.actor());
            }
        }

        private boolean tokensPayable(EmpiresState s, int actor) {
            return s.actions(actor) >= actions && Payment.payable(s, actor, price);
        }

        boolean payable(EmpiresState s, int self, int actor) {
            return tokensPayable(s, actor) && cost.full(s, self, actor);
        }

        /** EMP-24.10 f: when a development follows, one must be affordable afterwards; some specials must be possible. */
        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            if (!payable(s, self, actor) || developmentTooDear(s, actor)) {
                return false;
            }
            return !(then.first() instanceof Special special)
                    || !special.key().gatesCost()
                    || special.full(s, self, actor);
        }

        private boolean developmentTooDear(EmpiresState s, int actor) {
            return then.first() instanceof MarketEffect.Develop develop
                    && !develop.free()
                    && !Development.affordable(s, actor, price);
        }

        /** EMP-24.10 f: only its tokens count, and a development that would be too dear afterwards. */
        @Override
        public boolean rulesOut(EmpiresState s, int self, int actor) {
            if (!tokensPayable(s, actor) || developmentTooDear(s, actor)) {
                return true;
            }
            for (var part : cost.steps()) {
                if (part instanceof TokenEffect.PayAll all && !all.full(s, self, actor)) {
                    return true;
                }
            }
            return false;
        }

        /** Only tokens and actions, or a choice of which nothing can be paid, keep a card from being played. */
        @Override
        public boolean forbidsPlay(EmpiresState s, int self, int actor) {
            if (!tokensPayable(s, actor)) {
                return true;
            }
            for (var part : cost.steps()) {
                if (part instanceof Choose choose && !choose.full(s, self, actor)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public boolean startable(EmpiresState s, int self, int actor) {
            if (!full(s, self, actor)) {
                return false;
            }
            for (var step : then.steps()) {
                if (step instanceof Special && !step.startable(s, self, actor)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean needsSelf() {
            return whole.needsSelf();
        }

        @Override
        public boolean looksAtHand() {
            return whole.looksAtHand();
        }

        @Override
        public String text(Prose prose) {
            boolean choice = cost.steps().stream().anyMatch(Choose.class::isInstance);
            return prose.get(choice ? "effect.cost.choice" : "effect.cost", prose.of(cost), prose.of(then));
        }

        @Override
        public double worth() {
            return Math.max(0, whole.worth());
        }
    }

    /** EMP-13.1: other players, or all of them, one after another; each decides if it is optional. */
    record Each(boolean others, boolean optional, Clause steps) implements BlockEffect {
        @Override
        public void run(EmpiresState s) {
            Resolve.each(s, this);
        }

        @Override
        public String text(Prose prose) {
            var key = (others ? "effect.others" : "effect.all") + (optional ? ".may" : "");
            return prose.get(key, prose.of(steps));
        }

        @Override
        public double worth() {
            double own = others ? 0 : steps.worth();
            double theirs = optional ? Math.max(0, steps.worth()) : steps.worth();
            return own - 0.4 * theirs;
        }
    }

    /** EMP-13.26: only in this period, read when the effect started. */
    record IfPeriod(Period period, Clause steps) implements BlockEffect {
        private boolean applies(EmpiresState s) {
            return s.frames.depth() > 0 && s.frames.get(Note.PERIOD) == period.ordinal();
        }

        @Override
        public void run(EmpiresState s) {
            if (applies(s)) {
                Resolve.block(s, steps, s.frames.actor());
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return applies(s) && steps.full(s, self, actor);
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return applies(s) && steps.possible(s, self, actor);
        }

        @Override
        public boolean rulesOut(EmpiresState s, int self, int actor) {
            return !applies(s);
        }

        @Override
        public boolean needsSelf() {
            return steps.needsSelf();
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.if-" + Prose.key(period), prose.of(steps));
        }

        @Override
        public double worth() {
            return 0.6 * steps.worth();
        }
    }

    /** EMP-24.9: only if the condition holds now. */
    record If(Condition condition, Clause steps) implements BlockEffect {
        @Override
        public void run(EmpiresState s) {
            if (condition.holds(s, s.frames.piece(), s.frames.actor())) {
                Resolve.block(s, steps, s.frames.actor());
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return condition.holds(s, self, actor) && steps.full(s, self, actor);
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return condition.holds(s, self, actor) && steps.possible(s, self, actor);
        }

        @Override
        public boolean rulesOut(EmpiresState s, int self, int actor) {
            return !condition.holds(s, self, actor);
        }

        @Override
        public boolean startable(EmpiresState s, int self, int actor) {
            if (!condition.holds(s, self, actor)) {
                return false;
            }
            for (var step : steps.steps()) {
                if (!step.startable(s, self, actor)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean needsSelf() {
            return steps.needsSelf();
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.if", condition.text(prose), prose.of(steps));
        }

        @Override
        public double worth() {
            return 0.5 * steps.worth();
        }
    }

    /** What the step before counted. */
    enum Counted {
        DISCARDED_UNREST(Note.DISCARDED_UNREST),
        PAID_PROGRESS(Note.PAID_PROGRESS),
        ABANDONED_REGION(Note.ABANDONED_REGIONS);

        private final Note note;

        Counted(Note note) {
            this.note = note;
        }
    }

    /** Once for each unit that the step before counted. */
    record ForEach(Counted what, Clause steps) implements BlockEffect {
        @Override
        public void run(EmpiresState s) {
            Resolve.repeat(s, steps, s.frames.get(what.note));
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.for-each." + Prose.key(what), prose.of(steps));
        }

        @Override
        public double worth() {
            return 1.5 * steps.worth();
        }
    }
}
