/** A value of JSON. What was read from a message is not changed any more. */
type Json = unknown;
type Fields = Record<string, Json>;

/** Another value; some fields, and the names of those that are gone; some places of a list; what is new in the middle of a list. */
export type Delta =
  | null
  | ['=', Json]
  | ['o', Record<string, Delta>, string[]?]
  | ['a', Record<string, Delta>]
  | ['s', number, number, Json[]];

/** The value that differs from the old one by this. What has not changed is the same object as before. */
export function applied(old: Json, delta: Delta): Json {
  if (delta === null) return old;
  switch (delta[0]) {
    case '=':
      return delta[1];
    case 'o': {
      const now: Fields = { ...(old as Fields) };
      for (const name of delta[2] ?? []) delete now[name];
      for (const [name, change] of Object.entries(delta[1])) now[name] = applied(now[name], change);
      return now;
    }
    case 'a': {
      const now = [...(old as Json[])];
      for (const [place, change] of Object.entries(delta[1])) now[Number(place)] = applied(now[Number(place)], change);
      return now;
    }
    case 's': {
      const list = old as Json[];
      return [...list.slice(0, delta[1]), ...delta[3], ...list.slice(list.length - delta[2])];
    }
  }
}
