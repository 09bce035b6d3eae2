/** How large things are drawn, so that the whole board fits into its window. */
export interface Room {
  row: number;
  tile: number;
  /** How much larger than usual what is printed on a tile is. */
  zoom: number;
  cabinet: number;
  hand: number;
  /** The column with strength, tactics and decks, and a pile in it. */
  world: number;
  pile: number;
  /** A high, narrow window: strength, tactics and decks stand below the civilization instead of beside it. */
  stacked: boolean;
  /** A narrow one, not too low: the ledger has a line of its own. */
  lined: boolean;
  /** The window is low: names of what lies small give way to pictures. */
  low: boolean;
  /** Tiles are too small for names. */
  flat: boolean;
}

/** What is not cards or tiles: brackets, ledger, headings, banks, turn, gaps. */
const REST = 282;
/** The ledger on a line of its own. */
const LEDGER = 46;
/** Strength, tactics and decks as a line of their own. */
const LINE = 104;
const IDEAL = { row: 84, tile: 60, hand: 88 };

export function measure(width: number, height: number): Room {
  const stacked = width < 960 && height > 860;
  const lined = width < 900 && height > 700;
  const left = height - REST - (stacked ? LINE : 0) - (lined ? LEDGER : 0);
  const within = (least: number, size: number, most: number) => Math.floor(Math.min(most, Math.max(least, size)));
  const whole = left / (1.4 * IDEAL.row + 4 * IDEAL.tile + 1.4 * IDEAL.hand);
  const row = Math.floor(Math.min((width - 12 * 6) / 13, within(60, IDEAL.row * whole, 118)));
  // what the row leaves
  const scale = (left - 1.4 * row) / (4 * IDEAL.tile + 1.4 * IDEAL.hand);
  const tile = within(42, IDEAL.tile * scale, 76);
  const low = tile < 50;
  // two cards and the special technologies are as high as the grid
  const cabinet = Math.floor(Math.min(96, width / 13.6, (12 + 4 * tile + 28 - 16 - 54) / 2.8));
  const world = stacked ? 0 : Math.round(Math.min(280, Math.max(172, width * 0.2)));
  const column = (width - 24 - (2 * cabinet + 8) - 12 - (stacked ? 0 : 12 + world) - 18 - 10) / 11 - 3;
  return {
    row,
    tile,
    zoom: Math.min(1.25, Math.max(1, Math.min(column / 58, tile / 60))),
    cabinet,
    hand: within(60, IDEAL.hand * scale, 124),
    world,
    pile: stacked ? 40 : Math.floor(Math.min(40, (world - 13) / 5 - 7)),
    stacked,
    lined,
    low,
    flat: low || column < 47,
  };
}
