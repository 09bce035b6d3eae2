import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousIssues } from './axe.ts';
import { phone, Visitor } from './browser.ts';
import { Player } from './player.ts';

const PAGES = ['/me', '/ratings', '/about', '/rules/pyramid'];

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the first page comes in under 300 KB', async () => {
  const visitor = await Visitor.come();
  const line = await visitor.context.newCDPSession(visitor.page);
  await line.send('Network.enable');
  let bytes = 0;
  line.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  await visitor.hall();
  await visitor.page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(300_000);
});

test.each([390, 360])('a phone of %d pixels in portrait: everything fits, and one plays with the thumb on the board', async (width) => {
  const visitor = await Visitor.come(phone(width));
  const { page } = visitor;
  for (const path of PAGES) {
    await visitor.go(path);
    expect(await sideways(page), path).toBeLessThanOrEqual(0);
  }
  await visitor.hall();
  expect(await sideways(page), 'hall').toBeLessThanOrEqual(0);
  await visitor.shot(`hall-phone-${width}`);
  await page.getByRole('button', { name: /^Play/ }).first().tap();
  const player = new Player(page);
  await page.locator('[data-question]').waitFor();
  await page.locator('main .piece[aria-pressed="false"]').first().waitFor();
  await visitor.shot(`table-phone-${width}`);
  let onBoard = 0;
  for (let i = 0; i < 12 && onBoard < 6; i++) {
    const moves = await player.moves();
    const tab = page.locator('nav.tabs button:has(b)').first();
    if ((await tab.count()) > 0) await tab.tap();
    const piece = page.locator('main .piece[aria-pressed="false"]:visible').first();
    if ((await piece.count()) > 0) {
      await piece.tap();
      onBoard++;
      if (onBoard === 2) await visitor.shot(`chosen-phone-${width}`);
    }
    if ((await page.locator('[data-confirm]:enabled').count()) === 0) {
      if ((await page.getByRole('button', { name: 'Let go' }).count()) > 0) await page.getByRole('button', { name: 'Let go' }).tap();
      await page.getByRole('button', { name: /^\d+ moves?/ }).tap();
      await page.locator('[data-option]').first().tap();
    }
    await page.locator('[data-confirm]').tap();
    await page.locator(`[data-moves]:not([data-moves="${moves}"])[data-busy="false"]`).waitFor();
    await page.locator('[data-question]').waitFor();
    expect(await sideways(page), 'table').toBeLessThanOrEqual(0);
  }
  expect(onBoard).toBeGreaterThanOrEqual(6);
  for (const tab of await page.locator('nav.tabs button').all()) {
    await tab.tap();
    expect(await sideways(page), await tab.innerText()).toBeLessThanOrEqual(0);
  }
});

test('keyboard only: from the first page through several turns', async () => {
  const visitor = await Visitor.come();
  const { page } = visitor;
  await visitor.hall();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => /^Play/.test(document.activeElement?.textContent?.trim() ?? ''))) break;
  }
  await page.keyboard.press('Enter');
  const player = new Player(page);
  let moment = await player.moment();
  for (let i = 0; i < 15 && !moment.over; i++) {
    await page.keyboard.press(String(1 + (i % 2)));
    if ((await page.locator('[data-confirm]:enabled').count()) === 0) await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    moment = await player.moment(moment.moves);
  }
  expect(moment.moves).toBeGreaterThanOrEqual(15);

  // The board itself can be walked with Tab, and a piece is chosen with Enter.
  while ((await page.locator('main .piece[aria-pressed="false"]').count()) === 0) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    moment = await player.moment(moment.moves);
  }
  // Chosen is what has the focus: the same card may lie in a dialog and on the board, and then both show it.
  let chosen = false;
  await page.locator('header a').first().focus();
  for (let i = 0; i < 80 && !chosen; i++) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => document.activeElement?.matches('main .piece[aria-pressed="false"]') ?? false))) continue;
    await page.keyboard.press('Enter');
    chosen = await page.evaluate(
      () => new Promise<boolean>((done) => requestAnimationFrame(() => done(document.activeElement?.matches('main .piece[aria-pressed="true"]') ?? false))),
    );
  }
  expect(chosen).toBe(true);
  // The rules open and close without a mouse too.
  await page.getByRole('button', { name: 'Rules' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').waitFor({ state: 'detached' });
});

test('nothing serious for those who use a screen reader, by day and by night', async () => {
  const visitor = await Visitor.come();
  const { page } = visitor;
  await visitor.hall();
  expect(await seriousIssues(visitor), 'hall').toEqual([]);
  await page.getByRole('button', { name: /With friends/ }).click();
  await page.getByRole('dialog').waitFor();
  expect(await seriousIssues(visitor), 'new table').toEqual([]);
  for (const path of PAGES) {
    await visitor.go(path);
    await page.waitForLoadState('networkidle');
    expect(await seriousIssues(visitor), path).toEqual([]);
  }
});

test('both languages: everything switches at once, and a Russian page has no English words', async () => {
  const visitor = await Visitor.come({ locale: 'ru-RU' });
  const { page } = visitor;
  // Names of people and bots are theirs in every language; Roman numerals and the digits of a seed are no words.
  const foreign = async (letters: RegExp, selector: string) => {
    const text = await page.locator(selector).first().innerText();
    const tables = await page.evaluate(async () => (await fetch('/api/hall')).text());
    const names = new Set(['Ecumene', 'PYR', 'API', 'SHA', 'English', ...(tables.match(letters) ?? [])]);
    return [...new Set(text.match(letters) ?? [])].filter((word) => !names.has(word) && !/^([IVX]+|[a-f]+)$/.test(word));
  };
  const english = (selector = 'body') => foreign(/[A-Za-z]{3,}/g, selector);
  await visitor.hall();
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  expect(await english()).toEqual([]);
  await visitor.shot('hall-ru');
  for (const path of ['/me', '/ratings', '/rules/pyramid']) {
    await visitor.go(path);
    await page.waitForLoadState('networkidle');
    expect(await english(), path).toEqual([]);
  }
  await visitor.hall();
  await page.getByRole('button', { name: /^Играть/ }).first().click();
  const player = new Player(page);
  await player.play({ picks: 8 });
  await visitor.shot('table-ru');
  expect(await english(), 'table').toEqual([]);
  const russian = await page.locator('[data-option]').first().innerText();
  await page.getByRole('button', { name: 'English' }).click();
  await page.waitForFunction((old) => (document.querySelector('[data-option]') as HTMLElement | null)?.innerText !== old, russian);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await foreign(/[а-яё]{3,}/gi, 'body'), 'table in English').toEqual([]);
  await page.getByRole('button', { name: 'русский' }).click();
  await page.getByText(russian.split('\n').at(-1)!).first().waitFor();
  await player.play();
  await page.getByRole('dialog').locator('polyline').first().waitFor();
  await visitor.shot('end-ru');
  expect(await english('dialog'), 'end').toEqual([]);
});

test('nothing jumps while one plays', async () => {
  interface Shift { value: number; mine: boolean; what: string }
  const visitor = await Visitor.come();
  const { page } = visitor;
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        shifts.push({ value: entry.value, mine: entry.hadRecentInput, what: entry.sources.map(({ node }) => node?.className ?? '').join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.hall();
  await page.getByRole('button', { name: /^Play/ }).first().click();
  const player = new Player(page);
  let moment = await player.moment();
  await page.evaluate(async () => void (await document.fonts.ready));
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
  const sum = (seen: Shift[]) => seen.reduce((total, { value }) => total + value, 0);
  await shifts();
  const all: Shift[] = [];
  for (let i = 0; i < 20 && !moment.over; i++) {
    moment = await player.pick(i);
    const seen = await shifts();
    // Right after a click a page may change more; even so a card that goes from hand to table is nearly all of it.
    expect(sum(seen), JSON.stringify(seen)).toBeLessThan(0.1);
    all.push(...seen);
  }
  const unasked = all.filter(({ mine }) => !mine);
  expect(sum(unasked), JSON.stringify(unasked)).toBeLessThan(0.1);
});
