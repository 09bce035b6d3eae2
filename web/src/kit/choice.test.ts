import { describe, expect, test } from 'vitest';
import type { Choosing, Option, Question } from '../wire';
import { Choice } from './choice.svelte';

const option = (key: string): Option => {
  const [verb = '', id] = key.split(' ');
  return { key, verb, args: id ? [{ noun: 'piece', id }] : [], text: [key] };
};
const question = (at: number, key: string, ...options: string[]): Question => ({
  seat: 0,
  at,
  key,
  kind: 'q',
  prompt: [],
  rule: 'PYR-1.1',
  options: options.map(option),
  blocked: [{ ...option('buy tank'), why: ['too dear'], rule: 'PYR-6.2' }],
});

function asked(at: number, key: string, ...options: string[]) {
  const sent: { keys: string[]; at: number }[] = [];
  const choice = new Choice((keys, at) => sent.push({ keys, at }));
  choice.ask(question(at, key, ...options));
  return { choice, sent };
}

describe('choice', () => {
  test('nothing is sent before it is confirmed', () => {
    const { choice, sent } = asked(7, 'buy', 'buy cannon', 'pass');
    choice.select('buy cannon');
    expect(sent).toEqual([]);
    choice.confirm();
    expect(sent).toEqual([{ keys: ['buy cannon'], at: 7 }]);
  });

  test('with one click, choosing is confirming', () => {
    const { choice, sent } = asked(7, 'buy', 'buy cannon', 'pass');
    choice.oneClick = true;
    choice.select('pass');
    expect(sent).toEqual([{ keys: ['pass'], at: 7 }]);
  });

  test('pressing a chosen piece again confirms it', () => {
    const { choice, sent } = asked(7, 'buy', 'buy cannon', 'pass');
    choice.press(choice.optionsFor('piece', 'cannon'));
    choice.press(choice.optionsFor('piece', 'cannon'));
    expect(sent).toEqual([{ keys: ['buy cannon'], at: 7 }]);
  });

  test('a piece with several options walks through them and never sends', () => {
    const { choice, sent } = asked(7, 'copy', 'a x', 'b x');
    choice.press(choice.optionsFor('piece', 'x'));
    expect(choice.selected).toBe('a x');
    choice.press(choice.optionsFor('piece', 'x'));
    expect(choice.selected).toBe('b x');
    choice.press(choice.optionsFor('piece', 'x'));
    expect(choice.selected).toBe('a x');
    expect(sent).toEqual([]);
  });

  test('what is not offered cannot be chosen', () => {
    const { choice, sent } = asked(7, 'buy', 'pass');
    choice.select('buy tank');
    choice.confirm();
    expect(choice.selected).toBeNull();
    expect(sent).toEqual([]);
    expect(choice.blockedFor('piece', 'tank')?.rule).toBe('PYR-6.2');
  });

  test('a new question forgets what was chosen, the same one keeps it', () => {
    const { choice } = asked(7, 'buy', 'buy cannon', 'pass');
    choice.select('buy cannon');
    choice.ask(question(7, 'buy', 'buy cannon', 'pass'));
    expect(choice.selected).toBe('buy cannon');
    choice.ask(question(9, 'buy', 'buy cannon', 'pass'));
    expect(choice.selected).toBeNull();
  });

  test('what follows is answered by itself, but only if it is asked next', () => {
    const { choice, sent } = asked(7, 'buy', 'buy cannon', 'pass');
    choice.follows = () => ({ question: 'pay', key: 'pay' });
    choice.select('buy cannon');
    choice.confirm();
    choice.done(8);
    choice.ask(null);
    choice.ask(question(8, 'pay', 'pay', 'keep iron'));
    expect(sent.map((s) => s.keys)).toEqual([['buy cannon'], ['pay']]);
    choice.done(9);
    choice.ask(question(20, 'pay', 'pay', 'keep iron'));
    expect(sent).toHaveLength(2);
  });

  test('after somebody else moved, nothing is answered by itself', () => {
    const { choice, sent } = asked(7, 'react', 'turn a', 'done');
    choice.select('turn a');
    choice.confirm({ question: 'react', key: 'done' });
    choice.done(8);
    choice.ask(question(11, 'react', 'turn b', 'done'));
    expect(sent).toHaveLength(1);
  });

  test('a question is answered once, unless the answer was refused', () => {
    const { choice, sent } = asked(7, 'buy', 'buy cannon', 'pass');
    choice.answer(['pass']);
    choice.answer(['pass']);
    choice.ask(question(7, 'buy', 'buy cannon', 'pass'));
    choice.answer(['pass']);
    expect(sent).toHaveLength(1);
    choice.refused();
    choice.answer(['pass']);
    expect(sent).toHaveLength(2);
    choice.done(8);
    choice.answer(['pass']);
    expect(sent).toHaveLength(2);
    choice.ask(question(9, 'buy', 'buy cannon', 'pass'));
    choice.answer(['pass']);
    expect(sent).toHaveLength(3);
  });

  test('nothing can be chosen in a question that is answered, nor in those that a set has answered already', () => {
    const { choice, sent } = asked(7, 'react', 'turn a', 'turn b', 'done');
    choice.answer(['turn a', 'turn b'], { question: 'react', key: 'done' });
    choice.select('done');
    choice.ask(question(9, 'react', 'turn b', 'done'));
    choice.select('done');
    expect(choice.open).toBe(false);
    expect(choice.selected).toBeNull();
    choice.done(10);
    expect(choice.open).toBe(false);
    choice.ask(question(10, 'react', 'done'));
    expect(sent).toEqual([{ keys: ['turn a', 'turn b'], at: 7 }, { keys: ['done'], at: 10 }]);
  });
});

/** A question whose options are all of the set, but those besides it and "done". */
function setOf(at: number, set: Partial<Choosing>, ...options: string[]): Question {
  const choosing: Choosing = { least: 0, most: 64, free: true, picked: [], besides: [], done: 'done', ...set };
  return { ...question(at, 'take', ...options), set: choosing };
}

function askedSet(set: Partial<Choosing>, ...options: string[]) {
  const sent: { keys: string[]; at: number }[] = [];
  const back: number[] = [];
  const choice = new Choice((keys, at) => sent.push({ keys, at }), (picks) => back.push(picks));
  choice.ask(setOf(7, set, ...options));
  return { choice, sent, back };
}

describe('a set of which any go together', () => {
  const three = ['take a', 'take b', 'take c'];

  test('is ticked and unticked in any order and sent as one command', () => {
    const { choice, sent } = askedSet({ least: 2, most: 2 }, ...three);
    for (const id of ['c', 'b', 'b', 'a']) choice.press(choice.optionsFor('piece', id));
    expect(choice.chosen).toEqual(['take c', 'take a']);
    expect(sent).toEqual([]);
    choice.confirm();
    expect(sent).toEqual([{ keys: ['take c', 'take a', 'done'], at: 7 }]);
  });

  test('can be confirmed from the least on, and takes no more than the most', () => {
    const { choice, sent } = askedSet({ least: 2, most: 2 }, ...three);
    choice.tick('take a');
    expect(choice.ready).toBe(false);
    choice.confirm();
    expect(sent).toEqual([]);
    choice.tick('take b');
    expect(choice.ready).toBe(true);
    expect(choice.tick('take c')).toBe(false);
    expect(choice.chosen).toEqual(['take a', 'take b']);
  });

  test('of at most one the last that was ticked counts, and one click is enough for who wants that', () => {
    const { choice, sent } = askedSet({ most: 1, free: false }, ...three, 'done');
    choice.tick('take a');
    choice.tick('take b');
    expect(choice.chosen).toEqual(['take b']);
    choice.oneClick = true;
    choice.tick('take c');
    expect(sent).toEqual([{ keys: ['take c', 'done'], at: 7 }]);
  });

  test('several are not sent with one click', () => {
    const { choice, sent } = askedSet({ least: 1, most: 3 }, ...three);
    choice.oneClick = true;
    choice.tick('take a');
    expect(sent).toEqual([]);
  });

  test('of least nothing can be answered with none, but not by confirming', () => {
    const { choice, sent } = askedSet({}, ...three, 'done');
    expect(choice.none).toBe(true);
    choice.confirm();
    expect(sent).toEqual([]);
    choice.answer(['done']);
    expect(sent).toEqual([{ keys: ['done'], at: 7 }]);
  });

  test('another answer besides it is chosen like any other, and lets the ticks go', () => {
    const { choice, sent } = askedSet({ besides: ['no'] }, ...three, 'no', 'done');
    choice.tick('take a');
    expect(choice.tick('no')).toBe(false);
    choice.press(choice.options.filter((it) => it.key === 'no'));
    expect(choice.chosen).toEqual([]);
    choice.confirm();
    expect(sent).toEqual([{ keys: ['no'], at: 7 }]);
  });

  test('what is blocked cannot be ticked; "that is all" is no line', () => {
    const { choice } = askedSet({}, ...three, 'done');
    expect(choice.tick('buy tank')).toBe(false);
    expect(choice.tick('done')).toBe(false);
    expect(choice.lines.map((line) => line.key)).toEqual(three);
  });

  test('what is picked already counts, and is let go by taking it back', () => {
    const { choice, sent, back } = askedSet({ least: 2, most: 3, picked: [option('take x'), option('take y')] }, ...three, 'done');
    choice.tick('take c');
    expect(choice.chosen).toEqual(['take x', 'take y', 'take c']);
    choice.press(choice.optionsFor('piece', 'x'));
    expect(back).toEqual([2]);
    expect(choice.open).toBe(false);
    choice.done(9);
    choice.ask(setOf(9, { least: 2, most: 3 }, 'take x', 'take y', ...three));
    expect(choice.chosen).toEqual(['take y', 'take c']);
    choice.confirm();
    expect(sent).toEqual([{ keys: ['take y', 'take c', 'done'], at: 9 }]);
  });

  test('"that is all" which was not looked at answers nothing else', () => {
    const { choice, sent } = askedSet({ least: 2, most: 2 }, ...three);
    for (const key of ['take a', 'take b']) choice.tick(key);
    choice.confirm();
    choice.done(9);
    choice.ask(setOf(9, {}, ...three, 'done'));
    expect(sent).toHaveLength(1);
    expect(choice.open).toBe(true);
  });
});

describe('a set in which only the game knows what goes together', () => {
  test('is picked tick by tick, but for the one with which it is whole', () => {
    const { choice, sent } = askedSet({ free: false, last: ['take c'] }, 'take a', 'take c');
    choice.tick('take c');
    expect(sent).toEqual([]);
    expect(choice.ready).toBe(true);
    choice.tick('take a');
    expect(sent).toEqual([{ keys: ['take a'], at: 7 }]);
    choice.done(8);
    choice.ask(setOf(8, { free: false, last: ['take b'], picked: [option('take a')] }, 'take b'));
    expect(choice.chosen).toEqual(['take a']);
    expect(choice.ready).toBe(false);
    choice.tick('take b');
    choice.confirm();
    expect(sent[1]).toEqual({ keys: ['take b', 'done'], at: 8 });
  });

  test('is confirmed with what is picked as soon as that is enough', () => {
    const { choice, sent } = askedSet({ free: false, last: [], picked: [option('take a')] }, 'take b', 'done');
    expect(choice.ready).toBe(true);
    expect(choice.none).toBe(false);
    choice.confirm();
    expect(sent).toEqual([{ keys: ['done'], at: 7 }]);
  });

  test('what is let go is taken back, and the rest is picked again, equal pieces in their order', () => {
    const { choice, sent, back } = askedSet(
      { free: false, last: [], picked: [option('take a'), option('take b'), option('take c')] },
      'take d',
    );
    choice.tick('take a');
    expect(back).toEqual([3]);
    choice.done(8);
    // b is like a, so it is not offered before a.
    choice.ask(setOf(8, { free: false, last: [] }, 'take a', 'take c', 'take d'));
    choice.done(9);
    choice.ask(setOf(9, { free: false, last: [], picked: [option('take c')] }, 'take a', 'take d'));
    choice.done(10);
    choice.ask(setOf(10, { free: false, last: [], picked: [option('take a'), option('take c')] }, 'take b', 'take d'));
    expect(sent.map((it) => it.keys)).toEqual([['take c'], ['take a']]);
    expect(choice.open).toBe(true);
  });

  test('nothing is picked again when it could not be taken back', () => {
    const { choice, sent } = askedSet({ free: false, last: [], picked: [option('take a'), option('take b')] }, 'take d');
    choice.tick('take a');
    choice.refused();
    choice.ask(setOf(7, { free: false, last: [], picked: [option('take a'), option('take b')] }, 'take d'));
    expect(sent).toEqual([]);
    expect(choice.open).toBe(true);
  });
});

test('giving up is no answer among others: neither list, keys nor board know it', () => {
  const choice = new Choice(() => undefined);
  const asked = question(7, 'politics', 'pass', 'resign');
  choice.ask({ ...asked, options: asked.options.map((it) => (it.key === 'resign' ? { ...it, givesUp: true as const } : it)) });
  expect(choice.lines.map((line) => line.key)).toEqual(['pass']);
  choice.select('resign');
  expect(choice.selected).toBeNull();
  expect(choice.givesUp?.key).toBe('resign');
  choice.ask(question(8, 'politics', 'pass'));
  expect(choice.givesUp).toBeNull();
});
