package ecumene.engine;

import ecumene.engine.GameRecord.Broken;
import ecumene.engine.GameRecord.Why;

/**
 * Plays a recorded game again. Whatever does not agree with the rules is a {@link Broken} with its line in the record's
 * text; nothing is ever played that the rules do not offer.
 */
public final class Playback {
    private Playback() {}

    /** The position after so many picks, 0 being the deal. */
    public static <S extends State<S>> S at(Game<S> game, GameRecord record, int picks) {
        if (picks < 0 || picks > record.picks().size()) {
            throw new IllegalArgumentException(
                    "the record has " + record.picks().size() + " picks, not " + picks);
        }
        S state = deal(game, record);
        for (int i = 0; i < picks; i++) {
            pick(game, record, state, i);
        }
        return state;
    }

    /** Plays the whole record and checks its end. The position where it ends. */
    public static <S extends State<S>> S verify(Game<S> game, GameRecord record) {
        S state = at(game, record, record.picks().size());
        var end = GameRecord.endOf(game, state);
        if (!end.equals(record.end())) {
            int line = RecordText.endLine(record);
            throw new Broken(Why.OTHER_RESULT, line, RecordText.line(record.end()), RecordText.line(end));
        }
        return state;
    }

    private static <S extends State<S>> S deal(Game<S> game, GameRecord record) {
        var setup = record.setup();
        if (!setup.game().equals(game.id())) {
            throw new Broken(Why.OTHER_RULES, RecordText.GAME_LINE, setup.game(), game.id());
        }
        if (!record.rules().equals(game.rules())) {
            throw new Broken(Why.OTHER_RULES, RecordText.RULES_LINE, record.rules(), game.rules());
        }
        validate(game.spec(), record);
        var commitment = record.seed().commitment();
        if (!record.commitment().equals(commitment)) {
            int line = RecordText.commitmentLine(record);
            throw new Broken(Why.WRONG_COMMITMENT, line, record.commitment(), commitment);
        }
        return game.deal(setup, record.seed());
    }

    /** The rules are the same, so a set-up that they do not have was never played: as good as an unknown line. */
    private static void validate(Spec spec, GameRecord record) {
        try {
            spec.validate(record.setup());
        } catch (Spec.Wrong wrong) {
            int line = switch (wrong.what()) {
                case "players" -> RecordText.PLAYERS_LINE;
                case "variant" -> RecordText.VARIANT_LINE;
                case "option" -> RecordText.optionLine(record, wrong.given());
                default -> RecordText.optionLine(record, wrong.what());
            };
            throw new Broken(Why.UNKNOWN_LINE, line, wrong.what() + " " + wrong.given());
        }
    }

    private static <S extends State<S>> void pick(Game<S> game, GameRecord record, S state, int number) {
        var pick = record.picks().get(number);
        boolean asked = (state.waiting() & 1 << pick.seat()) != 0;
        int option = asked ? state.options(pick.seat()).find(game, pick.key()) : -1;
        if (option < 0) {
            throw new Broken(Why.ILLEGAL_MOVE, RecordText.pickLine(record, number), pick.key());
        }
        state.pick(pick.seat(), option);
    }
}
