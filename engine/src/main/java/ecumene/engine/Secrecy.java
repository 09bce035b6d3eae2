package ecumene.engine;

import java.util.Optional;

/**
 * The two laws of hidden information, for one viewer of one position. Whatever the viewer cannot know is changed, by
 * imagining the position anew; then all that reaches the viewer must be the same as before.
 */
final class Secrecy<S extends State<S>> {
    private final Game<S> game;
    private final S real;
    private final S imagined;
    private final int viewer;

    /** Writes over the imagined state. */
    Secrecy(Game<S> game, S real, S imagined, int viewer) {
        this.game = game;
        this.real = real;
        this.imagined = imagined;
        this.viewer = viewer;
    }

    void check(Rng rng, Optional<Lang> drawing) {
        real.imagineInto(imagined, viewer, rng);
        imagined.audit();
        sameView();
        samePoints();
        drawing.ifPresent(this::sameTable);
        if ((real.waiting() & 1 << viewer) != 0) {
            sameQuestion();
            onlyKnownCards();
            playable(rng);
        }
    }

    private void sameView() {
        var expected = View.of(game, real, viewer);
        var seen = View.of(game, imagined, viewer);
        if (seen.equals(expected)) {
            return;
        }
        for (int z = 0; z < expected.zones().size(); z++) {
            same(
                    "the view tells only what the viewer knows",
                    expected.zones().get(z),
                    seen.zones().get(z));
        }
        same("the view tells only what the viewer knows", expected.waiting(), seen.waiting());
        same("the facts tell only what the viewer knows", expected.facts(), seen.facts());
    }

    /** They are in every frame, in the lists and in the curve of a game under way. */
    private void samePoints() {
        for (int seat = 0; seat < real.players() && !real.over(); seat++) {
            same(
                    "the points tell only what the viewer knows",
                    "seat " + seat + ": " + game.score(real, seat),
                    "seat " + seat + ": " + game.score(imagined, seat));
        }
    }

    private void sameTable(Lang lang) {
        same(
                "the drawn table tells only what the viewer knows",
                game.draw(real, viewer, lang),
                game.draw(imagined, viewer, lang));
    }

    private void sameQuestion() {
        same(
                "the prompt does not depend on hidden cards",
                real.question(viewer).prompt(real),
                imagined.question(viewer).prompt(imagined));
        var expected = real.explain(viewer);
        var seen = imagined.explain(viewer);
        same("the options do not depend on hidden cards", expected.moves(), seen.moves());
        same("the blocked moves do not depend on hidden cards", expected.blocked(), seen.blocked());
        same("explaining does not change the options", real.options(viewer).moves(), expected.moves());
    }

    /** A card captured by its identity is the same in every imagined position, so the comparison does not see it. */
    private void onlyKnownCards() {
        var explained = real.explain(viewer);
        for (var move : explained.moves()) {
            known(move);
        }
        for (var blocked : explained.blocked()) {
            known(blocked.move());
            known(blocked.reason());
        }
        known(real.question(viewer).prompt(real));
    }

    private void known(Move move) {
        var nouns = move.verb().nouns();
        for (int i = 0; i < nouns.size(); i++) {
            known(nouns.get(i), move.number(i));
        }
    }

    private void known(Said said) {
        for (int i = 0; i < said.values().size(); i++) {
            known(said.sentence().blanks().get(i), said.values().get(i));
        }
    }

    private void known(Noun noun, int value) {
        if (noun.equals(Noun.PIECE) && !real.zones().knows(viewer, value)) {
            throw broken("a question names only cards its seat knows", game.pieceId(value));
        }
    }

    /** A bot goes on from here: whoever is asked, also at the same time, has something to pick, and it can be done. */
    private void playable(Rng rng) {
        for (int seat = 0; seat < imagined.players(); seat++) {
            if ((imagined.waiting() & 1 << seat) != 0) {
                imagined.options(seat);
            }
        }
        imagined.pick(viewer, rng.below(imagined.options(viewer).size()));
        imagined.audit();
    }

    private void same(String law, Object expected, Object seen) {
        if (!expected.equals(seen)) {
            throw broken(law, "real " + expected + ", imagined " + seen);
        }
    }

    private Laws.Broken broken(String law, String what) {
        return new Laws.Broken(law, real, "viewer " + viewer + ": " + what);
    }
}
