package ecumene.games.ages;

import ecumene.engine.Lang;
import ecumene.engine.Step;
import ecumene.engine.Texts;
import ecumene.games.ages.Points.Source;
import ecumene.games.ages.Ranking.Who;
import java.util.List;
import java.util.Locale;

/** What events do (AGES-9). Rankings and numbers of discontent workers are those before the event (AGES-9.6, AGES-9.20). */
sealed interface EventOp extends Op {
    void run(AgesState s, Ranking ranking);

    /** What a rating is counted for. */
    enum Rating {
        CULTURE,
        SCIENCE,
        STRENGTH,
        HAPPINESS;

        int of(AgesState s, int seat) {
            return switch (this) {
                case CULTURE -> s.cultureRating(seat);
                case SCIENCE -> s.scienceRating(seat);
                case STRENGTH -> s.strength(seat);
                case HAPPINESS -> s.happiness(seat);
            };
        }
    }

    /** What may be built for nothing (AGES-13.44). */
    enum Free {
        RELIGION(Catalog.RELIGION),
        WARRIORS(Catalog.WARRIORS);

        final int slot;

        Free(int slot) {
            this.slot = slot;
        }
    }

    @Override
    default double worth() {
        return 0;
    }

    /** Does the same to each civilization that it names, one after the other. */
    sealed interface ForEach extends EventOp {
        default Who who() {
            return Who.ALL;
        }

        void apply(AgesState s, int seat);

        @Override
        default void run(AgesState s, Ranking ranking) {
            Events.each(s, ranking, ranking.seats(s, who()), seat -> new To(seat, this));
        }
    }

    /** What an event does to one civilization. */
    record To(int seat, ForEach op) implements Step<AgesState> {
        @Override
        public void run(AgesState s) {
            op.apply(s, seat);
        }
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String event(Texts texts, Lang lang, String key, Object... values) {
        return texts.get(lang, "event." + key, values);
    }

    /** What all, the strongest … gain. */
    record Gain(Who who, What what, int amount) implements ForEach, Op.Counted {
        @Override
        public void apply(AgesState s, int seat) {
            Events.gain(s, seat, what, amount);
        }

        @Override
        public boolean joins(Op.Counted other) {
            return other instanceof Gain gain && gain.who == who;
        }

        @Override
        public String text(Texts texts, Names names, Lang lang, String amounts) {
            return event(texts, lang, "gain", names.who(who, lang), amounts);
        }
    }

    record Lose(Who who, What what, int amount) implements ForEach, Op.Counted {
        @Override
        public void apply(AgesState s, int seat) {
            Events.lose(s, seat, what, amount);
        }

        @Override
        public boolean joins(Op.Counted other) {
            return other instanceof Lose lose && lose.who == who;
        }

        @Override
        public String text(Texts texts, Names names, Lang lang, String amounts) {
            return event(texts, lang, "lose", names.who(who, lang), amounts);
        }
    }

    /** AGES-Q09: Development of Markets. */
    record FoodOrResources(Who who, int amount) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            Events.each(s, ranking, ranking.seats(s, who), seat -> new Events.Markets(seat, amount));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "food-or-resources", names.who(who, lang), amount);
        }
    }

    /** AGES-9.15: Foray. */
    record GainMix(Who who, int amount) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            Events.each(s, ranking, ranking.seats(s, who), seat -> new Events.Foray(seat, amount));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "gain-mix", names.who(who, lang), amount);
        }
    }

    /** AGES-9.15: Raiders. */
    record LoseMix(Who who, int amount) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            Events.each(s, ranking, ranking.seats(s, who), seat -> new Events.Raiders(seat, amount));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "lose-mix", names.who(who, lang), amount);
        }
    }

    /** Points or food equal to a rating. */
    record GainRating(What what, Rating rating) implements ForEach {
        @Override
        public void apply(AgesState s, int seat) {
            Events.gain(s, seat, what, rating.of(s, seat));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "gain-rating." + lower(what) + "." + lower(rating));
        }
    }

    record Draw(Who who, int amount) implements ForEach {
        @Override
        public void apply(AgesState s, int seat) {
            Military.draw(s, seat, amount);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "draw", names.who(who, lang), amount);
        }
    }

    /** AGES-13.44. */
    record BuildFree(Free card) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            Events.each(s, ranking, s.alive, seat -> new Events.FreeBuild(seat, card.slot));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "build-free." + lower(card));
        }
    }

    /** The food or resource step of the production phase, once (AGES-8.9). */
    record Produce(What what) implements ForEach {
        @Override
        public void apply(AgesState s, int seat) {
            if (what == What.FOOD) {
                Production.food(s, seat);
            } else {
                Production.resources(s, seat);
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "produce." + lower(what));
        }
    }

    /** Border Conflict: the owner chooses. */
    record Destroy(Who who) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            Events.each(s, ranking, ranking.seats(s, who), Events.DestroyOwn::new);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "destroy", names.who(who, lang));
        }
    }

    record LoseColony(Who who) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            Events.each(s, ranking, ranking.seats(s, who), Events.Independence::new);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "lose-colony", names.who(who, lang));
        }
    }

    /** Rats. */
    record LoseAllFood() implements ForEach {
        @Override
        public void apply(AgesState s, int seat) {
            Events.rats(s, seat);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "lose-all-food");
        }
    }

    /** AGES-13.32. */
    record Rebellion(int actions) implements ForEach {
        @Override
        public void apply(AgesState s, int seat) {
            int lost = Math.min(actions * Population.discontent(s, seat), s.civilLeft(seat));
            if (lost > 0) {
                s.spendCivil(seat, lost);
                s.log(AgesSentence.LOST_ACTIONS, seat, lost);
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "rebellion", actions);
        }
    }

    /** Uncertain Borders. */
    record TakeYellow(int amount) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            Tokens.takeYellow(s, ranking.weakest(), ranking.strongest(), amount);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "take-yellow", amount);
        }
    }

    /** AGES-9.4: all with the most discontent workers also lose a blue token. */
    record CivilUnrest(int culture) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            int most = 0;
            for (int seat = 0; seat < s.players(); seat++) {
                most = s.inGame(seat) ? Math.max(most, Population.discontent(s, seat)) : most;
            }
            int worst = most;
            Events.each(s, ranking, s.alive, seat -> new Unrest(seat, culture, worst));
        }

        private record Unrest(int seat, int culture, int worst) implements Step<AgesState> {
            @Override
            public void run(AgesState s) {
                int discontent = Population.discontent(s, seat);
                if (discontent > 0) {
                    Points.culture(s, seat, -culture * discontent, Source.EVENTS);
                    if (discontent == worst) {
                        Tokens.loseBlue(s, seat, 1);
                    }
                }
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "civil-unrest", culture);
        }
    }

    /** Economic Progress: production without scoring, whatever the mood. */
    record Economy() implements ForEach {
        @Override
        public void apply(AgesState s, int seat) {
            Production.economy(s, seat);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "economy");
        }
    }

    /** AGES-13.31: half the discontent workers, rounded up, counted before anybody leaves. */
    record Emigration() implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            var leaving = new int[s.players()];
            for (int seat = 0; seat < s.players(); seat++) {
                leaving[seat] = s.inGame(seat) ? (Population.discontent(s, seat) + 1) / 2 : 0;
            }
            Events.each(s, ranking, s.alive, seat -> new Events.Leaving(seat, leaving[seat]));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "emigration");
        }
    }

    /** AGES-13.30. */
    record Iconoclasm() implements ForEach {
        @Override
        public void apply(AgesState s, int seat) {
            if (s.leader[seat] != AgesState.NONE
                    && s.catalog.leader(s.leader[seat]).level() != s.age) {
                Leaders.leave(s, seat);
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "iconoclasm");
        }
    }

    /** AGES-13.43. */
    record Barbarians() implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            if (ranking.amongTwoWeakest(ranking.mostCulture())) {
                s.then(new Population.Lose(ranking.mostCulture()));
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "barbarians");
        }
    }

    /** AGES-13.26. */
    record DevelopCivilization() implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            Events.each(s, ranking, s.alive, Events.DevelopOne::new);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "develop-civilization");
        }
    }

    /** AGES-13.28. */
    record Agreement(int actions) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            s.then(new Events.Agree(ranking.strongest(), actions, false), Events.REFILL_ROW);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "agreement", actions);
        }
    }

    /** AGES-13.29. */
    record PoliticsOfStrength(int draw, int discard, int culture, int loss) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            if (s.age == AgesState.LAST_AGE) {
                Points.culture(s, ranking.strongest(), culture, Source.EVENTS);
                Points.culture(s, ranking.weakest(), -loss, Source.EVENTS);
            } else {
                Military.draw(s, ranking.strongest(), draw);
                Military.discardSome(s, ranking.weakest(), discard);
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "politics-of-strength", draw, discard, culture, loss);
        }
    }

    /** AGES-13.27. */
    record Ravages(int culture) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            Events.each(s, ranking, s.alive, Events.Ravage::new);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "ravages", culture);
        }
    }

    /** AGES-13.33. */
    record Terrorism() implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            int least = ranking.leastCulture();
            Events.each(s, ranking, s.alive & ~(1 << least), victim -> new Events.Terror(least, victim));
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "terrorism");
        }
    }

    /** Culture for what a civilization has become. */
    record Impact(Scoring.Impact of) implements ForEach {
        @Override
        public void apply(AgesState s, int seat) {
            Points.culture(s, seat, of.points(s, seat), Source.IMPACTS);
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(texts, lang, "impact." + lower(of));
        }
    }

    /** Culture by place: with two, three and four civilizations. */
    record Rank(Rating by, List<List<Integer>> places) implements EventOp {
        @Override
        public void run(AgesState s, Ranking ranking) {
            int ranked = Ranking.rank(s, ranking.from(), seat -> by.of(s, seat));
            var points = places.get(s.civilizations() - 2);
            for (int place = 0; place < s.civilizations(); place++) {
                int gain = place < points.size() ? points.get(place) : 0;
                Points.culture(s, Ranking.at(ranked, place), gain, Source.IMPACTS);
            }
        }

        @Override
        public String text(Texts texts, Names names, Lang lang) {
            return event(
                    texts,
                    lang,
                    "rank." + lower(by),
                    slashes(places.get(2)),
                    slashes(places.get(1)),
                    slashes(places.get(0)));
        }

        private static String slashes(List<Integer> points) {
            return String.join("/", points.stream().map(String::valueOf).toList());
        }
    }
}
