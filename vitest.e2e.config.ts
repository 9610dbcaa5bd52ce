import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Journeys: the built site as a process of its own, a real browser in front of it. Two side by side, each with its own
 * site, where there are processors for two sites, two databases and two browsers.
 */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/support/site.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } }, // a second is not enough on a busy machine
    maxWorkers: availableParallelism() >= 4 ? 2 : 1,
  },
});
