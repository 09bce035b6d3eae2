import { expect, test } from 'vitest';
import type { View } from '../wire';
import { changed, travels } from './motion';

const view = (zones: Record<string, string[]>): View => ({
  viewer: 0,
  facts: {},
  waiting: [],
  zones: Object.entries(zones).map(([id, cards]) => ({ id, owner: -1, cards: cards.map((card) => ({ card, back: 0 })) })),
});
const at = (left: number, top: number, width = 10) => ({ left, top, width }) as DOMRect;

test('only what changed its zone has moved; hidden and new pieces have not', () => {
  const before = view({ hand: ['a', 'b', ''], table: ['c'] });
  const now = view({ hand: ['b', ''], table: ['c', 'a', 'new'] });
  expect([...changed(before, now)]).toEqual(['a']);
});

test('a travel starts where the piece was, at the size it had', () => {
  const moved = travels(new Map([['a', at(0, 0, 20)], ['b', at(5, 5)]]), new Map([['a', at(30, 40, 10)], ['b', at(5, 6)]]));
  expect([...moved]).toEqual([['a', { dx: -30, dy: -40, scale: 2 }]]);
});
