import axe from 'axe-core';
import type { Visitor } from './browser.ts';

/** What axe finds serious or critical in that part of the page, by day and by night; by night only the colours differ. */
export async function seriousIssues(visitor: Visitor, where = 'html'): Promise<string[]> {
  const { page } = visitor;
  const found: string[] = [];
  await visitor.inBoth(async (theme) => {
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(([place, only]) => {
      const { axe: run } = window as unknown as {
        axe: {
          run(where: string, options: object): Promise<{ violations: { id: string; impact?: string | null; nodes: { html: string }[] }[] }>;
        };
      };
      return run.run(place, { resultTypes: ['violations'], ...(only.length > 0 ? { runOnly: only } : {}) });
    }, [where, theme === 'dark' ? ['color-contrast'] : []] as const);
    for (const { id, impact, nodes } of violations) {
      if (impact === 'serious' || impact === 'critical')
        found.push(`${theme} ${id}: ${nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(' | ')}`);
    }
  });
  return found;
}
