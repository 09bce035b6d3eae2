/** Tables: the stream of events of each, the rules applied to it, clocks, bots, and who watches. */
@NullMarked
package ecumene.server.table;

import org.jspecify.annotations.NullMarked;
