import { defineConfig } from 'vitest/config';

/** Journeys: the built site as a process of its own, a real browser in front of it; two side by side, each with its own site. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/support/site.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
