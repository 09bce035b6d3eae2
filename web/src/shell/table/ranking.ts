import type { Frame, Seat } from '../../wire';

interface Placed {
  seat: number;
  score: number; /** The part of the victory. */
  share: number;
}

/**
 * The seats from first to last by what the server counted: whoever conceded comes last, then the victory counts, then points. More points do
 * not always win, and somebody who plays alone may lose.
 */
export function ranking(frame: Frame, seats: readonly Seat[]): (Placed & { rank: number })[] {
  const gaveUp = (seat: number) => (seats[seat]?.conceded ? 1 : 0);
  const better = (a: Placed, b: Placed) => gaveUp(a.seat) - gaveUp(b.seat) || b.share - a.share || b.score - a.score;
  const rows = frame.scores.map((score, seat) => ({ seat, score, share: frame.shares?.[seat] ?? 0 })).sort((a, b) =>
    better(a, b) || a.seat - b.seat
  );
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => better(other, row) < 0).length }));
}
