package ecumene.games.ages;

import ecumene.engine.Layout;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.kit.FirstPlayer;
import ecumene.games.ages.AgesState.Purpose;

/** AGES-2: setting the table. */
final class AgesSetup {
    private static final int BLUE = 16;
    private static final int YELLOW = 18;

    private AgesSetup() {}

    static AgesState deal(Catalog catalog, Layout layout, Setup setup, Seed seed) {
        var s = new AgesState(catalog, layout, seed);
        s.first = FirstPlayer.of(setup, s, Purpose.FIRST_PLAYER); // AGES-2.7
        s.log(AgesSentence.FIRST_PLAYER, s.first);
        sortDecks(s);
        for (int seat = 0; seat < s.players(); seat++) {
            startCivilization(s, seat);
        }
        seedEvents(s);
        openDeck(s, 0, true);
        CardRow.fill(s);
        s.round = 1;
        s.active = s.first;
        s.then(Turn.BEGIN);
        s.run();
        return s;
    }

    /** AGES-2.1, AGES-2.2: eight decks, without the cards for more players; those of later ages wait. */
    private static void sortDecks(AgesState s) {
        for (int age = 1; age < Catalog.LEVELS; age++) {
            wait(s, s.catalog.deck(true, age, s.players()), Places.waitingCivil(age));
            wait(s, s.catalog.deck(false, age, s.players()), Places.waitingMilitary(age));
        }
    }

    private static void wait(AgesState s, int[] deck, int zone) {
        for (int piece : deck) {
            s.zones().move(piece, zone);
        }
        s.zones().conceal(deck);
    }

    /** AGES-2.3 – AGES-2.5 and AGES-2.8. */
    private static void startCivilization(AgesState s, int seat) {
        s.blue[seat] = BLUE;
        s.yellow[seat] = YELLOW;
        s.pool[seat] = 1;
        s.blueOwned[seat] = BLUE;
        s.yellowOwned[seat] = YELLOW + 1;
        for (int slot = 0; slot < Catalog.SLOTS; slot++) {
            var card = s.catalog.card(slot);
            if (card.starting()) {
                s.learn(seat, slot);
                s.addWorkers(seat, slot, card.startWorkers());
                s.yellowOwned[seat] += card.startWorkers();
            }
        }
        Ratings.refreshActions(s, seat);
        int place = Math.floorMod(seat - s.first, s.players());
        s.civilSpent[seat] = s.civilActions[seat] - (place + 1);
        s.militarySpent[seat] = s.militaryActions[seat];
    }

    /** AGES-2.6: two more events than players; the others of age A stay unseen. */
    private static void seedEvents(AgesState s) {
        var events = s.catalog.deck(false, 0, s.players());
        s.random(Purpose.EVENTS).shuffle(events);
        s.zones().conceal(events);
        for (int i = 0; i < events.length; i++) {
            s.zones().move(events[i], i < s.players() + 2 ? Places.CURRENT_EVENTS : Places.GONE);
        }
    }

    /** AGES-2.9, AGES-5.5h: a deck is shuffled and becomes the current one. */
    static void openDeck(AgesState s, int age, boolean civil) {
        int[] pieces = age == 0
                ? s.catalog.deck(civil, 0, s.players())
                : s.zones().pieces(civil ? Places.waitingCivil(age) : Places.waitingMilitary(age));
        s.random(civil ? Purpose.CIVIL_DECK : Purpose.MILITARY_DECK).shuffle(pieces);
        s.zones().conceal(pieces);
        for (int piece : pieces) {
            s.zones().move(piece, civil ? Places.CIVIL_DECK : Places.MILITARY_DECK);
        }
    }
}
