/** Guests, accounts, sessions and tokens. */
@NullMarked
package ecumene.server.people;

import org.jspecify.annotations.NullMarked;
