// npm run test:firefox: the journeys whose subject differs from browser to browser, in the machine's Firefox or Debian's.
import { build, install, main } from '../prepare.mjs';
import { findFirefox } from './machine.mjs';
import { endTests, runTests } from './run-tests.mjs';
import { conclude } from './test-summary.mjs';

main(async () => {
  install();
  const FIREFOX = findFirefox();
  build();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endTests);
  return conclude([await runTests('Journeys in Firefox', ['--config', 'vitest.firefox.config.ts', '--retry=0'], { FIREFOX })]);
});
