package ecumene.games.pyramid;

import ecumene.engine.Lang;
import ecumene.engine.Texts;
import ecumene.engine.Zones;
import ecumene.engine.cards.Entry;
import java.util.ArrayList;
import java.util.List;

/** PYR-7.20 – PYR-7.25: what a wonder asks for. Conditions never cost anything. */
sealed interface Condition {
    boolean met(PyramidState s, int seat);

    /** How far along the seat is, from 0 to 1: for bots and for the eye. */
    double progress(PyramidState s, int seat);

    String text(Texts texts, Names names, Lang lang);

    /** PYR-7.20: the resource cards alone could cover the list, with substitution, without exchange. */
    record Resources(List<Integer> list) implements Condition {
        @Override
        public boolean met(PyramidState s, int seat) {
            return missing(s, seat) <= 0 && s.resourceCards(seat, Resource.SPACE.ordinal()) >= needed(Resource.SPACE);
        }

        @Override
        public double progress(PyramidState s, int seat) {
            int total = list.stream().mapToInt(Integer::intValue).sum();
            return Math.clamp(1 - missing(s, seat) / (double) total, 0, 1);
        }

        private int needed(Resource type) {
            return list.get(type.ordinal());
        }

        /** Basic resources still missing after every Information, and every Space as two, has stood in. */
        private int missing(PyramidState s, int seat) {
            int missing = 0;
            for (int type = 0; type < Resource.INFORMATION.ordinal(); type++) {
                missing += Math.max(0, list.get(type) - s.resourceCards(seat, type));
            }
            int space = s.resourceCards(seat, Resource.SPACE.ordinal()) - needed(Resource.SPACE);
            int information = s.resourceCards(seat, Resource.INFORMATION.ordinal()) - needed(Resource.INFORMATION);
            return missing - information - 2 * Math.max(0, space);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "condition.resources", names.amounts(list, lang));
        }
    }

    /** PYR-7.20: different types; an Information card is a type of its own choice, a Space card two. */
    record ResourceTypes(int min) implements Condition {
        @Override
        public boolean met(PyramidState s, int seat) {
            return types(s, seat) >= min;
        }

        @Override
        public double progress(PyramidState s, int seat) {
            return Math.min(1, types(s, seat) / (double) min);
        }

        private static int types(PyramidState s, int seat) {
            int types = 0;
            for (int type = 0; type < Resource.INFORMATION.ordinal(); type++) {
                types += Math.min(1, s.resourceCards(seat, type));
            }
            return types
                    + s.resourceCards(seat, Resource.INFORMATION.ordinal())
                    + 2 * s.resourceCards(seat, Resource.SPACE.ordinal());
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "condition.resource-types", min);
        }
    }

    /** The plain number of resource cards. */
    record ResourceCards(int min) implements Condition {
        @Override
        public boolean met(PyramidState s, int seat) {
            return s.resourceCards(seat) >= min;
        }

        @Override
        public double progress(PyramidState s, int seat) {
            return Math.min(1, s.resourceCards(seat) / (double) min);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "condition.resource-cards", min);
        }
    }

    /** PYR-7.21: technology cards of these types in the area. */
    record Technologies(List<Technology> types, int min) implements Condition {
        @Override
        public boolean met(PyramidState s, int seat) {
            return count(s, seat) >= min;
        }

        @Override
        public double progress(PyramidState s, int seat) {
            return Math.min(1, count(s, seat) / (double) min);
        }

        private int count(PyramidState s, int seat) {
            var zones = s.zones();
            int count = 0;
            for (int p = zones.first(Places.technologies(seat)); p != Zones.NONE; p = zones.after(p)) {
                count += types.contains(s.card(p).type()) ? 1 : 0;
            }
            return count;
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return types.size() == 1
                    ? texts.get(lang, "condition.technologies", min, names.technologies(types, lang))
                    : texts.get(lang, "condition.technologies.together", min, names.together(types, lang));
        }
    }

    /** PYR-1.9. */
    record MilitaryPower(int min) implements Condition {
        @Override
        public boolean met(PyramidState s, int seat) {
            return s.power(seat) >= min;
        }

        @Override
        public double progress(PyramidState s, int seat) {
            return Math.min(1, s.power(seat) / (double) min);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "condition.military-power", min);
        }
    }

    /** PYR-7.24: the card bought in this turn, also from a project stack (PYR-9.7). */
    record BoughtThisTurn(List<Technology> types, Resource eraMin) implements Condition {
        @Override
        public boolean met(PyramidState s, int seat) {
            if (s.bought == PyramidState.NO_PIECE || s.active != seat) {
                return false;
            }
            var card = s.card(s.bought);
            return types.contains(card.type()) && card.era() >= eraMin.era();
        }

        @Override
        public double progress(PyramidState s, int seat) {
            return met(s, seat) ? 1 : 0;
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            var eras = new ArrayList<Resource>();
            for (int era = eraMin.era(); era < Resource.ERAS; era++) {
                eras.add(Resource.ofEra(era));
            }
            return types.size() == Technology.values().length
                    ? texts.get(lang, "condition.bought-any", names.either(eras, lang))
                    : texts.get(lang, "condition.bought", names.technologies(types, lang), names.either(eras, lang));
        }
    }

    /** PYR-7.24: printed points of all cards taken back at the end of this turn. */
    record VpTakenBack(int min) implements Condition {
        @Override
        public boolean met(PyramidState s, int seat) {
            return s.active == seat && s.vpTakenBack >= min;
        }

        @Override
        public double progress(PyramidState s, int seat) {
            return s.active == seat ? Math.min(1, s.vpTakenBack / (double) min) : 0;
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "condition.vp-taken-back", min);
        }
    }

    /** PYR-7.24: points scored on the own track in this own turn, payments and losses not subtracted. */
    record VpScored(int min) implements Condition {
        @Override
        public boolean met(PyramidState s, int seat) {
            return s.active == seat && s.vpScored >= min;
        }

        @Override
        public double progress(PyramidState s, int seat) {
            return s.active == seat ? Math.min(1, s.vpScored / (double) min) : 0;
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return texts.get(lang, "condition.vp-scored", min);
        }
    }

    static Condition read(Entry check) {
        var kind = check.text("kind");
        Condition condition = switch (kind) {
            case "resources" -> new Resources(Catalog.boxed(check.amounts("list", Resource.class, 9)));
            case "resource_types" -> new ResourceTypes(check.number("min", 1, 9));
            case "resource_cards" -> new ResourceCards(check.number("min", 1, 20));
            case "technologies" -> new Technologies(check.listOf("type", Technology.class), check.number("min", 1, 20));
            case "military_power" -> new MilitaryPower(check.number("min", 1, 50));
            case "bought_this_turn" -> {
                var era = check.oneOf("era_min", Resource.class);
                if (era.era() < 0) {
                    throw check.wrong(
                            "era_min",
                            "must be an era, is " + check.text("era_min"),
                            "должна быть эпоха, а здесь " + check.text("era_min"));
                }
                yield new BoughtThisTurn(check.listOf("type", Technology.class), era);
            }
            case "vp_taken_back_this_turn" -> new VpTakenBack(check.number("min", 1, 50));
            case "vp_scored_this_turn" -> new VpScored(check.number("min", 1, 50));
            default -> throw check.wrong("kind", "there is no such condition: " + kind, "такого условия нет: " + kind);
        };
        check.done();
        return condition;
    }
}
