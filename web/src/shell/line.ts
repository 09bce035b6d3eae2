import { applied, type Delta } from './delta';
import { session } from './session.svelte';

/** The server's word for: the rights you came with have ended. */
const RIGHTS_ENDED = 4401;

/** A state that is told by what has changed since the one before. */
interface Change {
  type: 'change';
  change: Delta;
}
type Told<M> = M | Change;

/** A socket that comes back by itself, sooner at first and then ever more seldom. */
export class Line<M extends { type: string }> {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private tries = 0;
  private heard = 0;
  /** What was last told of the state of things; what has changed since is told of this. */
  private state: unknown = null;
  private ended = false;

  constructor(
    private readonly address: () => string,
    private readonly on: { message(message: M): void; online(online: boolean): void; ended?(): void },
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: object): boolean {
    if (!this.isOpen) return false;
    this.socket!.send(JSON.stringify(message));
    return true;
  }

  /** Begins anew: whoever is asked for may have changed. */
  restart(): void {
    this.again(0);
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
  }

  private open(): void {
    const url = new URL(this.address(), location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    this.state = null;
    socket.onopen = () => {
      this.heard = Date.now();
      this.beat = setInterval(() => this.check(), 20_000);
      this.on.online(true);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.tries = 0;
      const message = this.whole(JSON.parse(event.data as string) as Told<M>);
      if (message.type === 'bye') this.again(message.retry ?? 1000);
      else if (message.type !== 'pong') this.on.message(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === RIGHTS_ENDED) this.on.ended?.();
      this.again(
        Math.min(15_000, 500 * 2 ** this.tries++) * (0.75 + Math.random() / 2),
        event.code === RIGHTS_ENDED ? () => this.anew() : undefined,
      );
    };
  }

  private whole(told: Told<M>): M & { retry?: number } {
    const message = told.type === 'change' ? (applied(this.state, (told as Change).change) as M) : (told as M);
    if (message.type === 'state') this.state = message;
    return message;
  }

  /** Logged out, perhaps in another tab: first find out who I am now. */
  private async anew(): Promise<void> {
    await session.load().catch(() => undefined);
    if (!this.ended && !this.socket) this.open();
  }

  /** A network that vanished without a word shows only by its silence. */
  private check(): void {
    if (Date.now() - this.heard > 45_000) this.again(0);
    else this.send({ do: 'ping' });
  }

  private again(after: number, how = (): unknown => this.open()): void {
    this.drop();
    this.on.online(false);
    if (!this.ended) this.timer = setTimeout(how, after);
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  private readonly hurry = () => {
    if (!this.ended && !this.socket && document.visibilityState === 'visible') {
      this.drop();
      this.open();
    }
  };
}
