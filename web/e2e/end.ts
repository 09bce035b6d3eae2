import { expect } from 'vitest';
import type { Visitor } from './browser.ts';

/** The page at the end: who won, the points taken apart, and how they grew. */
export async function expectResult({ page }: Visitor): Promise<void> {
  const end = page.getByRole('dialog');
  expect(await end.getByText(/wins|you win|share the victory/).count()).toBeGreaterThan(0);
  expect(await end.getByRole('row').count()).toBeGreaterThan(3);
  await end.locator('figure polyline').first().waitFor();
  expect(await end.locator('figure polyline').count()).toBeGreaterThanOrEqual(2);
}
