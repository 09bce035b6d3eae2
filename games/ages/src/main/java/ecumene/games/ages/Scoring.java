package ecumene.games.ages;

import ecumene.engine.Step;
import java.util.ArrayList;
import java.util.List;

/** AGES-3.4, AGES-3.7, AGES-3.8: the end of the game, and what the events of age III score. */
final class Scoring {
    static final Step<AgesState> FINAL = Scoring::scoreEvents;
    private static final Step<AgesState> GATES = Scoring::scoreGates;

    private Scoring() {}

    /** AGES-3.4a: every event of age III that was never revealed; Impact of Happiness last (AGES-3.8). */
    private static void scoreEvents(AgesState s) {
        var events = new ArrayList<Integer>();
        for (int zone : new int[] {Places.CURRENT_EVENTS, Places.FUTURE_EVENTS}) {
            for (int piece : s.zones().pieces(zone)) {
                if (s.card(piece).level() == Catalog.LEVELS - 1 && s.card(piece).is(Type.EVENT)) {
                    events.add(piece);
                }
            }
        }
        events.sort(null);
        moveHappinessLast(s, events);
        s.then(GATES);
        for (int i = events.size() - 1; i >= 0; i--) {
            s.then(new LastEvent(s.catalog.kindOf(events.get(i))));
        }
        for (int piece : events) {
            s.zones().move(piece, Places.PAST_EVENTS);
        }
    }

    private static void moveHappinessLast(AgesState s, List<Integer> events) {
        for (int i = 0; i < events.size(); i++) {
            if (s.card(events.get(i)).ops().getFirst() instanceof EventOp.Impact impact
                    && impact.of() == Impact.HAPPINESS) {
                events.addLast(events.remove(/* index */ i));
                return;
            }
        }
    }

    /** AGES-3.4b: the starting player takes the active player's place. */
    private record LastEvent(int kind) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            s.event = kind;
            s.log(AgesSentence.EVENT_SCORED, kind);
            Events.resolve(s, kind, s.first);
        }
    }

    /** AGES-3.4c, AGES-3.4d. */
    private static void scoreGates(AgesState s) {
        s.event = AgesState.NONE;
        for (int seat = 0; seat < s.players(); seat++) {
            if (s.leads(seat, Leader.BILL_GATES)) {
                s.leader(seat).leaves(s, seat);
            }
        }
        for (int seat = 0; seat < s.players(); seat++) {
            if (s.inGame(seat)) {
                s.log(AgesSentence.FINAL_SCORE, seat, s.culture[seat]);
            }
        }
        s.finish();
    }

    /** The events of age III that look at one civilization alone. */
    enum Impact {
        AGRICULTURE {
            @Override
            int points(AgesState s, int seat) {
                int food = Production.foodPerTurn(s, seat);
                return food + (food > Population.consumption(s.yellow[seat]) ? 4 : 0);
            }
        },
        ARCHITECTURE {
            @Override
            int points(AgesState s, int seat) {
                return levels(s, seat, Catalog.PHILOSOPHY, Catalog.WARRIORS);
            }
        },
        BALANCE {
            @Override
            int points(AgesState s, int seat) {
                int ratings = Math.min(s.scienceRating(seat), s.cultureRating(seat));
                int goods = Math.min(Production.foodPerTurn(s, seat), Production.resourcesPerTurn(s, seat));
                return 2 * Math.min(ratings, goods);
            }
        },
        COLONIES {
            @Override
            int points(AgesState s, int seat) {
                return 3 * Integer.bitCount(s.colonies[seat]);
            }
        },
        COMPETITION {
            @Override
            int points(AgesState s, int seat) {
                return levels(s, seat, Catalog.first(Type.ARENA), Catalog.SLOTS);
            }
        },
        GOVERNMENT {
            @Override
            int points(AgesState s, int seat) {
                return 2 * s.civilActions[seat] + s.militaryActions[seat];
            }
        },
        HAPPINESS {
            @Override
            int points(AgesState s, int seat) {
                return 2 * s.happiness(seat) - 2 * Population.discontent(s, seat);
            }
        },
        INDUSTRY {
            @Override
            int points(AgesState s, int seat) {
                return Production.minesPerTurn(s, seat);
            }
        },
        POPULATION {
            @Override
            int points(AgesState s, int seat) {
                int content = Population.workers(s, seat) - Population.discontent(s, seat);
                return 2 * Math.max(0, content - 10);
            }
        },
        PROGRESS {
            @Override
            int points(AgesState s, int seat) {
                int levels = s.governmentOf(seat).level();
                for (int type = 0; type < AgesState.SPECIALS; type++) {
                    levels += s.special(seat, type);
                }
                return 2 * levels;
            }
        },
        TECHNOLOGY {
            @Override
            int points(AgesState s, int seat) {
                int count = s.governmentOf(seat).level() == 3 ? 1 : 0;
                for (int slot = 0; slot < Catalog.SLOTS; slot++) {
                    count += s.knows(seat, slot) && s.catalog.level[slot] == 3 ? 1 : 0;
                }
                for (int type = 0; type < AgesState.SPECIALS; type++) {
                    count += s.special(seat, type) == 3 ? 1 : 0;
                }
                return 4 * count;
            }
        },
        VARIETY {
            @Override
            int points(AgesState s, int seat) {
                int kinds = Ratings.unitTypes(s, seat);
                for (var type : List.of(Type.LAB, Type.TEMPLE, Type.LIBRARY, Type.THEATER, Type.ARENA)) {
                    kinds += s.workers(seat, type) > 0 ? 1 : 0;
                }
                for (int type = 0; type < AgesState.SPECIALS; type++) {
                    kinds += s.special(seat, type) > 0 ? 1 : 0;
                }
                return 2 * kinds;
            }
        },
        WONDERS {
            @Override
            int points(AgesState s, int seat) {
                int points = 0;
                for (int left = s.wonders[seat]; left != 0; left &= left - 1) {
                    points += 5
                            - s.catalog
                                    .wonder(Integer.numberOfTrailingZeros(left))
                                    .level();
                }
                return points;
            }
        };

        /** Culture points for a civilization, as it stands; may be negative. */
        abstract int points(AgesState s, int seat);

        private static int levels(AgesState s, int seat, int first, int end) {
            int sum = 0;
            for (int slot = first; slot < end; slot++) {
                sum += s.workers(seat, slot) * s.catalog.level[slot];
            }
            return sum;
        }
    }
}
