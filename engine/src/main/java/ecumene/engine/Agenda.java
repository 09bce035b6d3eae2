package ecumene.engine;

import java.util.Arrays;

/** What is still to be done: a stack of steps inside the state. */
final class Agenda<S> {
    private Step<S>[] steps = array(8);
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    Step<S> top() {
        return steps[size - 1];
    }

    Step<S> pop() {
        return steps[--size];
    }

    void push(Step<S> step) {
        if (size == steps.length) {
            steps = Arrays.copyOf(steps, size * 2);
        }
        steps[size++] = step;
    }

    void clear() {
        size = 0;
    }

    void copyInto(Agenda<S> other) {
        if (other.steps.length < size) {
            other.steps = array(steps.length);
        }
        System.arraycopy(steps, 0, other.steps, 0, size);
        other.size = size;
    }

    /** Lambdas have no equality of their own: they count by the place in the code where they stand. */
    void digest(Digest out) {
        for (int i = 0; i < size; i++) {
            var type = steps[i].getClass();
            out.add(type.isHidden() ? type.hashCode() : steps[i].hashCode());
        }
    }

    /** Neither a digest nor a law of hidden information can see what a lambda has captured: such a step must be a record. */
    void audit() {
        for (int i = 0; i < size; i++) {
            var type = steps[i].getClass();
            if (type.isHidden() && type.getDeclaredFields().length > 0) {
                throw new IllegalStateException(
                        "a step that waits must be a record, not a lambda that captures: " + type);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static <S> Step<S>[] array(int length) {
        return (Step<S>[]) new Step<?>[length];
    }
}
