import { keyOf } from '../../kit/parts';
import type { Card, Cards, Frame, ZoneCard } from '../../wire';

export const URBAN = ['lab', 'temple', 'library', 'theater', 'arena'] as const;
export const UNITS = ['infantry', 'cavalry', 'artillery', 'air_force'] as const;
export const SPECIALS = ['law', 'warfare', 'exploration', 'construction'] as const;
/** The columns of a civilization: every technology has its cell, by type and age. */
export const COLUMNS = ['farm', 'mine', ...URBAN, ...UNITS] as const;
export type Column = (typeof COLUMNS)[number];
export type Type =
  | Column
  | (typeof SPECIALS)[number]
  | 'government'
  | 'leader'
  | 'wonder'
  | 'action'
  | 'event'
  | 'territory'
  | 'tactic'
  | 'aggression'
  | 'war'
  | 'pact'
  | 'bonus';

/** What is printed on a card (Print in the game). */
export interface Print {
  deck: 'civil' | 'military';
  age: number;
  type: Type;
  /** With two, three and four players. */
  copies: number[];
  science: number;
  revolution: number;
  resources: number;
  value: number;
  symbols: [string, number][];
  stages: number[];
  limit: number;
  /** Infantry, cavalry and artillery of an army. */
  units: number[];
  /** What an army adds, and an outdated one. */
  strength: number[];
  actions: number;
  defence: number;
  colonization: number;
  immediate: [string, number][];
  sides: boolean;
  /** What a pact gives both partners, or each side. */
  both?: [string, number][];
  a?: [string, number][];
  b?: [string, number][];
  confidence?: 'high' | 'medium' | 'low';
}
export type Printed = Card<Print>;

/** A card in a zone as far as I know it; of a hidden one everybody sees the age. */
export interface Lying {
  piece: string;
  card: Printed | null;
  age: number;
}

export interface Tech {
  card: Printed;
  workers: number;
  tokens: number;
  cost: number;
}
export type Source = [string, number];
export interface Pact {
  card: Printed;
  owner: number;
  partner: number;
  side: string;
}
export interface War {
  card: Printed;
  target: number;
}

/** What ending the turn now would do. */
export interface Forecast {
  uprising: boolean;
  science: number;
  culture: number;
  corruptedResources: number;
  corruptedFood: number;
  food: number;
  eaten: number;
  famine: number;
  resources: number;
  cards: number;
}

export interface SeatView {
  seat: number;
  out: boolean;
  culture: number;
  culturePlus: number;
  science: number;
  sciencePlus: number;
  strength: number;
  happiness: number;
  needed: number;
  discontent: number;
  ca: number;
  caLeft: number;
  ma: number;
  maLeft: number;
  maTemp: number;
  forcesResources: number;
  forcesScience: number;
  blue: number;
  yellow: number;
  pool: number;
  populationCost: number;
  consumption: number;
  corruption: number;
  food: number;
  foodPlus: number;
  resources: number;
  resourcesPlus: number;
  techs: Tech[];
  limit: number;
  government: Printed | null;
  specials: Printed[];
  leader: Printed | null;
  wonders: Printed[];
  ruined: ReadonlySet<string>;
  homer: string;
  building: Printed | null;
  stages: number;
  colonies: Printed[];
  war: War | null;
  tactic: Printed | null;
  tacticOwn: boolean;
  armies: [number, number];
  civilLimit: number;
  militaryLimit: number;
  /** What each card of the row costs this player; -1 for an empty space. */
  row: number[];
  sources: Record<'science' | 'culture' | 'strength' | 'happiness', Source[]>;
  forecast: Forecast | null;
  /** Only of my own seat. */
  force: number;
  civil: Lying[];
  military: Lying[];
  /** The physical card of each kind in play: it travels there from the hand or the row. */
  pieces: ReadonlyMap<string, string>;
}

export interface Place {
  piece: string;
  card: Printed | null;
  base: number;
  index: number;
}
/** A war or an aggression decided in this turn. */
export interface Battle {
  card: Printed;
  attacker: number;
  rival: number;
  strength: number;
  against: number;
}
interface Scene {
  kind: 'auction' | 'force' | 'aggression' | 'war' | 'pact' | 'discard';
  card: Printed | null;
  seats: number[];
  numbers: number[];
  leader: number;
}

export interface TableView {
  age: number;
  round: number;
  last: boolean;
  active: number;
  first: number;
  phase: 'politics' | 'action' | 'end' | 'start' | 'over';
  players: number;
  row: Place[];
  /** How many spaces on the left the next replenishment sweeps. */
  sweep: number;
  civilDeck: number;
  militaryDeck: number;
  tactics: Printed[];
  pacts: Pact[];
  toCome: { card: Printed; count: number }[];
  event: Printed | null;
  scene: Scene | null;
  battle: Battle | null;
  future: Lying[];
  current: Lying[];
  past: Lying[];
  seats: SeatView[];
}

type Facts = Record<string, unknown>;

/** Board, plates and list look at the same frame: it is read once. */
const read = new WeakMap<Frame, { cards: Cards; view: TableView }>();

export function viewOf(frame: Frame, cards: Cards): TableView {
  const known = read.get(frame);
  if (known?.cards === cards) return known.view;
  const view = readView(frame, cards);
  read.set(frame, { cards, view });
  return view;
}

function readView(frame: Frame, cards: Cards): TableView {
  const facts = frame.view.facts;
  const prints = cards as Cards<Print>;
  const zones = new Map(frame.view.zones.map((zone) => [zone.id, zone.cards]));
  const lying = (zone: string): Lying[] => (zones.get(zone) ?? []).map((card) => lyingOf(card, prints));
  const card = (key: unknown): Printed | null => prints.get(String(key ?? '')) ?? null;
  const number = (key: string) => Number(facts[key] ?? 0);
  const base = list<number>(facts, 'row.base');

  const seats: SeatView[] = [];
  for (let seat = 0; `seat.${seat + 1}.culture` in facts; seat++) seats.push(seatOf(facts, seat, prints, lying));

  return {
    age: number('age'),
    round: number('round'),
    last: facts['last'] === true,
    active: number('active'),
    first: number('first'),
    phase: (facts['phase'] ?? 'action') as TableView['phase'],
    players: number('players'),
    row: list<string>(facts, 'row').map((piece, index) => ({ piece, card: card(keyOf(piece)), base: base[index] ?? 0, index })),
    sweep: 5 - Math.min(4, Math.max(2, seats.filter((seat) => !seat.out).length)),
    civilDeck: number('deck.civil'),
    militaryDeck: number('deck.military'),
    tactics: all(list<string>(facts, 'tactics'), prints),
    pacts: list<[string, number, number, string]>(facts, 'pacts').flatMap(([key, owner, partner, side]) => {
      const pact = card(key);
      return pact ? [{ card: pact, owner, partner, side }] : [];
    }),
    toCome: list<[string, number]>(facts, 'to-come').flatMap(([key, count]) => {
      const coming = card(key);
      return coming ? [{ card: coming, count }] : [];
    }),
    event: card(facts['event']),
    scene: facts['scene'] ?
      {
        kind: facts['scene'] as Scene['kind'],
        card: card(facts['scene.card']),
        seats: list<number>(facts, 'scene.seats'),
        numbers: list<number>(facts, 'scene.numbers'),
        leader: Number(facts['scene.leader'] ?? -1),
      } :
      null,
    battle: battleOf(list<string | number>(facts, 'battle'), prints),
    future: lying('events.future'),
    current: lying('events.current'),
    past: lying('events.past'),
    seats,
  };
}

function battleOf([key, ...numbers]: (string | number)[], cards: Cards<Print>): Battle | null {
  const card = cards.get(String(key ?? ''));
  const [attacker = 0, rival = 0, strength = 0, against = 0] = numbers.map(Number);
  return card ? { card, attacker, rival, strength, against } : null;
}

function seatOf(facts: Facts, seat: number, cards: Cards<Print>, lying: (zone: string) => Lying[]): SeatView {
  const n = seat + 1;
  const fact = (key: string) => facts[`seat.${n}.${key}`];
  const number = (key: string) => Number(fact(key) ?? 0);
  const array = <T>(key: string) => (fact(key) ?? []) as T[];
  const card = (key: string): Printed | null => cards.get(String(fact(key) ?? '')) ?? null;
  const workers = array<number>('workers');
  const tokens = array<number>('tokens');
  const costs = array<number>('costs');
  const war = array<string | number>('war');
  const fought = cards.get(String(war[0] ?? ''));
  return {
    seat,
    out: fact('out') === true,
    culture: number('culture'),
    culturePlus: number('culture.plus'),
    science: number('science'),
    sciencePlus: number('science.plus'),
    strength: number('strength'),
    happiness: number('happiness'),
    needed: number('needed'),
    discontent: number('discontent'),
    ca: number('ca'),
    caLeft: number('ca.left'),
    ma: number('ma'),
    maLeft: number('ma.left'),
    maTemp: number('ma.temp'),
    forcesResources: number('forces.resources'),
    forcesScience: number('forces.science'),
    blue: number('blue'),
    yellow: number('yellow'),
    pool: number('pool'),
    populationCost: number('population.cost'),
    consumption: number('consumption'),
    corruption: number('corruption'),
    food: number('food'),
    foodPlus: number('food.plus'),
    resources: number('resources'),
    resourcesPlus: number('resources.plus'),
    techs: array<string>('techs').flatMap((key, i) => {
      const tech = cards.get(key);
      return tech ? [{ card: tech, workers: workers[i] ?? 0, tokens: tokens[i] ?? 0, cost: costs[i] ?? 0 }] : [];
    }),
    limit: number('limit'),
    government: card('government'),
    specials: all(array<string>('specials'), cards),
    leader: card('leader'),
    wonders: all(array<string>('wonders'), cards),
    ruined: new Set(array<string>('ruined')),
    homer: String(fact('homer') ?? ''),
    building: card('building'),
    stages: number('stages'),
    colonies: all(array<string>('colonies'), cards),
    war: fought ? { card: fought, target: Number(war[1]) } : null,
    tactic: card('tactic'),
    tacticOwn: fact('tactic.own') === true,
    armies: [array<number>('armies')[0] ?? 0, array<number>('armies')[1] ?? 0],
    civilLimit: number('hand.civil.limit'),
    militaryLimit: number('hand.military.limit'),
    row: array<number>('row'),
    sources: {
      science: array<Source>('sources.science'),
      culture: array<Source>('sources.culture'),
      strength: array<Source>('sources.strength'),
      happiness: array<Source>('sources.happiness'),
    },
    forecast: forecastOf(array<number>('forecast')),
    force: number('force'),
    civil: lying(`civil.${n}`),
    military: lying(`hand.${n}`),
    pieces: new Map(lying(`play.${n}`).flatMap((it) => (it.card ? [[it.card.key, it.piece] as const] : []))),
  };
}

function forecastOf(numbers: number[]): Forecast | null {
  if (numbers.length < 10) return null;
  const [uprising, science, culture, corruptedResources, corruptedFood, food, eaten, famine, resources, cards] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { uprising: uprising !== 0, science, culture, corruptedResources, corruptedFood, food, eaten, famine, resources, cards };
}

function list<T>(facts: Facts, key: string): T[] {
  return (facts[key] ?? []) as T[];
}

function all(keys: string[], cards: Cards<Print>): Printed[] {
  return keys.flatMap((key) => cards.get(key) ?? []);
}

/** The back of a card is 1 + its age. */
function lyingOf(lying: ZoneCard, cards: Cards<Print>): Lying {
  const card = cards.get(keyOf(lying.card)) ?? null;
  return { piece: lying.card, card, age: card?.data.age ?? lying.back - 1 };
}

export function techOf(seat: SeatView, key: string): Tech | null {
  return seat.techs.find((tech) => tech.card.key === key) ?? null;
}

/** Technologies of the grid by column and age. */
export function gridOf(seat: SeatView): Map<string, Tech> {
  return new Map(seat.techs.map((tech) => [`${tech.card.data.type}.${tech.card.data.age}`, tech]));
}

/** The ages as they are printed. */
export const AGES = ['A', 'I', 'II', 'III', 'IV'] as const;
export function ageName(age: number): string {
  return AGES[age] ?? '';
}
