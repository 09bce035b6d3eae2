import type { Cost, Face, Gives, Token } from '../../kit/face';
import { AGES, SPECIALS, UNITS, URBAN, ageName, type Amount, type Print, type Printed, type Type } from './data';
import { pictureOf, signIcon, typeIcon } from './icons';
import { p } from './texts';

/** Ink and engraving of a type. */
export function kindOf(type: Type): string {
  if ((URBAN as readonly string[]).includes(type)) return 'urban';
  if ((UNITS as readonly string[]).includes(type)) return 'unit';
  if ((SPECIALS as readonly string[]).includes(type)) return 'special';
  return type;
}

/** How each symbol is drawn: sign, colour, and whether its number is an income (with a plus). */
const SIGNS: Record<string, { icon: string; colour?: string; plus?: boolean }> = {
  culture: { icon: signIcon.culture, colour: 'r-culture', plus: true },
  science: { icon: signIcon.science, colour: 'r-science', plus: true },
  strength: { icon: signIcon.strength, colour: 'r-strength' },
  happy: { icon: signIcon.happy, colour: 'r-happy' },
  food: { icon: signIcon.food, colour: 'r-food' },
  resources: { icon: signIcon.resources, colour: 'r-rock' },
  civil_actions: { icon: signIcon.civil },
  military_actions: { icon: signIcon.military },
  colonization: { icon: signIcon.colonization },
  blue_tokens: { icon: signIcon.token, colour: 'tok-blue', plus: true },
  yellow_tokens: { icon: signIcon.token, colour: 'tok-yellow', plus: true },
  population: { icon: signIcon.worker, colour: 'tok-yellow', plus: true },
  military_cards: { icon: signIcon.cards },
  food_production: { icon: signIcon.food, colour: 'r-food', plus: true },
  resource_production: { icon: signIcon.resources, colour: 'r-rock', plus: true },
  defence: { icon: signIcon.defence },
};

/** Words on cards that are neither a symbol nor a type. */
const WORDS: Record<string, string> = { unit: typeIcon['infantry']!, urban: typeIcon['theater']!, technology: signIcon.science };

export function signOf(symbol: string): { icon: string; colour?: string } {
  return SIGNS[symbol] ?? { icon: signIcon.token };
}

/** A number with a real minus, and a plus where it is added. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

function givesOf(symbol: string, amount: number): Gives {
  if (symbol === 'happy' && amount < 0) return { icon: signIcon.unhappy, colour: 'warn', value: -amount };
  const sign = SIGNS[symbol] ?? { icon: signIcon.token };
  return { icon: sign.icon, ...(sign.colour ? { colour: sign.colour } : {}), value: sign.plus || amount < 0 ? signed(amount) : amount };
}

function costOf(data: Print, built: number): Cost | undefined {
  if (data.stages.length > 0) return { stages: data.stages.map((cost, i) => ({ cost, built: i < built })) };
  if (data.science >= 0) return { number: data.science, unit: signIcon.science, colour: 'r-science' };
  if (data.actions > 0) return { number: data.actions, unit: signIcon.military, colour: 'r-strength' };
  return undefined;
}

function yieldOf(data: Print): Gives[] {
  const gives = [...data.symbols, ...(data.both ?? [])].map(({ symbol, amount }) => givesOf(symbol, amount));
  // what a token on a lab is worth matters to one leader only
  if (data.type === 'farm') gives.unshift(givesOf('food', data.value));
  if (data.type === 'mine') gives.unshift(givesOf('resources', data.value));
  if (data.type === 'tactic')
    gives.unshift({
      icon: signIcon.strength,
      colour: 'r-strength',
      value: data.strength[1] ? `${data.strength[0]} (${data.strength[1]})` : data.strength[0] ?? 0,
    });
  if (data.defence > 0) gives.push(givesOf('defence', data.defence));
  if (data.colonization > 0) gives.push(givesOf('colonization', data.colonization));
  return gives;
}

function side(name: string, symbols: readonly Amount[]): Token[] {
  return [
    { text: name },
    ...symbols.flatMap(({ symbol, amount }): Token[] => {
      const { icon, colour } = signOf(symbol);
      return [{ sign: icon, ...(colour ? { colour } : {}) }, { text: signed(amount) }];
    }),
  ];
}

/** Under the name: the units of an army, and what a territory gives at once. */
function linesOf(data: Print): Token[][] {
  if (data.type === 'tactic')
    return [data.units.flatMap((n, i) => Array.from({ length: n }, (): Token => ({ sign: typeIcon[UNITS[i]!]!, colour: 'r-strength' })))];
  if (data.sides) return [side('A', data.a ?? []), side('B', data.b ?? [])].filter((line) => line.length > 1);
  if (data.immediate.length > 0) {
    return [data.immediate.flatMap(({ symbol, amount }): Token[] => {
      const { icon, colour } = signOf(symbol);
      return [{ sign: icon, ...(colour ? { colour } : {}) }, { text: String(amount) }];
    })];
  }
  return (data.signs ?? []).map((line) => line.map(partOf));
}

/** What a leader or an action card does: a sign, or a number. */
function partOf({ sign, text }: { sign?: string; text?: string }): Token {
  if (sign === undefined) return { text: text ?? '' };
  const { icon, colour } = SIGNS[sign] ?? { icon: WORDS[sign] ?? typeIcon[sign] ?? signIcon.token };
  return { sign: icon, ...(colour ? { colour } : {}) };
}

/** Kind and age are printed on the card anyway. */
function shortName(card: Printed): string {
  const name = card.data.type === 'aggression' ? card.name.replace(/^[^:]+:\s*/, '') : card.name;
  return name.replace(/\s(A|I{1,3})$/, '');
}

/** `built` stages of a wonder lie under blue tokens. */
export function faceOf(card: Printed, built = 0): Face {
  const { data } = card;
  const cost = costOf(data, built);
  return {
    kind: kindOf(data.type),
    icon: pictureOf(card.key, data.type),
    glyph: typeIcon[data.type]!,
    name: shortName(card),
    kindName: p(`type-${data.type}`),
    corner: ageName(data.age),
    era: p('age-n', { age: AGES[data.age] ?? '' }),
    ...(cost ? { cost } : {}),
    lines: linesOf(data),
    gives: yieldOf(data),
    text: card.text,
    ...(data.confidence ? { confidence: data.confidence, origin: p(`origin-${data.confidence}`) } : {}),
  };
}

/** On a tile every number is a number a worker; a plus only takes room. */
export function tileOf(card: Printed): Face {
  const face = faceOf(card);
  return { ...face, gives: (face.gives ?? []).map((it) => ({ ...it, value: String(it.value ?? '').replace('+', '') })) };
}

/** In play nobody asks any more what a technology cost. */
export function inPlay(face: Face): Face {
  const { cost: _, ...rest } = face;
  return rest;
}
