package ecumene.games.empires;

/** EMP-24.9: what must hold now for a step. */
sealed interface Condition {
    boolean holds(EmpiresState s, int self, int actor);

    String text(Prose prose);

    /** The card is in the actor's play area, not garrisoned. */
    record InPlay(int card) implements Condition {
        @Override
        public boolean holds(EmpiresState s, int self, int actor) {
            return s.inPlay(actor, card);
        }

        @Override
        public String text(Prose prose) {
            return prose.get("if.in-play", prose.card(card));
        }
    }

    /** So many own cards in play have a name that begins like this. */
    record InPlayCount(String name, int atLeast) implements Condition {
        @Override
        public boolean holds(EmpiresState s, int self, int actor) {
            return s.namedInPlay(actor, name) >= atLeast;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("if.in-play-count", atLeast, prose.named(name));
        }
    }

    record InPlayOrActiveQuest(int card) implements Condition {
        @Override
        public boolean holds(EmpiresState s, int self, int actor) {
            return s.inPlay(actor, card) || Garrisons.activeQuest(s, actor) == card;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("if.in-play-or-active-quest", prose.card(card));
        }
    }

    record NoActiveQuest() implements Condition {
        @Override
        public boolean holds(EmpiresState s, int self, int actor) {
            return Garrisons.activeQuest(s, actor) == EmpiresState.NO_PIECE;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("if.no-active-quest");
        }
    }

    record GarrisonedHere(Icon icon, int atLeast) implements Condition {
        @Override
        public boolean holds(EmpiresState s, int self, int actor) {
            return Garrisons.count(s, actor, self, icon) >= atLeast;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("if.garrisoned-here", atLeast, prose.icon(icon));
        }
    }

    record Pool(Token token, int atLeast) implements Condition {
        @Override
        public boolean holds(EmpiresState s, int self, int actor) {
            return s.tokens(actor, token) >= atLeast;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("if.pool", prose.amount(token, atLeast));
        }
    }

    /** The region just abandoned shows no production icon. */
    record AbandonedWithoutProduction() implements Condition {
        @Override
        public boolean holds(EmpiresState s, int self, int actor) {
            int abandoned = s.frames.get(Note.ABANDONED);
            return abandoned != EmpiresState.NO_PIECE && !s.card(abandoned).has(Icon.PRODUCTION);
        }

        @Override
        public String text(Prose prose) {
            return prose.get("if.abandoned-region-without-production");
        }
    }

    /** The card just exiled has the attack marker. */
    record ExiledIsAttack() implements Condition {
        @Override
        public boolean holds(EmpiresState s, int self, int actor) {
            int exiled = s.frames.get(Note.EXILED);
            return exiled != EmpiresState.NO_PIECE && s.card(exiled).attack();
        }

        @Override
        public String text(Prose prose) {
            return prose.get("if.exiled-card-is-attack");
        }
    }
}
