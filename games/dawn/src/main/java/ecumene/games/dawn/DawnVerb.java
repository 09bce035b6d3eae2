package ecumene.games.dawn;

import ecumene.engine.Noun;
import ecumene.engine.Verb;

/** Every kind of move of the game, in the order of the questions Q-01 … Q-50. */
public enum DawnVerb implements Verb {
    COLOUR(Nouns.COLOUR),
    TILE(Nouns.TILE),
    LAY(Nouns.ANCHOR, Noun.NUMBER),
    USE(Nouns.WONDER),
    USE_STATE(Nouns.CITY_STATE),
    GO_ON,
    DESTROY(Nouns.SPACE),
    DEMAND(Nouns.SPACE),
    YIELD(Nouns.SPACE),
    SWAP(Noun.NUMBER, Noun.NUMBER),
    DRIVE(Nouns.BARBARIAN, Nouns.SPACE),
    TRADE_IN(Noun.SEAT, Nouns.PLAYER_CARD, Nouns.PLAYER_CARD),
    RESOLVE(Nouns.FOCUS),
    PASS(Nouns.FOCUS),
    ECONOMY_FIRST(Nouns.FOCUS),
    PLACE(Nouns.SPACE, Nouns.PAYMENT),
    PICK_UP(Nouns.SPACE),
    MOVE(Nouns.SPACE, Nouns.SPACE),
    CONVERT(Nouns.SPACE),
    PUT(Nouns.FOCUS),
    STORE,
    GAIN(Nouns.RESOURCE),
    STRIKE(Nouns.SPACE),
    SPEND(Noun.NUMBER, Nouns.EXTRAS),
    LEARN(Nouns.FOCUS, Nouns.FOCUS),
    CARAVAN(Nouns.PLACE, Nouns.SPACE),
    ENTER(Nouns.PLACE, Nouns.SPACE),
    TAKE(Noun.SEAT, Nouns.PLAYER_CARD),
    TAKE_STATE(Nouns.CITY_STATE),
    EXCHANGE(Nouns.RESOURCE, Nouns.RESOURCE),
    ALSO(Nouns.FOCUS),
    WITHDRAW(Nouns.SPACE),
    CITY(Nouns.SPACE),
    CITY_FOR_CARAVAN(Nouns.SPACE),
    WONDER(Nouns.WONDER),
    PAY(Noun.NUMBER, Noun.NUMBER, Noun.NUMBER, Nouns.EXTRAS),
    UNDER(Nouns.SPACE),
    FORTIFY,
    FIGHT,
    REINFORCE(Nouns.SPACE),
    ATTACK(Nouns.SPACE),
    CONQUER(Nouns.SPACE),
    LIBERATE(Nouns.SPACE),
    STEAL(Nouns.FOCUS),
    CARRY(Nouns.FOCUS),
    KEEP(Noun.SEAT, Nouns.PLAYER_CARD),
    REPEAT(Nouns.FOCUS),
    DISCARD(Nouns.FOCUS),
    ASSIGN(Nouns.FOCUS),
    NO,
    DONE;

    private final Form form;

    DawnVerb(Noun... nouns) {
        form = Form.of(this, nouns);
    }

    @Override
    public Form form() {
        return form;
    }
}
