import type { Cost, Face, Gives, Pip, Token as Sign } from '../../kit/face';
import { LINE, POINTS, SMALLER, lineWidth } from '../../kit/signs';
import { lang } from '../../i18n/index.svelte';
import { TOKENS, type Amounts, type Print, type Printed, type Token } from './data';
import { countIcon, nationIcon, pictureOf, signIcon, suitIcon, tokenIcon } from './icons';
import { p } from './texts';

/** Ink and engraving of a card: its suit; a nation's own card without one has the nation's. */
export function kindOf(data: Print): string {
  return data.suits[0] ?? 'nation';
}

export function pipOf(token: Token): Pip {
  return { icon: tokenIcon[token], colour: `r-${token}`, form: 'card', label: p(token) };
}

/** A price as the tokens themselves. */
export function pipsOf(price: Amounts): Pip[] {
  return TOKENS.flatMap((token) => Array.from({ length: price[token] }, () => pipOf(token)));
}

/** A token of the game's icon line, as the kit draws it. */
export function signOf(token: string): Sign {
  const [form, name = ''] = token.split(':', 2);
  if (form === 'i')
    return { sign: (signIcon as Record<string, string>)[name] ?? signIcon.play, quiet: name === 'play' || name === 'passive' };
  if (form === 't') return { pip: pipOf(name as Token) };
  if (form === 's') return { sign: suitIcon[name] ?? signIcon.play, ...(name === 'unrest' ? { colour: 'warn' } : {}) };
  if (form === 'x') return { sign: countIcon[name] ?? signIcon.play };
  return { text: token };
}

/** So many lines fit on a small card. */
const MOST = 5;

/**
 * Lines as wide as a small card: a long one goes on below. Up to two are drawn in full size, more of them smaller; the last leaves the points their
 * corner. What does not fit at all says so.
 */
export function linesOf(lines: readonly string[][], points = false): Sign[][] {
  const signs = lines.map((line) => line.map(signOf));
  const plain = signs.flatMap((line) => broken(line, LINE));
  if (plain.length < 2 || (plain.length === 2 && besides(plain, LINE, points))) return plain;
  const wide = LINE / SMALLER;
  const smaller = signs.flatMap((line) => broken(line, wide));
  if (!besides(smaller, wide, points)) smaller.push(...broken(smaller.pop()!, wide - POINTS / SMALLER));
  if (smaller.length <= MOST) return smaller;
  return [...smaller.slice(0, MOST - 1), [...smaller[MOST - 1]!.slice(0, 4), { text: '…' }]];
}

function besides(lines: readonly Sign[][], width: number, points: boolean): boolean {
  return !points || lineWidth(lines[lines.length - 1] ?? []) <= width - (POINTS * width) / LINE;
}

const isText = (sign: Sign | undefined, ...texts: string[]): boolean => sign !== undefined && 'text' in sign && texts.includes(sign.text);

/** A line is broken before an alternative, else after a cost or between two steps, else where it must be. */
function broken(line: readonly Sign[], width: number): Sign[][] {
  const out: Sign[][] = [];
  let rest = [...line];
  while (lineWidth(rest) > width) {
    let fits = 1;
    while (lineWidth(rest.slice(0, fits + 1)) <= width) fits++;
    out.push(rest.slice(0, breakAt(rest, fits)));
    rest = rest.slice(breakAt(rest, fits));
    if (isText(rest[0], '·')) rest = rest.slice(1);
  }
  return rest.length > 0 ? [...out, rest] : out;
}

function breakAt(line: readonly Sign[], fits: number): number {
  const before = (...texts: string[]) => {
    for (let i = fits; i > 2; i--) if (isText(line[i], ...texts)) return i;
    return 0;
  };
  const after = (...texts: string[]) => {
    for (let i = fits; i > 2; i--) if (isText(line[i - 1], ...texts)) return i;
    return 0;
  };
  const sensible = before('/', '·') || after('→', ':');
  if (sensible > 0) return sensible;
  let at = fits;
  while (at > 1 && 'text' in line[at - 1]!) at--;
  return at;
}

function iconsOf(data: Print): Gives[] {
  const counted = new Map<string, number>();
  for (const icon of data.icons) counted.set(icon, (counted.get(icon) ?? 0) + 1);
  return [...counted].map(([icon, n]) => ({ icon: countIcon[icon] ?? signIcon.play, ...(n > 1 ? { value: n } : {}) }));
}

/** The sign of the suit, else of the nation; a card that several nations have tells neither. */
function glyphOf(data: Print): { glyph?: string } {
  if (data.suits[0]) return { glyph: suitIcon[data.suits[0]]! };
  return data.copies > 2 ? {} : { glyph: nationIcon[data.nation] ?? signIcon.nation };
}

export function nameOf(card: Printed, side = 0): string {
  const face = card.data.sides[side];
  if (!face || card.data.sides.length < 2) return card.name;
  return lang() === 'ru' ? face.nameRu : face.nameEn;
}

export function textOf(card: Printed, side: number): string {
  const face = card.data.sides[side];
  return face ? (lang() === 'ru' ? face.textRu : face.textEn) : card.text;
}

/** Everything printed on a card; a two-sided one shows the side that is up, both in its text when `side` is not given. */
export function faceOf(card: Printed, side?: number): Face {
  const { data } = card;
  const points = data.points[side ?? 0] ?? '';
  const price = data.cost;
  const pips = pipsOf(price);
  const cost: Cost | null = pips.length > 0 ? { pips } : null;
  return {
    kind: kindOf(data),
    icon: pictureOf(card.key),
    ...glyphOf(data),
    name: nameOf(card, side ?? 0),
    kindName: card.facts,
    ...(data.period !== 'none' ? { cornerIcon: signIcon[data.period] } : {}),
    ...(cost ? { cost } : {}),
    lines: linesOf(data.sides[side ?? 0]?.lines ?? [], points !== ''),
    gives: iconsOf(data),
    ...(points !== '' && points !== '0' ? { points: points.replace('-', '−') } : {}),
    text: side === undefined ? card.text : textOf(card, side),
    confidence: data.confidence,
    origin: p(`origin-${data.confidence}`),
  };
}

/** In play nobody asks any more what a card cost. */
export function inPlay(face: Face): Face {
  const { cost: _, ...rest } = face;
  return rest;
}

/** On top of a pile, whose number lies where the points would. */
export function onPile(face: Face): Face {
  const { points: _, ...rest } = inPlay(face);
  return rest;
}

/** A development with what it costs now. */
export function pricedAt(face: Face, price: Amounts | undefined): Face {
  if (!price) return face;
  const pips = pipsOf(price);
  return { ...inPlay(face), cost: pips.length > 0 ? { pips } : { number: 0 } };
}
