import { expect, test } from 'vitest';
import { applied, type Delta } from './delta';

const old = { seq: 3, log: [1, 2, 3, 4, 5], frame: { zones: [{ id: 'a', cards: [] }, { id: 'b', cards: [7] }] }, held: true };

test('Nothing has changed', () => expect(applied(old, null)).toBe(old));

test('Fields change, come and go, and the rest stays the same object', () => {
  const now = applied(old, ['o', { seq: ['=', 4], seed: ['=', 'x'] }, ['held']]) as typeof old;
  expect(now).toEqual({ seq: 4, log: old.log, frame: old.frame, seed: 'x' });
  expect(now.frame).toBe(old.frame);
  expect(old.seq).toBe(3);
});

test('A list changes in some places, or in its middle', () => {
  const deep: Delta = ['o', { frame: ['o', { zones: ['a', { 1: ['o', { cards: ['s', 1, 0, [8, 9]] }] }] }], log: ['s', 2, 1, []] }];
  const now = applied(old, deep) as typeof old;
  expect(now.frame.zones).toEqual([old.frame.zones[0], { id: 'b', cards: [7, 8, 9] }]);
  expect(now.frame.zones[0]).toBe(old.frame.zones[0]);
  expect(now.log).toEqual([1, 2, 5]);
  expect(old.frame.zones[1]?.cards).toEqual([7]);
});
