package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import java.util.Optional;

/** AGES-5.8 – AGES-5.14 and AGES-6.7: wars, declared in one turn and decided at the start of the declarer's next. */
public final class War {
    private War() {}

    /** AGES-6.7. */
    static void declare(AgesState s, int seat, int piece, int rival) {
        s.spendMilitary(seat, cost(s, piece, rival));
        s.zones().move(piece, Places.play(seat));
        s.log(AgesSentence.WAR_DECLARED, seat, rival, piece);
        Pacts.endByAttack(s, seat, rival);
        s.war[seat] = (short) piece;
        s.warTarget[seat] = (byte) rival;
    }

    /** AGES-13.18: twice the printed military actions against Gandhi. */
    static int cost(AgesState s, int piece, int rival) {
        return s.card(piece).actions() * s.leader(rival).costOfBeingAttacked();
    }

    /** AGES-5.9 – AGES-5.11. */
    static void resolve(AgesState s) {
        int declarer = s.active;
        int piece = s.war[declarer];
        if (piece == AgesState.NONE) {
            return;
        }
        int rival = s.warTarget[declarer];
        int own = s.strength(declarer) + Pacts.attackBonus(s, declarer, rival);
        int advantage = own - s.strength(rival);
        s.war[declarer] = AgesState.NONE;
        s.warTarget[declarer] = AgesState.NONE;
        s.discard(piece);
        s.battle = new Battle(s.catalog.kindOf(piece), declarer, rival, own, s.strength(rival));
        s.log(AgesSentence.WAR_RESOLVED, piece, own, s.strength(rival));
        if (advantage == 0) {
            s.log(AgesSentence.WAR_DRAWN, declarer, rival);
            return;
        }
        int victor = advantage > 0 ? declarer : rival;
        int loser = advantage > 0 ? rival : declarer;
        s.log(AgesSentence.WAR_WON, victor, loser, Math.abs(advantage));
        for (var op : s.card(piece).ops()) {
            if (op instanceof AttackOp.OfWar war) {
                war.run(s, victor, loser, Math.abs(advantage));
            }
        }
    }

    /** AGES-Q01, AGES-5.12, AGES-5.13: special technologies as far as the advantage goes, the rest as science. */
    public record Spoils(int seat, int loser, int left) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return Said.of(AgesSentence.ASK_SPOILS, loser, left);
        }

        @Override
        public void options(AgesState s, Options out) {
            for (int type = 0; type < AgesState.SPECIALS; type++) {
                int level = s.special(loser, type);
                if (level > 0) {
                    int kind = Catalog.special(type, level);
                    if (Taking.hasTechnology(s, seat, kind)) {
                        out.block(AgesVerb.STEAL, kind, AgesSentence.STOLEN_ALREADY_KNOWN, kind);
                    } else if (s.catalog.card(kind).science() > left) {
                        out.block(AgesVerb.STEAL, kind, AgesSentence.TOO_DEAR_TO_STEAL, kind, left);
                    } else {
                        out.add(AgesVerb.STEAL, kind);
                    }
                }
            }
            out.add(AgesVerb.SCIENCE);
        }

        @Override
        public Optional<Record> facts(AgesState s) {
            return Optional.of(new Asked.Of(loser, left));
        }

        @Override
        public Optional<Record> facts(AgesState s, Move move) {
            return move.verb() == AgesVerb.STEAL ? Optional.of(Price.ofSpoils(s, move)) : Optional.empty();
        }

        @Override
        public void pick(AgesState s, Move move) {
            if (move.verb() == AgesVerb.SCIENCE) {
                Points.takeScience(s, loser, seat, left);
                return;
            }
            int kind = move.a();
            s.then(new Spoils(seat, loser, left - s.catalog.card(kind).science()));
            s.log(AgesSentence.STOLEN, seat, loser, kind);
            int piece = s.pieceIn(Places.play(loser), kind);
            Technologies.dropSpecial(s, loser, kind);
            Technologies.gainSpecial(s, seat, piece);
        }
    }
}
