package ecumene.server.http;

import ecumene.server.wire.Wire;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;

/** One socket: sends one message after the other, and hangs up on a client that does not read. */
final class Line {
    private static final int PATIENCE_SECONDS = 15;

    private final Session session;
    private final Caller caller;
    private final ReentrantLock turn = new ReentrantLock();
    private volatile boolean dead;

    Line(Session session, Caller caller) {
        this.session = session;
        this.caller = caller;
    }

    Caller caller() {
        return caller;
    }

    boolean dead() {
        return dead;
    }

    /** Returns when the message is on its way, so whoever sends a lot goes at the pace of the client. */
    void send(Object message) {
        var text = Wire.text(message);
        turn.lock();
        try {
            if (!dead) {
                var sent = new Callback.Completable();
                session.sendText(text, sent);
                sent.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
        } catch (ExecutionException e) {
            dead = true; // it has gone; the close event follows
        } catch (TimeoutException e) {
            cut();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            cut();
        } finally {
            turn.unlock();
        }
    }

    private void cut() {
        dead = true;
        session.disconnect();
    }

    void hangUp(int status) {
        dead = true;
        session.close(status, "", Callback.NOOP);
    }

    /** Says goodbye before the server stops. */
    void bye(long retry) {
        send(new Wire.Bye("bye", retry));
        hangUp(StatusCode.SHUTDOWN);
    }

    void ended() {
        dead = true;
    }
}
