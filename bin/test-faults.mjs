// npm run test:faults: kills the server and its database in 200 rounds while visitors sign up, and looks for what was promised.
import { build, install, main, runNode, tool } from './prepare.mjs';

main(() => {
  install();
  build();
  const rounds = process.env.FAULT_ROUNDS || '200';
  return runNode([tool('vitest'), 'run', '--config', 'vitest.e2e.config.ts', 'tests/e2e/server/promises.e2e.ts'], { env: { FAULT_ROUNDS: rounds } });
});
