// npm run test:searches: hostile searches in great number, of which `npm test` takes a sample.
//   npm run test:searches -- 2000      so many instead of 10,000

import { install, main } from '../prepare.mjs';
import { endTests, runTests } from '../testing/run-tests.mjs';
import { conclude } from '../testing/test-summary.mjs';

main(async () => {
  install();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endTests);
  const env = { FOYER_SEARCHES: process.argv[2] ?? '10000' };
  return conclude([await runTests('Hostile searches', ['src/features/search/hostile-queries.test.ts', '--retry=0'], env)]);
});
