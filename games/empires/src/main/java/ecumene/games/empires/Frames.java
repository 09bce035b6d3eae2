package ecumene.games.empires;

/**
 * The effects that are being resolved, innermost last. A root frame is an ability of a card: played, exhausted, at
 * solstice. A block inside it (a choice taken, one of several players acting) is a frame of its own with the same root.
 * What a step leaves for the next one, and the events that reactions wait for, are noted in the root.
 */
final class Frames {
    /** Why an ability is resolved. */
    enum Kind {
        BLOCK,
        PLAY,
        EXHAUST,
        SOLSTICE,
        /** EMP-16.3 and other effects that belong to no card of the actor. */
        OTHER;

        private static final Kind[] ALL = values();
    }

    /** What every frame holds, before the notes. */
    private enum Field {
        KIND,
        ROOT,
        CLAUSE,
        NEXT,
        PIECE,
        OWNER,
        ACTOR;

        private static final int COUNT = values().length;
    }

    static final int NUMBERS = Field.COUNT + Note.values().length;
    static final int NOT_DRAWN = -1;

    private final ecumene.engine.Frames frames;

    Frames(ecumene.engine.Frames frames) {
        this.frames = frames;
    }

    int depth() {
        return frames.depth();
    }

    void clear() {
        frames.clear();
    }

    void pushRoot(Kind kind, Clause clause, int piece, int owner, Period period) {
        push(kind, frames.depth(), clause, piece, owner, owner);
        put(Note.PERIOD, period.ordinal());
        put(Note.ABANDONED, EmpiresState.NO_PIECE);
        put(Note.EXILED, EmpiresState.NO_PIECE);
        put(Note.DRAWN, NOT_DRAWN);
        put(Note.DRAWN_TOO, NOT_DRAWN);
    }

    /** A part of the effect that is being resolved, carried out by this actor. */
    void pushBlock(Clause clause, int actor) {
        pushBlock(clause, piece(), actor);
    }

    void pushBlock(Clause clause, int piece, int actor) {
        push(Kind.BLOCK, top(Field.ROOT), clause, piece, owner(), actor);
    }

    private void push(Kind kind, int root, Clause clause, int piece, int owner, int actor) {
        frames.push();
        set(Field.KIND, kind.ordinal());
        set(Field.ROOT, root);
        set(Field.CLAUSE, clause.number());
        set(Field.PIECE, piece);
        set(Field.OWNER, owner);
        set(Field.ACTOR, actor);
    }

    void pop() {
        frames.pop();
    }

    Kind kind() {
        return Kind.ALL[top(Field.KIND)];
    }

    int clause() {
        return top(Field.CLAUSE);
    }

    /** The number of the step to run now; the next call gives the one after it. */
    int advance() {
        int step = top(Field.NEXT);
        set(Field.NEXT, step + 1);
        return step;
    }

    /** What is left of the frame on top is not done. */
    void skipRest() {
        set(Field.NEXT, Short.MAX_VALUE);
    }

    /** The card whose effect it is: "this card". */
    int piece() {
        return top(Field.PIECE);
    }

    /** The owner of the effect. */
    int owner() {
        return top(Field.OWNER);
    }

    /** EMP-24.10 a: who carries out the step. */
    int actor() {
        return top(Field.ACTOR);
    }

    /** The card whose ability is resolved at some level, for those who look on. */
    int piece(int level) {
        return at(level, Field.PIECE);
    }

    boolean isRoot(int level) {
        return at(level, Field.ROOT) == level;
    }

    Kind rootKind() {
        return Kind.ALL[at(top(Field.ROOT), Field.KIND)];
    }

    int rootPiece() {
        return at(top(Field.ROOT), Field.PIECE);
    }

    int actor(int level) {
        return at(level, Field.ACTOR);
    }

    int clause(int level) {
        return at(level, Field.CLAUSE);
    }

    /** The number of the step that comes next at some level. */
    int next(int level) {
        return at(level, Field.NEXT);
    }

    int get(Note note) {
        return frames.get(top(Field.ROOT), place(note));
    }

    void put(Note note, int value) {
        frames.set(top(Field.ROOT), place(note), value);
    }

    void add(Note note, int value) {
        put(note, get(note) + value);
    }

    /** EMP-16.1: the ability on top protects a seat from the attack card whose ability lies below it. */
    void shieldOuter(int seat) {
        int below = top(Field.ROOT) - 1;
        if (below >= 0) {
            int root = at(below, Field.ROOT);
            int shielded = place(Note.SHIELDED);
            frames.set(root, shielded, frames.get(root, shielded) | 1 << seat);
        }
    }

    boolean shielded(int seat) {
        return depth() > 0 && (get(Note.SHIELDED) & 1 << seat) != 0;
    }

    private static int place(Note note) {
        return Field.COUNT + note.ordinal();
    }

    private int top(Field field) {
        return frames.get(field.ordinal());
    }

    private int at(int level, Field field) {
        return frames.get(level, field.ordinal());
    }

    private void set(Field field, int value) {
        frames.set(field.ordinal(), value);
    }
}
