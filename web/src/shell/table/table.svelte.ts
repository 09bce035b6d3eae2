import { lang, t } from '../../i18n/index.svelte';
import { Choice } from '../../kit/choice.svelte';
import type { Chat, Command, Doing, Entry, Fault, Frame, Held, Made, Message, Offer, State, Summary } from '../../wire';
import { api, faultOf, newId } from '../api';
import { Line } from '../line';
import { Pace } from '../pace';
import { settings } from '../settings.svelte';
import { Seen } from './seen';

interface Sent {
  command: Command;
  tries: number;
  done(made: Made): void;
  refused(fault: Fault): void;
}
/** A moment of the past that is being looked at. */
interface Visit {
  frame: Frame;
  previous: Frame | null;
}

const PIECE = 20;

/** One table as I see it: what the server said, shown at a pace people can follow, and what I say to the server. */
export class Table {
  summary = $state.raw<Summary | null>(null);
  /** The newest moment that is shown. */
  live = $state.raw<Frame | null>(null);
  chat = $state.raw<Chat[]>([]);
  offers = $state.raw<Offer[]>([]);
  /** Why the game stands still, or cannot be seen to its end. */
  held = $state.raw<Held | null>(null);
  /** After how many moves it went on under other rules. */
  renewed = $state<number | null>(null);
  commitment = $state('');
  seed = $state('');
  online = $state(false);
  /** Why a bot whose turn it is does not think yet, if it does not. */
  bots = $state<'thinking' | 'waiting' | 'tired'>('thinking');
  /** Why the last thing I asked for was not done. */
  refusal = $state.raw<Fault | null>(null);
  /** Why there is no table to show. */
  missing = $state.raw<Fault | null>(null);
  /** Moves of the others that are still to be shown. */
  waiting = $state(0);
  /** Something I asked for is on its way, or what came of it. */
  busy = $state(false);
  visit = $state.raw<Visit | null>(null);
  /** The moments I missed, when I come back. */
  away = $state.raw<Frame[] | null>(null);
  /** What to add to this browser's clock to get the server's. */
  skew = $state(0);

  readonly choice = new Choice((keys, at) => void this.do({ do: 'pick', at, keys }), (picks) => this.takeBack(picks));

  private whole = $state.raw<Entry[]>([]);
  private heard = $state(0);
  private before = $state.raw<Frame | null>(null);
  private readonly frames = new Map<number, Frame>();
  private readonly sent = new Map<string, Sent>();
  private readonly seen: Seen;
  private readonly line: Line<Message>;
  private readonly pace = new Pace<Frame>({
    show: (frame, waiting) => this.show(frame, waiting),
    urgent: (frame) => frame.step === null || (frame.step.seat === this.me && frame.step.by === 'person'),
    hold: () => (this.visit ? 0 : settings.hold),
  });
  /** The last event I was told of, and the last that I caused. The server may confirm a command before it tells what came of it. */
  private seq: number | null = null;
  private caused = 0;
  private fresh = true;
  /** How often another moment was asked for: an answer that comes too late is not shown. */
  private looks = 0;
  private asking: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string, readonly invite: string) {
    this.seen = new Seen(id);
    this.line = new Line<Message>(() => this.address(), {
      message: (message) => this.take(message),
      online: (online) => this.connected(online),
      ended: () => this.forget(),
    });
    if (import.meta.env.DEV) Object.assign(window, { table: this });
  }

  close(): void {
    this.line.close();
    this.pace.clear();
  }

  get me(): number | null {
    return this.summary?.mine ?? null;
  }

  /** What is shown: the past that is looked at, else the present. */
  get frame(): Frame | null {
    return this.visit?.frame ?? this.live;
  }

  get previous(): Frame | null {
    return this.visit ? this.visit.previous : this.before;
  }

  /** What was said up to the moment shown; while looking at the past, all of it, to be able to go on from there. */
  get log(): Entry[] {
    const moves = this.live?.moves ?? 0;
    return this.waiting === 0 ? this.whole : this.whole.filter((entry) => entry.move <= moves);
  }

  get turns(): number[] {
    return this.whole.filter((entry) => entry.turn).map((entry) => entry.move);
  }

  /** What others said since I looked into the chat. */
  get unread(): number {
    return this.chat.filter((line) => line.seq > this.heard && line.seat !== (this.me ?? -1)).length;
  }

  readChat(): void {
    this.heard = this.chat.at(-1)?.seq ?? 0;
  }

  /** Sends a command; false when it was refused, and then `refusal` says why. */
  do(doing: Doing): Promise<boolean> {
    return this.carryOut(doing, doing.do === 'pick');
  }

  /** Something of a set is let go: its picks are taken back, if that needs nobody's consent. */
  private takeBack(picks: number): void {
    const frame = this.live;
    const moves = (frame?.moves ?? 0) - picks;
    if (frame?.undo && moves >= frame.undo.free) void this.carryOut({ do: 'undo', moves }, true);
    else this.choice.refused();
  }

  /** @param answers whether it is the choice that has asked for it */
  private async carryOut(doing: Doing, answers: boolean): Promise<boolean> {
    this.refusal = null;
    this.busy = true;
    try {
      const { seq } = await this.send({ ...doing, id: newId() });
      this.caused = Math.max(this.caused, seq);
      if (answers) this.choice.done(seq);
      return true;
    } catch (fault) {
      this.refusal = fault as Fault;
      if (answers) this.choice.refused();
      return false;
    } finally {
      this.rest();
    }
  }

  private rest(): void {
    this.busy = this.sent.size > 0 || this.caused > (this.seq ?? 0);
  }

  private send(command: Command): Promise<Made> {
    return new Promise((done, refused) => {
      const sent: Sent = { command, tries: 1, done, refused };
      this.sent.set(command.id, sent);
      if (!this.line.send(command)) this.post(sent);
    });
  }

  /** Without a socket the same command goes by HTTP; the id keeps it from being done twice. */
  private post(sent: Sent): void {
    api.command(this.id, sent.command).then(
      (made) => this.settle(sent.command.id, (it) => it.done(made)),
      (problem: unknown) => this.settle(sent.command.id, (it) => it.refused(faultOf(problem))),
    );
  }

  private settle(id: string, how: (sent: Sent) => void): void {
    const sent = this.sent.get(id);
    this.sent.delete(id);
    if (sent) how(sent);
  }

  private connected(online: boolean): void {
    this.online = online;
    if (!online) {
      this.bots = 'thinking';
      if (!this.summary) this.explainAbsence();
      return;
    }
    for (const sent of this.sent.values()) {
      if (sent.tries++ === 1) this.line.send(sent.command);
      else this.settle(sent.command.id, (it) => it.refused({ code: 'offline', message: t('offline.request') }));
    }
  }

  /** A socket cannot say why it was not opened; the same question over HTTP can. */
  private explainAbsence(): void {
    api.look(this.id, this.invite).then(
      () => (this.missing = null),
      (problem: unknown) => {
        this.missing = faultOf(problem);
        if (this.missing.code !== 'offline' && this.missing.code !== 'cannot-save') this.line.close();
      },
    );
  }

  private address(): string {
    const query = new URLSearchParams({ lang: lang(), changes: '1' });
    if (this.seq !== null) query.set('since', String(this.seq));
    if (this.invite) query.set('invite', this.invite);
    return `/api/tables/${this.id}/live?${query}`;
  }

  /** I am somebody else now: the socket still speaks for whoever opened it. */
  rejoin(): void {
    this.seq = null;
    this.line.restart();
  }

  /** What I was shown as somebody is not for whoever I am now. */
  private forget(): void {
    this.seq = null;
    this.visit = null;
    this.frames.clear();
  }

  /** The page speaks another language now. */
  speak(): void {
    this.frames.clear();
    this.visit = null;
    if (!this.line.send({ do: 'lang', lang: lang() })) this.seq = null;
  }

  take(message: Message): void {
    switch (message.type) {
      case 'state':
        this.takeState(message);
        this.told(message.seq);
        break;
      case 'chat':
        this.told(message.seq);
        this.chat = [...this.chat, ...message.chat.filter((line) => !this.chat.some((old) => old.seq === line.seq))];
        break;
      case 'online':
        this.takePresence(message.seats);
        break;
      case 'bots':
        this.bots = message.state;
        break;
      case 'done':
        this.settle(message.id, (it) => it.done(message));
        break;
      case 'refused':
        this.settle(message.id, (it) => it.refused(message.error));
        break;
      case 'pong':
      case 'bye':
        break;
    }
  }

  private told(seq: number): void {
    this.seq = Math.max(this.seq ?? 0, seq);
    this.rest();
  }

  /** Who is looking just now; no event of the table. */
  private takePresence(seats: (boolean | null)[]): void {
    if (!this.summary) return;
    this.summary = {
      ...this.summary,
      seats: this.summary.seats.map((seat, i) => (seats[i] === null || seats[i] === undefined ? seat : { ...seat, online: seats[i] })),
    };
  }

  private takeState(state: State): void {
    if (state.reset) this.begin(state);
    this.skew = state.now - Date.now();
    this.summary = state.table;
    this.offers = state.offers;
    this.held = state.held ?? null;
    this.renewed = state.renewed ?? null;
    if (state.seed) this.seed = state.seed;
    if (state.reset) this.reset(state);
    else {
      this.whole = [...this.whole, ...state.log];
      if (state.frame) this.pace.push(state.frame);
      this.waiting = this.pace.waiting;
    }
  }

  private begin(state: State & { reset: true }): void {
    this.chat = state.chat;
    this.commitment = state.commitment;
    if (this.summary === null) this.readChat();
  }

  private reset(state: State & { reset: true }): void {
    this.whole = state.log;
    this.pace.clear();
    const frame = state.frame;
    const taken = frame !== null && this.live !== null && frame.moves < this.live.moves;
    if (taken) this.visit = null;
    this.frames.clear();
    this.before = null;
    if (frame) {
      if (this.fresh) void this.lookBack(frame);
      this.fresh = false;
      this.show(frame, 0);
    } else {
      this.live = null;
      this.waiting = 0;
    }
  }

  private show(frame: Frame, waiting: number): void {
    const last = this.live;
    if (last && last.moves !== frame.moves) this.before = last;
    this.live = frame;
    this.waiting = waiting;
    this.frames.set(frame.moves, frame);
    if (!this.away) this.remember();
    this.ask();
  }

  /** I am asked when I have seen everything, and look at the present. */
  private ask(): void {
    const open = this.waiting === 0 && !this.visit && !this.away;
    this.choice.ask(open ? (this.live?.question ?? null) : null);
  }

  private remember(): void {
    if (this.me !== null && this.live && document.visibilityState === 'visible') this.seen.keep(this.live.moves);
  }

  /** Enough happened since I was here last: shows it step by step before I am asked. */
  private async lookBack(now: Frame): Promise<void> {
    const last = this.seen.moves;
    if (this.me === null || last === null || now.moves - last < 3) return;
    const seen = await this.fetch(Math.max(last, now.moves - 120), now.moves).catch((problem: unknown) => void faultOf(problem));
    const mine = seen?.findLastIndex((frame) => frame.step?.seat === this.me) ?? -1;
    const missed = seen?.slice(Math.max(0, mine)) ?? [];
    if (missed.length < 4) return;
    this.away = missed;
    this.ask();
  }

  backFromAway(): void {
    this.away = null;
    this.now();
    this.remember();
  }

  /** Looks at the moment after so many moves. */
  async look(moves: number): Promise<void> {
    const last = this.live?.moves ?? 0;
    if (moves >= last && !this.away) {
      this.now();
      return;
    }
    const at = Math.max(0, Math.min(moves, last));
    const look = ++this.looks;
    if (!this.frames.has(at)) {
      try {
        await this.inTurn(() => (look === this.looks ? this.fetch(Math.max(0, at - 1), at) : Promise.resolve([])));
      } catch (problem) {
        this.refusal = faultOf(problem);
        return;
      }
    }
    const frame = this.frames.get(at);
    if (!frame || look !== this.looks) return;
    const stepped = this.frame?.moves === at - 1;
    this.visit = { frame, previous: stepped ? (this.frames.get(at - 1) ?? null) : null };
    this.ask();
  }

  /** Shows everything that waits at once. */
  catchUp(): void {
    this.pace.flush();
  }

  /** Back to the present. */
  now(): void {
    this.looks++;
    this.visit = null;
    this.before = null;
    this.ask();
  }

  /** One after the other: whoever drags the slider wants the last of many places, not all of them. */
  private inTurn(work: () => Promise<unknown>): Promise<unknown> {
    this.asking = this.asking.catch(() => undefined).then(work);
    return this.asking;
  }

  /** The moments from one number of moves to another, both included. They come in the pieces that the server keeps ready. */
  private async fetch(from: number, to: number): Promise<Frame[]> {
    const last = this.live?.moves ?? to;
    for (let piece = from - (from % PIECE); piece <= to; piece += PIECE) {
      const end = Math.min(piece + PIECE - 1, Math.max(last, to));
      if (span(Math.max(piece, from), Math.min(end, to)).every((moves) => this.frames.has(moves))) continue;
      const { frames } = await api.history(this.id, piece, end, this.invite);
      for (const frame of frames) if (!this.frames.has(frame.moves)) this.frames.set(frame.moves, frame);
    }
    return span(from, to).map((moves) => this.frames.get(moves)).filter((frame) => frame !== undefined);
  }
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Where the record of a finished game is. */
export function recordOf(table: Table): string {
  return `/api/tables/${table.id}/record` + (table.invite ? `?invite=${encodeURIComponent(table.invite)}` : '');
}
