import { defineConfig } from 'vitest/config';

/** Tests in a real browser against a real server, one after the other; one line each. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: 'e2e/setup.ts',
    reporters: ['verbose'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
});
