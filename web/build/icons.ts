import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface Collection {
  icons: Record<string, { body: string }>;
}

/**
 * `import icons from './some.icons'`: the file names icons of game-icons.net, one a line; the module is what to draw for each (the `d` of its
 * only path, in a square of 512). Nothing but what is named gets into the page.
 */
export function icons(): Plugin {
  let collection: Collection | null = null;
  const all = () => (collection ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as Collection);

  return {
    name: 'icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.icons')) return null;
      const names = readFileSync(id, 'utf8').split('\n').map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
      const bodies: Record<string, string> = {};
      for (const name of names) {
        const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(all().icons[name]?.body ?? '');
        if (!path?.[1]) this.error(`${id}: there is no icon "${name}" in game-icons, or it is more than one path`);
        bodies[name] = path[1];
      }
      return { code: `export default ${JSON.stringify(bodies)}`, map: null };
    },
  };
}
