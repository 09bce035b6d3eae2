package ecumene.games.empires;

/** EMP-24.3: steps that move tokens. */
sealed interface TokenEffect extends EmpiresEffect {

    /** EMP-24.4: what a gain is multiplied by. */
    enum Per {
        ONCE,
        PRODUCTION,
        RIVER,
        FERTILE,
        CITY_OR_METROPOLIS,
        REGION,
        ABANDONED_CITY,
        RETURNED_UNREST,
        GARRISONED_KNIGHT;

        /** How many there are now. */
        int count(EmpiresState s, int owner) {
            return switch (this) {
                case ONCE -> 1;
                case PRODUCTION -> s.icons(owner, Icon.PRODUCTION);
                case RIVER -> s.icons(owner, Icon.RIVER);
                case FERTILE -> s.icons(owner, Icon.FERTILE);
                case CITY_OR_METROPOLIS -> s.icons(owner, Icon.CITY) + s.icons(owner, Icon.METROPOLIS);
                case REGION -> s.regions(owner);
                case ABANDONED_CITY -> s.frames.get(Note.ABANDONED_CITIES);
                case RETURNED_UNREST -> s.frames.get(Note.RETURNED_UNREST);
                case GARRISONED_KNIGHT -> Garrisons.knights(s, owner);
            };
        }

        /** How many one may hope for, to the bot. */
        double usual() {
            return switch (this) {
                case ONCE, ABANDONED_CITY, RETURNED_UNREST, GARRISONED_KNIGHT, RIVER, FERTILE, CITY_OR_METROPOLIS -> 1;
                case PRODUCTION, REGION -> 3;
            };
        }
    }

    /** What a token is worth to the bot, in points. */
    static double worth(Token token) {
        return switch (token) {
            case MATERIAL -> 0.35;
            case POPULATION -> 0.5;
            case PROGRESS -> 1;
        };
    }

    static double worth(Price price) {
        return price.material() * worth(Token.MATERIAL)
                + price.population() * worth(Token.POPULATION)
                + price.progress() * worth(Token.PROGRESS);
    }

    /** EMP-13.5. */
    record Gain(Token token, int n, Per per) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            int actor = s.frames.actor();
            int amount = n * per.count(s, s.frames.owner());
            Gaining.byEffect(s, actor, token, amount, per);
        }

        @Override
        public String text(Prose prose) {
            var amount = prose.amount(token, n);
            return per == Per.ONCE
                    ? prose.get("effect.gain", amount)
                    : prose.get("effect.gain.per", amount, prose.get("per." + Prose.key(per)));
        }

        @Override
        public double worth() {
            return n * TokenEffect.worth(token) * per.usual();
        }
    }

    record GainAction(int n) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            s.addActions(s.frames.actor(), n);
            s.log(EmpiresSentence.GAINED_ACTIONS, s.frames.actor(), n);
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.gain-action", n);
        }

        @Override
        public double worth() {
            return 1.2 * n;
        }
    }

    /** EMP-24.3: as many again as lay on the market card just gained. */
    record GainMarketTokensAgain(Token token) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            var note = token == Token.MATERIAL ? Note.MARKET_MATERIAL : Note.MARKET_POPULATION;
            Gaining.gain(s, s.frames.actor(), token, s.frames.get(note));
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.gain-again." + Prose.key(token));
        }

        @Override
        public double worth() {
            return 2 * TokenEffect.worth(token);
        }
    }

    /** EMP-15; an unrest may cost less than it says (EMP-24.5a). */
    record Pay(Price price) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            int actor = s.frames.actor();
            var due = Unrest.price(s, actor, s.frames.piece(), price);
            if (Payment.payable(s, actor, due)) {
                Payment.pay(s, actor, due);
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return Payment.payable(s, actor, Unrest.price(s, actor, self, price));
        }

        @Override
        public boolean rulesOut(EmpiresState s, int self, int actor) {
            return !full(s, self, actor);
        }

        @Override
        public boolean forbidsPlay(EmpiresState s, int self, int actor) {
            return !full(s, self, actor);
        }

        @Override
        public boolean startable(EmpiresState s, int self, int actor) {
            return full(s, self, actor);
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.pay", prose.price(price));
        }

        @Override
        public double worth() {
            return -TokenEffect.worth(price);
        }
    }

    /** The actor chooses how many, from 0 on. */
    record PayUpTo(Token token, int n) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            if (s.tokens(s.frames.actor(), token) > 0) {
                s.then(new Payment.Amount(s.frames.actor(), token, n));
            }
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return s.tokens(actor, token) > 0;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.pay.up-to", prose.upTo(token, n));
        }

        @Override
        public double worth() {
            return -n * TokenEffect.worth(token) / 2;
        }
    }

    /** The whole pool of a token, without jokers. */
    record PayAll(Token token, int atLeast) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            int actor = s.frames.actor();
            Payment.take(s, actor, token, s.tokens(actor, token));
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return s.tokens(actor, token) >= atLeast;
        }

        @Override
        public boolean rulesOut(EmpiresState s, int self, int actor) {
            return !full(s, self, actor);
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.pay-all." + Prose.key(token), atLeast);
        }

        @Override
        public double worth() {
            return -atLeast * TokenEffect.worth(token);
        }
    }

    /** EMP-15.7. */
    record SpendAction(int n) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            if (s.actions(s.frames.actor()) >= n) {
                s.addActions(s.frames.actor(), -n);
                s.log(EmpiresSentence.SPENT_ACTIONS, s.frames.actor(), n);
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return s.actions(actor) >= n;
        }

        @Override
        public boolean rulesOut(EmpiresState s, int self, int actor) {
            return !full(s, self, actor);
        }

        @Override
        public boolean forbidsPlay(EmpiresState s, int self, int actor) {
            return !full(s, self, actor);
        }

        @Override
        public boolean startable(EmpiresState s, int self, int actor) {
            return full(s, self, actor);
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.spend-action", n);
        }

        @Override
        public double worth() {
            return -1.2 * n;
        }
    }

    /** EMP-13.5: a card can be exhausted again. */
    record ReturnExhaustToken(int n) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            if (possible(s, s.frames.piece(), s.frames.actor())) {
                s.then(new Exhausting.TakeTokenBack(s.frames.actor(), Exhausting.beingResolved(s)));
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return Exhausting.tokenToReturn(s, actor, Exhausting.beingResolved(s));
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.return-exhaust-token", n);
        }

        @Override
        public double worth() {
            return 0.8 * n;
        }
    }

    /** Whose tokens are stolen. */
    enum Victims {
        EACH_OTHER,
        EACH_OTHER_EMPIRE,
        EACH_OTHER_WITH_REGION
    }

    /** EMP-13.7. */
    record Steal(Token token, int n, Victims who, boolean unrestIfShort) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            Attacks.steal(s, this);
        }

        @Override
        public String text(Prose prose) {
            var stolen = prose.get("effect.steal." + Prose.key(who), prose.amount(token, n));
            return unrestIfShort ? stolen + prose.get("effect.steal.or-unrest") : stolen;
        }

        @Override
        public double worth() {
            return n * TokenEffect.worth(token) * 1.5 + (unrestIfShort ? 0.5 : 0);
        }
    }

    record AddToMarketCard(Token token, int n) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            if (Market.cards(s) > 0) {
                s.then(new Market.PlaceToken(s.frames.actor(), token, n));
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return Market.cards(s) > 0;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.add-to-market-card", prose.amount(token, n));
        }

        @Override
        public double worth() {
            return 0.3;
        }
    }

    /** EMP-13.29. */
    record IconAsProduction(Icon icon, int n) implements TokenEffect {
        @Override
        public void run(EmpiresState s) {
            if (full(s, s.frames.piece(), s.frames.actor())) {
                s.then(new Gaining.Convert(s.frames.actor(), icon));
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return s.icons(actor, icon) > 0;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.icon-as-production", prose.icon(icon), n);
        }

        @Override
        public double worth() {
            return 1;
        }
    }
}
