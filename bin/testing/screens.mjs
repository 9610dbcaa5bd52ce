// npm run test:screens: axe, widths and the keyboard on every screen of the back office, of which `npm test` takes a sample.
//   npm run test:screens -- events      only those whose address begins with /cms-hub/events
import { build, install, main } from '../prepare.mjs';
import { endTests, runTests } from './run-tests.mjs';
import { conclude } from './test-summary.mjs';

const [part] = process.argv.slice(2);

main(async () => {
  install();
  build();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endTests);
  const only = part ? ['-t', `/cms-hub/${part}`] : [];
  return conclude([await runTests('Screens of the back office', ['--config', 'vitest.screens.config.ts', '--retry=0', ...only])]);
});
