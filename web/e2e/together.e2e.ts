import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { Visitor } from './browser.ts';
import { Player } from './player.ts';
import { Proxy } from './proxy.ts';

let proxy: Proxy;
beforeEach(async () => {
  proxy = await Proxy.to(inject('url'));
});
afterEach(() => proxy.stop());

/** Anna makes a table; Boris comes to its last seat by her link, over a line that can be cut. Bots sit between them. */
async function sitDown(players: number): Promise<{ anna: Visitor; boris: Visitor }> {
  const anna = await Visitor.come();
  const boris = await Visitor.come({ locale: 'ru-RU' }, proxy.url);
  await anna.hall();
  await anna.friends().click();
  await anna.page.getByRole('radio', { name: `${players} players` }).check();
  for (let seat = 2; seat < players; seat++) await anna.page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('bot:greedy');
  await anna.page.getByRole('button', { name: 'Make the table' }).click();
  const link = new URL(await anna.page.getByRole('textbox', { name: /Link for those/ }).inputValue());
  await boris.page.goto(boris.url + link.pathname + link.search);
  await boris.page.getByRole('button', { name: 'Сесть' }).click();
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [anna, boris]) await page.locator('[data-moves]').waitFor();
  return { anna, boris };
}

/** Waits until the page shows that many moves; bots may already have made more. */
const shows = ({ page }: Visitor, moves: number) =>
  page.waitForFunction((wanted) => {
    const shown = document.querySelector<HTMLElement>('[data-busy="false"]')?.dataset['moves'];
    return Number(shown ?? -1) >= wanted;
  }, moves);
/** The log without what only one of them may know: which card of their own lies behind a resource. */
async function log({ page }: Visitor): Promise<string[]> {
  const lines = await page.locator('[role="log"] li').allInnerTexts();
  return lines.map((line) => line.replace(/ \([^)]*\)$/, ''));
}

/** Whoever is asked answers, until somebody is asked in a game at least so many moves old, and all see it. */
async function playTo(visitors: Visitor[], wanted: number): Promise<number> {
  for (;;) {
    const asked = await Promise.any(visitors.map(async (visitor) => {
      await visitor.page.locator('[data-option]').first().waitFor();
      return new Player(visitor.page);
    }));
    const { moves } = await asked.moment();
    const now = moves < wanted ? await asked.answer() : moves;
    for (const visitor of visitors) await shows(visitor, now);
    if (moves >= wanted) return moves;
  }
}

/** Anna answers whatever she is asked until the game waits for Boris. */
async function playUntilBoris(anna: Visitor, players: number): Promise<number> {
  const { page } = anna;
  for (;;) {
    await page.locator(`[data-option], .plate.now:nth-child(${players})`).first().waitFor();
    if ((await page.locator('[data-option]').count()) === 0) return new Player(page).moves();
    await new Player(page).answer();
  }
}

/** Both play on until it is Anna's turn, and Boris sees that it is. */
async function playUntilAnna(anna: Visitor, boris: Visitor): Promise<number> {
  let moves = await new Player(anna.page).moves();
  while ((await anna.page.locator('[data-option]').count()) === 0) moves = await playTo([anna, boris], moves + 1);
  moves = (await new Player(anna.page).moment()).moves;
  await shows(boris, moves);
  return moves;
}

test('two people at one table in two browsers: they talk, one loses the line, comes back and has missed nothing', async () => {
  const { anna, boris } = await sitDown(2);
  const both = [anna, boris];
  await playTo(both, 8);

  await anna.page.getByRole('tab', { name: /Chat/ }).click();
  await anna.page.getByPlaceholder('Say something').fill('Hello, Boris!');
  await anna.page.keyboard.press('Enter');
  await boris.page.getByRole('tab', { name: /Разговор/ }).click();
  await boris.page.getByText('Hello, Boris!').waitFor();

  const before = await playUntilAnna(anna, boris);
  boris.offline = true;
  proxy.cut();
  await boris.page.getByText('Нет связи').waitFor();
  const after = await playUntilBoris(anna, 2);
  await anna.page.getByRole('textbox', { name: 'Say something' }).fill('Are you there?');
  await anna.page.keyboard.press('Enter');
  expect(after).toBeGreaterThan(before);
  expect(await new Player(boris.page).moves()).toBe(before);

  proxy.mend();
  // What a browser says when the network is there again.
  await boris.page.evaluate(() => void dispatchEvent(new Event('online')));
  await shows(boris, after);
  await boris.page.getByText('Нет связи').waitFor({ state: 'detached' });
  boris.offline = false;
  await boris.page.getByText('Are you there?').waitFor();
  await boris.page.getByRole('button', { name: 'English' }).click();
  await anna.page.getByRole('tab', { name: 'Log' }).click();
  await boris.page.getByRole('tab', { name: 'Log' }).click();
  // In another language everything is told anew.
  await expect.poll(() => log(boris)).toEqual(await log(anna));
  expect((await log(anna)).length).toBeGreaterThan(8);
  expect(await playTo(both, after + 6)).toBeGreaterThanOrEqual(after + 6);
});

test('whoever was away is shown step by step what happened, and then asked', async () => {
  const { anna, boris } = await sitDown(4);
  await playTo([anna, boris], 6);
  const address = boris.page.url();
  let before = 0;
  let after = 0;
  // Once round the table; only an attack asks him sooner.
  while (after - before < 3) {
    if (before > 0) await boris.again(address);
    before = await playUntilAnna(anna, boris);
    await boris.page.close();
    after = await playUntilBoris(anna, 4);
  }

  await boris.again(address);
  const sheet = boris.page.getByRole('dialog', { name: 'Пока вас не было' });
  await sheet.waitFor();
  expect(await boris.page.locator('[data-option]').count(), 'nothing is asked before it was shown').toBe(0);
  const steps = await sheet.getByRole('listitem').count();
  expect(steps).toBeGreaterThanOrEqual(3);
  expect(await sheet.locator('[aria-current="step"]').count()).toBe(1);
  for (let step = 1; step < steps; step++) {
    await sheet.getByRole('button', { name: 'Дальше' }).click();
    await sheet.getByRole('listitem').nth(step).locator('[aria-current="step"]').waitFor();
  }
  await boris.shot('away-ru');
  await sheet.getByRole('button', { name: 'К моему ходу' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect((await new Player(boris.page).moment()).moves).toBe(after);
});
