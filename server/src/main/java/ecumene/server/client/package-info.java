/** The public API from the other side: what a program in Java needs to play here, and the load test that uses it. */
@NullMarked
package ecumene.server.client;

import org.jspecify.annotations.NullMarked;
