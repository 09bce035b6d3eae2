import type { Face, Pip, Token } from '../../kit/face';
import { keyOf } from '../../kit/parts';
import type { Card, Cards, Frame, Option, Question, ZoneCard } from '../../wire';
import type { Facts, Price } from './facts';
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
  /** Null when only the end of a turn shows it. */
  progress: { need: number; have: number[] } | null;
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
  temporary: Resource[];
  resolving: string[];
  seats: SeatView[];
}

/** The back of a resource card: 1 + its type + 7 × its points; 0 says nothing. */
export function decodeBack(back: number): { resource: Resource; points: number } | null {
  if (back <= 0) return null;
  return { resource: RESOURCES[(back - 1) % RESOURCES.length]!, points: Math.floor((back - 1) / RESOURCES.length) };
}

export function viewOf(frame: Frame, cards: Cards): TableView {
  const facts = frame.view.facts as unknown as Facts;
  const prints = cards as Cards<Print>;
  const zones = new Map(frame.view.zones.map((zone) => [zone.id, zone.cards]));
  const lying = (zone: string): Lying[] => (zones.get(zone) ?? []).map((card) => lyingOf(card, prints));
  const place = (at: { card: string; extra: number }, row: number, index: number): Place => (
    { piece: at.card, card: prints.get(keyOf(at.card)) ?? null, extra: at.extra, row, index }
  );

  return {
    variant: facts.variant,
    renaissance: facts.variant !== 'new-world',
    active: facts.active,
    rows: facts.rows.map((row, r) => row.map((at, index) => place(at, r, index))),
    projects: facts.projects.map((at, row) => ({ ...place(at, row, -1), left: at.left })),
    wonders: facts.wonders.flatMap((of) => {
      const card = prints.get(of.card);
      return card ? [{ card, era: card.data.era || 'horses', owner: of.owner, tokens: of.tokens, progress: of.progress ?? null }] : [];
    }).sort((x, y) => ERAS.indexOf(x.era) - ERAS.indexOf(y.era)),
    temporary: RESOURCES.flatMap((type) => Array.from({ length: facts.temporary[type] }, () => type)),
    resolving: facts.resolving,
    seats: facts.players.map((player, seat) => ({
      seat,
      hand: lying(`hand.${seat + 1}`),
      resources: lying(`resources.${seat + 1}`),
      technologies: lying(`technologies.${seat + 1}`),
      power: player.power,
      track: player.track,
      glory: player.glory,
      score: player.score,
    })),
  };
}

/** The price of the card that is being paid for, or of the one in question: chosen, else hovered. */
export function pricedBy(question: Question | null, option: Option | null): Price | null {
  if (question?.key === 'say.ask-pay') return question.facts as Price;
  return option?.verb === 'buy' ? (option.facts as Price) : null;
}

export function placeOf(view: TableView, piece: string): Place | null {
  return [...view.rows.flat(), ...view.projects].find((place) => place.piece === piece) ?? null;
}

/** The card a question speaks of. */
export function subject(question: Question): string {
  const part = question.prompt.find((part) => typeof part !== 'string' && part.noun === 'piece');
  return part && typeof part !== 'string' ? part.id : '';
}

/** What is handed over, by type, cards before temporary resources. */
export function handedOver(cards: readonly string[], temporary: readonly Resource[], from: readonly Lying[]): Given[] {
  const types = from.filter((lying) => cards.includes(lying.piece)).map((lying) => lying.resource);
  return RESOURCES.flatMap((type) => [
    ...types.filter((it) => it === type).map(() => ({ type, temporary: false })),
    ...temporary.filter((it) => it === type).map(() => ({ type, temporary: true })),
  ]);
}

export interface Given {
  type: Resource;
  temporary: boolean;
}

/** How often each resource occurs. */
export function counted(types: readonly Resource[]): [Resource, number][] {
  return RESOURCES.map((type): [Resource, number] => [type, types.filter((it) => it === type).length]).filter(([, n]) => n > 0);
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
