package ecumene.games.ages;

import ecumene.engine.Move;
import ecumene.engine.Options;
import ecumene.games.ages.AgesState.Flag;
import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Tokens.Kind;
import java.util.Locale;

/** The leaders in the order of the data file, each with all that he does beyond the symbols on his card. */
public enum Leader implements Leading {
    /** Every unit adds 1 strength; as a political action he goes for a yellow token. */
    ALEXANDER_THE_GREAT {
        @Override
        public int strength(AgesState s, int seat, Faces faces) {
            return Armies.count(Armies.units(s, seat));
        }

        @Override
        public void offerPolitics(AgesState s, int seat, Options out) {
            out.add(AgesVerb.ALEXANDER);
        }

        @Override
        public void act(AgesState s, int seat, Move move) {
            Leaders.leave(s, seat);
            Tokens.yellowSymbols(s, seat, 1);
        }
    },

    /** AGES-13.39: a technology that is taken brings 1 science. */
    ARISTOTLE {
        @Override
        public void took(AgesState s, int seat, Card card) {
            if (card.type().technology()) {
                Points.science(s, seat, 1);
            }
        }
    },

    /** AGES-13.8: once a turn a military action pays for a civil one, see {@link Payment}, also when he has been replaced in it; leaders are cheaper. */
    HAMMURABI {
        @Override
        public boolean lendsMilitary() {
            return true;
        }

        @Override
        public int lessInRow(Card card) {
            return card.is(Type.LEADER) ? 1 : 0;
        }

        @Override
        public void leaves(AgesState s, int seat) {
            if (s.phase == AgesState.Phase.ACTION && s.active == seat) {
                s.raise(seat, Flag.HAMMURABI_REPLACED);
            }
        }
    },

    /** AGES-13.42: 1 resource for units in every turn; when replaced he may go under a wonder, see {@link Leaders.HomerGoes}. */
    HOMER {
        @Override
        public void ready(AgesState s, int seat) {
            s.raise(seat, Flag.HOMER_RESOURCE);
        }

        @Override
        public void leaves(AgesState s, int seat) {
            s.lower(seat, Flag.HOMER_RESOURCE);
        }
    },

    /** AGES-6.16, AGES-13.15: a second political action, once a game. */
    JULIUS_CAESAR {
        @Override
        public boolean actsTwice() {
            return true;
        }
    },

    /** AGES-7.6: a new worker costs 1 food less. */
    MOSES {
        @Override
        public int lessFood() {
            return 1;
        }
    },

    /** AGES-13.16: as a political action he goes for a territory in hand, without a force. */
    CHRISTOPHER_COLUMBUS {
        @Override
        public boolean settlesFromHand() {
            return true;
        }

        @Override
        public void act(AgesState s, int seat, Move move) {
            Leaders.leave(s, seat);
            s.log(AgesSentence.COLUMBUS_SETTLED, seat, move.a());
            Colonization.settle(s, seat, move.a());
        }
    },

    /** AGES-13.12: a new worker and a unit for one military action, each 1 cheaper. */
    FREDERICK_BARBAROSSA {
        @Override
        public void offerMilitary(AgesState s, int seat, Options out) {
            Building.offerRecruit(s, seat, out);
        }

        @Override
        public void act(AgesState s, int seat, Move move) {
            s.spendMilitary(seat, 1);
            Building.recruit(s, seat, move.a());
        }
    },

    /** AGES-13.4: infantry counts as cavalry for armies; 3 culture at the end of a turn to the strongest or the second. */
    GENGHIS_KHAN {
        @Override
        public boolean infantryRides() {
            return true;
        }

        @Override
        public void endsTurn(AgesState s, int seat) {
            if (amongStrongest(s, seat)) {
                Points.culture(s, seat, 3, Source.LEADERS);
            }
        }
    },

    /** AGES-13.14: happy faces of temples and government are strength; she sees the top event. */
    JOAN_OF_ARC {
        @Override
        public int strength(AgesState s, int seat, Faces faces) {
            return faces.temples() + faces.government();
        }

        @Override
        public void beginsPolitics(AgesState s, int seat) {
            if (Events.top(s) != AgesState.NONE) {
                s.zones().show(Events.top(s), seat);
            }
        }
    },

    /** The level of the best lab or library is science; a technology that is developed brings 1 resource (AGES-13.5). */
    LEONARDO_DA_VINCI {
        @Override
        public int scienceOfBuildings(AgesState s, int seat) {
            return bestStudy(s, seat);
        }

        @Override
        public void developed(AgesState s, int seat) {
            Tokens.gain(s, seat, Kind.RESOURCES, 1);
        }
    },

    /** Happy faces of temples, theaters and wonders are culture; wonders in the row cost no more for those completed. */
    MICHELANGELO {
        @Override
        public int culture(AgesState s, int seat, Faces faces) {
            return faces.temples() + faces.theaters() + faces.wonders();
        }

        @Override
        public boolean paysForWonders() {
            return false;
        }
    },

    /** AGES-13.20: a pair of library and theater is 2 culture; while there is one kind, the other is 1 cheaper. */
    WILLIAM_SHAKESPEARE {
        @Override
        public int cultureOfBuildings(AgesState s, int seat) {
            return 2 * Math.min(s.workers(seat, Type.LIBRARY), s.workers(seat, Type.THEATER));
        }

        @Override
        public int lessResources(AgesState s, int seat, Type type) {
            boolean cheaper = (type == Type.THEATER && s.workers(seat, Type.LIBRARY) > 0)
                    || (type == Type.LIBRARY && s.workers(seat, Type.THEATER) > 0);
            return cheaper ? 1 : 0;
        }

        @Override
        public int lessScience(AgesState s, int seat, Type type) {
            return lessResources(s, seat, type);
        }
    },

    /** As Leonardo; a technology that is developed gives back a civil action (AGES-13.5). */
    ISAAC_NEWTON {
        @Override
        public int scienceOfBuildings(AgesState s, int seat) {
            return bestStudy(s, seat);
        }

        @Override
        public void developed(AgesState s, int seat) {
            s.civilSpent[seat] = Math.max(0, s.civilSpent[seat] - 1);
        }
    },

    /** AGES-13.17: colonies are culture, and one more; two cards may be discarded for a force. */
    JAMES_COOK {
        @Override
        public int culture(AgesState s, int seat, Faces faces) {
            int colonies = Integer.bitCount(s.colonies[seat]);
            return colonies == 0 ? 0 : colonies + 1;
        }

        @Override
        public int discardsForForce() {
            return 2;
        }
    },

    /** AGES-13.6: theaters give 1 culture more and their technologies cost 2 less; once a turn any urban building becomes one. */
    J_S_BACH {
        @Override
        public int cultureOfBuildings(AgesState s, int seat) {
            return s.workers(seat, Type.THEATER);
        }

        @Override
        public int lessScience(AgesState s, int seat, Type type) {
            return type == Type.THEATER ? 2 : 0;
        }

        @Override
        public void offerUrban(AgesState s, int seat, int less, Options out) {
            if (!s.has(seat, Flag.BACH_USED)) {
                Building.offerIntoTheaters(s, seat, less, out);
            }
        }
    },

    /** AGES-13.9: revolutions take the military actions, and bring 3 culture. */
    MAXIMILIEN_ROBESPIERRE {
        @Override
        public boolean revoltsWithMilitary() {
            return true;
        }

        @Override
        public void revolted(AgesState s, int seat) {
            Points.culture(s, seat, 3, Source.LEADERS);
        }
    },

    /** AGES-13.40: every type of unit adds 2 strength. */
    NAPOLEON_BONAPARTE {
        @Override
        public int strength(AgesState s, int seat, Faces faces) {
            return 2 * Ratings.unitTypes(s, seat);
        }
    },

    /** As Leonardo; a technology that is developed brings 3 culture (AGES-13.5). */
    ALBERT_EINSTEIN {
        @Override
        public int scienceOfBuildings(AgesState s, int seat) {
            return bestStudy(s, seat);
        }

        @Override
        public void developed(AgesState s, int seat) {
            Points.culture(s, seat, 3, Source.LEADERS);
        }
    },

    /** AGES-13.7: labs work like mines; their levels are culture when he goes or the game ends. */
    BILL_GATES {
        @Override
        public boolean minesInLabs() {
            return true;
        }

        @Override
        public void leaves(AgesState s, int seat) {
            Points.culture(s, seat, Ratings.levels(s, seat, Type.LAB), Source.LEADERS);
        }
    },

    /** The best theater counts twice. */
    CHARLIE_CHAPLIN {
        @Override
        public int cultureOfBuildings(AgesState s, int seat) {
            int best = Ratings.best(s, seat, Type.THEATER);
            return best == AgesState.NONE ? 0 : s.catalog.culture[best];
        }
    },

    /** AGES-13.18: he attacks nobody, and attacks on him take twice the military actions. */
    MAHATMA_GANDHI {
        @Override
        public boolean attacksNobody() {
            return true;
        }

        @Override
        public int costOfBeingAttacked() {
            return 2;
        }
    },

    /** AGES-13.22: every lab gives culture by its level, and 1 science less. */
    SID_MEIER {
        @Override
        public int cultureOfBuildings(AgesState s, int seat) {
            return Ratings.levels(s, seat, Type.LAB);
        }

        @Override
        public int scienceOfBuildings(AgesState s, int seat) {
            return -s.workers(seat, Type.LAB);
        }

        @Override
        public boolean playsInTheaters() {
            return false;
        }
    },

    /** AGES-13.13, AGES-13.46: once a turn 3 culture, or 3 resources and 3 science for units; culture if nothing is chosen (AGES-8.4). */
    WINSTON_CHURCHILL {
        @Override
        public void offerFree(AgesState s, int seat, Options out) {
            if (!s.has(seat, Flag.CHURCHILL_CHOSEN)) {
                out.add(AgesVerb.CHURCHILL_CULTURE);
                out.add(AgesVerb.CHURCHILL_FORCES);
            }
        }

        @Override
        public void act(AgesState s, int seat, Move move) {
            s.raise(seat, Flag.CHURCHILL_CHOSEN);
            if (move.verb() == AgesVerb.CHURCHILL_CULTURE) {
                Points.culture(s, seat, 3, Source.LEADERS);
            } else {
                s.forcesResources[seat] += 3;
                s.forcesScience[seat] += 3;
                s.log(AgesSentence.CHURCHILL_FORCES, seat, 3);
            }
        }

        @Override
        public void endsTurn(AgesState s, int seat) {
            if (!s.has(seat, Flag.CHURCHILL_CHOSEN)) {
                s.raise(seat, Flag.CHURCHILL_CHOSEN);
                Points.culture(s, seat, 3, Source.LEADERS);
            }
        }
    };

    private static final Leader[] ALL = values();

    public static Leader of(int ordinal) {
        return ALL[ordinal];
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** AGES-13.4: fewer than two are stronger; with two civilizations, none. */
    private static boolean amongStrongest(AgesState s, int seat) {
        int stronger = 0;
        for (int other = 0; other < s.players(); other++) {
            stronger += s.inGame(other) && s.strength(other) > s.strength(seat) ? 1 : 0;
        }
        return stronger < (s.civilizations() == 2 ? 1 : 2);
    }

    /** The level of the best lab or library. */
    private static int bestStudy(AgesState s, int seat) {
        return Math.max(0, Math.max(Ratings.bestLevel(s, seat, Type.LAB), Ratings.bestLevel(s, seat, Type.LIBRARY)));
    }
}
