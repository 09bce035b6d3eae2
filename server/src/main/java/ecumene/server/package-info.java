/** The server: tables, people, the store, HTTP and WebSocket. It knows games only through the engine. */
@NullMarked
package ecumene.server;

import org.jspecify.annotations.NullMarked;
