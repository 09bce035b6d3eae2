import { defineConfig } from 'vitest/config';

/** Tests in a real browser against a real server, one after the other; one line each. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: 'e2e/setup.ts',
    reporters: ['verbose'],
    // Far more than any test takes: a busy machine may be thirty times as slow. Whatever a test waits for has a limit of its own.
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
    maxWorkers: 1,
  },
});
