import { expect, test } from 'vitest';
import { seriousIssues } from './axe.ts';
import { Visitor } from './browser.ts';
import { expectResult } from './end.ts';
import { Player } from './player.ts';

test('two clicks from the first page to a whole game with the mouse, on the board and in the list', async () => {
  const visitor = await Visitor.come();
  await visitor.hall();
  await visitor.play().click();
  const player = new Player(visitor.page);
  let moment = await player.moment();
  let onBoard = 0;
  let inList = 0;
  while (!moment.over) {
    const pressed = onBoard <= inList ? await player.press() : null;
    if (pressed) onBoard++;
    else inList++;
    moment = pressed ?? (await player.pick(onBoard + inList));
  }
  expect(onBoard).toBeGreaterThan(5);
  expect(inList).toBeGreaterThan(5);
  await expectResult(visitor);

  // From any moment of a finished game one can go on against bots.
  const { page } = visitor;
  const table = page.url();
  await page.getByRole('button', { name: 'Walk through the game' }).click();
  await page.getByRole('slider').fill('6');
  await page.getByRole('heading', { name: 'After move 6' }).waitFor();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL((url) => url.href !== table);
  expect((await new Player(page).moment()).moves).toBeGreaterThanOrEqual(6);
});

test.each(['Renaissance', 'mixed game'])('a whole game against a bot through the page: %s', async (variant) => {
  const visitor = await Visitor.come();
  await visitor.withBots(2, variant);
  const { picks } = await new Player(visitor.page).play();
  expect(picks).toBeGreaterThan(20);
  await expectResult(visitor);
});

test('the hall, the table, an attack and the end of a game, by day and by night, on pictures and for a screen reader', async () => {
  const visitor = await Visitor.come();
  const { page } = visitor;
  await visitor.hall();
  await visitor.shots('hall');
  let attacked = false;
  for (let game = 1; game <= 8 && !attacked; game++) {
    await visitor.withBots(4);
    const player = new Player(page);
    if (game === 1) {
      let moment = await player.play({ picks: 12 });
      while (moment.question === 'say.ask-react') moment = await player.play({ picks: 1 });
      await visitor.shots('table');
      expect(await seriousIssues(visitor), 'table').toEqual([]);
    }
    const moment = await player.play({ question: 'say.ask-react' }, game);
    if (moment.over) continue;
    attacked = true;
    expect(await page.getByRole('heading', { name: /attacks/ }).count()).toBe(1);
    await visitor.shots('attack');
    expect(await seriousIssues(visitor), 'attack').toEqual([]);
    await player.play();
    await expectResult(visitor);
    await visitor.shots('end');
    expect(await seriousIssues(visitor, 'dialog'), 'end').toEqual([]);
  }
  expect(attacked, 'an attack in one of eight games').toBe(true);
});
