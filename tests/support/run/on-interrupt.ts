/**
 * Runs `stop` and ends vitest when the run is interrupted (endTests in bin/testing/run-tests.mjs): left to itself, vitest either
 * waits for the test at hand or ends at once, and leaves the servers behind that the whole run has started.
 */
export function onInterrupt(stop: () => Promise<void>): void {
  process.once('SIGUSR2', () => void stop().finally(() => process.exit(1)));
}
