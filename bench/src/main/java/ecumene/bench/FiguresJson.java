package ecumene.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.List;
import java.util.Locale;

/** Measured figures for programs. Units: decisions a second, nanoseconds, bytes. */
public final class FiguresJson {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private FiguresJson() {}

    public static String of(List<Figure> figures) {
        var root = MAPPER.createObjectNode();
        var array = root.putArray("figures");
        for (var figure : figures) {
            var node = array.addObject().put("game", figure.game());
            node.put("figure", figure.kind().name().toLowerCase(Locale.ROOT));
            node.put("value", Math.round(figure.value()));
            figure.budget().ifPresent(budget -> node.put("budget", Math.round(budget)));
            figure.ratio().ifPresent(ratio -> node.put("ratio", Math.round(ratio * 1e4) / 1e4));
            node.put("within", figure.within());
        }
        try {
            return MAPPER.writeValueAsString(root) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values can be written", e);
        }
    }
}
