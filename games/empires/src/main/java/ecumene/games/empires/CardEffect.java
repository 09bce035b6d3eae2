package ecumene.games.empires;

import java.util.List;

/** EMP-24.3: steps that move the actor's own cards. */
sealed interface CardEffect extends EmpiresEffect {
    int ALL = 99;

    /** EMP-11.1, EMP-11.5, EMP-13.28. */
    record Draw(int n, TokenEffect.Per per, boolean upTo, boolean ifAble) implements CardEffect {
        @Override
        public void run(EmpiresState s) {
            s.frames.put(Note.DRAWN, Frames.NOT_DRAWN);
            s.frames.put(Note.DRAWN_TOO, Frames.NOT_DRAWN);
            int cards = n * per.count(s, s.frames.owner());
            if (upTo) {
                DrawDeck.drawUpTo(s, s.frames.actor(), cards, ifAble);
            } else {
                DrawDeck.draw(s, s.frames.actor(), cards, ifAble, true);
            }
        }

        @Override
        public String text(Prose prose) {
            if (per != TokenEffect.Per.ONCE) {
                return prose.get("effect.draw.per", n, prose.get("per." + Prose.key(per)));
            }
            var draw = prose.get(upTo ? "effect.draw.up-to" : "effect.draw", n);
            return ifAble ? draw + prose.get("effect.draw.if-able") : draw;
        }

        @Override
        public double worth() {
            return 0.7 * n * per.usual();
        }
    }

    /** From the discard pile or the history to hand, of the actor's choice. */
    record DrawFrom(Place place, Filter filter, int n, boolean upTo) implements CardEffect {
        /** EMP-13.16: a sunken pile is no history. */
        private int there(EmpiresState s, int self, int actor) {
            boolean sunken = place == Place.HISTORY && s.nation(actor).hasSunkenPile();
            return sunken ? 0 : CardChoice.count(s, actor, place.bit(), filter, self);
        }

        @Override
        public void run(EmpiresState s) {
            if (there(s, s.frames.piece(), s.frames.actor()) > 0) {
                CardChoice.ask(s, s.frames.actor(), Deed.TAKE, place.bit(), filter, upTo ? 0 : n, n);
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return upTo || there(s, self, actor) >= n;
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return there(s, self, actor) > 0;
        }

        @Override
        public String text(Prose prose) {
            var what = upTo ? filter.textUpTo(prose, n) : filter.text(prose, n);
            return prose.get("effect.draw-from." + Prose.key(place) + (upTo ? ".up-to" : ""), what);
        }

        @Override
        public double worth() {
            return 0.9 * n;
        }
    }

    /** EMP-13.8. */
    record Discard(Filter filter, int n, boolean upTo) implements CardEffect {
        private int held(EmpiresState s, int self, int actor) {
            return filter.kind() == Filter.Kind.ANY
                    ? s.handWithout(actor, self)
                    : CardChoice.count(s, actor, Place.HAND.bit(), filter, self);
        }

        /** EMP-24.5a: of an unrest that is being paid for. */
        private int needed(EmpiresState s, int self, int actor) {
            return Unrest.cardsToDiscard(s, actor, self, n);
        }

        @Override
        public void run(EmpiresState s) {
            int actor = s.frames.actor();
            if (filter.kind() == Filter.Kind.MASK) {
                Masks.discard(s, actor, n);
            } else {
                int cards = needed(s, s.frames.piece(), actor);
                CardChoice.ask(s, actor, Deed.DISCARD, Place.HAND.bit(), filter, upTo ? 0 : cards, cards);
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            if (filter.kind() == Filter.Kind.MASK) {
                return Masks.available(s, actor, self) >= n;
            }
            return upTo || held(s, self, actor) >= needed(s, self, actor);
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return held(s, self, actor) > 0;
        }

        @Override
        public boolean looksAtHand() {
            return true;
        }

        @Override
        public String text(Prose prose) {
            if (n == ALL) {
                return prose.get("effect.discard.any", filter.textAll(prose));
            }
            return prose.get("effect.discard", filter.text(prose, n));
        }

        @Override
        public double worth() {
            return upTo ? 0 : -0.5 * n;
        }
    }

    /** EMP-13.19. */
    record TakeUnrest(int n) implements CardEffect {
        @Override
        public void run(EmpiresState s) {
            s.then(new Unrest.Take(s.frames.actor(), n));
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.take-unrest", n);
        }

        @Override
        public double worth() {
            return -2.5 * n;
        }
    }

    /** EMP-13.20. */
    record ReturnUnrest(List<Place> places, int n, boolean upTo) implements CardEffect {
        public ReturnUnrest {
            places = List.copyOf(places);
        }

        private int there(EmpiresState s, int self, int actor) {
            return CardChoice.count(s, actor, Place.bits(places), Filter.UNREST, self);
        }

        @Override
        public void run(EmpiresState s) {
            int least = upTo ? 0 : n;
            CardChoice.ask(s, s.frames.actor(), Deed.RETURN, Place.bits(places), Filter.UNREST, least, n);
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return upTo || there(s, self, actor) >= n;
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return there(s, self, actor) > 0;
        }

        @Override
        public boolean looksAtHand() {
            return places.contains(Place.HAND);
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.return-unrest" + (upTo ? ".up-to" : ""), n, prose.from(places));
        }

        @Override
        public double worth() {
            return 2 * n;
        }
    }

    /** EMP-13.11: a hand card under this card. */
    record Garrison(Filter filter) implements CardEffect {
        @Override
        public void run(EmpiresState s) {
            if (s.isInPlay(s.frames.piece())) {
                CardChoice.ask(s, s.frames.actor(), Deed.GARRISON, Place.HAND.bit(), filter, 1, 1);
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return s.isInPlay(self) && Garrisons.possible(s, actor, filter);
        }

        @Override
        public boolean needsSelf() {
            return true;
        }

        @Override
        public boolean looksAtHand() {
            return true;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.garrison", filter.text(prose, 1));
        }

        @Override
        public double worth() {
            return 0.5;
        }
    }

    /** EMP-13.15: this card. */
    record SelfToHistory() implements CardEffect {
        @Override
        public void run(EmpiresState s) {
            if (s.isInPlay(s.frames.piece())) {
                History.put(s, s.frames.actor(), s.frames.piece());
            }
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return s.isInPlay(self);
        }

        @Override
        public boolean needsSelf() {
            return true;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.to-history.self");
        }

        @Override
        public double worth() {
            return 0.3;
        }
    }

    /** EMP-13.15: cards from these places. */
    record ToHistory(List<Place> places, Filter filter, int n, boolean upTo) implements CardEffect {
        public ToHistory {
            places = List.copyOf(places);
        }

        private int there(EmpiresState s, int self, int actor) {
            return CardChoice.count(s, actor, Place.bits(places), filter, self);
        }

        @Override
        public void run(EmpiresState s) {
            int actor = s.frames.actor();
            if (n == ALL) {
                History.all(s, actor, Place.bits(places), filter);
            } else {
                CardChoice.ask(s, actor, Deed.HISTORY, Place.bits(places), filter, upTo ? 0 : n, n);
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return upTo || n == ALL || there(s, self, actor) >= n;
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return there(s, self, actor) > 0;
        }

        @Override
        public boolean looksAtHand() {
            return places.contains(Place.HAND);
        }

        @Override
        public String text(Prose prose) {
            if (n == ALL) {
                return prose.get("effect.to-history.all", filter.textAll(prose), prose.from(places));
            }
            return upTo
                    ? prose.get("effect.to-history.up-to", filter.textUpTo(prose, n), prose.from(places))
                    : prose.get("effect.to-history", filter.text(prose, n), prose.from(places));
        }

        @Override
        public double worth() {
            return 0.7 * Math.min(n, 2);
        }
    }

    /** EMP-13.13. */
    record Abandon(Filter filter, int n, boolean upTo, boolean cost) implements CardEffect {
        private int place() {
            return filter.garrisoned() ? Place.GARRISON.bit() : Place.PLAY.bit();
        }

        private int there(EmpiresState s, int self, int actor) {
            return CardChoice.count(s, actor, place(), filter, self);
        }

        @Override
        public void run(EmpiresState s) {
            if (filter.kind() == Filter.Kind.SELF) {
                Leaving.abandon(s, s.frames.piece());
            } else {
                var deed = cost ? Deed.ABANDON_AS_COST : Deed.ABANDON;
                CardChoice.ask(s, s.frames.actor(), deed, place(), filter, upTo ? 0 : n, n);
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return upTo || there(s, self, actor) >= n;
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return there(s, self, actor) > 0;
        }

        @Override
        public boolean needsSelf() {
            return filter.kind() == Filter.Kind.SELF;
        }

        @Override
        public String text(Prose prose) {
            return upTo
                    ? prose.get("effect.abandon.up-to", filter.textUpTo(prose, n))
                    : prose.get("effect.abandon", filter.text(prose, n));
        }

        @Override
        public double worth() {
            return -0.6 * n;
        }
    }

    /** EMP-13.12. */
    record Recall(Filter filter, int n, boolean cost) implements CardEffect {
        private int there(EmpiresState s, int self, int actor) {
            return CardChoice.count(s, actor, Place.PLAY.bit(), filter, self);
        }

        @Override
        public void run(EmpiresState s) {
            if (filter.kind() == Filter.Kind.SELF) {
                Leaving.recall(s, s.frames.piece());
            } else {
                var deed = cost ? Deed.RECALL_AS_COST : Deed.RECALL;
                CardChoice.ask(s, s.frames.actor(), deed, Place.PLAY.bit(), filter, n, n);
            }
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return there(s, self, actor) >= n;
        }

        @Override
        public boolean needsSelf() {
            return filter.kind() == Filter.Kind.SELF;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.recall", filter.text(prose, n));
        }

        @Override
        public double worth() {
            return -0.3 * n;
        }
    }

    /** EMP-13.16: this card. */
    record SelfSink() implements CardEffect {
        @Override
        public void run(EmpiresState s) {
            int self = s.frames.piece();
            if (s.isInPlay(self)) {
                Leaving.sink(s, self);
            }
        }

        @Override
        public boolean needsSelf() {
            return true;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.sink.self");
        }

        @Override
        public double worth() {
            return -0.3;
        }
    }

    /** EMP-13.16: cards in play or of the discard pile. */
    record Sink(Place place, Filter filter, int n) implements CardEffect {
        @Override
        public void run(EmpiresState s) {
            CardChoice.ask(s, s.frames.actor(), Deed.SINK, place.bit(), filter, n, n);
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return CardChoice.count(s, actor, place.bit(), filter, self) >= n;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.sink." + Prose.key(place), filter.text(prose, n));
        }

        @Override
        public double worth() {
            return place == Place.DISCARD ? 0.3 : -0.5;
        }
    }

    /** The actor picks the cards and their order (EMP-13.28). */
    record PutOnDeckTop(Place place, Filter filter, int n) implements CardEffect {
        private int there(EmpiresState s, int self, int actor) {
            return CardChoice.count(s, actor, place.bit(), filter, self);
        }

        @Override
        public void run(EmpiresState s) {
            CardChoice.ask(s, s.frames.actor(), Deed.DECK_TOP, place.bit(), filter, n, n);
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return there(s, self, actor) >= n;
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return there(s, self, actor) > 0;
        }

        @Override
        public boolean looksAtHand() {
            return place == Place.HAND;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.deck-top." + Prose.key(place), filter.text(prose, n));
        }

        @Override
        public double worth() {
            return place == Place.HAND ? -0.4 * n : 0.5 * n;
        }
    }

    /** EMP-13.14 c. */
    record ExileSelf() implements CardEffect {
        @Override
        public void run(EmpiresState s) {
            int self = s.frames.piece();
            if (s.isInPlay(self)) {
                Leaving.move(s, self, Place.EXILE);
                s.log(EmpiresSentence.EXILED, s.frames.actor(), self);
            }
        }

        @Override
        public boolean possible(EmpiresState s, int self, int actor) {
            return s.isInPlay(self);
        }

        @Override
        public boolean needsSelf() {
            return true;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.exile-self");
        }

        @Override
        public double worth() {
            return -0.2;
        }
    }

    /**
     * EMP-13.17.
     *
     * @param named whether it is a certain card; otherwise a class of cards
     * @param cost whether what comes after it in the same cost depends on it
     */
    record Find(Filter filter, boolean named, List<Place> places, Place to, boolean cost) implements CardEffect {
        public Find {
            places = List.copyOf(places);
        }

        @Override
        public void run(EmpiresState s) {
            Searching.find(s, s.frames.actor(), this);
        }

        /** EMP-24.10 c: a card is there, or a deck that may hold one; that is not looked up beforehand. */
        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return Searching.worthWhile(s, actor, this);
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.find." + Prose.key(to), filter.text(prose, 1), prose.from(places));
        }

        @Override
        public double worth() {
            return 1;
        }
    }

    /** Plays one matching hand card now without an action token; the state icon may be ignored. */
    record FreePlayCard(Filter filter, boolean ignorePeriod) implements CardEffect {
        @Override
        public void run(EmpiresState s) {
            Plays.chooseAndPlay(s, s.frames.actor(), Place.HAND, filter, ignorePeriod);
        }

        @Override
        public boolean full(EmpiresState s, int self, int actor) {
            return Plays.anyPlayable(s, actor, Place.HAND, filter, ignorePeriod, self);
        }

        @Override
        public boolean looksAtHand() {
            return true;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("effect.free-play-card", filter.text(prose, 1));
        }

        @Override
        public double worth() {
            return 2;
        }
    }
}
