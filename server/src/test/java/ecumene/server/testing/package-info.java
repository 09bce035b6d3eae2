/** What tests of the server and of the app share. */
package ecumene.server.testing;
