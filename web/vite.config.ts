import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { budget } from './build/budget.ts';
import { compress } from './build/compress.ts';
import { icons } from './build/icons.ts';

export default defineConfig({
  plugins: [icons(), svelte({ configFile: false, compilerOptions: { css: 'external', runes: true } }), compress(), budget()],
  build: {
    target: 'es2022',
    // The server's policy allows files only: nothing inline, no data: images or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
});
