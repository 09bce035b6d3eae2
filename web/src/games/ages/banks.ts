/** AGES-12.2: the yellow bank from its right end: up to how few tokens, what the next worker costs, what is eaten, how many faces are needed. */
const YELLOW = [
  { from: 17, cost: 2, eaten: 0, faces: 0 },
  { from: 13, cost: 3, eaten: 1, faces: 1 },
  { from: 11, cost: 4, eaten: 2, faces: 2 },
  { from: 9, cost: 4, eaten: 2, faces: 3 },
  { from: 7, cost: 5, eaten: 3, faces: 4 },
  { from: 5, cost: 5, eaten: 3, faces: 5 },
  { from: 3, cost: 7, eaten: 4, faces: 6 },
  { from: 1, cost: 7, eaten: 4, faces: 7 },
  { from: 0, cost: -1, eaten: 6, faces: 8 },
] as const;

/** The sections as printed: the number under each is the food a worker from it costs, the loss shows when its first cell is bare. */
const YELLOW_SECTIONS = [
  { cells: 4, cost: 7, loss: 6, faces: [8, 7] },
  { cells: 4, cost: 5, loss: 4, faces: [6, 5] },
  { cells: 4, cost: 4, loss: 3, faces: [4, 3] },
  { cells: 4, cost: 3, loss: 2, faces: [2] },
  { cells: 2, cost: 2, loss: 1, faces: [1] },
] as const;

/** AGES-12.6 */
const BLUE_SECTIONS = [
  { cells: 5, loss: 6 },
  { cells: 5, loss: 4 },
  { cells: 6, loss: 2 },
] as const;

export interface Section {
  cells: boolean[];
  /** Tokens beyond the drawn cells. */
  extra: number;
  /** What the section costs when its first cell is bare, and whether it is bare. */
  loss: number;
  bare: boolean;
  /** This loss is the one that counts: the leftmost bare one. */
  counts: boolean;
}
interface YellowSection extends Section {
  cost: number;
  /** The next worker comes from here. */
  next: boolean;
  /** Faces over its parts; needed when the part is empty, and the leftmost empty part says how many. */
  faces: { number: number; empty: boolean; counts: boolean }[];
}

interface YellowNow {
  cost: number;
  eaten: number;
  faces: number;
}

export function yellowAt(tokens: number): YellowNow {
  const { cost, eaten, faces } = YELLOW.find((row) => tokens >= row.from) ?? YELLOW[YELLOW.length - 1]!;
  return { cost, eaten, faces };
}

/** How many blue tokens may still leave the bank before corruption grows; null when it cannot grow. */
export function untilCorruption(tokens: number): number | null {
  if (tokens <= 0) return null;
  return tokens - (tokens >= 11 ? 11 : tokens >= 6 ? 6 : 1);
}

/** AGES-12.1: the bank fills from the left; what does not fit lies in the last section. */
export function yellowBank(tokens: number): YellowSection[] {
  const sections = fill(YELLOW_SECTIONS, tokens);
  const last = sections.reduce((found, section, i) => (section.cells.some(Boolean) ? i : found), -1);
  const now = yellowAt(tokens).faces;
  return sections.map((section, i) => {
    const printed = YELLOW_SECTIONS[i]!;
    const part = printed.cells / printed.faces.length;
    return {
      ...section,
      cost: printed.cost,
      next: i === last,
      faces: printed.faces.map((number, at) => ({
        number,
        empty: !section.cells.slice(at * part, (at + 1) * part).some(Boolean),
        counts: number === now,
      })),
    };
  });
}

export function blueBank(tokens: number): Section[] {
  return fill(BLUE_SECTIONS, tokens);
}

function fill(printed: readonly { cells: number; loss: number }[], tokens: number): Section[] {
  let left = tokens;
  let counted = false;
  return printed.map(({ cells, loss }, i) => {
    const here = Math.min(cells, left);
    left -= here;
    const bare = here === 0;
    const counts = bare && !counted;
    counted ||= bare;
    return {
      cells: Array.from({ length: cells }, (_, cell) => cell < here),
      extra: i === printed.length - 1 ? left : 0,
      loss,
      bare,
      counts,
    };
  });
}
