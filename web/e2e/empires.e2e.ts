import { expect, test } from 'vitest';
import { seriousIssues } from './axe.ts';
import { Visitor } from './browser.ts';
import { expectResult } from './end.ts';
import { Player } from './player.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** The same table on a phone: every section fits the width, its cards can be read, and it is taken a picture of. */
async function onPhone(visitor: Visitor, name: string, size = PHONE): Promise<void> {
  const { page } = visitor;
  await page.setViewportSize(size);
  await page.locator('nav.tabs button').first().waitFor();
  for (const [i, tab] of (await page.locator('nav.tabs button').all()).entries()) {
    await tab.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), await tab.innerText()).toBeLessThanOrEqual(
      0,
    );
    const cards = await page.locator('main .piece > .card.table:visible').evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().width)
    );
    expect(Math.min(66, ...cards), await tab.innerText()).toBe(66);
    await visitor.shot(`${name}-phone-${i + 1}`);
  }
  await page.setViewportSize(DESKTOP);
  await page.locator('nav.tabs').waitFor({ state: 'detached' });
}

/** The cards of the nation in sight are reached with Tab and opened with Enter. */
async function expectCardsByKeyboard(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole('option').last().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.inspector.pinned').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.inspector').waitFor({ state: 'detached' });
}

/** The whole board is in sight without scrolling. */
async function expectWhole(visitor: Visitor): Promise<void> {
  const board = visitor.page.locator('main .board').first();
  expect(await board.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
}

test('empires: a whole game for two against a bot, from the choice of the nation, through the page alone', async () => {
  const visitor = await Visitor.come();
  await visitor.withBots(2, 'Classics', 'empires');
  const { page } = visitor;
  const player = new Player(page);
  expect((await player.moment()).question).toBe('say.ask-nation');
  await page.getByRole('option', { name: 'Romans' }).click();
  await visitor.shots('empires-nation');
  await expectCardsByKeyboard(visitor);
  expect(await seriousIssues(visitor), 'nation').toEqual([]);
  await page.getByRole('button', { name: 'Lead the Romans' }).click();
  expect((await player.moment(0)).question).toBe('say.ask-side');
  await visitor.shot('empires-side');
  await page.getByRole('button', { name: 'Take side B' }).last().click();
  await player.play({ question: 'say.ask-activate' });
  await visitor.shots('empires-2-early');
  await expectWhole(visitor);
  expect(await seriousIssues(visitor), 'early').toEqual([]);
  await onPhone(visitor, 'empires-2-early');
  await player.play({ moves: 300 });
  await visitor.shots('empires-2-middle');
  await expectWhole(visitor);
  expect(await seriousIssues(visitor), 'middle').toEqual([]);
  await onPhone(visitor, 'empires-2-middle', SMALL);
  await player.play({ moves: 420 });
  await visitor.shots('empires-2-late');
  await player.play();
  await expectResult(visitor);
  await visitor.shot('empires-2-end');
  await page.keyboard.press('Escape');
  await page.getByText('Points, card by card').first().waitFor();
  await visitor.shot('empires-2-score');
});

test('empires: four nations of both boxes, early and late, in Russian', async () => {
  const visitor = await Visitor.come();
  await visitor.withBots(4, 'both boxes mixed', 'empires');
  const player = new Player(visitor.page);
  await player.play({ question: 'say.ask-activate' });
  await visitor.page.getByRole('button', { name: 'русский' }).click();
  await visitor.page.waitForFunction(() => document.documentElement.lang === 'ru');
  await visitor.shots('empires-4-early-ru');
  await player.play({ moves: 500 });
  await visitor.shots('empires-4-middle-ru');
  await onPhone(visitor, 'empires-4-middle-ru');
  await player.play({ moves: 900 });
  await visitor.shots('empires-4-late-ru');
  await expectWhole(visitor);
});
