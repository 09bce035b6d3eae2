package ecumene.games.empires;

import java.util.List;

/** EMP-24.5a: what holds as long as a card is in play. */
sealed interface Passive {
    Kind kind();

    String text(Prose prose);

    /** Roughly how many points it brings while it lasts. */
    default double worth() {
        return 1;
    }

    /** All kinds; the word is that of the card files. */
    enum Kind {
        HAND_LIMIT_PLUS_1,
        NAMED_CARDS_LOSE_STATE_ICON,
        ACQUIRE_FROM_EXILE,
        UNREST_COST_REDUCTION,
        DEVELOPMENT_COST_REDUCTION,
        MARKET_PROGRESS_BECOMES_MATERIAL,
        MARKET_PROGRESS_BECOMES_POPULATION,
        LOOK_ONE_MORE_FAME,
        RECALL_TO_AVOID_ATTACK,
        PAY_TO_AVOID_ATTACK,
        SINK_WHEN_CARD_LEAVES_PLAY,
        ON_PAY_POPULATION,
        MATERIAL_ON_REGION_FROM_DISCARD,
        PROGRESS_ON_ATTACK,
        HISTORY_TO_DISCARD,
        LOOK_NATION_ON_UNREST,
        GAIN_TRIGGERS_SCORING,
        PUT_INTO_PLAY_WHEN_GAINED,
        CANNOT_LEAVE_PLAY,
        IGNORE_ATTACK_UNLESS_PAID,
        COUNTS_AS_TWO_REGIONS,
        FREE_PLAY_CITIES,
        GARRISON_REPLACES_MASKS,
        UNREST_WHEN_DECK_EMPTY,
        MATERIAL_BECOMES_POPULATION,
        ACTIVE_QUEST_SLOT,
        GRAAL_QUEST_LOCK;

        int bit() {
            return 1 << ordinal();
        }
    }

    /** A passive without parameters. */
    record Plain(Kind kind) implements Passive {
        @Override
        public String text(Prose prose) {
            return prose.get("passive." + Prose.key(kind));
        }

        @Override
        public double worth() {
            return switch (kind) {
                case HISTORY_TO_DISCARD, CANNOT_LEAVE_PLAY, UNREST_WHEN_DECK_EMPTY -> -1;
                case PUT_INTO_PLAY_WHEN_GAINED, COUNTS_AS_TWO_REGIONS, ACTIVE_QUEST_SLOT, GRAAL_QUEST_LOCK -> 0;
                default -> 1;
            };
        }
    }

    record HandLimit(int value) implements Passive {
        @Override
        public Kind kind() {
            return Kind.HAND_LIMIT_PLUS_1;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("passive.hand-limit", value);
        }

        @Override
        public double worth() {
            return 3 * value;
        }
    }

    /** Own cards with one of these names, and own cards with this marker, ignore this state icon. */
    record LosesPeriod(List<String> names, Marker marker, Period icon) implements Passive {
        public LosesPeriod {
            names = List.copyOf(names);
        }

        @Override
        public Kind kind() {
            return Kind.NAMED_CARDS_LOSE_STATE_ICON;
        }

        boolean frees(Card card) {
            return card.period() == icon && ((marker != Marker.NONE && card.marker() == marker) || names(card));
        }

        private boolean names(Card card) {
            return names.contains(card.name().en());
        }

        @Override
        public String text(Prose prose) {
            var who = prose.namedAnd(names);
            var key = marker == Marker.NONE ? "passive.loses-period" : "passive.loses-period.attack";
            return prose.get(key, who, prose.period(icon));
        }
    }

    /** EMP-13.3 g: also from exile; the steps follow each card taken that way. */
    record AcquireFromExile(List<Suit> suits, Clause steps) implements Passive {
        public AcquireFromExile {
            suits = List.copyOf(suits);
        }

        @Override
        public Kind kind() {
            return Kind.ACQUIRE_FROM_EXILE;
        }

        @Override
        public String text(Prose prose) {
            var taken = prose.get("passive.acquire-from-exile", prose.suits(suits));
            return steps.isEmpty()
                    ? taken
                    : taken + " " + prose.get("passive.acquire-from-exile.then", prose.of(steps));
        }
    }

    record CheaperUnrest(int material, int cards, int minimum) implements Passive {
        @Override
        public Kind kind() {
            return Kind.UNREST_COST_REDUCTION;
        }

        @Override
        public String text(Prose prose) {
            var key = cards == 0 ? "passive.cheaper-unrest.material" : "passive.cheaper-unrest";
            return prose.get(key, material, cards, minimum);
        }
    }

    record CheaperDevelopment(Price discount, int minimum) implements Passive {
        @Override
        public Kind kind() {
            return Kind.DEVELOPMENT_COST_REDUCTION;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("passive.cheaper-development", prose.price(discount), minimum);
        }

        @Override
        public double worth() {
            return 2;
        }
    }

    /** EMP-19.3, EMP-19.4: another token instead of progress on market cards. */
    record MarketToken(Token token, int n) implements Passive {
        @Override
        public Kind kind() {
            return token == Token.MATERIAL
                    ? Kind.MARKET_PROGRESS_BECOMES_MATERIAL
                    : Kind.MARKET_PROGRESS_BECOMES_POPULATION;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("passive.market-token", prose.amount(token, n));
        }
    }

    record MoreFame(int extra, int progress) implements Passive {
        @Override
        public Kind kind() {
            return Kind.LOOK_ONE_MORE_FAME;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("passive.more-fame", extra, prose.amount(Token.PROGRESS, progress));
        }
    }

    /** One of these cards is recalled to ignore an attack; none named: this card. */
    record RecallToAvoid(List<Integer> cards) implements Passive {
        public RecallToAvoid {
            cards = List.copyOf(cards);
        }

        @Override
        public Kind kind() {
            return Kind.RECALL_TO_AVOID_ATTACK;
        }

        @Override
        public String text(Prose prose) {
            return cards.isEmpty()
                    ? prose.get("passive.recall-to-avoid")
                    : prose.get("passive.recall-to-avoid.cards", prose.cardsOr(cards));
        }
    }

    record PayToAvoid(int population) implements Passive {
        @Override
        public Kind kind() {
            return Kind.PAY_TO_AVOID_ATTACK;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("passive.pay-to-avoid", prose.amount(Token.POPULATION, population));
        }
    }

    /** EMP-L-1.8: at once when that card leaves play. */
    record SinksWith(int card, Clause steps) implements Passive {
        @Override
        public Kind kind() {
            return Kind.SINK_WHEN_CARD_LEAVES_PLAY;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("passive.sinks-with", prose.card(card), prose.of(steps));
        }
    }

    /** EMP-20.1: at once when population is paid. */
    record OnPopulationPaid(Clause steps) implements Passive {
        @Override
        public Kind kind() {
            return Kind.ON_PAY_POPULATION;
        }

        @Override
        public String text(Prose prose) {
            return prose.get("passive.on-population-paid", prose.of(steps));
        }
    }
}
