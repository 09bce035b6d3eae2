import type { Component } from 'svelte';
import type { Choice } from './kit/choice.svelte';
import type { T } from './i18n/index.svelte';
import type { Card, Cards, Frame, Option, Summary } from './wire';

/** One more number on a player's plate; `icon` is the `d` of a path in a square of 512. A `minor` one is left out where there is little room. */
export interface Plate {
  label: string;
  value: string | number;
  icon?: string;
  minor?: boolean;
}

/** A part of the board that a phone shows alone, behind a tab; `count` is how many moves are possible there. */
export interface Section {
  id: string;
  label: string;
  icon?: string;
  count: number;
}

/** Opens the card inspector at a piece (`key` or `key@number`), or closes it; a pinned one stays until something else is pressed. */
export type Inspect = (piece: string | null, anchor?: Element | null, pin?: boolean) => void;

export interface BoardProps {
  frame: Frame;
  /** What was shown before, to show what changed; null at a jump. */
  previous: Frame | null;
  table: Summary;
  cards: Cards;
  /** My seat, or null when I only watch. */
  me: number | null;
  choice: Choice;
  inspect: Inspect;
  t: T;
  /** The only section to show (phone), or null for the whole board. */
  section: string | null;
}

/** What `web/src/games/<id>/index.ts` exports by default. The shell knows no more of a game. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** A card drawn large, for the inspector. `width` in px. */
  Face?: Component<{ card: Card; width: number }>;
  statusOf?(frame: Frame, seat: number): Plate[];
  /** One more line of a player's plate, where there is room: what the player has, in small pictures. */
  Glance?: Component<{ frame: Frame; cards: Cards; seat: number }>;
  /** What a line of the list says at its end: what the option would cost now. */
  Note?: Component<{ option: Option; frame: Frame; cards: Cards; me: number }>;
  /** The rules a card is about, by id. */
  rulesOf?(card: Card): string[];
  sections?(frame: Frame, me: number | null, choice: Choice): Section[];
}
/** `web/src/games/<id>/Cover.svelte` draws the box (300 × 400, without the name); it is loaded with the hall. */
export type Cover = Component<{ name: string }>;
