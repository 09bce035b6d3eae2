import { describe, expect, test } from 'vitest';
import type { Card, Frame, Option, Question } from '../../wire';
import { decodeBack, handedOver, placeOf, pricedBy, tokenOf, viewOf, type Lying, type Print } from './data';
import type { Facts } from './facts';
import { RESOURCES, type Resource } from './icons';
import { sectionOf } from './index';
import { priceText } from './words';

function card(id: string, print: Partial<Print> = {}): Card<Print> {
  return {
    id,
    key: id,
    name: id,
    facts: '',
    text: '',
    origin: '',
    data: { kind: 'society', theme: 'new_world', era: 'horses', points: 1, confidence: 'high', power: 0, cost: [], ...print },
  };
}
const lies = (piece: string, resource: Resource, power = 0, id = 'C01'): Lying => ({
  piece,
  card: card(id, { resource, power }),
  resource,
  points: 0,
});
const NOTHING = { food: 0, iron: 0, horses: 0, gunpowder: 0, oil: 0, information: 0, space: 0 };
const player = (power: number) => ({ power, track: 0, glory: 0, score: 0, resources: NOTHING });
const facts: Facts = {
  variant: 'mixed',
  active: 0,
  first: 0,
  turn: 1,
  rows: [[{ card: 'calendar', extra: 0 }, { card: '', extra: 0 }], [{ card: 'banking', extra: 1 }]],
  projects: [{ card: 'trade', extra: 2, left: 5 }],
  temporary: { ...NOTHING, iron: 2, oil: 1 },
  players: [player(0), player(4)],
  wonders: [
    { card: 'apollo', owner: 1, tokens: [0, 0] },
    { card: 'wall', owner: -1, tokens: [1, 0], progress: { need: 6, have: [0, 4] } },
  ],
  resolving: ['computer'],
};
const frame = (over: Partial<Frame['view']> = {}) => ({ view: { viewer: 0, waiting: [], zones: [], facts, ...over } }) as unknown as Frame;

describe('what a back tells', () => {
  test('resource and points come out as they went in', () => {
    for (const [type, resource] of RESOURCES.entries()) {
      for (let points = 0; points < 6; points++) expect(decodeBack(1 + type + 7 * points)).toEqual({ resource, points });
    }
    expect(decodeBack(0)).toBeNull();
  });

  test('a hidden resource card still shows its resource', () => {
    const seen = frame({ zones: [{ id: 'resources.2', owner: 1, cards: [{ card: '', back: 1 + 3 + 7 * 2 }] }] });
    expect(viewOf(seen, new Map()).seats[1]).toMatchObject({ power: 4, resources: [{ piece: '', resource: 'gunpowder', points: 2 }] });
  });
});

describe('the table', () => {
  const cards = new Map([
    ...['calendar', 'banking', 'trade'].map((id): [string, Card<Print>] => [id, card(id)]),
    ['apollo', card('apollo', { kind: 'wonder', era: 'space' })],
    ['wall', card('wall', { kind: 'wonder', era: 'horses' })],
  ]);
  const view = viewOf(frame(), cards);
  test('has its rows with holes and prices, and its projects', () => {
    expect(view.rows[0]!.map((place) => place.card?.id ?? null)).toEqual(['calendar', null]);
    expect(placeOf(view, 'banking')).toMatchObject({ extra: 1, row: 1, index: 0 });
    expect(placeOf(view, 'trade')).toMatchObject({ extra: 2, row: 0, index: -1, left: 5 });
  });
  test('has its wonders from the lowest era up, with how far everybody is', () => {
    expect(view.wonders.map((wonder) => wonder.card.id)).toEqual(['wall', 'apollo']);
    expect(view.wonders[0]!.progress).toEqual({ need: 6, have: [0, 4] });
    expect(view.wonders[1]!.progress).toBeNull();
  });
  test('lists the temporary resources one by one', () => {
    expect(view.temporary).toEqual(['iron', 'iron', 'oil']);
  });
});

describe('a price', () => {
  const price = { card: 'cannon', extra: 2, raisedBy: ['knights'], pays: ['a', 'b'] };
  const option = (verb: string, facts?: unknown): Option => ({ key: `${verb} cannon`, verb, args: [], text: [], facts });
  test('comes with an option to buy, and with the question how to pay', () => {
    expect(pricedBy(null, option('buy', price))).toBe(price);
    expect(pricedBy(null, option('spend', { power: 3 }))).toBeNull();
    expect(pricedBy({ key: 'say.ask-pay', facts: price } as Question, option('spend'))).toBe(price);
    expect(pricedBy(null, null)).toBeNull();
  });
  test('is shown by type, cards before temporary ones', () => {
    const lying = [lies('a', 'oil'), lies('b', 'food'), lies('c', 'food')];
    expect(handedOver(price.pays, ['food'], lying)).toEqual([
      { type: 'food', temporary: false },
      { type: 'food', temporary: true },
      { type: 'oil', temporary: false },
    ]);
  });
});

test('a price in words', () => {
  expect(priceText(['iron', 'gunpowder', 'gunpowder'], 2)).toBe('costs 1 Iron, 2 Gunpowder and 2 more');
  expect(priceText([], 0)).toBe('costs nothing');
});

test('tokens of an icon line', () => {
  expect(tokenOf('−2')).toEqual({ text: '−2' });
  expect(tokenOf('t:iron')).toMatchObject({ pip: { colour: 'r-iron', form: 'temporary' } });
  expect(tokenOf('i:restore')).toHaveProperty('sign');
});

test('an option is counted in the section that shows it', () => {
  const frame = {
    view: {
      zones: [{ id: 'hand.1', owner: 0, cards: [{ card: 'a', back: 0 }] }, {
        id: 'technologies.2',
        owner: 1,
        cards: [{ card: 'b', back: 0 }],
      }],
    },
  } as unknown as Frame;
  const of = (verb: string, noun: string, id: string) => sectionOf({ key: '', verb, args: [{ noun, id }], text: [] }, frame, 0);
  expect(of('buy', 'piece', 'x')).toBe('pyramid');
  expect(of('resource', 'piece', 'a')).toBe('mine');
  expect(of('use', 'piece', 'b')).toBe('others');
  expect(of('wonder', 'wonder', 'w')).toBe('wonders');
});
