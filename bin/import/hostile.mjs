// npm run test:import: generated rules and mutated files in great number, of which `npm test` takes a sample.
//   npm run test:import -- 2000      so many of each instead of 10,000

import { install, main } from '../prepare.mjs';
import { endTests, runTests } from '../testing/run-tests.mjs';
import { conclude } from '../testing/test-summary.mjs';

main(async () => {
  install();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endTests);
  const env = { FOYER_IMPORTS: process.argv[2] ?? '10000' };
  return conclude([
    await runTests(
      'Rules and mutated files',
      [
        'src/features/import/ical/rules-judged.test.ts',
        'src/features/import/reports/mutations.test.ts',
        'src/features/import/reports/stored-mutations.test.ts',
        '--retry=0',
      ],
      env,
    ),
  ]);
});
