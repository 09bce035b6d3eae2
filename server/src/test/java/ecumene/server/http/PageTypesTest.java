package ecumene.server.http;

import ecumene.server.page.TypeScript;
import ecumene.server.table.Tables;
import ecumene.server.wire.Wire;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page knows every message by the record that the server writes or reads. */
class PageTypesTest {
    private static final List<Class<?>> ANSWERS = List.of(
            GameRoutes.GameView.class,
            GameRoutes.Card.class,
            GameRoutes.Book.class,
            GameRoutes.Bot.class,
            Standings.Rating.class,
            PeopleRoutes.Me.class,
            PeopleRoutes.Profile.class,
            PeopleRoutes.TokenView.class,
            PeopleRoutes.TokenMade.class,
            Tables.Hall.class,
            Tables.Created.class,
            TableRoutes.Carried.class,
            TableRoutes.History.class,
            TableRoutes.Points.class,
            TableForm.class);

    @Test
    void the_page_knows_every_message() {
        var types = new TypeScript(Map.of(Wire.Part.class, "Part"));
        types.with(ANSWERS).with(List.of(Wire.Message.class.getPermittedSubclasses()));
        types.with("Commands", commands(types));
        TypeScript.check("wire.ts", types.text("import type { Part } from '../wire';\n"));
    }

    private static String commands(TypeScript types) {
        return CommandForm.COMMANDS.entrySet().stream()
                .map(command -> "  " + command.getKey() + ": " + types.inline(command.getValue()) + ";\n")
                .collect(Collectors.joining(
                        "", "/** What a player may ask for, by its word. */\nexport interface Commands {\n", "}\n"));
    }
}
