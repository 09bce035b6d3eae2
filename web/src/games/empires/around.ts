import type { Inspect } from '../../game';
import type { Choice } from '../../kit/choice.svelte';
import type { Cards } from '../../wire';
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
  choice: Choice;
  inspect: Inspect;
  lang: string;
  /** Opens a pile to look through. */
  browse: (pile: Pile) => void;
}

/** A pile of open cards, or of my own hidden ones. */
export interface Pile {
  kind: 'discard' | 'history' | 'exile' | 'nation' | 'rival';
  seat: number;
}

export function mineOf(around: Pick<Around, 'view' | 'me'>): SeatView | null {
  return around.me === null ? null : around.view.seats[around.me] ?? null;
}

/** The seats in the order of play, from mine or the first. */
export function seatsFrom(around: Pick<Around, 'view' | 'me'>): SeatView[] {
  const { seats } = around.view;
  return seats.map((_, i) => seats[((around.me ?? 0) + i) % seats.length]!);
}
