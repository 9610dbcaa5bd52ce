// npm run test:restores: all tests of restores and of a database that moves, of which `npm test` takes a sample.
import { install, main } from '../prepare.mjs';
import { endTests, runTests } from './run-tests.mjs';
import { conclude } from './test-summary.mjs';

main(async () => {
  install();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endTests);
  return conclude([await runTests('Restores', ['src/features/backup/restore/restore.test.ts', '--retry=0'], { FOYER_RESTORES: '1' })]);
});
