import type { SetPlan } from '../../kit/choice.svelte';
import { plain } from '../../kit/parts';
import type { Cards, Option, Question } from '../../wire';
import { numberOf, type Print, type SeatView, type TableView } from './data';

/** What a question is shown as, besides the list: a page of its own, an interruption, or cards that lie in no place of the board. */
export type StageKind = 'nation' | 'side' | 'interrupt' | 'cards';

export function pieceOf(option: Option): string {
  return option.args.find((arg) => arg.noun === 'piece')?.id ?? '';
}

/** Every piece that lies open on the board: what it can be asked about is pressed where it lies. */
export function laidOut(view: TableView, me: number | null): Set<string> {
  const laid = new Set<string>(view.market.map((slot) => slot.piece));
  const mine = me === null ? undefined : view.seats[me];
  if (mine) {
    for (const zone of [mine.hand, mine.play, mine.powers, mine.development, mine.accession, ...mine.garrisons.values()]) for (const lying of zone) laid.add(lying.piece);
  }
  laid.delete('');
  return laid;
}

/** Somebody else's turn, and I am asked: an attack, or a gift. At a solstice everybody is asked in turn. */
export function interrupted(view: TableView, me: number | null): boolean {
  return me !== null && view.round > 0 && view.active !== me && view.phase !== 'solstice' && view.phase !== 'clean-up';
}

export function stageOf(question: Question | null, view: TableView, me: number | null): StageKind | null {
  if (!question) return null;
  if (question.key === 'say.ask-nation') return 'nation';
  if (question.key === 'say.ask-side') return 'side';
  if (interrupted(view, me)) return 'interrupt';
  const laid = laidOut(view, me);
  return question.options.some((option) => pieceOf(option) !== '' && !laid.has(pieceOf(option))) ? 'cards' : null;
}

/** Options that belong to no piece and no pile: buttons of their own. */
export function wordsOf(question: Question | null): Option[] {
  return (question?.options ?? []).filter((option) => !option.args.some((arg) => ['piece', 'suit', 'place', 'nation', 'side'].includes(arg.noun)) && option.verb !== 'reveal');
}

/** How many a prompt still asks for: the last number in it. */
export function wanted(question: Question): number {
  const numbers = plain(question.prompt).match(/\d+/g);
  return numbers ? Number(numbers[numbers.length - 1]) : 1;
}

const SETS: Record<string, string> = { 'say.ask-clean-up': 'discard', 'say.ask-discard': 'discard', 'say.ask-revolt': 'return' };

/**
 * Questions that ask for several cards of the hand one by one, in the order of the card list (EMP-13.30): here they are ticked in any order and sent
 * together. Null for every other question.
 */
export function setOf(question: Question | null, me: SeatView | null, cards: Cards<Print>): SetPlan | null {
  const verb = SETS[question?.key ?? ''];
  if (!question || !me || !verb) return null;
  const number = (option: Option) => numberOf(pieceOf(option), cards);
  const first = Math.min(...question.options.filter((option) => option.verb === verb).map(number));
  const stops = question.options.some((option) => option.verb === 'done');
  const most = question.key === 'say.ask-discard' ? wanted(question) : Infinity;
  if (most === 1) return null;
  return {
    has: (option, blocked) => option.verb === verb && (!blocked || (option.rule === 'EMP-13.30' && number(option) > first)),
    allows: (keys) => keys.length <= most && complete(keys, question, number),
    ready: (keys) => stops ? keys.length > 0 : keys.length === Math.min(most, [...question.options, ...question.blocked].filter((it) => it.verb === verb).length),
    rank: number,
    follow: stops ? { question: question.key, key: 'done' } : null,
  };
}

/** Of equal cards the first comes first: the second is ticked only with it. */
function complete(keys: readonly string[], question: Question, number: (option: Option) => number): boolean {
  const all = [...question.options, ...question.blocked];
  const chosen = all.filter((option) => keys.includes(option.key));
  const kind = (option: Option) => pieceOf(option).split('@')[0];
  return chosen.every((option) => all.every((other) => keys.includes(other.key) || kind(other) !== kind(option) || other.verb !== option.verb || number(other) > number(option)));
}
