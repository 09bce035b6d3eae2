import { describe, expect, test } from 'vitest';
import type { Choice } from '../../kit/choice.svelte';
import { plain } from '../../kit/parts';
import { LINE, POINTS, SMALLER, lineWidth } from '../../kit/signs';
import type { Card, Cards, Frame, Option, Question, Zone } from '../../wire';
import { deckOf, exhaustsOf, viewOf, type Facts, type Player, type Print } from './data';
import { faceOf, linesOf, pipsOf, pricedAt } from './faces';
import game, { sectionOf } from './index';
import { pictureOf } from './icons';
import { alikeTo, answersOf, interrupted, laidOut, stageOf, wordsOf } from './questions';
import { measure, spread } from './room';
import { amountsText } from './words';

const side = {
  nameEn: 'Side',
  nameRu: 'Сторона',
  textEn: 'Text',
  textRu: 'Текст',
  exhaust: false,
  solstice: false,
  passive: false,
  lines: [],
};

function card(key: string, data: Partial<Print> = {}): Card<Print> {
  return {
    id: key,
    key,
    name: key,
    facts: '',
    text: '',
    origin: '',
    data: {
      box: 'classics',
      nation: '',
      suits: ['region'],
      icons: [],
      period: 'none',
      marker: 'none',
      start: 'common',
      copies: 1,
      freePlay: false,
      cost: { material: 0, population: 0, progress: 0 },
      confidence: 'high',
      points: ['1'],
      sides: [side],
      ...data,
    },
  };
}

const people = {
  nameEn: 'Romans',
  nameRu: 'Римляне',
  aboutEn: '',
  aboutRu: '',
  period: 'barbarian' as const,
  exhausts: 5,
  becomesEmpire: true,
  history: 'history' as const,
  developments: true,
  cards: ([['romans-power', 'power'], ['glory', 'deck'], ['glory', 'deck'], ['senate', 'development']] as const).map(([card, start]) => ({
    card,
    start,
  })),
};
const cards: Cards<Print> = new Map([
  card('romans-power', { suits: ['power'], nation: 'romans', start: 'power', people, sides: [side, side], points: ['*', '2'] }),
  card('glory', { suits: [], nation: 'romans', start: 'deck', copies: 3 }),
  card('senate', { suits: [], nation: 'romans', start: 'development', cost: { material: 2, population: 1, progress: 0 }, points: ['?'] }),
  card('forest', { icons: ['production', 'river', 'river'] }),
  card('hills'),
  card('unrest', { suits: ['unrest'], copies: 3, points: ['-2'] }),
].map((it) => [it.key, it]));

const zone = (id: string, owner: number, ...pieces: string[]): Zone => ({
  id,
  owner,
  cards: pieces.map((piece) => ({ card: piece, back: 0 })),
});

const nobody: Player = {
  nation: '',
  period: 'barbarian',
  side: '',
  actions: 0,
  exhausts: 0,
  nationMarked: false,
  areaMarked: false,
  kingUsed: false,
  handLimit: 5,
  tokens: { material: 0, population: 0, progress: 0 },
  visibleScore: 0,
  exhausted: [],
  turned: [],
  garrisons: [],
  prices: [],
};

function frame(more: Partial<Facts> = {}, question: Question | null = null, zones: Zone[] = [], mine: Partial<Player> = {}): Frame {
  return {
    moves: 10,
    step: null,
    question,
    scores: [0, 0],
    undo: null,
    over: false,
    view: {
      viewer: 0,
      waiting: [0],
      zones: [
        zone('hand.1', 0, 'unrest@1', 'unrest@3', 'glory@2', 'hills'),
        zone('play.1', 0, 'forest'),
        zone('garrison.1', 0, 'unrest@2'),
        zone('power.1', 0, 'romans-power'),
        zone('development.1', 0, 'senate'),
        zone('discard.1', 0, 'glory@1'),
        zone('history.1', 0),
        zone('hand.2', 1, '', ''),
        zone('history.2', 1, ''),
        zone('unrest', -1),
        zone('tucked.1', -1, 'unrest@3'),
        ...zones,
      ],
      facts: {
        variant: 'classics',
        common: 'classics',
        active: 0,
        first: 0,
        round: 3,
        phase: 'activate',
        lastRound: 0,
        collapsed: false,
        market: [
          { card: 'hills', tokens: { material: 1, population: 0, progress: 2 }, tucked: 1 },
          { card: '', tokens: { material: 0, population: 0, progress: 0 }, tucked: 0 },
        ],
        resolving: [],
        king: 'b',
        players: [{
          ...nobody,
          nation: 'romans',
          period: 'empire',
          side: 'b',
          actions: 2,
          exhausts: 3,
          nationMarked: true,
          handLimit: 6,
          tokens: { material: 4, population: 1, progress: 7 },
          garrisons: [{ card: 'unrest@2', host: 'forest' }],
          exhausted: ['forest'],
          turned: ['romans-power'],
          prices: [{ card: 'senate', price: { material: 1, population: 1, progress: 0 } }],
          stored: { card: 'forest', progress: 2 },
          ...mine,
        }, nobody],
        ...more,
      } satisfies Facts,
    },
  };
}

const option = (key: string, noun = 'piece', more: Partial<Option> = {}): Option => {
  const [verb = '', id] = key.split(' ');
  return { key, verb, args: id ? [{ noun, id }] : [], text: [key], ...more };
};
const ask = (key: string, options: Option[], blocked: Option[] = [], prompt = 'Which?'): Question => ({
  seat: 0,
  at: 10,
  key,
  kind: key,
  prompt: [prompt],
  rule: '',
  options,
  blocked,
});

describe('what lies on the table', () => {
  const view = viewOf(frame(), cards);
  const me = view.seats[0]!;

  test('the market has its cards, tokens, unrest and empty places', () => {
    expect(view.market.map((slot) => [slot.piece, slot.tokens.material, slot.tokens.progress, slot.unrest.length])).toEqual([[
      'hills',
      1,
      2,
      1,
    ], ['', 0, 0, 0]]);
    expect(view.kingSide).toBe(1);
  });

  test('a seat has its nation, tokens, prices and what lies under its cards', () => {
    expect([me.nation, me.period, me.side, me.handLimit, me.people?.nameEn]).toEqual(['romans', 'empire', 1, 6, 'Romans']);
    expect(me.tokens).toEqual({ material: 4, population: 1, progress: 7 });
    expect(me.garrisons.get('forest')?.map((lying) => lying.piece)).toEqual(['unrest@2']);
    expect(me.prices.get('senate')).toEqual({ material: 1, population: 1, progress: 0 });
    expect(me.stored).toEqual({ piece: 'forest', progress: 2 });
  });

  test('exhaust tokens in use are seen: on cards and on the nation deck', () => {
    expect(exhaustsOf(me)).toEqual({ left: 3, used: 2 });
  });

  test('a seat without a nation is there, hidden cards are counted', () => {
    const other = view.seats[1]!;
    expect([other.nation, other.people, other.hand.length, other.hand[0]?.card]).toEqual(['', null, 2, null]);
  });

  test('a frame is read once', () => {
    const one = frame();
    expect(viewOf(one, cards)).toBe(viewOf(one, cards));
  });

  test('at the end every card has its points and place', () => {
    const cardsOf = [{ card: 'forest', place: 1, points: 3 }, { card: 'unrest@1', place: 0, points: -2 }];
    const end = viewOf(frame({}, null, [], { result: { score: 8, unrest: 1, cards: cardsOf } }), cards);
    expect(end.seats[0]!.scored.map((it) => [it.piece, it.place, it.points])).toEqual([['forest', 'play', 3], ['unrest@1', 'hand', -2]]);
  });

  test('the practice opponent is there only in practice', () => {
    expect(view.rival).toBeNull();
    const facts = {
      progress: 8,
      score: 13,
      developments: 2,
      mostDevelopments: 7,
      perDevelopment: 3,
      cards: [{ card: 'forest', points: 1 }, { card: 'unrest@1', points: -2 }],
    };
    const rival = viewOf(frame({ rival: facts }, null, [zone('rival', -1, 'forest', 'unrest@1')]), cards).rival!;
    expect([rival.progress, rival.score, rival.developments, rival.mostDevelopments, rival.unrest]).toEqual([8, 13, 2, 7, 1]);
    expect(rival.cards.map((lying) => rival.points.get(lying.piece))).toEqual([1, -2]);
  });
});

describe('cards', () => {
  test('a nation shows its deck by where the cards start', () => {
    expect(deckOf(people, cards, 'deck').map((it) => [it.card.key, it.count])).toEqual([['glory', 2]]);
    expect(deckOf(people, cards, 'development').map((it) => it.card.key)).toEqual(['senate']);
  });

  test('a face has suit, icons, points and price', () => {
    const forest = faceOf(cards.get('forest')!);
    expect([forest.kind, forest.points, forest.gives?.map((it) => it.value)]).toEqual(['region', '1', [undefined, 2]]);
    expect(faceOf(cards.get('senate')!).cost).toMatchObject({
      pips: [{ colour: 'r-material' }, { colour: 'r-material' }, { colour: 'r-population' }],
    });
    expect(faceOf(cards.get('unrest')!).points).toBe('−2');
    expect(faceOf(cards.get('romans-power')!, 1).points).toBe('2');
  });

  test('a development shows what it costs now', () => {
    expect(pricedAt(faceOf(cards.get('senate')!), { material: 0, population: 1, progress: 0 }).cost).toMatchObject({
      pips: [{ colour: 'r-population' }],
    });
    expect(pricedAt(faceOf(cards.get('senate')!), { material: 0, population: 0, progress: 0 }).cost).toEqual({ number: 0 });
  });

  const unrest = ['i:play', '−1', 't:population', '/', 'i:discard', '2', '/', '−3', 't:material', '→', '−1', 's:unrest'];

  test('long effects go on in the next line, before an alternative', () => {
    const lines = linesOf([unrest]);
    expect(lines.length).toBe(2);
    expect(lines[1]?.[0]).toEqual({ text: '/' });
  });

  test('the last line leaves the points their corner, and a number stays with its sign', () => {
    for (const points of [false, true]) {
      for (const line of linesOf([unrest, ['i:solstice', '−2', 't:material', '→', '+1', 'i:draw', '·', '+2', 't:progress']], points)) {
        expect(lineWidth(line)).toBeLessThanOrEqual(LINE / SMALLER);
        expect(plain([line.at(-1)!].flatMap((sign) => ('text' in sign ? [sign.text] : [])))).not.toMatch(/^[+−]/);
      }
    }
    const last = linesOf([['i:play', '+1', 't:material', '×', 'x:river', '·', '+1', 't:progress', '→', 's:unrest', 's:region']], true).at(
      -1,
    )!;
    expect(lineWidth(last)).toBeLessThanOrEqual((LINE - POINTS) / SMALLER);
  });

  test('what does not fit on a small card says so', () => {
    const long = linesOf(Array.from({ length: 6 }, () => ['i:play', '+1', 't:material']));
    expect([long.length, long[4]?.at(-1)]).toEqual([5, { text: '…' }]);
  });

  test('prices are the tokens themselves and words', () => {
    expect(pipsOf({ material: 2, population: 0, progress: 1 }).map((pip) => pip.colour)).toEqual([
      'r-material',
      'r-material',
      'r-progress',
    ]);
    expect(amountsText({ material: 2, population: 0, progress: 1 })).toBe('2 material, 1 progress');
  });

  test('every card has a picture', () => {
    expect(pictureOf('forest')).not.toBe(pictureOf('unrest'));
  });
});

describe('questions', () => {
  const view = viewOf(frame(), cards);

  test('the choice of a nation, an interruption and hidden piles have a sheet', () => {
    expect(stageOf(ask('say.ask-nation', []), view, 0)).toBe('nation');
    expect(stageOf(ask('say.ask-side', []), view, 0)).toBe('side');
    expect(stageOf(ask('say.ask-take', [option('take glory@1')]), view, 0)).toBe('cards');
    expect(stageOf(ask('say.ask-acquire', [option('acquire hills')]), view, 0)).toBeNull();
    expect(stageOf(ask('say.ask-discard', [option('discard hills')]), viewOf(frame({ active: 1 }), cards), 0)).toBe('interrupt');
    expect(interrupted(viewOf(frame({ active: 1, phase: 'solstice' }), cards), 0)).toBe(false);
  });

  test('what lies open can be pressed where it lies', () => {
    expect([...laidOut(view, 0)].sort()).toEqual([
      'forest',
      'glory@2',
      'hills',
      'romans-power',
      'senate',
      'unrest@1',
      'unrest@2',
      'unrest@3',
    ]);
    expect(laidOut(view, null).has('forest')).toBe(false);
  });

  test('answers without a piece are buttons', () => {
    expect(
      wordsOf(ask('q', [option('yes'), option('choose 1', 'choice'), option('play hills'), option('suit region', 'suit')])).map((it) =>
        it.key
      ),
    ).toEqual(['yes', 'choose 1']);
    expect(answersOf(ask('q', [option('play hills'), option('suit tributary', 'suit')])).map((it) => it.key)).toEqual(['suit tributary']);
  });

  test('of equal cards in hand any may be pressed for the one that is offered', () => {
    const options = [option('play unrest@1'), option('play glory@2')];
    const me = view.seats[0]!;
    expect(alikeTo('unrest@3', options, me)).toBe('unrest@1');
    expect(alikeTo('unrest@1', options, me)).toBeNull();
    expect([alikeTo('unrest@2', options, me), alikeTo('hills', options, me), alikeTo('unrest@3', options, null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('on a phone an option is shown where its piece lies', () => {
    const now = frame({}, null, [zone('market.1', -1, 'marsh')]);
    const places = ['acquire marsh', 'play glory@2', 'exhaust forest', 'develop senate', 'take glory@1'].map((key) =>
      sectionOf(option(key), now, 0)
    );
    expect(places).toEqual(['market', 'hand', 'area', 'nation', '']);
    expect([sectionOf(option('suit region', 'suit'), now, 0), sectionOf(option('yes'), now, 0)]).toEqual(['market', '']);
    const choice = { options: [option('play glory@2'), option('play hills'), option('end')] } as unknown as Choice;
    expect(game.sections(now, 0, choice).map((it) => it.count)).toEqual([0, 0, 2, 0]);
  });
});

describe('room', () => {
  test('everything grows with the window and stays readable', () => {
    const large = measure(1112, 754);
    const low = measure(1000, 560);
    expect(large.market).toBeGreaterThan(low.market);
    expect(low.hand).toBeGreaterThanOrEqual(70);
    expect(measure(760, 1000).narrow).toBe(true);
  });

  test('many cards in play get smaller, then a second row', () => {
    expect(spread(6, 800, 180, 94, 18)).toBe(94);
    expect(spread(9, 800, 180, 94, 18)).toBeLessThan(94);
    expect(spread(16, 800, 240, 94, 18)).toBeGreaterThanOrEqual(60);
  });
});

test('the plate of a player says how much there is of each token', () => {
  const plates = game.statusOf(frame({}, null, [], { tokens: { material: 3, population: 5, progress: 7 } }), 0);
  expect(plates.map((plate) => plate.value)).toEqual([3, 5, 7]);
});
