/** The command line: what a person types, and what the terminal answers, in both languages. */
@NullMarked
package ecumene.app;

import org.jspecify.annotations.NullMarked;
