package ecumene.games.ages;

import ecumene.engine.Rng;
import ecumene.engine.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A position late in a game, laid out at random: every civilization has a government, technologies of all levels,
 * workers, tokens, wonders, a leader, colonies and hands. Random games seldom come so far; from here they use all cards.
 */
final class LatePosition {
    private final Table table;
    private final AgesState s;
    private final Rng rng;

    private LatePosition(int players, long number) {
        this.table = Table.of(players);
        this.s = table.s;
        this.rng = Rng.of(number);
    }

    static Table of(int players, long number) {
        var position = new LatePosition(players, number);
        position.layOut();
        return position.table;
    }

    private void layOut() {
        table.age(1 + rng.below(3)).round(10);
        for (int seat = 0; seat < s.players(); seat++) {
            technologies(seat);
            wonders(seat);
            tokens(seat);
            leader(seat);
            military(seat);
        }
        if (s.players() > 2) {
            pacts();
        }
        decks();
        hide();
        table.turn(0);
    }

    /** A card of a type that lies in the box, by luck none. */
    private List<String> some(int luck, Type... types) {
        var cards = new ArrayList<String>();
        for (var type : types) {
            for (int kind = Catalog.first(type); kind < Catalog.end(type); kind++) {
                boolean free = s.pieceIn(Places.BOX, kind) != Zones.NONE;
                if (free && s.catalog.card(kind).level() <= s.age && rng.below(luck) == 0) {
                    cards.add(s.catalog.card(kind).key());
                }
            }
        }
        return cards;
    }

    private List<String> one(Type type) {
        var cards = some(1, type);
        return cards.isEmpty() ? cards : List.of(cards.get(rng.below(cards.size())));
    }

    private void technologies(int seat) {
        one(Type.GOVERNMENT).forEach(card -> table.knows(seat, card));
        for (var type : Type.values()) {
            if (type.special() && rng.below(2) == 0) {
                one(type).forEach(card -> table.knows(seat, card));
            } else if (type.worked()) {
                some(2, type).forEach(card -> table.workers(seat, card, rng.below(3)));
            }
        }
        table.yellow(seat, rng.below(15)).pool(seat, rng.below(4));
        table.science(seat, rng.below(25)).culture(seat, rng.below(40));
    }

    private void wonders(int seat) {
        for (var wonder : some(6, Type.WONDER)) {
            if (rng.below(4) == 0) {
                table.ruined(seat, wonder);
            } else {
                table.wonder(seat, wonder);
            }
        }
        one(Type.WONDER).forEach(wonder -> table.building(seat, wonder, rng.below(2)));
    }

    private void tokens(int seat) {
        for (int slot = 0; slot < Catalog.HOLDERS; slot++) {
            if (s.knows(seat, slot) && s.catalog.value[slot] > 0) {
                table.tokens(seat, s.catalog.card(slot).key(), rng.below(4));
            }
        }
        table.blue(seat, rng.below(12));
    }

    private void leader(int seat) {
        one(Type.LEADER).forEach(card -> table.leader(seat, card));
        for (var card : some(15, Type.ACTION, Type.GOVERNMENT, Type.THEATER, Type.LIBRARY, Type.CAVALRY, Type.LEADER)) {
            if (!s.catalog.card(Table.kind(card)).type().technology()
                    || !Taking.hasTechnology(s, seat, Table.kind(card))) {
                table.civil(seat, card);
            }
        }
    }

    private void military(int seat) {
        one(Type.TACTIC).forEach(card -> table.tactic(seat, card));
        some(10, Type.TERRITORY).forEach(card -> table.colony(seat, card));
        var types =
                new Type[] {Type.EVENT, Type.TERRITORY, Type.TACTIC, Type.AGGRESSION, Type.WAR, Type.PACT, Type.BONUS};
        for (var card : some(15, types)) {
            if (s.catalog.card(Table.kind(card)).level() > 0 && s.hand(seat) < 8) {
                table.hand(seat, card);
            }
        }
    }

    private void pacts() {
        for (int seat = 0; seat < s.players(); seat++) {
            int partner = s.after(seat);
            for (var card : one(Type.PACT)) {
                char side = s.catalog.card(Table.kind(card)).treaty().sides() ? 'A' : ' ';
                table.pact(partner, seat, card, side);
            }
        }
    }

    /** What is left of the current age and of the later ones. */
    private void decks() {
        table.currentEvents(some(12, Type.EVENT, Type.TERRITORY).toArray(String[]::new));
        table.currentEvents("development-of-civilization");
        table.futureEvents(some(20, Type.EVENT).toArray(String[]::new));
        for (int age = s.age; age < Catalog.LEVELS; age++) {
            boolean current = age == s.age;
            deck(age, true, current ? Places.CIVIL_DECK : Places.waitingCivil(age));
            deck(age, false, current ? Places.MILITARY_DECK : Places.waitingMilitary(age));
        }
        CardRow.fill(s);
    }

    private void deck(int age, boolean civil, int zone) {
        var pieces = new ArrayList<Integer>();
        for (int piece = 0; piece < s.catalog.pieces(); piece++) {
            var card = s.card(piece);
            boolean used = s.catalog.minPlayers(piece) <= s.players();
            if (used
                    && card.level() == age
                    && card.type().civil() == civil
                    && s.zones().zoneOf(piece) == Places.BOX) {
                pieces.add(piece);
            }
        }
        var shuffled = pieces.stream().mapToInt(Integer::intValue).toArray();
        rng.shuffle(shuffled);
        for (int piece : shuffled) {
            s.zones().move(piece, zone);
        }
        s.zones().conceal(shuffled);
    }

    /** Military cards in hands, decks and piles are known to nobody but the owner of a hand. */
    private void hide() {
        var zones = s.zones();
        for (int age = 0; age < Catalog.LEVELS; age++) {
            int level = age;
            zones.conceal(IntStream.range(0, s.catalog.pieces())
                    .filter(piece -> s.card(piece).level() == level
                            && !s.card(piece).type().civil())
                    .filter(piece -> !zones.layout().sees(s.players(), zones.zoneOf(piece)))
                    .toArray());
        }
        for (int seat = 0; seat < s.players(); seat++) {
            for (int piece : zones.pieces(Places.hand(seat))) {
                zones.show(piece, seat);
            }
        }
    }
}
