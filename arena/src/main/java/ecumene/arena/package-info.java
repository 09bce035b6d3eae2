/** Many games at once: tournaments of bots, what came out of them, and how it is shown. Knows no particular game. */
@NullMarked
package ecumene.arena;

import org.jspecify.annotations.NullMarked;
