import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { Server } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
    browser: string;
  }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser named by $CHROMIUM, else `chromium` on the PATH. */
function installed(): string {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, 'chromium');
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  throw new Error('The browser tests need Chromium: install it so that chromium is on the PATH, or name it in $CHROMIUM.');
}

/** One server and one browser for all the tests; every visitor has a context of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = installed();
  const server = await Server.start();
  try {
    const browser = await chromium.launchServer({ executablePath, args: FLAGS });
    project.provide('url', server.url);
    project.provide('browser', browser.wsEndpoint());
    return async () => {
      await browser.close();
      await server.stop();
    };
  } catch (problem) {
    await server.stop();
    throw problem;
  }
}
