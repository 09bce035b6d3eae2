import { readdirSync, readFileSync, statSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const LIMIT = 300 * 1024;

/** What a browser fetches to show the hall: the page, what it names, and every letter of both scripts. Too much of it fails the build. */
export function budget(): Plugin {
  let folder = '';
  return {
    name: 'budget',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const page = readFileSync(join(folder, 'index.html'), 'utf8');
        const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((match) => match[1]!);
        const fonts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2')).map((name) => 'assets/' + name);
        const size = ['index.html', ...named, ...fonts].reduce((sum, name) => sum + sent(join(folder, name)), 0);
        this.info(`first load: ${Math.round(size / 1024)} KB of ${LIMIT / 1024} KB`);
        if (size > LIMIT) this.error(`The first load takes ${Math.round(size / 1024)} KB compressed, the limit is ${LIMIT / 1024} KB.`);
      },
    },
  };
}

function sent(file: string): number {
  return statSync(existsSync(file + '.br') ? file + '.br' : file).size;
}
