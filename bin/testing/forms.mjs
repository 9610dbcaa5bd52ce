// npm run test:forms: hostile submissions of forms in great number, of which `npm test` takes a sample. Prints what became of them.
//   npm run test:forms -- 20000      so many instead of 5,000

import { install, main } from '../prepare.mjs';
import { endTests, runTests } from './run-tests.mjs';
import { conclude } from './test-summary.mjs';

const number = process.argv[2] ?? '5000';
if (!/^\d+$/.test(number)) throw new Error(`“${number}” is no number of submissions.`);

main(async () => {
  install();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endTests);
  return conclude([await runTests('Hostile submissions of forms', ['src/features/forms/server/hostile.test.ts', '--retry=0'], { FOYER_SUBMISSIONS: number })]);
});
