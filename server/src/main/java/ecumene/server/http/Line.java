package ecumene.server.http;

import ecumene.server.wire.Wire;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;

/** One socket: sends one message after the other, and hangs up on a client that does not read. */
final class Line {
    /** The code of a call that ends because the rights by which it was made have ended. */
    static final int RIGHTS_ENDED = 4401;

    private static final int PATIENCE_SECONDS = 15;

    private final Session session;
    private final Caller caller;
    private final ReentrantLock turn = new ReentrantLock();
    private final CompletableFuture<Void> end = new CompletableFuture<>();

    Line(Session session, Caller caller) {
        this.session = session;
        this.caller = caller;
    }

    /** As they were when they called. */
    Caller caller() {
        return caller;
    }

    /** Nothing is said any more, and nothing that is heard counts. */
    boolean dead() {
        return end.isDone();
    }

    /** Does this once nothing is said here any more, at once if that is so already. */
    void atEnd(Runnable what) {
        var _ = end.thenRunAsync(what, Thread::startVirtualThread);
    }

    /** Returns when the message is on its way, so whoever sends a lot goes at the pace of the client. */
    void send(Object message) {
        sendText(Wire.text(message));
    }

    void sendText(String text) {
        turn.lock();
        try {
            if (!dead()) {
                var sent = new Callback.Completable();
                session.sendText(text, sent);
                sent.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
        } catch (ExecutionException e) {
            ended(); // it has gone; the close event follows
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
        ended();
        session.disconnect();
    }

    /** Whoever does not say goodbye in turn is cut off. */
    void hangUp(int status) {
        ended();
        session.close(status, "", Callback.NOOP);
        CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS).execute(session::disconnect);
    }

    /** Says goodbye before the server stops. */
    void bye(long retry) {
        send(new Wire.Bye("bye", retry));
        hangUp(StatusCode.SHUTDOWN);
    }

    void ended() {
        end.complete(null);
    }
}
