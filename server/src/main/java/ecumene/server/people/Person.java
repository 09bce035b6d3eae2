package ecumene.server.people;

/**
 * Somebody who uses the server.
 *
 * @param id stable and public
 * @param lang preferred language, empty when not chosen
 * @param theme {@code light}, {@code dark}, or empty for the system's
 */
public record Person(String id, String name, boolean guest, String lang, String theme) {}
