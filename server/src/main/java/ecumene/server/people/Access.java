package ecumene.server.people;

/** Somebody known, and what they may do. */
public record Access(Person person, Scope scope) {}
