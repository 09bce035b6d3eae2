/** Geometry of the maps. A hex has its point up; `q` runs along a row, `r` from row to row (axial). All in units of the map, not pixels. */

export interface Point {
  x: number;
  y: number;
}
export interface Look {
  x: number;
  y: number;
  k: number;
}

export const SQRT3 = Math.sqrt(3);

/** Neighbours in the order of the sides of `hexSide`: right, lower right, lower left, left, upper left, upper right. */
export const HEX_AROUND: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

/** The middle of a hex whose width from side to side is W. */
export function hexCenter(q: number, r: number, W: number): Point {
  return { x: W * (q + r / 2), y: (W * SQRT3 / 2) * r };
}

/** Corner i of six, clockwise from the upper right. */
export function hexCorner(i: number, W: number): Point {
  const angle = ((i * 60 - 30) * Math.PI) / 180;
  return { x: (W / SQRT3) * Math.cos(angle), y: (W / SQRT3) * Math.sin(angle) };
}

/** The outline of a hex around 0,0, smaller by `inset`. */
export function hexPath(W: number, inset = 0): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => hexCorner(i, W - 2 * inset));
  return `M${corners.map((c) => `${round(c.x)} ${round(c.y)}`).join('L')}Z`;
}

/** Side i (towards HEX_AROUND[i]) of a hex around 0,0. */
export function hexSide(i: number, W: number, inset = 0): string {
  const a = hexCorner(i, W - 2 * inset);
  const b = hexCorner(i + 1, W - 2 * inset);
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
}

/** Of each place, the sides on which another owner, or nobody, begins: the border of a territory. */
export function borders<C extends { q: number; r: number }>(cells: readonly C[], ownerOf: (cell: C) => number | null): Map<C, number[]> {
  const at = new Map(cells.map((cell) => [`${cell.q},${cell.r}`, cell]));
  const found = new Map<C, number[]>();
  for (const cell of cells) {
    const owner = ownerOf(cell);
    if (owner === null) continue;
    const sides = HEX_AROUND.flatMap(([dq, dr], side) => {
      const next = at.get(`${cell.q + dq},${cell.r + dr}`);
      return next && ownerOf(next) === owner ? [] : [side];
    });
    if (sides.length) found.set(cell, sides);
  }
  return found;
}

/** Zooms by a factor so that the point under the pointer stays under it. */
export function zoomAt(look: Look, at: Point, factor: number, least: number, most: number): Look {
  const k = Math.min(most, Math.max(least, look.k * factor));
  return { k, x: at.x - ((at.x - look.x) * k) / look.k, y: at.y - ((at.y - look.y) * k) / look.k };
}

/** Keeps the sheet in sight: at least a quarter of the window shows it. */
export function inSight(look: Look, sheet: { width: number; height: number }, window: { width: number; height: number }): Look {
  const hold = (at: number, size: number, room: number) => Math.min(room * 0.75, Math.max(room * 0.25 - size, at));
  return { k: look.k, x: hold(look.x, sheet.width * look.k, window.width), y: hold(look.y, sheet.height * look.k, window.height) };
}

export function fit(sheet: { width: number; height: number }, window: { width: number; height: number }): Look {
  const k = Math.min(window.width / sheet.width, window.height / sheet.height);
  return { k, x: (window.width - sheet.width * k) / 2, y: (window.height - sheet.height * k) / 2 };
}

/** How much of a map is shown, by the size of a place on the screen. */
export type Level = 'far' | 'whole' | 'near';
export function levelOf(pixels: number): Level {
  return pixels < 20 ? 'far' : pixels < 60 ? 'whole' : 'near';
}

/** The place to go to from one with an arrow key: the nearest within 50° of the direction. */
export function towards<C>(from: Point, cells: readonly C[], centre: (cell: C) => Point, direction: Point): C | null {
  let best: C | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const to = centre(cell);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = Math.hypot(dx, dy);
    if (length < 1e-6) continue;
    const along = (dx * direction.x + dy * direction.y) / length;
    if (along > 0.64 && length / along < least) {
      least = length / along;
      best = cell;
    }
  }
  return best;
}

export const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How each terrain is engraved: a small drawing repeated, always at the same size on the screen. */
export const ENGRAVED: Record<string, { size: [number, number]; d: string }> = {
  grassland: { size: [18, 14], d: 'M3 11l1.5-5 1.5 5M12 5l1.5-5 1.5 5' },
  hills: { size: [20, 12], d: 'M1 10a6 6 0 0 1 12 0M11 5a5 5 0 0 1 9 0' },
  forest: { size: [16, 16], d: 'M4 9l3-6 3 6zM11 16l3-6 3 6z' },
  desert: { size: [12, 12], d: 'M3 3h.1M9 9h.1' },
  mountain: { size: [20, 12], d: 'M0 11 5 3l5 8 5-8 5 8' },
  water: { size: [24, 12], d: 'M0 4q6 5 12 0t12 0' },
};

/** Which layers are shown; possible and selected places always are. */
export interface Layers {
  signs: boolean;
  borders: boolean;
  paths: boolean;
  numbers: boolean;
}

export interface Cell {
  id: string;
  terrain: string;
  /** What a screen reader says: "desert, oil, difficulty 4". */
  label: string;
  /** The sign of the terrain, `d` of a path; small once something lies here. */
  sign?: string;
  occupied?: boolean;
  owner?: number | null;
  /** Printed under the sign when numbers are shown. */
  number?: string | number;
  /** What choosing this place would cost or give, written on it: "−2". */
  tag?: string;
  hidden?: boolean;
}
export interface HexCell extends Cell {
  q: number;
  r: number;
}
export interface SquareCell extends Cell {
  column: number;
  row: number;
}
/** A way already walked (a seat) or being chosen (null). */
export interface Path {
  places: string[];
  seat: number | null;
}

const round = (n: number) => Math.round(n * 100) / 100;
