/** What a stranger with a script may try against a server of our own. */
@NullMarked
package ecumene.app.attack;

import org.jspecify.annotations.NullMarked;
