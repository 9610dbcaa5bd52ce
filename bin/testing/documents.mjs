// npm run test:documents: hostile documents in great number, of which `npm test` takes a sample: against everything that
// reads them, through the calls that store and publish them, and on pages in a browser.
//   npm run test:documents -- 2000      so many instead of 10,000

import { build, install, main } from '../prepare.mjs';
import { findBrowser, findHeadlessShell } from './machine.mjs';
import { endTests, runTests } from './run-tests.mjs';
import { conclude } from './test-summary.mjs';

const number = process.argv[2] ?? '10000';
if (!/^\d+$/.test(number)) throw new Error(`“${number}” is no number of documents.`);
const env = { FOYER_DOCUMENTS: number, CHROMIUM: findHeadlessShell(), CHROMIUM_WITH_WINDOWS: findBrowser() };
const runs = [
  ['Documents against all that reads them', ['tests/sweeps/hostile-documents.test.tsx', '--retry=0']],
  ['Documents through the calls', ['tests/sweeps/stored-documents.test.ts', '--retry=0']],
  ['Documents in a browser', ['--config', 'vitest.e2e.config.ts', 'tests/e2e/blocks.e2e.ts', '-t', 'mean ill', '--retry=0']],
];

main(async () => {
  install();
  build();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endTests);
  const outcomes = [];
  for (const [title, args] of runs) outcomes.push(await runTests(title, args, env));
  return conclude(outcomes);
});
