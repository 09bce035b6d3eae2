import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

const SHOTS = resolve(import.meta.dirname, '../../target/screenshots');
const DESKTOP = { width: 1440, height: 900 };
const THEMES = ['light', 'dark'] as const;

/** The pages beside the hall and the tables, and what each shows once it has everything from the server. */
const CONTENT = {
  '/me': 'main form',
  '/ratings': 'main table, main .none',
  '/about': 'main h2',
  '/rules/pyramid': 'main [data-rule]',
} as const;
type Path = keyof typeof CONTENT;
export const PAGES = Object.keys(CONTENT) as Path[];

/** What a game is called, in English and in Russian. */
const GAMES = { pyramid: ['Pyramid', 'Пирамида'], ages: ['Ages', 'Эпохи'], empires: ['Empires', 'Империи'] } as const;
export type Game = keyof typeof GAMES;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
});
afterAll(() => browser.close());

const here = new Set<Visitor>();
afterEach(async () => {
  for (const visitor of here) await visitor.leave();
});

/** A phone in portrait, so many pixels wide. */
export const phone = (width: number): BrowserContextOptions => ({
  viewport: { width, height: width < 375 ? 740 : 844 },
  hasTouch: true,
  isMobile: true,
});

/** A visitor with a browser of their own. What the page reports as an error is remembered and must be nothing when the visitor leaves. */
export class Visitor {
  private readonly errors: string[] = [];
  /** The test has cut the line: that requests fail is expected. */
  offline = false;

  private constructor(readonly context: BrowserContext, public page: Page, readonly url: string) {
    this.listen();
  }

  static async come(options: BrowserContextOptions = {}, url = inject('url')): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: DESKTOP,
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      ...options,
    });
    const visitor = new Visitor(context, await context.newPage(), url);
    here.add(visitor);
    return visitor;
  }

  private listen(): void {
    this.page.setDefaultTimeout(60_000);
    this.page.on('console', (message) => {
      if (message.type() === 'error' && !(this.offline && /WebSocket|Failed to load resource/.test(message.text())))
        this.errors.push(message.text());
    });
    this.page.on('pageerror', (error) => this.errors.push(error.message));
  }

  /** Closes the page and opens another one in the same browser. */
  async again(address: string): Promise<void> {
    this.page = await this.context.newPage();
    this.listen();
    await this.page.goto(address);
  }

  async hall(): Promise<void> {
    await this.page.goto(this.url);
    await this.play().waitFor();
    await this.page.evaluate(async () => void (await document.fonts.ready));
  }

  async go(path: Path): Promise<void> {
    await this.page.goto(this.url + path);
    await this.page.locator(CONTENT[path]).first().waitFor();
  }

  /** The button in the hall that starts a game against a bot. */
  play(game: Game = 'pyramid'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^(Play|Играть) — (${GAMES[game].join('|')})$`) });
  }

  /** The button in the hall that makes a table for friends. */
  friends(game: Game = 'pyramid'): Locator {
    return this.page.getByRole('button', { name: `With friends — ${GAMES[game][0]}` });
  }

  /** A table of the given variant with bots on the other seats; a game of one variant does not ask for it. */
  async withBots(players: number, variant: string | null = 'New World', game: Game = 'pyramid'): Promise<void> {
    await this.hall();
    await this.friends(game).click();
    if (variant !== null) await this.page.getByRole('radio', { name: variant }).check();
    await this.page.getByRole('radio', { name: `${players} players` }).check();
    for (let seat = 2; seat <= players; seat++)
      await this.page.getByRole('combobox', { name: `Seat ${seat}`, exact: true }).selectOption('bot:greedy');
    await this.page.getByRole('button', { name: 'Start the game' }).click();
  }

  /** By day and by night. */
  async inBoth(see: (theme: 'light' | 'dark') => Promise<void>): Promise<void> {
    for (const theme of THEMES) {
      await this.page.emulateMedia({ colorScheme: theme });
      await this.page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
      await see(theme);
    }
    await this.page.emulateMedia({ colorScheme: 'light' });
  }

  async shot(name: string): Promise<void> {
    mkdirSync(SHOTS, { recursive: true });
    await this.page.screenshot({ path: `${SHOTS}/${name}.png` });
  }

  async shots(name: string): Promise<void> {
    // Nothing hovered on a picture.
    await this.page.mouse.move(0, 0);
    await this.inBoth((theme) => this.shot(`${name}-${theme}`));
  }

  async leave(): Promise<void> {
    here.delete(this);
    await this.context.close();
    expect(this.errors, 'errors in the browser console').toEqual([]);
  }
}
