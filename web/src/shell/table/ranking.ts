import type { Frame, Seat } from '../../wire';

/** The seats from first to last by what the server counted; whoever conceded comes last. The same points, the same place. */
export function ranking(frame: Frame, seats: readonly Seat[]): { seat: number; score: number; rank: number }[] {
  const gaveUp = (seat: number) => (seats[seat]?.conceded ? 1 : 0);
  const better = (a: { seat: number; score: number }, b: { seat: number; score: number }) => gaveUp(a.seat) - gaveUp(b.seat) || b.score - a.score;
  const rows = frame.scores.map((score, seat) => ({ seat, score })).sort((a, b) => better(a, b) || a.seat - b.seat);
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => better(other, row) < 0).length }));
}
