import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, Visitor, type Game } from './browser.ts';
import { Player } from './player.ts';

const GAMES: Game[] = ['pyramid', 'ages', 'empires'];
const LANGUAGES = [
  {
    locale: 'en-GB',
    friends: 'With friends',
    players: 'players',
    you: 'you',
    bot: /^bot, \p{L}+$/u,
    table: 'The table',
    concede: 'Concede',
    no: 'No, play on',
  },
  {
    locale: 'ru-RU',
    friends: 'С друзьями',
    players: 'игрок',
    you: 'вы',
    bot: /^бот, \p{L}+$/u,
    table: 'Стол',
    concede: 'Сдаться',
    no: 'Нет, играю дальше',
  },
];
/** A key of the data is written like this, and no text of ours is. */
const KEY = /^[a-z]+[a-z0-9-]*$/;
const WORDS = ['me', 'easy', 'normal', 'hard'];

async function fits(page: Page, width: number, what: string): Promise<void> {
  const size = await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);
  expect(Math.max(...size), what).toBeLessThanOrEqual(width);
}

test.each(LANGUAGES)('$locale: the hall, the new table and a table fit a phone of 360 pixels, and 390', async ({ locale, friends }) => {
  for (const width of [360, 390]) {
    const visitor = await Visitor.come({ ...phone(width), locale });
    const { page } = visitor;
    await visitor.hall();
    await fits(page, width, 'hall');
    await visitor.shot(`hall-${locale}-${width}`);
    await page.getByRole('button', { name: `${friends} — ` }).last().tap();
    await page.getByRole('dialog').waitFor();
    await fits(page, width, 'new table');
    await visitor.shot(`new-table-${locale}-${width}`);
    await visitor.leave();
  }
});

test.each(LANGUAGES)('$locale: a new table asks only what applies to it, and in words', async ({ locale, friends }) => {
  const visitor = await Visitor.come({ locale });
  const { page } = visitor;
  for (const game of GAMES) {
    await visitor.hall();
    const name = (await visitor.play(game).innerText()).split('—')[1]!.trim();
    await page.getByRole('button', { name: `${friends} — ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const asked = () => dialog.locator('.field select').count();
    const most = await dialog.getByRole('radio', { name: /\d/ }).last();
    for (const variant of await dialog.locator('input[name="variant"]').all()) {
      await variant.check();
      for (const players of await dialog.locator('input[name="players"]').all()) {
        await players.check();
        const texts = await dialog.locator('legend, label, option').allInnerTexts();
        expect(texts.map((text) => text.trim()).filter((text) => KEY.test(text) && !WORDS.includes(text)), `${game} ${locale}`)
          .toEqual([]);
        expect(texts.filter((text) => /[:：]\s*$/.test(text)), 'a name and nothing behind it').toEqual([]);
      }
    }
    await visitor.shot(`new-table-${game}-${locale}`);
    expect(await asked()).toBeGreaterThan(0);
    await most.check();
    if (game === 'empires') {
      await dialog.locator('input[name="players"]').first().check();
      const alone = await dialog.innerText();
      await most.check();
      const four = await dialog.innerText();
      const seat = (n: number) => new RegExp(`(Nation of seat|Народ на месте) ${n}`);
      expect(alone).toMatch(/Practice opponent|Тренировочный соперник/);
      expect(alone).not.toMatch(seat(2));
      expect(four).toMatch(seat(4));
      expect(four).not.toMatch(/Practice opponent|Тренировочный соперник/);
      await dialog.locator('input[name="variant"]').first().check();
      expect(await dialog.innerText()).not.toMatch(/Utopians|Утопийцы|Common deck|Общая колода/);
    }
    await page.keyboard.press('Escape');
  }
});

test.each(LANGUAGES)(
  '$locale: "Play" seats a bot in every game; it has a name and a strength, and my plate is mine',
  async ({ locale, you, bot }) => {
    for (const game of GAMES) {
      const visitor = await Visitor.come({ locale });
      const { page } = visitor;
      await visitor.hall();
      await visitor.play(game).click();
      const plates = page.locator('.plates > li');
      await plates.first().waitFor();
      expect(await plates.count(), game).toBeGreaterThanOrEqual(2);
      await expect.poll(() => plates.locator('.who').allInnerTexts()).toEqual([expect.stringMatching(bot)]);
      const mine = plates.filter({ has: page.locator('.you', { hasText: you }) });
      expect(await mine.count()).toBe(1);
      const player = new Player(page);
      await player.moment();
      expect(await mine.count(), 'my turn').toBe(1);
      await visitor.shot(`play-${game}-${locale}`);
      await visitor.leave();
    }
  },
);

test.each(LANGUAGES)(
  '$locale: giving up is asked in the menu alone, and neither one click nor one key does it',
  async ({ locale, table, concede, no }) => {
    const visitor = await Visitor.come({ locale });
    const { page } = visitor;
    await visitor.hall();
    await visitor.play('ages').click();
    const player = new Player(page);
    // In the first round nobody has politics yet.
    const politics = async () => (await page.locator('[data-question]').getAttribute('data-question')) === 'say.ask-politics';
    await player.play({ question: 'say.ask-politics' });
    expect(await politics()).toBe(true);
    const giving = /resign|капитул|сда[её]|сдат/i;
    expect(await page.locator('[data-option^="resign"]').count()).toBe(0);
    expect((await page.locator('main button, aside button').allInnerTexts()).filter((text) => giving.test(text))).toEqual([]);
    await visitor.shot(`politics-${locale}`);
    const moves = await player.moves();
    for (const item of [concede, giving]) {
      await page.getByRole('button', { name: table, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: item }).last().click();
      await page.locator('[data-grave]').waitFor();
      await visitor.shot(`give-up-${locale}`);
      // What has the focus is the way back: a second press of the same key ends nothing.
      await page.keyboard.press('Enter');
      await page.locator('[data-grave]').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(await player.moves()).toBe(moves);
    await page.getByRole('button', { name: table, exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: concede, exact: true }).click();
    await page.getByRole('button', { name: no }).waitFor();
    await page.locator('[data-grave]').click();
    await page.locator('dialog [data-end]').waitFor();
  },
);
