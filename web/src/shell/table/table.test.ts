import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command, Entry, Frame, Question, State, Summary } from '../../wire';
import { Table } from './table.svelte';

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  static count = 0;
  readyState = 0;
  sent: (Command & { do: string })[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: URL) {
    Wire.last = this;
    Wire.count++;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

const question = (at: number): Question => ({
  seat: 0,
  at,
  key: 'ask',
  kind: 'say.toy',
  prompt: ['What?'],
  rule: 'X-1',
  options: [{ key: 'go', verb: 'go', args: [], text: ['Go'] }],
  blocked: [],
});
const frame = (moves: number, seat: number | null, asked = false): Frame => ({
  moves,
  step: seat === null ? null : { seat, key: 'k' + moves, text: ['did'], by: seat === 0 ? 'person' : 'bot' },
  view: { viewer: 0, zones: [], facts: {}, waiting: [asked ? 0 : 1] },
  question: asked ? question(moves) : null,
  scores: [moves, 0],
  undo: null,
  over: false,
});
const summary: Summary = {
  id: 't',
  game: 'g',
  variant: '',
  title: '',
  status: 'playing',
  public: true,
  players: 2,
  created: 0,
  changed: 0,
  moves: 0,
  turn: 1,
  seats: [],
  mine: 0,
  myTurn: true,
  waiting: [0],
};
const entry = (move: number): Entry => ({ move, text: ['said'], rule: '', key: 'x' });
const state = (seq: number, shown: Frame, reset: boolean, log: Entry[] = []): State =>
  ({
    type: 'state',
    seq,
    now: Date.now(),
    reset,
    table: summary,
    frame: shown,
    log,
    offers: [],
    ...(reset ? { chat: [], commitment: 'c' } : {}),
  }) as State;

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Wire.count = 0;
  vi.stubGlobal('WebSocket', Wire);
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sitDown(at: Frame): Wire {
  table = new Table('t', 'inv');
  Wire.last.opens();
  Wire.last.says(state(10, at, true));
  return Wire.last;
}

test('I am asked only after I have seen what the others did', () => {
  const wire = sitDown(frame(1, 0));
  wire.says(state(11, frame(2, 1), false, [entry(2)]));
  wire.says(state(12, frame(3, 1), false, [entry(3)]));
  wire.says(state(13, frame(4, 1, true), false, [entry(4)]));
  flushSync();
  expect(table.live?.moves).toBe(2);
  expect(table.choice.question).toBeNull();
  expect(table.log.map((it) => it.move)).toEqual([2]);
  vi.advanceTimersByTime(5000);
  expect(table.live?.moves).toBe(4);
  expect(table.choice.question?.at).toBe(4);
  expect(table.log.map((it) => it.move)).toEqual([2, 3, 4]);
});

test('an answer goes out with the number of the question, and a refusal changes nothing but the slip', async () => {
  const wire = sitDown(frame(1, 1, true));
  table.choice.select('go');
  table.choice.confirm();
  const command = wire.sent[0]!;
  expect(command).toMatchObject({ do: 'pick', at: 1, keys: ['go'] });
  expect(command.id).toMatch(/^[a-z0-9-]{1,64}$/);
  wire.says({ type: 'refused', id: command.id, error: { code: 'outdated', message: 'Too late.', rule: 'X-2' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.refusal).toMatchObject({ message: 'Too late.', rule: 'X-2' });
  expect(table.live?.moves).toBe(1);
  expect(table.choice.question?.at).toBe(1);
  expect(table.busy).toBe(false);
});

test('after a broken connection it comes back where it was, and sends what was not answered once more', async () => {
  const wire = sitDown(frame(1, 1, true));
  const done = table.do({ do: 'pick', at: 1, keys: ['go'] });
  wire.breaks();
  expect(table.online).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Wire.count).toBe(2);
  expect(Wire.last.url.searchParams.get('since')).toBe('10');
  expect(Wire.last.url.searchParams.get('invite')).toBe('inv');
  Wire.last.opens();
  expect(Wire.last.sent.map((it) => it.id)).toEqual(wire.sent.map((it) => it.id));
  Wire.last.says({ type: 'done', id: wire.sent[0]!.id, seq: 11 });
  expect(await done).toBe(true);
});

test('a command confirmed before its result is told: busy until then, and the answered question is not open', async () => {
  const wire = sitDown(frame(1, 1, true));
  table.choice.answer(['go']);
  wire.says({ type: 'done', id: wire.sent[0]!.id, seq: 11 });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.busy).toBe(true);
  expect(table.choice.open).toBe(false);
  wire.says({ type: 'chat', seq: 10, chat: [] });
  expect(table.busy).toBe(true);
  wire.says(state(11, { ...frame(2, 0), question: question(11) }, false));
  expect(table.busy).toBe(false);
  expect(table.choice.open).toBe(true);
});

test('what was left of an answer is asked anew, without an error', async () => {
  const wire = sitDown(frame(1, 1, true));
  table.choice.answer(['go', 'look']);
  wire.says({ type: 'done', id: wire.sent[0]!.id, seq: 11, rest: { code: 'outdated', message: 'Look again.', keys: 1 } });
  await vi.advanceTimersByTimeAsync(0);
  wire.says(state(11, { ...frame(2, 0), question: question(11) }, false));
  expect(table.refusal).toBeNull();
  expect(table.busy).toBe(false);
  expect(table.choice.open).toBe(true);
  expect(wire.sent).toHaveLength(1);
});

test('a result told before its command is confirmed: busy until then', async () => {
  const wire = sitDown(frame(1, 1, true));
  table.choice.answer(['go']);
  wire.says(state(11, { ...frame(2, 0), question: question(11) }, false));
  expect(table.busy).toBe(true);
  expect(table.choice.open).toBe(false);
  wire.says({ type: 'done', id: wire.sent[0]!.id, seq: 11 });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.busy).toBe(false);
  expect(table.choice.open).toBe(true);
});

test('a connection that broke between the confirmation and the result comes back for the result', async () => {
  const wire = sitDown(frame(1, 1, true));
  table.choice.answer(['go']);
  wire.says({ type: 'done', id: wire.sent[0]!.id, seq: 11 });
  wire.breaks();
  await vi.advanceTimersByTimeAsync(2000);
  expect(Wire.last.url.searchParams.get('since')).toBe('10');
  expect(table.busy).toBe(true);
});

test('a refused remark does not open the question that is answered', async () => {
  const wire = sitDown(frame(1, 1, true));
  table.choice.answer(['go']);
  void table.do({ do: 'say', text: 'x' });
  wire.says({ type: 'refused', id: wire.sent[1]!.id, error: { code: 'too-many', message: 'Slower.' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.busy).toBe(true);
  expect(table.choice.open).toBe(false);
});

test('what was sent twice and not answered is given up with a message', async () => {
  const wire = sitDown(frame(1, 1, true));
  const done = table.do({ do: 'concede' });
  wire.breaks();
  await vi.advanceTimersByTimeAsync(2000);
  Wire.last.opens();
  Wire.last.breaks();
  await vi.advanceTimersByTimeAsync(4000);
  Wire.last.opens();
  expect(await done).toBe(false);
  expect(table.refusal?.code).toBe('offline');
});

test('moves that were taken back disappear at once', () => {
  const wire = sitDown(frame(5, 0, true));
  wire.says(state(14, frame(3, 1, true), true, [entry(1)]));
  expect(table.live?.moves).toBe(3);
  expect(table.choice.question?.at).toBe(3);
  expect(table.log).toHaveLength(1);
});

test('looking at the past asks nothing, and the present comes back with its question', async () => {
  sitDown(frame(3, 1, true));
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify({ frames: [frame(1, 1), frame(2, 1)] }))));
  await table.look(2);
  expect(table.frame?.moves).toBe(2);
  expect(table.choice.question).toBeNull();
  await table.look(3);
  expect(table.frame?.moves).toBe(3);
  expect(table.choice.question?.at).toBe(3);
});

test('coming back after others moved shows what I missed since my own last move, before I am asked', async () => {
  localStorage.setItem('ecumene.seen.t', '2');
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify({ frames: [frame(2, 1), frame(3, 0), frame(4, 1), frame(5, 1)] }))));
  sitDown(frame(6, 1, true));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.away?.map((it) => it.moves)).toEqual([3, 4, 5, 6]);
  expect(table.choice.question).toBeNull();
  table.backFromAway();
  expect(table.choice.question?.at).toBe(6);
  expect(localStorage.getItem('ecumene.seen.t')).toBe('6');
});

test('a glance away is not worth a report', async () => {
  localStorage.setItem('ecumene.seen.t', '4');
  sitDown(frame(6, 1, true));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.away).toBeNull();
  expect(table.choice.question?.at).toBe(6);
});

test('whoever becomes somebody at the table is heard as that person', async () => {
  const wire = sitDown(frame(1, 1));
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify({ seq: 12 }))));
  table.rejoin();
  expect(await table.do({ do: 'sit', seat: 1 })).toBe(true);
  expect(wire.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(Wire.count).toBe(2);
  expect(Wire.last.url.searchParams.has('since')).toBe(false);
});

test('only what others said since I came or looked counts as unread', () => {
  const wire = sitDown(frame(1, 1));
  const line = (seq: number, seat: number) => ({ seq, at: 0, seat, name: 'N', text: 'x' });
  wire.says({ ...state(11, frame(1, 1), true), chat: [line(5, 1)] });
  wire.says({ type: 'chat', seq: 12, chat: [line(12, 0)] });
  wire.says({ type: 'chat', seq: 13, chat: [line(13, 1)] });
  wire.says({ type: 'chat', seq: 13, chat: [line(13, 1)] });
  expect(table.chat).toHaveLength(3);
  expect(table.unread).toBe(2);
  table.readChat();
  expect(table.unread).toBe(0);
});

test('whoever waits for a bot is told why, until it thinks or the connection breaks', () => {
  const wire = sitDown(frame(1, 1));
  expect(table.bots).toBe('thinking');
  wire.says({ type: 'bots', state: 'tired' });
  expect(table.bots).toBe('tired');
  wire.says({ type: 'bots', state: 'thinking' });
  expect(table.bots).toBe('thinking');
  wire.says({ type: 'bots', state: 'waiting' });
  wire.breaks();
  expect(table.bots).toBe('thinking');
});
