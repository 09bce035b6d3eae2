import type { Face, Pip, Token } from '../../kit/face';
import { keyOf } from '../../kit/parts';
import type { Card, Cards, Frame, ZoneCard } from '../../wire';
import { ERAS, RESOURCES, kindIcon, pictureOf, resourceIcon, signIcon, type Resource } from './icons';
import { p } from './texts';

/** What is printed on a card (Print in the game). */
export interface Print {
  kind: 'society' | 'tactics' | 'attack' | 'wonder';
  theme: 'starting' | 'new_world' | 'renaissance';
  era: Resource | '';
  points: number;
  confidence: 'high' | 'medium' | 'low';
  resource?: Resource;
  cost?: Resource[];
  power?: number;
  response?: boolean;
  icons?: string[][];
  tokens?: number;
  condition?: Condition;
}

export interface Condition {
  kind: 'resources' | 'resource-types' | 'resource-cards' | 'technologies' | 'power' | 'bought' | 'points-taken-back' | 'points-scored';
  min?: number;
  resources?: Resource[];
  technologies?: string[];
  era?: Resource;
}

/** A card in a zone, as far as I know it. */
export interface Lying {
  /** "" when hidden. */
  piece: string;
  card: Card<Print> | null;
  /** Of a resource card everybody sees these two. */
  resource: Resource | null;
  points: number | null;
}

export interface SeatView {
  seat: number;
  hand: Lying[];
  resources: Lying[];
  technologies: Lying[];
  power: number;
  track: number;
  glory: number;
  score: number;
}

export interface WonderView {
  card: Card<Print>;
  era: Resource;
  owner: number;
  tokens: number[];
}

export interface Place {
  piece: string;
  card: Card<Print> | null;
  extra: number;
  row: number;
  index: number;
}

export interface TableView {
  variant: string;
  renaissance: boolean;
  active: number;
  /** From the bottom; a hole has no card. */
  rows: Place[][];
  /** One an era, mixed game only; `left` is what lies under it. */
  projects: (Place & { left: number })[];
  wonders: WonderView[];
  temporary: number[];
  resolving: string[];
  seats: SeatView[];
}

/** The back of a resource card: 1 + its type + 7 × its points; 0 says nothing. */
export function decodeBack(back: number): { resource: Resource; points: number } | null {
  if (back <= 0) return null;
  return { resource: RESOURCES[(back - 1) % RESOURCES.length]!, points: Math.floor((back - 1) / RESOURCES.length) };
}

export function viewOf(frame: Frame, cards: Cards): TableView {
  const facts = frame.view.facts;
  const prints = cards as Cards<Print>;
  const zones = new Map(frame.view.zones.map((zone) => [zone.id, zone.cards]));
  const lying = (zone: string): Lying[] => (zones.get(zone) ?? []).map((card) => lyingOf(card, prints));
  const number = (key: string) => Number(facts[key] ?? 0);
  const pyramid = (facts['pyramid'] ?? []) as string[][];
  const extra = (facts['extra'] ?? []) as number[][];
  const variant = String(facts['variant']);

  const seats: SeatView[] = [];
  for (let seat = 0; `seat.${seat + 1}.power` in facts; seat++) {
    const n = seat + 1;
    seats.push({
      seat,
      hand: lying(`hand.${n}`),
      resources: lying(`resources.${n}`),
      technologies: lying(`technologies.${n}`),
      power: number(`seat.${n}.power`),
      track: number(`seat.${n}.track`),
      glory: number(`seat.${n}.glory`),
      score: number(`seat.${n}.score`),
    });
  }

  const wonders: WonderView[] = [];
  for (const key of Object.keys(facts)) {
    const name = /^wonder\.(.+)\.owner$/.exec(key)?.[1];
    const card = name === undefined ? undefined : prints.get(name);
    if (card)
      wonders.push({
        card,
        era: card.data.era || 'horses',
        owner: number(key),
        tokens: (facts[`wonder.${name}.tokens`] ?? []) as number[],
      });
  }
  wonders.sort((a, b) => ERAS.indexOf(a.era) - ERAS.indexOf(b.era));

  return {
    variant,
    renaissance: variant !== 'new-world',
    active: number('active'),
    rows: pyramid.map((row, r) =>
      row.map((piece, index) => (
        { piece, card: prints.get(keyOf(piece)) ?? null, extra: extra[r]?.[index] ?? 0, row: r, index }
      ))
    ),
    projects: variant !== 'mixed' ? [] : ERAS.map((era, row) => {
      const piece = zones.get(`project.${era}`)?.[0]?.card ?? '';
      return {
        piece,
        card: prints.get(keyOf(piece)) ?? null,
        extra: extra[ERAS.length]?.[row] ?? 0,
        row,
        index: -1,
        left: zones.get(`stack.${era}`)?.length ?? 0,
      };
    }),
    wonders,
    temporary: (facts['temporary'] ?? []) as number[],
    resolving: (facts['resolving'] ?? []) as string[],
    seats,
  };
}

function lyingOf(lying: ZoneCard, cards: Cards<Print>): Lying {
  const card = cards.get(keyOf(lying.card)) ?? null;
  const back = decodeBack(lying.back);
  return {
    piece: lying.card,
    card,
    resource: card?.data.resource ?? back?.resource ?? null,
    points: card?.data.points ?? back?.points ?? null,
  };
}

export function pipOf(resource: Resource, form: Pip['form'] = 'card'): Pip {
  return { icon: resourceIcon[resource], colour: `r-${resource}`, form, label: p(resource) };
}

const anyCard = (): Pip => ({ colour: 'ink-3', form: 'card' });
const anyTemporary = (): Pip => ({ colour: 'ink-3', form: 'temporary' });

/** A token of the game's icon line, as the kit draws it. */
export function tokenOf(token: string): Token {
  const [form, name = ''] = token.split(':', 2);
  if (form === 'i')
    return {
      sign: signIcon[name] ?? signIcon['points']!,
      quiet: name === 'play' || name === 'activate' || name.startsWith('opponent') || name === 'anyone',
    };
  if (form === 'r') return { pip: name === 'any' ? anyCard() : pipOf(name as Resource) };
  if (form === 't') return { pip: name === 'any' ? anyTemporary() : pipOf(name as Resource, 'temporary') };
  return { text: token };
}

export function faceOf(card: Card<Print>): Face {
  const data = card.data;
  const gives = [];
  if (data.power) gives.push({ icon: signIcon['power']!, colour: 'r-strength', value: data.power });
  if (data.response) gives.push({ icon: signIcon['response']! });
  return {
    kind: data.kind,
    icon: pictureOf(card.id),
    glyph: kindIcon[data.kind]!,
    name: card.name,
    kindName: p(data.kind),
    ...(data.era ? { era: p(data.era) } : {}),
    ...(data.cost ? { cost: { pips: data.cost.map((type) => pipOf(type)) } } : {}),
    lines: (data.icons ?? []).map((line) => line.map(tokenOf)),
    gives,
    points: data.points,
    text: card.text,
    confidence: data.confidence,
    origin: p(`origin-${data.confidence}`),
    number: card.id,
  };
}
