package ecumene.games.pyramid.face;

import ecumene.engine.Zones;
import ecumene.games.pyramid.Conditions;
import ecumene.games.pyramid.Places;
import ecumene.games.pyramid.Purchase;
import ecumene.games.pyramid.PyramidState;
import ecumene.games.pyramid.Scoring;
import ecumene.games.pyramid.cards.Condition;
import ecumene.games.pyramid.cards.Resource;
import ecumene.games.pyramid.cards.Variant;
import ecumene.games.pyramid.cards.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * PYR-4.1: the public numbers of a position. Nothing here depends on the viewer.
 *
 * @param rows the pyramid row by row from the bottom
 * @param projects the project stacks of the mixed game, one an era
 * @param temporary the temporary resources of the seat whose turn it is
 * @param resolving the cards whose effects are being resolved, innermost last
 */
public record Facts(
        String variant,
        int active,
        int first,
        int turn,
        List<List<Place>> rows,
        List<Project> projects,
        Purse temporary,
        List<Player> players,
        List<OfWonder> wonders,
        List<String> resolving) {
    /**
     * A place of the pyramid.
     *
     * @param card empty where one was bought
     * @param extra what it costs on top of its base cost
     */
    public record Place(String card, int extra) {}

    /**
     * The visible card of a project stack.
     *
     * @param card empty when the stack is used up
     * @param left how many lie under it
     */
    public record Project(String card, int extra, int left) {}

    /** Resources by type. */
    public record Purse(int food, int iron, int horses, int gunpowder, int oil, int information, int space) {}

    public record Player(int power, int track, int glory, int score, Purse resources) {}

    /**
     * A wonder in play.
     *
     * @param owner -1 while it lies beside the pyramid
     * @param tokens glory tokens by seat
     * @param progress how far each seat is with its condition; none where only the end of a turn shows it
     */
    public record OfWonder(
            String card,
            int owner,
            List<Integer> tokens,
            @Nullable Progress progress) {}

    /** Of so many wanted, what each seat has; nobody has more than are wanted. */
    public record Progress(int need, List<Integer> have) {}

    public static Facts of(PyramidState s) {
        var catalog = s.catalog();
        return new Facts(
                s.variant().id(),
                s.active(),
                s.first(),
                s.turn(),
                eras(era -> row(s, era)),
                s.variant() == Variant.MIXED ? eras(era -> project(s, era)) : List.of(),
                purse(s::temporary),
                seats(s, seat -> player(s, seat)),
                wonders(s),
                IntStream.range(0, s.resolving().depth())
                        .mapToObj(level -> catalog.id(s.resolving().piece(level)))
                        .toList());
    }

    private static <T> List<T> eras(IntFunction<T> each) {
        return IntStream.range(0, Resource.ERAS).mapToObj(each).toList();
    }

    private static <T> List<T> seats(PyramidState s, IntFunction<T> each) {
        return IntStream.range(0, s.players()).mapToObj(each).toList();
    }

    private static List<Place> row(PyramidState s, int row) {
        var places = new ArrayList<Place>();
        for (int index = 0; index < s.rowLength(row); index++) {
            int piece = s.pieceAt(row, index);
            places.add(
                    piece == Zones.NONE
                            ? new Place("", 0)
                            : new Place(s.catalog().id(piece), Purchase.connectedBelow(s, row, index)));
        }
        return List.copyOf(places);
    }

    private static Project project(PyramidState s, int era) {
        int piece = s.project(era);
        return piece == Zones.NONE
                ? new Project("", 0, 0)
                : new Project(
                        s.catalog().id(piece),
                        Purchase.cardsOfEarlierEras(s, era),
                        s.zones().count(Places.stack(era)));
    }

    private static Purse purse(IntUnaryOperator amount) {
        return new Purse(
                amount.applyAsInt(Resource.FOOD.ordinal()),
                amount.applyAsInt(Resource.IRON.ordinal()),
                amount.applyAsInt(Resource.HORSES.ordinal()),
                amount.applyAsInt(Resource.GUNPOWDER.ordinal()),
                amount.applyAsInt(Resource.OIL.ordinal()),
                amount.applyAsInt(Resource.INFORMATION.ordinal()),
                amount.applyAsInt(Resource.SPACE.ordinal()));
    }

    private static Player player(PyramidState s, int seat) {
        return new Player(
                s.power(seat),
                s.vp(seat),
                s.supply(seat),
                Scoring.total(s, seat),
                purse(type -> s.resourceCards(seat, type)));
    }

    private static List<OfWonder> wonders(PyramidState s) {
        return s.catalog().wonders().stream()
                .filter(wonder -> s.wonderOwner(wonder.index()) != PyramidState.WONDER_ABSENT)
                .map(wonder -> wonder(s, wonder))
                .toList();
    }

    private static OfWonder wonder(PyramidState s, Wonder wonder) {
        int owner = s.wonderOwner(wonder.index());
        var tokens = seats(s, seat -> s.tokens(wonder.index(), seat));
        return new OfWonder(
                wonder.key(),
                owner,
                tokens,
                owner == PyramidState.WONDER_BESIDE ? progress(s, wonder.condition()) : null);
    }

    private static @Nullable Progress progress(PyramidState s, Condition condition) {
        int need = Conditions.need(condition);
        return switch (condition) {
            case Condition.BoughtThisTurn _, Condition.VpTakenBack _, Condition.VpScored _ -> null;
            case Condition.Resources _,
                    Condition.ResourceTypes _,
                    Condition.ResourceCards _,
                    Condition.Technologies _,
                    Condition.MilitaryPower _ ->
                new Progress(need, seats(s, seat -> Math.clamp(Conditions.have(s, seat, condition), 0, need)));
        };
    }
}
