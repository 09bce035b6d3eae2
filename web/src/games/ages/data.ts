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

export interface Amount {
  symbol: string;
  amount: number;
}

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
  symbols: Amount[];
  stages: number[];
  limit: number;
  /** Infantry, cavalry and artillery of an army. */
  units: number[];
  /** What an army adds, and an outdated one. */
  strength: number[];
  actions: number;
  defence: number;
  colonization: number;
  immediate: Amount[];
  sides: boolean;
  /** What a pact gives both partners, or each side. */
  both?: Amount[];
  a?: Amount[];
  b?: Amount[];
  /** What a leader or an action card does, line by line: signs by name, and texts that are the same in every language. */
  signs?: { sign?: string; text?: string }[][];
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
  discards: number;
  /** Culture that leaders bring at the end of a turn. */
  leaders: number;
  uprising: boolean;
  science: number;
  culture: number;
  corruptedResources: number;
  corruptedFood: number;
  food: number;
  eaten: number;
  /** Resources used as food. */
  traded: number;
  famine: number;
  resources: number;
  drawn: number;
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
  caTemp: number;
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
  leader: number;
  /** The strength of an attack, a bid, or how much is left to take. */
  wanted: number;
  /** What stands against an attack. */
  strength: number;
  /** What the cards chosen so far add, for whoever chooses them. */
  chosen: number;
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

/** What the game tells of a position (AgesFacts); frames of older games may lack some of it. */
interface Told {
  age: number;
  round: number;
  last: boolean;
  active: number;
  first: number;
  players: number;
  phase: TableView['phase'];
  row: string[];
  base: number[];
  sweep: number;
  civilDeck: number;
  militaryDeck: number;
  tactics: string[];
  event: string;
  toCome: { card: string; count: number }[];
  pacts: { card: string; owner: number; partner: number; side: string }[];
  scene: Partial<Omit<Scene, 'card'>> & { kind: Scene['kind']; card?: string };
  battle: Omit<Battle, 'card'> & { card: string };
  seats: Partial<ToldSeat>[];
}
interface ToldActions {
  total: number;
  left: number;
  temporary: number;
  hand: number;
}
type Same =
  | 'out'
  | 'culture'
  | 'culturePlus'
  | 'science'
  | 'sciencePlus'
  | 'strength'
  | 'happiness'
  | 'needed'
  | 'discontent'
  | 'forcesResources'
  | 'forcesScience'
  | 'force'
  | 'blue'
  | 'yellow'
  | 'pool'
  | 'populationCost'
  | 'consumption'
  | 'corruption'
  | 'food'
  | 'foodPlus'
  | 'resources'
  | 'resourcesPlus'
  | 'limit'
  | 'homer'
  | 'stages'
  | 'row'
  | 'forecast';
interface ToldSeat extends Pick<SeatView, Same> {
  civil: ToldActions;
  military: ToldActions;
  technologies: { card: string; workers: number; tokens: number; cost: number }[];
  government: string;
  specials: string[];
  leader: string;
  wonders: string[];
  ruined: string[];
  building: string;
  colonies: string[];
  war: { card: string; target: number };
  tactic: string;
  ownTactic: boolean;
  armies: number;
  outdated: number;
  sources: Partial<Record<keyof SeatView['sources'], { card: string; amount: number }[]>>;
}

/** Board, plates and list look at the same frame: it is read once. */
const read = new WeakMap<Frame, { cards: Cards; view: TableView }>();

export function viewOf(frame: Frame, cards: Cards): TableView {
  const known = read.get(frame);
  if (known?.cards === cards) return known.view;
  const view = readView(frame, cards as Cards<Print>);
  read.set(frame, { cards, view });
  return view;
}

/** The numbers of a civilization, without its cards: for its plate. */
export function toldOf(frame: Frame, seat: number): Partial<ToldSeat> {
  return (frame.view.facts as Partial<Told>).seats?.[seat] ?? {};
}

export function phaseOf(frame: Frame): TableView['phase'] {
  return (frame.view.facts as Partial<Told>).phase ?? 'action';
}

function readView(frame: Frame, cards: Cards<Print>): TableView {
  const told = frame.view.facts as Partial<Told>;
  const zones = new Map(frame.view.zones.map((zone) => [zone.id, zone.cards]));
  const lying = (zone: string): Lying[] => (zones.get(zone) ?? []).map((card) => lyingOf(card, cards));
  const { scene, battle } = told;
  const fought = battle && cards.get(battle.card);
  return {
    age: told.age ?? 0,
    round: told.round ?? 0,
    last: told.last ?? false,
    active: told.active ?? 0,
    first: told.first ?? 0,
    phase: phaseOf(frame),
    players: told.players ?? 0,
    row: (told.row ?? []).map((piece, index) => ({ piece, card: cards.get(keyOf(piece)) ?? null, base: told.base?.[index] ?? 0, index })),
    sweep: told.sweep ?? 0,
    civilDeck: told.civilDeck ?? 0,
    militaryDeck: told.militaryDeck ?? 0,
    tactics: all(told.tactics, cards),
    pacts: withCards(told.pacts, cards),
    toCome: withCards(told.toCome, cards),
    event: cards.get(told.event ?? '') ?? null,
    scene: scene ?
      {
        kind: scene.kind,
        card: cards.get(scene.card ?? '') ?? null,
        seats: scene.seats ?? [],
        leader: scene.leader ?? -1,
        wanted: scene.wanted ?? 0,
        strength: scene.strength ?? 0,
        chosen: scene.chosen ?? 0,
      } :
      null,
    battle: battle && fought ? { ...battle, card: fought } : null,
    future: lying('events.future'),
    current: lying('events.current'),
    past: lying('events.past'),
    seats: Array.isArray(told.seats) ? told.seats.map((seat, i) => seatOf(seat, i, cards, lying)) : [],
  };
}

const NO_ACTIONS: ToldActions = { total: 0, left: 0, temporary: 0, hand: 0 };

function seatOf(told: Partial<ToldSeat>, seat: number, cards: Cards<Print>, lying: (zone: string) => Lying[]): SeatView {
  const n = seat + 1;
  const card = (key: string | undefined): Printed | null => cards.get(key ?? '') ?? null;
  const civil = told.civil ?? NO_ACTIONS;
  const military = told.military ?? NO_ACTIONS;
  const war = card(told.war?.card);
  const sources = (of: keyof SeatView['sources']): Source[] => (told.sources?.[of] ?? []).map((source) => [source.card, source.amount]);
  return {
    seat,
    out: told.out ?? false,
    culture: told.culture ?? 0,
    culturePlus: told.culturePlus ?? 0,
    science: told.science ?? 0,
    sciencePlus: told.sciencePlus ?? 0,
    strength: told.strength ?? 0,
    happiness: told.happiness ?? 0,
    needed: told.needed ?? 0,
    discontent: told.discontent ?? 0,
    ca: civil.total,
    caLeft: civil.left,
    caTemp: civil.temporary,
    ma: military.total,
    maLeft: military.left,
    maTemp: military.temporary,
    forcesResources: told.forcesResources ?? 0,
    forcesScience: told.forcesScience ?? 0,
    blue: told.blue ?? 0,
    yellow: told.yellow ?? 0,
    pool: told.pool ?? 0,
    populationCost: told.populationCost ?? -1,
    consumption: told.consumption ?? 0,
    corruption: told.corruption ?? 0,
    food: told.food ?? 0,
    foodPlus: told.foodPlus ?? 0,
    resources: told.resources ?? 0,
    resourcesPlus: told.resourcesPlus ?? 0,
    techs: withCards(told.technologies, cards),
    limit: told.limit ?? 0,
    government: card(told.government),
    specials: all(told.specials, cards),
    leader: card(told.leader),
    wonders: all(told.wonders, cards),
    ruined: new Set(told.ruined),
    homer: told.homer ?? '',
    building: card(told.building),
    stages: told.stages ?? 0,
    colonies: all(told.colonies, cards),
    war: told.war && war ? { card: war, target: told.war.target } : null,
    tactic: card(told.tactic),
    tacticOwn: told.ownTactic ?? false,
    armies: [told.armies ?? 0, told.outdated ?? 0],
    civilLimit: civil.hand,
    militaryLimit: military.hand,
    row: told.row ?? [],
    sources: {
      science: sources('science'),
      culture: sources('culture'),
      strength: sources('strength'),
      happiness: sources('happiness'),
    },
    forecast: told.forecast ?? null,
    force: told.force ?? 0,
    civil: lying(`civil.${n}`),
    military: lying(`hand.${n}`),
    pieces: new Map(lying(`play.${n}`).flatMap((it) => (it.card ? [[it.card.key, it.piece] as const] : []))),
  };
}

function all(keys: readonly string[] = [], cards: Cards<Print>): Printed[] {
  return keys.flatMap((key) => cards.get(key) ?? []);
}

/** The same with the card itself instead of its key. */
function withCards<T extends { card: string }>(list: readonly T[] = [], cards: Cards<Print>): (Omit<T, 'card'> & { card: Printed })[] {
  return list.flatMap((it) => {
    const card = cards.get(it.card);
    return card ? [{ ...it, card }] : [];
  });
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
