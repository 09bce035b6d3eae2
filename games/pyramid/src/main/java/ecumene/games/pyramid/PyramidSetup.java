package ecumene.games.pyramid;

import ecumene.engine.Layout;
import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.engine.Seed;
import ecumene.engine.Setup;
import ecumene.engine.kit.FirstPlayer;
import ecumene.games.pyramid.PyramidState.Purpose;
import ecumene.games.pyramid.cards.Catalog;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Variant;
import ecumene.games.pyramid.cards.Wonder;
import java.util.List;

/** PYR-3 and PYR-9.2 – PYR-9.4: setting the table. */
final class PyramidSetup {
    private PyramidSetup() {}

    static PyramidState deal(Catalog catalog, Layout layout, Setup setup, Seed seed) {
        var s = new PyramidState(catalog, layout, Variant.of(setup.variant()), seed);
        dealStartingCards(s);
        for (int era = 0; era < Resource.ERAS; era++) {
            layRow(s, era);
            chooseWonder(s, era);
        }
        // PYR-3.8
        s.first = FirstPlayer.of(setup, s, Purpose.FIRST_PLAYER);
        s.active = s.first;
        s.log(PyramidSentence.FIRST_PLAYER, s.first);
        s.then(Turn.BEGIN);
        offerBonus(s);
        s.run();
        return s;
    }

    /** PYR-3.2: five starting cards in hand; in the Renaissance five glory tokens and a track at 0. */
    private static void dealStartingCards(PyramidState s) {
        for (int seat = 0; seat < s.players(); seat++) {
            for (int i = 0; i < Catalog.STARTING; i++) {
                s.takeToHand(seat, Catalog.startingPiece(seat, i));
            }
            s.setSupply(seat, s.renaissance() ? Catalog.GLORY_TOKENS : 0);
        }
    }

    /** PYR-3.3 – PYR-3.5: each era shuffled by itself; what does not fit the mixed game's row is a stack (PYR-9.3). */
    private static void layRow(PyramidState s, int era) {
        var cards = s.catalog().cards().stream()
                .filter(card -> card.era() == era && s.variant().uses(card.theme()))
                .filter(card -> s.players() > 2 || !card.removedWithTwo())
                .mapToInt(Catalog::piece)
                .toArray();
        s.random(Purpose.ROW).shuffle(cards);
        s.zones().conceal(cards);
        for (int i = 0; i < cards.length; i++) {
            if (i < s.rowLength(era)) {
                s.layInPyramid(era, i, cards[i]);
            } else {
                s.zones().move(cards[i], Places.stack(era));
            }
        }
        if (s.variant() == Variant.MIXED) {
            Purchase.uncover(s, era);
        }
    }

    /** PYR-3.6, PYR-3.7: of the two pictured technologies the one further left decides. */
    private static void chooseWonder(PyramidState s, int era) {
        var wonders = s.catalog().wonders().stream()
                .filter(wonder -> wonder.era() == era && s.variant().usesWondersOf(wonder.theme()))
                .filter(wonder -> s.players() > 2 || !wonder.removedWithTwo())
                .toList();
        var chosen = wonders.size() == 1 ? wonders.getFirst() : furtherLeft(s, era, wonders);
        s.setWonderOwner(chosen.index(), PyramidState.WONDER_BESIDE);
    }

    private static Wonder furtherLeft(PyramidState s, int era, List<Wonder> wonders) {
        for (int index = 0; index < s.rowLength(era); index++) {
            int card = s.card(s.pieceAt(era, index)).index();
            for (var wonder : wonders) {
                if (wonder.picture() == card) {
                    return wonder;
                }
            }
        }
        return wonders.get(s.random(Purpose.WONDER).below(wonders.size()));
    }

    /** PYR-3.9: the second of two, the third of three, the third and the fourth of four, in turn order. */
    private static void offerBonus(PyramidState s) {
        int from = s.players() == 2 ? 1 : 2;
        for (int i = s.players() - 1; i >= from; i--) {
            s.then(new Bonus((s.first + i) % s.players()));
        }
    }

    /** PYR-Q1. */
    record Bonus(int seat) implements Question<PyramidState> {
        @Override
        public Said prompt(PyramidState s) {
            return Said.of(PyramidSentence.ASK_BONUS);
        }

        @Override
        public void options(PyramidState s, Options out) {
            Turn.offerHand(s, seat, PyramidVerb.BONUS, out);
            out.add(PyramidVerb.DECLINE);
        }

        @Override
        public void pick(PyramidState s, Move move) {
            if (move.verb() == PyramidVerb.BONUS) {
                Turn.layHidden(s, seat, move.a(), PyramidSentence.PLACED_BONUS_SECRET, PyramidSentence.PLACED_BONUS);
            } else {
                s.log(PyramidSentence.DECLINED_BONUS, seat);
            }
        }
    }
}
