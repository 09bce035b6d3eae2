package ecumene.games.empires;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import java.util.List;

/** EMP-13.3, EMP-14: the market, and acquiring from it and from the exile pile. */
final class Market {
    private Market() {}

    // --- the slots --------------------------------------------------------------------------------------------------

    static int cards(EmpiresState s) {
        int n = 0;
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            n += s.count(Places.market(slot));
        }
        return n;
    }

    /** EMP-14.1: from the deck of the slot, then from the main deck. EMP-14.2: with an unrest tucked under it. */
    static void refill(EmpiresState s, int slot) {
        int from = slot < Places.SMALL_DECKS ? Places.small(Suit.of(slot)) : Places.MAIN;
        int card = s.zones().first(from);
        if (card == Zones.NONE) {
            from = Places.MAIN;
            card = s.zones().first(from);
        }
        if (card == Zones.NONE) {
            return;
        }
        s.zones().move(card, Places.market(slot));
        s.log(EmpiresSentence.REFILLED, card);
        if (from == Places.MAIN) {
            mainDeckChanged(s);
        }
        tuck(s, slot, card);
    }

    static void tuck(EmpiresState s, int slot, int card) {
        int unrest = s.zones().first(Places.UNREST);
        if ((s.card(card).suitBits() & Suit.TUCKED) != 0 && unrest != Zones.NONE) {
            s.zones().move(unrest, Places.tucked(slot));
            Unrest.left(s);
        }
    }

    /** EMP-14.3, EMP-17.1 a. */
    static void mainDeckChanged(EmpiresState s) {
        if (s.count(Places.MAIN) == 0) {
            GameEnd.trigger(s, EmpiresSentence.SCORING_BY_MAIN_DECK, s.active);
        }
    }

    // --- EMP-13.3: acquire ------------------------------------------------------------------------------------------

    private static boolean acquirable(EmpiresState s, int slot, MarketEffect.Acquire acquire) {
        int card = s.marketCard(slot);
        if (card == Zones.NONE || !suits(s, card, acquire.suits())) {
            return false;
        }
        return switch (acquire.carrying()) {
            case ANYTHING -> true;
            case MATERIAL -> s.onMarket(slot, Token.MATERIAL) > 0;
            case POPULATION -> s.onMarket(slot, Token.POPULATION) > 0;
        };
    }

    private static boolean suits(EmpiresState s, int card, List<Suit> suits) {
        return (s.card(card).suitBits() & Suit.bits(suits)) != 0;
    }

    /** The suits of which an exiled card may be acquired now: by the step itself, or by cards in play. */
    private static int exileSuits(EmpiresState s, int seat, MarketEffect.Acquire acquire) {
        if (acquire.carrying() != MarketEffect.Carrying.ANYTHING) {
            return 0;
        }
        int wanted = Suit.bits(acquire.suits());
        return acquire.exileToo() ? wanted : wanted & passiveExileSuits(s, seat);
    }

    private static int passiveExileSuits(EmpiresState s, int seat) {
        int allowed = 0;
        if (s.has(seat, Passive.Kind.ACQUIRE_FROM_EXILE)) {
            var zones = s.zones();
            for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
                for (var passive : s.face(p).passives()) {
                    if (passive instanceof Passive.AcquireFromExile exile) {
                        allowed |= Suit.bits(exile.suits());
                    }
                }
            }
        }
        return allowed;
    }

    static boolean anyExiled(EmpiresState s, int suitBits) {
        var zones = s.zones();
        for (int p = zones.first(Places.EXILE); suitBits != 0 && p != Zones.NONE; p = zones.after(p)) {
            if ((s.card(p).suitBits() & suitBits) != 0) {
                return true;
            }
        }
        return false;
    }

    static boolean anythingToAcquire(EmpiresState s, int seat, MarketEffect.Acquire acquire) {
        for (int slot = 0; slot < Places.SLOTS; slot++) {
            if (acquirable(s, slot, acquire)) {
                return true;
            }
        }
        return anyExiled(s, exileSuits(s, seat, acquire));
    }

    /** EMP-13.3 d: one after the other. */
    static void acquire(EmpiresState s, int seat, MarketEffect.Acquire acquire, int times) {
        if (!anythingToAcquire(s, seat, acquire)) {
            return;
        }
        if (times > 1) {
            s.then(new AcquireAgain(seat, acquire, times - 1));
        }
        s.then(new Acquire(seat, acquire));
    }

    private record AcquireAgain(int seat, MarketEffect.Acquire what, int times) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            acquire(s, seat, what, times);
        }
    }

    /** Q-ACQUIRE. */
    record Acquire(int seat, MarketEffect.Acquire acquire) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_ACQUIRE, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int slot = 0; slot < Places.SLOTS; slot++) {
                if (acquirable(s, slot, acquire)) {
                    out.add(EmpiresVerb.ACQUIRE, s.marketCard(slot));
                } else if (out.explaining() && s.marketCard(slot) != Zones.NONE) {
                    out.block(
                            EmpiresVerb.ACQUIRE, s.marketCard(slot), EmpiresSentence.DOES_NOT_FIT, s.marketCard(slot));
                }
            }
            listExiled(s, exileSuits(s, seat, acquire), EmpiresVerb.ACQUIRE, out);
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            int piece = move.a();
            if (acquire.thenPlay()) {
                s.then(new MayPlay(seat, piece));
            }
            if (s.card(piece).region() && s.frames.depth() > 0 && Reactions.possible(s, seat)) {
                Reactions.raise(s, Event.REGION_ACQUIRED);
            }
            if (s.isIn(piece, Places.EXILE)) {
                acquireFromExile(s, seat, piece);
            } else {
                takeFromMarket(s, seat, piece, true);
            }
        }
    }

    private record MayPlay(int seat, int piece) implements Step<EmpiresState> {
        @Override
        public void run(EmpiresState s) {
            if (Plays.verdict(s, seat, piece, true, false) == Verdict.FINE) {
                s.then(new Plays.Acquired(seat, piece));
            }
        }
    }

    static void listExiled(EmpiresState s, int suitBits, EmpiresVerb verb, Options out) {
        var zones = s.zones();
        for (int p = zones.first(Places.EXILE); suitBits != 0 && p != Zones.NONE; p = zones.after(p)) {
            if ((s.card(p).suitBits() & suitBits) != 0 && !Activate.hasTwinBefore(s, p, Places.EXILE)) {
                out.add(verb, p);
            }
        }
    }

    /** EMP-13.3 g; then what the cards in play add to it. */
    private static void acquireFromExile(EmpiresState s, int seat, int piece) {
        s.toHand(seat, piece);
        s.log(EmpiresSentence.ACQUIRED_FROM_EXILE, seat, piece);
        gained(s, seat, piece);
        var zones = s.zones();
        if (s.has(seat, Passive.Kind.ACQUIRE_FROM_EXILE)) {
            for (int p = zones.first(Places.play(seat)); p != Zones.NONE; p = zones.after(p)) {
                for (var passive : s.face(p).passives()) {
                    if (passive instanceof Passive.AcquireFromExile exile
                            && suits(s, piece, exile.suits())
                            && !exile.steps().isEmpty()) {
                        Resolve.ability(s, Frames.Kind.OTHER, exile.steps(), p, seat);
                    }
                }
            }
        }
        if ((s.card(piece).suitBits() & Suit.TUCKED) != 0) {
            s.then(new Unrest.Take(seat, 1));
        }
    }

    /** EMP-13.3 a – c and EMP-13.4 a: card, tokens, the unrest below, refill. */
    static void takeFromMarket(EmpiresState s, int seat, int piece, boolean withUnrest) {
        int slot = Places.slotOf(s.zones().zoneOf(piece));
        s.toHand(seat, piece);
        s.log(withUnrest ? EmpiresSentence.ACQUIRED : EmpiresSentence.BROKE_THROUGH, seat, piece);
        gained(s, seat, piece);
        takeTokens(s, seat, slot);
        int unrest = s.zones().first(Places.tucked(slot));
        if (unrest != Zones.NONE) {
            s.zones().move(unrest, withUnrest ? Places.hand(seat) : Places.UNREST);
            if (withUnrest) {
                s.log(EmpiresSentence.TOOK_TUCKED_UNREST, seat);
            }
        }
        refill(s, slot);
    }

    private static void takeTokens(EmpiresState s, int seat, int slot) {
        int material = s.onMarket(slot, Token.MATERIAL);
        int population = s.onMarket(slot, Token.POPULATION);
        Gaining.gain(s, seat, Token.PROGRESS, s.onMarket(slot, Token.PROGRESS));
        Gaining.gain(s, seat, Token.POPULATION, population);
        if (Gaining.gain(s, seat, Token.MATERIAL, material)) {
            Gaining.fromMarket(s, seat, material);
        }
        if (s.frames.depth() > 0 && Reactions.possible(s, seat)) {
            if (material > 0) {
                Reactions.raise(s, Event.MARKET_MATERIAL);
                s.frames.put(Note.MARKET_MATERIAL, Math.max(material, s.frames.get(Note.MARKET_MATERIAL)));
            }
            if (population > 0) {
                Reactions.raise(s, Event.MARKET_POPULATION);
                s.frames.put(Note.MARKET_POPULATION, Math.max(population, s.frames.get(Note.MARKET_POPULATION)));
            }
        }
        s.clearMarket(slot);
    }

    /** EMP-24.8 {@code uncivilised_gained}. */
    static void gained(EmpiresState s, int seat, int piece) {
        if (s.card(piece).is(Suit.UNCIVILISED) && s.frames.depth() > 0 && Reactions.possible(s, seat)) {
            Reactions.raise(s, Event.UNCIVILISED_GAINED);
        }
    }

    // --- tokens on market cards -------------------------------------------------------------------------------------

    /** Q-MARKETCARD. */
    record PlaceToken(int seat, Token token, int n) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_TOKEN, Nouns.amount(token, n));
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int slot = 0; slot < Places.SLOTS; slot++) {
                if (s.marketCard(slot) != Zones.NONE) {
                    out.add(EmpiresVerb.TOKEN, s.marketCard(slot));
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            s.putOnMarket(Places.slotOf(s.zones().zoneOf(move.a())), token, n);
            s.log(EmpiresSentence.PLACED_TOKEN, seat, Nouns.amount(token, n), move.a());
        }
    }

    // --- Gambling ---------------------------------------------------------------------------------------------------

    /** EMP-24.5 {@code declare_and_reveal}. */
    static void declare(EmpiresState s) {
        if (s.count(Places.MAIN) > 0) {
            s.then(new Gamble(s.frames.actor()));
        }
    }

    /** Q-DECLARE. */
    record Gamble(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_DECLARE, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            for (int i = Suit.REGION.ordinal(); i <= Suit.TRIBUTARY.ordinal(); i++) {
                out.add(EmpiresVerb.SUIT, i);
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            int top = s.zones().first(Places.MAIN);
            boolean right = s.card(top).is(Suit.of(move.a()));
            s.log(EmpiresSentence.DECLARED, seat, move.a());
            s.zones().move(top, Places.REVEALED);
            s.log(EmpiresSentence.TURNED_OVER, top);
            s.zones().move(top, right ? Places.hand(seat) : Places.EXILE);
            s.log(right ? EmpiresSentence.GUESSED : EmpiresSentence.EXILED, seat, top);
            mainDeckChanged(s);
        }
    }

    // --- Graal ------------------------------------------------------------------------------------------------------

    /** EMP-24.5 {@code acquire_exiled_non_knight}. */
    static boolean exiledNonKnight(EmpiresState s) {
        var zones = s.zones();
        for (int p = zones.first(Places.EXILE); p != Zones.NONE; p = zones.after(p)) {
            if (!s.card(p).has(Icon.KNIGHT)) {
                return true;
            }
        }
        return false;
    }

    static void acquireExiled(EmpiresState s) {
        if (exiledNonKnight(s)) {
            s.then(new Exiled(s.frames.actor()));
        }
    }

    /** Q-EXILEDCARD. */
    record Exiled(int seat) implements Question<EmpiresState> {
        @Override
        public Said prompt(EmpiresState s) {
            return Said.of(EmpiresSentence.ASK_ACQUIRE, s.frames.piece());
        }

        @Override
        public void options(EmpiresState s, Options out) {
            var zones = s.zones();
            for (int p = zones.first(Places.EXILE); p != Zones.NONE; p = zones.after(p)) {
                if (!s.card(p).has(Icon.KNIGHT) && !Activate.hasTwinBefore(s, p, Places.EXILE)) {
                    out.add(EmpiresVerb.ACQUIRE, p);
                }
            }
        }

        @Override
        public void pick(EmpiresState s, Move move) {
            acquireFromExile(s, seat, move.a());
        }
    }
}
