/** What goes over the wire, word for word as in docs/protocol.md. */

export type Lang = 'en' | 'ru';
export type Theme = 'light' | 'dark';
export type Level = string;

export interface Noun {
  noun: string;
  id: string;
  text: string;
}
export type Part = string | Noun;
export type Parts = Part[];

export interface Fault {
  code: string;
  message: string;
  rule?: string;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  lang?: Lang;
  theme?: Theme;
}
export interface Me {
  person: Person | null;
}

export interface Named {
  id: string;
  name: string;
}
/** `when` the variants and numbers of players a value can be chosen for; without it for all. */
export interface Value extends Named {
  when?: Record<string, number[]>;
}
export interface GameOption {
  id: string;
  name: string;
  values: Value[];
}
export interface GameInfo {
  id: string;
  name: string;
  about: string;
  players: { min: number; max: number };
  variants: Named[];
  options: GameOption[];
  /** Whether seats have points; without, only the victory counts. */
  scored: boolean;
  rules: string;
}

/** `data` is what the page draws, each game's own. */
export interface Card<D = unknown> {
  id: string;
  key: string;
  name: string;
  facts: string;
  text: string;
  origin: string;
  data: D;
}
export type Cards<D = unknown> = Map<string, Card<D>>;

export interface RuleText {
  id: string;
  title: string;
  text: string;
}
export interface Chapter {
  title: string;
  rules: RuleText[];
}
export interface Rules {
  chapters: Chapter[];
}

export interface BotInfo {
  level: Level;
  name: string;
  /** How strong it is, in a word. */
  strength: string;
  about: string;
}

export type Clock = { kind: 'none' } | { kind: 'days'; days: number } | { kind: 'live'; base: number; increment: number };

export interface Seat {
  kind: 'open' | 'person' | 'bot';
  name: string;
  person?: string;
  level?: Level;
  /** A bot of this level plays on for the person. */
  played?: Level;
  gone?: boolean;
  conceded?: boolean;
  score?: number;
  clock?: { left: number; running: boolean };
  online?: boolean;
  /** The id of the person for whom an open seat is kept. */
  held?: string;
}

export interface Summary {
  id: string;
  game: string;
  variant: string;
  title: string;
  status: 'open' | 'playing' | 'over';
  public: boolean;
  players: number;
  created: number;
  changed: number;
  moves: number;
  turn: number;
  seats: Seat[];
  mine: number | null;
  myTurn: boolean;
  waiting: number[];
  deadline?: number;
  invite?: string;
  /** I made the table: its seats, its start and its end are mine to decide. */
  host?: boolean;
  /** The game counts for the ratings, as it stands. */
  rated?: boolean;
  /** The table everybody was asked to for another game. */
  rematch?: string;
}

export interface Hall {
  mine: Summary[];
  open: Summary[];
  running: Summary[];
  finished: Summary[];
}

export interface Rating {
  game: string;
  /** Absent when not among the best. */
  rank?: number;
  person?: string;
  level?: Level;
  name: string;
  rating: number;
  games: number;
  wins: number;
  /** There are too few games yet that count. */
  provisional?: boolean;
}

export interface Profile {
  person: Person;
  ratings: Rating[];
  tables: Summary[];
}
export interface Token {
  id: string;
  name: string;
  scope: 'play' | 'read';
  created: number;
  used?: number;
  expires?: number;
}
export interface NewToken extends Token {
  token: string;
}

export interface NewTable {
  game: string;
  variant?: string;
  options?: Record<string, string>;
  /** "me", "open" or "bot:<level>", one a seat. */
  seats: string[];
  clock?: Clock;
  public?: boolean;
  title?: string;
  start?: boolean;
  rated?: boolean;
  from?: { table: string; moves: number };
}

export interface Step {
  seat: number;
  key: string;
  text: Parts;
  by: 'person' | 'bot';
  level?: Level;
}

/** `card` is a piece, `key` or `key@number`; "" when hidden, and then `back` is what everybody sees of it. */
export interface ZoneCard {
  card: string;
  back: number;
}
export interface Zone {
  id: string;
  owner: number;
  cards: ZoneCard[];
}
/** `facts` are the game's own. */
export interface View<F = Record<string, unknown>> {
  viewer: number;
  zones: Zone[];
  facts: F;
  waiting: number[];
}

export interface Arg {
  noun: string;
  id: string;
}
export interface Option {
  key: string;
  verb: string;
  args: Arg[];
  text: Parts;
  why?: Parts;
  rule?: string;
  /** The numbers that a page needs with it, such as its price: the game's own. */
  facts?: unknown;
  /** Whoever picks it has lost. */
  givesUp?: true;
}
/** A question that is answered with a set: any of the options but `besides` and `done`, picked in any order. */
export interface Choosing {
  least: number;
  most: number;
  /** Whether any of them go together, as long as their number is right: then they can be ticked without asking. */
  free: boolean;
  /** What is picked already. */
  picked: Option[];
  /** Where they do not, the keys with which the set is whole by itself as soon as they are picked. */
  last?: string[];
  /** The keys of options that are no part of the set, but another answer. */
  besides: string[];
  /** The key that says: that is all. */
  done: string;
}
export interface Question {
  seat: number;
  at: number;
  key: string;
  /** The same for all questions that can be answered alike. */
  kind: string;
  prompt: Parts;
  rule: string;
  facts?: unknown;
  set?: Choosing;
  /** The key that is picked when the clock runs out; without it the seat is given to a bot. */
  otherwise?: string;
  options: Option[];
  blocked: Option[];
}

export interface Points {
  key: string;
  text: string;
  points: number;
}
export interface Undo {
  free: number;
  turn: number;
  last: number;
}

export interface Frame<F = Record<string, unknown>> {
  moves: number;
  step: Step | null;
  view: View<F>;
  question: Question | null;
  scores: number[];
  breakdown?: Points[][];
  /** When the game is over, the part of the victory that every seat gets. */
  shares?: number[];
  undo: Undo | null;
  over: boolean;
}

export interface Entry {
  move: number;
  text: Parts;
  rule: string;
  key: string;
  turn?: boolean;
}
export interface Chat {
  seq: number;
  at: number;
  person?: string;
  seat?: number;
  name: string;
  text: string;
}
export interface Offer {
  offer: number;
  kind: 'undo' | 'end' | 'continue';
  seat: number;
  moves?: number;
  answers: (boolean | null)[];
}

export interface Progress {
  points: { moves: number; turn: number; scores: number[] }[];
}

/** What came of a command; `rest` when so many keys at its end were not looked at, because a pick before them has shown something. */
export interface Made {
  seq: number;
  rest?: { code: string; message: string; keys: number };
}

/** The rules have changed: the position after `moves` of `of` moves is the last one that holds. */
export interface Held {
  moves: number;
  of: number;
  why: 'game' | 'deal' | 'move' | 'position' | 'scores';
}
interface StateBase {
  type: 'state';
  seq: number;
  now: number;
  table: Summary;
  frame: Frame | null;
  log: Entry[];
  offers: Offer[];
  held?: Held;
  renewed?: number;
}
export interface Reset extends StateBase {
  reset: true;
  chat: Chat[];
  commitment: string;
  seed?: string;
}
export interface Update extends StateBase {
  reset: false;
  seed?: string;
}
export type State = Reset | Update;

export type Message =
  | State
  | { type: 'chat'; seq: number; chat: Chat[] }
  | { type: 'online'; seats: (boolean | null)[] }
  | { type: 'bots'; state: 'thinking' | 'waiting' | 'tired' }
  | ({ type: 'done'; id: string } & Made)
  | { type: 'refused'; id: string; error: Fault }
  | { type: 'pong'; now: number }
  | { type: 'bye'; retry: number };

export type Doing =
  | { do: 'sit'; seat?: number; invite?: string }
  | { do: 'leave' }
  | { do: 'seat'; seat: number; who: string }
  | { do: 'start' }
  | { do: 'close' }
  | { do: 'pick'; at: number; keys: string[] }
  | { do: 'undo'; moves: number }
  | { do: 'end' }
  | { do: 'continue' }
  | { do: 'answer'; offer: number; yes: boolean }
  | { do: 'concede' }
  | { do: 'resume' }
  | { do: 'rematch' }
  | { do: 'say'; text: string };
export type Command = Doing & { id: string };

export type HallMessage = { type: 'hall' } | { type: 'mine'; table: Summary };
