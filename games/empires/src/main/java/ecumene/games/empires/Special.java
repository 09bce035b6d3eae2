package ecumene.games.empires;

import ecumene.engine.Step;

/** EMP-24.5: what only one card, or a few, can do. Each key says where its rule stands. */
record Special(Key key) implements EmpiresEffect {

    /** Whether a special could be done in full. */
    @FunctionalInterface
    interface Test {
        boolean holds(EmpiresState s, int self, int actor);
    }

    private static final Test ALWAYS = (s, self, actor) -> true;

    enum Key {
        RETURN_THIS(2, Unrest::returnThis),
        DISCARD_ONE_OF_DRAWN(-0.3, DrawDeck::discardOneOfDrawn),
        HANDLE_DRAWN_CARD(0.3, DrawDeck::handleDrawn),
        COPY_EXHAUST(1, Exhausting::copy, (s, self, actor) -> Exhausting.anythingToCopy(s, actor)),
        DECLARE_AND_REVEAL(0.8, Market::declare),
        NATION_TOP_TO_DISCARD(1.5, Nations::topToDiscard, (s, self, actor) -> Nations.hasCard(s, actor)),
        LOOK_NATION_TOP(0.1, Nations::lookAtTop, (s, self, actor) -> Nations.hasCard(s, actor)),
        SWAP_HAND_WITH_NATION_TOP(0.5, Nations::swap, (s, self, actor) -> Nations.canSwap(s, actor, self)),
        LOOK_NATION_THEN_MAY_SHUFFLE(
                0.3, Nations::lookThenMayShuffle, (s, self, actor) -> s.count(Places.nation(actor)) > 0),
        FLIP_TO_B(0, Fame::flip),
        GIVE_EACH_OTHER_A_CARD(1, Attacks::give),
        UNREST_FOR_MASK_RECEIVERS(0.5, Attacks::unrestForMasks),
        GARRISON_SELF_IN_REGION(0.8, Leaving::garrisonSelf, (s, self, actor) -> s.regions(actor) > 0),
        FREE_PLAY_UNREST(1.5, Plays::unrest, (s, self, actor) -> Plays.anyUnrest(s, actor)),
        PLAY_REGION_FROM_DISCARD(1, Plays::regionFromDiscard, (s, self, actor) -> Plays.anyRegionInDiscard(s, actor)),
        IGNORE_EMPIRE_ICON(1, s -> s.ignoreEmpire = true),
        SWAP_EXILE_MARKET(0.5, Exiling::swap, (s, self, actor) -> Exiling.swappable(s)),
        AVOID_ATTACK(1, s -> s.frames.shieldOuter(s.frames.actor())),
        BREAK_THROUGH_VARIABLE_VP(3.7, BreakingThrough::breakThroughVariable),
        REVEAL_HAND_DECK_DISCARD(0, History::reveal),
        ONE_MASK_FEWER(0.5, s -> {}),
        EXILE_HAND_CARD(0.5, Nations::exileHandCard, (s, self, actor) -> Nations.exilable(s, actor)),
        RETURN_GARRISONED_UNREST(2, Unrest::returnGarrisoned),
        PROGRESS_ONTO_THIS_CARD(1, Nations::store),
        GAIN_PROGRESS_FROM_THIS_CARD(0, s -> {}),
        GARRISON_QUEST(2, Nations::garrisonQuest, (s, self, actor) -> Nations.selectableQuest(s, actor, true)),
        EXILE_IMPENDING_QUEST(0.3, Nations::exileQuest, (s, self, actor) -> Nations.selectableQuest(s, actor, false)),
        ACTIVE_QUEST_TO_HAND(1.5, Nations::questToHand),
        ACTIVE_QUEST_AND_NATION_TOP_TO_DISCARD(1.5, Nations::questAndNationToDiscard),
        KNIGHT_TO_HISTORY(-0.5, Nations::knightToHistory, (s, self, actor) -> Nations.anyKnight(s, actor)),
        RECALL_KNIGHT_FROM_HERE(
                0.5, Nations::recallKnight, (s, self, actor) -> Garrisons.count(s, actor, self, Icon.KNIGHT) > 0),
        EXILE_TWRCH_TRWYTH(2, Nations::exileBoar),
        ACQUIRE_EXILED_NON_KNIGHT(2, Market::acquireExiled, (s, self, actor) -> Market.exiledNonKnight(s)),
        FLIP_PATH_CARD(6, Nations::flipPath),
        NEXT_PATH_CARD(6, Nations::nextPath),
        FLIP_STATE_TO_EMPIRE(1, s -> Nations.becomeEmpire(s, s.frames.actor()));

        private final double worth;
        private final Step<EmpiresState> step;
        private final Test full;

        Key(double worth, Step<EmpiresState> step) {
            this(worth, step, ALWAYS);
        }

        Key(double worth, Step<EmpiresState> step, Test full) {
            this.worth = worth;
            this.step = step;
            this.full = full;
        }

        /** EMP-24.5: if it is not possible, the cost before it is not payable. */
        boolean gatesCost() {
            return this == SWAP_HAND_WITH_NATION_TOP || this == GARRISON_QUEST;
        }
    }

    @Override
    public void run(EmpiresState s) {
        key.step.run(s);
    }

    @Override
    public boolean full(EmpiresState s, int self, int actor) {
        return key.full.holds(s, self, actor);
    }

    @Override
    public boolean possible(EmpiresState s, int self, int actor) {
        return switch (key) {
            case EXILE_TWRCH_TRWYTH -> Nations.boar(s, actor) != EmpiresState.NO_PIECE;
            default -> full(s, self, actor);
        };
    }

    @Override
    public boolean startable(EmpiresState s, int self, int actor) {
        return switch (key) {
            case COPY_EXHAUST, FREE_PLAY_UNREST, PLAY_REGION_FROM_DISCARD -> full(s, self, actor);
            default -> true;
        };
    }

    @Override
    public boolean needsSelf() {
        return switch (key) {
            case RETURN_THIS,
                    GARRISON_SELF_IN_REGION,
                    RETURN_GARRISONED_UNREST,
                    PROGRESS_ONTO_THIS_CARD,
                    GAIN_PROGRESS_FROM_THIS_CARD,
                    RECALL_KNIGHT_FROM_HERE,
                    FLIP_PATH_CARD,
                    NEXT_PATH_CARD -> true;
            default -> false;
        };
    }

    @Override
    public boolean looksAtHand() {
        return key == Key.SWAP_HAND_WITH_NATION_TOP || key == Key.FREE_PLAY_UNREST || key == Key.KNIGHT_TO_HISTORY;
    }

    @Override
    public String text(Prose prose) {
        return prose.get("special." + Prose.key(key));
    }

    @Override
    public double worth() {
        return key.worth;
    }
}
