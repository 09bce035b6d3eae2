/* Made from the records of the server by npm run types: not to be changed by hand. */
import type { Part } from '../wire';

export interface Arg {
  noun: string;
  id: string;
}

export interface Book {
  chapters: Chapter[];
}

export interface Bot {
  level: string;
  name: string;
  strength: string;
  about: string;
}

export interface Bots {
  type: string;
  state: string;
}

export interface Bye {
  type: string;
  retry: number;
}

export interface Card {
  id: string;
  key: string;
  name: string;
  facts: string;
  text: string;
  origin: string;
  data: unknown;
}

export interface CardView {
  card: string;
  back: number;
}

export interface Carried {
  seq: number;
  rest?: Rest;
}

export interface Chapter {
  title: string;
  rules: RuleView[];
}

export interface Chat {
  seq: number;
  at: number;
  person?: string;
  seat?: number;
  name: string;
  text: string;
}

export interface ChatMessage {
  type: string;
  seq: number;
  chat: Chat[];
}

export interface Choice {
  id: string;
  name: string;
}

export interface Choosing {
  least: number;
  most: number;
  free: boolean;
  picked: Option[];
  last?: string[];
  besides: string[];
  done: string;
}

export interface Clock {
  kind: string;
  days?: number;
  base?: number;
  increment?: number;
}

/** What a player may ask for, by its word. */
export interface Commands {
  always: { at: number; key: string };
  answer: { offer: number; yes: boolean };
  ask: { kind: string };
  close: Record<never, never>;
  concede: Record<never, never>;
  continue: Record<never, never>;
  end: Record<never, never>;
  leave: Record<never, never>;
  pick: { at: number; keys: string[] };
  rematch: Record<never, never>;
  resume: Record<never, never>;
  say: { text: string };
  seat: { seat: number; who: string };
  sit: { seat?: number; invite: string };
  start: Record<never, never>;
  undo: { moves: number };
}

export interface Created {
  table: string;
  invite: string;
}

export interface Done {
  type: string;
  id: string;
  seq: number;
  rest?: Rest;
}

export interface Entry {
  move: number;
  text: Part[];
  rule: string;
  key: string;
  turn?: boolean;
}

export interface Face {
  id: string;
  name: string;
  guest: boolean;
  lang?: string;
  theme?: string;
}

export interface Frame {
  moves: number;
  step: Step | null;
  view: View;
  question: Question | null;
  scores: number[];
  breakdown?: Line[][];
  shares?: number[];
  undo: Undo | null;
  over: boolean;
}

export interface From {
  table: string;
  moves: number;
}

export interface GameView {
  id: string;
  name: string;
  about: string;
  players: Players;
  variants: Choice[];
  options: Setting[];
  scored: boolean;
  rules: string;
}

export interface Hall {
  mine: Summary[];
  open: Summary[];
  running: Summary[];
  finished: Summary[];
}

export interface Held {
  moves: number;
  of: number;
  why: string;
}

export interface History {
  frames: Frame[];
}

export interface Line {
  key: string;
  text: string;
  points: number;
}

export interface Me {
  person: Face | null;
}

export interface Offer {
  offer: number;
  kind: string;
  seat: number;
  moves?: number;
  answers: (boolean | null)[];
}

export interface Online {
  type: string;
  seats: (boolean | null)[];
}

export interface Option {
  key: string;
  verb: string;
  args: Arg[];
  text: Part[];
  why?: Part[];
  rule?: string;
  facts?: unknown;
  givesUp?: boolean;
}

export interface Players {
  min: number;
  max: number;
}

export interface Points {
  points: Progress[];
}

export interface Pong {
  type: string;
  now: number;
}

export interface Problem {
  code: string;
  message: string;
  rule?: string;
}

export interface Profile {
  person: Face;
  ratings: Rating[];
  tables: Summary[];
}

export interface Progress {
  moves: number;
  turn: number;
  scores: number[];
}

export interface Question {
  seat: number;
  at: number;
  key: string;
  kind: string;
  prompt: Part[];
  rule: string;
  facts?: unknown;
  set?: Choosing;
  otherwise?: string;
  options: Option[];
  blocked: Option[];
}

export interface Rating {
  game: string;
  rank?: number;
  person?: string;
  level?: string;
  name: string;
  rating: number;
  games: number;
  wins: number;
  provisional?: boolean;
}

export interface Refused {
  type: string;
  id: string;
  error: Problem;
}

export interface Rest {
  code: string;
  message: string;
  keys: number;
}

export interface RuleView {
  id: string;
  title: string;
  text: string;
}

export interface Seat {
  kind: string;
  name: string;
  person?: string;
  level?: string;
  played?: string;
  gone?: boolean;
  conceded?: boolean;
  score?: number;
  clock?: SeatClock;
  online?: boolean;
  held?: string;
}

export interface SeatClock {
  left: number;
  running: boolean;
}

export interface Setting {
  id: string;
  name: string;
  values: Value[];
}

export interface Standing {
  kind: string;
  key: string;
  why?: string;
}

export interface StateMessage {
  type: string;
  seq: number;
  now: number;
  reset: boolean;
  table: Summary;
  frame: Frame | null;
  log: Entry[];
  chat?: Chat[];
  offers: Offer[];
  standing?: Standing[];
  over?: Standing[];
  commitment?: string;
  seed?: string;
  held?: Held;
  renewed?: number;
}

export interface Step {
  seat: number;
  key: string;
  text: Part[];
  by: string;
  level?: string;
}

export interface Summary {
  id: string;
  game: string;
  variant: string;
  title: string;
  status: string;
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
  rematch?: string;
  host?: boolean;
  rated?: boolean;
}

export interface TableForm {
  game: string;
  variant?: string;
  options?: Record<string, string>;
  seats: string[];
  clock?: Clock;
  public?: boolean;
  title?: string;
  start?: boolean;
  rated?: boolean;
  from?: From;
}

export interface TokenMade {
  id: string;
  name: string;
  scope: string;
  created: number;
  expires?: number;
  token: string;
}

export interface TokenView {
  id: string;
  name: string;
  scope: string;
  created: number;
  used: number;
  expires?: number;
}

export interface Undo {
  free: number;
  turn: number;
  last: number;
}

export interface Value {
  id: string;
  name: string;
  when?: Record<string, number[]>;
}

export interface View {
  viewer: number;
  zones: ZoneView[];
  facts: unknown;
  waiting: number[];
}

export interface ZoneView {
  id: string;
  owner: number;
  cards: CardView[];
}
