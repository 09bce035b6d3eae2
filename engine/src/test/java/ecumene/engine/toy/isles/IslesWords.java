package ecumene.engine.toy.isles;

import ecumene.engine.Noun;
import ecumene.engine.Sentence;
import ecumene.engine.Verb;

/** What is done and what is said. */
final class IslesWords {
    private IslesWords() {}

    /** The moves. */
    enum Does implements Verb {
        LAND(Noun.NUMBER, Noun.NUMBER),
        DONE,
        PLAY(Noun.PIECE),
        LET;

        private final Verb.Form form;

        Does(Noun... nouns) {
            form = Verb.Form.of(this, nouns);
        }

        @Override
        public Verb.Form form() {
            return form;
        }
    }

    /** The sentences, each with its rule. */
    enum Says implements Sentence {
        ASK_WHERE("ISLES-2"),
        DOES_NOT_TOUCH("ISLES-2"),
        ASK_STORM("ISLES-3"),
        LANDED("ISLES-3", Noun.SEAT, Noun.NUMBER),
        BLOWN_AWAY("ISLES-3", Noun.SEAT, Noun.NUMBER),
        PLAYED("ISLES-3", Noun.SEAT, Noun.PIECE);

        private final Sentence.Form form;

        Says(String rule, Noun... blanks) {
            form = Sentence.Form.of(this, rule, blanks);
        }

        @Override
        public Sentence.Form form() {
            return form;
        }
    }
}
