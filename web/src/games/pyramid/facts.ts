import type { Resource } from './icons';

/** What the game shows (Facts, Purchase.Price, Attacking.Stakes, Attacking.Power and Spending.Owed there). */
export type Purse = Record<Resource, number>;

export interface Facts {
  variant: string;
  active: number;
  first: number;
  turn: number;
  rows: { card: string; extra: number }[][];
  projects: { card: string; extra: number; left: number }[];
  temporary: Purse;
  players: { power: number; track: number; glory: number; score: number; resources: Purse }[];
  wonders: { card: string; owner: number; tokens: number[]; progress?: { need: number; have: number[] } }[];
  resolving: string[];
}

/** What a card costs and what is proposed to pay for it: of an option to buy, and of the question how to pay. */
export interface Price {
  card: string;
  extra: number;
  raisedBy: string[];
  pays: string[];
}

/** What an attack is about. */
export interface Stakes {
  attacker: number;
  card: string;
  power: number;
  defence: number;
}

/** Of an option: the power that a card would add. */
export interface Power {
  power: number;
}

/** How many resources are to be spent. */
export interface Owed {
  owed: number;
}
