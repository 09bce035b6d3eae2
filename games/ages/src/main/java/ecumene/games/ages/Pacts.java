package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.engine.Question;
import ecumene.engine.Said;
import ecumene.games.ages.Card.Attack;

/** AGES-6.9, AGES-6.10: pacts between two civilizations, and what they mean for attacks. */
public final class Pacts {
    static final int NO_SIDE = 0;
    static final int SIDE_A = 1;
    static final int SIDE_B = 2;

    private Pacts() {}

    public static boolean isPartner(AgesState s, int pact, int seat) {
        return s.pactOwner[pact] != AgesState.NONE && (s.pactOwner[pact] == seat || s.pactPartner[pact] == seat);
    }

    static boolean between(AgesState s, int pact, int one, int other) {
        return isPartner(s, pact, one) && isPartner(s, pact, other);
    }

    public static int partner(AgesState s, int pact, int seat) {
        return s.pactOwner[pact] == seat ? s.pactPartner[pact] : s.pactOwner[pact];
    }

    static int sideOf(AgesState s, int pact, int seat) {
        int side = s.pactSide[pact];
        return side == NO_SIDE || s.pactOwner[pact] == seat ? side : SIDE_A + SIDE_B - side;
    }

    /** What a pact gives to one of its partners. */
    static Symbols symbols(AgesState s, int pact, int seat) {
        var treaty = s.catalog.pact(pact).treaty();
        return switch (sideOf(s, pact, seat)) {
            case SIDE_A -> treaty.a();
            case SIDE_B -> treaty.b();
            default -> treaty.both();
        };
    }

    // --- attacks --------------------------------------------------------------------------------------------------

    static boolean forbidAttack(AgesState s, int attacker, int rival) {
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (between(s, pact, attacker, rival)
                    && s.catalog.pact(pact).treaty().attack() == Attack.FORBIDDEN) {
                return true;
            }
        }
        return false;
    }

    /** AGES-6.7: side B of Loss of Sovereignty cannot be declared war on by anybody. */
    static boolean forbidWarOn(AgesState s, int rival) {
        int pact = Pact.LOSS_OF_SOVEREIGNTY.ordinal();
        return isPartner(s, pact, rival) && sideOf(s, pact, rival) == SIDE_B;
    }

    /** AGES-5.9, AGES-6.5b: what an attack on this rival adds. */
    static int attackBonus(AgesState s, int attacker, int rival) {
        int bonus = 0;
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            bonus += between(s, pact, attacker, rival)
                    ? s.catalog.pact(pact).treaty().attackBonus()
                    : 0;
        }
        return bonus;
    }

    /** The strength that a civilization has from pacts which end when one of the two attacks the other. */
    static int strengthEndingOnAttack(AgesState s, int seat, int other) {
        int strength = 0;
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (endsOnAttack(s, pact, seat, other)) {
                strength += symbols(s, pact, seat).strength();
            }
        }
        return strength;
    }

    private static boolean endsOnAttack(AgesState s, int pact, int one, int other) {
        return between(s, pact, one, other) && s.catalog.pact(pact).treaty().attack() == Attack.ENDS_ON_ATTACK;
    }

    /** AGES-6.5e. */
    static void endByAttack(AgesState s, int attacker, int rival) {
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (endsOnAttack(s, pact, attacker, rival)) {
                end(s, pact);
            }
        }
    }

    // --- making and ending ----------------------------------------------------------------------------------------

    static void end(AgesState s, int pact) {
        int owner = s.pactOwner[pact];
        int partner = s.pactPartner[pact];
        s.log(AgesSentence.PACT_ENDED, Catalog.first(Type.PACT) + pact);
        s.discard(s.pieceIn(Places.play(owner), Catalog.first(Type.PACT) + pact));
        s.pactOwner[pact] = AgesState.NONE;
        s.pactPartner[pact] = AgesState.NONE;
        s.pactSide[pact] = NO_SIDE;
        s.touchAll();
        Ratings.refreshActions(s, owner);
        Ratings.refreshActions(s, partner);
    }

    /** AGES-6.9: the owner's older pact goes; those in other areas stay. */
    private static void make(AgesState s, int owner, int partner, int piece, int side) {
        for (int pact = 0; pact < AgesState.PACTS; pact++) {
            if (s.pactOwner[pact] == owner) {
                end(s, pact);
            }
        }
        int pact = s.catalog.kindOf(piece) - Catalog.first(Type.PACT);
        s.zones().move(piece, Places.play(owner));
        s.pactOwner[pact] = (byte) owner;
        s.pactPartner[pact] = (byte) partner;
        s.pactSide[pact] = (byte) side;
        s.touchAll();
        Ratings.refreshActions(s, owner);
        Ratings.refreshActions(s, partner);
    }

    static void offer(AgesState s, int seat, int piece, int partner, int side) {
        for (int viewer = 0; viewer <= s.players(); viewer++) {
            s.zones().show(piece, viewer); // AGES-14.4: known to all from now on, also when refused
        }
        s.log(AgesSentence.PACT_OFFERED, seat, partner, piece);
        s.then(new Answer(/* seat= */ partner, /* owner= */ seat, piece, side));
    }

    /** AGES-Q04. */
    public record Answer(int seat, int owner, int piece, int side) implements Question<AgesState> {
        @Override
        public Said prompt(AgesState s) {
            return switch (side) {
                case SIDE_A -> Said.of(AgesSentence.ASK_PACT_B, owner, piece);
                case SIDE_B -> Said.of(AgesSentence.ASK_PACT_A, owner, piece);
                default -> Said.of(AgesSentence.ASK_PACT, owner, piece);
            };
        }

        @Override
        public void options(AgesState s, Options out) {
            out.add(AgesVerb.ACCEPT);
            out.add(AgesVerb.REFUSE);
        }

        @Override
        public void pick(AgesState s, Move move) {
            if (move.verb() == AgesVerb.ACCEPT) {
                s.log(AgesSentence.PACT_MADE, seat, piece);
                make(s, owner, seat, piece, side);
            } else {
                s.log(AgesSentence.PACT_REFUSED, seat, piece);
            }
        }
    }
}
