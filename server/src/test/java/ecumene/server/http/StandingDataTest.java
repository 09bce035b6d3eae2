package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What is the same for everybody until the server is started anew is worked out once, so that asking for it is no way to stop others. */
class StandingDataTest {
    private final AtomicInteger made = new AtomicInteger();

    /** All texts of all cards took 25 ms of a processor, and strangers may ask 150 times a second. */
    @Test
    void cards_are_written_once_for_each_language_however_often_strangers_ask() throws Exception {
        try (var house = new House(counting())) {
            var stranger = house.visitor();
            var first = stranger.get("/api/games/pyramid/cards").text();
            for (int i = 0; i < 20; i++) {
                assertThat(stranger.get("/api/games/pyramid/cards").text()).isEqualTo(first);
                assertThat(stranger.get("/api/games/pyramid/cards?lang=ru").text())
                        .isNotEqualTo(first);
            }
            assertThat(made).hasValue(2);
        }
    }

    /** The game itself, which notes how often all its cards are made. */
    private Game<?> counting() {
        return (Game<?>) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("cards")) {
                        made.incrementAndGet();
                    }
                    try {
                        return method.invoke(House.PYRAMID, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
