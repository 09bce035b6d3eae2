/** HTTP and WebSocket: the protocol, and what protects it. */
@NullMarked
package ecumene.server.http;

import org.jspecify.annotations.NullMarked;
