package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.engine.Zones;
import ecumene.games.ages.AgesState.Flag;
import ecumene.games.ages.AgesState.Phase;
import ecumene.games.ages.Points.Source;
import java.util.Optional;

/** AGES-6: the politics phase, with at most one political action. */
final class Politics {
    private static final int RESIGNED_TARGET = 7;
    private static final Step<AgesState> AFTER = Politics::after;

    private Politics() {}

    static void begin(AgesState s) {
        int seat = s.active;
        s.phase = Phase.POLITICS;
        s.leader(seat).beginsPolitics(s, seat);
        if (s.has(seat, Flag.POLITICS_FORFEITED)) {
            s.lower(seat, Flag.POLITICS_FORFEITED); // AGES-13.28
            s.log(AgesSentence.POLITICS_FORFEITED, seat);
            s.then(Actions.BEGIN);
        } else {
            s.then(new Choice(seat));
        }
    }

    /** AGES-6.16: a second political action, once per game. */
    private static void after(AgesState s) {
        int seat = s.active;
        if (s.leader(seat).actsTwice() && !s.has(seat, Flag.CAESAR_USED)) {
            s.then(new Second(seat));
        } else {
            s.then(Actions.BEGIN);
        }
    }

    /** AGES-Q02. */
    record Choice(int seat) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_POLITICS);
        }

        @Override
        public void options(AgesState s, Options out) {
            offer(s, seat, out);
        }

        @Override
        public boolean revealing(AgesState s) {
            return true; // what could not be played tells of the hand
        }

        @Override
        public Optional<Record> facts(AgesState s, Move move) {
            return price(s, move);
        }

        @Override
        public void pick(AgesState s, Move move) {
            carryOut(s, seat, move, move.verb() == AgesVerb.PASS ? Actions.BEGIN : AFTER);
        }
    }

    /** The second one, with Caesar. */
    record Second(int seat) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_POLITICS_AGAIN);
        }

        @Override
        public void options(AgesState s, Options out) {
            offer(s, seat, out);
        }

        @Override
        public boolean revealing(AgesState s) {
            return true;
        }

        @Override
        public Optional<Record> facts(AgesState s, Move move) {
            return price(s, move);
        }

        @Override
        public void pick(AgesState s, Move move) {
            if (move.verb() != AgesVerb.PASS) {
                s.raise(seat, Flag.CAESAR_USED);
            }
            carryOut(s, seat, move, Actions.BEGIN);
        }
    }

    private static Optional<Record> price(AgesState s, Move move) {
        boolean attacks = move.verb() == AgesVerb.ATTACK || move.verb() == AgesVerb.WAR;
        return attacks ? Optional.of(Price.ofAttack(s, move)) : Optional.empty();
    }

    // --- what is possible -----------------------------------------------------------------------------------------

    private static void offer(AgesState s, int seat, Options out) {
        out.add(AgesVerb.PASS);
        var zones = s.zones();
        for (int piece = zones.first(Places.hand(seat)); piece != Zones.NONE; piece = zones.after(piece)) {
            if (Military.likeEarlier(s, seat, piece)) {
                continue;
            }
            switch (s.card(piece).type()) {
                case EVENT -> out.add(AgesVerb.PREPARE, piece);
                case TERRITORY -> {
                    out.add(AgesVerb.PREPARE, piece);
                    if (s.leader(seat).settlesFromHand()) {
                        out.add(AgesVerb.COLUMBUS, piece);
                    }
                }
                case AGGRESSION, WAR -> offerAttack(s, seat, piece, out);
                case PACT -> offerPact(s, seat, piece, out);
                default -> out.block(AgesVerb.PREPARE, piece, AgesSentence.NOT_POLITICAL, piece);
            }
        }
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (Pacts.isPartner(s, pact, seat)) {
                out.add(AgesVerb.CANCEL, Catalog.first(Type.PACT) + pact);
            }
        }
        s.leader(seat).offerPolitics(s, seat, out);
        if (s.age < AgesState.LAST_AGE) {
            out.add(AgesVerb.RESIGN);
        }
    }

    private static void offerAttack(AgesState s, int seat, int piece, Options out) {
        var verb = s.card(piece).is(Type.WAR) ? AgesVerb.WAR : AgesVerb.ATTACK;
        for (int rival = s.next(seat); rival != seat; rival = s.next(rival)) {
            var why = whyNot(s, seat, piece, rival);
            if (why == AgesSentence.NO_REASON) {
                out.add(verb, piece, rival);
            } else {
                blockAttack(s, seat, verb, piece, rival, why, out);
            }
        }
    }

    private static void blockAttack(
            AgesState s, int seat, AgesVerb verb, int piece, int rival, AgesSentence why, Options out) {
        switch (why) {
            case TOO_FEW_MILITARY_ACTIONS -> out.block(verb, piece, rival, why, War.cost(s, piece, rival), rival);
            case NOT_STRONGER ->
                out.block(
                        verb,
                        piece,
                        rival,
                        why,
                        Aggression.attackStrength(s, seat, rival),
                        Aggression.rivalStrength(s, seat, rival));
            default -> out.block(verb, piece, rival, why, piece, rival);
        }
    }

    /** AGES-6.5b, AGES-6.5c, AGES-6.7. */
    private static AgesSentence whyNot(AgesState s, int seat, int piece, int rival) {
        boolean war = s.card(piece).is(Type.WAR);
        if (s.leader(seat).attacksNobody()) {
            return AgesSentence.GANDHI_KEEPS_PEACE;
        }
        if (s.militaryLeft(seat) < War.cost(s, piece, rival)) {
            return AgesSentence.TOO_FEW_MILITARY_ACTIONS;
        }
        if (Pacts.forbidAttack(s, seat, rival) || (war && Pacts.forbidWarOn(s, rival))) {
            return AgesSentence.PACT_FORBIDS;
        }
        if (war) {
            return s.lastRound() ? AgesSentence.NO_WAR_IN_LAST_ROUND : AgesSentence.NO_REASON;
        }
        if (Aggression.attackStrength(s, seat, rival) <= Aggression.rivalStrength(s, seat, rival)) {
            return AgesSentence.NOT_STRONGER;
        }
        return Aggression.hasTarget(s, piece, rival) ? AgesSentence.NO_REASON : AgesSentence.NOTHING_TO_TAKE;
    }

    private static void offerPact(AgesState s, int seat, int piece, Options out) {
        boolean sides = s.card(piece).treaty().sides();
        for (int rival = s.next(seat); rival != seat; rival = s.next(rival)) {
            if (sides) {
                out.add(AgesVerb.OFFER_A, piece, rival);
                out.add(AgesVerb.OFFER_B, piece, rival);
            } else {
                out.add(AgesVerb.OFFER, piece, rival);
            }
        }
    }

    // --- carrying it out ------------------------------------------------------------------------------------------

    private static void carryOut(AgesState s, int seat, Move move, Step<AgesState> then) {
        if (move.verb() == AgesVerb.RESIGN) {
            resign(s, seat);
            return;
        }
        s.then(then);
        switch ((AgesVerb) move.verb()) {
            case PREPARE -> prepare(s, seat, move.a());
            case ATTACK -> Aggression.play(s, seat, move.a(), move.b());
            case WAR -> War.declare(s, seat, move.a(), move.b());
            case OFFER -> Pacts.offer(s, seat, move.a(), move.b(), Pacts.NO_SIDE);
            case OFFER_A -> Pacts.offer(s, seat, move.a(), move.b(), Pacts.SIDE_A);
            case OFFER_B -> Pacts.offer(s, seat, move.a(), move.b(), Pacts.SIDE_B);
            case CANCEL -> {
                s.log(AgesSentence.PACT_CANCELLED, seat, move.a());
                Pacts.end(s, move.a() - Catalog.first(Type.PACT));
            }
            case ALEXANDER, COLUMBUS -> s.leader(seat).act(s, seat, move);
            default -> s.log(AgesSentence.PASSED_POLITICS, seat);
        }
    }

    /** AGES-6.4. */
    private static void prepare(AgesState s, int seat, int piece) {
        int level = s.card(piece).level();
        s.logSecret(
                seat, Said.of(AgesSentence.PREPARED_SECRET, seat, piece), Said.of(AgesSentence.PREPARED, seat, level));
        s.zones().move(piece, Places.FUTURE_EVENTS);
        Points.culture(s, seat, level, Source.PREPARING);
        Events.reveal(s);
    }

    /** AGES-6.8, AGES-6.14: the civilization leaves the game, and its turn ends. */
    private static void resign(AgesState s, int seat) {
        s.log(AgesSentence.RESIGNED, seat);
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (Pacts.isPartner(s, pact, seat)) {
                Pacts.end(s, pact);
            }
        }
        for (int rival = 0; rival < s.players(); rival++) {
            if (s.inGame(rival) && s.war[rival] != AgesState.NONE && s.warTarget[rival] == seat) {
                s.discard(s.war[rival]); // AGES-6.8c
                s.war[rival] = AgesState.NONE;
                s.warTarget[rival] = AgesState.NONE;
                Points.culture(s, rival, RESIGNED_TARGET, Source.WAR);
            }
        }
        clear(s, seat);
        if (s.civilizations() == 1) {
            s.log(AgesSentence.LAST_CIVILIZATION, s.next(seat));
            s.finish(); // AGES-3.5
            return;
        }
        trimDecks(s);
        Turn.leave(s, seat);
    }

    /** Nothing of the civilization stays on the table; from hand or play, military cards are discards (AGES-10.4). */
    private static void clear(AgesState s, int seat) {
        for (int zone : new int[] {Places.civilHand(seat), Places.hand(seat), Places.play(seat)}) {
            for (int piece : s.zones().pieces(zone)) {
                if (s.card(piece).type().civil()) {
                    s.box(piece);
                } else {
                    s.discard(piece);
                }
            }
        }
        s.alive &= ~(1 << seat);
        s.leader[seat] = AgesState.NONE;
        s.building[seat] = AgesState.NONE;
        s.stages[seat] = 0;
        s.wonders[seat] = 0;
        s.ruined[seat] = 0;
        s.homer[seat] = AgesState.NONE;
        s.colonies[seat] = 0;
        s.war[seat] = AgesState.NONE;
        s.warTarget[seat] = AgesState.NONE;
        s.tactic[seat] = AgesState.NONE;
        s.ownTactic[seat] = AgesState.NONE;
        s.touchAll();
    }

    /** AGES-6.8e: the decks of ages to come are made as for the civilizations that are left. */
    private static void trimDecks(AgesState s) {
        for (int age = s.age + 1; age < Catalog.LEVELS; age++) {
            for (int zone : new int[] {Places.waitingCivil(age), Places.waitingMilitary(age)}) {
                for (int piece : s.zones().pieces(zone)) {
                    if (s.catalog.minPlayers(piece) > s.civilizations()) {
                        s.box(piece);
                    }
                }
            }
        }
    }
}
