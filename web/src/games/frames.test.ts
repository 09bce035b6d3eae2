import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { GameModule } from '../game';
import { t } from '../i18n/index.svelte';
import { Choice } from '../kit/choice.svelte';
import type { Card, Cards, Frame, Summary } from '../wire';

interface Moments {
  cards: Card[];
  frames: Record<string, Frame>;
}
/** Moments of games played by chance, as the server tells them: made by the Java tests, see npm run types. */
const moments = import.meta.glob<Moments>('../generated/*.json', { eager: true, import: 'default' });
const modules = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'default' });
const games = Object.entries(moments).map(([path, of]) => ({ game: path.slice(path.lastIndexOf('/') + 1, -5), ...of }));

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

const playing = games.filter(({ game }) => modules[`./${game}/index.ts`] !== undefined);
const each = playing.flatMap((it) => Object.entries(it.frames).map(([kind, frame]) => ({ ...it, kind, frame })));

describe('the board of every game', () => {
  test.each(each)('$game draws what the server tells, $kind', ({ game, frame, cards }) => {
    const module = modules[`./${game}/index.ts`]!;
    const faces: Cards = new Map(cards.map((card) => [card.key, card]));
    const choice = new Choice(() => undefined);
    choice.ask(frame.question);
    const me = frame.view.viewer < frame.scores.length ? frame.view.viewer : null;
    const table = { game, seats: frame.scores.map((_, i) => ({ kind: 'person', name: `Player ${i + 1}` })) } as unknown as Summary;
    shown = mount(module.Board, {
      target: document.body,
      props: { frame, previous: null, table, cards: faces, me, choice, inspect: () => undefined, t, section: null },
    });
    flushSync();
    expect(document.body.innerText.length).toBeGreaterThan(100);
    expect(document.body.innerHTML).not.toMatch(/undefined|\[object Object\]|NaN/);
    for (let seat = 0; seat < frame.scores.length; seat++)
      for (const plate of module.statusOf?.(frame, seat) ?? []) expect(String(plate.value), plate.label).not.toMatch(/undefined|NaN/);
    expect(module.sections?.(frame, me, choice).length ?? 1).toBeGreaterThan(0);
  });
});

describe('every question with a set', () => {
  test.each(each.filter(({ frame }) => frame.question?.set))('of $game, $kind, is ticked and sent', ({ frame }) => {
    const set = frame.question!.set!;
    const sent: string[][] = [];
    const choice = new Choice((keys) => sent.push(keys));
    choice.ask(frame.question);
    const free = choice.lines.filter((line) => choice.inSet(line) && !choice.isTicked(line.key)).map((line) => line.key);
    if (set.free) {
      const few = free.slice(0, Math.max(1, set.least - set.picked.length));
      for (const key of few) expect(choice.tick(key)).toBe(true);
      expect(choice.ready).toBe(true);
      choice.confirm();
      expect(sent).toEqual([[...few, set.done]]);
    } else {
      choice.tick(free[0]!);
      expect([...sent.flat(), ...choice.ticked]).toEqual([free[0]]);
    }
  });
});
