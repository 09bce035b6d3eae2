import type { Token } from './face';

/** How wide signs are drawn on a card, in hundredths of its width: IconLine draws them with the same numbers. */
const SIGN = 13.4;
const PIP = 14.6;
const DIGIT = 6.8;
const MARK = 5.2;
const ARROW = 10.6;
const STAR = 8.5;
export const GAP = 1.3;

/** What a line of signs may take on a card, and on one whose signs are drawn smaller because there are many. */
export const LINE = 91;
export const SMALLER = 0.86;
/** What the points at the lower right take from the line beside them. */
export const POINTS = 27;

function widthOf(token: Token): number {
  if ('sign' in token) return SIGN;
  if ('pip' in token) return PIP;
  if (token.text === '→') return ARROW;
  if (token.text === '∗') return STAR;
  return /\d/.test(token.text) ? token.text.length * DIGIT : token.text.length * MARK;
}

/** A line of signs, gaps included. */
export function lineWidth(line: readonly Token[]): number {
  return line.reduce((sum, token) => sum + widthOf(token) + GAP, -GAP);
}
