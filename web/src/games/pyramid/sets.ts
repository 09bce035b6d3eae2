import type { SetPlan } from '../../kit/choice.svelte';
import { plain } from '../../kit/parts';
import type { Option, Question } from '../../wire';
import { amounts, offer } from './price';
import type { Lying, SeatView, TableView } from './data';
import { placeOf } from './price';

const pieceOf = (option: Option) => option.args.find((arg) => arg.noun === 'piece')?.id ?? '';
const pieceOfKey = (key: string) => key.slice(key.indexOf(' ') + 1);

/** How many a prompt still asks for: the last number in it. */
export function wanted(question: Question): number {
  const numbers = plain(question.prompt).match(/\d+/g);
  return numbers ? Number(numbers[numbers.length - 1]) : 1;
}

/** The card a question speaks of. */
export function subject(question: Question): string {
  const part = question.prompt.find((part) => typeof part !== 'string' && part.noun === 'piece');
  return part && typeof part !== 'string' ? part.id : '';
}

/**
 * The questions that ask for a set, one card at a time in the order in which they lie (PYR-5.15): here the cards are ticked in any order and sent together.
 * Null for every other question.
 */
export function setOf(question: Question | null, me: SeatView | null, view: TableView): SetPlan | null {
  if (!question || !me) return null;
  switch (question.key) {
    case 'say.ask-restore':
      return exactly(question, me.technologies, 'restore', wanted(question));
    case 'say.ask-restore-up-to':
      return upTo(question, 'restore', wanted(question));
    case 'say.ask-take':
      return upTo(question, 'take', Infinity);
    case 'say.ask-cost':
    case 'say.ask-loss':
      return worth(question, me.resources, wanted(question));
    case 'say.ask-react':
      return reaction(question, me);
    case 'say.ask-pay':
      return keeping(question, me, view);
    default:
      return null;
  }
}

function upTo(question: Question, verb: string, most: number): SetPlan | null {
  if (most === 1) return null;
  return {
    has: (option, blocked) => !blocked && option.verb === verb,
    allows: (keys) => keys.length <= most,
    ready: (keys) => keys.length > 0,
    follow: { question: question.key, key: 'done' },
  };
}

/** A card that comes too late to be the first of its set is blocked with this rule; one of a wrong type has another. */
function comesLater(question: Question, zone: readonly Lying[], option: Option): boolean {
  const place = (piece: string) => zone.findIndex((lying) => lying.piece === piece);
  const first = Math.min(...question.options.map((offered) => place(pieceOf(offered))).filter((at) => at >= 0));
  return option.rule === 'PYR-5.15' && place(pieceOf(option)) > first;
}

/** One that is offered now can also be sent alone; the game then asks for the rest. */
function first(question: Question, keys: readonly string[]): boolean {
  return keys.length === 1 && question.options.some((option) => option.key === keys[0]);
}

function byPlace(zone: readonly Lying[]) {
  return (option: Option) => zone.findIndex((lying) => lying.piece === pieceOf(option));
}

function exactly(question: Question, zone: readonly Lying[], verb: string, count: number): SetPlan | null {
  if (count === 1) return null;
  return {
    has: (option, blocked) => option.verb === verb && (!blocked || comesLater(question, zone, option)),
    allows: (keys) => keys.length <= count,
    ready: (keys) => keys.length === count || first(question, keys),
    rank: byPlace(zone),
    follow: null,
  };
}

/** PYR-5.24: worth at least what is owed, and no card too many; a Space card is worth two. */
function worth(question: Question, zone: readonly Lying[], owed: number): SetPlan | null {
  if (owed === 1) return null;
  const worthOf = (key: string) => (zone.find((lying) => lying.piece === pieceOfKey(key))?.resource === 'space' ? 2 : 1);
  const sum = (keys: readonly string[]) => keys.reduce((total, key) => total + worthOf(key), 0);
  const minimal = (keys: readonly string[]) => keys.length === 0 || sum(keys) - Math.min(...keys.map(worthOf)) < owed;
  return {
    has: (option, blocked) => option.verb === 'spend' && (!blocked || comesLater(question, zone, option)),
    allows: minimal,
    ready: (keys) => (sum(keys) >= owed && minimal(keys)) || first(question, keys),
    rank: byPlace(zone),
    follow: null,
  };
}

/** PYR-5.22: responses in the order of the card list, then resource cards as they lie. */
function reaction(question: Question, me: SeatView): SetPlan {
  const number = (piece: string) => Number(me.hand.find((lying) => lying.piece === piece)?.card?.id.slice(1) ?? 0);
  const lies = byPlace(me.resources);
  return {
    has: (option, blocked) => !blocked && (option.verb === 'respond' || option.verb === 'turn'),
    allows: () => true,
    ready: (keys) => keys.length > 0,
    rank: (option) => (option.verb === 'respond' ? number(pieceOf(option)) : 1000 + lies(option)),
    follow: { question: question.key, key: 'done' },
  };
}

/** PYR-6.10: cards to keep, as long as the rest pays. Temporary resources are spared one by one. */
function keeping(question: Question, me: SeatView, view: TableView): SetPlan | null {
  const place = placeOf(view, subject(question));
  if (!place?.card) return null;
  const cost = amounts(place.card.data.cost ?? []);
  const could = new Set([...question.options, ...question.blocked].filter((option) => option.verb === 'keep').map(pieceOf));
  const before = me.resources.filter((lying) => !could.has(lying.piece)).map((lying) => lying.piece);
  return {
    has: (option, blocked) => !blocked && option.verb === 'keep',
    allows: (keys) => offer(me.resources, view.temporary, cost, place.extra, new Set([...before, ...keys.map(pieceOfKey)])) !== null,
    ready: (keys) => keys.length > 0,
    follow: { question: question.key, key: 'pay' },
  };
}
