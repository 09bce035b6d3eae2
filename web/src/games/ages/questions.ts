import type { Follow, SetPlan } from '../../kit/choice.svelte';
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
  'say.ask-more-defence': 'defence',
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

/** The keys of a set name their piece last. */
const pieceOfKey = (key: string) => key.slice(key.indexOf(' ') + 1);

/** What a way to use a card adds to a defence: the value of a bonus card, one for any card thrown away. AGES-6.11. */
export function defenceOf(key: string, me: SeatView): number {
  if (!key.startsWith('bonus ')) return 1;
  return me.military.find((lying) => lying.piece === pieceOfKey(key))?.card?.data.defence ?? 0;
}

/** The attack, what stands against it, and what the ticked cards would add. */
interface Defence {
  attack: number;
  strength: number;
  chosen: number;
  added: number;
}

export function defence(view: TableView, me: SeatView, ticked: readonly string[]): Defence {
  const [attack = 0, strength = me.strength, chosen = 0] = view.scene?.numbers ?? [];
  return { attack, strength, chosen, added: ticked.reduce((sum, key) => sum + defenceOf(key, me), 0) };
}

/**
 * Questions that ask for several cards one by one; here they are ticked in any order and sent together, in the order in which they lie in the hand.
 * Null for every other question.
 */
export function setOf(question: Question | null, view: TableView, me: SeatView | null): SetPlan | null {
  if (!question || !me) return null;
  switch (stageOf(question, view)) {
    case 'defence':
      return defending(view, me);
    case 'discard':
      return discarding(view, me);
    default:
      return null;
  }
}

/** AGES-6.11: all or nothing, so what is ticked must leave a way to hold; each card is used in one way only. */
function defending(view: TableView, me: SeatView): SetPlan {
  const slots = me.ma - me.chosen.length;
  const place = (key: string) => me.military.findIndex((lying) => lying.piece === pieceOfKey(key));
  const missing = (keys: readonly string[]) => {
    const { attack, strength, chosen, added } = defence(view, me, keys);
    return attack - strength - chosen - added;
  };
  /** The most that later cards can still add: cards are named in the order in which they lie. */
  const later = (keys: readonly string[]) =>
    me.military
      .slice(Math.max(-1, ...keys.map(place)) + 1)
      .map((lying) => Math.max(1, lying.card?.data.defence ?? 0))
      .sort((a, b) => b - a)
      .slice(0, Math.max(0, slots - keys.length))
      .reduce((sum, value) => sum + value, 0);
  const done: Follow = { question: 'say.ask-more-defence', key: 'done' };
  return {
    has: (option, blocked) => !blocked && (option.verb === 'bonus' || option.verb === 'discard'),
    allows: (keys) => keys.length <= slots && new Set(keys.map(pieceOfKey)).size === keys.length && missing(keys) <= later(keys),
    ready: (keys) => keys.length > 0,
    rank: (option) => place(option.key),
    follow: (keys) => (missing(keys) <= 0 ? done : null),
  };
}

/** How many cards must go. */
export function tooMany(view: TableView): number {
  return view.scene?.kind === 'discard' ? view.scene.numbers[0] ?? 1 : 1;
}

/** AGES-8.7: exactly as many as are too many. A card that comes too late to be the first is blocked with this rule. */
function discarding(view: TableView, me: SeatView): SetPlan | null {
  const count = tooMany(view);
  if (count <= 1) return null;
  return {
    has: (option, blocked) => option.verb === 'discard' && (!blocked || option.rule === 'AGES-8.7'),
    allows: (keys) => keys.length <= count,
    ready: (keys) => keys.length === count,
    rank: (option) => me.military.findIndex((lying) => lying.piece === pieceOf(option)),
    follow: null,
  };
}

/** Of equal cards the game offers the first: pressing any of them ticks the first that is still free, or frees the last. */
export function twin(piece: string, me: SeatView, ticked: readonly string[], verb: string): string {
  const key = me.military.find((lying) => lying.piece === piece)?.card?.key;
  const equal = me.military.filter((lying) => lying.card?.key === key).map((lying) => lying.piece);
  const chosen = equal.filter((it) => ticked.includes(`${verb} ${it}`));
  const at = equal.indexOf(piece);
  return `${verb} ${at < chosen.length ? chosen.at(-1)! : equal[chosen.length]!}`;
}
