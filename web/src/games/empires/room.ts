/** How large things are drawn, so that the whole board fits into its window. */
export interface Room {
  market: number;
  small: number;
  play: number;
  hand: number;
  /** How high the play area is, strips of garrisons with it. */
  area: number;
  /** The column with what is asked now. */
  now: number;
  pile: number;
  /** A low window: the state card is drawn tighter. */
  tight: boolean;
  /** A narrow window: developments stand below the nation. */
  narrow: boolean;
}

/** What is not cards: strips, headings, lines, gaps. */
const REST = 180;
const STRIPS = 40;
const IDEAL = { market: 104, small: 70, play: 94, hand: 94 };
const SMALLEST = 54;
const LARGEST = 90;
/** What stands to the left of the developments: the state card, and the nation, in widths of its cards. */
const STATE = 280;
const NATION = 3.4;
/** So many developments are to lie beside each other there. */
const BESIDE = 4.2;

export function measure(width: number, height: number): Room {
  const scaleFor = (rest: number) => (height - rest) / (1.4 * (IDEAL.market + IDEAL.small + IDEAL.play + IDEAL.hand));
  const sizedBy = (scale: number) => (ideal: number, least: number, most: number) =>
    Math.floor(Math.min(most, Math.max(least, ideal * scale)));
  const beside = sizedBy(scaleFor(REST))(IDEAL.small, SMALLEST, LARGEST);
  const narrow = width - STATE - NATION * beside < BESIDE * beside;
  const scale = scaleFor(narrow ? REST + IDEAL.small * 1.4 + 30 : REST);
  const sized = sizedBy(scale);
  const market = Math.min(sized(IDEAL.market, 74, 136), Math.floor((width - (width < 900 ? 250 : 330)) / 5 - 20));
  const play = sized(IDEAL.play, 62, 124);
  return {
    market,
    small: sized(IDEAL.small, SMALLEST, LARGEST),
    play,
    hand: sized(IDEAL.hand, 70, 124),
    area: Math.round(1.4 * play) + STRIPS,
    now: width < 900 ? 230 : 286,
    pile: Math.floor(Math.min(66, Math.max(28, (market * 1.4 + 20 - 54) / 2.8))),
    tight: scale < 0.92,
    narrow,
  };
}

/** Many cards in play lie closer together. */
export function gapOf(count: number): number {
  return count > 8 ? 6 : 13;
}

/** Cards of the play area in one or more rows, as large as they fit: how wide a card is. */
export function spread(count: number, width: number, height: number, most: number, strips: number, gap = gapOf(count)): number {
  let best = 0;
  for (let rows = 1; rows <= 3; rows++) {
    const columns = Math.max(1, Math.ceil(count / rows));
    best = Math.max(best, Math.min(most, width / columns - gap - 1, (height / rows - strips - 8) / 1.4));
  }
  return Math.floor(Math.max(50, best));
}
