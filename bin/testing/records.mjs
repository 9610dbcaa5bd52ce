// npm run test:records: hostile bodies in great number, of which `npm test` takes a sample, against the calls of all records.
//   npm run test:records -- 2000      so many instead of 10,000

import { install, main } from '../prepare.mjs';
import { endTests, runTests } from './run-tests.mjs';
import { conclude } from './test-summary.mjs';

const number = process.argv[2] ?? '10000';
if (!/^\d+$/.test(number)) throw new Error(`“${number}” is no number of bodies.`);

main(async () => {
  install();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endTests);
  return conclude([await runTests('Hostile bodies against records', ['tests/sweeps/records/hostile-records.test.ts', '--retry=0'], { FOYER_RECORDS: number })]);
});
