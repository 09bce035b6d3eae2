import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousIssues } from './axe.ts';
import { PAGES, phone, Visitor } from './browser.ts';
import { Player } from './player.ts';

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
  await visitor.play().tap();
  const player = new Player(page);
  await page.locator('[data-question]').waitFor();
  await visitor.shot(`table-phone-${width}`);
  // Not every question has an answer on the board; of a whole game's questions most have.
  for (let onBoard = 0; onBoard < 6;) {
    const moves = await player.moves();
    const tab = page.locator('nav.tabs button:has(b)').first();
    if ((await tab.count()) > 0) await tab.tap();
    if ((await player.piece.count()) > 0) {
      await player.tap();
      if (++onBoard === 2) await visitor.shot(`chosen-phone-${width}`);
    }
    // What needs several pieces is let go and answered in the list.
    if ((await player.confirm.count()) > 0 && (await player.confirm.isDisabled())) await page.getByRole('button', { name: 'Let go' }).tap();
    if ((await player.confirm.count()) === 0) {
      await page.getByRole('button', { name: /^\d+ moves?/ }).tap();
      await page.locator('[data-option]').first().tap();
    }
    await player.send(moves);
    await player.answered(moves);
    await page.locator('[data-question]').waitFor();
    expect(await sideways(page), 'table').toBeLessThanOrEqual(0);
  }
  for (const tab of await page.locator('nav.tabs button').all()) {
    await tab.tap();
    expect(await sideways(page), await tab.innerText()).toBeLessThanOrEqual(0);
  }
});

/** Presses Tab until the focus is where it is wanted, at most once round the page. */
async function tabTo(page: Page, wanted: (element: Element) => boolean): Promise<void> {
  const stops = await page.locator('a, button, input, select, [tabindex]').count();
  for (let i = 0; i < stops; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluateHandle(() => document.activeElement!).then((element) => element.evaluate(wanted))) return;
  }
  expect.fail(`not reached with Tab: ${wanted}`);
}

/** Of a set more may be wanted, and each pick of it may be sent by itself. */
async function chooseByKeys(page: Page, before: number): Promise<void> {
  const moves = () => page.locator('[data-busy="false"]').getAttribute('data-moves');
  for (let key = 1; key <= 9 && (await page.locator('[data-confirm]:enabled').count()) === 0; key++) {
    if (Number(await moves()) > before) return;
    const wanted = page.locator('[role="checkbox"][data-option][aria-checked="false"]', { hasText: new RegExp(`^${key}`) });
    if ((await wanted.count()) > 0) await page.keyboard.press(String(key));
  }
  await page.keyboard.press('Enter');
}

test('keyboard only: from the first page through several turns', async () => {
  const visitor = await Visitor.come();
  const { page } = visitor;
  await visitor.hall();
  await tabTo(page, (element) => /^Play\s*— Pyramid$/.test(element.textContent.trim()));
  await page.keyboard.press('Enter');
  const player = new Player(page);
  let moment = await player.moment();
  for (let i = 0; i < 15 && !moment.over; i++) {
    await page.keyboard.press(String(1 + (i % 2)));
    await chooseByKeys(page, moment.moves);
    moment = await player.moment(moment.moves);
  }
  expect(moment.moves).toBeGreaterThanOrEqual(15);

  // The board itself can be walked with Tab, and a piece is chosen with Enter.
  while ((await page.locator('main .piece[aria-pressed="false"]').count()) === 0) {
    await page.keyboard.press('1');
    await chooseByKeys(page, moment.moves);
    moment = await player.moment(moment.moves);
  }
  await page.locator('header a').first().focus();
  await tabTo(page, (element) => element.matches('main .piece[aria-pressed="false"]'));
  await page.keyboard.press('Enter');
  // Chosen is what has the focus: the same card may lie in a dialog and on the board, and then both show it.
  await page.waitForFunction(() => document.activeElement?.matches('main .piece[aria-pressed="true"]'));
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
  await visitor.friends().click();
  await page.getByRole('dialog').waitFor();
  expect(await seriousIssues(visitor), 'new table').toEqual([]);
  for (const path of PAGES) {
    await visitor.go(path);
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
  // Licences and their sites have English names.
  for (const path of PAGES.filter((it) => it !== '/about')) {
    await visitor.go(path);
    // What an address names, a game, is called by its own name as soon as that is known.
    await expect.poll(() => english(), { message: path }).toEqual([]);
  }
  await visitor.hall();
  await visitor.play().click();
  const player = new Player(page);
  await player.play({ picks: 8 });
  await visitor.shot('table-ru');
  expect(await english(), 'table').toEqual([]);
  const russian = await page.locator('[data-option]').first().innerText();
  await page.getByRole('button', { name: 'English' }).click();
  await page.waitForFunction((old) => (document.querySelector('[data-option]') as HTMLElement | null)?.innerText !== old, russian);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  // The question, the cards and the names of bots come one after the other.
  await expect.poll(() => foreign(/[а-яё]{3,}/gi, 'body'), { message: 'table in English' }).toEqual([]);
  await page.getByRole('button', { name: 'русский' }).click();
  await page.waitForFunction((old) => (document.querySelector('[data-option]') as HTMLElement | null)?.innerText === old, russian);
  await player.play();
  await page.getByRole('dialog').locator('polyline').first().waitFor();
  await visitor.shot('end-ru');
  expect(await english('dialog'), 'end').toEqual([]);
});

/** Where the parts of the page and the cards of the pyramid lie, by name; a card that was bought is not there any more. */
function places(): Record<string, string> {
  const parts = document.querySelectorAll<HTMLElement>(
    'header.bar, .plates, .side > *, main.board, .whole > *, .whole > .middle [data-piece]',
  );
  return Object.fromEntries([...parts].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [part.dataset['piece'] ?? part.className, [x, y, width, height].map(Math.round).join(' ')];
  }));
}

test('nothing jumps while one plays: every part of the page and every card of the pyramid stays where it is', async () => {
  const visitor = await Visitor.come();
  const { page } = visitor;
  await visitor.hall();
  await visitor.play().click();
  const player = new Player(page);
  await page.locator('.whole > .middle [data-piece]').first().waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  const first = await page.evaluate(places);
  for (let dice = 1, over = false; !over; dice++) {
    const moment = await player.play({ picks: 4 }, dice);
    const now = await page.evaluate(places);
    const jumped = Object.entries(now).filter(([name, place]) => first[name] !== undefined && first[name] !== place);
    expect(jumped.map(([name, place]) => `${name}: ${first[name]} → ${place}`), `after ${moment.moves} moves, at ${moment.question}`)
      .toEqual([]);
    over = moment.over;
  }
});
