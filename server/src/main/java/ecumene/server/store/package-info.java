/** What is durable: one schema on the embedded database or on PostgreSQL. */
@NullMarked
package ecumene.server.store;

import org.jspecify.annotations.NullMarked;
