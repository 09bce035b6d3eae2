import { RESOURCES, type Resource } from './icons';
import type { Condition, Lying, Place, SeatView, TableView } from './data';

const INFORMATION = RESOURCES.indexOf('information');
const SPACE = RESOURCES.indexOf('space');
const OIL = RESOURCES.indexOf('oil');

export function amounts(types: readonly Resource[]): number[] {
  const counted = RESOURCES.map(() => 0);
  for (const type of types) counted[RESOURCES.indexOf(type)]!++;
  return counted;
}

/**
 * PYR-1.10, PYR-6.4 – PYR-6.6: whether a purse pays a price, exchanges included. The same reckoning as the game's, to show beforehand what the server
 * will propose; the server's word counts.
 */
export function pays(purse: readonly number[], cost: readonly number[], extra: number): boolean {
  let units = 0;
  let price = extra + cost[INFORMATION]!;
  let missing = 0;
  let surplus = 0;
  let pairs = 0;
  let spareBelow = 0;
  for (let type = 0; type <= OIL; type++) {
    units += purse[type]!;
    price += cost[type]!;
    const balance = purse[type]! - cost[type]!;
    if (balance < 0) {
      missing -= balance;
      pairs += Math.min(Math.floor(spareBelow / 2), -balance);
      spareBelow = 0;
    } else {
      surplus += balance;
      spareBelow = balance;
    }
  }
  pairs += Math.floor(spareBelow / 2);
  const informations = purse[INFORMATION]! + 2 * purse[SPACE]!;
  units += informations;
  const toExchange = missing - (informations - cost[INFORMATION]!);
  if (toExchange <= 0) return units >= price;
  const byPairs = Math.min(pairs, toExchange);
  const byThrees = toExchange - byPairs;
  return 2 * byPairs + 3 * byThrees <= surplus && units - byPairs - 2 * byThrees >= price;
}

export interface Offer {
  cards: string[];
  temporary: number[];
}

/** PYR-10.11: what "pay" would turn over: the most valuable cards are left out first, and of equal ones the weakest technology. */
export function offer(
  cards: readonly Lying[],
  temporary: readonly number[],
  cost: readonly number[],
  extra: number,
  kept: ReadonlySet<string> = new Set(),
  spared: readonly number[] = [],
): Offer | null {
  const unspared = temporary.map((n, type) => n - (spared[type] ?? 0));
  const purse = [...unspared];
  const left = new Set(kept);
  for (const card of cards) if (!left.has(card.piece) && card.resource) purse[RESOURCES.indexOf(card.resource)]!++;
  if (!pays(purse, cost, extra)) return null;
  for (let type = SPACE; type >= 0; type--) {
    while (purse[type]! > unspared[type]!) {
      purse[type]!--;
      if (!pays(purse, cost, extra)) {
        purse[type]!++;
        break;
      }
      const same = cards.filter((card) => !left.has(card.piece) && card.resource === RESOURCES[type]);
      const weakest = same.reduce((a, b) => ((b.card?.data.power ?? 0) < (a.card?.data.power ?? 0) ? b : a));
      left.add(weakest.piece);
    }
  }
  return { cards: cards.filter((card) => !left.has(card.piece)).map((card) => card.piece), temporary: unspared };
}

/** What an offer hands over, by type, cards before temporary resources. */
export function handedOver(given: Offer, cards: readonly Lying[]): { type: Resource; temporary: boolean }[] {
  const byPiece = new Map(cards.map((card) => [card.piece, card.resource]));
  const counted = amounts(given.cards.map((piece) => byPiece.get(piece)).filter((type) => type !== null && type !== undefined));
  return RESOURCES.flatMap((type, i) => [
    ...Array.from({ length: counted[i]! }, () => ({ type, temporary: false })),
    ...Array.from({ length: given.temporary[i] ?? 0 }, () => ({ type, temporary: true })),
  ]);
}

/** How often each resource is handed over. */
export function summed(given: readonly { type: Resource }[]): [Resource, number][] {
  return RESOURCES.map((type): [Resource, number] => [type, given.filter((it) => it.type === type).length]).filter(([, n]) => n > 0);
}

/** PYR-6.3: the cards that make another one dearer, each by one. Projects: every card of earlier eras (PYR-9.5). */
export function raising(rows: readonly Place[][], place: Place): string[] {
  const found: string[] = [];
  if (place.index < 0) {
    for (const row of rows.slice(0, place.row)) for (const below of row) if (below.piece) found.push(below.piece);
    return found;
  }
  let reached = new Set([place.index]);
  for (let row = place.row - 1; row >= 0 && reached.size; row--) {
    const next = new Set<number>();
    for (const index of reached) for (const below of [index, index + 1]) if (rows[row]?.[below]?.piece) next.add(below);
    for (const index of [...next].sort((a, b) => a - b)) found.push(rows[row]![index]!.piece);
    reached = next;
  }
  return found;
}

/** How far a seat is with a wonder's condition: `have` of `need`; null when only the end of a turn shows it. */
export function progress(condition: Condition, seat: SeatView): { have: number; need: number } | null {
  const count = amounts(seat.resources.map((card) => card.resource).filter((type) => type !== null));
  const need = condition.min ?? 0;
  switch (condition.kind) {
    case 'resources': {
      const list = amounts(condition.resources ?? []);
      const total = list.reduce((a, b) => a + b, 0);
      let missing = Math.max(0, list[SPACE]! - count[SPACE]!) * 2;
      for (let type = 0; type < INFORMATION; type++) missing += Math.max(0, list[type]! - count[type]!);
      missing -= count[INFORMATION]! - list[INFORMATION]! + 2 * Math.max(0, count[SPACE]! - list[SPACE]!);
      return { have: Math.max(0, total - Math.max(0, missing)), need: total };
    }
    case 'resource-types': {
      const basic = count.slice(0, INFORMATION).filter((n) => n > 0).length;
      return { have: basic + count[INFORMATION]! + 2 * count[SPACE]!, need };
    }
    case 'resource-cards':
      return { have: seat.resources.length, need };
    case 'technologies':
      return { have: seat.technologies.filter((card) => condition.technologies?.includes(card.card?.data.kind ?? '')).length, need };
    case 'power':
      return { have: seat.power, need };
    default:
      return null;
  }
}

export function placeOf(view: TableView, piece: string): Place | null {
  return [...view.rows.flat(), ...view.projects].find((place) => place.piece === piece) ?? null;
}
