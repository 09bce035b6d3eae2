import { describe, expect, test } from 'vitest';
import { Choice } from '../../kit/choice.svelte';
import type { Card, Cards, Frame, Option, Question } from '../../wire';
import { blueBank, untilCorruption, yellowAt, yellowBank } from './banks';
import { gridOf, viewOf, type Print, type SeatView, type TableView } from './data';
import { faceOf, kindOf, signed, tileOf } from './faces';
import { effects, forecastText } from './forecast';
import { alikeTo, priceOf, reachOf, stageOf } from './questions';
import { measure } from './room';
import { sectionOf } from './index';
import { targetOf } from './around';
import { costText } from './words';

const PLAIN: Print = {
  deck: 'civil',
  age: 1,
  type: 'farm',
  copies: [2, 2, 2],
  science: -1,
  revolution: -1,
  resources: -1,
  value: 0,
  symbols: [],
  stages: [],
  limit: 0,
  units: [0, 0, 0],
  strength: [0, 0],
  actions: 0,
  defence: 0,
  colonization: 0,
  immediate: [],
  sides: false,
};
function card(key: string, print: Partial<Print> = {}): Card<Print> {
  return { id: key, key, name: key, facts: '', text: '', origin: '', data: { ...PLAIN, ...print } };
}
const CARDS: Cards<Print> = new Map([
  card('agriculture', { age: 0, value: 1, resources: 2 }),
  card('irrigation', { value: 2, resources: 4, science: 3 }),
  card('alchemy', { type: 'lab', science: 4, resources: 6, symbols: [{ symbol: 'science', amount: 2 }] }),
  card('warriors', { age: 0, type: 'infantry', resources: 2, symbols: [{ symbol: 'strength', amount: 1 }] }),
  card('pyramids', { age: 0, type: 'wonder', stages: [3, 2, 1], symbols: [{ symbol: 'civil_actions', amount: 1 }] }),
  card('monarchy', { type: 'government', science: 8, revolution: 2, limit: 3 }),
  card('plunder', { deck: 'military', type: 'aggression', actions: 1 }),
  card('mahatma-gandhi', { type: 'leader' }),
  card('bonus-i', { deck: 'military', type: 'bonus', defence: 2, colonization: 1 }),
  card('legion', { deck: 'military', type: 'tactic', actions: 1, units: [1, 1, 0], strength: [2, 0] }),
  card('despotism', { age: 0, type: 'government', limit: 2 }),
].map((it) => [it.key, it]));

type Facts = Record<string, unknown>;
function frame(facts: Facts, zones: Frame['view']['zones'] = []): Frame {
  const all = { phase: 'action', seats: [{}, {}, {}], ...facts };
  return {
    moves: 0,
    step: null,
    view: { viewer: 0, zones, facts: all, waiting: [0] },
    question: null,
    scores: [0, 0, 0],
    undo: null,
    over: false,
  };
}
const view = (facts: Facts = {}, zones: Frame['view']['zones'] = []): TableView => viewOf(frame(facts, zones), CARDS);
const hand = (
  ...pieces: string[]
): Frame['view']['zones'] => [{ id: 'hand.1', owner: 0, cards: pieces.map((piece) => ({ card: piece, back: 2 })) }];

function option(key: string, ...nouns: string[]): Option {
  const [verb, ...ids] = key.split(' ');
  return { key, verb: verb!, args: ids.map((id, i) => ({ noun: nouns[i] ?? 'piece', id })), text: [key] };
}
function question(key: string, options: Option[], blocked: Option[] = [], prompt: Question['prompt'] = []): Question {
  return { seat: 0, at: 1, key, kind: key, prompt, rule: '', options, blocked };
}

describe('what is read from a frame', () => {
  test('technologies lie in their cell with workers, tokens and price', () => {
    const technologies = [
      { card: 'agriculture', workers: 2, tokens: 3, cost: 2 },
      { card: 'alchemy', workers: 1, tokens: 0, cost: 5 },
    ];
    const seat = view({ seats: [{ technologies }] }).seats[0]!;
    expect(gridOf(seat).get('farm.0')).toMatchObject({ workers: 2, tokens: 3, cost: 2 });
    expect(gridOf(seat).get('lab.1')).toMatchObject({ workers: 1, cost: 5 });
    expect(gridOf(seat).has('mine.0')).toBe(false);
  });

  test('a hidden card still shows its age', () => {
    expect(view({}, [{ id: 'hand.2', owner: 1, cards: [{ card: '', back: 3 }] }]).seats[1]!.military).toEqual([{
      piece: '',
      card: null,
      age: 2,
    }]);
  });

  test('the row keeps its holes, pacts and wars name whom they bind', () => {
    const seen = view({
      row: ['alchemy@1', '', 'pyramids'],
      base: [1, 1, 1],
      pacts: [{ card: 'plunder', owner: 1, partner: 0, side: 'A' }],
      seats: [{}, { war: { card: 'plunder', target: 0 } }],
    });
    expect(seen.row.map((place) => place.card?.key ?? '')).toEqual(['alchemy', '', 'pyramids']);
    expect(seen.pacts[0]).toMatchObject({ owner: 1, partner: 0, side: 'A' });
    expect(seen.seats[1]!.war?.target).toBe(0);
    expect(seen.seats[0]!.war).toBeNull();
  });

  test('a frame of an older game lacks what was told otherwise, and is read all the same', () => {
    expect(viewOf({ ...frame({}), view: { viewer: 0, zones: [], facts: { 'seat.1.culture': 3 }, waiting: [] } }, CARDS).seats).toEqual([]);
  });

  test('a frame is read once for the same cards, and again for others', () => {
    const once = frame({});
    expect(viewOf(once, CARDS)).toBe(viewOf(once, CARDS));
    expect(viewOf(once, new Map(CARDS))).not.toBe(viewOf(once, CARDS));
  });
});

describe('AGES-12.1 – AGES-12.6: the banks', () => {
  test('what the next worker costs, what is eaten, how many faces are needed', () => {
    expect(yellowAt(18)).toEqual({ cost: 2, eaten: 0, faces: 0 });
    expect(yellowAt(16)).toEqual({ cost: 3, eaten: 1, faces: 1 });
    expect(yellowAt(9)).toEqual({ cost: 4, eaten: 2, faces: 3 });
    expect(yellowAt(8)).toEqual({ cost: 5, eaten: 3, faces: 4 });
    expect(yellowAt(0)).toEqual({ cost: -1, eaten: 6, faces: 8 });
  });

  test('the drawn bank says the same as the table, at every number of tokens', () => {
    for (let tokens = 0; tokens <= 20; tokens++) {
      const bank = yellowBank(tokens);
      const now = yellowAt(tokens);
      expect(bank.flatMap((section) => section.cells).filter(Boolean).length + bank.at(-1)!.extra).toBe(tokens);
      expect(bank.find((section) => section.next)?.cost ?? -1).toBe(now.cost);
      expect(bank.find((section) => section.counts)?.loss ?? 0).toBe(now.eaten);
      const empty = bank.flatMap((section) => section.faces).find((face) => face.empty);
      expect(empty?.number ?? 0).toBe(now.faces);
      expect(bank.flatMap((section) => section.faces).find((face) => face.counts)?.number ?? 0).toBe(now.faces);
    }
  });

  test('corruption, and how far it is', () => {
    const corruptionAt = (tokens: number) => (tokens >= 11 ? 0 : tokens >= 6 ? 2 : tokens >= 1 ? 4 : 6);
    for (let tokens = 0; tokens <= 18; tokens++) {
      expect(blueBank(tokens).find((section) => section.counts)?.loss ?? 0).toBe(corruptionAt(tokens));
      const room = untilCorruption(tokens);
      if (room !== null) {
        expect(corruptionAt(tokens - room)).toBe(corruptionAt(tokens));
        expect(corruptionAt(tokens - room - 1)).toBeGreaterThan(corruptionAt(tokens));
      }
    }
    expect(untilCorruption(0)).toBeNull();
  });
});

describe('what is printed', () => {
  test('every type has an ink', () => {
    expect(['lab', 'cavalry', 'law', 'wonder'].map((type) => kindOf(type as Print['type']))).toEqual([
      'urban',
      'unit',
      'special',
      'wonder',
    ]);
  });

  test('cost and yield of a technology, a wonder, an aggression, a tactic', () => {
    expect(faceOf(CARDS.get('alchemy')!)).toMatchObject({ cost: { number: 4 }, gives: [{ value: '+2' }], corner: 'I' });
    expect(faceOf(CARDS.get('pyramids')!, 2).cost).toEqual({
      stages: [{ cost: 3, built: true }, { cost: 2, built: true }, { cost: 1, built: false }],
    });
    expect(faceOf(CARDS.get('plunder')!).cost).toMatchObject({ number: 1 });
    expect(faceOf(CARDS.get('legion')!)).toMatchObject({ gives: [{ value: 2 }], lines: [[{}, {}]] });
    expect(tileOf(CARDS.get('alchemy')!).gives).toMatchObject([{ value: '2' }]);
    expect(signed(-3)).toBe('−3');
  });

  test('a name says neither the kind nor the age once more', () => {
    expect(faceOf({ ...card('x', { type: 'aggression' }), name: 'Aggression: Raid II' }).name).toBe('Raid');
    expect(faceOf({ ...card('y', { type: 'action' }), name: 'Богатые земли III' }).name).toBe('Богатые земли');
  });
});

describe('what ending the turn would do', () => {
  const forecast = {
    discards: 0,
    leaders: 0,
    uprising: false,
    science: 3,
    culture: 0,
    traded: 0,
    corruptedResources: 2,
    corruptedFood: 0,
    food: 4,
    eaten: 2,
    famine: 0,
    resources: 5,
    drawn: 1,
  };

  test('gains and losses in the order of the rules, without what does nothing', () => {
    expect(effects(forecast).map((effect) => [effect.what, effect.amount, effect.bad])).toEqual([
      ['science', '+3', false],
      ['corruption', '−2', true],
      ['food', '+4', false],
      ['eaten', '−2', true],
      ['resources', '+5', false],
      ['cards', '+1', false],
    ]);
  });

  test('an uprising is said first', () => {
    const none = { ...forecast, science: 0, corruptedResources: 0, food: 0, eaten: 0, resources: 0, drawn: 0 };
    expect(forecastText({ ...none, uprising: true })).toMatch(/^Uprising/);
    expect(forecastText(none)).not.toBe('');
  });
});

describe('prices and what a set must reach', () => {
  test('a price is what the game tells; an option without one has none', () => {
    const facts = { civil: 1, military: 0, food: 0, resources: 3, science: 0 };
    expect(priceOf({ ...option('build agriculture', 'card'), facts })).toEqual(facts);
    expect(costText(facts)).toContain('3');
    expect(priceOf(option('end'))).toBeNull();
    expect(priceOf({ ...option('discard legion@1'), facts: { amount: 1 } })).toBeNull();
  });

  test('what is ticked counts beside what is picked', () => {
    const choice = new Choice(() => undefined);
    const bonus = { ...option('bonus bonus-i@1'), facts: { amount: 2 } };
    const set = { least: 1, most: 2, free: true, picked: [], besides: ['yield'], done: 'done' };
    choice.ask({ ...question('say.ask-defence', [option('yield'), bonus]), facts: { needed: 4, have: 1 }, set });
    expect(reachOf(choice)).toEqual({ needed: 4, have: 1 });
    choice.tick('bonus bonus-i@1');
    expect(reachOf(choice)).toEqual({ needed: 4, have: 3 });
  });

  test('what a card does stands on its face in signs and numbers', () => {
    const signs = [[{ text: '+2' }, { sign: 'food' }]];
    expect(faceOf(card('reserves', { type: 'action', signs })).lines).toMatchObject([[{ text: '+2' }, { sign: expect.anything() }]]);
  });
});

describe('which sheet a moment needs', () => {
  test('actions need none, politics and scenes have their own', () => {
    expect(stageOf(question('say.ask-action', []), view())).toBeNull();
    expect(stageOf(question('say.ask-politics', []), view())).toBe('politics');
    expect(stageOf(question('say.ask-terror', []), view())).toBe('ask');
    expect(stageOf(null, view())).toBeNull();
    expect(stageOf(null, view({ scene: { kind: 'aggression' } }))).toBe('defence');
    const fought = { card: 'plunder', attacker: 0, rival: 1, strength: 9, against: 7 };
    expect(stageOf(null, view({ phase: 'start', battle: fought }))).toBe('battle');
    expect(stageOf(null, view({ phase: 'action', battle: fought }))).toBeNull();
    expect(view({ battle: fought }).battle).toMatchObject({ attacker: 0, rival: 1, strength: 9, against: 7 });
    expect(view().battle).toBeNull();
  });

  test('whose pieces are meant: whom the question tells, else the other one in the scene', () => {
    const named = { ...question('say.ask-raid', []), facts: { seat: 2, left: 1 } };
    expect(targetOf(named, view(), 0)).toBe(2);
    expect(targetOf(question('say.ask-raid', []), view({ scene: { kind: 'war', seats: [0, 1] } }), 0)).toBe(1);
    expect(targetOf(null, view(), 0)).toBeNull();
  });
});

test('of equal cards the game offers one, which stands for the others', () => {
  const me = view({}, hand('legion@1', 'bonus-i@1', 'bonus-i@2')).seats[0]!;
  const options = [option('discard legion@1'), option('discard bonus-i@1')];
  expect([alikeTo('bonus-i@2', options, me), alikeTo('bonus-i@1', options, me), alikeTo('legion@1', options, null)]).toEqual([
    'bonus-i@1',
    null,
    null,
  ]);
});

describe('room', () => {
  test('everything fits: cards, tiles and hands take what is left of the height', () => {
    for (const [width, height] of [[792, 930], [852, 628], [952, 636], [1112, 754], [1592, 948]] as const) {
      const room = measure(width, height);
      expect(1.4 * room.row + 4 * room.tile + 1.4 * room.hand).toBeLessThanOrEqual(height - 280 - (room.lined ? 46 : 0));
      expect(13 * room.row + 12 * 6).toBeLessThanOrEqual(width);
    }
  });
  test('in a small window names give way to pictures', () => {
    expect(measure(852, 628)).toMatchObject({ low: true, flat: true });
    expect(measure(1112, 754)).toMatchObject({ low: false, flat: false });
  });
  test('a high, narrow window has the world below the civilization', () => {
    expect(measure(792, 930)).toMatchObject({ stacked: true, flat: false });
    expect(measure(852, 628)).toMatchObject({ stacked: false });
  });
});

test('where a phone shows an option', () => {
  const actions = frame({});
  const where = (key: string, ...nouns: string[]) => sectionOf(option(key, ...nouns), actions);
  expect(where('take alchemy@1')).toBe('row');
  expect(where('build agriculture', 'card')).toBe('city');
  expect(where('population')).toBe('city');
  expect(where('develop alchemy@1')).toBe('hand');
  expect(where('copy legion', 'card')).toBe('world');
  expect(sectionOf(option('bid 3', 'number'), frame({ phase: 'politics' }))).toBe('');
});

test('an empty seat can be drawn', () => {
  const seat: SeatView = view().seats[0]!;
  expect(seat).toMatchObject({ government: null, leader: null, wonders: [], forecast: null, armies: [0, 0] });
});
