/** What build/mutate does: breaks the rules in one place after the other, and sees whether a test that names the rule notices. */
package ecumene.engine.testing.mutation;
