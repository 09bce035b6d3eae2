import { describe, expect, test } from 'vitest';
import { Choice } from '../../kit/choice.svelte';
import type { Card, Frame, Option, Question } from '../../wire';
import { decodeBack, tokenOf, viewOf, type Lying, type Print, type SeatView, type TableView } from './data';
import { RESOURCES, type Resource } from './icons';
import { amounts, handedOver, offer, pays, progress, raising } from './price';
import { setOf, wanted } from './sets';
import { sectionOf } from './index';
import { priceText } from './words';

const purse = (...types: Resource[]) => amounts(types);
const NOTHING = amounts([]);

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
const seat = (over: Partial<SeatView>): SeatView => ({
  seat: 0,
  hand: [],
  resources: [],
  technologies: [],
  power: 0,
  track: 0,
  glory: 0,
  score: 0,
  ...over,
});
const view = (over: Partial<TableView> = {}): TableView => (
  {
    variant: 'new-world',
    renaissance: false,
    active: 0,
    rows: [],
    projects: [],
    wonders: [],
    temporary: NOTHING,
    resolving: [],
    seats: [],
    ...over,
  }
);

describe('what a back tells', () => {
  test('resource and points come out as they went in', () => {
    for (const [type, resource] of RESOURCES.entries()) {
      for (let points = 0; points < 6; points++) expect(decodeBack(1 + type + 7 * points)).toEqual({ resource, points });
    }
    expect(decodeBack(0)).toBeNull();
  });

  test('a hidden resource card still shows its resource', () => {
    const frame = {
      view: {
        viewer: 0,
        waiting: [],
        zones: [{ id: 'resources.2', owner: 1, cards: [{ card: '', back: 1 + 3 + 7 * 2 }] }],
        facts: { variant: 'new-world', 'seat.1.power': 0, 'seat.2.power': 4 },
      },
    } as unknown as Frame;
    expect(viewOf(frame, new Map()).seats[1]).toMatchObject({ power: 4, resources: [{ piece: '', resource: 'gunpowder', points: 2 }] });
  });
});

describe('whether a purse pays', () => {
  test('exactly, and not one too few', () => {
    expect(pays(purse('iron', 'iron', 'gunpowder'), purse('iron', 'iron', 'gunpowder'), 0)).toBe(true);
    expect(pays(purse('iron', 'iron', 'gunpowder'), purse('iron', 'iron', 'gunpowder'), 1)).toBe(false);
  });
  test('two equal ones for the next', () => {
    expect(pays(purse('food', 'food'), purse('iron'), 0)).toBe(true);
    expect(pays(purse('food', 'iron'), purse('horses'), 0)).toBe(false);
  });
  test('any three for one', () => {
    expect(pays(purse('food', 'iron', 'horses'), purse('oil'), 0)).toBe(true);
    expect(pays(purse('food', 'iron'), purse('oil'), 0)).toBe(false);
  });
  test('information stands for any one, space for two', () => {
    expect(pays(purse('information'), purse('oil'), 0)).toBe(true);
    expect(pays(purse('space'), purse('gunpowder'), 1)).toBe(true);
    expect(pays(purse('space'), purse('gunpowder'), 2)).toBe(false);
  });
});

describe('the offer', () => {
  test('leaves out the most valuable cards first', () => {
    const cards = [lies('a', 'food'), lies('b', 'oil'), lies('c', 'food')];
    expect(offer(cards, NOTHING, NOTHING, 2)).toEqual({ cards: ['a', 'c'], temporary: NOTHING });
  });
  test('of equal resources the stronger technology turns over: it defends', () => {
    expect(offer([lies('weak', 'iron', 0), lies('strong', 'iron', 3)], NOTHING, purse('iron'), 0)?.cards).toEqual(['strong']);
  });
  test('what is kept is not offered, and nothing is offered when the rest does not pay', () => {
    const cards = [lies('a', 'food'), lies('b', 'food'), lies('c', 'oil')];
    expect(offer(cards, NOTHING, NOTHING, 2, new Set(['a']))?.cards).toEqual(['b', 'c']);
    expect(offer(cards, NOTHING, NOTHING, 3, new Set(['a']))).toBeNull();
  });
  test('temporary resources pay first', () => {
    expect(offer([lies('a', 'food')], purse('gunpowder'), purse('gunpowder'), 0)).toEqual({ cards: [], temporary: purse('gunpowder') });
  });
  test('is shown by type, cards before temporary ones', () => {
    const cards = [lies('a', 'oil'), lies('b', 'food')];
    expect(handedOver({ cards: ['a', 'b'], temporary: purse('food') }, cards)).toEqual([
      { type: 'food', temporary: false },
      { type: 'food', temporary: true },
      { type: 'oil', temporary: false },
    ]);
  });
});

describe('what makes a card dearer', () => {
  const row = (r: number, ...pieces: string[]) => pieces.map((piece, index) => ({ piece, card: null, extra: 0, row: r, index }));
  const rows = [row(0, 'a', '', 'c', 'd'), row(1, 'e', 'f', 'g'), row(2, 'h', '')];
  test('everything connected below through cards that are there', () => {
    expect(raising(rows, rows[2]![0]!)).toEqual(['e', 'f', 'a', 'c']);
    expect(raising(rows, rows[1]![1]!)).toEqual(['c']);
    expect(raising(rows, rows[0]![0]!)).toEqual([]);
  });
  test('a project counts every card of earlier eras', () => {
    expect(raising(rows, { piece: 'p', card: null, extra: 0, row: 2, index: -1 })).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
  });
});

describe('how far a wonder is', () => {
  test('information stands in for what is missing', () => {
    const mine = seat({ resources: [lies('a', 'horses'), lies('b', 'information')] });
    expect(progress({ kind: 'resources', resources: ['horses', 'horses'] }, mine)).toEqual({ have: 2, need: 2 });
    expect(progress({ kind: 'resource-types', min: 4 }, mine)).toEqual({ have: 2, need: 4 });
  });
  test('technologies of the named kinds', () => {
    const mine = seat({ technologies: [{ ...lies('a', 'food'), card: card('a', { kind: 'attack' }) }, lies('b', 'food')] });
    expect(progress({ kind: 'technologies', technologies: ['attack', 'tactics'], min: 3 }, mine)).toEqual({ have: 1, need: 3 });
  });
  test('what only a turn shows has no progress', () => {
    expect(progress({ kind: 'bought', technologies: ['society'], era: 'oil' }, seat({}))).toBeNull();
  });
});

describe('sets', () => {
  const option = (key: string, rule?: string): Option => ({
    key,
    verb: key.split(' ')[0]!,
    args: key.includes(' ') ? [{ noun: 'piece', id: key.split(' ')[1]! }] : [],
    text: [key],
    ...(rule ? { rule, why: ['no'] } : {}),
  });
  const ask = (key: string, prompt: string, options: string[], blocked: Option[] = []): Question => (
    { seat: 0, at: 5, key, kind: key, prompt: [prompt], rule: '', options: options.map((o) => option(o)), blocked }
  );
  function choosing(question: Question, mine: SeatView, table = view()) {
    const sent: string[][] = [];
    const choice = new Choice((keys) => sent.push(keys));
    choice.ask(question);
    choice.set = setOf(question, mine, table);
    return { choice, sent };
  }

  test('the number wanted is the last one said', () => {
    expect(wanted(ask('', 'Banking 2: which? Up to 3, in order', []))).toBe(3);
  });

  test('a card that may only come second can be ticked, one of a wrong type cannot', () => {
    const mine = seat({ technologies: ['a', 'b', 'c', 'x'].map((piece) => lies(piece, 'food')) });
    const question = ask('say.ask-restore', 'which? 2 to go', ['restore a', 'restore b'], [
      option('restore c', 'PYR-5.15'),
      option('restore x', 'PYR-1.6'),
    ]);
    const { choice, sent } = choosing(question, mine);
    expect(choice.tick('restore x')).toBe(false);
    choice.tick('restore c');
    expect(choice.ready, 'not the first of its set').toBe(false);
    choice.tick('restore b');
    choice.confirm();
    expect(sent).toEqual([['restore b', 'restore c']]);
  });

  test('a loss is worth what is owed and has no card too many', () => {
    const mine = seat({ resources: [lies('a', 'food'), lies('s', 'space'), lies('b', 'iron')] });
    const { choice, sent } = choosing(ask('say.ask-loss', 'which? 2 to go', ['spend a', 'spend s', 'spend b']), mine);
    choice.tick('spend a');
    expect(choice.tick('spend s')).toBe(false);
    choice.tick('spend b');
    choice.confirm();
    expect(sent).toEqual([['spend a', 'spend b']]);
  });

  test('responses come in the order of the card list, then resources as they lie', () => {
    const mine = seat({
      hand: [lies('knights', 'gunpowder', 3, 'C16'), lies('reinforcement@1', 'food', 1, 'C05')],
      resources: [lies('r1', 'food'), lies('r2', 'iron')],
    });
    const { choice, sent } = choosing(
      ask('say.ask-react', '', ['respond knights', 'respond reinforcement@1', 'turn r1', 'turn r2', 'done']),
      mine,
    );
    for (const key of ['turn r2', 'respond knights', 'turn r1', 'respond reinforcement@1']) choice.tick(key);
    choice.confirm();
    expect(sent).toEqual([['respond reinforcement@1', 'respond knights', 'turn r1', 'turn r2']]);
    choice.done(9);
    choice.ask({ ...ask('say.ask-react', '', ['turn r3', 'done']), at: 9 });
    expect(sent[1]).toEqual(['done']);
  });

  test('cards can be kept only while the rest pays', () => {
    const mine = seat({ resources: [lies('a', 'food'), lies('b', 'food'), lies('c', 'food')] });
    const table = view({ rows: [[{ piece: 'cannon', card: card('cannon'), extra: 2, row: 0, index: 0 }]] });
    const question = {
      ...ask('say.ask-pay', '', ['pay', 'keep a', 'keep b', 'keep c']),
      prompt: [{ noun: 'piece', id: 'cannon', text: 'Cannon' }, ' costs 2'],
    };
    const { choice, sent } = choosing(question, mine, table);
    expect(choice.tick('keep b')).toBe(true);
    expect(choice.tick('keep c')).toBe(false);
    choice.confirm();
    expect(sent).toEqual([['keep b']]);
    choice.done(6);
    choice.ask({ ...ask('say.ask-pay', '', ['pay', 'keep a']), at: 6 });
    expect(sent[1]).toEqual(['pay']);
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
