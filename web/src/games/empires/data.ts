import { keyOf } from '../../kit/parts';
import type { Card, Cards, Frame, ZoneCard } from '../../wire';

export const SUITS = ['region', 'uncivilised', 'civilised', 'tributary', 'fame', 'unrest', 'power'] as const;
export type Suit = (typeof SUITS)[number];
export const TOKENS = ['material', 'population', 'progress'] as const;
export type Token = (typeof TOKENS)[number];
export type Amounts = Record<Token, number>;
export type Period = 'barbarian' | 'empire';
/** The decks from which the market is filled when somebody breaks through. */
export const SMALL = ['region', 'uncivilised', 'civilised'] as const;
/** Where scoring looks, in the order of the game's breakdown. */
export const PLACES = ['hand', 'play', 'garrison', 'deck', 'discard', 'history', 'power'] as const;
export type Place = (typeof PLACES)[number];

export interface Side {
  nameEn: string;
  nameRu: string;
  textEn: string;
  textRu: string;
  exhaust: boolean;
  solstice: boolean;
  passive: boolean;
  lines: string[][];
}

/** What to know of a nation; it stands on its power card. */
export interface People {
  nameEn: string;
  nameRu: string;
  aboutEn: string;
  aboutRu: string;
  period: Period;
  exhausts: number;
  becomesEmpire: boolean;
  history: 'history' | 'sunken' | '';
  developments: boolean;
  /** Each card by its key, and where it starts: equal cards of other nations may start elsewhere. */
  cards: { card: string; start: Print['start'] }[];
}

/** What is printed on a card (Print in the game). */
export interface Print {
  box: string;
  nation: string;
  suits: Suit[];
  icons: string[];
  period: Period | 'none';
  marker: 'none' | 'pinned' | 'attack';
  start: 'common' | 'power' | 'nation' | 'accession' | 'development' | 'supply' | 'deck';
  copies: number;
  freePlay: boolean;
  cost: Amounts;
  confidence: 'high' | 'medium' | 'low';
  points: string[];
  sides: Side[];
  people?: People;
}
export type Printed = Card<Print>;

/** A card in a zone, as far as I know it. */
export interface Lying {
  piece: string;
  card: Printed | null;
}

/** A place of the market: its card, the tokens on it, the unrest below. */
export interface Slot extends Lying {
  slot: number;
  tokens: Amounts;
  unrest: Lying[];
}

export interface Scored {
  piece: string;
  card: Printed | null;
  place: Place;
  points: number;
}

export interface SeatView {
  seat: number;
  /** "" while nobody has chosen one. */
  nation: string;
  people: People | null;
  power: Printed | null;
  /** Which side of the power card is up. */
  side: number;
  period: Period;
  actions: number;
  exhausts: number;
  /** An exhaust token lies on the nation deck, on the development area: once a turn only. */
  nationMarked: boolean;
  areaMarked: boolean;
  handLimit: number;
  tokens: Amounts;
  visible: number;
  exhausted: ReadonlySet<string>;
  turned: ReadonlySet<string>;
  /** What lies under each card. */
  garrisons: ReadonlyMap<string, Lying[]>;
  stored: { piece: string; progress: number } | null;
  prices: ReadonlyMap<string, Amounts>;
  hand: Lying[];
  deck: Lying[];
  discard: Lying[];
  play: Lying[];
  history: Lying[];
  powers: Lying[];
  path: Lying[];
  nationDeck: Lying[];
  accession: Lying[];
  development: Lying[];
  score: number;
  unrest: number;
  scored: Scored[];
}

/** EMP-22: the practice opponent. All it has lies open. */
export interface Rival {
  progress: number;
  developments: number;
  mostDevelopments: number;
  perDevelopment: number;
  score: number;
  unrest: number;
  cards: Lying[];
  /** What each of its cards is worth to it. */
  points: ReadonlyMap<string, number>;
}

export interface TableView {
  variant: string;
  active: number;
  first: number;
  round: number;
  phase: 'setup' | 'choice' | 'activate' | 'innovate' | 'revolt' | 'clean-up' | 'solstice';
  lastRound: number;
  collapsed: boolean;
  over: boolean;
  market: Slot[];
  decks: Record<(typeof SMALL)[number] | 'main' | 'fame', Lying[]>;
  king: Lying | null;
  kingSide: number;
  unrest: Lying[];
  exile: Lying[];
  revealed: Lying[];
  /** The cards whose effects are being resolved, outermost first. */
  resolving: Lying[];
  rival: Rival | null;
  seats: SeatView[];
}

/** The game's facts, word for word (EmpiresFacts). */
export interface Facts {
  variant: string;
  common: string;
  active: number;
  first: number;
  round: number;
  phase: TableView['phase'];
  lastRound: number;
  collapsed: boolean;
  market: { card: string; tokens: Amounts; tucked: number }[];
  king: string;
  resolving: string[];
  players: Player[];
  rival?: {
    progress: number;
    developments: number;
    mostDevelopments: number;
    perDevelopment: number;
    score: number;
    cards: { card: string; points: number }[];
  };
}

export interface Player {
  nation: string;
  period: Period;
  side: string;
  actions: number;
  exhausts: number;
  nationMarked: boolean;
  areaMarked: boolean;
  kingUsed: boolean;
  handLimit: number;
  tokens: Amounts;
  visibleScore: number;
  stored?: { card: string; progress: number };
  exhausted: string[];
  turned: string[];
  garrisons: { card: string; host: string }[];
  prices: { card: string; price: Amounts }[];
  result?: { score: number; unrest: number; cards: { card: string; place: number; points: number }[] };
}

/** What an option costs, and how much of it can be done. */
export interface OptionFacts {
  price?: Amounts;
  extent?: 'full' | 'part' | 'nothing';
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

function readView(frame: Frame, cards: Cards<Print>): TableView {
  const facts = frame.view.facts as unknown as Facts;
  const zones = new Map(frame.view.zones.map((zone) => [zone.id, zone.cards]));
  const lying = (zone: string): Lying[] => (zones.get(zone) ?? []).map((card) => lyingOf(card, cards));
  const named = (piece: string): Lying => ({ piece, card: cards.get(keyOf(piece)) ?? null });
  return {
    variant: facts.variant,
    active: facts.active,
    first: facts.first,
    round: facts.round,
    phase: facts.phase,
    lastRound: facts.lastRound,
    collapsed: facts.collapsed,
    over: frame.over,
    market: facts.market.map(({ card, tokens }, slot) => ({ ...named(card), slot, tokens, unrest: lying(`tucked.${slot + 1}`) })),
    decks: {
      region: lying('deck.region'),
      uncivilised: lying('deck.uncivilised'),
      civilised: lying('deck.civilised'),
      main: lying('deck.main'),
      fame: lying('fame'),
    },
    king: lying('king')[0] ?? null,
    kingSide: facts.king === 'b' ? 1 : 0,
    unrest: lying('unrest'),
    exile: lying('exile'),
    revealed: lying('revealed'),
    resolving: facts.resolving.map(named),
    rival: facts.rival ? rivalOf(facts.rival, lying('rival')) : null,
    seats: facts.players.map((player, seat) => seatOf(player, seat, lying, named)),
  };
}

function rivalOf(facts: NonNullable<Facts['rival']>, cards: Lying[]): Rival {
  return {
    ...facts,
    unrest: cards.filter((lying) => lying.card?.data.suits.includes('unrest')).length,
    cards,
    points: new Map(facts.cards.map(({ card, points }) => [card, points])),
  };
}

function seatOf(player: Player, seat: number, lying: (zone: string) => Lying[], named: (piece: string) => Lying): SeatView {
  const n = seat + 1;
  const { nation, stored, result } = player;
  const powers = lying(`power.${n}`);
  const power = powers.find((it) => it.card?.data.people)?.card ?? (nation ? named(`${nation}-power`).card : null);
  const garrisons = new Map<string, Lying[]>();
  for (const { card, host } of player.garrisons) garrisons.set(host, [...(garrisons.get(host) ?? []), named(card)]);
  return {
    seat,
    nation,
    power,
    people: power?.data.people ?? null,
    side: player.side === 'b' ? 1 : 0,
    period: player.period,
    actions: player.actions,
    exhausts: player.exhausts,
    nationMarked: player.nationMarked,
    areaMarked: player.areaMarked,
    handLimit: player.handLimit,
    tokens: player.tokens,
    visible: player.visibleScore,
    exhausted: new Set(player.exhausted),
    turned: new Set(player.turned),
    garrisons,
    stored: stored ? { piece: stored.card, progress: stored.progress } : null,
    prices: new Map(player.prices.map(({ card, price }) => [card, price])),
    hand: lying(`hand.${n}`),
    deck: lying(`deck.${n}`),
    discard: lying(`discard.${n}`),
    play: lying(`play.${n}`),
    history: lying(`history.${n}`),
    powers,
    path: lying(`path.${n}`),
    nationDeck: lying(`nation.${n}`),
    accession: lying(`accession.${n}`),
    development: lying(`development.${n}`),
    score: result?.score ?? 0,
    unrest: result?.unrest ?? 0,
    scored: (result?.cards ?? []).map(({ card, place, points }) => ({ ...named(card), place: PLACES[place]!, points })),
  };
}

function lyingOf(lying: ZoneCard, cards: Cards<Print>): Lying {
  return { piece: lying.card, card: cards.get(keyOf(lying.card)) ?? null };
}

/** The most exhaust tokens a state card holds, and how many of them are in use. */
export function exhaustsOf(seat: SeatView): { left: number; used: number } {
  const used = seat.exhausted.size + (seat.nationMarked ? 1 : 0) + (seat.areaMarked ? 1 : 0);
  return { left: seat.exhausts, used: Math.max(used, (seat.people?.exhausts ?? 5) - seat.exhausts) };
}

/** Cards of a nation by where they start. */
export function deckOf(people: People, cards: Cards<Print>, start: Print['start']): { card: Printed; count: number }[] {
  const found = new Map<string, { card: Printed; count: number }>();
  for (const { card: key, start: at } of people.cards) {
    const card = cards.get(key);
    if (!card || at !== start) continue;
    const known = found.get(key);
    if (known) known.count++;
    else found.set(key, { card, count: 1 });
  }
  return [...found.values()];
}
