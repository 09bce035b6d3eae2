import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A real server in a process of its own, on a free port, with an empty embedded database. */
export class Server {
  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
    private readonly data: string,
  ) {}

  static async start(): Promise<Server> {
    const data = mkdtempSync(join(tmpdir(), 'ecumene-e2e-'));
    const home = resolve(import.meta.dirname, '../..');
    const child = spawn(join(home, 'ecumene'), ['serve', '--port', '0', '--data', data, '--limits', 'off', '--lang', 'en'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const url = await new Promise<string>((found, failed) => {
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const address = /http:\/\/[^\s/]+/.exec(said);
        if (address) found(address[0]);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
    return new Server(url, child, data);
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGTERM');
    await ended;
    rmSync(this.data, { recursive: true, force: true });
  }
}
