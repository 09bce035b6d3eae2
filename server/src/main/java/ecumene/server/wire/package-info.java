/** What goes over the wire, as records: docs/protocol.md in Java. */
@NullMarked
package ecumene.server.wire;

import org.jspecify.annotations.NullMarked;
