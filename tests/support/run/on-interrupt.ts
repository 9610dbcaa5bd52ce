/** Left to itself, vitest waits for the test at hand or leaves servers behind (endTests in bin/testing/run-tests.mjs). */
export function onInterrupt(stop: () => Promise<void>): void {
  process.once('SIGUSR2', () => void stop().finally(() => process.exit(1)));
}
