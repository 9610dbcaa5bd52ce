// npm run test:soak: the journeys many times over, without a second try, and with all that moves. Here those are hunted that pass only mostly:
//   npm run test:soak -- 20 cart booking      twenty rounds of the files whose name contains one of these
//   TEST_PAUSE=250 npm run test:soak          with a pause after each thing that a test does
//   TEST_SLOWDOWN=4 npm run test:soak         with a browser that is four times slower

import { build, install, main } from './prepare.mjs';
import { findBrowser, findHeadlessShell } from './testing/machine.mjs';
import { endTests, runTests } from './testing/run-tests.mjs';
import { conclude } from './testing/test-summary.mjs';

const words = process.argv.slice(2);
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 10);
const files = words.filter((word) => !/^\d+$/.test(word));

main(async () => {
  install();
  const browsers = { CHROMIUM: findHeadlessShell(), CHROMIUM_WITH_WINDOWS: findBrowser() };
  build();
  const outcomes = [];
  let isOver = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isOver = true;
      endTests();
    });
  }
  for (let round = 1; round <= rounds && !isOver; round++) {
    const env = { ...browsers, TEST_MOTION: '1', FOYER_EVIDENCE: `test-results/soak-${round}` };
    outcomes.push(await runTests(`Round ${round} of ${rounds}`, ['--config', 'vitest.e2e.config.ts', '--retry=0', ...files], env));
  }
  return conclude(outcomes);
});
