package ecumene.app.attack;

import com.fasterxml.jackson.databind.JsonNode;
import ecumene.server.client.ApiClient;
import ecumene.server.wire.Wire;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Somebody wants a rating without playing for it: guests of their own give up against them at once, a game against a bot ends when they
 * lead, two of three end one, and games begin for people who have gone.
 */
final class RatingsAttack implements Attack {
    private static final String GAME = "pyramid";
    private static final int GUESTS = 8;
    private static final int LEADS = 5;
    private static final int MOVES = 4;
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(5);

    @Override
    public List<Figure> run(URI server) throws InterruptedException {
        try (var http = HttpClient.newHttpClient()) {
            var run = new Run(http, server);
            for (int i = 0; i < GUESTS; i++) {
                run.givenUpAtOnce();
            }
            for (int i = 0; i < LEADS; i++) {
                run.endedWithALead();
            }
            run.endedByTwoOfThree();
            int begun = run.begunByARematch() + run.begunWithoutTheOther();
            return List.of(
                    Figure.atMost("attack.ratings.points", run.points(), 0),
                    Figure.atMost("attack.ratings.wins", run.wins(), 0),
                    Figure.atMost("attack.ratings.listed", run.listed(), 0),
                    Figure.atMost("attack.ratings.begun", begun, 0));
        }
    }

    /** One attacker with an account and as many guests as it takes. */
    private static final class Run {
        private final HttpClient http;
        private final URI server;
        private final ApiClient cheat;
        private final String id;

        Run(HttpClient http, URI server) {
            this.http = http;
            this.server = server;
            this.cheat = new ApiClient(http, server);
            var account = Wire.JSON
                    .createObjectNode()
                    .put("name", "Climber")
                    .put("password", UUID.randomUUID().toString());
            this.id = cheat.post("/api/register", account).at("/person/id").asText();
        }

        private ApiClient guest() {
            return new ApiClient(http, server).asGuest();
        }

        private String table(String... others) {
            var seats = new ArrayList<>(List.of("me"));
            seats.addAll(List.of(others));
            return cheat.create(GAME, seats, true).get("table").asText();
        }

        private static void sit(ApiClient who, String table) {
            who.send(table, ApiClient.command("sit"));
        }

        /** Whether it was carried out. */
        private static boolean tries(ApiClient who, String table, String verb) {
            try {
                who.send(table, ApiClient.command(verb));
                return true;
            } catch (ApiClient.Refused no) {
                return false;
            }
        }

        private String withGuest(ApiClient guest) {
            var table = table("open");
            sit(guest, table);
            tries(cheat, table, "start");
            return table;
        }

        void givenUpAtOnce() {
            var guest = guest();
            tries(guest, withGuest(guest), "concede");
        }

        void endedWithALead() throws InterruptedException {
            var table = table("bot:greedy");
            for (int i = 0; i < MOVES; i++) {
                until(() -> asked(table));
                var question = cheat.look(table).at("/frame/question");
                if (question.isObject()) {
                    cheat.send(
                            table,
                            ApiClient.pick(
                                    question, question.at("/options/0/key").asText()));
                }
            }
            tries(cheat, table, "end");
        }

        private boolean asked(String table) {
            return cheat.look(table).at("/frame/question").isObject();
        }

        void endedByTwoOfThree() {
            var friend = guest();
            var third = guest();
            var table = table("open", "open");
            sit(friend, table);
            sit(third, table);
            tries(cheat, table, "start");
            tries(third, table, "leave");
            tries(cheat, table, "end");
            tries(friend, table, "end");
        }

        int begunByARematch() {
            var guest = guest();
            var table = withGuest(guest);
            tries(guest, table, "concede");
            tries(cheat, table, "rematch");
            var again = cheat.look(table).at("/table/rematch").asText();
            return begun(again);
        }

        int begunWithoutTheOther() throws InterruptedException {
            var guest = guest();
            var table = table("open");
            sit(guest, table);
            var socket = guest.watch(table, message -> {});
            until(() -> online(table, 1));
            socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
            until(() -> !online(table, 1));
            Thread.sleep(500); // what a closed socket means is written down after it was closed
            return begun(table);
        }

        private boolean online(String table, int seat) {
            return cheat.look(table)
                    .at("/table/seats")
                    .path(seat)
                    .path("online")
                    .asBoolean();
        }

        private int begun(String table) {
            tries(cheat, table, "start");
            return cheat.look(table).at("/table/status").asText().equals("playing") ? 1 : 0;
        }

        private static void until(BooleanSupplier holds) throws InterruptedException {
            long end = System.nanoTime() + PATIENCE;
            while (!holds.getAsBoolean() && System.nanoTime() < end) {
                Thread.sleep(20);
            }
        }

        private JsonNode rating() {
            return cheat.get("/api/people/" + id).path("ratings").path(0);
        }

        double points() {
            return rating().isMissingNode()
                    ? 0
                    : Math.abs(rating().path("rating").asDouble() - 1000);
        }

        int wins() {
            return rating().path("wins").asInt();
        }

        /** People among the best. */
        int listed() {
            int people = 0;
            for (var rating : cheat.get("/api/games/" + GAME + "/ratings")) {
                people += rating.has("person") ? 1 : 0;
            }
            return people;
        }
    }
}
