package ecumene.games.dawn;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Step;
import ecumene.games.dawn.cards.Catalog;
import ecumene.games.dawn.cards.FocusType;
import ecumene.games.dawn.cards.LeaderAbility;

/** DAWN-11.6 – 11.18: one attack, from its declaration to the spoils. */
final class Attack {
    private static final int DIE = 6;
    /** DAWN-11.16. */
    private static final int STOLEN = 2;

    private Attack() {}

    // --- the fight --------------------------------------------------------------------------------------------------

    /** DAWN-11.27: nothing is asked between the declaration and both dice. */
    record Declare(int seat, int space) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            announce(s, seat, space);
            var dice = s.random(DawnState.Purpose.DICE);
            int attackDie = 1 + dice.below(DIE);
            s.then(new Rolled(seat, space, attackDie, 1 + dice.below(DIE)));
        }
    }

    /** DAWN-11.6: diplomacy cards go back before the dice. */
    static void announce(DawnState s, int seat, int space) {
        int defender = s.owner(space);
        if (s.hasBarbarian(space)) {
            s.log(DawnSentence.ATTACKED_BARBARIAN, seat, s.barbarianOn(space), space);
        } else if (defender == DawnState.NONE) {
            int token = s.cityStateAt(space);
            s.log(DawnSentence.ATTACKED_CITY_STATE, seat, s.cityState(token));
            Diplomacy.attackOnCityState(s, seat, token);
        } else {
            s.log(DawnSentence.ATTACKED_RIVAL, seat, defender, space);
            Diplomacy.attackOnRival(s, seat, defender);
        }
    }

    /** DAWN-11.7, DAWN-11.8: both values, as the dice have it. */
    record Rolled(int seat, int space, int attackDie, int defenceDie) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            int attack = Combat.attack(s, seat, space);
            int defence = Combat.defence(s, seat, space);
            s.log(DawnSentence.ATTACK_VALUE, attackDie, attack, attackDie + attack);
            s.log(DawnSentence.DEFENCE_VALUE, defenceDie, defence, defenceDie + defence);
            s.then(new AttackerSpends(seat, space, attackDie + attack, defenceDie + defence));
        }
    }

    /** Q-38, DAWN-11.9: after both values are known. */
    record AttackerSpends(int seat, int space, int attack, int defence) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_SPEND_ATTACK, attack, defence);
        }

        @Override
        public void options(DawnState s, Options out) {
            Payment.offerSpending(s, seat, s.card, out);
        }

        @Override
        public void pick(DawnState s, Move move) {
            int spent = Payment.spend(s, seat, s.card, move.a(), move.b());
            if (spent > 0) {
                s.log(DawnSentence.SPENT_IN_ATTACK, seat, spent);
            }
            s.then(new DefenderAnswers(seat, space, attack + spent, defence));
        }
    }

    /** Barbarians and city-states spend nothing. */
    record DefenderAnswers(int seat, int space, int attack, int defence) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            int defender = s.hasBarbarian(space) ? DawnState.NONE : s.owner(space);
            if (defender == DawnState.NONE || s.cardsOf(defender, FocusType.MILITARY) == 0) {
                s.then(new Result(seat, space, attack, defence));
            } else if (s.cardsOf(defender, FocusType.MILITARY) > 1) {
                s.then(new ChooseCard(defender, this));
            } else {
                int card = s.cardOf(defender, FocusType.MILITARY);
                s.then(new DefenderSpends(defender, card, this));
            }
        }
    }

    /** Q-50, Oxford University: which of several military cards pays for the defence. */
    record ChooseCard(int seat, DefenderAnswers fight) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_WITH);
        }

        @Override
        public void options(DawnState s, Options out) {
            for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                if (s.typeOf(s.card(seat, slot)) == FocusType.MILITARY) {
                    out.add(DawnVerb.ASSIGN, s.card(seat, slot));
                }
            }
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.then(new DefenderSpends(seat, move.a(), fight));
        }
    }

    /** the last word is the defender's. */
    record DefenderSpends(int seat, int card, DefenderAnswers fight) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_SPEND_DEFENCE, fight.attack(), fight.defence());
        }

        @Override
        public void options(DawnState s, Options out) {
            Payment.offerSpending(s, seat, card, out);
        }

        @Override
        public void pick(DawnState s, Move move) {
            int spent = Payment.spend(s, seat, card, move.a(), move.b());
            if (spent > 0) {
                s.log(DawnSentence.SPENT_IN_DEFENCE, seat, spent);
            }
            s.then(new Result(fight.seat(), fight.space(), fight.attack(), fight.defence() + spent));
        }
    }

    /** DAWN-11.10: a tie is the defender's. */
    private record Result(int seat, int space, int attack, int defence) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            if (attack <= defence) {
                s.log(DawnSentence.REPULSED, seat, attack, defence);
                return;
            }
            s.log(DawnSentence.WON, seat, attack, defence);
            s.attacksWon += (s.done & Turn.IN_CAPITALISM) == 0 ? 1 : 0;
            s.then(spoils(s, seat, space));
        }
    }

    // --- the spoils -------------------------------------------------------------------------------------------------

    private static Step<DawnState> spoils(DawnState s, int seat, int space) {
        if (s.hasBarbarian(space)) {
            return new BeatBarbarian(seat, space);
        }
        if (s.isNeutral(space)) {
            return new Capture(seat, space);
        }
        if (s.isCapital(space)) {
            return new BeatCapital(seat, space);
        }
        if (s.cityStateAt(space) != DawnState.NONE) {
            return new ConquerOrLiberate(seat, space);
        }
        return s.isCity(space) ? new Capture(seat, space) : new TakeToken(seat, space);
    }

    /** DAWN-11.14; Sumeria takes a resource too. */
    private record BeatBarbarian(int seat, int space) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            int letter = s.barbarianOn(space);
            s.putBarbarian(letter, DawnState.NONE);
            s.log(DawnSentence.BARBARIAN_BEATEN, seat, letter);
            if (s.is(seat, LeaderAbility.BARBARIAN_SPOILS)) {
                s.then(new Supplies.Gain(seat));
            }
            s.then(TradeTokens.receive(seat, 1, TradeTokens.ANY));
        }
    }

    /** DAWN-11.11. */
    private record TakeToken(int seat, int space) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.noteCaptured(space);
            s.then(new Tokens.Replace(seat, space));
        }
    }

    /** DAWN-11.12, 11.13, 11.17: a city, or a reinforced token, for which one on the map is picked up if need be. */
    record Capture(int seat, int space) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.noteCaptured(space);
            if (s.citiesLeft(seat) > 0) {
                Spaces.captureWithCity(s, seat, space);
                s.log(DawnSentence.CAPTURED_WITH_CITY, seat, space);
            } else if (s.tokensLeft(seat) > 0) {
                Spaces.captureWithToken(s, seat, space);
                s.log(DawnSentence.CAPTURED_WITH_TOKEN, seat, space);
            } else {
                var without = s.owner(space) == DawnState.NONE ? new Tokens.Nothing() : new Tokens.Destroy(space);
                s.then(new Tokens.PickUp(seat, Tokens.PickUp.Must.YES, this, without));
            }
        }
    }

    /** Q-41, DAWN-11.13, 11.15. */
    record ConquerOrLiberate(int seat, int space) implements Question<DawnState> {
        @Override
        public Said prompt(DawnState s) {
            return Said.of(DawnSentence.ASK_CONQUER, s.cityState(s.cityStateAt(space)));
        }

        @Override
        public void options(DawnState s, Options out) {
            out.add(DawnVerb.CONQUER, space);
            out.add(DawnVerb.LIBERATE, space);
        }

        @Override
        public void pick(DawnState s, Move move) {
            s.then(move.verb() == DawnVerb.CONQUER ? new Capture(seat, space) : new Liberate(seat, space));
        }
    }

    /** DAWN-12.4: the city-state is free again, and thanks with a card; a wonder there goes with the winner if there is room. */
    private record Liberate(int seat, int space) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            int wonder = s.wonderUnder(space);
            Spaces.remove(s, space);
            s.noteBeaten(space);
            int token = s.cityStateAt(space);
            s.log(DawnSentence.LIBERATED, seat, s.cityState(token));
            Diplomacy.takeCityState(s, seat, token);
            if (wonder != DawnState.NONE && Spaces.hasFreeCity(s, seat)) {
                s.then(new Wonders.Under(seat, wonder));
            }
        }
    }

    /** DAWN-11.16, 11.18: a capital stands; tokens are taken, and a wonder under it moves if there is room. */
    private record BeatCapital(int seat, int space) implements Step<DawnState> {
        @Override
        public void run(DawnState s) {
            s.noteBeaten(space);
            s.noteCapitalBeaten(seat);
            int wonder = s.wonderUnder(space);
            if (wonder != DawnState.NONE && Spaces.hasFreeCity(s, seat)) {
                s.then(new Wonders.Under(seat, wonder));
            }
            int victim = s.owner(space);
            s.log(DawnSentence.CAPITAL_BEATEN, seat, victim);
            if (s.tradeTokens(victim) > 0) {
                s.then(new TradeTokens.Steal(seat, victim, STOLEN, 0, 0));
            }
        }
    }
}
