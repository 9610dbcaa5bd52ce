// npm run handbook: makes the pictures of the handbook anew from the demo, one for each chapter and language.
import { build, install, main } from '../prepare.mjs';
import { endTests, runTests } from './run-tests.mjs';
import { conclude } from './test-summary.mjs';

main(async () => {
  install();
  build();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endTests);
  return conclude([await runTests('Pictures of the handbook', ['--config', 'vitest.handbook.config.ts', '--retry=0'])]);
});
