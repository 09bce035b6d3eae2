import { expect, test } from 'vitest';
import { seriousIssues } from './axe.ts';
import { Visitor } from './browser.ts';
import { expectResult } from './end.ts';
import { Player } from './player.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The same table on a phone: every section fits the width and is taken a picture of. */
async function onPhone(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await page.locator('nav.tabs button').first().waitFor();
  for (const [i, tab] of (await page.locator('nav.tabs button').all()).entries()) {
    await tab.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), await tab.innerText()).toBeLessThanOrEqual(
      0,
    );
    await visitor.shot(`${name}-phone-${i + 1}`);
  }
  await page.setViewportSize(DESKTOP);
  await page.locator('nav.tabs').waitFor({ state: 'detached' });
}

test('ages: a whole game for two against a bot, through the page alone', async () => {
  const visitor = await Visitor.come();
  await visitor.withBots(2, null, 'ages');
  const player = new Player(visitor.page);
  await player.play({ picks: 12 });
  await visitor.shots('ages-2-early');
  expect(await seriousIssues(visitor), 'early').toEqual([]);
  await player.play({ moves: 130 });
  await visitor.shots('ages-2-middle');
  expect(await seriousIssues(visitor), 'middle').toEqual([]);
  await onPhone(visitor, 'ages-2-middle');
  await player.play({ moves: 230 });
  await visitor.shots('ages-2-late');
  await player.play();
  await expectResult(visitor);
  await visitor.shot('ages-2-end');
});

test('ages: four civilizations, early, in the middle and late, in Russian', async () => {
  const visitor = await Visitor.come();
  await visitor.withBots(4, null, 'ages');
  const player = new Player(visitor.page);
  await player.play({ picks: 8 });
  await visitor.page.getByRole('button', { name: 'русский' }).click();
  await visitor.page.waitForFunction(() => document.documentElement.lang === 'ru');
  await visitor.shot('ages-4-early-ru');
  await player.play({ moves: 250 });
  await visitor.shots('ages-4-middle-ru');
  await onPhone(visitor, 'ages-4-middle-ru');
  await player.play({ moves: 420 });
  await visitor.shot('ages-4-late-ru');
});
