import { expect, test } from 'vitest';
import type { Frame, Seat } from '../../wire';
import { changes } from './changes';
import { ranking } from './ranking';

const frame = (scores: number[]) => ({ scores }) as Frame;

test('equal points share a place, and the next place is left out', () => {
  expect(ranking(frame([7, 9, 9, 3]), []).map(({ seat, rank }) => [seat, rank])).toEqual([[1, 1], [2, 1], [0, 3], [3, 4]]);
});

test('whoever conceded comes last, whatever the points', () => {
  const seats = [{}, { conceded: true }, {}] as Seat[];
  expect(ranking(frame([4, 9, 2]), seats).map(({ seat, rank }) => [seat, rank])).toEqual([[0, 1], [2, 2], [1, 3]]);
});

test('the victory counts before the points', () => {
  expect(ranking({ ...frame([7, 9, 8]), shares: [1, 0, 0] }, []).map(({ seat, rank }) => [seat, rank])).toEqual([[0, 1], [1, 2], [2, 3]]);
});

test('only what changed is told, with what it was', () => {
  const power = (it: Frame, seat: number) => [{ label: 'Power', value: it.scores[seat]! > 5 ? 2 : 1 }];
  expect(changes(frame([5, 5]), frame([5, 6]), power, 'Points')).toEqual([
    { seat: 1, label: 'Points', before: 5, after: 6 },
    { seat: 1, label: 'Power', before: 1, after: 2 },
  ]);
});
