/**
 * What goes over the wire. The records are the server's own (`generated/wire.ts`, made by npm run types); here they get what Java's types do not say:
 * which words a text may be, what belongs together, and what is each game's own.
 */
import type * as made from './generated/wire';

/** A record with some of its fields said more exactly; a field that the server does not know any more does not compile. */
type Exact<R, F extends { [K in keyof F]: K extends keyof R ? unknown : never }> = Omit<R, keyof F> & F;

export type Lang = 'en' | 'ru';
export type Theme = 'light' | 'dark';
export type Level = string;

export interface Noun {
  noun: string;
  id: string;
  text: string;
}
/** Words alone are written as a plain text. */
export type Part = string | Noun;
export type Parts = Part[];

export type Fault = made.Problem;

export type Person = Exact<made.Face, { lang?: Lang; theme?: Theme }>;
export interface Me {
  person: Person | null;
}

export type Named = made.Choice;
export type Value = made.Value;
export type GameOption = made.Setting;
export type GameInfo = made.GameView;

/** `data` is what the page draws, each game's own. */
export type Card<D = unknown> = Exact<made.Card, { data: D }>;
export type Cards<D = unknown> = Map<string, Card<D>>;

export type RuleText = made.RuleView;
export type Chapter = made.Chapter;
export type Rules = made.Book;
export type BotInfo = made.Bot;

export type Clock = { kind: 'none' } | { kind: 'days'; days: number } | { kind: 'live'; base: number; increment: number };

/** `played`: a bot of this level plays on for the person; `held`: the id of the person for whom an open seat is kept. */
export type Seat = Exact<made.Seat, { kind: 'open' | 'person' | 'bot' }>;

/** `host`: I made the table, its seats, its start and its end are mine to decide; `rematch`: the table everybody was asked to for another game. */
export type Summary = Exact<made.Summary, { status: 'open' | 'playing' | 'over'; seats: Seat[] }>;

export interface Hall {
  mine: Summary[];
  open: Summary[];
  running: Summary[];
  finished: Summary[];
}

/** `rank` is absent when not among the best; `provisional`: there are too few games yet that count. */
export type Rating = made.Rating;

export type Profile = Exact<made.Profile, { person: Person; tables: Summary[] }>;
export type Token = Exact<made.TokenView, { scope: 'play' | 'read'; used?: number }>;
export type NewToken = Exact<made.TokenMade, { scope: 'play' | 'read' }>;

/** Seats are "me", "open" or "bot:<level>". */
export type NewTable = Exact<made.TableForm, { clock?: Clock }>;

export type Step = Exact<made.Step, { by: 'person' | 'bot' }>;

/** `card` is a piece, `key` or `key@number`; "" when hidden, and then `back` is what everybody sees of it. */
export type ZoneCard = made.CardView;
export type Zone = made.ZoneView;
/** `facts` are the game's own. */
export type View<F = Record<string, unknown>> = Exact<made.View, { facts: F }>;

export type Arg = made.Arg;
/** `facts` are the numbers that a page needs with it, such as its price: the game's own. Whoever picks one that `givesUp` has lost. */
export type Option = made.Option;
/** A question that is answered with a set: any of the options but `besides` and `done`, picked in any order. */
export type Choosing = made.Choosing;
/** `kind` is the same for all questions that can be answered alike; `otherwise` is the key that is picked when the clock runs out. */
export type Question = made.Question;

export type Points = made.Line;
export type Undo = made.Undo;

export type Frame<F = Record<string, unknown>> = Exact<made.Frame, { step: Step | null; view: View<F> }>;

export type Entry = made.Entry;
export type Chat = made.Chat;
export type Offer = Exact<made.Offer, { kind: 'undo' | 'end' | 'continue' }>;
export type Progress = made.Points;

/** What came of a command; `rest` when so many keys at its end were not looked at, because a pick before them has shown something. */
export type Made = made.Carried;

/** The rules have changed: the position after `moves` of `of` moves is the last one that holds. */
export type Held = Exact<made.Held, { why: 'game' | 'deal' | 'move' | 'position' | 'scores' }>;

type Told<M extends { type: string }, T extends string> = Omit<M, 'type'> & { type: T };
type StateBase = Exact<made.StateMessage, { type: 'state'; table: Summary; frame: Frame | null; offers: Offer[]; held?: Held }>;
/** Everything from the beginning, or what came since. */
export type Reset = Omit<StateBase, 'reset' | 'chat' | 'commitment'> & { reset: true; chat: Chat[]; commitment: string };
export type Update = Omit<StateBase, 'reset' | 'chat' | 'commitment'> & { reset: false };
export type State = Reset | Update;

export type Message =
  | State
  | Told<made.ChatMessage, 'chat'>
  | Told<made.Online, 'online'>
  | (Told<Omit<made.Bots, 'state'> & { type: string }, 'bots'> & { state: 'thinking' | 'waiting' | 'tired' })
  | Told<made.Done, 'done'>
  | Told<made.Refused, 'refused'>
  | Told<made.Pong, 'pong'>
  | Told<made.Bye, 'bye'>;

/** Without an invitation there is no need to say so. */
type Asked = Exact<made.Commands, { sit: Exact<made.Commands['sit'], { invite?: string }> }>;
export type Doing = { [D in keyof Asked]: { do: D } & Asked[D] }[keyof Asked];
export type Command = Doing & { id: string };

export type HallMessage = { type: 'hall' } | { type: 'mine'; table: Summary };
