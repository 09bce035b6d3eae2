package ecumene.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Several seats asked at once. Nobody sees an answer before the last is in; the answers then take effect in seat order,
 * so the order of arrival never matters. Immutable: answering puts a new value on the agenda.
 */
public record Together<S>(List<Question<S>> open, List<Answer<S>> sealed) implements Step<S> {

    /** One seat's answer, waiting for the others. As a step it takes effect. */
    public record Answer<S>(Question<S> question, Step<S> effect) implements Step<S> {
        @Override
        public void run(S state) {
            effect.run(state);
        }
    }

    public Together {
        open = List.copyOf(open);
        sealed = List.copyOf(sealed);
    }

    public static <S> Together<S> of(List<Question<S>> questions) {
        return new Together<>(questions, List.of());
    }

    /** The seats that still have to answer, as bits. */
    int waiting() {
        int seats = 0;
        for (var question : open) {
            seats |= 1 << question.seat();
        }
        return seats;
    }

    Question<S> question(int seat) {
        for (var question : open) {
            if (question.seat() == seat) {
                return question;
            }
        }
        throw new IllegalStateException("seat " + seat + " is not asked");
    }

    Together<S> answered(S state, int seat, Move move) {
        var question = question(seat);
        var stillOpen = new ArrayList<>(open);
        var more = question.more(state, move);
        if (more.isPresent()) {
            stillOpen.replaceAll(asked -> asked.equals(question) ? more.get() : asked);
            return new Together<>(stillOpen, sealed);
        }
        stillOpen.remove(question);
        question.next(state, move).ifPresent(stillOpen::add);
        var answers = new ArrayList<>(sealed);
        answers.add(new Answer<>(question, question.effect(state, move)));
        return new Together<>(stillOpen, answers);
    }

    /** In seat order; a seat's own answers in the order in which it gave them. */
    List<Answer<S>> inSeatOrder() {
        var answers = new ArrayList<>(sealed);
        answers.sort(Comparator.comparingInt(answer -> answer.question().seat()));
        return answers;
    }

    /** Without the sealed answers of every seat but one, whose first questions are open again. */
    Together<S> forgetting(int knower) {
        var stillOpen = new ArrayList<>(open);
        stillOpen.removeIf(q -> q.seat() != knower);
        var kept = new ArrayList<Answer<S>>();
        int reopened = 0;
        for (var answer : sealed) {
            if (answer.question().seat() == knower) {
                kept.add(answer);
            } else if ((reopened & 1 << answer.question().seat()) == 0) {
                reopened |= 1 << answer.question().seat();
                stillOpen.add(answer.question().unanswered());
            }
        }
        for (var question : open) {
            if (question.seat() != knower && (reopened & 1 << question.seat()) == 0) {
                stillOpen.add(question.unanswered());
            }
        }
        return new Together<>(stillOpen, kept);
    }

    @Override
    public void run(S state) {
        throw new IllegalStateException("questions are answered, not run");
    }
}
