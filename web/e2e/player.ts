import type { Locator, Page } from 'playwright-core';

/** What the page shows of the game just now. */
export interface Moment {
  over: boolean;
  /** The question I am asked, by its key. */
  question: string;
  moves: number;
}

/** When to stop playing: after so many answers, at this question, or at so many moves; else at the end of the game. */
export interface Until {
  picks?: number;
  question?: string;
  moves?: number;
}

interface Table {
  moment(after: number): Promise<Moment>;
  play(until: Until, seed: number): Promise<Moment & { picks: number }>;
}

/** Runs in the page. Looks and clicks there, and waits for what the page shows, never for a time; what does not come for minutes never comes. */
function install(): void {
  const found = (selector: string) => document.querySelector<HTMLElement>(selector);
  const moves = () => Number(found('[data-moves]')?.dataset['moves'] ?? -1);
  const look = (after: number): Moment | null => {
    const over = found('dialog [data-end]') !== null;
    const asked = found('[data-option], [data-none]:enabled') !== null && found('[data-busy="false"]') !== null && moves() > after;
    return over || asked ? { over, question: found('[data-question]')?.dataset['question'] ?? '', moves: moves() } : null;
  };
  const until = <T>(ready: () => T | null): Promise<T> =>
    new Promise((done, failed) => {
      const now = ready();
      if (now !== null) return done(now);
      const late = setTimeout(() => failed(new Error(`waited in vain: ${found('main')?.parentElement?.innerText}`)), 180_000);
      const watch = new MutationObserver(() => {
        const then = ready();
        if (then === null) return;
        watch.disconnect();
        clearTimeout(late);
        done(then);
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true });
    });
  const verb = (option: HTMLElement) => option.dataset['option']?.split(' ')[0] ?? '';
  // Who buys, or builds while the turn is not ended, gets to the end sooner and has something to show; nobody gives up.
  const sensible = (all: HTMLElement[]): HTMLElement[] => {
    const verbs = new Set(all.map(verb));
    const building = ['develop', 'leader', 'stages', 'build', 'upgrade', 'population', 'play', 'tactic', 'take'];
    const liked = ['buy', ...(verbs.has('end') ? building : [])].find((wanted) => verbs.has(wanted));
    return all.filter((option) => (liked ? verb(option) === liked : verb(option) !== 'resign'));
  };
  /** Sends what is chosen. Of a set more may be wanted, and each pick of it may be sent by itself. */
  const send = async (before: number): Promise<void> => {
    for (;;) {
      const ready = await until(() =>
        found('[data-confirm]:enabled') ??
          (moves() > before ? found('[data-busy="false"]') : found('[role="checkbox"][data-option][aria-checked="false"]'))
      );
      ready.click();
      if (ready.matches('[data-confirm], [data-busy]')) return;
      await new Promise((done) => requestAnimationFrame(done));
    }
  };
  const table: Table = {
    moment: (after) => until(() => look(after)),
    async play(stop, seed) {
      let state = seed;
      let picks = 0;
      for (;;) {
        const moment = await table.moment(-1);
        if (moment.over || picks === stop.picks || moment.question === stop.question || moment.moves >= (stop.moves ?? Infinity))
          return { ...moment, picks };
        const options = sensible([...document.querySelectorAll<HTMLElement>('[data-option]')]);
        state = (state * 1103515245 + 12345) & 0x7fffffff;
        if (options.length > 0) {
          options[Math.floor((state / 0x80000000) * options.length)]!.click();
          await send(moment.moves);
        } else found('[data-none]')?.click(); // one is asked, so that nobody learns that there is nothing to choose
        await table.moment(moment.moves);
        picks++;
      }
    },
  };
  Object.assign(window, { tableForTests: table });
}

const READY = () => 'tableForTests' in window;

/** Plays through the page alone: reads what can be done, chooses, confirms. */
export class Player {
  constructor(readonly page: Page) {}

  private async ready(): Promise<void> {
    if (!(await this.page.evaluate(READY))) await this.page.evaluate(install);
  }

  /** Waits until I am asked something or the game is over. */
  async moment(after = -1): Promise<Moment> {
    await this.ready();
    return this.page.evaluate((known) => (window as unknown as { tableForTests: Table }).tableForTests.moment(known), after);
  }

  /** Clicks inside the page, as fast as it follows; the same answers every time the same options come. */
  async play(until: Until = {}, seed = 1): Promise<Moment & { picks: number }> {
    await this.ready();
    return this.page.evaluate(
      ([stop, dice]) => (window as unknown as { tableForTests: Table }).tableForTests.play(stop, dice),
      [until, seed] as const,
    );
  }

  async moves(): Promise<number> {
    return Number(await this.page.locator('[data-moves]').getAttribute('data-moves'));
  }

  /** The first piece on the board that can be chosen. */
  get piece(): Locator {
    return this.page.locator('main .piece[aria-pressed="false"]:visible').first();
  }

  /** The button that sends what is chosen. */
  get confirm(): Locator {
    return this.page.locator('[data-confirm]');
  }

  /** Waits until the page shows what came of the answer that was given after so many moves. */
  async answered(moves: number): Promise<number> {
    await this.page.locator(`[data-moves]:not([data-moves="${moves}"])[data-busy="false"]`).waitFor();
    return this.moves();
  }

  /** Answers one question with the mouse, a line of the list and then the button, and does not wait for the next. */
  async answer(line = 0): Promise<number> {
    const { moves, over } = await this.moment();
    if (over) throw new Error(`the game is over after ${moves} moves: nothing is asked any more`);
    const options = this.page.locator('[data-option]');
    const many = await options.count();
    if (many > 0) {
      await options.nth(line % many).click();
      await this.send(moves);
    } else await this.page.locator('[data-none]').click();
    return this.answered(moves);
  }

  /** Of a set more may be wanted, and each pick of it may be sent by itself. */
  async send(before: number): Promise<void> {
    const ready = this.page.locator('[data-confirm]:enabled');
    const sent = this.page.locator(`[data-moves]:not([data-moves="${before}"])[data-busy="false"]`);
    const more = this.page.locator('[role="checkbox"][data-option][aria-checked="false"]').first();
    for (;;) {
      await ready.or(sent).or(more).first().waitFor();
      if ((await ready.count()) > 0) return ready.click();
      if ((await sent.count()) > 0) return;
      await more.click();
    }
  }

  /** Answers one question with the mouse and waits for the next. */
  async pick(line = 0): Promise<Moment> {
    await this.answer(line);
    return this.moment();
  }

  /** Answers one question on the board, if it shows an answer: a piece, then the button. What needs several pieces is let go again. */
  async press(): Promise<Moment | null> {
    const { moves } = await this.moment();
    if ((await this.piece.count()) === 0) return null;
    await this.piece.click();
    if ((await this.page.locator('[role="checkbox"][data-option]').count()) > 0) {
      await this.send(moves);
      return this.moment(moves);
    }
    await this.confirm.waitFor();
    if (await this.confirm.isDisabled()) {
      await this.page.keyboard.press('Escape');
      await this.confirm.waitFor({ state: 'detached' });
      return null;
    }
    await this.confirm.click();
    return this.moment(moves);
  }

  /** Chooses a piece with the thumb. On a busy machine a touch may last so long that it shows the card large instead: then once more. */
  async tap(): Promise<void> {
    const large = this.page.locator('.inspector');
    do {
      if ((await large.count()) > 0) await this.page.keyboard.press('Escape');
      await large.waitFor({ state: 'detached' });
      await this.piece.tap();
      await this.confirm.or(large).first().waitFor();
    } while ((await this.confirm.count()) === 0);
  }
}
