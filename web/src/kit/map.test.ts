import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARROWS, HEX_AROUND, borders, fit, hexCenter, hexCorner, inSight, levelOf, towards, zoomAt } from './map';

/** The table of cases that the engine's grids are tested with as well, so that both count sides and turns alike. */
const cases = JSON.parse(readFileSync('../engine/src/test/resources/ecumene/engine/map/cases.json', 'utf8')) as {
  hex: { sides: number[][]; turned: { cell: [number, number]; turns: [number, number][] }[] };
  square: { sides: number[][]; arrows: string[] };
};

test('the sides of a hex are counted as in the engine', () => {
  expect(HEX_AROUND).toEqual(cases.hex.sides);
});

test('a turn in the engine is a sixth of a circle clockwise on the screen', () => {
  for (const { cell, turns } of cases.hex.turned) {
    const printed = hexCenter(...cell, 10);
    turns.forEach((turned, k) => {
      const angle = (k * Math.PI) / 3;
      const to = hexCenter(...turned, 10);
      expect(to.x).toBeCloseTo(printed.x * Math.cos(angle) - printed.y * Math.sin(angle));
      expect(to.y).toBeCloseTo(printed.x * Math.sin(angle) + printed.y * Math.cos(angle));
    });
  }
});

test('the sides of a square are counted as in the engine', () => {
  expect(cases.square.arrows.map((key) => [ARROWS[key]!.x, ARROWS[key]!.y])).toEqual(cases.square.sides);
});

test('neighbours touch: their middles are one width apart', () => {
  for (const [q, r] of HEX_AROUND) {
    const { x, y } = hexCenter(q, r, 10);
    expect(Math.hypot(x, y)).toBeCloseTo(10);
  }
});

test('side i looks towards neighbour i', () => {
  HEX_AROUND.forEach(([q, r], i) => {
    const a = hexCorner(i, 10);
    const b = hexCorner(i + 1, 10);
    const to = hexCenter(q, r, 10);
    expect((a.x + b.x) / 2).toBeCloseTo(to.x / 2);
    expect((a.y + b.y) / 2).toBeCloseTo(to.y / 2);
  });
});

test('two joined places have ten outer sides, none between them', () => {
  const cells = [{ q: 0, r: 0, o: 1 }, { q: 1, r: 0, o: 1 }, { q: 2, r: 0, o: 2 }, { q: 3, r: 0, o: null }];
  const found = borders(cells, (cell) => cell.o);
  expect(found.get(cells[0]!)).toEqual([1, 2, 3, 4, 5]);
  expect(found.get(cells[1]!)).toEqual([0, 1, 2, 4, 5]);
  expect(found.get(cells[2]!)).toHaveLength(6);
  expect(found.has(cells[3]!)).toBe(false);
});

test('zooming keeps the point under the pointer and stays within its limits', () => {
  const at = { x: 120, y: 80 };
  const before = { x: 10, y: 20, k: 2 };
  const after = zoomAt(before, at, 1.5, 1, 4);
  expect((at.x - after.x) / after.k).toBeCloseTo((at.x - before.x) / before.k);
  expect((at.y - after.y) / after.k).toBeCloseTo((at.y - before.y) / before.k);
  expect(zoomAt(before, at, 100, 1, 4).k).toBe(4);
  expect(zoomAt(before, at, 0.001, 1, 4).k).toBe(1);
});

test('the sheet cannot be lost', () => {
  const window = { width: 400, height: 300 };
  const sheet = { width: 100, height: 100 };
  expect(inSight({ x: 9999, y: -9999, k: 2 }, sheet, window)).toEqual({ x: 300, y: -125, k: 2 });
  const whole = fit(sheet, window);
  expect(whole).toEqual({ x: 50, y: 0, k: 3 });
  expect(inSight(whole, sheet, window)).toEqual(whole);
});

test('an arrow key goes to the nearest place that way', () => {
  const cells = [{ x: 10, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 10 }, { x: -5, y: -9 }];
  expect(towards({ x: 0, y: 0 }, cells, (c) => c, { x: 1, y: 0 })).toBe(cells[0]);
  expect(towards({ x: 0, y: 0 }, cells, (c) => c, { x: 0, y: 1 })).toBe(cells[2]);
  expect(towards({ x: 0, y: 0 }, cells, (c) => c, { x: -1, y: 0 })).toBeNull();
});

test('levels of zoom', () => {
  expect([10, 40, 80].map(levelOf)).toEqual(['far', 'whole', 'near']);
});
