import { defineConfig } from 'vitest/config';
// @ts-expect-error plain JavaScript: bin/ runs before TypeScript can
import { keepFilesInMemory } from './bin/testing/in-memory.mjs';

keepFilesInMemory();

export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts', 'box-office/**/*.test.ts', 'tests/**/*.test.{ts,tsx}', 'bin/**/*.test.ts', 'vite/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    env: { TZ: 'Pacific/Auckland' },
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: ['tests/support/run/each-file.ts'],
    isolate: false, // a third of the time went into reading the same modules anew for each file
    expect: { poll: { timeout: 10_000 } }, // a second is not enough on a busy machine
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    retry: 1, // as with journeys: whoever passes only then is named as unsteady (0082)
  },
});
