/** How fast and how small the games are, measured against their budgets and against a fixed reference loop. */
@NullMarked
package ecumene.bench;

import org.jspecify.annotations.NullMarked;
