import { defineConfig } from 'vitest/config';
// @ts-expect-error plain JavaScript: bin/ runs before TypeScript can
import { keepFilesInMemory } from './bin/testing/in-memory.mjs';
import { LongestFirst } from './tests/support/run/longest-first.ts';

keepFilesInMemory();

/** At the pace of `npm run test:soak -- …` (tests/support/browser.ts) a test with a hundred keys takes minutes. */
const isSlow = Number(process.env.TEST_PAUSE ?? 0) > 0 || Number(process.env.TEST_SLOWDOWN ?? 1) > 1;

/**
 * Journeys: the built site as a process of its own, a real browser in front of it. Three side by side on two processors,
 * each with its own site: a journey waits more than it reckons.
 */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/support/run/demo-sites.ts'],
    setupFiles: ['tests/support/run/untouched-site.ts'],
    testTimeout: isSlow ? 900_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } }, // a second is not enough on a busy machine
    maxWorkers: 3,
    isolate: false, // a file leaves nothing behind but its browser, which it closes
    sequence: { sequencer: LongestFirst },
    retry: 2, // whoever passes only then is named as unsteady (bin/testing/test-summary.mjs)
    tags: [
      { name: 'core' }, // the main ways: npm test -- core
      { name: 'moving' }, // what moves is the subject (tests/support/browser.ts)
    ],
  },
});
