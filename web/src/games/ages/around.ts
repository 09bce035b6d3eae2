import type { Inspect } from '../../game';
import type { Choice } from '../../kit/choice.svelte';
import type { Cards, Question } from '../../wire';
import type { Print, SeatView, TableView } from './data';

/** What every part of the board looks at. */
export interface Around {
  view: TableView;
  /** The moment before, to show what changed, and who changed it. */
  before: TableView | null;
  by: number | null;
  cards: Cards<Print>;
  names: readonly string[];
  /** My seat, or null when I only watch. */
  me: number | null;
  /** Whose pieces the question is about, when they are not mine. */
  target: number | null;
  /** Who is asked. */
  waiting: number | null;
  choice: Choice;
  inspect: Inspect;
  lang: string;
}

/** What is done to a technology of my own, and what to another's. */
export const OWN = ['build', 'upgrade', 'destroy', 'disband', 'bach', 'recruit', 'lose-worker', 'token', 'send'];
export const FOREIGN = ['raze'];

export function mineOf(around: Pick<Around, 'view' | 'me'>): SeatView | null {
  return around.me === null ? null : around.view.seats[around.me] ?? null;
}

/** The seats in the order of play, from mine or the first. */
export function seatsFrom(around: Around): SeatView[] {
  const { seats } = around.view;
  return seats.map((_, i) => seats[((around.me ?? 0) + i) % seats.length]!);
}

/** The seat whose pieces a question is about: whom it tells, else the target of the scene. */
export function targetOf(question: Question | null, view: TableView, me: number | null): number | null {
  if (!question || me === null) return null;
  const told = (question.facts as { seat?: number } | undefined)?.seat;
  return told ?? view.scene?.seats.find((seat) => seat !== me) ?? null;
}
