import type { Choice, SetPlan } from '../../kit/choice.svelte';
import { keyOf, plain } from '../../kit/parts';
import type { Cards, Option, Question } from '../../wire';
import { numberOf, type Print, type Printed, type SeatView, type TableView } from './data';

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
    for (const zone of [mine.hand, mine.play, mine.powers, mine.development, mine.accession, ...mine.garrisons.values()])
      for (const lying of zone)
        laid.add(lying.piece);
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
  return (question?.options ?? []).filter((option) =>
    !option.args.some((arg) => ['piece', 'suit', 'place', 'nation', 'side'].includes(arg.noun)) && option.verb !== 'reveal'
  );
}

/** Every answer that has a button of its own: those without a piece, and suits, some of which have no pile. */
export function answersOf(question: Question | null): Option[] {
  return [...wordsOf(question), ...(question?.options ?? []).filter((option) => option.args.some((arg) => arg.noun === 'suit'))];
}

/** Of equal cards in my hand the game offers one: which of them stands for this one. */
export function alikeTo(piece: string, options: readonly Option[], me: SeatView | null): string | null {
  const inHand = (id: string) => me?.hand.some((lying) => lying.piece === id) ?? false;
  if (!inHand(piece)) return null;
  return options.map(pieceOf).find((other) => other !== piece && keyOf(other) === keyOf(piece) && inHand(other)) ?? null;
}

/** How many a prompt still asks for: the last number in it. */
export function wanted(question: Question): number {
  const numbers = plain(question.prompt).match(/\d+/g);
  return numbers ? Number(numbers[numbers.length - 1]) : 1;
}

const SETS: Record<string, string> = {
  'say.ask-clean-up': 'discard',
  'say.ask-discard': 'discard',
  'say.ask-masks': 'discard',
  'say.ask-revolt': 'return',
  'say.ask-history': 'history',
  'say.ask-abandon': 'abandon',
  'say.ask-recall': 'recall',
  'say.ask-take': 'take',
};
const OPEN_ENDED = ['say.ask-clean-up', 'say.ask-revolt'];

/**
 * Questions that ask for several cards one by one, in the order of the card list (EMP-13.30): here they are ticked in any order and sent
 * together. Null for every other question, and where an answer may be followed by something else before the next.
 */
export function setOf(question: Question | null, me: SeatView | null, cards: Cards<Print>): SetPlan | null {
  const verb = SETS[question?.key ?? ''];
  if (!question || !me || !verb || (verb === 'return' && reactsToReturn(me))) return null;
  const number = (option: Option) => numberOf(pieceOf(option), cards);
  const all = [...question.options, ...question.blocked].filter((option) => option.verb === verb);
  const first = Math.min(...question.options.filter((option) => option.verb === verb).map(number));
  const stops = question.options.some((option) => option.verb === 'done');
  const most = OPEN_ENDED.includes(question.key) ? Infinity : wanted(question);
  if (most === 1) return null;
  const has = (option: Option, blocked: boolean) =>
    option.verb === verb && (!blocked || (option.rule === 'EMP-13.30' && number(option) > first));
  const members = all.filter((option) => has(option, question.blocked.includes(option)));
  const worth = (keys: readonly string[]) =>
    keys.reduce((sum, key) => sum + weightOf(members.find((option) => option.key === key), cards), 0);
  const lies = new Set([...me.play, ...[...me.garrisons.values()].flat()].map((lying) => lying.piece));
  return {
    has,
    allows: (keys) =>
      worth(keys.slice(0, -1)) < most && complete(keys, members.filter((option) => !lies.has(pieceOf(option))), question.options, number),
    ready: (keys) => (stops ? keys.length > 0 : worth(keys) >= Math.min(most, worth(members.map((option) => option.key)))),
    rank: number,
    follow: stops ? { question: question.key, key: 'done' } : null,
  };
}

const lineOf = (card: Printed | null | undefined, ...signs: string[]): boolean =>
  card?.data.sides.some((side) => side.lines.some((line) => signs.every((sign, i) => line[i] === sign))) ?? false;

/** EMP-20.2: some cards count as two regions. Counted too heavy is harmless: what is still missing is asked for again. */
function weightOf(option: Option | undefined, cards: Cards<Print>): number {
  return option && lineOf(cards.get(keyOf(pieceOf(option))), 'i:passive', '2', 's:region') ? 2 : 1;
}

/** Something of mine is ready to react whenever an unrest is returned: one is returned at a time. */
function reactsToReturn(me: SeatView): boolean {
  return me.exhausts > 0 &&
    [...me.powers, ...me.play].some((lying) => !me.exhausted.has(lying.piece) && lineOf(lying.card, 'i:exhaust', '−', 's:unrest', ':'));
}

/** Of equal cards of a hand or a pile the first comes first, and the second is ticked only with it; offered both, they are not equal now (EMP-13.9). */
function complete(
  keys: readonly string[],
  members: readonly Option[],
  offered: readonly Option[],
  number: (option: Option) => number,
): boolean {
  const chosen = members.filter((option) => keys.includes(option.key));
  const kind = (option: Option) => keyOf(pieceOf(option));
  return chosen.every((option) =>
    offered.includes(option) ||
    members.every((other) => keys.includes(other.key) || kind(other) !== kind(option) || number(other) > number(option))
  );
}

/** What pressing a card of a set ticks: of equal cards it does not matter which is pressed. Undefined when the card is in no set. */
export function tickerOf(choice: Choice, piece: string, cards: Cards<Print>): (() => void) | undefined {
  const members = [...choice.options, ...(choice.question?.blocked ?? [])].filter((option) => choice.inSet(option));
  const own = members.find((option) => pieceOf(option) === piece);
  if (!own) return undefined;
  return () => {
    const offered = (option: Option) => choice.options.includes(option);
    const ticked = (option: Option) => choice.ticked.includes(option.key);
    const unoffered = members.filter((option) => keyOf(pieceOf(option)) === keyOf(piece) && !offered(option)).sort((a, b) =>
      numberOf(pieceOf(a), cards) - numberOf(pieceOf(b), cards)
    );
    const first = members.find((option) => keyOf(pieceOf(option)) === keyOf(piece) && offered(option) && !ticked(option));
    const next = ticked(own)
      ? (unoffered.findLast(ticked) ?? own)
      : offered(own)
      ? own
      : (first ?? unoffered.find((option) => !ticked(option)));
    if (next) choice.tick(next.key);
  };
}
