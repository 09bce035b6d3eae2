import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to the server that can be cut: whatever goes over it ends at once, and nothing new gets through until it is mended. */
export class Proxy {
  private readonly ends = new Set<Socket>();
  private whole = true;

  private constructor(readonly url: string, private readonly close: () => Promise<void>) {}

  static async to(url: string): Promise<Proxy> {
    const { hostname, port } = new URL(url);
    const listening = createServer((near) => proxy.join(near, () => createConnection(Number(port), hostname)));
    await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
    const proxy = new Proxy(
      `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
      () => new Promise((closed) => listening.close(() => closed())),
    );
    return proxy;
  }

  cut(): void {
    this.whole = false;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.whole = true;
  }

  async stop(): Promise<void> {
    this.cut();
    await this.close();
  }

  private join(near: Socket, dial: () => Socket): void {
    if (!this.whole) {
      near.destroy();
      return;
    }
    const far = dial();
    for (const [one, other] of [[near, far], [far, near]] as const) {
      this.ends.add(one);
      one.pipe(other);
      // A line that breaks is what this is for; the other end is closed with it.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.ends.delete(one);
        other.destroy();
      });
    }
  }
}
