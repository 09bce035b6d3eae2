import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace';

interface Move {
  n: number;
  mine: boolean;
}
const move = (n: number, mine = false): Move => ({ n, mine });
let shown: number[];
let hold: number;
let pace: Pace<Move>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  hold = 250;
  pace = new Pace<Move>({ show: (it) => shown.push(it.n), urgent: (it) => it.mine, hold: () => hold });
});
afterEach(() => vi.useRealTimers());

test('the moves of the others are shown one after the other', () => {
  for (const n of [1, 2, 3]) pace.push(move(n));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(249);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(250);
  expect(shown).toEqual([1, 2, 3]);
  expect(pace.waiting).toBe(0);
});

test('my own move is shown at once, and does not hold up what follows', () => {
  pace.push(move(1));
  pace.push(move(2, true));
  pace.push(move(3));
  expect(shown).toEqual([1, 2, 3]);
});

test('a long queue is shown faster', () => {
  for (let n = 0; n < 30; n++) pace.push(move(n));
  vi.advanceTimersByTime(60 * 17);
  expect(shown.length).toBeGreaterThanOrEqual(17);
});

test('without a pace everything is shown at once', () => {
  hold = 0;
  for (const n of [1, 2, 3]) pace.push(move(n));
  expect(shown).toEqual([1, 2, 3]);
});

test('what was cleared is never shown', () => {
  for (const n of [1, 2, 3]) pace.push(move(n));
  pace.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});
