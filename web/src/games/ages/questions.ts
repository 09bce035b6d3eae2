import type { Choice } from '../../kit/choice.svelte';
import type { Option, Question } from '../../wire';
import type { SeatView, TableView } from './data';

/** Which sheet a moment needs: a question of mine, or a scene that everybody watches; null when the board itself is enough. */
export type StageKind = 'politics' | 'auction' | 'force' | 'defence' | 'war' | 'pact' | 'mix' | 'discard' | 'pay' | 'ask' | 'battle';

const SHEETS: Record<string, StageKind | null> = {
  'say.ask-spoils': 'war',
  'say.ask-politics': 'politics',
  'say.ask-politics-again': 'politics',
  'say.ask-pact': 'pact',
  'say.ask-pact-a': 'pact',
  'say.ask-pact-b': 'pact',
  'say.ask-defence': 'defence',
  'say.ask-plunder': 'mix',
  'say.ask-gain-mix': 'mix',
  'say.ask-lose-mix': 'mix',
  'say.ask-bid': 'auction',
  'say.ask-force': 'force',
  'say.ask-discard': 'discard',
  'say.ask-pay-food': 'pay',
  'say.ask-pay-resources': 'pay',
  'say.ask-first-action': null,
  'say.ask-action': null,
  'say.ask-ordered': null,
};

export function stageOf(question: Question | null, view: TableView): StageKind | null {
  if (question) return question.key in SHEETS ? SHEETS[question.key]! : 'ask';
  switch (view.scene?.kind) {
    case 'auction':
    case 'force':
    case 'war':
    case 'pact':
      return view.scene.kind;
    case 'aggression':
      return 'defence';
    // a war is decided before the politics of its turn, an aggression in it
    default:
      return view.battle && (view.phase === 'start' || view.phase === 'politics') ? 'battle' : null;
  }
}

export function pieceOf(option: Option): string {
  return option.args.find((arg) => arg.noun === 'piece')?.id ?? '';
}

export function numbersOf(option: Option): number[] {
  return option.args.filter((arg) => arg.noun === 'number').map((arg) => Number(arg.id));
}

/** What an option takes (Price in the game). */
export interface Price {
  civil: number;
  military: number;
  food: number;
  resources: number;
  science: number;
}

export function priceOf(option: Option): Price | null {
  const told = option.facts as Partial<Price> | undefined;
  return told?.civil === undefined ? null : { civil: 0, military: 0, food: 0, resources: 0, science: 0, ...told };
}

/** What an option adds to a defence, a force or a bid. */
export function addsOf(option: Option): number {
  return (option.facts as { amount?: number } | undefined)?.amount ?? 0;
}

/** What a defence or a force must reach, and what it has: what is picked, and what is ticked besides. */
export function reachOf(choice: Choice): { needed: number; have: number } {
  const told = choice.question?.facts as { needed?: number; have?: number } | undefined;
  const ticked = choice.ticked.reduce((sum, key) => sum + addsOf(choice.option(key) ?? NONE), told?.have ?? 0);
  return { needed: told?.needed ?? 0, have: ticked };
}
const NONE: Option = { key: '', verb: '', args: [], text: [] };

/** Of equal cards the game offers one: which one stands for this. */
export function alikeTo(piece: string, options: readonly Option[], me: SeatView | null): string | null {
  const key = me?.military.find((lying) => lying.piece === piece)?.card?.key;
  if (!key || options.some((option) => pieceOf(option) === piece)) return null;
  return me?.military.find((lying) => lying.card?.key === key && options.some((option) => pieceOf(option) === lying.piece))?.piece ?? null;
}
