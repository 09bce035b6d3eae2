import { keyOf } from '../../kit/parts';
import type { Option, Question } from '../../wire';
import type { SeatView, TableView } from './data';

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
