/**
 * Shows what comes in one after the other, each for a while, so that a player sees what the others did. What is urgent (my own
 * move) is shown at once; a long queue is shown faster.
 */
export class Pace<F> {
  private readonly queue: F[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;
  private lastUrgent = true;

  constructor(private readonly set: { show(item: F, waiting: number): void; urgent(item: F): boolean; hold(): number }) {}

  get waiting(): number {
    return this.queue.length;
  }

  push(item: F): void {
    this.queue.push(item);
    this.pump();
  }

  /** Forgets what has not been shown. */
  clear(): void {
    clearTimeout(this.timer);
    this.queue.length = 0;
  }

  /** Shows everything now. */
  flush(): void {
    while (this.queue.length > 0) this.next();
    clearTimeout(this.timer);
  }

  private pump(): void {
    clearTimeout(this.timer);
    while (this.queue.length > 0) {
      const wait = this.shownAt + this.held() - Date.now();
      if (wait > 0 && !this.set.urgent(this.queue[0]!)) {
        this.timer = setTimeout(() => this.pump(), wait);
        return;
      }
      this.next();
    }
  }

  private held(): number {
    if (this.lastUrgent) return 0;
    return this.queue.length > 12 ? Math.min(60, this.set.hold()) : this.set.hold();
  }

  private next(): void {
    const item = this.queue.shift()!;
    this.shownAt = Date.now();
    this.lastUrgent = this.set.urgent(item);
    this.set.show(item, this.queue.length);
  }
}
